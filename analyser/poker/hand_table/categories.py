"""Categories and strengths of hands as numbers that compare across all games.

A high hand is ordered by its category and its tie-breakers, so that aces up are stronger than kings
up in every game. Below all high hands are the badugis, then the lows in ace-to-five (qualified or
not), in ace-to-six and in deuce-to-seven. Within each of these groups the better hand is the
stronger one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.names import BADUGI_LABELS, CATEGORY_NAMES, ROYAL_FLUSH_NAME, category_name
from analyser.poker.phrases import N_, Phrase
from analyser.poker.ranking.badugi import BadugiCategory, category_of
from analyser.poker.ranking.high import Category, HighRank
from analyser.poker.ranking.low import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    DEUCE_TO_SEVEN,
    LowOrdering,
    LowRank,
    low_category,
)
from analyser.poker.ranking.whole import SOKO
from analyser.poker.results.ranked import Ranked

_LOW_NAME: Final = Phrase(N_("low"))
CATEGORIES: Final = (
    Phrase(""),
    _LOW_NAME,
    *BADUGI_LABELS.values(),
    *[CATEGORY_NAMES[Category(one)] for one in SOKO.categories[:-1]],
    ROYAL_FLUSH_NAME,
    CATEGORY_NAMES[Category.FIVE_OF_A_KIND],
)
"""The names of all categories, worst first: none, a low without a pair, badugis, high hands."""

_PLACES: Final = {int(category): place for place, category in enumerate(SOKO.categories, 1)}
"""The place of each category of high hands in the game that has all of them, the worst 1."""
_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(CATEGORIES)}

# A strength is one number, so that SQLite sorts hands by it: from the highest bits down the band of
# hands that are compared with each other, the category, and up to five ranks of four bits each.
_DIGITS: Final = 5
_BITS: Final = 4
_CATEGORY: Final = 1 << _BITS * _DIGITS
_BAND: Final = _CATEGORY << _BITS
_HIGH: Final = 5 * _BAND
_BADUGI: Final = 4 * _BAND
_LOW: Final = {
    (True, False): 3 * _BAND,
    (ACE_TO_SIX.ace_low, ACE_TO_SIX.straights_count): 2 * _BAND,
    (DEUCE_TO_SEVEN.ace_low, DEUCE_TO_SEVEN.straights_count): _BAND,
}


def digits(values: Sequence[int]) -> int:
    """Pack up to five ranks into one number, four bits each, the first in the highest bits."""
    number = 0
    for value in values:
        number = number << _BITS | value
    return number << _BITS * (_DIGITS - len(values))


def category_of_high(rank: HighRank) -> int:
    """Return the number of a high hand's or badugi's category, an index into ``CATEGORIES``."""
    category = category_of(rank)
    if isinstance(category, BadugiCategory):
        return _NUMBERS[BADUGI_LABELS[category]]
    return _NUMBERS[category_name(rank)]


def category_of_low(rank: LowRank, ordering: LowOrdering) -> int:
    """Return the number of a low hand's category, an index into ``CATEGORIES``."""
    category = low_category(rank, ordering)
    return _NUMBERS[_LOW_NAME if category is Category.HIGH_CARD else CATEGORY_NAMES[category]]


def strength_of_high(rank: HighRank) -> int:
    """Return the strength of a high hand or badugi: more is better, and 0 is never used."""
    if isinstance(rank[0], BadugiCategory):
        lowest = [15 - value for value in rank[1:]]
        return _BADUGI + int(rank[0]) * _CATEGORY + digits(lowest)
    return _HIGH + _PLACES[rank[0]] * _CATEGORY + digits(rank[1:])


def strength_of_low(rank: LowRank, ordering: LowOrdering) -> int:
    """Return the strength of a low hand: more is better, and 0 is never used."""
    band = _LOW[ordering.ace_low, ordering.straights_count]
    category = int(low_category(rank, ordering))
    return band + _BAND - 1 - (category * _CATEGORY + digits(rank[1]))


def standing(game: Game, hand: Ranked) -> tuple[int, int]:
    """Return the category and the strength of a hand, or of its low if only lows win."""
    if hand.high is not None:
        return category_of_high(hand.high), strength_of_high(hand.high)
    assert hand.low is not None  # high or low counts, and the hand is complete
    assert game.low is not None
    return category_of_low(hand.low, game.low), strength_of_low(hand.low, game.low)


def low_shown(game: Game) -> LowOrdering | None:
    """Return the ordering in which the lows of a game are shown; None if it shows no lows."""
    return game.low or (ACE_TO_FIVE if game.shows_low else None)


def class_of(game: Game, hand: Ranked) -> int:
    """Return a hand's class, 1 the best, or its low's if only lows win; 0 if incomplete."""
    if not hand.complete:
        return 0
    ordering, rank = (low_shown(game), hand.low) if hand.high is None else (game.high, hand.high)
    assert ordering is not None  # a complete hand has one of the two
    classes = tables_of(game, (*hand.cards, *hand.board)).numbered(ordering)
    return classes.number.get(rank, 0)
