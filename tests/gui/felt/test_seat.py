"""The strips of the seats and of the board: names, menus, tags, and who is looked at."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from analyser.gui.felt.seat import SeatStrip
from analyser.gui.look.widgets import Tag
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import Slot, new_table
from not_none import not_none
from tests.gui.conftest import Key, User, ask_for_menu, menus, open_menu, words


def seat(user: User, number: int) -> SeatStrip:
    return user.window.area.seats[number]


def name_field(user: User, number: int) -> QLineEdit:
    return not_none(seat(user, number).findChild(QLineEdit))


def type_name(user: User, number: int, name: str) -> QLineEdit:
    field = name_field(user, number)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, name)
    return field


def test_a_seat_is_named_where_its_name_stands(user: User) -> None:
    type_name(user, 0, "Ann")
    user.key(Key.Key_Return)
    assert user.document.table.seats[0].name == "Ann"
    assert user.window.area.seats[0].answer.accessibleName() == "Result of Ann"
    user.document.undo_stack.undo()
    assert name_field(user, 0).text() == ""
    assert user.window.area.seats[0].answer.accessibleName() == "Result of Seat A"
    type_name(user, 0, "Ann")
    user.click("As")
    assert user.document.table.seats[0].name == "Ann"
    assert user.slot(0, 0).accessibleName() == "Seat A (Ann), card 1: ace of spades"


@pytest.mark.parametrize("typed", ["  Ann   Lee ", "Ann\tLee"])
def test_a_name_is_tidied_in_the_field_too(user: User, typed: str) -> None:
    field = name_field(user, 0)
    field.setFocus()
    QTest.keyClicks(field, typed.replace("\t", " "))
    user.key(Key.Key_Return)
    assert field.text() == user.document.table.seats[0].name == "Ann Lee"
    field = type_name(user, 0, "   ")
    user.key(Key.Key_Return)
    assert (field.text(), field.placeholderText()) == ("", "Seat A")
    assert user.document.undo_stack.count() == 2


def press(key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> Callable[[User], None]:
    held = Qt.KeyboardModifier.ControlModifier
    for modifier in modifiers:
        held |= modifier
    return lambda user: user.key(key, held)


@pytest.mark.parametrize(
    "move",
    [press(Key.Key_T), press(Key.Key_R), press(Key.Key_E), lambda user: user.click("As")],
    ids=["add a seat", "deal", "swap", "click"],
)
def test_a_half_typed_name_counts_first(holdem: User, move: Callable[[User], None]) -> None:
    stack = holdem.document.undo_stack
    before = holdem.document.table
    type_name(holdem, 0, "Ann")
    move(holdem)
    QApplication.processEvents()
    assert "Ann" in [seat.name for seat in holdem.document.table.seats]
    stack.undo()
    assert holdem.document.table == before.rename_seat(0, "Ann")
    stack.undo()
    assert holdem.document.table == before


def test_a_seat_can_go_while_its_name_is_being_typed(holdem: User) -> None:
    type_name(holdem, 1, "Ann")
    holdem.key(Key.Key_T, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    QApplication.processEvents()
    assert len(holdem.document.table.seats) == 1
    holdem.document.undo_stack.undo()
    assert [seat.name for seat in holdem.document.table.seats] == ["", "Ann"]


def menu_of(user: User, number: int) -> QMenu:
    button = not_none(seat(user, number).findChild(QToolButton))
    button.click()
    return open_menu()


def choose(user: User, number: int, text: str, qtbot: QtBot) -> None:
    button = not_none(seat(user, number).findChild(QToolButton))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    menu = open_menu()
    action = next(a for a in menu.actions() if a.text().replace("&", "") == text)
    with qtbot.waitSignal(menu.destroyed):
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@menus
def test_the_only_seat_cannot_be_removed(user: User) -> None:
    menu = menu_of(user, 0)
    enabled = [action.isEnabled() for action in menu.actions()]
    assert dict(zip(words(menu), enabled, strict=True)) == {
        "Name this seat": True, "Random cards": True, "Clear this seat": False,
        "Make seat A unknown": True, "Remove this seat": False,
    }  # fmt: skip
    menu.close()


@menus
def test_a_seats_menu_deals_clears_swaps_removes_and_names(holdem: User, qtbot: QtBot) -> None:
    holdem.enter("As Kd 2c 3c")
    choose(holdem, 1, "Random cards", qtbot)
    assert (holdem.cards(0), len(holdem.document.table.seats[1].cards)) == ("As Kd", 2)
    choose(holdem, 0, "Clear this seat", qtbot)
    assert (holdem.cards(0), holdem.active) == ("", Slot(0, 0))
    stack = holdem.document.undo_stack
    assert stack.undoText() == "clear seat A"
    stack.undo()
    assert stack.undoText() == "deal to seat B"
    stack.undo()
    assert (holdem.cards(0), holdem.cards(1)) == ("As Kd", "2c 3c")
    choose(holdem, 0, "Swap with seat B", qtbot)
    assert (holdem.cards(0), holdem.cards(1)) == ("2c 3c", "As Kd")
    choose(holdem, 0, "Remove this seat", qtbot)
    assert (holdem.cards(0), len(holdem.document.table.seats)) == ("As Kd", 1)
    choose(holdem, 0, "Name this seat", qtbot)
    assert holdem.focus() == "Name of seat A"


@menus
def test_a_menu_by_right_click_shows_names_whatever_they_are(holdem: User) -> None:
    strip = seat(holdem, 1)
    menu = ask_for_menu(strip, QPoint(strip.width() - 3, strip.height() - 3))
    assert "Swap with seat A" in words(menu)
    menu.close()
    holdem.document.rename_seat(1, "Fish & Sons")
    menu = menu_of(holdem, 0)
    (swap,) = [action.text() for action in menu.actions() if "Swap" in action.text()]
    menu.close()
    assert swap == "&Swap with Fish && Sons"
    menu = menu_of(holdem, 1)
    action = next(a for a in menu.actions() if "unknown" in a.text().replace("&", ""))
    assert action.text().replace("&&", "+").replace("&", "") == "Make Fish + Sons unknown"
    action.trigger()
    menu.close()
    assert holdem.cards(1) == "?? ??"


@pytest.mark.parametrize(("zoom", "seats"), [(100, 2), (100, 10), (200, 2), (200, 6)])
def test_what_a_seat_wins_never_lies_over_its_menu(user: User, zoom: int, seats: int) -> None:
    user.document.restore(new_table(HOLDEM, seats).deal(14))
    for number in range(seats):
        user.document.set_bet(number, 1000 * (number + 1))
    user.window.resize(1180, 820)
    user.window.set_zoom(zoom)
    QApplication.processEvents()
    said = []
    for number, content in enumerate(user.content.seats):
        tag, menu = seat(user, number).findChild(Tag), seat(user, number).findChild(QToolButton)
        assert tag is not None
        assert menu is not None
        if content.tag:
            said.append(tag.text())
            assert tag.text() in (content.tag, content.won, content.short_tag)
            assert tag.toolTip() == tag.accessibleName() == content.tag
            assert menu.geometry().right() < tag.geometry().left()
            assert tag.sizeHint().width() <= tag.width()
    assert said
    user.window.set_zoom(100)
