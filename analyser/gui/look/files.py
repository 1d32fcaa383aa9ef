"""Files that are never written by half, and texts that are read only where they are texts."""

from __future__ import annotations

from pathlib import Path
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


def read_short_text(path: str) -> str:
    """Return what is written in a file of text.

    Raises OSError where it cannot be read, and ValueError where it is no text in UTF-8, or too long
    to be one that somebody wrote for a table.
    """
    with Path(path).open("rb") as file:
        content = file.read(LONGEST_TEXT + 1)
    if len(content) > LONGEST_TEXT or b"\0" in content:
        raise ValueError(path)
    return content.decode("utf-8-sig")
