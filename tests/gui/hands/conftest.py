"""The pane of hands, and files to open in it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from analyser.gui.hands.faces import HandRows
from analyser.gui.hands.file_rows import FileRows
from analyser.gui.hands.pane import HandsPane
from analyser.poker.generators import finish
from analyser.poker.hand_table.table import FileTable
from histories import HOLDEM, NO_SHOWDOWN, STUD_HI_LO, TWICE
from tests.gui.conftest import User

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
def pane(user: User, own_window: None) -> Iterator[HandsPane]:
    """The pane of the window, shown and empty."""
    pane = user.window.hands
    user.window.panes.show_left("hands")
    yield pane
    pane.finish()


TableOf = Callable[[str], FileTable]


@pytest.fixture
def model(qtbot: QtBot) -> Iterator[FileRows]:
    model = FileRows()
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(model, fatal, model)
    yield model
    model.close()
    assert tester.model() is model


@pytest.fixture
def table_of(tmp_path: Path) -> Iterator[TableOf]:
    """Write a file of this text, and read it into a table."""
    with ExitStack() as opened:

        def table_of(text: str) -> FileTable:
            path = tmp_path / "a.txt"
            path.write_text(text)
            table = opened.enter_context(closing(FileTable(path)))
            finish(table.read())
            return table

        yield table_of


def settle(pane: HandsPane, qtbot: QtBot) -> None:
    """Wait until no work is going on."""

    def is_idle() -> bool:
        waits = pane.pause.isActive() or pane.find_bar.pause.isActive()
        return not (waits or pane.is_working or pane.totals.is_busy)

    qtbot.waitUntil(is_idle)


Read = Callable[..., HandsPane]


@pytest.fixture
def read(pane: HandsPane, qtbot: QtBot, tmp_path: Path) -> Read:
    def read(text: str, name: str = "hands.txt") -> HandsPane:
        path = tmp_path / name
        path.write_text(text)
        pane.read([str(path)])
        settle(pane, qtbot)
        return pane

    return read


def words(pane: HandsPane) -> list[str]:
    """The line of each row that is shown."""
    rows = pane.view.model()
    assert isinstance(rows, HandRows)
    return [rows.face(row).words for row in range(rows.rowCount())]
