"""The dialog of lasting choices does what the View menu does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QDialog
from pytestqt.qtbot import QtBot

from analyser.gui.look.theme import DeckColours, ThemeName
from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.gui.window.main_window import MainWindow
from analyser.gui.window.preferences import Preferences


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    """A window with settings of its own."""
    window = MainWindow(Settings())
    window.fill(Document())
    qtbot.addWidget(window)
    return window


def test_it_shows_and_changes_the_choices(window: MainWindow, qtbot: QtBot) -> None:
    window.set_theme(ThemeName.LIGHT)
    dialog = Preferences(window, window.window_actions)
    qtbot.addWidget(dialog)
    theme, deck = dialog.findChildren(QComboBox)
    assert [theme.currentText(), deck.currentText()] == ["Light", "Two colours"]
    deck.setCurrentIndex(1)
    deck.activated.emit(1)
    assert Settings().deck is DeckColours.FOUR
    theme.activated.emit(2)
    assert Settings().theme is ThemeName.DARK
    assert not Settings().street_pictures
    dialog.findChildren(QCheckBox)[1].click()
    assert Settings().street_pictures
    window.window_actions.street_pictures.trigger()
    assert not Settings().street_pictures
    window.set_theme(ThemeName.SYSTEM)


def close_dialog() -> None:
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    dialog.close()


def test_nothing_is_left_of_a_dialog_that_was_closed(window: MainWindow, qtbot: QtBot) -> None:
    window.show()
    for action in (window.window_actions.preferences, window.window_actions.about):
        QTimer.singleShot(0, close_dialog)
        action.trigger()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.findChildren(QDialog) == []
