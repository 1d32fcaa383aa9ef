"""What some cards make: the record behind every answer, with nothing left to work out.

The class tables answer fast; ``high``, ``low`` and ``wild`` are the rules they were made from, and
the tests hold them equal.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from types import MappingProxyType
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.decks import BUG, Deck
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.names import category_name, describe_high, rank_row
from analyser.poker.phrases import Phrase
from analyser.poker.ranking.badugi import badugi_classes, best_choices, rank_badugi
from analyser.poker.ranking.classes import Classes, R
from analyser.poker.ranking.high import (
    Category,
    HighRank,
    in_high_order,
    match_pattern,
    rank_so_far,
    ranks_of,
)
from analyser.poker.ranking.low import (
    LowOrdering,
    LowRank,
    in_low_order,
    rank_low_so_far,
)
from analyser.poker.ranking.wild import (
    rank_wild_low_so_far,
    rank_wild_so_far,
    ranks_stood_for,
    stand_ins,
)
from analyser.poker.records import NOT_WRITTEN

Five = tuple[Card, ...]

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
        class_: the place among all classes that hands of the deck have, 1 the best; None below
            five cards.
        classes: how many classes there are; None below five cards.
        better, equal, worse: how many of all five-card hands of the deck are so, ``equal`` counting
            the hand itself; None below five cards. Wild cards count as the best they can be.
        wild: what each wild card of ``best`` stands for.
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
    wild: Mapping[Card, Card] = field(hash=False)


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
        lows: the best low of each ordering by its name; None below five cards, and in badugi.
        rules: the game as it was played, with its options; not part of the written form.
    """

    game: str
    cards: tuple[Card, ...]
    board: tuple[Card, ...]
    complete: bool
    high: High
    lows: Mapping[str, Low] | None = field(hash=False)
    rules: Game = field(metadata=NOT_WRITTEN)


NO_LOW: Final = Low(None, None, None, None, False, None, None, None)

_rank_of = attrgetter("rank")
_suit_of = attrgetter("suit")


def analyse_cards(game: Game, hole: Sequence[Card], board: Sequence[Card] = ()) -> Analysis:
    """Analyse one seat's cards, at least one, already checked against the game."""
    hole, board = tuple(hole), tuple(board)
    if game.one_of_each:
        return _analyse_badugi(game, hole)
    deck = game.deck
    rank_of = deck.looked_up.__getitem__ if deck.has_wild else _rank_of
    # Highest first, so that a choice's ranks are the key of the class tables as they stand.
    own, shared = _high_first(hole, rank_of), _high_first(board, rank_of)
    fives = list(game.fives(own, shared))
    if not fives:
        high = _high_so_far(game, game.so_far(own, shared))
        return Analysis(game.key, hole, board, False, high, None, game)
    if board:
        fives = [_high_first(five, rank_of) for five in fives]
    keys = [tuple(map(rank_of, five)) for five in fives]
    if deck.has_wild:
        flushes = _flushes_with_wild(fives, keys)
    else:
        flushes = _flushes(fives) if len(fives) == 1 or _flush_possible((*hole, *board)) else ()
    tables = tables_of(game, (*hole, *board))
    high = _best_high(game, fives, _class_numbers(tables.high, keys, flushes), tables.high)
    lows = {
        ordering.name: _best_low(deck, fives, _class_numbers(low, keys, flushes), low, ordering)
        for ordering, low in tables.lows
    }
    return Analysis(game.key, hole, board, True, high, MappingProxyType(lows), game)


def _analyse_badugi(game: Game, hole: tuple[Card, ...]) -> Analysis:
    rank, every = rank_badugi(hole), tuple(best_choices(hole))
    category, description = category_name(rank), describe_high(rank)
    made = (category, rank, every[0], len(every), every, description, None)
    if len(hole) < game.hand:
        high = High(*made, None, None, None, None, None, NO_WILD)
        return Analysis(game.key, hole, (), False, high, None, game)
    classes = badugi_classes()
    number = classes.number[rank]
    high = High(*made, number, len(classes), *classes.counts(number), NO_WILD)
    return Analysis(game.key, hole, (), True, high, None, game)


def low_rank_of(hand: Analysis, ordering: LowOrdering) -> LowRank | None:
    """Return the rank of a hand's low, or of what there is so far; None where it does not count."""
    deck = hand.rules.deck
    if hand.lows is not None:
        number = hand.lows[ordering.name].class_
        classes = tables_of(hand.rules, (*hand.cards, *hand.board)).low(ordering)
        return None if number is None else classes.ranks[number - 1]
    if ordering.highest is not None:
        return None
    if deck.has_wild:
        return rank_wild_low_so_far(hand.cards, deck, ordering)
    return rank_low_so_far([card.rank for card in hand.cards], ordering)


def _high_first(cards: Sequence[Card], rank_of: Callable[[Card], int]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=rank_of, reverse=True))


def _flush_possible(cards: Sequence[Card]) -> bool:
    suits = [card.suit for card in cards]
    return any(suits.count(suit) >= 5 for suit in set(suits))


def _flushes(fives: Sequence[Five]) -> Sequence[int]:
    """Return the places of the choices whose suits agree."""
    return [place for place, five in enumerate(fives) if len(set(map(_suit_of, five))) == 1]


def _flushes_with_wild(fives: Sequence[Five], keys: Sequence[tuple[int, ...]]) -> Sequence[int]:
    """Return the places of the choices whose natural cards agree in suit."""
    return [
        place
        for place, (five, key) in enumerate(zip(fives, keys, strict=True))
        if len({card.suit for card, rank in zip(five, key, strict=True) if rank > BUG}) <= 1
    ]


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
    game: Game, fives: Sequence[Five], numbers: Sequence[int], classes: Classes[HighRank]
) -> High:
    best = min(numbers)
    rank = classes.ranks[best - 1]
    equals = [five for five, at in zip(fives, numbers, strict=True) if at == best]
    held = {card for five in fives for card in five} if game.deck.has_wild else ()
    every, shown, wild = _arranged(game, equals, rank, held)
    return High(
        category_name(rank),
        rank,
        every[0],
        len(every),
        every,
        describe_high(rank),
        match_pattern(map(_rank_of, shown)),
        best,
        len(classes),
        *classes.counts(best),
        wild,
    )


def _best_low(
    deck: Deck,
    fives: Sequence[Five],
    numbers: Sequence[int],
    classes: Classes[LowRank],
    ordering: LowOrdering,
) -> Low:
    best = min(numbers)
    if best > len(classes):
        return NO_LOW
    _, ranks = classes.ranks[best - 1]
    equals = [five for five, at in zip(fives, numbers, strict=True) if at == best]
    if deck.has_wild:
        stands = [14 if rank == 1 else rank for rank in ranks]
        every = tuple(
            [in_low_order(five, ordering, ranks_stood_for(five, stands, deck)) for five in equals]
        )
    else:
        every = tuple([in_low_order(five, ordering) for five in equals])
    qualifies = None if ordering.highest is None else True
    return Low(ranks, every[0], len(every), every, qualifies, best, len(classes), rank_row(ranks))


def _high_so_far(game: Game, choices: Sequence[Five]) -> High:
    deck, ordering = game.deck, game.high
    if deck.has_wild:
        ranks = [rank_wild_so_far(choice, deck, ordering) for choice in choices]
    else:
        ranks = [rank_so_far(choice) for choice in choices]
    rank = max(ranks, key=ordering.strength)
    equals = [choice for choice, one in zip(choices, ranks, strict=True) if one == rank]
    held = {card for choice in choices for card in choice}
    every, _, wild = _arranged(game, equals, rank, held)
    return High(
        category_name(rank),
        rank,
        every[0],
        len(every),
        every,
        describe_high(rank),
        *(None,) * 6,
        wild,
    )


def _arranged(
    game: Game, equals: Sequence[Five], rank: HighRank, held: Collection[Card]
) -> tuple[tuple[Five, ...], Five, Mapping[Card, Card]]:
    """Put choices of one rank, made from the cards ``held``, in the order they are read.

    Returns them; what the cards of the first stand for, in the same order; and the same for its
    wild cards alone.
    """
    deck = game.deck
    if not deck.has_wild:
        every = tuple([in_high_order(five, rank) for five in equals])
        return every, every[0], NO_WILD
    ranks = ranks_of(rank, game.high)
    flush = rank[0] in (Category.FLUSH, Category.STRAIGHT_FLUSH)
    stands = [stand_ins(five, ranks, flush, deck, held) for five in equals]
    every = tuple(
        [in_high_order(five, rank, as_) for five, as_ in zip(equals, stands, strict=True)]
    )
    stand_of = dict(zip(equals[0], stands[0], strict=True))
    wild = {card: stand_of[card] for card in deck.wild_cards(every[0])}
    return every, tuple([stand_of[card] for card in every[0]]), MappingProxyType(wild)
