"""Rows in another order: by any column, by numbers alone.

Every function here works on a snapshot, in steps that yield the share done, 0 to 1, and return
their result. Equal rows stay as they were, in both directions; rows that have nothing in a column
come last, in both directions too.
"""

from __future__ import annotations

import heapq
from collections.abc import Generator, Iterable
from enum import Enum
from typing import Final, TypeVar

import numpy as np
import numpy.typing as npt

from analyser.poker.hand_table.columns import Rows
from analyser.poker.hand_table.string_table import Texts
from analyser.poker.hand_table.table import Snapshot

T = TypeVar("T")
Steps = Generator[float, None, T]
"""Work in steps: yields the share done, 0 to 1, and returns what it comes to."""
Keys = npt.NDArray[np.int64]

_A_PIECE: Final = 1 << 10
"""How many texts are sorted in one step."""


class SortBy(Enum):
    """What rows are sorted by; the first of each is what people look for first."""

    PLACE = "place"
    """The place in the file."""
    GAME = "game"
    """The game's key, by the alphabet."""
    PLAYERS = "players"
    """The players' names, by the alphabet."""
    HANDS = "hands"
    """How good the winning hand is, the best first; see ``categories``."""
    BOARD = "board"
    """The ranks of the board, the highest first."""
    MADE = "made"
    """The same as ``HANDS``."""
    WINNER = "winner"
    """The winners' names, by the alphabet."""
    REASON = "reason"
    """The reason in words, by the alphabet; of errors the message."""
    CLASS = "class"
    """The class of the winning hand, the best first."""
    LOW = "low"
    """How good the best low is, the best first."""


def all_rows(snapshot: Snapshot) -> Rows:
    """Return every row in the order of the file."""
    return np.arange(len(snapshot), dtype=np.int32)


def sort_rows(snapshot: Snapshot, rows: Rows, by: SortBy, backwards: bool = False) -> Steps[Rows]:
    """Return some rows, which are in the order of the file, in another order."""
    yield 0.0
    if by is SortBy.PLACE:
        return rows[::-1].copy() if backwards else rows
    keys = yield from _keys(snapshot, rows, by)
    return sort_by_keys(rows, keys, backwards)


def sort_by_keys(rows: Rows, keys: Keys, backwards: bool = False) -> Rows:
    """Return rows in the order of a key for each, the least first; below 0 there is none."""
    missing = keys < 0
    if backwards:
        keys = -keys
    keys = np.where(missing, np.iinfo(np.int64).max, keys)
    return rows[np.argsort(keys, kind="stable")]


def _keys(snapshot: Snapshot, rows: Rows, by: SortBy) -> Steps[Keys]:
    """Return what rows are compared by, the least first; -1 where there is nothing."""
    columns, texts = snapshot.columns, snapshot.texts
    match by:
        case SortBy.GAME:
            names = sorted({game.key for game in snapshot.games if game is not None})
            places = [-1 if game is None else names.index(game.key) for game in snapshot.games]
            return np.array(places, np.int64)[columns.game[rows]]
        case SortBy.PLAYERS:
            return (yield from _text_keys(texts, columns.players[rows]))
        case SortBy.WINNER:
            return (yield from _text_keys(texts, columns.winner[rows]))
        case SortBy.REASON:
            return (yield from _text_keys(texts, columns.reason[rows]))
        case SortBy.CLASS:
            return _or_nothing(columns.class_[rows].astype(np.int64))
        case SortBy.LOW:
            return _best_first(columns.low_strength[rows])
        case SortBy.BOARD:
            return _best_first(columns.board[rows])
    return _best_first(columns.strength[rows])


def _or_nothing(keys: Keys) -> Keys:
    """Return keys of which 0 is nothing."""
    return np.where(keys == 0, -1, keys)


def _best_first(strengths: npt.NDArray[np.int32]) -> Keys:
    """Return keys that put the greatest first; 0 is nothing."""
    greatest = np.iinfo(np.int32).max
    return np.where(strengths == 0, -1, greatest - strengths.astype(np.int64))


def _text_keys(texts: Texts, numbers: npt.NDArray[np.uint32]) -> Steps[Keys]:
    """Return the places of texts in the alphabet, case aside; equal texts have equal places."""
    used = np.flatnonzero(np.bincount(numbers, minlength=1)) if len(numbers) else numbers
    places = np.full(int(used[-1]) + 1 if len(used) else 1, -1, np.int64)
    ordered = yield from _sorted_texts(texts, used.tolist())
    place, last = -1, ""
    for text, number in ordered:
        if text != last:
            place, last = place + 1, text
        if text:
            places[number] = place
    return places[numbers]


def _sorted_texts(texts: Texts, numbers: list[int]) -> Steps[Iterable[tuple[str, int]]]:
    """Sort texts in pieces: one large sort would hold up every other thread."""
    pieces = []
    for start in range(0, len(numbers), _A_PIECE):
        yield 0.5 * start / len(numbers)
        pieces.append(
            sorted(
                (texts[number].casefold(), number) for number in numbers[start : start + _A_PIECE]
            )
        )
    merged: list[tuple[str, int]] = []
    for one in heapq.merge(*pieces):
        if len(merged) % _A_PIECE == 0:
            yield 0.5 + 0.5 * len(merged) / len(numbers)
        merged.append(one)
    return merged
