"""The slots that cards lie in: one, the row of a seat or the board, the strip of dead cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from analyser.gui.felt.content import CardRole, Place
from analyser.gui.felt.tray.dragging import DRAG_DISTANCE, Dragged, TakesCards, drag
from analyser.gui.felt.tray.unknown_seats import UNKNOWN_KEY, add_unknown_and_range
from analyser.gui.look.card_faces import CardFaces, corner_of
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import CARD_ASPECT, ON_SEAT, SMALL, TIGHT, advance, lettered, theme_of
from analyser.gui.look.translation import capital, labelled, translated
from analyser.gui.look.widgets import TakesKeys, Text
from analyser.gui.look.windows import open_menu, repeat_if_doubled
from analyser.gui.state.document import Document
from analyser.poker.cards import UNKNOWN, Card
from analyser.poker.names import card_name
from analyser.poker.table.streets import slot_name
from analyser.poker.table.table import BOARDS, DEAD, Slot

RING: Final = 4  # the space around a card for the ring of the active slot
_DEAD_CARD: Final = 24  # the width of a dead card in the tray's header, unless that is too low
_FAINT: Final = 0.35  # how faint a card is that comes later than the street that is shown
_THIN: Final = 0.5  # how much of the veil lies on a card that may still come to play


def lift(width: int) -> int:
    """Return by how many pixels a card so wide that plays lies higher than one that does not."""
    return max(2, width // 14)


def slot_height(width: int, gap: int = 6) -> int:
    """Return the height of a slot, with its card's tab; ``gap``: between two cards."""
    return round(width * CARD_ASPECT) + 2 * RING + lift(width) + 2 * gap


class CardSlot(TakesCards, QAbstractButton):
    """One slot, which shows its card or, if it is empty, a dashed outline."""

    # The keyboard focus should move on by this number of slots; 0 keeps it here.
    stepped = Signal(int)
    focused = Signal(bool)  # whether the slot has the keyboard focus

    def __init__(self, slot: Slot, document: Document, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._faces = faces
        self.card: Card | None = None
        self._active = False
        self._shown = Place(None)
        self._width, self._gap = 0, 6
        self.slot = slot
        self._pressed_at = QPoint()
        self._is_dragged_over = False
        self.setAcceptDrops(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._choose)

    def set_card_width(self, width: int, most_height: int, gap: int = 6) -> None:
        """Resize the slot for cards so wide, so far apart, but to no more than a height."""
        self._width, self._gap = width, gap
        self.resize(width + 2 * RING, min(slot_height(width, gap), most_height))

    def show_card(self, card: Card | None, active: bool) -> None:
        """Show a card or an empty slot; ``active``: the next card that is picked goes here."""
        if (card, active) != (self.card, self._active):
            self.card, self._active = card, active
            self.update()

    def show_place(self, shown: Place) -> None:
        """Show whether the slot's card plays, in what half, and what it stands for; say so too."""
        if shown != self._shown:
            self._shown = shown
            if shown.is_low or shown.is_high:
                high, low = self.tr("Plays in the high"), self.tr("Plays in the low")
                said = [high] * shown.is_high + [low] * shown.is_low
            else:
                texts = {
                    CardRole.PLAYS: self.tr("Plays"),
                    CardRole.RESTS: self.tr("Does not play"),
                    CardRole.LATER: self.tr("Comes later"),
                }
                said = [texts.get(shown.role, "")]
            if shown.stands_for:
                said.append(self.tr("stands for {card}").format(card=shown.stands_for))
            self.setAccessibleDescription(", ".join(filter(None, said)))
            self.update()

    @property
    def card_rect(self) -> QRect:
        """The rectangle in which the card is painted; a card that does not play lies lower."""
        size = self._width, round(self._width * CARD_ASPECT)
        return QRect(RING, RING + (lift(self._width) if self._is_lowered else 0), *size)

    @property
    def _is_lowered(self) -> bool:
        """Whether the card lies lower, because it does not play or must wait."""
        return self._shown.role in (CardRole.RESTS, CardRole.WAITS)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = self.card_rect
        if self.card is not None:
            shown, veil = self._shown, 0.0
            if self._is_lowered and not shown.is_low:
                veil = 1 if shown.role is CardRole.RESTS else _THIN
            painter.setOpacity(_FAINT if shown.role is CardRole.LATER else 1)
            self._faces.lay(painter, self.card, place, theme, veil)
            painter.setOpacity(1)
            if self.isChecked():
                wide = min(6, self._width // 8)  # so that a small card can still be read
                corner, edge = corner_of(self._width), QPen(theme.felt_win, wide)
                paint_rounded(painter, place, corner, edge=edge, inset=wide / 2)
        else:
            self._paint_outline(painter, place)
        if self._active:
            self._paint_ring(painter, place, theme.active)
            if self.card is None:
                self._paint_plus(painter, place)
        elif self.hasFocus() or self.underMouse() or self._is_dragged_over:
            self._paint_ring(painter, place, theme.on_felt)
        if self.hasFocus():
            inner = QPen(theme.on_felt, 1, Qt.PenStyle.DotLine)
            if self._active:  # which has a ring with or without the focus
                inner = QPen(theme.on_felt if self.card is None else theme.felt_edge, 2)
            paint_rounded(painter, place, 3, edge=inner, inset=4)
        self._paint_below(painter, place)  # over the rings, which would cut it

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        below = self.mapToGlobal(self.rect().bottomLeft())
        open_menu(self._menu(), event.globalPos() if by_mouse else below)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Step by arrows, Home, End; Delete empties, "?" toggles an unknown card, Enter clicks."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -99, Qt.Key.Key_End: 99}
        if event.key() in steps:
            self.stepped.emit(steps[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Delete:
            self._document.empty(self.slot)
        elif event.text() == UNKNOWN_KEY:
            self._document.toggle_unknown(self.slot)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        """Make this the only slot of its row that the Tab key visits."""
        self.stepped.emit(0)
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit(False)

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        pulled = (event.position().toPoint() - self._pressed_at).manhattanLength()
        held = event.buttons() & Qt.MouseButton.LeftButton
        if held and self.card is not None and pulled >= DRAG_DISTANCE:
            self.setDown(False)
            face = "back" if self.card is UNKNOWN else self.card
            picture = self._faces.pixmap(face, self._width, self.devicePixelRatioF())
            grip = self._pressed_at - self.card_rect.topLeft()
            drag(self, Dragged(self.card, self.slot), picture, grip)
            return
        super().mouseMoveEvent(event)

    def _choose(self) -> None:
        """Take back a card, or make an empty slot active; a checkable slot is only checked."""
        if self.isCheckable():
            return
        document, slot = self._document, self.slot
        # The first click may move this slot away from under the pointer.
        repeat_if_doubled(self, self.rect(), lambda: document.choose(slot))
        document.choose(slot)

    def show_dragged_over(self, is_over: bool) -> None:
        self._is_dragged_over = is_over
        self.update()

    def take_dropped(self, dragged: Dragged) -> None:
        """Exchange the cards if the dragged one still lies in its slot, else put it here."""
        source = dragged.source
        if source is not None and self._document.holds(dragged.card, source):
            self._document.exchange(source, self.slot)
        else:  # from the deck, another table, or a slot that has changed since
            self._document.put(dragged.card, self.slot)

    def _menu(self) -> QMenu:
        document, slot = self._document, self.slot
        card = document.table.card_at(slot)
        menu = QMenu(self)
        if slot.place != DEAD:
            text = self.tr("&Unknown card")
            unknown = menu.addAction(text, lambda: document.toggle_unknown(slot))
            unknown.setCheckable(True)
            unknown.setChecked(card is UNKNOWN)
            menu.addAction(self.tr("&Random card"), lambda: document.deal_slot(slot))
        take_back = menu.addAction(self.tr("&Take the card back"), lambda: document.empty(slot))
        take_back.setEnabled(card is not None)
        if slot.place >= 0:
            menu.addSeparator()
            add_unknown_and_range(menu, document, slot.place)
        return menu

    def _paint_below(self, painter: QPainter, place: QRect) -> None:
        """Paint the tab of a card of the high or the low, or else what a wild card stands for."""
        is_high, is_low, text = self._shown.is_high, self._shown.is_low, self._shown.stands_for
        if is_low:
            text = self.tr("high · low") if is_high else self.tr("low")
        elif is_high:
            text = self.tr("high")
        if not text:
            return
        font = lettered(self.font(), max(9, min(11 * self._width // 60, 14 * self._gap // 6)), True)
        if is_high and is_low and advance(font, text) + 4 > self.width():
            text = self.tr("both")
        wide = max(round(self._width * 0.5), advance(font, text) + 8)
        tab = QRect(0, 0, min(wide, self.width()), QFontMetrics(font).height() + 1)
        foot = RING + place.height() - 1  # raised or not, so that all tabs are in one line
        # On a low tile it lies further up, so that it is seen whole.
        tab.moveCenter(place.center())
        tab.moveBottom(min(foot + 2 * self._gap, self.height() - 4))
        # Paper has white ones, because its letters are as dark as those of a tab.
        white, ink = QColor(Qt.GlobalColor.white), QColor(ON_SEAT)
        ground = theme_of(self.palette()).active if is_low else white
        paint_rounded(painter, tab, 4, ground, QPen(ink, 1))
        painter.setPen(ink)
        painter.setFont(font)
        painter.drawText(tab, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_outline(self, painter: QPainter, place: QRect) -> None:
        """Paint the dashed outline of an empty slot, or the ground for an active one's ring."""
        theme = theme_of(self.palette())
        ground = QColor(theme.on_felt)
        ground.setAlphaF(0.06)
        corner = corner_of(self._width)
        pen = QPen(theme.slot, 1.5, Qt.PenStyle.NoPen if self._active else Qt.PenStyle.DashLine)
        paint_rounded(painter, place, corner, ground, pen, inset=1)

    def _paint_ring(self, painter: QPainter, place: QRect, colour: QColor) -> None:
        corner = corner_of(self._width) + 1
        paint_rounded(painter, place, corner, edge=QPen(colour, 2.5), inset=-1)

    def _paint_plus(self, painter: QPainter, place: QRect) -> None:
        centre, arm = QRectF(place).center(), max(6, self._width // 9)
        painter.setPen(QPen(theme_of(self.palette()).active, 2))
        for end in (QPointF(arm, 0), QPointF(0, arm)):
            painter.drawLine(centre - end, centre + end)


class SlotRow(TakesKeys, QWidget):
    """Some slots of a seat, of the board or of the dead cards, side by side.

    Arrow keys move the focus along it. In a narrow row each card partly covers the one before.
    """

    focused = Signal(bool)  # whether a slot of the row has the keyboard focus
    passed = Signal(int)  # the focus should move beyond the row's end, by -1 or 1

    def __init__(
        self,
        document: Document,
        place: int,
        faces: CardFaces,
        parent: QWidget,
        only: range | None = None,
        is_stop: bool = True,
    ) -> None:
        """Make the slots of a place, or ``only`` some; ``is_stop``: whether Tab visits the row."""
        super().__init__(parent)
        self._document = document
        self._place = place
        self._faces = faces
        self._only = only
        self._is_stop = is_stop
        self.slots: list[CardSlot] = []
        """All slots in order, the hidden ones included."""
        self._said: dict[int, tuple[str, Card | None]] = {}
        self._card_width = self._gap = 0
        self._stop = 0
        self._add_slots()

    def slot_at(self, at: int) -> CardSlot | None:
        """Return the slot with this number of its place; None if the row does not have it."""
        return next((slot for slot in self.slots if slot.slot.at == at), None)

    def lie_around(self, cards: QRect, width: int, gap: int, foot: int) -> None:
        """Lie around a rectangle of cards so wide; ``foot``: the lowest y that may be used."""
        room = cards.adjusted(-RING, -RING, RING, 0)
        room.setHeight(min(slot_height(width, gap), foot - room.top()))
        self.setGeometry(room)
        self.set_card_width(width, gap)

    def set_card_width(self, width: int, gap: int = 6) -> None:
        self._card_width, self._gap = width, gap
        self._lay_out()

    def display(self, places: Sequence[Place]) -> None:
        """Mark which cards play in the hand that is shown."""
        for slot in self.slots:  # the slots beyond are empty
            at = slot.slot.at
            slot.show_place(places[at] if at < len(places) else Place(None))

    def follow_table(self, name: str) -> None:
        """Show the table's cards in these slots; ``name``: the place, for screen readers."""
        table = self._document.table
        cards, shown = table.slots(self._place), table.shown_slots(self._place)
        self._add_slots()
        moved = False
        for widget in self.slots:
            at = widget.slot.at
            card = cards[at] if at < len(cards) else None
            widget.show_card(card, widget.slot == table.active)
            if self._said.get(at) != (name, card):
                self._said[at] = name, card
                widget.setAccessibleName(self._accessible_name(name, at, self._name_or_empty(card)))
            if widget.isHidden() == (at < shown):
                widget.setVisible(at < shown)
                moved = True
        if moved:
            self._lay_out()
        shown = sum(not slot.isHidden() for slot in self.slots)
        if self._stop >= shown > 0:
            self._set_tab_stop(shown - 1)  # else Tab would skip the row

    def _accessible_name(self, place: str, at: int, card: str) -> str:
        """Return a slot's place and number, or on a board its street, and what is in it."""
        if self._place not in BOARDS:
            text = self.tr("{place}, card {number}: {card}")
            return text.format(place=place, number=at + 1, card=card)
        street = translated(slot_name(self._document.table, Slot(self._place, at)))
        return labelled(capital(street), card)

    def takes(self, event: QtGui.QKeyEvent) -> bool:
        """Whether a key is "?", for the slot in focus: the window's is for the active one."""
        return event.text() == UNKNOWN_KEY

    def _lay_out(self) -> None:
        if not self._card_width:
            return
        shown = [slot for slot in self.slots if not slot.isHidden()]
        step: float = self._card_width + self._gap
        if len(shown) > 1:
            step = min(step, (self.width() - 2 * RING - self._card_width) / (len(shown) - 1))
        for at, slot in enumerate(shown):
            slot.set_card_width(self._card_width, self.height(), self._gap)
            slot.move(round(at * step), 0)

    def _add_slots(self) -> None:
        """Make the slots that are missing; only dead cards get more of them later."""
        every = self._only
        if every is None:
            every = range(len(self._document.table.slots(self._place)))
        missing = every[len(self.slots) :]
        for at in missing:
            slot = CardSlot(Slot(self._place, at), self._document, self._faces, self)
            slot.focused.connect(self.focused)
            slot.stepped.connect(lambda step, slot=slot: self._move_focus(slot, step))
            if self.slots:
                self.setTabOrder(self.slots[-1], slot)
            slot.hide()
            self.slots.append(slot)
        if missing:
            self._set_tab_stop(self._stop)

    def _name_or_empty(self, card: Card | None) -> str:
        """Return the name of a slot's card, or the word for an empty slot."""
        if card is None:
            return self.tr("empty")
        return self.tr("unknown") if card is UNKNOWN else translated(card_name(card))

    def _move_focus(self, from_slot: CardSlot, step: int) -> None:
        """Move the focus by ``step`` slots, or only Tab's stop if 0; emit ``passed`` at the end."""
        last = sum(not slot.isHidden() for slot in self.slots) - 1
        start = self.slots.index(from_slot)
        target = min(max(start + step, 0), last)
        self._set_tab_stop(target)
        if step and target == start:
            self.passed.emit(1 if step > 0 else -1)
        elif step:
            self.slots[target].setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_slot(self, at: int = 0) -> None:
        """Focus one of the slots that are shown, counted from 0; -1 for the last one."""
        shown = [slot for slot in self.slots if not slot.isHidden()]
        if shown:
            shown[at].setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_tab_stop(self, target: int) -> None:
        """Let Tab visit only this slot of the row; none if Tab does not visit the row."""
        self._stop = target
        for at, slot in enumerate(self.slots):
            is_stop = self._is_stop and at == target
            policy = Qt.FocusPolicy.StrongFocus if is_stop else Qt.FocusPolicy.ClickFocus
            slot.setFocusPolicy(policy)


class DeadStrip(QWidget):
    """The heading and the slots of the dead cards, which are out of play: small cards on a line."""

    place = DEAD

    def __init__(self, document: Document, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._cards = 1
        self.row = SlotRow(document, DEAD, faces, self)
        self.heading = Text(self, shrinks=False, ink="muted_on_felt", text=self.tr("Dead"))

    @property
    def tab_stops(self) -> tuple[QWidget, ...]:
        return tuple(self.row.slots)

    def follow_table(self) -> None:
        """Show the dead cards; hide the strip if there are none, and the next card is not one."""
        self.row.follow_table(self.heading.text())
        table = self._document.table
        on_dead = table.active is not None and table.active.place == DEAD
        self.setVisible(bool(table.dead) or on_dead)
        self._cards = len(table.dead) + 1
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = self._heading_width() + self._cards * (_DEAD_CARD + 2 * RING + TIGHT)
        return QSize(width, slot_height(_DEAD_CARD))

    def minimumSizeHint(self) -> QSize:
        """Return the room for the heading and one card; the others then cover each other."""
        width = self._heading_width() + 2 * (_DEAD_CARD + 2 * RING)
        return QSize(min(width, self.sizeHint().width()), slot_height(_DEAD_CARD))

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        name, high = self._heading_width(), min(slot_height(_DEAD_CARD), self.height())
        self.heading.setGeometry(0, 0, name, self.height())
        self.row.setGeometry(name, (self.height() - high) // 2, self.width() - name, high)
        self.row.set_card_width(min(_DEAD_CARD, round((high - 2 * RING) / CARD_ASPECT)))

    def _heading_width(self) -> int:
        return self.heading.sizeHint().width() + SMALL
