"""Rows as columns of plain values, small enough to be sent from one process to another.

This needs no pyarrow, which takes 40 MB of memory in each process that loads it.
"""

import pickle
from collections.abc import Iterable, Sequence
from itertools import islice
from operator import attrgetter
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.hand_files.all_in_luck import all_in_seats, all_ins
from analyser.poker.hand_files.batch import Found
from analyser.poker.hand_files.csv_files import AT_ONCE
from analyser.poker.hand_files.judge import HandRow

COLUMNS: Final = (
    *("file", "line", "run", "hand", "game", "players", "hands", "board", "winners"),
    *("low_winners", "collected", "categories", "dealt_to", "showdown", "reason"),
)
"""The attributes of a row that have a column each."""
_of_row = attrgetter(*COLUMNS)


def equities(row: HandRow) -> tuple[float | None, ...] | None:
    """Return for each seat its equity when it went all in; None if it never did, or if none did."""
    # Without a board a single hand may take seconds to count.
    if not row.played.board or not all_in_seats(row):
        return None
    shares = {each.seat: float(each.share) for each in all_ins(row)}
    return tuple([shares.get(seat) for seat in range(len(row.hands))])


def plain(value: object) -> object:
    """Return cards as texts; in a text halves of surrogate pairs become question marks."""
    if isinstance(value, tuple):
        return tuple(map(plain, value))
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, str):
        return str(value) if value.isascii() else value.encode("utf-8", "replace").decode()
    return value


def packed_columns(rows: Sequence[HandRow]) -> bytes:
    """Return rows as pickled columns of plain values."""
    return pickle.dumps(
        list(zip(*[(*map(plain, _of_row(row)), equities(row)) for row in rows], strict=True))
    )


def packed_rows(found: Iterable[Found]) -> list[bytes]:
    """Return rows in parts, as ``packed_columns`` packs them; errors are left out."""
    rows = (one for one in found if isinstance(one, HandRow))
    return [*map(packed_columns, iter(lambda: list(islice(rows, AT_ONCE)), []))]
