"""The view of the pane's rows: each hand's cards, the reason below, and a few words beside."""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtCore import QItemSelectionModel, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from analyser.gui.hands.faces import FACE, Face, HandRows
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.item_views import HeardCells, Index, give_plain_viewport, show_rows
from analyser.gui.look.painting import paint_rounded, write_wrapped
from analyser.gui.look.theme import CARD_ASPECT, MEDIUM, SMALL, TIGHT, mixed, scaled, theme_of
from analyser.gui.look.translation import plain_tip
from analyser.gui.look.widgets import Restyled

CARD: Final = 26
"""The width of a card in device-independent pixels. Cards and rows grow with the letters."""
_LETTERS: Final = 20
"""If letters are higher than this, cards and rows are enlarged."""
_APART: Final = 2
_HALF_VEIL: Final = 0.45
"""The opacity of the cards of a seat that did not win."""


class _RowPainter(QStyledItemDelegate):
    """Paints a row of the list: the hands as cards, and the words at the right."""

    def __init__(self, view: RowsView, faces: CardFaces) -> None:
        super().__init__(view)
        self._view, self._faces = view, faces

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        face: Face = index.data(FACE)
        theme, view = theme_of(self._view.palette()), self._view
        place: QRect = option.rect.adjusted(0, 1, -1, -1)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            edge = QPen(theme.win, 2)
            ground = theme.panel if theme.contrast else mixed(theme.panel, theme.win, 0.15)
            paint_rounded(painter, place, SMALL, ground, edge, inset=1)
        else:
            painter.setPen(QPen(theme.panel_border, 1))
            foot = option.rect.bottom()
            painter.drawLine(place.left() + SMALL, foot, place.right() - SMALL, foot)
        inside = place.adjusted(MEDIUM, _APART, -MEDIUM, -_APART)
        font = scaled(view.font(), 1.0, bold=chosen and not face.is_error)
        letters = QFontMetrics(font)
        above = letters.height() if face.is_error else view.card.height() + _APART
        lines = 1 + letters.horizontalAdvance(face.words) // inside.width()
        high = above + min(lines, 3 if face.is_error else 2) * letters.height()
        inside.adjust(0, (inside.height() - high) // 2, 0, 0)
        self._paint_beside(painter, inside, face)
        self._paint_hands(painter, inside, face)
        painter.setPen(theme.refused if face.is_error else theme.text)
        below = inside.adjusted(0, above, 0, 0)
        write_wrapped(painter, below, face.words, [font], Qt.AlignmentFlag.AlignTop)
        if option.state & QStyle.StateFlag.State_HasFocus and view.hasFocus():
            paint_rounded(painter, place, SMALL - 2, edge=QPen(theme.text, 2), inset=3)
        painter.restore()

    def _paint_beside(self, painter: QPainter, room: QRect, face: Face) -> None:
        """Paint the words at the right, bold and coloured by who has won, if that is known."""
        theme = theme_of(self._view.palette())
        ink = theme.muted if face.won is None else theme.win if face.won else theme.refused
        place = QRect(room.topLeft(), QSize(room.width(), self._view.card.height()))
        if face.is_error:
            place.setHeight(painter.fontMetrics().height())
        painter.setPen(ink)
        painter.setFont(scaled(self._view.font(), 1.0, bold=face.won is not None))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        cut = Qt.TextElideMode.ElideMiddle
        beside = painter.fontMetrics().elidedText(face.beside, cut, place.width())
        painter.drawText(place, right, beside)

    def _paint_hands(self, painter: QPainter, room: QRect, face: Face) -> None:
        card, at, ratio = self._view.card, room.topLeft(), self._view.devicePixelRatioF()
        beside = painter.fontMetrics().horizontalAdvance(face.beside)
        hands = [hand for hand in face.hands if hand]
        more = sum(map(len, hands)) - len(hands)
        letter = painter.fontMetrics().horizontalAdvance("v") + 2 * TIGHT
        whole = card.width() + _APART
        spare = room.width() - (beside and beside + SMALL) - (len(hands) - 1) * letter
        step = min(whole, max((spare - len(hands) * whole) // max(more, 1), 4))
        painter.setFont(self._view.font())
        for seat, hand in enumerate(face.hands):
            if not hand:
                continue
            if at.x() > room.left():
                painter.setPen(theme_of(self._view.palette()).muted)
                place = QRect(at, QSize(letter, card.height()))
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, "v")
                at += QPoint(letter, 0)
            loses = bool(face.winners) and seat not in face.winners
            painter.setOpacity(_HALF_VEIL if loses else 1)
            for each in hand:
                painter.drawPixmap(at, self._faces.pixmap(each, card.width(), ratio))
                at += QPoint(step, 0)
            painter.setOpacity(1)
            at += QPoint(whole - step, 0)


class RowsView(HeardCells, Restyled, QTableView):
    """The view of ``HandRows``; several rows can be selected."""

    focused = Signal(int)  # the row at this position has the focus now; -1 if no row has it
    chosen = Signal()  # the user wants the hand in focus on the table
    street_asked = Signal(int)  # another street of the hand: -1 for the one before, 1 for the next
    paints_focus = True

    def __init__(self, faces: CardFaces) -> None:
        super().__init__()
        give_plain_viewport(self)
        self.card = QSize()
        self.setItemDelegate(_RowPainter(self, faces))
        self.setAccessibleName(self.tr("Hands"))
        show_rows(self)
        self.setAlternatingRowColors(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setSelectionMode(QTableView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.doubleClicked.connect(lambda _: self.chosen.emit())
        self.take_font()
        self.take_colours()

    def show_model(self, model: HandRows) -> None:
        self.setModel(model)
        # At each paint the header asks whether every row is selected: a minute for a million
        # rows. With an empty selection model of its own the first answer is no.
        self.horizontalHeader().setSelectionModel(QItemSelectionModel(model, self))

    def focus_row(self, row: int) -> None:
        """Select this row and no other, even if Ctrl or Shift is held down, and scroll to it."""
        flags = QItemSelectionModel.SelectionFlag
        index = self.model().index(row, 0)
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    @property
    def focused_row(self) -> int | None:
        """Return the position of the row in focus; None if no row has it."""
        current = self.currentIndex()
        return current.row() if current.isValid() else None

    @property
    def chosen_rows(self) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        """The positions of the selected rows, from the top down."""
        chosen = self.selectionModel().selection().toList()
        ranges = sorted((each.top(), each.bottom()) for each in chosen)
        parts = [np.arange(top, bottom + 1) for top, bottom in ranges]
        return np.concatenate(parts) if parts else np.arange(0)

    def take_font(self) -> None:
        """Adapt the cards and the height of the rows to the font: 76 pixels with usual letters."""
        letters = self.fontMetrics().height()
        width = round(CARD * max(1.0, letters / _LETTERS))
        self.card = QSize(width, round(width * CARD_ASPECT))
        height = self.card.height() + 2 * letters + 3 * TIGHT
        self.verticalHeader().setDefaultSectionSize(height)
        self.setMinimumHeight(height)

    def take_colours(self) -> None:
        """Hide the usual colour of chosen rows: the delegate paints another ground."""
        palette, theme = QPalette(self.palette()), theme_of(self.palette())
        if palette.color(QPalette.ColorRole.Highlight) != theme.panel:
            palette.setColor(QPalette.ColorRole.Highlight, theme.panel)
            self.setPalette(palette)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the row that gets the focus: else screen readers say that it is not selected."""
        by_mouse = event.reason() == Qt.FocusReason.MouseFocusReason
        if self.focused_row is None and self.model().rowCount() and not by_mouse:
            self.focus_row(0)
        super().focusInEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell which row has the focus, and show its whole line where it is cut."""
        super().currentChanged(current, previous)
        face = current.data(FACE) if current.isValid() else None
        self.setToolTip("" if face is None else plain_tip(face.words))
        self.focused.emit(current.row())

    def reset(self) -> None:
        super().reset()
        self.setToolTip("")  # of a row that is gone

    def _child_number(self, row: int) -> int:
        """Return the row's number among the view's children, as assistive programs count them."""
        return 2 * row + 3  # below the hidden headers of the column and of each row

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes a hand, Left and Right show its streets, Home and End go to the end rows."""
        key, is_plain = Qt.Key(event.key()), not event.modifiers()
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self.model().rowCount() - 1}
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and is_plain:
            self.street_asked.emit(-1 if key == Qt.Key.Key_Left else 1)
        elif key in ends and is_plain and self.focused_row is not None:
            self.focus_row(ends[key])
        else:
            super().keyPressEvent(event)
