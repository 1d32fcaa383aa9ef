"""Badugi hands: the plain, readable reference.

A hand has four cards. No two cards of the same rank or the same suit can play together. The largest
set of cards that can play together plays; of several such sets, the lowest one. The hand with more
playing cards wins. Of two hands with the same number of playing cards, the one with the lower
highest card wins; if these are equal, the one with the lower next card, and so on.

The ace is low, and straights do not count. Source: https://en.wikipedia.org/wiki/Badugi.
"""

from collections.abc import Sequence
from dataclasses import replace
from enum import IntEnum
from itertools import combinations
from typing import Final

from analyser.poker.cards import RANKS, Card
from analyser.poker.ranking.high import Category, HighRank
from analyser.poker.ranking.whole import WholeOrdering

BADUGI_HAND: Final = 4
"""The number of cards in a hand."""


class BadugiCategory(IntEnum):
    """The category of a badugi hand, the first number of its rank: how many cards play."""

    ONE_CARD = 1
    TWO_CARDS = 2
    THREE_CARDS = 3
    FOUR_CARDS = 4


class BadugiOrdering(WholeOrdering):
    """How badugi hands compare.

    The rank of a hand: (number of playing cards, their ranks high to low, a low ace as 1).
    """

    __slots__ = ()

    def strength(self, rank: HighRank) -> tuple[int, ...]:
        """Return the sort key of a rank: a greater key is a better hand."""
        return rank[0], *[-value for value in rank[1:]]

    def rank(self, cards: Sequence[Card]) -> HighRank:
        """Rank one card or more by trying every choice of cards that play together.

        >>> BADUGI.rank([Card(text) for text in "4s 3s 2h Ad".split()])[1:]
        (3, 2, 1)
        """
        return max(map(self.rank_playing, _largest(cards)), key=self.strength)

    def rank_playing(self, cards: Sequence[Card]) -> HighRank:
        """Return the rank of one to four cards for which ``plays`` is True; not checked."""
        values = sorted([low_value(card.rank, self.ace_low) for card in cards], reverse=True)
        return BadugiCategory(len(cards)), *values

    def best_choices(self, cards: Sequence[Card]) -> list[tuple[Card, ...]]:
        """Return all choices of cards that make the best rank, each sorted high to low."""
        best = self.rank(cards)
        return [
            tuple(sorted(choice, key=lambda card: low_value(card.rank, self.ace_low), reverse=True))
            for choice in _largest(cards)
            if self.rank_playing(choice) == best
        ]


BADUGI: Final = BadugiOrdering(tuple(BadugiCategory), name="badugi", size=BADUGI_HAND)
BADUGI_ACE_HIGH: Final = replace(BADUGI, name="badugi-ace-high", ace_low=False)
"""The badugi of badeucy, where deuces are lowest and the ace is the worst card."""


_CATEGORIES: Final = {int(one): one for one in Category}  # faster than calling the class


def category_of(rank: HighRank) -> Category | BadugiCategory:
    """Return the category of a high hand or a badugi, which is the first number of its rank."""
    first = rank[0]
    return first if isinstance(first, BadugiCategory) else _CATEGORIES[first]


def plays(cards: Sequence[Card]) -> bool:
    """True if the cards can play together: all of different ranks and of different suits."""
    ranks, suits = {card.rank for card in cards}, {card.suit for card in cards}
    return len(ranks) == len(suits) == len(cards)


def low_value(rank: int, ace_low: bool = True) -> int:
    """Return a rank as a low hand counts it: an ace as 1 if it is low."""
    return 1 if ace_low and rank == RANKS[-1] else rank


def _largest(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Return all the largest sets of cards that can play together, of at most four cards each."""
    size = min(BADUGI_HAND, len(cards))
    while not (choices := [choice for choice in combinations(cards, size) if plays(choice)]):
        size -= 1
    return choices
