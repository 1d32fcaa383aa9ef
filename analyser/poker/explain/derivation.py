"""Derives a high hand from its cards step by step, with all intermediate results.

The steps combine two published methods. The match pattern and the reordering are from an article on
ranking poker hands in C++ ("Overview of the Ranking Algorithm", 23 April 2010); the difference
test, the flags and the table of counts are from Dyalog's "Ranking poker hands" in APL. The rank
itself is not derived but taken from the analysis; tests check that it agrees with all the steps.
"""

from collections.abc import Mapping, Sequence
from itertools import chain, groupby, pairwise
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.explain.steps import cards_beside
from analyser.poker.games.game import Game
from analyser.poker.ranking.high import OF_ALL_FIVE, Category, group_ranks, match_pattern
from analyser.poker.results.analysis import Analysis

ACE: Final = 14


class Derivation:
    """The derivation of a seat's best high hand, also of an incomplete one.

    Attributes that are cards name the real cards; numbers count a wild card as what it stands for.
    """

    def __init__(self, game: Game, hand: Analysis) -> None:
        self.rank = hand.high.rank  # (category number, tie-breakers)
        self.best = hand.high.best  # the best five cards, in reading order
        # The cards that do not play, first those of the seat, then those of the board.
        self.left_out = cards_beside(self.best, hand)
        # The number of choices of five that the rules allow; 0 below five cards.
        self.looked_at = sum(1 for _ in game.fives(hand.cards, hand.board))
        self.stands_for = hand.high.wild  # the card that each wild card of ``best`` stands for

        def rank_of(card: Card) -> int:
            return self.counts_as(card).rank

        # The best five sorted by rank, the ace highest; and the ace first.
        self.ascending = tuple(sorted(self.best, key=rank_of))
        self.descending = tuple(sorted(self.best, key=rank_of, reverse=True))
        ranks = [rank_of(card) for card in self.descending]
        # For each pair of neighbours in ``ascending`` 1 if their ranks are equal, else 0.
        self.pattern = match_pattern(ranks)
        # ``ascending`` with larger groups moved behind smaller ones, so that hands of a category
        # compare from the end; and the cards of the groups that were moved.
        self.reordered, self.moved = reorder(self.ascending, self.stands_for)
        suits = [self.counts_as(card).suit for card in self.descending]
        # For each card of ``descending`` whether it has the suit of the first card.
        self.suited = tuple(suit == suits[0] for suit in suits)
        # The differences between neighbouring ranks of ``descending``.
        self.differences = tuple([high - low for high, low in pairwise(ranks)])
        # The divisor for the first difference: the ace's rank minus the top rank of the straight
        # with a low ace, minus one. The first difference of that straight is one more than the
        # divisor, so its remainder is 1.
        self.modulus = game.high.wheel[0] - game.high.wheel[1] - 1
        # ``differences``, but with the remainder of the first difference in place of the
        # difference; all 1 in a straight.
        first = [difference % self.modulus for difference in self.differences[:1]]
        self.tested = (*first, *self.differences[1:])
        # (count, rank) of each different rank, larger counts first, then higher ranks; in a
        # straight the first row is moved to the end.
        self.table = group_ranks(ranks)
        if len(self.best) == game.hand and set(self.tested) == {1}:
            self.table = self.table[1:] + self.table[:1]
        self.complete = self.looked_at > 0  # whether there are as many cards as make a hand
        # The digits of ``pattern`` read as a binary number: 9 for 1001.
        self.number = int(self.pattern or "0", 2)
        # Whether the five ranks follow each other; the ace may be high or low.
        self.straight = self.complete and set(self.tested) == {1}
        self.flush = self.complete and all(self.suited)
        # Whether it is the straight in which the ace is low.
        self.ace_low = self.straight and self.differences != self.tested
        # (straight flush, two different ranks, flush, straight): compared before the ranks. Two
        # ranks make four of a kind or a full house.
        two_ranks = self.complete and len(self.table) == 2
        self.flags = self.straight and self.flush, two_ranks, self.flush, self.straight

    def counts_as(self, card: Card) -> Card:
        """Return the card that a wild card stands for, or the card itself."""
        return self.stands_for.get(card, card)

    def cards_of(self, rank: int) -> tuple[Card, ...]:
        """Return the cards of a rank, 2 to 14, among the best five."""
        rank = ACE if rank == 1 else rank
        return tuple(card for card in self.best if self.counts_as(card).rank == rank)

    def deciding_cards(self, position: int) -> tuple[Card, ...]:
        """Return the cards that one number of ``rank`` belongs to.

        Position 0 is the category. It belongs to all five cards of a straight or flush, in other
        hands to the cards of the pairs and larger groups, and in a hand without such groups to the
        highest card. Each later position is a tie-breaker: the rank of some of the cards.
        """
        if self.rank[0] == Category.FOUR_CARD_FLUSH and position:
            return self.best[position - 1 : position]
        if self.rank[0] in (Category.FOUR_CARD_FLUSH, Category.FOUR_CARD_STRAIGHT):
            return (self.best[:4], self.best[:1], self.best[4:])[position]
        if position:
            return self.cards_of(self.rank[position])
        if self.rank[0] in OF_ALL_FIVE:
            return self.best
        grouped = [rank for count, rank in self.table if count > 1] or [self.table[0][1]]
        return tuple(card for rank in grouped for card in self.cards_of(rank))


def reorder(
    ascending: Sequence[Card], wild: Mapping[Card, Card]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Move larger groups of equal ranks behind smaller ones; return (the cards, the moved cards).

    With two pairs and a higher kicker, both pairs move behind the kicker. The article that the
    reordering is from leaves them in front of the kicker; a comparison from the end would then
    begin with the kicker.
    """
    by_rank = groupby(ascending, lambda card: wild.get(card, card).rank)
    groups = [tuple(group) for _, group in by_rank]
    behind = sorted(groups, key=len)  # stable: groups of a size stay in the order of their ranks
    moved: list[Card] = []
    for place, group in enumerate(groups):
        if any(len(later) < len(group) for later in groups[place:]):
            moved += group
    return tuple(chain.from_iterable(behind)), tuple(moved)
