"""Draws holdings for the seats with ranges before the other seats are dealt.

A seat with a range keeps the range, and its holding is not shown. But in a real deal it would have
two cards, which no other seat can be dealt.
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
"""How often holdings are drawn for all ranges, at most, to find some that share no card."""


def drawn_holding(shuffler: Shuffler, held: Range, taken: Collection[Card]) -> tuple[Card, Card]:
    """Draw a holding by weight, without ``taken`` cards; EmptiedRangeError if none is left."""
    return _drawn(shuffler, _running_sums(held, taken))


def set_aside(shuffler: Shuffler, ranges: Iterable[Range], taken: Collection[Card]) -> set[Card]:
    """Draw a holding for each range, by weight, so that no two share a card.

    Return the cards of all these holdings. Raises EmptiedRangeError if the ``taken`` cards leave a
    range without a holding, and NoDealError if no holdings without a shared card are found.
    """
    every = [_running_sums(held, taken) for held in ranges]
    for _ in range(_MOST_TRIES):
        cards = [card for sums in every for card in _drawn(shuffler, sums)]
        if len(set(cards)) == len(cards):
            return set(cards)
    raise NoDealError


def _running_sums(held: Range, taken: Collection[Card]) -> list[int]:
    """Return the running sums of the weights; a holding with a ``taken`` card weighs 0."""
    sums = list(accumulate(held.without(taken).weights))
    if not sums[-1]:
        raise EmptiedRangeError(range=held)
    return sums


def _drawn(shuffler: Shuffler, sums: Sequence[int]) -> tuple[Card, Card]:
    return HOLDINGS[bisect_right(sums, shuffler.below(sums[-1]))]
