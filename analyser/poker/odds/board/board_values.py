"""What a hand is worth with every runout of the board, as arrays of classes.

Two kinds of games have boards: those in which any five cards make the hand, and Omaha, in which
exactly two of the hand and three of the board do. For both there are two questions: what the ranks
alone are worth, and what the best flush in a suit is worth. The better of the two is the hand.

Ranks are 0 to 12, masks and runouts those of ``runouts``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement

import numpy as np

from analyser.poker.cards import RANKS
from analyser.poker.decks import Deck
from analyser.poker.games.game import Game
from analyser.poker.odds.board.runouts import ALL_RANKS, Masks, Runouts, runouts, suited_runouts
from analyser.poker.ranking.high import HighOrdering
from analyser.poker.ranking.multisets import RANK_KEYS, Whole, multisets
from analyser.poker.ranking.rank_tables import (
    NO_CLASS,
    ClassNumbers,
    Ordering,
    better_of_more,
    flush_classes,
    mixed_classes,
)


def mixed_values(
    game: Game, ordering: Ordering, hand: Sequence[int], board_key: int, to_come: Runouts
) -> ClassNumbers:
    """Return the class of a hand's ranks with each runout, flushes apart.

    ``hand``: the ranks of the hand, which is complete; ``board_key``: the key of the board's ranks
    that are there. NO_CLASS where nothing counts; anything where no such cards exist.
    """
    if game.uses is None:
        size = len(hand) + game.board
        key = board_key + int(RANK_KEYS.take(hand).sum())
        numbers = multisets(size).numbers(to_come.keys + key, strict=False)
        return mixed_classes(ordering, size, game.deck).take(numbers)
    assert game.uses == (2, 3)
    table = _two_and_three(game, ordering)
    pairs = sorted({_PAIR_NUMBERS[pair] for pair in combinations(sorted(hand), 2)})
    numbers = multisets(game.board).numbers(to_come.keys + board_key, strict=False)
    best: ClassNumbers = table.take(pairs, axis=0).take(numbers, axis=1).min(axis=0)
    return best


def flush_values(game: Game, own: int, boards: Masks) -> ClassNumbers:
    """Return the class of the best flush of a suit, NO_CLASS where there is none.

    ``own``: the mask of the ranks that the hand holds of the suit; ``boards``: of those that the
    full board holds.
    """
    flushes = flush_classes(game.high, game.deck)
    if game.uses is None:
        return flushes.take(boards | own)
    return _flush_of_two_and_three(game.high, game.deck, own).take(boards)


def most_suited(game: Game, own: int, missing: int = 0) -> int:
    """Return how many cards of a suit a hand may play in one flush.

    ``own``: the mask of the ranks that it holds of the suit; ``missing``: how many cards it is
    still dealt.
    """
    held = own.bit_count() + missing
    if game.uses is None:
        return held
    return game.uses[0] if held >= game.uses[0] else 0


# ------------------------------------------------------------------ two of these, three of those

_PAIRS = tuple(combinations_with_replacement(range(len(RANKS)), 2))
_PAIR_NUMBERS = {pair: number for number, pair in enumerate(_PAIRS)}


@cache
def _two_and_three(game: Game, ordering: Ordering) -> ClassNumbers:
    """Return the class of the best hand by pair of ranks held, and by number of the full board."""
    threes, boards = runouts(3), runouts(5)
    pair_keys: Whole = RANK_KEYS.take(_PAIRS).sum(axis=1)
    numbers = multisets(5).numbers(np.add.outer(threes.keys, pair_keys), strict=False)
    fives = mixed_classes(ordering, 5, game.deck).take(numbers)
    # A rank cannot stand five times, but then no board has that choice either, or no pair does.
    best = np.full((len(boards), len(_PAIRS)), NO_CLASS, np.uint16)
    for choice in _threes_of_boards():
        np.minimum(best, fives.take(choice, axis=0), out=best)
    return np.ascontiguousarray(best.T)


@cache
def _threes_of_boards() -> tuple[Whole, ...]:
    """Return ten arrays: by number of the board, the number of a choice of three of its ranks."""
    keys = RANK_KEYS.take(multisets(5).rows())
    choices = map(list, combinations(range(5), 3))
    return tuple(multisets(3).numbers(keys[:, choice].sum(axis=1)) for choice in choices)


@lru_cache(maxsize=256)
def _flush_of_two_and_three(ordering: HighOrdering, deck: Deck, own: int) -> ClassNumbers:
    """Return the class of the best flush of two ranks held and three of the full board's mask."""
    flushes = flush_classes(ordering, deck)
    best = np.full(ALL_RANKS + 1, NO_CLASS, np.uint16)
    held = [rank for rank in range(len(RANKS)) if own >> rank & 1]
    threes = suited_runouts(3, 3).masks
    for one, other in combinations(held, 2):
        # A rank that stands on both sides leaves four ranks, which are no flush.
        with_two = flushes.take(threes | 1 << one | 1 << other)
        best[threes] = np.minimum(best[threes], with_two)
    return better_of_more(best)
