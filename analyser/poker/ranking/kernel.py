"""The best five cards of many hands at once: the array form of the plain evaluators.

It does not try the choices of five. It takes three steps, each a few array operations on thousands
of rows:

1. *Add keys.* Every card has a key, a whole number made so that the sum of a row's keys holds two
   things side by side: how often each rank is in the row, and how often each suit.
2. *Look up the ranks.* Flushes apart, a row's class depends on nothing but its multiset of ranks,
   and of those there are few: 49,205 for seven cards. ``multisets`` numbers them without gaps,
   straight from the key, and a table has the class of each.
3. *Correct flushes* in the few rows that hold five cards of a suit. For high the better of the
   flush and step 2 counts: eight cards can hold a flush and four of a kind. If flushes count
   against a low, step 2 is right unless it asks for five cards that are all forced to be of one
   suit; in those rows, and only there, every choice of five is ranked.

The tables are those of ``rank_tables``. No card is wild here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import DECK, RANKS, Suit
from analyser.poker.decks import Deck
from analyser.poker.ranking.five_cards import five_cards
from analyser.poker.ranking.low import LowOrdering, Ordering
from analyser.poker.ranking.multisets import RANK_KEY_BITS, RANK_KEYS, Multisets, Whole, multisets
from analyser.poker.ranking.rank_tables import ClassNumbers, flush_classes, mixed_classes

CardNumbers: TypeAlias = npt.NDArray[np.uint8]

BLOCK: Final = 1 << 14
"""Rows taken at a time: few enough that their arrays stay in a processor's second-level cache, many
enough that the fixed price of calling NumPy hardly counts."""

# A card's key: its rank's key and, above it, four bits for each suit, in which cards are counted.
_SUIT_KEYS: Final[Whole] = np.array([1 << RANK_KEY_BITS + 4 * suit for suit in Suit], np.int64)
_CARD_KEYS: Final[Whole] = np.add.outer(_SUIT_KEYS, RANK_KEYS).ravel()

# A suit's count plus three has its highest bit, the eight, set from five cards on.
_THREE_OF_EACH: Final = 3 * int(_SUIT_KEYS.sum())
_EIGHT_OF_EACH: Final = 8 * int(_SUIT_KEYS.sum())

# A row as a set: card number n is bit n, so each suit has thirteen bits of its own.
_CARD_BITS: Final[Whole] = np.int64(1) << np.arange(len(DECK), dtype=np.int64)
_SUIT_SHIFTS: Final = tuple(len(RANKS) * suit for suit in Suit)
_ALL_RANKS: Final = (1 << len(RANKS)) - 1
_IN_EVERY_SUIT: Final = sum(1 << shift for shift in _SUIT_SHIFTS)


def rank_rows(cards: npt.NDArray[np.integer], ordering: Ordering, deck: Deck) -> ClassNumbers:
    """Return the class of the best five cards of each row; ``NO_CLASS`` if none counts.

    ``cards``: card numbers, 0 to 51, five or more in a row and none of them twice.
    """
    kernel = kernel_of(ordering, deck, cards.shape[1])
    classes = np.empty(len(cards), np.uint16)
    for start in range(0, len(cards), BLOCK):
        block = slice(start, start + BLOCK)
        classes[block] = kernel.rank(np.ascontiguousarray(cards[block].T, np.uint8))
    return classes


@dataclass(frozen=True, slots=True)
class Kernel:
    """Ranks rows of one number of cards in one ordering.

    Attributes:
        ordering: what beats what.
        deck: the deck.
        multisets: the numbering of the multisets of ranks.
        mixed: by that number, the best class without a flush.
        flush: by mask of the ranks held of one suit, the best flush's class; None if a flush
            makes no difference.
        five_ranks: if flushes count against a hand: by class, the mask of its ranks if they
            are five different ones, else of all thirteen, which no hand holds in one suit.
    """

    ordering: Ordering
    deck: Deck
    multisets: Multisets
    mixed: ClassNumbers
    flush: ClassNumbers | None
    five_ranks: Whole | None

    def rank(self, columns: CardNumbers) -> ClassNumbers:
        """Rank hands given as columns: all the first cards, all the second cards, and so on."""
        keys = _CARD_KEYS.take(columns[0])
        for column in columns[1:]:
            keys += _CARD_KEYS.take(column)
        classes = self.mixed.take(self.multisets.numbers(keys))
        if self.flush is not None:
            five_of_a_suit = (keys + _THREE_OF_EACH & _EIGHT_OF_EACH).astype(bool)
            rows = np.flatnonzero(five_of_a_suit)
            classes[rows] = self._with_flushes(columns[:, rows], classes[rows], self.flush)
        return classes

    def _with_flushes(
        self, columns: CardNumbers, mixed: ClassNumbers, flush: ClassNumbers
    ) -> ClassNumbers:
        """Correct the classes of hands that hold five or more cards of a suit."""
        cards = _CARD_BITS.take(columns).sum(axis=0)
        # Ten cards can hold two flushes. The table has NO_CLASS for suits of fewer than five.
        suits = [cards >> shift & _ALL_RANKS for shift in _SUIT_SHIFTS]
        flushes: ClassNumbers = np.minimum.reduce([flush.take(suit) for suit in suits])
        if len(columns) == 5:
            return flushes  # all five cards agree, for better or worse
        if self.five_ranks is None:
            return np.minimum(mixed, flushes)
        # A flush is worse than the same ranks mixed, so nothing beats the best class without one,
        # and it can be had unless each of its ranks is held in one suit alone, the same for all
        # five.
        ranks = self.five_ranks.take(mixed)
        cards_of_ranks = cards & ranks * _IN_EVERY_SUIT
        forced = np.logical_or.reduce([cards_of_ranks == ranks << shift for shift in _SUIT_SHIFTS])
        mixed[forced] = self._best_of_choices(columns[:, forced].T)
        return mixed

    def _best_of_choices(self, hands: CardNumbers) -> ClassNumbers:
        """Rank every five cards of each hand, and return the best class."""
        choices = np.array(list(combinations(range(hands.shape[1]), 5)))
        fives = hands[:, choices].reshape(-1, 5)
        classes = rank_rows(fives, self.ordering, self.deck)
        best: ClassNumbers = classes.reshape(-1, len(choices)).min(axis=1)
        return best


@cache  # the orderings of the games, two decks, six sizes
def kernel_of(ordering: Ordering, deck: Deck, size: int) -> Kernel:
    """Return what ranks rows of this many cards."""
    is_low = isinstance(ordering, LowOrdering)
    flushes_hurt = isinstance(ordering, LowOrdering) and ordering.straights_count
    return Kernel(
        ordering,
        deck,
        multisets(size),
        mixed_classes(ordering, size, deck),
        flush_classes(ordering, deck) if flushes_hurt or not is_low else None,
        _five_ranks(ordering, deck) if flushes_hurt else None,
    )


def _five_ranks(ordering: Ordering, deck: Deck) -> Whole:
    """By class of mixed suits, what ``Kernel.five_ranks`` says."""
    kinds = five_cards(ordering, deck)
    ranks, suited_classes = kinds.suited, kinds.suited_classes
    numbers = multisets(5).numbers(RANK_KEYS.take(ranks).sum(axis=1))
    # A straight flush is the worst class if flushes hurt, so the table has room for all.
    masks = np.full(suited_classes.max() + 1, _ALL_RANKS, np.int64)
    masks[mixed_classes(ordering, 5, deck)[numbers]] = (1 << ranks).sum(axis=1)
    return masks
