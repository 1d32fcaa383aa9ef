"""Exact odds of games with a board in which one seat is *open*: not all its cards are known.

Apart from flushes, only the multisets of the ranks dealt to the seat and to the board matter. So
the seat's classes are one table: a row for each multiset dealt to the seat, a column for each
runout. Each class is compared with the best other hand, in as many ways as the cards can be dealt.

Before that, the boards on which a flush is possible are counted, suit by suit. What the seat is
dealt is then a set of cards of the suit and a multiset of other ranks. If a known hand has a flush
on some of the boards, all that the seat can be dealt is compared there, and these boards are left
out later. If not, only what gives the seat a flush is compared: with its flush and, subtracted, as
it is counted later, without.
"""

from collections import Counter
from collections.abc import Iterator
from math import prod
from typing import Final, NamedTuple

import numpy as np

from analyser.poker.cards import Suit
from analyser.poker.generators import Steps, WorkSteps, as_shares
from analyser.poker.odds.board import tally
from analyser.poker.odds.board.runouts import (
    MASK_KEYS,
    BoardDeal,
    Runouts,
    SuitedBoards,
    class_table,
    flushes_of,
    most_suited,
    rank_sets,
    runouts,
)
from analyser.poker.odds.board.seat_pairs import row_batches
from analyser.poker.odds.record import Odds, SeatSet, category_names, odds_from_counts
from analyser.poker.odds.situation import Situation
from analyser.poker.ranking.arrays import ClassNumbers, Masks, Ways
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.multisets import multisets

_AT_ONCE: Final = 1 << 16
"""The number of comparisons made at a time: their arrays fit into a processor's cache."""


def count_one_open_seat(situation: Situation) -> Steps[Odds]:
    """Count the odds in a game with a board and one open seat; yield the progress, 0 to 1."""
    count = _OneSeatCount(situation)
    return (yield from as_shares(count.steps(), count.work()))


class _Group(NamedTuple):
    """Boards, with the best of the other hands on them."""

    boards: SuitedBoards
    own: int  # the mask of the open seat's known cards of the suit
    best: ClassNumbers
    winners: tally.WinnerCodes
    is_changed: bool  # whether a known hand has a flush on some of the boards


class _OneSeatCount:
    """Counts the deals of a situation with one open seat, step by step."""

    def __init__(self, situation: Situation) -> None:
        self._situation, self._game = situation, situation.game
        (self._seat,) = (seat for seat, missing in enumerate(situation.to_seats) if missing)
        hands = enumerate(situation.hands)
        self._known = {seat: hand for seat, hand in hands if seat != self._seat}
        self._hand = situation.hands[self._seat]
        self._missing = situation.to_seats[self._seat]
        self._deal = BoardDeal(situation)
        self._best = tally.KnownHands(self._deal, self._game.high, self._known)
        self._groups = [self._with_best_others(boards) for boards in self._deal.suited_boards()]
        self._places = tally.category_places(self._game)
        self._categories = np.zeros(len(category_names(self._game)) + 1)
        self._verdicts: Counter[tuple[SeatSet, SeatSet]] = Counter()

    def _with_best_others(self, boards: SuitedBoards) -> _Group:
        """Return these boards with the best of the known hands on each, flushes included."""
        best, winners = self._best.with_flushes(self._game, boards)
        is_changed = bool((best != self._best.best.take(boards.numbers)).any())
        return _Group(boards, boards.held[self._seat], best, winners, is_changed)

    def work(self) -> int:
        """Estimate the number of comparisons."""
        work = 2 * len(runouts(self._missing)) * len(self._deal.to_come)
        for group in self._groups:
            for others, sets in self._deals_to_count(group):
                work += group.best.size * len(sets) * len(others)
        return work

    def steps(self) -> WorkSteps[Odds]:
        """Count all deals; yield the number of comparisons in each step."""
        deal, low = self._deal, self._game.low
        self._values = yield from class_table(deal, self._game.high, self._hand, self._missing)
        # How the seat's low compares with the best other low, for each class of the table; None in
        # a game without lows.
        self._lows: tally.Comparisons | None = None
        self._low_winners: tally.WinnerCodes = np.zeros(len(deal.to_come), np.intp)
        if low is not None:
            known = tally.KnownHands(deal, low, self._known)
            table = yield from class_table(deal, low, self._hand, self._missing)
            self._lows, self._low_winners = tally.comparisons_of(table, known.best), known.winners
        ways = deal.ways
        for group in self._groups:
            yield from self._add_deals(group)
            if group.is_changed:
                numbers, every = group.boards.numbers.ravel(), group.boards.every_way()
                ways = ways - np.bincount(numbers, every, len(ways))
        # All other boards are counted as if no card were of the suit.
        numbers, none = np.arange(len(ways))[np.newaxis], np.zeros(1, np.intp)
        rest = SuitedBoards(Suit(0), (), 0, deal.left, none, deal.to_come, numbers, ways)
        best, winners = self._best.best[numbers], self._best.winners[numbers]
        yield from self._add_deals(_Group(rest, 0, best, winners, True))
        names = category_names(self._game)
        own = dict(zip(names, map(int, self._categories.tolist()), strict=False))
        found = {self._seat: own}
        by_category = tally.every_category(self._situation, found, self._known, self._hand)
        return odds_from_counts(self._situation, self._verdicts, by_category)

    def _deals_to_count(self, group: _Group) -> Iterator[tuple[Runouts, Masks]]:
        """Yield what can be dealt that counts on these boards: (other ranks, suited sets)."""
        needed = self._game.hand - int(group.boards.masks[0]).bit_count()
        for size in range(self._missing + 1):
            if group.is_changed or most_suited(self._game, group.own, size) >= needed:
                yield runouts(self._missing - size), rank_sets(size, group.boards.left)

    def _add_deals(self, group: _Group) -> WorkSteps[None]:
        """Add the deals on a group of boards to the totals; yield how many are compared."""
        boards, own, best, winners, is_changed = group
        highs, high = tally.distinct(winners)
        lows, low = tally.distinct(self._low_winners.take(boards.numbers))
        shape = len(highs), len(lows), 3 if self._lows is not None else 1, 3, len(self._categories)
        offsets = (high * len(lows) + low) * prod(shape[2:])
        found = np.zeros(prod(shape))
        for others, sets in self._deals_to_count(group):
            flushes = yield from flushes_of(self._game, (own | sets).tolist(), boards.masks)
            counted = (sets[:, np.newaxis] & boards.masks) == 0  # a card is dealt once
            if not is_changed:  # deals without a flush are counted with all other boards
                counted &= flushes != NO_CLASS
            of_set, of_board = np.nonzero(counted)
            keys = MASK_KEYS.take(sets)[of_set]
            flushes = flushes[of_set, of_board]
            for some in row_batches(len(others), len(boards.ways), _AT_ONCE):
                ways = others.ways_beside(some, boards.rest, boards.others) * boards.ways
                for part in row_batches(len(of_set), ways.size, _AT_ONCE):
                    full, at = keys[part, np.newaxis] + others.keys[some], of_board[part]
                    rows = multisets(self._missing).numbers(full, strict=False)
                    places = boards.numbers[at, np.newaxis]
                    places = rows[:, :, np.newaxis] * self._values.shape[1] + places
                    mixed = self._values.take(places)
                    true = np.minimum(mixed, flushes[part, np.newaxis, np.newaxis])
                    weights = np.broadcast_to(ways, places.shape).ravel()
                    for values, sign in ((true, 1),) if is_changed else ((true, 1), (mixed, -1)):
                        codes = self._result_codes(values, places, best[at, np.newaxis])
                        codes = codes + offsets[at, np.newaxis]
                        found += sign * np.bincount(codes.ravel(), weights, len(found))
                    yield places.size
        self._add_to_totals(found.reshape(shape), highs.tolist(), lows.tolist())

    def _result_codes(
        self, highs: ClassNumbers, cells: Masks, best: ClassNumbers
    ) -> tally.Comparisons:
        """Return each deal's comparisons and category as one index; ``cells``: of the tables."""
        codes = tally.comparisons_of(highs, best)
        if self._lows is not None:
            codes += 3 * self._lows.take(cells)
        codes *= np.uint8(len(self._categories))
        codes += self._places.take(highs, mode="clip")
        return codes

    def _add_to_totals(self, found: Ways, highs: list[SeatSet], lows: list[SeatSet]) -> None:
        """Add deals to the totals.

        ``found``: the deals, of shape (``highs``, ``lows``: the best others for each half; how the
        seat's low compares with these, how its high does; its category).
        """
        self._categories += found.sum(axis=(0, 1, 2, 3))
        deals, own = found.sum(axis=4), 1 << self._seat
        for high, low, of_low, of_high in np.argwhere(deals).tolist():
            who, who_low = [(own, own | best, best) for best in (highs[high], lows[low])]
            won = who[of_high], who_low[of_low] if self._lows is not None else 0
            self._verdicts[won] += int(deals[high, low, of_low, of_high])
