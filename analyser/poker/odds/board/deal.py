"""The cards that can still come to a situation's board, and the boards with possible flushes.

Ranks are 0 to 12; for masks and runouts see ``runouts``.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from analyser.poker.cards import RANKS, Card, Suit
from analyser.poker.odds.board.board_values import (
    choice_rows,
    mixed_values,
    most_suited,
    values_of_choices,
)
from analyser.poker.odds.board.runouts import (
    ALL_RANKS,
    MEMBERS,
    Masks,
    Runouts,
    Ways,
    runouts,
    suited_runouts,
)
from analyser.poker.odds.situation import Situation
from analyser.poker.ranking.low import Ordering
from analyser.poker.ranking.rank_tables import ClassNumbers


class SuitedBoards(NamedTuple):
    """All full boards for which a given number of the cards to come are of one suit."""

    # The suit. If several suits are equivalent (the same ranks in every seat, on the board and in
    # the deck), it is the first of them, and ``ways`` counts all of them.
    suit: Suit
    left: int  # the mask of the ranks of this suit left in the deck
    others: Sequence[int]  # for each rank the number of cards of the other suits left in the deck
    # For each of n sets of cards of the suit to come, the mask of the ranks of the suit on the full
    # board.
    masks: Masks
    rest: Runouts  # the m runouts of the other cards to come
    numbers: Masks  # of shape (n, m), the number of the whole runout
    ways: Ways  # of length m, in how many ways the other cards can come

    def every_way(self) -> Ways:
        """Return in how many ways each of the boards can come, in the order of ``numbers``."""
        return self.ways[np.newaxis].repeat(len(self.masks), axis=0).ravel()


class BoardDeal:
    """The cards that can still come to the board of a situation."""

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        self._ranks = ranks_of(situation.board)
        self._of_choices: dict[Ordering, ClassNumbers] = {}
        cards = sum([1 << card.number for card in situation.unseen])
        self._masks = [cards >> len(RANKS) * suit & ALL_RANKS for suit in Suit]
        self.to_come: Runouts = runouts(situation.to_board)  # the runouts
        # For each rank the number of cards left in the deck.
        self.left: list[int] = MEMBERS.take(self._masks, axis=0).sum(axis=0).tolist()
        # For each runout the number of ways in which it can come.
        self.ways: Ways = self.to_come.ways(self.left)

    def mixed(self, ordering: Ordering, hand: Sequence[int]) -> ClassNumbers:
        """Return the class that complete hole cards of these ranks have with each runout.

        Flushes are ignored. ``NO_CLASS`` for a runout with which no five cards qualify. The class
        is meaningless for a runout that cannot come because of the hand's own cards.
        """
        game = self._situation.game
        if game.uses is None:
            ranks = tuple(sorted((*self._ranks, *hand)))
            return mixed_values(ordering, game.deck, ranks, self.to_come.size)
        if ordering not in self._of_choices:
            values = values_of_choices(game, ordering, game.uses, self._ranks)
            self._of_choices[ordering] = values
        choices = choice_rows(hand, game.uses[0])
        best: ClassNumbers = self._of_choices[ordering].take(choices, axis=0).min(axis=0)
        return best

    def suited_boards(self) -> Iterator[SuitedBoards]:
        """Yield all boards on which a flush is possible; of equivalent suits the first's."""
        for suit, alike in self._different_suits():
            yield from self.boards_of(suit, alike=alike)

    def boards_of(
        self, suit: Suit, most: int | None = None, alike: int = 1
    ) -> Iterator[SuitedBoards]:
        """Yield all boards on which a flush of this suit alone is possible.

        ``most``: the most cards of the suit that a hand can play; by default of the seats' hands;
        ``alike``: how many suits it stands for.
        """
        most = max(self.most_suited(suit)) if most is None else most
        size = self.to_come.size
        there = suited_mask(self._situation.board, suit)
        left = self._masks[suit]
        others = [count - (left >> rank & 1) for rank, count in enumerate(self.left)]
        for count in range(max(0, 5 - most - there.bit_count()), size + 1):
            masks, rest, numbers = suited_runouts(size, count)
            possible = ((masks & ~left) == 0).nonzero()[0]
            if len(possible):
                on_board, whole = masks.take(possible) | there, numbers.take(possible, axis=0)
                ways = alike * rest.ways(others)
                yield SuitedBoards(suit, left, others, on_board, rest, whole, ways)

    def most_suited(self, suit: Suit) -> list[int]:
        """Return how many cards of a suit each seat can use for a flush at most."""
        situation = self._situation
        return [
            most_suited(situation.game, suited_mask(hand, suit), missing)
            for hand, missing in zip(situation.hands, situation.to_seats, strict=True)
        ]

    def _different_suits(self) -> Iterator[tuple[Suit, int]]:
        """Yield each group of equivalent suits as (its first suit, number of suits)."""
        places = (*self._situation.hands, self._situation.board)
        alike: dict[tuple[int, ...], list[Suit]] = {}
        for suit in Suit:
            masks = self._masks[suit], *(suited_mask(cards, suit) for cards in places)
            alike.setdefault(masks, []).append(suit)
        return ((suits[0], len(suits)) for suits in alike.values())


def ranks_of(cards: Sequence[Card]) -> list[int]:
    """Return the ranks of cards, 0 to 12."""
    return [card.rank - RANKS[0] for card in cards]


def suited_mask(cards: Sequence[Card], suit: Suit) -> int:
    """Return the ranks of the cards of one suit, as a mask: rank r is bit r."""
    mask = 0
    for card in cards:  # quicker than a sum
        if card.suit is suit:
            mask |= 1 << card.rank - RANKS[0]
    return mask
