"""The classes of five-card hands of decks with wild cards, counted by their best value.

A kind of five cards is here the ranks of its natural cards, whether their suits agree, and how
many wild cards are beside them. What such a kind is worth at best follows from what the kinds
with one natural card more and one wild card fewer are worth: the best of them. So the table of
plain hands is filled downwards, one wild card at a time, and no substitution is ever tried; the
tests hold the result equal to ``wild``, which tries them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod
from operator import itemgetter
from typing import Final, TypeVar

from analyser.poker.decks import BUG, WILD, Deck
from analyser.poker.ranking.classes import Classes, KindOfFive, high_classes, low_classes, numbered
from analyser.poker.ranking.high import Category, HighOrdering, HighRank
from analyser.poker.ranking.low import LowOrdering, LowRank

R = TypeVar("R", HighRank, LowRank)

Numbers = dict[tuple[int, ...], int]
"""The place of the best value among all values, from 1, by ranks high to low."""
Pair = tuple[Numbers, Numbers]
"""The same where the suits of the natural cards differ, and where they agree."""

_COMPLETED: Final = (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
"""What a bug may complete."""


@cache
def wild_high_classes(ordering: HighOrdering, deck: Deck, jokers: int) -> Classes[HighRank]:
    """Return the classes of high hands of a deck with wild cards and this many jokers.

    There are as many classes as values that at least one hand has. They are looked up by the
    ranks of ``Deck.looked_up``, high to low, suited where all natural cards agree.
    """
    plain = high_classes(ordering, Deck(deck.lowest))
    fives = [(int(Category.FIVE_OF_A_KIND), rank) for rank in reversed(deck.ranks)]
    ranks = sorted([*fives, *plain.ranks], key=ordering.strength, reverse=True)
    place = {rank: at for at, rank in enumerate(ranks, 1)}
    mixed = {key: place[plain.ranks[number - 1]] for key, number in plain.mixed.items()}
    mixed |= {(rank,) * 5: place[category, rank] for category, rank in fives}
    suited = {key: place[plain.ranks[number - 1]] for key, number in plain.suited.items()}
    filled = _filled((mixed, suited))
    if deck.joker != "bug":
        return _numbered(filled, ranks, deck, jokers)
    completed = {at for at, rank in enumerate(ranks, 1) if rank[0] in _COMPLETED}
    only_completed: Pair = (_only(mixed, completed), _only(suited, completed))
    return _numbered(filled, ranks, deck, jokers, _filled(only_completed))


@cache
def wild_low_classes(ordering: LowOrdering, deck: Deck, jokers: int) -> Classes[LowRank]:
    """Return the classes of an ordering for low, as ``wild_high_classes`` does for high.

    For low a bug is as good as a card that is any card.
    """
    plain = low_classes(ordering, Deck(deck.lowest))
    return _numbered(_filled((plain.mixed, plain.suited)), plain.ranks, deck, jokers)


def _only(numbers: Numbers, places: set[int]) -> Numbers:
    return {key: place for key, place in numbers.items() if place in places}


def _filled(natural: Pair) -> list[Pair]:
    """Return the best places by number of wild cards, none to five."""
    filled = [natural]
    for _ in range(5):
        mixed, suited = map(_with_one_wild, filled[-1])
        for key in suited:
            # One suit may stay one suit, or not.
            suited[key] = min(suited[key], mixed.get(key, suited[key]))
        for key, place in mixed.items():
            if len(set(key)) == len(key):
                suited.setdefault(key, place)
        filled.append((mixed, suited))
    return filled


def _with_one_wild(numbers: Numbers) -> Numbers:
    """Return the best place for each key with one rank taken away."""
    best: Numbers = {}
    for key, place in numbers.items():
        for at in range(len(key)):
            natural = key[:at] + key[at + 1 :]
            if place < best.get(natural, place + 1):
                best[natural] = place
    return best


def _numbered(
    filled: list[Pair],
    ranks: tuple[R, ...] | list[R],
    deck: Deck,
    jokers: int,
    completed: list[Pair] | None = None,
) -> Classes[R]:
    """Number the values that the hands of a deck have.

    ``completed``: where the joker is a bug, the best places that are straights and flushes.
    """

    def place_of(natural: tuple[int, ...], suited: bool, wild: int, bugs: int) -> int | None:
        if not bugs or completed is None:
            return filled[wild + bugs][suited].get(natural)
        aces = filled[wild][False][(14,) * bugs + natural]
        return min(aces, completed[wild + bugs][suited].get(natural, aces))

    placed = [
        (place, (natural + (BUG,) * bugs + (WILD,) * wild, suited), hands)
        for (natural, suited), wild, bugs, hands in _wild_kinds(deck, jokers)
        if (place := place_of(natural, suited, wild, bugs)) is not None
    ]
    placed.sort(key=itemgetter(0))
    ranked = [(ranks[place - 1], kind, hands) for place, kind, hands in placed]
    return numbered(ranked, comb(len(deck) - len(deck.jokers[:1]) + jokers, 5))


def _wild_kinds(deck: Deck, jokers: int) -> Iterator[tuple[KindOfFive, int, int, int]]:
    """Yield every kind of five cards of a deck: its natural part, wild cards, bugs, and hands."""
    natural_ranks = [rank for rank in reversed(deck.ranks) if rank not in deck.wild_ranks]
    wild_cards = 4 * len(deck.wild_ranks) + (jokers if deck.joker == "wild" else 0)
    bug_cards = jokers if deck.joker == "bug" else 0
    for bugs in range(bug_cards + 1):
        for wild in range(min(wild_cards, 5 - bugs) + 1):
            ways = comb(bug_cards, bugs) * comb(wild_cards, wild)
            for natural in combinations_with_replacement(natural_ranks, 5 - bugs - wild):
                for suited, hands in _suits_of(natural):
                    if hands:
                        yield (natural, suited), wild, bugs, ways * hands


def _suits_of(natural: tuple[int, ...]) -> Iterator[tuple[bool, int]]:
    """Yield in how many ways the suits of natural cards differ, and in how many they agree.

    Where there is no more than one card they agree.
    """
    every = prod(comb(4, natural.count(rank)) for rank in set(natural))
    agreeing = min(every, 4) if len(set(natural)) == len(natural) else 0
    yield False, every - agreeing
    yield True, agreeing
