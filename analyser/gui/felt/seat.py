"""One seat on the felt: its name and menu, its slots, and below them its hand and its share."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QEnterEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from analyser.gui.felt.answer_text import SeatAnswer
from analyser.gui.felt.content import Ahead, SeatContent, mark_of
from analyser.gui.felt.flights import DURATION, motion_wanted
from analyser.gui.felt.measures import EDGE, RING, Arrangement, Lines, card_height, step_of
from analyser.gui.felt.slots import SlotRow
from analyser.gui.felt.tray.unknown_seats import add_unknown_and_range
from analyser.gui.look.card_faces import CardFaces, icon
from analyser.gui.look.painting import GLOW, paint_plate, painted_once
from analyser.gui.look.theme import CAPTION, MEDIUM, TIGHT, ink_of, scaled, theme_of
from analyser.gui.look.translation import in_menu, plain_tip, translated
from analyser.gui.look.widgets import Panel, Tag, TextField, bold
from analyser.gui.look.windows import open_menu
from analyser.gui.range_editor.range_face import RangeFace
from analyser.gui.state.document import Document
from analyser.poker.names import seat_name
from analyser.poker.table.seat import LONGEST_NAME

_LEAST_ICON = 16
"""The least size of the arrow beside a seat's name, in pixels; it grows with the letters."""


class SeatStrip(Panel):
    """One seat on the felt: its name, menu and slots, and below them its hand and share of the pot.

    Signals:
        looked_at: whether the pointer or the focus is on the seat.
        left: Enter was pressed in the field for the name, so the deck can get the focus again.
    """

    looked_at = Signal(bool)
    left = Signal()

    def __init__(self, document: Document, seat: int, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self.place = seat
        self._document = document
        self._name = TextField(
            self, frame=False, placeholderText=translated(seat_name(seat)), maxLength=LONGEST_NAME
        )
        self._name.setFont(bold())
        self._name.textEdited.connect(self._keep_name)
        self._name.editingFinished.connect(self._finish_name)
        self._name.returnPressed.connect(self.left)
        self._name.textChanged.connect(self.place_parts)
        self._more = QToolButton(self, autoRaise=True)
        self._more.clicked.connect(self._show_menu)
        self._tag = Tag()
        self._tag.setParent(self)
        self._tag.hide()
        self.row = SlotRow(document, seat, faces, self)
        self.row.focused.connect(self.looked_at)
        self.range_face = RangeFace(faces, self)
        """The seat's range, shown in place of cards."""
        self.range_face.clicked.connect(lambda: document.range_asked.emit(seat))
        self.range_face.taken_away.connect(lambda: document.set_range(seat, None))
        self.answer = SeatAnswer(faces, self)
        self.answer.height_changed.connect(self._fit_plate)
        self._tag_text = ""
        self._written_name: str | None = None
        self._called = ""
        self._content: SeatContent | None = None
        self._ahead: Ahead | None = None
        self._is_framed = False
        self._glow = 1.0
        self.animation = QVariantAnimation(self, duration=DURATION, startValue=0.0, endValue=1.0)
        self.animation.valueChanged.connect(self._shine)
        self._side = _LEAST_ICON
        self._heading = 28
        self._card = 44
        self._detail: int | None = 1
        self._inset = 0
        self.take_font()
        self.take_colours()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The widgets that the Tab key visits, in order."""
        return self._name, self._more, self.range_face, *self.row.slots

    def take_colours(self) -> None:
        """Give the name and its arrow the colours of the theme."""
        theme, palette = theme_of(self.palette()), QPalette()
        clear = QColor(0, 0, 0, 0)
        palette.setColor(QPalette.ColorRole.Base, clear)
        palette.setColor(QPalette.ColorRole.Text, theme.on_felt)
        palette.setColor(QPalette.ColorRole.PlaceholderText, theme.on_felt)
        palette.setColor(QPalette.ColorRole.Button, theme.felt)
        self._name.setPalette(palette)
        self._more.setPalette(palette)  # else the light theme shows white under the pointer
        self._draw_arrow()

    def take_font(self) -> None:
        """Fit the arrow and the tag to the font."""
        side = max(_LEAST_ICON, self.fontMetrics().height())
        if side != self._side:
            self._side = side
            self._draw_arrow()
        self._tag.setFont(scaled(self.font(), CAPTION, bold=True))

    def _draw_arrow(self) -> None:
        """Draw the arrow beside the name, in the name's colour and size."""
        self._more.setIconSize(QSize(self._side, self._side))
        self._more.setIcon(icon("more", ink_of(self.palette(), "on_felt"), self._side))

    def set_place(self, place: QRect, at: Arrangement, lines: Lines, lows: bool) -> None:
        """Move to a rectangle of the felt.

        Args:
            place: the rectangle.
            at: the sizes of the cards and of all else that a seat shows.
            lines: the heights of the texts.
            lows: whether the seat shows a best low beside the best high.
        """
        self._card, self._heading = at.card, lines.heading
        self._detail, self._inset = at.detail, at.inset
        words = lines.words(self._document.table.game.board)
        self.answer.set_detail(at.detail, lows, min(lines.mini, at.card), words, at.wide)
        self.setGeometry(place)
        self.place_parts()

    def follow(self) -> None:
        """Show the name, the cards and the range that the seat has on the current poker table."""
        seat = self._document.table.seats[self.place]
        if self._name.text() != seat.name:
            self._name.setText(seat.name)
            if not self._name.hasFocus():
                self._name.setCursorPosition(0)  # show the beginning of a long name
        if seat.name != self._written_name:
            self._written_name = seat.name
            self._write_name()
        self.row.follow(self._called)
        self.range_face.follow(seat.range, self._called)
        self.row.setVisible(seat.range is None)

    def _write_name(self) -> None:
        """Write the seat's name into tool tips and into accessible names."""
        table = self._document.table
        name = translated(table.seat_name(self.place))
        placed = translated(table.place_name(self.place))
        self.place_parts()
        self._name.setAccessibleName(self.tr("Name of {seat}").format(seat=placed))
        self._name.setToolTip(plain_tip(name))
        self._more.setAccessibleName(self.tr("What to do with {seat}").format(seat=name))
        # The letter first: a slot's name must not begin as a card's does, whatever the seat's is.
        lettered = translated(seat_name(self.place))
        self._called = name if name == lettered else f"{lettered} ({name})"

    def display(self, content: SeatContent) -> None:
        """Show the seat's hand, share and tag, and which of its cards play."""
        if content == self._content:
            return
        self._content = content
        self.row.display(content.places)
        self.range_face.show_cards(content.face)
        self._show_tag(content)
        self.answer.display(content)

    def _show_tag(self, content: SeatContent) -> None:
        """Show what the seat wins, and frame the seat if ``content`` says so."""
        marks, before = (content.ahead, content.is_framed), (self._ahead, self._is_framed)
        self._ahead, self._is_framed = marks
        if content.tag != self._tag_text or marks != before:
            self._tag_text = content.tag
            self._tag.setAccessibleName(content.tag)
            self._tag.setToolTip(plain_tip(content.tag))
            self.place_parts()
        if marks != before:
            self.answer.stress(content.ahead is not None)
            self._tag.set_ground(mark_of(self._ahead))
            self._begin_to_glow()
            self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Emit that the pointer is on the seat."""
        super().enterEvent(event)
        self.looked_at.emit(True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put the seat in focus, whose share the deck shows."""
        super().mousePressEvent(event)
        self._document.focus_on(self.place)

    def leaveEvent(self, event: QEvent) -> None:
        """Emit that the pointer has left the seat."""
        super().leaveEvent(event)
        self.looked_at.emit(False)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of the seat at the pointer."""
        open_menu(self._menu(), event.globalPos())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a plate with a ring and a glow behind a framed seat, such as the winner's."""
        if not self._is_framed:
            return
        edge, inset = round(GLOW), min(round(GLOW), self._inset)
        # The plate is no higher than what lies on it.
        foot = self.answer.y() + self.answer.content_height + TIGHT + self._inset
        size = QSize(self.width(), min(self.height(), foot))
        area = QRectF(QPointF(), QSizeF(size)).adjusted(edge, inset, -edge, -inset)
        painter, theme = QPainter(self), theme_of(self.palette())
        mark = ink_of(self.palette(), mark_of(self._ahead))
        if self._glow < 1:
            paint_plate(painter, area, theme, mark, self._glow)
            return

        def paint(onto: QPainter) -> None:
            paint_plate(onto, area, theme, mark)

        key = f"plate {mark.name()} {theme.plate.rgba()} {theme.contrast}"
        painter.drawPixmap(0, 0, painted_once(key, size, self.devicePixelRatioF(), paint))

    def _fit_plate(self) -> None:
        """Paint the plate behind a framed seat again, because its height may have changed."""
        if self._is_framed:
            self.update()

    def _begin_to_glow(self) -> None:
        """Show the glow around a framed seat, such as the winner's.

        The glow grows slowly if animations are allowed.
        """
        self.animation.stop()
        self._glow = 1.0
        if self._is_framed and motion_wanted():
            self.animation.start()

    def _shine(self, strength: float) -> None:
        self._glow = strength
        self.update()

    def place_parts(self) -> None:
        """Place name and tag, below them the cards, and below these the hand and the share."""
        alone = self._detail is None
        edge = RING if alone else EDGE
        top = 0 if alone else self._inset
        width = self.width() - 2 * edge
        heading = self._heading
        more = heading
        wanted = self._width_of(self._name.text() or self._name.placeholderText())
        least = min(wanted, self._width_of(self._name.placeholderText()))
        # The verdict names a favourite too, so the room is for the seat's name before the tag.
        room = width - more - TIGHT - (wanted if self._ahead is Ahead.FAVOURITE else least)
        tag = self._fitting_tag(room)
        tag_width = 0 if self._tag.isHidden() else tag.width()
        name = max(min(wanted, width - more - tag_width - TIGHT), min(least, width - more))
        self._name.setGeometry(edge - 2, top, name, heading)
        self._more.setGeometry(edge - 2 + name, top, more, heading)
        if tag_width:
            high = min(tag.height(), heading - 4)
            left = self.width() - edge - tag_width
            self._tag.setGeometry(left, top + (heading - high) // 2, tag_width, high)
        row = card_height(self._card)
        self.row.setGeometry(edge - RING, top + heading, width + 2 * RING, row)
        self.row.set_card_width(self._card)
        self.range_face.setGeometry(edge, top + heading, width, row)
        self.range_face.set_card_width(self._card, round(step_of(2, self._card, width + 2 * RING)))
        top += heading + row + TIGHT
        self.answer.setVisible(not alone)
        if not alone:
            self.answer.setGeometry(edge, top, width, max(0, self.height() - top - self._inset))

    def _width_of(self, name: str) -> int:
        return self._name.fontMetrics().horizontalAdvance(name) + MEDIUM

    def _fitting_tag(self, room: int) -> QSize:
        """Write the tag, in fewer words if it does not fit, and return the size of the tag."""
        content = self._content or SeatContent()
        for text in (content.tag, content.won, content.short_tag):
            self._tag.setText(text or content.tag)
            if self._tag.sizeHint().width() <= room:
                break
        size = self._tag.sizeHint()
        fits = self._ahead is not Ahead.FAVOURITE or size.width() <= room
        self._tag.setVisible(bool(self._tag_text) and fits)
        return QSize(min(size.width(), max(room, 0)), size.height())

    def _show_menu(self) -> None:
        open_menu(self._menu(), self._more.mapToGlobal(QPoint(0, self._more.height())))

    def _menu(self) -> QMenu:
        document, seat = self._document, self.place
        seats = len(document.table.seats)
        menu = QMenu(self)
        by_key = Qt.FocusReason.ShortcutFocusReason
        menu.addAction(self.tr("&Name this seat"), lambda: self._name.setFocus(by_key))
        for other in range(seats):
            if other != seat:
                text = self.tr("&Swap with {seat}")
                name = in_menu(translated(document.table.place_name(other)))
                swap = menu.addAction(text.format(seat=name))
                swap.triggered.connect(lambda _=False, o=other: document.swap_seats(seat, o))
        ranged = document.table.seats[seat].range is not None
        cards = self.tr("R&andom cards of its range") if ranged else self.tr("R&andom cards")
        menu.addAction(cards, lambda: document.deal_seat(seat))
        clear = menu.addAction(self.tr("&Clear this seat"), lambda: document.clear_seat(seat))
        clear.setEnabled(bool(document.table.cards_of(seat)))
        add_unknown_and_range(menu, document, seat)
        if ranged:
            text = self.tr("&Take the range away")
            menu.addAction(text, lambda: document.set_range(seat, None))
        remove = menu.addAction(self.tr("&Remove this seat"), lambda: document.remove_seat(seat))
        remove.setEnabled(seats > 1)
        return menu

    def _keep_name(self, name: str) -> None:
        """Give a half-typed name to the document, so that the next move does not lose it."""
        document, seat = self._document, self.place

        def rename() -> bool:
            document.rename_seat(seat, name)
            return True

        if name == document.table.seats[seat].name:
            document.drop_edit(("name", seat))
        else:
            document.keep_edit(("name", seat), rename)

    def _finish_name(self) -> None:
        self._document.take_in()
        if self.place < len(self._document.table.seats):  # else the seat is about to be removed
            self.follow()  # the table may have changed the name, such as its spaces
