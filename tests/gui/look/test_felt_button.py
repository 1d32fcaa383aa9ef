"""A switch on the felt, by mouse and by keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.look.felt_button import FeltSwitch
from tests.gui.conftest import Look


@pytest.fixture
def switch(qtbot: QtBot) -> FeltSwitch:
    """A switch with three choices, the second of which is on."""
    made = FeltSwitch(("Cards", "Next card", "Bet sizes"))
    qtbot.addWidget(made)
    made.show_choice(1)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_a_click_or_an_arrow_key_chooses(switch: FeltSwitch, accessibles: Look) -> None:
    chosen: list[int] = []
    switch.chosen.connect(chosen.append)
    cards, next_card, bets = switch.choices
    QTest.mouseClick(cards, Qt.MouseButton.LeftButton)
    switch.show_choice(0)
    cards.setFocus()
    QTest.keyClick(cards, Qt.Key.Key_Right)
    assert next_card.hasFocus()
    assert chosen == [0, 1]
    switch.show_choice(1)
    QTest.keyClick(next_card, Qt.Key.Key_Right)
    assert (chosen, bets.isChecked()) == ([0, 1, 2], True)
    assert {"Cards", "Next card", "Bet sizes"} <= {found.name for found in accessibles(switch)}


def test_the_choice_that_is_on_looks_on_and_moves_nothing(switch: FeltSwitch) -> None:
    on = [choice.grab().toImage().pixelColor(6, 6).lightnessF() for choice in switch.choices]
    assert on[1] > max(on[0], on[2])
    widths = [choice.width() for choice in switch.choices]
    switch.show_choice(0)
    QApplication.processEvents()
    assert [choice.width() for choice in switch.choices] == widths
