"""Tables in files: the one that survives a restart, and those that people save."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths

from analyser.gui.look.files import write_atomically
from analyser.poker.table.saved_table import table_from_json, table_to_json
from analyser.poker.table.table import Table


def table_file() -> Path:
    """Return the file in which the window's table survives a restart."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder) / "table.json"


def save_table(table: Table, path: str | Path) -> None:
    """Write a table to a file, and make the folders it needs.

    The file is the old one or the new one, never half of it. Raises OSError where it cannot be
    written.
    """
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(str(path), table_to_json(table).encode())


def load_table(path: str | Path) -> Table:
    """Read a table from a file. Raises OSError, SavedTableError or NewerTableError."""
    return table_from_json(Path(path).read_text(encoding="utf-8", errors="replace"))
