"""The games by name, and how many cards each has."""

from operator import attrgetter

import pytest

from analyser.poker.errors import NoSuchGameError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import DRAW, GAMES, HOLDEM, find_game, larger_game
from examples import examples

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@every_game
def test_a_game_is_found_by_its_key_its_name_and_its_aliases(game: Game) -> None:
    for name in (game.key, game.key.upper(), f" {game.name} ", *game.aliases):
        assert find_game(name) is game


def test_no_two_games_answer_to_one_name() -> None:
    names = [name for game in GAMES for name in (game.key, game.name.lower(), *game.aliases)]
    assert {name for name in names if names.count(name) > 1} <= {
        "omaha", "razz", "badugi", "manila", "tahoe", *("badeucy", "badacey", "drawmaha"),
    }  # fmt: skip
    assert sum(name == "omaha" for name in names) == 2  # the key and the name of one game


@pytest.mark.parametrize(("name", "known"), examples(__file__, "no_game.txt"))
def test_another_name_is_refused_with_some_like_it(name: str, known: str) -> None:
    with pytest.raises(NoSuchGameError) as refusal:
        find_game(name)
    assert str(refusal.value) == f"“{name}” is not a game; write one, such as {known}"


def test_what_files_and_tools_call_a_game_is_said_of_one_game_only() -> None:
    codes = [code for game in GAMES for code in game.codes]
    assert len(codes) == len(set(codes))
    assert all({*game.in_front} <= {game.key, *game.aliases} for game in GAMES)


def test_a_refused_name_is_quoted_on_one_line_and_in_part() -> None:
    with pytest.raises(NoSuchGameError, match=r"^“a b{37}…” is not a game; [^\n]*$"):
        find_game("a\n" + 5_000 * "b")


@pytest.mark.parametrize(("key", "dealt", "larger"), [
    ("omaha", 5, "omaha5"), ("omaha", 6, "omaha6"), ("omaha8", 5, "omaha5-8"),
    ("omaha8", 6, "omaha6-8"), ("omaha5-8", 6, "omaha6-8"), ("omaha", 7, "omaha"),
    ("omaha5", 4, "omaha5"), ("holdem", 3, "holdem"), ("greek", 4, "omaha"),
    ("manila", 4, "manila"), ("stud", 5, "stud"),
])  # fmt: skip
def test_omaha_with_more_cards_is_found_by_its_rules(key: str, dealt: int, larger: str) -> None:
    assert larger_game(find_game(key), dealt).key == larger


CARDS = {
    (1, 10, 10, 5, 0): "any",
    (2, 2, 7, 2, 5): "holdem holdem8 shortdeck royal",
    (2, 2, 2, 2, 5): "greek manila",
    (3, 3, 3, 3, 5): "tahoe",
    (4, 4, 4, 4, 5): "omaha omaha8",
    (5, 5, 5, 5, 5): "omaha5 omaha5-8 drawmaha",
    (6, 6, 6, 6, 5): "omaha6 omaha6-8",
    (5, 7, 7, 7, 0): "stud stud8 razz razz27",
    (5, 5, 5, 5, 0): "stud5 draw lowball deuce soko badeucy badacey",
    (1, 4, 4, 4, 0): "badugi",
    (3, 3, 3, 3, 0): "threecard teenpatti",
}
"""The fewest cards of a seat that are judged, the most, and the most where there is no board; how
many it is dealt; and the board."""


def test_each_game_is_played_with_as_many_cards_as_its_rules_say() -> None:
    sizes = attrgetter("least", "most", "most_without_board", "dealt", "board")
    played = {game.key: sizes(game) for game in GAMES}
    assert played == {key: cards for cards, keys in CARDS.items() for key in keys.split()}
    assert HOLDEM.comes_alone(3)
    assert not HOLDEM.comes_alone(2)
    assert not DRAW.comes_alone(6)


def test_lows_alone_win_in_the_games_called_after_them_and_in_those_with_a_badugi() -> None:
    lows = {game.key for game in GAMES if game.only_lows}
    assert lows == {"razz", "razz27", "lowball", "deuce", "badugi", "badeucy", "badacey"}
