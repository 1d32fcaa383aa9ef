"""Lookup tables of classes, in which the ranks of thousands of hands are found at once.

Apart from flushes, the class of a hand depends only on the multiset of its ranks, so one table
indexed by these multisets is enough for all hands; a second table, indexed by the set of ranks of
one suit, has the classes of flushes. The tables for n cards are computed from those for n - 1,
because the best five of n cards are also among some n - 1 of them. Each table is computed when
first needed, and cached.

For five cards, ``classes`` calls the plain evaluator for each kind, which takes longer than
counting most odds. Here each kind gets one whole number that sorts as its rank does, and tests
compare the two. The highest digit of the number is the category, which in lows without straights
and flushes depends on pairs and larger groups alone. The other digits are the ranks in the order
they compare: larger groups first, then high to low.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import RANKS
from analyser.poker.decks import FULL_DECK, Deck
from analyser.poker.ranking.arrays import ClassNumbers, Whole
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.high import Category, HighOrdering
from analyser.poker.ranking.low import LowOrdering, Ordering
from analyser.poker.ranking.multisets import RANK_KEYS, count_of, multisets

Categories = npt.NDArray[np.uint8]

# The sum of the squared sizes of a hand's groups of equal ranks identifies its shape.
_CATEGORIES: Final = {
    5: Category.HIGH_CARD,
    7: Category.ONE_PAIR,
    9: Category.TWO_PAIR,
    11: Category.THREE_OF_A_KIND,
    13: Category.FULL_HOUSE,
    17: Category.FOUR_OF_A_KIND,
}
_BASE: Final = 16  # ranks are digits of a key


@dataclass(frozen=True, slots=True, eq=False)
class FiveCards:
    """All kinds of five cards that qualify in one ordering, with their classes."""

    mixed: Whole  # the kinds not all of one suit: for each a row with its ranks, 0 to 12, ascending
    suited: Whole  # the kinds of one suit, in rows of the same form
    # mixed_classes, suited_classes: the class of each of these rows, 1 the best.
    mixed_classes: Whole
    suited_classes: Whole
    # The category of each class, from class 1. In lows that ignore straights and flushes, only
    # pairs and larger groups make a category.
    categories: Categories


@cache  # the orderings of the games, two decks
def five_cards(ordering: Ordering, deck: Deck) -> FiveCards:
    """Return all kinds of five cards in a deck without wild cards, and their classes (cached)."""
    rows = multisets(5).rows()
    rows = rows[rows[:, 0] >= deck.lowest - RANKS[0]]
    different = np.diff(rows).all(axis=1)  # no rank is the same as the next
    kinds = np.concatenate([rows, rows[different]])
    flush = np.arange(len(kinds)) >= len(rows)
    values = kinds + RANKS[0]
    if isinstance(ordering, LowOrdering) and ordering.ace_low:
        values = np.sort(np.where(values == RANKS[-1], 1, values), axis=1)
    if isinstance(ordering, LowOrdering) and ordering.highest is not None:
        counts = (values[:, -1] <= ordering.highest) & np.diff(kinds).all(axis=1)
        kinds, values, flush = kinds[counts], values[counts], flush[counts]
    categories, compared = _categories(values, flush, ordering, deck)
    places = np.arange(max(Category) + 1)  # of categories: 0 is the worst high, or the best low
    if isinstance(ordering, HighOrdering):
        places[list(ordering.categories)] = np.arange(len(ordering.categories))
    keys = compared + places.take(categories) * _BASE**5
    if isinstance(ordering, HighOrdering):
        keys = -keys
    _, first, classes = np.unique(keys, return_index=True, return_inverse=True)
    classes += 1
    return FiveCards(
        kinds[~flush], kinds[flush], classes[~flush], classes[flush], categories[first]
    )


def _categories(
    values: Whole, flush: npt.NDArray[np.bool_], ordering: Ordering, deck: Deck
) -> tuple[Categories, Whole]:
    """Return each kind's category, and a number that orders the kinds of one category.

    ``values``: a row for each kind, its ranks ascending, a low ace as 1; ``flush``: if suited.
    """
    groups = (values[:, :, np.newaxis] == values[:, np.newaxis, :]).sum(axis=2)
    in_order = np.sort(groups * _BASE + values, axis=1) % _BASE
    compared = in_order @ _BASE ** np.arange(5)
    shapes = groups.sum(axis=1)
    shape_categories = np.zeros(max(_CATEGORIES) + 1, np.uint8)
    shape_categories[list(_CATEGORIES)] = list(_CATEGORIES.values())
    categories = shape_categories.take(shapes)
    if isinstance(ordering, LowOrdering) and not ordering.straights_count:
        return categories, compared
    wheel = ordering.wheel if isinstance(ordering, HighOrdering) else _low_wheel(ordering, deck)
    straight = values[:, 4] - values[:, 0] == 4
    ace_low = (values == sorted(wheel)).all(axis=1) if wheel else np.zeros_like(straight)
    straight = (straight & (shapes == 5)) | ace_low
    categories[flush] = Category.FLUSH
    categories[straight] = Category.STRAIGHT
    categories[straight & flush] = Category.STRAIGHT_FLUSH
    if isinstance(ordering, HighOrdering):
        # Straights compare by their highest card, which in a wheel is not the ace.
        compared[straight] = values[straight, 4]
        compared[ace_low] = ordering.wheel[1]
    return categories, compared


def _low_wheel(ordering: LowOrdering, deck: Deck) -> tuple[int, ...]:
    """Return the straight with the ace as 1, from six up 9, 8, 7, 6, 1; () if the ace is high."""
    return (*deck.wheel[1:], 1) if ordering.ace_low else ()


@cache  # the orderings of the games, two decks, six sizes
def mixed_classes(ordering: Ordering, size: int, deck: Deck = FULL_DECK) -> ClassNumbers:
    """Return the best class without a flush, or ``NO_CLASS``, by the number of a multiset."""
    numbering = multisets(size)
    best = np.full(len(numbering), NO_CLASS, np.uint16)
    if size == 5:
        kinds = five_cards(ordering, deck)
        best[numbering.numbers(RANK_KEYS.take(kinds.mixed).sum(axis=1))] = kinds.mixed_classes
        return best
    fewer = multisets(size - 1).keys()
    best_of_fewer = mixed_classes(ordering, size - 1, deck)
    for rank, rank_key in enumerate(RANK_KEYS):
        has_room = count_of(rank, fewer) < 4
        # Different multisets stay different with one more rank, so no number comes twice here.
        numbers = numbering.numbers(fewer[has_room] + rank_key)
        best[numbers] = np.minimum(best[numbers], best_of_fewer[has_room])
    return best


@cache  # the orderings of the games, two decks
def flush_classes(ordering: Ordering, deck: Deck = FULL_DECK) -> ClassNumbers:
    """Return the class of the best flush, by the mask of the ranks of one suit.

    ``NO_CLASS`` if the suit has fewer than five cards, or none of its flushes qualifies.
    """
    kinds = five_cards(ordering, deck)
    best = np.full(1 << len(RANKS), NO_CLASS, np.uint16)
    best[(1 << kinds.suited).sum(axis=1)] = kinds.suited_classes
    return best_of_subsets(best)


def best_of_subsets(best: ClassNumbers) -> ClassNumbers:
    """Replace, in place, the class of each mask of ranks by the best of all its subsets."""
    for rank in range(len(RANKS)):
        # Each mask without the rank, beside the same mask with it: one card more never hurts.
        without, with_it = best.reshape(-1, 2, 1 << rank).swapaxes(0, 1)
        np.minimum(without, with_it, out=with_it)
    return best
