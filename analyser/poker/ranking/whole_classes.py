"""The classes of hands that are ranked by all their cards, counted with their plain rules."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise, product
from math import comb

from analyser.poker.cards import DECK, RANKS, Suit
from analyser.poker.ranking.badugi import BADUGI, BADUGI_HAND, BadugiCategory, BadugiOrdering
from analyser.poker.ranking.classes import Numbered, hands_of_kind, kinds
from analyser.poker.ranking.high import HighRank, rank_high
from analyser.poker.ranking.whole import SokoOrdering, WholeOrdering


@cache  # a table for each ordering
def whole_classes(ordering: WholeOrdering = BADUGI) -> Numbered[HighRank]:
    """Return an ordering's classes: 1,092 in badugi, 16,707 in Sökö, 741 with three cards."""
    if isinstance(ordering, BadugiOrdering):
        counts = _badugis(ordering)
    elif isinstance(ordering, SokoOrdering):
        counts = _sokos(ordering)
    else:
        counts = Counter(map(ordering.rank, combinations(DECK, ordering.size)))
    ranks = tuple(sorted(counts, key=ordering.strength, reverse=True))
    equal = tuple([counts[rank] for rank in ranks])
    return Numbered(ranks, equal, comb(len(DECK), ordering.size))


def _sokos(ordering: SokoOrdering) -> Counter[HighRank]:
    """Return the number of hands of each rank, by kinds of hands that differ in suits only."""
    counts: Counter[HighRank] = Counter()
    for ranks, flush in kinds():
        if flush:
            counts[rank_high(ranks, flush)] += hands_of_kind((ranks, flush))
            continue
        hands = hands_of_kind((ranks, flush))
        for fifth in {*ranks}:
            four = [*ranks]
            four.remove(fifth)
            if len({*four}) == 4:  # in four suits, and the fifth in one of three others
                suited = [DECK[rank - RANKS[0]] for rank in four]
                rank = ordering.rank([*suited, DECK[len(RANKS) + fifth - RANKS[0]]])
                counts[rank] += 12
                hands -= 12
        mixed = [DECK[len(RANKS) * (at % 4) + rank - RANKS[0]] for at, rank in enumerate(ranks)]
        counts[ordering.rank(mixed)] += hands
    return counts


def _badugis(ordering: BadugiOrdering) -> Counter[HighRank]:
    """Return the number of hands of each rank.

    The *pattern* of a hand has for each card the position of its rank among the hand's different
    ranks, from 0 for the lowest: (0, 0, 1, 2) for two aces, which are low, a four and a king. Which
    cards play depends only on the pattern and the suits. So the hands of each pattern are counted
    once, and the counts hold for every choice of actual ranks.
    """
    counts: Counter[HighRank] = Counter()
    first = 1 if ordering.ace_low else RANKS[0]
    for pattern in combinations_with_replacement(range(BADUGI_HAND), BADUGI_HAND):
        different = pattern[-1] + 1
        if len(set(pattern)) < different:
            continue  # the same as a pattern without the gap
        for playing, hands in _playing_of(pattern).items():
            for values in combinations(range(first, first + len(RANKS)), different):
                chosen = sorted((values[place] for place in playing), reverse=True)
                counts[BadugiCategory(len(chosen)), *chosen] += hands
    return counts


def _playing_of(pattern: Sequence[int]) -> Counter[tuple[int, ...]]:
    """Count the hands of a pattern by the set of ranks, high to low, that they play.

    Both have positions instead of ranks, from 0 for the lowest: (0, 0, 1, 2) begins with a pair.
    """
    counts: Counter[tuple[int, ...]] = Counter()
    for suits in product(Suit, repeat=BADUGI_HAND):
        # From the two up, as the ace is out of order; each set of cards once.
        cards = [DECK[13 * suit + place] for suit, place in zip(suits, pattern, strict=True)]
        if all(
            one.number < other.number or one.rank < other.rank for one, other in pairwise(cards)
        ):
            counts[tuple([value - 2 for value in BADUGI.rank(cards)[1:]])] += 1
    return counts
