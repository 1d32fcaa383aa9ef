"""Reads and writes CSV files, with columns ``hand 1``, ``hand 2``, .., ``board`` and ``game``.

The cells of other columns are stored as ``extra_cells``. From a file that the program itself wrote,
the players, the run and the hand's id are read too; winners and reasons are worked out again. What
is written is safe to open in spreadsheets, and is read again without loss.
"""

from __future__ import annotations

import csv
import io
import os
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import IO, Any, ClassVar, Final, Self, TypeAlias

from analyser.poker.cards import parse_cards, written
from analyser.poker.errors import NoCardsError
from analyser.poker.games.game import MOST_SEATS
from analyser.poker.games.registry import find_game
from analyser.poker.hand_files.hand import FileHand, FileSeat, Trouble, read_or_trouble, wrong
from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_files.lines import seat_label
from analyser.poker.hand_files.text import BadLine, Line, Lines, UnusualFileError

OUR_FIRST: Final = ("file", "line", "run", "hand", "game")
"""The first columns of a file that the program itself wrote."""
_OURS: Final = re.compile(r"(file|line|winners|low winners|category \d+|showdown|reason)")
_WRITTEN: Final = re.compile(rf"{_OURS.pattern}|run|game|board|hand( \d+)?|player \d+")
"""The names of all columns that the program writes."""
_HAND: Final = re.compile(r"hand ([1-9][0-9]?)")
_PLAYER: Final = re.compile(r"player ([1-9][0-9]?)")

_RUNS_IN_A_SPREADSHEET: Final = re.compile(r"'*[ ]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]")
_LINE_ENDS: Final = re.compile(r"[\0\r\n\v\f\x1c-\x1e\x85\u2028\u2029]+")


@lru_cache(256)  # names and reasons come back in many rows
def guarded(cell: str) -> str:
    """Return a cell on one line, with ``'`` before text that a spreadsheet takes for a formula."""
    cell = _LINE_ENDS.sub(" ", cell)
    return "'" + cell if _RUNS_IN_A_SPREADSHEET.match(cell) else cell


def unguarded(cell: str) -> str:
    """Remove the ``'`` that ``guarded`` put before a cell."""
    return cell[1:] if cell[:1] == "'" and _RUNS_IN_A_SPREADSHEET.match(cell) else cell


def is_header(line: str) -> bool:
    """Whether a line has a column ``hand 1``, or begins as this program's headers do."""
    names = _column_names(_cells_of(line, delimiter_of(line)))
    return "hand 1" in names or tuple(names[: len(OUR_FIRST)]) == OUR_FIRST


def delimiter_of(header: str) -> str:
    """Return the separator of the cells: the most frequent of comma, semicolon and tab."""
    return max(",;\t", key=header.count)


def read_csv(lines: Lines) -> Iterator[FileHand | Trouble]:
    """Yield each hand below the first line that is not empty, or why it cannot be read."""
    header = ""
    for line, header in lines:
        if isinstance(header, BadLine):
            yield Trouble(line, header.why)
        if header.strip():
            break
    delimiter = delimiter_of(header)
    columns = _Columns(_cells_of(header, delimiter))
    for record, cells in records(lines, delimiter):
        line = record[0][0]
        if cells is None:
            yield Trouble(line, wrong("open-quote" if len(record) > 1 else "long-cell").phrase)
            continue
        yield from [Trouble(at, text.why) for at, text in record if isinstance(text, BadLine)]
        if any(cell.strip() for cell in cells):
            plain = [unguarded(cell) for cell in cells]
            yield read_or_trouble(line, _hand_of, columns, plain, line)


MOST_LINES: Final = 100
"""The most lines of a record; in a longer one, a quotation mark must have been left open."""


def records(lines: Lines, delimiter: str) -> Iterator[tuple[Sequence[Line], list[str] | None]]:
    """Yield for each record its lines, and its cells.

    The cells are None for a line on which no record can begin, most often because a quotation mark
    on that line is never closed. Then the next line is read as the beginning of a record.
    """
    again: list[Line] = []  # lines to be read again, the next one last

    def take() -> Line | None:
        return again.pop() if again else next(lines, None)

    while (first := take()) is not None:
        record = [first]
        try:
            cells = next(csv.reader(_lines_asked_for(record, take), delimiter=delimiter))
        except csv.Error:
            again += reversed(record[1:])
            yield record, None
        else:
            yield record, cells


def _lines_asked_for(record: list[Line], take: Callable[[], Line | None]) -> Iterator[str]:
    """Yield the line in ``record``, then those of ``take``, added to it; then raise csv.Error."""
    yield record[0][1] + "\n"
    while len(record) < MOST_LINES and (more := take()) is not None:
        record.append(more)
        yield more[1] + "\n"
    raise csv.Error


class _Columns:
    """The positions of a header's columns, from 0."""

    def __init__(self, header: Sequence[str]) -> None:
        names = _column_names(header)
        column = {name: at for at, name in reversed(list(enumerate(names)))}
        ours = tuple(names[: len(OUR_FIRST)]) == OUR_FIRST
        self.count = len(names)  # how many columns there are
        # The columns "hand 1", "hand 2" and so on, in the order of these numbers.
        self.hands = _numbered_columns(names, _HAND)
        # The columns "player 1" and so on; () if the program did not write the file.
        self.players = _numbered_columns(names, _PLAYER) if ours else ()
        # board, game: the column of this name; None if the header lacks it.
        self.board, self.game = column.get("board"), column.get("game")
        # run, hand: the column of this name; None if the program did not write the file.
        self.run, self.hand = [column[name] if ours else None for name in ("run", "hand")]
        used = {*self.hands, *self.players, self.board, self.game, self.run, self.hand}
        if ours:
            used |= {at for at, name in enumerate(names) if _OURS.fullmatch(name)}
        # The position of each column that the program does not use, by its name. A name that
        # another column has when the program writes the hands ends in " (input)".
        self.extra: dict[str, int] = {}
        for at, name in enumerate(header):
            if at not in used:
                kept = name.strip()
                while kept in self.extra or _WRITTEN.fullmatch(_column_names([kept])[0]):
                    kept += " (input)"
                self.extra[kept] = at


def _numbered_columns(names: Sequence[str], pattern: re.Pattern[str]) -> tuple[int, ...]:
    """Return the positions of names that fit, such as "hand 2", in the order of their numbers."""
    found = [
        (int(match[1]), at) for at, name in enumerate(names) if (match := pattern.fullmatch(name))
    ]
    return tuple([at for _, at in sorted(found)])


def _column_names(header: Sequence[str]) -> list[str]:
    return [" ".join(name.lower().split()) for name in header]


def _cells_of(line: str, delimiter: str) -> list[str]:
    try:
        return [unguarded(cell) for cell in next(csv.reader([line], delimiter=delimiter), [])]
    except csv.Error:
        return []


def _hand_of(columns: _Columns, cells: Sequence[str], line: int) -> FileHand:
    """Return the hand of a record; cells missing at its end are empty. Raises CardError."""
    if len(cells) > columns.count:
        raise wrong("more-cells", count=len(cells), names=columns.count)
    cells = [*cells, *[""] * (columns.count - len(cells))]

    def cell(at: int | None) -> str:
        return "" if at is None else cells[at].strip()

    written = [cell(at) for at in columns.hands]
    while written and not written[-1]:
        written.pop()
    if not written and columns.run is None:
        raise NoCardsError
    names, board = [cell(at) for at in columns.players], cell(columns.board)
    seats = [
        FileSeat((names[seat] if seat < len(names) else "") or seat_label(seat), parse_cards(text))
        for seat, text in enumerate(written)
    ]
    return FileHand(
        line=line,
        game=find_game(cell(columns.game)) if cell(columns.game) else None,
        seats=tuple(seats),
        boards=(parse_cards(board) if board else (),),
        hand=cell(columns.hand) or None,
        run=2 if cell(columns.run) == "2" else 1,
        extra_cells={name: cells[at] for name, at in columns.extra.items()},
    )


# ------------------------------------------------------------------------------------- writing


AT_ONCE: Final = 1 << 10
"""So many rows are written at once: more would need much memory."""


_Layout: TypeAlias = tuple[int, tuple[str, ...]]
"""How many seats have columns, and the names of the columns for ``FileHand.extra_cells``."""
CsvLines: TypeAlias = tuple[_Layout, int, str]
"""Rows as text: their columns, how many they are, and the text, without a header."""


def csv_lines(rows: Sequence[HandRow]) -> CsvLines:
    """Return rows as text, as ``CsvFile`` takes them."""
    seats = min(max([len(row.hands) for row in rows]), MOST_SEATS)
    columns = seats, tuple(dict.fromkeys(name for row in rows for name in row.source.extra_cells))
    return columns, len(rows), _csv_text([_cells(row, *columns) for row in rows])


def _csv_text(rows: Iterable[Sequence[str]]) -> str:
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
                self._write_held()
                self._finish()
            if isinstance(error, OSError):
                self._name_file_in(error)
        except OSError as trouble:
            self._name_file_in(trouble)
            raise
        finally:
            with suppress(OSError):  # closing writes the rest of a draft that is deleted anyway
                self._close()
            with suppress(OSError):
                self._draft.unlink(missing_ok=True)

    _stream: IO[Any]

    pack: ClassVar[staticmethod[[Sequence[HandRow]], Any]]
    """Returns rows, one at least, as ``write_packed`` takes them; another process may do it."""

    def add(self, row: HandRow) -> None:
        """Keep a row, to be written with others, at the latest at the end. Raises OSError."""
        self._held.append(row)
        if len(self._held) == AT_ONCE:
            self._write_held()

    def _write_held(self) -> None:
        """Write the rows that were held back to be written together."""
        if self._held:
            self.write_packed(self.pack(self._held))
        self._held = []

    @abstractmethod
    def write_packed(self, part: Any) -> None:
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

    def _name_file_in(self, error: OSError) -> None:
        """Have the error name the file that was asked for, and not the draft."""
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
        self._sections: list[tuple[_Layout, int]] = []
        """The columns of each part, and how many rows it has."""

    def write_packed(self, part: CsvLines) -> None:
        """Write some rows as ``csv_lines`` returns them. Raises OSError."""
        columns, count, text = part
        if not self._sections:
            self._stream.write(_csv_text([names_of(columns)]))
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
    """Return the names of the columns for so many seats, and for these extra columns."""
    seats, extra = columns
    numbers = range(1, seats + 1)
    return [
        *OUR_FIRST,
        *[f"player {number}" for number in numbers],
        *[f"hand {number}" for number in numbers],
        *("board", "winners", "low winners"),
        *[f"category {number}" for number in numbers],
        *("showdown", "reason"),
        *map(guarded, extra),
    ]


def _cells(row: HandRow, seat_count: int, extra_columns: Sequence[str]) -> list[str]:
    # Only text from a file can be a formula; the program's own numbers, cards and names are none.
    empty = [""] * (seat_count - len(row.hands))
    categories = row.categories[:seat_count]
    return [
        *(guarded(row.file), str(row.line), str(row.run), guarded(row.hand or ""), row.game),
        *(*map(guarded, row.players[:seat_count]), *empty),
        *(*map(written, row.hands[:seat_count]), *empty),
        *(written(row.board), seat_numbers(row.winners), seat_numbers(row.low_winners)),
        *(*categories, *[""] * (seat_count - len(categories))),
        *("true" if row.showdown else "false", guarded(row.reason)),
        *[guarded(row.source.extra_cells.get(name, "")) for name in extra_columns],
    ]


@lru_cache(256)
def seat_numbers(seats: tuple[int, ...]) -> str:
    """Write seats, numbered from 0, as numbers from 1 with spaces: "1 3" for (0, 2)."""
    return " ".join([str(seat + 1) for seat in seats])
