"""The view of the matrix, in which the user adds hands to a range or removes them.

To Qt, the focused hand is selected if it is in the range, and no other hand is ever selected. A
screen reader's only action on a cell is to toggle its selection. Here this adds the hand to the
range or removes it.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
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

from analyser.gui.look.cell_grid import CellGrid
from analyser.gui.look.theme import Theme, mixed, theme_of
from analyser.gui.look.translation import number, percent
from analyser.gui.range_editor.colours import INK, colour_of_equity
from analyser.gui.range_editor.grid import HANDS, SIDE, Cell
from analyser.gui.range_editor.matrix_model import MatrixModel, say_estimate

_LEAST = QSize(38, 32)
"""The smallest cell: large enough for a finger, and readable."""
_WITH_NUMBER = 30
"""A cell of at least this height has room for a number below its hand."""
_LETTERS = 14
"""The greatest height of letters in a cell, in pixels, unless the window has larger letters."""
_QUIET = 0.25
"""The part of its colour that a hand keeps if it does not make the chosen category."""
_FRAME = 3
"""The width of the frame around a hand that makes the chosen category."""
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class HandPainter:
    """Paints cells of the matrix during one paint event, with one theme and one set of fonts."""

    def __init__(self, painter: QPainter, theme: Theme, fonts: _Fonts) -> None:
        self._painter, self._theme, self._fonts = painter, theme, fonts
        tints = {"o": 0.04, "": 0.2, "s": 0.11}
        self._grounds = {kind: mixed(theme.panel, theme.text, tint) for kind, tint in tints.items()}

    def paint(self, rect: QRect, cell: Cell, is_focused: bool) -> None:
        """Paint the cell of one hand.

        From below, the cell is filled up to the part of the hand that is in the range.
        """
        painter, theme, place = self._painter, self._theme, QRectF(rect).adjusted(1, 1, -1, -1)
        painter.save()
        # Different backgrounds for pairs, suited hands and offsuit hands.
        ground = self._grounds[cell.hand[2:]]
        if cell.share < 1:
            painter.fillRect(place, ground)
            self._paint_texts(place, cell, theme.text if cell.left else theme.muted)
        if cell.share:
            # Over the filled part, the text has a colour that is readable there.
            filled = QRectF(place)
            filled.setTop(place.bottom() - place.height() * cell.share)
            quiet = cell.making == 0
            colour = colour_of_equity(cell.equity)
            if cell.share < 1:
                painter.setClipRect(filled)
            painter.fillRect(filled, mixed(ground, colour, _QUIET) if quiet else colour)
            self._paint_texts(place, cell, theme.text if quiet else INK)
            painter.setClipping(False)
        if cell.making:
            self._paint_mark(place, cell.making)
        if is_focused:
            painter.setPen(QPen(theme.text, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(place.adjusted(1, 1, -1, -1))
        painter.restore()

    def _paint_texts(self, place: QRectF, cell: Cell, ink: QColor) -> None:
        painter, fonts = self._painter, self._fonts
        painter.setPen(ink)
        painter.setFont(fonts.bold if cell.share else fonts.plain)
        figure = _figure(cell)
        if not figure or place.height() < _WITH_NUMBER - 2:
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, cell.hand)
            return
        upper, lower = QRectF(place), QRectF(place)
        upper.setBottom(place.top() + place.height() * 0.54)
        lower.setTop(upper.bottom() - 2)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, cell.hand)
        painter.setFont(fonts.figure)
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, figure)

    def _paint_mark(self, place: QRectF, part: float) -> None:
        """Paint a frame around a hand that makes the chosen category.

        ``part``: the part of the hand that makes the category, up to 1; below 1 the frame is
        dashed.
        """
        style = Qt.PenStyle.SolidLine if part == 1 else Qt.PenStyle.DashLine
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        panel, text = self._theme.panel, self._theme.text
        for pen in (QPen(panel, _FRAME), QPen(text, _FRAME, style)):
            self._painter.setPen(pen)
            self._painter.drawRect(place.adjusted(1.5, 1.5, -1.5, -1.5))


class _Fonts(NamedTuple):
    """The fonts for hands outside the range, for hands in it, and for the number below a hand."""

    plain: QFont
    bold: QFont
    figure: QFont


def _fonts(font: QFont, height: int) -> _Fonts:
    """Return the fonts for cells of this height; ``font``: the window's font."""
    plain, bold, figure = QFont(font), QFont(font), QFont(font)
    largest = max(_LETTERS, QFontInfo(font).pixelSize())
    size = max(9, min(largest, round(height * 0.36)))
    plain.setPixelSize(size)
    bold.setPixelSize(size)
    bold.setBold(True)
    figure.setPixelSize(max(9, round(size * 0.86)))
    return _Fonts(plain, bold, figure)


def _figure(cell: Cell) -> str:
    """Return the number below a hand: its equity or, if unknown, the percentage in the range.

    Return "" for a hand that is not in the range. Also return "" for a hand that is wholly in the
    range, if its equity is unknown.
    """
    if not cell.weight:
        return ""
    if cell.error is not None:
        return say_estimate(cell)
    if cell.equity is not None:
        return number(round(1000 * cell.equity), decimals=1)
    return "" if cell.share == 1 else percent(round(100 * cell.share))


class MatrixView(CellGrid):
    """The matrix, in which mouse, keyboard or screen reader add hands to a range or remove them.

    A stroke is a drag of the mouse over several hands, or one change without the mouse.

    Signals:
        begun: a stroke begins. All hands that are painted until the next stroke are undone
            together.
        painted: the user has painted a hand, which is to be removed from the range if the second
            value is True, or added if the value is False.
        ended: the mouse button has been released at the end of a stroke.
    """

    begun = Signal()
    painted = Signal(str, bool)
    ended = Signal()

    def __init__(self, model: MatrixModel) -> None:
        self._matrix = model
        self._erases = False
        self._last: QPoint | None = None
        super().__init__(
            model,
            SIDE,
            lambda cell: model.cell(HANDS[cell.row()]).weight > 0,
            model.hands_changed,
            model.read,
        )
        model.dataChanged.connect(self.tell_changes_soon)
        self.setMinimumSize(_LEAST * SIDE)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Window)  # the area beside the cells
        self.setAccessibleName(self.tr("The 169 starting hands"))

    @property
    def hand(self) -> str:
        """The hand that has the focus."""
        return str(self.cell_in_focus.data())

    def setAccessibleDescription(self, text: str) -> None:
        """Have a screen reader say a text, as a description of the focused cell.

        A screen reader would not say a new description of the whole matrix.
        """
        self._matrix.announced = text
        self.tell("DescriptionChanged", self.currentIndex().row())
        self._matrix.announced = ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give all cells the largest equal size that fits."""
        super().resizeEvent(event)
        room = self.viewport().size()
        self.set_cell_size(QSize(room.width() // SIDE, room.height() // SIDE))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the hands, with a ring around the focused hand.

        All cells are painted in one loop, without a Qt delegate, as in the deck of cards.
        """
        fonts = _fonts(self.font(), self.cell_size.height())
        hands = HandPainter(QPainter(self.viewport()), theme_of(self.palette()), fonts)
        focused = self.currentIndex().row() if self.hasFocus() else None
        for row, (hand, place) in enumerate(zip(HANDS, self.rects, strict=False)):
            if event.region().intersects(place):
                hands.paint(place, self._matrix.cell(hand), row == focused)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a stroke: it removes hands if the clicked hand is in the range, else adds hands."""
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self._last = event.position().toPoint()
            self.toggle(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Paint every hand between the last position of the mouse and this one."""
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
        """End the stroke, the drag that has added hands to the range or removed them."""
        super().mouseReleaseEvent(event)
        self._last = None
        self.ended.emit()

    @property
    def is_drawing(self) -> bool:
        """Whether the mouse has begun a stroke and not yet ended it."""
        return self._last is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Add or remove the focused hand with Space or Enter; remove it with Delete or Backspace.

        Shift and an arrow key move the focus. The hand that gets the focus is added to the range if
        the hand that loses the focus is in the range, and is removed otherwise.
        """
        key, shift = event.key(), event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.toggle(self.currentIndex())
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.begun.emit()
            self.painted.emit(self.hand, True)
        elif shift and key in _ARROWS:
            before = self.currentIndex()
            erases = not self._matrix.cell(self.hand).weight
            super().keyPressEvent(event)
            if self.currentIndex() != before:
                self.painted.emit(self.hand, erases)
        else:
            super().keyPressEvent(event)

    def _well_inside(self, point: QPoint) -> QModelIndex:
        """Return the index of the cell at a point; invalid if the point is near the cell's edge.

        So a diagonal drag along the pairs does not paint the neighbours whose corners it crosses.
        """
        index = self.indexAt(point)
        place = self.visualRect(index)
        edge = min(place.width(), place.height()) // 6
        inside = place.adjusted(edge, edge, -edge, -edge).contains(point)
        return index if inside else QModelIndex()

    def toggle(self, index: QModelIndex) -> None:
        """Begin a stroke: remove a hand that is in the range, or add one that is not.

        A stroke is what one Undo takes back: a drag over several hands, or one change.
        """
        self._erases = self._matrix.cell(str(index.data())).weight > 0
        self.begun.emit()
        self.painted.emit(str(index.data()), self._erases)
