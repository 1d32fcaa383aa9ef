"""What comes of any two holdings before the flop: a table, counted once by the project's engine.

Two holdings have 1,712,304 boards between them. Only 47,008 pairs of holdings differ by more than
the names of the suits and who is first, so a small file has them all: ``matchups.npz`` beside this
module, which ``resources/count_matchups.py`` writes. The counts of any two ranges on an empty board
is then a sum over the table.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations
from math import comb
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import DECK, Suit
from analyser.poker.ranges.holdings import HOLDINGS

Numbers: TypeAlias = npt.NDArray[np.intp]
Deals: TypeAlias = npt.NDArray[np.float64]
"""Numbers of deals. They are whole, and sums of them stay far below 2**53, so that floating point
has them exactly; it is what NumPy multiplies fastest."""

FILE: Final = Path(__file__).with_name("matchups.npz")

BOARDS: Final = comb(len(DECK) - 4, 5)
"""The boards that two holdings may meet on."""


class Matchups(NamedTuple):
    """What comes of every two holdings, by their numbers; 0 if they share a card.

    Attributes:
        wins: of shape (1326, 1326), on how many boards the first one wins. The losses are the
            same with first and second exchanged.
        ties: on how many they share.
    """

    wins: Deals
    ties: Deals


@cache  # there is one table
def matchups() -> Matchups:
    """Read the table and write it out for all pairs of holdings."""
    with np.load(FILE, allow_pickle=False) as table:
        first, second = table["first"].astype(np.intp), table["second"].astype(np.intp)
        wins, ties = table["wins"].astype(np.float64), table["ties"].astype(np.float64)
    size = len(HOLDINGS)
    every = Matchups(np.zeros((size, size)), np.zeros((size, size)))
    for renamed in suits_renamed():
        there = renamed[first] * size + renamed[second]
        and_back = renamed[second] * size + renamed[first]
        every.wins.put(there, wins)
        every.wins.put(and_back, BOARDS - wins - ties)
        every.ties.put(there, ties)
        every.ties.put(and_back, ties)
    return every


class Pairs(NamedTuple):
    """Pairs of holdings that share no card, by the numbers of the holdings."""

    first: Numbers
    second: Numbers


def distinct_pairs() -> Pairs:
    """Return one pair of every kind that differs by more than suits and order; 47,008 in all.

    It is the first of its kind, and its first holding has the lower number.
    """
    size = len(HOLDINGS)
    first, second = np.triu_indices(size, 1)
    apart = ~share_a_card(first, second)
    first, second = first[apart], second[apart]
    least = np.full(len(first), size * size)
    for renamed in suits_renamed():
        one, other = renamed[first], renamed[second]
        np.minimum(least, np.minimum(one, other) * size + np.maximum(one, other), out=least)
    return Pairs(*np.divmod(np.unique(least), size))


def share_a_card(first: Numbers, second: Numbers) -> npt.NDArray[np.bool_]:
    """Return whether holdings have a card in common, by their numbers."""
    cards = holding_cards()
    one, other = cards[first], cards[second]
    shared: npt.NDArray[np.bool_] = (one[..., np.newaxis] == other[..., np.newaxis, :]).any(
        (-2, -1)
    )
    return shared


@cache  # there is one table
def holding_cards() -> Numbers:
    """Return the numbers of the two cards of each holding, of shape (1326, 2)."""
    return np.array([[card.number for card in cards] for cards in HOLDINGS], np.intp)


@cache  # there is one table
def suits_renamed() -> Numbers:
    """Return what the holdings become under each of the 24 ways to rename the suits.

    The shape is (24, 1326), and the first row leaves everything as it is.
    """
    one, other = holding_cards().T
    numbers = np.zeros((len(DECK), len(DECK)), np.intp)
    numbers[one, other] = numbers[other, one] = np.arange(len(HOLDINGS))
    suit, rank = np.divmod(np.arange(len(DECK)), len(DECK) // len(Suit))
    renamed = []
    for names in permutations(range(len(Suit))):
        cards = np.array(names)[suit] * (len(DECK) // len(Suit)) + rank
        renamed.append(numbers[cards[one], cards[other]])
    return np.stack(renamed)
