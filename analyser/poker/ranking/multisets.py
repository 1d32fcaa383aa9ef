"""Numbers the multisets of ranks, so that a small table can have a value for each multiset.

Apart from flushes, the value of some cards depends only on the multiset of their ranks. There are
133,784,560 hands of seven cards, but only 49,205 multisets. Here each multiset of one size gets a
number, from 0 without gaps, computed by adding and looking up whole arrays.
"""

from functools import cache, reduce
from typing import Final

import numpy as np

from analyser.poker.cards import RANKS
from analyser.poker.ranking.arrays import Whole

# The thirteen ranks are cut in two parts, each small enough for a table over all its counts.
_LOWER: Final[int] = 7  # two to eight
_UPPER: Final[int] = len(RANKS) - _LOWER  # nine to ace

_BASE: Final[int] = 5
"""The base of the digits that count each rank: a rank is in a hand at most four times."""

# Enough bits for the largest number of a part.
_LOWER_BITS: Final[int] = (_BASE**_LOWER).bit_length()
_UPPER_BITS: Final[int] = (_BASE**_UPPER).bit_length()
_LOWER_MASK: Final[int] = (1 << _LOWER_BITS) - 1
_UPPER_MASK: Final[int] = (1 << _UPPER_BITS) - 1

RANK_KEYS: Final[Whole] = np.array(
    [_BASE**i for i in range(_LOWER)] + [_BASE**i << _LOWER_BITS for i in range(_UPPER)], np.int64
)
"""The keys of the ranks, two to ace. The key of a multiset is the sum of the keys of its ranks."""

RANK_KEY_BITS: Final[int] = _LOWER_BITS + _UPPER_BITS
"""The number of bits of a key; higher bits are ignored."""


def count_of(rank: int, keys: Whole) -> Whole:
    """Return how many cards of a rank, 0 (two) to 12 (ace), the multiset of each key has."""
    if rank < _LOWER:
        part, digit = keys & _LOWER_MASK, rank
    else:
        part, digit = keys >> _LOWER_BITS & _UPPER_MASK, rank - _LOWER
    value: int = _BASE**digit
    return part // value % _BASE


class Multisets:
    """All multisets of ``size`` ranks and their numbers.

    Think of the multisets as a text: each line has the multisets with the same lower ranks (two to
    eight), in a fixed order of their upper ranks (nine to ace). The number of a multiset is the
    start of its line, looked up by the lower ranks, plus its place in the line, looked up by the
    upper ranks. Two small tables are enough, because all lines with the same number of upper ranks
    have the same upper ranks in the same order.
    """

    def __init__(self, size: int) -> None:
        self._size = size
        missing = size - _LOWER_COUNTS  # the upper ranks that each line lacks; below 0: too many
        lengths = np.where(missing < 0, 0, np.bincount(_UPPER_COUNTS)[missing.clip(0)])
        self._starts: Whole = lengths.cumsum() - lengths
        self._count = int(lengths.sum())

    def __len__(self) -> int:
        return self._count

    def numbers(self, keys: Whole, strict: bool = True) -> Whole:
        """Return the number of the multiset that each key stands for.

        The multisets must have ``size`` ranks. ``strict``: False to allow keys that count more than
        four cards of a rank, which no hand has; for such a key, any valid number is returned.
        """
        lower = keys & _LOWER_MASK
        upper = keys >> _LOWER_BITS & _UPPER_MASK
        numbers = self._starts.take(lower, mode="clip") + _UPPER_PLACES.take(upper, mode="clip")
        return numbers if strict else numbers.clip(max=self._count - 1)

    def rows(self) -> Whole:
        """Return the ranks, 0 to 12 ascending, of all multisets: row n is multiset number n."""
        keys = self.keys()
        counts = np.stack([count_of(rank, keys) for rank in range(len(RANKS))], axis=1)
        ranks = np.tile(np.arange(len(RANKS)), len(keys))
        return np.repeat(ranks, counts.ravel()).reshape(len(keys), -1)

    def keys(self) -> Whole:
        """Return the keys of all multisets, in the order of their numbers."""
        lengths = np.diff(self._starts, append=self._count)
        lower = np.repeat(np.arange(len(lengths)), lengths)
        place = np.arange(len(lower)) - self._starts[lower]
        first = np.searchsorted(_UPPER_IN_ORDER, self._size - _LOWER_COUNTS[lower])
        return lower | _UPPER_ORDER[first + place] << _LOWER_BITS


multisets = cache(Multisets)
"""Return the ``Multisets`` of a size (cached)."""


# The size of each multiset of lower and of upper ranks: the sums of the digits that count them.
_LOWER_COUNTS: Final[Whole] = reduce(np.add.outer, [np.arange(_BASE)] * _LOWER).ravel()
_UPPER_COUNTS: Final[Whole] = reduce(np.add.outer, [np.arange(_BASE)] * _UPPER).ravel()
_UPPER_ORDER: Final[Whole] = _UPPER_COUNTS.argsort(kind="stable")
_UPPER_IN_ORDER: Final[Whole] = _UPPER_COUNTS[_UPPER_ORDER]
# The position of each multiset of upper ranks among those of its size.
_UPPER_PLACES: Final[Whole] = np.empty_like(_UPPER_ORDER)
_FIRST_OF_SIZE: Final = np.searchsorted(_UPPER_IN_ORDER, _UPPER_IN_ORDER)
_UPPER_PLACES[_UPPER_ORDER] = np.arange(len(_UPPER_ORDER)) - _FIRST_OF_SIZE
