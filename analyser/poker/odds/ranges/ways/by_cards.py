"""Counts two or three ranges on some boards by their cards, instead of pair by pair of holdings.

Take one holding of a seat, on one board, against two opponents. Let B be the weight of the first
opponent's holdings that the holding beats and shares no card with, B(x) the weight of those among
them that contain card x, and b(h) the weight of the single holding h, 0 if it is not among them.
Let C, C(x) and c(h) be the same for the second opponent. The weight of the pairs in which the
opponents share no card with each other either is

    B C  -  sum over all cards x of B(x) C(x)  +  sum over all holdings h of b(h) c(h)

The first sum subtracts each pair that shares one card once, but a pair of equal holdings twice; the
second sum adds the latter again once. The formula also holds for the holdings that are beaten or
tie, and for all holdings; so ties are differences. Against a single opponent, the weight is B.

B and B(x) are running sums over the classes of the holdings, the worst first, less the holdings
that contain one of the two cards of the seat's own holding. If an opponent has a single holding, no
sums by card are needed: holdings of other seats that share a card with it are left out beforehand.
The sums by card are small, so they are kept in bytes, which processors add fastest.

Each result is proportional to the weights of every other seat. So if one seat's range has only
grown or only shrunk since the last count on the same boards, as while a user paints it, only the
holdings that came or went are counted, and added to that count or subtracted from it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import DECK
from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import Steps
from analyser.poker.odds.board.tally import category_places
from analyser.poker.odds.ranges.board_classes import EXACT, BoardClasses
from analyser.poker.odds.ranges.seats import POT, RangeCounts, SeatCounts, SeatRange
from analyser.poker.odds.record import category_names
from analyser.poker.ranges.matchups import holding_cards, share_a_card
from analyser.poker.ranges.range import RANDOM
from analyser.poker.ranking.arrays import ClassNumbers, Flags, Numbers, Sums, Weights
from analyser.poker.ranking.classes import NO_CLASS

_AT_ONCE: Final = 1 << 19
"""The number of elements of the largest arrays of a batch of boards, to fit into a cache."""

_CARDS: Final = len(DECK)
_COLUMNS: Final = 56
"""The number of columns: one for each card, and empty ones that fill the last 64-bit word."""

_WORTH_ADDING: Final = 0.5
"""The last count is reused if at most this share of one seat's holdings has changed since."""

_BY_CATEGORY: Final = 4
"""How many rows of ``_SeatTally.rows`` come before the rows by category."""

_BEATEN, _LEVEL, _ALL = range(3)
"""Groups of an opponent's holdings: those that lose to the seat's, that lose or tie, and all."""

T = TypeVar("T", bound=np.generic)
Small: TypeAlias = npt.NDArray[np.unsignedinteger]
"""Sums of the weights of the holdings with a card, in the smallest type that can represent them."""


def count_by_cards(boards: BoardClasses, seats: Sequence[SeatRange]) -> Steps[RangeCounts]:
    """Count the deals of two or three seats on all boards; yield the progress, 0 to 1."""
    # Not cached: before the flop, as there are too many boards, and with a known hand, which is
    # counted on other boards for every next card.
    is_cached = len(boards.known) and 1 not in map(len, seats)
    runouts = boards.runouts.astype(np.uint8).tobytes()
    cached = cached_count(boards.known, runouts) if is_cached else []
    weights = np.array([seat.spread() for seat in seats])
    change = _change(cached[0].weights, weights, seats) if cached else None
    if change is None:
        sums = yield from _count(boards, seats)
    else:
        at, part, sign = change
        sums = yield from _count(boards, [*seats[:at], part, *seats[at + 1 :]])
        own = cached[0].sums[at].copy()
        own[:, part.holdings] = sums[at][:, part.holdings]
        sums = cached[0].sums + sign * sums
        sums[at] = own
    cached[:] = [_LastCount(weights, sums)]
    counts = [
        _seat_counts(of_seat[:, seat.holdings], seat.weights.astype(np.float64))
        for of_seat, seat in zip(sums, seats, strict=True)
    ]
    return RangeCounts(int(counts[0].deals.sum()), counts)


class _LastCount(NamedTuple):
    """What ``cached_count`` remembers of a count."""

    weights: Weights  # the seats' weights, of shape (seats, 1,326 holdings)
    sums: Sums  # the result of ``_CardCount.sums``


@lru_cache(maxsize=4)  # batches of boards: a flop has up to four
def cached_count(known: bytes, runouts: bytes) -> list[_LastCount]:
    """Return the cache of the last count on these boards: a list, empty before the first count."""
    return []


def _change(
    before: Weights, now: Weights, seats: Sequence[SeatRange]
) -> tuple[int, SeatRange, int] | None:
    """Return (changed seat, holdings that came or went, 1 or -1), or None to count all anew."""
    if before.shape != now.shape:
        return None  # there are more seats, or fewer
    change = now - before
    changed = np.flatnonzero(change.any(axis=1))
    if len(changed) != 1:
        return None
    at = int(changed[0])
    holdings = np.flatnonzero(change[at])
    weights = change[at][holdings]
    sign = 1 if weights[0] > 0 else -1
    if len(holdings) > len(seats[at]) * _WORTH_ADDING or (weights * sign < 0).any():
        return None
    return at, replace(seats[at], holdings=holdings, weights=weights * sign), sign


def _count(boards: BoardClasses, seats: Sequence[SeatRange]) -> Steps[Sums]:
    """Count the deals of some seats on all boards, in steps; return ``_CardCount.sums``."""
    count = _CardCount(boards, seats)
    elements = max(map(len, seats)) * _COLUMNS
    if 1 in map(len, seats) or len(seats) == 2:
        elements //= 2  # there are no sums by card, which take most of the memory
    at_once = max(1, _AT_ONCE // elements)
    for start in range(0, len(boards), at_once):
        count.add_boards(slice(start, start + at_once))
        yield start / len(boards)
    return count.sums()


class _SeatWeights:
    """The weights of one seat for all holdings that any seat can have."""

    def __init__(self, weights: Sums, cards: Numbers) -> None:
        self.weights = weights  # the weight of each holding, 0 if this seat does not have it
        one, other = cards.T
        of_two = np.zeros((_CARDS, _COLUMNS), np.uint32)
        of_two[one, other] = of_two[other, one] = weights
        # The weight of the holding of any two cards, of shape (cards, columns): the row is one of
        # the cards, the column the other. The type can represent the sum of each row.
        self.of_two: Small = of_two.astype(np.min_scalar_type(of_two.sum(axis=1).max()))
        units = np.eye(_CARDS, _COLUMNS, dtype=self.of_two.dtype).view(np.uint64)
        word = units.argmax(axis=1)
        unit = units.max(axis=1)
        # Two arrays for the first card of each holding, and two for the second card. A row of
        # ``of_two`` consists of 64-bit words: the first array has the index of the word that
        # contains the card's column, the second the holding's weight, shifted to that column.
        self.words = [(word[card], unit[card] * weights.astype(np.uint64)) for card in (one, other)]


class _Opponent(NamedTuple):
    """Sums of the weights of an opponent's holdings, for each holding of a seat on each board.

    Only holdings that share no card with the seat's are summed, in three groups: those that the
    seat's holding beats (``_BEATEN``), those that it beats or ties with (``_LEVEL``), and ``_ALL``.
    """

    weight: list[Sums]  # for each group the sums, of shape (boards, holdings of the seat)
    # For each group the sums over only the holdings with a card, of shape (boards, holdings of the
    # seat, columns), a column for each card; empty if not needed.
    by_card: list[Sums]


class _SortedBoards:
    """Some boards, with the holdings of all seats sorted by their classes.

    ``strengths``: for each board and holding the rank of the class among all classes, 0 the worst;
    ``numbers``: the index of the holding of any two cards, one past the last if no seat has it.
    """

    def __init__(self, classes: ClassNumbers, strengths: ClassNumbers, numbers: Numbers) -> None:
        # classes: of shape (boards, holdings), ``NO_CLASS`` if board and holding share a card;
        # fits: of the same shape, True if they share none.
        self.classes, self.fits, self._numbers = classes, classes != NO_CLASS, numbers
        boards = np.arange(len(classes))[:, np.newaxis]
        groups = np.zeros((len(classes), int(strengths.max()) + 1), np.uint16)
        at = strengths + boards * groups.shape[1]
        groups.put(at, 1)
        np.cumsum(groups, axis=1, out=groups)
        # How many sums ``_Running.total`` has for each board.
        self.places = int(groups[:, -1].max()) + 1
        rows = boards * self.places
        # Of the same shape, an index into ``_Running.total``: there is the sum over all holdings
        # that are worse or equal. The sum over only the worse holdings is just before.
        self.until: Numbers = groups.take(at) + rows
        # For each board the index of the sum over all holdings.
        self.last: Numbers = rows + self.places - 1

    @cached_property
    def of_two(self) -> ClassNumbers:
        """The class of the holding of two cards, of shape (boards, cards, columns); 0 for none."""
        none = np.zeros((len(self.classes), 1), np.uint16)
        of_all: ClassNumbers = np.append(self.classes * self.fits, none, axis=1)
        return of_all.take(self._numbers, axis=1)


class _Running:
    """Running sums of a seat's weights on each board, from its worst holding to its best."""

    def __init__(self, batch: _SortedBoards, seat_weights: _SeatWeights) -> None:
        shape, at = (len(batch.fits), batch.places), batch.until.ravel()
        weights = (seat_weights.weights * batch.fits).ravel()
        sums = np.bincount(at, weights, math.prod(shape)).reshape(shape)
        # The sums, board after board, indexed by ``_SortedBoards.until``.
        self.total: Sums = np.cumsum(sums, axis=1, dtype=np.float64).ravel()
        # Several sums are added as parts of one word; no sum is too large for its part.
        words = np.zeros((*shape, _COLUMNS * seat_weights.of_two.itemsize // 8), np.uint64)
        rows = batch.until * words.shape[2]
        for word, units in seat_weights.words:
            np.add.at(words.ravel(), (rows + word).ravel(), (units * batch.fits).ravel())
        np.cumsum(words, axis=1, out=words)
        # A row for each of these sums; column c is for only the holdings with card c.
        self.by_card: Small = words.view(seat_weights.of_two.dtype).reshape(-1, _COLUMNS)


class _CardCount:
    """Adds up the deals of two or three seats, one batch of boards after another."""

    def __init__(self, boards: BoardClasses, seats: Sequence[SeatRange]) -> None:
        self._seats = seats
        spread = [seat.spread().astype(np.float64) for seat in seats]
        every = np.flatnonzero(np.add.reduce(spread))
        # Holdings that a known hand rules out get no weight, so that no sum has to leave them out.
        for at, seat in enumerate(seats):
            if len(seat) == 1:
                meets = share_a_card(np.arange(len(spread[at])), seat.holdings)
                for other in self._other_seats(at):
                    spread[other][meets] = 0
        # Cards that several seats may have come first, so sums by card can stop after the last one.
        deck = np.arange(_CARDS)
        often = np.sum([np.isin(deck, holding_cards()[each > 0]) for each in spread], axis=0)
        self._cards = np.argsort(np.argsort(-often, kind="stable"))[holding_cards()[every]]
        self._ranges = [_SeatWeights(each[every], self._cards) for each in spread]
        # The sum over the cards is at most twice the product of the whole weights.
        most = 2 * max(float(each.sum()) for each in spread) ** 2
        self._products = np.float32 if most < EXACT else np.float64
        self._at = [np.searchsorted(every, seat.holdings) for seat in seats]
        # Of seats with equal ranges only the first is counted; this is its number for each seat.
        self._alike = [
            next(at for at, one in enumerate(spread) if np.array_equal(one, each))
            for each in spread
        ]
        # The index of the holding of two cards; one past the last if no seat has it.
        self._numbers = np.full((_CARDS, _COLUMNS), len(every), np.intp)
        one, other = self._cards.T
        self._numbers[one, other] = self._numbers[other, one] = np.arange(len(every))
        self._counts = [_SeatTally(len(seat)) for seat in seats]
        self._classes = np.ascontiguousarray(boards.classes(every).T)
        # Only the classes that occur are numbered, as each batch has a table with all of them.
        there = np.bincount(self._classes.ravel()) > 0
        strengths = np.cumsum(there[::-1], dtype=np.uint16)[::-1] - 1
        self._strengths = strengths.take(self._classes)
        self._space = _ReusedArrays()

    def add_boards(self, part: slice) -> None:
        """Add the deals on some of the boards."""
        batch = _SortedBoards(self._classes[part], self._strengths[part], self._numbers)
        different = sorted(set(self._alike))
        wide = [at for at in different if len(self._seats[at]) > 1]
        tables = {at: _Running(batch, self._ranges[at]) for at in wide}
        for seat in different:
            own = _OwnHoldings(batch, self._at[seat], self._cards, self._products, self._space)
            others = [self._alike[other] for other in self._other_seats(seat)]
            columns = self._columns_needed(others)
            opponents = {
                other: own.sums_against_hand(self._at[other][0], self._ranges[other])
                if len(self._seats[other]) == 1
                else own.sums_against(tables[other], self._ranges[other], columns)
                for other in set(others)
            }
            first, *more = (opponents[other] for other in others)
            if more:
                pairs = _pairs(first, more[0], self._in_both_ranges(batch, own, others, opponents))
            else:
                beaten, level, every = first.weight
                none = np.broadcast_to(0.0, every.shape)  # nobody to share a pot in three
                pairs = _OpponentPairs(every, beaten, level - beaten, none)
            self._counts[seat].add(pairs, own.fits, own.classes)

    def _other_seats(self, seat: int) -> list[int]:
        return [other for other in range(len(self._seats)) if other != seat]

    def _columns_needed(self, others: Sequence[int]) -> int:
        """Return how many first cards both opponents may hold, so that these need sums by card."""
        if len(others) == 1 or any(len(self._seats[other]) == 1 for other in others):
            return 0
        of_both = np.logical_and.reduce([self._ranges[at].of_two.any(axis=0) for at in others])
        return int(np.flatnonzero(of_both).max(initial=-1)) + 1

    def _in_both_ranges(
        self,
        batch: _SortedBoards,
        own: _OwnHoldings,
        others: Sequence[int],
        opponents: Mapping[int, _Opponent],
    ) -> list[Sums] | None:
        """Return the sums over holdings in both opponents' ranges, which ``_pairs`` adds again."""
        first, second = (self._ranges[other].weights for other in others)
        both = first * second
        if not both.any():
            return None
        if np.array_equal(both, first) and len(self._seats[others[0]]) > 1:
            return opponents[others[0]].weight
        seat_weights = _SeatWeights(both, self._cards)
        return own.sums_against(_Running(batch, seat_weights), seat_weights, 0).weight

    def sums(self) -> Sums:
        """Return for each seat ``_SeatTally.rows``, a column for each of the 1,326 holdings."""
        every = np.zeros((len(self._seats), *self._counts[0].rows.shape[:1], len(RANDOM.weights)))
        for at, alike in enumerate(self._alike):
            held = self._ranges[alike].weights[self._at[alike]] > 0
            holdings = self._seats[alike].holdings[held]
            every[at][:, holdings] = self._counts[alike].rows[:, held]
        return every


class _OwnHoldings:
    """A seat's holdings on a batch of boards.

    ``at``: the indices of the seat's holdings among those of all seats; ``products``: a type that
    represents exactly the product of two sums of weights.
    """

    def __init__(
        self,
        batch: _SortedBoards,
        at: Numbers,
        cards: Numbers,
        products: type[np.float32 | np.float64],
        space: _ReusedArrays,
    ) -> None:
        self._products, self._space = products, space
        space.clear()
        self.classes: ClassNumbers = _columns(batch.classes, at)  # of shape (boards, holdings)
        # Of the same shape, True if board and holding share no card.
        self.fits: Flags = _columns(batch.fits, at)
        self._batch, self._at = batch, at
        self._one, self._other = cards[at].T
        self._until = _columns(batch.until, at)
        self._shared: list[list[Flags]] = []

    def sums_against(self, table: _Running, seat_weights: _SeatWeights, columns: int) -> _Opponent:
        """Return the sums of an opponent's weights, by card too for the first ``columns`` cards."""
        one, other = self._one, self._other
        twice = seat_weights.weights[self._at] * self.fits
        # The holdings with either card of the seat's holding are subtracted. The holding of both
        # cards is subtracted twice, so its weight is added first.
        before, last = self._until - 1, self._batch.last
        weight = [table.total.take(before), table.total[1:].take(before), table.total.take(last)]
        weight[_LEVEL] += twice
        weight[_ALL] = weight[_ALL] + twice
        by_card = table.by_card.ravel()
        for card in (one, other):
            at = before * _COLUMNS
            at += card
            weight[_BEATEN] -= by_card.take(at)
            weight[_LEVEL] -= by_card[_COLUMNS:].take(at)
            weight[_ALL] -= by_card.take(last * _COLUMNS + card)
        if not columns:
            return _Opponent(weight, [])
        kind = seat_weights.of_two.dtype
        every = np.arange(columns)
        own = (one[:, np.newaxis] == every) | (other[:, np.newaxis] == every)
        without_own = (~own).astype(kind)
        theirs = [seat_weights.of_two[cards, :columns] * without_own for cards in (one, other)]
        shape = (*self.classes.shape, columns)
        by_card = np.ascontiguousarray(table.by_card[:, :columns])
        cells, part = (self._space.array(shape, kind) for _ in range(2))
        sums = []
        kinds = before, self._until, last
        for places, shared in zip(kinds, self._flags_of_shared_cards(columns), strict=True):
            at = np.broadcast_to(places, self.classes.shape)
            # No index is out of range; in its usual mode NumPy would buffer what it takes.
            by_card.take(at, axis=0, out=cells, mode="clip")
            np.multiply(cells, without_own, out=cells)
            for flags, weights in zip(shared, theirs, strict=True):
                np.multiply(flags.view(np.uint8), weights, out=part)
                np.subtract(cells, part, out=cells)
            sums.append(self._space.array(shape, self._products))
            sums[-1][...] = cells
        return _Opponent(weight, sums)

    def _flags_of_shared_cards(self, columns: int) -> list[list[Flags]]:
        """Return which holdings of an own card and one of the first ``columns`` are in each group.

        A list for each of ``_BEATEN``, ``_LEVEL`` and ``_ALL``, with an array for either own card.
        """
        if not self._shared:
            shape = (*self.classes.shape, columns)
            of_two = self._batch.of_two[:, :, :columns]
            self._shared = [[self._space.array(shape, bool) for _ in range(2)] for _ in range(3)]
            own, row = self.classes[:, :, np.newaxis], self._space.array(shape, np.uint16)
            for at, cards in enumerate((self._one, self._other)):
                of_two.take(cards, axis=1, out=row, mode="clip")
                for kind, compare in enumerate((np.greater, np.greater_equal)):
                    compare(row, own, out=self._shared[kind][at])
                np.greater(row, 0, out=self._shared[_ALL][at])
        return self._shared

    def sums_against_hand(self, holding: int, seat_weights: _SeatWeights) -> _Opponent:
        """Return the sums for an opponent with a single ``holding``, an index into the weights."""
        weight, theirs = seat_weights.weights[holding], self._batch.classes[:, [holding]]
        fits = self._batch.fits[:, [holding]]
        beaten, level = (theirs > self.classes) & fits, (theirs >= self.classes) & fits
        return _Opponent([weight * beaten, weight * level, weight * fits], [])


class _SeatTally:
    """What one seat's holdings win, over all boards."""

    def __init__(self, holdings: int) -> None:
        # Sums of the opponents' weights, a column for each holding of the seat: four rows (all
        # deals, the seat wins alone, ties with one, ties with both) and one for each category.
        self.rows = np.zeros((_BY_CATEGORY + len(category_names(HOLDEM)) + 1, holdings))
        self._places = category_places(HOLDEM).astype(np.intp) * holdings

    def add(
        self, pairs: _OpponentPairs, fits: npt.NDArray[np.bool_], classes: ClassNumbers
    ) -> None:
        """Add the deals of some boards; ``fits``, ``classes``: those of ``_OwnHoldings``."""
        deals = pairs.deals * fits
        often = fits.astype(np.float64)
        self.rows[:_BY_CATEGORY] += [np.einsum("ij,ij->j", each, often) for each in pairs]
        cells = self._places.take(classes, mode="clip") + np.arange(deals.shape[1])
        categories = self.rows[_BY_CATEGORY:]
        counts = np.bincount(cells.ravel(), deals.ravel(), categories.size)
        categories += counts.reshape(categories.shape)


def _seat_counts(rows: Sums, own: Sums) -> SeatCounts:
    """Return a seat's counts from its ``_SeatTally.rows`` and the weights of its own holdings."""
    deals, alone, halved, thirds = rows[:_BY_CATEGORY]
    wins, of_two, of_three = (int((own * sums).sum()) for sums in (alone, halved, thirds))
    return SeatCounts(
        wins=wins,
        ties=of_two + of_three,
        pots=POT * wins + POT // 2 * of_two + POT // 3 * of_three,
        categories=[int(count) for count in (rows[_BY_CATEGORY:-1] * own).sum(axis=1)],
        deals=own * deals,
        shares=own * (alone + halved / 2 + thirds / 3),
    )


class _ReusedArrays:
    """Large arrays whose memory is reused, because the system would have to clear new memory."""

    def __init__(self) -> None:
        self._arrays: list[npt.NDArray[np.uint8]] = []
        self._used = 0

    def clear(self) -> None:
        """Allow the memory of all arrays to be used again; older arrays become invalid."""
        self._used = 0

    def array(self, shape: tuple[int, ...], kind: npt.DTypeLike) -> npt.NDArray[Any]:
        """Return an array of memory not given out since ``clear``; its values are arbitrary."""
        size = math.prod(shape) * np.dtype(kind).itemsize
        if self._used == len(self._arrays):
            self._arrays.append(np.empty(0, np.uint8))
        if len(self._arrays[self._used]) < size:
            self._arrays[self._used] = np.empty(size, np.uint8)
        self._used += 1
        return self._arrays[self._used - 1][:size].view(kind).reshape(shape)


class _OpponentPairs(NamedTuple):
    """The weight of two opponents' pairs of holdings, of shape (boards, holdings of the seat)."""

    deals: Sums  # all pairs
    alone: Sums  # the pairs in which the seat's holding beats both holdings
    # The pairs in which it beats one holding and ties with the other: two share the pot.
    halved: Sums
    thirds: Sums  # the pairs in which it ties with both holdings: three share the pot


def _pairs(first: _Opponent, second: _Opponent, in_both: list[Sums] | None) -> _OpponentPairs:
    """Return the weight of two opponents' pairs; ``in_both``: what ``_in_both_ranges`` returns."""

    def apart(one: int, other: int) -> Sums:
        """Return in how many ways two groups of holdings can be dealt without a shared card."""
        pairs: Sums = first.weight[one] * second.weight[other]
        if first.by_card:
            pairs -= np.einsum("bhc,bhc->bh", first.by_card[one], second.by_card[other])
        if in_both is not None:
            pairs += in_both[min(one, other)]
        return pairs

    alone, level = apart(_BEATEN, _BEATEN), apart(_LEVEL, _LEVEL)
    one = apart(_BEATEN, _LEVEL)
    other = one if first is second else apart(_LEVEL, _BEATEN)
    halved, thirds = one + other - 2 * alone, level - one - other + alone
    return _OpponentPairs(apart(_ALL, _ALL), alone, halved, thirds)


def _columns(array: npt.NDArray[T], at: Numbers) -> npt.NDArray[T]:
    """Return the columns ``at`` of an array; the array itself if these are all of its columns."""
    return array if len(at) == array.shape[1] else array.take(at, axis=1)
