"""The numbers by which a row is known, column by column."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import IntFlag
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

Bytes: TypeAlias = npt.NDArray[np.uint8]
Seats: TypeAlias = npt.NDArray[np.uint16]
"""Seats as bits: seat 0 is bit 0."""
Signed: TypeAlias = npt.NDArray[np.int32]
Unsigned: TypeAlias = npt.NDArray[np.uint32]
Masks: TypeAlias = npt.NDArray[np.uint64]
Chosen: TypeAlias = npt.NDArray[np.bool_]
"""For each row whether it is chosen."""
Rows: TypeAlias = npt.NDArray[np.int32]
"""Numbers of rows, from 0, in the order they are to be shown."""

_FIRST_ROOM: Final = 1 << 14


class Mark(IntFlag):
    """What is true of a row."""

    ERROR = 1
    """It is a ``HandError``."""
    SHOWDOWN = 2
    """Two hands or more were compared."""
    HISTORY = 4
    """It comes from a history, in which seats are people."""
    PAID_ANOTHER = 8
    """The file paid somebody else than the cards say."""


@dataclass(frozen=True, slots=True, eq=False)
class Columns:
    """Some rows as numbers; all arrays have the same length.

    Attributes:
        file: the number of the file.
        line: the line where the hand begins, from 1; 0 for an error of a whole file.
        nth: how many rows of the same line are before it.
        check: what shows that a row that is read again is still the same.
        marks: what is true of it, as ``Mark``.
        game: the number of its game; 0 for an error.
        seats: how many seats it shows, 255 at most.
        winners, low_winners: who wins or shares.
        category: what the winning hand is: its place in ``categories.CATEGORIES``.
        strength: how good the winning hand is, the greater the better; see ``categories``.
        class_: the class of the winning hand among those of its game; 0 for none.
        low_class: the class of the best low; 0 for none.
        low_strength: how good the best low is, the greater the better.
        board: the ranks of the board, the highest first, as digits of a number.
        cards: all its cards as bits, by their numbers.
        players, winner, reason, hand: the numbers of texts: the players' names, those of the
            winners, the reason or the error's message, and the file's own id.
    """

    file: Signed
    line: Unsigned
    nth: Unsigned
    check: Unsigned
    marks: Bytes
    game: Bytes
    seats: Bytes
    winners: Seats
    low_winners: Seats
    category: Bytes
    strength: Signed
    class_: Seats
    low_class: Seats
    low_strength: Signed
    board: Signed
    cards: Masks
    players: Unsigned
    winner: Unsigned
    reason: Unsigned
    hand: Unsigned

    def __len__(self) -> int:
        return len(self.line)

    def has(self, mark: Mark) -> Chosen:
        """Return for each row whether something is true of it."""
        has: Chosen = (self.marks & np.uint8(mark)) != 0
        return has


NAMES: Final = tuple([field.name for field in fields(Columns)])
TYPES: Final = (
    *(np.int32, np.uint32, np.uint32, np.uint32, np.uint8, np.uint8, np.uint8),
    *(np.uint16, np.uint16, np.uint8, np.int32, np.uint16, np.uint16, np.int32),
    *(np.int32, np.uint64, np.uint32, np.uint32, np.uint32, np.uint32),
)


def columns_of(rows: list[tuple[int, ...]]) -> Columns:
    """Make columns of rows that are written as tuples, in the order of the columns."""
    by_column: Iterator[tuple[int, ...]] = zip(*rows, strict=True)
    return Columns(*[np.array(values, kind) for values, kind in zip(by_column, TYPES, strict=True)])


class GrowingColumns:
    """Columns to which rows are added; what was handed out never changes."""

    def __init__(self) -> None:
        self._arrays: list[Any] = [np.empty(_FIRST_ROOM, kind) for kind in TYPES]
        self._count = 0

    @property
    def size(self) -> int:
        """How many bytes of memory they take."""
        return sum([array.nbytes for array in self._arrays])

    def append(self, rows: Columns) -> None:
        """Add rows at the end."""
        start, end = self._count, self._count + len(rows)
        for at, name in enumerate(NAMES):
            array = self._arrays[at]
            if end > len(array):
                larger = np.empty(max(end, len(array) * 5 // 4), array.dtype)
                larger[:start] = array[:start]
                self._arrays[at] = array = larger
            array[start:end] = getattr(rows, name)
        self._count = end

    def so_far(self) -> Columns:
        """Return the rows there are now."""
        views = []
        for array in self._arrays:
            view = array[: self._count]
            view.flags.writeable = False
            views.append(view)
        return Columns(*views)
