"""The class of each holding on some boards.

Apart from flushes, a class depends only on ranks. By ranks there are at most 91 ways to complete a
flop, and 91 holdings; their table is expanded to all boards and holdings. On boards with a possible
flush, the better of this class and the flush counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import DECK, RANKS, Card, Suit
from analyser.poker.odds.board.runouts import Masks
from analyser.poker.ranges.matchups import Numbers, holding_cards
from analyser.poker.ranking.high import STANDARD_HIGH
from analyser.poker.ranking.multisets import RANK_KEYS, Whole, multisets
from analyser.poker.ranking.rank_tables import ClassNumbers, flush_classes, mixed_classes

Flags: TypeAlias = npt.NDArray[np.bool_]
Bits: TypeAlias = npt.NDArray[np.uint64]

WORD: Final = 64
"""The bits of a word into which flags of boards are packed."""

_FOR_A_FLUSH = 3
"""The fewest cards of one suit on a board with which two more make a flush."""

_WIDE: Final = 256
"""From this many holdings on, flushes are entered board by board."""


def packed(flags: Flags) -> Bits:
    """Pack flags into words along the last axis, which has whole words of them."""
    return np.packbits(flags, axis=-1).view(np.uint64)


class BoardClasses:
    """Some boards that may come, and the classes of holdings on them.

    Attributes:
        known: the numbers of the cards that are on the board.
        runouts: the card numbers to come, of shape (boards, number of cards to come).
    """

    def __init__(self, board: Sequence[Card], runouts: Numbers) -> None:
        self._board = [card.number for card in board]
        self.known = bytes(self._board)
        self.runouts = runouts

    @classmethod
    def every(cls, board: Sequence[Card], unseen: Sequence[Card], to_come: int) -> BoardClasses:
        """Return all boards that may come."""
        runouts = list(combinations([card.number for card in unseen], to_come))
        return cls(board, np.array(runouts, np.intp).reshape(len(runouts), to_come))

    def __len__(self) -> int:
        return len(self.runouts)

    def classes(self, holdings: Numbers) -> ClassNumbers:
        """Return the classes, of shape (boards, holdings).

        Where a board and a holding share a card the number is meaningless; see ``meets``.
        """
        cards = holding_cards()[holdings]
        classes = self._mixed(cards)
        for suit in Suit:
            self._put_flushes_right(classes, cards, suit)
        return classes

    def meets(self, holdings: Numbers) -> Flags:
        """Return whether a card to come is in the holding, of shape (boards, holdings)."""
        one, other = holding_cards()[holdings].T
        meets = np.zeros((len(self.runouts), len(holdings)), np.bool_)
        every = np.arange(len(DECK))[:, np.newaxis]
        has = (one == every) | (other == every)
        for column in self.runouts.T:
            meets |= has[column]
        return meets

    def _mixed(self, cards: Numbers) -> ClassNumbers:
        """Return the classes by ranks only, ignoring flushes."""
        board = int(_KEYS.take(self._board).sum())
        to_come, of_board = np.unique(_rank_keys(self.runouts), return_inverse=True)
        held, of_holding = np.unique(_rank_keys(cards), return_inverse=True)
        keys = np.add.outer(to_come + board, held)
        size = len(self._board) + self.runouts.shape[1] + cards.shape[1]
        numbers = multisets(size).numbers(keys, strict=False)
        by_ranks = mixed_classes(STANDARD_HIGH, size).take(numbers)
        return by_ranks.take(of_holding, axis=1).take(of_board, axis=0)

    def _put_flushes_right(self, classes: ClassNumbers, cards: Numbers, suit: Suit) -> None:
        there = _suited_masks(np.array([self._board], np.intp), suit)
        if int(there[0]).bit_count() + self.runouts.shape[1] < _FOR_A_FLUSH:
            return
        masks = there | _suited_masks(self.runouts, suit)
        boards = np.flatnonzero(np.bitwise_count(masks) >= _FOR_A_FLUSH)
        if not len(boards):
            return
        on_board, of_board = np.unique(masks[boards], return_inverse=True)
        held, of_holding = np.unique(_suited_masks(cards, suit), return_inverse=True)
        flushes = flush_classes(STANDARD_HIGH).take(on_board[:, np.newaxis] | held)
        flushes = flushes.take(of_holding, axis=1)
        if flushes.shape[1] < _WIDE:
            classes[boards] = np.minimum(classes[boards], flushes.take(of_board, axis=0))
            return
        # Row by row: a row stays in the processor's cache.
        for board, row in zip(boards.tolist(), of_board.tolist(), strict=True):
            np.minimum(classes[board], flushes[row], out=classes[board])


_KEYS: Final = np.tile(RANK_KEYS, len(Suit))
"""The key of each card's rank."""
_BITS: Final = np.kron(np.eye(len(Suit), dtype=np.intp), 1 << np.arange(len(RANKS)))
"""For each suit, the mask of each card: 0 for the cards of other suits."""


def _rank_keys(cards: Numbers) -> Whole:
    """Return the key of the ranks of each row of cards."""
    return _sums(_KEYS, cards)


def _suited_masks(cards: Numbers, suit: Suit) -> Masks:
    """Return for each row of cards the mask of its ranks of a suit."""
    return _sums(_BITS[suit], cards)


def _sums(of_card: Whole, cards: Numbers) -> Whole:
    """Return for each row of cards the sum of what each card has; column by column is faster."""
    sums = np.zeros(len(cards), of_card.dtype)
    for column in cards.T:
        sums += of_card.take(column)
    return sums
