"""What decides between two hands, and the topics and levels of the questions about it.

To add a topic, write its line in ``winner_topics.txt``, and if need be a rule or a test here.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from analyser.poker.cards import Card
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY
from analyser.poker.names import CATEGORY_NAMES
from analyser.poker.phrases import N_, Phrase, tables_in
from analyser.poker.practice import drawing
from analyser.poker.ranking.badugi import category_of
from analyser.poker.ranking.high import Category
from analyser.poker.ranking.low import LowOrdering, Ordering, low_category
from analyser.poker.results.showdown import (
    Verdict,
    compare_ranked,
    first_difference,
    rank_cards,
    split_rank,
)


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
        better, worse, lowest = (split_rank(better), split_rank(worse), ordering.wheel[1])
    found = first_difference(better, worse)
    usual = "tie" if found is None else "tiebreaker" if found else "category"
    one, other = categories
    return Decision(kind or usual, one, other, found or 0, better[1], worse[1], lowest)


def decision_of(game: Game, verdict: Verdict, low: bool) -> Decision | None:
    """Return what decides the high of a deal, or the low, unless only one seat or none has it."""
    side = verdict.low if low else verdict.high
    if side is None or side.reason.kind == "no-low":
        return None
    ordering = drawing.ordering_of(game, low)
    one, other = sorted(side.reason.seats, key=lambda seat: seat not in side.winners)
    return decision(ordering, side.ranks[one], side.ranks[other], side.reason.kind)


@lru_cache(maxsize=32)  # a game has at most two orderings
def ranks_by_category(game: Game, low: bool) -> Mapping[int, Sequence[drawing.Rank]]:
    """Return the ranks of high hands, or of lows, in each category, the best first."""
    ordering = drawing.ordering_of(game, low)
    classes = tables_of(game, ()).numbered(ordering)
    found: dict[int, list[drawing.Rank]] = {}
    for rank in classes.ranks:
        found.setdefault(decision(ordering, rank, rank).category, []).append(rank)
    return found


# ------------------------------------------------------------------------------------ the topics


TWO_AND_THREE: Final = Phrase(N_("two of the hand and three of the board"))


@dataclass(frozen=True, slots=True)
class Topic:
    """A topic of questions about which hand wins."""

    rule: Callable[[Decision], bool]  # whether the topic is about a decision
    levels: range  # the levels that ask about this topic
    # In games with a board, functions that return the cards to deal from; each deal uses one of
    # them.
    pools: tuple[drawing.Pool, ...]
    # For topics that cannot be recognised by a ``Decision`` alone, a test of the whole deal.
    fits: Callable[[Showdown], bool]
    # True if several seats must win the high (in games for low only, the low), False if one seat
    # alone must.
    split: bool
    low: bool  # True if the topic is about the low, in games with one
    boards: int = 1  # how many boards there are; the topic has to decide each of them


def topics_of(game: Game) -> dict[str, Topic]:
    """Return the topics of a game by their names in English."""
    if game.second is not None:  # what decides the first half
        return topics_of(replace(game.first, board=0, uses=None)) | _topics_on_two_boards(game)
    if game.one_of_each:
        return _topics("badugi")
    if game.whole is not None:
        return _topics("high") | _topics("soko") if game.hand == 5 else _topics("three-cards")
    if not game.high_counts:
        assert game.low is not None
        kind = "deuce" if game.low.straights_count else "california"
        return _topics("low") | _topics(kind) | _topics_on_two_boards(game)
    of_board = _topics("omaha") if game.uses else {}
    if game.splits:
        of_board = of_board | _topics("board-low") if game.board else {}
        return _topics("high-low") | of_board | _topics_on_two_boards(game)
    if game.board and game.plays_any:
        of_board = _topics("holdem")
    return _topics("high") | _topics_on_two_boards(game) | of_board


def _topics_on_two_boards(game: Game) -> dict[str, Topic]:
    every = _topics("two-boards").items() if game.board else ()
    return {name: replace(topic, low=not game.high_counts, boards=2) for name, topic in every}


@cache  # a dozen tables, read when the first round begins
def _topics(table: str) -> dict[str, Topic]:
    """Return the topics of a table of ``winner_topics.txt``."""
    rows = tables_in(Path(__file__).with_suffix(".txt"))[table]
    return {name: _topic(*columns) if columns else _topics("high")[name] for name, *columns in rows}


def _topic(
    decides: str, levels: str, pools: str = "every_card", half: str = "", test: str = "any_deal"
) -> Topic:
    """Return the topic that the columns after a name in ``winner_topics.txt`` describe."""
    least, most = map(int, levels.split("-"))
    dealt_from = tuple([_POOLS[pool] for pool in pools.split(", ")])
    split, low = "split" in half, "low" in half
    return Topic(_rule(decides), range(least, most + 1), dealt_from, _TESTS[test], split, low)


def _rule(decides: str) -> Callable[[Decision], bool]:
    """Return the rule that the second column of ``winner_topics.txt`` names or describes."""
    if decides in _RULES:
        return _RULES[decides]
    tie_breakers = {
        (category, position)
        for name, first, last in _TIE_BREAKERS.findall(decides)
        for category in (Category if name == "any" else [_CATEGORIES[name]])
        for position in range(int(first), int(last) + 1)
    }
    return lambda found: found.kind == decides or (found.category, found.position) in tie_breakers


_TIE_BREAKERS: Final = re.compile(r"([a-z][a-z ]*) ([1-5])-([1-5])")
_CATEGORIES: Final = {str(name): category for category, name in CATEGORY_NAMES.items()}
_STRAIGHTS: Final = (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
_FOURS: Final = (Category.FOUR_CARD_STRAIGHT, Category.FOUR_CARD_FLUSH)
_OF_THREE: Final = ((14, 3, 2), (3, 2, 1))
"""The ranks of the straight of ace, two and three, where the ace is first and where it is last."""


# ------------------------------------------------------------------------------------- the rules


def _anything(found: Decision) -> bool:
    return True


def _no_tie(found: Decision) -> bool:
    return found.kind != "tie"


def _has_wheel(found: Decision) -> bool:
    """Whether one of two hands is the lowest straight of the deck, and the hands do not tie."""
    rows = ((found.category, found.better), (found.against, found.worse))
    return found.kind != "tie" and any(
        category in _STRAIGHTS and row[0] == found.lowest for category, row in rows
    )


def _has_four_card_hand(found: Decision) -> bool:
    return not {found.category, found.against}.isdisjoint(_FOURS)


def _has_ace_two_three(found: Decision) -> bool:
    return found.kind != "tie" and (found.better in _OF_THREE or found.worse in _OF_THREE)


def _pairs_lose(found: Decision) -> bool:
    """Whether a better kind of hand beats two pair or less."""
    return found.kind == "category" and found.against <= Category.TWO_PAIR


def _straight_or_flush_loses(found: Decision) -> bool:
    return found.kind == "category" and found.against in (*_STRAIGHTS, Category.FLUSH)


def _straight_does_not_count(found: Decision) -> bool:
    """Whether a low of five ranks in a row wins, by one of its cards."""
    is_no_pair = found.category == Category.HIGH_CARD and found.position > 0
    return is_no_pair and found.better[0] == found.better[4] + 4


def _ace_loses(found: Decision) -> bool:
    is_first = found.category == Category.HIGH_CARD and found.position == 1
    return is_first and found.worse[0] == 14


# ------------------------------------------------------------------------- tests of a whole deal


def _any_deal(showdown: Showdown) -> bool:
    return True


def _tie_by_other_ranks(showdown: Showdown) -> bool:
    """Whether the first two seats that tie hold different ranks; true in games without a board."""
    held = [sorted(card.rank for card in showdown.seats[at]) for at in showdown.verdict.winners]
    return not showdown.board or held[0] != held[1]


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


def _no_low(showdown: Showdown) -> bool:
    return not showdown.verdict.low_winners


def _low_is_shared(showdown: Showdown) -> bool:
    return len(showdown.verdict.low_winners) > 1


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


F = TypeVar("F", bound=Callable[..., object])


def _by_name(*every: F) -> Mapping[str, F]:
    """Return functions by the names that ``winner_topics.txt`` has for them."""
    return {each.__name__.removeprefix("_"): each for each in every}


_RULES: Final = _by_name(
    _anything, _no_tie, _has_wheel, _has_four_card_hand, _has_ace_two_three, _pairs_lose,
    _straight_or_flush_loses, _straight_does_not_count, _ace_loses,
)  # fmt: skip
_TESTS: Final = _by_name(
    _any_deal, _tie_by_other_ranks, _third_pair_is_lost, _other_if_any_five,
    _no_low, _low_is_shared, _river_took_the_low,
)  # fmt: skip
_POOLS: Final = _by_name(
    drawing.every_card, drawing.few_ranks, drawing.neighbours, drawing.lowest_straight,
    drawing.mostly_one_suit, drawing.mostly_low,
)  # fmt: skip
