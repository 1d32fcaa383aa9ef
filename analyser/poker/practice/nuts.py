"""Questions about the nuts: boards on which the best two cards make a wanted category."""

from collections.abc import Mapping, Sequence
from typing import Final

from analyser.poker.cards import Card, Suit, high_first
from analyser.poker.dealing import Shuffler
from analyser.poker.decks import Deck
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.generators import finish
from analyser.poker.names import CATEGORY_NAMES, card_sign, describe_in_sentence
from analyser.poker.nuts.nuts import find_nuts
from analyser.poker.phrases import N_, Phrase
from analyser.poker.practice import drawing
from analyser.poker.practice.quiz import Dealt
from analyser.poker.ranking.high import Category

NUTS_TOPICS: Final[Mapping[Phrase, tuple[Category, tuple[drawing.Pool, ...]]]] = {
    CATEGORY_NAMES[category]: (category, pools)
    for category, pools in (
        (Category.THREE_OF_A_KIND, (drawing.every_card,)),
        (Category.STRAIGHT, (drawing.neighbours, drawing.every_card)),
        (Category.FLUSH, (drawing.mostly_one_suit,)),
        (Category.FOUR_OF_A_KIND, (drawing.few_ranks,)),
        (Category.STRAIGHT_FLUSH, (drawing.mostly_one_suit,)),
    )
}
_SIZES = {1: (3, 3), 2: (3, 4), 3: (3, 5), 4: (4, 5), 5: (4, 5)}
"""For each level the fewest and the most cards on the board."""
_MOST_PAIRS = 16


def make_nuts(shuffler: Shuffler, game: Game, topic: Phrase, level: int) -> Dealt | None:
    """Deal a board for a level, 1 to 5; None if its nuts do not fit, or are too many pairs."""
    category, pools = NUTS_TOPICS[topic]
    fewest, most = _SIZES[level]
    pool = shuffler.one_of(pools)(shuffler, game.deck)
    board = tuple(shuffler.draw(pool, fewest + shuffler.below(most - fewest + 1)))
    if _category_on(board, game.deck) != category:  # quickly, before all pairs are ranked
        return None
    ladder = finish(find_nuts(game, board)).classes[0].seen.ladder
    rank = tables_of(game, ()).high.ranks[ladder.classes[0] - 1]
    pairs = [tuple(sorted(pair, key=high_first)) for pair, _ in ladder.pairs[0]]
    found = tuple(sorted(pairs, key=lambda pair: [*map(high_first, pair)]))
    if rank[0] != category or len(found) > _MOST_PAIRS:
        return None
    cards = " ".join([card_sign(card) for card in found[0]])
    template = N_("{cards} make {hand}")
    if len(found) > 1:  # never two: three of a rank are left, or four of each that is needed
        template = N_("{cards} and {count} other pairs make {hand}")
    text = Phrase(template, cards=cards, count=len(found) - 1, hand=describe_in_sentence(rank))
    return Dealt((), board, found, text)


def _category_on(board: Sequence[Card], deck: Deck) -> Category:
    """Return the best category that any two cards can make with three cards of a board."""
    runs = [{*range(top - 4, top + 1)} for top in range(deck.lowest + 4, 15)]
    straights = [{*deck.wheel}, *runs]

    def makes_straight(ranks: set[int]) -> bool:
        return any(len(straight & ranks) > 2 for straight in straights)

    ranks = {card.rank for card in board}
    suits = [{card.rank for card in board if card.suit is suit} for suit in Suit]
    if any(map(makes_straight, suits)):
        return Category.STRAIGHT_FLUSH
    if len(ranks) < len(board):
        return Category.FOUR_OF_A_KIND
    if any(len(suit) > 2 for suit in suits):
        return Category.FLUSH
    return Category.STRAIGHT if makes_straight(ranks) else Category.THREE_OF_A_KIND
