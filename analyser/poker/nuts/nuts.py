"""The nuts of a board: each class of hands on it, how many holdings make it, and a hand's place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from itertools import chain, combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from analyser.poker import errors, names
from analyser.poker.cards import JOKERS, Card, high_first, refuse_duplicates, refuse_shared
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import FLOP, THE_BOARD, Game
from analyser.poker.generators import Steps, as_part
from analyser.poker.made_hands.draws import Draw, find_draws
from analyser.poker.made_hands.made_hand import name_low, name_made_hand
from analyser.poker.phrases import N_, Phrase, shortened
from analyser.poker.ranges.holdings import holding_number, starting_hand
from analyser.poker.ranges.range import Range, in_holdings
from analyser.poker.ranges.summary import in_whole_hands
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.low import Ordering
from analyser.poker.records import HIDDEN, OMITTED_WHEN_NONE, Record, when_read

if TYPE_CHECKING:  # with NumPy
    from analyser.poker.nuts.class_ladder import ClassMade, Ladder


@dataclass(frozen=True, slots=True, repr=False)
class NutsClass(Record):
    """One class of hands on a board.

    Attributes:
        place: the place among the classes on this board, 1 the best.
        category: the category in lower case; None for a low.
        description: the hand in words.
        combos: how many holdings make this class; with a range, the sum of their weights.
        range: the pairs of cards that make this class, as a range (see ``pairs``); "" if no
            opponent can make it.
        example: a holding of this class, as ``holding`` returns it.
    """

    place: int
    category: Phrase | None
    description: Phrase | str
    combos: int | float
    range: str = field(init=False, metadata=when_read(lambda one: str(one.pairs())))
    example: tuple[Card, ...] = field(init=False, metadata=when_read(lambda one: one.holding()))
    # The index of this class in ``Ladder.classes``; None if no opponent can make it. Not part of
    # the JSON form.
    rung: int | None = field(metadata=HIDDEN)
    # What all classes of the board share; not part of the JSON form.
    seen: Seen = field(metadata=HIDDEN, compare=False)

    @property
    def headline(self) -> str:
        """The class in words."""
        return self.description

    def pairs(self) -> Range:
        """Return the pairs of cards that make this class, as a range.

        The range is empty if no opponent can make the class. Pairs with a joker are left out. Known
        cards are ignored if this lets the range be written in whole starting hands.
        """
        if self.rung is None:
            return Range.of({})
        numbers = {
            holding_number(*pair): weight
            for pair, weight in self.seen.ladder.pairs[self.rung]
            if not set(pair) & set(JOKERS)
        }
        return in_whole_hands(numbers, self.seen.known)

    def holding(self) -> tuple[Card, ...]:
        """Return a holding of this class, or ``seen.hole`` if no opponent can make it."""
        seen = self.seen
        return seen.hole if self.rung is None else seen.ladder.example(self.rung, seen.game.dealt)


class Seen(NamedTuple):
    """What all classes of a board share."""

    ladder: Ladder  # these classes, and how many holdings make each
    known: frozenset[Card]  # the cards that no opponent can have
    # The own cards of the hand that was asked about, sorted so that the two that play come first;
    # () without a hand. For a best class that needs known cards, so that nobody can make it: two
    # cards that would make it.
    hole: tuple[Card, ...]
    game: Game  # the game that is played, with its options
    weighted: bool  # True if holdings are counted in hundredths, as a range has weights

    def whole(self, count: int) -> int | float:
        """Return a number from ``Ladder.combos``, divided by 100 if it is in hundredths."""
        return in_holdings(count) if self.weighted else count


@dataclass(frozen=True, slots=True, repr=False)
class LowNuts(Record):
    """The classes of the low in games that split the pot; the other fields are as in ``Nuts``.

    Attributes:
        place: the place of the hand's low among the classes; None without a hand or without a low.
        none: how many holdings make no low.
    """

    made: Phrase | None
    better: int | float | None
    equal: int | float | None
    worse: int | float | None
    place: int | None
    places: int | None
    classes: tuple[NutsClass, ...]
    none: int | float
    # The class of the best low on this board; None if no two cards make a low.
    best: NutsClass | None = field(metadata=HIDDEN, compare=False)


@dataclass(frozen=True, slots=True, repr=False)
class Nuts(Record):
    """What an opponent's unseen cards can make on a board, and how many holdings beat a hand.

    Attributes:
        game: the game's key.
        board, dead, cards: the known cards; ``cards`` is the hand, () if there is none.
        made: what the hand makes, in a player's words; None without a hand.
        draws: the hand's draws.
        holdings: how many holdings an opponent can have.
        better, equal, worse: how many of these holdings beat the hand, tie with it and lose to it;
            None without a hand.
        place, places: the place of the hand's class, and how many classes there are, the hand's own
            included; None without a hand.
        classes: the classes, best first.
        low: the classes of the low and the hand's place among them; None in games without a low.
        best: the nuts: the class of the best two cards on this board, even if no opponent can have
            them. Not part of the JSON form.
        boards, runs: with several boards all of them, and the record of each, with the other
            boards' cards dead; else None, which JSON leaves out.
        suits: "assumed" if no suits were given and these were chosen; else None, not in JSON.
    """

    game: str
    board: tuple[Card, ...]
    dead: tuple[Card, ...]
    cards: tuple[Card, ...]
    made: Phrase | None
    draws: tuple[Draw, ...]
    holdings: int | float
    better: int | float | None
    equal: int | float | None
    worse: int | float | None
    place: int | None
    places: int | None
    classes: tuple[NutsClass, ...]
    low: LowNuts | None
    best: NutsClass | None = field(metadata=HIDDEN, compare=False)
    _: KW_ONLY
    boards: tuple[tuple[Card, ...], ...] | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    runs: tuple[Nuts, ...] | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    suits: str | None = field(default=None, metadata=OMITTED_WHEN_NONE)

    @property
    def headline(self) -> str:
        """What the hand makes, and its place; without a hand the best class."""
        if self.made is None:
            return self.classes[0].description
        return f"{self.made}, class {self.place} of {self.places}"


def by_starting_hand(nuts: Nuts) -> dict[str, tuple[int, int, int]]:
    """Count, for each starting hand, the holdings that beat, tie with and lose to ``nuts.cards``.

    The game must deal two hole cards, and ``nuts.cards`` must not be empty. Starting hands that no
    opponent can have are left out.
    """
    assert nuts.place is not None  # the caller asks only with a hand
    counts: dict[str, list[int]] = {}
    for one in nuts.classes:
        at = (one.place > nuts.place) - (one.place < nuts.place) + 1
        for pair, _ in one.seen.ladder.pairs[one.rung] if one.rung is not None else ():
            counts.setdefault(starting_hand(*pair), [0, 0, 0])[at] += 1
    return {hand: (better, equal, worse) for hand, (better, equal, worse) in counts.items()}


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
        """Count one half of the pot, the part ``at`` of the work."""
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
    at_of = {number: at for at, number in enumerate(seen.ladder.classes) if counts[number]}
    none = counts.get(NO_CLASS, 0)
    numbers = sorted({*at_of, *([] if own is None else [own])} - {NO_CLASS})
    classes = [
        NutsClass(place, *words(number), seen.whole(counts.get(number, 0)), at_of.get(number), seen)
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
    if len(board) < FLOP:
        raise errors.TooFewCardsError(place=THE_BOARD, count=len(board), game=game.name, least=FLOP)
    if hole:
        game.check(hole, board, _THE_HAND)
    game.check_dead(dead)
    refuse_duplicates(board)
    refuse_duplicates(hole)
    places = (hole, names.IN_THE_HAND), (board, names.ON_THE_BOARD), (dead, names.AMONG_THE_DEAD)
    refuse_shared(places)


class BestOnBoards(NamedTuple):
    """The best holding on several boards."""

    cards: tuple[Card, ...]  # those that play on one board or another, the highest first
    runs: tuple[NutsClass, ...]  # what they make on each board
    places: tuple[int, ...]  # of how many classes there


def best_on_boards(runs: Sequence[Nuts]) -> BestOnBoards:
    """Return a holding that the fewest beat on all boards together; ``runs``: each board's nuts.

    The same cards are unseen in all of them.
    """
    seen = runs[0].classes[0].seen
    ladders = [run.classes[0].seen.ladder for run in runs]
    cards, best = seen.ladder.cards, _best_holding(seen, ladders)
    playing = [min(combinations(best, 2), key=ladder.codes.__getitem__) for ladder in ladders]
    made = [
        next(one for one in run.classes if one.rung == ladder.codes[pair])
        for run, ladder, pair in zip(runs, ladders, playing, strict=True)
    ]
    held = [cards[number] for number in {*chain.from_iterable(playing)}]
    held.sort(key=high_first)
    return BestOnBoards(tuple(held), tuple(made), tuple([len(run.classes) for run in runs]))


def _best_holding(seen: Seen, ladders: Sequence[Ladder]) -> Sequence[int]:
    """Return a holding that the fewest beat, or what plays of it, as indices of unseen cards."""
    import numpy as np  # loaded by the ladders; as this module is by what needs none

    number, size = seen.ladder.cards.index, seen.game.dealt
    if size >= 2 * len(ladders):  # it has two cards for the nuts of each board
        return [*{number(card) for ladder in ladders for card in ladder.pairs[0][0][0]}]
    every: Iterable[int] = chain.from_iterable(combinations(range(len(seen.ladder.cards)), size))
    if seen.weighted:  # only the pairs of a range
        pairs = [pair for members in seen.ladder.pairs for pair, _ in members]
        every = map(number, chain.from_iterable(pairs))
    holdings = np.fromiter(every, np.uint8).reshape(-1, size)
    beaten_by = np.zeros(len(holdings))
    for ladder in ladders:
        codes = [ladder.codes[one, other] for one, other in combinations(holdings.T, 2)]
        beaten_by += np.cumsum([0, *ladder.combos])[np.minimum.reduce(codes)]
    best: list[int] = holdings[beaten_by.argmin()].tolist()
    return best
