"""Counts ranges on all boards that can come, one board of each group of equivalent boards.

The boards are counted by ``count_by_cards`` or, whichever is faster with these ranges, by comparing
every two hands on every board: the seat with the most holdings is the *last* seat; a *choice* gives
each other seat one of its holdings. The best class of a choice on each board is compared with the
classes of all holdings of the last seat, once for all holdings of a kind (see ``board_classes``).
The result of a comparison is one bit of a word, so this is the fastest way for narrow ranges and
for a known hand. Which boards share a card with a holding, and weights, are taken into account
afterwards.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import reduce
from operator import and_, itemgetter, mul
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import Steps, as_part, change_steps
from analyser.poker.odds.board.tally import category_places, distinct
from analyser.poker.odds.ranges.board_classes import EXACT, BoardClasses, matrix_product, packed
from analyser.poker.odds.ranges.distinct_boards import distinct_boards, suit_renamings
from analyser.poker.odds.ranges.seats import RangeCounts, SeatCounts, SeatRange, choices_of_holdings
from analyser.poker.odds.ranges.ways.by_cards import count_by_cards
from analyser.poker.odds.record import category_names
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.matchups import holding_sets, holdings_renamed
from analyser.poker.ranking.arrays import Bits, Flags, Numbers, Real, Sums
from analyser.poker.ranking.classes import NO_CLASS

_BOARDS_AT_ONCE: Final = 4096
"""The most boards that a way counts at once: their arrays take some 50 MB at most."""

_FEW_TO_COME: Final = 2
"""So many cards to come make few boards, which are counted at once."""

_LISTING: Final = 0.05
"""The progress, 0 to 1, at which all boards are listed."""

_WORTH_RENAMING: Final = 6e6
"""Boards are grouped only if counting all of them takes more nanoseconds than this."""

# The measured times of the ways in nanoseconds: their ratios choose the fastest, and by their sums
# a count is refused, so they were fitted to whole counts, the small ones too.
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
    time, way = fastest_way_on_boards(boards, seats)
    if time >= _WORTH_RENAMING:
        same = suit_renamings(situation.board, situation.dead, seats)
        if len(same) > 1:
            time, way = fastest_way_on_boards(math.ceil(boards / len(same) * _MORE_GROUPS), seats)
            time += _RENAMING + boards * _EACH_LISTED
    time += _ANY_COUNT + _EACH_HOLDING * sum(map(len, seats))
    return time / 1e9, _count(situation, seats, same, way)


def _count(
    situation: Situation, seats: Sequence[SeatRange], same: Numbers, way: Way
) -> Steps[RangeCounts]:
    """Count all boards, grouped by the renamings ``same``; yield the progress, 0 to 1."""
    board, to_come = situation.board, situation.to_board
    if len(same) == 1 and to_come <= _FEW_TO_COME:
        return (yield from way(BoardClasses.every(board, situation.unseen, to_come), seats))
    listing = distinct_boards(situation.unseen, to_come, same)
    runouts, times = yield from change_steps(listing, lambda done: _LISTING * done)
    total, done = RangeCounts.zero(seats), _LISTING
    for often in np.flatnonzero(np.bincount(times)).tolist():
        alike = runouts[times == often]
        for start in range(0, len(alike), _BOARDS_AT_ONCE):
            part = alike[start : start + _BOARDS_AT_ONCE].astype(np.intp)
            share = (1 - _LISTING) * len(part) / len(runouts)
            steps = way(BoardClasses(board, part), seats)
            counts = yield from as_part(steps, done / share, 1 / share)
            total.add(counts, often)
            done += share
    if len(same) > 1:
        for seat, counted in zip(seats, total.seats, strict=True):
            _average_over_renamings(seat, counted, same)
    return total


def fastest_way_on_boards(boards: int, seats: Sequence[SeatRange]) -> tuple[float, Way]:
    """Return the nanoseconds that the fastest way to count so many boards takes, and this way."""
    *sizes, largest = sorted(map(len, seats))
    choices = math.prod(sizes)
    comparisons = choices * largest
    batches = -(-boards // _BOARDS_AT_ONCE)
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


def _average_over_renamings(seat: SeatRange, counts: SeatCounts, renamings: Numbers) -> None:
    """Turn counts by holding on one board of each group into those on all boards."""
    # Renaming board and holding alike keeps a count, so each is the mean of the renamed ones.
    places = np.searchsorted(seat.holdings, holdings_renamed()[renamings][:, seat.holdings])
    counts.deals = counts.deals[places].sum(axis=0) / len(renamings)
    counts.shares = counts.shares[places].sum(axis=0) / len(renamings)


_COMPARISONS_AT_ONCE: Final = 1 << 23
"""About how many comparisons are made at once: their bits fit into a cache."""

_ROWS_WORTH: Final = 80
"""Adding up so many rows by matrix product takes as long as adding them by category."""

_FEW_CHOICES: Final = 16
"""For at most so many choices the last seat's categories are counted faster with bits."""


Often: TypeAlias = npt.NDArray[np.uint16]
"""Numbers of boards, which are counted a few thousand at a time."""


def count_each_choice(boards: BoardClasses, seats: Sequence[SeatRange]) -> Steps[RangeCounts]:
    """Count the deals of any number of seats on all boards; yield the progress, 0 to 1."""
    counts = RangeCounts.zero(seats)
    order = sorted(range(len(seats)), key=lambda seat: len(seats[seat]))
    by_size = [seats[seat] for seat in order]
    tally = _ChoiceTally(boards, by_size, [counts.seats[seat] for seat in order])
    choices = choices_of_holdings(by_size[:-1])
    at_once = max(1, _COMPARISONS_AT_ONCE // (len(by_size[-1]) * len(boards)))
    for start in range(0, len(choices), at_once):
        yield start / len(choices)
        counts.deals += tally.add(choices[start : start + at_once])
    return counts


class _Seat:
    """The holdings of one seat, and its counts."""

    def __init__(
        self, seat: SeatRange, counts: SeatCounts, kinds: Numbers, fits: Real, there: Bits
    ) -> None:
        self.held, self.counts, self.kind_of = seat, counts, kinds
        # The kinds of the holdings, and for each holding the index of its own among them.
        self.kinds, self.of_kind = distinct(kinds)
        # Whether holding and board share no card, of shape (holdings, boards); and the same as
        # bits, of shape (words, holdings).
        self.fits, self.there = fits, there


class _ChoiceTally:
    """Adds up the counts of some seats, of which the last one has the most holdings."""

    def __init__(
        self, boards: BoardClasses, seats: Sequence[SeatRange], counts: Sequence[SeatCounts]
    ) -> None:
        # Looking up the classes of all seats at once is faster than seat by seat.
        every = np.concatenate([seat.holdings for seat in seats])
        self._classes, kinds = boards.by_kind(every)
        self._places = category_places(HOLDEM).take(self._classes)
        most = math.prod([int(seat.weights.sum()) for seat in seats])
        self._real: np.dtype[np.floating] = np.dtype(np.float32 if most < EXACT else np.float64)
        flags = boards.fits(every)
        fits, there = flags.astype(self._real), np.ascontiguousarray(packed(flags).T)
        self._seats, end = [], 0
        for seat, counted in zip(seats, counts, strict=True):
            at = slice(end, end := end + len(seat))
            self._seats.append(_Seat(seat, counted, kinds[at], fits[at], there[:, at]))

    def add(self, choices: Numbers) -> int:
        """Add the deals of choices of all seats but the last, as rows; return their weight."""
        *first, last = self._seats
        chosen = [*zip(first, choices.T, strict=True)]
        there = [seat.there[:, at, np.newaxis] for seat, at in chosen]
        every = reduce(and_, there, last.there[:, np.newaxis])
        weights = self._weights(choices)
        deals = self._add_winners(choices, weights, every)
        real = weights.astype(self._real)
        alone = np.ones((1, len(last.fits.T)), self._real)
        fits = reduce(mul, [seat.fits[at] for seat, at in chosen] or [alone])
        left = matrix_product(real, last.fits)
        left *= fits
        for seat, at in chosen:
            seat.counts.add_categories(self._by_category(seat, seat.of_kind[at], left))
        if len(choices) <= _FEW_CHOICES:
            last.counts.add_categories(self._last_by_category(weights, every))
        else:
            left = matrix_product(real.T, fits)
            left *= last.fits
            last.counts.add_categories(self._by_category(last, last.of_kind, left))
        return deals

    def _by_category(self, seat: _Seat, of_kind: Numbers, deals: Real) -> list[int]:
        """Return weighted ``deals`` by category, worst first; ``of_kind``: the kind of each row."""
        size, rows = len(seat.kinds), len(deals)
        if size * (rows + _ROWS_WORTH) < _ROWS_WORTH * rows:
            of = np.arange(size)[:, np.newaxis] == of_kind
            deals, of_kind = matrix_product(of.astype(self._real), deals), np.arange(size)
        places = self._places[seat.kinds[of_kind]]
        names = len(category_names(HOLDEM))
        counts = np.bincount(places.ravel(), deals.ravel(), names + 1)
        return [*map(int, counts[:names].tolist())]

    def _last_by_category(self, weights: Sums, every: Bits) -> list[int]:
        """Return the last seat's deals by category, worst first; faster with few choices."""
        last = self._seats[-1]
        classes = self._classes[last.kinds]
        ends = np.flatnonzero(np.diff(category_places(HOLDEM)))[1:] + 1
        better = [_bits(classes < end, last.of_kind)[:, np.newaxis] for end in ends.tolist()]
        until = [int((weights * _count_boards(bits & every)).sum()) for bits in better]
        by_category: list[int] = np.diff(until, prepend=0)[::-1].tolist()
        return by_category

    def _add_winners(self, choices: Numbers, weights: Sums, every: Bits) -> int:
        """Add who wins, and return the weight of all deals.

        ``weights``: of each choice beside each holding of the last seat. ``every``: of shape
        (words, choices, holdings of the last seat), the boards of these deals.
        """
        *first, last = self._seats
        codes = np.zeros(len(choices), np.intp)
        for seat, at in zip(first, choices.T, strict=True):
            codes = codes * len(seat.kinds) + seat.of_kind[at]
        groups, of_choice = distinct(codes)
        one_of = np.zeros(len(groups), np.intp)
        one_of[of_choice] = np.arange(len(codes))  # one choice of each
        chosen = zip(first, choices[one_of].T, strict=True)
        hands = [self._classes[seat.kind_of[at]] for seat, at in chosen]
        nobody = np.full((1, len(self._classes.T)), NO_CLASS, np.uint16)
        best = reduce(np.minimum, hands or [nobody])
        theirs = self._classes[last.kinds][:, np.newaxis]
        pairs = last.of_kind * len(one_of) + of_choice[:, np.newaxis]
        better, equal = _bits(theirs < best, pairs), _bits(theirs == best, pairs)
        also, alone = 1 << len(first), len(first) < 2
        wins = [] if alone else [_bits(hand == best, of_choice[:, np.newaxis]) for hand in hands]
        dealt = 0
        # For each set of first seats that can be best, by bits; the last beats or ties with them.
        for code in (also - 1,) if alone else range(1, also):
            parts = [bits if code >> at & 1 else ~bits for at, bits in enumerate(wins)]
            there = reduce(and_, parts, every)
            above, level = _count_boards(better & there), _count_boards(equal & there)
            deals = weights * np.array([_count_boards(there) - above - level, level, above])
            dealt += int(deals.sum())
            for number, seat in enumerate(self._seats):
                if seat is last:
                    rows = deals.sum(axis=1)
                else:
                    size, at = len(seat.held), choices[:, number]
                    rows = np.array([np.bincount(at, row, size) for row in deals.sum(axis=2)])
                seat.counts.deals += rows.sum(axis=0)
                for winners, row in zip((code, code | also, also), rows, strict=True):
                    if winners >> number & 1:
                        seat.counts.add_won(row, winners.bit_count())
        return dealt

    def _weights(self, choices: Numbers) -> Sums:
        """Return each choice's weight beside each holding of the last; 0 with a shared card."""
        cards = np.zeros(len(choices), np.int64)
        *first, last = [seat.held for seat in self._seats]
        for seat, at in zip(first, choices.T, strict=True):
            cards |= holding_sets()[seat.holdings[at]]
        apart = (holding_sets()[last.holdings] & cards[:, np.newaxis]) == 0
        weights: Sums = apart * last.weights.astype(np.float64)
        for seat, at in zip(first, choices.T, strict=True):
            weights *= seat.weights[at, np.newaxis]
        return weights


def _bits(flags: Flags, at: Numbers) -> Bits:
    """Pack flags into words of 64 boards, the first axis; ``at``: which of the rows to return."""
    words = packed(flags.reshape(-1, flags.shape[-1])).T
    return np.ascontiguousarray(words).take(at, axis=1)  # the words first, as bits count fastest so


def _count_boards(bits: Bits) -> Often:
    """Count the set bits along the first axis: the number of boards for each pair of hands."""
    counts: Often = np.add.reduce(np.bitwise_count(bits), axis=0, dtype=np.uint16)
    return counts
