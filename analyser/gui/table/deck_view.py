"""The deck as a grid of cards to click: view, delegate, and the selection that serves both.

The selection is the set of used cards. A screen reader's only action on a table cell is to toggle
its selection, so a change of the selection from outside is a pick, just as a click is.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
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
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QFrame,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from analyser.gui.look.badges import Badges
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import CARD_ASPECT, CARD_WIDTH, Theme, scaled
from analyser.gui.table.deck_model import DeckModel, Role
from analyser.poker.cards import RANK_LETTERS, RANKS, SUIT_LETTERS, Card, Suit

Index = QModelIndex | QPersistentModelIndex

_GAP = 4  # between two cards, in device-independent pixels
_WIDEST_GAP = 20
_STEP = 2  # card widths are rounded down to it, so that resizing redraws the deck less often
_TYPING_PAUSE = 2000  # milliseconds after which a typed rank without a suit is forgotten


class PlacedSelection(QItemSelectionModel):
    """The used cards as a selection; a wish to change it becomes ``toggled``."""

    toggled = Signal(QModelIndex)

    def __init__(self, model: DeckModel) -> None:
        super().__init__(model)
        self._deck = model
        model.used_changed.connect(self._follow)
        self._follow()

    def select(  # type: ignore[override]  # the stub has two overloads, this takes both
        self, what: QModelIndex | QItemSelection, command: QItemSelectionModel.SelectionFlag
    ) -> None:
        """Report the card that somebody wants to toggle; the table decides, not the selection."""
        touching = (
            QItemSelectionModel.SelectionFlag.Select
            | QItemSelectionModel.SelectionFlag.Deselect
            | QItemSelectionModel.SelectionFlag.Toggle
        )
        if isinstance(what, QModelIndex) and what.isValid() and command & touching:
            self.toggled.emit(what)

    def clear(self) -> None:
        """Forget nothing: the used cards stay selected."""

    def _follow(self) -> None:
        chosen = QItemSelection()
        for card in self._deck.used_cards():
            index = self._deck.index_of(card)
            chosen.select(index, index)
        super().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)


class CardDelegate(QStyledItemDelegate):
    """Paints one card of the grid: its face, where it lies if it is used, hover and focus."""

    def __init__(self, faces: CardFaces, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.faces = faces
        self.theme = theme
        self.card_width = CARD_WIDTH
        self._badges = Badges(parent.font())
        # Kept here and not read from the option's state, because QStyle is slow to load.
        self.focused = QModelIndex()
        self.hovered = QModelIndex()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the cell, which is empty where there is no card."""
        card = index.data(Role.CARD)
        if card is None:
            return
        cell: QRect = option.rect
        size = QSize(self.card_width, round(self.card_width * CARD_ASPECT))
        place = QRect(cell.topLeft(), size)
        place.moveCenter(cell.center())
        ratio = painter.device().devicePixelRatioF()
        pixmap = self.faces.pixmap(card, self.card_width, ratio)
        tag = index.data(Role.TAG)
        if tag:
            ink, felt = self.theme.muted_on_felt, self.theme.felt
            outline = self.faces.outline(card, self.card_width, ratio, ink, felt)
            painter.drawPixmap(place.topLeft(), outline)
            self._paint_tag(painter, place, tag, option)
        elif index.data(Role.OUT):
            painter.setOpacity(0.2)
            painter.drawPixmap(place.topLeft(), pixmap)
            painter.setOpacity(1)
            self._paint_stroke(painter, place)
        else:
            painter.drawPixmap(place.topLeft(), pixmap)
        if index == self.focused:
            self._paint_ring(painter, place, self.theme.active, 3)
        elif index == self.hovered:
            self._paint_ring(painter, place, self.theme.on_felt, 2)
        badge = index.data(Role.BADGE)
        if badge is not None:
            self._badges.paint(painter, badge, QRectF(place), place.left() - cell.left())

    def _paint_tag(
        self, painter: QPainter, place: QRect, tag: str, option: QStyleOptionViewItem
    ) -> None:
        font = scaled(option.font, 0.9, bold=True)
        painter.setFont(font)
        height = painter.fontMetrics().height() + 4
        width = max(height, painter.fontMetrics().horizontalAdvance(tag) + 10)
        ground = QRectF(0, 0, width, height)
        # As low as it goes, where it hides nothing of the rank.
        ground.moveCenter(QPointF(QRectF(place).center().x(), place.bottom() - height / 2 - 1))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.theme.on_badge, 1.5))
        painter.setBrush(self.theme.badge)
        painter.drawRoundedRect(ground, height / 2, height / 2)
        painter.drawText(ground, Qt.AlignmentFlag.AlignCenter, tag)

    def _paint_stroke(self, painter: QPainter, place: QRect) -> None:
        """Cross a card out that the game is played without."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.theme.muted_on_felt, 1.5))
        inner = QRectF(place).adjusted(6, 6, -6, -6)
        painter.drawLine(inner.bottomLeft(), inner.topRight())

    def _paint_ring(self, painter: QPainter, place: QRect, colour: QColor, width: int) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = width / 2 - 1
        ring = QRectF(place).adjusted(-inset, -inset, inset, inset)
        painter.drawRoundedRect(ring, self.card_width / 11, self.card_width / 11)


class DeckView(QTableView):
    """The grid of cards: one Tab stop, picked from by mouse, keyboard or screen reader.

    Signals:
        picked: a card was chosen; the table decides whether it is placed or taken back.
        typing: what has been typed towards a card so far, such as "A"; empty when it is over.
        looked_at: the card under the pointer is another one now, or that in focus while no pointer
            is on the grid; None where there is neither.
    """

    picked = Signal(object)
    typing = Signal(str)
    looked_at = Signal(object)

    def __init__(
        self, model: DeckModel, faces: CardFaces, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._deck = model
        self._delegate = CardDelegate(faces, theme, self)
        # A ground of our own: the first look at Qt's would load the class of every widget there is.
        self._ground = QWidget()
        self.setViewport(self._ground)
        self._focus_shown = False
        self._looked_at: Card | None = None
        self._typed = ""
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_PAUSE)
        self._pause.timeout.connect(self._forget_typing)
        self.setModel(model)
        self._placed = PlacedSelection(model)
        self._placed.setParent(self)
        self.setSelectionModel(self._placed)
        self._placed.toggled.connect(self._pick)
        self.clicked.connect(self._pick)
        self.entered.connect(self._hover)
        self.setItemDelegate(self._delegate)
        for columns_changed in (model.columnsInserted, model.columnsRemoved):
            columns_changed.connect(self._tell_name)
        self._tell_name()
        self.setSelectionMode(QAbstractItemView.SelectionMode.MultiSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustIgnored)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAutoScroll(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
        self._ground.setAutoFillBackground(False)
        # The delegate shows which cards are used; the style's block of colour would hide them.
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.setCurrentIndex(model.index(0, 0))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._delegate.theme = theme
        self._ground.update()

    def fit(self, room: QSize) -> QSize:
        """Make the cards as large as the room allows; return the size the grid then needs."""
        columns, rows = self._deck.columnCount(), self._deck.rowCount()
        by_height = (room.height() // rows - _GAP) / CARD_ASPECT
        by_width = room.width() // columns - _GAP
        width = max(int(min(by_height, by_width)) // _STEP * _STEP, _STEP)
        height = round(width * CARD_ASPECT) + _GAP
        gap = min(room.width() // columns - width, _GAP + width // 4, _WIDEST_GAP)
        self._delegate.card_width = width
        self.horizontalHeader().setDefaultSectionSize(width + gap)
        self.verticalHeader().setDefaultSectionSize(height)
        return QSize(columns * (width + gap), rows * height)

    def selectionCommand(
        self, index: Index, event: object = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Leave the selection alone: moving about and pressing do not pick."""
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, with a ring around the one in focus."""
        shown = self._focus_shown and self.hasFocus()
        self._delegate.focused = self.currentIndex() if shown else QModelIndex()
        super().paintEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the card under the pointer."""
        self._hover(QModelIndex())
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show which card has the focus where the keyboard brought it here."""
        by_tab = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._focus_shown = event.reason() in by_tab
        super().focusInEvent(event)
        self._look()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Look at no card that the focus has left."""
        super().focusOutEvent(event)
        self._look()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Look at the card that the focus has come to."""
        super().currentChanged(current, previous)
        self._look()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show no focus to a hand on the mouse: its pointer is enough."""
        self._focus_shown = False
        super().mousePressEvent(event)
        self._look()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a quick second click for a click, as on any button."""
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pick with Space or Enter; Escape forgets a typed rank."""
        if not self._focus_shown:
            self._focus_shown = True
            self._look()
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._pick(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape and self._typed:
            self._forget_typing()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Pick the card whose rank and suit are typed: A S, or 1 0 H."""
        typed = self._typed + search.upper()
        ranks = [typed, typed.replace("10", "T")]
        card = next((c for text in ranks if (c := _card_named(text))), None)
        if card is not None:
            self._forget_typing()
            index = self._deck.index_of(card)
            self.setCurrentIndex(index)
            self._pick(index)
            return
        starts = search.upper() in RANK_LETTERS or search == "1"
        self._typed = typed if typed == "10" else search.upper() if starts else ""
        self._pause.start()
        self.typing.emit(self._typed)

    def _tell_name(self) -> None:
        with_jokers = self._deck.columnCount() > len(RANKS)
        name = self.tr("The 52 cards and the jokers") if with_jokers else self.tr("The 52 cards")
        self.setAccessibleName(name)

    def _hover(self, index: QModelIndex) -> None:
        self._delegate.hovered = index
        self._ground.update()
        self._look()

    def _look(self) -> None:
        """Tell which card is looked at: the pointer's before that in focus."""
        focused = self._focus_shown and self.hasFocus()
        index = self._delegate.hovered
        if not index.isValid() and focused:
            index = self.currentIndex()
        card = index.data(Role.CARD) if index.isValid() else None
        if card is not self._looked_at:
            self._looked_at = card
            self.looked_at.emit(card)

    def _forget_typing(self) -> None:
        self._typed = ""
        self._pause.stop()
        self.typing.emit("")

    def _pick(self, index: QModelIndex) -> None:
        card = index.data(Role.CARD)
        if card is not None:
            self.picked.emit(card)


class DeckBox(QWidget):
    """Keeps the grid in the middle of the room it is given."""

    def __init__(self, deck: DeckView) -> None:
        super().__init__()
        self._deck = deck
        deck.setParent(self)
        model = deck.model()
        for columns_changed in (model.columnsInserted, model.columnsRemoved):
            columns_changed.connect(self._fit)
            columns_changed.connect(self.updateGeometry)

    def minimumSizeHint(self) -> QSize:
        """Room for cards of the least width that reads well."""
        height = round(CARD_WIDTH * CARD_ASPECT)
        columns = self._deck.model().columnCount()
        return QSize(columns * (CARD_WIDTH + _GAP), len(Suit) * (height + _GAP))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the grid to the room there is now."""
        self._fit()

    def _fit(self) -> None:
        grid = QRect(QPoint(), self._deck.fit(self.size()))
        grid.moveCenter(self.rect().center())
        self._deck.setGeometry(grid)


def _card_named(text: str) -> Card | None:
    if len(text) == 2 and text[0] in RANK_LETTERS and text[1].lower() in SUIT_LETTERS:
        return Card(text)
    return None
