"""The line below the deck: what the badges mean, or what comes of the card in view."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from analyser.gui.look.badges import Badges
from analyser.gui.look.theme import LARGE, TIGHT, Theme
from analyser.gui.look.translation import translated
from analyser.gui.state.document import Document
from analyser.gui.state.hints import Hints
from analyser.gui.table.deck_view import DeckView
from analyser.poker.cards import Card
from analyser.poker.hints.preview import say_if_it_comes

_BADGE = 16  # the height of a badge in the legend, in device-independent pixels


class DeckLine(QWidget):
    """Says what comes of the card under the pointer or in focus, and else explains the badges.

    It paints its few words itself: a widget for each would be slow to make at every move. Screen
    readers have the same from the card's own description, and nothing is announced.
    """

    def __init__(
        self, document: Document, hints: Hints, deck: DeckView, theme: Theme, font: QFont
    ) -> None:
        super().__init__()
        self._document = document
        self._hints = hints
        self._theme = theme
        self._badges = Badges(font)
        self._card: Card | None = None
        self.preview = ""
        """What is said of the card in view; empty while there is none, or nothing to say."""
        self.setFont(font)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        deck.looked_at.connect(self._look_at)
        document.changed.connect(self._write)
        hints.changed.connect(self._write)

    @property
    def legend(self) -> list[str]:
        """What the legend says, badge by badge."""
        return [f"{badge.sign or '△'} {text}" for badge, text in self._hints.legend]

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of one line; any width will do."""
        return QSize(0, max(self.fontMetrics().height(), _BADGE))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is said of a card, or the legend."""
        painter = QPainter(self)
        painter.setPen(self._theme.on_felt if self.preview else self._theme.muted_on_felt)
        if self.preview:
            elide = Qt.TextElideMode.ElideRight
            text = self.fontMetrics().elidedText(self.preview, elide, self.width())
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, text)
        else:
            self._paint_legend(painter)

    def _paint_legend(self, painter: QPainter) -> None:
        ratio = painter.device().devicePixelRatioF()
        metrics = self.fontMetrics()
        entries = [
            (self._badges.pixmap(badge, _BADGE, ratio), text, metrics.horizontalAdvance(text))
            for badge, text in self._hints.legend
        ]
        widths = [pixmap.width() / ratio + TIGHT + wide for pixmap, _, wide in entries]
        left = max(0.0, (self.width() - sum(widths) - LARGE * (len(widths) - 1)) / 2)
        top = (self.height() - _BADGE) / 2
        for (pixmap, text, _), width in zip(entries, widths, strict=True):
            if left + width > self.width():  # the names of many seats can be longer than the line
                painter.drawText(QPointF(left, top + metrics.ascent()), "…")
                break
            painter.drawPixmap(QPointF(left, top), pixmap)
            own = pixmap.width() / ratio + TIGHT
            place = QRectF(left + own, 0, width - own + 1, self.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
            left += width + LARGE

    def _look_at(self, card: Card | None) -> None:
        self._card = card
        self._write()

    def _write(self) -> None:
        hidden = self._document.reveal.hidden
        self.preview = "" if self._card is None or hidden else self._say(self._card)
        self.update()

    def _say(self, card: Card) -> str:
        comes = say_if_it_comes(self._document.table, card)
        return "" if comes is None else translated(comes)
