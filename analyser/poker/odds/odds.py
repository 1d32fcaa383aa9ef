"""The odds of a situation as records: exact counts over all deals, never samples.

Every way of counting fills the same two tables, and this module turns them into what a reader
wants: how often each pair of winners comes (high and low), and how often each seat ends up with
each category.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from analyser.poker.errors import TooManyDealsError
from analyser.poker.games.game import MOST_SEATS, Game
from analyser.poker.names import BADUGI_NAMES, category_name
from analyser.poker.odds.situation import Situation
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase
from analyser.poker.ranking.badugi import BadugiCategory
from analyser.poker.ranking.high import ROYAL_FLUSH, Category, HighRank
from analyser.poker.ranking.low import LowOrdering, LowRank, low_category
from analyser.poker.records import NOT_WRITTEN

if TYPE_CHECKING:
    from fractions import Fraction

_UNITS: Final = 2 * math.lcm(*range(1, MOST_SEATS + 1))
"""Into how many parts a pot is cut, so that every share of half of it is a whole number of them."""

_MILLION: Final = 1_000_000

Winners = int
"""A set of seats: seat n is bit n. 0 where nobody wins, as the low half where there is no low."""


@dataclass(frozen=True, slots=True)
class SeatOdds:
    """What comes of one seat.

    Attributes:
        win, tie, lose: in how many deals it wins alone, shares, or loses: the high where it
            counts, else the low.
        equity: its part of the pot on average, 0 to 1.
        categories: in how many deals it ends up with each category, worst category first; in
            games that only the low wins, the category that the low is of.
        share: the same as ``equity``, exactly.
    """

    win: int
    tie: int
    lose: int
    equity: float
    categories: Mapping[str, int] = field(hash=False)
    share: Fraction = field(metadata=NOT_WRITTEN)


@dataclass(frozen=True, slots=True)
class HighLowSeatOdds(SeatOdds):
    """What comes of one seat where high and low share the pot.

    Attributes:
        low_win, low_tie, low_lose: in how many deals it wins the low alone, shares it, or does
            not though there is one.
        no_low: in how many deals nobody has a low.
        scoop: in how many deals it wins the whole pot alone.
    """

    low_win: int
    low_tie: int
    low_lose: int
    no_low: int
    scoop: int


@dataclass(frozen=True, slots=True)
class Odds:
    """What comes of every seat.

    Attributes:
        game: the game's key.
        boards: how many deals there are; each is as likely as every other.
        exact: that every deal was counted; there are no other odds here.
        seats: the odds of each seat.
        situation: what they are the odds of; not part of the written form.
    """

    game: str
    boards: int
    exact: bool
    seats: tuple[SeatOdds, ...]
    situation: Situation = field(metadata=NOT_WRITTEN, repr=False)


def odds_from_counts(
    situation: Situation,
    verdicts: Mapping[tuple[Winners, Winners], int],
    made: Sequence[Mapping[str, int]],
) -> Odds:
    """Make the record from the counts.

    Args:
        situation: what was counted.
        verdicts: the number of deals for every (winners of the high, winners of the low); a half
            that does not count in the game is 0.
        made: for each seat the number of deals for each category it ends up with.
    """
    seats = range(len(situation.hands))
    names = category_names(situation.game)
    return Odds(
        situation.game.key,
        sum(verdicts.values()),
        True,
        tuple(
            _seat_odds(
                situation.game,
                1 << seat,
                verdicts,
                MappingProxyType({name: made[seat].get(name, 0) for name in names}),
            )
            for seat in seats
        ),
        situation,
    )


def too_many_deals(situation: Situation) -> TooManyDealsError:
    """Return the error that says that counting all deals of a situation would take too long."""
    deals = situation.deals
    if deals < _MILLION**2 * 1000:
        return TooManyDealsError(deals=f"{deals:,}")
    if deals < _MILLION**3:
        template = QT_TRANSLATE_NOOP("analyser", "about {count:,} million million")
        return TooManyDealsError(deals=Phrase(template, count=round(deals / _MILLION**2)))
    template = QT_TRANSLATE_NOOP("analyser", "more than a million million million")
    return TooManyDealsError(deals=Phrase(template))


def _seat_odds(
    game: Game,
    seat: Winners,
    verdicts: Mapping[tuple[Winners, Winners], int],
    categories: Mapping[str, int],
) -> SeatOdds:
    win = tie = low_win = low_tie = no_low = scoop = 0
    units = 0
    deals = sum(verdicts.values())
    for (high, low), count in verdicts.items():
        halves = [winners for winners in (high, low) if winners]
        for winners in halves:
            if winners & seat:
                units += count * (_UNITS // (len(halves) * winners.bit_count()))
        main = high if game.high_counts else low
        win += count * (main == seat)
        tie += count * (main != seat and main & seat != 0)
        low_win += count * (low == seat)
        low_tie += count * (low != seat and low & seat != 0)
        no_low += count * (not low)
        scoop += count * all(winners == seat for winners in halves)
    from fractions import Fraction  # with decimal it takes as long to load as to count two hands

    share = Fraction(units, _UNITS * deals)
    basic = (win, tie, deals - win - tie, float(share), categories, share)
    if not game.splits:
        return SeatOdds(*basic)
    return HighLowSeatOdds(
        *basic, low_win, low_tie, deals - low_win - low_tie - no_low, no_low, scoop
    )


@cache
def category_names(game: Game) -> tuple[str, ...]:
    """Return the categories that a seat can end up with, worst first."""
    if game.one_of_each:
        return tuple([str(BADUGI_NAMES[category]) for category in BadugiCategory])
    low = None if game.high_counts else game.low
    names = []
    for category in map(Category, game.high.categories):
        completed = category in (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
        if category is Category.FIVE_OF_A_KIND and not game.deck.has_wild:
            continue
        if low is not None and completed and not low.straights_count:
            continue
        names.append(str(category_name((category,))))
        if category is Category.STRAIGHT_FLUSH and low is None:
            names.append(str(category_name(ROYAL_FLUSH)))
    return tuple(names)


def category_of_high(rank: HighRank) -> str:
    """Name the category of a high hand as ``SeatOdds.categories`` does."""
    return str(category_name(rank))


def category_of_low(rank: LowRank, ordering: LowOrdering) -> str:
    """Name the category of a low hand as ``SeatOdds.categories`` does."""
    return str(category_name((low_category(rank, ordering),)))
