"""Writes a range as a short text, always the same for equal ranges.

Terms of weight 1 come first, then lower weights. For each weight, pairs come first, then suited
hands, offsuit hands, and single holdings; hands that differ only in the lower card are joined to
runs.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.ranges.holdings import HAND_OF, HOLDINGS, HOLDINGS_OF, LINES

EVERYTHING: Final = "random"
"""The text of the range of all holdings."""

FULL: Final = 100
"""The weight 1, in hundredths."""


@lru_cache(maxsize=64)  # ten kilobytes each; a range is written with each of its odds
def write_range(weights: tuple[int, ...]) -> str:
    """Write a range from its 1,326 weights in hundredths; "" if it has no holding."""
    levels = sorted(filter(None, set(weights)), reverse=True)
    if len(set(weights)) == 1 and levels:
        return EVERYTHING + _weight_text(levels[0])
    there = {HAND_OF[number]: None for number, weight in enumerate(weights) if weight}
    whole = {
        hand: weights[HOLDINGS_OF[hand][0]]
        for hand in there
        if len({weights[number] for number in HOLDINGS_OF[hand]}) == 1
    }
    parted = [HOLDINGS_OF[hand] for hand in there if hand not in whole]
    single = {number: weights[number] for numbers in parted for number in numbers}
    terms = []
    for level in levels:
        hands = {hand for hand, weight in whole.items() if weight == level}
        alone = [number for number, weight in single.items() if weight == level]
        ending = _weight_text(level)
        holdings = map(holding_text, sorted(alone, key=_sort_key, reverse=True))
        terms += [term + ending for term in (*_runs_of(hands), *holdings)]
    return ", ".join(terms)


def holding_text(number: int) -> str:
    """Write a holding, the higher card first: ``AhKh``, ``QsQd``."""
    return "".join(map(str, _high_to_low(number)))


def _weight_text(hundredths: int) -> str:
    if hundredths == FULL:
        return ""
    return f":0.{hundredths:02d}".rstrip("0")


def _runs_of(hands: set[str]) -> Iterator[str]:
    """Write starting hands as runs: pairs, then suited, then offsuit hands."""
    for line in LINES:
        for is_in, run in groupby(line, hands.__contains__):
            first, *others = run
            if is_in and others:
                yield f"{others[-1]}+" if first == line[0] else f"{first}-{others[-1]}"
            elif is_in:
                yield first


def _sort_key(number: int) -> tuple[list[int], list[int]]:
    """Return a key that sorts holdings by their ranks, and equal ranks by suit, clubs to spades."""
    cards = _high_to_low(number)
    return [card.rank for card in cards], [card.number for card in cards]


def _high_to_low(number: int) -> list[Card]:
    return sorted(HOLDINGS[number], key=attrgetter("rank", "number"), reverse=True)
