"""Stores where the lines of a file begin, so that any line can be read again.

The start of a line is stored for every few thousand bytes. Line ends are found by searching for
bytes, because in every encoding that is read, a line end is the same bytes everywhere in a file.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable
from typing import Final, NamedTuple, Self

import numpy as np

from analyser.poker.hand_files.text import HEAD, ByteStream, Encoding, encoding_of, read_up_to

APART: Final = 1 << 12
"""About how many bytes are between two stored line starts."""
_AT_ONCE: Final = 1 << 17
"""The most bytes that are read at once: their lines take some milliseconds."""
_NEW_LINE: Final = ord("\n")


class LineStart(NamedTuple):
    """The start of a line: the line's number, from 1, and the position of its first byte."""

    line: int
    byte: int


class LineIndex:
    """The starts of some lines of a file; it grows while the file is read."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self._lines = array("Q", [1])
        self._bytes = array("Q", [0])
        self._line = 1
        self._byte = 0
        self._half = b""

    @property
    def size(self) -> int:
        """How many bytes of memory the index takes."""
        return 2 * self._lines.itemsize * len(self._lines)

    def before(self, line: int) -> LineStart:
        """Return the last stored start of a line at or before ``line``."""
        at = bisect_right(self._lines, line, hi=len(self._bytes)) - 1
        return LineStart(self._lines[at], self._bytes[at])

    def add(self, data: bytes) -> None:
        """Store the starts of some lines in ``data``, which are the next bytes of the file."""
        ends = self._ends(data)
        if len(ends):
            parts = ends // APART
            remembered = np.flatnonzero(np.diff(parts, prepend=self._bytes[-1] // APART))
            self._lines.extend((remembered + (self._line + 1)).tolist())
            self._bytes.extend(ends[remembered].tolist())
            self._line += len(ends)
        self._byte += len(data)

    def _ends(self, data: bytes) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        """Return for each line end in ``data`` the position in the file of the byte after it."""
        if self.encoding == "utf-8":
            return np.flatnonzero(np.frombuffer(data, np.uint8) == _NEW_LINE) + (self._byte + 1)
        start, whole = self._byte - len(self._half), self._half + data
        even = len(whole) // 2 * 2
        self._half = whole[even:]
        units = np.frombuffer(whole[:even], "<u2" if self.encoding == "utf-16-le" else ">u2")
        return 2 * np.flatnonzero(units == _NEW_LINE) + (start + 2)


class IndexedStream:
    """A stream of bytes that fills a line index while it is read."""

    def __init__(self, stream: ByteStream, read: Callable[[bytes], object]) -> None:
        """Read the start of a stream, to find its encoding. Raises OSError.

        ``read``: called with each block of bytes that is read.
        """
        self._stream = stream
        self._read = read
        self._head = read_up_to(stream, HEAD)
        self.index = LineIndex(encoding_of(self._head))

    def read(self, size: int, /) -> bytes:
        """Read at most ``size`` of the next bytes; b"" at the end. Raises OSError."""
        if self._head:
            data, self._head = self._head[:size], self._head[size:]
        else:
            data = self._stream.read(min(size, _AT_ONCE))
        self._read(data)
        self.index.add(data)
        return data

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.__exit__(None, None, None)
