"""Large arrays for one batch of boards after the other."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt


class ReusedArrays:
    """Large arrays that are used again for the next boards: new ones take time to be cleared."""

    def __init__(self) -> None:
        self._arrays: list[npt.NDArray[np.uint8]] = []
        self._used = 0

    def clear(self) -> None:
        """Use all arrays again."""
        self._used = 0

    def array(self, shape: tuple[int, ...], kind: npt.DTypeLike) -> npt.NDArray[Any]:
        """Return an array that was not used since ``clear``; it may contain anything."""
        size = math.prod(shape) * np.dtype(kind).itemsize
        if self._used == len(self._arrays):
            self._arrays.append(np.empty(0, np.uint8))
        if len(self._arrays[self._used]) < size:
            self._arrays[self._used] = np.empty(size, np.uint8)
        self._used += 1
        return self._arrays[self._used - 1][:size].view(kind).reshape(shape)
