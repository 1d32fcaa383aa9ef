"""The classes of badugi hands, computed with the plain rules in ``badugi``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise, product
from math import comb

from analyser.poker.cards import DECK, RANKS, Suit
from analyser.poker.ranking.badugi import BADUGI, BADUGI_HAND, BadugiCategory, rank_badugi
from analyser.poker.ranking.classes import Numbered
from analyser.poker.ranking.high import HighRank


@cache  # a single table
def badugi_classes() -> Numbered[HighRank]:
    """Return the classes of badugi: 270,725 four-card hands in 1,092 classes."""
    counts = _hands_of_each_rank()
    ranks = tuple(sorted(counts, key=BADUGI.strength, reverse=True))
    return Numbered(ranks, tuple([counts[rank] for rank in ranks]), comb(len(DECK), BADUGI_HAND))


def _hands_of_each_rank() -> Counter[HighRank]:
    """Return the number of hands of each rank.

    The *pattern* of a hand has for each card the position of its rank among the hand's different
    ranks, from 0 for the lowest: (0, 0, 1, 2) for two aces, which are low, a four and a king. Which
    cards play depends only on the pattern and the suits. So the hands of each pattern are counted
    once, and the counts hold for every choice of actual ranks.
    """
    counts: Counter[HighRank] = Counter()
    for pattern in combinations_with_replacement(range(BADUGI_HAND), BADUGI_HAND):
        different = pattern[-1] + 1
        if len(set(pattern)) < different:
            continue  # the same as a pattern without the gap
        for playing, hands in _playing_of(pattern).items():
            for values in combinations(range(1, len(RANKS) + 1), different):
                chosen = sorted((values[place] for place in playing), reverse=True)
                counts[BadugiCategory(len(chosen)), *chosen] += hands
    return counts


def _playing_of(pattern: Sequence[int]) -> Counter[tuple[int, ...]]:
    """Count the hands of a pattern by the set of ranks that they play.

    Instead of a rank, both the pattern and the sets have its position among the hand's different
    ranks, from 0 for the lowest. A set is high to low.

    ``pattern``: the position for each of the four cards, ascending: (0, 0, 1, 2) for a hand whose
    two lowest cards are a pair.
    """
    counts: Counter[tuple[int, ...]] = Counter()
    for suits in product(Suit, repeat=BADUGI_HAND):
        # From the two up, as the ace is out of order; each set of cards once.
        cards = [DECK[13 * suit + place] for suit, place in zip(suits, pattern, strict=True)]
        if all(
            one.number < other.number or one.rank < other.rank for one, other in pairwise(cards)
        ):
            counts[tuple([value - 2 for value in rank_badugi(cards)[1:]])] += 1
    return counts
