"""Counts two ranges, alone or beside a known hand, by the ranks of boards.

Apart from flushes only the ranks of a board matter, and the 2,598,960 boards have only 6,175
multisets of ranks. So every two holdings are first compared as if there were no flushes, once for
all holdings with the same ranks. Then the effect of flushes is added suit by suit: on the boards on
which somebody may have a flush, the results with flushes less those without. There, holdings are
grouped by *kind*: the same ranks of the suit, and the same ranks of other suits.

In how many ways the cards of some ranks can come depends on how many cards of these ranks are left
in the deck. Dead cards and a known hand change only this number, so they cost no time.
"""

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from math import comb
from operator import mul
from typing import Final, NamedTuple

import numpy as np

from analyser.poker.cards import RANKS, Suit
from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import Steps, as_part, change_steps
from analyser.poker.odds.board.runouts import FLUSH, BoardDeal, SuitedBoards, ranks_of, suited_mask
from analyser.poker.odds.board.tally import category_places, winners_of
from analyser.poker.odds.ranges.board_classes import WORD, matrix_product, packed
from analyser.poker.odds.ranges.seats import RangeCounts, SeatRange
from analyser.poker.odds.record import category_names
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.holdings import HOLDINGS
from analyser.poker.ranges.matchups import holding_cards, share_a_card
from analyser.poker.ranking.arrays import ClassNumbers, Masks, Numbers, Sums, Ways, Whole
from analyser.poker.ranking.multisets import RANK_KEY_BITS, RANK_KEYS
from analyser.poker.ranking.rank_tables import flush_classes

_MOST_SEATS: Final = 3
"""The most seats with two unknown: each set of winners needs a table of any two holdings."""

LEAST: Final = 0.003
"""The measured seconds that the smallest ranges take."""

_MICROSECONDS: Final = (
    (37, 2.5, 19),
    (37, 2.5, 22),
    (270, 3, 5),
    (370, 21, 62),
    (640, 36, 115),
    (1150, 43, 185),
)
"""By the number of cards to come: what each kind of the smaller range takes, each pair of kinds,
and each kind of the larger range. Measured before the flop and from the flop on."""

_BESIDE_A_HAND: Final = 1.35
"""How many times longer each kind and each pair take beside a known hand."""

_WITHOUT_CATEGORIES: Final = 0.45
"""The share of what kinds take, pairs aside, that is left if no categories are counted."""

_ADDING: Final = 0.1
"""The share of a part's time that it takes to add its results to the holdings' results."""

_AT_ONCE: Final = 1 << 18
"""About how many comparisons are made at once, to fit into a cache."""


def count_by_ranks(
    situation: Situation, seats: Sequence[SeatRange], categories: bool = True
) -> Steps[RangeCounts]:
    """Count two seats or more, at most two of them not known; yield the progress, 0 to 1.

    ``categories``: False to leave the categories out, which take half of the time.
    """
    return (yield from _RankCount(situation, seats, categories).steps())


def seconds_by_ranks(
    situation: Situation, seats: Sequence[SeatRange], categories: bool = True
) -> float:
    """Estimate the seconds that ``count_by_ranks`` takes; infinite if it cannot count the seats."""
    ranges = sum(map(bool, situation.to_seats))
    if len(seats) < 2 or ranges > 2 or (ranges == 2 and len(seats) > _MOST_SEATS):
        return math.inf
    counts = [[len(np.unique(of[seat.holdings])) for of in _kinds_of_all()] for seat in seats]
    *_, one, other = sorted(counts, key=sum)
    each, pair, larger = _MICROSECONDS[situation.to_board]
    beside = _BESIDE_A_HAND ** min(len(seats) - 2, 1)
    of_kinds = each * sum(one) * beside + larger * sum(other)
    if not categories:
        of_kinds *= _WITHOUT_CATEGORIES
    seconds: float = LEAST + 1e-6 * (of_kinds + pair * sum(map(mul, one, other)) * beside)
    return seconds


class _Kinds(NamedTuple):
    """Holdings grouped by kind, for one suit in which flushes are counted, or for none.

    The kinds with most cards of this suit come first. Without a suit all ranks are of other suits.
    """

    of: Numbers  # for each holding the index of its kind
    ranks: Numbers  # for each kind its two ranks
    masks: Masks  # for each kind its ranks of this suit, as a mask
    others: Whole  # of shape (kinds, 13), how many cards of each rank a kind has in other suits


def _kinds(holdings: Numbers, suit: Suit | None) -> _Kinds:
    """Group holdings by their ranks of ``suit`` and of other suits; None: by ranks only."""
    suits, ranks = np.divmod(holding_cards()[holdings], len(RANKS))
    suited = suits == (len(Suit) if suit is None else suit)
    masks = (suited << ranks).sum(axis=1)
    keys = (~suited * RANK_KEYS[ranks]).sum(axis=1)
    codes = ((~suited).sum(axis=1) << len(RANKS) | masks) << RANK_KEY_BITS | keys
    _, first, of = np.unique(codes, return_index=True, return_inverse=True)
    cards = ranks[first, :, np.newaxis] == np.arange(len(RANKS))
    others = (cards & ~suited[first, :, np.newaxis]).sum(axis=1)
    return _Kinds(of, ranks[first], masks[first], others)


@cache  # one table
def _kinds_of_all() -> list[Numbers]:
    """Return the kind of every holding: by ranks only, and for each suit."""
    every = np.arange(len(HOLDINGS))
    return [_kinds(every, suit).of for suit in (None, *Suit)]


class _SuitClasses(NamedTuple):
    """The classes of some hands on all boards with a given number of cards of one suit.

    The shape is (hands, runouts of the cards of other suits, sets of cards of the suit). A class is
    0 if the hand and the board share a card of the suit. The last axis is padded with zeros to a
    multiple of ``WORD``.
    """

    # The classes of the hands that can have a flush, which come first. They have one on each of
    # these boards, and beside it the runout makes nothing better (five ranks of seven cards are no
    # full house): so they are of shape (such hands, 1, sets).
    flushes: ClassNumbers
    mixed: ClassNumbers  # the classes of all hands as if there were no flushes
    # Of shape (hands, sets of cards of the suit), 1 if hand and set share no card, else 0.
    fits: Sums

    def of_hand(self, hand: int) -> ClassNumbers:
        """Return a hand's classes, with its flushes if it can have any."""
        mixed: ClassNumbers = self.mixed[hand]
        has_flush = hand < len(self.flushes)
        return np.broadcast_to(self.flushes[hand], mixed.shape) if has_flush else mixed


def _classes(deal: BoardDeal, boards: SuitedBoards, masks: Masks, ranks: Numbers) -> _SuitClasses:
    """Return the classes on ``boards`` of hands with two ranks; ``masks``: those of the suit."""
    # The axes are those of ``_SuitClasses``; hands that can have a flush come first.
    more = -len(boards.masks) % WORD
    numbers = np.pad(boards.numbers.T, ((0, 0), (0, more)))
    own, on_board = masks[:, np.newaxis], np.pad(boards.masks, (0, more))
    fits = (own & on_board) == 0
    fits[:, len(boards.masks) :] = False
    mixed = np.zeros((len(masks), *numbers.shape), np.uint16)
    for classes, hand in zip(mixed, ranks.tolist(), strict=True):
        # Not the mode "raise", which writes into a buffer first.
        deal.mixed(HOLDEM.high, hand).take(numbers, out=classes, mode="clip")
    mixed *= fits[:, np.newaxis]  # 0 where a hand shares a card with the board
    some = _flush_count(boards, masks)
    flushes = flush_classes(HOLDEM.high).take(own[:some] | on_board) * fits[:some]
    return _SuitClasses(flushes[:, np.newaxis], mixed, fits.astype(np.float64))


def _flush_count(boards: SuitedBoards, masks: Masks) -> int:
    """Return how many of some hands can have a flush. ``masks``: their ranks of the suit."""
    enough = np.bitwise_count(masks) + int(boards.masks[0]).bit_count() >= FLUSH
    return int(np.count_nonzero(enough))


class _KindTally:
    """The results by kinds of holdings, for the known hand, if any, and the two ranges."""

    def __init__(self, seats: int, weights: Sums) -> None:
        # Of shape (kinds of the first range, kinds of the second), the weight of the pairs of
        # holdings that share no card.
        self.weights = weights
        # For each set of winners, as bits, an array of the same shape: how many boards it wins.
        self.won = np.zeros((1 << seats, *weights.shape))
        # For each seat its weighted deals by category.
        self.categories = np.zeros((seats, len(category_names(HOLDEM)) + 1))

    def add_categories(self, seat: int, classes: ClassNumbers, deals: Sums) -> None:
        """Add weighted deals to the categories of their classes, arrays of one shape."""
        places = category_places(HOLDEM).take(classes.ravel(), mode="clip")
        self.categories[seat] += np.bincount(places, deals.ravel(), self.categories.shape[1])

    def correct_categories(self, seat: int, hands: _SuitClasses, at: slice, deals: Sums) -> None:
        """Correct the categories of a seat's hands ``at``, whose ``deals`` lacked their flushes."""
        if at.start < len(hands.flushes):
            self.add_categories(seat, hands.flushes[at], deals.sum(axis=-2))
            self.add_categories(seat, hands.mixed[at], -deals)


class _RankCount:
    """Counts the deals of two ranges, alone or beside a known hand, step by step."""

    def __init__(self, situation: Situation, seats: Sequence[SeatRange], categories: bool) -> None:
        self._seats, self._with_categories = seats, categories
        # Known hands first, then narrow ranges: the last seat's holdings are counted in batches.
        self._order = sorted(
            range(len(seats)), key=lambda seat: (situation.to_seats[seat] > 0, len(seats[seat]))
        )
        *known, first, second = self._order
        # A known card of the last two seats is a part of their holdings, so it is not set aside.
        hands = tuple([hand if seat in known else () for seat, hand in enumerate(situation.hands)])
        self._deal = BoardDeal(replace(situation, hands=hands, ranges=()))
        self._known = [hands[seat] for seat in known]
        self._holdings = seats[first].holdings, seats[second].holdings
        apart = ~share_a_card(self._holdings[0][:, np.newaxis], self._holdings[1])
        weights = apart * np.multiply.outer(seats[first].weights, seats[second].weights)
        self._weights: Sums = weights.astype(np.float64)
        self._categories = np.zeros((len(seats), len(category_names(HOLDEM)) + 1))
        # For each set of winners how many weighted boards it wins, by holding of each range.
        self._won = [np.zeros((1 << len(seats), len(each))) for each in self._holdings]

    def steps(self) -> Steps[RangeCounts]:
        """Count all boards, without flushes and then suit by suit; yield the progress, 0 to 1."""
        parts = None, *Suit
        for at, suit in enumerate(parts):
            one, other = (_kinds(holdings, suit) for holdings in self._holdings)
            table = _KindTally(len(self._seats), _by_kind(self._weights, one.of, other.of))
            steps = self._compare_ranks(table, one, other)
            if suit is not None:
                steps = self._add_flushes(table, suit, one, other)
            counted = change_steps(steps, lambda share: (1 - _ADDING) * share)
            yield from as_part(counted, at, len(parts))
            self._categories += table.categories
            for winners in np.flatnonzero(table.won.any(axis=(1, 2))).tolist():
                yield (at + 1 - _ADDING * (1 - winners / len(table.won))) / len(parts)
                won = table.won[winners].take(one.of, axis=0).take(other.of, axis=1)
                won *= self._weights
                for axis, sums in enumerate(self._won):
                    sums[winners] += won.sum(axis=1 - axis)
        return self._result()

    def _compare_ranks(self, table: _KindTally, one: _Kinds, other: _Kinds) -> Steps[None]:
        """Fill ``table`` with the results on all boards as if there were no flushes."""
        high, deal = HOLDEM.high, self._deal
        known = [deal.mixed(high, ranks_of(hand)) for hand in self._known]
        ranks = one.ranks.tolist(), other.ranks.tolist()
        firsts, seconds = ([deal.mixed(high, hand) for hand in hands] for hands in ranks)
        for at, first in enumerate(firsts):
            yield at / len(firsts)
            for against in np.flatnonzero(table.weights[at]).tolist():
                left = deal.left - one.others[at] - other.others[against]
                ways = deal.to_come.ways(left.tolist())
                classes = np.stack([*known, first, seconds[against]])
                won = np.bincount(winners_of(classes), ways, len(table.won))
                table.won[:, at, against] = won
                deals = table.weights[at, against] * ways
                for seat, values in enumerate(classes if self._with_categories else ()):
                    table.add_categories(seat, values, deals)

    def _add_flushes(
        self, table: _KindTally, suit: Suit, one: _Kinds, other: _Kinds
    ) -> Steps[None]:
        """Add the effect of the flushes of a suit: the results with flushes less those without."""
        # Each known hand by itself, as those that can have a flush come first among several.
        hands = [
            (np.array([suited_mask(hand, suit)]), np.array([ranks_of(hand)]))
            for hand in self._known
        ]
        every = list(self._deal.boards_of(suit, HOLDEM.dealt))
        for number, boards in enumerate(every):
            *known, first = (
                _classes(self._deal, boards, *each) for each in (*hands, (one.masks, one.ranks))
            )
            yield number / len(every)
            # Only a flush changes anything, and kinds that can have one come first.
            flush_known = any(len(each.flushes) for each in known)
            some = len(other.masks)
            if not flush_known and not len(first.flushes):
                some = _flush_count(boards, other.masks)
            second = _classes(self._deal, boards, other.masks[:some], other.ranks[:some])
            flushes = len(second.flushes)
            steps = len(one.masks) + flushes
            for at in range(len(one.masks)):
                yield (number + at / steps) / len(every)
                is_changed = flush_known or at < len(first.flushes)
                some = len(other.masks) if is_changed else flushes
                left = boards.others - one.others[at] - other.others[:some]
                ways = boards.rest.ways_of_decks(left)
                own = np.array([*[each.of_hand(0) for each in known], first.of_hand(at)])
                mixed = np.array([*[each.mixed[0] for each in known], first.mixed[at]])
                won = table.won[:, at]
                won[:, :flushes] += _boards_won(own, second.flushes, ways[:flushes])
                won[:, flushes:some] += _boards_won(own, second.mixed[flushes:some], ways[flushes:])
                won[:, :some] -= _boards_won(mixed, second.mixed[:some], ways)
                if is_changed and self._with_categories:
                    deals = matrix_product(table.weights[at] * ways.T, second.fits) * first.fits[at]
                    for seat, each in enumerate(known):
                        table.correct_categories(seat, each, slice(0, 1), deals)
                    table.correct_categories(len(known), first, slice(at, at + 1), deals)
            # In batches, because beside a single kind each step would be a few hundred numbers.
            at_once = max(1, _AT_ONCE // first.mixed[0].size)
            for start in range(0, flushes if self._with_categories else 0, at_once):
                yield (number + (len(one.masks) + start) / steps) / len(every)
                part = slice(start, min(start + at_once, flushes))
                left = boards.others - other.others[part, np.newaxis] - one.others
                ways = boards.rest.ways_of_decks(left)
                weighted = table.weights.T[part, :, np.newaxis] * ways
                by_runout = weighted.swapaxes(1, 2)
                deals = matrix_product(by_runout.reshape(-1, len(first.fits)), first.fits)
                deals = deals.reshape(*by_runout.shape[:2], -1) * second.fits[part, np.newaxis]
                table.correct_categories(len(known) + 1, second, part, deals)

    def _result(self) -> RangeCounts:
        """Return the counts, after all ``steps``."""
        boards = comb(sum(self._deal.left) - 2 * HOLDEM.dealt, self._deal.to_come.size)
        deals = [boards * self._weights.sum(axis=axis) for axis in (1, 0)]
        for dealt, won in zip(deals, self._won, strict=True):
            # Each board is won by somebody: the boards not counted are the second range's alone.
            won[len(won) // 2] += dealt - won.sum(axis=0)
        counts = RangeCounts.zero(self._seats)
        counts.deals = int(deals[0].sum())
        for place, at in enumerate(self._order):
            seat, own = counts.seats[at], place - len(self._known)
            dealt, won = deals[max(own, 0)], self._won[max(own, 0)]
            if own < 0:  # a known hand
                dealt, won = (part.sum(axis=-1, keepdims=True) for part in (dealt, won))
            seat.deals += dealt
            for winners in range(len(won)):
                if winners >> place & 1:
                    seat.add_won(won[winners], winners.bit_count())
            if self._with_categories:
                seat.add_categories(int(count) for count in self._categories[place][:-1])
        return counts


def _by_kind(weights: Sums, one: Numbers, other: Numbers) -> Sums:
    """Return the weight of each pair of kinds; ``one``, ``other``: kinds of the two holdings."""
    shape = int(one.max()) + 1, int(other.max()) + 1
    cells = one[:, np.newaxis] * shape[1] + other
    sums = np.bincount(cells.ravel(), weights.ravel(), math.prod(shape))
    return sums.reshape(shape).astype(np.float64)


def _boards_won(classes: ClassNumbers, theirs: ClassNumbers, ways: Ways) -> Sums:
    """Return on how many boards each set of seats wins, of shape (sets, last seat's hands).

    Boards that the last seat wins alone are not counted. ``classes``: of a hand of each other seat;
    ``theirs``: of the last seat's hands; ``ways``: by these hands and runout of other suits.
    """
    seats = len(classes)
    best = classes.min(axis=0)
    winners = winners_of(classes)
    winners *= best > 0
    codes = np.flatnonzero(np.bincount(winners.ravel())[1:]) + 1
    groups = [(code, packed(winners == code)) for code in codes.tolist()]
    won = np.zeros((2 << seats, len(theirs)))
    at_once = max(1, _AT_ONCE // best.size)
    for start in range(0, len(theirs), at_once):
        part = slice(start, start + at_once)
        better, equal = packed(best < theirs[part]), packed(best == theirs[part])
        for code, there in groups:
            for flags, winning in ((better, code), (equal, code | 1 << seats)):
                boards = np.bitwise_count(flags & there).sum(axis=-1, dtype=np.float64)
                won[winning, part] = np.einsum("ij,ij->i", boards, ways[part])
    return won
