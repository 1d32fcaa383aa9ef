"""How a drag over the matrix is followed: every hand within a frame, and the odds soon after.

What the window's thread works for a hand is asserted, in processor time: it does not grow where
other work shares the machine, as the times until something is seen do, which are printed.
"""

import time
from collections.abc import Iterator
from statistics import median, quantiles

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.felt.matrix.matrix import SIDE, hand_at
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs
from analyser.gui.state.settings import Settings
from analyser.gui.window.main_window import MainWindow
from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import HOLDEM
from analyser.poker.ranges.holdings import HOLDINGS_OF
from analyser.poker.table.table import BOARD, Slot, new_table

FRAME = 0.016
NOISE = 2
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """AhKh against a range that is still empty, on a flop."""
    window, jobs = MainWindow(Settings()), Jobs()
    window.fill(Document())
    qtbot.addWidget(window)
    window.show()
    window.odds.start(jobs)
    jobs.finish()
    table = new_table(HOLDEM, 2).place_all(parse_cards("AhKh"))
    window.document.restore(table.activate(Slot(BOARD, 0)).place_all(parse_cards("Qh7h2c")))
    yield window
    window.odds.cancel()
    jobs.finish()


def is_on_table(window: MainWindow, hand: str) -> bool:
    held = window.document.table.seats[1].range
    return held is not None and any(held.weights[number] for number in HOLDINGS_OF[hand])


def test_a_drag_is_painted_in_a_frame_and_its_odds_follow(window: MainWindow, qtbot: QtBot) -> None:
    window.document.range_asked.emit(1)
    panel = window.area.view.seats[1].panel
    assert panel is not None
    qtbot.waitExposed(window)
    ground, odds = panel.matrix.viewport(), window.odds
    way = [hand_at(row, column) for row in range(4) for column in range(SIDE)]
    places = [panel.matrix.visualRect(panel.model.index_of(hand)).center() for hand in way]
    worked, painted, followed = [], [], []
    QTest.mousePress(ground, LEFT, pos=places[0])
    for hand, place in zip(way[1:], places[1:], strict=True):
        start, before = time.perf_counter(), time.thread_time()
        QTest.mouseMove(ground, place)
        ground.repaint()
        painted.append(time.perf_counter() - start)
        worked.append(time.thread_time() - before)
        assert panel.model.cells[hand].weight or not panel.model.cells[hand].left
        while not is_on_table(window, hand) or odds.standing.odds is None:
            QApplication.processEvents()
        followed.append(time.perf_counter() - start)
    QTest.mouseRelease(ground, LEFT, pos=places[-1])
    for what, seconds in (("work", worked), ("painted", painted), ("odds", followed)):
        worst = quantiles(seconds, n=20)[18]
        print(f"{what}: median {median(seconds) * 1000:.1f} ms, p95 {worst * 1000:.1f} ms")
    assert median(worked) < NOISE * FRAME
