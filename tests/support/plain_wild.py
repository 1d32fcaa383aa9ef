"""Ranks hands with wild cards: the plain, readable reference for ``wild_classes``.

A hand with wild cards counts as the best hand that it can be if they stand for other cards. These
functions try every substitution, which is slow. The bug follows Robert's Rules of Poker for high
draw: it is an ace, or any card that completes a straight, a flush or a straight flush.

A wild card never stands for a card that is among the other four of the hand, except in five of a
kind.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from analyser.poker.cards import RANKS, Card
from analyser.poker.decks import BUG, Deck
from analyser.poker.ranking.high import WHEEL, Category, HighOrdering, HighRank, rank_five
from analyser.poker.ranking.low import LowOrdering, LowRank, rank_low

_PLAIN = Deck()
_COMPLETED_BY_BUGS = (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
_ACE = RANKS[-1]


def substitutions(five: Sequence[Card], deck: Deck) -> Iterator[tuple[tuple[Card, ...], bool]]:
    """Yield (five cards that the hand may stand for, whether all its bugs stand for aces).

    The natural cards come first among the five. All five cards differ, except in five of a kind.
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
    """Rank exactly five cards, some of them wild, by their best substitution."""
    ranked = [
        (rank_five(cards, ordering), bugs_are_aces)
        for cards, bugs_are_aces in substitutions(five, deck)
    ]
    allowed = [
        rank for rank, bugs_are_aces in ranked if bugs_are_aces or rank[0] in _COMPLETED_BY_BUGS
    ]
    return max(allowed, key=ordering.strength)


def rank_five_low(
    cards: Sequence[Card], ordering: LowOrdering, wheel: tuple[int, ...] = WHEEL
) -> LowRank | None:
    """Rank exactly five cards for low; None if they do not qualify."""
    flush = len({card.suit for card in cards}) == 1
    return rank_low([card.rank for card in cards], flush, ordering, wheel)


def rank_wild_low(five: Sequence[Card], deck: Deck, ordering: LowOrdering) -> LowRank | None:
    """Rank exactly five cards for low, some of them wild, by their best substitution.

    A bug may stand for any card. None if no substitution is a low in this ordering. In ace-to-five
    a wild card is always best as the lowest rank missing from the hand.
    """
    ranked = (rank_five_low(cards, ordering, deck.wheel) for cards, _ in substitutions(five, deck))
    return min((rank for rank in ranked if rank is not None), default=None)
