"""Rounds of questions about equity, the category of a hand and the nuts; about winners: ``winner``.

A seed gives the same questions on every system, until topics change.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import cycle, islice
from typing import Final

from analyser.poker import errors, names
from analyser.poker.cards import Card, Suit, high_first
from analyser.poker.dealing import Shuffler, random_seed
from analyser.poker.decks import Deck
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, find_game
from analyser.poker.generators import finish
from analyser.poker.made_hands.draws import FLUSH_DRAW, OVERCARDS, find_draws
from analyser.poker.nuts.nuts import find_nuts
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.situation import Situation
from analyser.poker.phrases import N_, Numeral, Phrase, percentage
from analyser.poker.practice import drawing
from analyser.poker.practice.drawing import every_card, few_ranks, mostly_one_suit
from analyser.poker.practice.quiz import LEVELS, MOST_QUESTIONS, Dealt, Hand, Kind, Question, Quiz
from analyser.poker.practice.schedule import Schedule
from analyser.poker.practice.winner import make_deal
from analyser.poker.practice.winner_topics import TWO_AND_THREE, ranks_by_category, topics_of
from analyser.poker.ranking.badugi import BadugiCategory
from analyser.poker.ranking.high import Category
from analyser.poker.results.analysis import analyse_cards
from analyser.poker.results.result_sentences import say_hand
from analyser.poker.results.showdown import main_category, rank_cards

_TWO_PAIRS: Final = Phrase(N_("pair against pair"))
_OVERCARDS: Final = Phrase(N_("a pair against higher cards"))
_DOMINATED: Final = Phrase(N_("a card in common"))
_LIVE: Final = Phrase(N_("four different ranks"))
_FLUSH_DRAW: Final = Phrase(N_("a flush draw"))
_STRAIGHT_DRAW: Final = Phrase(N_("a straight draw"))
_BOTH_DRAWS: Final = Phrase(N_("draws to straight and flush"))
_NO_DRAW: Final = Phrase(N_("no draw"))
_BEFORE: Final = (_TWO_PAIRS, _OVERCARDS, _DOMINATED, _LIVE)
_AFTER: Final = (_FLUSH_DRAW, _STRAIGHT_DRAW, _BOTH_DRAWS, _NO_DRAW)
_LEAST: Final = 0.04
"""The smallest equity that either of the two hands may have in a question."""


def equity_topics(game: Game, level: int) -> Sequence[Phrase]:
    """Return the topics of a level: hands before the flop, draws on a board, or both.

    If hands have two cards, level 1 has only hands before the flop, and levels 4 and 5 have only
    draws on a board. With another number of cards, all levels do.
    """
    if game.dealt != 2 or level > 3:
        return _AFTER
    return _BEFORE if level == 1 else _BEFORE[:3] + _AFTER


def make_equity(shuffler: Shuffler, game: Game, topic: Phrase) -> Dealt | None:
    """Try once to deal two hands, and a flop or turn if the topic is about draws.

    None if ``topic``, one of ``equity_topics``, is not theirs, or one is almost sure to win.
    """
    before = topic in _BEFORE
    pools = (few_ranks,) if before else (every_card, mostly_one_suit)
    size = 0 if before else 3 + shuffler.below(2)
    pool = shuffler.one_of(pools)(shuffler, game.deck)
    cards = tuple(shuffler.draw(pool, 2 * game.dealt + size))
    holes = cards[: game.dealt], cards[game.dealt : 2 * game.dealt]
    board = cards[2 * game.dealt :]
    if (_topic_before(holes) if before else _topic_after(game, holes, board)) != topic:
        return None
    odds = odds_of(Situation(game, holes, board))
    share = odds.seats[0].equity
    if not _LEAST <= share <= 1 - _LEAST:
        return None
    template = N_("{seat} gets {share} of the pot on average, in {deals} deals")
    written = percentage(Numeral(round(10000 * share), decimals=2))
    text = Phrase(template, seat=names.seat_name(0), share=written, deals=Numeral(odds.boards))
    return Dealt(holes, board, share, text)


def _topic_before(holes: tuple[Hand, Hand]) -> Phrase | None:
    """Return the topic of two hands before the flop, such as a pair against overcards, if any."""
    pairs = [hole for hole in holes if hole[0].rank == hole[1].rank]
    one, other = ({card.rank for card in hole} for hole in holes)
    if len(pairs) == 2:
        return _TWO_PAIRS
    if pairs:
        (pair,) = pairs
        return _OVERCARDS if max(one | other) > pair[0].rank else None
    return _DOMINATED if one & other else _LIVE


def _topic_after(game: Game, holes: tuple[Hand, Hand], board: Hand) -> Phrase | None:
    """Return the topic by the draws of the worse hand on a board; None if the two are equal."""
    ranked = [rank_cards(game, hole, board) for hole in holes]
    highs = [hand.high for hand in ranked if hand.high is not None]
    strengths = [game.high.strength(high) for high in highs]
    if strengths[0] == strengths[1]:
        return None
    behind = strengths.index(min(strengths))
    draws = find_draws(game, holes[behind], board, highs[behind], holes[1 - behind])
    kinds = {draw.kind for draw in draws if draw.cards is not None} - {OVERCARDS}
    flush, straight = FLUSH_DRAW in kinds, bool(kinds - {FLUSH_DRAW})
    if flush and straight:
        return _BOTH_DRAWS
    return _FLUSH_DRAW if flush else _STRAIGHT_DRAW if straight else _NO_DRAW


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
                found[names.CATEGORY_NAMES[Category(category)]] = ranks
        elif game.one_of_each:
            found[names.BADUGI_NAMES[BadugiCategory(category)]] = ranks
        elif low or level in _LEVELS.get(Category(category), range(1, 6)):
            found[names.CATEGORY_NAMES[Category(category)]] = ranks
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
        fits = names.category_name(analyse_cards(ANY, (*hole, *board)).high.rank) != name
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
    """Try once to deal (hole cards, board) around a hand of this rank, which may get better."""
    low = not game.high_counts
    hand = drawing.hand_of(shuffler, game, rank, low, ())
    if hand is None:
        return None
    if not game.board:
        alone = drawing.filled(shuffler, game, hand, low, ())
        return None if alone is None else (alone, ())
    hand = shuffler.draw(hand, len(hand))
    of_hand = shuffler.below(3) if game.uses is None else game.uses[0]  # as in hold'em up to two
    hole, board = hand[:of_hand], hand[of_hand:]
    more = shuffler.draw(drawing.rest_of(game.deck, hand), game.dealt + game.board - len(hand))
    missing = game.dealt - len(hole)
    return (*hole, *more[:missing]), (*board, *more[missing:])


def _deal_that_may_look_better(shuffler: Shuffler, game: Game) -> tuple[Hand, Hand]:
    """Deal cards mostly of one suit, or neighbours, so that a better hand seems near."""
    pool = shuffler.one_of((drawing.mostly_one_suit, drawing.neighbours))(shuffler, game.deck)
    cards = shuffler.draw(pool, game.dealt + game.board)
    return tuple(cards[: game.dealt]), tuple(cards[game.dealt :])


NUTS_TOPICS: Final[Mapping[Phrase, tuple[Category, tuple[drawing.Pool, ...]]]] = {
    names.CATEGORY_NAMES[category]: (category, pools)
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
_MOST_PAIRS = 16  # all those of two ranks


def make_nuts(shuffler: Shuffler, game: Game, topic: Phrase, level: int) -> Dealt | None:
    """Deal a board for a level, 1 to 5; None if its nuts are not ``topic``, or of many hands."""
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
    cards = " ".join([names.card_sign(card) for card in found[0]])
    template = N_("{cards} make {hand}")
    if len(found) > 1:  # never two: three of a rank are left, or four of each that is needed
        template = N_("{cards} and {count} other pairs make {hand}")
    hand = names.describe_in_sentence(rank)
    text = Phrase(template, cards=cards, count=len(found) - 1, hand=hand)
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


_TRIES: Final = 40
"""How often each entry of ``Schedule.order`` is tried before the next one."""


def kinds_of(game: Game) -> tuple[Kind, ...]:
    """Return a game's kinds of questions; "nuts" and "equity" need a board, and highs that win."""
    if game.second is not None:
        return ("winner",)
    is_full = game.board and game.high_counts
    return ("winner", "hand", "nuts", "equity") if is_full else ("winner", "hand")


class Questions(Iterator[Question]):
    """An endless round of questions of one kind."""

    def __init__(
        self, seed: int, kind: Kind, game: Game, level: int, boxes: Mapping[str, int] | None = None
    ) -> None:
        """Start a round; ``boxes``: each topic's box, the first one for all by default.

        Raises QuestionGameError, WildQuestionsError, NumberError.
        """
        if kind not in kinds_of(game):
            raise errors.QuestionGameError(kind=kind, game=game.name)
        if kind == "nuts" and not game.has_nuts:
            raise errors.UncountedNutsError(game=game.name)
        if game.deck.has_wild:
            raise errors.WildQuestionsError
        # For each topic its box, from 1 (see ``schedule``); the caller changes it after an answer.
        self.boxes: Mapping[str, int] = {} if boxes is None else boxes
        self._shuffler = shuffler = Shuffler(seed)
        self._kind, self._game, self._level = kind, game, level
        self._makers = _makers(shuffler, kind, game, level)
        winner = topics_of(game) if kind == "winner" else {}
        splits = [name for name in self._makers if name in winner and winner[name].split]
        self._schedule = Schedule(tuple(self._makers), splits)

    def __next__(self) -> Question:
        """Make the next question."""
        order = self._schedule.order(self._shuffler, self.boxes)
        tried = cycle(topic for topic in order for _ in range(_TRIES))
        topic = next(tried)
        while (found := self._makers[topic]()) is None:
            topic = next(tried)
        self._schedule.count(topic)
        return Question(self._kind, self._game.key, self._level, topic, *found)


def _makers(
    shuffler: Shuffler, kind: Kind, game: Game, level: int
) -> Mapping[Phrase, Callable[[], Dealt | None]]:
    """Return for each topic of a level a function that tries once to make a question of it."""
    match kind:
        case "winner":
            return {
                Phrase(name): partial(make_deal, shuffler, game, topic, level)
                for name, topic in topics_of(game).items()
                if level in topic.levels
            }
        case "hand":
            topics = hand_topics(game, level).items()
            return {name: partial(make_hand, shuffler, game, ranks) for name, ranks in topics}
        case "nuts":
            return {name: partial(make_nuts, shuffler, game, name, level) for name in NUTS_TOPICS}
    return {name: partial(make_equity, shuffler, game, name) for name in equity_topics(game, level)}


def make_quiz(kind: Kind, game: Game, level: int, count: int, seed: int | None = None) -> Quiz:
    """Return a round whose questions are made as they are read, only once; no seed: at random.

    Raises QuestionGameError, WildQuestionsError, UncountedNutsError, NumberError.
    """
    errors.refuse_number(N_("The level"), level, LEVELS[0], LEVELS[-1])
    errors.refuse_number(N_("The number of questions"), count, 1, MOST_QUESTIONS)
    used = random_seed() if seed is None else seed
    return Quiz(used, islice(Questions(used, kind, game, level), count))
