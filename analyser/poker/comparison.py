"""Two hands side by side, number by number, until one of the two is better."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final, TypeVar

from analyser.poker.analysis import Analysis, High, Low
from analyser.poker.cards import Card
from analyser.poker.derivation import ACE, Derivation, derive
from analyser.poker.games import Game
from analyser.poker.high import Category, categorise
from analyser.poker.low import LOW_ORDERINGS
from analyser.poker.translatable import QT_TRANSLATE_NOOP, Phrase
from analyser.poker.wording import (
    RANK_NAMES,
    category_name,
    say_category_beats,
    say_same_hand,
    say_tie_breaker,
    tie_breaker_name,
)

CATEGORY: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "the category"))
KIND: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "the kind of hand"))
NO_PAIR: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "no pair"))
FIRST_CARD: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "the first card"))

NO_LOW: Final = QT_TRANSLATE_NOOP("analyser", "neither has a low")

T = TypeVar("T", int | float, tuple[int, ...])


@dataclass(frozen=True, slots=True)
class Side:
    """What one hand has at one position.

    Attributes:
        role: what the position is in this hand: "the category", "the pair", "the first kicker".
        value: the number compared.
        text: the number in words: "two pair", "king".
        cards: the cards it speaks of.
    """

    role: Phrase
    value: int
    text: Phrase
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """One number of both ranks.

    Attributes:
        sides: the two hands, as they were given; None for one that has no card here.
        reached: whether the comparison came this far; what is not reached decides nothing.
        decides: whether this is the first difference.
    """

    sides: tuple[Side | None, Side | None]
    reached: bool
    decides: bool


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two hands aligned.

    Attributes:
        positions: the category, or the kind of low hand, at 0, and behind it the tie-breakers.
        better: 0 or 1, which of the two is better; None where they are equal.
        left_out: the cards of each that do not play.
        says: what decides, in words.
    """

    positions: tuple[Position, ...]
    better: int | None
    left_out: tuple[tuple[Card, ...], tuple[Card, ...]]
    says: Phrase

    @property
    def decided(self) -> int | None:
        """At which position the first difference is; None where the hands are equal."""
        return next((at for at, position in enumerate(self.positions) if position.decides), None)


def compare_highs(game: Game, left: Analysis, right: Analysis) -> Comparison:
    """Align the high hands of two seats."""
    one, other = derive(game, left), derive(game, right)
    positions = _aligned(_high_sides(one), _high_sides(other))
    better = _better_high(left, right)
    winner, loser = (right, left) if better == 1 else (left, right)
    says = _say_high(positions, winner.high, loser.high)
    return Comparison(positions, better, (one.left_out, other.left_out), says)


def compare_lows(left: Analysis, right: Analysis, ordering: str) -> Comparison:
    """Align the low hands of two seats in one ordering; both seats have five cards."""
    one, other = low_of(left, ordering), low_of(right, ordering)
    positions = _aligned(_low_sides(one, ordering), _low_sides(other, ordering))
    better = _better_low(one, other)
    left_out = _not_in(left, one), _not_in(right, other)
    return Comparison(positions, better, left_out, _say_low(positions, better))


def low_of(hand: Analysis, ordering: str) -> Low:
    """Return the low hand of a seat that has five cards."""
    assert hand.lows is not None
    return hand.lows[ordering]


def low_kind(low: Low, ordering: str) -> Category:
    """Return what kind of hand a low is, the kinds that this ordering does not know left out."""
    assert low.ranks is not None
    assert low.best is not None
    counts = sorted((low.ranks.count(rank) for rank in set(low.ranks)), reverse=True)
    strict = next(known for known in LOW_ORDERINGS if known.name == ordering).straights_count
    straight = strict and len(counts) == 5 and low.ranks[0] - low.ranks[4] == 4
    flush = strict and len({card.suit for card in low.best}) == 1
    return categorise(counts, straight, flush)


def cards_of_low(low: Low, rank: int) -> tuple[Card, ...]:
    """Return the cards of a low's best five that count as a rank, the low ace being 1.

    What no card counts as by itself is what the jokers stand for.
    """
    assert low.ranks is not None
    assert low.best is not None
    ace = 1 if 1 in low.ranks else ACE
    natural = [card for card in low.best if card.rank]
    counted = [ace if card.rank == ACE else card.rank for card in natural]
    found = tuple(card for card, value in zip(natural, counted, strict=True) if value == rank)
    missing = low.ranks.count(rank) - len(found)
    return found + tuple(card for card in low.best if not card.rank)[:missing]


def _high_sides(derivation: Derivation) -> list[Side]:
    if not derivation.best:
        return []
    category, *tie_breakers = derivation.rank
    name = category_name(derivation.rank)
    sides = [Side(CATEGORY, category, name, derivation.deciding_cards(0))]
    sides += [
        Side(
            tie_breaker_name(Category(category), position),
            value,
            RANK_NAMES[value],
            derivation.deciding_cards(position),
        )
        for position, value in enumerate(tie_breakers, 1)
    ]
    return sides


def _low_sides(low: Low, ordering: str) -> list[Side]:
    if low.ranks is None or low.best is None:
        return []
    kind = low_kind(low, ordering)
    text = NO_PAIR if kind is Category.HIGH_CARD else category_name((kind,))
    ranks = [
        Side(
            # The first rank of a pair is not the highest one.
            FIRST_CARD
            if position == 1 and kind is not Category.HIGH_CARD
            else tie_breaker_name(Category.HIGH_CARD, position),
            rank,
            RANK_NAMES[ACE if rank == 1 else rank],
            cards_of_low(low, rank),
        )
        for position, rank in enumerate(low.ranks, 1)
    ]
    return [Side(KIND, kind, text, low.best), *ranks]


def _aligned(left: Sequence[Side], right: Sequence[Side]) -> tuple[Position, ...]:
    positions: list[Position] = []
    for sides in zip_longest(left, right):
        reached = not any(position.decides for position in positions)
        differ = _value(sides[0]) != _value(sides[1])
        positions.append(Position(sides, reached, reached and differ))
    return tuple(positions)


def _value(side: Side | None) -> int | None:
    return None if side is None else side.value


def _better_high(left: Analysis, right: Analysis) -> int | None:
    # By class where there is one: the category numbers are not in order in every game.
    if left.high.class_ is not None and right.high.class_ is not None:
        return _lesser(left.high.class_, right.high.class_)
    return _lesser(right.high.rank, left.high.rank)


def _better_low(left: Low, right: Low) -> int | None:
    none = math.inf
    return _lesser(left.class_ or none, right.class_ or none)


def _lesser(left: T, right: T) -> int | None:
    if left == right:
        return None
    return 0 if left < right else 1


def _say_high(positions: Sequence[Position], winner: High, loser: High) -> Phrase:
    at = next((at for at, position in enumerate(positions) if position.decides), None)
    if at is None:
        return say_same_hand(winner.description)
    if winner.rank[0] != loser.rank[0]:
        return say_category_beats(winner.rank, loser.rank)
    worse = loser.rank[at] if at < len(loser.rank) else None
    return say_tie_breaker(None, winner.rank, at, winner.rank[at], worse)


def _say_low(positions: Sequence[Position], better: int | None) -> Phrase:
    sides = next((position.sides for position in positions if position.decides), None)
    if better is None or sides is None:
        text = QT_TRANSLATE_NOOP("analyser", "the same low") if positions else NO_LOW
        return Phrase(text)
    winner, loser = sides[better], sides[1 - better]
    if winner is None or loser is None:
        return Phrase(QT_TRANSLATE_NOOP("analyser", "only one of the two has a low"))
    template = QT_TRANSLATE_NOOP("analyser", "{role} decides, {better} is lower than {worse}")
    return Phrase(template, role=winner.role, better=winner.text, worse=loser.text)


def _not_in(hand: Analysis, low: Low) -> tuple[Card, ...]:
    best = low.best or ()
    return tuple(card for card in (*hand.cards, *hand.board) if card not in best)
