"""Rows as typed columns for data tools: Arrow's record batches, and Parquet files.

They need pyarrow, which the extra ``data`` installs.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Final, TypeAlias

from analyser.poker.errors import DataExtraError, PackedProgramError
from analyser.poker.hand_files.batch import Batch
from analyser.poker.hand_files.csv_writer import AT_ONCE, DraftFile
from analyser.poker.hand_files.jobs.columns import packed_columns, packed_rows
from analyser.poker.hand_files.jobs.pool import in_jobs

try:
    import pyarrow
except ImportError:
    is_packed = getattr(sys, "frozen", False)
    raise (PackedProgramError if is_packed else DataExtraError) from None

_TEXT: Final = pyarrow.string()
_TEXTS: Final = pyarrow.list_(_TEXT)
_SEATS: Final = pyarrow.list_(pyarrow.int8())

SCHEMA: Final = pyarrow.schema(
    {
        "file": _TEXT,
        "line": pyarrow.int64(),
        "run": pyarrow.int8(),
        "hand": _TEXT,
        "game": _TEXT,
        "players": _TEXTS,
        "hands": pyarrow.list_(_TEXTS),
        "board": _TEXTS,
        "winners": _SEATS,
        "low_winners": _SEATS,
        "collected": _SEATS,
        "categories": _TEXTS,
        "dealt_to": _TEXTS,
        "showdown": pyarrow.bool_(),
        "reason": _TEXT,
        "all_in_equities": pyarrow.list_(pyarrow.float64()),
    }
)
"""The columns: the fields of ``HandRow``, its categories, and the equities of all-in seats.

``all_in_equities`` has for each seat the share of the pot, 0 to 1, that the seat could expect when
it went all in with cards to come to the board; null for other seats. It is null in a row without
such a seat, and in games without a board.
"""

RecordBatch: TypeAlias = pyarrow.RecordBatch

_TOGETHER: Final = 1 << 13
"""The least rows of a record batch, or of a row group of Parquet; the last one may have fewer."""


def unpacked(part: bytes) -> RecordBatch:
    """Return rows that ``packed_columns`` has packed."""
    both = zip(pickle.loads(part), SCHEMA, strict=True)
    arrays = [pyarrow.array(values, field.type) for values, field in both]
    return RecordBatch.from_arrays(arrays, schema=SCHEMA)


def table_of(found: Sequence[RecordBatch]) -> pyarrow.Table:
    """Return rows as one table."""
    return pyarrow.Table.from_batches(found, SCHEMA)


def _are_enough(found: Sequence[RecordBatch]) -> bool:
    return sum(map(len, found)) >= _TOGETHER


class ParquetFile(DraftFile):
    """A Parquet file that is written in groups of rows, first to a draft."""

    pack = staticmethod(packed_columns)

    def __init__(self, path: str | Path) -> None:
        """Create the draft. Raises OSError, such as UnusualFileError."""
        from pyarrow import parquet  # nine more MB, which the processes that read do not need

        super().__init__(path)
        self._stream = self._open("xb")
        self._writer = parquet.ParquetWriter(self._stream, SCHEMA)
        self._found: list[RecordBatch] = []

    def take(self, part: bytes) -> None:
        """Write some rows that ``packed_columns`` has packed. Raises OSError."""
        self._found.append(unpacked(part))
        if _are_enough(self._found):
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
    """Yield the rows of a batch of files as Arrow's record batches; errors are left out.

    If there are no rows, yield one empty record batch. Raises ProcessLostError.
    """
    rows = iter(batch)
    alone = map(packed_rows, iter(lambda: list(islice(rows, AT_ONCE)), []))
    found: list[RecordBatch] = []
    is_empty = True
    for parts in in_jobs(batch, jobs, packed_rows) if jobs > 1 else alone:
        found += map(unpacked, parts)
        if _are_enough(found):
            yield from table_of(found).combine_chunks().to_batches()
            found, is_empty = [], False
    if found or is_empty:
        last = table_of(found).combine_chunks().to_batches()
        yield from last or [RecordBatch.from_pylist([], SCHEMA)]
