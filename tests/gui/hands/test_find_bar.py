"""The field that finds, the chips and the menu: what they ask for."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from analyser.gui.hands.faces import Arrangement
from analyser.gui.hands.find_bar import FindBar
from analyser.poker.games.registry import HOLDEM, OMAHA
from analyser.poker.hand_table.search import EVERYTHING, Filter, SortBy
from analyser.poker.hand_table.table import Contents


@pytest.fixture
def bar(qtbot: QtBot) -> FindBar:
    bar = FindBar()
    qtbot.addWidget(bar)
    bar.offer(Contents(games=(HOLDEM, OMAHA), history=True))
    bar.show()
    return bar


def action(bar: FindBar, text: str) -> QAction:
    every = [each for menu in [bar.menu, *bar.menu.findChildren(QMenu)] for each in menu.actions()]
    return next(each for each in every if each.text() == text)


@pytest.mark.parametrize(("choose", "wanted"), [
    (lambda bar: action(bar, "Showdowns").trigger(), Filter(text="showdown")),
    (lambda bar: action(bar, "All in").trigger(), Filter(text="all in")),
    (lambda bar: action(bar, "Paid otherwise").trigger(), Filter(text="paid otherwise")),
    (lambda bar: action(bar, "Copies too").trigger(), Filter(copies=True)),
    (lambda bar: action(bar, "What could not be read").trigger(), Filter(errors_only=True)),
    (lambda bar: action(bar, "Omaha").trigger(), Filter(game="omaha")),
    (lambda bar: bar.behind.click(), Filter(text="came from behind")),
    (lambda bar: bar.split.click(), Filter(text="split pot")),
])  # fmt: skip
def test_a_choice_is_a_filter(
    bar: FindBar, qtbot: QtBot, choose: Callable[[FindBar], None], wanted: Filter
) -> None:
    with qtbot.waitSignal(bar.changed):
        choose(bar)
    assert bar.filter == wanted
    bar.reset()
    assert bar.filter == EVERYTHING


def test_a_text_is_looked_for_after_a_pause_or_at_once_with_enter(
    bar: FindBar, qtbot: QtBot
) -> None:
    heard: list[str] = []
    bar.changed.connect(lambda: heard.append(bar.filter.text))
    QTest.keyClicks(bar.text, "ace")
    assert heard == []
    with qtbot.waitSignal(bar.left):
        QTest.keyClick(bar.text, Qt.Key.Key_Return)
    assert heard == ["ace"]
    QTest.keyClick(bar.text, Qt.Key.Key_S)
    bar.pause.timeout.emit()
    assert heard == ["ace", "aces"]
    bar.behind.click()
    assert heard[-1] == "aces came from behind"
    with qtbot.waitSignal(bar.left):
        QTest.keyClick(bar.text, Qt.Key.Key_Down)


def test_the_order_is_chosen_in_the_menu_and_marked(bar: FindBar) -> None:
    heard: list[Arrangement] = []
    bar.changed.connect(lambda: heard.append(bar.arrangement))
    action(bar, "The winner").trigger()
    bar.reverse.trigger()
    action(bar, "The share at the all-in").trigger()
    orders = [(each.by, each.backwards) for each in heard]
    assert orders == [(SortBy.WINNER, False), (SortBy.WINNER, True), (SortBy.LUCK, True)]
    bar.show_order(SortBy.POT, False)
    assert (action(bar, "The pot").isChecked(), bar.reverse.isChecked()) == (True, False)


def test_only_what_says_something_is_offered_and_a_chosen_chip_has_a_colour(bar: FindBar) -> None:
    bar.every.setFocus()
    on, off = [chip.grab().toImage() for chip in (bar.every, bar.split)]
    assert on.pixelColor(16, 6) != off.pixelColor(16, 6)
    bar.offer(Contents(games=(HOLDEM,), class_=True))
    names = ("The pot", "The best low", "The rank among all hands", "The winner")
    assert [action(bar, name).isVisible() for name in names] == [False, False, True, True]
    assert not action(bar, "Game").isVisible()
    bar.offer(Contents(), is_history=True)
    assert not bar.more.isVisible()
