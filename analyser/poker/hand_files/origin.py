"""Where hands come from: files or the standard input, each with its format."""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from analyser.poker.hand_files.format import find_format
from analyser.poker.hand_files.hand import Format
from analyser.poker.hand_files.text import ByteStream, FileCutError, Source, open_file

STANDARD_INPUT: Final = "-"


class Origin:
    """A file, or the standard input.

    Attributes:
        name: the name of the file, "-" for the standard input.
        format: the format of the text; None until it has been found.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.format: Format | None = None
        self._source: Source | None = None
        self._size = 0
        self._open_stream = ExitStack()

    def __del__(self) -> None:
        """Close a file that ``find_format`` left open and nobody has read."""
        self._open_stream.close()

    @property
    def size(self) -> int:
        """How many bytes the file had when its format was found; 0 if unknown."""
        return self._size

    def open(self) -> ByteStream:
        """Open the file, at its start, or the standard input. Raises OSError."""
        return standard_input() if self.name == STANDARD_INPUT else open_file(self.name)

    def find_format(self, stay_open: bool) -> None:
        """Open the file and find its format. Raises OSError.

        ``stay_open``: whether to leave the file open for ``read``. If there are many files, each is
        closed again, as the system limits how many can be open. The standard input always stays
        open.
        """
        if self.name != STANDARD_INPUT:
            self._size = Path(self.name).stat().st_size
        stream = self.open()
        if self.name != STANDARD_INPUT:
            self._open_stream.enter_context(stream)
        self._source = Source(stream)
        if self.format is None:
            name = "" if self.name == STANDARD_INPUT else self.name
            self.format = find_format(self._source.head, name)
        if not stay_open and self.name != STANDARD_INPUT:
            self._open_stream.close()
            self._source = None

    @contextmanager
    def read(self) -> Iterator[Source]:
        """Return a context manager that opens the text, which can be read once.

        Raises OSError, and at the end of the ``with`` block FileCutError if the file has become
        shorter since its format was found.
        """
        if self._source is None:
            self.find_format(stay_open=True)
        source, self._source = self._source, None
        assert source is not None
        with self._open_stream:
            yield source
        if source.size is not None and source.size < self._size:
            raise FileCutError(self.name)


def files_at(path: str | Path) -> list[str]:
    """Return the path itself unless it is a folder; of a folder all files in it, sorted.

    The files in its subfolders are included; hidden files, and all files in hidden folders, are
    left out.
    """
    folder = Path(path)
    if str(path) == STANDARD_INPUT or not folder.is_dir():
        return [str(path)]
    return [
        str(file)
        for file in sorted(folder.rglob("*"))
        if not any(part.startswith(".") for part in file.relative_to(folder).parts)
        and file.is_file()
    ]


def standard_input() -> ByteStream:
    """Return the standard input. Raises OSError if there is none."""
    if sys.stdin is None:  # a windowed program on Windows has no streams
        raise OSError(errno.ENOENT, "there is no standard input", STANDARD_INPUT)
    # Without Python's buffer, which waits until it is full, and must not be in use at the end.
    return getattr(sys.stdin.buffer, "raw", sys.stdin.buffer)
