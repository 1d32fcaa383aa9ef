"""The slots that cards lie in: a strip for each seat, one for the board, one for dead cards."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from analyser.gui.look.card_faces import CardFaces, icon
from analyser.gui.look.theme import CARD_ASPECT, CARD_WIDTH, TIGHT, Theme
from analyser.gui.look.translation import in_menu, translated
from analyser.gui.look.widgets import TextField
from analyser.gui.state.document import Document
from analyser.gui.table.unknown_seats import add_make_unknown
from analyser.poker.cards import UNKNOWN, Card
from analyser.poker.names import card_name, seat_name
from analyser.poker.table.table import BOARD, DEAD, Slot

UNKNOWN_KEY = "?"
"""The key for an unknown card: on a slot for that slot, elsewhere for the active one."""
_RING = 2  # room around a slot for the ring of the active one; two rows of ten fit 1024 pixels


class CardSlot(QAbstractButton):
    """One slot: shows its card or an empty outline, and says which it is.

    Signals:
        emptied: the card should go back into the deck.
        unknown_asked: the card should be an unknown one, or no longer be one.
        menu_asked: the menu of what can be done should open, at this place on the screen.
        stepped: the keyboard goes on by so many slots.
    """

    emptied = Signal()
    unknown_asked = Signal()
    menu_asked = Signal(QPoint)
    stepped = Signal(int)

    def __init__(self, faces: CardFaces, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._faces = faces
        self._card: Card | None = None
        self._active = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(self.sizeHint())

    def show_card(self, card: Card | None, active: bool) -> None:
        """Show a card, or an empty slot; ``active``: the next card comes here."""
        if (card, active) != (self._card, self._active):
            self._card, self._active = card, active
            self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a card with its ring."""
        return QSize(CARD_WIDTH + 2 * _RING, round(CARD_WIDTH * CARD_ASPECT) + 2 * _RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card or the outline, and the ring where the next card comes."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = self.rect().adjusted(_RING, _RING, -_RING, -_RING)
        if self._card is not None:
            pixmap = self._faces.pixmap(self._card, CARD_WIDTH, self.devicePixelRatioF())
            painter.drawPixmap(place.topLeft(), pixmap)
        else:
            painter.setPen(QPen(self.theme.slot, 1.5, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(QRectF(place).adjusted(1, 1, -1, -1), 4, 4)
        if self._active:
            self._paint_ring(painter, place, self.theme.active)
            if self._card is None:
                self._paint_plus(painter, place)
        elif self.hasFocus() or self.underMouse():
            self._paint_ring(painter, place, self.theme.on_felt)
        if self.hasFocus():
            painter.setPen(QPen(self.theme.on_felt, 1, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(QRectF(place).adjusted(4, 4, -4, -4), 3, 3)

    def event(self, event: QEvent) -> bool:
        """Keep the key for an unknown card from the window, which would mean the active slot."""
        overrides = event.type() == QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and event.text() == UNKNOWN_KEY:
            event.accept()
            return True
        return super().event(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu, below the slot where the keyboard asks."""
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        below = self.mapToGlobal(self.rect().bottomLeft())
        self.menu_asked.emit(event.globalPos() if by_mouse else below)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the slots, empty this one, or say that its card is unknown."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -99, Qt.Key.Key_End: 99}
        if event.key() in steps:
            self.stepped.emit(steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.emptied.emit()
        elif event.text() == UNKNOWN_KEY:
            self.unknown_asked.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Become the strip's Tab stop."""
        self.stepped.emit(0)
        super().focusInEvent(event)

    @staticmethod
    def _paint_ring(painter: QPainter, place: QRect, colour: QColor) -> None:
        painter.setPen(QPen(colour, _RING))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(place).adjusted(-1, -1, 1, 1), 5, 5)

    def _paint_plus(self, painter: QPainter, place: QRect) -> None:
        centre = QRectF(place).center()
        painter.setPen(QPen(self.theme.active, 2))
        for arm in (QPointF(6, 0), QPointF(0, 6)):
            painter.drawLine(centre - arm, centre + arm)


class SlotRow(QWidget):
    """The slots of one place in a row: one Tab stop, arrows walk along it."""

    def __init__(self, document: Document, place: int, faces: CardFaces, theme: Theme) -> None:
        super().__init__()
        self._document = document
        self._place = place
        self._faces = faces
        self._theme = theme
        self._slots: list[CardSlot] = []
        self._in_row = QHBoxLayout(self)
        self._in_row.setContentsMargins(0, 0, 0, 0)
        self._in_row.setSpacing(0)
        self._stop = 0
        self._add_slots(len(document.table.slots(place)))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for slot in self._slots:
            slot.theme = theme
            slot.update()

    def follow(self, name: str) -> None:
        """Show the table's cards; ``name`` is the place's name, said first in each slot's."""
        table = self._document.table
        cards = table.slots(self._place)
        shown = table.shown_slots(self._place)
        self._add_slots(len(cards))
        for at, widget in enumerate(self._slots):
            card = cards[at] if at < len(cards) else None
            widget.show_card(card, table.active == Slot(self._place, at))
            what = self._what(card)
            text = self.tr("{place}, card {number}: {card}")
            widget.setAccessibleName(text.format(place=name, number=at + 1, card=what))
            if widget.isHidden() == (at < shown):
                widget.setVisible(at < shown)
        if self._stop >= shown:
            self._stop_at(shown - 1)  # or Tab would pass the row by

    def _add_slots(self, count: int) -> None:
        """Make room for so many cards; those of the tray become more, all others stay as many."""
        document, place = self._document, self._place
        for at in range(len(self._slots), count):
            slot = CardSlot(self._faces, self._theme, self)
            slot.clicked.connect(lambda _=False, at=at: document.choose(Slot(place, at)))
            slot.emptied.connect(lambda at=at: document.empty(Slot(place, at)))
            slot.unknown_asked.connect(lambda at=at: document.toggle_unknown(Slot(place, at)))
            slot.menu_asked.connect(lambda where, at=at: _open(self._menu(at), where))
            slot.stepped.connect(lambda step, at=at: self._walk(at, step))
            if self._slots:
                self.setTabOrder(self._slots[-1], slot)
            self._in_row.addWidget(slot)
            self._slots.append(slot)
        self._stop_at(self._stop)

    def _what(self, card: Card | None) -> str:
        """Say what a slot holds."""
        if card is None:
            return self.tr("empty")
        return self.tr("unknown") if card is UNKNOWN else translated(card_name(card))

    def _menu(self, at: int) -> QMenu:
        """List what can be done with a slot, and with the seat it belongs to."""
        document, slot = self._document, Slot(self._place, at)
        card = document.table.card_at(slot)
        menu = QMenu(self)
        if self._place != DEAD:
            unknown = menu.addAction(self.tr("&Unknown card"))
            unknown.setCheckable(True)
            unknown.setChecked(card is UNKNOWN)
            unknown.triggered.connect(lambda: document.toggle_unknown(slot))
        take_back = menu.addAction(self.tr("&Take the card back"))
        take_back.setEnabled(card is not None)
        take_back.triggered.connect(lambda: document.empty(slot))
        if self._place >= 0:
            menu.addSeparator()
            add_make_unknown(menu, document, self._place)
        return menu

    def _walk(self, start: int, step: int) -> None:
        last = self._document.table.shown_slots(self._place) - 1
        target = min(max(start + step, 0), last)
        self._stop_at(target)
        if step:
            self._slots[target].setFocus(Qt.FocusReason.OtherFocusReason)

    def _stop_at(self, target: int) -> None:
        self._stop = target
        for at, slot in enumerate(self._slots):
            policy = Qt.FocusPolicy.StrongFocus if at == target else Qt.FocusPolicy.ClickFocus
            slot.setFocusPolicy(policy)


class SharedStrip(QWidget):
    """A place that belongs to no seat: its heading and its slots."""

    def __init__(
        self, document: Document, place: int, name: str, faces: CardFaces, theme: Theme
    ) -> None:
        super().__init__()
        self.place = place
        self._row = SlotRow(document, place, faces, theme)
        self._heading = QLabel(name)
        self._heading.setMinimumHeight(28)
        heading = QHBoxLayout()
        heading.addWidget(self._heading)
        _stack(self, heading, self._row)
        self.set_theme(theme)
        self.follow()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.WindowText, theme.on_felt)
        self._heading.setPalette(palette)
        self._row.set_theme(theme)

    def follow(self) -> None:
        """Show the table as it is."""
        self._row.follow(self._heading.text())


class BoardStrip(SharedStrip):
    """The board with its heading."""

    def __init__(self, document: Document, faces: CardFaces, theme: Theme) -> None:
        name = QCoreApplication.translate("BoardStrip", "Board")
        super().__init__(document, BOARD, name, faces, theme)


class DeadStrip(SharedStrip):
    """The tray of the cards that are out of play."""

    def __init__(self, document: Document, faces: CardFaces, theme: Theme) -> None:
        name = QCoreApplication.translate("DeadStrip", "Dead")
        super().__init__(document, DEAD, name, faces, theme)


class SeatStrip(QWidget):
    """One seat: its name, what can be done with it, and its slots."""

    def __init__(self, document: Document, seat: int, faces: CardFaces, theme: Theme) -> None:
        super().__init__()
        self.place = seat
        self._document = document
        self._name = TextField(
            frame=False, placeholderText=translated(seat_name(seat)), maxLength=24
        )
        self._name.setAccessibleName(
            self.tr("Name of {seat}").format(seat=translated(document.table.place_name(seat)))
        )
        self._name.setMinimumHeight(28)
        self._name.setMinimumWidth(90)
        self._name.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._name.editingFinished.connect(self._rename)
        document.about_to_move.connect(self._rename)
        self._more = QToolButton(autoRaise=True)
        self._more.setFixedSize(28, 28)
        self._more.clicked.connect(self._show_menu)
        self._row = SlotRow(document, seat, faces, theme)
        heading = QHBoxLayout()
        heading.setSpacing(TIGHT)
        heading.addWidget(self._name)
        heading.addWidget(self._more)
        _stack(self, heading, self._row)
        self.set_theme(theme)
        self.follow()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Base, theme.felt)
        palette.setColor(QPalette.ColorRole.Text, theme.on_felt)
        palette.setColor(QPalette.ColorRole.PlaceholderText, theme.on_felt)
        palette.setColor(QPalette.ColorRole.Button, theme.felt)
        self._name.setPalette(palette)
        self._more.setIcon(icon("more", theme.on_felt))
        self._row.set_theme(theme)

    def follow(self) -> None:
        """Show the table as it is."""
        table = self._document.table
        if self._name.text() != table.seats[self.place].name:
            self._name.setText(table.seats[self.place].name)
        name = translated(table.seat_name(self.place))
        self._more.setAccessibleName(self.tr("What to do with {seat}").format(seat=name))
        # The letter first: a slot's name must not begin as a card's does, whatever the seat's is.
        lettered = translated(seat_name(self.place))
        self._row.follow(name if name == lettered else f"{lettered} ({name})")

    def _show_menu(self) -> None:
        _open(self._menu(), self._more.mapToGlobal(self._more.rect().bottomLeft()))

    def _menu(self) -> QMenu:
        document, seat = self._document, self.place
        seats = len(document.table.seats)
        menu = QMenu(self)
        rename = menu.addAction(self.tr("&Name this seat"))
        rename.triggered.connect(lambda: self._name.setFocus(Qt.FocusReason.ShortcutFocusReason))
        for other in range(seats):
            if other != seat:
                text = self.tr("&Swap with {seat}")
                name = in_menu(translated(document.table.place_name(other)))
                swap = menu.addAction(text.format(seat=name))
                swap.triggered.connect(lambda _=False, o=other: document.swap_seats(seat, o))
        add_make_unknown(menu, document, seat)
        remove = menu.addAction(self.tr("&Remove this seat"))
        remove.setEnabled(seats > 1)
        remove.triggered.connect(lambda: document.remove_seat(seat))
        return menu

    def _rename(self) -> None:
        if self._name.isModified():
            self._name.setModified(False)  # renaming is a move, so this will be called again
            self._document.rename_seat(self.place, self._name.text())
            self.follow()  # the table may have tidied the name


def _open(menu: QMenu, where: QPoint) -> None:
    """Open a menu that is made for this once."""
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(where)


def _stack(strip: QWidget, heading: QHBoxLayout, slots: SlotRow) -> None:
    """Lay a strip out: its heading above its slots, which keep to the left."""
    layout = QVBoxLayout(strip)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(TIGHT)
    layout.addLayout(heading)
    row = QHBoxLayout()
    row.addWidget(slots)
    row.addStretch()
    layout.addLayout(row)
