"""Use the program from source on a virtual screen: by screen reader and keyboard, at 1x and 2x.

    python packaging/build.py window-proof

The things that a screen reader would find are read from the accessibility bus, and activated
through it. Keys come from a virtual keyboard. Nothing is clicked. Pictures of the screen are saved
in build/window.
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
HAND_IS: Final = "Two pair, aces and eights, jack kicker"
DUEL: Final = (
    *("Ace of hearts", "King of hearts", "Queen of spades", "Queen of diamonds"),
    *("Queen of hearts", "Jack of hearts", "Two of clubs", "Seven of diamonds", "Three of spades"),
)
DUEL_IS: Final = "Verdict: Seat B wins, three of a kind beats high card"
DUEL_HEARD: Final = "Seat B wins, three of a kind"
"""The short form of the verdict, which is announced."""
LINE: Final = "AhKh v QsQd @ QhJh2c"
LINE_IS: Final = "Verdict: Seat B leads and is the favourite, three of a kind beats high card"
BEATS_IS: Final = ("341 of 990 hands beat you, 9 tie.", "1: Middle set, jacks, Three jacks, Q-2")
FOOT_IS: Final = (
    "A call needs 33.33%",
    "Seat A has 11 outs (11 of 45, 24.44%)",
    "Flop: Seat A 33.84%",
)
"""Sentences below the bar that are expected for that line."""
LIST: Final = ("KcQc9c8c2c", "6h6c6dKhKs")
LIST_IS: Final = (
    "Place 1, line 2: Full house, sixes full of kings",
    "Place 2, line 1: Flush, K-Q-9-8-2",
)
"""The sentences of the rows, as a screen reader listens."""
FILE: Final = """\
8C TS KC 9H 4S 7D 2S 5D 3S AC
5C AD 5D AC 9C 7C 5H 8D TD KS
"""
"""A file of hands, one on each line."""
FILE_IS: Final = ("Seat B", "Seat A")
RANGE_KEYS: Final = ("ctrl+Home", "space", "Right", "space", "shift+Down")
RANGE_IS: Final = ("A A pair, 3 of 3", "A K suited, 3 of 3", "K K pair, 3 of 3")
"""The cells expected after `RANGE_KEYS` in an empty range, beside a known ace and king of hearts.
"""
MENUS: Final = {"f": "Save table", "e": "Undo", "g": "Add a seat", "v": "Dark", "h": "About"}
"""The letter that opens each menu, and the beginning of one of its entries."""
MOST_STOPS: Final = 60
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

    def lose(self, role: str, start: str) -> None:
        """Wait until no thing with this role has a name that begins with `start`.

        Raises:
            BuildError: such a thing stays.
        """
        end = time.monotonic() + PATIENCE
        while any(
            thing.role == role and thing.name.startswith(start) for thing in self.display.things()
        ):
            if time.monotonic() > end:
                raise BuildError(f"the {role} “{start}” does not go away")
            time.sleep(0.1)

    def find_cell(self, start: str, part: str) -> Thing:
        """Wait for the cell of a Qt table whose name begins with `start` and contains `part`."""
        return self.display.find(
            f"a table cell “{start} … {part}”",
            lambda thing: (
                thing.role == "table cell" and thing.name.startswith(start) and part in thing.name
            ),
        )

    def read(self, text: str) -> None:
        """Wait until a text can be read somewhere in the window."""
        self.display.find(f"“{text}”", lambda thing: text in thing.name or text in thing.text)

    def hear(self, text: str) -> None:
        """Wait until an announcement contains this text.

        Raises:
            BuildError: there is no such announcement.
        """
        end = time.monotonic() + PATIENCE
        while text not in (heard := self._heard.read_text(encoding="utf-8")):
            if time.monotonic() > end:
                raise BuildError(f"“{text}” is not announced, but: {heard}")
            time.sleep(0.1)

    def focused(self) -> Thing | None:
        """Return the thing that has the focus; if a cell has it, the Qt table or list of the cell.

        Return None if nothing has the focus.

        Raises:
            BuildError: several things say that they have the focus.
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


def choose_and_compare(user: User) -> None:
    """Clear the table, ask which hand wins, and pick two hands and a board."""
    user.display.activate("push button", "Clear")
    user.find("push button", "Which hand wins?")
    user.display.activate("push button", "Which hand wins?")
    user.find("push button", "Seat B, card 1: empty")
    places = ["in seat A"] * 2 + ["in seat B"] * 2 + ["in the board"] * 5
    for card, place in zip(DUEL, places, strict=True):
        user.pick(card, f"{card}, {place}")
    user.read(DUEL_IS)
    user.hear(DUEL_HEARD)


def type_a_line(user: User) -> None:
    """Type one line into the entry: seats, board and all."""
    user.display.press("ctrl+l")
    user.display.type(LINE)
    user.display.key("Return")
    user.read(LINE_IS)  # read it: it is not announced when the user comes back to the table


def go_around_by_tab(user: User, title: str = f"(.* - )?{NAME}$") -> None:
    """Press Tab until the focus has been on every stop of a window; check that each has a name.

    Raises:
        BuildError: a stop has no name, or there are too many stops.
    """
    stops: list[str] = []
    for _ in range(MOST_STOPS):
        user.display.focus(title)
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
    """Check that everything that can have the focus has a name.

    Raises:
        BuildError: a thing has no name.
    """
    nameless = [thing for thing in user.display.things() if thing.focusable and not thing.name]
    if nameless:
        raise BuildError(f"something takes the keyboard and has no name: {nameless}")


def open_every_menu(user: User) -> None:
    """Open each menu with its letter, read an entry, and leave it."""
    for letter, entry in MENUS.items():
        user.display.press(f"alt+{letter}")
        user.find("menu item", entry, start=True)
        user.display.key("Escape", "Escape")
        user.lose("menu item", entry)


def hold_a_range(user: User) -> None:
    """Give a seat a range with one hand, and read the range at the poker table."""
    user.display.press("ctrl+shift+a")
    user.find("list item", "9 9 pair, none of 6", start=True)
    user.display.activate("list item", "9 9 pair")
    user.find("list item", "9 9 pair, 6 of 6 in the range", start=True)
    require_names(user)
    user.keep("range")
    user.display.focus("Seat B's range")
    user.display.key("Escape")
    user.read("Seat B's range: 99")


def edit_a_range_by_keys(user: User) -> None:
    """Give a seat a range with arrow keys and Space, then as a text, and remove it."""
    user.display.press("ctrl+shift+a")
    user.find("list item", "A A pair", start=True)
    title = "Seat B's range"
    user.display.focus(title)
    user.display.key("ctrl+z")  # undo the previous flow's range
    user.find("list item", "9 9 pair, none of 6", start=True)
    user.display.key(*RANGE_KEYS)
    for hand in RANGE_IS:
        user.find("list item", f"{hand} in the range", start=True)
    go_around_by_tab(user, title)
    user.keep("range-by-keys")
    user.display.focus(title)
    user.display.key("Escape")
    user.read("Seat B's range: KK+, AKs")


def read_a_file(user: User) -> None:
    """Open a file of hands, move along its rows, filter them, and put one on the table."""
    file = user.home / "hands.txt"
    file.write_text(FILE, encoding="utf-8")
    user.display.press("ctrl+alt+o")
    asked = "Open a file of hands"
    user.find("dialog", asked, start=True)
    user.display.focus(asked)
    user.display.type(str(file))
    user.display.key("Return")
    title = f"Hands in {file.name}"
    for line, winner in enumerate(FILE_IS, 1):
        user.find_cell(f"Line {line}", winner)
    require_names(user)
    go_around_by_tab(user, title)
    user.keep("file")
    user.display.focus(title)
    user.display.key("ctrl+f")
    user.display.type("ace high beats")
    user.lose("table cell", "Line 2")
    user.find_cell("Line 1", FILE_IS[0])
    user.display.key("Escape")
    user.display.key("ctrl+w")


def list_hands(user: User) -> None:
    """Type hands into the list, and read them in order."""
    user.display.press("ctrl+shift+l")
    user.find("text", "Hands, one on a line")
    user.display.focus("Compare a list of hands")
    for hand in LIST:
        user.display.type(hand)
        user.display.key("Return")
    for text in LIST_IS:
        user.find("table cell", text, start=True)
    require_names(user)
    user.keep("list")
    user.display.key("ctrl+w")


def read_why(user: User) -> None:
    """Open the pages and read the explanation."""
    user.display.press("ctrl+i")
    for page in ("Why", "Odds", "Lows", "Rules"):
        user.find("page tab", page)
    user.read("three of a kind beats high card")
    require_names(user)
    user.keep("why")
    user.display.press("ctrl+i")


def read_what_beats(user: User) -> None:
    """Ask with keys what the nuts is, what beats the hand, and what a call needs."""
    user.display.press("ctrl+shift+b")
    user.display.key(*["Down"] * 6)  # from sentence to sentence
    for text in BEATS_IS:
        user.hear(text)
    require_names(user)
    user.keep("beats")
    user.display.press("ctrl+shift+p")
    user.display.type("100")
    user.display.press("ctrl+shift+k")
    user.display.type("50")
    user.display.key("Return")
    for text in FOOT_IS:
        user.read(text)
    require_names(user)
    user.display.key("ctrl+i", "ctrl+i")  # to the page, as a screen reader listens; then close it
    user.lose("page tab", "Nuts")


def practise(user: User) -> None:
    """Answer questions with keys only: who wins, and which five cards play.

    Raises:
        BuildError: the focus is not on an answer, or the whole question is not said with it.
    """

    def come_to(name: str, *parts: str) -> None:
        user.display.find(
            f"the keyboard at “{name}”, described as {parts}",
            lambda thing: (
                thing.focused
                and thing.name == name
                and all(part in thing.description for part in parts)
            ),
        )

    user.display.press("ctrl+k")
    user.find("push button", "Split pot")
    user.display.focus("Who wins?")
    come_to("Seat A", "Seat A: ", "Seat B: ", "Board: ", "Who wins?")
    user.display.key("a")
    come_to("Next")
    user.hear("Seat ")
    user.display.key("Return")
    come_to("Seat A", "Who wins?")
    user.display.key(*["shift+Tab"] * 3)
    come_to("Which hand wins?")
    user.display.key("Down")
    user.hear("What is this hand? Choose its name, or the five cards that play")
    user.display.key("Tab", "Tab")
    for _ in range(5):
        user.display.key("Tab")
        card = user.focused()
        if card is None or not card.name.startswith(("Seat A: ", "Board: ")):
            raise BuildError(f"the keyboard is not at a card, but at {card}")
        user.display.key("space")
    come_to("Next")
    user.keep("practice")
    require_names(user)
    user.display.key("Escape")
    user.lose("push button", "Next")


FLOWS: Final[dict[str, Callable[[User], None]]] = {
    "cards are found by name, picked and taken back": pick_and_take_back,
    "two hands and a board are picked, and the verdict is said": choose_and_compare,
    "one line is typed, and the verdict is read": type_a_line,
    "Tab comes around, past names only": go_around_by_tab,
    "whatever takes the keyboard has a name": require_names,
    "every menu opens": open_every_menu,
    "the reasons are read": read_why,
    "what beats the hand is read, and what a call needs": read_what_beats,
    "a seat holds a range": hold_a_range,
    "a range is given with the arrows": edit_a_range_by_keys,
    "a list of hands is put in order": list_hands,
    "a file of hands is read": read_a_file,
    "questions are answered by keys": practise,
}


def prove(scale: int) -> None:
    """Go through every flow at this scale.

    Raises:
        BuildError: a flow fails; the message says what is wrong.
    """
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
