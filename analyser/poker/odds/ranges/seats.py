"""What each seat of a situation may hold, as weights of the 1,326 holdings.

A known hand is a range of one holding, an unknown one a range of all that is left; so whatever the
seats are, they are counted alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import Card
from analyser.poker.errors import EmptiedRangeError
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.matchups import Numbers, holding_cards
from analyser.poker.ranges.range import RANDOM, Range
from analyser.poker.ranges.writing import FULL

Weights: TypeAlias = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class SeatRange:
    """What one seat may hold, the known cards of all places taken out.

    Attributes:
        range: the range it was given; None if its cards are known, or unknown as ``??``.
        holdings: the numbers of the holdings that are left to it, ascending.
        weights: the weight of each of them, above 0, in units of 1/``scale``.
        scale: 100 if some weight of the range is a fraction, else 1.
    """

    range: Range | None
    holdings: Numbers
    weights: Weights
    scale: int

    def spread(self) -> Weights:
        """Return the weights of all 1,326 holdings, by number."""
        every = np.zeros(len(RANDOM.weights), np.int64)
        every[self.holdings] = self.weights
        return every

    def __len__(self) -> int:
        return len(self.holdings)


def seat_ranges(situation: Situation) -> list[SeatRange]:
    """Return what each seat may hold. Raises EmptiedRangeError if nothing is left to one."""
    ranges = situation.ranges or (None,) * len(situation.hands)
    seats = []
    for number, (hand, given) in enumerate(zip(situation.hands, ranges, strict=True)):
        elsewhere = chain.from_iterable(
            other for seat, other in enumerate(situation.hands) if seat != number
        )
        seats.append(_seat(given, hand, [*situation.board, *situation.dead, *elsewhere]))
    return seats


def _seat(given: Range | None, hand: Sequence[Card], taken: Sequence[Card]) -> SeatRange:
    range_ = RANDOM if given is None else given
    scale = FULL if range_.weighted else 1
    weights = np.array(range_.weights, np.int64) // (FULL // scale)
    weights[~can_be_held(hand, taken)] = 0
    holdings = np.flatnonzero(weights)
    if not len(holdings):
        raise EmptiedRangeError(range=range_)
    return SeatRange(given, holdings, weights[holdings], scale)


def can_be_held(hand: Sequence[Card], taken: Sequence[Card]) -> npt.NDArray[np.bool_]:
    """Return which holdings have all of a seat's known cards and none that is taken elsewhere."""
    cards = holding_cards()
    there = np.ones(len(cards), np.bool_)
    for card in hand:
        there &= (cards == card.number).any(axis=1)
    for card in taken:
        there &= (cards != card.number).all(axis=1)
    return there
