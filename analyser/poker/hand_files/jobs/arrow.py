"""Rows as columns with types, for data tools: Arrow's record batches, and Parquet files of them.

They need pyarrow, which the extra ``data`` installs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

from analyser.poker.cards import Card
from analyser.poker.errors import DataExtraError
from analyser.poker.hand_files.all_ins import all_in_seats, all_ins
from analyser.poker.hand_files.batch import Batch, Found, apart
from analyser.poker.hand_files.block import Block
from analyser.poker.hand_files.csv_writer import DraftFile
from analyser.poker.hand_files.jobs.pool import in_jobs
from analyser.poker.hand_files.judge import HandError, HandRow

try:
    import pyarrow
except ImportError:
    raise DataExtraError from None

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
"""The columns: the fields of ``HandRow``, and the share of the pot, 0 to 1, that each seat could
expect when it was all in with cards to come to the board. It is null for other seats and rows."""

RecordBatch: TypeAlias = pyarrow.RecordBatch

_TOGETHER: Final = 1 << 14
"""How many rows a batch has at least, but for the last; a row group of Parquet has as many."""
_AT_ONCE: Final = 1 << 10
"""Of how many rows columns are made at once: as Python's objects they take more memory."""


class ArrowRows:
    """Rows that are collected into record batches."""

    def __init__(self) -> None:
        self._rows: list[tuple[object, ...]] = []
        self._batches: list[RecordBatch] = []
        self._count = 0

    def add(self, row: HandRow | Block | RecordBatch) -> None:
        """Add a row, the rows of a block, or those of a batch."""
        if not isinstance(row, HandRow | Block):
            self._batches.append(row)
            self._count += len(row)
            return
        for one in [row] if isinstance(row, HandRow) else row.rows():
            self._rows.append(_values(one))
            if len(self._rows) == _AT_ONCE:
                self._end_columns()

    def __len__(self) -> int:
        return self._count + len(self._rows)

    def is_full(self) -> bool:
        """Whether there are as many rows as a batch is to have."""
        return self._count >= _TOGETHER

    def lines(self) -> RecordBatch:
        """Return the rows added since the last call."""
        self._end_columns()
        table = pyarrow.Table.from_batches(self._batches, SCHEMA).combine_chunks()
        self._batches, self._count = [], 0
        return next(iter(table.to_batches()), RecordBatch.from_pylist([], SCHEMA))

    def _end_columns(self) -> None:
        columns = zip(SCHEMA, zip(*self._rows, strict=True), strict=False)
        arrays = [pyarrow.array(values, field.type) for field, values in columns]
        if arrays:
            self.add(RecordBatch.from_arrays(arrays, schema=SCHEMA))
        self._rows = []


def _values(row: HandRow) -> tuple[object, ...]:
    return (
        _text(row.file),
        row.line,
        row.run,
        None if row.hand is None else _text(row.hand),
        row.game,
        tuple(map(_text, row.players)),
        tuple(map(_cards, row.hands)),
        _cards(row.board),
        row.winners,
        row.low_winners,
        row.collected,
        row.categories,
        None if row.dealt_to is None else _cards(row.dealt_to),
        row.showdown,
        _text(row.reason),
        _equities(row),
    )


def _equities(row: HandRow) -> tuple[float | None, ...] | None:
    # Without a board a single hand may take seconds to count.
    if not row.played.board or not all_in_seats(row):
        return None
    shares = {each.seat: float(each.share) for each in all_ins(row)}
    return tuple([shares.get(seat) for seat in range(len(row.hands))])


def _cards(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple([str(card) for card in cards])


def _text(text: str) -> str:
    """Return a text without halves of surrogate pairs, which no UTF-8 can have."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode()


class ParquetFile(DraftFile):
    """A Parquet file that is written in groups of rows, to a draft."""

    def __init__(self, path: str | Path) -> None:
        """Create the draft. Raises OSError, such as UnusualFileError."""
        from pyarrow import parquet  # nine more MB, which the processes that read do not need

        super().__init__(path)
        self._stream = self._open("xb")
        self._writer = parquet.ParquetWriter(self._stream, SCHEMA)
        self._rows = ArrowRows()

    def add(self, row: HandRow | Block | RecordBatch) -> None:
        """Write a row, the rows of a block, or those of a batch. Raises OSError."""
        self._rows.add(row)
        if self._rows.is_full():
            self._writer.write_batch(self._rows.lines())

    def _finish(self) -> None:
        if self._rows:
            self._writer.write_batch(self._rows.lines())
        self._rename()

    def _close(self) -> None:
        try:
            self._writer.close()
        finally:
            self._writer.is_open = False  # or it would try again when it is deleted
            super()._close()


def batches_of(batch: Batch, jobs: int) -> Iterator[RecordBatch]:
    """Yield the rows of a batch; one batch at least, and errors left out.

    Raises ProcessLostError.
    """
    together, is_empty = ArrowRows(), True
    parts = in_jobs(batch, jobs, _as_batch) if jobs > 1 else batch.blocks()
    for part in parts:
        if not isinstance(part, HandError):
            together.add(part)
        if together.is_full():
            yield together.lines()
            is_empty = False
    if together or is_empty:
        yield together.lines()


def _as_batch(found: Iterable[Found]) -> RecordBatch:
    rows = ArrowRows()
    for one in apart(found):
        if isinstance(one, HandRow):
            rows.add(one)
    return rows.lines()
