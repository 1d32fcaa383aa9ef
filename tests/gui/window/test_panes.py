"""The panes beside the felt: beside it or over it, dragged, closed, and gone round by keys."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from analyser.gui.hands.pane import HandsPane
from analyser.gui.pages.page import Page
from analyser.gui.state.settings import NARROWEST_PANE, PANE, WIDEST_PANE, Settings
from analyser.gui.window import panes as panes_module
from analyser.gui.window.header import Header
from not_none import not_none
from tests.gui.conftest import ALT, SHIFT, Key, User, menus


def part(user: User) -> QWidget | None:
    panes, area = user.window.panes, user.window.area
    focused = not_none(QApplication.focusWidget())
    parts = panes.left, panes.right, panes.rail, area.tray, area
    return next((each for each in parts if each is focused or each.isAncestorOf(focused)), None)


def resize(user: User, width: int, height: int) -> None:
    user.window.resize(width, height)
    QApplication.processEvents()


def open_right(user: User, width: int = 1180, height: int = 820) -> None:
    user.window.resize(width, height)
    user.window.window_actions.why.trigger()
    QApplication.processEvents()


def test_a_pane_lies_beside_the_felt_where_there_is_room_and_else_over_it(user: User) -> None:
    panes = user.window.panes
    whole = user.window.area.width()
    open_right(user)
    assert panes.right.width() == PANE
    assert user.window.panes.felt.geometry().right() < panes.right.geometry().left()
    resize(user, 800, 560)
    assert user.window.panes.felt.geometry().intersects(panes.right.geometry())
    assert user.window.area.width() <= whole


def test_escape_closes_the_pane_over_the_felt_and_the_focus_comes_back(user: User) -> None:
    user.window.area.view.scoreboard.eye.setFocus()
    before = QApplication.focusWidget()
    open_right(user, 800, 560)
    user.window.panes.right.focus()
    assert part(user) is user.window.panes.right
    user.key(Key.Key_Escape)
    shown = user.window.panes.right.isVisible(), user.window.window_actions.why.isChecked()
    assert (*shown, QApplication.focusWidget()) == (False, False, before)


def test_a_left_pane_closed_over_the_felt_comes_back_where_there_is_room(user: User) -> None:
    panes, states = user.window.panes, []
    panes.show_left("hands")
    for width, escapes in ((900, 1), (1180, 0), (900, 2), (1180, 0)):
        resize(user, width, 820)
        for _ in range(escapes):
            user.key(Key.Key_Escape)
        states.append((panes.left.isVisible(), panes.left_key))
    assert states == [(False, "hands"), (True, "hands"), (False, ""), (False, "")]


def test_a_pane_beside_the_felt_stays_with_escape_and_its_edge_is_dragged(user: User) -> None:
    open_right(user)
    user.window.panes.right.focus()
    user.key(Key.Key_Escape)
    assert user.window.panes.right.isVisible()
    assert QApplication.focusWidget() is user.window.area.deck
    # The edge is dragged within bounds and kept for the next start.
    right = user.window.panes.right
    place = right.geometry()
    edge = not_none(user.window.panes.childAt(place.left() - 4, place.center().y()))
    start = edge.rect().center()
    for by, width in ((-40, PANE + 40), (-500, WIDEST_PANE), (600, NARROWEST_PANE)):
        QTest.mousePress(edge, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(edge, start + QPoint(by, 0))
        QTest.mouseRelease(edge, Qt.MouseButton.LeftButton, pos=start)
        assert right.width() == width
        assert Settings().right_width == width
    # In a large window the letters of panes grow too.
    details = user.window.details
    small = details.fontInfo().pointSizeF()
    resize(user, 1770, 1230)
    assert abs(details.fontInfo().pointSizeF() / small - 1.5) < 0.05


def test_a_pane_slides_in_and_out_and_turns_round_on_the_way(
    user: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(panes_module, "motion_wanted", lambda: True)
    open_right(user)
    pane, felt = user.window.panes.right, user.window.panes.felt.geometry()
    slide = pane.slide
    slide.pause()
    assert slide.duration() == 150
    slide.resume()
    slide.setCurrentTime(75)
    assert user.window.panes.felt.geometry() == felt  # which has its place from the first moment
    here = pane.x()
    user.window.window_actions.why.trigger()
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    labels = user.window.panes.findChildren(QLabel, options=direct)
    (picture,) = [each for each in labels if each.isVisible()]
    assert pane.isHidden()
    assert abs(picture.x() - here) <= 1
    assert user.window.area.width() > felt.width()
    user.window.window_actions.why.trigger()
    assert (pane.isVisible(), picture.isHidden()) == (True, True)
    slide.setCurrentTime(150)
    assert pane.x() < here < pane.geometry().right() < user.window.panes.width()
    user.window.window_actions.why.trigger()
    slide.setCurrentTime(0)
    assert (pane.isHidden(), picture.isHidden()) == (True, True)


def test_the_rail_shows_a_pane_that_is_made_only_then(user: User, own_window: None) -> None:
    panes = user.window.panes
    resize(user, 1180, 820)
    assert panes.rail.isVisible()
    assert user.window.findChild(HandsPane) is None
    user.key(Key.Key_2, ALT)
    pane = user.window.findChild(HandsPane)
    assert panes.left.isAncestorOf(not_none(pane))
    assert panes.left_key == "hands"
    assert part(user) is panes.left
    user.key(Key.Key_1, ALT)
    assert panes.left.isHidden()
    assert QApplication.focusWidget() is user.window.area.deck
    for zoom in (100, 150):  # no name is cut
        user.window.set_zoom(zoom)
        for button in panes.rail.buttons:
            name = button.fontMetrics().horizontalAdvance(button.accessibleName())
            assert name < button.width() == panes.rail.width()


@menus
def test_what_a_menu_opens_gets_the_focus_from_what_had_it(user: User, qapp: QApplication) -> None:
    """Orca 48 says whatever has it in between, if only for a moment."""
    given = list[QWidget | None]()
    connection = qapp.focusChanged.connect(lambda _, now: given.append(now))
    user.key(Key.Key_V, ALT)
    QTest.keyClick(not_none(QApplication.activePopupWidget()), Key.Key_O)
    assert [type(each) for each in given] == [Page]
    user.key(Key.Key_V, ALT)
    QTest.keyClick(not_none(QApplication.activePopupWidget()), Key.Key_Escape)
    assert user.window.menuBar().hasFocus()  # as ever: from here arrows go to other menus
    user.key(Key.Key_Escape)
    assert part(user) is user.window.panes.right
    qapp.focusChanged.disconnect(connection)


def test_a_narrow_window_has_the_rail_in_the_menu_of_the_header(user: User) -> None:
    header = not_none(user.window.findChild(Header))
    resize(user, 1180, 820)
    assert not header.shows_menus
    resize(user, 800, 560)
    assert user.window.panes.rail.isHidden()
    menu = header.menus.menu()
    menu.aboutToShow.emit()
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert texts[:3] == ["&Table", "&Hands", "Pract&ice"]
    assert texts[3:] == [action.text() for action in user.window.menuBar().actions()]
    assert user.window.menuBar().isVisible()  # there is room for it here


def test_large_texts_take_the_rail_too_and_the_verdict_stays(user: User) -> None:
    user.window.set_zoom(300)
    resize(user, 1180, 820)
    assert user.window.panes.rail.isHidden()
    user.enter("AsKs v 9h9d @ Qs7s2c")
    user.window.area.tray.fold(True)
    user.window.entry.setFocus()
    user.deck.setFocus()
    assert user.window.panes.felt.verticalScrollBar().value() == 0


def test_f6_goes_round_and_the_arrows_along_the_rail(user: User) -> None:
    open_right(user, 1600, 900)
    user.window.panes.show_left("hands")
    panes, area = user.window.panes, user.window.area
    user.enter("As Kd")
    for width in (1600, 900):  # where panes lie over the felt, they stay
        resize(user, width, 900)
        area.deck.setFocus()
        way = []
        for _ in range(5):
            user.key(Key.Key_F6)
            way.append(part(user))
        assert way == [panes.right, panes.rail, panes.left, area, area.tray]
    assert area.tray.accessibleName() == "Tray"
    user.key(Key.Key_F6, SHIFT)
    assert part(user) is area
    panes.left.focus()
    user.key(Key.Key_Escape)
    assert (panes.left.isVisible(), panes.right.isVisible()) == (False, True)
    panes.rail.focus()
    user.key(Key.Key_Up)
    user.key(Key.Key_Return)
    assert panes.left.isHidden()


def test_no_key_of_a_pane_is_one_of_the_window_too(user: User) -> None:
    """Of two actions with one key Qt would do neither."""
    user.window.window_actions.practice.trigger()
    user.window.window_actions.why.setChecked(True)
    own = {key.toString() for one in user.window.window_actions.single for key in one.shortcuts()}
    pane = user.window.practice
    keys = [key.toString() for action in pane.actions() for key in action.shortcuts()]
    assert keys
    assert not own & set(keys)
    menus = {one.text()[one.text().index("&") + 1] for one in user.window.menuBar().actions()}
    buttons = [button.text() for button in pane.findChildren(QPushButton)]
    letters = [text[text.index("&") + 1].upper() for text in buttons if "&" in text]
    assert not menus & set(letters)
