"""What every way of counting ranges returns: counts by seat, and by holding of each seat."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.games.game import MOST_SEATS
from analyser.poker.odds.ranges.seats import SeatRange

POT: Final = math.lcm(*range(1, MOST_SEATS + 1))
"""The units in a pot: however many seats share the pot, each gets a whole number of units."""

Sums: TypeAlias = npt.NDArray[np.float64]
"""Sums of weights of deals: whole numbers below 2**53, which floating point represents exactly."""


@dataclass(slots=True, eq=False)
class SeatCounts:
    """The counts of one seat; each deal counts with its weight."""

    wins: int  # the deals that the seat wins alone
    ties: int  # the deals in which the seat ties
    pots: int  # the sum of the seat's shares of the pot, in units of 1/``POT``
    # The deals in which the seat ends up with each category of ``category_names``; empty if they
    # were not counted.
    categories: list[int]
    # The deals with each of the seat's holdings, in the order of ``SeatRange.holdings``.
    deals: Sums
    # For each holding the sum of the seat's shares of the pot. Only the ratio of ``shares`` to
    # ``deals`` is used, so both may have a common factor.
    shares: Sums

    @classmethod
    def zero(cls, seat: SeatRange) -> SeatCounts:
        """Return counts of 0 for a seat."""
        return cls(0, 0, 0, [], np.zeros(len(seat)), np.zeros(len(seat)))

    def add_won(self, by_holding: Sums, winners: int) -> None:
        """Add deals, by holding, that the seat wins, alone or as one of ``winners`` seats."""
        count = int(by_holding.sum())
        if winners == 1:
            self.wins += count
        else:
            self.ties += count
        self.pots += POT // winners * count
        self.shares += by_holding / winners

    def add_categories(self, more: Iterable[int]) -> None:
        """Add the numbers ``more`` to the deals by category, in the order of ``category_names``."""
        both = zip_longest(self.categories, more, fillvalue=0)
        self.categories = [count + another for count, another in both]


@dataclass(slots=True, eq=False)
class RangeCounts:
    """The counts over some deals, each of which counts with its weight."""

    deals: int  # the sum of the deals' weights
    # The counts of each seat: its wins, ties, shares of the pot and categories.
    seats: list[SeatCounts]

    @classmethod
    def zero(cls, seats: Sequence[SeatRange]) -> RangeCounts:
        """Return counts of 0 for all seats."""
        return cls(0, [SeatCounts.zero(seat) for seat in seats])

    def add(self, more: RangeCounts, times: int) -> None:
        """Add ``more``, the counts of other boards, multiplied by ``times``."""
        self.deals += times * more.deals
        for seat, part in zip(self.seats, more.seats, strict=True):
            seat.wins += times * part.wins
            seat.ties += times * part.ties
            seat.pots += times * part.pots
            seat.add_categories(times * count for count in part.categories)
            seat.deals += times * part.deals
            seat.shares += times * part.shares

    def multiply(self, factor: int) -> None:
        """Multiply all counts, except those by holding, of which only the ratio is used."""
        self.deals *= factor
        for seat in self.seats:
            seat.wins *= factor
            seat.ties *= factor
            seat.pots *= factor
            seat.categories = [count * factor for count in seat.categories]
