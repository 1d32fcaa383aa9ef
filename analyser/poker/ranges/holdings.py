"""The 1,326 holdings of two cards, and the 169 starting hands to which they belong.

A holding has a number, 0 to 1,325: its index among all pairs of cards, in the order of the cards'
numbers. A starting hand is a class of holdings that differ only in their suits: a pair (``AA``),
two suited cards (``AKs``) or two offsuit cards (``AKo``).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from types import MappingProxyType
from typing import Final

from analyser.poker.cards import DECK, RANK_LETTERS, RANKS, Card

HOLDINGS: Final[tuple[tuple[Card, Card], ...]] = tuple(combinations(DECK, 2))
"""All holdings by number; the card with the lower number first."""

_NUMBERS: Final = {cards: number for number, cards in enumerate(HOLDINGS)}


def holding_number(one: Card, other: Card) -> int:
    """Return the number of the holding of two different cards, in either order."""
    return _NUMBERS[(one, other) if one < other else (other, one)]


def starting_hand(one: Card, other: Card) -> str:
    """Return the starting hand of two cards, such as ``AKs``; the higher rank is first."""
    high, low = sorted((one.rank, other.rank), reverse=True)
    return hand_text(high, low, one.suit is other.suit)


@cache  # there are few hands
def hand_text(high: int, low: int, suited: bool) -> str:
    """Write the starting hand of two ranks, 2 to 14; for a pair ``suited`` is ignored."""
    letters = RANK_LETTERS[high - RANKS[0]] + RANK_LETTERS[low - RANKS[0]]
    return letters if high == low else letters + ("s" if suited else "o")


_HIGH_TO_LOW: Final = tuple(reversed(RANKS))
LINES: Final[tuple[tuple[str, ...], ...]] = (
    tuple([hand_text(rank, rank, False) for rank in _HIGH_TO_LOW]),
    *[
        tuple([hand_text(high, low, suited) for low in _HIGH_TO_LOW if low < high])
        for suited in (True, False)
        for high in _HIGH_TO_LOW[:-1]
    ],
)
"""The starting hands in lines, each from its best hand down: a line of all pairs, a line of suited
hands for each higher card, and a line of offsuit hands for each higher card. A written range joins
neighbours in a line to runs, such as ``A5s-A2s``."""

HAND_OF: Final[tuple[str, ...]] = tuple([starting_hand(*cards) for cards in HOLDINGS])
"""The starting hand of each holding, by the holding's number."""

_COLLECTED: Final[dict[str, list[int]]] = {hand: [] for line in LINES for hand in line}
for _number, _hand in enumerate(HAND_OF):
    _COLLECTED[_hand].append(_number)

HOLDINGS_OF: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {hand: tuple(numbers) for hand, numbers in _COLLECTED.items()}
)
"""The numbers of the holdings of each starting hand: pairs first, then suited, then offsuit."""

STARTING_HANDS: Final[tuple[str, ...]] = tuple(HOLDINGS_OF)
"""The 169 starting hands: pairs, suited, offsuit, each high to low."""
