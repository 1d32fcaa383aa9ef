"""The kinds of moves that there are, each with how often it is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from random_user.user import RandomUser

Do = Callable[["RandomUser"], object]


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of move."""

    name: str
    weight: float
    do: Do


KINDS: Final[list[Kind]] = []


def move(weight: float) -> Callable[[Do], Do]:
    """Make a function a kind of move; one of twice the weight is made twice as often."""

    def register(do: Do) -> Do:
        KINDS.append(Kind(do.__name__.replace("_", " "), weight, do))
        return do

    return register
