"""The classes of all kinds of five cards, computed with arrays; tests check them by ``classes``.

``classes`` calls the plain evaluator for each kind, which takes longer than counting most odds.
Here each kind gets one whole number that sorts as its rank does. The highest digit of the number is
the category, which in lows without straights and flushes depends on pairs and larger groups alone.
The other digits are the ranks in the order they compare: larger groups first, then high to low.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import RANKS
from analyser.poker.decks import Deck
from analyser.poker.ranking.high import Category, HighOrdering
from analyser.poker.ranking.low import LowOrdering, Ordering
from analyser.poker.ranking.multisets import Whole, multisets

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
    keys = compared + _order_of(ordering).take(categories) * _BASE**5
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


def _order_of(ordering: Ordering) -> Whole:
    """Return each category's position in an ordering: 0 is the worst high, or the best low."""
    places = np.arange(max(Category) + 1)
    if isinstance(ordering, HighOrdering):
        places[list(ordering.categories)] = np.arange(len(ordering.categories))
    return places
