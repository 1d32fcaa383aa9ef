"""Two seats that are dealt from the same cards, beside boards: how often each of them wins.

Pairs of holdings that share no card are counted by inclusion and exclusion: with N(s) the pairs in
which both hold the set s of cards, their number is the sum of (-1)^|s| N(s) over all sets. Sets of
the same kinds of cards have the same N. For N(s) only the values matter of the holdings that
contain s. So what is needed is, for each set, how many holdings of either seat have each value.
These are the *entries*: they are sorted by set and value, and running sums then compare every
value with all others.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from analyser.poker.odds.board.holdings import Holdings, Rows, Sharing, entries_of, parts, rows_of
from analyser.poker.odds.board.runouts import Ways
from analyser.poker.odds.board.tally import comparisons_of
from analyser.poker.odds.odds import SeatSet
from analyser.poker.ranking.multisets import Whole

_WAYS_BITS: Final = 13
"""How many bits of an entry count ways: six cards of six kinds are dealt in 4**6 at most."""

_VALUE_BITS: Final = 16

_VALUE: Final = (1 << _VALUE_BITS) - 1

_FIRST, _SECOND, _BOTH, _FIRST_TOO, _SECOND_TOO, _ALL, _BEST = range(7)
OUTCOMES: Final = 7
"""How two seats can come out beside the best of the others: see ``winners``."""


def winners(outcome: int, first: SeatSet, second: SeatSet, best: SeatSet) -> SeatSet:
    """Return who wins with an outcome; ``best``: who has the best of the other seats."""
    winning = {
        _FIRST: first,
        _SECOND: second,
        _BOTH: first | second,
        _FIRST_TOO: first | best,
        _SECOND_TOO: second | best,
        _ALL: first | second | best,
        _BEST: best,
    }
    return winning[outcome]


class ToBeat(NamedTuple):
    """What there is to beat in each of n cases.

    Attributes:
        high, low: the best values of the other seats; ``low`` is None if no low counts, and
            there may be no more than one case if it does.
    """

    high: Whole
    low: Whole | None


class SeatValues(NamedTuple):
    """What an open seat can be dealt, and what it then has.

    Attributes:
        ways: in how many ways each holding can be dealt, of shape (cases, holdings).
        high, low: the value of each holding, of the same shape.
    """

    ways: Whole
    high: Whole
    low: Whole | None

    def codes(self, best: ToBeat) -> Whole:
        """Return numbers that compare as the values do; what does not win is all the same."""
        codes: Whole = np.minimum(self.high, best.high[:, np.newaxis] + 1)
        if self.low is not None and best.low is not None:
            codes = codes << _VALUE_BITS | np.minimum(self.low, best.low[:, np.newaxis] + 1)
        return codes


def entries(side: SeatValues, codes: Whole, sharing: Sharing, sets: Whole, second: bool) -> Whole:
    """Return what a seat adds to the comparison: numbers to be sorted, for ``outcomes``.

    ``codes``: those of the side; ``sets``: in how many ways each set of the block can be chosen,
    of shape (cases, sets); ``second``: whether it is the second of two different seats.
    """
    every = side.ways.take(sharing.holdings, axis=1)
    ways = every.ravel()
    there = np.flatnonzero(ways)
    # The cases follow each other; a table is quicker than a division.
    case = np.repeat(np.arange(len(every)), np.count_nonzero(every, axis=1))
    entry = there - case * len(sharing.sets)
    of_set = case * sets.shape[1] + sharing.sets.take(entry)
    of_holding = case * codes.shape[1] + sharing.holdings.take(entry)
    # Each holding contains so many sets of these kinds, each set is in equally many of them.
    both = ways.take(there) * sharing.inside.take(entry) / sets.ravel().take(of_set)
    bits = _VALUE_BITS if side.low is None else 2 * _VALUE_BITS
    keys: Whole = of_set << bits | codes.ravel().take(of_holding)
    keys <<= _WAYS_BITS + 1
    keys |= second << _WAYS_BITS
    keys |= both.astype(np.int64)
    return keys


def outcomes(keys: Whole, alike: bool, best: ToBeat, factors: Whole) -> Whole:
    """Count the pairs by how they come out.

    Args:
        keys: the entries of both seats, or those of one if both are the same.
        alike: whether both are the same.
        best: what there is to beat.
        factors: how often the pairs of each set count, of shape (cases, sets).

    Returns:
        The number of pairs by case, outcome of the low and outcome of the high; without lows all
        are under the first outcome of the low.
    """
    cases = len(factors)
    if best.low is None:
        counts = np.zeros((cases, 1, OUTCOMES), np.int64)
        groups = _SortedEntries(keys, alike, best, factors, _VALUE_BITS)
        groups.add_all(counts[:, 0])
        return counts
    counts = np.zeros((1, OUTCOMES, OUTCOMES), np.int64)
    groups = _SortedEntries(keys, alike, best, factors, 2 * _VALUE_BITS)
    groups.add_by_low(counts[0], int(best.low[0]))
    return counts


def outcomes_of_one(values: SeatValues, best: ToBeat, deals: Ways) -> Whole:
    """Count the holdings of the only open seat by how they come out.

    Args:
        values: the holdings.
        best: what there is to beat.
        deals: how many deals each holding is, of the same shape.

    Returns:
        As ``outcomes`` does: the seat is the first of the two, and there is no second.
    """
    cases = len(deals)
    comparisons = comparisons_of(values.high, best.high[:, np.newaxis])
    lows = 1
    if values.low is not None and best.low is not None:
        comparisons = 3 * comparisons_of(values.low, best.low[:, np.newaxis]) + comparisons
        lows = 3
    cells = np.arange(0, cases * lows * 3, lows * 3)[:, np.newaxis] + comparisons
    found = np.bincount(cells.ravel(), deals.ravel(), cases * lows * 3)
    counts = np.zeros((cases, 1 if lows == 1 else OUTCOMES, OUTCOMES), np.int64)
    alone = [_FIRST, _FIRST_TOO, _BEST]
    of_low = [0] if lows == 1 else alone
    counts[np.ix_(range(cases), of_low, alone)] = found.reshape(cases, lows, 3)
    return counts


class SeatPair:
    """Compares the last two seats in many cases, some sets of shared cards at a time.

    Attributes:
        first, second: the holdings of the two.
        entries: how many entries a case has.
    """

    def __init__(self, first: Holdings, second: Holdings, alike: bool) -> None:
        self.first, self.second, self._alike = first, second, alike
        self._blocks: list[tuple[int, Rows, list[Sharing]]] | None = None
        largest = min(first.size, second.size)
        sides = (first,) if alike else (first, second)
        self.entries = sum(entries_of(side.most, side.size, largest) for side in sides)

    def count(
        self, sides: Sequence[SeatValues], best: ToBeat, left: Whole, factor: int
    ) -> Generator[int, None, Whole]:
        """Count the outcomes of some cases.

        Args:
            sides: what the two seats can be dealt; only one if both are the same.
            best: what there is to beat.
            left: how many cards of each kind are left in each case.
            factor: how much work an entry is.

        Yields:
            The work of each step.
        """
        counts: Whole | None = None
        codes = [side.codes(best) for side in sides]
        for sign, sets, shared in self._all_blocks():
            ways = sets.ways(left)
            keys = [
                entries(side, code, sharing, ways, place == 1)
                for place, (side, code, sharing) in enumerate(
                    zip(sides, codes, shared, strict=True)
                )
            ]
            found = outcomes(np.concatenate(keys), self._alike, best, sign * ways)
            counts = found if counts is None else counts + found
            yield factor * len(left) * sum(len(sharing.sets) for sharing in shared)
        assert counts is not None  # there is always the empty set
        return counts

    def _all_blocks(self) -> Iterator[tuple[int, Rows, list[Sharing]]]:
        """Yield sets of cards, their sign, and which holdings contain them."""
        if self._blocks is not None:
            yield from self._blocks
            return
        blocks = []
        sides = (self.first,) if self._alike else (self.first, self.second)
        for size in range(min(side.size for side in sides) + 1):
            sets = rows_of(self.first.most, size)
            rests = [rows_of(side.most, side.size - size) for side in sides]
            for at in parts(len(sets), max(map(len, rests))):
                some = Rows(sets.kinds[at], sets.keys[at], sets.suited[at])
                shared = [side.shared(some, rest) for side, rest in zip(sides, rests, strict=True)]
                blocks.append(((-1) ** size, some, shared))
                yield blocks[-1]
        self._blocks = blocks


class _SortedEntries:
    """The entries in order, those of the same set and values taken together."""

    def __init__(self, keys: Whole, alike: bool, best: ToBeat, factors: Whole, bits: int) -> None:
        keys.sort()
        every = keys >> _WAYS_BITS + 1
        at = _starts(every)
        ways = keys & (1 << _WAYS_BITS) - 1
        first = np.add.reduceat(ways, at)
        self._second = first
        if not alike:
            self._second = np.add.reduceat(ways * (keys >> _WAYS_BITS & 1), at)
            first = first - self._second
        groups = every[at]
        self._low = groups & _VALUE
        values = groups >> bits - _VALUE_BITS
        sets = groups >> bits
        # Groups of one set follow each other, and in it those of one high value: each is a run.
        self._start, self._end = _runs(sets)
        self._of_value, self._above = _runs(values)
        case = sets // factors.shape[1]
        high, beat = values & _VALUE, best.high.take(case)
        self._comparison = np.sign(high - beat)
        # The second seat wins alone with what is before the value of the first and also better than
        # the best: before `tied`. All values worse than the best have one code, so they are one
        # run, and the run just before it may be that of the values equal to the best.
        before = (self._of_value - 1).clip(0)
        tied = (self._comparison > 0) & (self._comparison[before] == 0) & (sets[before] == sets)
        self._tied = np.where(tied, self._of_value[before], self._of_value)
        self._weights = first * factors.ravel().take(sets)
        self._case = case

    def add_all(self, counts: Whole) -> None:
        """Add all pairs to counts by case and outcome."""
        at = _starts(self._case)
        cases = self._case[at]
        for outcome, found in self._found(_sums(self._second), slice(None)):
            counts[cases, outcome] += np.add.reduceat(found, at)

    def add_by_low(self, counts: Whole, best: int) -> None:
        """Add all pairs to counts by outcome of the low and of the high."""
        every = _sums(self._second)
        lower, tied = np.zeros_like(every), np.zeros_like(every)
        for low in np.unique(self._low).tolist():
            of_low = self._low == low
            equal = _sums(np.where(of_low, self._second, 0))
            at = np.flatnonzero(of_low)
            parts = {_SECOND: lower}
            if low < best:
                parts |= {_BOTH: equal, _FIRST: every - lower - equal}
            elif low == best:
                parts |= {_ALL: equal, _FIRST_TOO: every - lower - equal}
                tied = equal
            else:
                parts |= {_SECOND: lower - tied, _SECOND_TOO: tied, _BEST: equal}
            for of_pair, sums in parts.items():
                for outcome, found in self._found(sums, at):
                    counts[of_pair, outcome] += found.sum()
            lower = lower + equal

    def _found(self, sums: Whole, at: Any) -> list[tuple[int, Whole]]:
        """Return by outcome of the high in how many pairs the first seat has the values of groups.

        ``sums``: the running sums of the second seat's ways; ``at``: which groups.
        """
        start, of_value = sums[self._start[at]], sums[self._of_value[at]]
        above, end, tied = sums[self._above[at]], sums[self._end[at]], sums[self._tied[at]]
        weights, comparison = self._weights[at], self._comparison[at]
        equal, greater = weights * (above - of_value), weights * (end - above)
        better, level = comparison < 0, comparison == 0
        return [
            (_FIRST, greater * better),
            (_SECOND, weights * (tied - start)),
            (_BOTH, equal * better),
            (_FIRST_TOO, greater * level),
            (_SECOND_TOO, weights * (of_value - tied)),
            (_ALL, equal * level),
            (_BEST, equal * (comparison > 0)),
        ]


def _starts(keys: Whole) -> Whole:
    """Return where each run of equal keys starts."""
    new = np.ones(len(keys), np.bool_)
    np.not_equal(keys[1:], keys[:-1], out=new[1:])
    return np.flatnonzero(new)


def _runs(keys: Whole) -> tuple[Whole, Whole]:
    """Return for each key where the run of its equals starts, and where it ends."""
    starts = _starts(keys)
    ends = np.append(starts, len(keys))[1:]
    lengths = ends - starts
    return np.repeat(starts, lengths), np.repeat(ends, lengths)


def _sums(counts: Whole) -> Whole:
    """Return the sum of all counts before each place, and last of all."""
    sums = np.zeros(len(counts) + 1, np.int64)
    np.cumsum(counts, out=sums[1:])
    return sums
