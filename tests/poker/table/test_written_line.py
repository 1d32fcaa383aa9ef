"""A table in one line is what the entry reads."""

import pytest

from analyser.poker.cards import Card
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM, OMAHA
from analyser.poker.table.table import BOARD, Slot, new_table
from analyser.poker.table.written_line import line_of
from analyser.poker.text.enter import enter


@pytest.mark.parametrize(("game", "line"), [
    (HOLDEM, "AhKh v QsQd @ QhJh2c"), (HOLDEM, "AhKh"), (HOLDEM, "AhKh v ???? v Td9d"),
    (OMAHA, "AhKh2c3c v QsQd5h6h @ 7c8c2h"), (ANY, "AhKhQhJhTh"),
    (HOLDEM, "AhKh v QQ+, AKs:0.5 @ QhJh2c"), (HOLDEM, "AhKh:1 v random v ????"),
    (HOLDEM, "AsKs, AhKh:1 v AsKs, AhKh, AhKd:0.25 @ 2c3c4c"),
    (HOLDEM, "QQ"),
])  # fmt: skip
def test_a_line_is_read_as_the_table_it_was_written_from(game: Game, line: str) -> None:
    assert line_of(enter(new_table(game), line)) == line


def test_places_without_cards_are_left_out() -> None:
    table = enter(new_table(HOLDEM, 3), "AhKh v QsQd v 2c2d")
    for at in (0, 1):
        table = table.empty(Slot(1, at))
    assert line_of(table) == "AhKh v 2c2d"
    assert line_of(new_table(HOLDEM).activate(Slot(BOARD, 0)).place(Card("Qh"))) == "@ Qh"
    assert line_of(new_table(HOLDEM, 3)) == ""


def test_ranges_of_single_holdings_are_no_hands_of_omaha() -> None:
    line = "AhKd, QhQc:1 v 7c6c, 5d5c:1"
    for game in (ANY, HOLDEM, OMAHA):
        table = enter(new_table(game), line)
        assert (table.game, line_of(table)) == (HOLDEM, line)
