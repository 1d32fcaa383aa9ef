"""Rows as typed columns for data tools: Arrow's record batches, and Parquet files.

They need pyarrow, which the extra ``data`` installs.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

from analyser.poker.errors import DataExtraError, PackedProgramError
from analyser.poker.hand_files.batch import Batch
from analyser.poker.hand_files.csv_writer import DraftFile
from analyser.poker.hand_files.jobs.columns import ColumnRows, Columns, packed_rows
from analyser.poker.hand_files.jobs.pool import in_jobs
from analyser.poker.hand_files.judge import HandRow, UnreadHand

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


class ArrowRows(ColumnRows):
    """Rows that are collected into Arrow's record batches."""

    def __init__(self) -> None:
        super().__init__()
        self._batches: list[RecordBatch] = []
        self._count = 0

    def add(self, row: HandRow | list[bytes]) -> None:
        """Add a row, or rows that ``ColumnRows`` packed in another process."""
        if isinstance(row, list):
            for part in row:
                self._take(pickle.loads(part))
        else:
            super().add(row)

    def __len__(self) -> int:
        return self._count + len(self._rows)

    def is_full(self) -> bool:
        """Whether there are enough rows for a batch."""
        return self._count >= _TOGETHER

    def table(self) -> pyarrow.Table:
        """Return the rows added since the last call, as an Arrow table."""
        self._end_columns()
        batches, self._batches, self._count = self._batches, [], 0
        return pyarrow.Table.from_batches(batches, SCHEMA)

    def batch(self) -> RecordBatch:
        """Return the rows added since the last call, as one record batch."""
        batches = self.table().combine_chunks().to_batches()
        return next(iter(batches), RecordBatch.from_pylist([], SCHEMA))

    def _take(self, columns: Columns) -> None:
        both = zip(columns, SCHEMA, strict=True)
        arrays = [pyarrow.array(values, field.type) for values, field in both]
        self._batches.append(RecordBatch.from_arrays(arrays, schema=SCHEMA))
        self._count += len(columns[0])


class ParquetFile(DraftFile):
    """A Parquet file that is written in groups of rows, first to a draft."""

    def __init__(self, path: str | Path) -> None:
        """Create the draft. Raises OSError, such as UnusualFileError."""
        from pyarrow import parquet  # nine more MB, which the processes that read do not need

        super().__init__(path)
        self._stream = self._open("xb")
        self._writer = parquet.ParquetWriter(self._stream, SCHEMA)
        self._rows = ArrowRows()

    def add(self, row: HandRow | list[bytes]) -> None:
        """Write a row, or rows that ``ColumnRows`` has packed. Raises OSError."""
        self._rows.add(row)
        if self._rows.is_full():
            self._writer.write_table(self._rows.table())

    def _finish(self) -> None:
        if self._rows:
            self._writer.write_table(self._rows.table())
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
    together, is_empty = ArrowRows(), True
    parts = in_jobs(batch, jobs, packed_rows) if jobs > 1 else batch
    for part in parts:
        if not isinstance(part, UnreadHand):
            together.add(part)
        if together.is_full():
            yield together.batch()
            is_empty = False
    if together or is_empty:
        yield together.batch()
