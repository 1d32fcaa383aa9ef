"""The field to type cards into, with a preview of what the field understands so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import MEDIUM, SMALL, TIGHT, ink_of, theme_of
from analyser.gui.look.widgets import FramedPanel, TextField
from analyser.poker.cards import format_cards

if TYPE_CHECKING:
    from analyser.poker.text.read_text import Piece

_MOST_RECALLED: Final = 50
_MOST_PREVIEWED: Final = 1_000
"""A longer text has no preview, because reading it after each key would be slow."""
_MOST_ROWS: Final = 4
_PAUSE: Final = 600
"""Milliseconds without a key before a screen reader says the preview."""


class EntryField(TextField):
    """A field to type or paste cards into; below it a preview shows what has been understood.

    Arrow up brings back the earlier entries, the last one first. Arrow down goes on to the later
    ones, and at the end to the text that was not entered.
    """

    def __init__(self, faces: CardFaces) -> None:
        super().__init__(clearButtonEnabled=True)
        self._faces = faces
        self._entered: list[str] = []
        self._at = 0
        self._unsent = ""
        self.preview: EntryPreview | None = None
        """The preview; made when something is first typed."""
        self.textChanged.connect(self._preview)
        self.textEdited.connect(self._leave_entered)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._describe)

    def remember(self, text: str) -> None:
        """Add a text to the earlier entries."""
        self._entered = [*[one for one in self._entered if one != text], text][-_MOST_RECALLED:]
        self._leave_entered()

    def _leave_entered(self) -> None:
        """Treat the field's text as new, even if it began as an earlier entry.

        Arrow up then shows the last entry, and arrow down brings this text back.
        """
        self._at = len(self._entered)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Bring back an earlier entry with the arrow up, or a later one with the arrow down."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if not step:
            super().keyPressEvent(event)
        elif 0 <= self._at + step <= len(self._entered):
            if self._at == len(self._entered):
                self._unsent = self.text()
            self._at += step
            self.setText([*self._entered, self._unsent][self._at])

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the preview."""
        super().focusInEvent(event)
        self._preview(self.text())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the preview."""
        super().focusOutEvent(event)
        self._show("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the preview below the field."""
        super().resizeEvent(event)
        if self.preview is not None:
            self.preview.lie_below(self)

    def _preview(self, text: str) -> None:
        self._show(text if self.hasFocus() and len(text) <= _MOST_PREVIEWED else "")

    def _show(self, text: str) -> None:
        if self.preview is None:
            if not text.strip():
                return
            self.preview = EntryPreview(self._faces, self.window())
        self.preview.read(text)
        self.preview.lie_below(self)
        self._pause.start()  # wait, or a screen reader would say it after each letter

    def _describe(self) -> None:
        if self.preview is not None:
            self.setAccessibleDescription(self.preview.accessibleName())


class EntryPreview(FramedPanel):
    """The preview of a typed text: its cards, ranges and signs, and what cannot be read yet."""

    def __init__(self, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._window = parent
        self._pieces: tuple[Piece, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def read(self, text: str) -> None:
        """Show the preview of a text; hide the preview if the text is empty."""
        # The grammar, not needed for the first paint.
        from analyser.poker.text.read_text import understood

        pieces = understood(text)
        if pieces != self._pieces:
            self._pieces = pieces
            self.setAccessibleName(self._spoken())
            self.update()
        self.setVisible(bool(pieces))

    def lie_below(self, field: QWidget) -> None:
        """Move below a field, as wide as necessary, inside the window."""
        window = self._window
        place = field.mapTo(window, QPoint(0, field.height() + 2))
        size = self._laid_out(window.width() - 2 * MEDIUM)[1]
        left = min(place.x(), window.width() - size.width() - MEDIUM)
        self.setGeometry(QRect(QPoint(max(MEDIUM, left), place.y()), size))
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the parts of the text.

        Parts that cannot be read are underlined and have other colours.
        """
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
        """Lay out the parts of the text in rows, of which there are at most ``_MOST_ROWS``.

        Return the rectangle and the index of each part that has a place, and the size of all rows.

        ``room``: the greatest width of a row, in pixels, with the margins.
        """
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

    def _spoken(self) -> str:
        """Return what a screen reader says of the typed text.

        It says which parts are understood, and which cannot be read yet.
        """
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
