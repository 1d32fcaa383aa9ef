"""Rows as typed columns for data tools: Arrow's record batches, and Parquet files.

They need pyarrow, which the extra ``data`` installs.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
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


class ArrowRows:
    """Rows that are collected into Arrow's record batches."""

    def __init__(self) -> None:
        self._batches: list[RecordBatch] = []
        self._count = 0

    def take(self, part: bytes) -> None:
        """Add some rows that ``packed_columns`` has packed."""
        both = zip(pickle.loads(part), SCHEMA, strict=True)
        arrays = [pyarrow.array(values, field.type) for values, field in both]
        self._batches.append(RecordBatch.from_arrays(arrays, schema=SCHEMA))
        self._count += len(arrays[0])

    def __len__(self) -> int:
        return self._count

    def is_full(self) -> bool:
        """Whether there are enough rows for a batch."""
        return self._count >= _TOGETHER

    def table(self) -> pyarrow.Table:
        """Return the rows added since the last call, as an Arrow table."""
        batches, self._batches, self._count = self._batches, [], 0
        return pyarrow.Table.from_batches(batches, SCHEMA)

    def batch(self) -> RecordBatch:
        """Return the rows added since the last call, as one record batch."""
        batches = self.table().combine_chunks().to_batches()
        return next(iter(batches), RecordBatch.from_pylist([], SCHEMA))


class ParquetFile(DraftFile):
    """A Parquet file that is written in groups of rows, first to a draft."""

    pack = staticmethod(packed_columns)

    def __init__(self, path: str | Path) -> None:
        """Create the draft. Raises OSError, such as UnusualFileError."""
        from pyarrow import parquet  # nine more MB, which the processes that read do not need

        super().__init__(path)
        self._stream = self._open("xb")
        self._writer = parquet.ParquetWriter(self._stream, SCHEMA)
        self._found = ArrowRows()

    def take(self, part: bytes) -> None:
        """Write some rows that ``packed_columns`` has packed. Raises OSError."""
        self._found.take(part)
        if self._found.is_full():
            self._writer.write_table(self._found.table())

    def _finish(self) -> None:
        if self._found:
            self._writer.write_table(self._found.table())
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
    rows = iter(batch)
    alone = map(packed_rows, iter(lambda: list(islice(rows, AT_ONCE)), []))
    for parts in in_jobs(batch, jobs, packed_rows) if jobs > 1 else alone:
        for part in parts:
            together.take(part)
        if together.is_full():
            yield together.batch()
            is_empty = False
    if together or is_empty:
        yield together.batch()
