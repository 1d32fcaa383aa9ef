"""Questions what a hand is: a hand of each category, among cards that do not count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.dealing import Shuffler
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY
from analyser.poker.names import BADUGI_NAMES, CATEGORY_NAMES, category_name
from analyser.poker.phrases import Phrase
from analyser.poker.practice.drawing import (
    draw,
    filled,
    hand_of,
    mostly_one_suit,
    neighbours,
    one_of,
    rest_of,
)
from analyser.poker.practice.showdown import ranks_by_category
from analyser.poker.practice.topics import TWO_AND_THREE
from analyser.poker.ranking.badugi import BadugiCategory
from analyser.poker.ranking.high import Category
from analyser.poker.ranking.low import low_category
from analyser.poker.results.analysis import Analysis, analyse_cards, low_rank_of
from analyser.poker.results.wording import say_hand

_LEVELS: Final = {
    Category.HIGH_CARD: range(1, 3),
    Category.ONE_PAIR: range(1, 4),
    Category.FULL_HOUSE: range(2, 6),
    Category.FOUR_OF_A_KIND: range(3, 6),
    Category.STRAIGHT_FLUSH: range(3, 6),
}
"""The levels that ask for a category, if not all do."""

Hand = tuple[Card, ...]


def hand_topics(game: Game, level: int) -> Mapping[Phrase, int | None]:
    """Return the topics of a level: the categories, and in Omaha hands that look like more."""
    low = not game.high_counts
    found: dict[Phrase, int | None] = {}
    for category in ranks_by_category(game, low):
        if low and game.dealt > game.hand and category > Category.TWO_PAIR:
            continue  # of seven cards five make something lower
        if game.one_of_each:
            found[BADUGI_NAMES[BadugiCategory(category)]] = category
        elif low or level in _LEVELS.get(Category(category), range(1, 6)):
            found[CATEGORY_NAMES[Category(category)]] = category
    if game.uses is not None and level > 1:
        found[TWO_AND_THREE] = None
    return found


def make_hand(
    shuffler: Shuffler, game: Game, category: int | None
) -> tuple[Hand, Hand, Phrase, Phrase] | None:
    """Try to make a hand of a category, or None for one that looks like more in Omaha.

    Returns:
        The hand, the board, the name of the category, and the hand in words; None if this hand
        was something else.
    """
    dealt = _that_looks_like_more if category is None else _of_category
    found = dealt(shuffler, game, category)
    if found is None:
        return None
    hole, board = (tuple(draw(shuffler, cards, len(cards))) for cards in found)
    hand = analyse_cards(game, hole, board)
    name = name_of(hand)
    if category is None:
        fits = category_name(analyse_cards(ANY, (*hole, *board)).high.rank) != name
    else:
        fits = _category_of(hand) == category
    return (hole, board, name, say_hand(hand)) if fits else None


def name_of(hand: Analysis) -> Phrase:
    """Name the category of a hand; in games for low only that of its low."""
    if hand.played.high_counts:
        return hand.high.category
    return CATEGORY_NAMES[Category(_category_of(hand))]


def _category_of(hand: Analysis) -> int:
    low = hand.played.low
    if hand.played.high_counts or low is None:
        return int(hand.high.rank[0])
    rank = low_rank_of(hand, low)
    assert rank is not None  # every hand has a low if the low alone counts
    return int(low_category(rank, low))


def _of_category(shuffler: Shuffler, game: Game, category: int | None) -> tuple[Hand, Hand] | None:
    assert category is not None
    low = not game.high_counts
    rank = one_of(shuffler, ranks_by_category(game, low)[category])
    hand = hand_of(shuffler, game, rank, low, ())
    if hand is None:
        return None
    if not game.board:
        alone = filled(shuffler, game, hand, low, ())
        return None if alone is None else (alone, ())
    hand = draw(shuffler, hand, len(hand))
    of_hand = 2 if game.uses is None else game.uses[0]
    if game.uses is None:
        of_hand = shuffler.below(of_hand + 1)
    hole, board = hand[:of_hand], hand[of_hand:]
    more = draw(shuffler, rest_of(game.deck, hand), game.dealt + game.board - len(hand))
    missing = game.dealt - len(hole)
    return (*hole, *more[:missing]), (*board, *more[missing:])


def _that_looks_like_more(
    shuffler: Shuffler, game: Game, category: int | None
) -> tuple[Hand, Hand] | None:
    pool = one_of(shuffler, (mostly_one_suit, neighbours))(shuffler, game.deck)
    cards = draw(shuffler, pool, game.dealt + game.board)
    return tuple(cards[: game.dealt]), tuple(cards[game.dealt :])
