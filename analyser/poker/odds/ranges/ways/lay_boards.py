"""Counts ranges on any board: deals all but the last two missing cards in every way.

The last two cards are then counted at once by ``one_hand``, ``rank_all``, ``three_seats`` or
``each_holding``. They come after the first cards in the order of the deck, so that no board is
counted twice.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from itertools import combinations
from typing import Final

import numpy as np

from analyser.poker.cards import Card
from analyser.poker.generators import change_steps
from analyser.poker.odds.ranges.board_classes import BoardClasses
from analyser.poker.odds.ranges.counts import RangeCounts
from analyser.poker.odds.ranges.seats import SeatRange, can_be_held
from analyser.poker.odds.ranges.ways.each_holding import count_each_holding
from analyser.poker.odds.ranges.ways.one_hand import count_one_hand
from analyser.poker.odds.ranges.ways.rank_all import count_by_rank
from analyser.poker.odds.ranges.ways.three_seats import count_three_seats
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.matchups import Numbers

_AT_ONCE: Final = 2
"""The most cards to come that the ways count at once."""

# The measured times of the ways in nanoseconds, to choose the fastest.
_EACH_COMPARED: Final = 8
_EACH_CLASS: Final = 65
_EACH_COMPARISON: Final = 0.6
_EACH_BY_CARDS: Final = 1_200
_EACH_SHARING: Final = 5
_EACH_CHOICE: Final = 100_000
_EACH_START: Final = 1_500_000


def count_boards(
    situation: Situation, seats: Sequence[SeatRange]
) -> Generator[float, None, RangeCounts]:
    """Count two or more seats; yields the progress, 0 to 1."""
    total = RangeCounts.none(seats)
    starts = first_cards(situation)
    for at, (start, later) in enumerate(starts):
        boards = BoardClasses((*situation.board, *start), later, situation.to_board - len(start))
        fitting = [seat_without(seat, start) for seat in seats]
        parts = [part for part, _ in fitting]
        if not all(map(len, parts)):
            continue
        counts = yield from _part(boards, parts, at, len(starts))
        _add(total, counts, [places for _, places in fitting])
    return total


def seconds_of_boards(situation: Situation, seats: Sequence[SeatRange]) -> float:
    """Estimate the seconds that ``count_boards`` takes."""
    unseen, first = len(situation.unseen), max(0, situation.to_board - _AT_ONCE)
    boards = math.comb(unseen, situation.to_board)
    fixed = math.comb(unseen, first) * _EACH_START
    return (fixed + _cost(boards, seats, math.comb(unseen, first))) / 1e9


def _cost(boards: int, seats: Sequence[SeatRange], starts: int = 1) -> float:
    if _is_a_hand_against_another(seats):
        return boards * max(map(len, seats)) * _EACH_COMPARED
    return min(
        _cost_of_ranking(boards, seats),
        _cost_of_cards(boards, seats),
        _cost_of_holdings(boards, seats, starts),
    )


def _is_a_hand_against_another(seats: Sequence[SeatRange]) -> bool:
    """True for two seats of which at least one has a single holding."""
    return len(seats) == 2 and min(map(len, seats)) == 1


def _cost_of_ranking(boards: int, seats: Sequence[SeatRange]) -> float:
    """Estimate the nanoseconds that ``rank_all`` takes; infinite unless there are two seats."""
    if len(seats) != 2:
        return math.inf
    holdings = int(np.count_nonzero(seats[0].spread() | seats[1].spread()))
    return boards * holdings * _EACH_CLASS


def _cost_of_cards(boards: int, seats: Sequence[SeatRange]) -> float:
    """Estimate the nanoseconds that ``three_seats`` takes; infinite unless there are three."""
    if len(seats) != 3:
        return math.inf
    sizes = [len(seat) for seat in seats]
    return boards * sum(sizes) * (_EACH_BY_CARDS + max(sizes) * _EACH_SHARING)


def _cost_of_holdings(boards: int, seats: Sequence[SeatRange], starts: int = 1) -> float:
    """Estimate the nanoseconds that ``each_holding`` takes."""
    *sizes, largest = sorted(map(len, seats))
    choices = math.prod(sizes)
    return choices * (largest * boards * _EACH_COMPARISON + starts * _EACH_CHOICE)


def first_cards(situation: Situation) -> list[tuple[tuple[Card, ...], Sequence[Card]]]:
    """Return every choice of first cards, each with the cards that may come after them.

    The first cards are all but the last two that are to come; they may be none.
    """
    unseen = situation.unseen
    first = max(0, situation.to_board - _AT_ONCE)
    more = situation.to_board - first
    if not first:
        return [((), unseen)]
    return [
        (tuple([unseen[place] for place in places]), unseen[places[-1] + 1 :])
        for places in combinations(range(len(unseen) - more), first)
    ]


def seat_without(seat: SeatRange, cards: Sequence[Card]) -> tuple[SeatRange, Numbers]:
    """Return a seat without the holdings that contain some cards, and the indices of the others."""
    if not cards:
        return seat, np.arange(len(seat))
    places = np.flatnonzero(can_be_held((), cards)[seat.holdings])
    part = SeatRange(seat.range, seat.holdings[places], seat.weights[places], seat.scale)
    return part, places


def _part(
    boards: BoardClasses, seats: Sequence[SeatRange], at: int, of: int
) -> Generator[float, None, RangeCounts]:
    steps: Generator[float, None, RangeCounts]
    if _is_a_hand_against_another(seats):
        steps = count_one_hand(boards, seats)
    elif _cost_of_cards(len(boards), seats) < _cost_of_holdings(len(boards), seats):
        steps = count_three_seats(boards, seats)
    elif _cost_of_ranking(len(boards), seats) < _cost_of_holdings(len(boards), seats):
        steps = count_by_rank(boards, (seats[0], seats[1]))
    else:
        steps = count_each_holding(boards, seats)
    return (yield from change_steps(steps, lambda done: (at + done) / of))


def _add(total: RangeCounts, counts: RangeCounts, places: Sequence[Numbers]) -> None:
    """Add counts to the total. ``places``: for each seat the indices of the counted holdings."""
    for every, part, some in zip(total.seats, counts.seats, places, strict=True):
        for sums, added in ((every.deals, part.deals), (every.shares, part.shares)):
            sums[some] += added
        every.wins += part.wins
        every.ties += part.ties
        every.pots += part.pots
        assert part.categories is not None  # with a board they are counted
        every.add_categories(part.categories)
    total.deals += counts.deals
