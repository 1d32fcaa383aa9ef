"""Hands that are ranked by all their cards at once: Sökö, and hands of three cards.

The tables of ``classes`` have five ranks and one bit for a flush. Four cards of a suit, three cards
or a badugi do not fit into them, and need no table: so many cards are dealt as make a hand.
"""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.ranking import high
from analyser.poker.ranking.high import Category, HighOrdering, HighRank


class WholeOrdering(HighOrdering):
    """How hands compare that are ranked by all their cards at once."""

    __slots__ = ()

    @abstractmethod
    def rank(self, cards: Sequence[Card]) -> HighRank:
        """Return the rank of all cards of a seat, one or more; of too few the rank so far."""

    def best_choices(self, cards: Sequence[Card]) -> list[tuple[Card, ...]]:
        """Return all choices of cards that make the best rank, each in reading order."""
        return [high.in_high_order(cards, self.rank(cards))]


class SokoOrdering(WholeOrdering):
    """How hands of Sökö compare: four to a straight or to a flush beat a pair."""

    __slots__ = ()

    def rank(self, cards: Sequence[Card]) -> HighRank:
        """Rank up to five cards.

        Four to a straight: (category, its top, the fifth card). Four to a flush: (category, its
        four cards high to low, the fifth card). The top of ace, two, three, four is the four.
        """
        return self._arranged(cards)[0]

    def best_choices(self, cards: Sequence[Card]) -> list[tuple[Card, ...]]:
        """Return the cards in reading order; four to a straight or flush before the fifth."""
        return [self._arranged(cards)[1]]

    def _arranged(self, cards: Sequence[Card]) -> tuple[HighRank, tuple[Card, ...]]:
        """Return the rank of up to five cards, and the cards in reading order."""
        if len(cards) < self.size:
            rank = high.rank_groups(sorted([card.rank for card in cards], reverse=True))
            return rank, high.in_high_order(cards, rank)
        rank = high.rank_five(cards)
        found = [(rank, high.in_high_order(cards, rank))]
        in_order = sorted(cards, key=lambda card: -card.rank)
        for fifth in cards if rank[0] <= Category.ONE_PAIR else ():
            four = [card for card in in_order if card is not fifth]
            ranks = [card.rank for card in four]
            if len({card.suit for card in four}) == 1:
                found.append(((Category.FOUR_CARD_FLUSH, *ranks, fifth.rank), (*four, fifth)))
            elif len({*ranks}) == 4 and ranks[0] - ranks[3] == 3:
                found.append(((Category.FOUR_CARD_STRAIGHT, ranks[0], fifth.rank), (*four, fifth)))
            elif ranks == [high.WHEEL[0], *high.WHEEL[2:]]:
                row = (*four[1:], four[0], fifth)
                found.append(((Category.FOUR_CARD_STRAIGHT, ranks[1], fifth.rank), row))
        return max(found, key=lambda each: self.strength(each[0]))


class ThreeCardOrdering(WholeOrdering):
    """How hands of three cards compare; a straight's tie-breakers are its three ranks.

    With a high ace, ace, two, three beats king, queen, jack.
    """

    __slots__ = ()

    def rank(self, cards: Sequence[Card]) -> HighRank:
        """Rank up to three cards: (category number, tie-breakers)."""
        ranks = sorted([card.rank for card in cards], reverse=True)
        if len(cards) < self.size:
            return high.rank_groups(ranks)
        is_wheel, suited = tuple(ranks) == self.wheel, len({card.suit for card in cards}) == 1
        if is_wheel or (len({*ranks}) == 3 and ranks[0] - ranks[2] == 2):
            category = Category.STRAIGHT_FLUSH if suited else Category.STRAIGHT
            row = (*ranks[1:], 1) if is_wheel and self.ace_low else ranks
            return int(category), *row
        return (int(Category.FLUSH), *ranks) if suited else high.rank_groups(ranks)


_USUAL, _ONLY_IN_SOKO = high.USUAL_CATEGORIES, tuple(Category)[len(high.USUAL_CATEGORIES) :]
SOKO: Final = SokoOrdering((*_USUAL[:2], *_ONLY_IN_SOKO, *_USUAL[2:]), name="soko")
THREE_CARD: Final = ThreeCardOrdering(
    (
        *(Category.HIGH_CARD, Category.ONE_PAIR, Category.FLUSH, Category.STRAIGHT),
        *(Category.THREE_OF_A_KIND, Category.STRAIGHT_FLUSH),
    ),
    wheel=(14, 3, 2),
    name="three-card",
    size=3,
)
TEEN_PATTI: Final = replace(
    THREE_CARD.swapped(Category.STRAIGHT_FLUSH, Category.THREE_OF_A_KIND),
    name="teen-patti",
    ace_low=False,
)
