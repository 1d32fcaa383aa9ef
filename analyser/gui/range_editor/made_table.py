"""What a range makes on a board: how often each category, the best first."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from analyser.gui.look.item_views import CellFocus
from analyser.gui.look.translation import hundredths, translated
from analyser.poker.odds.wording import category_phrase, percent


class MadeTable(CellFocus, QTableWidget):
    """A row for each category that some hand of the range makes.

    A click, the arrows or Space choose a category, and once more, none.

    Signals:
        choice_changed: another category is chosen, or none.
    """

    choice_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 3, parent)
        self.setAccessibleName(self.tr("What the range makes on the board"))
        self.setHorizontalHeaderLabels([self.tr("Makes"), self.tr("Share"), self.tr("Combos")])
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self._names: list[str] = []
        self.chosen = ""
        """The chosen category, as ``made_by`` names it; "" if none is."""
        self.itemSelectionChanged.connect(self._choose)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a category, or take the choice back."""
        if self.itemAt(event.position().toPoint()) in self.selectedItems():
            self.clearSelection()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do the same with Space; the arrows choose on the way."""
        if event.key() != Qt.Key.Key_Space:
            super().keyPressEvent(event)
        elif self.currentItem() in self.selectedItems():
            self.clearSelection()
        else:
            self.selectRow(self.currentRow())

    def _choose(self) -> None:
        rows = self.selectionModel().selectedRows()
        self.chosen = self._names[rows[0].row()] if rows else ""
        self.choice_changed.emit()

    def follow(self, made: Mapping[str, int | float] | None) -> None:
        """Show how many holdings make each category; hide if ``made`` is None.

        The chosen category stays chosen as long as some holding makes it.
        """
        self.setVisible(made is not None)
        rows = [(name, count) for name, count in reversed([*(made or {}).items()]) if count]
        whole = round(100 * sum(count for _, count in rows))
        self.blockSignals(True)
        self._names = [name for name, _ in rows]
        self.setRowCount(len(rows))
        for row, (name, count) in enumerate(rows):
            part, category = round(100 * count), translated(category_phrase(name))
            texts = category, translated(percent(part, whole)), hundredths(part)
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
        self.clearSelection()
        if self.chosen in self._names:
            self.selectRow(self._names.index(self.chosen))
        else:
            self.chosen = ""
        self.blockSignals(False)
