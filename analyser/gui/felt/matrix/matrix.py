"""The 169 starting hands as a matrix, in which mouse, keyboard or screen reader change a range."""

import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QModelIndex, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from analyser.gui.look.item_views import ARROWS, CellGrid, HeardModel, Index
from analyser.gui.look.painting import KeptPicture, paint_rounded
from analyser.gui.look.theme import ON_SEAT, lettered, mixed, seat_colour, theme_of
from analyser.gui.look.translation import hundredths, number, translate
from analyser.poker.cards import RANKS, Card
from analyser.poker.odds.record import HandOdds
from analyser.poker.ranges.holdings import HOLDINGS, HOLDINGS_OF, hand_text
from analyser.poker.ranges.range import Range

SIDE: Final = len(RANKS)
"""The number of rows, and of columns. The ranks go from the ace, first, down to the two."""
NOTHING: Final = Range.of({})
"""The empty range."""
_FULL: Final = 100
"""The weight of a holding that is in the range completely."""
_WITH_NUMBER = 36
"""A cell of more than this height has room for a number below its hand."""
_FULL_COLOUR = 0.9
"""A hand of this equity, or more, has the full colour of its seat."""
_UNKNOWN = 0.6
"""How much of the seat's colour a hand has whose equity is not known."""
_PAPER = QColor("#f6f5f0")
_INK = QColor(ON_SEAT)


def hand_at(row: int, column: int) -> str:
    """Return the starting hand in a cell: suited hands lie above the pairs, offsuit ones below."""
    first, second = RANKS[-1] - row, RANKS[-1] - column
    return hand_text(max(first, second), min(first, second), column > row)


HANDS: Final = tuple([hand_at(row, column) for row in range(SIDE) for column in range(SIDE)])
"""The starting hands, row by row."""
_ROWS: Final = {hand: row for row, hand in enumerate(HANDS)}


@dataclass(frozen=True, slots=True)
class Cell:
    """One starting hand of the matrix: how much of it is in the range, and its equity."""

    hand: str  # the hand
    # The sum of the weights of the hand's possible holdings; each has 0 to 100, where 100 is wholly
    # in the range.
    weight: int
    left: int  # how many of the hand's holdings are possible: those without a known card
    equity: float | None = None  # the hand's equity, 0 to 1; None if it is not known or is hidden
    # The standard error of the equity if that is an estimate, otherwise None.
    error: float | None = None

    @property
    def share(self) -> float:
        """The part of the hand's possible holdings that is in the range, 0 to 1."""
        return self.weight / (_FULL * self.left) if self.left else 0.0


def holdings_left(hand: str, known: Collection[Card]) -> tuple[int, ...]:
    """Return the indexes, in ``HOLDINGS``, of a hand's holdings that contain no known card."""
    return tuple([n for n in HOLDINGS_OF[hand] if not any(card in known for card in HOLDINGS[n])])


def say_equity(cell: Cell) -> str:
    """Return a hand's equity, an estimate's with its error; "" if unknown or out of the range."""
    if cell.equity is None or not cell.weight:
        return ""
    share = number(round(10_000 * cell.equity), decimals=2)
    if cell.error is not None:
        share = f"{round(100 * cell.equity)}±{math.ceil(100 * cell.error)}"
    return translate("Ranges", "{share}%", share=share)


class MatrixModel(HeardModel):
    """The 169 starting hands, with how much of each, without known cards, is in a range."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.range = NOTHING
        """The range that is shown."""
        self.read: dict[tuple[int, int], str] = {}
        """The texts of cells that screen readers have asked for, by row and role."""
        self.known: frozenset[Card] = frozenset()
        """The known cards: those of the board and of other seats."""
        self._left = {hand: holdings_left(hand, ()) for hand in HANDS}
        self.cells = {hand: Cell(hand, 0, len(left)) for hand, left in self._left.items()}
        """What is shown of each hand; another ``dict`` after each change."""

    def show(self, range_: Range, known: Collection[Card], odds: Mapping[str, HandOdds]) -> None:
        """Show a range without the ``known`` cards, and each hand's odds where they are known."""
        if (seen := frozenset(known)) != self.known:
            self.known = seen
            self._left = {hand: holdings_left(hand, seen) for hand in HANDS}
        self.range, before, weights = range_, self.cells, range_.weights
        self.cells = {}
        for hand, left in self._left.items():
            each = odds.get(hand)
            worth = (None, None) if each is None else (each.equity, each.standard_error)
            weight = sum([weights[holding] for holding in left])
            self.cells[hand] = Cell(hand, weight, len(left), *worth)
        rows = [_ROWS[hand] for hand, cell in self.cells.items() if cell != before[hand]]
        if rows:
            self.dataChanged.emit(self.index(min(rows)), self.index(max(rows)))

    def index_of(self, hand: str) -> QModelIndex:
        return self.index(_ROWS[hand])

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(HANDS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a hand, or what is said of it; note in ``read`` what screen readers ask for."""
        if not index.isValid():
            return None
        hand = HANDS[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return hand
            case Qt.ItemDataRole.ToolTipRole:
                return self._say_cell(self.cells[hand])
            case Qt.ItemDataRole.AccessibleTextRole:
                said = self.read[index.row(), role] = self._say_cell(self.cells[hand])
                return said
        return super().data(index, role)

    def _say_cell(self, cell: Cell) -> str:
        high, low = (letter.replace("T", "10") for letter in cell.hand[:2])
        kinds = {"": self.tr("pair"), "s": self.tr("suited"), "o": self.tr("offsuit")}
        if not cell.left:
            text = self.tr("{hand}, none is left")
        elif not cell.weight:
            text = self.tr("{hand}, none of {left} combos")
        elif cell.equity is None:
            text = self.tr("{hand}, {weight} of {left} in the range")
        elif cell.error is not None:
            text = self.tr("{hand}, {weight} of {left} in the range, estimated {equity}")
        else:
            text = self.tr("{hand}, {weight} of {left} in the range, {equity}")
        hand, weight = f"{high} {low} {kinds[cell.hand[2:]]}", hundredths(cell.weight)
        return text.format(hand=hand, weight=weight, left=cell.left, equity=say_equity(cell))


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
        self._picture = KeptPicture()
        self._erases = False
        self._last: QPoint | None = None
        super().__init__(model, SIDE, model.read)
        model.dataChanged.connect(self.tell_changes_soon)
        self.setAccessibleName(self.tr("The 169 starting hands"))

    @property
    def hand_in_focus(self) -> str:
        return str(self.cell_in_focus.data())

    # Painting -------------------------------------------------------------------------------

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Paint the hands, and a ring around the one in focus."""
        painter, theme = QPainter(self.viewport()), theme_of(self.palette())
        looks = self._matrix.cells, self.rects, self.font(), theme
        self._picture.paint(painter, self.viewport().size(), looks, self._paint_cells)
        if not self.isEnabled():
            return
        ring = QRectF(self.visualRect(self.cell_in_focus)).adjusted(0.5, 0.5, -2, -2)
        if self.hasFocus():  # with a dark edge, because it may lie between pale cells
            paint_rounded(painter, ring, 4, edge=QPen(_INK, 5))
        paint_rounded(painter, ring, 4, edge=QPen(theme.active, 2.5))

    def _paint_cells(self, painter: QPainter) -> None:
        """Paint the hands in one loop, without a Qt delegate, as in the deck of cards."""
        theme, side = theme_of(self.palette()), self.cell_size.height()
        fonts = {
            letters: lettered(self.font(), max(7, min(round(side * part), 16)))
            for letters, part in ((2, 0.46), (3, 0.42), (0, 0.3))
        }
        edge = QPen(theme.slot, 1) if theme.contrast else None
        for row, (hand, place) in enumerate(zip(HANDS, self.rects, strict=False)):
            cell, room = self._matrix.cells[hand], QRectF(place).adjusted(0, 0, -1.5, -1.5)
            paint_rounded(painter, room, 3, theme.plate, edge)
            is_named = row < SIDE or row % SIDE == 0 or row % (SIDE + 1) == 0
            if cell.share < 1 and (cell.share or is_named):
                painter.setPen(theme.on_felt if cell.share else theme.slot)
                self._write(painter, room, cell, fonts)
            if cell.share:
                self._fill(painter, room, cell)
                self._write(painter, room, cell, fonts)
                painter.setClipping(False)

    def _fill(self, painter: QPainter, room: QRectF, cell: Cell) -> None:
        """Fill the part in the range, from below; leave the painter clipped to it, its pen dark."""
        part = _UNKNOWN if cell.equity is None else min(cell.equity / _FULL_COLOUR, 1.0)
        if cell.share < 1:
            painter.setClipRect(room.adjusted(0, room.height() * (1 - cell.share), 0, 0))
        paint_rounded(painter, room, 3, mixed(_PAPER, self._colour, part))
        painter.setPen(_INK)

    def _write(self, painter: QPainter, room: QRectF, cell: Cell, fonts: dict[int, QFont]) -> None:
        """Write a cell's hand and, if there is room, its equity below.

        ``fonts``: for hands of two and of three letters, and with the key 0 for the equity.
        """
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

    def contextMenuEvent(self, event: QtGui.QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if event.reason() is QtGui.QContextMenuEvent.Reason.Mouse and index.isValid():
            self.setCurrentIndex(index)
        self.asked.emit()

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self._last = event.position().toPoint()
            self.toggle(index)

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        if self._last is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        here = event.position().toPoint()
        way = here - self._last
        # In steps shorter than a cell, so that a quick stroke leaves no cell out.
        steps = max(1, way.manhattanLength() // 8)
        for step in range(1, steps + 1):
            index = self._well_inside(self._last + way * step / steps)
            if index.isValid() and index != self.currentIndex():
                self.setCurrentIndex(index)
                self.painted.emit(str(index.data()), self._erases)
        self._last = here

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._last = None
        self.ended.emit()

    @property
    def is_drawing(self) -> bool:
        """Whether the mouse has begun a stroke and not yet ended it."""
        return self._last is not None

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Add or remove the focused hand with Space or Enter; remove it with Delete or Backspace.

        With Shift an arrow key adds the next hand, or removes it if this one is not in the range.
        """
        key, shift = event.key(), event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.toggle(self.currentIndex())
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.begun.emit()
            self.painted.emit(self.hand_in_focus, True)
        elif shift and key in ARROWS:
            before = self.currentIndex()
            erases = not self._matrix.cells[self.hand_in_focus].weight
            super().keyPressEvent(event)
            if self.currentIndex() != before:
                self.painted.emit(self.hand_in_focus, erases)
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
        self._erases = self._matrix.cells[str(index.data())].weight > 0
        self.begun.emit()
        self.painted.emit(str(index.data()), self._erases)
