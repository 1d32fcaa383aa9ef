"""Ranks the hands of random deals: their classes, 1 the best, for thousands of hands at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import DECK, JOKERS, Card
from analyser.poker.games.choices import every_choice
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.odds.no_board.badugi import badugi_numbers
from analyser.poker.odds.record import category_of
from analyser.poker.ranking.badugi import BADUGI
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.kernel import rank_rows
from analyser.poker.ranking.low import Ordering
from analyser.poker.ranking.rank_tables import ClassNumbers

Cards = npt.NDArray[np.integer]
_CARDS = (*DECK, *JOKERS)


class Ranking:
    """Ranks hands in one ordering; the seats' known cards decide how many jokers there are."""

    def __init__(self, game: Game, ordering: Ordering, known: Sequence[Card]) -> None:
        self._game = game
        self._ordering = ordering
        self._tables = tables_of(game, known)

    def classes(self, hand: Cards, board: Cards) -> ClassNumbers:
        """Return the class, or ``NO_CLASS``, of the hand in each deal, a row of cards each."""
        if self._game.whole == BADUGI:
            return badugi_numbers(hand.astype(np.intp)).astype(np.uint16)
        if self._game.whole is not None:
            numbers, rank = self._tables.numbered(self._game.whole).number, self._game.whole.rank
            return np.array([numbers[rank(_cards(own))] for own in hand.tolist()], np.uint16)
        if self._game.deck.has_wild or self._game.most_own is not None:
            return self._wild(hand, board)
        if self._game.uses is None:
            return rank_rows(np.column_stack((hand, board)), self._ordering, self._game.deck)
        of_hand, of_board = self._game.uses
        board = board if self._game.board else board[:, :0]
        best = np.full(len(hand), NO_CLASS, np.uint16)
        for own in combinations(range(hand.shape[1]), of_hand):
            for shared in combinations(range(board.shape[1]), of_board):
                five = np.column_stack((hand[:, own], board[:, shared]))
                np.minimum(best, rank_rows(five, self._ordering, self._game.deck), out=best)
        return best

    @cached_property
    def category_names(self) -> list[str]:
        """For each class number the name of its category; "" at 0, which is no class."""
        classes = self._tables.numbered(self._ordering)
        return ["", *[category_of(rank, self._ordering) for rank in classes.ranks]]

    def _wild(self, hand: Cards, board: Cards) -> ClassNumbers:
        """Return the classes as ``classes`` does, but hand by hand, because cards may be wild."""
        classes = self._tables.of(self._ordering)
        best = []
        for own, shared in zip(hand.tolist(), board.tolist(), strict=True):
            choices = every_choice(self._game, _cards(own), _cards(shared))
            best.append(choices.best_class(classes) or NO_CLASS)
        return np.array(best, np.uint16)


def _cards(numbers: Sequence[int]) -> tuple[Card, ...]:
    return tuple([_CARDS[number] for number in numbers])
