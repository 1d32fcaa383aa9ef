"""Runouts: what can still come to a board, boards with the same ranks taken together.

Flushes apart, only the multiset of a board's ranks matters. The 2,598,960 full boards have only
6,175 multisets, and each is weighted with the number of boards that the cards that are left can
make of it. Flushes are counted separately: if some cards of a board are of one suit, the set of
their ranks and the multiset of the other cards' ranks matter.

Ranks are 0 (two) to 12 (ace) here; a set of ranks is a mask in which rank r is bit r.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import RANKS
from analyser.poker.ranking.multisets import RANK_KEYS, Whole, count_of, multisets

Ways: TypeAlias = npt.NDArray[np.float64]
"""Numbers of ways. They are whole, and far below 2**53, so that floating point has them exactly;
it is what NumPy adds up fastest."""

Masks: TypeAlias = npt.NDArray[np.intp]

ALL_RANKS: Final = (1 << len(RANKS)) - 1

_MASKS: Final[Masks] = np.arange(1 << len(RANKS))
_MEMBERS: Final = _MASKS[:, np.newaxis] >> np.arange(len(RANKS)) & 1
_SIZES: Final = _MEMBERS.sum(axis=1)
_MASK_KEYS: Final[Whole] = _MEMBERS @ RANK_KEYS

_MOST_KEPT: Final = 10_000
"""Of so many multisets shares are kept: up to boards of five cards, which are asked for most. Those
of seven cards would take twenty megabytes."""

_CHOOSE: Final[Ways] = np.array([[comb(n, k) for k in range(5)] for n in range(5)], np.float64)


class Runouts:
    """All multisets of ``size`` ranks that may come.

    Attributes:
        size: how many cards come.
        keys: the key of each multiset, in the order of their numbers; see ``multisets``.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.keys: Whole = multisets(size).keys()
        self._counts = [count_of(rank, self.keys) for rank in range(len(RANKS))]
        self._from_all: Ways = _CHOOSE[4].take(self._counts).prod(axis=0)
        self._shares: dict[tuple[int, int], Ways] = {}

    def __len__(self) -> int:
        return len(self.keys)

    def ways(self, left: Sequence[int]) -> Ways:
        """Return in how many ways each multiset can be made of the cards that are left.

        ``left``: how many cards of each rank there are, 0 to 4.
        """
        ways = self._from_all
        for rank, count in enumerate(left):
            if count < 4:
                ways = ways * self._share(rank, count)
        return np.rint(ways)

    def ways_beside(self, others: Runouts, left: Sequence[int]) -> Ways:
        """Return in how many ways each multiset can be made after others took their cards.

        The shape is (others, these). ``left``: how many cards of each rank there are before.
        """
        ways = np.ones((len(others), len(self)))
        for rank, count in enumerate(left):
            remain = (count - others.count(rank)).clip(0)
            ways *= _CHOOSE.take(remain, axis=0).take(self.count(rank), axis=1)
        return ways

    def ways_left(self, rank: int, left: int, more: int) -> Ways:
        """Return for each multiset the ways to choose ``more`` cards of a rank after it came.

        ``left``: how many cards of the rank there are before.
        """
        ways: Ways = _CHOOSE[:, more].take((left - self._counts[rank]).clip(0))
        return ways

    def ranks(self, number: int) -> list[int]:
        """Return the ranks of one multiset, ascending."""
        return [rank for rank in range(len(RANKS)) for _ in range(self._counts[rank][number])]

    def count(self, rank: int) -> Whole:
        """Return how many cards of a rank each multiset has."""
        return self._counts[rank]

    def _share(self, rank: int, left: int) -> Ways:
        """Return which part of the ways from four cards of a rank remains with ``left`` of them."""
        known = self._shares.get((rank, left))
        if known is None:
            known = (_CHOOSE[left] / _CHOOSE[4]).take(self._counts[rank])
            if len(self) <= _MOST_KEPT:
                self._shares[rank, left] = known
        return known


runouts = cache(Runouts)
"""Return the runouts of a size; they are worked out once and kept."""


class Suited(NamedTuple):
    """The runouts of which some cards are of one suit.

    Attributes:
        masks: every set of ranks of that suit, n in all.
        rest: the runouts of the other cards, m in all.
        numbers: of shape (n, m), the number of the whole runout among those of its size.
    """

    masks: Masks
    rest: Runouts
    numbers: Masks

    def among(self, left: int) -> Suited:
        """Return those whose cards of the suit are all among ``left``, a mask."""
        possible = np.flatnonzero((self.masks & ~left) == 0)
        return Suited(self.masks[possible], self.rest, self.numbers[possible])


def sets_of(size: int, left: int) -> Masks:
    """Return the masks of all sets of this many ranks that are among ``left``, a mask."""
    return np.flatnonzero((size == _SIZES) & ((_MASKS & ~left) == 0))


def keys_of(masks: Masks) -> Whole:
    """Return the keys of sets of ranks."""
    return _MASK_KEYS.take(masks)


@cache  # five sizes
def suited_runouts(size: int, suited: int) -> Suited:
    """Return the runouts of ``size`` cards of which ``suited`` are of one suit."""
    masks = sets_of(suited, ALL_RANKS)
    rest = runouts(size - suited)
    keys = np.add.outer(keys_of(masks), rest.keys)
    return Suited(masks, rest, multisets(size).numbers(keys, strict=False))
