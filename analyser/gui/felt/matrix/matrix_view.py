"""The matrix, in which mouse, keyboard or screen reader add hands to a range or remove them."""

from PySide6.QtCore import QModelIndex, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)

from analyser.gui.felt.matrix.matrix_model import HANDS, SIDE, Cell, MatrixModel
from analyser.gui.look.item_views import CellGrid
from analyser.gui.look.painting import paint_cached, paint_rounded
from analyser.gui.look.theme import ON_SEAT, lettered, mixed, seat_colour, theme_of

_WITH_NUMBER = 36
"""A cell of more than this height has room for a number below its hand."""
_FULL_COLOUR = 0.9
"""A hand of this equity, or more, has the full colour of its seat."""
_UNKNOWN = 0.6
"""How much of the seat's colour a hand has whose equity is not known."""
_PAPER = QColor("#f6f5f0")
_INK = QColor(ON_SEAT)
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class MatrixView(CellGrid):
    """The 169 hands of a seat's range; the better a hand does, the fuller is the seat's colour."""

    # A stroke begins. All hands that are painted until the next stroke are undone together.
    begun = Signal()
    # The user has painted a hand, which is to be removed from the range if the second value is
    # True, or added if the value is False.
    painted = Signal(str, bool)
    ended = Signal()  # the mouse button has been released at the end of a stroke
    asked = Signal()  # the user asks for the weight and the suits of the hand in focus

    def __init__(self, model: MatrixModel, seat: int) -> None:
        self._matrix = model
        self._colour = seat_colour(seat)
        self._erases = False
        self._last: QPoint | None = None
        super().__init__(model, SIDE, model.read)
        model.dataChanged.connect(self.tell_changes_soon)
        self.setAccessibleName(self.tr("The 169 starting hands"))

    @property
    def hand(self) -> str:
        return str(self.cell_in_focus.data())

    # Painting -------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the hands in one loop, without a Qt delegate, as in the deck of cards."""
        painter, theme = QPainter(self.viewport()), theme_of(self.palette())
        side = self.cell_size.height()
        fonts = {
            letters: lettered(self.font(), max(7, min(round(side * part), 16)))
            for letters, part in ((2, 0.46), (3, 0.42), (0, 0.3))
        }
        edge = QPen(theme.slot, 1) if theme.contrast else None

        def paint_empty(onto: QPainter) -> None:
            for place in self.rects[: len(HANDS)]:  # after them comes an empty column
                area = QRectF(place).adjusted(0, 0, -1.5, -1.5)
                paint_rounded(onto, area, 3, theme.plate, edge)

        key = f"cells {theme.plate.rgba()} {theme.contrast}"
        paint_cached(painter, key, QRectF(self.viewport().rect()), paint_empty)
        for row, (hand, place) in enumerate(zip(HANDS, self.rects, strict=False)):
            if not event.region().intersects(place):
                continue
            cell, room = self._matrix.cell(hand), QRectF(place).adjusted(0, 0, -1.5, -1.5)
            is_named = row < SIDE or row % SIDE == 0 or row % (SIDE + 1) == 0
            if cell.share < 1 and (cell.share or is_named):
                painter.setPen(theme.on_felt if cell.share else theme.slot)
                self._letter(painter, room, cell, fonts)
            if cell.share:
                self._fill(painter, room, cell)
                self._letter(painter, room, cell, fonts)
                painter.setClipping(False)
        if not self.isEnabled():
            return
        ring = QRectF(self.visualRect(self.cell_in_focus)).adjusted(0.5, 0.5, -2, -2)
        if self.hasFocus():  # with a dark edge, because it may lie between pale cells
            paint_rounded(painter, ring, 4, edge=QPen(_INK, 5))
        paint_rounded(painter, ring, 4, edge=QPen(theme.active, 2.5))

    def _fill(self, painter: QPainter, room: QRectF, cell: Cell) -> None:
        """Fill a cell from below up to the part that is in the range, where letters are dark."""
        part = _UNKNOWN if cell.equity is None else min(cell.equity / _FULL_COLOUR, 1.0)
        if cell.share < 1:
            painter.setClipRect(room.adjusted(0, room.height() * (1 - cell.share), 0, 0))
        paint_rounded(painter, room, 3, mixed(_PAPER, self._colour, part))
        painter.setPen(_INK)

    def _letter(self, painter: QPainter, room: QRectF, cell: Cell, fonts: dict[int, QFont]) -> None:
        """Write a cell's hand and, if there is room, its equity below."""
        painter.setFont(fonts[len(cell.hand)])
        if room.height() < _WITH_NUMBER or cell.equity is None or not cell.weight:
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, cell.hand)
            return
        middle = room.height() * 0.54
        upper = room.adjusted(0, 0, 0, middle - room.height())
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, cell.hand)
        painter.setFont(fonts[0])
        figure = str(round(100 * cell.equity))
        painter.drawText(room.adjusted(0, middle - 2, 0, 0), Qt.AlignmentFlag.AlignCenter, figure)

    # Events ---------------------------------------------------------------------------------

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if event.reason() is QContextMenuEvent.Reason.Mouse and index.isValid():
            self.setCurrentIndex(index)
        self.asked.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self._last = event.position().toPoint()
            self.toggle(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
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
        """Return the cell at a point; none near an edge, where a diagonal drag only passes."""
        index = self.indexAt(point)
        place = self.visualRect(index)
        edge = min(place.width(), place.height()) // 6
        inside = place.adjusted(edge, edge, -edge, -edge).contains(point)
        return index if inside else QModelIndex()

    def toggle(self, index: QModelIndex) -> None:
        """Begin a stroke, which one Undo takes back: add a hand, or remove one of the range."""
        self._erases = self._matrix.cell(str(index.data())).weight > 0
        self.begun.emit()
        self.painted.emit(str(index.data()), self._erases)
