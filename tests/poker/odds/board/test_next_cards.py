"""The shares with every next card of the board in one pass, beside counting each one by itself."""

from dataclasses import replace
from random import Random

import pytest

from analyser.poker.games.game import Game
from analyser.poker.games.registry import (
    HOLDEM,
    OMAHA,
    OMAHA_HI_LO,
    find_game,
)
from analyser.poker.odds.board.next_cards import shares_with_each_card
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.situation import situation_of


@pytest.mark.parametrize("board", [0, 1, 3, 4])
@pytest.mark.parametrize(("game", "seats"), [
    (HOLDEM, 2), (HOLDEM, 6), (OMAHA, 2), (OMAHA_HI_LO, 4), (find_game("shortdeck"), 3),
    (find_game("omaha6"), 3),
])  # fmt: skip
def test_each_card_is_counted_as_if_it_were_there(game: Game, seats: int, board: int) -> None:
    random = Random(f"{game.key} {seats} {board}")
    deck = random.sample(game.deck.cards, len(game.deck))
    hands = [[deck.pop() for _ in range(game.dealt)] for _ in range(seats)]
    situation = situation_of(game, hands, [deck.pop() for _ in range(board)], [deck.pop()])
    found = shares_with_each_card(situation)
    assert list(found) == list(situation.unseen)
    for card in random.sample(situation.unseen, 8):
        odds = odds_of(replace(situation, board=(*situation.board, card)))
        assert found[card] == tuple([seat.share for seat in odds.seats])
