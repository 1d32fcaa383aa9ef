"""An open seat, and the groups of boards that are equivalent for every seat, open seats included.

Boards on which no flush is possible are equivalent if they have the same ranks; other boards if
they have the same ranks of the flush's suit and the same ranks of other cards. What a holding makes
on such boards depends only on its cards' kinds: their ranks, and whether they are of the flush's
suit.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np

from analyser.poker.cards import RANKS, Card
from analyser.poker.games.game import Game
from analyser.poker.generators import WorkSteps, change_steps
from analyser.poker.odds.board.runouts import (
    MEMBERS,
    BoardDeal,
    Masks,
    SuitedBoards,
    Ways,
    flush_choices,
    flush_values,
    ranks_of,
    runouts,
    suited_mask,
)
from analyser.poker.odds.board.seat_pairs import KINDS, Holdings
from analyser.poker.odds.board.tally import KnownHands, WinnerCodes
from analyser.poker.odds.situation import Situation
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.low import Ordering
from analyser.poker.ranking.multisets import Whole
from analyser.poker.ranking.rank_tables import ClassNumbers


class BestSoFar(NamedTuple):
    """The best class in each case among complete hands, and the seats with this class, as bits."""

    best: Whole
    winners: Whole


class Cases(NamedTuple):
    """Groups of boards with the cards dealt to some open seats: an element or a row for each."""

    numbers: Whole  # the number of the runout
    masks: Whole  # the index of the set of suited cards in ``SuitedBoards.masks``; 0 without a suit
    left: Whole  # a row with the number of cards of each kind left in the deck
    ways: Whole  # the number of deals
    # The best hands of the seats that have all their cards, open seats dealt so far included: for
    # the high, then for the low if the game has one.
    known: tuple[BestSoFar, ...]

    def __len__(self) -> int:
        return len(self.numbers)

    def part(self, at: slice | Whole) -> Cases:
        """Return some of the cases, those with these indices."""
        known = tuple([BestSoFar(each.best[at], each.winners[at]) for each in self.known])
        return Cases(self.numbers[at], self.masks[at], self.left[at], self.ways[at], known)


class Boards(NamedTuple):
    """Groups of equivalent boards, before an open seat is dealt a card."""

    # The suited boards that are grouped; None for boards without possible flushes.
    suited: SuitedBoards | None
    # For each kind how many cards are left in the deck before the board is completed.
    most: tuple[int, ...]
    cases: Cases


def estimated_groups(
    situation: Situation, deal: BoardDeal, every: Sequence[SuitedBoards]
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield of each record of ``alike_boards`` (its cases at most, the cards left of each kind).

    This is enough to estimate the work. If a flush is possible, as many cards of its suit as come
    to the board are left out: the lowest, because the estimate does not depend on the ranks.
    """
    yield len(deal.to_come), _left_by_kind(deal.left, 0)
    for suited in every:
        on_board = suited_mask(situation.board, suited.suit)
        # To know the size, it is enough how many cards of the suit come, whichever they are.
        most = _left_by_kind(suited.others, suited.left)
        coming = int(suited.masks[0] & ~on_board).bit_count()
        left = [rank for rank, count in enumerate(most) if count and rank >= len(RANKS)]
        for rank in left[:coming]:
            most = (*most[:rank], 0, *most[rank + 1 :])
        yield suited.numbers.size, most


def alike_boards(
    situation: Situation,
    deal: BoardDeal,
    every: Sequence[SuitedBoards],
    known: Mapping[int, tuple[Card, ...]],
) -> Iterator[Boards]:
    """Yield all boards that can come, the suited ones, ``every``, first; ``known``: full hands."""
    game, ways = situation.game, deal.ways
    high = KnownHands(deal, game.high, known)
    low = None if game.low is None else KnownHands(deal, game.low, known)
    for suited in every:
        of_suit = suited.every_way()
        ways = ways - np.bincount(suited.numbers.ravel(), of_suit, len(ways))
        yield _boards_that_can_come(deal, suited, of_suit, *high.with_flushes(game, suited), low)
    yield _boards_that_can_come(deal, None, ways, high.best, high.winners, low)


def _boards_that_can_come(
    deal: BoardDeal,
    suited: SuitedBoards | None,
    ways: Ways,
    best: ClassNumbers,
    winners: WinnerCodes,
    low: KnownHands | None,
) -> Boards:
    """Return a record of ``alike_boards``; ``best``, ``winners``: of the high, on each board."""
    there = np.flatnonzero(ways)
    left = np.zeros((len(there), KINDS), np.int64)
    if suited is None:
        others: Sequence[int] = deal.left
        numbers, rest, masks, of_rest, of_suit = there, deal.to_come, there * 0, there, 0
    else:
        others, rest, of_suit = suited.others, suited.rest, suited.left
        numbers = suited.numbers.ravel()[there]
        masks, of_rest = np.divmod(there, len(suited.rest))
        left[:, len(RANKS) :] = MEMBERS[suited.left & ~suited.masks][masks]
    left[:, : len(RANKS)] = (np.array(others)[:, np.newaxis] - rest.counts)[:, of_rest].T
    halves = [(best.ravel()[there], winners.ravel()[there])]
    if low is not None:
        halves.append((low.best[numbers], low.winners[numbers]))
    known = tuple([BestSoFar(*[part.astype(np.int64) for part in half]) for half in halves])
    cases = Cases(numbers, masks, left, ways[there].astype(np.int64), known)
    return Boards(suited, _left_by_kind(others, of_suit), cases)


def _left_by_kind(others: Sequence[int], suited: int) -> tuple[int, ...]:
    """Return the cards left of each kind: of ``others`` by rank, of the suit's ranks as a mask."""
    return (*others, *MEMBERS[suited].tolist())


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
