"""Holdings for the seats with ranges, drawn while a table is dealt, so that each still has one.

A seat that holds a range keeps it, and nobody sees its cards; but in a real deal it has some, and
those can come to nobody else.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Sequence
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

    Raises EmptiedRangeError if there is none.
    """
    return _drawn(shuffler, _running_sums(held, taken))


def set_aside(shuffler: Shuffler, ranges: Iterable[Range], taken: Collection[Card]) -> set[Card]:
    """Draw a holding for each range, every choice that fits being as likely as its weights say.

    Raises EmptiedRangeError if the cards that are taken leave a range none, and NoDealError
    if the ranges leave each other none.
    """
    every = [_running_sums(held, taken) for held in ranges]
    for _ in range(_MOST_TRIES):
        cards = [card for sums in every for card in _drawn(shuffler, sums)]
        if len(set(cards)) == len(cards):
            return set(cards)
    raise NoDealError


def _running_sums(held: Range, taken: Collection[Card]) -> list[int]:
    """Return for each holding the weight of those up to it that the cards leave."""
    sums = list(accumulate(held.without(taken).weights))
    if not sums[-1]:
        raise EmptiedRangeError(range=held)
    return sums


def _drawn(shuffler: Shuffler, sums: Sequence[int]) -> tuple[Card, Card]:
    return HOLDINGS[bisect_right(sums, shuffler.below(sums[-1]))]
