"""Badugi hands: the plain, readable truth.

A hand is four cards. Those play that have different ranks and different suits; of cards that clash
the choice plays that leaves most cards, and of such choices the lowest. More cards that play beat
fewer; then the highest of them decides, the lower the better, then the next. The ace is low, and
straights mean nothing. Source: https://en.wikipedia.org/wiki/Badugi.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import combinations
from typing import Final

from analyser.poker.cards import RANKS, Card
from analyser.poker.ranking.high import Category, HighOrdering, HighRank

BADUGI_HAND: Final = 4
"""How many cards make a hand."""


class BadugiCategory(IntEnum):
    """How many cards play, the first number of a badugi's rank."""

    ONE_CARD = 1
    TWO_CARDS = 2
    THREE_CARDS = 3
    FOUR_CARDS = 4


@dataclass(frozen=True, slots=True)
class BadugiOrdering(HighOrdering):
    """How badugis compare.

    A rank is the number of cards that play, and their ranks, highest first, the ace 1.
    """

    categories: tuple[IntEnum, ...] = tuple(BadugiCategory)

    def strength(self, rank: HighRank) -> tuple[int, ...]:
        """Return what to compare a rank by: the greater is the better hand."""
        return rank[0], *[-value for value in rank[1:]]


BADUGI: Final = BadugiOrdering()


def category_of(rank: HighRank) -> Category | BadugiCategory:
    """Return the category of a rank, which its first number is."""
    first = rank[0]
    return first if isinstance(first, BadugiCategory) else Category(first)


def plays(cards: Sequence[Card]) -> bool:
    """Whether some cards play together: all of different ranks and of different suits."""
    ranks, suits = {card.rank for card in cards}, {card.suit for card in cards}
    return len(ranks) == len(suits) == len(cards)


def rank_playing(cards: Sequence[Card]) -> HighRank:
    """Rank cards that play together."""
    values = sorted((low_value(card.rank) for card in cards), reverse=True)
    return BadugiCategory(len(cards)), *values


def rank_badugi(cards: Sequence[Card]) -> HighRank:
    """Rank one to four cards by looking at every choice of them that plays.

    >>> rank_badugi([Card(text) for text in "4s 3s 2h Ad".split()])[1:]
    (3, 2, 1)
    """
    return max(map(rank_playing, _largest(cards)), key=BADUGI.strength)


def best_choices(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Return every choice of the cards that is as good as the best, each highest card first."""
    best = rank_badugi(cards)
    return [
        tuple(sorted(choice, key=lambda card: low_value(card.rank), reverse=True))
        for choice in _largest(cards)
        if rank_playing(choice) == best
    ]


def low_value(rank: int) -> int:
    """Return what a rank counts: the ace 1."""
    return 1 if rank == RANKS[-1] else rank


def _largest(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Return the choices that play and have most cards: more beat fewer."""
    size = min(BADUGI_HAND, len(cards))
    while not (choices := [choice for choice in combinations(cards, size) if plays(choice)]):
        size -= 1
    return choices
