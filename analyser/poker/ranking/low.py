"""Low hands: the plain, readable reference for the four orderings in which the lowest hand wins.

The rules are those of https://en.wikipedia.org/wiki/Lowball_(poker). In every ordering the
smaller ``rank_low`` is the better hand.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from analyser.poker.cards import Card
from analyser.poker.ranking import high
from analyser.poker.ranking.high import Category, HighOrdering


class LowOrdering(NamedTuple):
    """How low hands compare."""

    name: str  # the ordering's usual name, as used in the notation
    ace_low: bool  # True if the ace is the lowest card
    straights_count: bool  # True if straights and flushes count against the hand
    # The highest rank that a hand may have to qualify; such a hand also needs five different ranks.
    # None if every hand qualifies.
    highest: int | None = None


ACE_TO_FIVE: Final = LowOrdering("ace-to-five", ace_low=True, straights_count=False)
EIGHT_OR_BETTER: Final = LowOrdering(
    "eight-or-better", ace_low=True, straights_count=False, highest=8
)
DEUCE_TO_SEVEN: Final = LowOrdering("deuce-to-seven", ace_low=False, straights_count=True)
ACE_TO_SIX: Final = LowOrdering("ace-to-six", ace_low=True, straights_count=True)

LOW_ORDERINGS: Final = (ACE_TO_FIVE, EIGHT_OR_BETTER, DEUCE_TO_SEVEN, ACE_TO_SIX)
"""Each has a row in poker/names.txt, in this order, and a ruling in poker/explain/rulebook.txt."""

Ordering: TypeAlias = HighOrdering | LowOrdering
"""How hands compare, for high or for low."""

LowRank = tuple[tuple[int, ...], tuple[int, ...]]
"""(the kind of hand, its ranks in the order they compare); the smaller tuple is the better hand.

The kind is (category number,) in orderings in which straights and flushes count, otherwise the
sizes of the groups of equal ranks, the largest first: (2, 1, 1, 1) for a pair.
"""


def rank_low(
    ranks: Sequence[int], flush: bool, ordering: LowOrdering, wheel: tuple[int, ...] = high.WHEEL
) -> LowRank | None:
    """Rank up to five cards for low, fewer by their groups alone; None if they do not qualify.

    ``ranks``: 2 to 14; ``flush``: True if five are of one suit; ``wheel``: the straight with a low
    ace, used if straights count and the ace is low. The second part of the result has a number for
    each card: larger groups first, then high to low, a low ace as 1.

    >>> rank_low([13, 9, 9, 5, 5], False, ACE_TO_FIVE)
    ((2, 2, 1), (9, 9, 5, 5, 13))
    >>> rank_low([14, 5, 4, 3, 2], False, DEUCE_TO_SEVEN)
    ((1,), (14, 5, 4, 3, 2))
    """
    values = low_values(ranks, ordering)
    if ordering.highest is not None and max(values) > ordering.highest:
        return None
    groups = high.group_ranks(values)
    compared = tuple([value for count, value in groups for _ in range(count)])
    shape = tuple([count for count, _ in groups] + [1] * (5 - len(ranks)))
    if ordering.highest is not None and shape[0] > 1:
        return None
    if not ordering.straights_count:
        # The shapes are in order already: (1, 1, 1, 1, 1) < (2, 1, 1, 1) < (2, 2, 1) ...
        return shape, compared
    # A low ace is 1 here; an ace that counts high cannot be the low end of a straight.
    low_wheel = (*wheel[1:], 1) if ordering.ace_low else None
    straight = len(groups) == 5 and high.straight_top(compared, low_wheel) is not None
    return (int(high.categorise(shape, straight, flush)),), compared


def low_values(ranks: Sequence[int], ordering: LowOrdering) -> list[int]:
    """Return the ranks as this ordering counts them: the ace as 1 if it is low, otherwise as 14."""
    return [1 if ordering.ace_low and rank == 14 else rank for rank in ranks]


def eight_or_lower(cards: Iterable[Card]) -> set[int]:
    """Return the ranks of these cards that an eight-or-better low can use, the ace as 1."""
    return {1 if card.rank == 14 else card.rank for card in cards} & set(range(1, 9))


def low_category(rank: LowRank, ordering: LowOrdering) -> Category:
    """Return a low's category; never a straight or flush in orderings that ignore them."""
    kind, _ = rank
    if ordering.straights_count:
        return Category(kind[0])
    return high.categorise(kind, straight=False, flush=False)


def in_low_order(
    cards: Sequence[Card], ordering: LowOrdering, stands: Sequence[int] | None = None
) -> tuple[Card, ...]:
    """Return the cards in the order in which a low is read: larger groups first, then high to low.

    Cards of equal rank keep their order. ``stands``: for each card the rank, 2 to 14, that it
    stands for; None if no card is wild.
    """
    ranks = stands or [card.rank for card in cards]
    values = low_values(ranks, ordering)
    places = range(len(cards))
    order = sorted(places, key=lambda at: (ranks.count(ranks[at]), values[at]), reverse=True)
    return tuple([cards[at] for at in order])
