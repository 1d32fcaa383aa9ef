"""The classes of hands with every runout of the board, as arrays.

In some games with a board any five cards make the hand, in others a fixed number of own cards and
of board cards, as ``Game.uses`` says. In both cases the hand is the better of two: the best by
ranks, ignoring flushes, and the best flush.

Ranks are 0 to 12; for masks and runouts see ``runouts``.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement

import numpy as np

from analyser.poker.cards import RANKS
from analyser.poker.decks import Deck
from analyser.poker.games.game import Game
from analyser.poker.odds.board.runouts import ALL_RANKS, Masks, rank_sets, runouts
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.high import HighOrdering
from analyser.poker.ranking.low import Ordering
from analyser.poker.ranking.multisets import RANK_KEYS, Whole, multisets
from analyser.poker.ranking.rank_tables import (
    ClassNumbers,
    better_of_more,
    flush_classes,
    mixed_classes,
)


@lru_cache(maxsize=128)  # twelve kilobytes each before the flop
def mixed_values(
    ordering: Ordering, deck: Deck, ranks: tuple[int, ...], to_come: int
) -> ClassNumbers:
    """Return the class of the best five cards among ``ranks`` and each runout, ignoring flushes."""
    keys = runouts(to_come).keys + int(RANK_KEYS.take(ranks).sum())
    numbers = multisets(len(ranks) + to_come).numbers(keys, strict=False)
    classes = mixed_classes(ordering, len(ranks) + to_come, deck).take(numbers)
    classes.flags.writeable = False  # because it is cached
    return classes


def flush_values(game: Game, own: Sequence[int], boards: Masks) -> ClassNumbers:
    """Return the class of each hand's flush on each board, or ``NO_CLASS``; both as suit masks."""
    if game.uses is None:
        held = np.array(own, np.intp)[:, np.newaxis]
        return flush_classes(game.high, game.deck).take(boards | held)
    tables = [_flush_by_board(game.high, game.deck, game.uses, each) for each in own]
    return np.array([table.take(boards) for table in tables], np.uint16).reshape(-1, len(boards))


def flush_choices(uses: tuple[int, int] | None, own: int) -> list[int]:
    """Return the masks of those of a suit's ranks that may play in a flush: in Omaha any two."""
    if uses is None:
        return [own]
    ranks = [1 << rank for rank in range(len(RANKS)) if own >> rank & 1]
    return [sum(choice) for choice in combinations(ranks, uses[0])]


def most_suited(game: Game, own: int, missing: int = 0) -> int:
    """Return the most cards that a flush can use of a suit's ranks ``own`` and ``missing`` more."""
    held = own.bit_count() + missing
    if game.uses is None:
        return held
    return game.uses[0] if held >= game.uses[0] else 0


# ------------------------------------------- a fixed number of own cards, and of cards of the board


def values_of_choices(
    game: Game, ordering: Ordering, uses: tuple[int, int], board: Sequence[int]
) -> ClassNumbers:
    """Return the class, flushes ignored, by choice of own cards (rows) and runout (columns)."""
    values = _values_of_choices(game, ordering, uses)
    if not board:
        return values
    keys: Whole = runouts(game.board - len(board)).keys + RANK_KEYS.take(board).sum()
    return values.take(multisets(game.board).numbers(keys, strict=False), axis=1)


def choice_rows(hand: Sequence[int], size: int) -> list[int]:
    """Return the rows of ``values_of_choices`` for all choices of ``size`` of a hand's ranks."""
    places = _row_of_choice(size)
    return sorted({places[own] for own in combinations(sorted(hand), size)})


@cache  # five sizes
def _row_of_choice(size: int) -> dict[tuple[int, ...], int]:
    """Number all multisets of ``size`` ranks from 0; each key has its ranks in ascending order."""
    choices = combinations_with_replacement(range(len(RANKS)), size)
    return {choice: place for place, choice in enumerate(choices)}


@lru_cache(maxsize=8)  # each two megabytes or more; a game has one for high and one for low
def _values_of_choices(game: Game, ordering: Ordering, uses: tuple[int, int]) -> ClassNumbers:
    """Return the class, flushes ignored, by choice of own cards (rows) and board (columns)."""
    own, shared = uses
    of_board, boards = runouts(shared), runouts(game.board)
    own_keys: Whole = RANK_KEYS.take(list(_row_of_choice(own))).sum(axis=1)
    numbers = multisets(own + shared).numbers(np.add.outer(of_board.keys, own_keys), strict=False)
    hands = mixed_classes(ordering, own + shared, game.deck).take(numbers)
    # Entries with a rank five times are meaningless, but no hand and board can reach them.
    best = np.full((len(boards), len(own_keys)), NO_CLASS, np.uint16)
    for choice in _numbers_of_board_choices(game.board, shared):
        np.minimum(best, hands.take(choice, axis=0), out=best)
    return np.ascontiguousarray(best.T)


@cache  # five sizes
def _numbers_of_board_choices(size: int, shared: int) -> tuple[Whole, ...]:
    """Return for each choice of ``shared`` of a board's ``size`` cards its number, by board."""
    keys = RANK_KEYS.take(multisets(size).rows())
    columns = map(list, combinations(range(size), shared))
    return tuple(multisets(shared).numbers(keys[:, some].sum(axis=1)) for some in columns)


@lru_cache(maxsize=256)
def _flush_by_board(
    ordering: HighOrdering, deck: Deck, uses: tuple[int, int], own: int
) -> ClassNumbers:
    """Return the best flush's class with ``own`` ranks, or ``NO_CLASS``, by mask of the board's."""
    flushes = flush_classes(ordering, deck)
    best = np.full(ALL_RANKS + 1, NO_CLASS, np.uint16)
    of_board = rank_sets(uses[1], ALL_RANKS)
    for ranks in flush_choices(uses, own):
        # If a rank is in both masks, only four ranks remain, which are no flush.
        with_own = flushes.take(of_board | ranks)
        best[of_board] = np.minimum(best[of_board], with_own)
    return better_of_more(best)
