"""The graph of every seat's share, street by street: counted beside the window, and clicked."""

from collections.abc import Generator, Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.felt.foot import street_shares
from analyser.gui.felt.foot.graph import StreetGraph
from analyser.gui.felt.foot.street_shares import StreetShares
from analyser.gui.state.jobs import Jobs
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.notation import parse_range
from not_none import not_none
from tests.gui.conftest import User

SPOKEN = [
    "Before: Seat A 46.21%, Seat B 53.79%", "Flop: Seat A 33.84%, Seat B 66.16%",
    "Turn: Seat A 22.73%, Seat B 77.27%",
]  # fmt: skip


@pytest.fixture
def jobs() -> Iterator[Jobs]:
    jobs = Jobs()
    yield jobs
    jobs.finish()


@pytest.fixture
def graph(user: User, jobs: Jobs, qtbot: QtBot) -> StreetGraph:
    user.window.odds.start(jobs)
    user.document.enter("AhKh v QsQd @ QhJh2c7d")
    qtbot.waitUntil(lambda: len(user.content.foot.streets) == 3, timeout=20_000)
    QApplication.processEvents()
    return user.window.area.verdict.foot.graph


def names(graph: StreetGraph) -> list[str]:
    return [stop.accessibleName() for stop in graph.stops if stop.isVisible()]


def test_each_street_is_a_button_that_says_every_share(user: User, graph: StreetGraph) -> None:
    assert names(graph) == SPOKEN
    assert [street.is_now for street in user.content.foot.streets] == [False, False, True]
    assert graph.accessibleName() == "Street by street"
    user.window.window_actions.teach.trigger()
    assert user.content.foot.streets == ()
    assert not graph.isVisible()
    user.document.reveal.show_answers()
    assert names(graph) == SPOKEN


def test_a_click_goes_to_a_street_a_key_back(user: User, graph: StreetGraph, qtbot: QtBot) -> None:
    QTest.mouseClick(graph.stops[1], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert user.cards(-1) == "Qh Jh 2c"
    assert names(graph) == SPOKEN  # the way back is there
    graph.stops[2].setFocus()
    user.key(Qt.Key.Key_Space)
    assert user.cards(-1) == "Qh Jh 2c 7d"
    QTest.mouseClick(graph.stops[0], Qt.MouseButton.LeftButton)
    user.window.window_actions.street.trigger()  # deals the hand's own flop
    assert user.cards(-1) == "Qh Jh 2c"
    for _ in range(4):
        user.window.window_actions.undo.trigger()
    assert user.cards(-1) == "Qh Jh 2c 7d"
    user.document.go_to_street(1)
    user.document.enter("9h")
    qtbot.waitUntil(lambda: len(user.content.foot.streets) == 3, timeout=20_000)
    assert user.content.foot.streets[2].spoken != SPOKEN[2]


def test_the_streets_wait_for_ranges_and_the_odds_not_for_them(
    user: User, graph: StreetGraph, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    streets = not_none(user.window.findChild(StreetShares))
    soon = not_none(streets.findChild(QTimer))
    known = soon.interval()
    user.document.set_range(1, parse_range("QQ"))
    assert soon.interval() > known

    def forever(situation: Situation) -> Generator[float, None, None]:
        while True:
            yield 0.0

    monkeypatch.setattr(street_shares, "count", forever)
    user.document.enter("9h")
    user.document.go_to_street(1)
    user.document.enter("3d")

    task = not_none(streets._task)
    qtbot.waitUntil(lambda: task.is_busy)
    busy = []
    user.window.odds.counting.connect(lambda: busy.append(task.is_busy))
    user.document.enter("4c")
    streets.give_way()
    soon.stop()
    assert busy == [False]
