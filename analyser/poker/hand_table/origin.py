"""The source of a table's rows: its text is read once as a whole, and later again row by row."""

from __future__ import annotations

import os
import tempfile
import threading
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import BinaryIO, Final, Protocol, Self

from analyser.poker.errors import FileChangedError, FileGoneError
from analyser.poker.games.game import Game
from analyser.poker.hand_files.format import READERS
from analyser.poker.hand_files.judge import HandRow, UnreadHand, judge_all
from analyser.poker.hand_files.origin import STANDARD_INPUT, Origin, standard_input
from analyser.poker.hand_files.sites.ipoker import heads_before
from analyser.poker.hand_files.text import BadLine, ByteStream, Lines, Source, lines_of, open_file
from analyser.poker.hand_table.line_index import IndexedStream, LineIndex

_PIECE: Final = 1 << 14
"""How many bytes are read at once when a single hand is read again."""
_IN_MEMORY: Final = 1 << 20
"""The most bytes of a ``ByteCopy`` in memory; a larger one is a private temporary file."""


class ReadingGivenUpError(Exception):
    """Reading was stopped, or the table was closed, before all files were read."""


def _state_of(file: BinaryIO) -> tuple[int, ...]:
    """Return the properties of a file that show whether it has changed."""
    status = os.fstat(file.fileno())
    return status.st_size, status.st_mtime_ns, status.st_dev, status.st_ino


class ByteCopy:
    """A copy of a stream's bytes, in memory or in a private temporary file.

    One thread may add bytes while others read.
    """

    def __init__(self) -> None:
        self._file = tempfile.SpooledTemporaryFile(_IN_MEMORY)  # noqa: SIM115 - closed by close
        self._size = 0
        self._lock = threading.Lock()

    def append(self, data: bytes) -> None:
        """Add bytes at the end. Raises OSError."""
        with self._lock:
            self._file.seek(self._size)
            self._file.write(data)
            self._size += len(data)

    def read_at(self, start: int, size: int) -> bytes:
        """Read at most ``size`` bytes from position ``start``. Raises OSError."""
        with self._lock:
            self._file.seek(start)
            return self._file.read(size)

    def close(self) -> None:
        """Delete the copy."""
        with self._lock:
            self._file.close()


class TableOrigin(Origin):
    """The source of a table's rows: a file, the standard input, or pasted text."""

    def __init__(
        self, name: str, read: Callable[[bytes], object], text: bytes | None = None
    ) -> None:
        """Prepare to read; nothing is opened yet.

        Args:
            name: the name of the file; "-" for the standard input or a pasted text.
            read: called with each block of bytes that is read for the first time.
            text: the bytes of the pasted text; None to read the file or the standard input.
        """
        super().__init__(name)
        self._read = read
        self._copy: ByteCopy | None = None
        if text is not None:
            self._copy = ByteCopy()
            self._copy.append(text)
        self._pasted = 0 if text is None else len(text)
        self._state: tuple[int, ...] | None = None
        self._index: LineIndex | None = None
        self._header: tuple[int, str] | None = None

    @property
    def size(self) -> int:
        """How many bytes there are to read; 0 if unknown."""
        if self._pasted:
            return self._pasted
        try:
            return 0 if self.name == STANDARD_INPUT else Path(self.name).stat().st_size
        except OSError:
            return 0

    @property
    def memory(self) -> int:
        """How many bytes of memory the index of line starts takes."""
        return 0 if self._index is None else self._index.size

    def close(self) -> None:
        """Delete the copy of the standard input or of pasted text."""
        if self._copy is not None:
            self._copy.close()

    def open(self) -> ByteStream:
        """Open the file or other text, to be read for the first time. Raises OSError."""
        stream: ByteStream
        if self._copy is not None:
            stream = _CopyReader(self._copy)
        elif self.name == STANDARD_INPUT:
            self._copy = ByteCopy()
            stream = _Copying(standard_input(), self._copy)
        else:
            file = open_file(self.name)
            self._state = _state_of(file)
            stream = file
        indexed = IndexedStream(stream, self._read)
        self._index = indexed.index
        return indexed

    def row(self, line: int, nth: int, game: Game | None, start: int) -> HandRow | None:
        """Read a row again; return None if it is missing or an error.

        Args:
            line: the line where the row's hand begins.
            nth: the row's position, from 0, among the rows whose hands begin on that line.
            game: the game of hands that name none; None to choose it by each hand's cards.
            start: the line from which to read.

        Raises:
            FileChangedError: the file has changed since it was first read.
            FileGoneError: the file cannot be read.
        """
        seen = 0
        for row in self._rows(start, game):
            if row.line == line:
                if seen == nth:
                    return row if isinstance(row, HandRow) else None
                seen += 1
            elif isinstance(row, HandRow) and row.line > line:
                return None
        return None

    def _rows(self, start: int, game: Game | None) -> Iterator[HandRow | UnreadHand]:
        """Read rows again from line ``start`` on; if the lines are cards, read only that line.

        ``game``: the game of hands that name none; None to choose it by each hand's cards.
        """
        try:
            with self._again() as stream:
                assert self.format is not None  # set when the file was first read
                lines = self._lines(stream, start)
                if self.format == "lines":
                    data = next(self._blocks(stream, start), b"")
                    if isinstance(data, BadLine):
                        return
                    lines = lines_of(start, data.partition(b"\n")[0])
                elif self.format == "csv":
                    lines = self._below_header(stream, start)
                elif "<game" in (first := next(lines, (start, "")))[1]:
                    lines = heads_before(self._lines(stream, 1), start)
                else:
                    lines = chain([first], lines)
                yield from judge_all(READERS[self.format](lines), self.name, game)
        except OSError as error:
            raise FileGoneError(name=self.name, why=error.strerror or str(error)) from None

    def _lines(self, stream: ByteFile, start: int) -> Lines:
        for data in self._blocks(stream, start):
            for line in lines_of(start, data):
                yield line
                start += 1

    def _below_header(self, stream: ByteFile, start: int) -> Lines:
        if self._header is None:
            lines = self._lines(stream, 1)
            self._header = next((line for line in lines if line[1].strip()), (0, ""))
        if start <= self._header[0]:
            return self._lines(stream, 1)
        return chain([self._header], self._lines(stream, start))

    def _blocks(self, stream: ByteFile, start: int) -> Iterator[bytes | BadLine]:
        """Yield the bytes from line ``start`` on, in blocks."""
        assert self._index is not None  # set when the file was first read
        before = self._index.before(start)
        stream.seek(before.byte)
        for first, data in Source(stream, self._index.encoding, _PIECE).blocks(before.line):
            if isinstance(data, BadLine):  # too long; the line after it is in the index
                yield data
            else:
                skipped = max(0, start - first)
                yield from filter(None, data.split(b"\n", skipped)[skipped:])

    def _again(self) -> ByteFile:
        if self._copy is not None:
            return _CopyReader(self._copy)
        file = open_file(self.name)
        if _state_of(file) != self._state:
            file.close()
            raise FileChangedError(name=self.name)
        return file


class ByteFile(ByteStream, Protocol):
    """A stream of bytes that can be read from any position on."""

    def seek(self, position: int, /) -> object:
        """Go to a byte position. Raises OSError."""
        ...


class _CopyReader:
    """A stream that reads a ``ByteCopy``."""

    def __init__(self, copy: ByteCopy) -> None:
        self._copy = copy
        self._position = 0

    def read(self, size: int, /) -> bytes:
        data = self._copy.read_at(self._position, size)
        self._position += len(data)
        return data

    def seek(self, position: int, /) -> None:
        self._position = position

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass


class _Copying(_CopyReader):
    """A stream that reads another stream, and stores all bytes that it reads in a ``ByteCopy``."""

    def __init__(self, stream: ByteStream, copy: ByteCopy) -> None:
        super().__init__(copy)
        self._stream = stream

    def read(self, size: int, /) -> bytes:
        data = self._stream.read(size)
        self._copy.append(data)
        return data
