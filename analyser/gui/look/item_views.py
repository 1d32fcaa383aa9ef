"""What models and views of cells share: flags, rows, a selection, the cell in focus, card cells."""

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
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

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
    """Have a table select whole rows, edit none of them and draw no grid."""
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


class CardCells(QStyledItemDelegate):
    """Paints cells that show cards: the ground as in any other cell, then the cards."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the cell's ground and its text, if it has no cards, and the cards on it."""
        ground = QStyleOptionViewItem(option)
        self.initStyleOption(ground, index)
        ground.text = self.text_without_cards(index)
        view = option.widget
        style = view.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, ground, painter, view)
        painter.save()
        painter.setClipRect(option.rect)
        self.paint_cards(painter, ground, index)
        painter.restore()

    def text_without_cards(self, index: Index) -> str:  # others need it
        """Return what the cell says if it shows no cards."""
        return ""

    def paint_cards(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the cards; the painter's state is restored afterwards."""
        raise NotImplementedError


class ShownSelection(QItemSelectionModel):
    """A selection that mirrors the document; a request to change it becomes ``toggled``.

    A screen reader's only action on a table cell is to toggle its selection, so this is how its
    user picks a card.
    """

    toggled = Signal(QModelIndex)

    def select(  # type: ignore[override]  # the stub has two overloads, this takes both
        self, what: QModelIndex | QItemSelection, command: QItemSelectionModel.SelectionFlag
    ) -> None:
        """Report the cell that the user wants to toggle; the document decides about it."""
        touching = (
            QItemSelectionModel.SelectionFlag.Select
            | QItemSelectionModel.SelectionFlag.Deselect
            | QItemSelectionModel.SelectionFlag.Toggle
        )
        if isinstance(what, QModelIndex) and what.isValid() and command & touching:
            self.toggled.emit(what)

    def clear(self) -> None:
        """Do nothing: what the document holds stays selected."""

    def show_selected(self, indexes: Iterable[QModelIndex]) -> None:
        """Select these cells and no others."""
        chosen = QItemSelection()
        for index in indexes:
            chosen.select(index, index)
        super().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)


class CellFocus(_View):
    """A mixin for views: they have a current cell only while they have the keyboard focus.

    Qt reports a view's current cell as focused to screen readers even if the focus is elsewhere.
    So there is none then; when the focus returns, it finds the cell that it left. A view names
    this mixin before Qt's class.
    """

    _left: QPersistentModelIndex | None = None

    @property
    def cell_in_focus(self) -> QModelIndex:
        """The cell that has the focus, or will have it when the focus returns."""
        current = self.currentIndex()
        if current.isValid() or self._left is None:
            return current
        return self.model().index(self._left.row(), self._left.column())

    def bring_focus_to(self, cell: QModelIndex) -> None:
        """Give a cell the focus, now or when the focus returns."""
        self._left = QPersistentModelIndex(cell)
        if self.hasFocus():
            self.setCurrentIndex(cell)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Restore the cell that the focus left."""
        if not self.currentIndex().isValid() and self.cell_in_focus.isValid():
            self.setCurrentIndex(self.cell_in_focus)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leave no cell in focus, except below a menu that opens for it."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._left = QPersistentModelIndex(self.cell_in_focus)
            self.selectionModel().clearCurrentIndex()
