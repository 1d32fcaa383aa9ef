"""A seat of a table: a name, and the cards or the range that its player holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from analyser.poker.cards import UNKNOWN, Card, known
from analyser.poker.phrases import visible
from analyser.poker.ranges.range import Range

LONGEST_NAME: Final = 60
"""The most characters of a seat's name; what is longer is cut."""

SlotCards = tuple[Card | None, ...]
"""The slots of a place; None is an empty slot, ``UNKNOWN`` one whose card nobody has seen."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One player: a name, empty unless somebody gave one, and what the player holds.

    Attributes:
        name: the name.
        slots: the card slots, all of them empty if there is a range.
        range: what the player may hold, if that is all that is known; else None.
    """

    name: str = ""
    slots: SlotCards = ()
    range: Range | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that are known, in order."""
        return known(self.slots)

    @property
    def unknown(self) -> int:
        """How many of the cards are unknown."""
        return self.slots.count(UNKNOWN)


def tidy_name(name: str) -> str:
    """Return a name as it is kept: on one line, of a length to be shown, all of it to see."""
    seen = visible(name[: 4 * LONGEST_NAME])
    return " ".join(seen.split())[:LONGEST_NAME].rstrip()
