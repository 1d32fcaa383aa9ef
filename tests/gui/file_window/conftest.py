"""The window for files of hands, and files to open in it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from analyser.gui.file_window.window import FileWindow
from analyser.poker.generators import finish
from analyser.poker.hand_table.table import FileTable
from histories import HOLDEM, NO_SHOWDOWN, STUD_HI_LO, TWICE
from tests.gui.conftest import NONE, User

LINES = """\
8C TS KC 9H 4S 7D 2S 5D 3S AC
5C AD 5D AC 9C 7C 5H 8D TD KS
As As Kd Ks 2c 3c 4c 5c 6c 7c
3H 3D 3S KC KD 4H 4D 4S QC QD
2H 3H 4H 5H 6H 2D 3D 4D 5D 6D
"""
"""Seat B wins, seat A wins, an error, seat B wins, a tie."""

HISTORIES = "\n\n\n".join([HOLDEM, NO_SHOWDOWN, TWICE, STUD_HI_LO])
"""Five rows: Ann, no showdown, Ann, Bob, and Ann with Cem's low."""


@pytest.fixture
def window(user: User, own_window: None, qtbot: QtBot) -> Iterator[FileWindow]:
    """The window, shown and empty."""
    window = user.window.file_window
    with qtbot.waitActive(window):
        window.bring()
    yield window
    window.finish()


TableOf = Callable[[str], FileTable]


@pytest.fixture
def table_of(tmp_path: Path) -> Iterator[TableOf]:
    """Write a file of this text, and read it into a table."""
    tables = []

    def table_of(text: str) -> FileTable:
        path = tmp_path / "a.txt"
        path.write_text(text)
        table = FileTable(path)
        finish(table.read())
        tables.append(table)
        return table

    yield table_of
    for table in tables:
        table.close()


def settle(window: FileWindow, qtbot: QtBot) -> None:
    def is_idle() -> bool:
        return not (window.is_working or window.summary.is_busy)

    qtbot.waitUntil(is_idle)


Read = Callable[[str], FileWindow]


@pytest.fixture
def read(window: FileWindow, qtbot: QtBot, tmp_path: Path) -> Read:
    def read(text: str, name: str = "hands.txt") -> FileWindow:
        path = tmp_path / name
        path.write_text(text)
        window.read([str(path)])
        settle(window, qtbot)
        return window

    return read


def press(window: FileWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(window.windowHandle(), key, modifiers)


def column(window: FileWindow, column: int) -> list[str]:
    model = window.model
    return [model.index(row, column).data() for row in range(model.rowCount())]
