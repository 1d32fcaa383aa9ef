"""The history of hands: found by their cards, and put on the table with a click or Enter."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from analyser.gui.look.theme import LEAST_TARGET
from analyser.gui.state.document import Document
from analyser.gui.state.hand_history import Entry, HandHistory, entry_of
from analyser.gui.window.history import HistoryDialog
from felt_contents import laid
from tests.gui.conftest import LEFT, Key


@pytest.fixture
def history() -> HandHistory:
    history = HandHistory()
    for line in ("2c2d v 3c3d", "AhKh v QsQd", "AhKh v QsQd @ QhJh2c"):
        history.add(entry_of(laid(line), "Seat B leads"))
    return history


@pytest.fixture
def dialog(user: Any, history: HandHistory, qtbot: QtBot) -> HistoryDialog:
    del history  # is there before the dialog
    user.key(Key.Key_H, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    dialog = user.window.history
    assert isinstance(dialog, HistoryDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def names(dialog: HistoryDialog) -> list[str]:
    model = dialog.list.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def click(dialog: HistoryDialog, row: int) -> None:
    where = dialog.list.visualRect(dialog.list.model().index(row, 0)).center()
    QTest.mouseClick(dialog.list.viewport(), LEFT, pos=where)


def test_hands_are_listed_and_a_click_takes_one(dialog: HistoryDialog, document: Document) -> None:
    assert names(dialog) == [
        "AhKh v QsQd @ QhJh2c: Seat B leads", "AhKh v QsQd: Seat B leads",
        "2c2d v 3c3d: Seat B leads",
    ]  # fmt: skip
    row = dialog.list.visualRect(dialog.list.model().index(0, 0))
    assert row.height() >= LEAST_TARGET
    before = document.table
    click(dialog, 2)
    click(dialog, 2)  # a double click is no second step
    assert document.table == laid("2c2d v 3c3d").activate_first()
    assert document.undo_stack.undoText() == "go back to 2c2d v 3c3d"
    document.undo_stack.undo()
    assert document.table is before


def test_arrows_or_the_search_find_a_hand(dialog: HistoryDialog, document: Document) -> None:
    assert dialog.focusWidget() is dialog.search
    QTest.keyClick(dialog.search, Key.Key_Return)
    assert document.table == laid("AhKh v QsQd @ QhJh2c").activate_first()
    QTest.keyClick(dialog, Key.Key_Tab)
    assert dialog.focusWidget() is dialog.list
    QTest.keyClick(dialog.list, Key.Key_Down)
    QTest.keyClick(dialog.list, Key.Key_Return)
    assert document.table == laid("AhKh v QsQd").activate_first()
    assert dialog.isVisible()
    dialog.search.setFocus()
    QTest.keyClicks(dialog.search, "2C2")
    assert names(dialog) == ["2c2d v 3c3d: Seat B leads"]
    QTest.keyClick(dialog.search, Key.Key_Return)
    assert document.table == laid("2c2d v 3c3d").activate_first()
    dialog.search.setText("9s")
    assert (names(dialog), dialog.message.text()) == ([], "No hand has “9s” in it")
    QTest.keyClick(dialog.search, Key.Key_Return)
    assert document.table == laid("2c2d v 3c3d").activate_first()


def test_hands_that_came_meanwhile_are_there_on_coming_back(
    dialog: HistoryDialog, history: HandHistory, user: Any, qtbot: QtBot
) -> None:
    user.window.activateWindow()
    qtbot.waitUntil(user.window.isActiveWindow)
    history.add(entry_of(laid("4c4d v 5c5d"), "Seat B leads"))
    user.window.window_actions.history.trigger()
    qtbot.waitUntil(lambda: len(names(dialog)) == 4)
    assert names(dialog)[0] == "4c4d v 5c5d: Seat B leads"


def test_a_hand_that_cannot_be_read_is_refused_in_words(
    dialog: HistoryDialog, history: HandHistory, document: Document
) -> None:
    history.add(Entry("x", "<b>4c4d</b>", "", "nonsense"))
    dialog.read()
    before = document.table
    click(dialog, 0)
    assert document.table is before
    assert dialog.message.text().startswith("This is not a table that can be opened")


@pytest.mark.parametrize(
    ("answer", "left"), [(QMessageBox.StandardButton.No, 3), (QMessageBox.StandardButton.Yes, 0)]
)
def test_hands_are_forgotten_only_when_that_is_confirmed(
    dialog: HistoryDialog,
    history: HandHistory,
    monkeypatch: pytest.MonkeyPatch,
    answer: QMessageBox.StandardButton,
    left: int,
) -> None:
    monkeypatch.setattr(QMessageBox, "question", lambda *_: answer)
    dialog.clear.click()
    assert len(names(dialog)) == len(history.entries()) == left
    assert dialog.clear.isEnabled() == bool(left)
    assert dialog.message.text().startswith("Each hand" if not left else "A click or Enter")


def test_every_part_has_a_name(
    dialog: HistoryDialog, accessibles: Callable[[HistoryDialog], list[Any]]
) -> None:
    found = {(part.role, part.name) for part in accessibles(dialog)}
    role = QAccessible.Role
    assert (role.EditableText, "Find a hand") in found
    assert (role.List, "Hands, newest first") in found
    assert (role.ListItem, "AhKh v QsQd: Seat B leads") in found
    assert (role.Button, "Forget all hands…") in found
