"""The classes of many hands of a game at once, as arrays; tests compare them with the analysis."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import DECK, JOKERS, RANKS, Card
from analyser.poker.games.choices import every_choice
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.ranking.arrays import ClassNumbers, Whole
from analyser.poker.ranking.badugi import BADUGI, low_value
from analyser.poker.ranking.classes import NO_CLASS, whole_classes
from analyser.poker.ranking.high import HighRank
from analyser.poker.ranking.kernel import rank_rows
from analyser.poker.ranking.low import LowRank, Ordering

Cards = npt.NDArray[np.integer]
_CARDS: Final = (*DECK, *JOKERS)
_SUITS: Final = 4


class HandClasses:
    """Ranks hands in one ordering; the known cards decide how many jokers there are."""

    def __init__(self, game: Game, ordering: Ordering, known: Sequence[Card] = ()) -> None:
        self.game = game  # the game
        self.ordering = ordering  # how hands compare
        self._tables = tables_of(game, known)

    @property
    def ranks(self) -> Sequence[HighRank | LowRank]:
        """The rank of each class, from class 1."""
        return self._tables.numbered(self.ordering).ranks

    def of(self, hands: Cards, boards: Cards) -> ClassNumbers:
        """Return the class, or ``NO_CLASS``, of each hand with its board, rows of card numbers."""
        game = self.game
        if game.whole == BADUGI:
            return badugi_numbers(hands.astype(np.intp)).astype(np.uint16)
        if game.whole is not None:
            numbers, rank = self._tables.numbered(game.whole).number, game.whole.rank
            return np.array([numbers[rank(_cards(own))] for own in hands.tolist()], np.uint16)
        if game.deck.has_wild or hands.shape[1] > (game.most_own or hands.shape[1]):
            return self._one_by_one(hands, boards)
        if game.uses is None:
            return rank_rows(np.column_stack((hands, boards)), self.ordering, game.deck)
        of_hand, of_board = game.uses
        best = np.full(len(hands), NO_CLASS, np.uint16)
        for own in combinations(range(hands.shape[1]), of_hand):
            for shared in combinations(range(boards.shape[1]), of_board):
                five = np.column_stack((hands[:, own], boards[:, shared]))
                np.minimum(best, rank_rows(five, self.ordering, game.deck), out=best)
        return best

    def _one_by_one(self, hands: Cards, boards: Cards) -> ClassNumbers:
        """Return the classes as ``of`` does, if cards are wild or a hand has more than may play."""
        classes = self._tables.of(self.ordering)
        best = []
        for own, shared in zip(hands.tolist(), boards.tolist(), strict=True):
            choices = every_choice(self.game, _cards(own), _cards(shared))
            best.append(choices.best_class(classes) or NO_CLASS)
        return np.array(best, np.uint16)


def _cards(numbers: Sequence[int]) -> tuple[Card, ...]:
    return tuple([_CARDS[number] for number in numbers])


def badugi_numbers(cards: Whole) -> Whole:
    """Return the class, 1 to 1,092, of hands of one to four cards: ``BADUGI.rank``, but fast."""
    ranks, suits = np.int64(1) << _LOW_RANKS[cards], np.int64(1) << cards // len(RANKS)
    classes = _class_of_ranks()
    best = np.full(len(cards), len(whole_classes()), np.int64)
    for size in range(1, cards.shape[1] + 1):
        for columns in combinations(range(cards.shape[1]), size):
            of_ranks = np.bitwise_or.reduce(ranks[:, list(columns)], axis=1)
            of_suits = np.bitwise_or.reduce(suits[:, list(columns)], axis=1)
            plays = _BITS_OF_SUITS[of_suits] == size
            numbers = classes[of_ranks]
            # If two cards have one rank, fewer cards play: the class of another choice, or worse.
            best = np.where(plays, np.minimum(best, numbers), best)
    return best


_LOW_RANKS: Final[Whole] = np.array([low_value(card.rank) - 1 for card in DECK], np.int64)
_BITS_OF_SUITS: Final[Whole] = np.array([mask.bit_count() for mask in range(1 << _SUITS)], np.int64)


@cache  # a single table
def _class_of_ranks() -> Whole:
    """Return the class of each set of one to four ranks, by its mask; the ace is bit 0."""
    numbers = np.full(1 << len(RANKS), len(whole_classes()), np.int64)
    for rank, number in whole_classes().number.items():
        numbers[sum(1 << value - 1 for value in rank[1:])] = number
    return numbers
