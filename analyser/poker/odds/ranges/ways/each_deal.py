"""Counts any number of ranges by counting every choice of holdings as known hands.

A choice gives each seat one of its holdings. Choices that differ only by a renaming of suits that
keeps the board and the dead cards have equal counts, so only one of each such group is counted.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from analyser.poker.cards import Card
from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import Steps
from analyser.poker.odds.board.tally import count_known_hands
from analyser.poker.odds.ranges.distinct_boards import renamings
from analyser.poker.odds.ranges.seats import (
    POT,
    RangeCounts,
    SeatRange,
    choices_of_holdings,
    weights_of_choices,
)
from analyser.poker.odds.record import Odds
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.holdings import HOLDINGS
from analyser.poker.ranges.matchups import Numbers, holdings_renamed

MOST_CHOICES: Final = 3_000_000
"""The most choices to list: larger arrays would take too much memory."""

_IN_A_NUMBER: Final = 6
"""The most holdings whose numbers fit into one 64-bit number, in which choices are compared."""

_REMEMBERED: Final = 10_000
"""The most choices in the cache of a board, which makes painting a range faster."""

CardSet = tuple[Card, ...]
"""The board, or the dead cards."""
Hands = tuple[tuple[Card, ...], ...]
"""Two cards for each seat."""


def count_each_deal(
    board: CardSet, dead: CardSet, seats: Sequence[SeatRange]
) -> Steps[RangeCounts]:
    """Count the deals of all choices of holdings; yield the progress, 0 to 1."""
    choices = choices_of_holdings(seats)
    kinds, of_choice = kinds_of_choices(choices, seats, board, dead)
    weights = weights_of_choices(choices, seats)
    of_kind = np.zeros(len(kinds), weights.dtype)
    np.add.at(of_kind, of_choice, weights)
    counts = RangeCounts.zero(seats)
    counted = cached_counts(board, dead)
    deals = 0
    pots = np.zeros((len(seats), len(kinds)))
    for at, (first, weight) in enumerate(zip(kinds.tolist(), of_kind.tolist(), strict=True)):
        yield at / len(kinds)
        numbers = [seat.holdings[choices[first, number]] for number, seat in enumerate(seats)]
        hands = tuple(HOLDINGS[number] for number in numbers)
        known = counted.get(hands)
        if known is None:
            if len(counted) == _REMEMBERED:
                counted.clear()
            known = counted[hands] = count_known_hands(Situation(HOLDEM, hands, board, dead))
        deals = known.boards
        for number, (seat, found) in enumerate(zip(counts.seats, known.seats, strict=True)):
            pot = found.share * deals
            seat.wins += weight * found.win
            seat.ties += weight * found.tie
            seat.pots += weight * int(pot * POT)
            seat.add_categories(weight * count for count in found.categories.values())
            pots[number, at] = pot
    counts.deals = deals * int(of_kind.sum())
    every = weights.astype(np.float64)
    for number, seat in enumerate(counts.seats):
        places = choices[:, number]
        seat.deals += np.bincount(places, every, len(seat.deals)) * deals
        seat.shares += np.bincount(places, every * pots[number, of_choice], len(seat.deals))
    return counts


def estimated_choices(board: CardSet, dead: CardSet, seats: Sequence[SeatRange]) -> float:
    """Estimate how many choices ``count_each_deal`` counts; infinite above ``MOST_CHOICES``."""
    choices = math.prod(map(len, seats))
    return choices / len(_renamings(board, dead, seats)) if choices <= MOST_CHOICES else math.inf


def _renamings(board: CardSet, dead: CardSet, seats: Sequence[SeatRange]) -> Numbers:
    """Return the renamings that keep all known cards; none if a choice fits into no number."""
    if len(seats) > _IN_A_NUMBER:
        return renamings(board, dead)[:1]
    return renamings(board, dead, [seat for seat in seats if len(seat) == 1])


@lru_cache(maxsize=1)
def cached_counts(_board: CardSet, _dead: CardSet) -> dict[Hands, Odds]:
    """Return the odds cached for one board and dead cards; other ones start an empty cache."""
    return {}


def kinds_of_choices(
    choices: Numbers, seats: Sequence[SeatRange], board: CardSet, dead: CardSet
) -> tuple[Numbers, Numbers]:
    """Group choices that only suits tell apart: indices of one of each, and each one's group."""
    ways = _renamings(board, dead, seats)
    if len(ways) == 1:
        return np.arange(len(choices)), np.arange(len(choices))
    least = np.full(len(choices), np.iinfo(np.int64).max)
    for way in ways:
        code = np.zeros(len(choices), np.int64)
        for places, seat in zip(choices.T, seats, strict=True):
            code = code * len(HOLDINGS) + holdings_renamed()[way, seat.holdings[places]]
        least = np.minimum(least, code)
    _, kinds, of_choice = np.unique(least, return_index=True, return_inverse=True)
    return kinds, of_choice
