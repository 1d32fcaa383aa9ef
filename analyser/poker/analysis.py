"""What some cards make: the record behind every answer, with nothing left to work out.

The class tables answer fast; ``high`` and ``low`` are the rules they were made from, and the tests
hold the two equal.
"""

from __future__ import annotations

import copyreg
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from types import MappingProxyType
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.classes import Classes, R, high_classes, low_classes
from analyser.poker.games import Game
from analyser.poker.high import (
    HighRank,
    in_high_order,
    match_pattern,
    rank_so_far,
)
from analyser.poker.low import LOW_ORDERINGS, LowOrdering, in_low_order
from analyser.poker.translatable import Phrase
from analyser.poker.wording import category_name, describe_high, rank_row

Five = tuple[Card, ...]


def _read_only(items: dict[object, object]) -> MappingProxyType[object, object]:
    return MappingProxyType(items)


# Without this no record could be copied or sent to another process.
copyreg.pickle(MappingProxyType, lambda proxy: (_read_only, (dict(proxy),)))

NO_WILD: Final[Mapping[Card, Card]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class High:
    """The best high hand among some cards.

    Attributes:
        category: the category in lower case, a royal flush by its own name.
        rank: (category number, tie-breakers most important first), ranks 2 to 14.
        best: the first of the best five, in the order they are read.
        choices: how many different five-card choices are as good.
        all: every one of them, ``best`` first.
        description: the hand in words.
        pattern: the match pattern of the best five sorted ascending; None below five cards.
        class_: the place among all classes, 1 the best; None below five cards.
        classes: how many classes there are; None below five cards.
        better, equal, worse: how many of all five-card hands are so, ``equal`` counting the hand
            itself; None below five cards.
        wild: what each wild card stands for.
    """

    category: Phrase
    rank: HighRank
    best: Five
    choices: int
    all: tuple[Five, ...]
    description: Phrase
    pattern: str | None
    class_: int | None
    classes: int | None
    better: int | None
    equal: int | None
    worse: int | None
    wild: Mapping[Card, Card]


@dataclass(frozen=True, slots=True)
class Low:
    """The best low hand among some cards in one ordering; fields as in ``High``.

    Attributes:
        ranks: five ranks in the order they are compared: larger groups first, then high to low,
            the ace 1 where it is low. None, like all others, where there is no low.
        qualifies: whether there is a low, in an ordering that has a qualifier; else None.
    """

    ranks: tuple[int, ...] | None
    best: Five | None
    choices: int | None
    all: tuple[Five, ...] | None
    qualifies: bool | None
    class_: int | None
    classes: int | None
    description: str | None


@dataclass(frozen=True, slots=True)
class Analysis:
    """Everything there is to say about one seat's cards.

    Attributes:
        game: the game's key.
        cards: the seat's own cards, in the order given.
        board: the board's cards.
        complete: whether there are five cards to make a hand of.
        high: the best high hand, or what there is so far.
        lows: the best low of each ordering by its name; None below five cards.
    """

    game: str
    cards: tuple[Card, ...]
    board: tuple[Card, ...]
    complete: bool
    high: High
    lows: Mapping[str, Low] | None


NO_LOW: Final = Low(None, None, None, None, False, None, None, None)

_rank_of = attrgetter("rank")
_suit_of = attrgetter("suit")


def analyse_cards(game: Game, hole: Sequence[Card], board: Sequence[Card] = ()) -> Analysis:
    """Analyse one seat's cards, at least one, already checked against the game."""
    hole, board = tuple(hole), tuple(board)
    # Highest first, so that a choice's ranks are the key of the class tables as they stand.
    fives = list(game.fives(_high_first(hole), _high_first(board)))
    if not fives:
        high = _high_so_far((*hole, *board))
        return Analysis(game.key, hole, board, False, high, None)
    if board:
        fives = [_high_first(five) for five in fives]
    keys = [tuple(map(_rank_of, five)) for five in fives]
    flushes = _flushes(fives) if len(fives) == 1 or _flush_possible((*hole, *board)) else ()
    high = _best_high(fives, keys, flushes)
    lows = {ordering.name: _best_low(fives, keys, flushes, ordering) for ordering in LOW_ORDERINGS}
    return Analysis(game.key, hole, board, True, high, MappingProxyType(lows))


def prepare() -> None:
    """Build the class tables that the first analysis would otherwise wait for."""
    high_classes()
    for ordering in LOW_ORDERINGS:
        low_classes(ordering)


def _high_first(cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=_rank_of, reverse=True))


def _flush_possible(cards: Sequence[Card]) -> bool:
    suits = [card.suit for card in cards]
    return any(suits.count(suit) >= 5 for suit in set(suits))


def _flushes(fives: Sequence[Five]) -> Sequence[int]:
    """Return the places of the choices whose suits agree."""
    return [place for place, five in enumerate(fives) if len(set(map(_suit_of, five))) == 1]


def _class_numbers(
    classes: Classes[R], keys: Sequence[tuple[int, ...]], flushes: Sequence[int]
) -> list[int]:
    """Look up the class of each choice; one more than the last class where it has none."""
    none = len(classes) + 1
    numbers = [classes.mixed.get(key, none) for key in keys]
    for place in flushes:
        numbers[place] = classes.suited.get(keys[place], none)
    return numbers


def _best_high(
    fives: Sequence[Five], keys: Sequence[tuple[int, ...]], flushes: Sequence[int]
) -> High:
    classes = high_classes()
    numbers = _class_numbers(classes, keys, flushes)
    best = min(numbers)
    rank = classes.ranks[best - 1]
    equals = [five for five, at in zip(fives, numbers, strict=True) if at == best]
    every = tuple([in_high_order(five, rank) for five in equals])
    return High(
        category_name(rank),
        rank,
        every[0],
        len(every),
        every,
        describe_high(rank),
        match_pattern(map(_rank_of, every[0])),
        best,
        len(classes),
        *classes.counts(best),
        NO_WILD,
    )


def _best_low(
    fives: Sequence[Five],
    keys: Sequence[tuple[int, ...]],
    flushes: Sequence[int],
    ordering: LowOrdering,
) -> Low:
    classes = low_classes(ordering)
    numbers = _class_numbers(classes, keys, flushes)
    best = min(numbers)
    if best > len(classes):
        return NO_LOW
    _, ranks = classes.ranks[best - 1]
    equals = [five for five, at in zip(fives, numbers, strict=True) if at == best]
    every = tuple([in_low_order(five, ordering) for five in equals])
    qualifies = None if ordering.highest is None else True
    return Low(ranks, every[0], len(every), every, qualifies, best, len(classes), rank_row(ranks))


def _high_so_far(cards: Sequence[Card]) -> High:
    rank = rank_so_far(cards)
    best = in_high_order(_high_first(cards), rank)
    return High(
        category_name(rank),
        rank,
        best,
        1,
        (best,),
        describe_high(rank),
        *(None,) * 6,
        NO_WILD,
    )
