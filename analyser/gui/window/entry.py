"""The field to type situations into: what was typed before, and what is understood so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import MEDIUM, SMALL, TIGHT, ink_of, theme_of
from analyser.gui.look.widgets import FramedPanel, TextField
from analyser.poker.cards import format_cards

if TYPE_CHECKING:
    from analyser.poker.table.text import Piece

_MOST_RECALLED: Final = 50
_MOST_PREVIEWED: Final = 1_000
"""Longer texts are read when Enter is pressed: reading them with each key would be felt."""
_MOST_ROWS: Final = 4
_PAUSE: Final = 600
"""Milliseconds without a letter after which what is understood is said."""


class EntryField(TextField):
    """A line to type or paste cards into, with what is understood of it below.

    Arrow up and down bring back what was entered before, as long as the text is not changed.
    """

    def __init__(self, faces: CardFaces) -> None:
        super().__init__(clearButtonEnabled=True)
        self._faces = faces
        self._entered: list[str] = []
        self._at = 0
        self._kept = ""
        self.preview: Understood | None = None
        """What is understood of the text; made when something is typed."""
        self.textChanged.connect(self._preview)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._describe)

    def remember(self, text: str) -> None:
        """Keep a text that was entered, to be brought back."""
        self._entered = [*[one for one in self._entered if one != text], text][-_MOST_RECALLED:]
        self._at = len(self._entered)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Bring back what was entered before, or go forward to what was being typed."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if not step:
            super().keyPressEvent(event)
        elif 0 <= self._at + step <= len(self._entered):
            if self._at == len(self._entered):
                self._kept = self.text()
            self._at += step
            self.setText([*self._entered, self._kept][self._at])

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show what is understood."""
        super().focusInEvent(event)
        self._preview(self.text())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide what is understood."""
        super().focusOutEvent(event)
        self._show("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what is understood below the field."""
        super().resizeEvent(event)
        if self.preview is not None:
            self.preview.lie_below(self)

    def _preview(self, text: str) -> None:
        self._show(text if self.hasFocus() and len(text) <= _MOST_PREVIEWED else "")

    def _show(self, text: str) -> None:
        if self.preview is None:
            if not text.strip():
                return
            self.preview = Understood(self._faces, self.window())
        self.preview.read(text)
        self.preview.lie_below(self)
        self._pause.start()  # a screen reader would say it after each letter

    def _describe(self) -> None:
        if self.preview is not None:
            self.setAccessibleDescription(self.preview.accessibleName())


class Understood(FramedPanel):
    """What is understood of a text: its cards, ranges and marks, and what cannot be read yet."""

    def __init__(self, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._window = parent
        self._pieces: tuple[Piece, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def read(self, text: str) -> None:
        """Show what is understood of a text; nothing of an empty one."""
        from analyser.poker.table.text import understood  # the grammar: no first paint needs it

        pieces = understood(text)
        if pieces != self._pieces:
            self._pieces = pieces
            self.setAccessibleName(self._said())
            self.update()
        self.setVisible(bool(pieces))

    def lie_below(self, field: QWidget) -> None:
        """Move below a field, as wide as needed, inside the window."""
        window = self._window
        place = field.mapTo(window, QPoint(0, field.height() + 2))
        size = self._laid_out(window.width() - 2 * MEDIUM)[1]
        left = min(place.x(), window.width() - size.width() - MEDIUM)
        self.setGeometry(QRect(QPoint(max(MEDIUM, left), place.y()), size))
        self.raise_()

    def changeEvent(self, event: QEvent) -> None:
        """Paint in another font or other colours."""
        super().changeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pieces; what cannot be read is in other colours, and underlined."""
        super().paintEvent(event)
        painter, ratio = QPainter(self), self.devicePixelRatioF()
        font = painter.font()
        for place, at in self._laid_out(self.width())[0]:
            piece = self._pieces[at]
            for number, card in enumerate(piece.cards):
                left = place.x() + number * (self._card.width() + 1)
                picture = self._faces.compact(card, self._card, ratio)
                painter.drawPixmap(left, place.y(), picture)
            if not piece.is_read:
                painter.fillRect(place, theme_of(self.palette()).warning)
            if not piece.cards:
                painter.setPen(ink_of(self.palette(), "text" if piece.is_read else "on_warning"))
                font.setUnderline(not piece.is_read)
                painter.setFont(font)
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, piece.text)

    @property
    def _card(self) -> QSize:
        high = max(26, self.fontMetrics().height() + TIGHT)
        return QSize(round(high * 34 / 26), high)

    def _laid_out(self, room: int) -> tuple[list[tuple[QRect, int]], QSize]:
        """Return the place of each piece, in rows as wide as the room, and the size of them all."""
        places, card = [], self._card
        left = top = SMALL
        widest = 0
        for at, piece in enumerate(self._pieces):
            width = self.fontMetrics().horizontalAdvance(piece.text) + TIGHT
            if piece.cards:
                width = len(piece.cards) * (card.width() + 1)
            if left > SMALL and left + width + SMALL > room:
                left, top = SMALL, top + card.height() + TIGHT
            if (top - SMALL) // (card.height() + TIGHT) >= _MOST_ROWS:
                break
            places.append((QRect(left, top, width, card.height()), at))
            left += width + SMALL
            widest = max(widest, left)
        return places, QSize(min(room, widest), top + card.height() + SMALL)

    def _said(self) -> str:
        """Say what is understood, and what is not."""
        read = [
            format_cards(piece.cards) if piece.cards else piece.text
            for piece in self._pieces
            if piece.is_read
        ]
        unread = [piece.text for piece in self._pieces if not piece.is_read]
        said = self.tr("Understood: {cards}").format(cards=" ".join(read)) if read else ""
        if unread:
            not_yet = self.tr("cannot be read yet: {words}").format(words=" ".join(unread))
            said = f"{said}; {not_yet}" if said else not_yet
        return said
