"""What tables, lists and grids share, and a grid of cells to move through with arrow keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QListWidget, QWidget

from analyser.gui.look.announce import announce
from analyser.gui.look.translation import nothing_further

if TYPE_CHECKING:  # Qt takes one base
    _View = QAbstractItemView
else:
    _View = object

Index = QModelIndex | QtCore.QPersistentModelIndex
_NAME: Final = Qt.ItemDataRole.AccessibleTextRole
_DESCRIPTION: Final = Qt.ItemDataRole.AccessibleDescriptionRole
_FLAGS: Final = QItemSelectionModel.SelectionFlag
ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class HeardModel(QtCore.QAbstractListModel):
    """A list model for ``HeardCells``: a cell has a description only while it is announced."""

    _news = ""

    def setData(self, index: Index, value: object, role: int = _DESCRIPTION) -> bool:
        """Describe by a text whichever cell is asked for next, until this is called with ""."""
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
        chosen = self.selectionModel().selection().toList()
        # Orca 43 takes the view for what has the focus if it has just said that all is selected.
        is_all = len(chosen) == 1 and chosen[0].height() == model.rowCount() > 1
        if is_all or not cell.isValid():
            super().setAccessibleDescription(text)
            return
        with QtCore.QSignalBlocker(model):
            model.setData(cell, text, _DESCRIPTION)
            self.tell("DescriptionChanged", cell.row())
            model.setData(cell, "", _DESCRIPTION)

    def tell(self, kind: str, row: int) -> None:
        """Tell screen readers of a ``kind`` of event, by Qt's name, about the cell in this row."""
        from PySide6.QtGui import QAccessible, QAccessibleEvent  # slow to load, as in announce

        event = QAccessibleEvent(self, QAccessible.Event[kind])
        event.setChild(self._child_number(row))
        QAccessible.updateAccessibility(event)

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self._comes_in:
            self._comes_in = True
            QtCore.QTimer.singleShot(0, self, self.tell_focus)

    def tell_focus(self) -> None:
        """Tell screen readers which cell has the focus: they have read only what is around it."""
        self._comes_in = False
        if self.hasFocus() and self.currentIndex().isValid():
            self.tell("Focus", self.currentIndex().row())

    def _child_number(self, row: int) -> int:  # the number that screen readers know a row's cell by
        return row

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        before = self.currentIndex()
        super().keyPressEvent(event)
        if event.key() in ARROWS and not event.isAutoRepeat() and self.currentIndex() == before:
            announce(self, nothing_further())


def show_rows(table: QtWidgets.QTableView) -> None:
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


def give_plain_viewport(view: QtWidgets.QAbstractScrollArea) -> None:
    """Give a view a plain viewport: for Qt's own, PySide would load the classes of all widgets."""
    ground = QWidget()
    ground.setBackgroundRole(QPalette.ColorRole.Base)
    ground.setAutoFillBackground(True)
    view.setViewport(ground)


class FocusSelection(QItemSelectionModel):
    """A selection of the cell in focus; a request to change it emits ``toggled``.

    A screen reader can do only one thing with a cell: toggle its selection. So this is how the user
    of a screen reader picks a card. Orca jumps from a list to its first selected cell, wherever the
    focus is, and says "not selected" of a cell in focus that is not.
    """

    toggled = Signal(QModelIndex)  # the user wants to select or deselect this cell

    def select(  # type: ignore[override]  # the stub has two overloads, this takes both
        self, what: QModelIndex | QtCore.QItemSelection, command: QItemSelectionModel.SelectionFlag
    ) -> None:
        """Emit ``toggled`` for a cell that the user wants to toggle, but do not select it."""
        touching = _FLAGS.Select | _FLAGS.Deselect | _FLAGS.Toggle
        if isinstance(what, QModelIndex) and what.isValid() and command & touching:
            self.toggled.emit(what)

    def clear(self) -> None:
        """Do nothing, because the focus decides what is selected."""

    def follow(self, focus: QModelIndex) -> None:
        """Select the cell in focus, and no other."""
        super().select(QtCore.QItemSelection(focus, focus), _FLAGS.ClearAndSelect)


class CellFocus(HeardCells):
    """A mixin for views that have a current cell only while they have the keyboard focus.

    Qt tells screen readers that a view's current cell is focused even if the focus is elsewhere. So
    the view has none then, and has it again when the focus returns.
    """

    paints_focus = True
    _left: QtCore.QPersistentModelIndex | None = None

    @property
    def cell_in_focus(self) -> QModelIndex:
        """The cell that has the focus, or will have it when the focus returns to the view."""
        current = self.currentIndex()
        if current.isValid():
            return current
        return self.model().index(0 if self._left is None else self._left.row(), 0)

    def bring_focus_to(self, cell: QModelIndex) -> None:
        """Give a cell the focus now or, if the view has no focus, when the focus returns."""
        self._left = QtCore.QPersistentModelIndex(cell)
        if self.hasFocus():
            self.setCurrentIndex(cell)

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        if not self.currentIndex().isValid() and self.cell_in_focus.isValid():
            self.setCurrentIndex(self.cell_in_focus)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        """Clear the current cell, unless a menu has opened for it."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._left = QtCore.QPersistentModelIndex(self.cell_in_focus)
            self.selectionModel().clearCurrentIndex()


class HeardList(CellFocus, QListWidget):
    """A list of which screen readers hear the row that the focus comes to."""


class CellGrid(CellFocus, QListView):
    """A grid of cells, such as cards or hands, in which arrow keys move the focus.

    The Tab key visits only one cell of the grid. The model is a list, shown in full lines of
    ``COLUMNS`` cells. The cells that are left after these lines form one more column at the right.

    To a screen reader the grid is a list too. In a table, the screen reader would read a whole row
    at each move to another row, and the name of a column at each move along the row.

    A subclass paints the cells, because the style would fill selected ones with one colour.
    """

    COLUMNS: Final = 13
    came_to = Signal()  # the focus has come to a cell, or the cell in focus has a new name

    def __init__(
        self, model: QtCore.QAbstractItemModel, lines: int, read: dict[tuple[int, int], str]
    ) -> None:
        """Make a grid with so many full lines.

        ``read``: what screen readers have asked for, by row and role; the model fills it.
        """
        self.lines = lines
        self._divided_by = 0
        self.cell_size = self._room = QSize(1, 1)
        """The size of every cell; between some of them one more pixel may lie."""
        self.rects = (QRect(),) * (self.COLUMNS + 1) * lines
        """The rectangle, in the viewport, of the cell in each row of the model."""
        self._read = read
        super().__init__()
        give_plain_viewport(self)
        self.viewport().setAutoFillBackground(False)  # the felt shows between the cells
        self.setModel(model)
        selection = FocusSelection(model, self)
        self.setSelectionModel(selection)
        selection.toggled.connect(self.toggle)
        self.setUniformItemSizes(True)  # Qt's layout then does not ask for each cell's size
        self.setSelectionMode(self.SelectionMode.MultiSelection)
        self.setEditTriggers(self.EditTrigger.NoEditTriggers)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAutoScroll(False)
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self._burst = QtCore.QTimer(self, singleShot=True, interval=0)
        self._burst.timeout.connect(self.tell_changes)

    def toggle(self, cell: QModelIndex) -> None:  # for subclasses
        """Do what is to follow if the user clicks a cell, or wants to select or deselect it."""
        raise NotImplementedError

    def tell_changes_soon(self) -> None:
        """Call ``tell_changes`` once, after all changes that follow immediately."""
        self._burst.start()

    def tell_changes(self) -> None:
        """Tell screen readers which names and descriptions have changed.

        Some cache a name until an event says that it has changed. Only cells that were read get
        one, because older screen readers lose events if there are many. What the card in focus
        would make, its description, is told once the focus has left it: now it would be heard
        before what the user did, and once more when its share is counted.
        """
        self._burst.stop()
        here = self.cell_in_focus.row()
        self._tell_changes_of(*range(self.model().rowCount()), but_description_of=here)

    def has_news(self, row: int) -> bool:
        """Whether the description of a cell says what the user did, so that it is told at once."""
        return False

    def _tell_changes_of(self, *rows: int, but_description_of: int = -1) -> None:
        """Tell what has changed in these rows; of one only its name, and what is news."""
        model = self.model()
        for (row, role), before in list(self._read.items()):
            if row not in rows or model.index(row, 0).data(role) == before:
                continue
            if row == but_description_of and role != _NAME and not self.has_news(row):
                self._read[row, role] = before
            else:
                self.tell("NameChanged" if role == _NAME else "DescriptionChanged", row)
                if role == _NAME and row == self.currentIndex().row():
                    self.came_to.emit()

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        """Emit ``came_to``, also after a menu, when the current cell has not changed."""
        super().focusInEvent(event)
        self.came_to.emit()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell screen readers what is new in this cell, and then that it has the focus."""
        self._tell_changes_of(current.row())
        selection = self.selectionModel()
        if isinstance(selection, FocusSelection):  # the constructor sets Qt's own first
            selection.follow(self.currentIndex())
        super().currentChanged(current, previous)
        self.came_to.emit()

    def tell_focus(self) -> None:
        """Tell which cell has the focus; its description counts as unread from then on."""
        super().tell_focus()
        if self.hasFocus():
            self._read.pop((self.currentIndex().row(), _DESCRIPTION), None)

    @property
    def is_unread(self) -> bool:
        """Whether the focus has come here, but no screen reader has asked for the cell yet."""
        return self.hasFocus() and (self.currentIndex().row(), _DESCRIPTION) not in self._read

    # Places ---------------------------------------------------------------------------------

    @property
    def columns(self) -> int:
        """The number of columns: ``COLUMNS``, plus one if the full lines do not hold all cells."""
        return self.COLUMNS + (self.model().rowCount() > self.COLUMNS * self.lines)

    def divide(self, room: QSize) -> None:
        """Share out a room between all cells, so that they fill it to the last pixel."""
        columns, lines = self.columns, self.lines
        if (room, columns) == (self._room, self._divided_by):
            return  # as at most steps of a resizing
        self._divided_by = columns
        self._room, (wide, high) = room, room.toTuple()
        self.cell_size = size = QSize(wide // columns, high // lines)
        places = map(self._line_and_column, range((self.COLUMNS + 1) * lines))
        corners = [(column * wide // columns, line * high // lines) for line, column in places]
        self.rects = tuple([QRect(QPoint(*corner), size) for corner in corners])
        self.viewport().update()

    def cell_at(self, line: int, column: int) -> QModelIndex:
        """Return the index of the cell in this line and column; invalid if no cell is there."""
        if not (0 <= line < self.lines and 0 <= column <= self.COLUMNS):
            return QModelIndex()
        if column == self.COLUMNS:  # the column at the right, with what is left after full lines
            return self.model().index(self.COLUMNS * self.lines + line, 0)
        return self.model().index(self.COLUMNS * line + column, 0)

    def _line_and_column(self, row: int) -> tuple[int, int]:
        """Return where a row is drawn; beyond the full lines, down a last column."""
        line, column = divmod(row, self.COLUMNS)
        return (line, column) if line < self.lines else (column, self.COLUMNS)

    def visualRect(self, index: Index) -> QRect:
        return QRect(self.rects[index.row()]) if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        wide, high = self._room.toTuple()  # the inverse of ``rects``
        line, column = (point.y() + 1) * self.lines - 1, (point.x() + 1) * self.columns - 1
        return self.cell_at(line // high, column // wide)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Return the cell to which a key leads; beyond the edge, the present one."""
        here = self.cell_in_focus
        (line, column), move = self._line_and_column(here.row()), self.CursorAction
        whole = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        last, widest = self.lines - 1, self.columns - 1
        if not self.cell_at(line, widest).isValid():
            widest = self.COLUMNS - 1
        places = {
            move.MoveLeft: (line, column - 1),
            move.MoveRight: (line, column + 1),
            move.MoveUp: (line - 1, column),
            move.MoveDown: (line + 1, column),
            move.MoveHome: (0, 0) if whole else (line, 0),
            move.MoveEnd: (last, self.COLUMNS - 1) if whole else (line, widest),
            move.MovePageUp: (0, column),
            move.MovePageDown: (last, column),
        }
        there = self.cell_at(*places.get(action, (line, column)))
        return there if there.isValid() else here

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Do nothing, because moving the focus and pressing the mouse select nothing."""

    def updateGeometries(self) -> None:
        """Do nothing, because all cells are always visible, so that nothing is scrolled."""

    def changeEvent(self, event: QtCore.QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QtCore.QEvent.Type.FontChange:  # else all cells would be painted twice
            self.executeDelayedItemsLayout()

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Repaint the cell that has changed; if several cells have changed, repaint all cells."""
        # Not QListView's, which would lay out everything again, and paint only in the next frame.
        QAbstractItemView.dataChanged(self, first, last, roles)
        one = first.row() == last.row()
        self.viewport().update(self.visualRect(first) if one else self.viewport().rect())

    def selectionCommand(
        self, index: Index, event: object = None
    ) -> QItemSelectionModel.SelectionFlag:
        return QItemSelectionModel.SelectionFlag.NoUpdate  # as in ``setSelection``

    def mouseDoubleClickEvent(self, event: QtGui.QMouseEvent) -> None:
        """Take it as a press, so that two quick clicks are two."""
        self.mousePressEvent(event)
