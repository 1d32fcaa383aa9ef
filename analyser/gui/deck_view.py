"""The deck as a grid of cards to click: view, delegate, and the selection that serves both.

The selection is the set of used cards. A screen reader's only action on a table cell is to toggle
its selection, so a change of the selection from outside is a pick, just as a click is.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from analyser.gui.card_faces import CardFaces
from analyser.gui.deck_model import DeckModel, Role
from analyser.gui.theme import CARD_ASPECT, CARD_WIDTH, Theme, scaled
from analyser.poker.cards import RANK_LETTERS, SUIT_LETTERS, Card

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
        model.dataChanged.connect(self._follow)
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

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the cell."""
        cell: QRect = option.rect  # type: ignore[attr-defined]  # missing in the stubs
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined]
        size = QSize(self.card_width, round(self.card_width * CARD_ASPECT))
        place = QRect(cell.topLeft(), size)
        place.moveCenter(cell.center())
        ratio = painter.device().devicePixelRatioF()  # type: ignore[attr-defined]
        pixmap = self.faces.pixmap(index.data(Role.CARD), self.card_width, ratio)
        tag = index.data(Role.TAG)
        if tag:
            painter.setOpacity(0.28)
            painter.drawPixmap(place.topLeft(), pixmap)
            painter.setOpacity(1)
            self._paint_tag(painter, place, tag, option)
        else:
            painter.drawPixmap(place.topLeft(), pixmap)
        if state & QStyle.StateFlag.State_HasFocus:
            self._paint_ring(painter, place, self.theme.active, 3)
        elif state & QStyle.StateFlag.State_MouseOver:
            self._paint_ring(painter, place, self.theme.on_felt, 2)

    def _paint_tag(
        self, painter: QPainter, place: QRect, tag: str, option: QStyleOptionViewItem
    ) -> None:
        side = min(24, self.card_width // 2 + 2)
        ground = QRectF(0, 0, side, side)
        ground.moveCenter(QRectF(place).center())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.theme.on_badge, 1.5))
        painter.setBrush(self.theme.badge)
        painter.drawEllipse(ground)
        painter.setFont(scaled(option.font, 0.9, bold=True))  # type: ignore[attr-defined]
        painter.drawText(ground, Qt.AlignmentFlag.AlignCenter, tag)

    def _paint_ring(self, painter: QPainter, place: QRect, colour: QColor, width: int) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = width / 2 - 1
        ring = QRectF(place).adjusted(-inset, -inset, inset, inset)
        painter.drawRoundedRect(ring, self.card_width / 11, self.card_width / 11)


class DeckView(QTableView):
    """The grid of 52 cards: one Tab stop, picked from by mouse, keyboard or screen reader.

    Signals:
        picked: a card was chosen; the table decides whether it is placed or taken back.
        typing: what has been typed towards a card so far, such as "A"; empty when it is over.
    """

    picked = Signal(object)
    typing = Signal(str)

    def __init__(
        self, model: DeckModel, faces: CardFaces, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._deck = model
        self._delegate = CardDelegate(faces, theme, self)
        self._typed = ""
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_PAUSE)
        self._pause.timeout.connect(self._forget_typing)
        self.setModel(model)
        self._placed = PlacedSelection(model)
        self._placed.setParent(self)
        self.setSelectionModel(self._placed)
        self._placed.toggled.connect(self._pick)
        self.clicked.connect(self._pick)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("The 52 cards"))
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
        self.viewport().setAutoFillBackground(False)
        self.setCurrentIndex(model.index(0, 0))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._delegate.theme = theme
        self.viewport().update()

    def minimumSizeHint(self) -> QSize:
        """Room for cards of the least width that reads well."""
        height = round(CARD_WIDTH * CARD_ASPECT)
        return QSize(13 * (CARD_WIDTH + _GAP), 4 * (height + _GAP))

    def sizeHint(self) -> QSize:
        """Comfortable cards."""
        return self.minimumSizeHint() * 1.25

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the cards all the room there is, in the middle of it."""
        room = self.contentsRect().size()
        columns, rows = self._deck.columnCount(), self._deck.rowCount()
        by_height = (room.height() // rows - _GAP) / CARD_ASPECT
        by_width = room.width() // columns - _GAP
        width = max(int(min(by_height, by_width)) // _STEP * _STEP, _STEP)
        self._delegate.card_width = width
        height = round(width * CARD_ASPECT) + _GAP
        gap = min(room.width() // columns - width, _GAP + width // 4, _WIDEST_GAP)
        self.horizontalHeader().setDefaultSectionSize(width + gap)
        self.verticalHeader().setDefaultSectionSize(height)
        beside = max((room.width() - columns * (width + gap)) // 2, 0)
        above = max((room.height() - rows * height) // 2, 0)
        self.setViewportMargins(beside, above, beside, above)
        super().resizeEvent(event)

    def selectionCommand(
        self, index: Index, event: object = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Leave the selection alone: moving about and pressing do not pick."""
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a quick second click for a click, as on any button."""
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pick with Space or Enter; Escape forgets a typed rank."""
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

    def _forget_typing(self) -> None:
        self._typed = ""
        self._pause.stop()
        self.typing.emit("")

    def _pick(self, index: QModelIndex) -> None:
        if index.isValid():
            self.picked.emit(index.data(Role.CARD))


def _card_named(text: str) -> Card | None:
    if len(text) == 2 and text[0] in RANK_LETTERS and text[1].lower() in SUIT_LETTERS:
        return Card(text)
    return None
