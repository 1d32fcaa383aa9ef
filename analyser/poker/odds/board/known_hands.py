"""The seats of a game with a board whose cards are all known, where other seats' are not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import Card
from analyser.poker.games.game import Game
from analyser.poker.odds.board.board_values import Ordering, flush_values
from analyser.poker.odds.board.deal import BoardDeal, Codes, SuitedBoards, ranks_of, suited_mask
from analyser.poker.ranking.rank_tables import NO_CLASS, ClassNumbers

NOBODY: Final = NO_CLASS - 1
"""Worse than every class, yet better than NO_CLASS, with which nobody wins."""


class Rivals:
    """The best of the seats whose cards are known, in one ordering, with each runout.

    Attributes:
        best: the class of the best, NOBODY where none of them has a hand that counts.
        winners: the seats that have it.
    """

    def __init__(self, deal: BoardDeal, ordering: Ordering, hands: Mapping[int, tuple[Card, ...]]):
        self._hands = hands
        # A first row stands for nobody, so that there is always something to be better than.
        nobody = np.full(len(deal.to_come), NOBODY, np.uint16)
        values = [deal.mixed(ordering, ranks_of(hand)) for hand in hands.values()]
        self._values = np.stack([nobody, *values])
        self.best, self.winners = self._judge(self._values)

    def with_flushes(
        self, game: Game, boards: SuitedBoards
    ) -> tuple[ClassNumbers, Codes, npt.NDArray[np.bool_]]:
        """Return what there is on boards where there may be flushes.

        Best and winners are of shape (n, m). Then, of length n, whether any of them has a flush.
        """
        values = self._values.take(boards.numbers, axis=1)
        have = np.zeros(len(boards.masks), np.bool_)
        for value, hand in zip(values[1:], self._hands.values(), strict=True):
            flushes = flush_values(game, suited_mask(hand, boards.suit), boards.masks)
            np.minimum(value, flushes[:, np.newaxis], out=value)
            have |= flushes != NO_CLASS
        return *self._judge(values), have

    def _judge(self, values: ClassNumbers) -> tuple[ClassNumbers, Codes]:
        best: ClassNumbers = values.min(axis=0)
        winners = np.zeros(best.shape, np.intp)
        for seat, value in zip(self._hands, values[1:], strict=True):
            winners |= (value == best).astype(np.intp) << seat
        return best, winners
