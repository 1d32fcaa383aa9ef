"""The suits of one hand: what is left of them, what is ticked, and how much each weighs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from analyser.gui.range_editor.matrix_model import MatrixModel
from analyser.gui.range_editor.suits_list import SuitsList
from analyser.poker.cards import parse_cards
from analyser.poker.ranges.holdings import HOLDINGS
from analyser.poker.ranges.notation import parse_range


@pytest.fixture
def suits(qtbot: QtBot) -> SuitsList:
    suits = SuitsList()
    qtbot.addWidget(suits)
    return suits


def shown(suits: SuitsList) -> dict[str, bool]:
    items = [suits.item(row) for row in range(suits.count())]
    return {item.text(): item.checkState() is Qt.CheckState.Checked for item in items}


def test_each_holding_is_ticked_that_the_range_has(suits: SuitsList) -> None:
    model = MatrixModel()
    model.show(parse_range("AsKs, AhKh:0.5"), parse_cards("Ac"), {})
    suits.follow(model, "AKs")
    assert shown(suits) == {"A♠ K♠": True, "A♥ K♥   50%": True, "A♦ K♦": False}
    said = [suits.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    assert "ace of hearts and king of hearts, 50%" in said


def test_a_tick_names_its_holding_and_showing_ticks_nothing(suits: SuitsList) -> None:
    model, heard = MatrixModel(), list[tuple[str, bool]]()
    suits.ticked.connect(lambda n, on: heard.append(("".join(map(str, HOLDINGS[n])), on)))
    for text in ("AhKh", "AsKs"):
        model.show(parse_range(text), (), {})
        suits.follow(model, "AKs")
    assert heard == []
    row = list(shown(suits)).index("A♠ K♠")
    suits.item(row).setCheckState(Qt.CheckState.Unchecked)
    assert [(set(parse_cards(cards)), on) for cards, on in heard] == [
        (set(parse_cards("AsKs")), False)
    ]
