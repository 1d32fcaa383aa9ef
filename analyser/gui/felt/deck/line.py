"""The line below the deck: what the card under the pointer would make, and three buttons."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from analyser.gui.felt.deck.view import DeckView
from analyser.gui.felt.foot.bets import BetsStrip
from analyser.gui.look.felt_button import FeltButton
from analyser.gui.look.theme import MEDIUM, SMALL, TIGHT, scaled, theme_of
from analyser.gui.look.widgets import largest_fitting, lay_out
from analyser.gui.state.document import Document
from analyser.gui.state.hints import Hints
from analyser.poker.cards import Card

_SIZES = (1.0, 0.85, 0.75, 0.65)
"""The sizes of letters to try for a sentence of two lines, as multiples of ordinary text."""
_BUTTONS_SHARE = 0.6
"""The part of the line's width that the buttons may take with their full texts."""

UNKNOWN_KEY = "?"
"""The key for an unknown card: it fills the slot in focus, or else the active slot."""


class Preview(QWidget):
    """Says what the card under the pointer or in focus would make, or who would lead with it.

    This widget paints its few words itself, because they change whenever the pointer moves to
    another card. Nothing is announced: screen readers read the same in each card's own description.
    """

    def __init__(self, document: Document, hints: Hints, deck: DeckView) -> None:
        super().__init__()
        self._document = document
        self._hints = hints
        self._card: Card | None = None
        self.text = ""
        """The text about the card under the pointer or in focus; empty if there is none."""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        deck.looked_at.connect(self._look_at)
        document.changed.connect(self._write)
        hints.changed.connect(self._write)

    def sizeHint(self) -> QSize:
        """Return the height of one line; any width will do."""
        return QSize(0, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text."""
        painter = QPainter(self)
        painter.setPen(theme_of(self.palette()).on_felt)
        painter.setFont(self.letters())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(self.rect(), flags, self.text)

    def letters(self) -> QFont:
        """Return the font of the text. A long text takes two lines in smaller letters."""
        if self.fontMetrics().horizontalAdvance(self.text) <= self.width():
            return self.font()
        fonts = [scaled(self.font(), size) for size in _SIZES]
        return largest_fitting(fonts, self.text, self.rect())

    def _look_at(self, card: Card | None) -> None:
        self._card = card
        self._write()

    def _write(self) -> None:
        hidden = self._document.reveal.hidden
        text = "" if self._card is None or hidden else self._hints.say(self._card, if_it_comes=True)
        if text != self.text:
            self.text = text
            self.update()


class DeckLine(QWidget):
    """The line with the preview of a card and three buttons.

    The buttons place an unknown card, make the next card dead, and hide or show the deck.
    """

    def __init__(self, document: Document, hints: Hints, deck: DeckView) -> None:
        super().__init__()
        self._preview = Preview(document, hints, deck)
        self.unknown = FeltButton("?")
        self.unknown.setAccessibleName(self.tr("Unknown card"))
        self.unknown.setToolTip(
            self.tr("Place a card that is there, but that nobody has seen ({key})").format(
                key=UNKNOWN_KEY
            )
        )
        self.dead = FeltButton("")
        self.dead.setAccessibleName(self.tr("Dead cards"))
        self.dead.setToolTip(self.tr("The next card is out of play, for everybody (Ctrl+D)"))
        self.fold = FeltButton("")
        """The button that folds the deck away and brings it back."""
        self.fold.setToolTip(self.tr("Hide the 52 cards, or bring them back (Ctrl+Shift+F)"))
        parts, margins = (self._preview, *self._buttons()), (SMALL, 0, SMALL, 0)
        self._row = lay_out(QHBoxLayout(self), *parts, grows=self._preview, margins=margins)
        self._pot: QWidget | None = None
        self._bets: BetsStrip | None = None
        self._is_folded, self._is_brief = False, False
        self._write()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def preview(self) -> str:
        """The text about the card under the pointer or in focus."""
        return self._preview.text

    def add_pot(self, pot: QWidget, bets: BetsStrip) -> None:
        """Put the field for the pot into the line, and the fields for the bets above it.

        The field for the pot lies left of the buttons or, if the bets are shown, left of the bets.
        """
        pot.setParent(self)
        self._pot, self._bets = pot, bets
        bets.setParent(self)
        bets.height_changed.connect(self._place_bets)
        self._place_bets()

    def _place_bets(self) -> None:
        """Place the fields for the bets, if they are shown, in rows above the line."""
        bets, pot = self._bets, self._pot
        if bets is not None and pot is not None:
            wide = 0 if bets.isHidden() or pot.isHidden() else pot.sizeHint().width()
            bets.leave_room(wide + MEDIUM if wide else 0)
            if wide:
                self._row.removeWidget(pot)
                pot.setGeometry(SMALL, 0, wide, bets.to_call.height())
                pot.raise_()
            elif self._row.indexOf(pot) < 0:
                self._row.insertWidget(1, pot)
        high = self._bets_height(self.width())
        if bets is not None:
            bets.setGeometry(0, 0, self.width(), high)
        self._row.setContentsMargins(SMALL, high, SMALL, 0)

    def _bets_height(self, width: int) -> int:
        bets = self._bets
        return 0 if bets is None or bets.isHidden() else bets.heightForWidth(width) + TIGHT

    def height_for(self, width: int) -> int:
        """Return the height of a line of this width, fields for the bets above it included."""
        row = self.sizeHint().height() - self._row.contentsMargins().top()
        return row + self._bets_height(width)

    def show_folded(self, folded: bool) -> None:
        """Write "Show the deck" on the button if it is ``folded``, otherwise "Hide the deck"."""
        if folded != self._is_folded:
            self._is_folded = folded
            self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten the texts of the buttons if they would take most of the line."""
        super().resizeEvent(event)
        self._place_bets()
        brief = self._whole_width > _BUTTONS_SHARE * self.width()
        if brief != self._is_brief:
            self._is_brief = brief
            self._write()

    @property
    def _whole_width(self) -> int:
        """The width of all buttons with their full texts, hidden buttons included."""
        metrics = self.unknown.fontMetrics()
        words = sum(metrics.horizontalAdvance(whole) for whole, _ in self._words())
        return words + 3 * (2 * MEDIUM + SMALL)

    def _words(self) -> tuple[tuple[str, str], ...]:
        """Return the two texts of each button: in full, and in one word or sign."""
        folds = self.tr("Hide the deck"), self.tr("Hide")
        shows = self.tr("Show the deck"), self.tr("Show")
        return (
            (self.tr("? Unknown card"), "?"),
            (self.tr("Dead cards"), self.tr("Dead")),
            shows if self._is_folded else folds,
        )

    def _write(self) -> None:
        for button, (whole, brief) in zip(self._buttons(), self._words(), strict=True):
            button.setText(brief if self._is_brief else whole)
            button.updateGeometry()
        self.fold.setAccessibleName(self._words()[2][0])

    def _buttons(self) -> tuple[FeltButton, ...]:
        return self.unknown, self.dead, self.fold
