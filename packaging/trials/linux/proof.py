"""Install the Debian package on a bare Debian, use it as people do, and remove it.

    python packaging/build.py deb-proof [SUITE]

These are the steps: install the package with apt; use the terminal; run the self-test; click cards
with the mouse, and read the verdict as a screen reader does; open a saved table and files of hands
by their types; remove the package, and check that nothing of it is left. This takes a minute or
two, and longer the first time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
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
from trials.linux.screen import CELLS, HAND, HAND_IS, QUIET, Screen, started, step, wait_for_the_end

PICTURES: Final = BUILD / "proof"

MATCH: Final = "9h Ks 9s Ah Ts Jd Qc 6d 5c"
"""The cards of seat A, of seat B and of the board on the table that is opened as a file."""
MATCH_IS: Final = r"^Verdict: .*\bA wins"

DESKTOP: Final = ("desktop-file-utils", "libglib2.0-bin", "shared-mime-info")
"""Packages that every desktop has: they find the program for a file."""


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
            root.run(PROGRAM, "--self-test", "/tmp/self-test", QT_QPA_PLATFORM="offscreen")
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
            display.click(display.find(f"^{card}", "list item"))
        display.find(HAND_IS)
        display.picture(PICTURES / "hand.png")
        display.require_class(PROGRAM)  # the class named in its launcher
        display.press("ctrl+k")
        display.find("Practice (?:pane|—)")
        display.picture(PICTURES / "practice.png")
        display.press("ctrl+q")
        wait_for_the_end(program)


def use_a_single_file(root: BareRoot, display: Screen, program: Path) -> None:
    """Run the portable program's self-test in the root, which by now has all parts of a desktop."""
    target = root.folder / HOME[1:] / program.name
    shutil.copyfile(program, target)
    target.chmod(0o755)
    results = f"{HOME}/self-test"
    words = (f"{HOME}/{program.name}", "--self-test", results)
    root.run(*words, user=True, **display.environment, **QUIET)
    target.unlink()


def open_a_table(root: BareRoot, display: Screen) -> None:
    """Let the desktop open a saved table, and read its verdict in the window."""
    with opened_by_type(root, display, f"match{FILE_SUFFIX}", saved_table(MATCH), MIME_TYPE):
        display.find(MATCH_IS)
        display.picture(PICTURES / "table.png")


def open_files_of_hands(root: BareRoot, display: Screen) -> None:
    """Let the desktop open a file of hands of each type, and read who wins in its rows."""
    for ending, file in HAND_FILES.items():
        name = f"hands{ending}"
        with opened_by_type(root, display, name, file.text, HANDS_TYPES[ending]):
            for winner in file.winners:
                display.find(rf"\b{winner}: ", *CELLS)
            display.picture(PICTURES / f"{name}.png")


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
    place = f"{HOME}/{name}"
    found = root.run("gio", "info", "--attributes=standard::content-type", place, user=True)
    expect(f"the type of {name}", kind, found.rpartition(": ")[2].strip())
    opener = root.run("gio", "mime", kind, user=True)
    expect("its program", f"{APPLICATION_ID}.desktop", opener.splitlines()[0].rpartition(": ")[2])
    with running(root, display, "sh", "-c", 'gio open "$1" && sleep 600', "sh", place):
        yield


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


def running(
    root: BareRoot, display: Screen, *words: str
) -> AbstractContextManager[subprocess.Popen[str]]:
    """Start a program as the ordinary user, on the screen; stop it when the block ends."""
    return started(root.command(words, user=True, **display.environment, **QUIET), {})


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
