"""Rows as a database in SQLite, with a table of hands and one of their seats; and its file."""

import errno
import pickle
import sqlite3
from collections.abc import Sequence
from operator import attrgetter
from pathlib import Path
from typing import Final

from analyser.poker.cards import written
from analyser.poker.hand_files.csv_files import DraftFile
from analyser.poker.hand_files.jobs.columns import equities, plain
from analyser.poker.hand_files.judge import HandRow

_HANDS: Final = (
    *("id INTEGER PRIMARY KEY", "file TEXT", "line INTEGER", "run INTEGER", "hand TEXT"),
    *("game TEXT", "board TEXT", "dealt_to TEXT", "showdown INTEGER", "reason TEXT"),
    *("site TEXT", '"when" TEXT', "stakes TEXT", "unit TEXT", "pot INTEGER", "hero INTEGER"),
)
_of_row = attrgetter(*[column.split()[0].strip('"') for column in _HANDS[1:]])
_SEATS: Final = (
    *("hand_id INTEGER REFERENCES hands (id)", "seat INTEGER", "player TEXT", "cards TEXT"),
    *("category TEXT", "wins INTEGER", "wins_low INTEGER", "collected INTEGER"),
    "all_in_equity REAL",
)
_SCRIPT: Final = f"""
PRAGMA journal_mode = OFF;
PRAGMA synchronous = OFF;
CREATE TABLE hands ({", ".join(_HANDS)});
CREATE TABLE seats ({", ".join(_SEATS)}, PRIMARY KEY (hand_id, seat)) WITHOUT ROWID;
BEGIN;
"""
_INSERT_HAND, _INSERT_SEAT = [
    f"INSERT INTO {table} VALUES ({', '.join('?' * len(columns))})"
    for table, columns in (("hands", _HANDS), ("seats", _SEATS))
]


def _values(row: HandRow) -> tuple[list[object], Sequence[tuple[object, ...]]]:
    """Return the values of a row of ``hands``, without the id, and its rows of ``seats``."""
    values = map(plain, _of_row(row))
    hand = [" ".join(value) if isinstance(value, tuple) else value for value in values]
    shares = equities(row) or [None] * len(row.hands)
    categories = [*map(str, row.categories), *[None] * (len(row.hands) - len(row.ranks))]
    seats = [
        (
            *(seat, plain(player), written(cards), category),
            *(seat in row.winners, seat in row.low_winners),
            None if row.collected is None else seat in row.collected,
            share,
        )
        for seat, (player, cards, category, share) in enumerate(
            zip(row.players, row.hands, categories, shares, strict=True)
        )
    ]
    return hand, seats


def packed_tables(rows: Sequence[HandRow]) -> bytes:
    """Pack rows in a reading process: their values for the database's two tables, pickled."""
    return pickle.dumps(list(map(_values, rows)))


class SqliteFile(DraftFile):
    """A database of rows that is written to a draft."""

    pack = staticmethod(packed_tables)

    def __init__(self, path: str | Path) -> None:
        """Create the draft. Raises OSError, such as UnusualFileError."""
        super().__init__(path)
        self._open("xb").close()  # its errors name the file; those of SQLite do not
        self._database = sqlite3.connect(self._draft, isolation_level=None)
        self._database.executescript(_SCRIPT)
        self._last = 0

    def take(self, part: bytes) -> None:
        """Write some rows that ``packed_tables`` has packed. Raises OSError."""
        hands, seats = [], []
        for hand, of_seats in pickle.loads(part):
            self._last += 1
            hands.append((self._last, *hand))
            seats += [(self._last, *seat) for seat in of_seats]
        try:
            self._database.executemany(_INSERT_HAND, hands)
            self._database.executemany(_INSERT_SEAT, seats)
        except sqlite3.Error as error:
            raise OSError(errno.EIO, str(error), str(self._path)) from error

    def _finish(self) -> None:
        self._database.execute("COMMIT")
        self._rename()

    def _close(self) -> None:
        self._database.close()
