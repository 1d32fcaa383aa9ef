"""The types of the arrays that several modules pass to each other, by what their numbers mean."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Whole: TypeAlias = npt.NDArray[np.int64]
Numbers: TypeAlias = npt.NDArray[np.intp]
"""Indices, such as the numbers of holdings."""
CardNumbers: TypeAlias = npt.NDArray[np.uint8]
ClassNumbers: TypeAlias = npt.NDArray[np.uint16]
"""Classes, 1 the best, or ``NO_CLASS``."""
Masks: TypeAlias = npt.NDArray[np.intp]
"""Sets of ranks of one suit: rank r is bit r."""
Sets: TypeAlias = npt.NDArray[np.int64]
"""Sets of cards: card number n is bit n."""
Flags: TypeAlias = npt.NDArray[np.bool_]
Bits: TypeAlias = npt.NDArray[np.uint64]
"""Flags of boards, packed into words."""
Real: TypeAlias = npt.NDArray[np.floating]
Weights: TypeAlias = npt.NDArray[np.int64]
Ways: TypeAlias = npt.NDArray[np.float64]
"""Numbers of ways or deals: whole, far below 2**53, so exact as floats, which are fastest."""
Sums: TypeAlias = npt.NDArray[np.float64]
"""Sums of weights of deals: whole, and exact as floats, too."""
