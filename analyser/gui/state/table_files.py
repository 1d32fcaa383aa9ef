"""Writes poker tables to files, and reads them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from analyser.gui.look.atomic_file import LargeFileError, read_file, write_atomically
from analyser.poker.errors import SavedTableError
from analyser.poker.hand_files.text import UnusualFileError
from analyser.poker.phrases import N_, Phrase
from analyser.poker.table.saved_table import table_from_json, table_to_json
from analyser.poker.table.table import Table

_MOST_BYTES: Final = 1 << 20
"""The size limit, in bytes, of a file that is read: a hundred times the largest table."""


def save_table(table: Table, path: str | Path) -> None:
    """Write a poker table to a file, atomically, and create missing folders. Raises OSError."""
    write_text(table_to_json(table), path)


def load_table(path: str | Path) -> Table:
    """Read a table from a file. Raises OSError, SavedTableError or NewerTableError."""
    return table_from_json(read_text(path))


def write_text(text: str, path: str | Path) -> None:
    """Write the text of a saved table to a file, as ``save_table`` does. Raises OSError."""
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(str(path), text.encode())


def read_text(path: str | Path) -> str:
    """Read the text of a saved table. Raises OSError, or SavedTableError if it cannot be one."""
    try:
        content = read_file(str(path), _MOST_BYTES)
    except UnusualFileError as error:
        why = Phrase(N_("it is no ordinary file"))
        raise SavedTableError(why=why) from error
    except LargeFileError as error:
        why = Phrase(N_("it is larger than any table"))
        raise SavedTableError(why=why) from error
    return content.decode(errors="replace")
