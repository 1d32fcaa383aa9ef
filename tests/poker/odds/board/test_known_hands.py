"""Odds of seats that are known, in games with a board."""

from __future__ import annotations

import pytest

from analyser.poker.dealing import Shuffler
from analyser.poker.games.game import Game
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.situation import Situation, situation_of
from situations import BOARD_GAMES, plainly


@pytest.mark.parametrize("seed", range(42))
def test_the_same_as_going_through_every_deal(seed: int) -> None:
    game = BOARD_GAMES[seed % len(BOARD_GAMES)]
    situation = dealt(game, seed)
    assert odds_of(situation) == plainly(situation)


def dealt(game: Game, seed: int) -> Situation:
    """Deal two to four seats, all but one or two cards of the board, and up to six dead cards."""
    deck = Shuffler(seed).shuffled(game.deck)
    seats = 2 + seed % 3
    hands = [deck[at * game.dealt :][: game.dealt] for at in range(seats)]
    rest = deck[seats * game.dealt :]
    board = rest[: 5 - (seed % 4 != 3) - (seed % 11 == 0)]
    return situation_of(game, hands, board, rest[5 : 5 + seed % 7])
