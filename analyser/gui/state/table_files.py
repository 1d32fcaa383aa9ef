"""Tables in files: the one that survives a restart, and those that people save."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QIODevice, QSaveFile, QStandardPaths

if TYPE_CHECKING:
    from analyser.poker.table.table import Table


def table_file() -> Path:
    """Return the file in which the window's table survives a restart."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder) / "table.json"


def save_table(table: Table, path: str | Path) -> None:
    """Write a table to a file at one stroke: the old file or the new one, never half of it.

    Raises OSError where the file cannot be written.
    """
    from analyser.poker.table.saved_table import (
        table_to_json,
    )  # settings are read before the rules are loaded

    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    file = QSaveFile(str(path))
    if (
        not file.open(QIODevice.OpenModeFlag.WriteOnly)
        or file.write(table_to_json(table).encode()) < 0
        or not file.commit()
    ):
        raise OSError(f"{path}: {file.errorString()}")


def load_table(path: str | Path) -> Table:
    """Read a table from a file. Raises OSError, SavedTableError or NewerTableError."""
    from analyser.poker.table.saved_table import table_from_json

    return table_from_json(Path(path).read_text(encoding="utf-8", errors="replace"))
