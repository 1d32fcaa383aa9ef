"""What tables, lists and grids share: indices, what is heard in them, and whole rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QSignalBlocker,
    Qt,
    QTimer,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPalette
from PySide6.QtWidgets import QWidget

from analyser.gui.look.announce import announce
from analyser.gui.look.translation import nothing_further

if TYPE_CHECKING:  # the deck, which is no table, comes without it
    from PySide6.QtWidgets import QAbstractItemView as _View, QAbstractScrollArea, QTableView
else:
    _View = object

Index = QModelIndex | QPersistentModelIndex
_DESCRIPTION: Final = Qt.ItemDataRole.AccessibleDescriptionRole
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class HeardModel(QAbstractListModel):
    """A list model for ``HeardCells``: its cells have a description only while news are told."""

    _news = ""

    def setData(self, index: Index, value: object, role: int = _DESCRIPTION) -> bool:
        self._news = str(value)
        return role == _DESCRIPTION

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        return self._news if role == _DESCRIPTION else None


class HeardCells(_View):
    """A mixin for views whose cell in focus tells news, and that there are no further cells.

    A view names it before Qt's class; the view's model takes a description in ``setData``.
    """

    _comes_in = False

    def setAccessibleDescription(self, text: str) -> None:
        """Describe the cell in focus: a new description of the whole view would not be read."""
        model, cell = self.model(), self.currentIndex()
        if not cell.isValid():
            super().setAccessibleDescription(text)
            return
        with QSignalBlocker(model):
            model.setData(cell, text, _DESCRIPTION)
            self.tell("DescriptionChanged", cell.row())
            model.setData(cell, "", _DESCRIPTION)

    def tell(self, kind: str, row: int) -> None:
        """Send screen readers an event of ``QAccessible.Event`` about the cell in this row."""
        from PySide6.QtGui import QAccessible, QAccessibleEvent  # slow to load, as in announce

        event = QAccessibleEvent(self, QAccessible.Event[kind])
        event.setChild(self._child(row))
        QAccessible.updateAccessibility(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self._comes_in:
            self._comes_in = True
            QTimer.singleShot(0, self, self.tell_focus)

    def tell_focus(self) -> None:
        """Tell screen readers which cell has the focus: they have read only what is around it."""
        self._comes_in = False
        if self.hasFocus() and self.currentIndex().isValid():
            self.tell("Focus", self.currentIndex().row())

    def _child(self, row: int) -> int:  # the number that screen readers know a row's cell by
        return row

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex()
        super().keyPressEvent(event)
        if event.key() in _ARROWS and not event.isAutoRepeat() and self.currentIndex() == before:
            announce(self, nothing_further())


def show_rows(table: QTableView) -> None:
    """Set up a Qt table view that shows and selects whole rows, without a grid or editing."""
    table.setSelectionBehavior(table.SelectionBehavior.SelectRows)
    table.setEditTriggers(table.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)  # Tab leaves the table instead of moving along its cells
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.setCornerButtonEnabled(False)
    table.setHorizontalScrollMode(table.ScrollMode.ScrollPerPixel)
    rows = table.verticalHeader()
    rows.hide()
    rows.setSectionResizeMode(rows.ResizeMode.Fixed)
    table.horizontalHeader().setHighlightSections(False)


def give_ground(view: QAbstractScrollArea) -> None:
    """Give a view a plain viewport: for Qt's own, PySide would load the classes of all widgets."""
    ground = QWidget()
    ground.setBackgroundRole(QPalette.ColorRole.Base)
    ground.setAutoFillBackground(True)
    view.setViewport(ground)
