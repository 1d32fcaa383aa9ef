"""Where the rows of a table come from: files, the standard input or a pasted text."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Self

from analyser.poker.hand_files.origin import Origin
from analyser.poker.hand_files.text import ByteStream


class ReadingGivenUpError(Exception):
    """Reading was stopped, or the table was closed, before all files were read."""


class WatchedOrigin(Origin):
    """A file, the standard input or a pasted text; each block of its bytes is reported."""

    def __init__(self, name: str, watch: Callable[[int], object], text: bytes | None) -> None:
        """Prepare to read; nothing is opened yet.

        Args:
            name: the name of the file; "-" for the standard input or a pasted text.
            watch: called with the size of each block of bytes that is read.
            text: the bytes of the pasted text; None to read the file or the standard input.
        """
        super().__init__(name)
        self._watch = watch
        self._text = text

    def open(self) -> ByteStream:
        """Open the text, to be read once. Raises OSError."""
        stream = super().open() if self._text is None else io.BytesIO(self._text)
        return _Watched(stream, self._watch)


class _Watched:
    def __init__(self, stream: ByteStream, watch: Callable[[int], object]) -> None:
        self._stream = stream
        self._watch = watch

    def read(self, size: int, /) -> bytes:
        data = self._stream.read(size)
        self._watch(len(data))
        return data

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.__exit__(None, None, None)
