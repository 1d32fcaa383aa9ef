"""Counts two ranges on some boards without comparing their holdings pair by pair.

On each board the holdings are sorted by class. A holding beats the weight of all holdings after
its class, which a running sum gives for all holdings at once. But this includes holdings that share
a card with it, which is impossible. So for each card the same is computed among the holdings with
this card, and subtracted. This subtracts the holding itself twice, once for each of its cards, so
its own weight is added to the ties again.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import DECK
from analyser.poker.games.registry import HOLDEM
from analyser.poker.odds.board.tally import category_places
from analyser.poker.odds.odds import category_names
from analyser.poker.odds.ranges.board_classes import BoardClasses
from analyser.poker.odds.ranges.counts import RangeCounts, Sums, two_seats
from analyser.poker.odds.ranges.seats import SeatRange
from analyser.poker.odds.ranges.ways.opponent import Flags, OpponentRange
from analyser.poker.ranges.matchups import Numbers, holding_cards
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.rank_tables import ClassNumbers

_AT_ONCE: Final = 1 << 15
"""The number of classes sorted at a time: their arrays fit into a processor's cache."""

_PLACE_BITS: Final = 11
"""The bits of a holding's index: there are 1,326 holdings, and one index for no holding."""
_PLACE: Final = (1 << _PLACE_BITS) - 1

Keys: TypeAlias = npt.NDArray[np.uint32]
"""Classes, each with the index of its holding in the lower bits."""


def count_by_rank(
    boards: BoardClasses, seats: Sequence[SeatRange]
) -> Generator[float, None, RangeCounts]:
    """Count two ranges on all boards; yields the progress, 0 to 1."""
    count = _Count(boards, seats)
    yield from count.steps()
    return count.result()


class _Against:
    """The counts of every holding against one seat (the opponent), summed over the boards.

    Attributes:
        opponents: the opponent's range.
        weights: the opponent's weight of each holding; last 0 for no holding.
        wins: for each holding the opponent's weight that it beats.
        ties: for each holding the opponent's weight that it ties with.
        deals: for each holding the opponent's weight that is possible with it.
        by_category: for each category the weighted deals in which the other seat has it.
    """

    def __init__(self, holdings: Numbers, seat: SeatRange) -> None:
        weights = seat.spread()[holdings]
        self.opponents = OpponentRange(seat, holdings)
        self.weights: Sums = np.append(weights, 0).astype(np.float64)
        self.wins, self.ties = np.zeros(len(self.weights)), np.zeros(len(self.weights))
        self.deals = np.zeros(len(holdings))
        self.by_category = np.zeros(len(category_names(HOLDEM)) + 1)


class _Groups(NamedTuple):
    """Holdings sorted by class in each row, row after row, in groups of the same class.

    Attributes:
        places: the indices of the holdings.
        starts, ends: for each group its start and its end in ``places``.
        row_ends: for each group the end of its row in ``places``.
    """

    places: Numbers
    starts: Numbers
    ends: Numbers
    row_ends: Numbers


class _Count:
    """Counts two seats, step by step."""

    def __init__(self, boards: BoardClasses, seats: Sequence[SeatRange]) -> None:
        self._seats = seats
        self._holdings: Numbers = np.union1d(seats[0].holdings, seats[1].holdings)
        self._runouts = boards.runouts
        self._classes = boards.classes(self._holdings)
        self._meets = boards.meets(self._holdings)
        self._by_card = _places_by_card(self._holdings)
        self._weights = [seat.spread()[self._holdings] for seat in seats]
        # The opponent of the first seat is the second, and vice versa.
        self._against = [_Against(self._holdings, seats[1])]
        if not np.array_equal(self._weights[0], self._weights[1]):
            self._against.append(_Against(self._holdings, seats[0]))

    def steps(self) -> Generator[float, None, None]:
        """Count all boards, some at a time; yields the progress, 0 to 1."""
        none = len(self._holdings)
        places = np.arange(none, dtype=np.uint32)
        nothing = np.uint32(int(NO_CLASS) << _PLACE_BITS | none)
        at_once = max(1, _AT_ONCE // none)
        for start in range(0, len(self._classes), at_once):
            classes = self._classes[start : start + at_once]
            meets = self._meets[start : start + at_once]
            keys: Keys = np.full((len(classes), none + 1), nothing)
            np.bitwise_or(classes.astype(np.uint32) << _PLACE_BITS, places, out=keys[:, :-1])
            keys[:, :-1][meets] = nothing
            self._add(keys.take(self._by_card, axis=1).reshape(-1, self._by_card.shape[1]), -1)
            self._add(keys, 1)
            self._add_deals(self._runouts[start : start + at_once], classes, meets)
            yield start / len(self._classes)

    def _add(self, keys: Keys, sign: int) -> None:
        """Add, for each holding, the weights that it beats and ties with in its row.

        ``sign``: 1 to add them, -1 to subtract them.
        """
        groups = _in_order(keys)
        lengths = groups.ends - groups.starts
        for against in self._against:
            running = np.zeros(len(groups.places) + 1)
            np.cumsum(against.weights.take(groups.places), out=running[1:])
            until = running.take(groups.ends)
            wins = running.take(groups.row_ends) - until
            ties = until - running.take(groups.starts)
            for sums, of_group in ((against.wins, wins), (against.ties, ties)):
                each = np.repeat(sign * of_group, lengths)
                np.add(sums, np.bincount(groups.places, each, len(sums)), out=sums)

    def _add_deals(self, runouts: Numbers, classes: ClassNumbers, meets: Flags) -> None:
        """Add the weighted deals of each holding, and of each category of the seats."""
        by_category = category_places(HOLDEM).take(classes).ravel()
        for against, weights in zip(self._against, self._weights, strict=False):
            left = against.opponents.left(runouts, meets)
            against.deals += left.sum(axis=0, dtype=np.float64)
            against.by_category += np.bincount(
                by_category, (left * weights).ravel(), len(against.by_category)
            )

    def result(self) -> RangeCounts:
        """Return the counts of both seats."""
        available = len(self._meets) - np.count_nonzero(self._meets, axis=0)
        deals, wins, ties = [], [], []
        for at, seat in enumerate(self._seats):
            against = self._against[at % len(self._against)]
            own = np.searchsorted(self._holdings, seat.holdings)
            shared = against.ties[:-1] + against.weights[:-1] * available
            deals.append(against.deals[own] * seat.weights)
            wins.append(against.wins[own] * seat.weights)
            ties.append(shared[own] * seat.weights)
        counts = two_seats(deals, wins, ties)
        for at, seat_counts in enumerate(counts.seats):
            by_category = self._against[at % len(self._against)].by_category[:-1]
            seat_counts.categories = [int(count) for count in by_category]
        return counts


def _in_order(keys: Keys) -> _Groups:
    """Sort each row, the best class first."""
    length = keys.shape[1]
    ordered = np.sort(keys, axis=1).ravel()
    first = np.empty(len(ordered), np.bool_)
    np.not_equal(ordered[1:] >> _PLACE_BITS, ordered[:-1] >> _PLACE_BITS, out=first[1:])
    first[::length] = True
    starts = np.flatnonzero(first)
    ends = np.append(starts[1:], len(ordered))
    row_ends = (starts // length + 1) * length
    return _Groups((ordered & _PLACE).astype(np.intp), starts, ends, row_ends)


def _places_by_card(holdings: Numbers) -> Numbers:
    """Return for each card a row with the indices of the holdings that contain it.

    Rows are filled up with the index of no holding. Cards in no holding have no row.
    """
    cards = holding_cards()[holdings].T.ravel()
    by_card = cards.argsort(kind="stable") % len(holdings)
    counts = np.bincount(cards, minlength=len(DECK))
    table = np.full((len(DECK), counts.max()), len(holdings))
    table[np.arange(counts.max()) < counts[:, np.newaxis]] = by_card
    held: Numbers = table[counts > 0]
    return held
