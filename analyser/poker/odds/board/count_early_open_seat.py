"""Exact odds of games with a board in which one seat is *open*: not all its cards are known.

This way is faster while most of the board is to come; ``count_open_seats`` is the general way.

Apart from flushes, only the multisets of the ranks dealt to the seat and to the board matter. So
the seat's classes are one table: a row for each multiset dealt to the seat, a column for each
runout. All deals are counted in three steps:

1. *Without flushes.* Compare the table with the best other hand; each comparison counts in as many
   ways as the cards can be dealt.
2. *The other seats' flushes.* On boards on which a flush is the best other hand, subtract the
   comparison of step 1, and add the comparison with the flush. Whether a hand without a flush
   beats a flush depends only on their categories. So the whole table is compared once with each
   *level* of flushes, which is enough for all these boards.
3. *The open seat's flushes.* For every set of cards that gives the seat a flush, subtract the
   comparison without the flush, and add the true one.
"""

from __future__ import annotations

from math import comb
from typing import Final

import numpy as np

from analyser.poker.games.game import Game
from analyser.poker.generators import Steps, WorkSteps, as_shares
from analyser.poker.odds.board.board_values import flush_values
from analyser.poker.odds.board.deal import BoardDeal, SuitedBoards, suited_mask
from analyser.poker.odds.board.holdings import parts
from analyser.poker.odds.board.known_hands import KnownHands, categories_of_known
from analyser.poker.odds.board.open_seat import class_table
from analyser.poker.odds.board.runouts import Masks, Ways, keys_of, runouts, sets_of
from analyser.poker.odds.board.tally import (
    BoardTally,
    Comparisons,
    WinnerCodes,
    comparisons_of,
    numbered,
)
from analyser.poker.odds.record import Odds
from analyser.poker.odds.situation import Situation
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.multisets import multisets
from analyser.poker.ranking.rank_tables import ClassNumbers, flush_classes, mixed_classes

_AT_ONCE: Final = 1 << 16
"""The number of comparisons made at a time: their arrays fit into a processor's cache."""


def count_early_open_seat(situation: Situation) -> Steps[Odds]:
    """Count the odds in a game with a board and one open seat; yield the progress, 0 to 1."""
    count = _OneSeatCount(situation)
    return (yield from as_shares(count.steps(), count.work()))


class _OneSeatCount:
    """Counts the deals of a situation with one open seat, step by step."""

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        self.game = situation.game  # the game
        # The number of the open seat.
        (self.seat,) = (seat for seat, missing in enumerate(situation.to_seats) if missing)
        hands = enumerate(situation.hands)
        # The hands of the other seats, by seat number.
        self.known = {seat: hand for seat, hand in hands if seat != self.seat}
        self._hand = situation.hands[self.seat]
        self.deal = BoardDeal(situation)  # the cards that can come to the board
        # The multisets of ranks that the open seat can be dealt; each is a row in the table of the
        # seat's classes.
        self.dealt = runouts(situation.to_seats[self.seat])
        self._groups = list(self.deal.suited_boards())
        self._known_hands = KnownHands(self.deal, self.game.high, self.known)
        self._levels = _flush_levels(self.game)

    def work(self) -> int:
        table = len(self.dealt) * len(self.deal.to_come)
        flushes: int = sum(
            len(boards.masks) * boards.numbers.shape[1] * len(cards) * len(runouts(rest))
            for boards in self._groups
            for rest, cards in self._flush_cards(boards)
        )
        return 5 * table + flushes

    def steps(self) -> WorkSteps[Odds]:
        """Count all deals; yield the number of comparisons in each step."""
        seat, low = (self._hand, self.dealt.size), self.game.low
        self._values = yield from class_table(self.deal, self.game.high, *seat)
        # How the open seat's low compares with the best other low, by the multiset of ranks dealt
        # to the seat and by runout; None in a game without lows.
        self._lows: Comparisons | None = None
        # By comparison (0 better, 1 equal, 2 worse) and runout, the index of the low's winners
        # among all sets of them; suits do not matter for lows.
        self._low_places = np.zeros((1, len(self.deal.to_come)), np.intp)
        low_winners = [0]
        if low is not None:
            known = KnownHands(self.deal, low, self.known)
            self._lows = comparisons_of((yield from class_table(self.deal, low, *seat)), known.best)
            low_winners, self._low_places = numbered(_winners(known.winners, self.seat))
        self._tally = BoardTally(self.game, len(self._situation.hands), low_winners)
        self._outcomes = 3 * len(self._low_places)
        yield from self._compare_table()
        for boards in self._groups:
            best, winners = self._known_hands.with_flushes(self.game, boards)
            self._put_known_flushes_right(boards, best, winners)
            yield from self._correct_own_flushes(boards, best, winners)
        self._add_what_known_hands_make()
        return self._tally.odds(self._situation)

    # Step 1: without flushes ----------------------------------------------------------------

    def _compare_table(self) -> WorkSteps[None]:
        """Compare the open seat's classes, ignoring flushes, with the hands that it may face.

        These are the best hand of the other seats, and the best flush of each level. Stores in
        ``_against`` for each of them, by outcome and runout, in how many ways the open seat gets
        this outcome; adds the results against the best hand, and the categories, to the tally.
        """
        references: list[ClassNumbers | np.uint16] = [self._known_hands.best, *self._levels]
        shape = len(references), self._outcomes, len(self.deal.to_come)
        self._against = np.zeros(shape)
        for rows in parts(len(self.dealt), len(self.deal.to_come), _AT_ONCE):
            ways = self._ways_dealt(rows)
            values = self._values[rows]
            for against, reference in zip(self._against, references, strict=True):
                outcomes = self._outcomes_of(values, reference, rows)
                for outcome in range(self._outcomes):
                    against[outcome] += (ways * (outcomes == outcome)).sum(axis=0)
            self._tally.add_values(self.seat, values.ravel(), (ways * self.deal.ways).ravel())
            yield values.size * 2
        everywhere = np.arange(len(self.deal.to_come))
        self._add(self._against[0], self._known_hands.winners, everywhere, self.deal.ways)

    def _ways_dealt(self, rows: Masks) -> Ways:
        """Return in how many ways a row's ranks can be dealt, of shape (rows, runouts)."""
        ways = np.ones((len(rows), len(self.deal.to_come)))
        for at, row in enumerate(rows.tolist()):
            ranks = self.dealt.ranks(row)
            for rank in sorted(set(ranks)):
                ways[at] *= self.deal.to_come.ways_left(
                    rank, self.deal.left[rank], ranks.count(rank)
                )
        return ways

    def _outcomes_of(
        self, values: ClassNumbers, reference: ClassNumbers | np.uint16, rows: Masks
    ) -> Comparisons:
        """Compare the seat's classes, of shape (rows, runouts): 0 better, 1 equal, 2 worse.

        With lows, an outcome is 3 * high comparison + low comparison.
        """
        comparisons = comparisons_of(values, reference)
        return comparisons if self._lows is None else 3 * comparisons + self._lows[rows]

    def _add(self, found: Ways, known: WinnerCodes, numbers: Masks, ways: Ways | int) -> None:
        """Add the winners on n boards, ``found`` by outcome; negative ways subtract them."""
        codes = _winners(known, self.seat)
        lows = self._outcomes // 3
        for outcome in range(self._outcomes):
            self._tally.add_winners(
                codes[outcome // lows],
                self._low_places[outcome % lows].take(numbers),
                found[outcome].take(numbers) * ways,
            )

    # Step 2: the other seats' flushes -------------------------------------------------------

    def _put_known_flushes_right(
        self, boards: SuitedBoards, best: ClassNumbers, winners: WinnerCodes
    ) -> None:
        changed = best != self._known_hands.best.take(boards.numbers)
        numbers = boards.numbers[changed]
        ways = np.broadcast_to(boards.ways, changed.shape)[changed]
        self._add(self._against[0], self._known_hands.winners.take(numbers), numbers, -ways)
        best, winners = best[changed], winners[changed]
        level_of = np.searchsorted(np.array(self._levels), best, side="right") - 1
        for level, against in enumerate(self._against[1:]):
            there = level_of == level
            self._add(against, winners[there], numbers[there], ways[there])

    # Step 3: the open seat's flushes --------------------------------------------------------

    def _flush_cards(self, boards: SuitedBoards) -> list[tuple[int, Masks]]:
        """Return by size the sets of suited cards that the seat may get; the other cards beside."""
        return [
            (self.dealt.size - count, sets_of(count, boards.left))
            for count in range(self.dealt.size + 1)
        ]

    def _correct_own_flushes(
        self,
        boards: SuitedBoards,
        best: ClassNumbers,
        winners: WinnerCodes,
    ) -> WorkSteps[None]:
        own = suited_mask(self._hand, boards.suit)
        for rest, sets in self._flush_cards(boards):
            others = runouts(rest)
            beside = others.ways_beside(boards.rest, boards.others).T * boards.ways
            for cards in sets.tolist():
                yield len(boards.masks) * len(boards.ways) * len(others)
                flushes = flush_values(self.game, own | cards, boards.masks)
                flushes[boards.masks & cards != 0] = NO_CLASS  # a card is dealt once
                there = np.flatnonzero(flushes != NO_CLASS)
                if not len(there):
                    continue
                keys = others.keys + keys_of(np.array(cards))
                rows = multisets(self.dealt.size).numbers(keys, strict=False)
                numbers, own_flushes = boards.numbers[there], flushes[there, np.newaxis]
                faced = best[there], winners[there]
                for part in parts(len(rows), numbers.size, _AT_ONCE):
                    self._correct_flushes(rows[part], beside[part], numbers, own_flushes, *faced)

    def _correct_flushes(
        self,
        rows: Masks,
        ways: Ways,
        numbers: Masks,
        flushes: ClassNumbers,
        best: ClassNumbers,
        winners: WinnerCodes,
    ) -> None:
        """Subtract what was counted without the open seat's flush, and add it with the flush.

        The boards have one of n sets of cards of the suit, and one of m multisets of other ranks.
        ``rows``: c rows of the seat's table; ``ways``: of shape (c, m); ``flushes``: (n, 1), the
        class of the seat's flush; ``numbers``, ``best``, ``winners``: (n, m), the runout, and the
        best of the other seats.
        """
        mixed = self._values[rows].take(numbers, axis=1)
        weights = np.broadcast_to(ways[:, np.newaxis, :], mixed.shape).ravel()
        true = np.minimum(mixed, flushes)
        lows = np.zeros(mixed.shape, np.intp)
        if self._lows is not None:
            lows = self._low_places[self._lows[rows].take(numbers, axis=1), numbers]
        for values, signed in ((mixed, -weights), (true, weights)):
            highs = (values <= best).astype(np.intp) << self.seat
            highs |= np.where(values >= best, winners, 0)
            self._tally.add_winners(highs.ravel(), lows.ravel(), signed)
            self._tally.add_values(self.seat, values.ravel(), signed)

    # What the other seats make --------------------------------------------------------------

    def _add_what_known_hands_make(self) -> None:
        situation = self._situation
        ways = comb(len(situation.unseen) - situation.to_board, self.dealt.size)
        for seat, counts in categories_of_known(situation, self.known, self._hand).items():
            self._tally.by_category[seat, :-1] = np.array(list(counts.values())) * ways


def _winners(known: WinnerCodes, seat: int) -> WinnerCodes:
    """Return the winners of shape (3, boards): if the open seat is better, equal, worse."""
    own = 1 << seat
    return np.stack([np.full_like(known, own), known | own, known])


def _flush_levels(game: Game) -> list[np.uint16]:
    """Return the class of the best flush of each level, the best level first.

    Two flushes are of the same level if no hand without a flush ranks between them.
    """
    flushes = np.unique(flush_classes(game.high, game.deck))
    mixed = np.unique(mixed_classes(game.high, 5, game.deck))
    _, first = np.unique(np.searchsorted(mixed, flushes[:-1]), return_index=True)
    return list(flushes[first])
