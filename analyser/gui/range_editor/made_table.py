"""A Qt table of what a range makes on a board, in players' words such as "set", best first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from analyser.gui.look.cell_grid import CellFocus
from analyser.gui.look.translation import hundredths, plain_tip, translated
from analyser.gui.look.widgets import keep_room
from analyser.poker.odds.wording import percent
from analyser.poker.phrases import Phrase

_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class MadeTable(CellFocus, QTableWidget):
    """A Qt table with a row for each category of made hand or draw that the range makes.

    A click, the arrow keys or Space choose a category; a click on the chosen category, or Space,
    cancels the choice.

    Signals:
        choice_changed: the user has chosen another category, or none.
    """

    choice_changed = Signal()

    def __init__(self) -> None:
        super().__init__(0, 3)
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
        keep_room(self)
        self._kinds: list[Phrase] = []
        self.chosen: Phrase | None = None
        self.itemSelectionChanged.connect(self._choose)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the clicked category, or cancel the choice if it is chosen already."""
        if self.itemAt(event.position().toPoint()) in self.selectedItems():
            self.clearSelection()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On Space, choose the focused category, or cancel the choice if it is chosen."""
        if event.key() != Qt.Key.Key_Space:
            super().keyPressEvent(event)
        elif self.currentItem() in self.selectedItems():
            self.clearSelection()
        else:
            self.selectRow(self.currentRow())

    def _choose(self) -> None:
        rows = self.selectionModel().selectedRows()
        self.chosen = self._kinds[rows[0].row()] if rows else None
        self.choice_changed.emit()

    def follow(self, kinds: Mapping[Phrase, Mapping[int, int]] | None, whole: int = 0) -> None:
        """Show how much of the range makes each category; hide the table if ``kinds`` is None.

        The chosen category stays chosen if ``kinds`` still has it.

        Args:
            kinds: for each category, the index in ``HOLDINGS`` of each holding that makes it, and
                the weight of this holding in hundredths.
            whole: the sum of the weights, in hundredths, of all possible holdings of the range.
        """
        self.setVisible(kinds is not None)
        with QSignalBlocker(self):
            self._kinds = [*(kinds or {})]
            self.setRowCount(len(self._kinds))
            for row, (kind, weights) in enumerate((kinds or {}).items()):
                part = sum(weights.values())
                texts = translated(kind), translated(percent(part, whole)), hundredths(part)
                said = self.tr("{category}: {share}, {combos} combos")
                name_of_row = said.format(category=texts[0], share=texts[1], combos=texts[2])
                for column, text in enumerate(texts):
                    item = QTableWidgetItem(text)
                    if column:
                        item.setTextAlignment(_RIGHT)
                    item.setData(Qt.ItemDataRole.AccessibleTextRole, name_of_row)
                    item.setToolTip(plain_tip(name_of_row))  # in large letters a name may be cut
                    self.setItem(row, column, item)
            self.clearSelection()
            if self.chosen in self._kinds:
                self.selectRow(self._kinds.index(self.chosen))
            else:
                self.chosen = None
