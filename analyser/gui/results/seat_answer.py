"""What one seat has, written under its cards: the hand, its best five, its share of the pot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import CAPTION, CARD_ASPECT, SMALL, TIGHT, Theme, scaled
from analyser.gui.look.translation import plain_tip, translated
from analyser.gui.look.widgets import Panel, Text
from analyser.poker.cards import Card
from analyser.poker.names import card_name, listed

TITLE = 1.1
FIGURE = 1.9
"""How much larger than ordinary text a hand's name and its share of the pot are."""
_TOGETHER = 2  # pixels between two small cards


class MiniCards(QLabel):
    """A few small cards in a row, named for screen readers."""

    def __init__(self, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        # A label with a picture is a graphic to screen readers, and a bare widget is nothing.
        self.setPixmap(QPixmap(1, 1))
        self._faces = faces
        self._cards: tuple[Card, ...] = ()
        self._width = 28

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that are shown."""
        return self._cards

    def set_card_width(self, width: int) -> None:
        """Show cards this wide."""
        self._width = width
        self._fit()

    def show_cards(self, cards: Sequence[Card], title: str) -> None:
        """Show cards; ``title`` says what they are."""
        if tuple(cards) != self._cards:
            self._cards = tuple(cards)
            self._fit()
            self.update()
        if cards:
            names = translated(listed([card_name(card) for card in cards]))
            self.setAccessibleName(f"{title}: {names}")
            self.setToolTip(f"{title}: {names}")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards."""
        painter = QPainter(self)
        for at, card in enumerate(self._cards):
            pixmap = self._faces.pixmap(card, self._width, self.devicePixelRatioF())
            painter.drawPixmap(at * (self._width + _TOGETHER), 0, pixmap)

    def _fit(self) -> None:
        count = max(len(self._cards), 1)
        self.resize(count * (self._width + _TOGETHER) - _TOGETHER, round(self._width * CARD_ASPECT))


class Made(Panel):
    """A hand that was made, high or low: its five cards and a word whether it wins."""

    def __init__(self, faces: CardFaces, font: QFont, parent: QWidget) -> None:
        super().__init__(parent)
        self.cards = MiniCards(faces, self)
        self._word = Text(scaled(font, CAPTION))
        self._word.setParent(self)
        self._word.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def set_font(self, font: QFont) -> None:
        """Write in another font."""
        self._word.setFont(scaled(font, CAPTION))
        self._place()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        none = QColor(0, 0, 0, 0)
        self.set_colours(none, none)
        self._word.set_colour(theme.muted_on_felt)

    def set_card_width(self, width: int) -> None:
        """Show cards this wide."""
        self.cards.set_card_width(width)
        self._place()

    def show(self, cards: Sequence[Card], word: str) -> None:  # type: ignore[override]  # says what
        """Show five cards and what they are."""
        self.cards.show_cards(cards, word)
        self._word.show_text(word)
        self.setAccessibleName(word)
        self._place()
        self.setVisible(bool(cards))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the word beside the cards."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        left = self.cards.width() + SMALL
        room = max(0, self.width() - left)
        self._word.setGeometry(left, 0, room, self.height())
        # The cards say it as well, and their name does: better no word than half of one.
        needed = self._word.fontMetrics().horizontalAdvance(self._word.text())
        self._word.setVisible(needed <= room)


class SeatAnswer(Panel):
    """The answer for one seat. How much of it is shown goes by the room there is."""

    def __init__(self, faces: CardFaces, theme: Theme, font: QFont, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = Text(scaled(font, TITLE, bold=True), wraps=True)
        self._low = Text(font)
        self._figure = Text(scaled(font, FIGURE, bold=True), shrinks=False)
        self._unit = Text(scaled(font, CAPTION))
        self._line = Text(font)
        self._share = Text(scaled(font, 1, bold=True), shrinks=False)
        self._share.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for text in (self._title, self._low, self._figure, self._unit, self._line, self._share):
            text.setParent(self)
        self._title.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.best = Made(faces, font, self)
        """The best five."""
        self.best_low = Made(faces, font, self)
        """The best low, where the game asks for one."""
        self._detail: int | None = 1
        self._lows = False
        self._mini = 28
        self.set_theme(theme)

    @property
    def hand(self) -> str:
        """The seat's hand in words."""
        return self._title.text()

    @property
    def share(self) -> str:
        """The seat's share of the pot; empty while it is not known."""
        return self._figure.text()

    def set_font(self, font: QFont) -> None:
        """Write in another font."""
        self._title.setFont(scaled(font, TITLE, bold=True))
        self._figure.setFont(scaled(font, FIGURE, bold=True))
        self._unit.setFont(scaled(font, CAPTION))
        self._share.setFont(scaled(font, 1, bold=True))
        for text in (self._low, self._line):
            text.setFont(font)
        for made in (self.best, self.best_low):
            made.set_font(font)
        self._place()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        none = QColor(0, 0, 0, 0)
        self.set_colours(none, none)
        for text in (self._title, self._figure, self._share):
            text.set_colour(theme.on_felt)
        for text in (self._unit, self._line, self._low):
            text.set_colour(theme.muted_on_felt)
        for made in (self.best, self.best_low):
            made.set_theme(theme)

    def set_detail(self, detail: int | None, lows: bool, mini: int) -> None:
        """Say as much as an arrangement has room for, with small cards ``mini`` wide."""
        self._detail, self._lows, self._mini = detail, lows, mini
        for made in (self.best, self.best_low):
            made.set_card_width(mini)
        self._place()

    def show_nothing(self, name: str, title: str, hint: str = "") -> None:
        """Say what there is where no hand is, and what to do about it."""
        self.setAccessibleName(self.tr("Result of {seat}").format(seat=name))
        self._title.show_text(f"{title}\n{hint}" if hint else title)
        self._line.show_text(title)
        self._low.show_text("")
        self.best.show((), "")
        self.best_low.show((), "")

    def show_hand(self, name: str, title: str, brief: str, low: str = "") -> None:
        """Say what a seat has: whole, in a word or two, and its low where it counts."""
        self.setAccessibleName(self.tr("Result of {seat}").format(seat=name))
        self._title.show_text(title)
        self._line.show_text(brief)
        self._line.setToolTip(title)
        self._low.show_text(low)

    def show_share(self, share: str, sentence: str) -> None:
        """Show the seat's share of the pot; ``sentence``: the whole of it in words."""
        self._figure.show_text(share)
        self._share.show_text(share)
        self._unit.show_text(self.tr("of the pot") if share else "")
        for text in (self._figure, self._share):
            text.setToolTip(plain_tip(sentence))
            text.setAccessibleName(sentence)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        detail, width = self._detail, self.width()
        full = detail is not None and detail > 0
        self._line.setVisible(detail == 0)
        self._share.setVisible(detail == 0)
        for text in (self._title, self._figure, self._unit):
            text.setVisible(full)
        self._low.setVisible(full and self._lows)
        if detail is None:
            self.best.hide()
            self.best_low.hide()
            return
        if detail == 0:
            self.best.hide()
            self.best_low.hide()
            share = self._share.sizeHint().width() if self._share.text() else 0
            height = self.height()
            self._line.setGeometry(0, 0, max(0, width - share - TIGHT), height)
            self._share.setGeometry(width - share, 0, share, height)
            return
        top = 0
        title = self._title.height()
        self._title.setGeometry(0, top, width, title)
        top += title
        if self._lows:
            line = self._low.fontMetrics().lineSpacing()
            self._low.setGeometry(0, top, width, line)
            top += line + TIGHT
        if detail == 2:
            for made, wanted in ((self.best, True), (self.best_low, self._lows)):
                shown = wanted and bool(made.cards.cards)
                made.setVisible(shown)
                if wanted:
                    made.setGeometry(0, top, width, made.cards.height())
                    top += made.cards.height() + TIGHT
        else:
            self.best.hide()
            self.best_low.hide()
        figure = self._figure.fontMetrics().lineSpacing()
        wide = self._figure.sizeHint().width()
        self._figure.setGeometry(QRect(0, top, wide, figure))
        base = top + self._figure.fontMetrics().ascent() - self._unit.fontMetrics().ascent()
        unit = self._unit.fontMetrics().lineSpacing()
        room = max(0, width - wide - SMALL)
        self._unit.setGeometry(QRect(wide + SMALL, base, room, unit))
        needed = self._unit.fontMetrics().horizontalAdvance(self._unit.text())
        self._unit.setVisible(needed <= room)  # its sentence is in the figure's tool tip

    def sizeHint(self) -> QSize:
        """Ask for nothing: the felt decides."""
        return QSize(0, 0)
