"""Counts any number of ranges on some boards by comparing every two hands on every board.

The seat with the most holdings is the *last* seat; a *choice* gives each other seat one of its
holdings. The best class of a choice on each board is compared with the classes of all holdings of
the last seat. The result of a comparison is one bit of a word, so this is the fastest way for
narrow ranges and for a known hand. Weights and shared cards are taken into account only after the
boards are counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import and_
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import Steps
from analyser.poker.odds.board.tally import category_places
from analyser.poker.odds.ranges.board_classes import Bits, BoardClasses, Flags, packed
from analyser.poker.odds.ranges.counts import RangeCounts, SeatCounts, Sums
from analyser.poker.odds.ranges.seats import SeatRange, choices_of_holdings, weights_of_choices
from analyser.poker.odds.record import SeatSet, category_names
from analyser.poker.ranges.matchups import Numbers, holding_sets
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.rank_tables import ClassNumbers

_AT_ONCE: Final = 1 << 19
"""About how many comparisons are made at once: their bits fit into a cache."""

Left: TypeAlias = npt.NDArray[np.float32]
"""Sums of one seat's weights: at most 1,326 times 100, which 32-bit floats represent exactly."""

Often: TypeAlias = npt.NDArray[np.uint16]
"""Numbers of boards, which are counted a few thousand at a time."""


def count_each_choice(boards: BoardClasses, seats: Sequence[SeatRange]) -> Steps[RangeCounts]:
    """Count the deals of any number of seats on all boards; yield the progress, 0 to 1."""
    counts = RangeCounts.zero(seats)
    order = sorted(range(len(seats)), key=lambda seat: len(seats[seat]))
    *first, last = sorted_seats = [seats[seat] for seat in order]
    count = _ChoiceTally(boards, sorted_seats, [counts.seats[seat] for seat in order])
    choices = choices_of_holdings(first)
    at_once = max(1, _AT_ONCE // (len(last) * len(boards)))
    for start in range(0, len(choices), at_once):
        yield start / len(choices)
        counts.deals += count.add(choices[start : start + at_once])
    count.add_last()
    return counts


class _ChoiceTally:
    """Adds up the counts of some seats, of which the last one has the most holdings."""

    def __init__(
        self, boards: BoardClasses, seats: Sequence[SeatRange], counts: Sequence[SeatCounts]
    ) -> None:
        self._seats, self._counts = seats, counts
        # Looking up the classes of all seats at once is faster than seat by seat.
        classes = boards.classes(np.concatenate([seat.holdings for seat in seats]))
        *self._classes, self._last = np.split(
            classes, np.cumsum([len(seat) for seat in seats])[:-1]
        )
        fits = self._last != NO_CLASS
        self._fits, self._there = fits.astype(np.float32), _bits(fits)
        # The weighted deals of each holding of the last seat on each board.
        self._dealt: Sums = np.zeros((0, 0))

    def add(self, choices: Numbers) -> int:
        """Add the deals of some choices, given as rows; return the weight of these deals."""
        hands = np.array(
            [of[at] for of, at in zip(self._classes, choices.T, strict=True)], np.uint16
        ).reshape(len(self._classes), len(choices), self._last.shape[1])
        fits = hands.max(axis=0, initial=0) != NO_CLASS
        best = hands.min(axis=0, initial=NO_CLASS - 1) * fits  # 0 is neither worse nor equal
        wins = [_bits(hand == best)[:, :, np.newaxis] for hand in hands]
        theirs = self._last[:, np.newaxis]
        better, equal = _bits(theirs < best), _bits(theirs == best)
        fitting = _bits(fits)[:, :, np.newaxis]
        every = fitting & self._there[:, np.newaxis]
        own, apart = self._weights(choices)
        weights = own[:, np.newaxis] * apart
        for code in range(1 << len(hands)):
            parts = [bits if code >> seat & 1 else ~bits for seat, bits in enumerate(wins)]
            there = reduce(and_, parts, fitting)
            if not there.any():
                continue
            deals, won, tied = (weights * _often(bits & there) for bits in (every, better, equal))
            also = 1 << len(hands)
            for seats, shared in ((code, deals - won - tied), (code | also, tied), (also, won)):
                self._share(choices, seats, shared)
        deals = weights * _often(every)
        for seat, counts in enumerate(self._counts):
            counts.deals += self._by_holding(seat, choices, deals)
        left = (apart @ self._fits) * own[:, np.newaxis] * fits
        for counts, hand in zip(self._counts, hands, strict=False):
            counts.add_categories(_by_category(hand, left))
        if len(choices) == 1:
            self._counts[-1].add_categories(_by_category_if_equal(self._last, weights[0], fitting))
        elif len(self._dealt):
            self._dealt += weights.T @ fits
        else:
            self._dealt = weights.T @ fits
        return int(deals.sum())

    def add_last(self) -> None:
        """Add the last seat's categories, unless ``add`` had one choice and added them itself."""
        if len(self._dealt):
            self._dealt *= self._fits
            self._counts[-1].add_categories(_by_category(self._last, self._dealt))

    def _weights(self, choices: Numbers) -> tuple[Sums, Left]:
        """Return each choice's weight, and the last seat's beside it, 0 if a card is shared."""
        cards = np.zeros(len(choices), np.int64)
        *first, last = self._seats
        for seat, at in zip(first, choices.T, strict=True):
            cards |= holding_sets()[seat.holdings[at]]
        apart = (holding_sets()[last.holdings] & cards[:, np.newaxis]) == 0
        weights = weights_of_choices(choices, first).astype(np.float64)
        return weights, apart * last.weights.astype(np.float32)

    def _share(self, choices: Numbers, winners: SeatSet, deals: Sums) -> None:
        for seat, counts in enumerate(self._counts):
            if winners >> seat & 1:
                counts.add_won(self._by_holding(seat, choices, deals), winners.bit_count())

    def _by_holding(self, seat: int, choices: Numbers, deals: Sums) -> Sums:
        """Return for each holding of a seat the number of deals with it."""
        if seat == choices.shape[1]:
            of_last: Sums = deals.sum(axis=0)
            return of_last
        of_choices = deals.sum(axis=1)
        return np.bincount(choices[:, seat], of_choices, len(self._seats[seat])).astype(np.float64)


def _bits(flags: Flags) -> Bits:
    """Pack flags into words of 64 boards; the axes are reversed, as bits count fastest so."""
    return np.ascontiguousarray(packed(flags).T)


def _often(bits: Bits) -> Often:
    """Count the set bits along the first axis: the number of boards for each pair of hands."""
    counts: Often = np.add.reduce(np.bitwise_count(bits), axis=0, dtype=np.uint16)
    return counts


def _by_category(classes: ClassNumbers, deals: Sums) -> list[int]:
    """Return the number of weighted deals with each category of ``category_names``."""
    places = category_places(HOLDEM).take(classes.ravel(), mode="clip")
    names = len(category_names(HOLDEM))
    return [int(count) for count in np.bincount(places, deals.ravel(), names + 1)[:names]]


def _by_category_if_equal(classes: ClassNumbers, weights: Sums, there: Bits) -> list[int]:
    """Return what ``_by_category`` does if the other seats have only one choice of holdings.

    A holding has then the same weight on every board, ``there`` as bits: a category's deals are
    those better than its end less those better than its start.
    """
    starts = np.flatnonzero(np.diff(category_places(HOLDEM))) + 1
    until = [weights @ _often(_bits(classes < end) & there[:, 0]) for end in starts[1:].tolist()]
    return [int(count) for count in np.diff(until, prepend=0)[::-1]]
