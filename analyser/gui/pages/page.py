"""The widget of a page: a text browser that draws the pictures of cards and bars."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QPainter, QPixmap, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.painting import painted
from analyser.gui.look.theme import theme_of
from analyser.gui.pages.blocks import CARD_WIDTH, FADED, REST, RULE, Folding, Written
from analyser.gui.pages.odds_bar import BAR, bar_picture

MARGIN = 6
"""Room around what is written, in device-independent pixels."""


class Page(QTextBrowser):
    """Shows a page, with the cards of the present deck.

    Signals:
        rule_asked: the user followed the link to a ruling with this key.
        link_asked: the user followed another link, with this scheme and this path.
    """

    rule_asked = Signal(str)
    link_asked = Signal(str, str)

    def __init__(self, name: str, faces: CardFaces) -> None:
        super().__init__()
        self._faces = faces
        self.written: Written | None = None
        self._shown: Written | None = None
        """The blocks of the page, unfolded as far as the user asked for."""
        self.setAccessibleName(name)
        self.setOpenLinks(False)
        # A caret to go through the lines with, which screen readers say one by one.
        flag = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flag.TextBrowserInteraction | flag.TextSelectableByKeyboard)
        self.document().setDocumentMargin(MARGIN)
        self.anchorClicked.connect(self._follow_link)

    def changeEvent(self, event: QEvent) -> None:
        """Write the page in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.rewrite()

    def rewrite(self) -> None:
        """Write the page again with the cards of the present deck."""
        place = self.verticalScrollBar().value()
        self._show()
        self.verticalScrollBar().setValue(place)

    def write(self, written: Written) -> None:
        """Show a page; if it is already shown, the scroll position stays."""
        if written != self.written:
            self.written = self._shown = written
            self._show()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Draw the picture of a card or bar that the page needs; never load a file or a URL."""
        url = QUrl(name)
        if url.scheme() == BAR:
            return bar_picture(url.path(), theme_of(self.palette()), self.devicePixelRatioF())
        if kind != QTextDocument.ResourceType.ImageResource.value or url.scheme() != "card":
            return None
        card, *manners = url.path().split("/")
        width = next((int(manner) for manner in manners if manner.isdigit()), CARD_WIDTH)
        picture = self._faces.pixmap(card, width, self.devicePixelRatioF())
        return _faded(picture) if FADED in manners else picture

    def _show(self) -> None:
        self.document().clear()  # also clears its cache of pictures
        if self._shown is not None:
            self.setHtml(self._shown.html(theme_of(self.palette())))
            self.setAccessibleDescription(self._shown.spoken())

    def _follow_link(self, url: QUrl) -> None:
        if url.scheme() == RULE:
            self.rule_asked.emit(url.path())
        elif url.scheme() == REST and isinstance(self._shown, Folding):
            self._shown = self._shown.turned(int(url.path()))
            place = self.verticalScrollBar().value()
            self._show()
            self.verticalScrollBar().setValue(place)
            self._stop_at(url.toString())
        else:
            self.link_asked.emit(url.scheme(), url.path())

    def _stop_at(self, address: str) -> None:
        """Move the keyboard focus to a link again after the page was rewritten."""
        cursor = QTextCursor(self.document())
        while cursor.movePosition(QTextCursor.MoveOperation.NextCharacter):
            if cursor.charFormat().anchorHref() == address:
                cursor.movePosition(QTextCursor.MoveOperation.PreviousCharacter)
                self.setTextCursor(cursor)
                if self.hasFocus():
                    self.focusNextPrevChild(True)
                return


def _faded(picture: QPixmap) -> QPixmap:
    """Return a translucent copy of a picture."""

    def paint(painter: QPainter) -> None:
        painter.setOpacity(0.4)
        painter.drawPixmap(0, 0, picture)

    return painted(picture.deviceIndependentSize(), picture.devicePixelRatio(), paint)
