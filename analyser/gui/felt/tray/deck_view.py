"""The deck as a grid of cards: the view, and how it paints."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView

from analyser.gui.felt.tray.card_painter import CardPainter
from analyser.gui.felt.tray.deck_model import CARDS, SUITS, DeckModel
from analyser.gui.felt.tray.dragging import DRAG_DISTANCE, Dragged, TakesCards, drag
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.item_views import CellGrid, Index
from analyser.gui.look.theme import theme_of
from analyser.gui.look.windows import repeat_if_doubled
from analyser.poker.cards import RANK_LETTERS, SUIT_LETTERS, Card

_GAP = 4  # between two cards, in device-independent pixels
_LEAST = QSize(34, 30)
"""The smallest card of the deck: large enough for a finger, and readable."""
_FIRST_LETTERS = RANK_LETTERS + "1"
_LATER_LETTERS = SUIT_LETTERS.upper() + "0"
_HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
_READ_BY_THEN = 10_000  # milliseconds after which a screen reader has read what got the focus
_TYPING_PAUSE = 2000  # milliseconds after which a typed rank without a suit is forgotten


class DeckView(TakesCards, CellGrid):
    """The grid of cards, in which mouse, keyboard and screen readers can pick cards."""

    # A card was chosen; the table decides whether it is placed or taken back.
    picked = Signal(object)
    typed = Signal(object)
    # The part of a card typed so far, such as "A"; "" when the card is complete, or its typing was
    # cancelled.
    typing = Signal(str)
    # A card was typed while another widget had the focus; the text is the card's new accessible
    # name.
    told = Signal(str)
    # A card was chosen while the grid had the focus; the focus moves to this card next.
    toggled = Signal(QModelIndex)
    # The card under the pointer or, if the pointer is on no card, the card in focus; None if there
    # is neither.
    looked_at = Signal(object)
    focused = Signal()  # the grid got the keyboard focus, by Tab or with a key
    given_back = Signal(object)  # a card that was dragged from a slot was dropped here
    # The menu of a card should open at this point of the screen.
    menu_asked = Signal(object, QPoint)

    def __init__(self, model: DeckModel, faces: CardFaces, seat: Callable[[], int]) -> None:
        """Make the grid; ``seat``: returns the seat in focus, whose colour the tiles have."""
        self.cards = model
        self._seat = seat
        self._faces = faces
        self._card_size = QSize(_LEAST)
        self._hovered = QModelIndex()
        self._focus_shown = False
        self._looked_at: Card | None = None
        self._pressed_at = QPoint()
        self.typed_rank = ""
        """The rank that has been typed, but not its suit yet."""
        super().__init__(model, len(SUITS), model.read)
        model.texts_changed.connect(self.tell_changes_soon)
        self.setAcceptDrops(True)
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_PAUSE)
        self._pause.timeout.connect(self.forget_typing)
        self._speaks = QTimer(self, singleShot=True, interval=_READ_BY_THEN)
        self._speaks.timeout.connect(self._speak_again)
        self.clicked.connect(self._click)
        self.entered.connect(self._show_hovered)
        for jokers_changed in (model.rowsInserted, model.rowsRemoved):
            jokers_changed.connect(self._name_grid)
        self._name_grid()
        self.setMouseTracking(True)

    def fit(self, room: QRect) -> None:
        """Fill a rectangle with the cards, each as large as the room allows."""
        whole = room.size() + QSize(_GAP, _GAP)  # no gap is after the last cards
        self.setGeometry(room)
        self.divide(whole)
        self._card_size = (self.cell_size - QSize(_GAP, _GAP)).expandedTo(QSize(1, 1))

    @property
    def is_worked_in(self) -> bool:
        """Whether the pointer is on a card, or the keyboard is used to choose one."""
        return self._hovered.isValid() or self._shown_focus.isValid()

    @property
    def _shown_focus(self) -> QModelIndex:
        """The cell in focus while a ring shows it, else an invalid one."""
        is_shown = self._focus_shown and self.hasFocus()
        return self.currentIndex() if is_shown else QModelIndex()

    def has_news(self, row: int) -> bool:
        """Whether the description of a card says what the user did, so that it is told at once."""
        return self.cards.has_news(row)

    def centre_of(self, card: Card) -> QPoint:
        return self.visualRect(self.cards.index_of(card)).center()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, with rings around the card in focus and the card under the pointer.

        A delegate, called for each card, would take three times as long: half a frame for the deck.
        """
        region, deck, theme = event.region(), self.cards, theme_of(self.palette())
        texts = deck.tiles.texts
        painter = CardPainter(self, self._card_size, self._faces, self._seat(), texts)
        place = QRect(QPoint(), self._card_size)
        focused = self._card_at(self._shown_focus)
        hovered = self._card_at(self._hovered)
        for card, cell in zip(CARDS[: deck.rowCount()], self.rects, strict=False):
            if not region.intersects(cell):
                continue
            place.moveTo(cell.topLeft())
            painter.paint(place, card, deck.state(card))
            if card in (focused, hovered):
                painter.paint_ring(place, theme.active if card is focused else theme.on_felt)

    def _card_at(self, index: QModelIndex) -> Card | None:
        return CARDS[index.row()] if index.isValid() else None

    def leaveEvent(self, event: QEvent) -> None:
        self._show_hovered(QModelIndex())
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring if Tab gave the focus; otherwise let screen readers say the card alone."""
        by_tab = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._focus_shown = event.reason() in by_tab
        if not self._focus_shown and self._read:  # who comes back hears the card alone
            self._silence(self.cell_in_focus)
            self.setAccessibleName("")
        super().focusInEvent(event)
        if self._focus_shown:
            self.focused.emit()
        self._tell_looked_at()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._tell_looked_at()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Emit ``looked_at`` for the card that now has the focus; forget the last card's news."""
        super().currentChanged(current, previous)
        self._tell_looked_at()
        self.cards.forget_news(current.row())  # news stay until the focus leaves the card

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hide the focus ring, because the mouse pointer shows which card is meant."""
        self._pressed_at = event.position().toPoint()
        self._focus_shown = False
        super().mousePressEvent(event)
        self._tell_looked_at()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        pulled = (here - self._pressed_at).manhattanLength()
        if event.buttons() & Qt.MouseButton.LeftButton and pulled >= DRAG_DISTANCE:
            self._drag(self.indexAt(self._pressed_at))
            return
        super().mouseMoveEvent(event)

    def takes_dragged(self, dragged: Dragged) -> bool:
        return dragged.source is not None  # else it comes from a deck, not from a slot

    def take_dropped(self, dragged: Dragged) -> None:
        self.given_back.emit(dragged)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
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
            self._tell_looked_at()
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.toggle(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape and self.typed_rank:
            self.forget_typing()
        elif held and event.key() == Qt.Key.Key_C:  # of an empty table: Qt would copy this card
            event.ignore()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Take a typed letter; pick the card once its rank and suit are typed: A S, or 1 0 H."""
        typed = self.typed_rank + search.upper()
        card = _card_named(typed.replace("10", "T"))
        if card is not None:
            self.forget_typing()
            index = self.cards.index_of(card)
            self.typed.emit(card)
            if self.hasFocus():
                self.toggled.emit(index)
            self._silence(index)
            self.bring_focus_to(index)
            if not self.hasFocus():
                self.told.emit(index.data(Qt.ItemDataRole.AccessibleTextRole))
            return
        starts = search.upper() in RANK_LETTERS or search == "1"
        self.typed_rank = typed if typed == "10" else search.upper() if starts else ""
        self._pause.start()
        self.typing.emit(self.typed_rank)

    def take_letter(self, event: QKeyEvent) -> bool:
        """Take a rank, or a suit after one, that was typed elsewhere; return whether it was."""
        keys, text = Qt.KeyboardModifier, event.text().upper()
        if len(text) != 1 or event.modifiers() & (keys.ControlModifier | keys.AltModifier):
            return False
        goes_on = self.typed_rank and text in _LATER_LETTERS
        if not goes_on and text not in _FIRST_LETTERS:
            return False
        self.keyboardSearch(text)
        return True

    def forget_typing(self) -> None:
        self.typed_rank = ""
        self._pause.stop()
        self.typing.emit("")

    def _silence(self, index: QModelIndex) -> None:
        """Keep from screen readers what a card would make, until they have read its name."""
        if self._read:  # by a screen reader
            self.cards.silent = index.row()
            self._speaks.start()

    def _speak_again(self) -> None:
        """Give the card that was silent its description again, and the grid its name."""
        self.cards.silent = -1
        self._name_grid()

    def _drag(self, index: QModelIndex) -> None:
        """Begin to drag a card; nothing if it lies on the table or is not in the game."""
        card = self._card_at(index)
        if card is None:
            return
        state = self.cards.state(card)
        if state.tag or state.is_out:
            return
        # No card lies there, so that further moves of the mouse begin no second drag.
        self._pressed_at = QPoint(-DRAG_DISTANCE, -DRAG_DISTANCE)
        size = self._card_size
        picture = self._faces.compact(card, size, self.devicePixelRatioF())
        self.setState(QAbstractItemView.State.NoState)
        drag(self, Dragged(card, None), picture, QPoint(size.width() // 2, size.height() // 2))

    def _name_grid(self) -> None:
        with_jokers = self.columns > self.COLUMNS
        name = self.tr("The 52 cards and the jokers") if with_jokers else self.tr("The 52 cards")
        self.setAccessibleName(name)

    def _show_hovered(self, index: QModelIndex) -> None:
        self._hovered = index
        self.viewport().update()
        self._tell_looked_at()

    def _tell_looked_at(self) -> None:
        """Emit ``looked_at`` with the card under the pointer, or otherwise the focused card."""
        card = self._card_at(self._hovered if self._hovered.isValid() else self._shown_focus)
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

    def setAccessibleDescription(self, text: str) -> None:
        """Describe the card in focus; its model keeps this until the focus leaves the card."""
        if text:
            self.describe(self.currentIndex(), text)

    def describe(self, index: QModelIndex, news: str) -> None:
        """Let screen readers read ``news`` as a card's description, now or when they come to it."""
        self.cards.describe(index, news)
        if index == self.currentIndex():
            self.tell("DescriptionChanged", index.row())


def _card_named(text: str) -> Card | None:
    if len(text) == 2 and text[0] in RANK_LETTERS and text[1].lower() in SUIT_LETTERS:
        return Card(text)
    return None
