"""The Qt table of a file of hands; it shows cards as small pictures, and frames winning hands."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtCore import QItemSelectionModel, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QPainter, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from analyser.gui.file_window.model import FileColumn, FileModel, FileRole
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.item_views import Index, PaintedCells, show_rows
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import LEAST_TARGET, SMALL, theme_of
from analyser.gui.look.widgets import Restyled, give_ground
from analyser.poker.cards import DECK, Card
from analyser.poker.hand_files.judge import HandRow, UnreadHand
from analyser.poker.hand_table.table import Rows

CARD: Final = QSize(34, 24)
"""The size of a card in device-independent pixels: the smallest that is readable.

Cards and columns grow with the font."""
_LETTERS: Final = 20
"""If letters are higher than this, cards and columns are enlarged."""
_APART: Final = 2
_BETWEEN_HANDS: Final = 14
_EDGE: Final = 3
"""The space between the cards of a hand and the frame around them."""
_SCROLL_PAUSE: Final = 60
"""Milliseconds without scrolling before ``looked_at`` reports the visible rows."""
_PRECISION: Final = 20
"""How many rows are measured to find the width of a column."""
_LEAST: Final = {FileColumn.MADE: 150, FileColumn.REASON: 220}
"""The least widths of the columns of sentences, which make room for the cards in this order."""
_WIDEST: Final = {
    FileColumn.WINNER: 160,
    FileColumn.REASON: 300,
    FileColumn.MADE: 300,
    FileColumn.PLAYERS: 200,
    FileColumn.HANDS: 560,
}
"""The largest width that a column gets automatically; the user may drag it wider."""
_ANSWERS_FIRST: Final = (
    FileColumn.PLACE,
    FileColumn.WINNER,
    FileColumn.REASON,
    FileColumn.MADE,
    FileColumn.CLASS,
    FileColumn.HANDS,
    FileColumn.BOARD,
    FileColumn.PLAYERS,
    FileColumn.ALL_IN,
    FileColumn.LOW,
)
"""The default order of the columns: even a small screen shows who won."""
_AT_ONCE: Final = 4
"""How many cards are drawn in one batch, which takes a few milliseconds."""
_LEAST_ROWS: Final = 4
"""The number of visible rows on the smallest screen."""


class _ErrorRows(QStyledItemDelegate if TYPE_CHECKING else object):  # type: ignore[misc]  # one base
    """A mixin for delegates: the cells of a row that is an error have another background."""

    def __init__(self, view: FileView) -> None:
        super().__init__(view)
        self._view = view

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Set the colours of an error if the cell's row is an error."""
        super().initStyleOption(option, index)
        if self._view.is_error(index):
            theme = theme_of(self._view.palette())
            option.backgroundBrush = QBrush(theme.error_row)
            option.palette.setColor(QPalette.ColorRole.Text, theme.on_error_row)


class _TextCells(_ErrorRows, QStyledItemDelegate):
    """Paints cells with text."""


class _CardCells(_ErrorRows, PaintedCells):
    """Paints cells with pictures of cards, and a frame around each winning hand."""

    def __init__(self, view: FileView, faces: CardFaces) -> None:
        super().__init__(view)
        self._faces = faces

    def paint_content(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the cards of all seats or, in the column of boards, of the board."""
        hands: Sequence[Sequence[Card]] = index.data(FileRole.HANDS)
        at = option.rect.topLeft() + QPoint(
            SMALL, (option.rect.height() - self._view.card.height()) // 2
        )
        winners = self._winners(index)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for seat, cards in enumerate(hands):
            if seat in winners:
                self._frame(painter, at, len(cards), self._view.palette().color(role))
            at = self._paint_hand(painter, at, cards) + QPoint(_BETWEEN_HANDS - _APART, 0)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size that the cards of this cell need."""
        hands: Sequence[Sequence[Card]] = index.data(FileRole.HANDS)
        widths = [self._width(len(cards)) for cards in hands]
        width = sum(widths) + _BETWEEN_HANDS * (len(hands) - 1)
        return QSize(width + 2 * SMALL, LEAST_TARGET)

    def _width(self, cards: int) -> int:
        return cards * (self._view.card.width() + _APART) - _APART

    def _winners(self, index: Index) -> set[int]:
        record = index.data(FileRole.RECORD)
        if index.column() != FileColumn.HANDS or not isinstance(record, HandRow):
            return set()
        return {*record.winners, *record.low_winners}

    def _paint_hand(self, painter: QPainter, at: QPoint, cards: Sequence[Card]) -> QPoint:
        ratio = self._view.devicePixelRatioF()
        for card in cards:
            painter.drawPixmap(at, self._faces.compact(card, self._view.card, ratio))
            at += QPoint(self._view.card.width() + _APART, 0)
        return at

    def _frame(self, painter: QPainter, at: QPoint, cards: int, ink: QColor) -> None:
        place = QRectF(at.x(), at.y(), self._width(cards), self._view.card.height())
        frame = place.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)
        paint_rounded(painter, frame, _EDGE, edge=QPen(ink, 1.5))


class FileView(Restyled, QTableView):
    """The view of a ``FileModel``; several rows can be selected.

    Signals:
        sorted_by: the user wants the rows sorted by a column, in a direction.
        chosen: the user wants the hand in this row on the poker table.
        looked_at: other rows are visible now; the list has their numbers in the table.
        focused: the row at this position has the focus now; -1 if no row has it.
        selection_changed: other rows are selected.
    """

    sorted_by = Signal(int, Qt.SortOrder)
    chosen = Signal(int)
    looked_at = Signal(list)
    focused = Signal(int)
    selection_changed = Signal()

    def __init__(self, model: FileModel, faces: CardFaces) -> None:
        super().__init__()
        give_ground(self)
        self._is_fitted = False
        self._file = model
        self._pause = QTimer(self, singleShot=True, interval=_SCROLL_PAUSE)
        self._faces = faces
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_some_cards)
        self.setModel(model)
        # At each paint the header asks whether every row is selected: a minute for a million
        # rows. With an empty selection model of its own the first answer is no.
        self.horizontalHeader().setSelectionModel(QItemSelectionModel(model, self))
        self.setItemDelegate(_TextCells(self))
        cards = _CardCells(self, faces)
        self.setItemDelegateForColumn(FileColumn.HANDS, cards)
        self.setItemDelegateForColumn(FileColumn.BOARD, cards)
        self._lay_out()
        self.horizontalHeader().sortIndicatorChanged.connect(self.sorted_by)
        self.doubleClicked.connect(lambda index: self.chosen.emit(index.row()))
        self._pause.timeout.connect(self._report_visible_rows)
        self.verticalScrollBar().valueChanged.connect(self._pause.start)
        model.arranged.connect(self._pause.start)
        model.rowsInserted.connect(self._pause.start)
        model.modelReset.connect(self._report_selection)
        self.selectionModel().selectionChanged.connect(lambda *_: self.selection_changed.emit())
        self.selectionModel().currentChanged.connect(lambda now: self.focused.emit(now.row()))

    def _lay_out(self) -> None:
        self.setAccessibleName(self.tr("Hands of the file"))
        show_rows(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setWordWrap(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        header = self.horizontalHeader()
        header.setMinimumHeight(LEAST_TARGET)
        header.setSectionsMovable(True)
        for place, column in enumerate(_ANSWERS_FIRST):
            header.moveSection(header.visualIndex(column), place)
        header.setResizeContentsPrecision(_PRECISION)
        self._suit_font()
        self.setSortingEnabled(True)
        self.show_order(FileColumn.PLACE, Qt.SortOrder.AscendingOrder)

    # What is chosen -----------------------------------------------------------------------------

    def show_order(self, column: int, order: Qt.SortOrder) -> None:
        """Show by which column, and in which direction, the rows are sorted.

        If this changes the order, the header emits a signal, and the rows get sorted.
        """
        self.horizontalHeader().setSortIndicator(column, order)

    def focus_row(self, row: int) -> None:
        """Select this row and no other, even if Ctrl or Shift is held down, and scroll to it."""
        flags = QItemSelectionModel.SelectionFlag
        index = self._file.index(row, FileColumn.PLACE)
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    @property
    def focused_row(self) -> int | None:
        """The position of the row that has the focus; None if no row has it."""
        current = self.currentIndex()
        return current.row() if current.isValid() else None

    @property
    def chosen_rows(self) -> Rows:
        """The numbers of the selected rows, in the order in which they are shown."""
        ranges = sorted(
            (each.top(), each.bottom()) for each in self.selectionModel().selection().toList()
        )
        parts = [self._file.rows[top : bottom + 1] for top, bottom in ranges]
        return np.concatenate(parts) if parts else self._file.rows[:0]

    def is_error(self, index: Index) -> bool:
        """Whether a cell belongs to a row that is an error."""
        return isinstance(self._file.record(index.row()), UnreadHand)

    # How it looks -------------------------------------------------------------------------------

    def begin(self) -> None:
        """Prepare for another table, whose first rows will decide the widths of the columns."""
        self._is_fitted = False
        self.scrollToTop()
        self._drawing.start()

    def _draw_some_cards(self) -> None:
        """Draw some pictures of cards before a row needs them.

        The first page of rows would be slow to paint if it had to draw all pictures.
        """
        for card in self._undrawn[-_AT_ONCE:]:
            self._faces.compact(card, self.card, self.devicePixelRatioF())
        del self._undrawn[-_AT_ONCE:]
        if not self._undrawn:
            self._drawing.stop()

    def fit(self) -> None:
        """Fit each column to its visible cells; the column of reasons gets the remaining width."""
        self._is_fitted = True
        self._hide_empty_columns()
        for column in self._shown_columns:
            self.resizeColumnToContents(column)
            wide, widest = self.columnWidth(column) + SMALL, self._scale * _WIDEST.get(column, inf)
            self.setColumnWidth(column, round(min(wide, widest)))
        self._show_cards()
        self._give_rest_to_reason()

    def _show_cards(self) -> None:
        """Make the columns of sentences narrower, as far as necessary to see all of the cards."""
        cards = FileColumn.HANDS
        end = self.columnViewportPosition(cards) + self.columnWidth(cards)
        lacking = max(0, end - self.viewport().width())
        for column, least in _LEAST.items():
            given = min(max(0, self.columnWidth(column) - least), lacking)
            self.setColumnWidth(column, self.columnWidth(column) - given)
            lacking -= given

    def _hide_empty_columns(self) -> None:
        if self._file.table is None:
            return
        contents = self._file.table.contents
        for column, used in (
            (FileColumn.PLAYERS, contents.names),
            (FileColumn.BOARD, contents.board),
            (FileColumn.LOW, contents.low),
            (FileColumn.CLASS, contents.class_),
            (FileColumn.ALL_IN, contents.history),
        ):
            self.setColumnHidden(column, not used)

    @property
    def _shown_columns(self) -> list[FileColumn]:
        return [column for column in FileColumn if not self.isColumnHidden(column)]

    def _give_rest_to_reason(self) -> None:
        spare = self.viewport().width() - sum(map(self.columnWidth, self._shown_columns))
        if spare > 0:
            rest = self.columnWidth(FileColumn.REASON) + spare
            self.setColumnWidth(FileColumn.REASON, max(rest, _LEAST[FileColumn.REASON]))

    def _suit_font(self) -> None:
        letters = self.fontMetrics().height()
        self._scale = max(1.0, letters / _LETTERS)
        self.card = CARD * self._scale
        self._undrawn = list(DECK)
        height = max(LEAST_TARGET, letters + SMALL, round(self._scale * (CARD.height() + SMALL)))
        self.verticalHeader().setDefaultSectionSize(height)
        self.setMinimumHeight(_LEAST_ROWS * height + self.horizontalHeader().sizeHint().height())

    def _report_visible_rows(self) -> None:
        first = self.rowAt(0)
        if first < 0:
            return
        last = self.rowAt(self.viewport().height() - 1)
        last = self._file.rowCount() - 1 if last < 0 else last
        self.looked_at.emit(self._file.rows[first : last + 1].tolist())

    def _report_selection(self) -> None:
        self.focused.emit(-1)
        self.selection_changed.emit()

    # Events -------------------------------------------------------------------------------------

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Have screen readers say the row that now has the focus as one sentence."""
        self._file.follow_focus(current)
        super().currentChanged(current, previous)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """If Enter is pressed, ask to put the focused hand on the poker table."""
        row = self.focused_row
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row is not None:
            self.chosen.emit(row)
        else:
            super().keyPressEvent(event)

    def take_font(self) -> None:
        """Adapt the cards and the columns' widths to the font."""
        self._suit_font()
        if self._is_fitted:
            self._drawing.start()
            self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Report the visible rows after a pause; fit the column of reasons to the new width."""
        super().resizeEvent(event)
        self._pause.start()
        if self._is_fitted:
            self._give_rest_to_reason()
