"""The odds of a situation as records: exact counts over all deals, or an estimate marked as such.

Every way of counting fills the same two tables: the number of deals for each pair (winners of the
high, winners of the low), and for each seat the number of deals in which it ends up with each
category. This module turns the tables into records.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from analyser.poker.cards import Card
from analyser.poker.games.game import MOST_SEATS, Game
from analyser.poker.names import BADUGI_NAMES, category_name
from analyser.poker.odds.situation import Situation
from analyser.poker.phrases import Phrase
from analyser.poker.ranking.badugi import BadugiCategory
from analyser.poker.ranking.high import OF_ALL_FIVE, ROYAL_FLUSH, Category
from analyser.poker.ranking.low import LowOrdering, Ordering, low_category
from analyser.poker.records import (
    HIDDEN,
    NULL_WHEN_EMPTY,
    OMITTED_WHEN_NONE,
    Record,
    omitted_unless,
    when_read,
)

if TYPE_CHECKING:
    from fractions import Fraction

UNITS_OF_POT: Final = 2 * math.lcm(*range(1, MOST_SEATS + 1))
"""The units in a pot: half a pot divides into whole units, however many seats share it."""

SeatSet: TypeAlias = int
"""A set of seats as bits, mostly of winners: seat n is bit n; 0, the empty set, if nobody wins."""


@dataclass(frozen=True, slots=True, repr=False)
class HandOdds(Record):
    """The odds of one starting hand of a range.

    Attributes:
        combos: the sum of the weights of the hand's holdings that contain no known card.
        equity: the average share of the pot, 0 to 1; None if no deal gives the seat this hand.
        standard_error: the standard error of an equity estimated from enough deals, else None;
            not written to JSON.
    """

    combos: int | float
    equity: float | None
    standard_error: float | None = field(default=None, metadata=HIDDEN)


@dataclass(frozen=True, slots=True, repr=False)
class SeatOdds(Record):
    """The odds of one seat.

    Attributes:
        win, tie, lose: in how many deals the seat wins alone, ties or loses. If high and low share
            the pot, only the high is counted here.
        equity: the seat's average share of the pot, 0 to 1.
        categories: in how many deals the seat ends up with each category, worst category first;
            in games for low alone, the categories of its lows. Empty if they were not counted,
            as for two ranges before the flop.
        share: the equity as an exact fraction; not written to JSON.
        range: the seat's range in notation; None if it has no range, and then ``combos`` and
            ``hands`` are None too.
        combos: the sum of the weights of the range's holdings that contain no known card.
        hands: the odds of each starting hand of the range that is still possible, by its name.
        is_estimate: True if the odds come from deals drawn at random, not from all deals.
        standard_error: the standard error of an estimated equity, 0 for an only seat; None if the
            odds are exact, or if all deals drawn gave one of several seats the same share, which
            says nothing about the error.
    """

    win: int
    tie: int
    lose: int
    equity: float
    categories: Mapping[str, int] = field(hash=False, metadata=NULL_WHEN_EMPTY)
    share: Fraction = field(metadata=HIDDEN)
    _: KW_ONLY
    range: str | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    combos: int | float | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    hands: Mapping[str, HandOdds] | None = field(
        default=None, hash=False, metadata=OMITTED_WHEN_NONE
    )
    is_estimate: bool = field(default=False, metadata=HIDDEN)
    standard_error: float | None = field(default=None, metadata=omitted_unless("is_estimate"))


@dataclass(frozen=True, slots=True, repr=False)
class HighLowSeatOdds(SeatOdds):
    """The odds of one seat in a game in which high and low share the pot.

    Attributes:
        low_win, low_tie, low_lose: in how many deals the seat wins the low alone, ties for the
            low, or loses the low to another seat.
        no_low: in how many deals no seat has a low.
        scoop: in how many deals the seat wins the whole pot alone.
    """

    low_win: int
    low_tie: int
    low_lose: int
    no_low: int
    scoop: int
    # Again, as what is hidden is no field of the base.
    share: Fraction = field(metadata=HIDDEN)
    is_estimate: bool = field(default=False, kw_only=True, metadata=HIDDEN)


@dataclass(frozen=True, slots=True, repr=False)
class StreetShares(Record):
    """The ``equity`` of each seat, 0 to 1, on one street, when only ``board`` had been dealt.

    ``boards``: all boards if there are several, else None.
    """

    board: tuple[Card, ...]
    equity: tuple[float, ...]
    boards: tuple[tuple[Card, ...], ...] | None = field(default=None, metadata=OMITTED_WHEN_NONE)


@dataclass(frozen=True, slots=True, repr=False)
class RunOdds(Record):
    """The odds of every seat on one of several boards; ``boards``: how many deals were counted."""

    board: tuple[Card, ...]
    boards: int = field(metadata=HIDDEN)
    seats: tuple[SeatOdds, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Scoops(Record):
    """In how many of all ``deals`` each seat wins every board alone."""

    deals: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True, repr=False)
class CallRecord(Record):
    """Whether a seat is to call a bet.

    Attributes:
        seat: who faces the bet, numbered from 0.
        cost: the chips it takes to call.
        chips: all the chips in the middle after the call.
        needed: the share of these that makes a call pay, 0 to 1.
        equity: the share that the seat has.
        worth: the chips that a call wins on average, with no more betting; negative if it loses.
        decision: "call", "fold", or "close".
        text: the same in words.
    """

    seat: int
    cost: int
    chips: int
    needed: float
    equity: float
    worth: float
    decision: str
    text: str


@dataclass(frozen=True, slots=True, repr=False)
class Odds(Record):
    """The odds of every seat.

    Attributes:
        game: the game's key.
        boards: the number of deals counted, all equally likely (with ranges: see ``scale``).
        exact: True if all deals were counted; False for an estimate from random deals.
        seats: the odds of each seat.
        situation: the situation that was counted; not written to JSON.
        scale: None unless a seat has a range. Then each deal counts as ``scale`` times the
            product of the weights of its holdings, in ``boards`` and in all other counts; in an
            estimate each drawn deal counts once, and the scale is 1.
        deals: the number of random deals in an estimate; None if exact.
        seed: the seed of an estimate, which draws the same deals again; None if exact.
        streets: each seat's equity on every street from before the flop to this board; None if it
            was not asked for.
        runs: the odds on each board if there are several, else None. All other counts are then of
            all boards together, each brought to the same number of deals.
        scoops: how often each seat wins all boards; None if there is one board, if one lacks more
            than one card, or if not all hands are known.
        call: for a text with a bet that a seat faces, whether to call it; else None.
        suits: "assumed" if no suits were given and these were chosen; else None, not in JSON.
    """

    game: str
    boards: int
    exact: bool
    seats: tuple[SeatOdds, ...]
    situation: Situation = field(metadata=HIDDEN)
    _: KW_ONLY
    scale: int | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    deals: int | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    seed: int | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    streets: tuple[StreetShares, ...] | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    runs: tuple[RunOdds, ...] | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    scoops: Scoops | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    call: CallRecord | None = field(default=None, metadata=OMITTED_WHEN_NONE)
    suits: str | None = field(
        init=False, metadata={**OMITTED_WHEN_NONE, **when_read(lambda odds: odds.situation.suits)}
    )

    def on_each_board(self) -> tuple[Odds, ...]:
        """Return the odds on each board by itself; of one board, these."""
        if self.runs is None:
            return (self,)
        each = []
        for situation, run in zip(self.situation.on_each_board, self.runs, strict=True):
            odds = Odds(self.game, run.boards, self.exact, run.seats, situation, scale=self.scale)
            deals = None if self.exact else run.boards
            each.append(replace(odds, deals=deals, seed=self.seed))
        return tuple(each)

    @property
    def headline(self) -> str:
        """Each seat's equity, as "82.22% v 17.78%"."""
        return " v ".join([f"{100 * seat.equity:.2f}%" for seat in self.seats])


def odds_from_counts(
    situation: Situation,
    verdicts: Mapping[tuple[SeatSet, SeatSet], int],
    by_category: Sequence[Mapping[str, int]],
) -> Odds:
    """Return the record of some counts.

    ``verdicts``: deals by (winners of the high, of the low), 0 for nobody; ``by_category``: deals
    by category, for each seat.
    """
    game, names = situation.game, category_names(situation.game)
    seats = []
    for seat, counts in enumerate(by_category):
        categories = MappingProxyType({name: counts.get(name, 0) for name in names})
        seats.append(_seat_odds(game, 1 << seat, verdicts, categories))
    return Odds(game.key, sum(verdicts.values()), True, tuple(seats), situation)


def _seat_odds(
    game: Game,
    seat: SeatSet,
    verdicts: Mapping[tuple[SeatSet, SeatSet], int],
    categories: Mapping[str, int],
) -> SeatOdds:
    """Return the odds of one seat, given as a bit, from the counts of all deals."""
    win = tie = low_win = low_tie = no_low = scoop = 0
    units = 0
    deals = sum(verdicts.values())
    for (high, low), count in verdicts.items():
        halves = [winners for winners in (high, low) if winners]
        for winners in halves:
            part = UNITS_OF_POT // (len(halves) * winners.bit_count())
            units += count * part * bool(winners & seat)
        main = high if game.high_counts or game.second else low
        win += count * (main == seat)
        tie += count * (main != seat and main & seat != 0)
        low_win += count * (low == seat)
        low_tie += count * (low != seat and low & seat != 0)
        no_low += count * (not low)
        scoop += count * all(winners == seat for winners in halves)
    from fractions import Fraction  # with decimal it takes as long to load as to count two hands

    share = Fraction(units, UNITS_OF_POT * deals)
    basic = (win, tie, deals - win - tie, float(share), categories, share)
    if not game.has_halves:
        return SeatOdds(*basic)
    low_lose = deals - low_win - low_tie - no_low
    return HighLowSeatOdds(*basic, low_win, low_tie, low_lose, no_low, scoop)


@lru_cache(maxsize=64)  # which ranks are wild can be chosen in thousands of ways
def category_names(game: Game) -> tuple[str, ...]:
    """Return the names of ``game_categories`` in English."""
    return tuple(map(str, game_categories(game)))


def game_categories(game: Game) -> tuple[Phrase, ...]:
    """Return the categories that a seat can end up with, worst first."""
    if game.one_of_each:
        return tuple([BADUGI_NAMES[category] for category in BadugiCategory])
    low = None if game.high_counts else game.low
    names = []
    for category in map(Category, game.high.categories):
        completed = category in OF_ALL_FIVE
        if category is Category.FIVE_OF_A_KIND and not game.deck.has_wild:
            continue
        if low is not None and completed and not low.straights_count:
            continue
        names.append(category_name((category,)))
        if category is Category.STRAIGHT_FLUSH and low is None:
            names.append(category_name(ROYAL_FLUSH))
    return tuple(names)


def category_key(rank: Any, ordering: Ordering) -> str:
    """Return the category of a high or low rank as a key of ``SeatOdds.categories``."""
    if isinstance(ordering, LowOrdering):
        rank = (low_category(rank, ordering),)
    return str(category_name(rank))
