"""The possible holdings of each seat of a situation, with their weights.

A known hand is treated as a range of one holding, and an unknown hand as a range of all possible
holdings, so that all seats can be counted in the same way.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import Card
from analyser.poker.errors import EmptiedRangeError, TooManyDealsError
from analyser.poker.odds.limits import too_many
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.matchups import Numbers, holding_sets, share_a_card
from analyser.poker.ranges.range import FULL, RANDOM, Range

Weights: TypeAlias = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class SeatRange:
    """The holdings that one seat can have, without those with a card known to be elsewhere."""

    range: Range | None  # the seat's range; None if its cards are known, or unknown (``??``)
    holdings: Numbers  # the numbers of the possible holdings, ascending
    weights: Weights  # the weight of each of these holdings, above 0, in units of 1/``scale``
    scale: int  # 100 if some weight of the range is a fraction, else 1

    def spread(self) -> Weights:
        """Return the weights of all 1,326 holdings, 0 for holdings that the seat cannot have."""
        every = np.zeros(len(RANDOM.weights), np.int64)
        every[self.holdings] = self.weights
        return every

    def __len__(self) -> int:
        return len(self.holdings)


def seat_ranges(situation: Situation) -> list[SeatRange]:
    """Return each seat's possible holdings. Raises EmptiedRangeError if a seat has none."""
    ranges = situation.ranges or (None,) * len(situation.hands)
    known = {*situation.board, *situation.dead, *chain.from_iterable(situation.hands)}
    possible = {hand: can_be_held(hand, known.difference(hand)) for hand in {*situation.hands}}
    hands = zip(ranges, situation.hands, strict=True)
    return [_seat_range(given, possible[hand]) for given, hand in hands]


def _seat_range(given: Range | None, possible: npt.NDArray[np.bool_]) -> SeatRange:
    range_ = RANDOM if given is None else given
    each = bytes(range_.weights)
    weights = np.frombuffer(each, np.uint8)
    scale = 1 if each.count(0) + each.count(FULL) == len(each) else FULL
    holdings = (weights * possible).nonzero()[0]
    if not len(holdings):
        raise EmptiedRangeError(range=range_)
    return SeatRange(given, holdings, weights[holdings].astype(np.int64) * scale // FULL, scale)


def can_be_held(hand: Iterable[Card], taken: Iterable[Card]) -> npt.NDArray[np.bool_]:
    """Return for all 1,326 holdings whether they have all of ``hand`` and none of ``taken``."""
    own, gone = (sum({1 << card.number for card in cards}) for cards in (hand, taken))
    can_be: npt.NDArray[np.bool_] = holding_sets() & (own | gone) == own
    return can_be


def choices_of_holdings(seats: Sequence[SeatRange]) -> Numbers:
    """Return all ways, a row of indices each, to give the seats holdings without a shared card."""
    if len(seats) == 1:
        return np.arange(len(seats[0]))[:, np.newaxis]
    rows = np.zeros((1, 0), np.intp)
    taken = np.zeros(1, np.int64)
    for seat in seats:
        sets = holding_sets()[seat.holdings]
        before, place = np.nonzero((taken[:, np.newaxis] & sets) == 0)
        rows = np.column_stack((rows[before], place))
        taken = taken[before] | sets[place]
    return rows


def weights_of_choices(
    choices: Numbers, seats: Sequence[SeatRange]
) -> npt.NDArray[np.int64 | np.object_]:
    """Return the weight of each choice, in Python integers if 64 bits could overflow."""
    most = math.prod(int(seat.weights.max()) for seat in seats) * len(choices)
    kind = np.int64 if most < np.iinfo(np.int64).max else object
    weights = np.ones(len(choices), kind)
    for places, seat in zip(choices.T, seats, strict=True):
        weights = weights * seat.weights[places].astype(kind)
    return weights


def too_many_for_ranges(situation: Situation, seats: Sequence[SeatRange]) -> TooManyDealsError:
    """Return the error that there are too many deals to count, with their number."""
    left, wide = len(situation.unseen), 0
    narrow = []
    for seat, missing in zip(seats, situation.to_seats, strict=True):
        if missing == 2 and len(seat) == math.comb(left, 2):  # any two cards
            wide += 1
        elif missing:
            narrow.append(seat)
    deals = _count_choices(narrow)
    left -= sum(situation.to_seats) - 2 * wide
    for _ in range(wide):
        deals *= math.comb(left, 2)
        left -= 2
    is_exact = len(narrow) <= 3  # of more, ``_count_choices`` estimates
    return too_many(deals * math.comb(left, situation.to_board), is_exact=is_exact)


def _count_choices(seats: Sequence[SeatRange]) -> int:
    """Return how many ways give the seats holdings without a shared card; above three, about."""
    apart = [
        (~share_a_card(one.holdings[:, np.newaxis], other.holdings)).astype(np.float64)
        for one, other in combinations(seats, 2)
    ]
    if len(seats) == 3:
        first, second, third = apart
        return int((first * (second @ third.T)).sum())
    every = math.prod(map(len, seats))
    return round(every * math.prod(float(pair.mean()) for pair in apart))
