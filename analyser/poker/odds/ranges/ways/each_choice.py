"""Counts any number of ranges on some boards by comparing every two hands on every board.

The seat with the most holdings is the *last* seat; a *choice* gives each other seat one of its
holdings. The best class of a choice on each board is compared with the classes of all holdings of
the last seat, once for all holdings of a kind (see ``board_classes``). The result of a comparison
is one bit of a word, so this is the fastest way for narrow ranges and for a known hand. Which
boards share a card with a holding, and weights, are taken into account afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import and_, mul
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import Steps
from analyser.poker.odds.board.tally import category_places
from analyser.poker.odds.ranges.board_classes import (
    Bits,
    BoardClasses,
    Flags,
    Real,
    matrix_product,
    packed,
)
from analyser.poker.odds.ranges.counts import RangeCounts, SeatCounts, Sums
from analyser.poker.odds.ranges.seats import SeatRange, choices_of_holdings, weights_of_choices
from analyser.poker.odds.record import category_names
from analyser.poker.ranges.matchups import Numbers, holding_sets
from analyser.poker.ranking.classes import NO_CLASS

_AT_ONCE: Final = 1 << 23
"""About how many comparisons are made at once: their bits fit into a cache."""

_FEW: Final = 16
"""For at most so many choices the last seat's categories are counted faster with bits."""

Left: TypeAlias = npt.NDArray[np.float32]
"""Sums of one seat's weights: at most 1,326 times 100, which 32-bit floats represent exactly."""

Often: TypeAlias = npt.NDArray[np.uint16]
"""Numbers of boards, which are counted a few thousand at a time."""


def count_each_choice(boards: BoardClasses, seats: Sequence[SeatRange]) -> Steps[RangeCounts]:
    """Count the deals of any number of seats on all boards; yield the progress, 0 to 1."""
    counts = RangeCounts.zero(seats)
    order = sorted(range(len(seats)), key=lambda seat: len(seats[seat]))
    by_size = [seats[seat] for seat in order]
    tally = _ChoiceTally(boards, by_size, [counts.seats[seat] for seat in order])
    choices = choices_of_holdings(by_size[:-1])
    at_once = max(1, _AT_ONCE // (len(by_size[-1]) * len(boards)))
    for start in range(0, len(choices), at_once):
        yield start / len(choices)
        counts.deals += tally.add(choices[start : start + at_once])
    return counts


class _Seat:
    """The holdings of one seat, and its counts."""

    def __init__(self, seat: SeatRange, counts: SeatCounts, kinds: Numbers, fits: Flags) -> None:
        self.held, self.counts, self.kind_of = seat, counts, kinds
        # The kinds of the holdings, and for each holding the index of its own among them.
        self.kinds, self.of_kind = np.unique(kinds, return_inverse=True)
        self.fits = fits.astype(np.float32)  # of shape (holdings, boards)
        self.there = np.ascontiguousarray(packed(fits).T)  # of shape (words, holdings)


class _ChoiceTally:
    """Adds up the counts of some seats, of which the last one has the most holdings."""

    def __init__(
        self, boards: BoardClasses, seats: Sequence[SeatRange], counts: Sequence[SeatCounts]
    ) -> None:
        # Looking up the classes of all seats at once is faster than seat by seat.
        every = np.concatenate([seat.holdings for seat in seats])
        self._classes, kinds = boards.by_kind(every)
        ends = np.cumsum([len(seat) for seat in seats])[:-1]
        self._places = category_places(HOLDEM).take(self._classes)
        of_seats = np.split(kinds, ends), np.split(boards.fits(every), ends)
        self._seats = [*map(_Seat, seats, counts, *of_seats)]

    def add(self, choices: Numbers) -> int:
        """Add the deals of some choices, given as rows; return the weight of these deals."""
        *first, last = self._seats
        chosen = [*zip(first, choices.T, strict=True)]
        there = [seat.there[:, at, np.newaxis] for seat, at in chosen]
        every = reduce(and_, there, last.there[:, np.newaxis])
        own, apart = self._weights(choices)
        weights = own[:, np.newaxis] * apart
        deals = weights * _often(every)
        for at, seat in enumerate(self._seats):
            seat.counts.deals += self._by_holding(at, choices, deals)
        self._add_winners(choices, weights, deals, every)
        fits = np.ones((len(choices), len(self._classes.T)), np.float32)
        fits = reduce(mul, [seat.fits[at] for seat, at in chosen], fits)
        left = matrix_product(apart, last.fits) * own[:, np.newaxis] * fits
        for seat, at in chosen:
            seat.counts.add_categories(_by_category(self._places[seat.kind_of[at]], left))
        if len(choices) <= _FEW:
            last.counts.add_categories(self._few_by_category(weights, every))
        else:
            by_board = matrix_product(weights.T, fits) * last.fits
            last.counts.add_categories(_by_category(self._places[last.kind_of], by_board))
        return int(deals.sum())

    def _few_by_category(self, weights: Sums, every: Bits) -> list[int]:
        """Return the last seat's deals by category, worst first, from sums of all better deals."""
        last = self._seats[-1]
        classes = self._classes[last.kinds]
        ends = np.flatnonzero(np.diff(category_places(HOLDEM)))[1:] + 1
        better = [_bits(classes < end, last.of_kind)[:, np.newaxis] for end in ends.tolist()]
        until = [int((weights * _often(bits & every)).sum()) for bits in better]
        by_category: list[int] = np.diff(until, prepend=0)[::-1].tolist()
        return by_category

    def _add_winners(self, choices: Numbers, weights: Sums, deals: Sums, every: Bits) -> None:
        """Add who wins; ``deals``: the weight of each choice beside each holding of the last seat.

        ``every``: of shape (words, choices, holdings of the last seat), the boards of these deals.
        """
        *first, last = self._seats
        codes = np.zeros(len(choices), np.intp)
        for seat, at in zip(first, choices.T, strict=True):
            codes = codes * len(seat.kinds) + seat.of_kind[at]
        _, one_of, of_choice = np.unique(codes, return_index=True, return_inverse=True)
        hands = [
            self._classes[seat.kind_of[at]]
            for seat, at in zip(first, choices[one_of].T, strict=True)
        ]
        nobody = np.full((len(one_of), len(self._classes.T)), NO_CLASS, np.uint16)
        best = reduce(np.minimum, hands, nobody)
        theirs = self._classes[last.kinds][:, np.newaxis]
        pairs = last.of_kind * len(one_of) + of_choice[:, np.newaxis]
        better, equal = _bits(theirs < best, pairs), _bits(theirs == best, pairs)
        also, alone = 1 << len(first), len(first) < 2
        wins = [] if alone else [_bits(hand == best, of_choice[:, np.newaxis]) for hand in hands]
        # For each set of first seats that can be best, by bits; the last beats or ties with them.
        for code in (also - 1,) if alone else range(1, also):
            parts = [bits if code >> at & 1 else ~bits for at, bits in enumerate(wins)]
            there = reduce(and_, parts, every)
            won, tied = (weights * _often(bits & there) for bits in (better, equal))
            all_ = deals if alone else weights * _often(there)
            for winners, shared in ((code, all_ - won - tied), (code | also, tied), (also, won)):
                for at, seat in enumerate(self._seats):
                    if winners >> at & 1:
                        by_holding = self._by_holding(at, choices, shared)
                        seat.counts.add_won(by_holding, winners.bit_count())

    def _weights(self, choices: Numbers) -> tuple[Sums, Left]:
        """Return each choice's weight, and the last seat's beside it, 0 if a card is shared."""
        cards = np.zeros(len(choices), np.int64)
        *first, last = [seat.held for seat in self._seats]
        for seat, at in zip(first, choices.T, strict=True):
            cards |= holding_sets()[seat.holdings[at]]
        apart = (holding_sets()[last.holdings] & cards[:, np.newaxis]) == 0
        weights = weights_of_choices(choices, first).astype(np.float64)
        return weights, apart * last.weights.astype(np.float32)

    def _by_holding(self, seat: int, choices: Numbers, deals: Sums) -> Sums:
        """Return for each holding of a seat the number of deals with it."""
        if seat == choices.shape[1]:
            of_last: Sums = deals.sum(axis=0)
            return of_last
        size = len(self._seats[seat].held)
        return np.bincount(choices[:, seat], deals.sum(axis=1), size).astype(np.float64)


def _bits(flags: Flags, at: Numbers) -> Bits:
    """Pack flags into words of 64 boards, the first axis; ``at``: which of the rows to return."""
    words = packed(flags.reshape(-1, flags.shape[-1])).T
    return np.ascontiguousarray(words).take(at, axis=1)  # the words first, as bits count fastest so


def _often(bits: Bits) -> Often:
    """Count the set bits along the first axis: the number of boards for each pair of hands."""
    counts: Often = np.add.reduce(np.bitwise_count(bits), axis=0, dtype=np.uint16)
    return counts


def _by_category(places: npt.NDArray[np.uint8], deals: Real) -> Iterable[int]:
    """Return the number of weighted deals by place of their category in ``category_names``."""
    names = len(category_names(HOLDEM))
    return map(int, np.bincount(places.ravel(), deals.ravel(), names + 1)[:names])
