"""Rows in another order, or some of them: by filters, heads, keys, and all-ins."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from analyser.gui.file_window.model import FileColumn
from analyser.gui.file_window.window import FileWindow
from analyser.poker.generators import Steps
from analyser.poker.hand_files import all_ins
from analyser.poker.hand_table.filter import EVERYTHING
from analyser.poker.hand_table.table import FileTable
from histories import HOLDEM
from tests.gui.conftest import LEFT, NONE, Key
from tests.gui.file_window.conftest import HISTORIES, LINES, Read, column, settle

DOWN, UP = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder


def test_a_header_and_the_keyboard_sort(read: Read, qtbot: QtBot) -> None:
    window = read(LINES)
    window.filters.order.setFocus()
    for _ in range(FileColumn.WINNER):
        QTest.keyClick(window.filters.order, Key.Key_Down)
    settle(window, qtbot)
    assert column(window, FileColumn.PLACE) == ["2", "5", "1", "4", "3"]
    assert window.view.horizontalHeader().sortIndicatorSection() == FileColumn.WINNER
    QTest.keyClick(window.filters.backwards, Key.Key_Space)
    settle(window, qtbot)
    assert column(window, FileColumn.PLACE) == ["1", "4", "5", "2", "3"]
    header = window.view.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(FileColumn.HANDS) + 20, header.height() // 2)
    QTest.mouseClick(header.viewport(), LEFT, NONE, place)
    settle(window, qtbot)
    assert column(window, FileColumn.PLACE) == ["5", "4", "2", "1", "3"]
    assert window.filters.order.currentText() == "Cards"
    QTest.mouseClick(header.viewport(), LEFT, NONE, place)
    settle(window, qtbot)
    assert column(window, FileColumn.PLACE) == ["1", "2", "4", "5", "3"]
    assert window.filters.backwards.isChecked()


def test_the_row_in_focus_stays_and_all_ins_are_sorted(read: Read, qtbot: QtBot) -> None:
    window = read(LINES)
    window.view.focus_row(3)
    window.view.show_order(FileColumn.HANDS, UP)
    settle(window, qtbot)
    assert window.view.focused_row == 1
    assert window.details.headline.text().startswith("Seat B wins: ")
    window = read(HISTORIES)
    window.view.show_order(FileColumn.ALL_IN, UP)
    settle(window, qtbot)
    assert column(window, FileColumn.PLACE)[:3] == ["1002, run 2", "1001", "1002"]
    window.view.show_order(FileColumn.ALL_IN, DOWN)
    settle(window, qtbot)
    assert column(window, FileColumn.PLACE)[:3] == ["1002", "1001", "1002, run 2"]


def test_a_filter_or_a_bar_of_the_chart_shows_some_rows(read: Read, qtbot: QtBot) -> None:
    window = read(LINES)
    QTest.keyClicks(window.filters.text, "full house")
    QTest.keyClick(window.filters.text, Key.Key_Return)
    settle(window, qtbot)
    assert column(window, FileColumn.PLACE) == ["4"]
    assert window.strip.text == "1 of 5 rows of hands.txt"
    window.filters.reset.click()
    settle(window, qtbot)
    assert window.model.rowCount() == 5
    assert not window.filters.reset.isEnabled()
    chart = window.summary.chart
    assert [(bar.name, bar.count) for bar in chart.chart.bars] == [
        ("Straight flush", 1), ("Full house", 1), ("Two pair", 1), ("High card", 1)
    ]  # fmt: skip
    where = chart.visualRect(chart.chart.index(1)).center()
    QTest.mouseClick(chart.viewport(), LEFT, NONE, where)
    settle(window, qtbot)
    assert (column(window, FileColumn.PLACE), len(chart.chart.bars)) == (["4"], 4)
    assert "Hands: 1" in window.summary.totals.text()
    QTest.mouseClick(chart.viewport(), LEFT, NONE, where)
    settle(window, qtbot)
    assert window.model.rowCount() == 5


def test_what_was_not_read_to_its_end_is_said_to_be_so_in_any_order(
    window: FileWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The warning went when rows were sorted or filtered, and the part passed for the whole."""
    whole = FileTable.read

    def endless(table: FileTable) -> Steps[None]:
        yield from whole(table)
        while True:
            yield 0.5

    monkeypatch.setattr(FileTable, "read", endless)
    window.read_text(LINES)
    qtbot.waitUntil(lambda: window.model.rowCount() == 5)
    window.stop()
    window.view.show_order(FileColumn.WINNER, UP)
    settle(window, qtbot)
    said = "5 rows of the pasted text; lines of hands · Stopped; rows that were read: 5"
    assert window.strip.text == said
    monkeypatch.undo()
    window.read_text(LINES)
    settle(window, qtbot)
    window.view.show_order(FileColumn.HANDS, UP)
    settle(window, qtbot)
    assert window.strip.text == "5 rows of the pasted text; lines of hands"


def test_counting_can_be_stopped(read: Read, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = read(HISTORIES)
    window.all_ins.give_up()
    window.all_ins.begin(window.model.table)

    def endless(situation: object) -> object:
        while True:
            yield 0.5

    monkeypatch.setattr(all_ins, "count_odds", endless)
    window.strip.patience.setInterval(0)
    window.view.show_order(FileColumn.ALL_IN, UP)
    qtbot.waitUntil(lambda: window.strip.is_busy)
    window.strip.stop.click()
    assert window.strip.text == "Stopped; the order is as it was"
    assert window.view.horizontalHeader().sortIndicatorSection() == FileColumn.PLACE
    qtbot.waitUntil(lambda: not window.strip.is_busy)


def test_a_search_that_compares_with_nothing_changes_nothing(read: Read, qtbot: QtBot) -> None:
    window = read(HISTORIES)
    window.filters.text.setText("pot > much")
    with qtbot.waitSignal(window.filters.changed):
        QTest.keyClick(window.filters.text, Qt.Key.Key_Return)
    assert window.strip.text.startswith("“pot > much” compares with nothing; write an amount")
    assert (window.model.filter, window.model.rowCount()) == (EVERYTHING, 5)
    window.filters.text.setText("pot > 1 flush")
    with qtbot.waitSignal(window.model.arranged):
        QTest.keyClick(window.filters.text, Qt.Key.Key_Return)
    assert window.model.rowCount() == 1


def test_a_hand_in_two_files_counts_once_or_each_time(
    window: FileWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    for name in ("a.txt", "b.txt"):
        (tmp_path / name).write_text(HOLDEM)
    window.read([str(tmp_path)])
    settle(window, qtbot)
    assert window.model.rowCount() == 1
    assert "each hand counts once, copies: 1" in window.strip.text
    assert window.summary.totals.text().startswith("Hands: 1\n")
    window.filters.shown.setCurrentText("Copies too")
    with qtbot.waitSignal(window.model.arranged):
        window.filters.shown.activated.emit(window.filters.shown.currentIndex())
    settle(window, qtbot)
    assert window.model.rowCount() == 2
    assert window.summary.totals.text().startswith("Hands: 2\n")
