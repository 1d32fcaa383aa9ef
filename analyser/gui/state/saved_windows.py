"""Files of tables: those the user saves, and one for each window that the next start opens again.

The files of windows are ``table.json``, ``table-2.json`` and so on. If the next start is not to
open a window again, its file is deleted. Windows of several running programs share the folder. A
lock on each file makes sure that only one window writes it.
"""

import json
import os
import re
from collections.abc import Collection
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

from analyser.gui.look.atomic_file import LargeFileError, read_file, write_atomically
from analyser.gui.state.data_folder import FileLock, data_folder
from analyser.gui.state.undoable_table import WindowContent
from analyser.gui.state.unread_files import put_aside
from analyser.poker.errors import SavedTableError
from analyser.poker.hand_files.text import UnusualFileError
from analyser.poker.phrases import N_, Phrase
from analyser.poker.table.saved_table import table_from_json, table_to_json
from analyser.poker.table.table import Table

_OTHERS: Final = re.compile(r"table-([2-9]|[1-9][0-9]{1,3})\.json")


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
        raise SavedTableError(why=Phrase(N_("it is no ordinary file"))) from error
    except LargeFileError as error:
        raise SavedTableError(why=Phrase(N_("it is larger than any table"))) from error
    return content.decode(errors="replace")


def table_file(number: int = 1) -> Path:
    """Return the path of the file that saves a window for the next start; ``number``: from 1."""
    return data_folder() / ("table.json" if number == 1 else f"table-{number}.json")


class SavedWindow:
    """The file of one window. It is locked from ``claim`` to ``release``."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.file = table_file(number)
        self._lock = FileLock(self.file)

    @property
    def is_used(self) -> bool:
        """Whether the file exists, even if it has no readable table."""
        return os.path.lexists(self.file)

    def claim(self) -> bool:
        """Lock the file; False if another window has. Raises OSError if locks are impossible."""
        return self._lock.acquire()

    def release(self) -> None:
        self._lock.release()

    def load(self) -> WindowContent:
        """Read the file. Raises OSError, SavedTableError or NewerTableError."""
        return window_from_json(read_text(self.file))

    def save(self, content: WindowContent) -> None:
        """Write the file atomically. Raises OSError."""
        write_text(window_to_json(content), self.file)

    def delete(self) -> None:
        self.file.unlink(missing_ok=True)

    def put_aside(self) -> Path:
        """Rename the file, which cannot be read, and return its new path. Raises OSError."""
        return put_aside(self.file, "table")


def claim_saved(ours: Collection[int] = ()) -> SavedWindow | None:
    """Lock and return the saved window with the lowest number that no running program has open.

    Return None if there is none. If locks are impossible in the folder, the window is not locked.

    ``ours``: the numbers of this program's open windows. They are skipped, because without locks
    nothing else would exclude them.
    """
    for number in sorted(set(_saved_numbers()).difference(ours)):
        window = SavedWindow(number)
        try:
            if window.claim():
                if window.is_used:  # another program may have closed it and deleted its file
                    return window
                window.release()
        except OSError:
            return window  # nothing can be written here, so nothing can be overwritten
    return None


def claim_new() -> SavedWindow:
    """Lock, if possible, and return the lowest-numbered window without a file or an owner."""
    return next(window for window in map(SavedWindow, count(1)) if _claim_empty(window))


def _claim_empty(window: SavedWindow) -> bool:
    """Lock a window's file if it is free and unused; else leave it as it was."""
    with suppress(OSError):  # as in claim_saved
        if not window.claim():
            return False
    if window.is_used:
        window.release()
        return False
    return True


def _saved_numbers() -> list[int]:
    """Return the numbers of the windows that have files."""
    numbers = [1] if SavedWindow(1).is_used else []
    try:
        names = [found.name for found in data_folder().iterdir()]
    except OSError:
        return numbers
    return numbers + [int(match[1]) for match in map(_OTHERS.fullmatch, names) if match is not None]


def window_to_json(content: WindowContent) -> str:
    """Write a window's table as JSON, with a field for its file's path that others ignore."""
    data = json.loads(table_to_json(content.table))
    if content.file:
        data["file"] = {"path": content.file, "modified": content.is_modified}
    return json.dumps(data, indent=1) + "\n"


def window_from_json(text: str) -> WindowContent:
    """Read the content that ``window_to_json`` has written. Raises CardError."""
    table = table_from_json(text)
    match json.loads(text):
        case {"file": {"path": str(path), "modified": bool(is_modified)}}:
            return WindowContent(table, path, is_modified)
    return WindowContent(table)
