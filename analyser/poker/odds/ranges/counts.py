"""The counts of ranges, whichever way is taken: totals of each seat, and of each holding."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.games.game import MOST_SEATS
from analyser.poker.odds.ranges.seats import SeatRange

POT: Final = math.lcm(*range(1, MOST_SEATS + 1))
"""Into how many parts a pot is cut, so that every share of it is a whole number of them."""

Sums: TypeAlias = npt.NDArray[np.float64]
"""Sums of weights of deals. They are whole, and if this is used they stay below 2**53, so that
floating point has them exactly."""


@dataclass(slots=True, eq=False)
class SeatCounts:
    """What comes of one seat. All counts are of deals, each with its weight.

    Attributes:
        wins: what it wins alone.
        ties: what it shares.
        pots: how much of the pots it gets, in parts of 1/``POT``.
        categories: how often it ends up with each category of ``category_names``; None if
            that was not counted.
        deals: how often it has each of its holdings, by their place in ``SeatRange.holdings``;
            these two are only ever compared with each other.
        shares: how many pots it gets with each of them.
    """

    wins: int
    ties: int
    pots: int
    categories: list[int] | None
    deals: Sums
    shares: Sums

    @classmethod
    def none(cls, seat: SeatRange) -> SeatCounts:
        """Return counts to begin with."""
        return cls(0, 0, 0, None, np.zeros(len(seat)), np.zeros(len(seat)))

    def add_categories(self, more: Iterable[int]) -> None:
        """Add how often it ends up with each category."""
        before, some = self.categories, list(more)
        self.categories = (
            some if before is None else [a + b for a, b in zip(before, some, strict=True)]
        )


@dataclass(slots=True, eq=False)
class RangeCounts:
    """What comes of all seats, and how many deals there are, each with its weight."""

    deals: int
    seats: list[SeatCounts]

    @classmethod
    def none(cls, seats: Sequence[SeatRange]) -> RangeCounts:
        """Return counts to begin with."""
        return cls(0, [SeatCounts.none(seat) for seat in seats])

    def multiply(self, factor: int) -> None:
        """Multiply all counts by a factor."""
        self.deals *= factor
        for seat in self.seats:
            seat.wins *= factor
            seat.ties *= factor
            seat.pots *= factor
            if seat.categories is not None:
                seat.categories = [count * factor for count in seat.categories]


def two_seats(
    seats: Sequence[SeatRange], deals: Sequence[Sums], wins: Sequence[Sums], ties: Sequence[Sums]
) -> RangeCounts:
    """Return the counts of two seats from those of their holdings, weights included."""
    counts = [
        SeatCounts(
            wins=(won := int(wins[at].sum())),
            ties=(shared := int(ties[at].sum())),
            pots=POT * won + POT // 2 * shared,
            categories=None,
            deals=deals[at],
            shares=wins[at] + ties[at] / 2,
        )
        for at in range(len(seats))
    ]
    return RangeCounts(int(deals[0].sum()), counts)
