"""A file of hands as a table: a row for every hand and every error, millions of them.

The table is a database on disk. It has a record for each row, by which rows are found and sorted,
and all that the file says of the hand; so the file may change or go away. One thread may read the
file while others use the table: each has a connection of its own, and none waits for another.
"""

from __future__ import annotations

import atexit
import errno
import json
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing, suppress
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias
from weakref import WeakSet

import numpy as np
import numpy.typing as npt

from analyser.poker.games.game import Game
from analyser.poker.generators import Steps
from analyser.poker.hand_files.batch import STANDARD_INPUT, Batch, Origin, files_at
from analyser.poker.hand_files.judge import Found, HandRow, UnreadHand, judge
from analyser.poker.hand_table import table_row
from analyser.poker.hand_table.cache import TableCache, delete

Rows: TypeAlias = npt.NDArray[np.int32]
"""Some rows of a table, in any order, by their numbers from 0."""

Integers: TypeAlias = npt.NDArray[np.int64]

_A_STEP: Final = 0.002
"""Seconds of reading between two steps."""
_TOGETHER: Final = 1 << 16
"""How many characters of numbers are read in one step, and how many rows are found in one."""
_FEW: Final = 1000
"""Fewer rows are read again in a moment, and not kept in the cache."""
_REMEMBERED: Final = 512
"""The size of the cache of rows that were unpacked: more than a screen shows."""
_ALMOST: Final = 0.999  # the most that is done before the last row is in the table

_FIELDS: Final = table_row.TableRow._fields
_COLUMNS: Final = ", ".join(_FIELDS)
_TABLES: Final = f"""
PRAGMA journal_mode = WAL;
PRAGMA synchronous = OFF;
CREATE TABLE hands (id INTEGER PRIMARY KEY, {_COLUMNS});
CREATE TABLE sources (id INTEGER PRIMARY KEY, source TEXT);
CREATE TABLE kept (made_for TEXT, about TEXT);
"""
"""``hands`` has the records; ``sources`` the hand as ``pack`` writes it, or an error's message.

They are two tables, because finding and sorting rows looks at every record, and at no source. A
database that is kept in the cache has a row in ``kept`` when it is finished.
"""
_INSERT: Final = f"INSERT INTO hands ({_COLUMNS}) VALUES ({', '.join('?' * len(_FIELDS))})"


_MARK_COPIES: Final = """
UPDATE hands SET copy = 1
FROM (SELECT same AS known, min(file) AS first FROM hands WHERE same IS NOT NULL
      GROUP BY same HAVING min(file) < max(file))
WHERE same = known AND file > first"""


class Contents(NamedTuple):
    """What the rows of a table contain."""

    games: tuple[Game, ...] = ()  # the games, each once
    # low, class_, history: whether any row has a low, a class, or is from a history.
    low: bool = False
    class_: bool = False
    history: bool = False
    errors: int = 0  # how many rows are errors


_ALIVE: Final[WeakSet[FileTable]] = WeakSet()
"""All tables, so that the end of the program deletes the databases of those that are open."""


@atexit.register
def close_all() -> None:
    """Close all tables."""
    for table in [*_ALIVE]:
        table.close()


class _GivenUpError(Exception):
    """Reading was stopped, or the table was closed, before all files were read."""


class FileTable:
    """All hands and errors of files or a text; one thread fills it while others use it."""

    def __init__(
        self,
        path: str | Path | Sequence[str] | None = None,
        *,
        text: str | None = None,
        game: Game | None = None,
        cache: TableCache | None = None,
    ) -> None:
        """Prepare to read a pasted ``text`` or, if it is None, one path, folder or "-", or several.

        ``game``: the game of hands that name none. ``cache``: where to find or keep many rows.
        """
        self.game = game  # the game of hands that name none; None to choose it by each hand's cards
        self._cache = cache or TableCache()
        self._is_kept = False
        # The files, in the order they are read; empty until reading begins.
        self.files: tuple[str, ...] = ()
        self.path = path
        self.contents = Contents()  # what the rows that have been read so far contain
        # The shares at the all-in that were counted so far, by row; -1 if one cannot be.
        self.shares: dict[int, int] = {}
        # How many rows are of hands that an earlier file has too; 0 until all is read.
        self.copies = 0
        self._text = text
        self._numbers: dict[str, int] = {}
        self._count = 0
        self._size = 1
        self._done = 0
        self._stopped = False
        self._lock = threading.Lock()
        self.database: Path | None = None
        self._rows: sqlite3.Connection | None = None
        self._found: sqlite3.Connection | None = None
        """The connections of those who look at rows, and of those who find them. They stay open,
        as another program may delete the file meanwhile."""
        self._finding = ThreadPoolExecutor(1, "finding")
        self._unpacked: Callable[[int], Found] | None = None
        _ALIVE.add(self)

    def __len__(self) -> int:
        return self._count

    def __del__(self) -> None:
        """Delete the database of a table that nobody has closed."""
        if not sys.is_finalizing():  # pragma: no branch - at the end close_all has done this
            self.close()

    def stop(self) -> None:
        """Have ``read`` end at its next piece; the rows that have been read stay."""
        self._stopped = True

    def close(self) -> None:
        """Stop reading for good, and delete the database unless the cache keeps it."""
        self.stop()
        found, self._found = self._found, None
        if found is not None:
            found.interrupt()
        self._finding.shutdown(cancel_futures=True)
        with self._lock:
            for connection in (self._rows, found):
                if connection is not None:
                    connection.close()
            if self.database is not None:
                if not self._is_kept:
                    delete(self.database)
                self._cache.release(self.database)

    # Reading ------------------------------------------------------------------------------------

    def read(self) -> Steps[None]:
        """Read all files, in steps of a few milliseconds; yield the share done, 0 to 1.

        Each row is in the table as soon as it has been read. Raises OSError if there is only one
        file and it cannot be read, or if there is no room for the table.
        """
        with suppress(_GivenUpError):
            origins = self._origins()
            names = [origin.name for origin in origins]
            key = self._cache.key_of(names, self.game)
            if any(self._use_if_whole(path, key) for path in self._cache.find(key)):
                return
            batch = Batch(origins, self.game)
            self.files = batch.files
            self._size = max(self._size, sum([origin.size for origin in origins]))
            self._numbers = {name: number for number, name in enumerate(batch.files)}
            try:
                with closing(self._create_database(key)) as database:
                    yield from self._add_all(iter(batch), database)
                    if key and key == self._cache.key_of(names, self.game):
                        self._keep(key, database)
            except sqlite3.Error as error:
                raise OSError(errno.EIO, str(error), str(self.database)) from error

    def _origins(self) -> list[Origin]:
        if self._text is not None:
            data = self._text.encode("utf-8", "surrogatepass")
            self._size = len(data) or 1
            return [Origin(STANDARD_INPUT, data, self._note_bytes_read)]
        assert self.path is not None  # the caller gives a path or a text
        paths = [self.path] if isinstance(self.path, str | Path) else self.path
        files = dict.fromkeys(file for path in paths for file in files_at(path))
        return [Origin(file, watch=self._note_bytes_read) for file in files]

    def _note_bytes_read(self, size: int) -> None:
        """Count bytes as read. Raises _GivenUpError if reading is to stop."""
        if self._stopped:
            raise _GivenUpError
        self._done += size

    def _create_database(self, key: str) -> sqlite3.Connection:
        """Create the database, open it for reading too, and return the connection that fills it."""
        with self._lock:
            self.database = self._cache.new(key)
            database = self._connect()
            database.executescript(_TABLES)
            self._open_for_reading()
        return database

    def _open_for_reading(self) -> None:
        self._rows, self._found = self._connect(), self._connect()
        unpacked = partial(_read_row, self._rows, self.files, self.game)
        self._unpacked = lru_cache(_REMEMBERED)(unpacked)

    def _use_if_whole(self, path: Path, key: str) -> bool:
        """Use the database at a path, and return True, if it is whole and was made for this key."""
        self._cache.use(path)
        try:
            with closing(sqlite3.connect(path)) as database:
                ((made_for, kept),) = database.execute("SELECT * FROM kept").fetchall()
                about = json.loads(kept)
                (is_whole,) = database.execute("PRAGMA quick_check(1)").fetchone()
        except (sqlite3.Error, ValueError):  # it is damaged, or not finished
            made_for, about, is_whole = "", [], ""
        if made_for != key or is_whole != "ok":
            self._cache.release(path)
            return False
        files, games, others, self.copies, self._count = about
        self.contents = Contents(tuple(map(table_row.unpack_game, games)), *others)
        self.files = tuple(files)
        with self._lock:
            self.database, self._is_kept = path, True
            self._open_for_reading()
        return True

    def _keep(self, key: str, database: sqlite3.Connection) -> None:
        """Finish the database, unless it is small, so that it is found the next time."""
        if self._count < _FEW:
            return
        games, *others = self.contents
        about = self.files, list(map(table_row.pack_game, games)), others, self.copies, self._count
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("INSERT INTO kept VALUES (?, ?)", [key, json.dumps(about)])
        self._is_kept = True

    def _connect(self) -> sqlite3.Connection:
        """Return another connection to the database, which is open from now on."""
        assert self.database is not None  # made before reading begins
        # One thread at a time uses a connection, but not always the one that opened it.
        made = sqlite3.connect(self.database, isolation_level=None, check_same_thread=False)
        made.execute("PRAGMA schema_version")  # else it is opened only when it is read
        return made

    def _add_all(self, found: Iterator[Found], database: sqlite3.Connection) -> Steps[None]:
        """Add all rows, in steps; of several files, then mark the copies of hands."""
        pending: list[Found] = []
        until = time.perf_counter() + _A_STEP
        for one in found:
            pending.append(one)
            if time.perf_counter() > until:
                self._add(pending, database)
                yield min(_ALMOST, self._done / self._size)
                until = time.perf_counter() + _A_STEP
        self._add(pending, database)
        if len(self.files) > 1:
            yield min(_ALMOST, self._done / self._size)
            self.copies = database.execute(_MARK_COPIES).rowcount

    def _add(self, pending: list[Found], database: sqlite3.Connection) -> None:
        """Add the rows in ``pending``; then empty it."""
        records = [table_row.record_of(row, self._numbers[row.file]) for row in pending]
        sources = [
            (row.message if isinstance(row, UnreadHand) else table_row.pack(row.source),)
            for row in pending
        ]
        database.execute("BEGIN")
        database.executemany(_INSERT, records)
        database.executemany("INSERT INTO sources (source) VALUES (?)", sources)
        database.execute("COMMIT")
        known, played = self.contents, [row.played for row in pending if isinstance(row, HandRow)]
        self.contents = Contents(
            games=tuple(dict.fromkeys([*known.games, *played])),
            low=known.low or any(record.low for record in records),
            class_=known.class_ or any(record.class_ for record in records),
            history=known.history or any(record.history for record in records),
            errors=known.errors + sum(record.error for record in records),
        )
        self._count += len(records)
        pending.clear()

    # Looking up ---------------------------------------------------------------------------------

    def row(self, number: int) -> Found:
        """Return a row by its number, from 0."""
        with self._lock:
            assert self._unpacked is not None  # made before there are rows
            return self._unpacked(number)

    def rows_where(
        self, where: str, values: Sequence[object], order: str = "id", key: str = ""
    ) -> Steps[tuple[Rows, Integers]]:
        """Return the numbers of the rows that meet a condition, from 0, and for each its ``key``.

        SQLite joins the numbers to texts, as a million rows fetched one by one take long. In the
        order of the file the texts are of some rows each, as one of all would take much memory.

        Args:
            where: the condition, in SQL.
            values: the values of its question marks.
            order: the order of the rows, in SQL.
            key: the number, an expression in SQL that is never NULL; "" for no numbers.
        """
        wanted, count = ["id - 1", *[key] * bool(key)], self._count
        joined = ", ".join([f"group_concat(wanted_{at})" for at in range(len(wanted))])
        columns = ", ".join([f"{one} AS wanted_{at}" for at, one in enumerate(wanted)])
        rows, keys = np.empty(count, np.int32), np.empty(count * bool(key), np.int64)
        both: list[Rows | Integers] = [rows, keys]
        ends = [0, 0]
        for first in range(1, count + 1, _TOGETHER if order == "id" else count or 1):
            some = f"id BETWEEN {first} AND {first + _TOGETHER - 1} AND " if order == "id" else ""
            ordered = f"SELECT {columns} FROM hands WHERE {some}{where} ORDER BY {order}"
            (texts,) = yield from self.select(f"SELECT {joined} FROM ({ordered})", values)
            for at, (text, found) in enumerate(zip(texts, both, strict=False)):
                start = 0
                while text and start < len(text):
                    yield first / (count + 1)  # while NumPy reads a text no thread runs
                    end = text.find(",", start + _TOGETHER)
                    end = len(text) if end < 0 else end
                    part = np.fromstring(text[start:end], np.int64, sep=",")
                    found[ends[at] : ends[at] + len(part)] = part
                    start, ends[at] = end + 1, ends[at] + len(part)
        return rows[: ends[0]], keys[: ends[1]]

    def select(self, query: str, values: Sequence[object]) -> Steps[list[tuple[Any, ...]]]:
        """Return what a query in SQL selects. If the steps are closed, the query ends at once."""
        if self._found is None:  # before there are rows
            return []
        database = self._found
        selected = self._finding.submit(lambda: database.execute(query, values).fetchall())
        try:
            while not wait([selected], _A_STEP).done:
                yield 0.0
        finally:
            while not (selected.done() or selected.cancel()):
                database.interrupt()
                wait([selected], _A_STEP)
        return selected.result()


def _read_row(
    rows: sqlite3.Connection, files: Sequence[str], game: Game | None, number: int
) -> Found:
    """Read a row from the database, and judge its hand anew."""
    query = "SELECT file, line, run, source FROM hands JOIN sources USING (id) WHERE id = ?"
    file, line, run, source = rows.execute(query, (number + 1,)).fetchone()
    if run is None:
        return UnreadHand(files[file], line, source)
    return next(row for row in judge(table_row.unpack(source), files[file], game) if row.run == run)
