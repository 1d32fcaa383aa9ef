"""The kinds of moves, and how often each of them is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QActionGroup

if TYPE_CHECKING:
    from random_user.user import RandomUser

Do = Callable[["RandomUser"], object]


@dataclass(frozen=True, slots=True)
class Kind:
    name: str
    weight: float
    do: Do


KINDS: Final[list[Kind]] = []


def move(weight: float) -> Callable[[Do], Do]:
    """Return a decorator: a function is a kind of move, made as often as ``weight`` says."""

    def register(do: Do) -> Do:
        KINDS.append(Kind(do.__name__.replace("_", " "), weight, do))
        return do

    return register


def press_one(name: str, weight: float, names: str) -> None:
    """Add a kind of move that presses one of these actions, or groups of them, of the window."""

    def press(user: RandomUser) -> None:
        found = getattr(user.window.window_actions, user.rng.choice(names.split()))
        user.press(user.rng.choice(found.actions()) if isinstance(found, QActionGroup) else found)

    KINDS.append(Kind(name, weight, press))


press_one("undo", 14, "undo")
press_one("redo", 10, "redo")
press_one(
    "change the table",
    10,
    "deal clear street street complete add_seat add_seat swap remove_seat unknown make_unknown "
    "dead take_back board seats",
)
press_one("deal by number", 1, "deal_number")
press_one("save the table", 3, "save save save_as")
press_one("ask for a range", 1, "hold_range")
press_one("choose looks", 3, "themes decks larger smaller plain_size")
press_one("fill the screen", 0.3, "full_screen")
press_one("show or hide what is beside", 2, "why why next_card type_anywhere")
press_one("teach", 2, "teach reveal reveal")
press_one("open a dialog", 0.45, "preferences preferences about about print")
