"""The frame is there first, and what goes into it right after."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QByteArray, QPoint
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.settings import Settings, load_table, table_file
from analyser.gui.start import FIRST_SIZE, Start
from analyser.gui.theme import ThemeName, dark_palette

LOADED = """
import sys
from analyser.gui import start
print(sorted(name for name in sys.modules if name.startswith("analyser") or name == "numpy"))
"""


@pytest.fixture
def start(qtbot: QtBot) -> Iterator[Start]:
    """The program started, its frame painted and filled, and its table brought back."""
    begun = Start(None)
    qtbot.addWidget(begun.frame)
    begun.frame.show()
    qtbot.waitUntil(lambda: begun.session is not None and begun.session.restored)
    yield begun
    assert begun.session is not None
    begun.session.finish()


def test_the_frame_needs_neither_rules_nor_cards() -> None:
    """Neither the domain nor the pictures are loaded before the frame is there."""
    found = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    ).stdout
    assert "analyser.gui.start" in found
    for late in ("analyser.poker", "resources_rc", "main_window", "numpy"):
        assert late not in found


def test_the_frame_is_empty_until_it_has_been_painted(qtbot: QtBot) -> None:
    begun = Start(None)
    qtbot.addWidget(begun.frame)
    assert begun.frame.centralWidget() is None
    assert (begun.frame.width(), begun.frame.height()) == FIRST_SIZE
    begun.frame.show()
    qtbot.waitUntil(lambda: begun.session is not None and begun.session.restored)
    assert begun.session is not None
    assert begun.frame.centralWidget() is begun.session.window
    assert begun.session.window.size() == begun.frame.size()
    begun.session.finish()


def test_the_deck_has_the_focus(start: Start) -> None:
    assert start.session is not None
    assert start.frame.focusWidget() is start.session.window.area.deck


def test_closing_the_frame_keeps_place_and_table(start: Start) -> None:
    assert start.session is not None
    start.session.document.enter("As Kd")
    start.frame.setGeometry(10, 40, 780, 690)
    start.frame.close()
    assert not start.frame.isVisible()
    assert load_table(table_file()) == start.session.document.table
    again = Start(None)
    assert (again.frame.width(), again.frame.height()) == (780, 690)
    assert again.frame.pos() == QPoint(10, 40)


def test_a_place_that_makes_no_sense_is_ignored(qtbot: QtBot) -> None:
    Settings().geometry = QByteArray(b"nonsense")
    frame = Start(None).frame
    qtbot.addWidget(frame)
    assert (frame.width(), frame.height()) == FIRST_SIZE


def test_the_settings_are_opened_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Settings] = []
    usual = Settings.__init__

    def opening(settings: Settings) -> None:
        opened.append(settings)
        usual(settings)

    monkeypatch.setattr(Settings, "__init__", opening)
    begun = Start(None)
    qtbot.addWidget(begun.frame)
    begun.frame.show()
    qtbot.waitUntil(lambda: begun.session is not None and begun.session.restored)
    assert begun.session is not None
    assert opened == [begun.session.settings]
    begun.session.finish()


def test_quitting_closes_the_frame(start: Start) -> None:
    assert start.session is not None
    start.session.window.commands.quit.trigger()
    assert not start.frame.isVisible()


def test_a_dark_window_is_never_light_first(qtbot: QtBot) -> None:
    before = QApplication.palette()
    Settings().theme = ThemeName.DARK
    try:
        begun = Start(None)
        qtbot.addWidget(begun.frame)
        role = QPalette.ColorRole.Window
        assert begun.frame.palette().color(role) == dark_palette().color(role)
    finally:
        QApplication.setPalette(before)
