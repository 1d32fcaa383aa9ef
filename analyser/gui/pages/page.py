"""A page to read: text with cards drawn in it, for eyes and for a screen reader.

What can stand on a page is a record that writes itself: as HTML, where a card's picture has the
address ``card:As`` or, in another width or fainter, ``card:As/26/faded``, and a bar of a chart the
address that ``odds_bar`` gives it; and as plain text.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any, Protocol

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QPainter, QPixmap, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.odds_bar import BAR, bar_picture
from analyser.gui.look.theme import CARD_ASPECT, Theme
from analyser.poker.cards import Card

CARD_WIDTH = 40
"""Width of a card on a page where there is room for it, in device-independent pixels."""
FADED = "faded"
"""What the address of a card's picture ends with where the card does not play."""
MARGIN = 6
"""Room around what is written, in device-independent pixels."""
ROW_WIDTH = 272
"""How wide a row of cards may be, so that it fits the narrowest page, in pixels."""
RULE = "rule"
"""What the address of a link to a ruling begins with: ``rule:kickers``."""


class Written(Protocol):
    """What can stand on a page. Equal records read the same."""

    def html(self, theme: Theme) -> str:
        """Return the page as HTML in the colours of a theme."""

    def spoken(self) -> str:
        """Return the page as plain text for a screen reader, the cards by their names."""


@dataclass(frozen=True)
class Sentence:
    """One sentence in place of a page that has nothing to show."""

    text: str

    def html(self, theme: Theme) -> str:
        """Return the sentence as HTML."""
        return f"<p>{quiet(self.text, theme)}</p>"

    def spoken(self) -> str:
        """Return the sentence."""
        return self.text


class Page(QTextBrowser):
    """Shows what is written, the cards drawn from the deck in use.

    Signals:
        rule_asked: somebody followed the link to a ruling, whose key it is.
    """

    rule_asked = Signal(str)

    def __init__(self, name: str, faces: CardFaces, theme: Theme) -> None:
        super().__init__()
        self._faces = faces
        self._theme = theme
        self._written: Written | None = None
        self.setAccessibleName(name)
        self.setOpenLinks(False)
        self.document().setDocumentMargin(MARGIN)
        self.anchorClicked.connect(self._follow_link)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme, or with other cards."""
        self._theme = theme
        place = self.verticalScrollBar().value()
        self._show()
        self.verticalScrollBar().setValue(place)

    def write(self, written: Written) -> None:
        """Show something; what stands there already keeps its place on the page."""
        if written != self._written:
            self._written = written
            self._show()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Draw the picture of a card that the page asks for."""
        url = QUrl(name)
        if url.scheme() == BAR:
            return bar_picture(url.path(), self._theme, self.devicePixelRatioF())
        if kind != QTextDocument.ResourceType.ImageResource.value or url.scheme() != "card":
            return super().loadResource(kind, url)
        card, *manners = url.path().split("/")
        width = next((int(manner) for manner in manners if manner.isdigit()), CARD_WIDTH)
        picture = self._faces.pixmap(card, width, self.devicePixelRatioF())
        return _faded(picture) if FADED in manners else picture

    def _show(self) -> None:
        self.document().clear()  # with it go the pictures it remembers
        if self._written is not None:
            self.setHtml(self._written.html(self._theme))
            self.setAccessibleDescription(self._written.spoken())

    def _follow_link(self, url: QUrl) -> None:
        if url.scheme() == RULE:
            self.rule_asked.emit(url.path())


def card_width(count: int, room: int = ROW_WIDTH, gap: int = 6) -> int:
    """Return how wide each of some cards in a row can be; ``gap``: what a cell adds to a card."""
    return min(CARD_WIDTH, room // max(count, 1) - gap)


def picture(card: Card, width: int = CARD_WIDTH, faded: bool = False) -> str:
    """Return the picture of a card as HTML."""
    address = f"card:{card}"
    if width != CARD_WIDTH:
        address += f"/{width}"
    if faded:
        address += f"/{FADED}"
    return f'<img src="{address}" width="{width}" height="{round(width * CARD_ASPECT)}">'


def quiet(text: str, theme: Theme) -> str:
    """Return a text in the quieter colour, as HTML."""
    return f'<span style="color:{theme.muted.name()}">{escape(text)}</span>'


def _faded(picture: QPixmap) -> QPixmap:
    """Return a picture that lets its ground shine through."""
    result = QPixmap(picture.size())
    result.setDevicePixelRatio(picture.devicePixelRatio())
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setOpacity(0.4)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return result
