"""Counts the winners over all deals of two open seats in a game without a board.

A completion is a set of cards that completes a seat's hand; those of two seats must not share a
card. For ranks alone the number of ways is a product: if c cards of a rank are left and the second
seat takes b of them, the first can take a of them in C(c - b, a) ways. So all pairs of multisets of
ranks are compared, row by row, each pair weighted by the product over all ranks.

This is exact if the suits of at most one of the two seats matter. For pairs in which both seats
make a flush, a correction is added: let t be the true value of a hand, m its value without the
flush, and f(x, y) the counts if the first seat has value x and the second y. The correction is

    f(t, t) - f(t, m) - f(m, t) + f(m, m)

over all pairs of flushes that share no card. By inclusion and exclusion, the number of pairs that
share no card is the sum, over all sets S of cards, of (-1)^|S| times the number of pairs in which
both contain S. Sorting finds the pairs with the same S.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Final

import numpy as np

from analyser.poker.games.game import Game
from analyser.poker.generators import WorkSteps
from analyser.poker.odds.no_board import completions
from analyser.poker.odds.no_board.completions import Completions, Entries
from analyser.poker.odds.record import SeatSet
from analyser.poker.ranking.arrays import Whole
from analyser.poker.ranking.classes import NO_CLASS

Verdicts = Counter[tuple[SeatSet, SeatSet]]
"""The number of deals by (winners of the high, winners of the low)."""

# The array elements processed in one step of some milliseconds.
_STEP: Final = 1 << 17

_LOWER: Final = 9
"""The symbols below this one and the others are two halves with about equally many multisets."""

_COST_OF_SHARED: Final = 30
"""The work of finding one set of shared cards, in units of a pair of multisets."""


@dataclass(frozen=True, slots=True)
class BestHand:
    """The best value, for the high or for the low, among the hands without missing cards."""

    value: int = NO_CLASS  # the best value, ``NO_CLASS`` if no hand qualifies
    seats: SeatSet = 0  # the seats with this value, as bits

    def with_hand(self, value: int, seat: SeatSet) -> BestHand:
        """Return the better of this and one more hand; both seats, as bits, if they are equal."""
        if value == NO_CLASS or value > self.value:
            return self
        return BestHand(value, seat | self.seats if value == self.value else seat)


@dataclass(frozen=True, slots=True)
class CompleteHands:
    """The hands without missing cards, of which only the best matter."""

    game: Game  # the game that is played
    # The best main value: for the high, or for the low if the game has no high.
    main: BestHand = BestHand()
    second: BestHand = BestHand()  # the best value for the low if high and low share the pot

    def with_hand(self, main: int, second: int, seat: SeatSet) -> CompleteHands:
        """Return these hands and one more: its main value, its second value, its seat as a bit."""
        halves = self.main.with_hand(main, seat), self.second.with_hand(second, seat)
        return CompleteHands(self.game, *halves)

    def halves(self, main: SeatSet, second: SeatSet) -> tuple[SeatSet, SeatSet]:
        """Return winners by main and by second value as (of the high, of the low); 0 for none."""
        if self.game.splits:
            return main, second
        return (main, 0) if self.game.high_counts else (0, main)


class PairTally:
    """Counts deals of two open seats by how their values compare.

    A comparison is 0 (better), 1 (equal) or 2 (worse). The first seat is compared with the best
    complete hand, the second seat with the better of the first seat and the best complete hand.
    Both comparisons are made twice: by main value and by second value.
    """

    def __init__(self, complete: CompleteHands) -> None:
        self.complete = complete  # the complete hands
        # The number of deals, indexed by four comparisons: of the first seat by main value, of the
        # first seat by second value, and the same two of the second seat.
        self.counts = np.zeros((3, 3, 3, 3), np.int64)

    def add(self, main: Whole, second: Whole, comparisons: tuple[int, int], counts: Whole) -> None:
        """Add ``counts`` deals by the first seat's two values and the second's ``comparisons``."""
        at = 1 + np.sign(main - self.complete.main.value)
        other = 1 + np.sign(second - self.complete.second.value)
        np.add.at(self.counts[:, :, *comparisons], (at, other), counts)

    def verdicts(self, first: SeatSet, second: SeatSet) -> Verdicts:
        """Return the deals by (winners of the high, of the low); the seats are bits, 0 for none."""
        found: Verdicts = Counter()
        best = self.complete
        for main_first, low_first, main_second, low_second in np.argwhere(self.counts).tolist():
            winners = best.halves(
                _winners_of_half(main_first, main_second, best.main, first, second),
                _winners_of_half(low_first, low_second, best.second, first, second),
            )
            found[winners] += int(self.counts[main_first, low_first, main_second, low_second])
        return found


def _winners_of_half(
    of_first: int, of_second: int, best: BestHand, first: SeatSet, second: SeatSet
) -> SeatSet:
    """Return who wins a half; ``of_first``, ``of_second``: the comparisons of ``PairTally``."""
    if of_second == 0:
        return second
    if of_first == 1 and best.value == NO_CLASS:
        return 0  # nobody has a hand that counts
    leaders = (first if of_first <= 1 else 0) | (best.seats if of_first >= 1 else 0)
    return leaders | (second if of_second == 1 else 0)


# --------------------------------------------------------------------------------------- one seat


def count_only_seat(
    seat: Completions, complete: CompleteHands, bit: SeatSet
) -> WorkSteps[Verdicts]:
    """Count all deals of the only open seat in one step. ``bit``: the seat as a bit."""
    yield 1
    tally = PairTally(complete)
    entries, no_seat = seat.with_flushes, (2, 2)  # worse in both comparisons
    tally.add(entries.main, seat.second[entries.multisets], no_seat, entries.counts)
    return tally.verdicts(bit, 0)


# -------------------------------------------------------------------------------------- two seats


def work_of_pair(first: Completions, second: Completions) -> int:
    """Estimate the work of ``count_pair``: the sum of what its steps yield."""
    parts = 3 if first.values.game.splits else 1
    pairs = len(first.keys) * len(second.keys) * parts
    return pairs * (1 + bool(first.flush_parts)) + _work_of_both_flushes(first, second)


def _work_of_both_flushes(first: Completions, second: Completions) -> int:
    """Estimate the work of ``_correct_both_flushes``."""
    few, many = sorted((first, second), key=_number_of_flushes)
    work = 0
    for shared in range(min(few.missing, many.missing) + 1):
        held = _number_of_flushes(few) * comb(few.missing, shared)
        sets = sum(part.work_of_holders(shared) for part in many.flush_parts)
        work += len(many.flush_parts) * held + -(-held // _STEP) * sets
    return _COST_OF_SHARED * work if _number_of_flushes(few) else 0


def count_pair(
    first: Completions, second: Completions, complete: CompleteHands, seats: tuple[SeatSet, SeatSet]
) -> WorkSteps[Verdicts]:
    """Count all deals of two open seats; ``seats``: as bits. Yield the work of each step."""
    tally = PairTally(complete)
    yield from _count_by_ranks(first, second, tally)
    verdicts = tally.verdicts(*seats)
    few, many = sorted((first, second), key=_number_of_flushes)
    if _number_of_flushes(few):
        shared = PairTally(complete)
        yield from _correct_both_flushes(many, few, shared)
        order = seats if many is first else seats[::-1]
        verdicts.update(shared.verdicts(*order))
    return Counter({winners: count for winners, count in verdicts.items() if count})


def _number_of_flushes(seat: Completions) -> int:
    """Return how many completions of a seat make a flush."""
    return sum(map(len, seat.flush_parts))


# ........................................................................... no more than one flush


def _count_by_ranks(first: Completions, second: Completions, tally: PairTally) -> WorkSteps[None]:
    """Add all pairs of completions, as if only one of two flushes counted."""
    rows = Entries(np.arange(len(first.keys)), first.main, np.ones(len(first.keys), np.int64))
    # Each row's ranks are dealt after the column's cards.
    yield from _add_row_by_row(first, second, rows, second.with_flushes, True, tally)
    flushes = first.flushes
    if len(flushes):
        # Replace the first seat's value without the flush by its true value: f(t, m) - f(m, m).
        less = Entries(flushes.multisets, first.main[flushes.multisets], -flushes.counts)
        plain = second.without_flushes
        columns = Entries(plain.multisets, plain.main, np.ones_like(plain.counts))
        exchanged = completions.joined(flushes, less)
        yield from _add_row_by_row(first, second, exchanged, columns, False, tally)


def _add_row_by_row(
    first: Completions,
    second: Completions,
    rows: Entries,
    columns: Entries,
    rows_are_dealt_last: bool,
    tally: PairTally,
) -> WorkSteps[None]:
    """Add all pairs of a row and a column to ``tally``, each with the number of its deals.

    This number is the count of the row, times the count of the column, times the ways to deal the
    last seat its ranks after the other; so the counts of the seat dealt last must be completions.
    """
    # Sorted, so that running sums up to two places say how many columns are better, equal, worse.
    in_order = columns.main.argsort(kind="stable")
    main, counts = columns.main[in_order], columns.counts[in_order]
    places = columns.multisets[in_order]
    low = second.second[places]
    lower, upper = (
        _WaysOfSymbols(first, second, symbols, rows_are_dealt_last)
        for symbols in (slice(0, _LOWER), slice(_LOWER, completions.SYMBOLS))
    )
    by_row = rows.multisets.argsort(kind="stable")
    of_row = np.searchsorted(rows.multisets[by_row], np.arange(len(first.keys) + 1))
    wanted = np.flatnonzero(np.diff(of_row))
    step = max(1, _STEP // len(main))
    for start in range(0, len(wanted), step):
        block = wanted[start : start + step]
        weights = lower.of_pairs(block, places)
        weights *= upper.of_pairs(block, places)
        weights *= counts
        entries = by_row[of_row[block[0]] : of_row[block[-1] + 1]]
        row = np.searchsorted(block, rows.multisets[entries])
        value, factor = rows.main[entries], rows.counts[entries]
        best = np.minimum(value, tally.complete.main.value)
        ends = np.searchsorted(main, best, "left"), np.searchsorted(main, best, "right")
        second_value = first.second[rows.multisets[entries]]
        parts: list[tuple[int, Whole]] = [(1, weights)]
        if tally.complete.game.splits:
            best_low = np.minimum(first.second[block], tally.complete.second.value)[:, None]
            comparisons = 1 + np.sign(low - best_low)
            parts = [(comparison, weights * (comparisons == comparison)) for comparison in range(3)]
        for low_comparison, part in parts:
            sums = np.zeros((len(block), len(main) + 1), np.int64)
            np.cumsum(part, axis=1, out=sums[:, 1:])
            below, up_to, every = sums[row, ends[0]], sums[row, ends[1]], sums[row, -1]
            for comparison, found in enumerate((below, up_to - below, every - up_to)):
                tally.add(value, second_value, (comparison, low_comparison), found * factor)
        yield len(block) * len(main) * len(parts)


class _WaysOfSymbols:
    """In how many ways one seat can be dealt its cards of some ``symbols`` after the other seat.

    The product over the symbols (ranks, wild cards, bugs) is looked up in a table. It is small,
    because half of the symbols have few multisets; the ways of both halves are multiplied.
    """

    def __init__(
        self, first: Completions, second: Completions, symbols: slice, rows_are_dealt_last: bool
    ) -> None:
        self._rows, self._row_of = _distinct_rows(first.counts[:, symbols])
        self._columns, self._column_of = _distinct_rows(second.counts[:, symbols])
        self._available = first.available[symbols]
        self._rows_are_dealt_last = rows_are_dealt_last
        self._table = np.empty((len(self._rows), len(self._columns)), np.int64)
        self._filled = np.zeros(len(self._rows), np.bool_)

    def of_pairs(self, rows: Whole, columns: Whole) -> Whole:
        """Return the ways by multiset of the first seat (``rows``), of the second (``columns``)."""
        wanted = self._row_of[rows]
        new = np.unique(wanted[~self._filled[wanted]])
        if len(new):
            own, others = self._rows[new][:, None], self._columns
            first, last = (others, own) if self._rows_are_dealt_last else (own, others)
            self._table[new] = completions.WAYS[self._available - first, last].prod(axis=2)
            self._filled[new] = True
        return self._table[wanted[:, None], self._column_of[columns]]


def _distinct_rows(counts: Whole) -> tuple[Whole, Whole]:
    """Return the distinct rows of ``counts``, and for each row the index of its distinct row."""
    keys = counts @ (np.int64(1) << completions.SYMBOL_BITS * np.arange(counts.shape[1]))
    _, first, which = np.unique(keys, return_index=True, return_inverse=True)
    return counts[first], which


# ...................................................................................... two flushes


def _correct_both_flushes(many: Completions, few: Completions, tally: PairTally) -> WorkSteps[None]:
    """Add pairs of flushes, less what ``_count_by_ranks`` counted; ``many`` is the first seat."""
    for part in many.flush_parts:
        card_keys = completions.set_keys(many.values.game, part.suit)
        for shared in range(min(many.missing, few.missing) + 1):
            rows = max(1, _STEP // comb(few.missing, shared))
            for cards, places, values in few.flush_cards(rows):
                holders = _FlushesBySet(few, card_keys[cards], places, values, shared, tally)
                yield len(cards) * _COST_OF_SHARED
                for sets in many.flush_holders(part, shared, _STEP // 2):
                    for of_low, low in _rows_by_low_to_beat(many, sets[1], tally.complete):
                        holders.add_pairs(many, low, *[each[of_low] for each in sets])
                    yield len(sets[0]) * _COST_OF_SHARED


def _rows_by_low_to_beat(
    seat: Completions, multisets: Whole, complete: CompleteHands
) -> Iterator[tuple[Whole, int]]:
    """Yield for each low to be beaten (which of the seat's ``multisets`` leave it, the low)."""
    lows = np.minimum(seat.second[multisets], complete.second.value)
    order = lows.argsort(kind="stable")
    # Classes start at 1, so the first run begins with a change too; before it is an empty part.
    for rows in np.split(order, np.flatnonzero(np.diff(lows[order], prepend=0)))[1:]:
        yield rows, int(lows[rows[0]])


class _FlushesBySet:
    """Flushes of the second seat, to be found by any set of ``shared`` cards that they contain.

    For each flush, ``keys`` has a row with the key of each of its cards (see ``set_keys``), whose
    sums identify sets of cards; ``places`` the index of its multiset of ranks in ``seat.keys``; and
    ``values`` the value of the full hand, flush included. Pairs are added to ``tally``.
    """

    def __init__(
        self,
        seat: Completions,
        keys: Whole,
        places: Whole,
        values: Whole,
        shared: int,
        tally: PairTally,
    ) -> None:
        subsets = list(combinations(range(seat.missing), shared))
        self._sign = (-1) ** shared
        self._tally = tally
        every = np.concatenate([keys[:, columns].sum(axis=1) for columns in subsets])
        self._sets, which = np.unique(every, return_inverse=True)
        self._low = np.tile(seat.second[places], len(subsets))
        # Each flush twice: added with its true value, subtracted with its value without the flush.
        # A value has sixteen bits at most, which are all set in ``NO_CLASS``.
        self._signed = [
            (sign, which << 16 | np.tile(main, len(subsets)))
            for sign, main in ((1, values), (-1, seat.main[places]))
        ]
        self._in_order: dict[int, list[tuple[int, int, Whole, Whole, range]]] = {}

    def add_pairs(
        self, many: Completions, low: int, sets: Whole, places: Whole, values: Whole, ways: Whole
    ) -> None:
        """Add the pairs with a batch of ``many.flush_holders``; ``low``: the low to beat."""
        if not len(self._sets):
            return
        which = np.searchsorted(self._sets, sets).clip(max=len(self._sets) - 1)
        found = np.flatnonzero(self._sets[which] == sets)
        if not len(found):
            return
        which, places = which[found], places[found]
        second = many.second[places]
        for sign, value in ((1, values[found]), (-1, many.main[places])):
            best = np.minimum(value, self._tally.complete.main.value)
            at = which << 16 | best
            least, most = best.min(), best.max()
            for other_sign, low_comparison, holders, edges, values_of in self._flushes_by_low(low):
                start, end = edges[which], edges[which + 1]
                # A flush mostly beats all hands without one; then no search is needed.
                if most < values_of.start:
                    below = up_to = start
                elif least >= values_of.stop:
                    below = up_to = end
                else:
                    below, up_to = np.searchsorted(holders, at), np.searchsorted(holders, at + 1)
                factor = ways[found] * (sign * other_sign * self._sign)
                for comparison, pairs in enumerate((below - start, up_to - below, end - up_to)):
                    self._tally.add(value, second, (comparison, low_comparison), factor * pairs)

    def _flushes_by_low(self, low: int) -> list[tuple[int, int, Whole, Whole, range]]:
        """Return the second seat's flushes in parts, by how their lows compare with ``low``.

        For each part: its sign, 1 to add its pairs or -1 to subtract them; the comparison of the
        lows, 0 (better), 1 (equal) or 2 (worse); the flushes, each as one number made of a set of
        cards and a value, ascending; the index at which each set starts; and the range of values.
        """
        if low not in self._in_order:
            comparisons = 1 + np.sign(self._low - low)
            sets = np.arange(len(self._sets) + 1) << 16
            self._in_order[low] = []
            for sign, kind in self._signed:
                for comparison in range(3):
                    holders = np.sort(kind[comparisons == comparison])
                    edges = np.searchsorted(holders, sets)
                    if len(holders):
                        values = holders & NO_CLASS
                        between = range(int(values.min()), int(values.max()) + 1)
                        self._in_order[low].append((sign, comparison, holders, edges, between))
        return self._in_order[low]
