"""Where the tables of windows survive: a place for each, which no other window can write to.

A place is a file, ``table.json``, ``table-2.json`` and so on, and it is there as long as its window
is to come back. Windows of one program and of several share the folder.
"""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Collection
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from typing import Final

from analyser.gui.state.file_lock import FileLock
from analyser.gui.state.table_files import data_folder, read_text, table_file, write_text
from analyser.poker.table.saved_table import table_from_json, table_to_json
from analyser.poker.table.table import Table

_OTHERS: Final = re.compile(r"table-([2-9]|[1-9][0-9]{1,3})\.json")


@dataclass(frozen=True, slots=True)
class Kept:
    """What comes back of a window.

    Attributes:
        table: the table.
        file: the file that the user opened it from or saved it to; empty where there is none.
        is_modified: whether that file has another table by now.
    """

    table: Table
    file: str = ""
    is_modified: bool = False


class Place:
    """The place of one window, from when it is claimed until it is released."""

    def __init__(self, number: int) -> None:
        """Name a place: 1 is the first window's."""
        self.number = number
        self.file = table_file() if number == 1 else data_folder() / f"table-{number}.json"
        self._lock = FileLock(self.file.with_suffix(".lock"))

    @property
    def is_used(self) -> bool:
        """Whether something was left here, a table or what only has its name."""
        return os.path.lexists(self.file)

    def claim(self) -> bool:
        """Keep all others out, unless one of them was here first.

        Raises OSError where there can be no lock.
        """
        return self._lock.acquire()

    def release(self) -> None:
        """Let another window, or the next start, have it."""
        self._lock.release()

    def load(self) -> Kept:
        """Read what was kept. Raises OSError, SavedTableError or NewerTableError."""
        return _kept_from_json(read_text(self.file))

    def save(self, kept: Kept) -> None:
        """Keep a table, all of it or as before. Raises OSError."""
        write_text(_kept_to_json(kept), self.file)

    def clear(self) -> None:
        """Keep nothing: this window does not come back. Raises OSError."""
        self.file.unlink(missing_ok=True)

    def put_aside(self) -> Path:
        """Move what cannot be read out of the way, and return where it is. Raises OSError."""
        moment = time.strftime("%Y-%m-%d-%H%M%S")
        ends = chain([""], (f"-{number}" for number in count(2)))
        asides = (self.file.with_name(f"table-kept-{moment}{end}.json") for end in ends)
        return self.file.replace(next(path for path in asides if not os.path.lexists(path)))


def claim_left(ours: Collection[int] = ()) -> Place | None:
    """Claim the first place where a window was left that nobody has open; None without one.

    ``ours``: the places that this program has. Their locks say so as well, but where the folder
    cannot be written there are none.
    """
    for number in sorted(set(_left_numbers()).difference(ours)):
        place = Place(number)
        try:
            if place.claim():
                if place.is_used:  # its window may have been closed for good in the meantime
                    return place
                place.release()
        except OSError:
            return place  # nothing can be written, and so nothing be overwritten either
    return None


def claim_new() -> Place:
    """Claim the first place where nothing is."""
    return next(place for place in map(Place, count(1)) if _claim_empty(place))


def _claim_empty(place: Place) -> bool:
    try:
        if not place.claim():
            return False
    except OSError:
        pass  # as in claim_left
    if place.is_used:
        place.release()
        return False
    return True


def _left_numbers() -> list[int]:
    numbers = [1] if Place(1).is_used else []
    try:
        names = [found.name for found in data_folder().iterdir()]
    except OSError:
        return numbers
    return numbers + [int(match[1]) for match in map(_OTHERS.fullmatch, names) if match is not None]


def _kept_to_json(kept: Kept) -> str:
    """Write a saved table that says its file as well, which readers of tables pass over."""
    data = json.loads(table_to_json(kept.table))
    if kept.file:
        data["file"] = {"path": kept.file, "modified": kept.is_modified}
    return json.dumps(data, indent=1) + "\n"


def _kept_from_json(text: str) -> Kept:
    table = table_from_json(text)
    match json.loads(text):
        case {"file": {"path": str(path), "modified": bool(is_modified)}}:
            return Kept(table, path, is_modified)
    return Kept(table)
