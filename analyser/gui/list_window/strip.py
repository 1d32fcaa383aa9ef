"""The strip above a list of hands: a message, the progress of long work, and the sort order."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QPushButton

from analyser.gui.list_window.model import Column
from analyser.gui.look.work_window import ProgressStrip

_ORDERS = (
    (Column.PLACE, Qt.SortOrder.AscendingOrder),
    (Column.PLACE, Qt.SortOrder.DescendingOrder),
    (Column.LINE, Qt.SortOrder.AscendingOrder),
    (Column.LINE, Qt.SortOrder.DescendingOrder),
)


class HandsStrip(ProgressStrip):
    """A strip with a message, a button to go to the first mistake, and a box for the sort order.

    Signals:
        order_chosen: the user wants the hands sorted by a column, in a direction.
    """

    order_chosen = Signal(int, Qt.SortOrder)

    def __init__(self) -> None:
        super().__init__()
        self.mend = QPushButton(self.tr("Go to the &line"))
        self.order = QComboBox()
        self.order.addItems(
            [
                self.tr("Best first"),
                self.tr("Worst first"),
                self.tr("First line first"),
                self.tr("Last line first"),
            ]
        )
        self.order.setAccessibleName(self.tr("Order"))
        self.row.insertWidget(1, self.mend)
        self.row.addWidget(self.order)
        self.mend.hide()
        self.order.activated.connect(lambda at: self.order_chosen.emit(*_ORDERS[at]))

    def follow_order(self, column: int, order: Qt.SortOrder) -> None:
        """Show in the box by which column, and in which direction, the hands are sorted."""
        chosen = Column.LINE if column == Column.LINE else Column.PLACE
        self.order.setCurrentIndex(_ORDERS.index((chosen, order)))
