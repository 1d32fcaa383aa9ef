"""An open seat, whose cards are not all known, and the classes of its hands on groups of boards."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from analyser.poker.cards import Card
from analyser.poker.games.game import Game
from analyser.poker.generators import WorkSteps, change_steps
from analyser.poker.odds.board.alike_boards import Cases
from analyser.poker.odds.board.board_values import flush_choices, flush_values
from analyser.poker.odds.board.deal import BoardDeal, SuitedBoards, ranks_of, suited_mask
from analyser.poker.odds.board.holdings import Holdings
from analyser.poker.odds.board.runouts import Masks, runouts
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.low import Ordering
from analyser.poker.ranking.rank_tables import ClassNumbers

_ROWS: Final = 16
"""How many rows of a table of classes are looked up in one step."""


class OpenSeat:
    """A seat with missing cards; all seats without any known card are one object."""

    def __init__(self, game: Game, hand: tuple[Card, ...], missing: int) -> None:
        self._game = game
        self.hand = hand  # the known cards of the seat
        self.missing = missing  # the number of cards still to be dealt to the seat
        self._tables: list[ClassNumbers] = []
        self._flushes: ClassNumbers | None = None

    def make_tables(self, deal: BoardDeal) -> WorkSteps[None]:
        """Make, in steps, the tables of the seat's classes by ranks dealt to it and by runout."""
        for ordering in (self._game.high, self._game.low):
            if ordering is not None:
                steps = class_table(deal, ordering, self.hand, self.missing)
                self._tables.append((yield from change_steps(steps, lambda _: 0)))

    def take_suit(self, holdings: Holdings, suited: SuitedBoards | None) -> WorkSteps[None]:
        """Find each holding's best flush on ``suited`` boards, in steps, for ``values``."""
        self._flushes = None
        if suited is None:
            return
        own = suited_mask(self.hand, suited.suit)
        masks, self._places = np.unique(holdings.rows.suited, return_inverse=True)
        self._flushes = yield from flushes_of(self._game, (own | masks).tolist(), suited.masks)

    def values(self, holdings: Holdings, cases: Cases) -> list[ClassNumbers]:
        """After both methods above, return the high, then the low classes: (cases, holdings)."""
        places = holdings.numbers * self._tables[0].shape[1] + cases.numbers[:, np.newaxis]
        values = [table.take(places) for table in self._tables]
        if self._flushes is not None:
            width = self._flushes.shape[1]
            of_board = self._places * width + cases.masks[:, np.newaxis]
            np.minimum(values[0], self._flushes.take(of_board), out=values[0])
        return values


def class_table(
    deal: BoardDeal, ordering: Ordering, hand: Sequence[Card], missing: int
) -> WorkSteps[ClassNumbers]:
    """Return a hand's classes, flushes ignored, by ranks dealt and runout; yield how many."""
    own, every = ranks_of(hand), runouts(missing).rows.tolist()
    table = np.empty((len(every), len(deal.to_come)), np.uint16)
    for row, dealt in enumerate(every):
        table[row] = deal.mixed(ordering, [*own, *dealt])
        if row % _ROWS == 0:
            yield _ROWS * table.shape[1]
    return table


def flushes_of(game: Game, held: Sequence[int], boards: Masks) -> WorkSteps[ClassNumbers]:
    """Return, in steps, the class of the best flush of each of some masks on each board."""
    flushes = np.full((len(held), len(boards)), NO_CLASS, np.uint16)
    pairs: dict[int, ClassNumbers] = {}
    for best, mask in zip(flushes, held, strict=True):
        for part in flush_choices(game.uses, mask):
            if part not in pairs:
                (pairs[part],) = flush_values(game, [part], boards)
                yield 0
            np.minimum(best, pairs[part], out=best)
    return flushes
