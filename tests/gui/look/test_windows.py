"""Windows beside the main one have its letters, in whatever size it has them."""

import pytest
from PySide6 import QtWidgets
from PySide6.QtCore import QPoint

from analyser.gui.look.theme import LEAST_TARGET
from analyser.gui.look.windows import open_menu
from analyser.gui.window.preferences import Preferences
from analyser.poker.games.registry import HOLDEM
from tests.gui.conftest import User


def points(widget: QtWidgets.QWidget) -> float:
    """The size of a widget's letters."""
    return widget.font().pointSizeF()


def test_a_dialog_grows_with_the_main_window(user: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Preferences, "exec", Preferences.show)
    user.document.begin(HOLDEM, 2)
    plain = points(user.window)
    user.window.set_zoom(150)
    user.window.window_actions.preferences.trigger()
    other = user.window.findChild(Preferences)
    assert isinstance(other, Preferences)
    QtWidgets.QApplication.processEvents()
    parts = [each for each in other.findChildren(QtWidgets.QWidget) if each.isVisible()]
    assert parts
    assert {points(each) for each in (other, *parts)} == {1.5 * plain}
    user.window.set_zoom(100)
    assert points(other) == plain
    other.close()


@pytest.mark.parametrize(
    "action", ["preferences", "history", "keys_page", "hands", "hold_range", "why"]
)
def test_what_is_clicked_in_any_window_is_high_enough(
    user: User, action: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Preferences, "exec", Preferences.show)
    user.document.begin(HOLDEM, 2)
    getattr(user.window.window_actions, action).trigger()
    QtWidgets.QApplication.processEvents()
    kinds = (
        QtWidgets.QAbstractButton, QtWidgets.QComboBox, QtWidgets.QLineEdit,
        QtWidgets.QAbstractSpinBox, QtWidgets.QSlider,
    )  # fmt: skip
    windows = [user.window, *user.window.findChildren(QtWidgets.QWidget)]
    targets = [
        target
        for window in windows
        if window.isWindow() and window.isVisible()
        for kind in kinds
        for target in window.findChildren(kind)
        if target.isVisible()
        and not isinstance(
            target.parentWidget(),
            QtWidgets.QLineEdit | QtWidgets.QAbstractSpinBox | QtWidgets.QTabBar,
        )
    ]
    assert len(targets) > 10
    assert [target for target in targets if target.height() < LEAST_TARGET] == []
    for bar in user.window.findChildren(QtWidgets.QTabBar):
        assert bar.tabRect(0).height() >= LEAST_TARGET


def test_dialogs_and_menus_have_its_letters(user: User, monkeypatch: pytest.MonkeyPatch) -> None:
    user.window.set_zoom(200)
    box = QtWidgets.QMessageBox(user.window)
    box.setText("?")
    box.show()
    label = next(each for each in box.findChildren(QtWidgets.QLabel) if each.text() == "?")
    assert points(label) == points(user.window)
    box.close()
    monkeypatch.setattr(QtWidgets.QMenu, "popup", lambda menu, where: None)
    menu = QtWidgets.QMenu(user.window.area)
    menu.addAction("?")
    open_menu(menu, QPoint())
    assert points(menu) == points(user.window)
    bar = user.window.menuBar()
    named = [menu for menu in bar.findChildren(QtWidgets.QMenu) if menu.title()]
    assert len(named) >= 5
    for menu in named:
        assert points(menu) == points(bar) == points(user.window), menu.title()
