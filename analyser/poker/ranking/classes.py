"""The classes of hands: equal hands share a class, numbered from 1, the best.

The value of five cards depends only on their ranks and on whether they are of one suit. So five
cards from 52 are of 7,462 kinds: 6,175 multisets of ranks, and 1,287 of these again as flushes.
For each ordering the classes are computed: the plain evaluator ranks each kind, and the kinds are
sorted by rank. The class of a hand is then looked up by its ranks. Decks with fewer ranks have
fewer kinds; for decks with wild cards see ``wild_classes``. Hands that are ranked by all their
cards are counted with their plain rules.
"""

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import comb, prod
from operator import itemgetter
from typing import Final, Generic, TypeVar

from analyser.poker.cards import DECK, RANKS, Suit
from analyser.poker.decks import FULL_DECK, Deck
from analyser.poker.ranking.badugi import BADUGI, BADUGI_HAND, BadugiCategory, BadugiOrdering
from analyser.poker.ranking.high import STANDARD_HIGH, HighOrdering, HighRank, rank_high
from analyser.poker.ranking.low import LowOrdering, LowRank, rank_low
from analyser.poker.ranking.whole import SokoOrdering, WholeOrdering

R = TypeVar("R", HighRank, LowRank)

KindOfFive = tuple[tuple[int, ...], bool]
"""(five ranks high to low, True if all are of one suit)."""


NO_CLASS: Final = (1 << 16) - 1
"""The number instead of a class for a hand that does not qualify, or if there is no flush.

It is greater than every class, so it is worse than all of them.
"""

_SUITS: Final = tuple(comb(4, count) for count in range(5))
"""For 0 to 4 cards of one rank, in how many ways they can have different suits."""


@dataclass(frozen=True, slots=True)
class Numbered(Generic[R]):
    """The classes of hands in one ordering, numbered from 1, the best."""

    ranks: tuple[R, ...]  # the rank of each class, best first, as the plain evaluator returns it
    number: dict[R, int] = field(init=False)  # the number of each of these ranks
    better: tuple[int, ...] = field(init=False)  # for each class, the number of hands that beat it
    equal: tuple[int, ...]  # for each class, the number of its hands
    hands: int  # the number of all hands, including those without a class

    def __post_init__(self) -> None:
        object.__setattr__(self, "number", {rank: at for at, rank in enumerate(self.ranks, 1)})
        object.__setattr__(self, "better", tuple(itertools.accumulate(self.equal, initial=0))[:-1])

    def __len__(self) -> int:
        return len(self.ranks)

    def counts(self, number: int) -> tuple[int, int, int]:
        """Return the numbers of hands (better than, equal to, worse than) class ``number``."""
        better, equal = self.better[number - 1], self.equal[number - 1]
        return better, equal, self.hands - better - equal


@dataclass(frozen=True, slots=True)
class Classes(Numbered[R]):
    """The classes of all kinds of five cards in one ordering."""

    # The class of five cards that are not all of one suit, by their ranks high to low; cards that
    # do not qualify in this ordering are missing. In decks with wild cards the keys are not only
    # ranks: see ``wild_high_classes``.
    mixed: dict[tuple[int, ...], int]
    # The class of five cards of one suit, by keys of the same form.
    suited: dict[tuple[int, ...], int]


def kinds_of_five(ranks: range = RANKS) -> Iterator[KindOfFive]:
    """Yield every kind of five cards of a deck with four suits and these ranks."""
    for five in itertools.combinations_with_replacement(reversed(ranks), 5):
        if five[0] != five[4]:
            yield five, False
            if len(set(five)) == 5:
                yield five, True


def hands_of_kind(kind: KindOfFive) -> int:
    """Return how many five-card hands there are of a kind."""
    five, flush = kind
    if flush:
        return 4
    ranks = set(five)
    if len(ranks) == 5:
        return 4**5 - 4
    return prod([_SUITS[five.count(rank)] for rank in ranks])


@cache  # two orderings, two decks; without arguments once more, as in examples
def high_classes(
    ordering: HighOrdering = STANDARD_HIGH, deck: Deck = FULL_DECK
) -> Classes[HighRank]:
    """Return the classes of high hands of a deck without wild cards: 7,462 for 52 cards.

    >>> classes = high_classes()
    >>> len(classes), classes.suited[14, 13, 12, 11, 10], classes.counts(1)
    (7462, 1, (0, 4, 2598956))
    """
    kinds = _kinds_and_hand_counts(deck.ranks)
    ranked = [(rank_high(*kind, ordering.wheel), kind, hands) for kind, hands in kinds]
    usual = ordering.categories == STANDARD_HIGH.categories  # then the ranks themselves compare
    strength = itemgetter(0) if usual else lambda item: ordering.strength(item[0])
    ranked.sort(key=strength, reverse=True)
    return number_classes(ranked, comb(len(deck), 5))


@cache  # four orderings, two decks
def low_classes(ordering: LowOrdering, deck: Deck = FULL_DECK) -> Classes[LowRank]:
    """Return the classes of low hands in an ordering, for a deck without wild cards.

    With 52 cards: 6,175 classes in ace-to-five, 56 in eight-or-better, 7,462 in the other two.
    """
    ranked = [
        (rank, kind, hands)
        for kind, hands in _kinds_and_hand_counts(deck.ranks)
        if (rank := rank_low(*kind, ordering, deck.wheel)) is not None
    ]
    ranked.sort(key=itemgetter(0))
    return number_classes(ranked, comb(len(deck), 5))


@cache  # two decks
def _kinds_and_hand_counts(ranks: range) -> tuple[tuple[KindOfFive, int], ...]:
    return tuple((kind, hands_of_kind(kind)) for kind in kinds_of_five(ranks))


def number_classes(ranked: Iterable[tuple[R, KindOfFive, int]], hands: int) -> Classes[R]:
    """Number the classes of (rank, kind, number of hands), best first; equal ranks share a class.

    ``hands``: the number of all five-card hands.
    """
    mixed: dict[tuple[int, ...], int] = {}
    suited: dict[tuple[int, ...], int] = {}
    ranks: list[R] = []
    equal: list[int] = []
    for number, (rank, members) in enumerate(itertools.groupby(ranked, key=itemgetter(0)), 1):
        ranks.append(rank)
        equal.append(0)
        for _, (five, flush), count in members:
            (suited if flush else mixed)[five] = number
            equal[-1] += count
    return Classes(tuple(ranks), tuple(equal), hands, mixed, suited)


@cache  # a table for each ordering
def whole_classes(ordering: WholeOrdering = BADUGI) -> Numbered[HighRank]:
    """Return an ordering's classes: 1,092 in badugi, 16,707 in Sökö, 741 with three cards."""
    if isinstance(ordering, BadugiOrdering):
        counts = _count_badugi_hands(ordering)
    elif isinstance(ordering, SokoOrdering):
        counts = _count_soko_hands(ordering)
    else:
        counts = Counter(map(ordering.rank, itertools.combinations(DECK, ordering.size)))
    ranks = tuple(sorted(counts, key=ordering.strength, reverse=True))
    equal = tuple([counts[rank] for rank in ranks])
    return Numbered(ranks, equal, comb(len(DECK), ordering.size))


def _count_soko_hands(ordering: SokoOrdering) -> Counter[HighRank]:
    """Return the number of hands of each rank, counted kind by kind of five cards."""
    counts: Counter[HighRank] = Counter()
    for ranks, flush in kinds_of_five():
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


def _count_badugi_hands(ordering: BadugiOrdering) -> Counter[HighRank]:
    """Return the number of hands of each rank.

    The *pattern* of a hand has for each card the position of its rank among the hand's different
    ranks, from 0 for the lowest: (0, 0, 1, 2) for two aces, which are low, a four and a king. Which
    cards play depends only on the pattern and the suits. So the hands of each pattern are counted
    once, and the counts hold for every choice of actual ranks.
    """
    counts: Counter[HighRank] = Counter()
    first = 1 if ordering.ace_low else RANKS[0]
    for pattern in itertools.combinations_with_replacement(range(BADUGI_HAND), BADUGI_HAND):
        different = pattern[-1] + 1
        if len(set(pattern)) < different:
            continue  # the same as a pattern without the gap
        for playing, hands in _playing_of(pattern).items():
            for values in itertools.combinations(range(first, first + len(RANKS)), different):
                chosen = sorted((values[place] for place in playing), reverse=True)
                counts[BadugiCategory(len(chosen)), *chosen] += hands
    return counts


def _playing_of(pattern: Sequence[int]) -> Counter[tuple[int, ...]]:
    """Count the hands of a pattern by the set of ranks, high to low, that they play.

    Pattern and sets have positions, from 0 for the lowest: (0, 0, 1, 2) begins with a pair.
    """
    counts: Counter[tuple[int, ...]] = Counter()
    for suits in itertools.product(Suit, repeat=BADUGI_HAND):
        # From the two up, as the ace is out of order; each set of cards once.
        cards = [DECK[13 * suit + place] for suit, place in zip(suits, pattern, strict=True)]
        neighbours = itertools.pairwise(cards)
        if all(one.number < other.number or one.rank < other.rank for one, other in neighbours):
            counts[tuple([value - 2 for value in BADUGI.rank(cards)[1:]])] += 1
    return counts
