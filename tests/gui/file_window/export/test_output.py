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
from analyser.poker.generators import finish
from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_table.order import all_rows
from analyser.poker.hand_table.table import FileTable
from tests.gui.file_window.conftest import LINES, TableOf


@pytest.fixture
def table(table_of: TableOf) -> FileTable:
    return table_of(LINES)


@pytest.fixture
def output() -> Iterator[Output]:
    output = Output()
    yield output
    output.close()


def saved(output: Output, table: FileTable, path: Path, qtbot: QtBot) -> str:
    """Save every row; return what was said."""
    with qtbot.waitSignal(output.noted) as heard:
        output.save(table, all_rows(table.snapshot), str(path), "a.txt", QFont())
    said = heard.args[0]
    assert isinstance(said, str)
    return said


@pytest.mark.parametrize(("kind", "rows"), [("csv", 4), ("txt", 5)])
def test_what_is_saved_reads_back_equal(
    output: Output, table: FileTable, tmp_path: Path, qtbot: QtBot, kind: str, rows: int
) -> None:
    path = tmp_path / f"out.{kind}"
    assert saved(output, table, path, qtbot) == f"Saved as {path}; rows: {rows}"
    back = [(row.hands, row.board, row.winners) for row in read_hands(path)
            if isinstance(row, HandRow)]  # fmt: skip
    first = [(row.hands, row.board, row.winners) for row in read_hands(tmp_path / "a.txt")
             if isinstance(row, HandRow)]  # fmt: skip
    assert back == first


def test_a_pdf_file_is_one(output: Output, table: FileTable, tmp_path: Path, qtbot: QtBot) -> None:
    saved(output, table, tmp_path / "out.PDF", qtbot)
    assert (tmp_path / "out.PDF").read_bytes().startswith(b"%PDF-")


def test_few_rows_are_copied_as_text_and_as_cells(
    output: Output, table: FileTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with qtbot.waitSignal(output.noted) as heard:
        output.copy_csv(table, all_rows(table.snapshot)[:1])
    assert heard.args == ["1 row is copied"]
    data = QApplication.clipboard().mimeData()
    assert bytes(data.data("text/csv").data()).decode() == data.text()
    assert data.text().count("\n") == 2
    monkeypatch.setattr(module, "MOST_COPIED", 3)
    for copy in (output.copy_text, output.copy_csv):
        with qtbot.waitSignal(output.refused) as heard:
            copy(table, all_rows(table.snapshot))
        assert heard.args == ["These are 5 rows, and 3 are the most to copy; save them"]


def test_a_file_that_changed_is_not_half_saved(
    output: Output, table: FileTable, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "a.txt").write_text("something else")
    for kind in ("csv", "txt", "pdf"):
        with qtbot.waitSignal(output.refused) as heard:
            path = tmp_path / f"out.{kind}"
            output.save(table, all_rows(table.snapshot), str(path), "a.txt", QFont())
        assert "has changed since it was read" in heard.args[0]
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]


def test_what_is_given_up_leaves_no_file(output: Output, tmp_path: Path, qtbot: QtBot) -> None:
    table = FileTable(text="8C TS KC 9H 4S 7D 2S 5D 3S AC\n" * 20_000)
    finish(table.read())
    output.save(table, all_rows(table.snapshot), str(tmp_path / "out.csv"), "", QFont())
    with qtbot.waitSignal(output.progressed):
        pass
    output.close()
    assert list(tmp_path.iterdir()) == []
    table.close()
