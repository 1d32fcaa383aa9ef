"""The wins and ties of any two holdings before the flop: a table that was counted in advance.

Two holdings can meet on 1,712,304 boards. Apart from renamed suits and exchanged players there are
only 47,008 pairs of holdings, so all of them fit into a small file: ``matchups.npz`` in this
package, written by ``resources/count_matchups.py``. The counts of two ranges on an empty board are
then sums over the table.
"""

from functools import cache
from itertools import permutations
from math import comb
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import DECK, Suit
from analyser.poker.ranges.holdings import HOLDINGS
from analyser.poker.ranking.arrays import Numbers, Sets, Ways

FILE: Final = Path(__file__).with_name("matchups.npz")

BOARDS: Final = comb(len(DECK) - 4, 5)
"""The number of boards that can come if the cards of two holdings are known."""


class Matchups(NamedTuple):
    """On how many boards each holding beats or ties each other holding, before the flop.

    Rows and columns are numbers of holdings. The counts of two holdings that share a card are 0.
    """

    # Of shape (1326, 1326): on how many boards the row's holding beats the column's. The transposed
    # array has the losses.
    wins: Ways
    ties: Ways  # of shape (1326, 1326): on how many boards the two holdings tie


@cache  # a single table
def matchups() -> Matchups:
    """Return the counts of all pairs of holdings, computed from those of the distinct pairs."""
    with np.load(FILE, allow_pickle=False) as table:
        first, second = table["first"].astype(np.intp), table["second"].astype(np.intp)
        wins, ties = table["wins"].astype(np.float64), table["ties"].astype(np.float64)
    size = len(HOLDINGS)
    every = Matchups(np.zeros((size, size)), np.zeros((size, size)))
    for renamed in holdings_renamed():
        for one, other, won in ((first, second, wins), (second, first, BOARDS - wins - ties)):
            at = renamed[one] * size + renamed[other]
            every.wins.put(at, won)
            every.ties.put(at, ties)
    return every


def share_a_card(first: Numbers, second: Numbers) -> npt.NDArray[np.bool_]:
    """Return whether holdings share a card, element by element of two arrays of their numbers."""
    sets = holding_sets()
    shared: npt.NDArray[np.bool_] = (sets[first] & sets[second]) != 0
    return shared


@cache  # a single table
def holding_sets() -> Sets:
    """Return the cards of each holding as a set of bits: card number n is bit n."""
    sets: Sets = (np.int64(1) << holding_cards()).sum(axis=1)
    return sets


@cache  # a single table
def holding_cards() -> Numbers:
    """Return the numbers of the two cards of each holding, of shape (1326, 2)."""
    return np.array([[card.number for card in cards] for cards in HOLDINGS], np.intp)


@cache  # a single table
def holdings_renamed() -> Numbers:
    """Return holdings' numbers after each renaming in ``cards_renamed``, of shape (24, 1326)."""
    one, other = holding_cards().T
    numbers = np.zeros((len(DECK), len(DECK)), np.intp)
    numbers[one, other] = numbers[other, one] = np.arange(len(HOLDINGS))
    cards = cards_renamed()
    renamed: Numbers = numbers[cards[:, one], cards[:, other]]
    return renamed


@cache  # a single table
def cards_renamed() -> Numbers:
    """Return card numbers after each renaming of suits, of shape (24, 52); row 0 renames none."""
    suit, rank = np.divmod(np.arange(len(DECK)), len(DECK) // len(Suit))
    names: Numbers = np.array(list(permutations(range(len(Suit)))), np.intp)
    renamed: Numbers = names[:, suit] * (len(DECK) // len(Suit)) + rank
    return renamed
