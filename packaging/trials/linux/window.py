"""Use the program from source on a virtual screen: by screen reader and keyboard, at 1x and 2x.

    python packaging/build.py window-proof

The things that a screen reader would find are read from the accessibility bus, and activated
through it. Keys come from a virtual keyboard. Nothing is clicked. Pictures of the screen are saved
in build/window. What each key lets a screen reader say is checked by `heard-proof`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

from product import BUILD, NAME, ROOT
from tools import BuildError, say
from trials.linux.screen import (
    CELLS,
    HAND,
    HAND_IS,
    QUIET,
    Screen,
    Thing,
    screen,
    started,
    step,
    wait_for_the_end,
)

PICTURES: Final = BUILD / "window"
SOURCE: Final = (sys.executable, "-m", "analyser")
SCALES: Final = {1: "1280x900x24", 2: "2560x1800x24"}
"""The scale factors, each with the size of a screen that is large enough."""

LINE: Final = "AhKh v QsQd @ QhJh2c"
LINE_PLACES: Final = {"Ace of hearts": "seat A", "Queen of spades": "seat B"}
FILE: Final = """\
8C TS KC 9H 4S 7D 2S 5D 3S AC
5C AD 5D AC 9C 7C 5H 8D TD KS
"""
"""A file of hands, one on each line."""
PARTS: Final = ("ctrl+i", "ctrl+shift+b", "ctrl+shift+a", "ctrl+shift+l", "ctrl+k")
"""The keys that open parts of the window and further windows: why, nuts, range, list, practice."""
MOST_STOPS: Final = 90
"""The most Tab stops that a window may have."""


def pick_and_take_back(display: Screen, home: Path) -> None:
    """Find cards by name, pick them and take them back as a screen reader does; read the answer."""
    cells = [thing.name for thing in display.things() if thing.role == "list item"]
    if len(cells) != 52 or len(set(cells)) != 52:
        raise BuildError(f"the deck has {len(cells)} cards: {'; '.join(cells)}")
    for card in HAND:
        display.activate("list item", card)
        display.find(f"^{card}, in seat A$", "list item")
    display.find(HAND_IS)
    display.activate("list item", HAND[0])
    display.find(f"^{HAND[0]}$", "list item")


def type_a_line(display: Screen, home: Path) -> None:
    """Type one line into the entry: seats, board and all."""
    display.press("ctrl+l")
    display.type(LINE)
    display.key("Return")
    for card, place in LINE_PLACES.items():
        display.find(f"^{card}, in {place}", "list item")
    display.find("^Verdict: ")


def go_around_by_tab(display: Screen, home: Path) -> None:
    """Press Tab until the focus has been on every stop of the window; each must have a name."""
    stops: list[str] = []
    display.focus(f"(.* - )?{NAME}$")
    for _ in range(MOST_STOPS):
        display.key("Tab")
        stop = focused(display)
        if stop is None or not stop.name:
            raise BuildError(f"Tab comes to something nameless after “{(stops or ['?'])[-1]}”")
        if stop.name in stops:
            say(f"          {len(stops)} stops of Tab: {'; '.join(stops)}")
            return
        stops.append(stop.name)
    raise BuildError(f"Tab does not come around: {'; '.join(stops)}")


def focused(display: Screen) -> Thing | None:
    """Return the thing that has the focus; if a cell has it, the Qt table or list of the cell."""
    where = [thing for thing in display.things() if thing.focused]
    others = [thing for thing in where if thing.role not in CELLS]
    if len(others) > 1:
        raise BuildError(f"the keyboard is at several places: {others}")
    return next(iter(others or where), None)


def require_names(display: Screen, home: Path) -> None:
    """Check that everything that can have the focus has a name."""
    nameless = [thing for thing in display.things() if thing.focusable and not thing.name]
    if nameless:
        raise BuildError(f"something takes the keyboard and has no name: {nameless}")


def open_every_part(display: Screen, home: Path) -> None:
    """Open the parts one after the other; everything in them must have a name."""
    known = "|".join({re.escape(thing.name) for thing in display.things()})
    for key in PARTS:
        display.press(key)
        display.find(f"^(?!(?:{known})$).")
        require_names(display, home)
        display.picture(PICTURES / f"{key}.png")
        display.key("Escape")


def read_a_file(display: Screen, home: Path) -> None:
    """Open a file of hands by its dialog, and read its rows."""
    file = home / "hands.txt"
    file.write_text(FILE, encoding="utf-8")
    display.press("ctrl+alt+o")
    asked = "Open a file of hands"
    display.find(f"^{asked}", "dialog")
    display.focus(asked)
    display.type(str(file))
    display.key("Return")
    for seat in "AB":
        display.find(f"Seat {seat}")
    require_names(display, home)


FLOWS: Final[dict[str, Callable[[Screen, Path], None]]] = {
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
        running(display, Path(name), scale) as program,
    ):
        display.find(f"^{HAND[0]}$", "list item")
        for what, flow in FLOWS.items():
            with step(what):
                flow(display, Path(name))
            display.picture(PICTURES / f"{flow.__name__}-{scale}x.png")
        display.press("ctrl+q")
        wait_for_the_end(program)


def running(
    display: Screen, home: Path, scale: int, program: Sequence[str | Path] = SOURCE, **more: Any
) -> AbstractContextManager[subprocess.Popen[str]]:
    """Run the program, from source or another, with its own empty settings until the block ends.

    `more`: options of Popen.
    """
    own = {"HOME": str(home), "XDG_CONFIG_HOME": f"{home}/config", "XDG_DATA_HOME": f"{home}/data"}
    variables = {**display.environment, **own, **QUIET, "QT_SCALE_FACTOR": str(scale)}
    return started(program, variables, cwd=ROOT, **more)


def main(arguments: Sequence[str]) -> int:
    """Go through every flow at every scale."""
    for scale in SCALES:
        say(f"{NAME} at {scale}x")
        prove(scale)
    say(f"pictures: {PICTURES}")
    return 0
