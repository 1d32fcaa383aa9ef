"""Memory for large arrays that one batch of boards after another uses."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt


class ReusedArrays:
    """Large arrays whose memory is reused, because the system would have to clear new memory."""

    def __init__(self) -> None:
        self._arrays: list[npt.NDArray[np.uint8]] = []
        self._used = 0

    def clear(self) -> None:
        """Allow the memory of all arrays to be used again; older arrays become invalid."""
        self._used = 0

    def array(self, shape: tuple[int, ...], kind: npt.DTypeLike) -> npt.NDArray[Any]:
        """Return an array of memory not given out since ``clear``; its values are arbitrary."""
        size = math.prod(shape) * np.dtype(kind).itemsize
        if self._used == len(self._arrays):
            self._arrays.append(np.empty(0, np.uint8))
        if len(self._arrays[self._used]) < size:
            self._arrays[self._used] = np.empty(size, np.uint8)
        self._used += 1
        return self._arrays[self._used - 1][:size].view(kind).reshape(shape)
