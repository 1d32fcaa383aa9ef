"""The line below the deck: what comes of the card in view, and cards the deck does not have."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from analyser.gui.look.felt_button import FeltButton
from analyser.gui.look.theme import SMALL, Theme
from analyser.gui.look.translation import translated
from analyser.gui.state.document import Document
from analyser.gui.state.hints import Hints
from analyser.gui.table.deck_view import DeckView
from analyser.gui.table.slots import UNKNOWN_KEY
from analyser.poker.cards import Card
from analyser.poker.hints.preview import say_if_it_comes


class Preview(QWidget):
    """Says what comes of the card under the pointer or in focus.

    It paints its few words itself: it changes with every move of the pointer. Screen readers have
    the same from the card's own description, and nothing is announced.
    """

    def __init__(
        self, document: Document, hints: Hints, deck: DeckView, theme: Theme, font: QFont
    ) -> None:
        super().__init__()
        self._document = document
        self._hints = hints
        self._theme = theme
        self._card: Card | None = None
        self.text = ""
        """What is said of the card in view; empty while there is none, or nothing to say."""
        self.setFont(font)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        deck.looked_at.connect(self._look_at)
        document.changed.connect(self._write)
        hints.changed.connect(self._write)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of one line; any width will do."""
        return QSize(0, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is said of a card."""
        painter = QPainter(self)
        painter.setPen(self._theme.on_felt)
        metrics, flags = self.fontMetrics(), Qt.AlignmentFlag.AlignVCenter
        if metrics.horizontalAdvance(self.text) > self.width():
            flags |= Qt.TextFlag.TextWordWrap  # a long sentence takes a second line
        painter.drawText(self.rect(), flags, self.text)

    def _look_at(self, card: Card | None) -> None:
        self._card = card
        self._write()

    def _write(self) -> None:
        hidden = self._document.reveal.hidden
        self.text = "" if self._card is None or hidden else self._say(self._card)
        self.update()

    def _say(self, card: Card) -> str:
        comes = say_if_it_comes(self._document.table, card)
        return "" if comes is None else translated(comes)


class DeckLine(QWidget):
    """The preview, and the buttons for unknown and dead cards and for the deck itself."""

    def __init__(
        self, document: Document, hints: Hints, deck: DeckView, theme: Theme, font: QFont
    ) -> None:
        super().__init__()
        self._preview = Preview(document, hints, deck, theme, font)
        self.unknown = FeltButton(self.tr("? Unknown card"), theme, font)
        self.unknown.setAccessibleName(self.tr("Unknown card"))
        self.unknown.setToolTip(
            self.tr("Place a card that is there, but that nobody has seen ({key})").format(
                key=UNKNOWN_KEY
            )
        )
        self.dead = FeltButton(self.tr("Dead cards"), theme, font)
        self.dead.setToolTip(self.tr("The next card is out of play, for everybody (Ctrl+D)"))
        self.fold = FeltButton("", theme, font)
        """Folds the deck away and brings it back."""
        layout = self._row = QHBoxLayout(self)
        layout.setContentsMargins(SMALL, 0, SMALL, 0)
        layout.setSpacing(SMALL)
        layout.addWidget(self._preview, 1)
        for button in self._buttons():
            layout.addWidget(button)
        self.show_folded(False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def preview(self) -> str:
        """What is said of the card in view."""
        return self._preview.text

    def add_pot(self, pot: QWidget) -> None:
        """Take the field for the pot into the line, before the buttons."""
        self._row.insertWidget(1, pot)

    def show_folded(self, folded: bool) -> None:
        """Offer to bring the deck back, or to fold it away."""
        self.fold.setText(self.tr("Show the cards") if folded else self.tr("Fold away"))
        self.fold.updateGeometry()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._preview.set_theme(theme)
        for button in self._buttons():
            button.set_theme(theme)

    def set_font(self, font: QFont) -> None:
        """Write in another font."""
        for part in (self._preview, *self._buttons()):
            part.setFont(font)

    def _buttons(self) -> tuple[FeltButton, ...]:
        return self.unknown, self.dead, self.fold
