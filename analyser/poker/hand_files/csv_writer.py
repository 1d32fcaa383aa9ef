"""Writes rows as a CSV file that spreadsheets open safely and ``csv_reader`` reads without loss."""

from __future__ import annotations

import csv
import io
import os
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import IO, Any, ClassVar, Final, Self, TypeAlias

from analyser.poker.cards import written
from analyser.poker.games.game import MOST_SEATS
from analyser.poker.hand_files.csv_reader import OUR_FIRST, guarded
from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_files.text import UnusualFileError

_AFTER_HANDS: Final = ("board", "winners", "low winners")
_AT_THE_END: Final = ("showdown", "reason")
AT_ONCE: Final = 1 << 10
"""So many rows are written at once: more would need much memory."""


_Columns: TypeAlias = tuple[int, tuple[str, ...]]
"""How many seats have columns, and the names of the columns for ``FileHand.extra_cells``."""
CsvLines: TypeAlias = tuple[_Columns, int, str]
"""Rows as text: their columns, how many they are, and the text, without a header."""


def csv_lines(rows: Sequence[HandRow]) -> CsvLines:
    """Return rows as text, as ``CsvFile`` takes them."""
    seats = min(max([len(row.hands) for row in rows]), MOST_SEATS)
    columns = seats, tuple(dict.fromkeys(name for row in rows for name in row.source.extra_cells))
    return columns, len(rows), _text([_cells(row, *columns) for row in rows])


def _text(rows: Iterable[Sequence[str]]) -> str:
    stream = io.StringIO()
    csv.writer(stream, lineterminator="\n").writerows(rows)
    return stream.getvalue()


class DraftFile(ABC):
    """A file written as a draft, by ``with``: renamed when complete, deleted after an error."""

    def __init__(self, path: str | Path) -> None:
        """Find a name for the draft. Raises UnusualFileError."""
        self._path = Path(path)
        if self._path.exists() and not self._path.is_file():
            raise UnusualFileError(path)  # the finished file would replace it
        # A name that cannot be guessed.
        self._draft = self._path.with_name(f".{self._path.name}-{os.urandom(8).hex()}.draft")
        self._held: list[HandRow] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: object, error: object, _trace: object) -> None:
        try:
            if error is None:
                self._take_held()
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

    pack: ClassVar[staticmethod[[Sequence[HandRow]], Any]]
    """Returns rows, one at least, as ``take`` takes them; another process may do it."""

    def add(self, row: HandRow) -> None:
        """Hold a row, to be written with more, at the end of ``with`` at last. Raises OSError."""
        self._held.append(row)
        if len(self._held) == AT_ONCE:
            self._take_held()

    def _take_held(self) -> None:
        if self._held:
            self.take(self.pack(self._held))
        self._held = []

    @abstractmethod
    def take(self, part: Any) -> None:
        """Write rows that ``pack`` has returned. Raises OSError."""

    @abstractmethod
    def _finish(self) -> None:
        """Complete the draft and give it the file's name. Raises OSError."""

    def _open(self, mode: str, encoding: str | None = None) -> IO[Any]:
        """Create the draft and open it; line ends of text are kept. Raises OSError."""
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
        error.filename, error.filename2 = str(self._path), None


class CsvFile(DraftFile):
    """A CSV file that is written row by row, to a draft.

    The columns of all rows are known only at the end; if they differ, the rows are written again.
    """

    pack = staticmethod(csv_lines)

    def __init__(self, path: str | Path) -> None:
        """Create the draft. Raises OSError, such as UnusualFileError."""
        super().__init__(path)
        self._stream = self._open("x+", "utf-8")
        self._sections: list[tuple[_Columns, int]] = []
        """The columns of each part, and how many rows it has."""

    def take(self, part: CsvLines) -> None:
        """Write some rows as ``csv_lines`` returns them. Raises OSError."""
        columns, count, text = part
        if not self._sections:
            self._stream.write(_text([names_of(columns)]))
        self._sections.append((columns, count))
        self._stream.write(text)

    def _finish(self) -> None:
        self._stream.flush()
        if len({columns for columns, _ in self._sections}) > 1:
            whole = self._draft.with_suffix(".whole")
            try:
                with whole.open("x", encoding="utf-8", newline="") as stream:
                    csv.writer(stream, lineterminator="\n").writerows(self._whole())
                whole.replace(self._path)
            finally:
                whole.unlink(missing_ok=True)
        elif self._sections:
            self._rename()

    def _whole(self) -> Iterator[list[str]]:
        """Yield the header and all rows, with all columns of the file."""
        seats = max([seats for (seats, _), _ in self._sections])
        extra = dict.fromkeys(name for (_, extra), _ in self._sections for name in extra)
        names = names_of((seats, [*extra]))
        yield names
        self._stream.seek(0)
        self._stream.readline()
        rows = csv.reader(self._stream)
        for columns, count in self._sections:
            at = {name: number for number, name in enumerate(names_of(columns))}
            numbers = [at.get(name) for name in names]
            for cells in islice(rows, count):
                yield ["" if number is None else cells[number] for number in numbers]


def names_of(columns: tuple[int, Sequence[str]]) -> list[str]:
    """Return the names of the columns for this number of seats, and then the extra ones."""
    seats, extra = columns
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
        *[guarded(row.source.extra_cells.get(name, "")) for name in extra],
    ]


@lru_cache(256)
def seat_numbers(seats: tuple[int, ...]) -> str:
    """Write seats, numbered from 0, as numbers from 1 with spaces: "1 3" for (0, 2)."""
    return " ".join([str(seat + 1) for seat in seats])
