"""A seat of a table: a name, and the cards or the range that its player holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from analyser.poker.cards import UNKNOWN, Card, known
from analyser.poker.phrases import visible

if TYPE_CHECKING:  # most seats have no range
    from analyser.poker.ranges.range import Range

LONGEST_NAME: Final = 60
"""The most characters of a seat's name; a longer name is cut."""

SlotCards = tuple[Card | None, ...]
"""The slots of a seat or the board; None is an empty one, ``UNKNOWN`` one with an unknown card."""


class Seat(NamedTuple):
    """One player: a name, and cards or a range."""

    name: str = ""  # the name that the user gave, or ""
    slots: SlotCards = ()  # the card slots, all of them empty if there is a range
    range: Range | None = None  # the range of the player, or None
    bet: int | None = None  # how many chips the player is in for in all, or None if unknown
    wager: int | None = None  # the chips of the bet by this player that others face, or None
    to_call: int | None = None  # the chips it takes this player to call, or None if it is not said
    all_in: bool = False  # whether the player has nothing more to pay

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that are known, in order."""
        return known(self.slots)

    @property
    def unknown(self) -> int:
        """How many of the seat's cards are unknown."""
        return self.slots.count(UNKNOWN)


class Stakes(NamedTuple):
    """Chips on a table besides the pot and the seats' bets."""

    folded_bets: tuple[int, ...] = ()  # the chips of players who folded and have no seat here
    dead_money: int = 0  # chips in the main pot that are nobody's bet, such as antes


NO_STAKES: Final = Stakes()


def tidy_name(name: str) -> str:
    """Return a name that can be stored: one line, no control characters, with "…" if it is cut."""
    tidied = " ".join(visible(name[: 4 * LONGEST_NAME]).split())
    return tidied if len(tidied) <= LONGEST_NAME else f"{tidied[: LONGEST_NAME - 1].rstrip()}…"
