"""Where hands are read from: a file, or the standard input; and the format of what is there."""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from analyser.poker.hand_files.format import find_format
from analyser.poker.hand_files.hand import Format
from analyser.poker.hand_files.text import ByteStream, Source, open_file

STANDARD_INPUT: Final = "-"


class Origin:
    """A file, or the standard input.

    Attributes:
        name: the name of the file, "-" for the standard input.
        format: its format, found once; None until it has been opened.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.format: Format | None = None
        self._source: Source | None = None
        self._open_stream = ExitStack()

    def __del__(self) -> None:
        """Close what was opened for its format and never read."""
        self._open_stream.close()

    def open(self) -> ByteStream:
        """Open it at its start. Raises OSError."""
        return standard_input() if self.name == STANDARD_INPUT else open_file(self.name)

    def find_format(self, stay_open: bool) -> None:
        """Open it and find its format. Raises OSError.

        ``stay_open``: whether to keep it open for ``read``. Of many files each is closed again, as
        a program can have only so many open; the standard input can be read only once.
        """
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
        """Give its text, once. Raises OSError."""
        if self._source is None:
            self.find_format(stay_open=True)
        source, self._source = self._source, None
        assert source is not None
        with self._open_stream:
            yield source


def origins_at(path: str | Path) -> list[Origin]:
    """Return what there is to read at a path: the files of a folder, or the path itself."""
    return [Origin(file) for file in files_at(path)]


def files_at(path: str | Path) -> list[str]:
    """Return the files of a folder and of the folders in it, hidden ones left out; or the path."""
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
    return sys.stdin.buffer
