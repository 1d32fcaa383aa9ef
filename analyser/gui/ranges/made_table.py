"""What a range makes on a board: how often each category, the best first."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from analyser.gui.look.translation import number, translated
from analyser.poker.odds.wording import category_phrase, percent


class MadeTable(QTableWidget):
    """A row for each category that some hand of the range makes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 3, parent)
        self.setAccessibleName(self.tr("What the range makes on the board"))
        self.setHorizontalHeaderLabels([self.tr("Makes"), self.tr("Share"), self.tr("Combos")])
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)

    def follow(self, made: Mapping[str, int | float] | None) -> None:
        """Show how many holdings make each category; hide where there is nothing to show."""
        self.setVisible(made is not None)
        rows = [(name, count) for name, count in reversed([*(made or {}).items()]) if count]
        whole = round(100 * sum(count for _, count in rows))
        self.setRowCount(len(rows))
        for row, (name, count) in enumerate(rows):
            hundredths = round(100 * count)
            category = translated(category_phrase(name))
            combos = number(hundredths // 100)
            if hundredths % 100:
                combos = number(hundredths, decimals=2)
            texts = category, translated(percent(hundredths, whole)), combos
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                if column:
                    item.setTextAlignment(
                        Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                    )
                said = self.tr("{category}: {share}, {combos} combos")
                name_of_row = said.format(category=texts[0], share=texts[1], combos=texts[2])
                item.setData(Qt.ItemDataRole.AccessibleTextRole, name_of_row)
                self.setItem(row, column, item)
