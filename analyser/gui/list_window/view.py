"""The Qt table that shows a list of hands as pictures of cards; unused cards are faded."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QTableView, QWidget

from analyser.gui.list_window.model import Column, HandsModel, Role
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.item_views import Index, PaintedCells, show_rows
from analyser.gui.look.theme import CARD_ASPECT, SMALL, TIGHT
from analyser.gui.look.widgets import Restyled

CARD_WIDTH = 40
"""The width of a card in the table, in device-independent pixels."""
_CARD_HEIGHT = round(CARD_WIDTH * CARD_ASPECT)
_ROW_HEIGHT = _CARD_HEIGHT + 2 * TIGHT
_FADED = 0.4
_DIGITS = 8
"""The width of a column of numbers, in digits."""
_AMONG_ALL = 17
"""The width of the column with the rank among all possible hands, in letters."""
_LEAST_FOR_WORDS = 200
"""The least width of the column with the hand in words, in pixels."""


class _CardCells(PaintedCells):
    """Paints the cells that show a hand's cards."""

    def __init__(self, faces: CardFaces, view: QWidget) -> None:
        super().__init__(view)
        self._faces = faces

    def paint_content(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the cards from left to right; cards that do not play are faded."""
        unused = index.data(Role.UNUSED)
        at = option.rect.topLeft() + QPoint(SMALL, TIGHT)
        ratio, enabled = option.widget.devicePixelRatioF(), option.widget.isEnabled()
        for card in index.data(Role.CARDS):
            painter.setOpacity(_FADED if card in unused or not enabled else 1)
            painter.drawPixmap(at, self._faces.pixmap(card, CARD_WIDTH, ratio))
            at += QPoint(CARD_WIDTH + TIGHT, 0)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size that the cards of this hand need."""
        return QSize(width_of(len(index.data(Role.CARDS))), _ROW_HEIGHT)


def width_of(cards: int) -> int:
    """Return the width of a cell that shows this many cards, in pixels."""
    return cards * (CARD_WIDTH + TIGHT) - TIGHT + 2 * SMALL


class HandsView(Restyled, QTableView):
    """The view of a ``HandsModel``; one hand can be selected.

    Signals:
        sorted_by: the rows are now sorted by this column, in this direction.
    """

    sorted_by = Signal(int, Qt.SortOrder)

    def __init__(self, model: HandsModel, faces: CardFaces) -> None:
        super().__init__()
        self._hands = model
        self.setModel(model)
        self.setItemDelegateForColumn(Column.CARDS, _CardCells(faces, self))
        self.setAccessibleName(self.tr("Hands in order"))
        show_rows(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().setDefaultSectionSize(_ROW_HEIGHT)
        header = self.horizontalHeader()
        header.setMinimumHeight(32)
        self.setSortingEnabled(True)
        self.sortByColumn(Column.PLACE, Qt.SortOrder.AscendingOrder)
        header.sortIndicatorChanged.connect(self.sorted_by)
        model.modelReset.connect(self.take_font)
        self.take_font()

    def selected_row(self) -> int | None:
        """Return the position of the selected row; None if no row is selected."""
        rows = self.selectionModel().selectedRows()
        return rows[0].row() if rows else None

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Have screen readers say the row that now has the focus as one sentence."""
        self._hands.follow_focus(current)
        super().currentChanged(current, previous)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the remaining width to the column with the hand in words."""
        super().resizeEvent(event)
        self.take_font()

    def take_font(self) -> None:
        """Fit the columns to the font and the longest hand.

        The column with the hand in words gets the remaining width.
        """
        letter = self.fontMetrics().averageCharWidth()
        widths = {
            Column.PLACE: _DIGITS * letter + 2 * SMALL,
            Column.CARDS: width_of(max(self._hands.most_cards, 3)),
            Column.CLASS: _AMONG_ALL * letter + 2 * SMALL,
            Column.LINE: _DIGITS * letter + 2 * SMALL,
        }
        rest = self.viewport().width() - sum(widths.values())
        widths[Column.HAND] = max(rest, _LEAST_FOR_WORDS)
        for column, width in widths.items():
            self.horizontalHeader().resizeSection(column, width)
