"""The rows of a table as numbers: a column for each value by which rows are sorted or filtered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from enum import IntFlag
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

Bytes: TypeAlias = npt.NDArray[np.uint8]
Seats: TypeAlias = npt.NDArray[np.uint16]
"""Seats as bits: seat 0 is bit 0."""
Signed: TypeAlias = npt.NDArray[np.int32]
Unsigned: TypeAlias = npt.NDArray[np.uint32]
Masks: TypeAlias = npt.NDArray[np.uint64]
Chosen: TypeAlias = npt.NDArray[np.bool_]
"""A True or False for each row."""
Rows: TypeAlias = npt.NDArray[np.int32]
"""Some rows of a table, in any order, by their numbers from 0."""

FIRST_ROOM: Final = 1 << 14

_BYTE: Final = {"type": np.uint8}
_SEATS: Final = {"type": np.uint16}
_SIGNED: Final = {"type": np.int32}
_UNSIGNED: Final = {"type": np.uint32}
_MASK: Final = {"type": np.uint64}


class Mark(IntFlag):
    """A yes-or-no property of a row."""

    ERROR = 1
    """The row is a ``UnreadHand``."""
    SHOWDOWN = 2
    """Two hands or more were compared."""
    HISTORY = 4
    """The row is from a history, in which seats have players' names."""
    PAID_ANOTHER = 8
    """The players who were paid, as the file says, differ from those who win by the cards."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Columns:
    """Some rows as numbers; all arrays have the same length.

    Attributes:
        file: the number of the file.
        line: the line where the hand begins, from 1; 0 for an error of a whole file.
        nth: how many rows of the same line come before this one.
        check: a checksum that shows whether a row that is read again is still the same.
        marks: the row's ``Mark`` values.
        game: the number of the game; 0 for an error.
        seats: how many seats the row shows, 255 at most.
        winners: the seats that win or share the pot, as bits.
        low_winners: the seats that win or share the low half of the pot, as bits.
        category: the category of the best hand: its number in ``categories.CATEGORIES``.
        strength: the strength of the best hand, as in ``categories``; more is better, 0 for none.
        class_: the class of the best hand in its game, 1 the best; 0 for none.
        low_strength: the strength of the best low; more is better, 0 for none.
        board: the ranks of the board, the highest first, packed by ``categories.digits``.
        cards: all cards of the row as bits: bit n for the card with the number n.
        players, winner, reason, hand: the numbers of strings: the players' names, the winners'
            names, the reason or the error's message, and the hand's id in the file.
    """

    file: Signed = field(metadata=_SIGNED)
    line: Unsigned = field(metadata=_UNSIGNED)
    nth: Unsigned = field(metadata=_UNSIGNED)
    check: Unsigned = field(metadata=_UNSIGNED)
    marks: Bytes = field(metadata=_BYTE)
    game: Bytes = field(metadata=_BYTE)
    seats: Bytes = field(metadata=_BYTE)
    winners: Seats = field(metadata=_SEATS)
    low_winners: Seats = field(metadata=_SEATS)
    category: Bytes = field(metadata=_BYTE)
    strength: Signed = field(metadata=_SIGNED)
    class_: Seats = field(metadata=_SEATS)
    low_strength: Signed = field(metadata=_SIGNED)
    board: Signed = field(metadata=_SIGNED)
    cards: Masks = field(metadata=_MASK)
    players: Unsigned = field(metadata=_UNSIGNED)
    winner: Unsigned = field(metadata=_UNSIGNED)
    reason: Unsigned = field(metadata=_UNSIGNED)
    hand: Unsigned = field(metadata=_UNSIGNED)

    def __len__(self) -> int:
        return len(self.line)

    def has(self, mark: Mark) -> Chosen:
        """Return for each row whether it has this property, such as ``Mark.SHOWDOWN``."""
        has: Chosen = (self.marks & np.uint8(mark)) != 0
        return has


def several(seats: Seats) -> Chosen:
    """Return for each set of seats, given as bits, whether it has more than one seat."""
    chosen: Chosen = (seats & (seats - np.uint16(1))) != 0
    return chosen


ROW: Final = np.dtype([(one.name, one.metadata["type"]) for one in fields(Columns)])
"""The type of one row: a field for each column. Each column is stored as an array of its own."""


def each_column(make: Callable[[str], npt.ArrayLike]) -> Columns:
    """Return columns; ``make`` is called with each column's name and returns its values."""
    return Columns(**{name: np.asarray(make(name), type_) for name, type_ in _TYPES})


_TYPES: Final = tuple([(name, ROW[name]) for name in ROW.names or ()])


class GrowingColumns:
    """Columns to which rows can be added; arrays that ``so_far`` has returned do not change."""

    def __init__(self) -> None:
        self._room = each_column(lambda name: np.empty(FIRST_ROOM, ROW[name]))
        self._count = 0

    @property
    def size(self) -> int:
        """How many bytes of memory the columns take, room for more rows included."""
        return ROW.itemsize * len(self._room)

    def append(self, rows: Columns) -> None:
        """Add rows at the end."""
        start, end = self._count, self._count + len(rows)
        if end > len(self._room):
            self._room = self._larger(max(end, len(self._room) * 5 // 4))
        for name, _ in _TYPES:
            getattr(self._room, name)[start:end] = getattr(rows, name)
        self._count = end

    def _larger(self, size: int) -> Columns:
        def larger(name: str) -> npt.ArrayLike:
            column = np.empty(size, ROW[name])
            column[: self._count] = getattr(self._room, name)[: self._count]
            return column

        return each_column(larger)

    def so_far(self) -> Columns:
        """Return the rows added so far, as read-only views."""
        views = {name: getattr(self._room, name)[: self._count] for name, _ in _TYPES}
        for view in views.values():
            view.flags.writeable = False
        return Columns(**views)
