"""Rows as tables for data tools: Arrow's record batches, Parquet files, and databases in SQLite.

Processes send rows to each other as columns of plain values. Only the first process packs them into
Arrow's, and so loads pyarrow, which takes 40 MB; the extra ``data`` installs it.
"""

from __future__ import annotations

import errno
import pickle
import sqlite3
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import islice
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from analyser.poker.cards import Card, written
from analyser.poker.errors import DataExtraError, PackedProgramError
from analyser.poker.hand_files.all_in_luck import all_in_seats, all_ins
from analyser.poker.hand_files.batch import Batch
from analyser.poker.hand_files.csv_files import AT_ONCE, DraftFile
from analyser.poker.hand_files.jobs.pool import in_jobs
from analyser.poker.hand_files.judge import Found, HandRow

if TYPE_CHECKING:
    import pyarrow
    from pyarrow import RecordBatch

COLUMNS: Final = (
    *("file", "line", "run", "hand", "game", "players", "hands", "board", "winners"),
    *("low_winners", "collected", "categories", "dealt_to", "showdown", "reason"),
)
"""The attributes of a row that have a column each."""
_of_row = attrgetter(*COLUMNS)


def equities(row: HandRow) -> tuple[float | None, ...] | None:
    """Return each seat's equity at its all-in, or None; no tuple without an all-in or a board."""
    # Without a board a single hand may take seconds to count.
    if not row.played.board or not all_in_seats(row):
        return None
    shares = {each.seat: float(each.share) for each in all_ins(row)}
    return tuple([shares.get(seat) for seat in range(len(row.hands))])


def plain(value: object) -> object:
    """Return a value with cards as texts; halves of surrogate pairs become question marks."""
    if isinstance(value, tuple):
        return tuple(map(plain, value))
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, str):
        return str(value) if value.isascii() else value.encode("utf-8", "replace").decode()
    return value


def packed_columns(rows: Sequence[HandRow]) -> bytes:
    """Return rows as pickled columns of plain values."""
    values = [(*map(plain, _of_row(row)), equities(row)) for row in rows]
    return pickle.dumps(list(zip(*values, strict=True)))


def packed_rows(found: Iterable[Found]) -> list[bytes]:
    """Return rows in parts, as ``packed_columns`` packs them; errors are left out."""
    rows = (one for one in found if isinstance(one, HandRow))
    return [*map(packed_columns, iter(lambda: list(islice(rows, AT_ONCE)), []))]


_TOGETHER: Final = 1 << 13
"""The least rows of a record batch, or of a row group of Parquet; the last one may have fewer."""


@cache  # a single schema
def schema() -> pyarrow.Schema:
    """Return the columns: the fields of ``HandRow``, its categories, and equities of all-in seats.

    ``all_in_equities`` has for each seat the share of the pot, 0 to 1, that the seat could expect
    when it went all in with cards to come to the board; null for other seats. It is null in a row
    without such a seat, and in games without a board.

    Raises DataExtraError, or PackedProgramError in a packed program, if pyarrow is missing.
    """
    try:
        import pyarrow
    except ImportError:
        raise (PackedProgramError if getattr(sys, "frozen", False) else DataExtraError) from None
    text, seats = pyarrow.string(), pyarrow.list_(pyarrow.int8())
    texts = pyarrow.list_(text)
    types = {
        **dict.fromkeys(("file", "hand", "game", "reason"), text),
        **dict.fromkeys(("players", "board", "categories", "dealt_to"), texts),
        **dict.fromkeys(("winners", "low_winners", "collected"), seats),
        "line": pyarrow.int64(),
        "run": pyarrow.int8(),
        "hands": pyarrow.list_(texts),
        "showdown": pyarrow.bool_(),
    }
    equities = ("all_in_equities", pyarrow.list_(pyarrow.float64()))
    return pyarrow.schema([*[(name, types[name]) for name in COLUMNS], equities])


def unpacked(part: bytes) -> RecordBatch:
    """Return rows that ``packed_columns`` has packed."""
    from pyarrow import RecordBatch

    columns = dict(zip(schema().names, pickle.loads(part), strict=True))
    return RecordBatch.from_pydict(columns, schema())


def table_of(found: Sequence[RecordBatch]) -> pyarrow.Table:
    """Return rows as one table."""
    from pyarrow import Table

    return Table.from_batches(found, schema())


def _fills_row_group(found: Sequence[RecordBatch]) -> bool:
    return sum(map(len, found)) >= _TOGETHER


class ParquetFile(DraftFile):
    """A Parquet file that is written in groups of rows, first to a draft."""

    pack = staticmethod(packed_columns)

    def __init__(self, path: str | Path) -> None:
        """Create the draft. Raises OSError, such as UnusualFileError, or DataExtraError."""
        columns = schema()
        from pyarrow import parquet

        super().__init__(path)
        self._stream = self._open("xb")
        self._writer = parquet.ParquetWriter(self._stream, columns)
        self._found: list[RecordBatch] = []

    def write_packed(self, part: bytes) -> None:
        """Write some rows that ``packed_columns`` has packed. Raises OSError."""
        self._found.append(unpacked(part))
        if _fills_row_group(self._found):
            self._write_row_group()

    def _write_row_group(self) -> None:
        self._writer.write_table(table_of(self._found))
        self._found = []

    def _finish(self) -> None:
        if self._found:
            self._write_row_group()
        self._rename()

    def _close(self) -> None:
        try:
            self._writer.close()
        finally:
            self._writer.is_open = False  # else the writer would try again when it is deleted
            super()._close()


def batches_of(batch: Batch, jobs: int) -> Iterator[RecordBatch]:
    """Yield rows, not errors, as record batches, one at least. Raises ProcessLostError."""
    from pyarrow import RecordBatch

    rows = iter(batch)
    alone = map(packed_rows, iter(lambda: list(islice(rows, AT_ONCE)), []))
    found: list[RecordBatch] = []
    is_empty = True
    for parts in in_jobs(batch, jobs, packed_rows) if jobs > 1 else alone:
        found += map(unpacked, parts)
        if _fills_row_group(found):
            yield from table_of(found).combine_chunks().to_batches()
            found, is_empty = [], False
    if found or is_empty:
        last = table_of(found).combine_chunks().to_batches()
        yield from last or [RecordBatch.from_pylist([], schema())]


_HANDS: Final = (
    *("id INTEGER PRIMARY KEY", "file TEXT", "line INTEGER", "run INTEGER", "hand TEXT"),
    *("game TEXT", "board TEXT", "dealt_to TEXT", "showdown INTEGER", "reason TEXT"),
    *("site TEXT", '"when" TEXT', "stakes TEXT", "unit TEXT", "pot INTEGER", "hero INTEGER"),
)
# Each column is filled from the attribute of a ``HandRow`` with its name.
_of_hand = attrgetter(*[column.split()[0].strip('"') for column in _HANDS[1:]])
_SEATS: Final = (
    *("hand_id INTEGER REFERENCES hands (id)", "seat INTEGER", "player TEXT", "cards TEXT"),
    *("category TEXT", "wins INTEGER", "wins_low INTEGER", "collected INTEGER"),
    "all_in_equity REAL",
)
_SCRIPT: Final = f"""
PRAGMA journal_mode = OFF;
PRAGMA synchronous = OFF;
CREATE TABLE hands ({", ".join(_HANDS)});
CREATE TABLE seats ({", ".join(_SEATS)}, PRIMARY KEY (hand_id, seat)) WITHOUT ROWID;
BEGIN;
"""
_INSERT_HAND, _INSERT_SEAT = [
    f"INSERT INTO {table} VALUES ({', '.join('?' * len(columns))})"
    for table, columns in (("hands", _HANDS), ("seats", _SEATS))
]


def _values(row: HandRow) -> tuple[list[object], Sequence[tuple[object, ...]]]:
    """Return the values for ``hands`` and, for each seat, for ``seats``, without the hand's id."""
    values = map(plain, _of_hand(row))
    hand = [" ".join(value) if isinstance(value, tuple) else value for value in values]
    shares = equities(row) or [None] * len(row.hands)
    categories = [*map(str, row.categories), *[None] * (len(row.hands) - len(row.ranks))]
    seats = [
        (
            *(seat, plain(player), written(cards), category),
            *(seat in row.winners, seat in row.low_winners),
            None if row.collected is None else seat in row.collected,
            share,
        )
        for seat, (player, cards, category, share) in enumerate(
            zip(row.players, row.hands, categories, shares, strict=True)
        )
    ]
    return hand, seats


def packed_tables(rows: Sequence[HandRow]) -> bytes:
    """Return rows as pickled values for the database's two tables."""
    return pickle.dumps(list(map(_values, rows)))


class SqliteFile(DraftFile):
    """A database of rows that is written to a draft."""

    pack = staticmethod(packed_tables)

    def __init__(self, path: str | Path) -> None:
        """Create the draft. Raises OSError, such as UnusualFileError."""
        super().__init__(path)
        self._open("xb").close()  # its errors name the file; those of SQLite do not
        self._database = sqlite3.connect(self._draft, isolation_level=None)
        self._database.executescript(_SCRIPT)
        self._last = 0

    def write_packed(self, part: bytes) -> None:
        """Write some rows that ``packed_tables`` has packed. Raises OSError."""
        hands, seats = [], []
        for hand, of_seats in pickle.loads(part):
            self._last += 1
            hands.append((self._last, *hand))
            seats += [(self._last, *seat) for seat in of_seats]
        try:
            self._database.executemany(_INSERT_HAND, hands)
            self._database.executemany(_INSERT_SEAT, seats)
        except sqlite3.Error as error:
            raise OSError(errno.EIO, str(error), str(self._path)) from error

    def _finish(self) -> None:
        self._database.execute("COMMIT")
        self._rename()

    def _close(self) -> None:
        self._database.close()
