"""Lists of random hands as text, a hand on each line."""

import pytest

from analyser.api import deal, sort_hands
from analyser.poker.cards import format_cards, parse_cards
from analyser.poker.dealing import MOST_SEED
from analyser.poker.errors import BoardTextError, NumberError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, DRAW, GAMES, HOLDEM, RAZZ
from analyser.poker.generators import finish
from analyser.poker.results.hand_list import deal_text
from analyser.poker.results.sorting import MOST_HANDS

BOARD = "9c Kh Kd 9s Ah"


@pytest.mark.parametrize(("game", "board", "message"), [
    (HOLDEM, "9c xx", "Board: “xx” is not a card"),
    (HOLDEM, "2c 3c 4c 5c 6c 7c", "Board: The board has 6 cards; in Texas hold'em it holds 5"),
    (ANY, "9c", "Board: Any cards has no board, so the board 9c cannot be used"),
    (HOLDEM, "Jo", "Board: Jo cannot be used in Texas hold'em"),
])  # fmt: skip
def test_a_mistake_in_the_board_is_named(game: Game, board: str, message: str) -> None:
    with pytest.raises(BoardTextError) as refusal:
        finish(deal_text(game, 1, 2, 7, board))
    assert str(refusal.value).startswith(message)


@pytest.mark.parametrize("game", [ANY, RAZZ, DRAW], ids=lambda game: game.key)
def test_hands_are_those_that_deal_deals(game: Game) -> None:
    text = finish(deal_text(game, 40, 5, seed=7))
    elsewhere = deal(40, cards=5, seed=7, game=game)
    hands = [format_cards(one.seats[0].cards) for one in elsewhere.deals]
    assert text.split("\n") == hands


def test_the_boards_cards_are_not_dealt() -> None:
    hands = finish(deal_text(HOLDEM, 500, 2, 7, BOARD)).split("\n")
    assert len(hands) == 500
    assert not set(parse_cards(BOARD)) & {card for hand in hands for card in parse_cards(hand)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_can_use_what_is_dealt_for_it(game: Game) -> None:
    text = finish(deal_text(game, 10, game.dealt, seed=1))
    assert len(sort_hands(text.split("\n"), game=game).hands) == 10


@pytest.mark.parametrize(("count", "cards", "seed", "board", "message"), [
    (0, 2, 7, "", "The number of hands is 0; it must be a whole number from 1 to 100000"),
    (MOST_HANDS + 1, 2, 7, "", "The number of hands is 100001"),
    (1, 8, 7, "", "The number of cards is 8; it must be a whole number from 2 to 7"),
    (1, 3, 7, "As", "The number of cards is 3; it must be a whole number from 2 to 2"),
    (1, 2, MOST_SEED + 1, "", "The seed is 18446744073709551616; it must be"),
])  # fmt: skip
def test_numbers_out_of_range(count: int, cards: int, seed: int, board: str, message: str) -> None:
    with pytest.raises(NumberError) as refusal:
        finish(deal_text(HOLDEM, count, cards, seed, board))
    assert str(refusal.value).startswith(message)


def test_steps_tell_how_far_they_are() -> None:
    told: list[float] = []
    finish(deal_text(ANY, 300, 5, 7), told.append)
    assert told == [number / 300 for number in range(0, 300, 16)]
