"""All boards that can come, in groups that are equivalent for every seat, open seats included.

Boards on which no flush is possible are equivalent if they have the same ranks; other boards if
they have the same ranks of the flush's suit and the same ranks of other cards. What a holding makes
on such boards depends only on its cards' kinds: their ranks, and whether they are of the flush's
suit.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import RANKS, Card
from analyser.poker.odds.board.deal import BoardDeal, SuitedBoards, suited_mask
from analyser.poker.odds.board.holdings import KINDS
from analyser.poker.odds.board.known_hands import KnownHands
from analyser.poker.odds.situation import Situation
from analyser.poker.ranking.multisets import Whole


@dataclass(frozen=True, slots=True, eq=False)
class Boards:
    """Groups of equivalent boards; from ``numbers`` on, an element or a row for each."""

    # The suited boards that are grouped; None for boards without possible flushes.
    suited: SuitedBoards | None
    # For each kind how many cards are left in the deck before the board is completed.
    most: tuple[int, ...]
    numbers: Whole  # the number of the runout
    # The index of the set of suited cards in ``suited.masks``; 0 if ``suited`` is None.
    masks: Whole
    left: Whole  # a row with the number of cards of each kind left in the deck
    ways: Whole  # the number of boards in the group
    # The best hands of the seats with known cards: for the high, then for the low if the game has
    # one.
    known: tuple[BestSoFar, ...]


class BestSoFar(NamedTuple):
    """The best class on each board among complete hands, and the seats with this class, as bits."""

    best: Whole
    winners: Whole


class BoardsSize(NamedTuple):
    """What is known about a ``Boards`` object before it is made: enough to estimate the work."""

    # The boards with a possible flush in one suit; None for boards without one.
    suited: SuitedBoards | None
    boards: int  # the number of groups of boards at most, as some of these groups cannot come
    # For each kind of card, the most cards of it that a seat can be dealt. If a flush is possible,
    # as many cards of its suit as come to the board are left out: those of the lowest ranks,
    # because the estimate does not depend on the ranks.
    most: tuple[int, ...]


class AlikeBoards:
    """All boards that can come, in groups of equivalent boards, as several ``Boards`` objects."""

    def __init__(
        self, situation: Situation, deal: BoardDeal, known: Mapping[int, tuple[Card, ...]]
    ) -> None:
        """Find the size of each ``Boards`` object, without making the objects."""
        self._game = situation.game
        self._situation = situation
        self._deal = deal
        self._known = known
        # The size of each ``Boards`` object; the one without flushes comes first.
        self.groups = list(self._all_groups())

    def _all_groups(self) -> Iterator[BoardsSize]:
        yield BoardsSize(None, len(self._deal.to_come), _most(self._deal.left, 0))
        for suited in self._deal.suited_boards():
            on_board = suited_mask(self._situation.board, suited.suit)
            # To know the size, it is enough how many cards of the suit come, whichever they are.
            most = _most(suited.others, suited.left)
            coming = int(suited.masks[0] & ~on_board).bit_count()
            left = [rank for rank, count in enumerate(most) if count and rank >= len(RANKS)]
            for rank in left[:coming]:
                most = (*most[:rank], 0, *most[rank + 1 :])
            yield BoardsSize(suited, suited.numbers.size, most)

    def all(self) -> Iterator[Boards]:
        """Make the ``Boards`` objects and yield them; the one without flushes comes last."""
        high = KnownHands(self._deal, self._game.high, self._known)
        low = None
        if self._game.low is not None:
            low = KnownHands(self._deal, self._game.low, self._known)
        ways = self._deal.ways
        for group in self.groups[1:]:
            suited = group.suited
            assert suited is not None  # all but the first are
            every = np.broadcast_to(suited.ways, suited.numbers.shape).ravel()
            ways = ways - np.bincount(suited.numbers.ravel(), every, len(ways))
            best, who = high.with_flushes(self._game, suited)
            yield self._boards(suited, suited.numbers.ravel(), every, best, who, low)
        numbers = np.arange(len(ways))
        yield self._boards(None, numbers, ways, high.best, high.winners, low)

    def _boards(
        self,
        suited: SuitedBoards | None,
        numbers: npt.NDArray[np.intp],
        ways: npt.NDArray[np.float64],
        best: npt.NDArray[np.uint16],
        who: npt.NDArray[np.integer],
        low: KnownHands | None,
    ) -> Boards:
        there = np.flatnonzero(ways)
        numbers = numbers[there]
        left = np.zeros((len(there), KINDS), np.int64)
        if suited is None:
            others: Sequence[int] = self._deal.left
            rest, masks, of_rest, of_suit = self._deal.to_come, np.zeros_like(there), there, 0
        else:
            others, rest, of_suit = suited.others, suited.rest, suited.left
            masks, of_rest = np.divmod(there, len(suited.rest))
            of_masks = (suited.left & ~suited.masks)[masks]
            for rank in range(len(RANKS)):
                left[:, len(RANKS) + rank] = of_masks >> rank & 1
        for rank, count in enumerate(others):
            left[:, rank] = count - rest.count(rank)[of_rest]
        known = [_best_so_far(best.ravel()[there], who.ravel()[there])]
        if low is not None:
            known.append(_best_so_far(low.best[numbers], low.winners[numbers]))
        most, whole = _most(others, of_suit), ways[there].astype(np.int64)
        return Boards(suited, most, numbers, masks, left, whole, tuple(known))


def _most(others: Sequence[int], left: int) -> tuple[int, ...]:
    """Return how many cards of each kind (see ``holdings``) are left in the deck."""
    return (*others, *[left >> rank & 1 for rank in range(len(RANKS))])


def _best_so_far(best: npt.NDArray[np.integer], who: npt.NDArray[np.integer]) -> BestSoFar:
    return BestSoFar(best.astype(np.int64), who.astype(np.int64))
