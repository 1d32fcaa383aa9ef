"""Finds and sorts rows.

Long work is done in steps, which yield the share done, 0 to 1, and return the result. In both
directions equal rows keep their order, and rows that have no value in the column come last.
"""

from enum import Enum
from typing import Final

import numpy as np

from analyser.poker.errors import TooManyDealsError
from analyser.poker.generators import Steps, as_part
from analyser.poker.hand_files.all_in_luck import count_luck, tenths_of
from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_table.filter import EVERYTHING, Condition, Filter, all_of, condition_of
from analyser.poker.hand_table.table import FileTable, Integers, Rows


class SortBy(Enum):
    """The columns to sort by; the best hand, or the first name in the alphabet, comes first."""

    PLACE = "place"
    """The order of the file."""
    PLAYERS = "players"
    """The players' names, alphabetically."""
    HANDS = "hands"
    """The strength of the best hand, the strongest first; see ``table_row``."""
    BOARD = "board"
    """The ranks of the board, the highest first."""
    WINNER = "winner"
    """The winners' names, alphabetically."""
    REASON = "reason"
    """The reason in words, alphabetically; of errors the message."""
    CLASS = "class"
    """The class of the best hand, the best class first."""
    LOW = "low"
    """The strength of the best low, the strongest first."""
    WHEN = "moment"
    """When the hand was played, the first one first."""
    STAKES = "stakes"
    """What it was played for, as text."""
    POT = "pot"
    """The size of the pot, the largest first."""
    HERO = "hero"
    """What the hero won or lost, the largest win first."""
    LUCK = "luck"
    """The share at the all-in, the smallest first; counted when it is first sorted by."""


_MOST: Final = "(1 << 50)"
"""More than any strength or amount, in SQL."""
_KEYS: Final = {
    SortBy.HANDS: f"{_MOST} - strength",
    SortBy.BOARD: f"{_MOST} - board",
    SortBy.CLASS: "class_",
    SortBy.LOW: f"{_MOST} - low",
    SortBy.POT: f"{_MOST} - pot",
    SortBy.HERO: f"{_MOST} - hero",
}
"""What the columns of numbers are sorted by, the least first; SQLite sorts the others, of text."""


def all_rows(count: int) -> Rows:
    """Return the numbers of the first rows, in the order of the file."""
    return np.arange(count, dtype=np.int32)


def find_rows(
    table: FileTable,
    wanted: Filter = EVERYTHING,
    by: SortBy = SortBy.PLACE,
    backwards: bool = False,
    count: int | None = None,
) -> Steps[Rows]:
    """Sort the rows, of all or of the first ``count``, that meet conditions. Raises SearchError."""
    count = len(table) if count is None else count
    is_whole = not (table.copies or table.contents.errors)
    if wanted == EVERYTHING and by is SortBy.PLACE and is_whole:
        return all_rows(count)[:: -1 if backwards else 1]
    chosen = all_of(condition_of(wanted), Condition("id <= ?", (count,)))
    if by is SortBy.LUCK:
        shares = yield from _shares_of_all_in(table, count)
        rows, _ = yield from table.rows_where(*chosen)
        return sort_by_keys(rows, shares[rows], backwards)
    if by in _KEYS:
        # NumPy sorts numbers several times as fast as SQLite sorts records.
        rows, keys = yield from table.rows_where(*chosen, key=f"ifnull({_KEYS[by]}, -1)")
        return sort_by_keys(rows, keys, backwards)
    way = "DESC" if backwards else "ASC"
    order = f"id {way}" if by is SortBy.PLACE else f"{by.value} {way} NULLS LAST, id"
    rows, _ = yield from table.rows_where(*chosen, order)
    return rows


def _shares_of_all_in(table: FileTable, count: int) -> Steps[Integers]:
    """Return each row's share in tenths of a per cent; -1 if it has none or cannot be counted."""
    found, _ = yield from table.rows_where("all_in AND id <= ?", (count,))
    for at, number in enumerate(found.tolist()):
        if number in table.shares:
            continue
        yield at / len(found)  # what was counted before is counted again without a step
        row = table.row(number)
        assert isinstance(row, HandRow)  # an error is never all in
        try:
            counted = yield from as_part(count_luck(row), at, len(found))
        except TooManyDealsError:
            counted = None
        table.shares[number] = -1 if counted is None else tenths_of(counted.share)
    keys = np.full(count, -1, np.int64)
    keys[found] = [table.shares[number] for number in found.tolist()]
    return keys


def sort_by_keys(rows: Rows, keys: Integers, backwards: bool = False) -> Rows:
    """Return rows in the order of their keys, which are overwritten; -1, no value, comes last."""
    # As numbers without a sign, -1 and, turned round, what it becomes are larger than all keys.
    if backwards:
        np.subtract(np.iinfo(np.int64).max, keys, out=keys)
    return rows[np.argsort(keys.view(np.uint64), kind="stable")]
