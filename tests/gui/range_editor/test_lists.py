"""The lists beside the matrix: the suits of one hand, and what a range makes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from analyser.gui.range_editor.made_table import MadeTable
from analyser.gui.range_editor.matrix_model import MatrixModel
from analyser.gui.range_editor.suits_list import SuitsList
from analyser.poker.cards import parse_cards
from analyser.poker.generators import finish
from analyser.poker.phrases import Phrase
from analyser.poker.ranges.holdings import HOLDINGS
from analyser.poker.ranges.kinds import find_kinds
from analyser.poker.ranges.notation import parse_range


@pytest.fixture
def suits(qtbot: QtBot) -> SuitsList:
    suits = SuitsList()
    qtbot.addWidget(suits)
    return suits


def shown(suits: SuitsList) -> dict[str, bool]:
    items = [suits.item(row) for row in range(suits.count())]
    return {item.text(): item.checkState() is Qt.CheckState.Checked for item in items}


def test_holdings_of_the_range_are_ticked_and_tell_of_ticks(suits: SuitsList) -> None:
    model = MatrixModel()
    model.show(parse_range("AsKs, AhKh:0.5"), parse_cards("Ac"), {})
    suits.follow(model, "AKs")
    assert shown(suits) == {"A♠ K♠": True, "A♥ K♥   50%": True, "A♦ K♦": False}
    said = [suits.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    assert "ace of hearts and king of hearts, 50%" in said
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


def kinds(text: str, board: str) -> dict[Phrase, dict[int, int]]:
    return finish(find_kinds(parse_range(text), parse_cards(board)))


def test_each_kind_has_its_share_and_is_chosen_once_or_not(qtbot: QtBot) -> None:
    table = MadeTable()
    qtbot.addWidget(table)
    # All six of QQ, and a quarter of the twelve of 72o: nine holdings in all.
    table.follow(kinds("QQ, 72o:0.25", "Ac Kd Ks"), 900)
    rows = [[table.item(row, column) for column in range(3)] for row in range(table.rowCount())]
    assert [[cell and cell.text() for cell in row] for row in rows] == [
        ["underpair", "66.67%", "6"],
        ["no more than the board", "33.33%", "3"],
    ]
    first = rows[0][0]
    assert first is not None
    said = first.data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == first.toolTip() == "underpair: 66.67%, 6 combos"
    table.follow(None)
    assert table.isHidden()
    table = MadeTable()
    qtbot.addWidget(table)
    table.follow(kinds("QQ, 72o", "Tc Kd Ks"), 1800)
    table.show()

    def click(row: int) -> None:
        where = table.visualRect(table.model().index(row, 1)).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)

    assert not table.chosen
    click(0)
    assert table.chosen == "pocket pair under a higher card"
    with qtbot.waitSignal(table.choice_changed):
        click(0)
    assert not table.chosen
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert table.chosen == "pocket pair under a higher card"
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert table.chosen == "no more than the board"
    table.follow(kinds("72o", "Tc Kd Ks"), 1200)  # the same, in another row
    assert table.chosen == "no more than the board"
    table.follow(kinds("QQ", "Tc Kd Ks"), 600)  # no hand makes it any more
    assert not table.chosen
    assert table.selectedItems() == []
    QTest.keyClick(table, Qt.Key.Key_Space)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert not table.chosen
