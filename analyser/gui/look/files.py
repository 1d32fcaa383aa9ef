"""Files: written so that nobody finds half of one, read so that none holds the program up."""

from __future__ import annotations

import os
import stat
from typing import Final

from PySide6.QtCore import QIODevice, QSaveFile

LONGEST_TEXT: Final = 100_000
"""The most bytes of a file whose text is read, as where it is dropped on the window."""


def write_atomically(path: str, content: bytes) -> None:
    """Write a file in one step: the whole of it is there, or the file stays what it was.

    Raises OSError, which names the file, where it cannot be written.
    """
    file = QSaveFile(path)
    if (
        not file.open(QIODevice.OpenModeFlag.WriteOnly)
        or file.write(content) < 0
        or not file.commit()
    ):
        raise OSError(f"{path}: {file.errorString()}")


class UnusualFileError(Exception):
    """What is there is no ordinary file: a folder, a pipe or a device."""


class LargeFileError(Exception):
    """A file larger than anything that is expected in it."""


def read_file(path: str, most: int) -> bytes:
    """Read an ordinary file of at most ``most`` bytes.

    A pipe that nobody writes to would be waited for, and a device may have no end; both can be
    where a file is expected. Raises OSError, UnusualFileError or LargeFileError.
    """
    content = read_head(path, most + 1)
    if len(content) > most:
        raise LargeFileError(path)
    return content


def read_head(path: str, most: int) -> bytes:
    """Read the first ``most`` bytes of an ordinary file. Raises OSError or UnusualFileError."""
    if not stat.S_ISREG(os.stat(path).st_mode):  # noqa: PTH116 - opening a device can do things
        raise UnusualFileError(path)
    # Asked again of what was opened: something else may be there by now.
    without_waiting = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with open(os.open(path, without_waiting), "rb") as file:  # noqa: PTH123 - by its number
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise UnusualFileError(path)
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
