"""Counts three or more ranges on some boards, one choice of holdings after another.

A choice has one holding for each seat but the one with most holdings, the last seat. The best class
of the choice on each board is one array. It is compared with all holdings of the last seat on all
boards by two comparisons of whole arrays, whose results are packed into bits and counted.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.games.registry import HOLDEM
from analyser.poker.odds.board.tally import category_places
from analyser.poker.odds.odds import SeatSet, category_names
from analyser.poker.odds.ranges.board_classes import WORD, Bits, BoardClasses, Flags, packed
from analyser.poker.odds.ranges.counts import POT, RangeCounts, Sums
from analyser.poker.odds.ranges.seats import SeatRange, Weights
from analyser.poker.ranges.matchups import holding_sets
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.rank_tables import ClassNumbers

_WAITING: Final = 128
"""The batch of choices whose categories are added at once."""

CategoryNumbers: TypeAlias = npt.NDArray[np.uint8]
Codes: TypeAlias = npt.NDArray[np.uint16]


def count_each_holding(
    boards: BoardClasses, seats: Sequence[SeatRange]
) -> Generator[float, None, RangeCounts]:
    """Count three or more seats on all boards; yields the progress, 0 to 1."""
    count = _Count(boards, seats)
    yield from count.steps()
    return count.result()


class _Seat:
    """The hands of a seat. A holding *fits* a board if they share no card.

    Attributes:
        number: the number of the seat.
        range: the seat's possible holdings.
        classes: of shape (holdings, boards), the classes; ``NO_CLASS`` if they do not fit.
        fits: of shape (holdings, boards), True if they fit.
        meets: of shape (boards, holdings), True if they do not fit.
        categories: of shape (boards, holdings), the index of the category; the last index if they
            do not fit.
        sets: each holding as a set of cards; card number n is bit n.
    """

    def __init__(self, number: int, seat: SeatRange, boards: BoardClasses) -> None:
        self.number = number
        self.range = seat
        # Boards that do not exist fill up the last word; they meet every holding.
        shape = len(seat), len(boards) + -len(boards) % WORD
        self.meets = boards.meets(seat.holdings)
        self.fits: Flags = np.zeros(shape, np.bool_)
        np.logical_not(self.meets.T, out=self.fits[:, : len(boards)])
        classes = boards.classes(seat.holdings)
        classes[self.meets] = NO_CLASS
        self.classes: ClassNumbers = np.full(shape, NO_CLASS, np.uint16)
        self.classes[:, : len(boards)] = classes.T
        self.categories = category_places(HOLDEM).take(classes, mode="clip")
        self.sets = holding_sets()[seat.holdings]


class _Choice(NamedTuple):
    """A choice of one holding for each of some seats.

    Attributes:
        places: the index of each seat's holding in its range.
        cards: the set of their cards, as bits.
        weight: the product of their weights.
        fits: for each board whether it has none of the cards.
        best: for each board the best class among the holdings; 0 if the board does not fit.
        winners: for each board the seats with this class, as bits.
    """

    places: tuple[int, ...]
    cards: int
    weight: int
    fits: Flags
    best: ClassNumbers
    winners: Codes


class _Count:
    """Counts some seats, step by step."""

    def __init__(self, boards: BoardClasses, seats: Sequence[SeatRange]) -> None:
        every = [_Seat(number, seat, boards) for number, seat in enumerate(seats)]
        *self._first, self._last = sorted(every, key=lambda seat: len(seat.range))
        self._every = every
        self._fits = packed(self._last.fits)
        self._counts = RangeCounts.none(seats)
        self._by_category = _Categories(self._first, self._last)

    def steps(self) -> Generator[float, None, None]:
        """Count all choices for the seats but the last; yields the progress, 0 to 1."""
        sizes = [len(seat.range) for seat in self._first]
        for choice in self._choices(self._first):
            self._add(choice)
            done, of = 0, 1
            for place, size in zip(choice.places, sizes, strict=True):
                done, of = done * size + place, of * size
            yield done / of

    def _choices(self, seats: Sequence[_Seat]) -> Iterator[_Choice]:
        """Yield all choices of one holding for each of some seats, without a shared card."""
        if not seats:
            boards = self._last.classes.shape[1]
            everywhere = np.ones(boards, np.bool_)
            best = np.full(boards, NO_CLASS - 1, np.uint16)  # every holding that fits is better
            yield _Choice((), 0, 1, everywhere, best, np.zeros(boards, np.uint16))
            return
        *before, seat = seats
        sets, weights = seat.sets.tolist(), seat.range.weights.tolist()
        for choice in self._choices(before):
            for place, cards in enumerate(sets):
                if not cards & choice.cards:
                    yield _with(choice, seat, place, cards, weights[place])

    def _add(self, choice: _Choice) -> None:
        """Add the deals of a choice with every holding of the last seat."""
        last = self._last
        better = packed(last.classes < choice.best)
        equal = packed(last.classes == choice.best)
        apart = (last.sets & choice.cards) == 0
        self._by_category.add(choice, apart)
        weights: Weights = last.range.weights * apart
        for winners in np.unique(choice.winners[choice.fits]).tolist():
            there = packed(choice.fits & (choice.winners == winners))
            deals, won, shared = (_count(some & there) for some in (self._fits, better, equal))
            self._add_to_last(winners, choice.weight * apart, deals, won, shared)
            lost = deals - won - shared
            sums = [int(weights @ counts) for counts in (deals, lost, shared)]
            self._counts.deals += choice.weight * sums[0]
            for seat, place in zip(self._first, choice.places, strict=True):
                self._add_to_first(seat, place, winners, choice.weight, sums)

    def _add_to_last(
        self, winners: SeatSet, weights: Weights, deals: Weights, won: Weights, shared: Weights
    ) -> None:
        seat, own = self._counts.seats[self._last.number], self._last.range.weights * weights
        parts = winners.bit_count() + 1
        wins, ties = int(own @ won), int(own @ shared)
        seat.wins += wins
        seat.ties += ties
        seat.pots += POT * wins + POT // parts * ties
        seat.deals += own * deals
        seat.shares += own * (won + shared / parts)

    def _add_to_first(
        self, seat: _Seat, place: int, winners: SeatSet, weight: int, sums: Sequence[int]
    ) -> None:
        """Add the results of another seat than the last.

        ``winners``: the best seats without the last; ``sums``: the weights of the last seat's
        holdings in all deals, in those that it loses, and in those that it ties.
        """
        counts = self._counts.seats[seat.number]
        deals, lost, shared = (weight * count for count in sums)
        counts.deals[place] += deals
        if not winners >> seat.number & 1:
            return
        parts = winners.bit_count()
        if parts == 1:
            counts.wins += lost
            counts.ties += shared
        else:
            counts.ties += lost + shared
        pots = POT // parts * lost + POT // (parts + 1) * shared
        counts.pots += pots
        counts.shares[place] += pots / POT

    def result(self) -> RangeCounts:
        """Return the counts of all seats."""
        for seat, dealt in zip(self._every, self._by_category.dealt(), strict=True):
            self._add_categories(seat, seat.categories, dealt)
        return self._counts

    def _add_categories(self, seat: _Seat, categories: CategoryNumbers, dealt: Sums) -> None:
        """Add to a seat's categories.

        ``dealt``: the weighted deals of each holding on each board, of the shape of ``categories``.
        """
        names = len(category_names(HOLDEM))
        by_category = np.bincount(categories.ravel(), dealt.ravel(), names + 1)[:names]
        self._counts.seats[seat.number].add_categories(int(count) for count in by_category)


class _Categories:
    """Adds up the weighted deals of each holding on each board.

    The sums are a product of two matrices: choices by compatible holdings of the last seat, and
    choices by boards that fit. So choices are collected, and added in batches.
    """

    def __init__(self, first: Sequence[_Seat], last: _Seat) -> None:
        self._first, self._last = first, last
        self._dealt = {seat.number: np.zeros(seat.classes.shape) for seat in (*first, last)}
        self._fits = last.fits.astype(np.float64)
        self._waiting: list[tuple[_Choice, Flags]] = []

    def add(self, choice: _Choice, apart: Flags) -> None:
        """Add a choice; ``apart``: for each holding of the last seat, True if it shares no card."""
        self._waiting.append((choice, apart))
        if len(self._waiting) == _WAITING:
            self._add_waiting()

    def _add_waiting(self) -> None:
        if not self._waiting:
            return
        on_boards = np.stack([choice.weight * choice.fits for choice, _ in self._waiting])
        apart = np.stack([apart for _, apart in self._waiting]) * self._last.range.weights
        boards = on_boards.astype(np.float64)
        weights = apart.astype(np.float64)
        self._dealt[self._last.number] += (weights.T @ boards) * self._fits
        of_choices = (weights @ self._fits) * boards
        for at, (choice, _) in enumerate(self._waiting):
            for seat, place in zip(self._first, choice.places, strict=True):
                self._dealt[seat.number][place] += of_choices[at]
        self._waiting.clear()

    def dealt(self) -> list[Sums]:
        """Return the sums by seat, each of shape (boards, holdings)."""
        self._add_waiting()
        boards = len(self._last.meets)
        return [self._dealt[number][:, :boards].T for number in sorted(self._dealt)]


def _with(choice: _Choice, seat: _Seat, place: int, cards: int, weight: int) -> _Choice:
    """Return a choice with one more seat."""
    fits = choice.fits & seat.fits[place]
    classes, bit = seat.classes[place], np.uint16(1 << seat.number)
    winners = np.where(classes < choice.best, bit, choice.winners)
    winners[classes == choice.best] |= bit
    best = np.where(fits, np.minimum(classes, choice.best), np.uint16(0))
    return _Choice(
        (*choice.places, place), choice.cards | cards, choice.weight * weight, fits, best, winners
    )


def _count(bits: Bits) -> Weights:
    """Count the bits of each row."""
    counts: Weights = np.bitwise_count(bits).sum(axis=-1, dtype=np.int64)
    return counts
