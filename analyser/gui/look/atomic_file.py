"""Files: written so that nobody finds half of one, read so that none holds the program up."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from analyser.poker.hand_files.text import UnusualFileError, open_file

if TYPE_CHECKING:
    from PySide6.QtCore import QUrl

LONGEST_TEXT: Final = 100_000
"""The most bytes of a file whose text is read, as where it is dropped on the window."""


def write_atomically(path: str, content: bytes) -> None:
    """Write a file in one step: the whole of it is there, or the file stays what it was.

    Raises OSError, which names the file, where it cannot be written.
    """
    from PySide6.QtCore import QIODevice, QSaveFile  # a start writes nothing

    file = QSaveFile(path)
    if (
        not file.open(QIODevice.OpenModeFlag.WriteOnly)
        or file.write(content) < 0
        or not file.commit()
    ):
        raise OSError(f"{path}: {file.errorString()}")


def local_path(url: QUrl) -> str:
    """Return the path that a link leads to on this computer; empty if it leads to none."""
    path = url.toLocalFile()
    return "" if "\0" in path else path


class LargeFileError(Exception):
    """A file larger than anything that is expected in it."""


def why_not(error: OSError) -> str:
    """Say in words why a file cannot be used, and which one where the error knows it."""
    if error.strerror is None:  # a sentence of our own
        return str(error)
    return f"{error.filename}: {error.strerror}" if error.filename else error.strerror


def read_file(path: str, most: int) -> bytes:
    """Read an ordinary file of at most ``most`` bytes.

    Raises OSError, UnusualFileError among them, or LargeFileError.
    """
    with open_file(path) as file:
        if os.fstat(file.fileno()).st_size > most:
            raise LargeFileError(path)
        content = file.read(most + 1)
    if len(content) > most:  # it has grown, or does not say its size, as those of the system do
        raise LargeFileError(path)
    return content


def read_head(path: str, most: int) -> bytes:
    """Read the first ``most`` bytes of an ordinary file. Raises OSError."""
    with open_file(path) as file:
        return file.read(most)


def read_short_text(path: str) -> str:
    """Return what is written in a file of text.

    Raises OSError where it cannot be read, and ValueError where it is no text in UTF-8, or too long
    to be one that somebody wrote for a table.
    """
    try:
        content = read_file(path, LONGEST_TEXT)
    except (UnusualFileError, LargeFileError) as error:
        raise ValueError(path) from error
    if b"\0" in content:
        raise ValueError(path)
    return content.decode("utf-8-sig")
