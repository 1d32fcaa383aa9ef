"""How often a range makes each category: the best first, and only what it makes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from analyser.gui.range_editor.made_table import MadeTable
from analyser.poker.cards import parse_cards
from analyser.poker.ranges.notation import parse_range
from analyser.poker.ranges.summary import made_by

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_each_category_has_its_share_and_its_combos(qtbot: QtBot) -> None:
    table = MadeTable()
    qtbot.addWidget(table)
    # All six of QQ, and a quarter of the twelve of 72o: nine holdings in all.
    table.follow(made_by(parse_range("QQ, 72o:0.25"), parse_cards("Ac Kd Ks")))
    rows = [[table.item(row, column) for column in range(3)] for row in range(table.rowCount())]
    assert [[cell and cell.text() for cell in row] for row in rows] == [
        ["two pair", "66.67%", "6"],
        ["one pair", "33.33%", "3"],
    ]
    first = rows[0][0]
    assert first is not None
    said = first.data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "two pair: 66.67%, 6 combos"
    table.follow(None)
    assert table.isHidden()


def test_a_category_is_chosen_by_click_or_key_and_once_more_not(qtbot: QtBot) -> None:
    table = MadeTable()
    qtbot.addWidget(table)
    made = made_by(parse_range("QQ, 72o"), parse_cards("Tc Kd Ks"))
    table.follow(made)
    table.show()

    def click(row: int) -> None:
        where = table.visualRect(table.model().index(row, 1)).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)

    assert table.chosen == ""
    click(0)
    assert table.chosen == "two pair"
    with qtbot.waitSignal(table.choice_changed):
        click(0)
    assert table.chosen == ""
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert table.chosen == "two pair"
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert table.chosen == "one pair"
    table.follow(made_by(parse_range("72o"), parse_cards("Tc Kd Ks")))  # the same, in another row
    assert table.chosen == "one pair"
    table.follow(made_by(parse_range("QQ"), parse_cards("Tc Kd Ks")))  # no hand makes it any more
    assert table.chosen == ""
    assert table.selectedItems() == []
    QTest.keyClick(table, Qt.Key.Key_Space)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert table.chosen == ""
