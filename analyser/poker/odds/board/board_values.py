"""What a hand is worth with every runout of the board, as arrays of classes.

In some games with a board any five cards make the hand, in others so many of the seat's own and so
many of the board's: ``Game.uses`` says which. For both there are two questions: what the ranks
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
from analyser.poker.ranking.low import Ordering
from analyser.poker.ranking.multisets import RANK_KEYS, Whole, multisets
from analyser.poker.ranking.rank_tables import (
    NO_CLASS,
    ClassNumbers,
    better_of_more,
    flush_classes,
    mixed_classes,
)


class MixedValues:
    """What hands are worth with each runout of one board by their ranks alone, flushes apart.

    Args:
        game: the game.
        ordering: how its hands compare.
        board: the ranks of the board that are there.
        to_come: the runouts.
    """

    def __init__(
        self, game: Game, ordering: Ordering, board: Sequence[int], to_come: Runouts
    ) -> None:
        self._game, self._ordering = game, ordering
        self._boards: Whole = to_come.keys + RANK_KEYS.take(board).sum()
        self._of_choices: ClassNumbers | None = None
        if game.uses is not None:
            of_choices = _values_of_choices(game, ordering, game.uses)
            numbers = multisets(game.board).numbers(self._boards, strict=False)
            self._of_choices = of_choices.take(numbers, axis=1) if board else of_choices

    def of(self, hand: Sequence[int]) -> ClassNumbers:
        """Return the class of a complete hand of these ranks with each runout.

        NO_CLASS if nothing counts; anything if there are no such cards.
        """
        if self._of_choices is None or self._game.uses is None:
            size = len(hand) + self._game.board
            keys = self._boards + int(RANK_KEYS.take(hand).sum())
            numbers = multisets(size).numbers(keys, strict=False)
            return mixed_classes(self._ordering, size, self._game.deck).take(numbers)
        places = _places_of_choices(self._game.uses[0])
        choices = sorted({places[own] for own in combinations(sorted(hand), self._game.uses[0])})
        best: ClassNumbers = self._of_choices.take(choices, axis=0).min(axis=0)
        return best


def flush_values(game: Game, own: int, boards: Masks) -> ClassNumbers:
    """Return the class of the best flush of a suit, NO_CLASS if there is none.

    ``own``: the mask of the ranks that the hand holds of the suit; ``boards``: of those that the
    full board holds.
    """
    if game.uses is None:
        return flush_classes(game.high, game.deck).take(boards | own)
    return _flushes_of_choices(game.high, game.deck, game.uses, own).take(boards)


def most_suited(game: Game, own: int, missing: int = 0) -> int:
    """Return how many cards of a suit a hand may play in one flush.

    ``own``: the mask of the ranks that it holds of the suit; ``missing``: how many cards it is
    still dealt.
    """
    held = own.bit_count() + missing
    if game.uses is None:
        return held
    return game.uses[0] if held >= game.uses[0] else 0


# -------------------------------------------------------- so many of the hand, so many of the board


@cache  # five sizes
def _places_of_choices(size: int) -> dict[tuple[int, ...], int]:
    """Number the choices of so many ranks, ascending, that a hand may play."""
    choices = combinations_with_replacement(range(len(RANKS)), size)
    return {choice: place for place, choice in enumerate(choices)}


@lru_cache(maxsize=8)  # each two megabytes or more; a game has one for high and one for low
def _values_of_choices(game: Game, ordering: Ordering, uses: tuple[int, int]) -> ClassNumbers:
    """Return the class of the best hand by choice of ranks played and by number of the full board.

    The choices are those of ``_places_of_choices``.
    """
    own, shared = uses
    of_board, boards = runouts(shared), runouts(game.board)
    own_keys: Whole = RANK_KEYS.take(list(_places_of_choices(own))).sum(axis=1)
    numbers = multisets(own + shared).numbers(np.add.outer(of_board.keys, own_keys), strict=False)
    hands = mixed_classes(ordering, own + shared, game.deck).take(numbers)
    # A rank is never there five times, but then no board has that choice either, or no hand does.
    best = np.full((len(boards), len(own_keys)), NO_CLASS, np.uint16)
    for choice in _choices_of_boards(game.board, shared):
        np.minimum(best, hands.take(choice, axis=0), out=best)
    return np.ascontiguousarray(best.T)


@cache  # five sizes
def _choices_of_boards(size: int, shared: int) -> tuple[Whole, ...]:
    """Return arrays: by number of the full board, the number of a choice of some of its ranks."""
    keys = RANK_KEYS.take(multisets(size).rows())
    columns = map(list, combinations(range(size), shared))
    return tuple(multisets(shared).numbers(keys[:, some].sum(axis=1)) for some in columns)


@lru_cache(maxsize=256)
def _flushes_of_choices(
    ordering: HighOrdering, deck: Deck, uses: tuple[int, int], own: int
) -> ClassNumbers:
    """Return, by mask of the full board, the best flush of ranks held and ranks of the board."""
    flushes = flush_classes(ordering, deck)
    best = np.full(ALL_RANKS + 1, NO_CLASS, np.uint16)
    held = [1 << rank for rank in range(len(RANKS)) if own >> rank & 1]
    of_board = suited_runouts(uses[1], uses[1]).masks
    for ranks in combinations(held, uses[0]):
        # A rank that is on both sides leaves four ranks, which are no flush.
        with_own = flushes.take(of_board | sum(ranks))
        best[of_board] = np.minimum(best[of_board], with_own)
    return better_of_more(best)
