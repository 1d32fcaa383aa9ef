"""Every game is played in the window by keys alone: its table is typed and judged."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from analyser.gui.felt.content import CardRole
from analyser.gui.felt.words.card_marks import parts_of
from analyser.poker.cards import format_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import GAMES
from analyser.poker.results.outcome import outcome_of
from analyser.poker.table.table import new_table
from analyser.poker.text.enter import enter
from mostly_long import mostly_long
from not_none import not_none
from tests.gui.conftest import User


@pytest.mark.parametrize("game", mostly_long(10, GAMES[::-1]), ids=lambda game: game.key)
def test_a_table_is_typed_and_judged(user: User, game: Game) -> None:
    dealt = new_table(game, 2).deal(7)
    hands = " v ".join(format_cards(seat.cards).replace(" ", "") for seat in dealt.seats)
    board = " @ " + format_cards(dealt.board).replace(" ", "") if game.board else ""
    QTest.keyClick(user.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    field = not_none(QApplication.focusWidget())
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field, f"{game.key}: {hands}{board}")
    QTest.keyClick(field, Qt.Key.Key_Return)
    table, outcome = user.document.table, user.document.outcome
    assert table.game == game
    assert [seat.cards for seat in table.seats] == [seat.cards for seat in dealt.seats]
    assert not_none(outcome.verdict).final


def test_cards_of_two_games_are_not_called_high_and_low() -> None:
    table = enter(new_table(), "drawmaha: AsKd9c9d2h v QsQdJhJcTs @ 9h8s2c3d4h")
    seats, board = parts_of(table, outcome_of(table), None, is_hidden=False)
    every = [place for places in (*seats, board) for place in places]
    assert not any(place.is_low or place.is_high for place in every)
    playing = [str(place.card) for place in every if place.role is CardRole.PLAYS]
    assert playing == ["9c", "9d", "Qs", "Qd", "Jh", "Jc", "Ts", "9h", "8s", "4h"]
