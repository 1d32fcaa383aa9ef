"""How soon after a click the unused cards show what comes of them, offscreen."""

import random
import time
from collections.abc import Iterator
from statistics import median

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from analyser.gui.felt.tray.deck_model import CARDS
from analyser.gui.state.document import Document
from analyser.gui.window.main_window import MainWindow
from analyser.poker.games.game import Game
from analyser.poker.games.registry import HOLDEM, OMAHA
from analyser.poker.table.table import BOARD, Slot, Table, new_table

BOUND = 0.100
"""Seconds from the click to the painted hints."""
BLOCK = 0.016
"""Seconds that the window may not answer meanwhile: a frame."""
CLICKS = 40
STREETS = {"hands": 0, "flop": 3, "turn": 4, "river": 5}


def table_before_the_click(game: Game, board: int, seed: int) -> Table:
    """Deal two seats and the board, but for the card that the click will bring."""
    table = new_table(game, seats=2)
    deck = random.Random(seed).sample(game.deck.cards, len(game.deck))
    slots = [Slot(seat, at) for seat in range(2) for at in range(game.dealt)]
    slots += [Slot(BOARD, at) for at in range(board)]
    for slot in slots[:-1]:
        table = table.activate(slot).place(deck.pop())
    return table.activate(slots[-1])


def clicked(document: Document, window: MainWindow, table: Table) -> Iterator[float]:
    """Click a card; yield how long each turn of the loop takes until both frames are painted."""
    tiles, deck = window.odds.next_cards, window.area.deck

    def working() -> bool:
        return not tiles.up_to_date

    document.restore(table)
    while working():
        QApplication.processEvents()
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    window.grab()
    card = next(card for card in CARDS if table.find(card) is None)
    where = deck.place_of(card)
    start = time.perf_counter()
    QTest.mouseClick(deck.viewport(), Qt.MouseButton.LeftButton, pos=where)
    yield time.perf_counter() - start
    window.grab()
    while working():
        start = time.perf_counter()
        QApplication.processEvents()
        yield time.perf_counter() - start
    assert document.table.find(card) is not None
    window.grab()


@pytest.mark.parametrize("street", STREETS)
@pytest.mark.parametrize("game", [HOLDEM, OMAHA], ids=lambda game: game.key)
def test_hints_are_painted_soon(shown_window: MainWindow, game: Game, street: str) -> None:
    whole, turns = [], []
    for seed in range(CLICKS):
        table = table_before_the_click(game, STREETS[street], seed)
        steps = clicked(shown_window.document, shown_window, table)
        turn = next(steps)
        start = time.perf_counter() - turn
        turns.append(max(turn, *steps))
        whole.append(time.perf_counter() - start)
    print(
        f"{game.key}, {street}: click to painted hints: median {median(whole) * 1000:.1f} ms, "
        f"worst {max(whole) * 1000:.1f} ms; longest time without looking at the mouse: "
        f"median {median(turns) * 1000:.1f} ms, worst {max(turns) * 1000:.1f} ms"
    )
    assert median(whole) < BOUND
    assert median(turns) < BLOCK
