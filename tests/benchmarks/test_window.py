"""How soon the window is there and how fast it answers a click, offscreen.

python -m pytest tests/benchmarks/test_window.py -m speed -rP
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path
from statistics import median, quantiles

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from analyser.gui.document import Document
from analyser.gui.main_window import MainWindow
from analyser.gui.session import prepare_hands
from analyser.gui.settings import Settings
from analyser.poker.cards import DECK
from analyser.poker.games import ANY, HOLDEM
from analyser.poker.table import Slot, new_table

ROOT = Path(__file__).resolve().parents[2]
FRAME = 0.016
"""Seconds: the time in which a click has to be answered."""
CLICKS = 1000
STARTS = 15

BARE = """
import os, sys
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        os._exit(0)
application = QApplication(sys.argv)
window = Window()
window.resize(1180, 820)
window.show()
application.exec()
"""
"""The least a PySide6 program can do to paint a window."""


def random_table(seed: int, document: Document) -> None:
    """Put two seats with a random number of cards each on the table, in a random game."""
    generator = random.Random(seed)
    game = generator.choice((ANY, HOLDEM))
    table = new_table(game, seats=2)
    deck = generator.sample(DECK, len(DECK))
    for seat in range(2):
        for at in range(generator.randint(0, game.most)):
            table = table.activate(Slot(seat, at)).place(deck.pop())
    for at in range(generator.randint(0, game.board)):
        table = table.activate(Slot(-1, at)).place(deck.pop())
    document.restore(table)


def test_a_click_is_answered_within_a_frame(qtbot: QtBot) -> None:
    prepare_hands()
    document = Document()
    window = MainWindow(document, Settings())
    qtbot.addWidget(window)
    window.resize(1180, 820)
    window.show()
    deck, model = window.area.deck, window.area.deck.model()
    generator = random.Random()
    seconds = []

    def working() -> bool:
        return not window.area.hints.up_to_date

    for click in range(CLICKS):
        random_table(generator.getrandbits(32), document)
        QApplication.processEvents()
        # The signs on the cards come a moment later; a click comes to a window that has them.
        while working():
            QApplication.processEvents()
        QApplication.processEvents()
        # What the program's own loop does between two clicks: old seats' widgets go.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        window.grab()
        cell = model.index(generator.randrange(4), generator.randrange(13))
        where = deck.visualRect(cell).center()
        button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        start = time.perf_counter()
        QTest.mouseClick(deck.viewport(), button, none, where)
        QApplication.processEvents()
        picture = window.grab()
        seconds.append(time.perf_counter() - start)
        assert not picture.isNull(), click
        for seat, panel in zip(window.results.seats, window.results.panels, strict=True):
            hand = document.outcome.hands[seat]
            texts = [label.text() for label in panel.findChildren(QLabel)]
            assert ("No cards yet" if hand is None else str(hand.high.description)) in texts
    worst = quantiles(seconds, n=100)[98]
    print(f"click to frame: median {median(seconds) * 1000:.1f} ms, p99 {worst * 1000:.1f} ms")
    assert worst < FRAME


def spawn(*program: str) -> float:
    """Return how many seconds a program takes from its start to a painted window."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    start = time.perf_counter()
    subprocess.run([sys.executable, *program], env=environment, check=True)
    return time.perf_counter() - start


@pytest.mark.parametrize(
    ("moment", "most"),
    [
        pytest.param("frame", 1.5, id="the first painted window"),
        pytest.param("window", 2.5, id="the window with all its cards"),
    ],
)
def test_the_window_is_there_nearly_as_soon_as_a_bare_one(moment: str, most: float) -> None:
    ours, bare = ("-m", "analyser", "--until-painted", moment), ("-c", BARE)
    spawn(*bare)
    spawn(*ours)
    pairs = [(spawn(*ours), spawn(*bare)) for _ in range(STARTS)]
    seconds, least = (median(times) for times in zip(*pairs, strict=True))
    ratio = median(one / other for one, other in pairs)
    print(f"{moment}: {seconds * 1000:.0f} ms, bare {least * 1000:.0f} ms, ratio {ratio:.2f}")
    assert ratio <= most
