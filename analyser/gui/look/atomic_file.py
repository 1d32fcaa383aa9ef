"""Writes files atomically, and reads files of limited size."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from PySide6 import QtCore

from analyser.gui.look.translation import translated
from analyser.poker.errors import CardError
from analyser.poker.hand_files.text import UnusualFileError, open_file

LONGEST_TEXT: Final = 100_000
"""The size limit, in bytes, of a text file that is read as if typed; files of hands have none."""


def write_atomically(path: str, content: bytes) -> None:
    """Write a file, or leave the old one. Raises OSError with the file's name in its text."""
    file = QtCore.QSaveFile(path)
    is_written = file.open(QtCore.QIODevice.OpenModeFlag.WriteOnly) and file.write(content) >= 0
    if not (is_written and file.commit()):
        raise OSError(f"{path}: {file.errorString()}")


def local_path(url: QtCore.QUrl) -> str:
    """Return the path of the file that a URL names; "" if the file is not on this computer."""
    path = url.toLocalFile()
    return "" if "\0" in path else path


class LargeFileError(Exception):
    """Raised if a file is larger than the limit for its kind."""


def why_not(error: CardError | OSError) -> str:
    """Return a sentence that says why something failed, with the file's name if it is known."""
    if isinstance(error, CardError):
        return translated(error.phrase)
    if error.strerror is None:  # raised by us, with a whole sentence
        return str(error)
    return f"{error.filename}: {error.strerror}" if error.filename else error.strerror


def tried(
    refuse: Callable[[str], object],
    use: Callable[..., object],
    *given: object,
    says: Callable[..., str] | None = None,
) -> bool:
    """Call ``use``; on a CardError or OSError tell ``refuse`` why, and return False.

    ``says``: returns the sentence for ``why`` a file cannot be used, if not the usual one.
    """
    try:
        use(*given)
    except (CardError, OSError) as error:
        why = why_not(error)
        if says is not None and isinstance(error, OSError) and error.strerror is not None:
            why = says(why=error.strerror)
        refuse(why)
        return False
    return True


def read_file(path: str, most: int) -> bytes:
    """Read a regular file of at most ``most`` bytes.

    Raises LargeFileError for a larger file, UnusualFileError (an OSError) for one that is not
    regular, and OSError for any that cannot be read.
    """
    with open_file(path) as file:
        if os.fstat(file.fileno()).st_size > most:
            raise LargeFileError(path)
        content = file.read(most + 1)
    if len(content) > most:  # the file has grown, or reports no size, like those in /proc
        raise LargeFileError(path)
    return content


def read_head(path: str, most: int) -> bytes:
    """Read the first ``most`` bytes of a regular file. Raises OSError."""
    with open_file(path) as file:
        return file.read(most)


def read_short_text(path: str, otherwise: str) -> str:
    """Return the content of a text file.

    Raises OSError, with the sentence ``otherwise`` if it is no file, has a zero byte, is not UTF-8
    or longer than ``LONGEST_TEXT``.
    """
    with suppress(UnusualFileError, LargeFileError, UnicodeDecodeError):
        content = read_file(path, LONGEST_TEXT)
        if b"\0" not in content:
            return content.decode("utf-8-sig")
    raise OSError(otherwise)
