"""The plates of the seats: names, menus, keys, and what is written."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QPainter, QPalette, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.felt.lettering import REFERENCE, Lettering, sizes_of
from analyser.gui.felt.plate import SeatPlate
from analyser.gui.look.theme import contrast_palette, theme_of
from analyser.poker.table.table import Slot
from not_none import not_none
from tests.gui.conftest import CTRL, Key, User, ask_for_menu, menus, open_menu, words

TWO_PAIR: Final = "Two pair, jacks and tens"


def seat(user: User, number: int) -> SeatPlate:
    return user.window.area.view.seats[number]


def name_field(user: User, number: int) -> QLineEdit:
    return not_none(seat(user, number).findChild(QLineEdit))


def type_name(user: User, number: int, name: str) -> QLineEdit:
    seat(user, number).edit_name()
    field = name_field(user, number)
    QTest.keyClicks(field, name)
    return field


def test_a_figure_is_written_whole_or_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A share was cut to "82.1…", which is another one."""
    pixmap, texts = QPixmap(200, 20), set[str]()
    monkeypatch.setattr(QPainter, "drawText", lambda _, *said: texts.add(said[-1]))
    painter = QPainter(pixmap)
    to = Lettering(painter, QApplication.font(), sizes_of(*REFERENCE, 1.0), theme_of(QPalette()))
    for wide in range(200):
        to.side_by_side(QRect(0, 0, wide, 20), "82.14%", "23 of 28")
    sizes = []
    for share in ("82.14%", "6.40%"):
        to.stacked(QRect(0, 0, 50, 60), share, "")
        sizes.append(painter.font().pixelSize())
    to.stacked(QRect(0, 0, 50, 30), "6.40%", "bets 60", keeps=True)
    assert painter.font().pixelSize() < to.sizes.letters(14), "both fit into the height"
    painter.end()
    assert sizes[0] == sizes[1], "short shares are as large as long ones"
    assert texts == {"82.14%", "6.40%", "23 of 28", "bets 60"}


@pytest.mark.parametrize("zoom", [100, 200])
def test_on_a_small_felt_chips_cut_no_hand_and_large_letters_no_first_term(
    user: User, zoom: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tags with chips covered hands, "Three queens" was "Three…", and a range was but "…"."""
    user.window.resize(800, 560)
    user.window.set_zoom(zoom)
    user.enter("AhKh v QsQd v 99, QTs v 7s6s @ QhJh2c, pot 90, B bets 60")
    QApplication.processEvents()
    view, said = user.window.area.view, set[str]()
    monkeypatch.setattr(QPainter, "drawText", lambda _, *given: said.add(given[-1]))
    for plate in view.seats:
        plate.grab()
    assert {"Ace high", "Three queens", "60 to call", "bets 60"} <= said
    assert any(text.startswith("99") for text in said)
    assert not any(tag.isVisible() for tag in view._tags[1:])


def test_another_hand_of_a_file_keeps_the_plates_and_tiles_that_are_there(user: User) -> None:
    """To make them anew took longer than to show the hand."""
    user.document.enter("AhKh v QsQd @ QhJh2c")
    view = user.window.area.view
    plates, tiles = view.seats, view.rows
    user.document.enter("Omaha: AhKhAdKd v 5s5d7s7d v 8s8dTsTd @ QhJh2c3c")
    assert (view.seats[:2], view.rows, len(view.seats)) == (plates, tiles, 3)
    user.document.enter("any cards: AcJd8s8cAs3d4d")
    assert (view.seats, view.rows) == (plates[:1], ())
    user.document.undo_stack.undo()
    assert view.seats[:1] == plates[:1]
    assert [user.slot(number, 3).isVisible() for number in range(3)] == [True] * 3


def test_a_seat_is_named_where_its_name_stands(user: User) -> None:
    type_name(user, 0, "Ann")
    user.key(Key.Key_Return)
    assert user.document.table.seats[0].name == "Ann"
    assert seat(user, 0).accessibleName().startswith("Ann")
    user.document.undo_stack.undo()
    assert name_field(user, 0).text() == ""
    assert seat(user, 0).accessibleName().startswith("Seat A")
    type_name(user, 0, "Ann")
    user.click("As")
    assert user.document.table.seats[0].name == "Ann"
    assert user.slot(0, 0).accessibleName() == "Seat A (Ann), card 1: ace of spades"


@pytest.mark.parametrize("typed", ["  Ann   Lee ", "Ann\tLee"])
def test_a_name_is_tidied_in_the_field_too(user: User, typed: str) -> None:
    field = type_name(user, 0, typed.replace("\t", " "))
    user.key(Key.Key_Return)
    assert field.text() == user.document.table.seats[0].name == "Ann Lee"
    field = type_name(user, 0, "   ")
    user.key(Key.Key_Return)
    assert (field.text(), field.placeholderText()) == ("", "Seat A")
    assert user.document.undo_stack.count() == 2


@pytest.mark.parametrize("move", [
    *[partial(User.key, key=key, modifiers=CTRL) for key in (Key.Key_T, Key.Key_R, Key.Key_E)],
    lambda user: user.click("As"),
], ids=["add a seat", "deal", "swap", "click"])  # fmt: skip
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
    menu = menu_of(user, number)
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
def test_many_seats_to_swap_with_are_in_a_menu_of_their_own(holdem: User) -> None:
    holdem.document.enter("AsKd v QhQd v - v -")
    menu = menu_of(holdem, 0)
    others = next(action.menu() for action in menu.actions() if "Swap" in action.text())
    assert isinstance(others, QMenu)
    assert words(others) == ["Seat B", "Seat C", "Seat D"]
    others.actions()[2].trigger()
    menu.close()
    assert holdem.cards(3) == "As Kd"


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


def pressed(user: User, *keys: Qt.Key) -> str:
    """What has the focus after these keys were pressed on the first plate."""
    seat(user, 0).setFocus(Qt.FocusReason.TabFocusReason)
    for key in keys:
        user.key(key)
    return user.focus()


def test_a_plate_is_one_stop_whose_keys_go_to_its_parts_and_choose_its_seat(holdem: User) -> None:
    holdem.enter("AsKd v QhQd")
    assert pressed(holdem) == "Seat A, ace of spades and king of diamonds, Ace-king offsuit"
    assert pressed(holdem, Key.Key_Right) == "Seat A, card 1: ace of spades"
    assert pressed(holdem, Key.Key_Left) == "Seat A, card 2: king of diamonds"
    assert pressed(holdem, Key.Key_Right, Key.Key_Right, Key.Key_Right).startswith("Seat A, ace")
    assert pressed(holdem, Key.Key_F2) == "Name of seat A"
    assert pressed(holdem, Key.Key_Tab).startswith("Seat B, queen of hearts")
    assert pressed(holdem, Key.Key_Tab, Key.Key_Right, Key.Key_F2) == "Name of seat B"
    holdem.deck.setFocus()
    holdem.window.window_actions.name_seat.trigger()
    assert holdem.focus() == "Name of seat A"
    # A click or enter on a plate chooses its seat.
    assert holdem.document.seat_in_focus == 0
    QTest.mouseClick(seat(holdem, 1), Qt.MouseButton.LeftButton, pos=QPoint(400, 60))
    assert holdem.document.seat_in_focus == 1
    pressed(holdem, Key.Key_Return)
    assert holdem.document.seat_in_focus == 0
    assert holdem.document.table.seats[0].cards, "nothing was taken back"
    looks, theme = [], theme_of(contrast_palette())
    for plate in holdem.window.area.view.seats:
        plate.setPalette(contrast_palette())
        looks.append(plate.grab().toImage().pixelColor(plate.width() // 2, 1))
    assert looks == [theme.active, theme.on_felt]  # in high contrast each seat has a line


def test_a_plate_is_no_panel_and_a_click_on_its_name_edits_it(holdem: User) -> None:
    """A screen reader may leave out a panel's name."""
    plate = seat(holdem, 1)
    role = not_none(QAccessible.queryAccessibleInterface(plate)).role()
    assert role not in (QAccessible.Role.Grouping, QAccessible.Role.Pane)
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton, pos=plate.name.geometry().center())
    assert holdem.focus() == "Name of seat B"


@pytest.mark.parametrize(("wide", "size"), [
    (400, (TWO_PAIR, 20, 2)),
    (150, (TWO_PAIR, 17, 2)),
    (125, (TWO_PAIR, 17, 3)),
    (60, ("Two pair", 20, 2)),
])  # fmt: skip
def test_a_long_hands_name_is_smaller_before_it_is_cut(
    around: QWidget, wide: int, size: tuple[str, float, int]
) -> None:
    picture = QPixmap(10, 10)
    painter = QPainter(picture)
    to = Lettering(painter, around.font(), sizes_of(*REFERENCE, 1.0), theme_of(around.palette()))
    room, white = QRect(0, 0, 80, 40), theme_of(around.palette()).on_felt
    assert to.listed(room, "flush draw, overcards", 14, white, 1) > room.top()
    assert to.listed(room, "open-ended straight draw", 14, white, 1) == room.top(), "no part of it"
    tries = (20, 2), (17, 2), (17, 3), (14, 3)
    assert to.fitting(TWO_PAIR, tries, wide, 90) == size
    assert to.fitting(TWO_PAIR, tries, 400, 24) == (TWO_PAIR, 20, 1)
    painter.end()
