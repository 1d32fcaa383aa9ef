"""Rows as a CSV file, which any spreadsheet opens and none runs, and which is read back equal."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from analyser.poker.cards import format_cards
from analyser.poker.games.game import MOST_SEATS
from analyser.poker.games.registry import ANY
from analyser.poker.hand_files.csv_reader import OUR_FIRST, guarded
from analyser.poker.hand_files.lines import NAMES
from analyser.poker.hand_files.rows import HandRow
from analyser.poker.hand_files.text import UnusualFileError
from analyser.poker.names import CATEGORY_NAMES, category_name
from analyser.poker.phrases import Phrase
from analyser.poker.ranking.low import low_category
from analyser.poker.results.ranked import Ranked

if TYPE_CHECKING:
    from analyser.poker.hand_files.two_hands import TwoHands

_AFTER_HANDS: Final = ("board", "winners", "low winners")
_AT_THE_END: Final = ("showdown", "reason")


class _Part(NamedTuple):
    """Some rows that have the same columns: how many rows are before them, and which columns."""

    start: int
    seats: int
    kept: tuple[str, ...]


class CsvFile:
    """A CSV file that is written row by row, and is there when it is complete.

    How many columns there are is known only at the end: then the rows that have fewer of them are
    written again. ``with`` makes the file where nothing goes wrong, and else leaves nothing behind.
    """

    def __init__(self, path: str | Path) -> None:
        """Begin a file. Raises OSError, UnusualFileError among them."""
        self._path = Path(path)
        if self._path.exists() and not self._path.is_file():
            raise UnusualFileError(path)  # which the finished file would take the place of
        self._name = f".{self._path.name}-{os.urandom(8).hex()}"  # which nobody can have guessed
        self._draft = self._beside("draft")
        try:
            self._stream = self._draft.open("x+", encoding="utf-8", errors="replace", newline="")
        except OSError as error:  # of the file that was asked for, not of its draft
            raise OSError(error.errno, error.strerror, str(path)) from None
        self._writer = csv.writer(self._stream, lineterminator="\n")
        self._parts: list[_Part] = []
        self._rows = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if kind is None and self._parts:
                self._finish()
            if isinstance(error, OSError):
                self._name_file(error)
        except OSError as trouble:
            self._name_file(trouble)
            raise
        finally:
            with suppress(OSError):  # closing writes what is left of a draft that nobody wants
                self._stream.close()
            with suppress(OSError):
                self._draft.unlink(missing_ok=True)

    def _name_file(self, error: OSError) -> None:
        """Let an error of the draft, such as a full disk, name the file that was asked for."""
        error.filename, error.filename2 = str(self._path), None

    def add(self, row: HandRow) -> None:
        """Write a row. Raises OSError."""
        part = self._part_for(min(len(row.hands), MOST_SEATS), row.kept)
        self._writer.writerow(_cells(row, part.seats, part.kept))
        self._rows += 1

    def add_two_hands(self, file: str, hands: TwoHands) -> None:
        """Write lines of two hands that were read together. Raises OSError."""
        part = self._part_for(2, ())
        if part.seats > 2 or part.kept:
            for row in hands.rows(file):
                self.add(row)
            return
        start = f"{_line([file])[:-1]},"
        middle = f",1,,{ANY.key},{NAMES[0]},{NAMES[1]},"
        ends, which = _ends(hands)
        self._stream.write(
            "".join(
                [
                    f"{start}{line}{middle}{cards},{ends[end]}"
                    for line, cards, end in zip(
                        hands.lines.tolist(), hands.written(), which, strict=True
                    )
                ]
            )
        )
        self._rows += len(hands)

    def _part_for(self, seats: int, kept: Collection[str]) -> _Part:
        """Return the part that has columns enough, a new one where the last has not."""
        if not self._parts:
            self._parts.append(_Part(0, seats, tuple(kept)))
            self._writer.writerow(columns(seats, tuple(kept)))
        last = self._parts[-1]
        new = [name for name in kept if name not in last.kept]
        if seats > last.seats or new:
            last = _Part(self._rows, max(seats, last.seats), (*last.kept, *new))
            self._parts.append(last)
        return last

    def _finish(self) -> None:
        self._stream.flush()
        if len(self._parts) > 1:
            whole = self._beside("whole")
            try:
                with whole.open("x", encoding="utf-8", newline="") as stream:
                    csv.writer(stream, lineterminator="\n").writerows(self._widened())
                whole.replace(self._path)
            finally:
                whole.unlink(missing_ok=True)
        else:
            self._stream.close()  # before it gets its name: Windows wants it closed
            self._draft.replace(self._path)

    def _widened(self) -> Iterator[list[str]]:
        """Yield the header and all rows, each with the columns of the whole file."""
        whole = self._parts[-1]
        yield columns(whole.seats, whole.kept)
        self._stream.seek(0)
        rows = csv.reader(self._stream)
        next(rows)
        ends = [part.start for part in self._parts[1:]] + [self._rows]
        start = 0
        for part, end in zip(self._parts, ends, strict=True):
            places = _places(part, whole)
            for cells in islice(rows, end - start):
                yield ["" if place is None else cells[place] for place in places]
            start = end

    def _beside(self, what: str) -> Path:
        return self._path.with_name(f"{self._name}.{what}")


def columns(seats: int, kept: Sequence[str]) -> list[str]:
    """Return the names of the columns, for so many seats."""
    numbers = range(1, seats + 1)
    return [
        *OUR_FIRST,
        *[f"player {number}" for number in numbers],
        *[f"hand {number}" for number in numbers],
        *_AFTER_HANDS,
        *[f"category {number}" for number in numbers],
        *_AT_THE_END,
        *map(guarded, kept),
    ]


def categories(row: HandRow) -> list[Phrase]:
    """Name what each hand of a row made."""
    return [category_of(row, hand) for hand in row.ranks]


def category_of(row: HandRow, hand: Ranked) -> Phrase:
    """Name what one hand of a row made; of a low the kind of hand it is."""
    if hand.high is not None:
        return category_name(hand.high)
    # One of the two counts, and a row has whole hands: where only lows count, each has one.
    assert row.played.low is not None
    assert hand.low is not None
    return CATEGORY_NAMES[low_category(hand.low, row.played.low)]


def _cells(row: HandRow, seats: int, kept: Sequence[str]) -> list[str]:
    empty = [""] * (seats - len(row.hands))
    cells = [row.file, str(row.line), str(row.run), row.hand or "", row.game]
    cells += [*row.players[:seats], *empty]
    cells += [format_cards(hand) for hand in row.hands[:seats]] + empty
    cells += [format_cards(row.board), _numbers(row.winners), _numbers(row.low_winners)]
    cells += categories(row)[:seats]
    cells += [""] * (seats - min(seats, len(row.ranks)))
    cells += ["true" if row.showdown else "false", row.reason]
    cells += [row.kept.get(name, "") for name in kept]
    return [guarded(cell) for cell in cells]


def _ends(hands: TwoHands) -> tuple[list[str], list[int]]:
    """Return the different ends of lines, from the board on, and which of them each line has."""
    from analyser.poker.hand_files.two_hands import different_sayings

    sayings, which = different_sayings(hands)
    cells = [
        ["", _numbers(saying.winners), "", *saying.categories, "true", saying.reason]
        for saying in sayings
    ]
    return list(map(_line, cells)), which


def _line(cells: Sequence[str]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(list(map(guarded, cells)))
    return text.getvalue()


def _numbers(seats: Sequence[int]) -> str:
    """Write seats by the numbers of their columns, from 1."""
    return " ".join([str(seat + 1) for seat in seats])


def _places(part: _Part, whole: _Part) -> list[int | None]:
    """Return for each column of the whole file where the rows of a part have it."""
    ours = {name: at for at, name in enumerate(columns(part.seats, ()))}
    kept = {name: at for at, name in enumerate(part.kept, len(ours))}
    return [*map(ours.get, columns(whole.seats, ())), *map(kept.get, whole.kept)]
