"""The classes of five-card hands of decks with wild cards.

Here a kind of five cards is the ranks of its natural cards, whether these are of one suit, and the
number of wild cards. The *place* of a kind is the position of its rank, 1 the best, among the ranks
of all hands without wild cards and, for high, of five of a kind.

The place of a kind with wild cards is the best place of the kinds that result if a natural card
replaces one wild card. So places are computed from those of natural hands, one wild card at a time,
without trying substitutions. Then the places that some hand of the deck has are numbered without
gaps: these numbers are the classes. Tests check that trying all substitutions gives the same.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Final, NamedTuple

from analyser.poker.decks import BUG, WILD, Deck
from analyser.poker.ranking.classes import Classes, R, high_classes, low_classes
from analyser.poker.ranking.high import OF_ALL_FIVE, Category, HighOrdering, HighRank
from analyser.poker.ranking.low import LOW_ORDERINGS, LowOrdering, LowRank

Numbers = dict[tuple[int, ...], int]
"""The place or class of each kind, by a key: the ranks of its natural cards, high to low.

Keys of classes also have ``BUG`` for each bug and ``WILD`` for each wild card, at the end.
"""
MixedAndSuited = tuple[Numbers, Numbers]
"""(numbers of kinds with natural cards of different suits, of kinds with natural cards of one)."""

MOST_CACHED: Final = 4
"""The most decks in the cache, a megabyte per ordering: users can choose among thousands."""


@lru_cache(maxsize=MOST_CACHED)
def wild_high_classes(ordering: HighOrdering, deck: Deck, jokers: int) -> Classes[HighRank]:
    """Return the classes of high hands of a deck with wild cards and ``jokers`` jokers.

    Each rank that at least one hand of the deck has is a class. In the result, ``suited`` is for
    hands whose natural cards are of one suit, or that have at most one natural card; ``mixed`` is
    for all others. A key has the ranks of the natural cards, high to low, then ``BUG`` for each
    bug, then ``WILD`` for each wild card: (14, 9, 9, 1, 0) for A 9 9, a bug and a wild card.
    """
    ranks, filled = _places_of_highs(ordering, deck.lowest)
    completed = None
    if deck.joker == "bug":
        _, completed = _places_of_highs(ordering, deck.lowest, OF_ALL_FIVE)
    return _classes_of_deck(filled, ranks, deck, jokers, completed)


@lru_cache(maxsize=MOST_CACHED * len(LOW_ORDERINGS))
def wild_low_classes(ordering: LowOrdering, deck: Deck, jokers: int) -> Classes[LowRank]:
    """Return the classes of low hands, with keys as in ``wild_high_classes``.

    A bug may stand for any card, as a wild card does. Hands that do not qualify are left out.
    """
    plain = low_classes(ordering, Deck(deck.lowest))
    return _classes_of_deck(_places_of_lows(ordering, deck.lowest), plain.ranks, deck, jokers)


# The functions below are cached without a limit: their few arguments are the ordering, the lowest
# rank and the categories. They do not depend on the wild ranks, which the user can choose in
# thousands of ways.


@cache  # two orderings, two decks; for bugs once more
def _places_of_highs(
    ordering: HighOrdering, lowest: int, categories: Sequence[Category] = tuple(Category)
) -> tuple[tuple[HighRank, ...], list[MixedAndSuited]]:
    """Return all ranks of high hands, best first, and the places of all kinds, by wild cards.

    ``lowest``: the deck's lowest rank. Kinds of other categories than ``categories`` have no place.
    """
    plain = high_classes(ordering, Deck(lowest))
    fives = [(int(Category.FIVE_OF_A_KIND), rank) for rank in reversed(Deck(lowest).ranks)]
    ranks = sorted([*fives, *plain.ranks], key=ordering.strength, reverse=True)
    place = {rank: at for at, rank in enumerate(ranks, 1) if rank[0] in categories}
    mixed, suited = (
        {
            key: place[rank]
            for key, number in numbers.items()
            if (rank := plain.ranks[number - 1]) in place
        }
        for numbers in (plain.mixed, plain.suited)
    )
    mixed |= {(five[1],) * 5: place[five] for five in fives if five in place}
    return tuple(ranks), _places_with_wild((mixed, suited))


@cache  # four orderings, two decks
def _places_of_lows(ordering: LowOrdering, lowest: int) -> list[MixedAndSuited]:
    """Return what ``_places_with_wild`` does for lows; ``lowest``: the deck's lowest rank."""
    plain = low_classes(ordering, Deck(lowest))
    return _places_with_wild((plain.mixed, plain.suited))


def _places_with_wild(natural: MixedAndSuited) -> list[MixedAndSuited]:
    """Return the places of all kinds of five cards, in a list by number of wild cards.

    Item n of the list has the kinds with n wild cards, 0 to 5. A place is the position of a kind's
    rank among all ranks, 1 the best. ``natural``: the places of the kinds without wild cards.
    """
    filled = [natural]
    for _ in range(5):
        mixed, suited = map(_with_one_wild, filled[-1])
        for key in suited:
            # A wild card beside cards of one suit may be of that suit or of another.
            suited[key] = min(suited[key], mixed.get(key, suited[key]))
        filled.append((mixed, suited))
    return filled


def _with_one_wild(numbers: Numbers) -> Numbers:
    """Return the best places of the kinds in which one more card is wild."""
    best: Numbers = {}
    for key, place in numbers.items():
        for at in range(len(key)):
            natural = key[:at] + key[at + 1 :]
            if place < best.get(natural, place + 1):
                best[natural] = place
    return best


def _classes_of_deck(
    filled: list[MixedAndSuited],
    ranks: Sequence[R],
    deck: Deck,
    jokers: int,
    completed: list[MixedAndSuited] | None = None,
) -> Classes[R]:
    """Return the classes: the places that some hand of the deck has, numbered without gaps.

    ``filled``: the places of all kinds, as ``_places_with_wild`` returns them.
    ``ranks``: the rank of each place, from 1 on. ``completed``: the same of straights and flushes
    alone, in which a bug may stand for any card; None if it may in every hand.
    """

    def place_of(kind: _WildKind) -> int | None:
        """Return the place of the best class that a kind of five cards with wild ones makes."""
        natural, suited, wild, bugs, _ = kind
        if not bugs or completed is None:
            return filled[wild + bugs][suited].get(natural)
        aces = filled[wild][False][(14,) * bugs + natural]
        return min(aces, completed[wild + bugs][suited].get(natural, aces))

    kinds = _wild_kinds(deck, jokers)
    places = list(map(place_of, kinds))
    hands_of = [0] * (len(ranks) + 1)
    for kind, place in zip(kinds, places, strict=True):
        if place is not None:
            hands_of[place] += kind.hands
    places_taken = [place for place, hands in enumerate(hands_of) if hands]
    number_of = {place: number for number, place in enumerate(places_taken, 1)}
    tables: MixedAndSuited = ({}, {})
    for kind, place in zip(kinds, places, strict=True):
        if place is not None:
            key = kind.natural + (BUG,) * kind.bugs + (WILD,) * kind.wild
            tables[kind.suited][key] = number_of[place]
    return Classes(
        tuple([ranks[place - 1] for place in places_taken]),
        tuple([hands_of[place] for place in places_taken]),
        comb(len(deck) - len(deck.jokers[:1]) + jokers, 5),
        *tables,
    )


class _WildKind(NamedTuple):
    """A kind of five cards, bugs apart from wild cards, with the number of its hands."""

    natural: tuple[int, ...]
    suited: bool
    wild: int
    bugs: int
    hands: int


@lru_cache(maxsize=1)  # all orderings of a deck are asked for one after the other
def _wild_kinds(deck: Deck, jokers: int) -> tuple[_WildKind, ...]:
    """Return every kind of five cards in a deck with ``jokers`` jokers."""
    wild_ranks = frozenset(deck.wild_ranks)
    wild_cards = 4 * len(wild_ranks) + (jokers if deck.joker == "wild" else 0)
    bug_cards = jokers if deck.joker == "bug" else 0
    found = []
    for bugs in range(bug_cards + 1):
        for wild in range(min(wild_cards, 5 - bugs) + 1):
            ways = comb(bug_cards, bugs) * comb(wild_cards, wild)
            found += [
                _WildKind(natural, suited, wild, bugs, ways * hands)
                for natural, suited, hands in _natural_kinds(deck.lowest, 5 - bugs - wild)
                if wild_ranks.isdisjoint(natural)
            ]
    return tuple(found)


@cache  # there are two decks, and six sizes
def _natural_kinds(lowest: int, size: int) -> list[tuple[tuple[int, ...], bool, int]]:
    """Return (ranks high to low, if of one suit, number of sets) of all kinds of natural cards."""
    kinds: list[tuple[tuple[int, ...], bool, int]] = []
    for natural in combinations_with_replacement(reversed(Deck(lowest).ranks), size):
        every = prod(comb(4, natural.count(rank)) for rank in set(natural))
        agreeing = min(every, 4) if len(set(natural)) == len(natural) else 0
        kinds += [(natural, False, every - agreeing), (natural, True, agreeing)]
    return [kind for kind in kinds if kind[2]]
