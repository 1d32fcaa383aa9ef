"""Faults that people once met in the window, each as they met it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea

from analyser.gui.felt.content import FeltContent
from analyser.gui.picture.pieces import Looks
from analyser.gui.window import sharing
from analyser.poker.games.registry import HOLDEM, find_game
from analyser.poker.table.saved_table import table_from_json
from analyser.poker.table.seat import LONGEST_NAME
from analyser.poker.table.table import DEAD, Slot
from felt_contents import said_of
from tests.gui.conftest import CTRL, Key, User


def test_the_tray_is_in_sight_when_the_next_card_goes_there(user: User) -> None:
    """With ten seats at 1024 by 700 it was not."""
    assert (user.window.width(), user.window.height()) == (1024, 700)
    user.document.begin(HOLDEM, 10)
    user.document.deal(4)
    user.document.empty(Slot(0, 0))
    user.key(Key.Key_D, CTRL)
    QApplication.processEvents()
    assert user.active == Slot(DEAD, 0)
    slot = user.slot(DEAD, 0)
    assert slot.visibleRegion().boundingRect() == slot.rect()


def test_a_long_name_shows_how_it_begins_and_moves_nothing(user: User) -> None:
    """It showed its tail, and made the window wider for good."""
    user.document.begin(HOLDEM, 2)
    before = user.window.minimumSizeHint().width()
    name = "The one who always raises before the flop " * 3
    user.document.rename_seat(0, name)
    QApplication.processEvents()
    assert len(user.document.table.seats[0].name) <= LONGEST_NAME
    (field,) = user.window.area.seats[0].findChildren(QLineEdit)
    assert (field.cursorPosition(), field.toolTip()) == (0, user.document.table.seats[0].name)
    assert user.window.minimumSizeHint().width() == before


def begin_to_type(user: User, where: str) -> None:
    if where == "pot":
        user.key(Key.Key_P, CTRL | Qt.KeyboardModifier.ShiftModifier)
        user.type("60")
        return
    (field,) = user.window.area.seats[0].findChildren(QLineEdit)
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    QTest.keyClicks(field, "Ann")


def has_typed(user: User, where: str) -> bool:
    table = user.document.table
    return (table.pot == 60) if where == "pot" else (table.seats[0].name == "Ann")


@pytest.mark.parametrize("where", ["name", "pot"])
def test_redo_and_undo_find_what_is_typed_as_a_step_of_its_own(user: User, where: str) -> None:
    """A move was made inside Redo, which ended the program, and inside Undo, which lost it."""
    user.enter("AhKh v QsQd")
    user.key(Key.Key_T, CTRL)
    user.key(Key.Key_Z, CTRL)
    stack, before = user.document.undo_stack, user.document.table
    begin_to_type(user, where)
    user.window.window_actions.redo.trigger()
    QApplication.processEvents()
    assert has_typed(user, where)
    assert not stack.canRedo()  # something new was done
    user.window.window_actions.undo.trigger()
    assert user.document.table == before
    begin_to_type(user, where)
    user.window.window_actions.undo.trigger()
    QApplication.processEvents()
    assert user.document.table == before
    assert stack.canRedo()
    user.window.window_actions.redo.trigger()
    assert has_typed(user, where)


@pytest.mark.parametrize("where", ["name", "pot"])
def test_what_is_typed_is_saved_or_has_a_star(user: User, where: str, tmp_path: Path) -> None:
    """The file lacked it, and the title did not show that."""
    file = tmp_path / "table.handtable"
    user.enter("AhKh v QsQd")
    user.document.set_saved(str(file))
    begin_to_type(user, where)
    assert user.window.isWindowModified()
    user.window.open_and_save.save()
    assert not user.window.isWindowModified()
    assert has_typed(user, where)
    saved = table_from_json(file.read_text("utf-8"))
    assert (saved.pot, saved.seats[0].name) == ((60, "") if where == "pot" else (None, "Ann"))


@pytest.mark.parametrize("action", ["copy", "copy_odds", "copy_picture", "save_as"])
def test_copies_have_what_one_types(
    user: User, action: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("analyser.gui.look.file_dialogs.ask_where_to_save", lambda *arguments: "")
    user.enter("AhKh v QsQd @ QhJh2c7d8h")
    begin_to_type(user, "name")
    getattr(user.window.window_actions, action).trigger()
    assert has_typed(user, "name")
    user.window.sharing.finish()


@pytest.mark.parametrize(
    "goes_elsewhere",
    [
        lambda user: user.key(Key.Key_B, CTRL),
        lambda user: user.key(Key.Key_D, CTRL),
        lambda user: user.key(Key.Key_2, CTRL),
        lambda user: user.window.area.deck_line.dead.click(),
    ],
    ids=["board", "dead", "seat", "click"],
)
def test_a_name_stays_if_cards_go_on(user: User, goes_elsewhere: Callable[[User], None]) -> None:
    """It was lost: these are no moves, so nothing took it in."""
    user.document.begin(HOLDEM, 2)
    begin_to_type(user, "name")
    goes_elsewhere(user)
    assert has_typed(user, "name")


def test_a_picture_tells_of_the_deal_there(user: User, monkeypatch: pytest.MonkeyPatch) -> None:
    """It read labels that are only written at one size, and told of the deal before."""
    drawn: list[FeltContent] = []

    def draw(content: FeltContent, _: Looks) -> QImage:
        drawn.append(content)
        return QImage()

    monkeypatch.setattr(sharing, "image_of", draw)
    user.document.begin(find_game("draw"), 5)
    for number in (1, 2):
        user.document.deal(number)
        user.window.area.fold(True)
        QApplication.processEvents()
    user.window.window_actions.copy_picture.trigger()
    user.window.sharing.finish()
    user.window.window_actions.teach.trigger()
    user.window.window_actions.copy_picture.trigger()
    user.window.sharing.finish()
    table = user.document.table
    assert drawn == [said_of(table), said_of(table, is_hidden=True)]


def test_scrolling_does_not_tell_a_hidden_answer(user: User) -> None:
    """A felt of ten seats scrolled to the winner, whether or not it was hidden."""
    user.window.resize(700, 600)
    user.document.begin(HOLDEM, 10)
    user.window.window_actions.teach.trigger()
    scroll = user.window.area.findChild(QScrollArea)
    assert scroll is not None
    bar = scroll.verticalScrollBar()
    for number in range(6):
        user.document.deal(number)
        QApplication.processEvents()
        assert bar.value() == 0
        user.window.window_actions.reveal.trigger()
        QApplication.processEvents()
        if bar.value():
            break
        user.window.window_actions.teach.trigger()
        user.window.window_actions.teach.trigger()
    assert bar.value() > 0, "revealed, the winner comes into sight"
