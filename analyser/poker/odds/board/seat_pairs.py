"""The holdings that open seats can be dealt with a board, and who wins over all deals of two seats.

If one suit may make a flush on a board, a card is of one of 26 *kinds*: kind r is rank r of any
other suit, kind 13 + r is rank r of this suit. If no flush is possible, all cards are of the first
thirteen kinds. A *holding* is a multiset of kinds, and can be dealt in as many ways as there are
sets of cards of these kinds.

Two seats cannot hold the same card. The pairs of holdings that share none are counted by inclusion
and exclusion. Let N(s) be the number of pairs in which both holdings contain the set s of cards.
Then the pairs without a shared card are the sum of (-1)^|s| N(s) over all sets s; sets of the same
kinds of cards have the same N. To get N(s) by outcome, it is enough to know how many holdings of
each seat contain s and have each value. These numbers are the *entries*. They are sorted by set and
value; running sums then compare every value with all others.

Many *cases* are counted at a time: equivalent boards with the cards dealt to other open seats.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import comb
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import RANKS
from analyser.poker.generators import WorkSteps
from analyser.poker.odds.record import SeatSet
from analyser.poker.ranking.arrays import Whole
from analyser.poker.ranking.multisets import RANK_KEYS, multisets

KINDS: Final = 2 * len(RANKS)

STEP: Final = 1 << 17
"""The array elements processed in one step of some milliseconds."""

_MOST: Final = 6
"""The most cards that a seat is dealt in a game with a board."""

_CHOOSE: Final[Whole] = np.array(
    [[comb(n, k) for k in range(_MOST + 1)] for n in range(2 * _MOST + 1)], np.int64
)

# A key has a three-bit count for each kind of other suits, and one bit for each kind of the suit.
_KIND_KEYS: Final[Whole] = np.int64(1) << np.concatenate(
    [3 * np.arange(len(RANKS)), 3 * len(RANKS) + np.arange(len(RANKS))]
)

_OTHER_KEYS: Final = (1 << 3 * len(RANKS)) - 1
"""The bits of a key that count cards of other suits."""


class SharedKinds(NamedTuple):
    """All pairs of a multiset of kinds and a holding that contains it, an element for each pair."""

    # The index of the multiset among the ``sets`` given to ``Holdings.containing``.
    sets: npt.NDArray[np.int32]
    holdings: npt.NDArray[np.int32]  # the index of the holding
    # How often the holding's cards contain the multiset: three aces contain a pair of aces three
    # times.
    inside: npt.NDArray[np.uint8]


@dataclass(frozen=True, eq=False)
class KindRows:
    """Multisets of kinds, all of the same size: an element or a row for each."""

    kinds: Whole  # a row with the multiset's kinds, ascending
    keys: Whole  # the multiset's key, the sum of the keys of its kinds
    suited: Whole  # the mask of the multiset's ranks of the suit that may make a flush

    def __len__(self) -> int:
        return len(self.keys)

    def counts(self) -> npt.NDArray[np.uint8]:
        """Return the count of each kind in each multiset, of shape (multisets, KINDS)."""
        counts = np.zeros((len(self), KINDS), np.uint8)
        first = KINDS * np.arange(len(self))
        for column in self.kinds.T:
            counts.ravel()[first + column] += 1
        return counts

    def ways(self, left: Whole) -> Whole:
        """Return the ways to deal each multiset (columns); ``left``: by deck (rows) and kind."""
        first, which = self._without_suit
        kinds = self.kinds[first]
        ways = np.ones((len(left), len(kinds)), np.int64)
        # The ways to choose k of a kind are at 8 * kind + k; 1 leaves the product as it is.
        table = np.ones((len(left), KINDS, 8), np.int64)
        table[:, : len(RANKS), : _MOST + 1] = _CHOOSE.take(left[:, : len(RANKS)], axis=0)
        flat = table.reshape(len(left), -1)
        run = np.ones(len(kinds), np.int64)
        is_last = np.diff(kinds, axis=1, append=-1) != 0  # of its kind
        for column, last in zip(kinds.T, is_last.T, strict=True):
            ways *= flat.take(8 * column + np.where(last, run, 0), axis=1)
            run = np.where(last, 1, run + 1)
        ways = ways.take(which, axis=1)
        of_suit = left[:, len(RANKS) :] @ (1 << np.arange(len(RANKS)))
        ways *= self.suited & ~of_suit[:, np.newaxis] == 0
        return ways

    @cached_property
    def _without_suit(self) -> tuple[Whole, Whole]:
        """Return one of each group of multisets alike but for the suit, and the group of each."""
        _, first, which = np.unique(self.keys & _OTHER_KEYS, return_index=True, return_inverse=True)
        return first, which


def multisets_of_kinds(most: Sequence[int], size: int) -> KindRows:
    """Return all multisets of ``size`` kinds, with at most so many cards of each kind."""
    there = np.flatnonzero(most)
    limits = np.array(most)[there]
    places = np.zeros((1, 0), np.int64)
    last, run = np.zeros(1, np.int64), np.zeros(1, np.int64)
    for _ in range(size):
        # A row is continued with its last kind again, or with any kind after it.
        choices = len(there) - last
        at = np.repeat(np.arange(len(places)), choices)
        more = np.arange(len(at)) - (choices.cumsum() - choices)[at] + last[at]
        times = np.where(more == last[at], run[at] + 1, 1)
        possible = times <= limits[more]
        at, last, run = at[possible], more[possible], times[possible]
        places = np.concatenate([places[at], last[:, np.newaxis]], axis=1)
    kinds = there[places] if size else places
    of_suit = np.where(kinds >= len(RANKS), np.int64(1) << kinds % len(RANKS), 0)
    return KindRows(kinds, _KIND_KEYS[kinds].sum(axis=1), of_suit.sum(axis=1))


class Holdings:
    """All holdings of ``size`` cards; equivalent holdings are one multiset of kinds."""

    def __init__(self, most: Sequence[int], size: int) -> None:
        self.most = most  # for each kind, the most cards of it that a holding may have
        self.size = size  # the number of cards of a holding
        self.rows = multisets_of_kinds(most, size)  # the holdings, each a multiset of kinds
        keys = RANK_KEYS[self.rows.kinds % len(RANKS)].sum(axis=1)
        # For each holding the number of its multiset of ranks in ``multisets(size)``.
        self.numbers = multisets(size).numbers(keys, strict=False)
        self._order = self.rows.keys.argsort()
        self._keys = self.rows.keys[self._order]

    def __len__(self) -> int:
        return len(self.rows)

    def containing(self, sets: KindRows, rests: KindRows) -> SharedKinds:
        """Find for each of some smaller ``sets`` of cards all holdings that contain it.

        ``rests``: all sets of other cards that such a holding may have.
        """
        fits = (sets.suited[:, np.newaxis] & rests.suited) == 0
        of_set, of_rest = np.nonzero(fits)
        wanted = sets.keys[of_set] + rests.keys[of_rest]
        places = np.searchsorted(self._keys, wanted).clip(max=len(self._keys) - 1)
        found = self._keys[places] == wanted
        of_set, of_rest, places = of_set[found], of_rest[found], places[found]
        inside = np.ones(len(of_set), np.uint8)
        chosen, beside = sets.counts(), rests.counts()
        choose = _CHOOSE.astype(np.uint8).ravel()
        for kind in range(len(RANKS)):
            taken = chosen[:, kind].take(of_set)
            every = taken + beside[:, kind].take(of_rest)
            inside *= choose.take(every.astype(np.intp) * (_MOST + 1) + taken)
        return SharedKinds(of_set.astype(np.int32), self._order[places].astype(np.int32), inside)


def count_sets_in_holdings(most: Sequence[int], size: int, largest: int) -> int:
    """Count the sets of up to ``largest`` cards in all holdings of ``size`` cards.

    ``most``: for each kind of card, the most that a holding may have of it.
    """
    found = [[0] * (size + 1) for _ in range(size + 1)]  # by cards of the holding, of the set
    found[0][0] = 1
    for limit in most:
        more = [row[:] for row in found]
        for held in range(1, min(limit, size) + 1):
            for shared, cards in product(range(held + 1), range(size + 1 - held)):
                for both in range(cards + 1):
                    more[cards + held][both + shared] += found[cards][both]
        found = more
    return sum(found[size][: largest + 1])


def row_batches(count: int, width: int, most: int = STEP) -> Iterator[npt.NDArray[np.intp]]:
    """Yield the indices of ``count`` rows in batches of ``most`` elements; a row has ``width``."""
    at_once = max(1, most // max(1, width))
    for start in range(0, count, at_once):
        yield np.arange(start, min(count, start + at_once))


_WAYS_BITS: Final = 13
"""The bits of an entry for its ways: six cards of six kinds can be dealt in at most 4**6 ways."""

_VALUE_BITS: Final = 16

_VALUE: Final = (1 << _VALUE_BITS) - 1

_FIRST, _SECOND, _BEST = 1, 2, 4
OUTCOMES: Final = 8
"""The number of outcomes. An outcome says who wins, as a set of the bits above: the first seat, the
second, the seats with the best other hand."""


def winners_in(outcome: int, first: SeatSet, second: SeatSet, others: SeatSet) -> SeatSet:
    """Return the seats in ``outcome``: bit 0 is ``first``, bit 1 ``second``, bit 2 ``others``."""
    either = (first if outcome & _FIRST else 0) | (second if outcome & _SECOND else 0)
    return either | (others if outcome & _BEST else 0)


Halves: TypeAlias = tuple[Whole, ...]
"""An array of values for the high and, if high and low share the pot, another for the low."""


class SeatValues(NamedTuple):
    """The holdings of an open seat; all arrays are of shape (cases, holdings)."""

    ways: Whole  # in how many ways each holding can be dealt
    # The class of each holding: for the high, then for the low if both share the pot.
    values: Halves

    def codes(self, best: Halves) -> Whole:
        """Return keys that sort by high, then low; all worse than the ``best`` others share one."""
        halves = zip(self.values, best, strict=True)
        high, *lows = (np.minimum(own, beat[:, np.newaxis] + 1) for own, beat in halves)
        codes: Whole = high
        for low in lows:
            codes = codes << _VALUE_BITS | low
        return codes


def entries(
    side: SeatValues, codes: Whole, sharing: SharedKinds, ways_of_sets: Whole, is_second: bool
) -> Whole:
    """Return the entries of a seat as numbers, for ``outcomes`` to sort.

    An entry says how many holdings of the seat have a given class and contain a given set of cards.
    ``codes``: of ``SeatValues``; ``sharing``: which holdings contain each of a block of sets;
    ``ways_of_sets``: in how many ways these can be dealt, of shape (cases, sets); ``is_second``:
    True to mark the entries as those of the second of two different seats.
    """
    every = side.ways.take(sharing.holdings, axis=1)
    ways = every.ravel()
    there = np.flatnonzero(ways)
    # The entries of a case follow each other; repeating its number is faster than a division.
    case = np.repeat(np.arange(len(every)), np.count_nonzero(every, axis=1))
    entry = there - case * len(sharing.sets)
    of_set = case * ways_of_sets.shape[1] + sharing.sets.take(entry)
    of_holding = case * codes.shape[1] + sharing.holdings.take(entry)
    # By symmetry, all sets of the same kinds are in the same number of dealt holdings.
    both = ways.take(there) * sharing.inside.take(entry) / ways_of_sets.ravel().take(of_set)
    bits = len(side.values) * _VALUE_BITS
    keys: Whole = of_set << bits | codes.ravel().take(of_holding)
    keys <<= _WAYS_BITS + 1
    keys |= is_second << _WAYS_BITS
    keys |= both.astype(np.int64)
    return keys


def outcomes(keys: Whole, alike: bool, best: Halves, factors: Whole) -> Whole:
    """Return the number of pairs of holdings by outcome, one of the numbers below ``OUTCOMES``.

    The result has the axes case, outcome of the low (a single one without lows) and of the high.
    ``keys``: the ``entries`` of both seats, of one if both are ``alike``; ``best``: the best values
    among the other seats in each case, with lows of only one; ``factors``: of shape (cases, sets),
    (-1)^|s| times the number of sets of the kinds of s.
    """
    high, *low = best
    counts = np.zeros((len(factors), OUTCOMES if low else 1, OUTCOMES), np.int64)
    groups = _SortedEntries(keys, alike, high, factors, len(best) * _VALUE_BITS)
    if low:
        groups.add_by_low(counts[0], int(low[0][0]))
    else:
        groups.add_all(counts[:, 0])
    return counts


class SeatPair:
    """Compares the holdings of two open seats in many cases, by inclusion and exclusion.

    The sets of cards that two holdings may share are handled in blocks. ``sides``: the holdings of
    the two seats; of one if both have the same holdings and values.
    """

    def __init__(self, sides: Sequence[Holdings]) -> None:
        self._sides = sides
        self._blocks: list[tuple[int, KindRows, list[SharedKinds]]] | None = None
        largest = min(side.size for side in sides)
        # The number of entries to sort for one case: one for each holding of a seat and each set of
        # cards that the holding contains.
        self.entries = sum(count_sets_in_holdings(side.most, side.size, largest) for side in sides)

    def count(
        self, sides: Sequence[SeatValues], best: Halves, left: Whole, factor: int
    ) -> WorkSteps[Whole]:
        """Count pairs of holdings by outcome, as ``outcomes`` does; yield the work of each step.

        ``sides``: of one seat if both are equal. ``best``: the best classes among the other seats.
        ``left``: the cards of each kind left in the deck, of shape (cases, KINDS). ``factor``: how
        much work an entry counts as.
        """
        counts: Whole | None = None
        codes = [side.codes(best) for side in sides]
        for sign, sets, shared in self._all_blocks():
            ways = sets.ways(left)
            of_seats = enumerate(zip(sides, codes, shared, strict=True))
            keys = [entries(*each, ways, place == 1) for place, each in of_seats]
            found = outcomes(np.concatenate(keys), len(sides) == 1, best, sign * ways)
            counts = found if counts is None else counts + found
            yield factor * len(left) * sum(len(sharing.sets) for sharing in shared)
        assert counts is not None  # there is always the empty set
        return counts

    def _all_blocks(self) -> Iterator[tuple[int, KindRows, list[SharedKinds]]]:
        """Yield in blocks (sign, sets that both seats may share, each seat's holdings of them)."""
        if self._blocks is not None:
            yield from self._blocks
            return
        blocks = []
        sides = self._sides
        for size in range(min(side.size for side in sides) + 1):
            sets = multisets_of_kinds(sides[0].most, size)
            rests = [multisets_of_kinds(side.most, side.size - size) for side in sides]
            for at in row_batches(len(sets), max(map(len, rests))):
                some = KindRows(sets.kinds[at], sets.keys[at], sets.suited[at])
                both = zip(sides, rests, strict=True)
                shared = [side.containing(some, rest) for side, rest in both]
                blocks.append(((-1) ** size, some, shared))
                yield blocks[-1]
        self._blocks = blocks


class _SortedEntries:
    """The entries of both seats, sorted; entries with the same set and value are one group."""

    def __init__(self, keys: Whole, alike: bool, best: Whole, factors: Whole, bits: int) -> None:
        keys.sort()
        every = keys >> _WAYS_BITS + 1
        at = _run_starts(every)
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
        self._start, self._end = _run_bounds(sets)
        self._of_value, self._above = _run_bounds(values)
        case = sets // factors.shape[1]
        high, beat = values & _VALUE, best.take(case)
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
        """Add the number of all pairs of holdings to ``counts``, of shape (cases, ``OUTCOMES``)."""
        at = _run_starts(self._case)
        cases = self._case[at]
        for outcome, found in self._by_outcome(_running_sums(self._second), slice(None)):
            counts[cases, outcome] += np.add.reduceat(found, at)

    def add_by_low(self, counts: Whole, best_low: int) -> None:
        """Add all pairs of a single case to ``counts``, a row for each outcome of the low."""
        every = _running_sums(self._second)
        lower, tied = np.zeros_like(every), np.zeros_like(every)
        for low in np.unique(self._low).tolist():
            of_low = self._low == low
            equal = _running_sums(np.where(of_low, self._second, 0))
            at = np.flatnonzero(of_low)
            parts = {_SECOND: lower}
            if low < best_low:
                parts |= {_FIRST | _SECOND: equal, _FIRST: every - lower - equal}
            elif low == best_low:
                parts |= {_FIRST | _SECOND | _BEST: equal, _FIRST | _BEST: every - lower - equal}
                tied = equal
            else:
                parts |= {_SECOND: lower - tied, _SECOND | _BEST: tied, _BEST: equal}
            for of_pair, sums in parts.items():
                for outcome, found in self._by_outcome(sums, at):
                    counts[of_pair, outcome] += found.sum()
            lower = lower + equal

    def _by_outcome(self, sums: Whole, at: slice | npt.NDArray[np.intp]) -> list[tuple[int, Whole]]:
        """Return each outcome of the high, and its pairs by group of the first seat's holding.

        ``sums``: the running sums of the second seat's ways; ``at``: the groups to count.
        """
        start, of_value = sums[self._start[at]], sums[self._of_value[at]]
        above, end, tied = sums[self._above[at]], sums[self._end[at]], sums[self._tied[at]]
        weights, comparison = self._weights[at], self._comparison[at]
        equal, greater = weights * (above - of_value), weights * (end - above)
        better, level = comparison < 0, comparison == 0
        return [
            (_FIRST, greater * better),
            (_SECOND, weights * (tied - start)),
            (_FIRST | _SECOND, equal * better),
            (_FIRST | _BEST, greater * level),
            (_SECOND | _BEST, weights * (of_value - tied)),
            (_FIRST | _SECOND | _BEST, equal * level),
            (_BEST, equal * (comparison > 0)),
        ]


def _run_starts(keys: Whole) -> Whole:
    """Return the indices at which runs of equal keys start."""
    new = np.ones(len(keys), np.bool_)
    np.not_equal(keys[1:], keys[:-1], out=new[1:])
    return np.flatnonzero(new)


def _run_bounds(keys: Whole) -> tuple[Whole, Whole]:
    """Return for each key where its run of equal keys starts and ends."""
    starts = _run_starts(keys)
    ends = np.append(starts, len(keys))[1:]
    lengths = ends - starts
    return np.repeat(starts, lengths), np.repeat(ends, lengths)


def _running_sums(counts: Whole) -> Whole:
    """Return the running sums of ``counts``: element i is the sum of the first i counts, from 0."""
    sums = np.zeros(len(counts) + 1, np.int64)
    np.cumsum(counts, out=sums[1:])
    return sums
