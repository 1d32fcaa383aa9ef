"""What tables of rows have in common."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QTableView, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.look.item_views import show_rows


def test_in_a_table_of_rows_a_click_chooses_one_and_tab_leaves(qtbot: QtBot) -> None:
    window, table, button = QWidget(), QTableView(), QPushButton("after it")
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(table)
    column.addWidget(button)
    model = QStandardItemModel(window)
    for _ in range(3):
        model.appendRow([QStandardItem("a"), QStandardItem("b")])
    table.setModel(model)
    show_rows(table)
    with qtbot.waitActive(window):
        window.show()
    cell = table.visualRect(model.index(1, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    chosen = [(index.row(), index.column()) for index in table.selectedIndexes()]
    assert chosen == [(1, 0), (1, 1)]
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert table.state() is not table.State.EditingState
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert button.hasFocus()
