"""The output of the verb ``batch``: rows first, totals last, as text or as JSON."""

import errno
import json
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path
from typing import IO, Final, Literal, NamedTuple, TypeAlias

from analyser.api_arguments import refuse_jobs
from analyser.poker.cards import format_cards
from analyser.poker.hand_files.batch import Batch, BatchTotals, archive_of, open_batch
from analyser.poker.hand_files.csv_files import AT_ONCE, CsvFile
from analyser.poker.hand_files.jobs.pool import in_jobs
from analyser.poker.hand_files.jobs.process import usual_jobs
from analyser.poker.hand_files.jobs.tables import ParquetFile, SqliteFile, schema
from analyser.poker.hand_files.judge import Found, HandRow, Rules, UnreadHand, say_pots
from analyser.poker.names import seat_name
from analyser.poker.records import harmless_json, json_ready
from analyser.poker.results.result_sentences import say_verdict
from analyser.poker.table.table_state import LONGEST_NAME
from analyser.terminal.output import Progress, cut, shown
from analyser.terminal.report import report

# Errors are written after all rows: up to so many bytes of them wait in memory, more in a file.
_IN_MEMORY: Final = 1 << 20
# Rows that go only to files are handed on so many at a time; others come at once.
_TOGETHER: Final = 1 << 8

Form: TypeAlias = Literal["text", "json", "jsonl"]
"""How rows are written: for people, as one JSON object, or as JSON line by line."""


_BETWEEN: Final[Mapping[Form, str]] = {"text": "", "json": ", ", "jsonl": "\n"}
"""The separator of two rows."""


Table: TypeAlias = Literal["csv", "parquet", "sqlite"]
"""The kinds of files that rows are written to."""


FILES: Final[Mapping[Table, type[CsvFile | ParquetFile | SqliteFile]]] = {
    "csv": CsvFile,
    "parquet": ParquetFile,
    "sqlite": SqliteFile,
}


class NoRowsError(Exception):
    """No hand of a file could be read; the message is one sentence."""


def report_batch(
    path: str, rules: Rules, form: Form, tables: Mapping[Table, str], jobs: int | None = None
) -> Iterator[str | bytes]:
    """Yield the output of ``batch`` part by part, and meanwhile write the rows to files.

    Args:
        path: a file, a folder of files, or "-" for the standard input.
        rules: how to judge hands that name no game.
        form: the form of the output.
        tables: the paths of the files to write the rows to, at most one of each kind.
        jobs: how many processes read the hands; None to choose by the size of the files. The output
            does not depend on it.

    Raises:
        NoRowsError: no hand can be read; nothing has been yielded or written.
        OSError: a file cannot be read or written, or a table would overwrite a file that is read.
        DataExtraError: pyarrow, which Parquet needs, is not installed.
        ProcessLostError: one of the processes ended too early.
        NumberError: ``jobs`` is not a possible number of processes.
    """
    if "parquet" in tables:
        schema()  # refuses at once if pyarrow is missing
    batch = open_batch(path, rules)
    outs = [Path(out).resolve() for out in tables.values()]
    for name, out in zip(tables.values(), outs, strict=True):
        read = [Path(archive_of(file) or file).resolve() for file in batch.files]
        if out.exists() and out in read:
            raise OSError(errno.EEXIST, "The hands are read from it; choose another name", name)
        if outs.count(out) > 1:
            raise OSError(errno.EEXIST, "Two tables cannot be one file; choose two names", name)
    jobs = usual_jobs(sum([one.size for one in batch.origins])) if jobs is None else jobs
    refuse_jobs(jobs)
    with ExitStack() as stack:
        errors = stack.enter_context(
            tempfile.SpooledTemporaryFile(_IN_MEMORY, "w+", encoding="utf-8", newline="\n")
        )
        progress = stack.enter_context(Progress(beside_answer=not tables))
        report = _REPORTS[form](batch, errors, [*tables.values()])
        writing = _Writing(form, len(batch.files) > 1, tuple(tables))
        if jobs > 1:
            made = in_jobs(batch, jobs, writing)
        else:
            found = iter(batch)
            # Rows that go only to files may wait for each other.
            together = _TOGETHER if writing.only_counts else 1
            made = map(writing, iter(lambda: list(islice(found, together)), []))
        parts = report.with_rows(chain.from_iterable(made), progress)
        first = next(parts, None)
        if first is None:
            raise NoRowsError(report.why_nothing())
        files = [stack.enter_context(FILES[kind](out)) for kind, out in tables.items()]
        yield from report.begin()
        for part in chain([first], parts):
            report.totals.include(part.totals)
            for file, rows in zip(files, part.tables, strict=True):
                for one in rows:
                    file.write_packed(one)
            yield from report.rows(part.rows)
        yield from report.end()


class _Part(NamedTuple):
    """A part of the output, for some hands, its errors before its rows.

    In JSON lines an error after a row begins a new part, so that the order of the hands is kept.
    """

    errors: list[str]  # the errors, as JSON
    rows: list[str]  # the rows, in the form of the output
    totals: BatchTotals  # the totals of these hands
    # For each file of rows that is written, the rows to add to it, in parts.
    tables: tuple[list[object], ...]


@dataclass(frozen=True, slots=True)
class _Writing:
    """Makes the parts of the output from rows and errors, in this process or in another process."""

    form: Form  # the form of the output
    with_file: bool  # whether each row names its file
    tables: tuple[Table, ...]  # the kinds of files to which rows are written

    @property
    def only_counts(self) -> bool:
        """Whether the output has no rows but only errors and totals, as rows go only to files."""
        return self.form == "text" and bool(self.tables)

    def __call__(self, found: Iterable[Found]) -> list[_Part]:
        """Return the parts of the output for these rows and errors."""
        parts: list[_Part] = []
        held: list[HandRow] = []

        def pack() -> None:
            """Pack the rows held so far for each file of a table."""
            for table, packed in zip(self.tables, parts[-1].tables, strict=True) if held else ():
                packed.append(FILES[table].pack(held))
            held.clear()

        mixed = self.form == "jsonl"  # in other forms errors come last
        for one in found:
            if not parts or (mixed and isinstance(one, UnreadHand) and parts[-1].totals.rows):
                pack()
                parts.append(_Part([], [], BatchTotals(), tuple([[] for _ in self.tables])))
            part = parts[-1]
            if isinstance(one, UnreadHand):
                part.totals.errors += 1
                part.errors.append(json.dumps(json_ready(one), ensure_ascii=False))
                continue
            part.totals.add(one)
            if not self.only_counts:
                part.rows.append(self._row_in_form(one))
            if self.tables:
                held.append(one)
            if len(held) == AT_ONCE:
                pack()
        pack()
        # One text can be sent faster than many.
        return [part._replace(rows=[_BETWEEN[self.form].join(part.rows)]) for part in parts]

    def _row_in_form(self, row: HandRow) -> str:
        if self.form == "text":
            return shown(report_row(row, self.with_file)) + "\n"
        return row.to_json()


class _Report:
    """The base of all forms of output; it adds up totals, and stores errors to write them later."""

    def __init__(self, batch: Batch, errors: IO[str], files: Sequence[str]) -> None:
        self.batch = batch
        self.totals = BatchTotals()
        self.files = files
        self._errors = errors
        self._read_to = errors.tell()
        self._first: str | None = None

    def begin(self) -> Iterator[str | bytes]:
        """Yield the output before the rows."""
        yield from ()

    def with_rows(self, parts: Iterable[_Part], progress: Progress) -> Iterator[_Part]:
        """Yield the parts with rows, whose totals the caller adds; store errors, show progress."""
        for part in parts:
            progress.report(self.how_far)
            for error in part.errors:
                self._first = self._first or error
                self._errors.write(f"{error}\n")
            if part.totals.rows:
                yield part
            else:
                self.totals.include(part.totals)

    def how_far(self) -> str:
        """Return the text of the progress line: how many hands have been read."""
        return f"{self.totals.rows + self.totals.errors:,} hands read"

    def wins(self) -> tuple[list[int] | None, int]:
        """Return how many hands each seat won alone, and how many were won by anybody else.

        In histories and in files of several formats a seat number means another player in each
        hand: then all these hands are in the second number, and the first value is None.
        """
        wins, won = self.totals.wins, self.totals.won
        if self.batch.format in ("lines", "csv"):
            return wins, won
        return None, sum(wins) + won

    def why_nothing(self) -> str:
        """Return why there is no row: the first error, and how many errors there are."""
        if self._first is None:
            return "There is no hand in it"
        first = self.in_words(self._first)
        if self.totals.errors == 1:
            return first
        return f"No hand can be read; the first of {self.totals.errors:,} errors: {first}"

    def in_words(self, error: str) -> str:
        """Return the sentence for an error, which is given as the JSON of a ``UnreadHand``."""
        return report_unread(UnreadHand(**json.loads(error)), len(self.batch.files) > 1)

    def errors(self) -> Iterator[str]:
        """Yield the errors stored since the last call, each as JSON."""
        self._errors.seek(self._read_to)
        for line in iter(self._errors.readline, ""):
            yield line.rstrip("\n")
        self._read_to = self._errors.tell()


class _Json(_Report):
    """Rows, totals and errors as one JSON object."""

    _between = ""

    def begin(self) -> Iterator[bytes]:
        yield _utf_8(f'{{"format": {json.dumps(self.batch.format)}, "rows": [')

    def rows(self, rows: Sequence[str]) -> Iterator[bytes]:
        for row in rows:
            yield _utf_8(f"{self._between}{row}")
            self._between = _BETWEEN["json"]

    def end(self) -> Iterator[bytes]:
        totals = self.totals
        wins, won = self.wins()
        yield _utf_8(
            f'], "wins": {json.dumps(wins)}, "won": {won}, "ties": {totals.ties}, '
            f'"no_showdown": {totals.no_showdown}, "errors": ['
        )
        between = ""
        for error in self.errors():
            yield _utf_8(f"{between}{harmless_json(error)}")
            between = ", "
        yield b"]}\n"


class _JsonLines(_Report):
    """Each row and each error is a JSON object on a line of its own, in the order of the hands."""

    def rows(self, rows: Sequence[str]) -> Iterator[bytes]:
        yield from self.end()
        for row in rows:
            yield _utf_8(f"{row}\n")

    def end(self) -> Iterator[bytes]:
        """Yield the errors since the last rows; also called before rows."""
        for error in self.errors():
            yield _utf_8(f'{{"error": {harmless_json(error)}}}\n')


class _Lines(_Report):
    """A line for each row, then the errors and the totals; no rows if they are written to files."""

    def rows(self, rows: Sequence[str]) -> Iterator[str]:
        yield from rows

    def end(self) -> Iterator[str]:
        if not self.files:
            yield "\n"
        for error in self.errors():
            yield shown(self.in_words(error)) + "\n"
        totals = self.totals
        parts = [_count_of(totals.rows, "hand")]
        wins, won = self.wins()
        if wins is None:
            parts.append(f"{won:,} won")
        elif any(wins):
            parts += [f"{seat_name(seat)} wins {count:,}" for seat, count in enumerate(wins)]
        parts += [_count_of(totals.ties, "tie"), f"{totals.no_showdown:,} without a showdown"]
        parts.append(_count_of(totals.errors, "error"))
        where = f" in {' and '.join(map(shown, self.files))}" if self.files else ""
        yield f"{parts[0]}{where}: {', '.join(parts[1:])}\n"


_REPORTS: Final[Mapping[Form, type[_Json | _JsonLines | _Lines]]] = {
    "json": _Json,
    "jsonl": _JsonLines,
    "text": _Lines,
}


@report.register
def report_row(row: HandRow, with_file: bool = False) -> str:
    """Write a hand as one line, without a line end, that begins with its line in the file."""
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
    verdict = row.verdict if row.showdown else None
    if verdict is None:
        return f"{where}  {hands}: {row.reason}" if hands else f"{where}  {row.reason}"
    answer = f"{where}  {hands}: {say_verdict(verdict, names)}: {row.reason}"
    if pots := say_pots(row):
        answer += f" ({'; '.join(pots)})"
    if row.collected is not None and row.paid_another:
        paid = ", ".join([names[seat] for seat in row.collected])
        answer += f" (the file paid {paid})"
    return answer


@report.register
def report_unread(error: UnreadHand, with_file: bool = True) -> str:
    """Write where a hand that cannot be read stands, and why it cannot."""
    if error.line is None:
        return f"{error.file}: {error.message}"
    where = f"{error.file}, line {error.line}" if with_file else f"Line {error.line}"
    return f"{where}: {error.message}"


def _count_of(count: int, noun: str) -> str:
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


def _utf_8(text: str) -> bytes:
    return text.encode("utf-8", "replace")  # whatever the terminal's encoding is
