"""Puts the ranks of two hands side by side, number by number, and marks the one that decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.explain.common import cards_beside
from analyser.poker.explain.derivation import Derivation
from analyser.poker.games.game import Game
from analyser.poker.names import (
    BADUGI_LABELS,
    category_name,
    describe_in_sentence,
    tie_breaker_name,
    tie_breaker_rank,
)
from analyser.poker.phrases import N_, Phrase
from analyser.poker.ranking.badugi import BadugiCategory, category_of
from analyser.poker.ranking.high import Category
from analyser.poker.ranking.low import LowOrdering, LowRank, low_category
from analyser.poker.results.analysis import Analysis, Low, counted_as, low_rank_of
from analyser.poker.results.reasons import (
    say_high_difference,
    say_low_difference,
    say_same_hand,
    say_same_low,
)
from analyser.poker.results.verdict import first_difference, in_two

_CATEGORY: Final = Phrase(N_("the category"))
_KIND: Final = Phrase(N_("the kind of hand"))
_NO_PAIR: Final = Phrase(N_("no pair"))

_NEITHER: Final = N_("neither has a low")


@dataclass(frozen=True, slots=True)
class RankCell:
    """One number of a hand's rank."""

    role: Phrase  # the meaning of the number in this hand: "the category", "the first kicker"
    value: int  # the number that is compared
    text: Phrase  # the number in words: "two pair", "king"
    cards: tuple[Card, ...]  # the cards that the number belongs to


@dataclass(frozen=True, slots=True)
class Position:
    """One position of two ranks, with the number that each hand has there."""

    # (left, right); None for a hand whose rank has no number here, because it has too few cards or
    # no low.
    cells: tuple[RankCell | None, RankCell | None]
    # True up to and including the first difference; False for later positions, which do not matter.
    reached: bool
    decides: bool  # True only at the first difference


@dataclass(frozen=True, slots=True)
class Alignment:
    """Two hands side by side."""

    # The category (for a low: the kind of hand) at 0, then the tie-breakers.
    positions: tuple[Position, ...]
    # 0 if the left hand is better, 1 if the right hand is; None if they are equal.
    better: int | None
    # The cards of (left, right) that do not play.
    left_out: tuple[tuple[Card, ...], tuple[Card, ...]]
    says: Phrase  # a phrase that says what decides

    @property
    def decided(self) -> int | None:
        """The position of the first difference; None if the hands are equal."""
        return next((at for at, position in enumerate(self.positions) if position.decides), None)


def align_highs(game: Game, left: Analysis, right: Analysis) -> Alignment:
    """Return the high hands of two seats side by side."""
    ranks, better = (left.high.rank, right.high.rank), None
    decided = first_difference(*map(in_two, ranks))
    if decided is None:
        says = say_same_hand(describe_in_sentence(ranks[0]))
    else:
        better = int(game.high.strength(ranks[1]) > game.high.strength(ranks[0]))
        says = say_high_difference(ranks[better], ranks[1 - better], decided)
    left_out = cards_beside(left.high.best, left), cards_beside(right.high.best, right)
    if game.one_of_each:
        cells = _badugi_cells(left), _badugi_cells(right)
    else:
        cells = _high_cells(Derivation(game, left)), _high_cells(Derivation(game, right))
    return Alignment(_positions(*cells, decided), better, left_out, says)


def align_lows(game: Game, left: Analysis, right: Analysis, ordering: LowOrdering) -> Alignment:
    """Return the lows of two seats, with five cards at least, side by side in one low ordering."""
    one, other = low_rank_of(left, ordering), low_rank_of(right, ordering)
    better, decided = None, first_difference(one, other)
    if one is None or other is None:
        better = None if decided is None else int(one is None)
        says = Phrase(_NEITHER if decided is None else N_("only one of the two has a low"))
    elif decided is None:
        says = say_same_low(one, ordering)
    else:
        better = int(other < one)
        says = say_low_difference(min(one, other), max(one, other), decided, ordering)
    cells = _low_cells(game, left, one, ordering), _low_cells(game, right, other, ordering)
    best = low_of(left, ordering).best or (), low_of(right, ordering).best or ()
    left_out = cards_beside(best[0], left), cards_beside(best[1], right)
    return Alignment(_positions(*cells, decided), better, left_out, says)


def low_of(hand: Analysis, ordering: LowOrdering) -> Low:
    """Return a seat's low in one low ordering. The seat must have at least five cards."""
    assert hand.lows is not None
    return hand.lows[ordering.name]


def _high_cells(derivation: Derivation) -> list[RankCell]:
    category, *tie_breakers = derivation.rank
    name = category_name(derivation.rank)
    cells = [RankCell(_CATEGORY, category, name, derivation.deciding_cards(0))]
    for position, value in enumerate(tie_breakers, 1):
        kind = Category(category), position
        text = tie_breaker_rank(*kind, value)
        cells.append(
            RankCell(tie_breaker_name(*kind), value, text, derivation.deciding_cards(position))
        )
    return cells


def _badugi_cells(hand: Analysis) -> list[RankCell]:
    high = hand.high
    category, tie_breakers = category_of(high.rank), high.rank[1:]
    assert isinstance(category, BadugiCategory)
    cells = [RankCell(_CATEGORY, category, BADUGI_LABELS[category], high.best)]
    for at, (value, card) in enumerate(zip(tie_breakers, high.best, strict=True), 1):
        text = tie_breaker_rank(category, at, value)
        cells.append(RankCell(tie_breaker_name(category, at), value, text, (card,)))
    return cells


def _low_cells(
    game: Game, hand: Analysis, rank: LowRank | None, ordering: LowOrdering
) -> list[RankCell]:
    low = low_of(hand, ordering)
    if rank is None or low.best is None:
        return []
    category, (_, ranks) = low_category(rank, ordering), rank
    name = _NO_PAIR if category is Category.HIGH_CARD else category_name((category,))
    cards = list(zip(low.best, counted_as(game, low), strict=True))
    groups = list(dict.fromkeys(ranks))
    straight = category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH)  # each rank is a group
    cells = [RankCell(_KIND, category, name, low.best)]
    for value in ranks:
        group = (Category.HIGH_CARD if straight else category), groups.index(value) + 1
        same = tuple([card for card, counted in cards if counted == value])
        text = tie_breaker_rank(*group, value)
        cells.append(RankCell(tie_breaker_name(*group), value, text, same))
    return cells


def _positions(
    left: Sequence[RankCell], right: Sequence[RankCell], decided: int | None
) -> tuple[Position, ...]:
    return tuple(
        Position(pair, reached=decided is None or at <= decided, decides=at == decided)
        for at, pair in enumerate(zip_longest(left, right))
    )
