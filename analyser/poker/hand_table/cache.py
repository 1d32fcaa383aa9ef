"""The cache of files that were read: their databases in a folder, the least used deleted first.

A database is found by the paths, sizes and times of its files. It is kept with these under a name
that nobody else uses, so two programs may read the same file at once.
"""

import json
import os
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from analyser.poker.games.game import Game
from analyser.poker.hand_files.batch import STANDARD_INPUT, archive_of
from analyser.poker.hand_table.table_row import pack_game

MOST_BYTES: Final = 2 << 30

_in_use: Final[set[Path]] = set()
"""The databases of open tables, which are not deleted."""


class TableCache:
    """A folder of databases."""

    def __init__(self, folder: Path | None = None, version: str = "") -> None:
        """Keep nothing without a folder; another ``version`` may read other rows from a file."""
        self._folder = folder
        self._version = version

    @property
    def size(self) -> int:
        """How many bytes all databases have."""
        return sum([size for _, size, _ in self._by_use()])

    def key_of(self, files: Sequence[str], game: Game | None) -> str:
        """Return what a database of these files must have been made from.

        It changes if a file does, unless its size and its time stay. "" for files that cannot be
        kept, such as the standard input. ``game``: the game of hands that name none.
        """
        if self._folder is None or STANDARD_INPUT in files:
            return ""
        states: list[tuple[str, int, int]] = []
        try:
            for file in files:
                status = Path(archive_of(file) or file).stat()
                states.append((str(Path(file).absolute()), status.st_size, status.st_mtime_ns))
        except OSError:
            return ""
        return json.dumps([states, self._version, game and pack_game(game)])

    def find(self, key: str) -> list[Path]:
        """Return the databases that were made for this key; they may be unfinished or damaged."""
        return sorted(self._folder.glob(f"{_stem_for(key)}-*.db")) if self._folder and key else []

    def new(self, key: str) -> Path:
        """Return the path of a new database, in use; temporary without a key. Raises OSError."""
        if self._folder and key:
            self._folder.mkdir(parents=True, exist_ok=True)
            path = self._folder / f"{_stem_for(key)}-{os.urandom(4).hex()}.db"
        else:
            number, name = tempfile.mkstemp(prefix="hands-", suffix=".db")
            os.close(number)
            path = Path(name)
        self.use(path)
        return path

    def use(self, path: Path) -> None:
        """Keep a database until ``release``, and note that it was used."""
        _in_use.add(path)
        with suppress(OSError):  # it is not there yet, or is read-only
            os.utime(path)

    def release(self, path: Path) -> None:
        """Allow a database to be deleted, and delete old ones until there is room."""
        _in_use.discard(path)
        self.trim(MOST_BYTES)

    def trim(self, most: int) -> None:
        """Delete the least recently used, but none that is open, until ``most`` bytes are left."""
        found = self._by_use()
        left = sum([size for _, size, _ in found])
        for _, size, path in found:
            if left > most and path not in _in_use:
                delete(path)
                left -= size

    def _by_use(self) -> list[tuple[int, int, Path]]:
        """Return (time of use, size, path) of each database, the least recently used first."""
        found: list[tuple[int, int, Path]] = []
        for path in self._folder.glob("*.db") if self._folder else ():
            with suppress(OSError):  # another program has deleted it
                status = path.stat()
                found.append((status.st_mtime_ns, status.st_size, path))
        return sorted(found)


def delete(database: Path) -> None:
    """Delete a database with the files that SQLite puts beside it."""
    for ending in ("", "-wal", "-shm"):
        with suppress(OSError):  # on Windows, if another thread or program still reads it
            Path(f"{database}{ending}").unlink(missing_ok=True)


def _stem_for(key: str) -> str:
    return sha256(key.encode("utf-8", "surrogatepass")).hexdigest()[:32]
