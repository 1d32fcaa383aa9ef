"""Copying and saving rows: kinds of file, limits, and giving it up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser import read_hands
from analyser.gui.file_window.export import output as module
from analyser.gui.file_window.export.output import Output
from analyser.gui.look.work_window import ProgressStrip, WorkWindow
from analyser.poker.generators import finish
from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_table.order import all_rows
from analyser.poker.hand_table.table import FileTable
from tests.gui.file_window.conftest import LINES, TableOf


@pytest.fixture
def table(table_of: TableOf) -> FileTable:
    return table_of(LINES)


class Window(WorkWindow):
    """A window that only copies and saves rows."""

    def __init__(self) -> None:
        super().__init__(ProgressStrip())
        self.output = Output(self)

    @property
    def is_working(self) -> bool:
        return self.output.is_busy


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    window = Window()
    qtbot.addWidget(window)
    yield window
    window.output.close()


def said(window: Window, qtbot: QtBot) -> str:
    """What the strip says when all work is done."""
    qtbot.waitUntil(lambda: not window.is_working)
    return window.strip.text


def saved(window: Window, table: FileTable, path: Path, qtbot: QtBot) -> str:
    """Save every row; return what was said."""
    window.output.save(table, all_rows(table.snapshot), str(path), "a.txt", QFont())
    return said(window, qtbot)


@pytest.mark.parametrize(("kind", "rows"), [("csv", 4), ("txt", 5)])
def test_what_is_saved_reads_back_equal(
    window: Window, table: FileTable, tmp_path: Path, qtbot: QtBot, kind: str, rows: int
) -> None:
    path = tmp_path / f"out.{kind}"
    assert saved(window, table, path, qtbot) == f"Saved as {path}; rows: {rows}"
    back = [(row.hands, row.board, row.winners) for row in read_hands(path)
            if isinstance(row, HandRow)]  # fmt: skip
    first = [(row.hands, row.board, row.winners) for row in read_hands(tmp_path / "a.txt")
             if isinstance(row, HandRow)]  # fmt: skip
    assert back == first


def test_a_pdf_file_is_one(window: Window, table: FileTable, tmp_path: Path, qtbot: QtBot) -> None:
    saved(window, table, tmp_path / "out.PDF", qtbot)
    assert (tmp_path / "out.PDF").read_bytes().startswith(b"%PDF-")


def test_few_rows_are_copied_as_text_and_as_cells(
    window: Window, table: FileTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = window.output
    output.copy_csv(table, all_rows(table.snapshot)[:1])
    assert said(window, qtbot) == "1 row is copied"
    data = QApplication.clipboard().mimeData()
    assert bytes(data.data("text/csv").data()).decode() == data.text()
    assert data.text().count("\n") == 2
    monkeypatch.setattr(module, "MOST_COPIED", 3)
    for copy in (output.copy_text, output.copy_csv):
        window.strip.show_message("")
        copy(table, all_rows(table.snapshot))
        refused = said(window, qtbot)
        assert refused == "These are 5 rows, and 3 are the most to copy; save them"


def test_a_file_that_changed_is_not_half_saved(
    window: Window, table: FileTable, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "a.txt").write_text("something else")
    for kind in ("csv", "txt", "pdf"):
        window.strip.show_message("")
        refused = saved(window, table, tmp_path / f"out.{kind}", qtbot)
        assert "has changed since it was read" in refused
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]


def test_what_is_given_up_leaves_no_file(window: Window, tmp_path: Path, qtbot: QtBot) -> None:
    table = FileTable(text="8C TS KC 9H 4S 7D 2S 5D 3S AC\n" * 20_000)
    finish(table.read())
    window.output.save(table, all_rows(table.snapshot), str(tmp_path / "out.csv"), "", QFont())
    with qtbot.waitSignal(window.strip.progress.valueChanged):
        pass
    window.output.close()
    assert list(tmp_path.iterdir()) == []
    table.close()
