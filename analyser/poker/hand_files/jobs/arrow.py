"""Rows as typed columns for data tools: Arrow's record batches, and Parquet files.

They need pyarrow, which the extra ``data`` installs; it is loaded when rows are first packed.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from analyser.poker.errors import DataExtraError, PackedProgramError
from analyser.poker.hand_files.batch import Batch
from analyser.poker.hand_files.csv_files import AT_ONCE, DraftFile
from analyser.poker.hand_files.jobs.columns import COLUMNS, packed_columns, packed_rows
from analyser.poker.hand_files.jobs.pool import in_jobs

if TYPE_CHECKING:
    import pyarrow
    from pyarrow import RecordBatch

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


def _fill_row_group(found: Sequence[RecordBatch]) -> bool:
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

    def take(self, part: bytes) -> None:
        """Write some rows that ``packed_columns`` has packed. Raises OSError."""
        self._found.append(unpacked(part))
        if _fill_row_group(self._found):
            self._write()

    def _write(self) -> None:
        self._writer.write_table(table_of(self._found))
        self._found = []

    def _finish(self) -> None:
        if self._found:
            self._write()
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
        if _fill_row_group(found):
            yield from table_of(found).combine_chunks().to_batches()
            found, is_empty = [], False
    if found or is_empty:
        last = table_of(found).combine_chunks().to_batches()
        yield from last or [RecordBatch.from_pylist([], schema())]
