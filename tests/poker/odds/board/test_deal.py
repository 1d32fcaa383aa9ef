"""What comes to a board, against every board that can come."""

from itertools import combinations
from math import comb

import pytest

from analyser.poker.cards import Suit
from analyser.poker.games.game import Game
from analyser.poker.games.registry import HOLDEM, OMAHA, SHORT_DECK_HOLDEM
from analyser.poker.odds.board.deal import BoardDeal
from situations import hands_at


@pytest.mark.parametrize(("game", "hands", "board"), [
    (HOLDEM, "AsKs/QhJd", "2s7s9h"), (HOLDEM, "AsKs/QhJd", "2s7c9h"), (HOLDEM, "AsKd/", "2s7s9h"),
    (OMAHA, "AsAhKsKh/QcJcTd9d", "2s7c9h"), (OMAHA, "AsAcKsKc/QhJhTd9d", "2s7c"),
    (SHORT_DECK_HOLDEM, "AsKs/QhJh", "7s9hTd"),
])  # fmt: skip
def test_boards_are_apart_where_a_flush_is_possible(game: Game, hands: str, board: str) -> None:
    of = hands_at(game, hands, board)
    deal = BoardDeal(of)
    assert deal.ways.sum() == comb(len(of.unseen), of.to_board)
    found = sum(int(each.ways.sum()) * len(each.masks) for each in deal.suited_boards())
    wanted = 0
    for more in combinations(of.unseen, of.to_board):
        full = (*of.board, *more)
        for suit in Suit:
            shared = sum(card.suit is suit for card in full)
            own = [sum(card.suit is suit for card in hand) for hand in of.hands]
            held = [sum(both) for both in zip(own, of.to_seats, strict=True)]
            if game.uses is not None:  # two of the hand, or none
                held = [2 if own >= 2 else 0 for own in held]
            wanted += max(held) + shared >= 5
    assert found == wanted > 0


def test_suits_that_are_alike_are_looked_at_once_and_ways_are_those_of_the_cards_left() -> None:
    deal = BoardDeal(hands_at(HOLDEM, "AsAh/KsKh", ""))
    assert {boards.suit for boards in deal.suited_boards()} == {Suit.CLUBS, Suit.HEARTS}
    deal = BoardDeal(hands_at(HOLDEM, "AsAh/KsKh", "2c7d9hTs"))
    ranks = [deal.to_come.ranks(number) for number in range(len(deal.to_come))]
    ways = {rank: int(way) for (rank,), way in zip(ranks, deal.ways, strict=True)}
    assert ways == {rank: 4 - (rank in (0, 5, 7, 8)) - 2 * (rank in (11, 12)) for rank in range(13)}
