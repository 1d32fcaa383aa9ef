"""Boards taken together: every board once, with the cards that are left beside it."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from analyser.poker.cards import parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import HOLDEM, OMAHA, SHORT_DECK_HOLDEM
from analyser.poker.odds.board.alike_boards import AlikeBoards, Boards
from analyser.poker.odds.board.deal import BoardDeal
from analyser.poker.odds.situation import Situation, situation_of


def all_boards(of: Situation) -> list[Boards]:
    known = {seat: hand for seat, hand in enumerate(of.hands) if len(hand) == of.game.dealt}
    return list(AlikeBoards(of, BoardDeal(of), known).all())


@pytest.mark.parametrize(("game", "hand", "board"), [
    (HOLDEM, "AsKd", ""), (HOLDEM, "", "2s7s9h"), (OMAHA, "AsAh", "2s7s9sTd"),
    (OMAHA, "AsAhKcKd", "2s7c9hTdJd"), (SHORT_DECK_HOLDEM, "AsKs", "QsJs"),
])  # fmt: skip
def test_every_board_is_counted_once(game: Game, hand: str, board: str) -> None:
    cards = [parse_cards(text) if text else () for text in (hand, board)]
    of = situation_of(game, [cards[0], ()], cards[1])
    found = all_boards(of)
    assert sum(int(boards.ways.sum()) for boards in found) == comb(len(of.unseen), of.to_board)
    for boards in found:
        beside = len(of.unseen) - of.to_board
        assert boards.left.sum(axis=1).tolist() == [beside] * len(boards.ways)
        assert (boards.left >= 0).all()
        assert (boards.left <= boards.most).all()
        assert (boards.ways > 0).all()


def test_the_cards_that_are_left_and_the_best_of_the_known() -> None:
    """Beside boards with three spades, by going through all boards."""
    hands = [parse_cards("AsAh"), ()]
    of = situation_of(HOLDEM, hands, parse_cards("2s7s9h"))
    wanted: Counter[tuple[int, ...]] = Counter()
    for more in combinations(of.unseen, 2):
        if any(str(card).endswith("s") for card in more):
            left = [card for card in of.unseen if card not in more]
            kinds = [card.rank - 2 + 13 * str(card).endswith("s") for card in left]
            wanted[tuple(map(kinds.count, range(26)))] += 1
    found: Counter[tuple[int, ...]] = Counter()
    for boards in all_boards(of):
        if boards.suited is not None:
            assert (boards.known[0].winners == 1).all()
            for left, ways in zip(boards.left.tolist(), boards.ways.tolist(), strict=True):
                found[tuple(left)] += ways
    # Three hearts may come as well, and make the other boards on which suits matter.
    assert {key: found[key] for key in wanted} == wanted
