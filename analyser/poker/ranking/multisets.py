"""Numbers the multisets of ranks, so that a small table can have a value for each multiset.

Apart from flushes, the value of some cards depends only on the multiset of their ranks. There are
133,784,560 hands of seven cards, but only 49,205 multisets. Here each multiset of one size gets a
number, from 0 without gaps, computed by adding and looking up whole arrays.
"""

from functools import cache
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
        lengths = self._line_lengths()
        self._starts: Whole = lengths.cumsum() - lengths
        self._count = int(lengths.sum())

    def __len__(self) -> int:
        return self._count

    def _missing_upper_ranks(self) -> Whole:
        """Return how many ranks each multiset of twos to eights lacks; below 0: too many."""
        return self._size - _LOWER_COUNTS

    def _line_lengths(self) -> Whole:
        """Return in how many ways nines to aces complete each multiset of twos to eights."""
        choices = np.bincount(_UPPER_COUNTS)  # by number of upper ranks
        missing = self._missing_upper_ranks()
        return np.where(missing < 0, 0, choices[missing.clip(0)])

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
        lengths = self._line_lengths()
        lower = np.repeat(np.arange(len(lengths)), lengths)
        place = np.arange(len(lower)) - self._starts[lower]
        first = np.searchsorted(_UPPER_COUNTS[_UPPER_ORDER], self._missing_upper_ranks()[lower])
        return lower | _UPPER_ORDER[first + place] << _LOWER_BITS


multisets = cache(Multisets)
"""Return the ``Multisets`` of a size (cached)."""


def _digit_sums(digits: int) -> Whole:
    """Return the digit sum of each number that has up to ``digits`` digits in base ``_BASE``."""
    sums: Whole = np.zeros(1, np.int64)
    for _ in range(digits):
        sums = np.add.outer(np.arange(_BASE), sums).ravel()
    return sums


def _places_among_equals(counts: Whole, order: Whole) -> Whole:
    """Return each multiset's position among those of its size; ``order``: indices, by size."""
    in_order = counts[order]
    places = np.empty_like(order)
    places[order] = np.arange(len(order)) - np.searchsorted(in_order, in_order)
    return places


_LOWER_COUNTS: Final[Whole] = _digit_sums(_LOWER)
_UPPER_COUNTS: Final[Whole] = _digit_sums(_UPPER)
_UPPER_ORDER: Final[Whole] = _UPPER_COUNTS.argsort(kind="stable")
_UPPER_PLACES: Final[Whole] = _places_among_equals(_UPPER_COUNTS, _UPPER_ORDER)
