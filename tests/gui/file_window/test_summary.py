"""The chart and the totals: counted beside the window, with and without a choice of category."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

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
    assert summary.chart.chart.bars == every
    assert summary.chart.chosen == chosen.category
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
