"""The analysis of one seat's cards: the seat's best hands, high and low, as records.

Hands are looked up in class tables; tests check the tables against the rules in ``high`` and
``low``. The texts and the lows of a hand are computed when they are first read, as most hands of a
long list never need them.

Any list of hands can be sorted: in which order they are, the place of each, and which are equal. As
in Dyalog's "Ranking poker hands", a comparison returns -1 if the left hand is better.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from itertools import accumulate, groupby, repeat
from types import MappingProxyType
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.games.choices import Choices, Five, choices_of, sorted_high_first
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import FLOP, Game
from analyser.poker.made_hands.draws import Draw, find_draws
from analyser.poker.made_hands.made_hand import name_made_hand
from analyser.poker.names import category_name, describe_high, rank_row
from analyser.poker.phrases import Phrase
from analyser.poker.ranking.classes import Classes, whole_classes
from analyser.poker.ranking.high import Category, HighRank, hand_ranks, in_high_order, match_pattern
from analyser.poker.ranking.low import LOW_ORDERINGS, LowOrdering, LowRank, in_low_order
from analyser.poker.ranking.whole import WholeOrdering
from analyser.poker.ranking.wild_so_far import (
    rank_wild_low_so_far,
    rank_wild_so_far,
    ranks_stood_for,
    stand_ins,
)
from analyser.poker.records import HIDDEN, OMITTED_WHEN_NONE, Record, when_read

Key = tuple[object, ...]
"""The sort key of a hand among hands of its game; see ``key_of``."""

NO_WILD: Final[Mapping[Card, Card]] = MappingProxyType({})


@dataclass(frozen=True, slots=True, repr=False)
class High(Record):
    """The best high hand among some cards.

    Attributes:
        category: the category in lower case; "royal flush" is a category of its own.
        rank: (category number, tie-breakers most important first), ranks 2 to 14.
        best: the cards that play, in reading order: five, three in games of three cards, at most
            four in badugi, or fewer of an incomplete hand. The first of equally good choices.
        choices: the number of equally good choices of cards.
        all: all these choices, ``best`` first; with a board, those with more hole cards first.
        description: the hand in words.
        pattern: ``match_pattern`` of the ranks in ``best``, wild cards as what they stand for; None
            for an incomplete hand, and in badugi.
        class_: the class of the hand among all hands of the deck, 1 the best; None for an
            incomplete hand.
        classes: the number of classes; None for an incomplete hand.
        better, equal, worse: the numbers of hands of the deck that are better than, equal to (this
            hand included) and worse than this hand, with wild cards at their best: hands of five
            cards, in other games of as many as make a hand. None for an incomplete hand.
        wild: the card that each wild card of ``best`` stands for.
    """

    category: Phrase = field(init=False, metadata=when_read(lambda high: category_name(high.rank)))
    rank: HighRank
    best: Five
    choices: int
    all: tuple[Five, ...]
    description: Phrase = field(
        init=False, metadata=when_read(lambda high: describe_high(high.rank))
    )
    pattern: str | None
    class_: int | None
    classes: int | None
    better: int | None
    equal: int | None
    worse: int | None
    wild: Mapping[Card, Card] = field(hash=False)

    @property
    def headline(self) -> str:
        """The hand in words."""
        return self.description


@dataclass(frozen=True, slots=True, repr=False)
class Low(Record):
    """The best low hand among some cards in one ordering.

    All fields except ``qualifies`` are None if there is no low; the others are as in ``High``.

    Attributes:
        ranks: the five ranks in the order they compare: larger groups first, then high to low, a
            low ace as 1.
        qualifies: True if there is a low, False if not; None in orderings without a qualifier.
    """

    ranks: tuple[int, ...] | None
    best: Five | None
    choices: int | None
    all: tuple[Five, ...] | None
    qualifies: bool | None
    class_: int | None
    classes: int | None
    description: str | None

    @property
    def headline(self) -> str:
        """The low in words; "" if there is none."""
        return self.description or ""


@dataclass(frozen=True, slots=True, repr=False)
class Analysis(Record):
    """The complete analysis of one seat's cards.

    Attributes:
        game: the game's key.
        cards: the seat's own cards, in the order given.
        board: the board's cards.
        complete: True if there are enough cards for a full hand.
        high: the best high hand, or an incomplete one.
        lows: the best low in each ordering, by the ordering's name; None below five cards, and in
            games whose ``Game.whole`` is not None.
        halves: in games whose pot is shared by two games, the hand that counts in each; else None,
            which JSON leaves out.
        made: what a player calls the hand on this board: "set of nines"; without a board two cards
            may be "pocket queens". None with one or two board cards, and if there is no such name.
        draws: the hand's draws; None without a board of three cards or more.
        played: the game with its options; not written to JSON.
        second: the analysis in the game that has the other half of the pot, or None; not in JSON.
        seen: other known cards, which cannot complete a draw; not written to JSON.
        boards, runs: with several boards all of them, and the analysis on each; else None, which
            JSON leaves out.
        suits: "assumed" if no suits were given and these were chosen; else None, not in JSON.
    """

    game: str
    cards: tuple[Card, ...]
    board: tuple[Card, ...]
    complete: bool
    high: High
    lows: Mapping[str, Low] | None = field(
        init=False, hash=False, metadata=when_read(lambda hand: hand.find_lows())
    )
    made: Phrase | None = field(init=False, metadata=when_read(lambda hand: hand.find_made()))
    draws: tuple[Draw, ...] | None = field(
        init=False, metadata=when_read(lambda hand: hand.find_draws())
    )
    played: Game = field(metadata=HIDDEN)
    seen: tuple[Card, ...] = field(default=(), metadata=HIDDEN)
    _: KW_ONLY
    second: Analysis | None = field(default=None, metadata=HIDDEN)
    halves: tuple[High | Low, High | Low] | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    boards: tuple[tuple[Card, ...], ...] | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    runs: tuple[Analysis, ...] | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    suits: str | None = field(default=None, metadata=OMITTED_WHEN_NONE)

    @property
    def headline(self) -> str:
        """The hand in words; in games for low only the low."""
        return self.counting.headline

    @property
    def counting(self) -> High | Low:
        """The hand that counts in the game: the low if only lows count, otherwise the high."""
        low = None if self.played.high_counts else self.played.low
        return self.high if low is None or self.lows is None else self.lows[low.name]

    @property
    def alone(self) -> Analysis:
        """The analysis in the game without its second half."""
        if self.second is None:
            return self
        board = self.board if self.played.plays_board else ()
        return replace(self, board=board, played=self.played.first, second=None, halves=None)

    def __lt__(self, other: object) -> bool:
        """Whether the hand is worse than another of the same game."""
        if not isinstance(other, Analysis) or other.played != self.played:
            return NotImplemented
        one, another = key_of(self.played, self), key_of(self.played, other)
        return one < another if self.played.high_counts else another < one

    def find_lows(self) -> Mapping[str, Low] | None:
        """Compute ``lows``: the best low in each ordering, in the first of two games."""
        game = self.played if self.second is None else self.played.first
        if not self.complete or game.whole is not None:
            return None
        choices = choices_of(game, self.cards, self.board)
        tables = tables_of(game, (*self.cards, *self.board))
        found = {one.name: _best_low(choices, tables.low(one), one) for one in LOW_ORDERINGS}
        return MappingProxyType(found)

    def find_made(self) -> Phrase | None:
        """Compute ``made``: what a player calls the hand; None if there is no such name."""
        if self.second is not None:
            return self.second.find_made()
        low = self.played.low if self.played.splits and self.complete else None
        rank = self.high.rank if self.complete else None
        low_rank = None if low is None else low_rank_of(self, low)
        return name_made_hand(self.played, self.cards, self.board, rank, low_rank)

    def find_draws(self) -> tuple[Draw, ...] | None:
        """Compute ``draws``: the hand's draws; None without a board of three cards or more."""
        if self.second is not None:
            return self.second.find_draws()
        if len(self.board) < FLOP or not self.complete or not self.played.plays_two:
            return None
        return find_draws(self.played, self.cards, self.board, self.high.rank, self.seen)


NO_LOW: Final = Low(None, None, None, None, False, None, None, None)


def analyse_cards(game: Game, hole: Sequence[Card], board: Sequence[Card] = ()) -> Analysis:
    """Analyse one seat's cards, at least one. They must have passed the game's ``check``."""
    hole, board = tuple(hole), tuple(board)
    if game.second is not None:
        first = analyse_cards(game.first, hole, board)
        other = analyse_cards(game.second, hole, board if game.second.board else ())
        halves = first.counting, other.counting
        return replace(first, played=game, second=other, halves=halves)
    if game.whole is not None:
        return _analyse_all_at_once(game, game.whole, hole)
    choices = choices_of(game, hole, board)
    if not choices.fives:
        return Analysis(game.key, hole, board, False, _high_so_far(game, hole, board), game)
    high = _best_high(game, choices, tables_of(game, (*hole, *board)).high)
    return Analysis(game.key, hole, board, True, high, game)


def _analyse_all_at_once(game: Game, ordering: WholeOrdering, hole: tuple[Card, ...]) -> Analysis:
    """Analyse a hand that is ranked by all its cards, also one without all its cards yet."""
    rank, every = ordering.rank(hole), tuple(ordering.best_choices(hole))
    best = (rank, every[0], len(every), every)
    if len(hole) < game.hand:
        high = High(*best, None, None, None, None, None, None, NO_WILD)
        return Analysis(game.key, hole, (), False, high, game)
    classes = whole_classes(ordering)
    number = classes.number[rank]
    pattern = None if game.one_of_each else match_pattern([card.rank for card in hole])
    high = High(*best, pattern, number, len(classes), *classes.counts(number), NO_WILD)
    return Analysis(game.key, hole, (), True, high, game)


def counted_as(game: Game, low: Low) -> tuple[int, ...]:
    """Return the rank that each of the best five cards of a low counts as, a low ace as 1."""
    assert low.ranks is not None
    assert low.best is not None
    ace = 1 if 1 in low.ranks else 14
    stands = [14 if rank == 1 else rank for rank in low.ranks]
    counted = ranks_stood_for(low.best, stands, game.deck)
    return tuple(ace if rank == 14 else rank for rank in counted)


def low_rank_of(hand: Analysis, ordering: LowOrdering) -> LowRank | None:
    """Return the rank of a hand's low; of an incomplete low if the hand has fewer than five cards.

    None if the low does not qualify; in orderings with a qualifier an incomplete low never does.
    """
    if hand.lows is not None:
        number = hand.lows[ordering.name].class_
        classes = tables_of(hand.played, (*hand.cards, *hand.board)).low(ordering)
        return None if number is None else classes.ranks[number - 1]
    if ordering.highest is not None:
        return None
    choices = hand.played.choices_so_far(hand.cards, hand.board)
    return min(rank_wild_low_so_far(choice, hand.played.deck, ordering) for choice in choices)


def _best_high(game: Game, choices: Choices, classes: Classes[HighRank]) -> High:
    best, equals = choices.best(classes)
    rank = classes.ranks[best - 1]
    held = {card for five in choices.fives for card in five} if game.deck.has_wild else ()
    every, shown, wild = _arranged(game, equals, rank, held)
    pattern = match_pattern([card.rank for card in shown])
    place = best, len(classes), *classes.counts(best)
    return High(rank, every[0], len(every), every, pattern, *place, wild)


def _best_low(choices: Choices, classes: Classes[LowRank], ordering: LowOrdering) -> Low:
    deck = choices.deck
    best, equals = choices.best(classes)
    if best > len(classes):
        return NO_LOW
    _, ranks = classes.ranks[best - 1]
    stands = [14 if rank == 1 else rank for rank in ranks]
    counted = [ranks_stood_for(five, stands, deck) if deck.has_wild else None for five in equals]
    every = tuple(map(in_low_order, equals, repeat(ordering), counted))
    qualifies = None if ordering.highest is None else True
    return Low(ranks, every[0], len(every), every, qualifies, best, len(classes), rank_row(ranks))


def _high_so_far(game: Game, hole: Sequence[Card], board: Sequence[Card]) -> High:
    """Return the high of too few cards, without a place among the classes."""
    deck, ordering = game.deck, game.high
    choices = game.choices_so_far(sorted_high_first(hole, deck), sorted_high_first(board, deck))
    ranks = [rank_wild_so_far(choice, deck, ordering) for choice in choices]
    rank = max(ranks, key=ordering.strength)
    equals = [choice for choice, one in zip(choices, ranks, strict=True) if one == rank]
    held = {card for choice in choices for card in choice}
    every, _, wild = _arranged(game, equals, rank, held)
    return High(rank, every[0], len(every), every, *(None,) * 6, wild)


def _arranged(
    game: Game, equals: Sequence[Five], rank: HighRank, held: Collection[Card]
) -> tuple[tuple[Five, ...], Five, Mapping[Card, Card]]:
    """Sort each of the equally good choices into reading order; read the first one's cards.

    Returns the choices, the cards that the first one's count as, and what each of its wild cards
    stands for: if possible a card that nobody has, as those of ``held``.
    """
    deck = game.deck
    if not deck.has_wild:
        every = tuple([in_high_order(five, rank) for five in equals])
        return every, every[0], NO_WILD
    ranks = hand_ranks(rank, game.high)
    flush = rank[0] in (Category.FLUSH, Category.STRAIGHT_FLUSH)
    stands = [stand_ins(five, ranks, flush, deck, held) for five in equals]
    pairs = zip(equals, stands, strict=True)
    every = tuple([in_high_order(five, rank, as_) for five, as_ in pairs])
    stand_of = dict(zip(equals[0], stands[0], strict=True))
    wild = {card: stand_of[card] for card in deck.wild_cards(every[0])}
    return every, tuple([stand_of[card] for card in every[0]]), MappingProxyType(wild)


def key_of(game: Game, hand: Analysis) -> Key:
    """Return a sort key: greater for a better hand, but smaller for it where only lows count."""
    if game.high_counts:
        return game.high.strength(hand.high.rank)
    assert game.low is not None  # a game counts highs or lows
    rank = low_rank_of(hand, game.low)
    assert rank is not None  # every hand has a low if no qualifier is asked for
    return rank


# ------------------------------------------------------------------------------- hands in order


MOST_HANDS: Final = 100_000
"""The most hands that can be sorted at once."""


@dataclass(frozen=True, slots=True, repr=False)
class SortedHands(Record):
    """Some hands and their order. Hands are numbered from 0, as they were given.

    Attributes:
        order: the numbers of the hands, best first; equal hands in the order given.
        grade: for each hand its place: 1 plus the number of better hands. Equal hands have equal
            places.
        ties: groups of two or more equal hands, by number, the best group first.
        hands: the analysis of each hand.
        suits: "assumed" if no suits were given and these were chosen; else None, not in JSON.
    """

    order: tuple[int, ...]
    grade: tuple[int, ...]
    ties: tuple[tuple[int, ...], ...]
    hands: tuple[Analysis, ...]
    suits: str | None = field(default=None, kw_only=True, metadata=OMITTED_WHEN_NONE)

    def __iter__(self) -> Iterator[Analysis]:
        """Iterate over the hands, best first."""
        return (self.hands[number] for number in self.order)

    def __len__(self) -> int:
        return len(self.hands)

    @property
    def headline(self) -> str:
        """How many hands there are, and the best of them."""
        return f"the best of {len(self)}: {next(iter(self)).headline}"


def compare_two(game: Game, left: Analysis, right: Analysis) -> int:
    """Return -1 if the left hand is better, 1 if the right hand is, 0 if they are equal."""
    one, other = key_of(game, left), key_of(game, right)
    sign = (one > other) - (one < other)
    return -sign if game.high_counts else sign


def grade_hands(game: Game, hands: Sequence[Analysis]) -> SortedHands:
    """Sort hands, best first."""
    keys = [key_of(game, hand) for hand in hands]
    # Sorting backwards, too, leaves equal hands as they were given.
    order = sorted(range(len(keys)), key=keys.__getitem__, reverse=game.high_counts)
    groups = [tuple(group) for _, group in groupby(order, key=keys.__getitem__)]
    places = zip(groups, accumulate(map(len, groups), initial=1), strict=False)
    place_of = {hand: place for group, place in places for hand in group}
    grade = [place_of[hand] for hand in range(len(keys))]
    ties = tuple([group for group in groups if len(group) > 1])
    return SortedHands(tuple(order), tuple(grade), ties, tuple(hands))
