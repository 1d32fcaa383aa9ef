"""What models and views of cells share: flags, rows, card cells, grids of single things."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from analyser.gui.look.widgets import give_ground

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractItemModel
    from PySide6.QtWidgets import QAbstractItemView as _View
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
        """Paint the cell's ground, and the cards on it."""
        ground = QStyleOptionViewItem(option)
        self.initStyleOption(ground, index)
        ground.text = ""
        view = option.widget
        style = view.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, ground, painter, view)
        painter.save()
        painter.setClipRect(option.rect)
        self.paint_cards(painter, ground, index)
        painter.restore()

    def paint_cards(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the cards; the painter's state is restored afterwards."""
        raise NotImplementedError


class MirroredSelection(QItemSelectionModel):
    """A selection that mirrors the document; a request to change it becomes ``toggled``.

    A screen reader's only action on a cell is to toggle its selection, so this is how its user
    picks a card.

    Signals:
        toggled: the user wants to select or deselect a cell.
    """

    toggled = Signal(QModelIndex)

    def __init__(
        self, model: QAbstractItemModel, mirrored: Callable[[], Iterable[QModelIndex]]
    ) -> None:
        """Make a selection; ``mirrored`` returns the cells that the document has selected."""
        super().__init__(model)
        self._mirrored = mirrored
        self.follow()

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
        """Do nothing: the document decides what is selected."""

    def follow(self) -> None:
        """Select the cells that the document has selected, and no others."""
        chosen = QItemSelection()
        for index in self._mirrored():
            chosen.select(index, index)
        super().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)


class CellFocus(_View):
    """A mixin for views: they have a current cell only while they have the keyboard focus.

    Qt reports a view's current cell as focused to screen readers even if the focus is elsewhere.
    So the view clears it when the focus leaves, and restores it when the focus returns. A view
    names this mixin before Qt's class.
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


class CellGrid(CellFocus, QTableView):
    """A grid of single things, such as cards or hands: one Tab stop, in which arrows walk.

    What is selected mirrors the document; moving about and pressing select nothing. The view that
    derives from it says in ``toggle`` what a wish to select a cell does, and paints the cells: a
    block of the style's colour for what is selected would hide them.
    """

    def __init__(
        self,
        model: QAbstractItemModel,
        mirrored: Callable[[], Iterable[QModelIndex]],
        changed: SignalInstance,
        parent: QWidget | None = None,
    ) -> None:
        """Make a grid; ``changed`` tells that ``mirrored`` returns other selected cells now."""
        super().__init__(parent)
        give_ground(self)
        self.setModel(model)
        selection = MirroredSelection(model, mirrored)
        selection.setParent(self)
        self.setSelectionModel(selection)
        changed.connect(selection.follow)
        selection.toggled.connect(self.toggle)
        self.setSelectionMode(self.SelectionMode.MultiSelection)
        self.setEditTriggers(self.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustIgnored)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAutoScroll(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.bring_focus_to(model.index(0, 0))

    def toggle(self, cell: QModelIndex) -> None:
        """Select a cell in the document, or deselect it."""
        raise NotImplementedError

    def set_cell_size(self, size: QSize) -> None:
        """Give all cells one size."""
        self.horizontalHeader().setDefaultSectionSize(size.width())
        self.verticalHeader().setDefaultSectionSize(size.height())

    def selectionCommand(
        self, index: Index, event: object = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Leave the selection alone when the user moves about or presses."""
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a quick second click for a click, as any button does."""
        self.mousePressEvent(event)
