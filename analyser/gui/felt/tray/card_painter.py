"""Paints the cards of the deck: plain, as tiles that show what they would bring, or in use."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from analyser.gui.felt.tray.model import CardState
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import ON_SEAT, Theme, mixed
from analyser.gui.state.next_cards import Tile
from analyser.poker.cards import Card
from analyser.poker.names import card_sign

_CORNER: Final = 5
_SHADE: Final = QColor("#5b6b64")
_TALL: Final = 40
"""From this height on, a card in use says where it lies."""
_USUAL: Final = 46
"""The height of a card in a window of usual size, to whose size the letters are fitted."""
_LEAST_LETTERS: Final = 9


class CardPainter:
    """Paints cards of the deck during one paint event.

    Args:
        painter: paints them.
        size: a card's size in device-independent pixels.
        faces: draws the cards.
        theme: the colours.
        font: the font of tiles and places.
        colour: the colour of the seat in focus.
    """

    def __init__(
        self,
        painter: QPainter,
        size: QSize,
        faces: CardFaces,
        theme: Theme,
        font: QFont,
        colour: QColor,
    ) -> None:
        self._painter = painter
        self._size = size
        self._faces = faces
        self._theme = theme
        self._ratio = painter.device().devicePixelRatioF()
        self._band = max(13, round(size.height() * 0.46))
        self._colour = colour
        self._paper = QColor(faces.paper)
        self._edge = QPen(theme.slot, 1)
        grown = min(max(size.height() / _USUAL, 1.0), 1.5)
        self._small = _sized(font, round(12 * grown))
        self._words = _sized(font, round(13 * grown))
        self._figures = _sized(font, min(round(15 * grown), self._band), bold=True)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint(self, place: QRect, card: Card, state: CardState) -> None:
        """Paint one card: in use, out of the game, as a tile, or plain."""
        if state.tag:
            self._paint_used(place, card, state.tag)
            return
        foot = 0 if state.tile is None else self._band
        face = self._faces.compact(card, self._size, self._ratio, foot)
        if state.is_out:
            self._painter.setOpacity(0.25)
            self._painter.drawPixmap(place.topLeft(), face)
            self._painter.setOpacity(1)
            self._paint_stroke(place)
            return
        self._painter.drawPixmap(place.topLeft(), face)
        if state.tile is not None:
            self._paint_tile(place, state.tile)

    def paint_ring(self, place: QRect, colour: QColor) -> None:
        """Paint a ring around a card, with a dark line inside it that is seen on the paper."""
        for inside, ink in ((1, colour), (3, QColor(ON_SEAT))):
            ring = QRectF(place).adjusted(inside, inside, -inside, -inside)
            paint_rounded(self._painter, ring, _CORNER - inside / 2, edge=QPen(ink, 2))

    def _paint_used(self, place: QRect, card: Card, tag: str) -> None:
        """Paint the place of a card in use: its name, and where it lies."""
        painter, area = self._painter, QRectF(place)
        paint_rounded(painter, area.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER, edge=self._edge)
        painter.setPen(self._theme.muted_on_felt)
        painter.setFont(self._words)
        if place.height() < _TALL:
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, card_sign(card))
            return
        middle = area.center().y() + 1
        above, below = (
            Qt.AlignmentFlag.AlignHCenter | side
            for side in (Qt.AlignmentFlag.AlignBottom, Qt.AlignmentFlag.AlignTop)
        )
        painter.drawText(QRectF(place.left(), 0, place.width(), middle), above, card_sign(card))
        self._fit(self._small, tag, place.width())
        painter.drawText(QRectF(place.left(), middle, place.width(), 99), below, tag)

    def _paint_tile(self, place: QRect, tile: Tile) -> None:
        """Paint what a card would bring into its lower half."""
        painter, paper = self._painter, self._paper
        if tile.share is not None:
            ground = mixed(mixed(paper, _SHADE, 0.12), self._colour, float(tile.share))
        else:
            ground = self._colour if tile.improves else mixed(paper, _SHADE, 0.22)
        band = QRectF(place)
        band.setTop(band.bottom() - self._band)
        painter.setClipRect(band)
        paint_rounded(painter, QRectF(place), _CORNER, ground)
        painter.setClipping(False)
        font = self._words if tile.share is None else self._figures
        if tile.improves:
            font = _sized(font, font.pixelSize(), bold=True)
        self._fit(font, tile.text, place.width())
        painter.setPen(QColor(ON_SEAT))
        painter.drawText(band, Qt.AlignmentFlag.AlignCenter, tile.text)

    def _fit(self, font: QFont, text: str, width: int) -> None:
        """Choose letters of a font, smaller ones if a text would not fit on a card."""
        self._painter.setFont(font)
        wide = self._painter.fontMetrics().horizontalAdvance(text)
        if wide > width - 2:
            size = max(font.pixelSize() * (width - 2) // wide, _LEAST_LETTERS)
            self._painter.setFont(_sized(font, size, bold=font.bold()))

    def _paint_stroke(self, place: QRect) -> None:
        """Cross out a card that is not in the game."""
        self._painter.setPen(QPen(self._theme.muted_on_felt, 1.5))
        inner = QRectF(place).adjusted(6, 6, -6, -6)
        self._painter.drawLine(QPointF(inner.bottomLeft()), QPointF(inner.topRight()))


def _sized(font: QFont, pixels: int, bold: bool = False) -> QFont:
    result = QFont(font)
    result.setPixelSize(pixels)
    result.setBold(bold)
    return result
