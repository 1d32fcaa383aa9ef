"""Lookup tables of classes, in which the ranks of thousands of hands are found at once.

Apart from flushes, the class of a hand depends only on the multiset of its ranks, so one table
indexed by these multisets is enough for all hands; a second table, indexed by the set of ranks of
one suit, has the classes of flushes. The tables for five cards are computed from ``five_cards``,
the tables for n cards from those for n - 1, because the best five of n cards are also among some n
- 1 of them. Each table is computed when first needed, and cached.
"""

from functools import cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import RANKS
from analyser.poker.decks import FULL_DECK, Deck
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.five_cards import five_cards
from analyser.poker.ranking.low import Ordering
from analyser.poker.ranking.multisets import RANK_KEYS, count_of, multisets

ClassNumbers: TypeAlias = npt.NDArray[np.uint16]


@cache  # the orderings of the games, two decks, six sizes
def mixed_classes(ordering: Ordering, size: int, deck: Deck = FULL_DECK) -> ClassNumbers:
    """Return the best class without a flush, or ``NO_CLASS``, by the number of a multiset."""
    numbering = multisets(size)
    best = np.full(len(numbering), NO_CLASS, np.uint16)
    if size == 5:
        kinds = five_cards(ordering, deck)
        best[numbering.numbers(RANK_KEYS.take(kinds.mixed).sum(axis=1))] = kinds.mixed_classes
        return best
    fewer = multisets(size - 1).keys()
    best_of_fewer = mixed_classes(ordering, size - 1, deck)
    for rank, rank_key in enumerate(RANK_KEYS):
        has_room = count_of(rank, fewer) < 4
        # Different multisets stay different with one more rank, so no number comes twice here.
        numbers = numbering.numbers(fewer[has_room] + rank_key)
        best[numbers] = np.minimum(best[numbers], best_of_fewer[has_room])
    return best


@cache  # the orderings of the games, two decks
def flush_classes(ordering: Ordering, deck: Deck = FULL_DECK) -> ClassNumbers:
    """Return the class of the best flush, by the mask of the ranks of one suit.

    ``NO_CLASS`` if the suit has fewer than five cards, or none of its flushes qualifies.
    """
    kinds = five_cards(ordering, deck)
    best = np.full(1 << len(RANKS), NO_CLASS, np.uint16)
    best[(1 << kinds.suited).sum(axis=1)] = kinds.suited_classes
    return better_of_more(best)


def better_of_more(best: ClassNumbers) -> ClassNumbers:
    """Replace, in place, the class of each mask of ranks by the best of all its subsets."""
    for rank in range(len(RANKS)):
        # Each mask without the rank, beside the same mask with it: one card more never hurts.
        without, with_it = best.reshape(-1, 2, 1 << rank).swapaxes(0, 1)
        np.minimum(without, with_it, out=with_it)
    return best
