"""Computes the number of deals if seats have ranges, for the error that there are too many."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations

import numpy as np

from analyser.poker.errors import TooManyDealsError
from analyser.poker.odds.limits import too_many
from analyser.poker.odds.ranges.seats import SeatRange
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.matchups import share_a_card


def too_many_for_ranges(situation: Situation, seats: Sequence[SeatRange]) -> TooManyDealsError:
    """Return the error that there are too many deals to count, with their number."""
    left, wide = len(situation.unseen), 0
    narrow = []
    for seat, missing in zip(seats, situation.to_seats, strict=True):
        if missing == 2 and len(seat) == math.comb(left, 2):  # any two cards
            wide += 1
        elif missing:
            narrow.append(seat)
    deals = _choices(narrow)
    left -= sum(situation.to_seats) - 2 * wide
    for _ in range(wide):
        deals *= math.comb(left, 2)
        left -= 2
    return too_many(deals * math.comb(left, situation.to_board), is_exact=len(narrow) <= 3)


def _choices(seats: Sequence[SeatRange]) -> int:
    """Return the ways to give seats holdings apart; an estimate above three seats."""
    apart = [
        (~share_a_card(one.holdings[:, np.newaxis], other.holdings)).astype(np.float64)
        for one, other in combinations(seats, 2)
    ]
    if len(seats) == 3:
        first, second, third = apart
        return int((first * (second @ third.T)).sum())
    every = math.prod(map(len, seats))
    return round(every * math.prod(float(pair.mean()) for pair in apart))
