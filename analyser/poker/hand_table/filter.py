"""Filters rows by game, category, winner, player and text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import parse_cards
from analyser.poker.errors import CardError
from analyser.poker.generators import Steps
from analyser.poker.hand_table.categories import CATEGORIES
from analyser.poker.hand_table.coder import BETWEEN_NAMES
from analyser.poker.hand_table.columns import Chosen, Mark, Rows, several
from analyser.poker.hand_table.string_table import StringTable
from analyser.poker.hand_table.table import Snapshot

_A_PIECE: Final = 1 << 11
"""How many strings are compared in one step."""


@dataclass(frozen=True, slots=True)
class Filter:
    """The conditions that a row must meet to be shown; None, False or "" sets no condition.

    Attributes:
        game: the game's key.
        category: the best hand's category, as its index in ``CATEGORIES``.
        winner: the seat, from 0, that wins alone; for hands of histories use ``winner_name``.
        tie: True for only rows in which several seats share the pot.
        winner_name: the name of a player who wins or shares the pot.
        player: the name of a player who shows a hand.
        text: what the user searches for: rows that contain it in a player's name, in the hand's
            id, in the reason or in the category. Upper and lower case are the same. If it can be
            read as cards, rows with all these cards are shown too.
        paid_another: True for only rows in which the file says that other players were paid than
            those who win by the cards.
        errors_only: True for only errors.
        showdowns_only: True for only rows with a showdown.
    """

    game: str | None = None
    category: int | None = None
    winner: int | None = None
    tie: bool = False
    winner_name: str | None = None
    player: str | None = None
    text: str = ""
    paid_another: bool = False
    errors_only: bool = False
    showdowns_only: bool = False


EVERYTHING: Final = Filter()
"""The filter that chooses every row."""


def filter_rows(snapshot: Snapshot, wanted: Filter) -> Steps[Rows]:
    """Return the rows that meet the conditions of ``wanted``, in the order of the file."""
    yield 0.0
    columns = snapshot.columns
    chosen = np.ones(len(snapshot), np.bool_)
    for mark, asked in (
        (Mark.ERROR, wanted.errors_only),
        (Mark.SHOWDOWN, wanted.showdowns_only),
        (Mark.PAID_ANOTHER, wanted.paid_another),
    ):
        if asked:
            chosen &= columns.has(mark)
    if wanted.game is not None:
        games = [game is not None and game.key == wanted.game for game in snapshot.games]
        chosen &= np.array(games)[columns.game]
    if wanted.category is not None:
        chosen &= columns.category == wanted.category
    if wanted.winner is not None:
        chosen &= columns.winners == 1 << wanted.winner
    if wanted.tie:
        chosen &= several(columns.winners)
    for name, numbers in ((wanted.player, columns.players), (wanted.winner_name, columns.winner)):
        if name is not None:
            chosen &= yield from _with_name(snapshot.strings, numbers, name)
    if wanted.text.strip():
        chosen &= yield from _with_text(snapshot, wanted.text.strip())
    return np.flatnonzero(chosen).astype(np.int32)


def names_of(snapshot: Snapshot) -> Steps[tuple[str, ...]]:
    """Return the names of all players, in alphabetical order."""
    names: set[str] = set()
    used = _used(snapshot.columns.players)
    for at, number in enumerate(used):
        if at % _A_PIECE == 0:
            yield at / len(used)
        names.update(snapshot.strings[number].split(BETWEEN_NAMES))
    return tuple(sorted(names - {""}, key=str.casefold))


def _used(numbers: npt.NDArray[np.uint32]) -> list[int]:
    """Return the distinct numbers, in ascending order."""
    return np.flatnonzero(np.bincount(numbers)).tolist()


def _with_name(strings: StringTable, numbers: npt.NDArray[np.uint32], name: str) -> Steps[Chosen]:
    return (yield from _matching(strings, numbers, lambda text: name in text.split(BETWEEN_NAMES)))


def _with_text(snapshot: Snapshot, text: str) -> Steps[Chosen]:
    columns, needle = snapshot.columns, text.casefold()

    def has_it(found: str) -> bool:
        return needle in found.casefold()

    chosen: Chosen = np.zeros(len(columns.line), np.bool_)
    for numbers in (columns.players, columns.reason, columns.hand):
        chosen |= yield from _matching(snapshot.strings, numbers, has_it)
    categories = np.array([bool(name) and has_it(name) for name in CATEGORIES])
    chosen |= categories[columns.category]
    mask = _mask_of(text)
    if mask:
        chosen |= (columns.cards & np.uint64(mask)) == np.uint64(mask)
    return chosen


def _matching(
    strings: StringTable, numbers: npt.NDArray[np.uint32], matches: Callable[[str], bool]
) -> Steps[Chosen]:
    """Return for each of ``numbers`` whether its string matches; each string is tested once."""
    used = _used(numbers)
    good = np.zeros(int(numbers.max(initial=0)) + 1, np.bool_)
    for at, number in enumerate(used):
        if at % _A_PIECE == 0:
            yield at / len(used)
        good[number] = matches(strings[number])
    matching: Chosen = good[numbers]
    return matching


def _mask_of(text: str) -> int:
    """Return the cards that a text names, as bits; 0 if it cannot be read as cards."""
    try:
        return sum({1 << card.number for card in parse_cards(text)})
    except CardError:
        return 0
