"""Slots, the board, and what can be done with a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QToolButton

from analyser.gui.look.theme import CARD_WIDTH
from analyser.gui.table.slots import SeatStrip
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import BOARD, DEAD, Slot

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.gui.conftest import Act, Look, User

Key = Qt.Key


def seat(user: User, number: int) -> SeatStrip:
    return [strip for strip in user.strips() if isinstance(strip, SeatStrip)][number]


def name_field(user: User, number: int) -> QLineEdit:
    field = seat(user, number).findChild(QLineEdit)
    assert field is not None
    return field


def type_name(user: User, number: int, name: str) -> QLineEdit:
    field = name_field(user, number)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, name)
    return field


@pytest.fixture
def holdem(user: User) -> User:
    """Two empty seats of hold'em, seat A's first slot active."""
    user.document.change_game(HOLDEM)
    user.document.add_seat()
    user.document.activate(Slot(0, 0))
    QApplication.processEvents()
    return user


# Slots ---------------------------------------------------------------------------------------


def test_a_seat_shows_five_slots_and_one_more_than_it_holds(user: User) -> None:
    assert len(user.slots()) == 5
    user.enter("As Kd Qc Jh 2c")
    QApplication.processEvents()
    assert len(user.slots()) == 6
    user.enter("3c 4c 5c 6c 7c")
    QApplication.processEvents()
    assert len(user.slots()) == 10
    user.document.clear()
    assert len(user.slots()) == 5


def test_slots_say_what_they_hold(holdem: User) -> None:
    holdem.document.rename_seat(1, "Ann")
    holdem.enter("As Kd 10h")
    assert [slot.accessibleName() for slot in holdem.slots(0)] == [
        "Seat A, card 1: ace of spades",
        "Seat A, card 2: king of diamonds",
    ]
    assert [slot.accessibleName() for slot in holdem.slots(1)] == [
        "Seat B (Ann), card 1: ten of hearts",
        "Seat B (Ann), card 2: empty",
    ]
    assert holdem.slot(BOARD, 4).accessibleName() == "Board, card 5: empty"


def test_the_board_stands_between_the_seats(holdem: User) -> None:
    names = [type(strip).__name__ for strip in holdem.strips()]
    assert names == ["SeatStrip", "BoardStrip", "SeatStrip"]


def test_a_clicked_slot_is_where_the_next_card_goes(holdem: User) -> None:
    holdem.click_slot(BOARD, 2)
    assert holdem.active == Slot(BOARD, 2)
    holdem.click("As")
    holdem.click("Ks")
    assert holdem.slot(BOARD, 2).accessibleName() == "Board, card 3: ace of spades"
    assert holdem.slot(BOARD, 3).accessibleName() == "Board, card 4: king of spades"


def test_a_card_clicked_for_a_full_slot_takes_the_place_of_its_card(holdem: User) -> None:
    holdem.enter("As Kd")
    holdem.click_slot(0, 0)
    holdem.click("2c")
    assert holdem.cards() == "2c Kd"
    assert holdem.model.used_cards() == holdem.document.table.seats[0].cards


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_a_slot_is_chosen_by_keyboard(holdem: User, key: Qt.Key) -> None:
    holdem.slot(1, 1).setFocus()
    holdem.key(key)
    assert holdem.active == Slot(1, 1)


@pytest.mark.parametrize("key", [Key.Key_Delete, Key.Key_Backspace])
def test_delete_takes_the_card_of_a_slot_back(holdem: User, key: Qt.Key) -> None:
    holdem.enter("As Kd")
    holdem.slot(0, 0).setFocus()
    holdem.key(key)
    assert holdem.cards() == "Kd"
    assert holdem.document.undo_stack.undoText() == "take back ace of spades"
    holdem.key(key)
    assert holdem.cards() == "Kd"


def test_arrows_home_and_end_walk_along_the_slots(user: User) -> None:
    user.slot(0, 0).setFocus()
    walked = []
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_End, Key.Key_Right,
                Key.Key_Home, Key.Key_Left):  # fmt: skip
        user.key(key)
        walked.append(user.focus())
    assert [name.removeprefix("Seat A, card ")[0] for name in walked] == list("2325511")


def test_a_row_of_slots_is_one_tab_stop_where_one_left_it(holdem: User) -> None:
    holdem.slot(BOARD, 0).setFocus()
    holdem.key(Key.Key_End)
    holdem.key(Key.Key_Tab)
    assert "Board, card" not in holdem.focus()
    holdem.key(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert holdem.focus() == "Board, card 5: empty"


def test_a_clicked_slot_is_the_tab_stop_of_its_row(holdem: User) -> None:
    holdem.click_slot(BOARD, 3)
    stops = [
        slot.accessibleName()
        for slot in holdem.slots(BOARD)
        if slot.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert stops == ["Board, card 4: empty"]


def test_a_row_keeps_a_tab_stop_when_the_slot_that_was_it_disappears(user: User) -> None:
    user.enter("2c 3c 4c 5c 6c 7c 8c 9c")
    QApplication.processEvents()
    user.click_slot(0, 7)
    user.document.clear()
    tab_stops = [slot for slot in user.slots() if slot.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert [slot.accessibleName() for slot in tab_stops] == ["Seat A, card 5: empty"]


def test_a_screen_reader_can_choose_a_slot(
    holdem: User, accessibles: Look, act: Act, qtbot: QtBot
) -> None:
    found = next(a for a in accessibles(holdem.window) if a.name == "Seat B, card 1: empty")
    assert found.role == QAccessible.Role.Button
    with qtbot.waitSignal(holdem.document.changed):  # Qt shows the button pressed for a moment
        act(holdem.window, "Seat B, card 1: empty")
    assert holdem.active == Slot(1, 0)


def test_slots_are_large_enough_to_hit(holdem: User) -> None:
    for place in (0, 1, BOARD):
        for slot in holdem.slots(place):
            assert slot.width() >= CARD_WIDTH
            assert slot.height() >= CARD_WIDTH


def test_the_active_slot_looks_different(user: User) -> None:
    user.deck.setFocus()

    def looks() -> list[QImage]:
        return [slot.grab().toImage() for slot in user.slots()]

    first = looks()
    assert first[0] != first[1] == first[2]
    user.document.activate(Slot(0, 1))
    assert looks()[:3] == [first[1], first[0], first[2]]


# Names ---------------------------------------------------------------------------------------


def test_a_seat_is_named_where_its_name_stands(user: User) -> None:
    type_name(user, 0, "Ann")
    user.key(Key.Key_Return)
    assert user.document.table.seats[0].name == "Ann"
    assert user.panel()[0] == "Ann"
    user.document.undo_stack.undo()
    assert name_field(user, 0).text() == ""
    assert user.panel()[0] == "Seat A"


def test_a_name_counts_when_the_user_goes_elsewhere(user: User) -> None:
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


def test_a_name_of_nothing_but_spaces_is_no_name(user: User) -> None:
    field = type_name(user, 0, "   ")
    user.key(Key.Key_Return)
    assert field.text() == ""
    assert field.placeholderText() == "Seat A"
    assert user.document.undo_stack.count() == 0


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
def test_a_half_typed_name_counts_before_the_move_that_follows(
    holdem: User, move: Callable[[User], None]
) -> None:
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


# The menu of a seat --------------------------------------------------------------------------


# The offscreen screen has neither windows to stack nor a keyboard to grab for a menu.
menus = pytest.mark.qt_log_ignore("^This plugin does not support (raise|grabbing the keyboard)")


def choose(user: User, number: int, text: str, qtbot: QtBot) -> None:
    """Open a seat's menu with the mouse and click one of its lines."""
    button = seat(user, number).findChild(QToolButton)
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    action = next(a for a in menu.actions() if a.text().replace("&", "") == text)
    with qtbot.waitSignal(menu.destroyed):
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@menus
def test_a_seats_menu_swaps_and_removes(holdem: User, qtbot: QtBot) -> None:
    holdem.enter("As Kd 2c 3c")
    choose(holdem, 0, "Swap with seat B", qtbot)
    assert (holdem.cards(0), holdem.cards(1)) == ("2c 3c", "As Kd")
    choose(holdem, 0, "Remove this seat", qtbot)
    assert holdem.cards(0) == "As Kd"
    assert len(holdem.document.table.seats) == 1


@menus
def test_a_seats_menu_shows_the_names_of_the_others_whatever_they_are(holdem: User) -> None:
    holdem.document.rename_seat(1, "Fish & Sons")
    button = seat(holdem, 0).findChild(QToolButton)
    assert button is not None
    button.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    (swap,) = [action.text() for action in menu.actions() if "Swap" in action.text()]
    menu.close()
    assert swap == "&Swap with Fish && Sons"


@menus
def test_a_seats_menu_leads_to_its_name(holdem: User, qtbot: QtBot) -> None:
    choose(holdem, 1, "Name this seat", qtbot)
    assert holdem.focus() == "Name of seat B"


@menus
def test_the_only_seat_cannot_be_removed(user: User) -> None:
    button = seat(user, 0).findChild(QToolButton)
    assert button is not None
    assert button.accessibleName() == "What to do with Seat A"
    button.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    enabled = {action.text().replace("&", ""): action.isEnabled() for action in menu.actions()}
    assert enabled == {
        "Name this seat": True,
        "Make seat A unknown": True,
        "Remove this seat": False,
    }
    menu.close()


# Unknown cards -------------------------------------------------------------------------------


def menu_of(user: User, place: int, at: int, reason: QContextMenuEvent.Reason) -> QMenu:
    """Open a slot's menu, and return it."""
    slot = user.slot(place, at)
    centre = slot.rect().center()
    QApplication.sendEvent(slot, QContextMenuEvent(reason, centre, slot.mapToGlobal(centre)))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def take(menu: QMenu, text: str) -> None:
    """Choose from a menu, and close it."""
    next(a for a in menu.actions() if a.text().replace("&", "") == text).trigger()
    menu.close()


BY_MOUSE = QContextMenuEvent.Reason.Mouse


def test_slots_say_that_their_cards_are_unknown(holdem: User) -> None:
    holdem.enter("As ??")
    holdem.document.rename_seat(1, "Ann")
    holdem.document.make_unknown(1)
    assert holdem.slot(0, 1).accessibleName() == "Seat A, card 2: unknown"
    assert holdem.slot(1, 0).accessibleName() == "Seat B (Ann), card 1: unknown"


def test_an_unknown_card_looks_like_no_other_and_like_no_empty_slot(holdem: User) -> None:
    holdem.enter("As ?? Kd")
    holdem.document.activate(Slot(BOARD, 0))
    looks = [holdem.slot(place, at).grab().toImage() for place in (0, 1) for at in (0, 1)]
    assert [looks.index(look) for look in looks] == [0, 1, 2, 3]
    holdem.document.toggle_unknown(Slot(1, 1))
    assert holdem.slot(1, 1).grab().toImage() == looks[1]


@pytest.mark.parametrize("focused", [0, 1])
def test_the_key_means_the_slot_that_has_the_focus(holdem: User, focused: int) -> None:
    """Not the active one, which is the first."""
    holdem.slot(1, focused).setFocus()
    holdem.type("?")
    assert holdem.cards(1) == "??"
    assert holdem.slot(1, focused).accessibleName().endswith("unknown")
    holdem.slot(1, focused).setFocus()
    holdem.type("?")
    assert holdem.cards(1) == ""
    assert holdem.cards(0) == ""


def test_delete_and_a_click_take_an_unknown_card_back(holdem: User) -> None:
    holdem.enter("?? ?? ??")
    holdem.slot(0, 0).setFocus()
    holdem.key(Key.Key_Delete)
    assert holdem.slot(0, 0).accessibleName() == "Seat A, card 1: empty"
    holdem.click_slot(1, 0)
    assert holdem.slot(1, 0).accessibleName() == "Seat B, card 1: empty"
    assert holdem.active == Slot(1, 0)
    holdem.click("As")
    assert (holdem.cards(0), holdem.cards(1)) == ("??", "As")


def test_a_screen_reader_can_take_an_unknown_card_back(
    holdem: User, act: Act, qtbot: QtBot
) -> None:
    holdem.document.make_unknown(1)
    with qtbot.waitSignal(holdem.document.changed):
        act(holdem.window, "Seat B, card 1: unknown")
    assert holdem.cards(1) == "??"
    assert holdem.active == Slot(1, 0)


@menus
def test_a_slot_has_a_menu(holdem: User) -> None:
    holdem.enter("As")
    menu = menu_of(holdem, 0, 0, BY_MOUSE)
    assert [(a.text().replace("&", ""), a.isEnabled()) for a in menu.actions() if a.text()] == [
        ("Unknown card", True),
        ("Take the card back", True),
        ("Make seat A unknown", True),
    ]
    take(menu, "Unknown card")
    assert holdem.cards() == "??"
    menu = menu_of(holdem, 0, 0, BY_MOUSE)
    assert menu.actions()[0].isChecked()
    take(menu, "Unknown card")
    assert holdem.cards() == ""
    menu = menu_of(holdem, 0, 0, BY_MOUSE)
    assert [a.isEnabled() for a in menu.actions()[:2]] == [True, False]
    take(menu, "Make seat A unknown")
    assert holdem.cards() == "?? ??"
    take(menu_of(holdem, 0, 1, BY_MOUSE), "Take the card back")
    assert holdem.cards() == "??"


@menus
def test_the_keyboard_opens_the_menu_below_the_slot(holdem: User) -> None:
    slot = holdem.slot(0, 0)
    menu = menu_of(holdem, 0, 0, QContextMenuEvent.Reason.Keyboard)
    assert menu.pos() == slot.mapToGlobal(slot.rect().bottomLeft())
    menu.close()


@menus
def test_the_menus_of_board_and_tray_offer_what_can_be_done_there(holdem: User) -> None:
    def offered(place: int) -> list[str]:
        menu = menu_of(holdem, place, 0, BY_MOUSE)
        texts = [action.text().replace("&", "") for action in menu.actions()]
        menu.close()
        return texts

    holdem.document.visit_dead(True)
    holdem.click("9c")
    assert offered(BOARD) == ["Unknown card", "Take the card back"]
    assert offered(DEAD) == ["Take the card back"]
    take(menu_of(holdem, DEAD, 0, BY_MOUSE), "Take the card back")
    assert holdem.document.table.is_empty


@menus
def test_a_seat_becomes_unknown_from_its_own_menu_whatever_its_name(holdem: User) -> None:
    holdem.document.rename_seat(1, "Fish & Sons")
    button = seat(holdem, 1).findChild(QToolButton)
    assert button is not None
    button.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    action = next(a for a in menu.actions() if "unknown" in a.text().replace("&", ""))
    assert action.text().replace("&&", "+").replace("&", "") == "Make Fish + Sons unknown"
    action.trigger()
    menu.close()
    assert holdem.cards(1) == "?? ??"
