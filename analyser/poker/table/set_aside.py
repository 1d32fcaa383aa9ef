"""Holdings for the seats with ranges, drawn while a table is dealt, so that each still has one.

A seat that holds a range keeps it, and nobody sees its cards; but in a real deal it has some, and
those can come to nobody else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import accumulate
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.dealing import Shuffler
from analyser.poker.errors import EmptiedRangeError, NoDealError
from analyser.poker.ranges.holdings import HOLDINGS
from analyser.poker.ranges.range import Range

_MOST_TRIES: Final = 10_000
"""So often holdings are drawn for all ranges until they share no card."""


def drawn_holding(shuffler: Shuffler, held: Range, taken: Collection[Card]) -> tuple[Card, Card]:
    """Draw a holding of a range, as likely as its weight says, without some cards.

    Raises EmptiedRangeError where there is none.
    """
    sums = list(accumulate(held.without(taken).weights))
    if not sums[-1]:
        raise EmptiedRangeError(range=held)
    drawn = shuffler.below(sums[-1])
    return next(cards for cards, least in zip(HOLDINGS, sums, strict=True) if drawn < least)


def set_aside(shuffler: Shuffler, ranges: Iterable[Range], taken: Collection[Card]) -> set[Card]:
    """Draw a holding for each range, every choice that fits being as likely as its weights say.

    Raises EmptiedRangeError where the cards that are taken leave a range none, and NoDealError
    where the ranges leave each other none.
    """
    every = list(ranges)
    for _ in range(_MOST_TRIES):
        cards = [card for held in every for card in drawn_holding(shuffler, held, taken)]
        if len(set(cards)) == len(cards):
            return set(cards)
    raise NoDealError
