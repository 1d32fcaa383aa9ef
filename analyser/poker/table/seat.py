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
"""The slots of a place; None is an empty slot, ``UNKNOWN`` a slot with an unknown card."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One player: a name, and cards or a range.

    Attributes:
        name: the name that the user gave, or "".
        slots: the card slots, all of them empty if there is a range.
        range: the range of the player, or None.
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
    """Return a name fit to be stored: one line, limited length, no control characters."""
    seen = visible(name[: 4 * LONGEST_NAME])
    return " ".join(seen.split())[:LONGEST_NAME].rstrip()
