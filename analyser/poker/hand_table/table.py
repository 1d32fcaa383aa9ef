"""A file of hands as a table: a row for every hand and every error, millions of them.

The table stores some seventy bytes of numbers for each row, by which rows are sorted, found and
counted. It does not store the row's text; to show a row, it reads the text again from the file.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final, Literal

from analyser.poker.errors import FileChangedError
from analyser.poker.games.game import Game
from analyser.poker.generators import Steps
from analyser.poker.hand_files.batch import Batch
from analyser.poker.hand_files.hand import Format
from analyser.poker.hand_files.judge import Block, HandRow, UnreadHand
from analyser.poker.hand_files.origin import STANDARD_INPUT, files_at
from analyser.poker.hand_table.coder import Coder, checksum_of
from analyser.poker.hand_table.columns import Columns, GrowingColumns, Mark
from analyser.poker.hand_table.origin import ReadingGivenUpError, TableOrigin
from analyser.poker.hand_table.string_table import StringTable

_A_STEP: Final = 0.002
"""Seconds of reading between two steps."""
_TOGETHER: Final = 1 << 11
"""The most rows of a block that are turned into numbers in one step."""
_REMEMBERED: Final = 512
"""The size of the cache of rows that were read again: more than a screen shows."""
_ON_A_SCREEN: Final = 64
"""How many of the first rows are cached while the file is read: more than a screen shows."""
_ALMOST: Final = 0.999


@dataclass(frozen=True, slots=True, eq=False)
class Snapshot:
    """The rows that a table had at some moment; they do not change while more rows are read.

    Attributes:
        columns: the rows as numbers.
        strings: the strings by number; more may be added, but none of them changes.
        games: the games by number; 0 is no game.
        files: the files by number.
    """

    columns: Columns
    strings: StringTable
    games: tuple[Game | None, ...]
    files: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.columns)


class FileTable:
    """All hands and errors of a file, a folder, the standard input or a pasted text.

    It is empty at first; ``read`` fills it, in steps. One thread may read while others use it.

    Attributes:
        game: the game of hands that name none; None to choose it by each hand's cards.
        files: the files, in the order they are read; empty until reading begins.
        format: the format of all files, "mixed" if they differ; None until reading begins.
    """

    def __init__(
        self,
        path: str | Path | Sequence[str] | None = None,
        *,
        text: str | None = None,
        game: Game | None = None,
    ) -> None:
        """Prepare to read ``text`` or, if it is None, ``path``.

        Args:
            path: a file, a folder, "-" for the standard input, or several of these.
            text: a pasted text.
            game: the game of hands that name none; None to choose it by each hand's cards.
        """
        self.game = game
        self.files: tuple[str, ...] = ()
        self.format: Format | Literal["mixed"] | None = None
        self.path = path
        self._text = text
        self._origins: dict[str, TableOrigin] = {}
        self._numbers: dict[str, int] = {}
        self._coder = Coder()
        self._columns = GrowingColumns()
        self._snapshot = Snapshot(self._columns.so_far(), self._coder.strings, (None,), ())
        self._size = 1
        self._done = 0
        self._stopped = False
        self._lock = threading.Lock()
        self._read_again: OrderedDict[int, HandRow] = OrderedDict()

    def __len__(self) -> int:
        return len(self._snapshot)

    @property
    def snapshot(self) -> Snapshot:
        """The rows that have been read so far."""
        return self._snapshot

    @property
    def memory(self) -> int:
        """How many bytes of memory the rows take, their strings and the line starts included."""
        indexes = sum([origin.memory for origin in self._origins.values()])
        return self._columns.size + self._coder.strings.size + indexes

    def row(self, number: int) -> HandRow | UnreadHand:
        """Return a row by its number, from 0; a hand that is not cached is read again.

        Raises FileChangedError if its file has changed, FileGoneError if it cannot be read.
        """
        columns = self._snapshot.columns
        if columns.marks[number] & Mark.ERROR:
            line = int(columns.line[number]) or None
            message = self._coder.strings[int(columns.reason[number])]
            return UnreadHand(self.files[columns.file[number]], line, message)
        with self._lock:
            known = self._read_again.get(number)
            if known is None:
                known = self._read_again[number] = self._reread(columns, number)
                if len(self._read_again) > _REMEMBERED:
                    self._read_again.popitem(last=False)
            else:
                self._read_again.move_to_end(number)
            return known

    def stop(self) -> None:
        """Stop reading; the rows that have been read stay."""
        self._stopped = True

    def close(self) -> None:
        """Stop reading, and delete the copies of the standard input or of pasted text."""
        self.stop()
        for origin in self._origins.values():
            origin.close()

    # Reading ------------------------------------------------------------------------------------

    def read(self) -> Steps[None]:
        """Read all files, in steps of a few milliseconds; yield the share done, 0 to 1.

        Each row is in the table as soon as it has been read. Raises OSError if there is only one
        file and it cannot be read.
        """
        try:
            with suppress(ReadingGivenUpError):
                batch = self._open()
                self.files, self.format = batch.files, batch.format
                yield from self._take(batch.blocks())
        finally:
            with self._lock:
                self._read_again.clear()  # from now on rows are read from the file

    def _open(self) -> Batch:
        if self._text is not None:
            data = self._text.encode("utf-8", "surrogatepass")
            origins = [TableOrigin(STANDARD_INPUT, self._count, data)]
        else:
            assert self.path is not None  # the caller gives a path or a text
            paths = [self.path] if isinstance(self.path, str | Path) else self.path
            files = dict.fromkeys(file for path in paths for file in files_at(path))
            origins = [TableOrigin(file, self._count) for file in files]
        self._origins = {origin.name: origin for origin in origins}
        self._numbers = {origin.name: number for number, origin in enumerate(origins)}
        self._size = max(1, sum([origin.size for origin in origins]))
        return Batch(origins, self.game)

    def _count(self, data: bytes) -> None:
        if self._stopped:
            raise ReadingGivenUpError
        self._done += len(data)

    def _share(self) -> float:
        return min(_ALMOST, self._done / self._size)

    def _take(self, found: Iterator[HandRow | UnreadHand | Block]) -> Steps[None]:
        pending: list[HandRow | UnreadHand] = []
        until = time.perf_counter() + _A_STEP
        for one in found:
            if isinstance(one, Block):
                self._add(pending)
                for start in range(0, len(one), _TOGETHER):
                    yield self._share()
                    part = one.part(start, start + _TOGETHER)
                    self._remember(part.rows())
                    self._append(self._coder.block(self._numbers[one.file], part))
            else:
                if pending and pending[0].file != one.file:
                    self._add(pending)
                pending.append(one)
                if time.perf_counter() < until:
                    continue
                self._add(pending)
            yield self._share()
            until = time.perf_counter() + _A_STEP
        self._add(pending)

    def _add(self, pending: list[HandRow | UnreadHand]) -> None:
        """Add the rows in ``pending``, which are all of one file; then empty ``pending``."""
        if pending:
            self._remember(pending)
            self._append(self._coder.rows(self._numbers[pending[0].file], pending))
            pending.clear()

    def _remember(self, rows: Iterable[HandRow | UnreadHand]) -> None:
        """Cache the first rows until everything has been read.

        The screen shows these rows in the meantime, and reading them again would have to wait for
        the reading thread.
        """
        if (missing := _ON_A_SCREEN - len(self)) > 0:
            with self._lock:
                for number, row in enumerate(islice(rows, missing), len(self)):
                    if isinstance(row, HandRow):
                        self._read_again[number] = row

    def _append(self, rows: Columns) -> None:
        self._columns.append(rows)
        self._snapshot = Snapshot(
            self._columns.so_far(), self._coder.strings, tuple(self._coder.games), self.files
        )

    # Reading again ------------------------------------------------------------------------------

    def _reread(self, columns: Columns, number: int) -> HandRow:
        file, line, nth = (
            int(values[number]) for values in (columns.file, columns.line, columns.nth)
        )
        origin = self._origins[self.files[file]]
        for start in _starts(columns, number):
            row = origin.row(line, nth, self.game, start)
            if row is not None and checksum_of(row) == columns.check[number]:
                return row
        raise FileChangedError(name=origin.name)


def _starts(columns: Columns, number: int) -> Iterator[int]:
    """Yield the lines at which to start reading, one after another, until a row is found again.

    The first is the row's own line, which is mostly right. But a JSON object that begins on the
    line on which another one ends is not found there. So the second is the nearest earlier line of
    a row, where the other object begins, and the last is the first line of the file.
    """
    file, line = columns.file[number], columns.line[number]
    yield int(line)
    before = number - 1
    while before >= 0 and columns.file[before] == file and columns.line[before] >= line:
        before -= 1
    if before >= 0 and columns.file[before] == file and columns.line[before]:
        yield int(columns.line[before])
    yield 1
