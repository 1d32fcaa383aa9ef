"""The matrix of hands to paint on: view, delegate, and the selection that serves both.

As in the deck, the selection is what is there already: the hands in the range. A screen reader's
only action on a table cell is to toggle its selection, so that is what a click does.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from analyser.gui.look.shown_selection import ShownSelection
from analyser.gui.look.theme import Theme, mixed
from analyser.gui.look.translation import number, percent
from analyser.gui.ranges.colours import INK, colour_of_worth
from analyser.gui.ranges.grid import SIDE, Cell
from analyser.gui.ranges.matrix_model import MatrixModel, Role

Index = QModelIndex | QPersistentModelIndex

_LEAST = QSize(38, 32)
"""The smallest cell: what one hits with a finger, and can read."""
_WITH_NUMBER = 30
"""From this height on a cell has room for a number below its hand."""
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class HeldSelection(ShownSelection):
    """The hands of the range as a selection; a wish to change it becomes ``toggled``."""

    def __init__(self, model: MatrixModel) -> None:
        super().__init__(model)
        self._matrix = model
        model.held_changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.show_selected(map(self._matrix.index_of, self._matrix.held_hands()))


_USUAL_LETTERS: Final = 14
_LEAST_LETTERS: Final = 9
"""The height of the letters of a hand where the window's are small, and where the cell is."""


class HandDelegate(QStyledItemDelegate):
    """Paints one hand: filled as far as the range has it, in the colour of what it is worth."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.focused = QModelIndex()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the cell."""
        cell: Cell = index.data(Role.CELL)
        rect: QRect = option.rect
        place = QRectF(rect).adjusted(1, 1, -1, -1)
        painter.save()
        painter.fillRect(place, self._ground(index))
        filled, bare = QRectF(place), QRectF(place)
        filled.setTop(place.bottom() - place.height() * cell.share)
        bare.setBottom(filled.top())
        painter.fillRect(filled, colour_of_worth(cell.equity))
        # Where colour and ground meet within a letter, each part has the ink that is seen on it.
        for part, ink in (
            (filled, INK),
            (bare, self.theme.text if cell.left else self.theme.muted),
        ):
            if not part.isEmpty():
                painter.setClipRect(part)
                painter.setPen(ink)
                self._paint_texts(painter, place, cell, option.font)
        painter.setClipping(False)
        if index == self.focused:
            painter.setPen(QPen(self.theme.text, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(place.adjusted(1, 1, -1, -1))
        painter.restore()

    def _ground(self, index: Index) -> QColor:
        """Pairs, suited and offsuit hands have grounds of their own, so that one finds them."""
        tints = {-1: 0.04, 0: 0.2, 1: 0.11}
        side = (index.column() > index.row()) - (index.column() < index.row())
        return mixed(self.theme.panel, self.theme.text, tints[side])

    def _paint_texts(self, painter: QPainter, place: QRectF, cell: Cell, font: QFont) -> None:
        written = QFont(font)
        most = max(_USUAL_LETTERS, QFontInfo(font).pixelSize())
        fitting = min(place.height() * 0.36, place.width() * 0.34)
        written.setPixelSize(max(_LEAST_LETTERS, min(most, round(fitting))))
        written.setBold(cell.share > 0)
        painter.setFont(written)
        figure = _figure(cell)
        if not figure or place.height() < _WITH_NUMBER - 2:
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, cell.hand)
            return
        upper, lower = QRectF(place), QRectF(place)
        upper.setBottom(place.top() + place.height() * 0.54)
        lower.setTop(upper.bottom() - 2)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, cell.hand)
        written.setBold(False)
        written.setPixelSize(max(_LEAST_LETTERS, round(written.pixelSize() * 0.86)))
        painter.setFont(written)
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, figure)


def _figure(cell: Cell) -> str:
    """Return the number below a hand: its equity, or else how much of it the range has."""
    if not cell.held:
        return ""
    if cell.equity is not None:
        return number(round(1000 * cell.equity), decimals=1)
    return "" if cell.share == 1 else percent(round(100 * cell.share))


class MatrixView(QTableView):
    """The matrix: one Tab stop, painted on by mouse, keyboard or screen reader.

    Signals:
        begun: a stroke begins; what is painted until the next one belongs together.
        painted: a hand is painted, and whether it is taken out of the range.
        looked_at: the focus has come to a hand.
    """

    begun = Signal()
    painted = Signal(str, bool)
    looked_at = Signal(str)

    def __init__(self, model: MatrixModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._matrix = model
        self._delegate = HandDelegate(theme, self)
        self._erases = False
        self._last: QPoint | None = None
        self.setModel(model)
        self._held = HeldSelection(model)
        self._held.setParent(self)
        self.setSelectionModel(self._held)
        self._held.toggled.connect(self._toggle)
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.MultiSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAutoScroll(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
        # The delegate shows which hands are held; the style's block of colour would hide them.
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.setMinimumSize(_LEAST * SIDE)
        self.setAccessibleName(self.tr("The 169 starting hands"))
        self.setCurrentIndex(model.index(0, 0))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._delegate.theme = theme
        self.viewport().update()

    @property
    def hand(self) -> str:
        """The hand in focus."""
        return str(self.currentIndex().data())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give all cells the same size, as large as there is room."""
        super().resizeEvent(event)
        room = self.viewport().size()
        self.horizontalHeader().setDefaultSectionSize(room.width() // SIDE)
        self.verticalHeader().setDefaultSectionSize(room.height() // SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the hands, with a ring around the one in focus."""
        self._delegate.focused = self.currentIndex() if self.hasFocus() else QModelIndex()
        super().paintEvent(event)

    def selectionCommand(
        self, index: Index, event: object = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Leave the selection alone: moving about does not paint."""
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Say which hand is looked at."""
        super().currentChanged(current, previous)
        self.looked_at.emit(str(current.data()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a stroke: it takes out where the hand is in the range, and else puts in."""
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self._last = event.position().toPoint()
            self._toggle(index)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a quick second click for a click."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Paint every hand on the way, however fast the mouse is."""
        if self._last is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        here = event.position().toPoint()
        way = here - self._last
        steps = max(1, way.manhattanLength() // 8)
        for step in range(1, steps + 1):
            index = self._well_inside(self._last + way * step / steps)
            if index.isValid() and index != self.currentIndex():
                self.setCurrentIndex(index)
                self.painted.emit(str(index.data()), self._erases)
        self._last = here

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the stroke."""
        super().mouseReleaseEvent(event)
        self._last = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Toggle with Space or Enter, take out with Delete; Shift and an arrow carry a hand on."""
        key, shift = event.key(), event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._toggle(self.currentIndex())
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.begun.emit()
            self.painted.emit(self.hand, True)
        elif shift and key in _ARROWS:
            before = self.currentIndex()
            # What the hand has that the focus leaves, the one has that it comes to.
            erases = not self._matrix.cell(self.hand).held
            super().keyPressEvent(event)
            if self.currentIndex() != before:
                self.painted.emit(self.hand, erases)
        else:
            super().keyPressEvent(event)

    def _well_inside(self, point: QPoint) -> QModelIndex:
        """Return the cell at a point, but none near its edge.

        A drag along the pairs is to paint no neighbours whose corners it meets.
        """
        index = self.indexAt(point)
        place = self.visualRect(index)
        edge = min(place.width(), place.height()) // 6
        inside = place.adjusted(edge, edge, -edge, -edge).contains(point)
        return index if inside else QModelIndex()

    def _toggle(self, index: QModelIndex) -> None:
        self._erases = self._matrix.cell(str(index.data())).held > 0
        self.begun.emit()
        self.painted.emit(str(index.data()), self._erases)
