"""Counts three ranges on some boards by their cards, instead of holding by holding.

Take a holding of one seat on one board. Of another seat let B be the weight of the holdings that it
beats and shares no card with, and B(x) that of those which contain card x; C and C(x) likewise of
the third seat. The two other seats can have, without sharing a card with each other,

    B C  -  sum over all cards x of B(x) C(x)  +  sum over holdings h of both of b(h) c(h)

of these pairs of holdings: one with a shared card is taken away once; the same holding for both is
taken away twice, and added again once. The same is true of the holdings that it ties with or beats,
so pairs with ties are differences of these numbers.

B and B(x) are running sums over the holdings sorted by their classes, worst first, from which the
holdings with one of the two cards of the first seat are taken away. A seat with one holding takes
no sum over the cards: the other seats' holdings that share a card with it are left out before.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import DECK
from analyser.poker.games.registry import HOLDEM
from analyser.poker.odds.board.tally import category_places
from analyser.poker.odds.odds import category_names
from analyser.poker.odds.ranges.board_classes import BoardClasses
from analyser.poker.odds.ranges.counts import POT, RangeCounts, SeatCounts, Sums
from analyser.poker.odds.ranges.seats import SeatRange
from analyser.poker.ranges.matchups import Numbers, holding_cards, share_a_card
from analyser.poker.ranking.rank_tables import NO_CLASS, ClassNumbers

_AT_ONCE: Final = 1 << 17
"""The number of elements of the largest arrays of a batch of boards, to fit into a cache."""

_CARDS: Final = len(DECK)

_BEATEN, _LEVEL, _ALL = range(3)
"""Holdings that lose to the seat's, that lose or tie, and all that are possible."""


def count_three_seats(
    boards: BoardClasses, seats: Sequence[SeatRange]
) -> Generator[float, None, RangeCounts]:
    """Count three seats on all boards; yields the progress, 0 to 1."""
    count = _Count(boards, seats)
    at_once = max(1, _AT_ONCE // (count.holdings * _CARDS))
    for start in range(0, len(boards), at_once):
        count.add(slice(start, start + at_once))
        yield min(1.0, (start + at_once) / len(boards))
    return count.result()


class _Opponent(NamedTuple):
    """Another seat's holdings on a batch of boards, for each holding of a seat.

    Attributes:
        weight: for ``_BEATEN``, ``_LEVEL`` and ``_ALL`` the weight of its holdings without the
            seat's cards, of shape (boards, holdings).
        by_card: the same by card, of shape (boards, holdings, cards); None of a single holding.
    """

    weight: tuple[Sums, Sums, Sums]
    by_card: tuple[Sums, Sums, Sums] | None


class _Batch(NamedTuple):
    """Some boards, with all holdings of all seats in order.

    Attributes:
        classes: of shape (boards, holdings); ``NO_CLASS`` where they share a card.
        fits: True where they share no card.
        order: the holdings of each board, the worst first.
        before: for each holding how many are worse, of shape (boards, holdings).
        until: for each holding how many are worse or equal.
    """

    classes: ClassNumbers
    fits: npt.NDArray[np.bool_]
    order: Numbers
    before: Numbers
    until: Numbers


class _Count:
    """Adds up the counts of three seats.

    Attributes:
        holdings: how many different holdings the seats have together.
    """

    def __init__(self, boards: BoardClasses, seats: Sequence[SeatRange]) -> None:
        self._boards = boards
        self._seats = seats
        weights = [seat.spread().astype(np.float64) for seat in seats]
        for at, seat in enumerate(seats):
            if len(seat) == 1:
                for other in range(len(seats)):
                    if other != at:
                        weights[other][
                            share_a_card(np.arange(len(weights[other])), seat.holdings)
                        ] = 0
        every = np.flatnonzero(np.add.reduce([seat.spread() for seat in seats]))
        self._every = every
        self.holdings = len(every)
        self._cards = holding_cards()[every]
        self._weights = [each[every] for each in weights]
        self._at = [np.searchsorted(every, seat.holdings) for seat in seats]
        # The number of the holding of two cards; one past the last if no seat has it.
        self._of_two = np.full((_CARDS, _CARDS), len(every), np.intp)
        one, other_card = self._cards.T
        self._of_two[one, other_card] = self._of_two[other_card, one] = np.arange(len(every))
        self._counts = [_Sums.none(seat) for seat in seats]

    def add(self, part: slice) -> None:
        """Add the deals of some boards."""
        batch = self._batch(part)
        tables = [_Running(batch, each, self._cards) for each in self._weights]
        for seat, counts in enumerate(self._counts):
            first, second = (other for other in range(len(self._seats)) if other != seat)
            holdings = self._at[seat]
            single = 1 in (len(self._seats[first]), len(self._seats[second]))
            opponents = [
                self._known(batch, other, holdings)
                if len(self._seats[other]) == 1
                else self._opponent(batch, tables[other], other, holdings, single)
                for other in (first, second)
            ]
            both = self._weights[first] * self._weights[second]
            same = None
            if both.any():
                same = self._weight(batch, _Running(batch, both, self._cards), both, holdings)
            pairs = _pairs(opponents, same)
            counts.add(pairs, batch.fits[:, holdings], batch.classes[:, holdings])

    def _batch(self, part: slice) -> _Batch:
        boards = self._boards.part(part)
        classes = boards.classes(self._every)
        meets = boards.meets(self._every)
        classes[meets] = NO_CLASS
        order = np.argsort(classes, axis=1, kind="stable")[:, ::-1]
        ordered = np.take_along_axis(classes, order, 1)
        before, until = np.empty_like(order), np.empty_like(order)
        starts, ends = _runs(ordered)
        np.put_along_axis(before, order, starts, 1)
        np.put_along_axis(until, order, ends, 1)
        return _Batch(classes, ~meets, order, before, until)

    def _weight(
        self, batch: _Batch, table: _Running, weights: Sums, holdings: Numbers
    ) -> tuple[Sums, Sums, Sums]:
        """Return the weight of holdings without the cards of each of a seat's holdings."""
        one, other = self._cards[holdings].T
        own = weights[holdings] * batch.fits[:, holdings]
        found = []
        for kind, places in enumerate(_places(batch, holdings)):
            every = table.total(places) - table.of_card(places, one) - table.of_card(places, other)
            # A holding ties with itself, and has been taken away twice.
            found.append(every if kind == _BEATEN else every + own)
        return found[0], found[1], found[2]

    def _opponent(
        self, batch: _Batch, table: _Running, seat: int, holdings: Numbers, single: bool
    ) -> _Opponent:
        """Return another seat. ``single``: True if the third seat has a single holding."""
        weights = self._weights[seat]
        every = self._weight(batch, table, weights, holdings)
        if single:
            return _Opponent(every, None)
        one, other = self._cards[holdings].T
        sums = [table.by_card(places) for places in _places(batch, holdings)]
        flat = [each.reshape(len(each), -1) for each in sums]
        for with_card, cells, of in self._sharing(seat, holdings):
            own, theirs = batch.classes[:, holdings[of]], batch.classes[:, with_card]
            there = self._weights[seat][with_card] * batch.fits[:, with_card]
            flat[_BEATEN][:, cells] -= there * (theirs > own)
            flat[_LEVEL][:, cells] -= there * (theirs >= own)
            flat[_ALL][:, cells] -= there
        at = np.arange(len(holdings))
        for each in sums:
            each[:, at, one] = each[:, at, other] = 0
        return _Opponent(every, (sums[0], sums[1], sums[2]))

    def _sharing(self, seat: int, holdings: Numbers) -> Iterator[tuple[Numbers, Numbers, Numbers]]:
        """Yield for each of both cards the holdings of a seat that share it with some holdings.

        Each time with the other card's cell in an array of shape (holdings, cards), and the place
        of the holding that they share the card with.
        """
        for cards in self._cards[holdings].T:
            with_card = self._of_two[cards]
            of, other = np.nonzero(np.append(self._weights[seat], 0.0)[with_card])
            yield with_card[of, other], of * _CARDS + other, of

    def _known(self, batch: _Batch, seat: int, holdings: Numbers) -> _Opponent:
        """Return a seat with a single holding, with which the others share no card."""
        (at,) = self._at[seat]
        weight = self._weights[seat][at]
        theirs, own = batch.classes[:, [at]], batch.classes[:, holdings]
        fits = batch.fits[:, [at]]
        beaten, level = weight * ((theirs > own) & fits), weight * ((theirs >= own) & fits)
        return _Opponent((beaten, level, np.broadcast_to(weight * fits, own.shape)), None)

    def result(self) -> RangeCounts:
        """Return the counts of all seats."""
        weights = [each[at] for each, at in zip(self._weights, self._at, strict=True)]
        seats = [counts.weighted(own) for counts, own in zip(self._counts, weights, strict=True)]
        return RangeCounts(int(seats[0].deals.sum()), seats)


class _Running:
    """Running sums of weights over the holdings of a batch of boards, the worst first."""

    def __init__(self, batch: _Batch, weights: Sums, cards: Numbers) -> None:
        boards, holdings = batch.order.shape
        ordered = (weights * batch.fits).ravel()[
            batch.order + np.arange(boards)[:, np.newaxis] * holdings
        ]
        self._total = np.zeros((boards, holdings + 1))
        np.cumsum(ordered, axis=1, out=self._total[:, 1:])
        self._by_card = np.zeros((boards, holdings + 1, _CARDS))
        rows, at = np.arange(boards)[:, np.newaxis], np.arange(1, holdings + 1)
        for card in cards.T:
            self._by_card[rows, at, card[batch.order]] = ordered
        np.cumsum(self._by_card, axis=1, out=self._by_card)
        self._rows = rows

    def total(self, places: Numbers) -> Sums:
        """Return the weight of so many holdings, of shape (boards, holdings of a seat)."""
        return self._total[self._rows, places]

    def of_card(self, places: Numbers, cards: Numbers) -> Sums:
        """Return the weight of those among them that contain a card, one for each column."""
        return self._by_card[self._rows, places, cards]

    def by_card(self, places: Numbers) -> Sums:
        """Return the same for every card, of shape (boards, holdings of a seat, cards)."""
        return self._by_card[self._rows, places]


class _Sums:
    """The sums of one seat, by holding.

    Attributes:
        deals, alone, halved, thirds: the weights of the other seats' holdings in all deals, in
            those that the holding wins, and in those that it shares with one seat and with both.
        categories: the deals by category, holding by holding.
    """

    def __init__(self, holdings: int) -> None:
        self.deals, self.alone, self.halved, self.thirds = np.zeros((4, holdings))
        self.categories = np.zeros((len(category_names(HOLDEM)) + 1, holdings))

    @classmethod
    def none(cls, seat: SeatRange) -> _Sums:
        """Return sums of zero for a seat."""
        return cls(len(seat))

    def add(self, pairs: _Pairs, fits: npt.NDArray[np.bool_], classes: ClassNumbers) -> None:
        """Add the pairs of the other seats' holdings on some boards."""
        deals = pairs.deals * fits
        self.deals += deals.sum(axis=0)
        self.alone += (pairs.alone * fits).sum(axis=0)
        self.halved += (pairs.halved * fits).sum(axis=0)
        self.thirds += (pairs.thirds * fits).sum(axis=0)
        places = category_places(HOLDEM).take(classes, mode="clip").astype(np.intp)
        cells = places * deals.shape[1] + np.arange(deals.shape[1])
        self.categories += np.bincount(cells.ravel(), deals.ravel(), self.categories.size).reshape(
            self.categories.shape
        )

    def weighted(self, own: Sums) -> SeatCounts:
        """Return the counts of the seat. ``own``: the weight of each of its holdings."""
        alone, halved, thirds = (
            int((own * sums).sum()) for sums in (self.alone, self.halved, self.thirds)
        )
        return SeatCounts(
            wins=alone,
            ties=halved + thirds,
            pots=POT * alone + POT // 2 * halved + POT // 3 * thirds,
            categories=[int(count) for count in (self.categories @ own)[:-1]],
            deals=own * self.deals,
            shares=own * (self.alone + self.halved / 2 + self.thirds / 3),
        )


class _Pairs(NamedTuple):
    """The pairs of the other seats' holdings without a shared card: weights by board and holding.

    Attributes:
        deals: all of them.
        alone: those that the holding beats both.
        halved: those that it beats one of and ties with the other.
        thirds: those that it ties with both.
    """

    deals: Sums
    alone: Sums
    halved: Sums
    thirds: Sums


def _pairs(opponents: Sequence[_Opponent], same: tuple[Sums, Sums, Sums] | None) -> _Pairs:
    first, second = opponents

    def apart(one: int, other: int) -> Sums:
        pairs: Sums = first.weight[one] * second.weight[other]
        if first.by_card is not None and second.by_card is not None:
            pairs -= np.einsum("bhc,bhc->bh", first.by_card[one], second.by_card[other])
        if same is not None:
            pairs += same[min(one, other)]
        return pairs

    both, one, other, level = (apart(*kinds) for kinds in product((_BEATEN, _LEVEL), repeat=2))
    return _Pairs(apart(_ALL, _ALL), both, one + other - 2 * both, level - one - other + both)


def _places(batch: _Batch, holdings: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """Return how many holdings count as beaten, as level, and in all."""
    before, until = batch.before[:, holdings], batch.until[:, holdings]
    return before, until, np.full_like(before, batch.order.shape[1])


def _runs(ordered: ClassNumbers) -> tuple[Numbers, Numbers]:
    """Return for each element the start and the end of its run of equal elements, row by row."""
    count = ordered.shape[1]
    places = np.arange(count)
    starts = np.zeros(ordered.shape, np.intp)
    ends = np.full(ordered.shape, count, np.intp)
    changes = ordered[:, 1:] != ordered[:, :-1]
    starts[:, 1:] = np.maximum.accumulate(np.where(changes, places[1:], 0), axis=1)
    backwards = np.where(changes, places[1:], count)[:, ::-1]
    ends[:, :-1] = np.minimum.accumulate(backwards, axis=1)[:, ::-1]
    return starts, ends
