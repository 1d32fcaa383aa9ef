"""Finds the nuts of a board, and how many holdings beat, tie with or lose to a hand on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Final

from analyser.poker import errors, names
from analyser.poker.cards import Card, refuse_duplicates, refuse_shared
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import THE_BOARD, Game
from analyser.poker.generators import Steps, as_part
from analyser.poker.made_hands.draws import find_draws
from analyser.poker.made_hands.made_hand import FEWEST, name_low, name_made_hand
from analyser.poker.nuts.nuts_records import LowNuts, Nuts, NutsClass, Seen
from analyser.poker.phrases import N_, Phrase, shortened
from analyser.poker.ranges.holdings import holding_number
from analyser.poker.ranges.range import Range
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.low import Ordering

if TYPE_CHECKING:  # with NumPy
    from analyser.poker.nuts.class_ladder import ClassMade

_THE_HAND = Phrase(N_("The hand"))


_OF_BOTH: Final = ("better", "equal", "worse", "place", "places", "classes", "best")
"""The fields that ``Nuts``, where they are for the high, has in common with ``LowNuts``."""


def find_nuts(
    game: Game,
    board: Sequence[Card],
    hole: Sequence[Card] = (),
    dead: Sequence[Card] = (),
    among: Range | None = None,
) -> Steps[Nuts]:
    """Find the classes that unseen cards can make on a board, and count the holdings of each.

    If a hand is given, ``hole``, also count the holdings that beat it, tie with it and lose to it.
    ``board``: three cards or more; ``dead``: cards that nobody can have, such as those of other
    seats; ``among``: in games of two cards the holdings to count; None to count all.

    Yields the share done, 0 to 1. Raises CardError in one of its subclasses, naming what is wrong.
    """
    from analyser.poker.nuts.class_ladder import count_half  # loads NumPy

    _refuse(game, board, hole, dead, among)
    board, hole, dead = tuple(board), tuple(hole), tuple(dead)
    known = frozenset((*board, *hole, *dead))
    unseen = [card for card in game.deck if card not in known]
    weights = None
    if among is not None:
        pairs = combinations(unseen, 2)
        weights = [among.weights[holding_number(*pair)] for pair in pairs]
        if not any(weights):
            raise errors.EmptiedRangeError(range=among)
    tables = tables_of(game, (*board, *hole))
    parts = 2 if game.splits else 1

    def counted(ordering: Ordering, at: int) -> Steps[tuple[Seen, int | None, ClassMade]]:
        steps = count_half(game, ordering, unseen, board, hole, weights)
        ladder, made, best = yield from as_part(steps, at, parts)
        own, cards = made or (None, ())
        return Seen(ladder, known, cards, game, among is not None), own, best

    seen, own, best = yield from counted(game.high, 0)
    ranks = tables.high.ranks

    def high_words(number: int) -> tuple[Phrase, Phrase]:
        return names.category_name(ranks[number - 1]), names.describe_high(ranks[number - 1])

    high = _nuts_of_half(seen, own, best, high_words)
    rank = None if own is None else ranks[own - 1]
    low = low_rank = None
    if game.splits and game.low is not None:
        lows = tables.low(game.low).ranks
        of_low, own, best = yield from counted(game.low, 1)
        low_rank = None if own is None or own == NO_CLASS else lows[own - 1]
        low = _nuts_of_half(
            of_low,
            own,
            best,
            lambda number: (None, names.rank_row(lows[number - 1][1])),
            name_low(game, hole, board, low_rank) if hole else None,
        )
    made = name_made_hand(game, hole, board, rank, low_rank) if hole else None
    draws = find_draws(game, hole, board, rank, dead)
    holdings = seen.whole(sum(seen.ladder.combos))
    of_high = {name: getattr(high, name) for name in _OF_BOTH}
    return Nuts(game.key, board, dead, hole, made, draws, holdings, **of_high, low=low)


def _nuts_of_half(
    seen: Seen,
    own: int | None,
    best: ClassMade,
    words: Callable[[int], tuple[Phrase | None, Phrase | str]],
    made: Phrase | None = None,
) -> LowNuts:
    """Return the record of the low, or what ``Nuts`` says of the high in the same form.

    ``own``: the class of the hand; ``NO_CLASS`` if it has no low, None without a hand. ``best``:
    what the best two cards make. ``words``: returns a class's category and its description.
    """
    counts = dict(zip(seen.ladder.classes, seen.ladder.combos, strict=True))
    steps = {number: step for step, number in enumerate(seen.ladder.classes) if counts[number]}
    none = counts.get(NO_CLASS, 0)
    numbers = sorted({*steps, *([] if own is None else [own])} - {NO_CLASS})
    classes = [
        NutsClass(place, *words(number), seen.whole(counts.get(number, 0)), steps.get(number), seen)
        for place, number in enumerate(numbers, 1)
    ]
    nuts = classes[0] if classes else None
    if best[0] not in {NO_CLASS, *numbers}:
        nuts = NutsClass(1, *words(best[0]), 0, None, seen._replace(hole=best[1]))
    counted = None, None, None, None, None  # from better to places: no hand is compared
    half = LowNuts(made, *counted, tuple(classes), seen.whole(none), nuts)
    if own is None:
        return half
    better = sum(count for number, count in counts.items() if number < own)
    equal = counts.get(own, 0)
    return replace(
        half,
        better=seen.whole(better),
        equal=seen.whole(equal),
        worse=seen.whole(sum(counts.values()) - better - equal),
        place=None if own == NO_CLASS else numbers.index(own) + 1,
        places=len(classes),
    )


def _refuse(
    game: Game,
    board: Sequence[Card],
    hole: Sequence[Card],
    dead: Sequence[Card],
    among: Range | None,
) -> None:
    """Refuse what no nuts can be found for. Raises CardError in one of its subclasses."""
    if not game.board:
        raise errors.NoNutsError(game=game.name)
    if not game.has_nuts:
        raise errors.UncountedNutsError(game=game.name)
    if among is not None and game.dealt != 2:
        raise errors.RangeGameError(range=shortened(str(among)), game=game.name)
    game.check_board(board)
    if len(board) < FEWEST:
        raise errors.TooFewCardsError(
            place=THE_BOARD, count=len(board), game=game.name, least=FEWEST
        )
    if hole:
        game.check(hole, board, _THE_HAND)
    game.check_dead(dead)
    refuse_duplicates(board)
    refuse_duplicates(hole)
    refuse_shared(
        [(hole, names.IN_THE_HAND), (board, names.ON_THE_BOARD), (dead, names.AMONG_THE_DEAD)]
    )
