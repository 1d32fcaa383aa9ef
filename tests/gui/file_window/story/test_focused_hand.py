"""The hand in focus: told street by street, and put on the table."""

from __future__ import annotations

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from analyser import format_cards
from analyser.gui.file_window.model import FileColumn
from analyser.poker.games.registry import HOLDEM as HOLDEM_GAME
from analyser.poker.table.table import BOARD
from histories import HOLDEM
from tests.gui.conftest import CTRL, LEFT, NONE, SHIFT, Key, User
from tests.gui.file_window.conftest import HISTORIES, LINES, Read, press


def test_a_double_click_puts_a_hand_on_the_table(user: User, read: Read, qtbot: QtBot) -> None:
    window = read(HISTORIES)
    where = window.view.visualRect(window.model.index(0, FileColumn.WINNER)).center()
    QTest.mouseClick(window.view.viewport(), LEFT, NONE, where)
    with qtbot.waitActive(user.window):
        QTest.mouseDClick(window.view.viewport(), LEFT, NONE, where)
    table = user.document.table
    assert table.game == HOLDEM_GAME
    assert [seat.name for seat in table.seats] == ["Ann", "Bob: [the] (x)"]
    assert (user.cards(0), user.cards(1)) == ("Ah Kh", "Qs Qd")
    assert (user.cards(BOARD), table.pot) == ("Qc Jh 2h 8h 3c", 112)
    assert user.verdict == "Verdict: Ann wins, a flush beats three of a kind"
    user.document.undo_stack.undo()
    assert user.document.table.is_empty


def test_a_pot_is_said_where_the_hand_is_laid_if_it_is_in_cents(user: User, read: Read) -> None:
    window = read(HOLDEM.replace("Total pot $112", "Total pot $12.50"))
    window.view.setFocus()
    press(window, Key.Key_Return)
    assert user.document.table.pot == 1250
    assert user.window.area.prompt.text == "The pot is counted in cents: 1,250"
    window = read(HOLDEM)
    window.view.setFocus()
    press(window, Key.Key_Return)
    assert user.document.table.pot == 112
    assert "cents" not in user.window.area.prompt.text


def test_street_by_street_or_whole_it_is_put_on_the_table(
    user: User, read: Read, qtbot: QtBot
) -> None:
    window = read(HISTORIES)
    window.view.setFocus()
    press(window, Key.Key_Return, CTRL | SHIFT)
    boards = [format_cards(user.document.table.board)]
    for _ in range(3):
        user.window.window_actions.street.trigger()
        boards.append(format_cards(user.document.table.board))
    assert boards == ["", "Qc Jh 2h", "Qc Jh 2h 8h", "Qc Jh 2h 8h 3c"]
    press(window, Key.Key_Down)
    press(window, Key.Key_Down)
    qtbot.waitUntil(lambda: window.details.headline.text().startswith("Ann wins: four of a kind"))
    press(window, Key.Key_Return)
    assert len(user.document.table.board) == 5
    turn = window.details.buttons[2]
    assert turn.text() == "Turn"
    turn.click()
    assert format_cards(user.document.table.board) == "Ks 9h 4d Kd"


def test_an_error_cannot_be_put_on_the_table(read: Read, qtbot: QtBot) -> None:
    window = read(LINES)
    window.view.focus_row(2)
    assert not window.window_actions.use.isEnabled()
    window.view.chosen.emit(2)
    qtbot.waitUntil(lambda: "is there twice" in window.details.headline.text())
