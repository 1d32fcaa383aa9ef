"""Where the text of a table comes from, and how one hand of it is read again."""

from __future__ import annotations

import os
import tempfile
import threading
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple, Protocol, Self

from analyser.poker.errors import FileChangedError, FileGoneError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY
from analyser.poker.hand_files.batch import READERS, STANDARD_INPUT, judged, standard_input
from analyser.poker.hand_files.format import Format, find_format
from analyser.poker.hand_files.rows import HandError, HandRow
from analyser.poker.hand_files.text import (
    HEAD,
    BadLine,
    ByteStream,
    Lines,
    Source,
    lines_of,
    open_file,
)
from analyser.poker.hand_files.two_hands import TwoHands, split
from analyser.poker.hand_table.line_index import PlacedStream, Places

_PIECE: Final = 1 << 14
"""How many bytes are read at once where one hand is read again."""
_IN_MEMORY: Final = 1 << 20
"""How much of the standard input is kept in memory; more goes to a private temporary file."""


class ReadingGivenUpError(Exception):
    """The table was closed while it was read."""


class _State(NamedTuple):
    """What shows that a file is still the same."""

    size: int
    time: int
    device: int
    node: int

    @classmethod
    def of(cls, status: os.stat_result) -> _State:
        return cls(status.st_size, status.st_mtime_ns, status.st_dev, status.st_ino)


class Copy:
    """Bytes that can be read but once, kept in memory or in a private temporary file.

    One thread may add to it while others read.
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

    def read_at(self, place: int, size: int) -> bytes:
        """Read up to so many bytes from a place on. Raises OSError."""
        with self._lock:
            self._file.seek(place)
            return self._file.read(size)

    def close(self) -> None:
        """Forget all of it."""
        with self._lock:
            self._file.close()


class Origin:
    """One file of a table, or what stands for one: the standard input, or pasted text.

    Attributes:
        name: the file's name, as its rows have it.
    """

    def __init__(self, name: str, text: bytes | None = None) -> None:
        """``text``: what is read in place of a file."""
        self.name = name
        self._kept: Copy | None = None
        if text is not None:
            self._kept = Copy()
            self._kept.append(text)
        self._pasted = 0 if text is None else len(text)
        self._state: _State | None = None
        self._format: Format | None = None
        self._places: Places | None = None
        self._header: tuple[int, str] | None = None

    @property
    def size(self) -> int:
        """How many bytes there are to read; 0 where nobody knows."""
        if self._pasted:
            return self._pasted
        try:
            return 0 if self.name == STANDARD_INPUT else Path(self.name).stat().st_size
        except OSError:
            return 0

    @property
    def memory(self) -> int:
        """How many bytes of memory it takes, apart from text that is no file."""
        return 0 if self._places is None else self._places.size

    def close(self) -> None:
        """Forget what was kept of it."""
        if self._kept is not None:
            self._kept.close()

    def open(self, read: Callable[[bytes], object]) -> ByteStream:
        """Open it to be read for the first time; ``read`` is given what is read. Raises OSError."""
        stream: ByteStream
        if self._kept is not None:
            stream = _Reader(self._kept)
        elif self.name == STANDARD_INPUT:
            stream = standard_input()
            self._kept = Copy()
            stream = _Copied(stream, self._kept)
        else:
            file = open_file(self.name)
            self._state = _State.of(os.fstat(file.fileno()))
            stream = file
        placed = PlacedStream(stream, read)
        self._places = placed.places
        return placed

    def found(self, line: int, nth: int, game: Game | None, start: int) -> HandRow | None:
        """Read again the row that is the ``nth`` of a line, or None where there is none.

        ``start``: the line from which to read. Raises FileChangedError, FileGoneError.
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

    def _rows(self, start: int, game: Game | None) -> Iterator[HandRow | HandError]:
        """Read again from a line on; where each line is a hand, only this one."""
        try:
            with self._again() as stream:
                if self._format is None:
                    name = "" if self._kept is not None else self.name
                    self._format = find_format(Source(stream, piece=HEAD).head, name)
                if self._format == "lines":
                    data = next(self._blocks(stream, start), b"")
                    if not isinstance(data, BadLine):
                        yield from _of_line(start, data.partition(b"\n")[0], self.name, game)
                    return
                lines = self._lines(stream, start)
                if self._format == "csv":
                    lines = self._below_header(stream, start)
                yield from judged(READERS[self._format](lines), self.name, game)
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
        """Yield the bytes from a line on."""
        assert self._places is not None  # its rows have been read
        place = self._places.before(start)
        stream.seek(place.byte)
        for first, data in Source(stream, self._places.encoding, _PIECE).blocks(place.line):
            if isinstance(data, BadLine):  # too long: only from itself on, the next has a place
                yield data
            else:
                at = _beginning(data, start - first)
                if at < len(data):
                    yield data[at:] if at else data

    def _again(self) -> ByteFile:
        if self._kept is not None:
            return _Reader(self._kept)
        file = open_file(self.name)
        if _State.of(os.fstat(file.fileno())) != self._state:
            file.close()
            raise FileChangedError(name=self.name)
        return file


def _of_line(line: int, data: bytes, file: str, game: Game | None) -> Iterator[HandRow | HandError]:
    """Read one line of hands, as it was read the first time: plain ones the fast way."""
    for found in split(line, data) if game in (None, ANY) else [(line, data)]:
        if isinstance(found, TwoHands):
            yield from found.rows(file)
        else:
            yield from judged(READERS["lines"](lines_of(*found)), file, game)


def _beginning(data: bytes, lines: int) -> int:
    """Return where the rest begins behind so many lines, which may be all of them."""
    at = 0
    for _ in range(lines):
        end = data.find(b"\n", at)
        if end < 0:
            return len(data)
        at = end + 1
    return at


class ByteFile(ByteStream, Protocol):
    """A stream of bytes that can be read from any place on."""

    def seek(self, place: int, /) -> object:
        """Go to a place. Raises OSError."""
        ...


class _Reader:
    """Reads what is kept of a stream."""

    def __init__(self, kept: Copy) -> None:
        self._kept = kept
        self._place = 0

    def read(self, size: int, /) -> bytes:
        data = self._kept.read_at(self._place, size)
        self._place += len(data)
        return data

    def seek(self, place: int, /) -> None:
        self._place = place

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
        /,
    ) -> None:
        pass


class _Copied(_Reader):
    """A stream of which a copy is kept."""

    def __init__(self, stream: ByteStream, kept: Copy) -> None:
        super().__init__(kept)
        self._stream = stream

    def read(self, size: int, /) -> bytes:
        data = self._stream.read(size)
        self._kept.append(data)
        return data
