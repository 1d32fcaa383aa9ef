"""Wild cards: the plain, readable truth about what they stand for.

A hand with wild cards is worth what the best substitution makes of it. These functions try every
one, which takes its time; ``wild_classes`` is the fast twin, tested equal to them. The bug is that
of Robert's Rules of Poker, on draw high: an ace, or whatever completes a straight, a
flush or a straight flush.

The five cards are judged by themselves: a wild card never stands for a card that is among them,
except in five of a kind.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations_with_replacement

from analyser.poker.cards import RANKS, Card, Suit
from analyser.poker.decks import BUG, WILD, Deck, card_of
from analyser.poker.ranking.high import Category, HighOrdering, HighRank, rank_five, rank_groups
from analyser.poker.ranking.low import LowOrdering, LowRank, rank_five_low, rank_low_so_far

_PLAIN = Deck()
_COMPLETED_BY_BUGS = (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
_ACE = RANKS[-1]


def substitutions(five: Sequence[Card], deck: Deck) -> Iterator[tuple[tuple[Card, ...], bool]]:
    """Yield every five cards that these may stand for, and whether each bug is an ace in them.

    The natural cards come first. No two cards are the same, except in five of a kind.
    """
    natural = tuple(card for card in five if deck.looked_up[card] > BUG)
    bugs = sum(deck.looked_up[card] == BUG for card in five)
    wild = len(five) - len(natural) - bugs
    any_card = [card for card in _PLAIN.cards if card.rank >= deck.lowest]
    for bugs_as in combinations_with_replacement(any_card, bugs):
        for wild_as in combinations_with_replacement(any_card, wild):
            cards = natural + bugs_as + wild_as
            if len(set(cards)) == 5 or len({card.rank for card in cards}) == 1:
                yield cards, all(card.rank == _ACE for card in bugs_as)


def rank_wild_high(five: Sequence[Card], deck: Deck, ordering: HighOrdering) -> HighRank:
    """Rank exactly five cards, some of them wild, by the best that they can stand for."""
    ranked = [
        (rank_five(cards, ordering), bugs_are_aces)
        for cards, bugs_are_aces in substitutions(five, deck)
    ]
    allowed = [
        rank for rank, bugs_are_aces in ranked if bugs_are_aces or rank[0] in _COMPLETED_BY_BUGS
    ]
    return max(allowed, key=ordering.strength)


def rank_wild_low(five: Sequence[Card], deck: Deck, ordering: LowOrdering) -> LowRank | None:
    """Rank exactly five cards for low, some of them wild; for low a bug is any card.

    In ace-to-five the best is always the lowest rank that is not held.
    """
    ranked = (rank_five_low(cards, ordering, deck.wheel) for cards, _ in substitutions(five, deck))
    return min((rank for rank in ranked if rank is not None), default=None)


def rank_wild_so_far(cards: Sequence[Card], deck: Deck, ordering: HighOrdering) -> HighRank:
    """Rank fewer than five cards by their groups alone, the bugs being aces."""
    looked_up = [deck.looked_up[card] for card in cards]
    fixed = [rank for rank in looked_up if rank > BUG] + [_ACE] * looked_up.count(BUG)
    every = combinations_with_replacement(deck.ranks, looked_up.count(WILD))
    return max([rank_groups([*fixed, *ranks]) for ranks in every], key=ordering.strength)


def rank_wild_low_so_far(cards: Sequence[Card], deck: Deck, ordering: LowOrdering) -> LowRank:
    """Rank fewer than five cards for low by their groups alone."""
    fixed = [rank for card in cards if (rank := deck.looked_up[card]) > BUG]
    every = combinations_with_replacement(deck.ranks, len(cards) - len(fixed))
    return min(rank_low_so_far([*fixed, *ranks], ordering) for ranks in every)


def ranks_stood_for(cards: Sequence[Card], ranks: Sequence[int], deck: Deck) -> tuple[int, ...]:
    """Return the rank that each card stands for in a hand of these ranks, 2 to 14.

    Bugs take aces if there are any left, and the others what is left, in the order of
    ``ranks``.
    """
    left = list(ranks)
    looked_up = [deck.looked_up[card] for card in cards]
    for rank in looked_up:
        if rank > BUG:
            left.remove(rank)
    stands = dict.fromkeys(range(len(cards)), 0)
    for kind in (BUG, WILD):
        for at, rank in enumerate(looked_up):
            if rank == kind:
                stands[at] = left.pop(left.index(_ACE) if kind == BUG and _ACE in left else 0)
    return tuple([stands[at] or rank for at, rank in enumerate(looked_up)])


def stand_ins(
    cards: Sequence[Card], ranks: Sequence[int], flush: bool, deck: Deck, held: Collection[Card]
) -> tuple[Card, ...]:
    """Return what each card stands for in a hand of these ranks: the natural cards themselves.

    ``flush``: whether the hand is a flush. Otherwise a wild card stands for a card that is not in
    ``held``, or at least not among ``cards``, as long as there is one; of several suits it is the
    first of spades, hearts, diamonds and clubs.
    """
    stands: list[Card] = []
    wild = deck.wild_cards(cards)
    natural = [card for card in cards if card not in wild]
    suits = tuple(reversed(Suit))
    if flush and natural and natural[0].suit is not None:
        suits = (natural[0].suit,)
    for card, rank in zip(cards, ranks_stood_for(cards, ranks, deck), strict=True):
        if card not in wild:
            stands.append(card)
            continue
        possible = [card_of(rank, suit) for suit in suits]
        others = (*natural, *stands)
        free = [stand for stand in possible if stand not in others]
        unseen = [stand for stand in free if stand not in held]
        stands.append(next(iter(unseen or free or possible)))
    return tuple(stands)
