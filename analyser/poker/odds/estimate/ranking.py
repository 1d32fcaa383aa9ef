"""What the hands of drawn deals are worth: classes, 1 the best, for thousands of hands at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations

import numpy as np

from analyser.poker.cards import DECK, JOKERS, RANKS, Card, Suit
from analyser.poker.decks import BUG, Deck
from analyser.poker.games.class_tables import Tables, tables_of
from analyser.poker.games.game import Game
from analyser.poker.odds.estimate.random_numbers import Numbers
from analyser.poker.odds.no_board.badugi import badugi_numbers
from analyser.poker.odds.odds import category_of_high, category_of_low
from analyser.poker.ranking.badugi_classes import badugi_classes
from analyser.poker.ranking.classes import Classes
from analyser.poker.ranking.high import HighOrdering, HighRank
from analyser.poker.ranking.low import LowOrdering, LowRank
from analyser.poker.ranking.multisets import RANK_KEYS, multisets
from analyser.poker.ranking.rank_many import rank_many
from analyser.poker.ranking.rank_tables import (
    NO_CLASS,
    ClassNumbers,
    flush_classes,
    mixed_classes,
)

Ordering = HighOrdering | LowOrdering

_CARDS = (*DECK, *JOKERS)


class Ranking:
    """What hands of a game are worth in an ordering.

    ``known``: the cards that are known of any place; they tell how many jokers there are.
    """

    def __init__(self, game: Game, ordering: Ordering, known: Sequence[Card]) -> None:
        self._game = game
        self._ordering = ordering
        self._tables = tables_of(game, known)

    def classes(self, hand: Numbers, board: Numbers) -> ClassNumbers:
        """Return the class of each hand; ``NO_CLASS`` where it does not count.

        ``hand`` and ``board``: the numbers of the cards, a row for each deal.
        """
        if self._game.one_of_each:
            return badugi_numbers(hand).astype(np.uint16)
        if self._game.deck.has_wild:
            return self._one_by_one(hand, board)
        if self._game.uses is None:
            return self._of_cards(np.column_stack((hand, board)))
        of_hand, of_board = self._game.uses
        best = np.full(len(hand), NO_CLASS, np.uint16)
        for own in combinations(range(hand.shape[1]), of_hand):
            for shared in combinations(range(board.shape[1]), of_board):
                five = np.column_stack((hand[:, own], board[:, shared]))
                np.minimum(best, self._of_cards(five), out=best)
        return best

    @cached_property
    def category_names(self) -> list[str]:
        """The name of the category of each class, from 0, which no hand has."""
        if self._game.one_of_each:
            return ["", *map(category_of_high, badugi_classes().ranks)]
        if isinstance(self._ordering, LowOrdering):
            lows = self._tables.low(self._ordering).ranks
            return ["", *(category_of_low(rank, self._ordering) for rank in lows)]
        return ["", *map(category_of_high, self._tables.high.ranks)]

    def _of_cards(self, cards: Numbers) -> ClassNumbers:
        if isinstance(self._ordering, LowOrdering):
            classes = rank_many(cards.astype(np.uint8), self._ordering.name)
            return np.where(classes == 0, NO_CLASS, classes)
        return _high(cards, self._ordering, self._game.deck)

    def _one_by_one(self, hand: Numbers, board: Numbers) -> ClassNumbers:
        """Look every choice of five up, where cards may be wild."""
        found = []
        for own, shared in zip(hand.tolist(), board.tolist(), strict=True):
            fives = self._game.fives(
                [_CARDS[number] for number in own], [_CARDS[number] for number in shared]
            )
            found.append(min(self._of_five(five) for five in fives))
        return np.array(found, np.uint16)

    def _of_five(self, cards: Sequence[Card]) -> int:
        looked_up = self._game.deck.looked_up
        natural = {card.suit for card in cards if looked_up[card] > BUG}
        classes = _classes(self._ordering, self._tables)
        key = tuple(sorted((looked_up[card] for card in cards), reverse=True))
        table = classes.suited if len(natural) <= 1 else classes.mixed
        return table.get(key, int(NO_CLASS))


def _high(cards: Numbers, ordering: HighOrdering, deck: Deck) -> ClassNumbers:
    """Return the class of the best high of rows of cards, none of them wild."""
    suits, ranks = np.divmod(cards, len(RANKS))
    size = cards.shape[1]
    numbers = multisets(size).numbers(RANK_KEYS.take(ranks).sum(axis=1))
    best = mixed_classes(ordering, size, deck).take(numbers)
    bits = np.intp(1) << ranks
    for suit in Suit:
        masks = np.where(suits == suit, bits, 0).sum(axis=1)
        # Of five cards all are the flush, for better or worse; here it never is for worse.
        np.minimum(best, flush_classes(ordering, deck).take(masks), out=best)
    return best


def _classes(ordering: Ordering, tables: Tables) -> Classes[HighRank] | Classes[LowRank]:
    return tables.low(ordering) if isinstance(ordering, LowOrdering) else tables.high
