"""The class of each holding on each of some boards.

Apart from flushes, a class depends only on ranks. Two cards have 91 multisets of ranks: so many
holdings there are, and so many ways to complete a flop. The small table of their classes is
expanded to all boards and holdings. On boards on which a flush is possible, the class is the better
of this class and the class of the flush.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Final

import numpy as np

from analyser.poker.cards import DECK, RANKS, Card, Suit
from analyser.poker.odds.board.runouts import FLUSH, runouts
from analyser.poker.odds.board.tally import distinct
from analyser.poker.ranges.matchups import holding_cards
from analyser.poker.ranking.arrays import Bits, ClassNumbers, Flags, Masks, Numbers, Real
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.high import STANDARD_HIGH
from analyser.poker.ranking.multisets import RANK_KEYS, multisets
from analyser.poker.ranking.rank_tables import flush_classes, mixed_classes

WORD: Final = 64
"""The bits of a word into which flags of boards are packed."""

_IN_ONE_THREAD: Final = 1 << 18
"""OpenBLAS, which NumPy uses, starts threads for more multiplications of matrices than this."""

EXACT: Final = 1 << 24
"""32-bit floats represent all whole numbers up to this one exactly."""

_NEVER: Final = 3
"""More cards of a suit than a hand has."""


def packed(flags: Flags) -> Bits:
    """Pack flags into 64-bit words along the last axis; the last word is filled up with zeros."""
    words = -(-flags.shape[-1] // WORD)
    bits = np.zeros((*flags.shape[:-1], words * (WORD // 8)), np.uint8)
    some = np.packbits(flags, axis=-1)
    bits[..., : some.shape[-1]] = some
    return bits.view(np.uint64)


def matrix_product(rows: Real, columns: Real) -> Real:
    """Return the product of two matrices, in parts for which BLAS starts no threads."""
    # Between two products its threads would wait in a loop, and slow down what else is counted.
    height = min(len(rows), math.isqrt(_IN_ONE_THREAD // len(columns)) or 1)
    width = max(1, _IN_ONE_THREAD // (len(columns) * height))
    whole = np.empty((len(rows), columns.shape[1]), np.result_type(rows, columns))
    for top in range(0, len(rows), height):
        for left in range(0, columns.shape[1], width):
            part = whole[top : top + height, left : left + width]
            np.matmul(rows[top : top + height], columns[:, left : left + width], out=part)
    return whole


@lru_cache(maxsize=16)  # a deck has at most fifty cards on the flop
def _choices(count: int, size: int) -> Numbers:
    """Return all ways to choose ``size`` of ``count`` cards, a row of indices each (cached)."""
    return np.array([*combinations(range(count), size)], np.intp)


class BoardClasses:
    """Some full boards, and the classes of holdings on them."""

    def __init__(self, board: Sequence[Card], runouts: Numbers) -> None:
        self._board = [card.number for card in board]
        self.known = bytes(self._board)  # the numbers of the cards that are on the board already
        self.runouts = runouts  # for each full board the numbers of the cards to come, a row each
        self._columns = np.ascontiguousarray(runouts.T)
        # Of shape (cards, boards), True unless the card comes on the board.
        self._free = np.ones((len(DECK), len(runouts)), np.bool_)
        self._free.put(self._columns * len(runouts) + np.arange(len(runouts)), False)

    @classmethod
    def every(cls, board: Sequence[Card], unseen: Sequence[Card], to_come: int) -> BoardClasses:
        """Return every full board: ``board`` and any ``to_come`` of the unseen cards."""
        deck = np.array([card.number for card in unseen], np.intp)
        return cls(board, deck[_choices(len(deck), to_come)])

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
        suits = [card // len(RANKS) for card in self._board]
        least = FLUSH - self.runouts.shape[1]
        needed = tuple([min(least - suits.count(suit), _NEVER) for suit in Suit])
        kind_of, ranks, masks = _kinds_of_holdings(needed)
        there, of_holding = distinct(kind_of.take(holdings))
        classes = self._classes_by_rank(ranks.take(there))
        for suit in Suit:
            if needed[suit] < _NEVER:
                self._correct_flushes(classes, masks[suit].take(there), suit, needed[suit])
        return classes, of_holding

    def _classes_by_rank(self, ranks: Numbers) -> ClassNumbers:
        """Return the classes by ranks only; ``ranks``: each kind's number in ``multisets(2)``."""
        board, come = sum([int(_KEYS[card]) for card in self._board]), self.runouts.shape[1]
        of_board = multisets(come).numbers(_KEYS.take(self._columns).sum(axis=0))
        held, of_kind = distinct(ranks)
        keys = np.add.outer(runouts(2).keys.take(held), runouts(come).keys + board)
        size = len(self._board) + come + 2
        numbers = multisets(size).numbers(keys, strict=False)
        by_ranks = mixed_classes(STANDARD_HIGH, size).take(numbers)
        return by_ranks.take(of_board, axis=1).take(of_kind, axis=0)

    def _correct_flushes(self, classes: ClassNumbers, held: Masks, suit: Suit, least: int) -> None:
        """Put flushes of a suit into ``classes``; ``least``: how many such cards a hand needs.

        ``held``: for each kind its ranks of the suit.
        """
        there = sum([int(_BITS[suit][card]) for card in self._board])
        may = np.flatnonzero(np.bitwise_count(held) >= least)
        if len(may):
            on_board = np.bitwise_or.reduce(_BITS[suit].take(self._columns)) | there
            masks = held.take(may)[:, np.newaxis] | on_board
            classes[may] = np.minimum(classes[may], flush_classes(STANDARD_HIGH).take(masks))


_KEYS: Final = np.tile(RANK_KEYS, len(Suit))
"""The key of each card's rank."""
_BITS: Final = np.kron(np.eye(len(Suit), dtype=np.intp), 1 << np.arange(len(RANKS)))
"""For each suit, the mask of each card: 0 for the cards of other suits."""


@cache  # by what a flush needs of each suit: at most a few dozen
def _kinds_of_holdings(needed: tuple[int, ...]) -> tuple[Numbers, Numbers, Masks]:
    """Return each holding's kind; each kind's number in ``multisets(2)``, and masks by suit.

    ``needed``: how many cards a hand needs for a flush of each suit.
    """
    cards = holding_cards()
    suits, ranks = np.divmod(cards, len(RANKS))
    # The suit of a card counts if one card is enough for a flush, or both are of this suit.
    counts = 1 + (suits[:, :1] == suits[:, 1:]) >= np.array(needed)[suits]
    codes = np.where(counts, cards, len(DECK) + ranks)
    codes.sort(axis=1)
    codes = 2 * len(DECK) * codes[:, 0] + codes[:, 1]
    _, first, of_holding = np.unique(codes, return_index=True, return_inverse=True)
    ranks = multisets(2).numbers(_KEYS[cards[first]].sum(axis=1))
    return of_holding, ranks, _BITS[:, cards[first]].sum(axis=2)
