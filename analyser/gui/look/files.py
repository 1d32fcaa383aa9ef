"""Writing files so that nobody ever finds half of one."""

from __future__ import annotations

from PySide6.QtCore import QIODevice, QSaveFile


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
