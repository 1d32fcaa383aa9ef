"""A list of the holdings of one starting hand, to add them to the range one by one."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from analyser.gui.look.cell_grid import CellFocus
from analyser.gui.look.translation import card_names, percent
from analyser.gui.range_editor.grid import left_of
from analyser.gui.range_editor.matrix_model import MatrixModel
from analyser.poker.ranges.holdings import HOLDINGS


class SuitsList(CellFocus, QListWidget):
    """A list of a hand's holdings with check boxes; holdings with a known card are left out.

    Signals:
        ticked: the index, in ``HOLDINGS``, of the holding that the user has ticked or unticked, and
            True to add the holding to the range, or False to remove it.
    """

    ticked = Signal(int, bool)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Suits"))
        self.itemChanged.connect(self._tick)

    def follow(self, model: MatrixModel, hand: str) -> None:
        """Show the possible holdings of a hand, ticked as in the model's range."""
        numbers = left_of(hand, model.known)
        role = Qt.ItemDataRole.UserRole
        with QSignalBlocker(self):
            if tuple([self.item(row).data(role) for row in range(self.count())]) != numbers:
                self.clear()
                for number in numbers:
                    item = QListWidgetItem(self)
                    item.setData(role, number)
            for row, number in enumerate(numbers):
                self._write(self.item(row), number, model.range.weights[number])

    def _write(self, item: QListWidgetItem, number: int, weight: int) -> None:
        cards = sorted(HOLDINGS[number], key=lambda card: (-card.rank, -card.number))
        signs, names = " ".join(card.with_sign for card in cards), card_names(cards)
        if 0 < weight < 100:
            signs = f"{signs}   {percent(weight)}"
            names = self.tr("{cards}, {weight}").format(cards=names, weight=percent(weight))
        item.setText(signs)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, names)
        item.setCheckState(Qt.CheckState.Checked if weight else Qt.CheckState.Unchecked)

    def _tick(self, item: QListWidgetItem) -> None:
        number = item.data(Qt.ItemDataRole.UserRole)
        self.ticked.emit(number, item.checkState() == Qt.CheckState.Checked)
