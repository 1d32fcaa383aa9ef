"""Ranks the best five cards of many hands at once: the array form of the plain evaluators.

Instead of trying all choices of five cards, it takes three steps of a few array operations each:

1. *Add keys.* Every card has a key, a whole number; the sum of a row's keys contains the count of
   each rank and the count of each suit.
2. *Look up the ranks.* Apart from flushes, a row's class depends only on the multiset of its ranks,
   of which seven cards have 49,205. ``multisets`` computes the number of the multiset from the
   key, and a table has the class by this number.
3. *Correct flushes* in the few rows with five cards of a suit. For high, the better of the flush
   and step 2 counts: eight cards can contain a flush and four of a kind. If flushes count against
   a low, step 2 is right unless its five ranks can only be played as five cards of one suit; only
   in those rows all choices of five are ranked.

The tables come from ``rank_tables``. Wild cards are not supported here.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import DECK, RANKS, Suit
from analyser.poker.decks import Deck
from analyser.poker.ranking.arrays import CardNumbers, ClassNumbers, Numbers, Whole
from analyser.poker.ranking.low import LowOrdering, Ordering
from analyser.poker.ranking.multisets import RANK_KEY_BITS, RANK_KEYS, Multisets, multisets
from analyser.poker.ranking.rank_tables import five_cards, flush_classes, mixed_classes

BLOCK: Final = 1 << 14
"""The number of rows in a batch: few enough that the arrays stay in a processor's second-level
cache, many enough that the fixed cost of calling NumPy hardly matters."""

# A card's key: its rank's key and, above it, four bits for each suit, in which cards are counted.
_SUIT_KEYS: Final[Whole] = np.array([1 << RANK_KEY_BITS + 4 * suit for suit in Suit], np.int64)
_CARD_KEYS: Final[Whole] = np.add.outer(_SUIT_KEYS, RANK_KEYS).ravel()

# The keys of two cards, at 64 times the first card's number plus the second's: half the look-ups.
_PAIR_KEYS: Final[Whole] = np.add.outer(_CARD_KEYS, np.resize(_CARD_KEYS, 1 << 6)).ravel()

# Adding three to a suit's count sets its highest bit, eight, from five cards on.
_THREE_OF_EACH: Final = 3 * int(_SUIT_KEYS.sum())
_EIGHT_OF_EACH: Final = 8 * int(_SUIT_KEYS.sum())

# A row as a set: card number n is bit n, so each suit has thirteen bits of its own.
_CARD_BITS: Final[Whole] = np.int64(1) << np.arange(len(DECK), dtype=np.int64)
_SUIT_SHIFTS: Final = tuple(len(RANKS) * suit for suit in Suit)
_ALL_RANKS: Final = (1 << len(RANKS)) - 1
_IN_EVERY_SUIT: Final = sum(1 << shift for shift in _SUIT_SHIFTS)


def rank_rows(cards: npt.NDArray[np.integer], ordering: Ordering, deck: Deck) -> ClassNumbers:
    """Return the class of the best five cards of each row; ``NO_CLASS`` if no five qualify.

    ``cards``: card numbers, 0 to 51, five or more different ones in each row.
    """
    kernel = kernel_of(ordering, deck, cards.shape[1])
    classes = np.empty(len(cards), np.uint16)
    for start in range(0, len(cards), BLOCK):
        block = slice(start, start + BLOCK)
        classes[block] = kernel.rank(np.ascontiguousarray(cards[block].T, np.uint8))
    return classes


def keys_of(columns: CardNumbers) -> Whole:
    """Return the keys of hands given as columns; the keys of a hand's parts add up to its key."""
    pairs = columns[:-1:2].astype(np.uint16) << 6 | columns[1::2]
    # Every index is in the table; "clip" spares NumPy the slower refusal of those that are not.
    parts: list[Whole] = [_PAIR_KEYS.take(pair, mode="clip") for pair in pairs]
    if len(columns) % 2:
        parts.append(_CARD_KEYS.take(columns[-1], mode="clip"))
    keys = parts[0]
    for part in parts[1:]:
        keys += part
    return keys


def sets_of(columns: CardNumbers) -> Whole:
    """Return the set of the cards of each hand, given as columns: card number n is bit n."""
    cards: Whole = np.bitwise_or.reduce(_CARD_BITS.take(columns))
    return cards


def _with_five_of_a_suit(keys: Whole) -> Numbers:
    """Return the indices of the hands that have five cards of a suit or more."""
    return np.flatnonzero((keys + _THREE_OF_EACH & _EIGHT_OF_EACH).astype(bool))


@dataclass(frozen=True, slots=True)
class Kernel:
    """Ranks rows with a given number of cards in one ordering."""

    ordering: Ordering  # how hands compare
    deck: Deck  # the deck
    multisets: Multisets  # the numbering of the multisets of ranks
    mixed: ClassNumbers  # the best class without a flush, by the number of the multiset
    # The best flush's class, by the mask of the ranks of one suit; None if flushes make no
    # difference.
    flush: ClassNumbers | None
    # For each class of five different ranks the mask of these ranks, to find hands in which all
    # cards of these ranks have the same suit; for other classes the mask of all thirteen ranks,
    # which finds no hand. None if flushes do not count against a hand.
    five_ranks: Whole | None

    def rank(self, columns: CardNumbers) -> ClassNumbers:
        """Return the classes of hands given as columns: all first cards, all second cards, ..."""
        keys = keys_of(columns)
        if self.five_ranks is None:
            return self.rank_keys(keys, lambda rows: sets_of(columns[:, rows]))
        classes = self.mixed.take(self.multisets.numbers(keys), mode="clip")
        rows = _with_five_of_a_suit(keys)
        classes[rows] = self._with_flushes(columns[:, rows], classes[rows])
        return classes

    def rank_keys(self, keys: Whole, sets_of: Callable[[Numbers], Whole]) -> ClassNumbers:
        """Return the classes of hands given by their keys, the sums of the keys of their cards.

        Not for orderings in which flushes count against a hand. ``sets_of``: returns the sets of
        the cards of some hands, given by their indices.
        """
        classes = self.mixed.take(self.multisets.numbers(keys), mode="clip")
        if self.flush is not None:
            rows = _with_five_of_a_suit(keys)
            flushes = self._flushes(sets_of(rows))
            classes[rows] = np.minimum(classes[rows], flushes)
        return classes

    def _flushes(self, cards: Whole) -> ClassNumbers:
        """Return the class of the best flush of each hand, given as sets of cards."""
        assert self.flush is not None
        # Ten cards can hold two flushes. The table has NO_CLASS for suits of fewer than five.
        suits = [cards >> shift & _ALL_RANKS for shift in _SUIT_SHIFTS]
        of_suits = [self.flush.take(suit, mode="clip") for suit in suits]
        flushes: ClassNumbers = np.minimum.reduce(of_suits)
        return flushes

    def _with_flushes(self, columns: CardNumbers, mixed: ClassNumbers) -> ClassNumbers:
        """Return the classes if flushes hurt; ``mixed``: those without flushes, overwritten."""
        cards = sets_of(columns)
        if len(columns) == 5:
            return self._flushes(cards)  # five cards of one suit must be played as a flush
        assert self.five_ranks is not None
        # A flush is worse than the same ranks in different suits, so the class without a flush is
        # right, unless the hand has each of its five ranks in one suit only, the same for all.
        ranks = self.five_ranks.take(mixed)
        cards_of_ranks = cards & ranks * _IN_EVERY_SUIT
        forced = np.logical_or.reduce([cards_of_ranks == ranks << shift for shift in _SUIT_SHIFTS])
        mixed[forced] = self._best_of_choices(columns[:, forced].T)
        return mixed

    def _best_of_choices(self, hands: CardNumbers) -> ClassNumbers:
        """Return the best class of each hand by ranking all its choices of five cards."""
        choices = np.array(list(combinations(range(hands.shape[1]), 5)))
        fives = hands[:, choices].reshape(-1, 5)
        classes = rank_rows(fives, self.ordering, self.deck)
        best: ClassNumbers = classes.reshape(-1, len(choices)).min(axis=1)
        return best


@cache  # the orderings of the games, two decks, six sizes
def kernel_of(ordering: Ordering, deck: Deck, size: int) -> Kernel:
    """Return the kernel that ranks rows of ``size`` cards (cached)."""
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
    """Return the mask of the ranks of each class of five ranks; see ``Kernel.five_ranks``."""
    kinds = five_cards(ordering, deck)
    ranks, suited_classes = kinds.suited, kinds.suited_classes
    numbers = multisets(5).numbers(RANK_KEYS.take(ranks).sum(axis=1))
    # A straight flush is the worst class if flushes hurt, so the table has room for all.
    masks = np.full(suited_classes.max() + 1, _ALL_RANKS, np.int64)
    masks[mixed_classes(ordering, 5, deck)[numbers]] = (1 << ranks).sum(axis=1)
    return masks
