"""The chart of categories and the totals: what they show, and choosing a category."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from analyser.gui.file_window.categories_chart import Bar, CategoriesChart, ChartModel, Role
from analyser.gui.file_window.model import FileModel
from analyser.gui.file_window.summary import Summary
from analyser.poker.generators import finish
from analyser.poker.hand_table.filter import Filter
from analyser.poker.hand_table.table import FileTable
from tests.gui.file_window.conftest import HISTORIES, LINES


@pytest.fixture
def summary(qtbot: QtBot) -> Iterator[Summary]:
    model = FileModel()
    summary = Summary(model)
    qtbot.addWidget(summary)
    yield summary
    model.show_table(None)
    summary.close()
    model.close()


def open_in(summary: Summary, text: str, qtbot: QtBot) -> FileTable:
    table = FileTable(text=text)
    finish(table.read())
    summary.model.show_table(table)
    qtbot.waitUntil(lambda: not summary.is_busy)
    return table


def test_the_bars_stay_while_one_is_chosen(summary: Summary, qtbot: QtBot) -> None:
    table = open_in(summary, LINES, qtbot)
    every = summary.chart.chart.bars
    chosen = Filter(category=every[0].category)
    with qtbot.waitSignal(summary.model.arranged):
        summary.model.set_filter(chosen)
    summary.follow(chosen)
    qtbot.waitUntil(lambda: not summary.is_busy)
    assert (summary.chart.chart.bars, summary.chart.chosen) == (every, chosen.category)
    assert summary.totals.text().startswith("Hands: 1\n")
    table.close()


def test_what_there_is_to_choose_from(summary: Summary, qtbot: QtBot) -> None:
    table = open_in(summary, HISTORIES, qtbot)
    with qtbot.waitSignal(summary.found):
        summary.look_for_names()
    assert summary.names == ("Ann", "Bob", "Bob: [the] (x)", "Cem")
    assert [game.key for game in summary.games] == ["holdem", "omaha", "stud8"]
    assert summary.seats == 0
    table.close()
    table = open_in(summary, LINES, qtbot)
    with qtbot.waitSignal(summary.found):
        summary.look_for_names()
    assert (list(summary.names), summary.seats) == ([], 2)
    table.close()


BARS = (Bar(7, "Full house", 1), Bar(2, "One pair", 1_000), Bar(1, "High card", 500))


@pytest.fixture
def chart(qtbot: QtBot) -> CategoriesChart:
    chart = CategoriesChart()
    qtbot.addWidget(chart)
    chart.resize(300, 200)
    with qtbot.waitExposed(chart):
        chart.show()
    chart.show_bars(BARS)
    return chart


def checked(model: QAbstractItemModel) -> None:
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)


def test_a_bar_has_a_name_a_count_and_its_share(qtbot: QtBot) -> None:
    model = ChartModel()
    checked(model)
    model.show(BARS)
    first, second = model.index(0), model.index(1)
    assert first.data() == "Full house"
    assert second.data(Qt.ItemDataRole.AccessibleTextRole) == "One pair: 1,000 hands, 66.6%"
    assert [first.data(Role.SHARE_OF_LONGEST), second.data(Role.SHARE_OF_LONGEST)] == [0.001, 1]
    model.show((Bar(7, "Full house", 2), *BARS[1:]))
    assert first.data(Role.BAR).count == 2
    model.show(())
    assert model.rowCount() == 0


def test_what_is_chosen_stays_so_with_other_counts(chart: CategoriesChart, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(chart.chosen_changed):
        chart.choose(2)
        chart.show_bars((Bar(9, "Straight flush", 1), *BARS))
        assert chart.chosen == 2
        chart.show_bars((Bar(9, "Straight flush", 1),))
        assert chart.chosen is None


def test_the_space_bar_chooses_and_lets_go_and_arrows_only_walk(chart: CategoriesChart) -> None:
    assert chart.viewport().width() >= chart.sizeHintForColumn(0)
    assert chart.minimumWidth() >= chart.fontMetrics().horizontalAdvance("Full house  1,000  66.6%")
    heard: list[int | None] = []
    chart.chosen_changed.connect(lambda: heard.append(chart.chosen))
    chart.setCurrentIndex(chart.chart.index(0))
    assert chart.chosen is None
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Down)
    assert heard == []
    QTest.keyClick(chart, Qt.Key.Key_Space)
    QTest.keyClick(chart, Qt.Key.Key_Up)
    QTest.keyClick(chart, Qt.Key.Key_Space)
    QTest.keyClick(chart, Qt.Key.Key_Space)
    assert heard == [2, 7, None]
