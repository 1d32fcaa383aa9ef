"""The ring of the focus is seen in each theme, measured from pixels, and not on what is hidden."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.felt.slots import CardSlot
from analyser.gui.hands.rows_view import RowsView
from analyser.gui.look.cell_grid import CellGrid
from analyser.gui.window.preferences import Preferences
from tests.gui.conftest import User

_LEAST = 3
"""The least contrast between a pixel of the ring and the same pixel without the focus."""
_PART = 0.5
"""The least part of a widget's edge at which a pixel changes so much; a ring has two or more."""


_LINEAR = np.arange(256) / 255
_LINEAR = np.where(_LINEAR <= 0.04045, _LINEAR / 12.92, ((_LINEAR + 0.055) / 1.055) ** 2.4)
"""How much light each value of a colour is."""


def _luminance(image: QImage) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    shape = image.height(), image.bytesPerLine() // 4, 4
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(shape)
    luminance: np.ndarray[tuple[int, ...], np.dtype[np.float64]]
    luminance = _LINEAR[pixels[:, : image.width(), 2::-1]] @ np.array([0.2126, 0.7152, 0.0722])
    return luminance


def _stops(window: QWidget) -> list[QWidget]:
    return [
        each
        for each in window.findChildren(QWidget)
        if each.isVisible()
        and each.isEnabled()
        and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and each.focusProxy() is None
        and each.window() is window
        and not _is_covered(each)
    ]


def _is_covered(stop: QWidget) -> bool:
    middle = stop.mapTo(stop.window(), stop.rect().center())
    seen = stop.window().childAt(middle)
    return seen is None or not (seen is stop or stop.isAncestorOf(seen))


def _edge(stop: QWidget) -> QRect:
    """Return the part of a widget that has a ring: of a view, that is one cell."""
    if isinstance(stop, CellGrid):
        return stop.visualRect(stop.cell_in_focus)
    if isinstance(stop, RowsView):
        return stop.visualRect(stop.currentIndex())
    return stop.tabRect(stop.currentIndex()) if isinstance(stop, QTabBar) else stop.rect()


def without_ring(window: QWidget, known: set[tuple[type, str]]) -> list[str]:
    """Return the widgets that look much the same with and without the focus, but none known."""
    found, stops = [], _stops(window)
    for stop in stops:
        if (kind := (type(stop), stop.accessibleName())) in known:
            continue
        known.add(kind)
        other = next(each for each in stops if each is not stop)
        area = QRect(stop.mapTo(window, QPoint()), stop.size()).adjusted(-4, -4, 4, 4)
        looks = []
        for focused in (other, stop):
            focused.setFocus(Qt.FocusReason.TabFocusReason)
            QApplication.processEvents()
            if focused is stop and not stop.hasFocus():
                break  # it gave the focus on
            looks.append(_luminance(window.grab(area).toImage()) + 0.05)
        else:
            ratio = np.maximum(*looks) / np.minimum(*looks)
            if _is_covered(stop):
                continue  # a pane came over it
            edge = _edge(stop)
            if (ratio >= _LEAST).sum() < _PART * 2 * (edge.width() + edge.height()):
                found.append(f"{type(stop).__name__} {stop.accessibleName()} {ratio.max():.1f}")
    return found


def test_the_focus_is_seen_in_the_preferences(own_window: None, user: User, qtbot: QtBot) -> None:
    dialog = Preferences(user.window, user.window.window_actions, user.window.settings)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    assert without_ring(dialog, set()) == []
    dialog.close()


def _below(pane: QWidget, user: User) -> list[QWidget]:
    """Return what a pane hides that takes the focus, but for slots of cards."""
    return [
        each
        for each in user.window.area.findChildren(QWidget)
        if each.isVisible()
        and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not isinstance(each, CardSlot)
        and pane.geometry().contains(QRect(each.mapTo(user.window.panes, QPoint()), each.size()))
    ]


@pytest.fixture
def narrow(own_window: None, user: User) -> User:
    user.window.resize(800, 600)
    user.document.enter("AhKh v QsQd @ QhJh2c")
    return user


@pytest.mark.parametrize("at_left", [False, True])
@pytest.mark.parametrize("has_both", [False, True])
def test_a_pane_over_the_felt_closes_when_the_focus_comes_below_it(
    narrow: User, at_left: bool, has_both: bool
) -> None:
    panes = narrow.window.panes
    if at_left or has_both:
        panes.show_left("hands")
    if not at_left or has_both:
        narrow.window.look_up("keys")
    QApplication.processEvents()
    pane, other = (panes.left, panes.right) if at_left else (panes.right, panes.left)
    assert pane.is_over
    below = [each for each in _below(pane, narrow) if each not in _below(other, narrow)]
    below[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert (pane.isVisible(), other.isVisible()) == (False, has_both)
    assert narrow.window.window_actions.why.isChecked() == panes.right.isVisible()
    assert below[0].hasFocus()


def test_a_pane_stays_when_the_focus_comes_back_from_another_window(
    narrow: User, qtbot: QtBot
) -> None:
    window, pane = narrow.window, narrow.window.panes.right
    window.look_up("keys")
    QApplication.processEvents()
    below = _below(pane, narrow)[0]
    window.window_actions.why.setChecked(False)
    below.setFocus()
    window.window_actions.why.setChecked(True)
    dialog = Preferences(window, window.window_actions, window.settings)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.close()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QApplication.processEvents()
    assert (below.hasFocus(), pane.isVisible()) == (True, True)
