"""Runouts: the cards that can still come to a board, grouped by their ranks.

Apart from flushes, only the multiset of a board's ranks matters. The 2,598,960 full boards have
only 6,175 multisets; each is weighted with the number of ways in which the cards left in the deck
can make it. Flushes are counted separately, by the set of ranks of one suit and the multiset of
the ranks of the other cards.

Ranks are 0 (two) to 12 (ace) here; a set of ranks is a mask in which rank r is bit r.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from math import comb
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import RANKS
from analyser.poker.ranking.multisets import RANK_KEYS, Whole, count_of, multisets

Ways: TypeAlias = npt.NDArray[np.float64]
"""Numbers of ways: whole, far below 2**53, so exact as floats, which NumPy adds fastest."""

Masks: TypeAlias = npt.NDArray[np.intp]

FLUSH: Final = 5
"""How many cards make a flush."""
ALL_RANKS: Final = (1 << len(RANKS)) - 1

_MASKS: Final[Masks] = np.arange(1 << len(RANKS))
MEMBERS: Final = _MASKS[:, np.newaxis] >> np.arange(len(RANKS)) & 1
"""For each set of ranks a row with 1 for each of the 13 ranks in it, else 0."""
_SIZES: Final = MEMBERS.sum(axis=1)
_MASK_KEYS: Final[Whole] = MEMBERS @ RANK_KEYS

_MOST_CACHED: Final = 10_000
"""The arrays of ``Runouts._factor_of_rank`` are cached if they have at most this many multisets, as
those of up to five cards do. For seven cards the cache would take twenty megabytes."""

# Row -n stands for n cards too many dealt, up to four: NumPy counts negative rows from the end.
# This saves clipping them, which was the slowest step of ``ways_of_decks``.
_CHOOSE: Final[Ways] = np.array(
    [[comb(max(n, 0), k) for k in range(5)] for n in (*range(5), -4, -3, -2, -1)], np.float64
)


class Runouts:
    """All multisets of ``size`` ranks that can come to a board, numbered from 0."""

    def __init__(self, size: int) -> None:
        self.size = size  # the number of cards to come
        # The key of each multiset, by number: the sum of its ranks' ``RANK_KEYS``.
        self.keys: Whole = multisets(size).keys()
        # Of shape (13, multisets), how many cards of each rank each multiset has.
        self.counts: Whole = np.stack([count_of(rank, self.keys) for rank in range(len(RANKS))])
        self._from_same: dict[int, Ways] = {
            left: _CHOOSE[left].take(self.counts).prod(axis=0) for left in (3, 4)
        }
        self._shares: dict[tuple[int, int, int], Ways] = {}

    def __len__(self) -> int:
        return len(self.keys)

    def ways(self, left: Sequence[int]) -> Ways:
        """Return in how many ways each multiset can come; ``left``: the cards left of each rank."""
        most = 4 if 4 in left else 3  # at most 3 if the cards of a flush's suit are left out
        ways = self._from_same[most]
        for rank, count in enumerate(left):
            if count < most:
                ways = ways * self._factor_of_rank(rank, count, most)
        return np.rint(ways)

    def ways_beside(self, rows: Masks, others: Runouts, left: Sequence[int]) -> Ways:
        """Return the ways to deal multisets ``rows`` after each of ``others``, a row for each."""
        ways = np.ones((len(rows), len(others)))
        for count, own, their in zip(left, self.counts[:, rows], others.counts, strict=True):
            ways *= _CHOOSE.T.take(own, axis=0).take(count - their, axis=1)
        return ways

    def ways_of_decks(self, left: Whole) -> Ways:
        """Return in how many ways multisets can come, of shape (decks, multisets).

        ``left``: a row for each deck, the cards left of each rank; a negative number counts as 0.
        """
        ways = np.ones((*left.shape[:-1], len(self)))
        for rank, counts in enumerate(self.counts):
            ways *= _CHOOSE.take(left[..., rank], axis=0).take(counts, axis=-1)
        return ways

    @cached_property
    def rows(self) -> npt.NDArray[np.uint8]:
        """The ranks of each multiset, ascending, a row each."""
        return multisets(self.size).rows().astype(np.uint8)

    def _factor_of_rank(self, rank: int, left: int, most: int) -> Ways:
        """Return each multiset's factor for ``left`` cards left of a rank instead of ``most``."""
        known = self._shares.get((rank, left, most))
        if known is None:
            known = (_CHOOSE[left] / np.maximum(_CHOOSE[most], 1)).take(self.counts[rank])
            if len(self) <= _MOST_CACHED:
                self._shares[rank, left, most] = known
        return known


runouts = cache(Runouts)
"""Return the ``Runouts`` of a size (cached)."""


def rank_sets(size: int, left: int) -> Masks:
    """Return the masks of all sets of ``size`` ranks that are in the mask ``left``."""
    return np.flatnonzero((size == _SIZES) & ((_MASKS & ~left) == 0))


def keys_of(masks: Masks) -> Whole:
    """Return the key of each set of ranks: the sum of their ``RANK_KEYS``."""
    return _MASK_KEYS.take(masks)


@cache  # five sizes
def suited_runouts(size: int, suited: int) -> tuple[Masks, Runouts, Masks]:
    """Return the runouts of ``size`` cards of which ``suited`` are of one suit (cached).

    All n sets of ranks of the suit, all m runouts of the other cards, and the number of the whole
    runout, of shape (n, m).
    """
    masks = rank_sets(suited, ALL_RANKS)
    rest = runouts(size - suited)
    keys = np.add.outer(keys_of(masks), rest.keys)
    return masks, rest, multisets(size).numbers(keys, strict=False)
