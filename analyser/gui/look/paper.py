"""Pages on paper: pieces of HTML that flow through columns and pages, with cards as pictures.

Everything here is thread-safe, and the same pieces always give the same pages.
"""

import re
from collections.abc import Iterable
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import QFont, QImage, QPainter, QPalette, QPen, QTextDocument

from analyser.gui.look.card_faces import CardFaces, corner_of
from analyser.gui.look.card_pictures import PdfFile
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import CARD_ASPECT, DeckColours, scaled
from analyser.gui.look.translation import translate
from analyser.poker.cards import Card

DOTS: Final = 300
"""Dots per inch; letters are drawn as outlines, so they do not depend on it."""
MARGIN: Final = 12.0
"""The margin of a page, in millimetres."""
_GAP: Final = 4 * DOTS // 25
"""The space between two columns, in dots: 4 millimetres."""
_CARD: Final = 38
"""The width of a card's picture, for which ``_SHARPNESS`` is meant: 10 millimetres."""
_SHARPNESS: Final = 6
"""The pixels of a card's picture for each 96th of an inch: 576 dots per inch."""
_CARDS: Final = re.compile('<img src="([^"]+)"')


def pictures_of(cards: Iterable[Card], width: int) -> str:
    """Return HTML of cards for ``Paper.add``; ``width``: of each card, in 96ths of an inch."""
    high = round(width * CARD_ASPECT)
    return " ".join([f'<img src="{card}" width="{width}" height="{high}">' for card in cards])


def pdf_file(title: str) -> PdfFile:
    """Begin a PDF file with the resolution and the margins of ``Paper``."""
    return PdfFile(title, DOTS, QtGui.QPageSize.PageSizeId.A4, MARGIN)


class Paper:
    """Writes pieces of HTML, never torn apart, below a title and above a foot with a number."""

    def __init__(
        self,
        device: QtGui.QPagedPaintDevice,
        painter: QPainter,
        title: str,
        font: QFont,
        points: float,
        colours: DeckColours,
        *,
        columns: int = 1,
        gap: float = 1.0,
        foot: str = "",
        head: str = "",
    ) -> None:
        """Begin to write on a device with the resolution ``DOTS``, in letters of so many points.

        ``gap``: the space after a piece, in lines; ``foot``: stands at the foot of each page;
        ``head``: a piece of HTML that begins each page.
        """
        self._device, self._painter, self._title = device, painter, title
        self._font, self._colours, self._columns = QFont(font), colours, columns
        self._font.setPointSizeF(points)
        self._gap, self._foot, self._head = gap, foot, head
        self._faces: dict[str, QImage] = {}  # so that the file has each of them only once
        self._page = self._column = 0
        self._top = self._at = 0.0
        # Qt would save cards as JPEG, which blurs the edges of letters.
        painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)

    def begin(self, beside: str = "") -> None:
        """Begin a page, the first one before any ``add``; ``beside``: stands beside its title."""
        if self._page:
            self._device.newPage()
        self._page, self._column = self._page + 1, 0
        self._painter.setPen(Qt.GlobalColor.black)
        high, right = self._line_height, Qt.AlignmentFlag.AlignRight
        top = QRectF(0, 0, self._painter.viewport().width(), high)
        foot = top.translated(0, self._painter.viewport().height() - high)
        page = translate("Paper", "Page {number}", number=self._page)
        self._painter.setFont(self._font)
        self._painter.drawText(top, right, beside)
        self._painter.drawText(foot, Qt.AlignmentFlag.AlignLeft, self._foot)
        self._painter.drawText(foot, right, page)
        self._painter.setFont(scaled(self._font, 1, bold=True))
        self._painter.drawText(top, Qt.AlignmentFlag.AlignLeft, self._title)
        self._at = 2 * high
        if self._head:
            self._draw(self._lay_out(self._head))
        self._top = self._at

    def add(self, html: str) -> None:
        """Write a piece with its ``pictures_of`` cards, in a new column or page if need be."""
        piece = self._lay_out(html)
        bottom = self._painter.viewport().height() - 1.5 * self._line_height
        if self._at + piece.size().height() > bottom and self._at > self._top:
            if self._column + 1 < self._columns:
                self._column, self._at = self._column + 1, self._top
            else:
                self.begin()
        self._draw(piece)
        self._at += self._gap * self._line_height

    @property
    def _line_height(self) -> float:
        """The height of a line of the plain font, which the painter gets on the way."""
        self._painter.setFont(self._font)
        return self._painter.fontMetrics().lineSpacing()

    @property
    def _column_width(self) -> float:
        gaps = (self._columns - 1) * _GAP
        return (self._painter.viewport().width() - gaps) / self._columns

    def _lay_out(self, html: str) -> QTextDocument:
        piece = QTextDocument()
        piece.documentLayout().setPaintDevice(self._device)
        piece.setDefaultFont(self._font)
        piece.setDocumentMargin(0)
        for card in _CARDS.findall(html):
            if card not in self._faces:
                self._faces[card] = self._picture(card)
            kind = QTextDocument.ResourceType.ImageResource
            piece.addResource(kind.value, QUrl(card), self._faces[card])
        piece.setHtml(html)
        piece.setTextWidth(self._column_width)
        return piece

    def _picture(self, card: str) -> QImage:
        faces = CardFaces()
        faces.colours = self._colours
        picture = faces.image(card, _CARD, _SHARPNESS)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area, edge = QRectF(0, 0, _CARD, _CARD * CARD_ASPECT), QPen(Qt.GlobalColor.darkGray, 0.4)
        paint_rounded(painter, area, corner_of(_CARD), edge=edge, inset=0.2)
        painter.end()
        return picture

    def _draw(self, piece: QTextDocument) -> None:
        """Draw a piece where the column ends so far; the next one will be below it."""
        context = QtGui.QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)  # in any theme
        self._painter.save()
        self._painter.translate(self._column * (self._column_width + _GAP), self._at)
        piece.documentLayout().draw(self._painter, context)
        self._painter.restore()
        self._at += piece.size().height()
