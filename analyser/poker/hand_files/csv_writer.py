"""Writes rows as a CSV file that spreadsheets open safely and ``csv_reader`` reads without loss."""

from __future__ import annotations

import csv
import io
import os
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import IO, Any, Final, NamedTuple, Self

from analyser.poker.cards import written
from analyser.poker.games.game import MOST_SEATS
from analyser.poker.hand_files.csv_reader import OUR_FIRST, guarded
from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_files.text import UnusualFileError

_AFTER_HANDS: Final = ("board", "winners", "low winners")
_AT_THE_END: Final = ("showdown", "reason")


class _Section(NamedTuple):
    """Consecutive rows that were written with the same columns.

    Attributes:
        start: the number of the first of these rows, from 0.
        seats: how many seats have columns.
        extra: the names of the columns for ``HandRow.extra_cells``.
    """

    start: int
    seats: int
    extra: tuple[str, ...]


class CsvLines(NamedTuple):
    """Rows as text.

    Attributes:
        sections: the rows' sections: consecutive rows with the same columns.
        rows: how many rows there are.
        text: a header with the columns of the first section, and then the rows.
    """

    sections: tuple[_Section, ...]
    rows: int
    text: str


class _Writer:
    """Writes rows to a stream: single rows, or rows that are text already."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream
        self._writer = csv.writer(stream, lineterminator="\n")
        self._sections: list[_Section] = []
        self._rows = 0

    def add(self, row: HandRow | CsvLines) -> None:
        """Write a row, or rows that are text already. Raises OSError."""
        if isinstance(row, CsvLines):
            self._add_lines(row)
            return
        section = self._section_for(min(len(row.hands), MOST_SEATS), row.extra_cells)
        self._writer.writerow(_cells(row, section.seats, section.extra))
        self._rows += 1

    def _add_lines(self, lines: CsvLines) -> None:
        last = lines.sections[-1]
        whole = self._section_for(last.seats, last.extra)
        if len(lines.sections) == 1 and whole[1:] == last[1:]:
            self._stream.write(lines.text.partition("\n")[2])
        else:
            text = io.StringIO(lines.text, newline="")
            self._writer.writerows(_widened(text, lines.sections, lines.rows, whole))
        self._rows += lines.rows

    def _section_for(self, seats: int, extra: Collection[str]) -> _Section:
        """Return the section for the next row: the last one, or a new one with more columns.

        A section is consecutive rows with the same columns; a new one is begun if the last lacks
        columns that the row needs. ``seats``: how many seats the row has; ``extra``: the names of
        its cells that this program only copies.
        """
        if not self._sections:
            self._sections.append(_Section(0, seats, tuple(extra)))
            self._writer.writerow(columns(seats, tuple(extra)))
        last = self._sections[-1]
        new = [name for name in extra if name not in last.extra]
        if seats > last.seats or new:
            last = _Section(self._rows, max(seats, last.seats), (*last.extra, *new))
            self._sections.append(last)
        return last


class CsvRows(_Writer):
    """Collects rows as text, to be added to a ``CsvFile`` later."""

    _stream: io.StringIO

    def __init__(self) -> None:
        super().__init__(io.StringIO())

    def lines(self) -> CsvLines:
        """Return the rows as text."""
        return CsvLines(tuple(self._sections), self._rows, self._stream.getvalue())


class DraftFile(ABC):
    """A file that is written under another name, as a draft, and renamed when it is complete.

    Use it with ``with``: after an error the draft is deleted, and no file is left.
    """

    def __init__(self, path: str | Path) -> None:
        """Find a name for the draft. Raises UnusualFileError."""
        self._path = Path(path)
        if self._path.exists() and not self._path.is_file():
            raise UnusualFileError(path)  # the finished file would replace it
        self._name = f".{self._path.name}-{os.urandom(8).hex()}"  # cannot be guessed
        self._draft = self._beside("draft")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: object, error: object, _trace: object) -> None:
        try:
            if error is None:
                self._finish()
            if isinstance(error, OSError):
                self._name_file(error)
        except OSError as trouble:
            self._name_file(trouble)
            raise
        finally:
            with suppress(OSError):  # closing writes the rest of a draft that is deleted anyway
                self._close()
            with suppress(OSError):
                self._draft.unlink(missing_ok=True)

    _stream: IO[Any]

    @abstractmethod
    def add(self, row: Any) -> None:
        """Write a row, or several of them. Raises OSError."""

    @abstractmethod
    def _finish(self) -> None:
        """Complete the draft and give it the file's name. Raises OSError."""

    def _open(self, mode: str, encoding: str | None = None) -> IO[Any]:
        """Create the draft and open it; the line ends of text are kept. Raises OSError.

        ``encoding``: the encoding of text; None to write bytes.
        """
        errors, newline = ("replace", "") if encoding else (None, None)
        try:
            return self._draft.open(mode, -1, encoding, errors, newline)
        except OSError as error:  # name the file that was asked for, not its draft
            raise OSError(error.errno, error.strerror, str(self._path)) from None

    def _close(self) -> None:
        self._stream.close()

    def _rename(self) -> None:
        self._close()  # before the rename: Windows cannot rename an open file
        self._draft.replace(self._path)

    def _name_file(self, error: OSError) -> None:
        """Put the name of the file in place of the draft's name into an error."""
        error.filename, error.filename2 = str(self._path), None

    def _beside(self, what: str) -> Path:
        return self._path.with_name(f"{self._name}.{what}")


class CsvFile(_Writer, DraftFile):
    """A CSV file that is written row by row, to a draft.

    The number of columns is known only at the end; rows with fewer columns are then written again.
    """

    def __init__(self, path: str | Path) -> None:
        """Create the draft. Raises OSError, such as UnusualFileError."""
        DraftFile.__init__(self, path)
        stream = self._open("x+", "utf-8")
        _Writer.__init__(self, stream)

    def _finish(self) -> None:
        self._stream.flush()
        if len(self._sections) > 1:
            whole = self._beside("whole")
            try:
                with whole.open("x", encoding="utf-8", newline="") as stream:
                    csv.writer(stream, lineterminator="\n").writerows(self._widened())
                whole.replace(self._path)
            finally:
                whole.unlink(missing_ok=True)
        elif self._sections:
            self._rename()

    def _widened(self) -> Iterator[list[str]]:
        """Yield the header and all rows, with all columns of the file."""
        whole = self._sections[-1]
        yield columns(whole.seats, whole.extra)
        self._stream.seek(0)
        yield from _widened(self._stream, self._sections, self._rows, whole)


def _widened(
    lines: Iterable[str], sections: Sequence[_Section], count: int, whole: _Section
) -> Iterator[list[str]]:
    """Yield rows with empty cells added, so that all have the same columns.

    Args:
        lines: the header and the rows as text.
        sections: the sections of these rows: consecutive rows with the same columns.
        count: how many rows there are.
        whole: the columns to yield; it has those of every section.
    """
    rows = csv.reader(lines)
    next(rows)
    ends = [section.start for section in sections[1:]] + [count]
    start = 0
    for section, end in zip(sections, ends, strict=True):
        numbers = _cell_numbers(section, whole)
        for cells in islice(rows, end - start):
            yield ["" if number is None else cells[number] for number in numbers]
        start = end


def columns(seats: int, extra: Sequence[str]) -> list[str]:
    """Return the names of the columns for this number of seats, and then the ``extra`` ones."""
    numbers = range(1, seats + 1)
    return [
        *OUR_FIRST,
        *[f"player {number}" for number in numbers],
        *[f"hand {number}" for number in numbers],
        *_AFTER_HANDS,
        *[f"category {number}" for number in numbers],
        *_AT_THE_END,
        *map(guarded, extra),
    ]


def _cells(row: HandRow, seats: int, extra: Sequence[str]) -> list[str]:
    # Only text from a file can be a formula; the program's own numbers, cards and names are none.
    empty = [""] * (seats - len(row.hands))
    categories = row.categories[:seats]
    return [
        *(guarded(row.file), str(row.line), str(row.run), guarded(row.hand or ""), row.game),
        *(*map(guarded, row.players[:seats]), *empty),
        *(*map(written, row.hands[:seats]), *empty),
        *(written(row.board), seat_numbers(row.winners), seat_numbers(row.low_winners)),
        *(*categories, *[""] * (seats - len(categories))),
        *("true" if row.showdown else "false", guarded(row.reason)),
        *[guarded(row.extra_cells.get(name, "")) for name in extra],
    ]


def seat_numbers(seats: Sequence[int]) -> str:
    """Write seats, numbered from 0, as numbers from 1 with spaces: "1 3" for (0, 2)."""
    return " ".join([str(seat + 1) for seat in seats])


def _cell_numbers(section: _Section, whole: _Section) -> list[int | None]:
    """Return for each column of ``whole`` its position in ``section``; None if it is not there.

    A section is consecutive rows with the same columns.
    """
    ours = {name: at for at, name in enumerate(columns(section.seats, ()))}
    extra = {name: at for at, name in enumerate(section.extra, len(ours))}
    return [*map(ours.get, columns(whole.seats, ())), *map(extra.get, whole.extra)]
