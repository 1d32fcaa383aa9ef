"""Saved tables: the same table comes back, and nothing damaged gets in."""

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st

from analyser.poker.cards import UNKNOWN, Card, parse_cards
from analyser.poker.errors import NewerTableError, SavedTableError
from analyser.poker.games.registry import DRAW, GAMES, HOLDEM
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.bets import set_all_in, set_bet, set_stakes, set_to_call, set_wager
from analyser.poker.table.saved_table import FORMAT, table_from_json, table_to_json
from analyser.poker.table.table import BOARD, DEAD, Slot, Table, new_table
from examples import examples


def two_seats() -> Table:
    """As Kd / 7h * | 9c _ _ _ _ with the second seat called Anna."""
    table = new_table(HOLDEM, 2).place_all(parse_cards("As Kd 7h")).rename_seat(1, "Anna Ζωή")
    return table.activate(Slot(BOARD, 0)).place(Card("9c")).activate(Slot(1, 1))


def a_game_of_choices() -> Table:
    """Draw with a bug and wild deuces, a dead card and a pot: Jo 2c / Kd, dead 9c."""
    table = new_table(DRAW.with_options({"joker": "bug", "wild": "2,J"}), 2).set_pot(101)
    table = table.place_all(parse_cards("Jo 2c")).activate(Slot(1, 0)).place(Card("Kd"))
    return table.activate(Slot(DEAD, 0)).place(Card("9c"))


def a_seat_unseen() -> Table:
    """As ?? / ?? ?? | ?? _ _ _ *."""
    return new_table(HOLDEM, 2).place_all(parse_cards("As ?? ?? ?? ??")).activate(Slot(BOARD, 4))


def a_full_table() -> Table:
    """As Kd | 2c 3c 4c 5c 6c: no slot is left to be the next."""
    return new_table(HOLDEM, 1).place_all(parse_cards("As Kd 2c 3c 4c 5c 6c"))


SAVED = json.loads(table_to_json(two_seats()))


def changed(*path: str | int, to: object) -> str:
    data = json.loads(json.dumps(SAVED))
    place: Any = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return json.dumps(data)


def test_the_form_is_plain_versioned_json() -> None:
    seats = [{"name": "", "cards": ["As", "Kd"]}, {"name": "Anna Ζωή", "cards": ["7h", None]}]
    held = {"seats": seats, "board": ["9c", None, None, None, None], "active": [1, 1]}
    assert held | {"format": 1, "game": "holdem"} == SAVED


def test_options_dead_cards_and_the_pot_are_written_where_there_are_any() -> None:
    data = json.loads(table_to_json(a_game_of_choices()))
    assert (data["format"], data["game"]) == (1, "draw")
    assert data["options"] == {"joker": "bug", "wild": "2,J"}
    assert (data["dead"], data["pot"]) == (["9c"], 101)
    assert [seat["cards"][:2] for seat in data["seats"]] == [["Jo", "2c"], ["Kd", None]]


@pytest.mark.parametrize(
    "table", [two_seats(), a_game_of_choices(), a_seat_unseen(), a_full_table()]
)
def test_a_table_comes_back_as_it_was(table: Table) -> None:
    assert table_from_json(table_to_json(table)) == table


@given(
    st.sampled_from(GAMES),
    st.lists(st.text(max_size=8), min_size=1, max_size=7),
    st.integers(0, 2**64 - 1) | st.none(),
    st.data(),
)
def test_every_table_comes_back_as_it_was(
    game: Any, names: list[str], seed: int | None, data: st.DataObject
) -> None:
    table = new_table(game, len(names))
    for seat, name in enumerate(names):
        table = table.rename_seat(seat, name)
    if seed is not None:
        table = table.deal(seed)
    else:
        deck = st.sampled_from((*table.game.deck.cards, UNKNOWN))
        for card in data.draw(st.lists(deck, max_size=10, unique=True)):
            table = table.place(card) if table.active else table
    assert table_from_json(table_to_json(table).encode().decode()) == table


@pytest.mark.parametrize("text", [
    "", "not JSON", "null", "[]", '"As Kd"', "{}", "\ufeff{}", "[" * 100_000,
    '{"format": ' + "9" * 5000 + "}", changed("format", to="1"), changed("format", to=True),
    changed("format", to=None), changed("format", to=0),
    changed("format", to=0).replace("0", "1e999", 1), table_to_json(two_seats())[:-40],
], ids=lambda text: text[:20])  # fmt: skip
def test_what_is_no_saved_table_is_refused(text: str) -> None:
    with pytest.raises(SavedTableError) as refusal:
        table_from_json(text)
    said = "(it is not a saved table); the file is kept as it is"
    assert str(refusal.value) == f"This is not a table that can be opened {said}"


@pytest.mark.parametrize(
    ("place", "value"),
    [*examples(__file__, "damaged.txt"), ("seats", json.dumps(SAVED["seats"] * 6))],
)
def test_a_damaged_table_is_refused(place: str, value: str) -> None:
    path = [int(step) if step.isdigit() else step for step in place.split()]
    text = changed(*path, to=json.loads(value))
    with pytest.raises(SavedTableError, match=r"\(it is damaged\); the file is kept"):
        table_from_json(text)


@pytest.mark.parametrize("nested", ['{"joker": LIST}', '{"wild": [LIST]}', "LIST", '{"LIST": 1}'])
def test_options_nested_ever_deeper_are_refused(nested: str) -> None:
    """Somewhere below a thousand they can be read, and not be quoted any more."""
    plain = changed("options", to="HERE")
    for depth in range(900, 1_010):
        options = nested.replace("LIST", "[" * depth + "]" * depth)
        with pytest.raises(SavedTableError) as refusal:
            table_from_json(plain.replace('"HERE"', options))
        assert len(str(refusal.value)) < 300


@pytest.mark.parametrize(("text", "why"), examples(__file__, "wrong_cards.txt"))
def test_what_is_wrong_with_the_cards_is_said(text: str, why: str) -> None:
    with pytest.raises(SavedTableError) as refusal:
        table_from_json(text)
    assert f"({why}" in str(refusal.value)


def test_only_a_table_with_unknown_cards_asks_for_a_program_that_knows_them() -> None:
    """A program that reads format 1 alone would call such a table damaged."""
    data = json.loads(table_to_json(a_seat_unseen()))
    assert data["format"] == 2
    assert [seat["cards"] for seat in data["seats"]] == [["As", "??"], ["??", "??"]]
    assert data["board"] == ["??", None, None, None, None]
    on_the_board_alone = new_table(HOLDEM).activate(Slot(BOARD, 0)).place(Card("??"))
    assert json.loads(table_to_json(on_the_board_alone))["format"] == 2
    assert json.loads(table_to_json(a_seat_unseen().clear()))["format"] == 1


def test_a_table_of_a_newer_version_is_refused_as_such() -> None:
    with pytest.raises(NewerTableError) as refusal:
        table_from_json(changed("format", to=FORMAT + 1))
    assert str(refusal.value) == (
        "This table was saved by a newer version of the program (format 6, this program reads "
        "up to 5); update the program to open it; the file is kept as it is"
    )
    with pytest.raises(NewerTableError):  # whatever it calls a seat or a game
        table_from_json('{"format": 9, "players": []}')


def test_a_name_is_tidied_when_read() -> None:
    table = table_from_json(changed("seats", 0, "name", to=" Anna\nLena \ud800"))
    assert table.seat_name(0) == "Anna Lena ?"


def a_range() -> Table:
    """A known hand against a range, with a flop to come."""
    table = new_table(HOLDEM, 2).place_all(parse_cards("As Kd"))
    return table.set_range(1, parse_range("QQ+, AKs:0.5, AhKd:0.25"))


def test_bets_come_back_and_only_tables_with_them_are_of_the_newest_form() -> None:
    table = set_bet(set_bet(two_seats(), 0, 50), 1, 100)
    table = set_to_call(set_stakes(table, [20, 0], 15), 0, 0)
    table = set_all_in(set_wager(table, 1, 100), 0, True)
    data = json.loads(table_to_json(table))
    assert data["format"] == 4
    assert [seat["bet"] for seat in data["seats"]] == [50, 100]
    assert (data["folded_bets"], data["dead_money"]) == ([20, 0], 15)
    assert data["seats"][0]["all_in"] is True
    assert (data["seats"][1]["wager"], "all_in" in data["seats"][1]) == (100, False)
    assert table_from_json(json.dumps(data)) == table
    assert json.loads(table_to_json(set_to_call(two_seats(), 0, 5)))["format"] == 4
    # Without any bet there are none of others either.
    table = set_wager(set_to_call(table, 0, None), 1, None)
    assert set_bet(set_bet(table, 0, None), 1, None) == two_seats()


def test_a_range_comes_back_with_its_weights_in_a_game_that_has_ranges() -> None:
    table = a_range()
    data = json.loads(table_to_json(table))
    assert data["format"] == 3
    assert data["seats"][1]["range"] == "QQ+, AKs:0.5, AhKd:0.25"
    assert table_from_json(json.dumps(data)) == table
    data |= {"game": "shortdeck"}
    data["seats"][0]["cards"] = [None, None]
    with pytest.raises(SavedTableError, match="is a range, and Short-deck hold'em has none"):
        table_from_json(json.dumps(data))


@pytest.mark.parametrize(("changes", "why"), [
    ({"range": "nonsense"}, "is not part of a range"), ({"range": 7}, "is not part of a range"),
    ({"range": ""}, "no hand in this range"), ({"cards": ["2c", None]}, "it is damaged"),
])  # fmt: skip
def test_a_damaged_range_is_refused_in_words(changes: dict[str, object], why: str) -> None:
    data = json.loads(table_to_json(a_range()))
    data["seats"][1].update(changes)
    with pytest.raises(SavedTableError, match=why):
        table_from_json(json.dumps(data))
