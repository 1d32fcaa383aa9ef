"""The holdings that a seat can be dealt with a board; equivalent holdings are grouped.

If one suit may make a flush on a board, a card is of one of 26 *kinds*: kind r is rank r of any
other suit, kind 13 + r is rank r of this suit. If no flush is possible, all cards are of the first
thirteen kinds. A *holding* is a multiset of kinds, and can be dealt in as many ways as there are
sets of cards of these kinds.

Two seats cannot hold the same card. To count pairs of holdings without a shared card by inclusion
and exclusion, ``Holdings.shared`` returns for every multiset of kinds the holdings that contain it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import comb
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import RANKS
from analyser.poker.ranking.multisets import RANK_KEYS, Whole, multisets

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
        """Return in how many ways multisets can be dealt; ``left``: of shape (decks, KINDS)."""
        first, which = self._without_suit
        ways = _ways_without_suit(self.kinds[first], left).take(which, axis=1)
        of_suit = left[:, len(RANKS) :] @ (1 << np.arange(len(RANKS)))
        ways *= self.suited & ~of_suit[:, np.newaxis] == 0
        return ways

    @cached_property
    def _without_suit(self) -> tuple[Whole, Whole]:
        """Group multisets alike but for the suit: one of each group, each one's group."""
        _, first, which = np.unique(self.keys & _OTHER_KEYS, return_index=True, return_inverse=True)
        return first, which


def _ways_without_suit(kinds: Whole, left: Whole) -> Whole:
    """Return the ways to deal multisets without the flush's suit, of shape (decks, multisets)."""
    ways = np.ones((len(left), len(kinds)), np.int64)
    # The ways to choose k of a kind are at 8 * kind + k; 1 leaves the product as it is.
    table = np.ones((len(left), KINDS, 8), np.int64)
    table[:, : len(RANKS), : _MOST + 1] = _CHOOSE.take(left[:, : len(RANKS)], axis=0)
    flat = table.reshape(len(left), -1)
    run = np.ones(len(kinds), np.int64)
    for at, column in enumerate(kinds.T):
        last = np.ones(len(kinds), np.bool_)
        if at + 1 < kinds.shape[1]:
            last = kinds[:, at + 1] != column
        ways *= flat.take(8 * column + np.where(last, run, 0), axis=1)
        run = np.where(last, 1, run + 1)
    return ways


def rows_of(most: Sequence[int], size: int) -> KindRows:
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
        self.rows = rows_of(most, size)  # the holdings, each a multiset of kinds
        keys = RANK_KEYS[self.rows.kinds % len(RANKS)].sum(axis=1)
        # For each holding the number of its multiset of ranks in ``multisets(size)``.
        self.numbers = multisets(size).numbers(keys, strict=False)
        self._order = self.rows.keys.argsort()
        self._keys = self.rows.keys[self._order]

    def __len__(self) -> int:
        return len(self.rows)

    def containing(self, sets: KindRows, rests: KindRows) -> SharedKinds:
        """Find all holdings that contain each of some smaller ``sets`` of cards.

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
    """Yield the indices of ``count`` rows in batches of ``most`` elements, but at least one row."""
    at_once = max(1, most // max(1, width))
    for start in range(0, count, at_once):
        yield np.arange(start, min(count, start + at_once))
