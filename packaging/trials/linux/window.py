"""Use the program from source on a virtual screen: by screen reader and keyboard, at 1x and 2x.

    python packaging/build.py window-proof

The things that a screen reader would find are read from the accessibility bus, and activated
through it. Keys come from a virtual keyboard. Nothing is clicked. Pictures of the screen are saved
in build/window. What each key lets a screen reader say is checked by `heard-proof`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from product import BUILD, NAME, ROOT
from tools import BuildError, say
from trials.linux.screen import CELLS, PATIENCE, SYSTEM_PYTHON, Screen, Thing, screen

PICTURES: Final = BUILD / "window"
EARS: Final = Path(__file__).resolve().parent / "hear_window.py"
SCALES: Final = {1: "1280x900x24", 2: "2560x1800x24"}
"""The scale factors, each with the size of a screen that is large enough."""

HAND: Final = (
    "Ace of spades",
    "Ace of clubs",
    "Eight of spades",
    "Eight of clubs",
    "Jack of diamonds",
)
HAND_IS: Final = "Two pair, aces and eights"
LINE: Final = "AhKh v QsQd @ QhJh2c"
LINE_PLACES: Final = {"Ace of hearts": "seat A", "Queen of spades": "seat B"}
LINE_IS: Final = "Verdict: "
FILE: Final = """\
8C TS KC 9H 4S 7D 2S 5D 3S AC
5C AD 5D AC 9C 7C 5H 8D TD KS
"""
"""A file of hands, one on each line."""
PARTS: Final = {
    "why": "ctrl+i",
    "nuts": "ctrl+shift+b",
    "range": "ctrl+shift+a",
    "list": "ctrl+shift+l",
    "practice": "ctrl+k",
}
"""Parts of the window and further windows, by the key that opens them."""
MOST_STOPS: Final = 90
"""The most Tab stops that a window may have."""


class User:
    """A person who uses the program without a mouse."""

    def __init__(self, display: Screen, home: Path, heard: Path, scale: int) -> None:
        """Use the program on a screen. `heard`: the file to which it writes its announcements."""
        self.display = display
        self.home = home
        self._heard = heard
        self._scale = scale

    def keep(self, name: str) -> None:
        """Save a picture of the screen, for a person to look at."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.display.picture(PICTURES / f"{name}-{self._scale}x.png")

    def pick(self, card: str, after: str) -> None:
        """Activate a card of the deck; `after`: the name it must have then."""
        self.display.activate("list item", card)
        self.find("list item", after)

    def find(self, role: str, name: str, start: bool = False) -> Thing:
        """Wait for a thing with this role and name; `start`: its name may go on after `name`."""
        return self.display.find(
            f"the {role} “{name}”",
            lambda thing: (
                thing.role == role
                and (thing.name == name or (start and thing.name.startswith(name)))
            ),
        )

    def names(self) -> set[str]:
        """Return the names of all that is shown."""
        return {thing.name for thing in self.display.things()}

    def read(self, text: str) -> None:
        """Wait until a text can be read somewhere in the window."""
        self.display.find(f"“{text}”", lambda thing: text in thing.name or text in thing.text)

    def hear(self, text: str) -> None:
        """Wait until an announcement contains this text."""
        end = time.monotonic() + PATIENCE
        while text not in (heard := self._heard.read_text(encoding="utf-8")):
            if time.monotonic() > end:
                raise BuildError(f"“{text}” is not announced, but: {heard}")
            time.sleep(0.1)

    def focused(self) -> Thing | None:
        """Return the thing that has the focus; if a cell has it, the Qt table or list of the cell.

        Return None if nothing has the focus.
        """
        where = [thing for thing in self.display.things() if thing.focused]
        others = [thing for thing in where if thing.role not in CELLS]
        if len(others) > 1:
            raise BuildError(f"the keyboard is at several places: {others}")
        return next(iter(others or where), None)


def pick_and_take_back(user: User) -> None:
    """Find cards by name, pick them and take them back as a screen reader does; read the answer."""
    cells = [thing.name for thing in user.display.things() if thing.role == "list item"]
    if len(cells) != 52 or len(set(cells)) != 52:
        raise BuildError(f"the deck has {len(cells)} cards: {'; '.join(cells)}")
    for card in HAND:
        user.pick(card, f"{card}, in seat A")
    user.read(HAND_IS)
    user.hear(HAND_IS)
    user.pick(HAND[0], HAND[0])


def type_a_line(user: User) -> None:
    """Type one line into the entry: seats, board and all."""
    user.display.press("ctrl+l")
    user.display.type(LINE)
    user.display.key("Return")
    for card, place in LINE_PLACES.items():
        user.find("list item", f"{card}, in {place}", start=True)
    user.read(LINE_IS)


def go_around_by_tab(user: User) -> None:
    """Press Tab until the focus has been on every stop of the window; each must have a name."""
    stops: list[str] = []
    user.display.focus(f"(.* - )?{NAME}$")
    for _ in range(MOST_STOPS):
        user.display.key("Tab")
        stop = user.focused()
        if stop is None or not stop.name:
            raise BuildError(f"Tab comes to something nameless after “{(stops or ['?'])[-1]}”")
        if stop.name in stops:
            say(f"          {len(stops)} stops of Tab: {'; '.join(stops)}")
            return
        stops.append(stop.name)
    raise BuildError(f"Tab does not come around: {'; '.join(stops)}")


def require_names(user: User) -> None:
    """Check that everything that can have the focus has a name."""
    nameless = [thing for thing in user.display.things() if thing.focusable and not thing.name]
    if nameless:
        raise BuildError(f"something takes the keyboard and has no name: {nameless}")


def open_every_part(user: User) -> None:
    """Open the parts one after the other; everything in them must have a name."""
    before = user.names()
    for part, key in PARTS.items():
        user.display.press(key)
        user.display.find(f"what {key} opens", lambda thing: thing.name not in before)
        require_names(user)
        user.keep(part)
        user.display.key("Escape")


def read_a_file(user: User) -> None:
    """Open a file of hands by its dialog, and read its rows."""
    file = user.home / "hands.txt"
    file.write_text(FILE, encoding="utf-8")
    user.display.press("ctrl+alt+o")
    asked = "Open a file of hands"
    user.find("dialog", asked, start=True)
    user.display.focus(asked)
    user.display.type(str(file))
    user.display.key("Return")
    user.read("Seat A")
    user.read("Seat B")
    require_names(user)


FLOWS: Final[dict[str, Callable[[User], None]]] = {
    "cards are found by name, picked and taken back": pick_and_take_back,
    "one line is typed, and the verdict is read": type_a_line,
    "Tab comes around, past names only": go_around_by_tab,
    "whatever takes the keyboard has a name": require_names,
    "every part opens, with names": open_every_part,
    "a file of hands is read": read_a_file,
}


def prove(scale: int) -> None:
    """Go through every flow at this scale."""
    with (
        tempfile.TemporaryDirectory() as name,
        screen(Path(name), os.getuid(), SCALES[scale]) as display,
        hearing(display, Path(name, "heard")) as heard,
        running(display, Path(name), scale) as program,
    ):
        user = User(display, Path(name), heard, scale)
        user.find("list item", HAND[0])
        for what, flow in FLOWS.items():
            start = time.monotonic()
            flow(user)
            say(f"{time.monotonic() - start:6.1f} s  {what}")
            user.keep(flow.__name__)
        display.press("ctrl+q")
        said, _ = program.communicate(timeout=PATIENCE)
        if program.returncode or said:
            raise BuildError(f"the program ended with {program.returncode}: {said}")


@contextmanager
def hearing(display: Screen, file: Path) -> Iterator[Path]:
    """Write the program's announcements into a file until the block ends."""
    with file.open("w", encoding="utf-8") as out:
        ears = subprocess.Popen(
            [SYSTEM_PYTHON, EARS],
            env={**os.environ, **display.environment, "PYTHONWARNINGS": "ignore"},
            stdout=out,
        )
        try:
            while "ready" not in file.read_text(encoding="utf-8"):
                if ears.poll() is not None:
                    raise BuildError("nobody listens to what the program announces")
                time.sleep(0.1)
            yield file
        finally:
            ears.terminate()
            ears.wait()


@contextmanager
def running(display: Screen, home: Path, scale: int) -> Iterator[subprocess.Popen[str]]:
    """Run the program from source, with its own empty settings, until the block ends."""
    process = subprocess.Popen(
        [sys.executable, "-m", "analyser"],
        cwd=ROOT,
        env={
            **os.environ,
            **display.environment,
            "HOME": str(home),
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_DATA_HOME": str(home / "data"),
            "QT_SCALE_FACTOR": str(scale),
            # Qt logs each question of a screen reader that it cannot answer.
            "QT_LOGGING_RULES": "qt.accessibility.atspi=false",
        },
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def main(arguments: Sequence[str]) -> int:
    """Go through every flow at every scale."""
    for scale in SCALES:
        say(f"{NAME} at {scale}x")
        prove(scale)
    say(f"pictures: {PICTURES}")
    return 0
