"""Counts ranges on all boards that can come, one board of each group of equivalent boards.

The boards are counted by ``each_choice`` or ``by_cards``, whichever is faster with these ranges.
"""

import math
from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Final, TypeAlias

import numpy as np

from analyser.poker.generators import Steps, as_part, change_steps
from analyser.poker.odds.ranges.board_classes import BoardClasses
from analyser.poker.odds.ranges.counts import RangeCounts, SeatCounts
from analyser.poker.odds.ranges.distinct_boards import distinct_boards, renamings
from analyser.poker.odds.ranges.seats import SeatRange
from analyser.poker.odds.ranges.ways.by_cards import count_by_cards
from analyser.poker.odds.ranges.ways.each_choice import count_each_choice
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.matchups import Numbers, holdings_renamed

_AT_ONCE: Final = 4096
"""The most boards that a way counts at once: their arrays take some 50 MB at most."""

_FEW: Final = 2
"""So many cards to come make few boards, which are counted at once."""

_LISTING: Final = 0.05
"""The progress, 0 to 1, at which all boards are listed."""

_WORTH_RENAMING: Final = 6e6
"""Boards are grouped only if counting all of them takes more nanoseconds than this."""

# The measured times of the ways in nanoseconds: their ratios choose the fastest, and their sums are
# what the user is told, so they were fitted to whole counts, the small ones too.
_EACH_COMPARISON: Final = 0.66
_EACH_CLASS: Final = 1.25
_EACH_WORD: Final = 7.6
_EACH_SUM: Final = 83
_EACH_BESIDE_A_HAND: Final = 155
_EACH_BY_CARD: Final = 568
_EACH_BOARD: Final = 1_090
_EACH_BATCH_OF_THREE: Final = 1_450_000
_EACH_LISTED: Final = 180
_EACH_HOLDING: Final = 550
_RENAMING: Final = 2_800_000
_ANY_BY_CARDS: Final = 610_000
_ANY_COUNT: Final = 1_210_000

_MORE_GROUPS: Final = 1.3
"""How many times more groups there are than if every renaming changed every board."""

Way: TypeAlias = Callable[[BoardClasses, Sequence[SeatRange]], Steps[RangeCounts]]


def by_boards(situation: Situation, seats: Sequence[SeatRange]) -> tuple[float, Steps[RangeCounts]]:
    """Return the seconds that counting any number of seats on all boards takes, and its steps."""
    boards, same = math.comb(len(situation.unseen), situation.to_board), np.zeros(1, np.intp)
    time, way = fastest(boards, seats)
    if time >= _WORTH_RENAMING:
        same = renamings(situation.board, situation.dead, seats)
        if len(same) > 1:
            time, way = fastest(math.ceil(boards / len(same) * _MORE_GROUPS), seats)
            time += _RENAMING + boards * _EACH_LISTED
    time += _ANY_COUNT + _EACH_HOLDING * sum(map(len, seats))
    return time / 1e9, _count(situation, seats, same, way)


def _count(
    situation: Situation, seats: Sequence[SeatRange], same: Numbers, way: Way
) -> Steps[RangeCounts]:
    """Count all boards, grouped by the renamings ``same``; yield the progress, 0 to 1."""
    board, to_come = situation.board, situation.to_board
    if len(same) == 1 and to_come <= _FEW:
        return (yield from way(BoardClasses.every(board, situation.unseen, to_come), seats))
    runouts, times = yield from change_steps(
        distinct_boards(situation.unseen, to_come, same), lambda done: _LISTING * done
    )
    total, done = RangeCounts.zero(seats), _LISTING
    for often in np.flatnonzero(np.bincount(times)).tolist():
        alike = runouts[times == often]
        for start in range(0, len(alike), _AT_ONCE):
            part = alike[start : start + _AT_ONCE].astype(np.intp)
            share = (1 - _LISTING) * len(part) / len(runouts)
            steps = way(BoardClasses(board, part), seats)
            counts = yield from as_part(steps, done / share, 1 / share)
            total.add(counts, often)
            done += share
    if len(same) > 1:
        for seat, counted in zip(seats, total.seats, strict=True):
            _add_renamed(seat, counted, same)
    return total


def fastest(boards: int, seats: Sequence[SeatRange]) -> tuple[float, Way]:
    """Return the nanoseconds that the fastest way to count so many boards takes, and this way."""
    *sizes, largest = sorted(map(len, seats))
    choices = math.prod(sizes)
    comparisons = choices * largest
    batches = -(-boards // _AT_ONCE)
    compared = (sum(sizes) + largest) * _EACH_CLASS
    if choices > 1:  # else the classes are compared with a single hand's at once
        compared += comparisons * _EACH_COMPARISON
    words = comparisons * 2 ** len(sizes) * _EACH_WORD
    works: list[tuple[float, Way]] = [(boards * compared + batches * words, count_each_choice)]
    if 1 < len(seats) < 4:
        each = _EACH_SUM
        if len(seats) == 3:
            each = _EACH_BESIDE_A_HAND if 1 in sizes else _EACH_BY_CARD
        # Seats with equal ranges are counted once.
        ranges = [(seat.holdings.tobytes(), seat.weights.tobytes()) for seat in seats]
        distinct = sum(dict(zip(ranges, map(len, seats), strict=True)).values())
        extra = _ANY_BY_CARDS + (batches * _EACH_BATCH_OF_THREE if len(seats) == 3 else 0)
        works.append((boards * (_EACH_BOARD + distinct * each) + extra, count_by_cards))
    return min(works, key=itemgetter(0))


def _add_renamed(seat: SeatRange, counts: SeatCounts, ways: Numbers) -> None:
    """Turn counts by holding on one board of each group into those on all boards.

    Renaming board and holding alike keeps a count, so each is the mean of the renamed ones.
    """
    places = np.searchsorted(seat.holdings, holdings_renamed()[ways][:, seat.holdings])
    counts.deals = counts.deals[places].sum(axis=0) / len(ways)
    counts.shares = counts.shares[places].sum(axis=0) / len(ways)
