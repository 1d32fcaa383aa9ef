"""An open seat, whose cards are not all known, and its classes on groups of boards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import numpy as np

from analyser.poker.cards import RANKS, Card
from analyser.poker.games.game import Game
from analyser.poker.generators import WorkSteps
from analyser.poker.odds.board.alike_boards import Boards
from analyser.poker.odds.board.board_values import flush_values
from analyser.poker.odds.board.deal import BoardDeal, SuitedBoards, ranks_of, suited_mask
from analyser.poker.odds.board.holdings import Holdings
from analyser.poker.odds.board.runouts import runouts
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.low import Ordering
from analyser.poker.ranking.multisets import Whole
from analyser.poker.ranking.rank_tables import ClassNumbers


class OpenSeat:
    """A seat with missing cards; seats without any known card share one object.

    Attributes:
        hand: the known cards of the seat.
        missing: the number of cards still to be dealt to the seat.
    """

    def __init__(self, game: Game, hand: tuple[Card, ...], missing: int) -> None:
        self._game = game
        self.hand = hand
        self.missing = missing
        self._high: ClassNumbers
        self._low: ClassNumbers | None = None
        self._flushes: ClassNumbers | None = None

    def make_tables(self, deal: BoardDeal) -> WorkSteps[None]:
        """Look up, in steps, the seat's classes by the ranks dealt to it and by runout."""
        self._high = yield from self._table(deal, self._game.high)
        if self._game.low is not None:
            self._low = yield from self._table(deal, self._game.low)

    def _table(self, deal: BoardDeal, ordering: Ordering) -> WorkSteps[ClassNumbers]:
        dealt, own = runouts(self.missing), ranks_of(self.hand)
        table = np.empty((len(dealt), len(deal.to_come)), np.uint16)
        for row in range(len(dealt)):
            table[row] = deal.mixed(ordering, [*own, *dealt.ranks(row)])
            if row % 16 == 0:
                yield 0
        return table

    def take_suit(self, holdings: Holdings, suited: SuitedBoards | None) -> Iterator[int]:
        """Find, in steps, the best flush of each holding on some boards; ``values`` uses them next.

        ``suited``: the boards with many cards of one suit; None if no flush is possible there.
        """
        self._flushes = None
        if suited is None:
            return
        own = suited_mask(self.hand, suited.suit)
        masks, self._places = np.unique(holdings.rows.suited, return_inverse=True)
        self._flushes = np.full((len(masks), len(suited.masks)), NO_CLASS, np.uint16)
        pairs: dict[int, ClassNumbers] = {}
        for place, mask in enumerate(masks.tolist()):
            for part in _played(self._game, own | mask):
                if part not in pairs:
                    pairs[part] = flush_values(self._game, part, suited.masks)
                np.minimum(self._flushes[place], pairs[part], out=self._flushes[place])
            if place % 64 == 0:
                yield 0

    def values(
        self, holdings: Holdings, boards: Boards, at: Whole
    ) -> tuple[ClassNumbers, ClassNumbers | None]:
        """Return the classes (high, low) of all holdings on some groups of boards.

        ``at``: the indices of the groups. Both arrays are of shape (groups, holdings); the low is
        None in a game without lows.
        """
        places = holdings.numbers * self._high.shape[1] + boards.numbers[at, np.newaxis]
        high = self._high.take(places)
        if self._flushes is not None:
            width = self._flushes.shape[1]
            of_board = self._places * width + boards.masks[at, np.newaxis]
            np.minimum(high, self._flushes.take(of_board), out=high)
        return high, None if self._low is None else self._low.take(places)


def _played(game: Game, mask: int) -> list[int]:
    """Return each choice of a hand's suited cards that it may play in a flush, as a mask of ranks.

    ``mask``: the hand's ranks of the suit.
    """
    if game.uses is None:
        return [mask]
    ranks = [1 << rank for rank in range(len(RANKS)) if mask >> rank & 1]
    return [sum(choice) for choice in combinations(ranks, game.uses[0])]
