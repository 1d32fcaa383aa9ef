"""The deck as a grid of cards: the view, how it paints, and its selection.

The selection only mirrors the document: the card in focus is selected if it is used. A screen
reader can do only one thing with a cell: toggle its selection. Here this picks the card, just as a
click does.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QWidget

from analyser.gui.felt.deck.double_clicks import repeat_if_doubled
from analyser.gui.felt.deck.dragging import DRAG_DISTANCE, Dragged, drag, read_dragged
from analyser.gui.felt.deck.model import CARDS, SUITS, CardState, DeckModel
from analyser.gui.look.badges import Badge, Badges, colours_of
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.cell_grid import CellGrid
from analyser.gui.look.item_views import Index
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import Theme, theme_of
from analyser.poker.cards import RANK_LETTERS, SUIT_LETTERS, Card

_GAP = 6  # between two cards, in device-independent pixels
_STEP = 2  # card sizes are multiples of it, so that resizing redraws the deck less often
_LEAST = QSize(34, 32)
"""The smallest card of the deck: large enough for a finger, and readable."""
_WIDEST = 1.6
"""The greatest width of a card of the deck, as a multiple of its height; wider ones look odd."""
_FIRST_LETTERS = RANK_LETTERS + "1"
_LATER_LETTERS = SUIT_LETTERS.upper() + "0"
_HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
_TYPING_PAUSE = 2000  # milliseconds after which a typed rank without a suit is forgotten


class CardPainter:
    """Paints cards of the grid during one paint event.

    An unused card can have a badge, and a used card has a tag that says where it lies.

    ``size``: a card's size in device-independent pixels; ``font``: the font of the tags.
    """

    def __init__(
        self, painter: QPainter, size: QSize, faces: CardFaces, theme: Theme, font: QFont
    ) -> None:
        self._painter = painter
        self._size = size
        self._faces = faces
        self._theme = theme
        self._ratio = painter.device().devicePixelRatioF()
        self._foot = foot_of(size)
        self._corner = size.height() / 12
        self._edge = QPen(theme.slot, 1)
        self._letters = QFont(font)
        self._letters.setBold(True)
        self._letters.setPixelSize(max(9, round((self._foot + 1) * 0.72)))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint(self, place: QRect, card: Card, state: CardState, badges: Badges) -> None:
        """Paint one card.

        A used card is an outline with rank, suit and tag. An unused card has its badge, if there is
        one. A card that is not in the game is faded and crossed out.
        """
        badge = state.badge
        foot = self._foot if state.tag or (badge is not None and badge.sign) else 0
        if state.tag:
            self._paint_used(place, card)
            self._paint_tag(place, state.tag)
            return
        face = self._faces.compact(card, self._size, self._ratio, foot)
        if state.is_out:
            self._painter.setOpacity(0.25)
            self._painter.drawPixmap(place.topLeft(), face)
            self._painter.setOpacity(1)
            self._paint_stroke(place)
        else:
            self._painter.drawPixmap(place.topLeft(), face)
        if badge is not None:
            self._paint_badge(place, badge, badges)

    def paint_ring(self, place: QRect, colour: QColor, width: int) -> None:
        """Paint a ring around a card."""
        inset = width / 2 - 1
        ring = QRectF(place).adjusted(-inset, -inset, inset, inset)
        paint_rounded(self._painter, ring, self._size.height() / 11, edge=QPen(colour, width))

    def _paint_used(self, place: QRect, card: Card) -> None:
        """Paint a used card: its outline, and its rank and suit above the place of the tag."""
        outline = QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5)
        paint_rounded(self._painter, outline, self._corner, edge=self._edge)
        ink = self._theme.muted_on_felt
        mark = self._faces.compact_mark(card, self._size, self._ratio, ink, self._foot)
        self._painter.drawPixmap(place.topLeft(), mark)

    def _paint_tag(self, place: QRect, tag: str) -> None:
        painter, height = self._painter, self._foot + 1
        painter.setFont(self._letters)
        width = max(height, painter.fontMetrics().horizontalAdvance(tag) + 10)
        ground = QRectF(0, 0, min(width, place.width() - 2), height)
        ground.moveCenter(QPointF(QRectF(place).center().x(), place.bottom() - height / 2 - 2))
        edge = QPen(self._theme.on_badge, 1)
        paint_rounded(painter, ground, height / 2, self._theme.badge, edge)
        painter.setPen(edge)
        painter.drawText(ground, Qt.AlignmentFlag.AlignCenter, tag)

    def _paint_badge(self, place: QRect, badge: Badge, badges: Badges) -> None:
        """Paint a badge. If it has a text, paint the foot of the card in the badge's colour too."""
        painter = self._painter
        if badge.sign:
            ground, _ = colours_of(badge.look, badge.shade)
            strip = QRectF(place)
            strip.setTop(strip.bottom() - max(4, round(self._foot * 0.55)))
            painter.setClipRect(strip)
            paint_rounded(painter, QRectF(place), self._corner, ground)
            painter.setClipping(False)
        badges.paint(painter, badge, QRectF(place), self._foot + 3)

    def _paint_stroke(self, place: QRect) -> None:
        """Cross out a card that is not in the game."""
        self._painter.setPen(QPen(self._theme.muted_on_felt, 1.5))
        inner = QRectF(place).adjusted(6, 6, -6, -6)
        self._painter.drawLine(inner.bottomLeft(), inner.topRight())


def foot_of(size: QSize) -> int:
    """Return the height that a badge or a tag takes at the foot of a card of this size."""
    return max(12, round(size.height() * 0.26))


class DeckView(CellGrid):
    """The grid of cards, in which mouse, keyboard and screen readers can pick cards.

    Signals:
        picked: a card was chosen; the table decides whether it is placed or taken back.
        typing: the part of a card typed so far, such as "A"; "" when the card is complete, or its
            typing was cancelled.
        told: a card was typed while another widget had the focus; the text is the card's new
            accessible name.
        toggled: a card was chosen while the grid had the focus; the focus moves to this card next.
        looked_at: the card under the pointer or, if the pointer is on no card, the card in focus;
            None if there is neither.
        focused: the grid got the keyboard focus, by Tab or with a key.
        given_back: a card that was dragged from a slot was dropped here.
        menu_asked: the menu of a card should open at this point of the screen.
    """

    picked = Signal(object)
    typing = Signal(str)
    told = Signal(str)
    toggled = Signal(QModelIndex)
    looked_at = Signal(object)
    focused = Signal()
    given_back = Signal(object)
    menu_asked = Signal(object, QPoint)

    def __init__(self, model: DeckModel, faces: CardFaces) -> None:
        self._deck = model
        self._faces = faces
        self._card_size = QSize(_LEAST)
        self._hovered = QModelIndex()
        self._focus_shown = False
        self._looked_at: Card | None = None
        self._pressed_at = QPoint()
        self._typed = ""
        super().__init__(
            model,
            len(SUITS),
            lambda cell: CARDS[cell.row()] in model.used_cards(),
            model.used_changed,
            model.read,
        )
        model.texts_changed.connect(self.tell_changes_soon)
        self._badges = Badges(self.font())
        self.setAcceptDrops(True)
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_PAUSE)
        self._pause.timeout.connect(self.forget_typing)
        self.clicked.connect(self._click)
        self.entered.connect(self._hover)
        for jokers_changed in (model.rowsInserted, model.rowsRemoved):
            jokers_changed.connect(self._tell_name)
        self._tell_name()
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)  # the felt shows between the cards

    def fit(self, room: QSize) -> QSize:
        """Make the cards as large as the room allows; return the size of the grid."""
        columns, rows = self.columns, self.lines
        width = max((room.width() // columns - _GAP) // _STEP * _STEP, _STEP)
        height = max((room.height() // rows - _GAP) // _STEP * _STEP, _STEP)
        height = min(height, width)
        size = QSize(min(width, round(height * _WIDEST)), height)
        self._card_size = size
        self.set_cell_size(QSize(width + _GAP, height + _GAP))
        return QSize(columns * (width + _GAP), rows * (height + _GAP))

    def height_for(self, width: int, most: int) -> int:
        """Return the best height of the grid if it is this wide.

        ``most``: an upper bound, unless the smallest cards need more.
        """
        columns, rows = self.columns, self.lines
        best = round((width // columns - _GAP) / 1.2) + _GAP
        return max(min(rows * best, most), rows * (_LEAST.height() + _GAP))

    def place_of(self, card: Card) -> QPoint:
        """Return the middle of a card's cell in the viewport."""
        return self.visualRect(self._deck.index_of(card)).center()

    @property
    def is_pointed_at(self) -> bool:
        """Whether the pointer is on a card."""
        return self._hovered.isValid()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, with rings around the card in focus and the card under the pointer.

        This is a loop and not a delegate. Qt would call a delegate for each card, and the delegate
        would call back. That takes three times as long, which is half of a frame for a whole deck.
        """
        region, deck, theme = event.region(), self._deck, theme_of(self.palette())
        painter = QPainter(self.viewport())
        cards = CardPainter(painter, self._card_size, self._faces, theme, self.font())
        cell = QRect(QPoint(), self.cell_size)
        place = QRect(QPoint(), self._card_size)
        place.moveCenter(cell.center())
        aside, down = place.x(), place.y()
        shown = self._focus_shown and self.hasFocus()
        focused = self._card_at(self.currentIndex()) if shown else None
        hovered = self._card_at(self._hovered)
        for card, cell in zip(CARDS[: deck.rowCount()], self.rects, strict=False):
            if not region.intersects(cell):
                continue
            place.moveTo(cell.x() + aside, cell.y() + down)
            cards.paint(place, card, deck.state(card), self._badges)
            if card is focused:
                cards.paint_ring(place, theme.active, 3)
            elif card is hovered:
                cards.paint_ring(place, theme.on_felt, 2)

    def _card_at(self, index: QModelIndex) -> Card | None:
        return CARDS[index.row()] if index.isValid() else None

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the card under the pointer."""
        self._hover(QModelIndex())
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show which card has the focus, if Tab brought the focus to the deck."""
        by_tab = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._focus_shown = event.reason() in by_tab
        super().focusInEvent(event)
        if self._focus_shown:
            self.focused.emit()
        self._look()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Stop showing which hand the card in focus would make."""
        super().focusOutEvent(event)
        self._look()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Show which hand the card that now has the focus would make."""
        super().currentChanged(current, previous)
        self._look()
        self._deck.forget_news(current.row())  # news stay until the focus leaves the card

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hide the focus ring, because the mouse pointer shows which card is meant."""
        self._pressed_at = event.position().toPoint()
        self._focus_shown = False
        super().mousePressEvent(event)
        self._look()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag an unused card when the mouse is pulled far enough with the button down."""
        here = event.position().toPoint()
        pulled = (here - self._pressed_at).manhattanLength()
        if event.buttons() & Qt.MouseButton.LeftButton and pulled >= DRAG_DISTANCE:
            self._drag(self.indexAt(self._pressed_at))
            return
        super().mouseMoveEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept cards dragged from the table."""
        dragged = read_dragged(event.mimeData())
        if dragged is not None and dragged.source is not None:
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Accept a card anywhere on the deck."""
        event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take back a card that is dropped here."""
        dragged = read_dragged(event.mimeData())
        if dragged is not None and dragged.source is not None:
            event.acceptProposedAction()
            self.given_back.emit(dragged)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Emit ``menu_asked`` for the card under the pointer or, for a key, the card in focus."""
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if by_mouse else self.currentIndex()
        card = self._card_at(index)
        if card is not None:
            below = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())
            self.menu_asked.emit(card, event.globalPos() if by_mouse else below)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pick the card in focus with Space or Enter; Escape forgets a typed rank."""
        # Modifiers pressed for a shortcut, such as the one that folds the deck, do not unfold it.
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if not held and event.key() not in _HELD:
            self.focused.emit()
        if not self._focus_shown:
            self._focus_shown = True
            self._look()
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.toggle(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape and self._typed:
            self.forget_typing()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Take a typed letter; pick the card once its rank and suit are typed: A S, or 1 0 H."""
        typed = self._typed + search.upper()
        ranks = [typed, typed.replace("10", "T")]
        card = next((c for text in ranks if (c := _card_named(text))), None)
        if card is not None:
            self.forget_typing()
            index = self._deck.index_of(card)
            self.toggle(index)
            self.bring_focus_to(index)
            if not self.hasFocus():
                self.told.emit(index.data(Qt.ItemDataRole.AccessibleTextRole))
            return
        starts = search.upper() in RANK_LETTERS or search == "1"
        self._typed = typed if typed == "10" else search.upper() if starts else ""
        self._pause.start()
        self.typing.emit(self._typed)

    @property
    def is_typing(self) -> bool:
        """Whether a rank has been typed, but not its suit yet."""
        return bool(self._typed)

    def take_letter(self, event: QKeyEvent) -> bool:
        """Take a rank or a suit that was typed while another widget had the focus.

        Return True if the letter was used, because it was a rank or followed a rank as its suit.
        """
        keys, text = Qt.KeyboardModifier, event.text().upper()
        if len(text) != 1 or event.modifiers() & (keys.ControlModifier | keys.AltModifier):
            return False
        goes_on = self._typed and text in _LATER_LETTERS
        if not goes_on and text not in _FIRST_LETTERS:
            return False
        self.keyboardSearch(text)
        return True

    def forget_typing(self) -> None:
        """Forget a typed rank without a suit."""
        self._typed = ""
        self._pause.stop()
        self.typing.emit("")

    def _drag(self, index: QModelIndex) -> None:
        card = self._card_at(index)
        if card is None:
            return
        state = self._deck.state(card)
        if state.tag or state.is_out:
            return
        self._pressed_at = QPoint(-DRAG_DISTANCE, -DRAG_DISTANCE)
        size = self._card_size
        picture = self._faces.compact(card, size, self.devicePixelRatioF())
        self.setState(QAbstractItemView.State.NoState)
        drag(self, Dragged(card, None), picture, QPoint(size.width() // 2, size.height() // 2))

    def _tell_name(self) -> None:
        with_jokers = self.columns > self.COLUMNS
        name = self.tr("The 52 cards and the jokers") if with_jokers else self.tr("The 52 cards")
        self.setAccessibleName(name)

    def _hover(self, index: QModelIndex) -> None:
        self._hovered = index
        self.viewport().update()
        self._look()

    def _look(self) -> None:
        """Emit ``looked_at`` with the card under the pointer, or otherwise the focused card."""
        focused = self._focus_shown and self.hasFocus()
        index = self._hovered
        if not index.isValid() and focused:
            index = self.currentIndex()
        card = self._card_at(index)
        if card is not self._looked_at:
            self._looked_at = card
            self.looked_at.emit(card)

    def _click(self, index: QModelIndex) -> None:
        repeat_if_doubled(self.viewport(), self.visualRect(index), lambda: self.toggle(index))
        self.toggle(index)

    def toggle(self, index: QModelIndex) -> None:
        """Pick a card: the table decides whether it is placed or taken back."""
        card = self._card_at(index)
        if card is not None:
            self.picked.emit(card)
            if self.hasFocus():
                self.toggled.emit(index)

    def describe(self, index: QModelIndex, news: str) -> None:
        """Let screen readers read ``news`` before a card's description.

        They read it now if the card has the focus, otherwise when it gets the focus.
        """
        self._deck.describe(index, news)
        if index == self.currentIndex():
            self.tell("DescriptionChanged", index.row())


class DeckBox(QWidget):
    """Keeps the grid of cards in the middle of the rectangle that the felt gives to the deck."""

    def __init__(self, deck: DeckView) -> None:
        super().__init__()
        self._deck = deck
        deck.setParent(self)
        model = deck.model()
        for jokers_changed in (model.rowsInserted, model.rowsRemoved):
            jokers_changed.connect(self._fit)
            jokers_changed.connect(self.updateGeometry)

    def minimumSizeHint(self) -> QSize:
        """Return the size of a grid of the smallest cards that can still be read."""
        columns, rows = self._deck.columns, self._deck.lines
        return QSize(columns * (_LEAST.width() + _GAP), rows * (_LEAST.height() + _GAP))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the grid into the box."""
        self._fit()

    def _fit(self) -> None:
        grid = QRect(QPoint(), self._deck.fit(self.size()))
        grid.moveCenter(self.rect().center())
        if grid.top() < 0:
            grid.moveTop(self.height())  # a folded deck is out of sight
        self._deck.setGeometry(grid)


def _card_named(text: str) -> Card | None:
    if len(text) == 2 and text[0] in RANK_LETTERS and text[1].lower() in SUIT_LETTERS:
        return Card(text)
    return None
