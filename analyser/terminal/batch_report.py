"""The output of the verb ``batch``: rows first, totals last, as text or as JSON."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack
from itertools import chain
from typing import IO, Final, Literal, TypeAlias

from analyser.poker.cards import format_cards
from analyser.poker.hand_files.batch import Batch, BatchTotals
from analyser.poker.hand_files.block import Block
from analyser.poker.hand_files.csv_writer import CsvFile
from analyser.poker.hand_files.format import HISTORIES
from analyser.poker.hand_files.judge import HandError, HandRow, say_pots
from analyser.poker.names import seat_name
from analyser.poker.results.wording import say_verdict
from analyser.poker.table.seat import LONGEST_NAME
from analyser.terminal.json_form import json_ready
from analyser.terminal.output import Progress, cut, harmless_json, shown

_IN_MEMORY: Final = 1 << 20

Form: TypeAlias = Literal["text", "json", "jsonl"]
"""How rows are written: for people, as one JSON object, or as JSON line by line."""


class NoRowsError(Exception):
    """Not one hand of a file could be read; the message is one clear sentence."""


def report_batch(batch: Batch, form: Form, csv_path: str | None) -> Iterator[str | bytes]:
    """Yield the output of ``batch`` part by part; write the rows to ``csv_path`` if it is given.

    Raises NoRowsError if no hand can be read, before anything is yielded; OSError if the CSV file
    cannot be written.
    """
    with ExitStack() as stack:
        errors = stack.enter_context(
            tempfile.SpooledTemporaryFile(_IN_MEMORY, "w+", encoding="utf-8", newline="\n")
        )
        progress = stack.enter_context(Progress(beside_answer=csv_path is None))
        report = _REPORTS[form](batch, errors, csv_path)
        # Blocks of lines need not be split into rows if they are only counted and written to CSV.
        counted = form == "text" and csv_path is not None
        found = batch.blocks() if counted else iter(batch)
        rows = report.rows_of(found, progress)
        first = next(rows, None)
        if first is None:
            raise NoRowsError(report.why_nothing())
        csv_file = None if csv_path is None else stack.enter_context(CsvFile(csv_path))
        yield from report.begin()
        for one in chain([first], rows):
            report.totals.add(one)
            if csv_file is not None:
                csv_file.add(one)
            if isinstance(one, HandRow):
                yield from report.row(one)
        yield from report.end()


class _Report:
    """The base of both forms of output: the totals, and the errors, which are put out last."""

    def __init__(self, batch: Batch, errors: IO[str], csv_path: str | None) -> None:
        self.batch = batch
        self.totals = BatchTotals()
        self.csv_path = csv_path
        self._errors = errors
        self._told = errors.tell()
        self._first: HandError | None = None

    def rows_of(
        self, found: Iterable[HandRow | Block | HandError], progress: Progress
    ) -> Iterator[HandRow | Block]:
        """Yield the rows; store each error for the end, in a file, as there may be many."""
        for one in found:
            progress.report(self.how_far)
            if not isinstance(one, HandError):
                yield one
                continue
            self._first = self._first or one
            self.totals.errors += 1
            json.dump(json_ready(one), self._errors, ensure_ascii=False)
            self._errors.write("\n")

    def how_far(self) -> str:
        """Return the text of the progress line: how many hands have been read."""
        return f"{self.totals.rows + self.totals.errors:,} hands read"

    def why_nothing(self) -> str:
        """Return the message of NoRowsError: the first error, and how many there are."""
        if self._first is None:
            return "There is no hand in it"
        first = _said(self._first, len(self.batch.files) > 1)
        if self.totals.errors == 1:
            return first
        return f"No hand can be read; the first of {self.totals.errors:,} errors: {first}"

    def errors(self) -> Iterator[str]:
        """Yield the errors stored since the last call, each as JSON."""
        end = self._errors.tell()
        self._errors.seek(self._told)
        for line in iter(self._errors.readline, ""):
            yield line.rstrip("\n")
        self._told = end


class _Json(_Report):
    """Rows, totals and errors as one JSON object."""

    _between = ""

    def begin(self) -> Iterator[bytes]:
        yield _utf_8(f'{{"format": {json.dumps(self.batch.format)}, "rows": [')

    def row(self, row: HandRow) -> Iterator[bytes]:
        written = json.dumps(json_ready(row), ensure_ascii=False)
        yield _utf_8(f"{self._between}{harmless_json(written)}")
        self._between = ", "

    def end(self) -> Iterator[bytes]:
        totals = self.totals
        histories = all(one in (*HISTORIES, None) for one in self.batch.formats)
        wins = None if histories else totals.wins
        yield _utf_8(
            f'], "wins": {json.dumps(wins)}, "ties": {totals.ties}, '
            f'"no_showdown": {totals.no_showdown}, "errors": ['
        )
        between = ""
        for error in self.errors():
            yield _utf_8(f"{between}{harmless_json(error)}")
            between = ", "
        yield b"]}\n"


class _JsonLines(_Report):
    """Each row as JSON on a line of its own, and each error on one where it is found."""

    def begin(self) -> Iterator[bytes]:
        yield from ()

    def row(self, row: HandRow) -> Iterator[bytes]:
        yield from self.end()
        written = json.dumps(json_ready(row), ensure_ascii=False)
        yield _utf_8(f"{harmless_json(written)}\n")

    def end(self) -> Iterator[bytes]:
        for error in self.errors():
            yield _utf_8(f'{{"error": {harmless_json(error)}}}\n')


class _Text(_Report):
    """A line for each row, the errors, and the totals; with a CSV file the rows are left out."""

    def begin(self) -> Iterator[str]:
        yield from ()

    def row(self, row: HandRow) -> Iterator[str]:
        if self.csv_path is None:
            yield shown(_row(row, len(self.batch.files) > 1)) + "\n"

    def end(self) -> Iterator[str]:
        if self.csv_path is None:
            yield "\n"
        for text in self.errors():
            error = HandError(**json.loads(text))
            yield shown(_said(error, len(self.batch.files) > 1)) + "\n"
        totals = self.totals
        parts = [f"{_counted(totals.rows, 'hand')}"]
        if any(totals.wins):
            parts += [f"{seat_name(seat)} wins {wins:,}" for seat, wins in enumerate(totals.wins)]
        parts += [f"{_counted(totals.ties, 'tie')}", f"{totals.no_showdown:,} without a showdown"]
        parts.append(_counted(totals.errors, "error"))
        where = "" if self.csv_path is None else f" in {shown(self.csv_path)}"
        yield f"{parts[0]}{where}: {', '.join(parts[1:])}\n"


_REPORTS: Final[Mapping[Form, type[_Json | _JsonLines | _Text]]] = {
    "json": _Json,
    "jsonl": _JsonLines,
    "text": _Text,
}


def _row(row: HandRow, with_file: bool) -> str:
    where = f"{row.file}:{row.line}" if with_file else f"{row.line}"
    if row.run > 1:
        where += f" run {row.run}"
    named = row.source.from_history
    names = [cut(name, LONGEST_NAME) for name in row.players]
    hands = " | ".join(
        f"{name} {format_cards(hand)}" if named else format_cards(hand)
        for name, hand in zip(names, row.hands, strict=True)
    )
    if row.board:
        hands = f"{hands} @ {format_cards(row.board)}".lstrip()
    if row.verdict is None or not row.showdown:
        return f"{where}  {hands}: {row.reason}" if hands else f"{where}  {row.reason}"
    answer = f"{where}  {hands}: {say_verdict(row.verdict, names)}: {row.reason}"
    if pots := say_pots(row):
        answer += f" ({'; '.join(pots)})"
    if row.collected is not None and row.paid_another:
        paid = ", ".join([names[seat] for seat in row.collected]) or "somebody else"
        answer += f" (the file paid {paid})"
    return answer


def _said(error: HandError, with_file: bool) -> str:
    if error.line is None:
        return f"{error.file}: {error.message}"
    where = f"{error.file}, line {error.line}" if with_file else f"Line {error.line}"
    return f"{where}: {error.message}"


def _counted(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def _utf_8(text: str) -> bytes:
    return text.encode("utf-8", "replace")  # whatever the terminal's encoding is
