"""The class of each holding on each of some boards.

Apart from flushes, a class depends only on ranks. Two cards have 91 multisets of ranks: so many
holdings there are, and so many ways to complete a flop. The small table of their classes is
expanded to all boards and holdings. On boards on which a flush is possible, the class is the better
of this class and the class of the flush.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import DECK, RANKS, Card, Suit
from analyser.poker.odds.board.runouts import Masks, runouts
from analyser.poker.ranges.matchups import Numbers, holding_cards
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.high import STANDARD_HIGH
from analyser.poker.ranking.multisets import RANK_KEYS, Whole, multisets
from analyser.poker.ranking.rank_tables import ClassNumbers, flush_classes, mixed_classes

Flags: TypeAlias = npt.NDArray[np.bool_]
Bits: TypeAlias = npt.NDArray[np.uint64]
Real: TypeAlias = npt.NDArray[np.floating]

WORD: Final = 64
"""The bits of a word into which flags of boards are packed."""

_IN_ONE_THREAD: Final = 1 << 18
"""OpenBLAS, which NumPy uses, starts threads for more multiplications of matrices than this."""

_FLUSH: Final = 5
"""How many cards make a flush."""


def packed(flags: Flags) -> Bits:
    """Pack flags into 64-bit words along the last axis; the last word is filled up with zeros."""
    bits = np.packbits(flags, axis=-1)
    if more := -bits.shape[-1] % (WORD // 8):
        bits = np.append(bits, np.zeros((*bits.shape[:-1], more), np.uint8), axis=-1)
    return bits.view(np.uint64)


def matrix_product(rows: Real, columns: Real) -> Real:
    """Return the product of two matrices, in parts for which BLAS starts no threads.

    Between two products its threads would wait in a loop, and slow down what else is counted.
    """
    height = min(len(rows), math.isqrt(_IN_ONE_THREAD // len(columns)) or 1)
    width = max(1, _IN_ONE_THREAD // (len(columns) * height))
    whole = np.empty((len(rows), columns.shape[1]), np.result_type(rows, columns))
    for top in range(0, len(rows), height):
        for left in range(0, columns.shape[1], width):
            part = whole[top : top + height, left : left + width]
            np.matmul(rows[top : top + height], columns[:, left : left + width], out=part)
    return whole


@lru_cache(maxsize=16)  # a deck has at most fifty cards on the flop
def choices(count: int, size: int) -> Numbers:
    """Return all ways to choose ``size`` of ``count`` cards, a row of indices each (cached)."""
    rows = list(combinations(range(count), size))
    return np.array(rows, np.intp).reshape(len(rows), size)


class BoardClasses:
    """Some full boards, and the classes of holdings on them."""

    def __init__(self, board: Sequence[Card], runouts: Numbers) -> None:
        self._board = [card.number for card in board]
        self.known = bytes(self._board)  # the numbers of the cards that are on the board already
        self.runouts = runouts  # for each full board the numbers of the cards to come, a row each
        # Of shape (cards, boards), True unless the card comes on the board.
        self._free = np.ones((len(DECK), len(runouts)), np.bool_)
        self._free[runouts.T, np.arange(len(runouts))] = False

    @classmethod
    def every(cls, board: Sequence[Card], unseen: Sequence[Card], to_come: int) -> BoardClasses:
        """Return every full board: ``board`` and any ``to_come`` of the unseen cards."""
        deck = np.array([card.number for card in unseen], np.intp)
        return cls(board, deck[choices(len(deck), to_come)])

    def __len__(self) -> int:
        return len(self.runouts)

    def classes(self, holdings: Numbers) -> ClassNumbers:
        """Return classes of shape (holdings, boards), ``NO_CLASS`` if both share a card."""
        classes, of_holding = self.by_kind(holdings)
        classes = classes.take(of_holding, axis=0)
        there = np.where(self._free, np.uint16(0), np.uint16(NO_CLASS))
        for column in holding_cards()[holdings].T:
            np.maximum(classes, there.take(column, axis=0), out=classes)
        return classes

    def fits(self, holdings: Numbers) -> Flags:
        """Return whether holdings share no card with boards, of shape (holdings, boards)."""
        one, other = holding_cards()[holdings].T
        fits: Flags = self._free.take(one, axis=0)
        fits &= self._free.take(other, axis=0)
        return fits

    def by_kind(self, holdings: Numbers) -> tuple[ClassNumbers, Numbers]:
        """Return classes of shape (kinds, boards), and the kind of each holding.

        Holdings are of one kind if they differ only in suits that make no flush on these boards.
        That a holding may share a card with a board is left aside.
        """
        cards = holding_cards()[holdings]
        suits, ranks = np.divmod(cards, len(RANKS))
        there = np.bincount(np.array(self._board, np.intp) // len(RANKS), minlength=len(Suit))
        needed = _FLUSH - there - self.runouts.shape[1]
        # The suit of a card counts if one card is enough for a flush, or both are of this suit.
        held = 1 + (suits[:, :1] == suits[:, 1:])
        codes = np.where(held >= needed[suits], cards, len(DECK) + ranks)
        codes.sort(axis=1)
        codes = 2 * len(DECK) * codes[:, 0] + codes[:, 1]
        _, first, of_holding = np.unique(codes, return_index=True, return_inverse=True)
        cards = cards[first]
        classes = self._mixed(cards)
        for suit, least in zip(Suit, needed.tolist(), strict=True):
            if least <= cards.shape[1]:
                self._correct_flushes(classes, cards, suit, least)
        return classes, of_holding

    def _mixed(self, cards: Numbers) -> ClassNumbers:
        """Return the classes by ranks only. ``cards``: the two card numbers of each holding."""
        board, come = sum([int(_KEYS[card]) for card in self._board]), self.runouts.shape[1]
        of_board = multisets(come).numbers(_rank_keys(self.runouts))
        held, of_holding = np.unique(_rank_keys(cards), return_inverse=True)
        keys = np.add.outer(held, runouts(come).keys + board)
        size = len(self._board) + come + cards.shape[1]
        numbers = multisets(size).numbers(keys, strict=False)
        by_ranks = mixed_classes(STANDARD_HIGH, size).take(numbers)
        return by_ranks.take(of_board, axis=1).take(of_holding, axis=0)

    def _correct_flushes(
        self, classes: ClassNumbers, cards: Numbers, suit: Suit, least: int
    ) -> None:
        """Put flushes of a suit into ``classes``; ``least``: how many such cards a hand needs."""
        there = sum([int(_BITS[suit][card]) for card in self._board])
        held = _suited_masks(cards, suit)
        may = np.flatnonzero(np.bitwise_count(held) >= least)
        if len(may):
            held, of_holding = np.unique(held[may], return_inverse=True)
            masks = held[:, np.newaxis] | (there | _suited_masks(self.runouts, suit))
            flushes = flush_classes(STANDARD_HIGH).take(masks)
            classes[may] = np.minimum(classes[may], flushes.take(of_holding, axis=0))


_KEYS: Final = np.tile(RANK_KEYS, len(Suit))
"""The key of each card's rank."""
_BITS: Final = np.kron(np.eye(len(Suit), dtype=np.intp), 1 << np.arange(len(RANKS)))
"""For each suit, the mask of each card: 0 for the cards of other suits."""


def _rank_keys(cards: Numbers) -> Whole:
    return _sums(_KEYS, cards)


def _suited_masks(cards: Numbers, suit: Suit) -> Masks:
    return _sums(_BITS[suit], cards)


def _sums(of_card: Whole, cards: Numbers) -> Whole:
    """Return for each row of cards the sum of their values; column by column is fastest."""
    sums = np.zeros(len(cards), of_card.dtype)
    for column in cards.T:
        sums += of_card.take(column)
    return sums
