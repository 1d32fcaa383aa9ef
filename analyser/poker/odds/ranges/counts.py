"""What counting ranges comes to, however it is done: who wins, and what each holding is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.odds.odds import Winners
from analyser.poker.odds.ranges.seats import SeatRange

Sums: TypeAlias = npt.NDArray[np.float64]
"""Sums of weights of deals. They are whole numbers that stay below 2**53, so that floating point
has them exactly; it is what NumPy multiplies fastest."""


@dataclass(slots=True, eq=False)
class SeatCounts:
    """What comes of one seat, by the places of its holdings in ``SeatRange.holdings``.

    Attributes:
        deals: the weight of the deals in which it has each holding.
        shares: how much of the pot it gets in them, a pot being 1.
        categories: the weight of the deals in which it ends up with each category of
            ``category_names``; None where nobody counted that.
    """

    deals: Sums
    shares: Sums
    categories: Sums | None = None


@dataclass(slots=True, eq=False)
class RangeCounts:
    """What comes of all seats.

    Attributes:
        verdicts: the weight of the deals that each set of seats wins or shares.
        seats: what comes of each of them.
    """

    verdicts: Counter[Winners] = field(default_factory=Counter)
    seats: list[SeatCounts] = field(default_factory=list)

    @classmethod
    def none(cls, seats: Sequence[SeatRange]) -> RangeCounts:
        """Return counts to begin with."""
        each = [SeatCounts(np.zeros(len(seat)), np.zeros(len(seat))) for seat in seats]
        return cls(Counter(), each)

    def add(self, more: RangeCounts) -> None:
        """Add what was counted on other boards."""
        self.verdicts.update(more.verdicts)
        for seat, other in zip(self.seats, more.seats, strict=True):
            seat.deals += other.deals
            seat.shares += other.shares
            if other.categories is not None:
                none = np.zeros(len(other.categories))
                seat.categories = (none if seat.categories is None else seat.categories) + (
                    other.categories
                )
