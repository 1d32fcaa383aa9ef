"""Questions about the category of a hand, such as a full house among seven cards."""

from collections.abc import Mapping, Sequence
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.dealing import Shuffler
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, find_game
from analyser.poker.names import BADUGI_NAMES, CATEGORY_NAMES, category_name
from analyser.poker.phrases import N_, Phrase
from analyser.poker.practice import drawing
from analyser.poker.practice.quiz import Dealt, Hand, Question
from analyser.poker.practice.winner_topics import TWO_AND_THREE, ranks_by_category
from analyser.poker.ranking.badugi import BadugiCategory
from analyser.poker.ranking.high import Category
from analyser.poker.results.analysis import analyse_cards
from analyser.poker.results.ranked import main_category, rank_cards
from analyser.poker.results.result_sentences import say_hand

_LEVELS: Final = {
    Category.HIGH_CARD: range(1, 3),
    Category.ONE_PAIR: range(1, 4),
    Category.FULL_HOUSE: range(2, 6),
    Category.FOUR_OF_A_KIND: range(3, 6),
    Category.STRAIGHT_FLUSH: range(3, 6),
}
"""The levels that ask for a category, if not all do."""
_HIGHEST: Final = {
    range(5, 8): Phrase(N_("a seven or better")),
    range(8, 10): Phrase(N_("an eight or a nine")),
    range(10, 15): Phrase(N_("a ten or worse")),
}
"""The topics of lows without a pair among seven cards, by the rank of their highest card."""


def hand_topics(game: Game, level: int) -> Mapping[Phrase, Sequence[drawing.Rank] | None]:
    """Return the topics of a level, each with the ranks that its hands may have.

    A topic is usually a category. There are exceptions:

    - With seven cards, lows without a pair are several topics, by their highest card, because a
      single topic would come too often. Lows worse than two pair are no topic.
    - In Omaha, from level 2, a topic is hands that look better than they are; its ranks are None.
    """
    low = not game.high_counts
    found: dict[Phrase, Sequence[drawing.Rank] | None] = {}
    for category, ranks in ranks_by_category(game, low).items():
        if low and game.dealt > game.hand:  # of seven cards five make something lower than trips
            if category == Category.HIGH_CARD:
                for highest, name in _HIGHEST.items():
                    found[name] = [rank for rank in ranks if rank[1][0] in highest]
            elif category <= Category.TWO_PAIR:
                found[CATEGORY_NAMES[Category(category)]] = ranks
        elif game.one_of_each:
            found[BADUGI_NAMES[BadugiCategory(category)]] = ranks
        elif low or level in _LEVELS.get(Category(category), range(1, 6)):
            found[CATEGORY_NAMES[Category(category)]] = ranks
    if game.as_in_omaha and level > 1:
        found[TWO_AND_THREE] = None
    return found


def make_hand(shuffler: Shuffler, game: Game, ranks: Sequence[drawing.Rank] | None) -> Dealt | None:
    """Try once to deal a hand of these ranks or, if None, one that looks better than it is."""
    found: tuple[Hand, Hand] | None
    if ranks is None:
        found = _deal_that_may_look_better(shuffler, game)
    else:
        found = _deal_of_rank(shuffler, game, shuffler.one_of(ranks))
    if found is None:
        return None
    hole, board = (tuple(shuffler.draw(cards, len(cards))) for cards in found)
    hand = rank_cards(game, hole, board)
    name = main_category(game, hand.high, hand.low)
    if ranks is None:
        fits = category_name(analyse_cards(ANY, (*hole, *board)).high.rank) != name
    else:
        fits = (hand.high if game.high_counts else hand.low) in ranks
    if not fits:
        return None
    return Dealt((hole,), board, str(name), say_hand(analyse_cards(game, hole, board)))


def fives_that_play(question: Question) -> Sequence[frozenset[Card]]:
    """Return every five cards that make the asked hand; empty if all of its cards play."""
    game = find_game(question.game)
    (hole,) = question.seats
    if len(hole) + len(question.board) <= game.hand:
        return ()
    every = analyse_cards(game, hole, question.board).counting.all or ()
    return tuple([frozenset(five) for five in every])


def _deal_of_rank(shuffler: Shuffler, game: Game, rank: drawing.Rank) -> tuple[Hand, Hand] | None:
    low = not game.high_counts
    hand = drawing.hand_of(shuffler, game, rank, low, ())
    if hand is None:
        return None
    if not game.board:
        alone = drawing.filled(shuffler, game, hand, low, ())
        return None if alone is None else (alone, ())
    hand = shuffler.draw(hand, len(hand))
    of_hand = 2 if game.uses is None else game.uses[0]
    if game.uses is None:
        of_hand = shuffler.below(of_hand + 1)
    hole, board = hand[:of_hand], hand[of_hand:]
    more = shuffler.draw(drawing.rest_of(game.deck, hand), game.dealt + game.board - len(hand))
    missing = game.dealt - len(hole)
    return (*hole, *more[:missing]), (*board, *more[missing:])


def _deal_that_may_look_better(shuffler: Shuffler, game: Game) -> tuple[Hand, Hand]:
    pool = shuffler.one_of((drawing.mostly_one_suit, drawing.neighbours))(shuffler, game.deck)
    cards = shuffler.draw(pool, game.dealt + game.board)
    return tuple(cards[: game.dealt]), tuple(cards[game.dealt :])
