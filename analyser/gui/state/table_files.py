"""Tables in files: those that survive a restart, and those that people save."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths

from analyser.gui.look.atomic_file import LargeFileError, read_file, write_atomically
from analyser.poker.errors import SavedTableError
from analyser.poker.hand_files.text import UnusualFileError
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase
from analyser.poker.table.saved_table import table_from_json, table_to_json
from analyser.poker.table.table import Table

_MOST_BYTES: Final = 1 << 20
"""A hundred times what the largest table takes."""


def data_folder() -> Path:
    """Return the folder for what the program keeps by itself."""
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(place))


def table_file() -> Path:
    """Return the file in which the first window's table survives a restart."""
    return data_folder() / "table.json"


def save_table(table: Table, path: str | Path) -> None:
    """Write a table to a file, and make the folders it needs.

    The file is replaced atomically. Raises OSError if it cannot be
    written.
    """
    write_text(table_to_json(table), path)


def load_table(path: str | Path) -> Table:
    """Read a table from a file. Raises OSError, SavedTableError or NewerTableError."""
    return table_from_json(read_text(path))


def write_text(text: str, path: str | Path) -> None:
    """Write a saved table's text to a file, as ``save_table`` does."""
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(str(path), text.encode())


def read_text(path: str | Path) -> str:
    """Read a saved table's text. Raises OSError, or SavedTableError if it cannot be one."""
    try:
        content = read_file(str(path), _MOST_BYTES)
    except UnusualFileError as error:
        why = Phrase(QT_TRANSLATE_NOOP("analyser", "it is no ordinary file"))
        raise SavedTableError(why=why) from error
    except LargeFileError as error:
        why = Phrase(QT_TRANSLATE_NOOP("analyser", "it is larger than any table"))
        raise SavedTableError(why=why) from error
    return content.decode(errors="replace")
