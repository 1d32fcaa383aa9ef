"""Rows as columns of plain values, small enough to be sent from one process to another.

This needs no pyarrow, which takes 40 MB of memory in each process that loads it.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.hand_files.all_ins import all_in_seats, all_ins
from analyser.poker.hand_files.batch import Found
from analyser.poker.hand_files.csv_writer import RowsInParts
from analyser.poker.hand_files.judge import HandRow

AT_ONCE: Final = 1 << 10
"""How many rows are made into columns at once: Python objects for more would need much memory."""


COLUMNS: Final = (
    *("file", "line", "run", "hand", "game", "players", "hands", "board", "winners"),
    *("low_winners", "collected", "categories", "dealt_to", "showdown", "reason"),
)
"""The attributes of a row that have a column each."""
_of_row = attrgetter(*COLUMNS)


def _values(row: HandRow) -> tuple[object, ...]:
    return (*map(plain, _of_row(row)), equities(row))


def equities(row: HandRow) -> tuple[float | None, ...] | None:
    """Return for each seat its equity when it went all in; None if it never did, or if none did."""
    # Without a board a single hand may take seconds to count.
    if not row.played.board or not all_in_seats(row):
        return None
    shares = {each.seat: float(each.share) for each in all_ins(row)}
    return tuple([shares.get(seat) for seat in range(len(row.hands))])


def plain(value: object) -> object:
    """Return a value with cards as texts, and without what UTF-8 cannot represent.

    These are halves of surrogate pairs, which become question marks.
    """
    if isinstance(value, tuple):
        return tuple(map(plain, value))
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, str):
        return str(value) if value.isascii() else value.encode("utf-8", "replace").decode()
    return value


class ColumnRows(RowsInParts):
    """Collects rows as columns of plain values, and packs these columns with ``pickle``."""

    values: Callable[[HandRow], tuple[object, ...]] = staticmethod(_values)
    """Returns the value of a row in each column."""

    def __init__(self) -> None:
        self._rows: list[tuple[object, ...]] = []
        self._packed: list[bytes] = []

    def add(self, row: HandRow) -> None:
        """Add a row."""
        self._rows.append(self.values(row))
        if len(self._rows) == AT_ONCE:
            self._end_columns()

    def parts(self) -> list[bytes]:
        """Return all rows that were added, as pickled columns."""
        self._end_columns()
        return self._packed

    def _end_columns(self) -> None:
        if self._rows:
            self._packed.append(pickle.dumps(list(zip(*self._rows, strict=True))))
        self._rows = []


def packed_rows(found: Iterable[Found]) -> list[bytes]:
    """Return rows as ``ColumnRows`` packs them; errors are left out."""
    rows = ColumnRows()
    for one in found:
        if isinstance(one, HandRow):
            rows.add(one)
    return rows.parts()
