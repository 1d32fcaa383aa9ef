"""A file of hands as a table: a row for every hand and every error, millions of them.

Of each row some sixty bytes of numbers are kept, by which it is sorted, found and counted. Its
words are not: whoever wants to read a row has it read again from its place in the file.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final, Literal

from analyser.poker.errors import FileChangedError
from analyser.poker.games.game import Game
from analyser.poker.hand_files.batch import STANDARD_INPUT, Batch, Chunk, files_at
from analyser.poker.hand_files.format import Format
from analyser.poker.hand_files.rows import HandError, HandRow
from analyser.poker.hand_files.text import ByteStream
from analyser.poker.hand_table.coder import Coder, check_of
from analyser.poker.hand_table.columns import Columns, GrowingColumns, Mark
from analyser.poker.hand_table.origin import Origin, ReadingGivenUpError
from analyser.poker.hand_table.string_table import Texts

_A_STEP: Final = 0.002
"""Seconds of reading between two steps."""
_TOGETHER: Final = 1 << 11
"""The most lines of two hands that become numbers in one step."""
_REMEMBERED: Final = 512
"""How many rows are kept that somebody has read: more than a screen shows."""
_ON_A_SCREEN: Final = 64
"""More rows than a screen shows at first."""
_ALMOST: Final = 0.999


@dataclass(frozen=True, slots=True, eq=False)
class Snapshot:
    """The rows that a table had at some moment. It never changes, whatever is read meanwhile.

    Attributes:
        columns: the rows as numbers.
        texts: the texts by number; it grows, but has those of these rows.
        games: the games by number; 0 is none.
        files: the files by number.
    """

    columns: Columns
    texts: Texts
    games: tuple[Game | None, ...]
    files: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.columns)


class FileTable:
    """Every hand of a file, a folder, the standard input or a pasted text, and every error.

    It begins empty; ``read`` fills it, in steps. One thread may read while others look.

    Attributes:
        game: what is played in hands that do not say; None: what their cards look like.
        files: the files, in the order they are read; empty until reading begins.
        format: the format of all files, "mixed" where they differ; None until reading begins.
    """

    def __init__(
        self,
        path: str | Path | Sequence[str] | None = None,
        *,
        text: str | None = None,
        game: Game | None = None,
    ) -> None:
        """Prepare to read a file, a folder, "-" or several of them; or ``text`` in their place."""
        self.game = game
        self.files: tuple[str, ...] = ()
        self.format: Format | Literal["mixed"] | None = None
        self._path = path
        self._text = text
        self._origins: dict[str, Origin] = {}
        self._names: tuple[str, ...] = ()
        self._numbers: dict[str, int] = {}
        self._coder = Coder()
        self._columns = GrowingColumns()
        self._snapshot = Snapshot(self._columns.so_far(), self._coder.texts, (None,), ())
        self._size = 1
        self._done = 0
        self._stopped = False
        self._lock = threading.Lock()
        self._read_again: OrderedDict[int, HandRow] = OrderedDict()

    def __len__(self) -> int:
        return len(self._snapshot)

    @property
    def snapshot(self) -> Snapshot:
        """The rows there are now."""
        return self._snapshot

    @property
    def memory(self) -> int:
        """How many bytes of memory its rows take, texts and places included."""
        places = sum([origin.memory for origin in self._origins.values()])
        return self._columns.size + self._coder.texts.size + places

    def row(self, number: int) -> HandRow | HandError:
        """Read a row again, by its number from 0.

        Raises FileChangedError where its file is no longer what was read, FileGoneError where it
        cannot be read any more.
        """
        columns = self._snapshot.columns
        if columns.marks[number] & Mark.ERROR:
            line = int(columns.line[number]) or None
            message = self._coder.texts[int(columns.reason[number])]
            return HandError(self.files[columns.file[number]], line, message)
        with self._lock:
            known = self._read_again.get(number)
            if known is None:
                known = self._read_again[number] = self._found(columns, number)
                if len(self._read_again) > _REMEMBERED:
                    self._read_again.popitem(last=False)
            else:
                self._read_again.move_to_end(number)
            return known

    def stop(self) -> None:
        """End the reading, wherever it is; the rows that are there stay."""
        self._stopped = True

    def close(self) -> None:
        """End the reading, and forget what was kept of text that is no file."""
        self.stop()
        for origin in self._origins.values():
            origin.close()

    # Reading ------------------------------------------------------------------------------------

    def read(self) -> Generator[float, None, None]:
        """Read everything, in steps of a few milliseconds; yields the share that is done, 0 to 1.

        Rows are there as soon as they have been read. Raises OSError where there is one file, and
        it cannot be read.
        """
        batch = self._open()
        self.files, self.format = batch.files, batch.format
        try:
            with suppress(ReadingGivenUpError):
                yield from self._take(batch.chunks())
        finally:
            with self._lock:
                self._read_again.clear()  # from now on the file says what is in it

    def _open(self) -> Batch:
        if self._text is not None:
            data = self._text.encode("utf-8", "surrogatepass")
            self._origins = {STANDARD_INPUT: Origin(STANDARD_INPUT, data)}
        else:
            assert self._path is not None  # one of the two is given
            paths = [self._path] if isinstance(self._path, str | Path) else self._path
            self._origins = {file: Origin(file) for path in paths for file in files_at(path)}
        files = list(self._origins)
        self._numbers = {file: number for number, file in enumerate(files)}
        self._size = max(1, sum([origin.size for origin in self._origins.values()]))
        return Batch(files, self.game, self._open_file)

    def _open_file(self, file: str) -> ByteStream:
        return self._origins[file].open(self._count)

    def _count(self, data: bytes) -> None:
        if self._stopped:
            raise ReadingGivenUpError
        self._done += len(data)

    def _share(self) -> float:
        return min(_ALMOST, self._done / self._size)

    def _take(self, found: Iterator[HandRow | HandError | Chunk]) -> Generator[float, None, None]:
        pending: list[HandRow | HandError] = []
        until = time.perf_counter() + _A_STEP
        for one in found:
            if isinstance(one, Chunk):
                self._add(pending)
                pending = []
                for start in range(0, len(one.hands), _TOGETHER):
                    yield self._share()
                    some = one.hands.among(start, start + _TOGETHER)
                    self._remember(some.rows(one.file))
                    self._append(self._coder.two_hands(self._numbers[one.file], some))
            else:
                if pending and pending[0].file != one.file:
                    self._add(pending)
                    pending = []
                pending.append(one)
                if time.perf_counter() < until:
                    continue
                self._add(pending)
                pending = []
            yield self._share()
            until = time.perf_counter() + _A_STEP
        self._add(pending)

    def _add(self, rows: Sequence[HandRow | HandError]) -> None:
        if rows:
            self._remember(rows)
            self._append(self._coder.rows(self._numbers[rows[0].file], rows))

    def _remember(self, rows: Iterable[HandRow | HandError]) -> None:
        """Keep the first rows of all, until everything has been read.

        They are on the screen meanwhile, where reading them again would have to wait for the
        thread that reads.
        """
        if (missing := _ON_A_SCREEN - len(self)) > 0:
            with self._lock:
                for number, row in enumerate(islice(rows, missing), len(self)):
                    if isinstance(row, HandRow):
                        self._read_again[number] = row

    def _append(self, rows: Columns) -> None:
        self._columns.append(rows)
        self._snapshot = Snapshot(
            self._columns.so_far(), self._coder.texts, tuple(self._coder.games), self.files
        )

    # Reading again ------------------------------------------------------------------------------

    def _found(self, columns: Columns, number: int) -> HandRow:
        file, line, nth = (
            int(values[number]) for values in (columns.file, columns.line, columns.nth)
        )
        origin = self._origins[self.files[file]]
        for start in _starts(columns, number):
            row = origin.found(line, nth, self.game, start)
            if row is not None and check_of(row) == columns.check[number]:
                return row
        raise FileChangedError(name=origin.name)


def _starts(columns: Columns, number: int) -> Iterator[int]:
    """Yield the lines from which a row can be read: mostly its own.

    Where the end of an object shares the line with the next one, only from the line before it.
    """
    file, line = columns.file[number], columns.line[number]
    yield int(line)
    before = number - 1
    while before >= 0 and columns.file[before] == file and columns.line[before] >= line:
        before -= 1
    if before >= 0 and columns.file[before] == file and columns.line[before]:
        yield int(columns.line[before])
    yield 1
