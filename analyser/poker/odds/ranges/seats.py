"""What each seat of a situation can hold, with weights, how often it wins with it, and its odds.

A known hand is treated as a range of one holding, and an unknown hand as a range of all possible
holdings, so that all seats can be counted in the same way.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, combinations, zip_longest
from types import MappingProxyType
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import Card
from analyser.poker.errors import EmptiedRangeError, TooManyDealsError
from analyser.poker.games.game import MOST_SEATS
from analyser.poker.odds.limits import too_many
from analyser.poker.odds.record import HandOdds, Odds, SeatOdds, category_names
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.holdings import HAND_OF, STARTING_HANDS
from analyser.poker.ranges.matchups import holding_sets, share_a_card
from analyser.poker.ranges.range import FULL, RANDOM, Range, in_holdings
from analyser.poker.ranking.arrays import Numbers, Sums, Weights


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
    """Return the ``possible`` holdings of a range; None: of all. Raises EmptiedRangeError."""
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
    """Return in how many ways seats can have holdings; of four seats or more, about how many."""
    apart = [
        (~share_a_card(one.holdings[:, np.newaxis], other.holdings)).astype(np.float64)
        for one, other in combinations(seats, 2)
    ]
    if len(seats) == 3:
        first, second, third = apart
        return int((first * (second @ third.T)).sum())
    every = math.prod(map(len, seats))
    return round(every * math.prod(float(pair.mean()) for pair in apart))


POT: Final = math.lcm(*range(1, MOST_SEATS + 1))
"""The units in a pot: however many seats share the pot, each gets a whole number of units."""


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

    def add_won(self, by_holding: Sums, winners: int) -> None:
        """Add deals, by holding, won as one of ``winners`` seats; ``deals`` stay as they are."""
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
        none = [np.zeros((2, len(seat))) for seat in seats]
        return cls(0, [SeatCounts(0, 0, 0, [], *by_holding) for by_holding in none])

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


Counts: TypeAlias = npt.NDArray[np.float64] | npt.NDArray[np.int64]
"""A sum for each starting hand. The sums are floats; NumPy's type hints also allow integers."""

_PLACES: Final = {hand: place for place, hand in enumerate(STARTING_HANDS)}
_HAND_NUMBERS: Final[Numbers] = np.array([_PLACES[hand] for hand in HAND_OF], np.intp)
"""For each holding the index of its starting hand in ``STARTING_HANDS``."""

_ENOUGH: Final = 100
"""With fewer deals than this, no standard error is computed from their variance."""


def range_odds(situation: Situation, seats: Sequence[SeatRange], counts: RangeCounts) -> Odds:
    """Return the record of exact odds that these counts of ranges give."""
    both = zip(seats, counts.seats, strict=True)
    every = [_seat_odds(situation, seat, counted, counts.deals) for seat, counted in both]
    scale = math.prod(seat.scale for seat in seats) if situation.ranges else None
    return Odds(situation.game.key, counts.deals, True, tuple(every), situation, scale=scale)


def _seat_odds(situation: Situation, seat: SeatRange, counted: SeatCounts, deals: int) -> SeatOdds:
    share = Fraction(counted.pots, POT * deals)
    names = category_names(situation.game) if counted.categories else ()
    by_category = MappingProxyType(dict(zip(names, counted.categories, strict=True)))
    win, tie = counted.wins, counted.ties
    basic = win, tie, deals - win - tie, float(share), by_category, share
    if seat.range is None:
        return SeatOdds(*basic)
    hands = hands_of(seat, counted.deals, counted.shares)
    return SeatOdds(*basic, range=str(seat.range), combos=combos_of(seat), hands=hands)


def combos_of(seat: SeatRange) -> int | float:
    """Return the sum of the weights of a seat's possible holdings."""
    return in_holdings(int(seat.weights.sum()) * FULL // seat.scale)


def hands_of(
    seat: SeatRange, deals: Sums, shares: Sums, squares: Sums | None = None
) -> Mapping[str, HandOdds]:
    """Return the odds of a seat's starting hands by name.

    ``deals``, ``shares``, ``squares``: sums by holding; ``squares`` of shares for an estimate only.
    """
    hands = _HAND_NUMBERS[seat.holdings]
    size = len(STARTING_HANDS)
    weights = np.bincount(hands, seat.weights, size) * (FULL // seat.scale)
    had, won = np.bincount(hands, deals, size), np.bincount(hands, shares, size)
    errors: list[float | None] = [None] * size
    if squares is not None:
        errors = _errors(had, won, np.bincount(hands, squares, size))
    odds = {}
    for hand in np.flatnonzero(weights).tolist():
        equity = float(won[hand] / had[hand]) if had[hand] else None
        odds[STARTING_HANDS[hand]] = HandOdds(in_holdings(int(weights[hand])), equity, errors[hand])
    return MappingProxyType(odds)


def _errors(deals: Counts, shares: Counts, squares: Counts) -> list[float | None]:
    """Return the standard error of starting hands' mean shares; None with few deals."""
    enough = deals >= _ENOUGH
    counted = np.where(enough, deals, _ENOUGH)
    variances = np.maximum(squares - shares * shares / counted, 0) / (counted - 1)
    # At least 1 / deals, because the next share may differ even if all so far are equal.
    errors = np.maximum(np.sqrt(variances / counted), 1 / counted).tolist()
    return [error if is_known else None for error, is_known in zip(errors, enough, strict=True)]
