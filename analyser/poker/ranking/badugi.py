"""Badugi hands: the plain, readable truth, and the classes that follow from it.

A hand is four cards. Those play that have different ranks and different suits; of cards that clash
the choice plays that leaves most cards, and of such choices the lowest. More cards that play beat
fewer; then the highest of them decides, the lower the better, then the next. The ace is low, and
straights mean nothing. Source: https://en.wikipedia.org/wiki/Badugi.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from itertools import accumulate, combinations, combinations_with_replacement, pairwise, product
from math import comb
from typing import Final

from analyser.poker.cards import DECK, RANKS, Card, Suit
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


# ----------------------------------------------------------------------------------- the classes


@dataclass(frozen=True, slots=True)
class BadugiClasses:
    """All badugis in classes numbered from 1, the best; fields as in ``Classes``."""

    number: dict[HighRank, int]
    ranks: tuple[HighRank, ...]
    better: tuple[int, ...]
    equal: tuple[int, ...]
    hands: int

    def __len__(self) -> int:
        return len(self.ranks)

    def counts(self, number: int) -> tuple[int, int, int]:
        """Return how many hands are better than, equal to and worse than a class."""
        better, equal = self.better[number - 1], self.equal[number - 1]
        return better, equal, self.hands - better - equal


@cache  # there is one table
def badugi_classes() -> BadugiClasses:
    """Return the 1,092 classes of the 270,725 hands."""
    counts = _hands_of_each_rank()
    ranks = tuple(sorted(counts, key=BADUGI.strength, reverse=True))
    equal = tuple([counts[rank] for rank in ranks])
    return BadugiClasses(
        {rank: at for at, rank in enumerate(ranks, 1)},
        ranks,
        tuple(accumulate(equal, initial=0))[:-1],
        equal,
        comb(len(DECK), BADUGI_HAND),
    )


def _hands_of_each_rank() -> Counter[HighRank]:
    """Count the hands of each rank.

    What plays depends on the suits, and on which cards have the same rank and which a lower one,
    but not on the ranks themselves. So hands of the ranks one to four stand for all others.
    """
    counts: Counter[HighRank] = Counter()
    for pattern in combinations_with_replacement(range(BADUGI_HAND), BADUGI_HAND):
        different = pattern[-1] + 1
        if len(set(pattern)) < different:
            continue  # the same as a pattern without the gap
        for playing, hands in _playing_of(pattern).items():
            for values in combinations(range(1, len(RANKS) + 1), different):
                chosen = sorted((values[place] for place in playing), reverse=True)
                counts[BadugiCategory(len(chosen)), *chosen] += hands
    return counts


def _playing_of(pattern: Sequence[int]) -> Counter[tuple[int, ...]]:
    """Count, over all suits, which places of a pattern play."""
    counts: Counter[tuple[int, ...]] = Counter()
    for suits in product(Suit, repeat=BADUGI_HAND):
        # From the two up, as the ace is out of order; each set of cards once.
        cards = [DECK[13 * suit + place] for suit, place in zip(suits, pattern, strict=True)]
        if all(one.number < other.number or one.rank < other.rank for one, other in _pairs(cards)):
            counts[tuple([value - 2 for value in rank_badugi(cards)[1:]])] += 1
    return counts


def _pairs(cards: Sequence[Card]) -> Iterator[tuple[Card, Card]]:
    return pairwise(cards)
