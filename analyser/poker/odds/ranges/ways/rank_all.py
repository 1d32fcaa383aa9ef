"""Two ranges on some boards, without comparing their holdings pair by pair.

On each board the holdings are put in the order of their classes. What a holding wins against is
then the weight of all that come after its class, and a running sum has that for all holdings at
once. It counts too much: holdings that share a card with it cannot be dealt beside it. For each
card the same is done among the holdings that have it, and is taken back. Only the holding itself,
which has both cards, is taken back twice; so its own weight is added once more to the ties.
"""

from __future__ import annotations

from collections.abc import Generator
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
from analyser.poker.ranking.rank_tables import NO_CLASS, ClassNumbers

_AT_ONCE: Final = 1 << 15
"""How many classes are put in order at a time: their arrays fit into a processor's cache."""

_PLACE_BITS: Final = 11
"""As many bits as the place of a holding needs: there are 1,326, and one more for none."""
_PLACE: Final = (1 << _PLACE_BITS) - 1

Keys: TypeAlias = npt.NDArray[np.uint32]
"""A class, and in the lower bits the place of a holding that has it."""


def count_by_rank(
    boards: BoardClasses, seats: tuple[SeatRange, SeatRange]
) -> Generator[float, None, RangeCounts]:
    """Count two ranges on all boards; yields the share that is done, 0 to 1."""
    count = _Count(boards, seats)
    yield from count.steps()
    return count.result()


class _Against:
    """The counts of every holding against one of the seats, summed up over the boards.

    Attributes:
        opponents: what that seat may hold.
        weights: the same, by place, and 0 for the place of none.
        wins, ties: by place, the weight of what a holding beats, and of what it shares with.
        deals: by place, the weight of all it meets.
        by_category: by category, the weight of the deals in which the other seat has it.
    """

    def __init__(self, holdings: Numbers, seat: SeatRange) -> None:
        weights = seat.spread()[holdings]
        self.opponents = OpponentRange(seat, holdings)
        self.weights: Sums = np.append(weights, 0).astype(np.float64)
        self.wins, self.ties = np.zeros(len(self.weights)), np.zeros(len(self.weights))
        self.deals = np.zeros(len(holdings))
        self.by_category = np.zeros(len(category_names(HOLDEM)) + 1)


class _Groups(NamedTuple):
    """Holdings in order of their classes, row after row, and which of them have the same class.

    Attributes:
        places: the place of each holding.
        starts, ends, row_ends: for each group of equal ones, where it starts and ends, and where
            its row ends.
    """

    places: Numbers
    starts: Numbers
    ends: Numbers
    row_ends: Numbers


class _Count:
    """Counts two seats, step by step."""

    def __init__(self, boards: BoardClasses, seats: tuple[SeatRange, SeatRange]) -> None:
        self._seats = seats
        self._holdings: Numbers = np.union1d(seats[0].holdings, seats[1].holdings)
        self._runouts = boards.runouts
        self._classes = boards.classes(self._holdings)
        self._meets = boards.meets(self._holdings)
        self._by_card = _places_by_card(self._holdings)
        self._weights = [seat.spread()[self._holdings] for seat in seats]
        # What the first seat has against it is the second, and the other way round.
        self._against = [_Against(self._holdings, seats[1])]
        if not np.array_equal(self._weights[0], self._weights[1]):
            self._against.append(_Against(self._holdings, seats[0]))

    def steps(self) -> Generator[float, None, None]:
        """Go through all boards, some at a time; yields the share that is done."""
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
        """Add what each holding beats in its row and what it shares with, or take that back."""
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
        """Add how many deals there are for each holding, and what the seats make in them."""
        by_category = category_places(HOLDEM).take(classes).ravel()
        for against, weights in zip(self._against, self._weights, strict=False):
            left = against.opponents.left(runouts, meets)
            against.deals += left.sum(axis=0, dtype=np.float64)
            against.by_category += np.bincount(
                by_category, (left * weights).ravel(), len(against.by_category)
            )

    def result(self) -> RangeCounts:
        """Return what came of it."""
        available = len(self._meets) - np.count_nonzero(self._meets, axis=0)
        deals, wins, ties = [], [], []
        for at, seat in enumerate(self._seats):
            against = self._against[at % len(self._against)]
            own = np.searchsorted(self._holdings, seat.holdings)
            shared = against.ties[:-1] + against.weights[:-1] * available
            deals.append(against.deals[own] * seat.weights)
            wins.append(against.wins[own] * seat.weights)
            ties.append(shared[own] * seat.weights)
        counts = two_seats(self._seats, deals, wins, ties)
        for at, seat_counts in enumerate(counts.seats):
            by_category = self._against[at % len(self._against)].by_category[:-1]
            seat_counts.categories = [int(count) for count in by_category]
        return counts


def _in_order(keys: Keys) -> _Groups:
    """Put each row in order, the best class first."""
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
    """Return for each card the places of the holdings that have it, and of none behind them."""
    cards = holding_cards()[holdings].T.ravel()
    by_card = cards.argsort(kind="stable") % len(holdings)
    counts = np.bincount(cards, minlength=len(DECK))
    table = np.full((len(DECK), counts.max()), len(holdings))
    table[np.arange(counts.max()) < counts[:, np.newaxis]] = by_card
    held: Numbers = table[counts > 0]
    return held
