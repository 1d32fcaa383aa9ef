"""The random numbers of ``dealing.Shuffler``, computed as whole arrays.

The state of SplitMix64 grows by a constant, so each number of the stream can be computed without
the ones before. A test checks that this module and ``dealing.Shuffler`` give the same numbers.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Numbers: TypeAlias = npt.NDArray[np.intp]
Words: TypeAlias = npt.NDArray[np.uint64]

_GAMMA = np.uint64(0x9E3779B97F4A7C15)


class RandomNumbers:
    """The stream of random numbers that starts from a seed, 0 to 2**64 - 1."""

    def __init__(self, seed: int) -> None:
        self._state = np.uint64(seed)

    def words(self, count: int) -> Words:
        """Return the next ``count`` numbers of the stream, 0 to 2**64 - 1."""
        mixed = np.arange(1, count + 1, dtype=np.uint64)  # wraps around, as it should
        mixed *= _GAMMA
        mixed += self._state
        if count:
            self._state = mixed[-1]
        mixed ^= mixed >> np.uint64(30)
        mixed *= np.uint64(0xBF58476D1CE4E5B9)
        mixed ^= mixed >> np.uint64(27)
        mixed *= np.uint64(0x94D049BB133111EB)
        mixed ^= mixed >> np.uint64(31)
        return mixed

    def below(self, bound: int, count: int) -> Numbers:
        """Return ``count`` random numbers from 0 to ``bound`` - 1, all equally likely.

        Of each number of the stream only the highest bits are used: as many as ``bound`` - 1 has.
        Results that are not below ``bound`` are drawn again.
        """
        bits = (bound - 1).bit_length()
        drawn = np.zeros(count, np.intp)
        if not bits:
            return drawn
        again = np.arange(count)
        while len(again):
            drawn[again] = (self.words(len(again)) >> np.uint64(64 - bits)).astype(np.intp)
            again = again[drawn[again] >= bound]
        return drawn
