"""What a screen reader finds in the window, whatever is open: names, and one place in focus.

With large text too, and then everything of the felt can be scrolled to.
"""

import re
from collections.abc import Sequence

import pytest
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.felt.scoreboard import ScoreBoard
from analyser.gui.felt.tray.deck_view import DeckView
from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.gui.window.main_window import MainWindow
from analyser.gui.window.preferences import Preferences
from mostly_long import mostly_long
from not_none import not_none
from tests.gui.conftest import Accessible, Look, User, menus
from tests.gui.window.states import states_of

ROLE = QAccessible.Role
PARTS = (ROLE.ListItem, ROLE.Cell, ROLE.PageTab)
"""Qt says of each list's current item, and of the tab of the shown page, that it has the focus."""
TAKE_FOCUS = {
    ROLE.Button, ROLE.ButtonMenu, ROLE.CheckBox, ROLE.ComboBox, ROLE.EditableText, ROLE.List,
    ROLE.PageTabList, ROLE.Slider, ROLE.SpinBox, ROLE.Table, *PARTS,
    ROLE.StaticText,  # a page of text, of which Qt says so
    ROLE.Client,  # a seat's plate: the name of a group would be said again before each of its cards
}  # fmt: skip
"""The roles of what takes the keyboard: a screen reader says by them what one can do there."""


def tree_faults(found: Sequence[Accessible], top: QAccessible.Role = ROLE.Window) -> list[str]:
    found = [each for each in found if each.shown]
    # The list of a box gets its name when it opens.
    takes = [each for each in found if each.focusable and each.role != ROLE.List]
    faults = [f"has no name: {each}" for each in takes if not each.name]
    faults += [f"has a role without keys: {each}" for each in takes if each.role not in TAKE_FOCUS]
    if found[0].role is not top or [each for each in found[1:] if each.role is ROLE.Window]:
        faults.append("is no frame or dialog, or has a frame in it")
    for each in takes:
        if each.role is ROLE.ComboBox and (not each.labels or each.name in each.labels):
            faults.append(f"has its value for a name, and no label: {each}")
        if "Seat" in each.name and each.role is ROLE.EditableText and not each.labels:
            faults.append(f"has no label: {each}")
    for each in found:
        says = re.sub(r" \([^)]*\)$", "", each.description)  # without its key
        if says and each.name and each.role not in PARTS and each.name.endswith(says):
            faults.append(f"says it twice: {each}")
    focused = [each for each in found if each.focused and each.focusable]
    one = [each for each in focused if each.role not in PARTS]
    return [*faults, f"have the focus: {one}"] if len(one) > 1 else faults


def _identities(user: User) -> list[int]:
    """Return the numbers that screen readers know the window and what is around the deck by."""
    parts = user.window, user.window.panes, user.window.area, user.window.area.tray, user.deck
    return [QAccessible.uniqueId(QAccessible.queryAccessibleInterface(part)) for part in parts]


def _out_of_reach(felt: QScrollArea) -> list[str]:
    """Return what of the felt lies where no scrolling leads."""
    found = []
    for each in not_none(felt.widget()).findChildren(QWidget):
        scroll: QObject | None = each
        while not (
            isinstance(scroll, QScrollArea) and not_none(scroll.widget()).isAncestorOf(each)
        ):
            scroll = not_none(scroll).parent()
        # The whole answer has the scroll bar over its edge, where it has no words. A folded deck
        # lies below its place, and opens as the keyboard comes to it.
        aside = isinstance(each, ScoreBoard) or (isinstance(each, DeckView) and each.y() > 0)
        if each.isVisible() and each.accessibleName() and not aside:
            inside, window = not_none(scroll.widget()), scroll.viewport()
            wide = window.width() + scroll.horizontalScrollBar().maximum()
            high = window.height() + scroll.verticalScrollBar().maximum()
            place = QRect(each.mapTo(inside, QPoint()), each.size())
            if not QRect(0, 0, wide, high).contains(place):
                found.append(f"out of reach: {each} {place}")
    return found


@pytest.mark.parametrize(("zoom", "width", "height"), mostly_long(2, [
    (100, 1180, 820), (300, 800, 560), (200, 1180, 820), (300, 1180, 820),
]))  # fmt: skip
def test_the_tree_names_everything_once_in_each_state(
    counting: User, accessibles: Look, qtbot: QtBot, zoom: int, width: int, height: int
) -> None:
    user = counting
    user.window.resize(width, height)
    user.window.set_zoom(zoom)
    faults, known = {}, _identities(user)
    for state in states_of(user, qtbot):
        QApplication.processEvents()
        found = tree_faults(accessibles(user.window)) + _out_of_reach(user.window.panes.felt)
        if _identities(user) != known:
            found.append("is another one for screen readers than before")
        if found:
            faults[state] = found
    user.window.hands.finish()
    assert faults == {}, "\n".join(each for found in faults.values() for each in found)


@menus
def test_the_tree_names_everything_in_the_preferences_and_in_each_menu(
    own_window: None, user: User, accessibles: Look
) -> None:
    user.enter("AhKh v QQ+ @ QhJh2c")
    dialog = Preferences(user.window, user.window.window_actions, user.window.settings)
    dialog.show()
    assert tree_faults(accessibles(dialog), ROLE.Dialog) == []
    dialog.close()
    for menu in [each for each in user.window.findChildren(QMenu) if each.actions()]:
        menu.popup(QPoint())
        assert tree_faults(accessibles(menu), ROLE.PopupMenu) == []
        menu.close()


def test_the_window_stays_the_same_for_a_screen_reader_as_it_is_filled(qtbot: QtBot) -> None:
    """Orca said its title a second time: it had been another one before."""
    window = MainWindow(Settings())
    qtbot.addWidget(window)
    before = QAccessible.uniqueId(QAccessible.queryAccessibleInterface(window))
    window.fill(Document())
    assert QAccessible.uniqueId(QAccessible.queryAccessibleInterface(window)) == before
