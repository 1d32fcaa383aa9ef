"""High hands: the plain, readable reference for which five cards beat which.

Tests check that all faster code in this package agrees with ``rank_high``. The rules are from
https://en.wikipedia.org/wiki/List_of_poker_hands, the numbers of the categories from the
Programming Praxis exercise "Texas Hold 'Em" (23 March 2010), the rules of short-deck poker from
https://en.wikipedia.org/wiki/Six-plus_hold_%27em.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import combinations, pairwise
from typing import Final, Self

from analyser.poker.cards import Card


class Category(IntEnum):
    """The categories of high hands. A rank begins with the number of its category."""

    HIGH_CARD = 1
    ONE_PAIR = 2
    TWO_PAIR = 3
    THREE_OF_A_KIND = 4
    STRAIGHT = 5
    FLUSH = 6
    FULL_HOUSE = 7
    FOUR_OF_A_KIND = 8
    STRAIGHT_FLUSH = 9
    FIVE_OF_A_KIND = 10
    FOUR_CARD_STRAIGHT = 11
    FOUR_CARD_FLUSH = 12


USUAL_CATEGORIES: Final = tuple(Category)[:10]
"""The categories of most games; the other two count in Sökö only, above a pair."""
OF_ALL_FIVE: Final = (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
"""The categories that all five cards make together."""


HighRank = tuple[int, ...]
"""(category number, tie-breakers most important first).

The greater tuple is the better hand, except in games with another order of the categories; compare
by ``HighOrdering.strength``, which is right in all games.
"""

ROYAL_FLUSH: Final[HighRank] = (int(Category.STRAIGHT_FLUSH), 14)
WHEEL: Final = (14, 5, 4, 3, 2)
"""Ace to five, the lowest straight, its ranks high to low."""

_SHAPES: Final = {
    Category.HIGH_CARD: (1, 1, 1, 1, 1),
    Category.ONE_PAIR: (2, 1, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.THREE_OF_A_KIND: (3, 1, 1),
    Category.FULL_HOUSE: (3, 2),
    Category.FOUR_OF_A_KIND: (4, 1),
    Category.FIVE_OF_A_KIND: (5,),
}
"""The sizes of the groups of equal ranks in each category, the largest first."""

_CATEGORY_OF_SHAPE: Final = {shape: category for category, shape in _SHAPES.items()}


@dataclass(frozen=True, slots=True)
class HighOrdering:
    """How high hands compare in a game."""

    categories: tuple[IntEnum, ...] = USUAL_CATEGORIES  # the categories, worst first
    # The ranks of the straight in which the ace is low: the ace, then high to low.
    wheel: tuple[int, ...] = WHEEL
    name: str = "standard"  # the ordering's name in lists of rules
    size: int = 5  # the number of cards that make a hand
    # False if, where all cards are ranked at once, the ace of ace, two, three is the highest card.
    ace_low: bool = True

    def strength(self, rank: HighRank) -> tuple[int, ...]:
        """Return the sort key of a rank: a greater key is a better hand."""
        return self.categories.index(rank[0]), *rank[1:]

    def swapped(self, one: Category, other: Category) -> Self:
        """Return this ordering with two categories exchanged."""
        exchange: dict[IntEnum, IntEnum] = {one: other, other: one}
        order = tuple([exchange.get(category, category) for category in self.categories])
        return replace(self, categories=order)


STANDARD_HIGH: Final = HighOrdering()
FLUSH_BEATS_FULL_HOUSE: Final = replace(
    STANDARD_HIGH.swapped(Category.FLUSH, Category.FULL_HOUSE), name="flush-beats-full-house"
)
"""With few ranks a flush is rarer than a full house. Manila has no straight with a low ace."""
SHORT_DECK_HIGH: Final = replace(FLUSH_BEATS_FULL_HOUSE, wheel=(14, 9, 8, 7, 6), name="short-deck")
"""Short deck, six to ace: the lowest straight is ace, six, seven, eight, nine."""


def rank_five(cards: Sequence[Card], ordering: HighOrdering = STANDARD_HIGH) -> HighRank:
    """Rank exactly five cards: (category number, tie-breakers).

    >>> rank_five([Card(text) for text in "Th Jc Ts Jd Tc".split()])
    (7, 10, 11)
    """
    ranks = sorted((card.rank for card in cards), reverse=True)
    return rank_high(ranks, len({card.suit for card in cards}) == 1, ordering.wheel)


def rank_high(ranks: Sequence[int], flush: bool, wheel: tuple[int, ...] | None = WHEEL) -> HighRank:
    """Rank five cards: (category number, tie-breakers).

    ``ranks``: 2 to 14, high to low; ``flush``: True if all are of one suit; ``wheel``: the
    straight with a low ace, or None if there is none.
    """
    groups = group_ranks(ranks)
    top = straight_top(ranks, wheel)
    category = int(categorise([count for count, _ in groups], top is not None, flush))
    if top is not None:
        return category, top
    return category, *[rank for _, rank in groups]


def categorise(shape: Sequence[int], straight: bool, flush: bool) -> Category:
    """Return the category of five cards; ``shape``: how many are of each rank, most first."""
    if len(shape) == 1:
        return Category.FIVE_OF_A_KIND  # even if all are of one suit
    if straight:
        return Category.STRAIGHT_FLUSH if flush else Category.STRAIGHT
    return Category.FLUSH if flush else _CATEGORY_OF_SHAPE[tuple(shape)]


def straight_top(ranks: Sequence[int], wheel: tuple[int, ...] | None = WHEEL) -> int | None:
    """Return the top rank of a straight of five ranks, high to low; None if it is none.

    ``wheel``: the straight in which the ace is low; None if the ace is never low.

    >>> straight_top([13, 12, 11, 10, 9]), straight_top([14, 5, 4, 3, 2])
    (13, 5)
    """
    if wheel is not None and tuple(ranks) == wheel:
        return wheel[1]
    run = ranks[0] - ranks[4] == 4 and len(set(ranks)) == 5
    return ranks[0] if run else None


def group_ranks(ranks: Iterable[int]) -> list[tuple[int, int]]:
    """Return (count, rank) for each different rank: larger groups first, then higher ranks first.

    Hands of one category, except straights, compare in this order.

    >>> group_ranks([14, 9, 9, 3, 3])
    [(2, 9), (2, 3), (1, 14)]
    """
    counts: dict[int, int] = {}
    for rank in ranks:
        counts[rank] = counts.get(rank, 0) + 1
    return sorted([(count, rank) for rank, count in counts.items()], reverse=True)


def rank_groups(ranks: Sequence[int]) -> HighRank:
    """Rank up to five cards by their groups of equal ranks alone: no straight or flush counts."""
    groups = group_ranks(ranks)
    missing = [1] * (5 - len(ranks))
    shape = [count for count, _ in groups] + missing
    return int(categorise(shape, straight=False, flush=False)), *[rank for _, rank in groups]


def hand_ranks(rank: HighRank, ordering: HighOrdering = STANDARD_HIGH) -> tuple[int, ...]:
    """Return the ranks of the cards of a hand with this rank, in reading order.

    An ace is 14, or 1 where it is low in four or three cards in a row.

    >>> hand_ranks((7, 10, 11))
    (10, 10, 10, 11, 11)
    """
    category, *tie_breakers = rank
    if category == Category.FOUR_CARD_STRAIGHT:
        top, fifth = tie_breakers
        return *range(top, top - 4, -1), fifth
    if category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH) and len(tie_breakers) == 1:
        (top,) = tie_breakers
        if top == ordering.wheel[1]:
            return *ordering.wheel[1:], ordering.wheel[0]
        return tuple(range(top, top - 5, -1))
    shape = _SHAPES.get(Category(category), _SHAPES[Category.HIGH_CARD])
    counted = zip(shape, tie_breakers, strict=False)  # fewer than five cards have fewer groups
    return tuple([value for count, value in counted for _ in range(count)])


def evaluate_high(cards: Sequence[Card], ordering: HighOrdering = STANDARD_HIGH) -> HighRank:
    """Return the rank of the best five of five or more cards, by trying every choice of five."""
    ranks = [rank_five(five, ordering) for five in combinations(cards, 5)]
    return max(ranks, key=ordering.strength)


def in_high_order(
    cards: Sequence[Card], rank: HighRank, stands: Sequence[Card] | None = None
) -> tuple[Card, ...]:
    """Return the cards in reading order: larger groups first, then high to low, a low ace last.

    Cards of equal rank keep their order. ``stands``: what each stands for, if some are wild.
    """
    ranks = [card.rank for card in stands or cards]
    category, top = rank[:2]
    ace_last = top != 14 and category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH)

    def weight(at: int) -> tuple[int, int]:
        """Return what a card is sorted by: how many have its rank, then the rank."""
        value = 1 if ace_last and ranks[at] == 14 else ranks[at]
        return ranks.count(ranks[at]), value

    return tuple([cards[at] for at in sorted(range(len(cards)), key=weight, reverse=True)])


def match_pattern(ranks: Iterable[int]) -> str:
    """Sort five ranks ascending; return a digit for each two neighbours: 1 if equal, else 0.

    The pattern identifies pair, two pair, three of a kind, full house and four of a kind.

    >>> match_pattern([14, 9, 9, 14, 3])
    '0101'
    """
    ascending = sorted(ranks)
    return "".join("1" if low == high else "0" for low, high in pairwise(ascending))
