"""Install the Debian package on a bare Debian, use it as people do, and remove it.

    python packaging/build.py deb-proof [SUITE]

These are the steps: install the package with apt; use the terminal; run the self-test; click cards
with the mouse, and read the verdict as a screen reader does; open a saved table and files of hands
by their types; remove the package, and check that nothing of it is left. This takes a minute or
two, and longer the first time.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from linux import deb, portable
from product import (
    APPLICATION_ID,
    BUILD,
    DIST,
    FILE_SUFFIX,
    HANDS_TYPES,
    MIME_TYPE,
    PROGRAM,
    VERSION,
)
from tools import BuildError, say
from trials.hand_files import HAND_FILES, saved_table
from trials.linux import bare_root, screen
from trials.linux.bare_root import HOME, USER_ID, BareRoot
from trials.linux.screen import CELLS, PATIENCE, Screen, Thing

PICTURES: Final = BUILD / "proof"

HAND: Final = (
    "Ace of spades",
    "Ace of clubs",
    "Eight of spades",
    "Eight of clubs",
    "Jack of diamonds",
)
HAND_IS: Final = "Two pair, aces and eights"
MATCH: Final = "9h Ks 9s Ah Ts Jd Qc 6d 5c"
"""The cards of seat A, of seat B and of the board on the table that is opened as a file."""
MATCH_IS: Final = re.compile(r"Verdict: .*\bA wins")
PRACTICE: Final = "ctrl+k"
"""The key for exercises."""

OFFSCREEN: Final = {"QT_QPA_PLATFORM": "offscreen"}
QUIET: Final = {"QT_LOGGING_RULES": "qt.accessibility.atspi=false"}
"""Turns off Qt's log of questions of screen readers that it cannot answer."""
DESKTOP: Final = ("desktop-file-utils", "libglib2.0-bin", "shared-mime-info")
"""Packages that every desktop has: they find the program for a file."""


def reason_against() -> str:
    """Return why the package cannot be tried on this machine, or ""."""
    return bare_root.reason_against() or screen.reason_against()


def prove(package: Path, single_file: Path | None, suite: str) -> None:
    """Try a package from its installation to its removal and, in between, the portable program."""
    with bare_root.bare_root(suite) as root, screen.screen(root.shared, USER_ID) as display:
        shutil.copy(package, root.folder / "tmp")
        inside = Path("/tmp", package.name)
        with step("apt installs it"):
            root.apt("update")
            before = root.files()
            root.apt("install", inside)
        with step("the terminal face answers"):
            use_the_terminal(root)
        with step("the self-test passes"):
            root.run(PROGRAM, "--self-test", "/tmp/self-test", environment=OFFSCREEN)
        with step("a hand is clicked, and its verdict read"):
            click_a_hand(root, display)
        if single_file is not None:
            with step("the portable file passes its self-test"):
                use_a_single_file(root, display, single_file)
        with step("it is removed, and nothing is left"):
            remove(root, before)
        with step("apt installs it beside a desktop's tools"):
            root.apt("install", *DESKTOP)
            before = root.files()
            root.apt("install", inside)
        with step("a saved table opens by its type"):
            open_a_table(root, display)
        with step(f"files of hands open by their types: {', '.join(HAND_FILES)}"):
            open_files_of_hands(root, display)
        with step("it is removed once more, and its types with it"):
            remove(root, before)
            for kind in (MIME_TYPE, *HANDS_TYPES.values()):
                if APPLICATION_ID in root.run("gio", "mime", kind, user=True):
                    raise BuildError(f"the desktop still opens {kind} with the removed program")


@contextmanager
def step(what: str) -> Iterator[None]:
    """Print how long the block took, and what it did."""
    start = time.monotonic()
    yield
    say(f"{time.monotonic() - start:6.1f} s  {what}")


def use_the_terminal(root: BareRoot) -> None:
    """Analyse a hand and print the version, as an ordinary user."""
    answer = root.run(PROGRAM, "analyse", "Ac Jd 8s 8c As", user=True)
    if HAND_IS not in answer:
        raise BuildError(f"the terminal answers {answer} and not {HAND_IS}")
    expect("the version", f"{PROGRAM} {VERSION}", root.run(PROGRAM, "--version", user=True).strip())


def click_a_hand(root: BareRoot, display: Screen) -> None:
    """Click five cards with the mouse, read the hand's name, begin to practise, and quit."""
    with running(root, display, PROGRAM) as program:
        for card in HAND:
            display.click(display.find(card, partial(is_card, card)))
        display.find(f"“{HAND_IS}”", lambda thing: HAND_IS in thing.name)
        keep_picture(display, "hand")
        display.require_class(PROGRAM)  # the class named in its launcher
        display.press(PRACTICE)
        display.find("exercises", is_practice)
        keep_picture(display, "practice")
        display.press("ctrl+q")
        program.wait_for_the_end()


def use_a_single_file(root: BareRoot, display: Screen, program: Path) -> None:
    """Run the portable program's self-test in the root, which by now has all parts of a desktop."""
    target = root.folder / HOME[1:] / program.name
    shutil.copyfile(program, target)
    target.chmod(0o755)
    results = name_in_home("self-test")
    environment = display.environment | QUIET
    root.run(name_in_home(program.name), "--self-test", results, user=True, environment=environment)
    target.unlink()


def open_a_table(root: BareRoot, display: Screen) -> None:
    """Let the desktop open a saved table, and read its verdict in the window."""
    with opened_by_type(root, display, f"match{FILE_SUFFIX}", saved_table(MATCH), MIME_TYPE):
        display.find(MATCH_IS.pattern, lambda thing: MATCH_IS.match(thing.name) is not None)
        keep_picture(display, "table")


def open_files_of_hands(root: BareRoot, display: Screen) -> None:
    """Let the desktop open a file of hands of each type, and read who wins in its rows."""
    for ending, file in HAND_FILES.items():
        name = f"hands{ending}"
        with opened_by_type(root, display, name, file.text, HANDS_TYPES[ending]):
            for winner in file.winners:
                display.find(f"a hand that {winner} wins", partial(is_won_by, winner))
            keep_picture(display, name.replace(".", "-"))


@contextmanager
def opened_by_type(
    root: BareRoot, display: Screen, name: str, text: str, kind: str
) -> Iterator[None]:
    """Let the desktop open a file of the user's, as a double click on it does.

    The desktop finds the file's type by the file's name, and the program by the type.
    """
    file = root.folder / HOME[1:] / name
    file.write_text(text, encoding="utf-8")
    os.chown(file, USER_ID, USER_ID)
    place = name_in_home(name)
    found = root.run("gio", "info", "--attributes=standard::content-type", place, user=True)
    expect(f"the type of {name}", kind, found.rpartition(": ")[2].strip())
    opener = root.run("gio", "mime", kind, user=True)
    expect("its program", f"{APPLICATION_ID}.desktop", opener.splitlines()[0].rpartition(": ")[2])
    with running(root, display, "sh", "-c", 'gio open "$1" && sleep 600', "sh", place):
        yield


def name_in_home(name: str) -> str:
    """Return the path of a file in the user's folder."""
    return f"{HOME}/{name}"


def remove(root: BareRoot, before: set[str]) -> None:
    """Remove the program, and check that the root is as it was before."""
    root.apt("purge", "--autoremove", PROGRAM)
    after = root.files()
    names = (APPLICATION_ID, MIME_TYPE, *HANDS_TYPES.values(), PROGRAM)
    left = sorted(after - before) + root.mentions(names)
    if left:
        raise BuildError(f"the removed program leaves behind: {', '.join(left)}")
    if before - after:
        raise BuildError(f"its removal took along: {', '.join(sorted(before - after))}")


# -------------------------------------------------------------------------------------- the means


class Program:
    """The running program while its window is open."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        """Watch this process."""
        self._process = process

    def wait_for_the_end(self) -> None:
        """Check that the program ends by itself, with success and without output."""
        try:
            said, _ = self._process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            raise BuildError("the program does not end") from None
        if self._process.returncode or said:
            raise BuildError(f"the program ended with {self._process.returncode}: {said}")


@contextmanager
def running(root: BareRoot, display: Screen, *words: str) -> Iterator[Program]:
    """Start a program as the ordinary user, on the screen; stop it when the block ends."""
    process = subprocess.Popen(
        root.command(words, user=True, environment=display.environment | QUIET),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield Program(process)
    finally:
        process.kill()  # this also ends everything in its namespace
        process.communicate()


def is_card(card: str, thing: Thing) -> bool:
    """Whether a thing in the window is the deck's cell for this card."""
    return thing.role == "list item" and thing.name.startswith(card)


def is_practice(thing: Thing) -> bool:
    """Whether a thing is the window or the pane with exercises."""
    return re.search("Practice (?:pane|—)", thing.name) is not None


def is_won_by(name: str, thing: Thing) -> bool:
    """Whether a thing in the window is a row of hands, or a cell of one, that names this winner."""
    return thing.role in CELLS and re.search(rf"{name} wins|Winner: {name}", thing.name) is not None


def keep_picture(display: Screen, name: str) -> None:
    """Save a picture of the screen, for a person to look at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    display.picture(PICTURES / f"{name}.png")


def expect(what: str, wanted: str, found: str) -> None:
    """Check that `found` is as `wanted`; `what` is its name in the message."""
    if found != wanted:
        raise BuildError(f"{what} is “{found}” and not “{wanted}”")


def main(arguments: Sequence[str]) -> int:
    """Try the package that was built on a Debian: the oldest, or that on the command line."""
    package = deb.package_file()
    if not package.is_file():
        raise BuildError(f"{package} is missing; first: python packaging/build.py deb")
    single_file = DIST / portable.file_name()
    suite = arguments[0] if arguments else bare_root.SUITE
    prove(package, single_file if single_file.is_file() else None, suite)
    say(f"{package.name} installs, works and leaves nothing; pictures: {PICTURES}")
    return 0
