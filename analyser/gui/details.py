"""Beside the table: why a hand is what it is, the lows, and the rules, to read at leisure."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor, QImage, QPainter, QShowEvent, QTextDocument
from PySide6.QtWidgets import QComboBox, QTabWidget, QTextBrowser, QVBoxLayout, QWidget

from analyser.gui.card_faces import CardFaces
from analyser.gui.document import Document
from analyser.gui.steps_html import CARD_WIDTH, FADED, page_of, spoken
from analyser.gui.theme import MEDIUM, SMALL, Theme
from analyser.gui.translate import said
from analyser.poker.explain import explain_hand
from analyser.poker.explain_lows import explain_lows
from analyser.poker.steps import Step

LEAST_WIDTH = 320
"""The narrowest page on which five cards and what stands between them fit, in pixels."""


class Page(QTextBrowser):
    """A page of steps, the cards drawn from the deck in use."""

    def __init__(self, name: str, faces: CardFaces, theme: Theme) -> None:
        super().__init__()
        self._faces = faces
        self._theme = theme
        self._steps: tuple[Step, ...] = ()
        self.setAccessibleName(name)
        self.setOpenLinks(False)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme, or with other cards."""
        self._theme = theme
        self._show()

    def show_steps(self, steps: tuple[Step, ...]) -> None:
        """Show other steps; the same ones keep their place on the page."""
        if steps != self._steps:
            self._steps = steps
            self._show()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Draw the picture of a card that the page asks for."""
        url = QUrl(name)
        if kind != QTextDocument.ResourceType.ImageResource.value or url.scheme() != "card":
            return super().loadResource(kind, url)
        card, _, manner = url.path().partition("/")
        picture = self._faces.image(card, CARD_WIDTH, self.devicePixelRatioF())
        return _faded(picture) if manner == FADED else picture

    def _show(self) -> None:
        self.document().clear()  # with it go the pictures it remembers
        self.setHtml(page_of(self._steps, self._theme))
        self.setAccessibleDescription(spoken(self._steps))


class Details(QWidget):
    """Pages about one seat at a time; they are written only while they can be seen."""

    def __init__(self, document: Document, faces: CardFaces, theme: Theme) -> None:
        super().__init__()
        self._document = document
        self._seats = QComboBox()
        self._seats.setAccessibleName(self.tr("Explain which seat"))
        self._seats.setAccessibleDescription(self.tr("Explain which seat"))
        self._seats.setMinimumHeight(32)
        self._seats.currentIndexChanged.connect(self._write)
        self._why = Page(self.tr("Why"), faces, theme)
        self._lows = Page(self.tr("Lows"), faces, theme)
        self._tabs = QTabWidget()
        self._tabs.setDocumentMode(True)
        self._tabs.addTab(self._why, self.tr("&Why"))
        self._tabs.addTab(self._lows, self.tr("&Lows"))
        self._tabs.currentChanged.connect(self._write)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, SMALL, MEDIUM, MEDIUM)
        layout.setSpacing(SMALL)
        layout.addWidget(self._seats)
        layout.addWidget(self._tabs, 1)
        self.setMinimumWidth(LEAST_WIDTH)
        document.changed.connect(self._follow)
        self._follow()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme, or with other cards."""
        for page in (self._why, self._lows):
            page.set_theme(theme)

    def showEvent(self, event: QShowEvent) -> None:
        """Write the pages that were left alone while nobody saw them."""
        super().showEvent(event)
        self._follow()

    def _follow(self) -> None:
        names = [said(name) for name in self._document.outcome.names]
        if names != [self._seats.itemText(at) for at in range(self._seats.count())]:
            chosen = max(self._seats.currentIndex(), 0)
            self._seats.blockSignals(True)
            self._seats.clear()
            self._seats.addItems(names)
            self._seats.setCurrentIndex(min(chosen, len(names) - 1))
            self._seats.blockSignals(False)
        self._write()

    def _write(self) -> None:
        if not self.isVisible():
            return
        hand = self._document.outcome.hands[self._seats.currentIndex()]
        game = self._document.table.game
        page = self._tabs.currentWidget()
        steps: tuple[Step, ...] = ()
        if hand is not None:
            steps = explain_hand(game, hand) if page is self._why else explain_lows(game, hand)
        assert isinstance(page, Page)
        page.show_steps(steps)


def _faded(picture: QImage) -> QImage:
    """Return a picture that lets its ground shine through."""
    result = QImage(picture.size(), QImage.Format.Format_ARGB32_Premultiplied)
    result.setDevicePixelRatio(picture.devicePixelRatio())
    result.fill(QColor(0, 0, 0, 0))
    painter = QPainter(result)
    painter.setOpacity(0.4)
    painter.drawImage(0, 0, picture)
    painter.end()
    return result
