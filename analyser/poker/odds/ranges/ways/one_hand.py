"""Counts a known hand against a range: compares its class with all holdings on each board.

This needs no sorting, so it is the fastest way when one seat has a single holding. The results
are also available by board, from which ``next_cards`` gets the share with each next card.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final, NamedTuple

import numpy as np

from analyser.poker.games.registry import HOLDEM
from analyser.poker.odds.board.tally import category_places
from analyser.poker.odds.odds import category_names
from analyser.poker.odds.ranges.board_classes import BoardClasses, Flags
from analyser.poker.odds.ranges.counts import RangeCounts, two_seats
from analyser.poker.odds.ranges.seats import SeatRange, Weights
from analyser.poker.ranges.matchups import share_a_card
from analyser.poker.ranking.rank_tables import ClassNumbers

_MOST_IN_A_BYTE: Final = 255


def count_one_hand(
    boards: BoardClasses, seats: Sequence[SeatRange]
) -> Generator[float, None, RangeCounts]:
    """Count two seats, one of which has a single holding; yields once, before it counts."""
    yield 0.0
    first, second = seats
    if len(first) == 1:
        return KnownHand(boards, first, second).counts()
    counts = KnownHand(boards, second, first).counts()
    return RangeCounts(counts.deals, counts.seats[::-1])


class ByBoard(NamedTuple):
    """The results of a known hand, by board: sums of the weights of the other seat's holdings.

    Attributes:
        deals: the sum over all possible holdings.
        wins: the sum over the holdings that the known hand beats.
        ties: the sum over the holdings that tie with it.
    """

    deals: Weights
    wins: Weights
    ties: Weights


class KnownHand:
    """Compares a known hand with each holding of a range on each board."""

    def __init__(self, boards: BoardClasses, known: SeatRange, other: SeatRange) -> None:
        self._known, self._other = known, other
        # A range may have a single holding: its cards are then in other holdings and on boards.
        apart = ~share_a_card(other.holdings, known.holdings)
        self._weights: Weights = other.weights * apart
        self._fits: Flags = ~(boards.meets(other.holdings) | boards.meets(known.holdings))
        both = boards.classes(np.append(other.holdings, known.holdings))  # faster than one by one
        self._classes: ClassNumbers = both[:, :-1]
        self._own: ClassNumbers = both[:, -1]
        own = self._own[:, np.newaxis]
        self._beaten: Flags = (self._classes > own) & self._fits
        self._shared: Flags = (self._classes == own) & self._fits

    def by_board(self) -> ByBoard:
        """Return the results of the known hand by board."""
        flags = self._fits, self._beaten, self._shared
        return ByBoard(*(_weigh(each, self._weights) for each in flags))

    def counts(self) -> RangeCounts:
        """Return the counts of both seats, (known hand, range), on all boards together."""
        weights = self._weights * self._known.weights[0]
        every, lost, tied = (
            (weights * _by_holding(flags)).astype(np.float64)
            for flags in (self._fits, self._beaten, self._shared)
        )
        deals, ties = (np.array([every.sum()]), every), (np.array([tied.sum()]), tied)
        counts = two_seats(deals, (np.array([lost.sum()]), every - lost - tied), ties)
        by_category = self._categories_of_known(), self._categories_of_other(weights)
        for seat, often in zip(counts.seats, by_category, strict=True):
            seat.categories = often
        return counts

    def _categories_of_known(self) -> list[int]:
        """Return the weighted deals in which the known hand makes each category."""
        names = len(category_names(HOLDEM))
        by_category = category_places(HOLDEM).take(self._own, mode="clip")
        deals = _weigh(self._fits, self._weights) * self._known.weights[0]
        return [int(count) for count in np.bincount(by_category, deals, names)[:names]]

    def _categories_of_other(self, weights: Weights) -> list[int]:
        """Return the weighted deals in which the range makes each category.

        Each is a difference of two sums: of the holdings better than the end of the category, and
        better than its beginning.
        """
        places = category_places(HOLDEM)
        starts = np.flatnonzero(np.diff(places)) + 1  # the first class of each, the best first
        better = [
            weights @ _by_holding((self._classes < start) & self._fits) for start in starts.tolist()
        ]
        by_category = np.zeros(len(category_names(HOLDEM)), np.int64)
        by_category[places[starts[:-1]]] = np.diff(better)
        return by_category.tolist()


def _by_holding(flags: Flags) -> Weights:
    """Return the number of flags in each column; adds bytes, which processors do fastest."""
    bytes_ = flags.view(np.uint8)
    counts = np.zeros(flags.shape[1], np.int64)
    for start in range(0, len(flags), _MOST_IN_A_BYTE):
        counts += bytes_[start : start + _MOST_IN_A_BYTE].sum(axis=0, dtype=np.uint8)
    return counts


def _weigh(flags: Flags, weights: Weights) -> Weights:
    """Return for each row the sum of the weights of the columns whose flag is True."""
    bytes_, sizes = flags.view(np.uint8), weights.astype(np.uint32)
    sums: Weights = np.einsum("ij,j->i", bytes_, sizes, dtype=np.uint32, casting="unsafe")
    return sums.astype(np.int64)
