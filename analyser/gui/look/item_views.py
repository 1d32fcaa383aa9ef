"""What models and views of cells share: flags, rows to choose, a selection, the cell in focus."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractItemView as _View
    from PySide6.QtWidgets import QTableView
else:
    _View = object

Index = QModelIndex | QPersistentModelIndex

CELL_FLAGS: Final = (
    Qt.ItemFlag.ItemNeverHasChildren | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
)
"""The flags of a cell that can be selected, and has no cells of its own."""

# Numbers, not Qt's names: a model is asked thousands of times for each picture of a table.
CENTRED: Final = int(Qt.AlignmentFlag.AlignCenter)
LEFT_ALIGNED: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def show_rows(table: QTableView) -> None:
    """Have a table show rows that are chosen whole and never edited, without a grid."""
    table.setSelectionBehavior(table.SelectionBehavior.SelectRows)
    table.setEditTriggers(table.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)  # Tab goes on to what is beside the table
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.setCornerButtonEnabled(False)
    table.setHorizontalScrollMode(table.ScrollMode.ScrollPerPixel)
    rows = table.verticalHeader()
    rows.hide()
    rows.setSectionResizeMode(rows.ResizeMode.Fixed)
    table.horizontalHeader().setHighlightSections(False)


class ShownSelection(QItemSelectionModel):
    """What is selected is shown and not chosen here; a wish to change it becomes ``toggled``.

    A screen reader's only action on a table cell is to toggle its selection, so this is how it
    picks.
    """

    toggled = Signal(QModelIndex)

    def select(  # type: ignore[override]  # the stub has two overloads, this takes both
        self, what: QModelIndex | QItemSelection, command: QItemSelectionModel.SelectionFlag
    ) -> None:
        """Report the cell that somebody wants to toggle; the document decides about it."""
        touching = (
            QItemSelectionModel.SelectionFlag.Select
            | QItemSelectionModel.SelectionFlag.Deselect
            | QItemSelectionModel.SelectionFlag.Toggle
        )
        if isinstance(what, QModelIndex) and what.isValid() and command & touching:
            self.toggled.emit(what)

    def clear(self) -> None:
        """Forget nothing: what the document holds stays selected."""

    def show_selected(self, indexes: Iterable[QModelIndex]) -> None:
        """Select these cells and no others."""
        chosen = QItemSelection()
        for index in indexes:
            chosen.select(index, index)
        super().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)


class CellFocus(_View):
    """In a view of cells, one has the focus only while the view has the keyboard.

    To a screen reader Qt calls a view's current cell focused wherever the keyboard is. So there is
    none while it is elsewhere; when it comes back, it finds the cell that it left. A view gets this
    by naming it before Qt's class.
    """

    _left: QPersistentModelIndex | None = None

    @property
    def cell_in_focus(self) -> QModelIndex:
        """The cell that has the focus, or will have it when the keyboard comes here."""
        current = self.currentIndex()
        if current.isValid() or self._left is None:
            return current
        return self.model().index(self._left.row(), self._left.column())

    def bring_focus_to(self, cell: QModelIndex) -> None:
        """Give a cell the focus, now or when the keyboard comes here."""
        self._left = QPersistentModelIndex(cell)
        if self.hasFocus():
            self.setCurrentIndex(cell)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Go on at the cell that the focus left."""
        if not self.currentIndex().isValid() and self.cell_in_focus.isValid():
            self.setCurrentIndex(self.cell_in_focus)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leave no cell in focus, but below a menu that opens for it."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._left = QPersistentModelIndex(self.cell_in_focus)
            self.selectionModel().clearCurrentIndex()
