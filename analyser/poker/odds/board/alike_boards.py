"""Boards to come, those taken together that are the same for every seat, open seats too.

Boards on which no flush is possible are alike if they have the same ranks; others if they have the
same ranks of the suit and the same ranks of the rest. Beside such a board it is the kind of a card
that matters: see ``holdings``.
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
    """Boards beside which cards have the same kinds: all without a flush, or some of one suit.

    Attributes:
        suited: what they were made of; None for boards on which nobody can have a flush.
        most: how many cards of each kind are left at most.
        numbers: the number of each board's runout.
        masks: of each board, the place of its set of the suit among ``suited.masks``.
        left: of each board how many cards of each kind are left beside it.
        ways: how many boards each is.
        high, low: what the seats whose cards are known have on each.
    """

    suited: SuitedBoards | None
    most: tuple[int, ...]
    numbers: Whole
    masks: Whole
    left: Whole
    ways: Whole
    high: BestSoFar
    low: BestSoFar | None


class BestSoFar(NamedTuple):
    """The best of the known seats on each board, and who has it: 0 if it is nobody."""

    best: Whole
    winners: Whole


class BoardGroup(NamedTuple):
    """How many alike boards there are, to estimate the work before they are made."""

    suited: SuitedBoards | None
    boards: int
    most: tuple[int, ...]


class AlikeBoards:
    """All boards of a situation.

    Attributes:
        groups: what there is, those without a flush first.
    """

    def __init__(
        self, situation: Situation, deal: BoardDeal, known: Mapping[int, tuple[Card, ...]]
    ) -> None:
        """``known``: the hands of the seats that have all their cards, by their numbers."""
        self._game = situation.game
        self._situation = situation
        self._deal = deal
        self._known = known
        self.groups = list(self._all_groups())

    def _all_groups(self) -> Iterator[BoardGroup]:
        yield BoardGroup(None, len(self._deal.to_come), _most(self._deal.left, 0))
        for suited in self._deal.suited_boards():
            on_board = suited_mask(self._situation.board, suited.suit)
            # Which cards of the suit come does not matter here, but how many are left.
            most = _most(suited.others, suited.left)
            coming = int(suited.masks[0] & ~on_board).bit_count()
            left = [rank for rank, count in enumerate(most) if count and rank >= len(RANKS)]
            for rank in left[:coming]:
                most = (*most[:rank], 0, *most[rank + 1 :])
            yield BoardGroup(suited, suited.numbers.size, most)

    def all(self) -> Iterator[Boards]:
        """Yield all boards, group by group; the first group comes last."""
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
            best, who, _ = high.with_flushes(self._game, suited)
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
        known_low = None
        if low is not None:
            known_low = _best_so_far(low.best[numbers], low.winners[numbers])
        return Boards(
            suited,
            _most(others, of_suit),
            numbers,
            masks,
            left,
            ways[there].astype(np.int64),
            _best_so_far(best.ravel()[there], who.ravel()[there]),
            known_low,
        )


def _most(others: Sequence[int], left: int) -> tuple[int, ...]:
    """Return how many cards of each kind there are: those of the other suits, and of the suit."""
    return (*others, *[left >> rank & 1 for rank in range(len(RANKS))])


def _best_so_far(best: npt.NDArray[np.integer], who: npt.NDArray[np.integer]) -> BestSoFar:
    return BestSoFar(best.astype(np.int64), who.astype(np.int64))
