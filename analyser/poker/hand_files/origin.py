"""Where hands come from: files or the standard input, each with its format.

The files in a ZIP file are read like those of a folder: b.txt in a.zip has the name a.zip/b.txt.
"""

import errno
import io
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from typing import IO, Any, Final
from zipfile import BadZipFile, ZipFile

from analyser.poker.hand_files.format import find_format
from analyser.poker.hand_files.hand import Format
from analyser.poker.hand_files.text import DAMAGED, ByteStream, FileCutError, Source, open_file
from analyser.poker.phrases import N_, Phrase

STANDARD_INPUT: Final = "-"
_ZIP: Final = ".zip"
_OF_MACOS: Final = "__MACOSX"
_LOCKED: Final = Phrase(N_("It is in a ZIP file with a password"))


class Origin:
    """A file, the standard input or a pasted text."""

    def __init__(
        self, name: str, text: bytes | None = None, watch: Callable[[int], object] = bool
    ) -> None:
        """Prepare to read; nothing is opened yet.

        ``text``: the bytes of a pasted text; None for a file, or "-", the standard input.
        ``watch``: called with the size of each piece that is read.
        """
        self.name = name  # the name of the file, "-" for the standard input
        self._text = text
        self._watch = watch
        self.format: Format | None = None  # the format of the text; None until it has been found
        self.size = 0  # how many bytes the file had when its format was found; 0 if unknown
        self._begun: Source | None = None
        """The standard input, which can be opened only once."""

    def open(self) -> ByteStream:
        """Open the file or the text, at its start, or the standard input. Raises OSError."""
        if self._text is not None:
            return io.BytesIO(self._text)
        if self.name == STANDARD_INPUT:
            return standard_input()
        archive = archive_of(self.name)
        return open_file(self.name) if archive is None else ZipMember(archive, self.name)

    @contextmanager
    def _source(self) -> Iterator[Source]:
        if self.name == STANDARD_INPUT:
            self._begun = self._begun or Source(self.open(), watch=self._watch)
            yield self._begun
        else:
            with self.open() as stream:
                yield Source(stream, watch=self._watch)

    def find_format(self) -> None:
        """Read the start of the file, to set ``format`` and ``size``. Raises OSError."""
        with self._source() as source:
            name = "" if self.name == STANDARD_INPUT else self.name
            self.size = size_of(name) if name else 0
            self.format = find_format(source.head, name)

    @contextmanager
    def read(self) -> Iterator[Source]:
        """Return a context manager that opens the text, which can be read once.

        Raises OSError, and at the end of the ``with`` block FileCutError if the file has become
        shorter since its format was found.
        """
        with self._source() as source:
            yield source
        if source.size is not None and source.size < self.size:
            raise FileCutError(self.name)


def size_of(name: str) -> int:
    """Return how many bytes a file has, which may be in a ZIP file. Raises OSError."""
    archive = archive_of(name)
    if archive is None:
        return Path(name).stat().st_size
    with ZipMember(archive, name) as member:
        return member.size


def files_at(path: str | Path) -> list[str]:
    """Return the path itself or, of a folder or ZIP file, all files in it, sorted.

    The files in its subfolders and in the ZIP files there are included; hidden files, and all files
    in hidden folders, are left out.
    """
    folder = Path(path)
    if str(path) == STANDARD_INPUT or not folder.is_dir():
        return members_of(str(path)) if is_zip(path) else [str(path)]
    files = [
        file
        for file in sorted(folder.rglob("*"))
        if not any(part.startswith(".") for part in file.relative_to(folder).parts)
        and file.is_file()
    ]
    return [name for file in files for name in files_at(file)]


def standard_input() -> ByteStream:
    """Return the standard input. Raises OSError if there is none."""
    if sys.stdin is None:  # a windowed program on Windows has no streams
        raise OSError(errno.ENOENT, "there is no standard input", STANDARD_INPUT)
    # Without Python's buffer, which waits until it is full, and must not be in use at the end.
    buffer: Any = sys.stdin.buffer
    raw: ByteStream = getattr(buffer, "raw", buffer)
    return raw


# ------------------------------------------------------------------------------------ in ZIP files


def is_zip(path: str | Path) -> bool:
    """Whether a path is that of a ZIP file, judging by its ending and by what it is."""
    return str(path).lower().endswith(_ZIP) and Path(path).is_file()


def members_of(archive: str) -> list[str]:
    """Return the names of the files in a ZIP file, sorted; only its own if it cannot be read."""
    try:
        with _zip_file(archive) as file:
            names = [info.filename for info in file.infolist() if not info.is_dir()]
    except OSError:
        return [archive]
    shown = [name for name in names if not any(map(_is_hidden, name.split("/")))]
    return [f"{archive}/{name}" for name in sorted(shown)]


def _is_hidden(part: str) -> bool:
    return part.startswith(".") or part == _OF_MACOS


def archive_of(name: str) -> str | None:
    """Return the path of the ZIP file that a file is in; None for any other file."""
    at = name.lower().find(f"{_ZIP}/")
    while at >= 0:
        archive = name[: at + len(_ZIP)]
        if Path(archive).is_file():
            return archive
        at = name.lower().find(f"{_ZIP}/", at + 1)
    return None


class ZipMember(io.BufferedIOBase):
    """The bytes of a file in a ZIP file."""

    def __init__(self, archive: str, name: str) -> None:
        """Open it. Raises OSError if it is not there, needs a password or is damaged."""
        self._stream: IO[bytes] = io.BytesIO()  # what is closed if the file is not there
        with _zip_file(archive) as zip_file:
            info = zip_file.getinfo(name[len(archive) + 1 :])
            self.size = info.file_size
            self._archive = archive
            self._stream = zip_file.open(info)

    def read(self, size: int | None = -1, /) -> bytes:
        """Read at most ``size`` bytes; b"" at the end. Raises OSError."""
        try:
            with _as_os_errors(self._archive):
                return self._stream.read(-1 if size is None else size)
        except OSError:
            self.close()  # else the ZIP file would stay open as long as the error is kept
            raise

    def close(self) -> None:
        """Close the file, and the ZIP file if it is no longer in use."""
        self._stream.close()
        super().close()


_OPEN_ZIP: Final[dict[tuple[str, int, int], ZipFile]] = {}
"""The ZIP file that was opened last, by its path, size and time; one alone."""
_ZIP_LOCK: Final = RLock()
"""Held while a ZIP file is opened or one of its files is, as another thread may close it."""


@contextmanager
def _zip_file(archive: str) -> Iterator[ZipFile]:
    """Open a ZIP file, once as long as it does not change. Raises OSError.

    Kept open until another is, as one of ten thousand files has a long directory.
    """
    status = Path(archive).stat()
    key = archive, status.st_size, status.st_mtime_ns
    with _ZIP_LOCK, _as_os_errors(archive):
        if key not in _OPEN_ZIP:
            for other in _OPEN_ZIP.values():
                other.close()  # its file stays open while one of its streams is
            _OPEN_ZIP.clear()
            _OPEN_ZIP[key] = ZipFile(archive)
        yield _OPEN_ZIP[key]


@contextmanager
def _as_os_errors(archive: str) -> Iterator[None]:
    try:
        yield
    except (BadZipFile, zlib.error, EOFError, KeyError) as error:
        raise OSError(errno.EIO, DAMAGED, archive) from error
    except (RuntimeError, NotImplementedError) as error:  # with a password, or an unusual method
        raise OSError(errno.EACCES, _LOCKED, archive) from error
