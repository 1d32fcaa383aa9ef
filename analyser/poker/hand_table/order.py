"""Sorts rows by any column.

Long work is done in steps, which yield the share done, 0 to 1, and return the result. In both
directions equal rows keep their order, and rows that have no value in the column come last.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from enum import Enum
from typing import Final

import numpy as np
import numpy.typing as npt

from analyser.poker.generators import Steps
from analyser.poker.hand_table.columns import Rows
from analyser.poker.hand_table.string_table import StringTable
from analyser.poker.hand_table.table import Snapshot

Keys = npt.NDArray[np.int64]

PIECE: Final = 1 << 10
"""How many strings are sorted in one step."""


class SortBy(Enum):
    """The columns to sort by; the best hand, or the first name in the alphabet, comes first."""

    PLACE = "place"
    """The order of the file."""
    GAME = "game"
    """The game's key, alphabetically."""
    PLAYERS = "players"
    """The players' names, alphabetically."""
    HANDS = "hands"
    """The strength of the best hand, the strongest first; see ``categories``."""
    BOARD = "board"
    """The ranks of the board, the highest first."""
    CATEGORY = "category"
    """The same as ``HANDS``."""
    WINNER = "winner"
    """The winners' names, alphabetically."""
    REASON = "reason"
    """The reason in words, alphabetically; of errors the message."""
    CLASS = "class"
    """The class of the best hand, the best class first."""
    LOW = "low"
    """The strength of the best low, the strongest first."""


def all_rows(snapshot: Snapshot) -> Rows:
    """Return every row in the order of the file."""
    return np.arange(len(snapshot), dtype=np.int32)


def sort_rows(snapshot: Snapshot, rows: Rows, by: SortBy, backwards: bool = False) -> Steps[Rows]:
    """Return rows, given in the order of the file, sorted by a column.

    ``backwards``: True for the reverse of the order that ``SortBy`` describes.
    """
    yield 0.0
    if by is SortBy.PLACE:
        return rows[::-1].copy() if backwards else rows
    keys = yield from _keys(snapshot, rows, by)
    return sort_by_keys(rows, keys, backwards)


def sort_by_keys(rows: Rows, keys: Keys, backwards: bool = False) -> Rows:
    """Return rows in the order of their keys, the smallest first; a key below 0 means no value.

    ``backwards``: True to put the largest key first. Rows without a value still come last.
    """
    missing = keys < 0
    if backwards:
        keys = -keys
    keys = np.where(missing, np.iinfo(np.int64).max, keys)
    return rows[np.argsort(keys, kind="stable")]


def _keys(snapshot: Snapshot, rows: Rows, by: SortBy) -> Steps[Keys]:
    """Return a sort key for each row, the smallest first; -1 if the row has no value to compare."""
    columns, strings = snapshot.columns, snapshot.strings
    match by:
        case SortBy.GAME:
            names = sorted({game.key for game in snapshot.games if game is not None})
            ranks = [-1 if game is None else names.index(game.key) for game in snapshot.games]
            return np.array(ranks, np.int64)[columns.game[rows]]
        case SortBy.PLAYERS | SortBy.WINNER | SortBy.REASON:
            return (yield from string_keys(strings, getattr(columns, by.value)[rows]))
        case SortBy.CLASS:
            classes = columns.class_[rows].astype(np.int64)
            return np.where(classes == 0, -1, classes)
        case SortBy.LOW:
            return _best_first(columns.low_strength[rows])
        case SortBy.BOARD:
            return _best_first(columns.board[rows])
    return _best_first(columns.strength[rows])


def _best_first(strengths: npt.NDArray[np.int32]) -> Keys:
    """Return sort keys by which the greatest strength comes first; -1 for a row without a hand.

    The strength of such a row is 0.
    """
    greatest = np.iinfo(np.int32).max
    return np.where(strengths == 0, -1, greatest - strengths.astype(np.int64))


def string_keys(strings: StringTable, numbers: npt.NDArray[np.uint32]) -> Steps[Keys]:
    """Return sort keys for strings, given by number: in alphabetical order, ignoring case.

    Equal strings have equal keys; the empty string has -1.
    """
    counts = np.bincount(numbers)
    ranks = np.full(len(counts), -1, np.int64)
    ordered = yield from _sorted_strings(strings, np.flatnonzero(counts).tolist())
    rank, last = -1, ""
    for text, number in ordered:
        if text != last:
            rank, last = rank + 1, text
        if text:
            ranks[number] = rank
    return ranks[numbers]


def _sorted_strings(strings: StringTable, numbers: list[int]) -> Steps[Iterable[tuple[str, int]]]:
    """Return (the string in lower case, its number) for each of these numbers, sorted.

    Sorts in pieces, because one large sort would block all other threads.
    """
    pieces = []
    for start in range(0, len(numbers), PIECE):
        yield 0.5 * start / len(numbers)
        piece = numbers[start : start + PIECE]
        pieces.append(sorted([(strings[number].casefold(), number) for number in piece]))
    merged: list[tuple[str, int]] = []
    for one in heapq.merge(*pieces):
        if len(merged) % PIECE == 0:
            yield 0.5 + 0.5 * len(merged) / len(numbers)
        merged.append(one)
    return merged
