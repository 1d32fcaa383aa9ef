"""Which game is meant, where the cards look like another than is played."""

import pytest

from analyser.poker.cards import parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, GAMES, HOLDEM, OMAHA
from analyser.poker.table.offered_game import is_chosen, suggested_game
from analyser.poker.table.saved_table import table_from_json, table_to_json
from analyser.poker.table.table import Slot, Table, new_table


def table(*hands: str, game: Game = ANY) -> Table:
    dealt = new_table(game, len(hands))
    for seat, cards in enumerate(hands):
        if cards:
            dealt = dealt.activate(Slot(seat, 0)).place_all(parse_cards(cards))
    return dealt


@pytest.mark.parametrize(("hands", "game"), [
    (("Ah Kh", "Qs Qd"), HOLDEM), (("AhKh", "QsQd", "2c3c"), HOLDEM), (("Ah Kh", "?? ??"), HOLDEM),
    (("Ah Kh 2c 3c", "Qs Qd 4c 5c"), OMAHA),
])  # fmt: skip
def test_two_cards_in_each_seat_are_holdem_and_four_omaha(
    hands: tuple[str, ...], game: Game
) -> None:
    assert suggested_game(table(*hands)) is game


@pytest.mark.parametrize("hands", [
    pytest.param(("Ah Kh",), id="one seat"), pytest.param(("Ah Kh", ""), id="one hand"),
    pytest.param(("Ah Kh", "Qs"), id="a card short"),
    pytest.param(("Ah Kh", "Qs Qd 2c"), id="a card too many"),
    pytest.param(("Ah Kh", "Qs Qd", "2c"), id="a third seat that is short"),
    pytest.param(("", ""), id="no cards"),
    pytest.param(("Ah Kh Qh Jh Th", "Qs Qd 2c 3c 4c"), id="five cards"),
])  # fmt: skip
def test_anything_else_is_what_it_says(hands: tuple[str, ...]) -> None:
    assert suggested_game(table(*hands)) is None


@pytest.mark.parametrize("game", [game for game in GAMES if game is not ANY], ids=lambda g: g.key)
def test_a_game_that_was_chosen_is_doubted_only_for_another_of_its_family(game: Game) -> None:
    is_omaha = game.board and game.dealt > 2
    two = new_table(game, 2).fill(0, parse_cards("Ah Kh")).fill(1, parse_cards("Qs Qd"))
    assert suggested_game(two) is (HOLDEM if is_omaha else None)
    if game.most >= OMAHA.dealt:
        four = two.fill(0, parse_cards("Ah Kh Jh Th")).fill(1, parse_cards("Qs Qd Js Jd"))
        doubted = game is HOLDEM or (is_omaha and game.dealt > OMAHA.dealt)
        assert suggested_game(four) is (OMAHA if doubted else None)


@pytest.mark.parametrize(
    ("game", "seats", "expected"), [(ANY, 1, False), (ANY, 2, True), (HOLDEM, 1, True)]
)
def test_a_game_or_a_seat_more_is_a_choice(game: Game, seats: int, expected: bool) -> None:
    table = new_table(game, seats)
    assert is_chosen(table) is expected
    assert is_chosen(table_from_json(table_to_json(table))) is expected
