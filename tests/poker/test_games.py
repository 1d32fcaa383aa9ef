"""The registry of games: names and what each game allows."""

from __future__ import annotations

import pytest

from analyser.poker.cards import DECK, format_cards, parse_cards
from analyser.poker.errors import (
    CardNotInGameError,
    NoBoardError,
    NoSuchGameError,
    TooManyCardsError,
)
from analyser.poker.games import ANY, GAMES, HOLDEM, MOST_SEATS, Game, find_game
from analyser.poker.translatable import Phrase

A_HAND = Phrase("The hand")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@every_game
def test_a_game_is_found_by_its_key_its_name_and_its_aliases(game: Game) -> None:
    for name in (game.key, game.key.upper(), f" {game.name} ", *game.aliases):
        assert find_game(name) is game


def test_no_two_games_answer_to_one_name() -> None:
    names = [name for game in GAMES for name in (game.key, *game.aliases)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", ["", "bridge", "hold", "any holdem"])
def test_another_name_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(NoSuchGameError) as refusal:
        find_game(name)
    assert str(refusal.value) == f"“{name}” is not a game; choose one of: any, holdem"


@every_game
def test_the_deck_deals_the_most_seats_in_full(game: Game) -> None:
    assert MOST_SEATS * game.dealt + game.board <= len(game.deck)


@pytest.mark.parametrize(
    ("game", "hole", "board"),
    [
        (ANY, 1, 0),
        (ANY, 10, 0),
        (HOLDEM, 1, 0),
        (HOLDEM, 2, 0),
        (HOLDEM, 7, 0),
        (HOLDEM, 1, 5),
        (HOLDEM, 2, 1),
        (HOLDEM, 2, 5),
    ],
)
def test_what_a_game_allows(game: Game, hole: int, board: int) -> None:
    game.check(DECK[:hole], DECK[hole : hole + board], A_HAND)


@pytest.mark.parametrize(
    ("game", "hole", "board", "message"),
    [
        (ANY, 11, 0, "The hand has 11 cards; in Any cards it holds 10 at most"),
        (HOLDEM, 8, 0, "The hand has 8 cards; in Texas hold'em it holds 7 at most"),
        (HOLDEM, 3, 5, "The hand has 3 cards; in Texas hold'em it holds 2 at most"),
        (HOLDEM, 2, 6, "The board has 6 cards; in Texas hold'em it holds 5 at most"),
    ],
)
def test_too_many_cards_are_refused(game: Game, hole: int, board: int, message: str) -> None:
    with pytest.raises(TooManyCardsError) as refusal:
        game.check(DECK[:hole], DECK[hole : hole + board], A_HAND)
    assert str(refusal.value) == message


def test_a_board_where_there_is_none_is_refused() -> None:
    with pytest.raises(NoBoardError, match="Any cards has no board, so the board 9c Kh cannot"):
        ANY.check(parse_cards("As"), parse_cards("9c Kh"), A_HAND)


@every_game
@pytest.mark.parametrize("card", ["Jo", "Jo2", "??"])
def test_cards_outside_the_deck_are_refused(game: Game, card: str) -> None:
    with pytest.raises(CardNotInGameError) as refusal:
        game.check(parse_cards(f"As {card}"), (), A_HAND)
    assert str(refusal.value) == (
        f"{card} cannot be used in {game.name}; use the 52 cards from 2c to As"
    )


def test_any_five_of_hole_and_board_make_a_hand() -> None:
    fives = list(HOLDEM.fives(DECK[:2], DECK[2:6]))
    assert len(fives) == 6
    assert format_cards(fives[0]) == "2c 3c 4c 5c 6c"
    assert not list(ANY.fives(DECK[:4], ()))
