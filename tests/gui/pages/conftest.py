"""The window beside which pages are opened."""

import pytest
from pytestqt.qtbot import QtBot

from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.gui.window.main_window import MainWindow


@pytest.fixture
def shown_window(qtbot: QtBot) -> MainWindow:
    """A window that is shown, with an empty table."""
    window = MainWindow(Settings())
    window.fill(Document())
    qtbot.addWidget(window)
    window.resize(1180, 820)
    with qtbot.waitActive(window):
        window.show()
    return window
