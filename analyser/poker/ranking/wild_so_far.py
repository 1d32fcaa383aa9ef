"""Ranks fewer than five cards with wild cards, and says which cards they stand for."""

from collections.abc import Collection, Sequence
from itertools import combinations_with_replacement

from analyser.poker.cards import RANKS, Card, Suit
from analyser.poker.decks import BUG, WILD, Deck, card_of
from analyser.poker.ranking.high import HighOrdering, HighRank, rank_groups
from analyser.poker.ranking.low import LowOrdering, LowRank, rank_low

_ACE = RANKS[-1]


def rank_wild_so_far(cards: Sequence[Card], deck: Deck, ordering: HighOrdering) -> HighRank:
    """Rank fewer than five cards by their groups; bugs count as aces, wild cards as any rank."""
    looked_up = [deck.looked_up[card] for card in cards]
    fixed = [rank for rank in looked_up if rank > BUG] + [_ACE] * looked_up.count(BUG)
    every = combinations_with_replacement(deck.ranks, looked_up.count(WILD))
    return max([rank_groups([*fixed, *ranks]) for ranks in every], key=ordering.strength)


def rank_wild_low_so_far(cards: Sequence[Card], deck: Deck, ordering: LowOrdering) -> LowRank:
    """Rank fewer than five cards for low by their groups; wild cards and bugs count as any rank."""
    fixed = [rank for card in cards if (rank := deck.looked_up[card]) > BUG]
    every = combinations_with_replacement(deck.ranks, len(cards) - len(fixed))
    ranked = [rank_low([*fixed, *ranks], False, ordering) for ranks in every]
    return min(filter(None, ranked))


def ranks_stood_for(cards: Sequence[Card], ranks: Sequence[int], deck: Deck) -> tuple[int, ...]:
    """Return for each card the rank that it stands for, 2 to 14.

    A natural card stands for its own rank. Of the ranks that are left, each bug gets an ace if one
    is left, otherwise the first; then each wild card gets the first rank that is still left.

    ``ranks``: the ranks of the whole hand, those that wild cards stand for included.
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
    """Return for each card the card that it stands for; a natural card stands for itself.

    A wild card gets its rank from ``ranks_stood_for``. In a flush it has the suit of the flush.
    Otherwise its suit is the first of spades, hearts, diamonds and clubs that makes a card which is
    not in ``held``, all cards of the seat and the board; if there is none, the first that makes a
    card which the hand does not have yet.
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
