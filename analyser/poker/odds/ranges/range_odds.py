"""Turns the counts of ranges into the records of odds."""

import math
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from types import MappingProxyType
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.odds.ranges.counts import POT, RangeCounts, SeatCounts, Sums
from analyser.poker.odds.ranges.seats import SeatRange
from analyser.poker.odds.record import HandOdds, Odds, SeatOdds, category_names
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.holdings import HAND_OF, STARTING_HANDS
from analyser.poker.ranges.matchups import Numbers
from analyser.poker.ranges.range import FULL, in_whole

Counts: TypeAlias = npt.NDArray[np.float64] | npt.NDArray[np.int64]
"""A sum for each starting hand. The sums are floats; NumPy's type hints also allow integers."""

_ENOUGH: Final = 100
"""With fewer deals than this, no standard error is computed from their variance."""


def range_odds(situation: Situation, seats: Sequence[SeatRange], counts: RangeCounts) -> Odds:
    """Return the record of exact odds that these counts of ranges give."""
    every = [
        _seat_odds(situation, seat, counted, counts.deals)
        for seat, counted in zip(seats, counts.seats, strict=True)
    ]
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
    return in_whole(int(seat.weights.sum()) * FULL // seat.scale)


def hands_of(
    seat: SeatRange, deals: Sums, shares: Sums, squares: Sums | None = None
) -> Mapping[str, HandOdds]:
    """Return the odds of a seat's starting hands by name.

    ``deals``, ``shares``, ``squares``: sums by holding; ``squares`` of shares for an estimate only.
    """
    hands = _hand_numbers()[seat.holdings]
    size = len(STARTING_HANDS)
    weights = np.bincount(hands, seat.weights, size) * (FULL // seat.scale)
    had, won = np.bincount(hands, deals, size), np.bincount(hands, shares, size)
    errors: list[float | None] = [None] * size
    if squares is not None:
        errors = _errors(had, won, np.bincount(hands, squares, size))
    odds = {}
    for hand in np.flatnonzero(weights).tolist():
        equity = float(won[hand] / had[hand]) if had[hand] else None
        odds[STARTING_HANDS[hand]] = HandOdds(in_whole(int(weights[hand])), equity, errors[hand])
    return MappingProxyType(odds)


def _errors(had: Counts, won: Counts, squares: Counts) -> list[float | None]:
    """Return the standard error of starting hands' mean shares; None with few deals.

    It is at least 1 / deals, because the next share may differ even if all so far are equal.
    """
    enough = had >= _ENOUGH
    deals = np.where(enough, had, _ENOUGH)
    variances = np.maximum(squares - won * won / deals, 0) / (deals - 1)
    errors = np.maximum(np.sqrt(variances / deals), 1 / deals).tolist()
    return [error if is_known else None for error, is_known in zip(errors, enough, strict=True)]


@cache  # a single table
def _hand_numbers() -> Numbers:
    """Return for each holding the index of its starting hand in ``STARTING_HANDS``."""
    places = {hand: place for place, hand in enumerate(STARTING_HANDS)}
    return np.array([places[hand] for hand in HAND_OF], np.intp)
