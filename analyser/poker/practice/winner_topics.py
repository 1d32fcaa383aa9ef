"""What decides between two hands, and the topics and levels of the questions about it.

To add a topic, write its name and a ``Topic`` among the topics of its games. The rule of a topic
decides which deals belong to it. The pools of a topic are sets of cards; if the hands and the board
are dealt from one of them, many deals belong to the topic.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from analyser.poker.cards import Card
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY
from analyser.poker.phrases import N_, Phrase
from analyser.poker.practice import drawing
from analyser.poker.ranking.badugi import category_of
from analyser.poker.ranking.high import Category
from analyser.poker.ranking.low import LowOrdering, Ordering, low_category
from analyser.poker.results.ranked import rank_cards
from analyser.poker.results.verdict import Verdict, compare_ranked, first_difference, in_two


class Decision(NamedTuple):
    """What decides between the winner and the best other hand."""

    kind: str  # as in ``Reason``
    category: int  # the category of the winner
    against: int  # the category of the other hand
    position: int  # the tie-breaker that decides, from 1; 0 if none does
    better: tuple[int, ...]  # the tie-breakers of the winner
    worse: tuple[int, ...]  # the tie-breakers of the other hand
    # For high hands the top rank of the game's lowest straight, in which the ace is low; for lows
    # 0.
    lowest: int


class Showdown(NamedTuple):
    """A deal with all its cards, and its verdict."""

    game: Game
    seats: Sequence[tuple[Card, ...]]
    board: tuple[Card, ...]
    verdict: Verdict


def decision(
    ordering: Ordering, better: drawing.Rank, worse: drawing.Rank, kind: str | None = None
) -> Decision:
    """Return what decides between two ranks; ``kind``: as in ``Reason``, None to find it."""
    if isinstance(ordering, LowOrdering):
        categories = [int(low_category(rank, ordering)) for rank in (better, worse)]
        lowest = 0
    else:
        categories = [int(category_of(rank)) for rank in (better, worse)]
        better, worse, lowest = in_two(better), in_two(worse), ordering.wheel[1]
    found = first_difference(better, worse)
    usual = "tie" if found is None else "tiebreaker" if found else "category"
    one, other = categories
    return Decision(kind or usual, one, other, found or 0, better[1], worse[1], lowest)


def decision_of(game: Game, verdict: Verdict, low: bool) -> Decision | None:
    """Return what decides the high of a deal, or the low, unless only one seat or none has it."""
    side = verdict.low if low else verdict.high
    if side is None or side.reason.kind == "no-low":
        return None
    ordering = game.low if low else game.high
    assert ordering is not None
    one, other = sorted(side.reason.seats, key=lambda seat: seat not in side.winners)
    return decision(ordering, side.ranks[one], side.ranks[other], side.reason.kind)


@lru_cache(maxsize=32)  # a game has at most two orderings
def ranks_by_category(game: Game, low: bool) -> Mapping[int, Sequence[drawing.Rank]]:
    """Return the ranks of high hands, or of lows, in each category, the best first."""
    ordering = game.low if low else game.high
    assert ordering is not None
    classes = tables_of(game, ()).numbered(ordering)
    found: dict[int, list[drawing.Rank]] = {}
    for rank in classes.ranks:
        found.setdefault(decision(ordering, rank, rank).category, []).append(rank)
    return found


# ------------------------------------------------------------------------------------ the topics


Rule: TypeAlias = Callable[[Decision], bool]
"""Whether a topic is about a decision."""


def _of(kind: str) -> Rule:
    """Return the rule of a kind of decision."""
    return lambda found: found.kind == kind


def _no_tie(found: Decision) -> bool:
    return found.kind != "tie"


def _by_tie_breaker(*categories: Category, first: int = 1, last: int = 9) -> Rule:
    """Return the rule that a tie-breaker of these categories, or of any, decides."""
    every = categories or tuple(Category)
    return lambda found: found.category in every and first <= found.position <= last


@dataclass(frozen=True, slots=True)
class Topic:
    """A topic of questions about which hand wins."""

    rule: Rule
    levels: range = range(1, 6)  # the levels that ask about this topic
    # In games with a board, functions that return the cards to deal from; each deal uses one of
    # them.
    pools: tuple[drawing.Pool, ...] = (drawing.every_card,)
    # For topics that cannot be recognised by a ``Decision`` alone, a test of the whole deal.
    fits: Callable[[Showdown], bool] = lambda _: True
    # True if several seats must win the high (in games for low only, the low), False if one seat
    # alone must.
    split: bool = False
    low: bool = False  # True if the topic is about the low, in games with one
    boards: int = 1  # how many boards there are; the topic has to decide each of them


def topics_of(game: Game) -> dict[str, Topic]:
    """Return the topics of a game by their names in English."""
    if game.second is not None:  # what decides the first half
        return topics_of(replace(game.first, board=0, uses=None)) | _two_boards(game)
    if game.one_of_each:
        return _BADUGI
    if game.whole is not None:
        return _SOKO if game.hand == 5 else _THREE_CARDS
    if not game.high_counts:
        assert game.low is not None
        return _LOW | (_DEUCE if game.low.straights_count else _CALIFORNIA) | _two_boards(game)
    of_board = _OMAHA if game.uses else {}
    if game.splits:
        return _HIGH_LOW | (of_board | _BOARD_LOW if game.board else {}) | _two_boards(game)
    return _HIGH | _two_boards(game) | (_HOLDEM if game.board and game.plays_any else of_board)


def _two_boards(game: Game) -> dict[str, Topic]:
    several = Topic(lambda _: True, _DIFFICULT, low=not game.high_counts, boards=2)
    return {_TWO_BOARDS: several} if game.board else {}


_DIFFICULT: Final = range(3, 6)
_FROM_TWO: Final = range(2, 6)
_STRAIGHTS: Final = (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
_PAIRS: Final = ((Category.ONE_PAIR, 1), (Category.TWO_PAIR, 1), (Category.TWO_PAIR, 2))
_KICKERS: Final = {
    Category.ONE_PAIR: 2,
    Category.TWO_PAIR: 3,
    Category.THREE_OF_A_KIND: 2,
    Category.FOUR_OF_A_KIND: 2,
}
"""For each category the first of its tie-breakers that is a kicker."""


def _has_wheel(found: Decision) -> bool:
    """Whether one of two hands is the lowest straight of the deck, and the hands do not tie."""
    rows = ((found.category, found.better), (found.against, found.worse))
    return found.kind != "tie" and any(
        category in _STRAIGHTS and row[0] == found.lowest for category, row in rows
    )


def _third_pair_is_lost(showdown: Showdown) -> bool:
    """Whether a seat that loses or ties has three pairs, and a hole card in the lowest pair."""
    winners = showdown.verdict.winners
    for seat, hole in enumerate(showdown.seats):
        ranks = [card.rank for card in (*hole, *showdown.board)]
        paired = {rank for rank in ranks if ranks.count(rank) == 2}
        own = {card.rank for card in hole}
        if len(paired) == 3 and min(paired) in own and winners != (seat,):
            return True
    return False


def _other_if_any_five(showdown: Showdown) -> bool:
    """Whether other seats would win if any five cards could play."""
    game, verdict = showdown.game, showdown.verdict
    strengths = []
    for hole in showdown.seats:
        high = rank_cards(ANY, (*hole, *showdown.board)).high
        assert high is not None
        strengths.append(game.high.strength(high))
    best = max(strengths)
    return verdict.winners != tuple([at for at, one in enumerate(strengths) if one == best])


def _river_took_the_low(showdown: Showdown) -> bool:
    """Whether a seat had the best low until the last card paired one of its cards."""
    *before, river = showdown.board
    game = showdown.game
    verdict = compare_ranked(game, [rank_cards(game, hole, before) for hole in showdown.seats])
    return verdict is not None and any(
        seat not in showdown.verdict.low_winners
        and river.rank in [card.rank for card in showdown.seats[seat]]
        for seat in verdict.low_winners
    )


def _tie_by_other_ranks(showdown: Showdown) -> bool:
    """Whether the first two seats that tie hold different ranks, so that the tie is not obvious."""
    held = [sorted(card.rank for card in showdown.seats[at]) for at in showdown.verdict.winners]
    return held[0] != held[1]


_CATEGORY: Final = N_("category")
_KICKER: Final = N_("kicker")
_FULL_HOUSES: Final = N_("full houses")
_WHEEL: Final = N_("wheel")
_SPLIT: Final = N_("split with different cards")
_HIGH: Final = {
    _CATEGORY: Topic(_of("category"), range(1, 5)),
    N_("higher pair"): Topic(lambda found: (found.category, found.position) in _PAIRS, range(1, 4)),
    _KICKER: Topic(
        lambda found: found.position >= _KICKERS.get(Category(found.category), 9),
        pools=(drawing.few_ranks, drawing.every_card),
    ),
    N_("straight over straight"): Topic(
        _by_tie_breaker(*_STRAIGHTS, last=1), pools=(drawing.neighbours,)
    ),
    _FULL_HOUSES: Topic(_by_tie_breaker(Category.FULL_HOUSE), _DIFFICULT, (drawing.few_ranks,)),
    _SPLIT: Topic(
        _of("tie"),
        _FROM_TWO,
        (drawing.few_ranks, drawing.neighbours),
        lambda showdown: not showdown.board or _tie_by_other_ranks(showdown),
        split=True,
    ),
    _WHEEL: Topic(_has_wheel, _DIFFICULT, (drawing.lowest_straight,)),
    N_("flush by its second card"): Topic(
        _by_tie_breaker(Category.FLUSH, first=2), _FROM_TWO, (drawing.mostly_one_suit,)
    ),
}
_HOLDEM: Final = {
    N_("the board plays"): Topic(
        _of("board"), _FROM_TWO, (drawing.few_ranks, drawing.neighbours), split=True
    ),
    N_("counterfeited two pair"): Topic(
        _by_tie_breaker(Category.TWO_PAIR), _DIFFICULT, (drawing.few_ranks,), _third_pair_is_lost
    ),
}
_TWO_BOARDS: Final = N_("two boards")
TWO_AND_THREE: Final = Phrase(N_("two of the hand and three of the board"))
_OMAHA: Final[dict[str, Topic]] = {
    TWO_AND_THREE: Topic(
        _no_tie,
        _FROM_TWO,
        (drawing.mostly_one_suit, drawing.neighbours, drawing.few_ranks),
        _other_if_any_five,
    )
}
_LOWEST: Final = (drawing.mostly_low,)
_HIGH_LOW: Final = {name: _HIGH[name] for name in (_CATEGORY, _KICKER, _FULL_HOUSES, _SPLIT)} | {
    N_("the best low"): Topic(_of("tiebreaker"), pools=_LOWEST, low=True),
    N_("no low"): Topic(
        _no_tie, range(1, 5), fits=lambda showdown: not showdown.verdict.low_winners
    ),
    N_("a shared low, and quarters"): Topic(
        _of("tie"),
        _FROM_TWO,
        _LOWEST,
        lambda showdown: len(showdown.verdict.low_winners) > 1,
        low=True,
    ),
}
_BOARD_LOW: Final = {
    N_("counterfeited low"): Topic(_no_tie, _DIFFICULT, _LOWEST, _river_took_the_low)
}


def _cards_decide(first: int, last: int) -> Topic:
    """Return the topic of lows that first differ from the ``first`` to the ``last`` card."""
    return Topic(_by_tie_breaker(Category.HIGH_CARD, first=first, last=last), low=True)


_HIGHEST: Final = N_("highest card")
_SECOND: Final = N_("second card")
_LOW: Final = {
    _HIGHEST: _cards_decide(1, 1),
    _SECOND: _cards_decide(2, 2),
    N_("later cards"): _cards_decide(3, 5),
    N_("a pair against the hand"): Topic(
        lambda found: found.kind == "category" and found.against <= Category.TWO_PAIR,
        range(1, 3),
        low=True,
    ),
    _SPLIT: Topic(_of("tie"), _FROM_TWO, split=True, low=True),
}
_CALIFORNIA: Final = {
    N_("a straight that does not count"): Topic(
        lambda found: (
            found.category == Category.HIGH_CARD
            and found.position > 0
            and found.better[0] == found.better[4] + 4
        ),
        _DIFFICULT,
        low=True,
    )
}
_DEUCE: Final = {
    N_("a straight or flush against the hand"): Topic(
        lambda found: found.kind == "category" and found.against in (*_STRAIGHTS, Category.FLUSH),
        range(2, 4),
        low=True,
    ),
    N_("the ace is high"): Topic(
        lambda found: (
            found.category == Category.HIGH_CARD and found.position == 1 and found.worse[0] == 14
        ),
        _FROM_TWO,
        low=True,
    ),
}
_FOURS: Final = (Category.FOUR_CARD_STRAIGHT, Category.FOUR_CARD_FLUSH)
_SOKO: Final = _HIGH | {
    N_("four to a straight or flush"): Topic(
        lambda found: not {found.category, found.against}.isdisjoint(_FOURS)
    )
}
_OF_THREE: Final = ((14, 3, 2), (3, 2, 1))
"""The ranks of the straight of ace, two and three, where the ace is first and where it is last."""
_THREE_CARDS: Final = {
    name: topic for name, topic in _HIGH.items() if name not in (_FULL_HOUSES, _WHEEL)
} | {
    N_("ace, two, three"): Topic(
        lambda found: (
            found.kind != "tie" and (found.better in _OF_THREE or found.worse in _OF_THREE)
        )
    )
}
_BADUGI: Final = {
    N_("how many cards play"): Topic(_of("category")),
    _HIGHEST: Topic(_by_tie_breaker(last=1)),
    _SECOND: Topic(_by_tie_breaker(first=2, last=2)),
    N_("third card"): Topic(_by_tie_breaker(first=3, last=3)),
    _SPLIT: _HIGH[_SPLIT],
}
