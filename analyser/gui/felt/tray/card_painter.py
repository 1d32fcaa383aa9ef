"""Paints the cards of the deck: plain, as tiles that show what they would bring, or in use."""

from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QAbstractScrollArea

from analyser.gui.felt.tray.deck_model import CardState
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.painting import elided, paint_cached, paint_rounded
from analyser.gui.look.theme import ON_SEAT, fitted, lettered, mixed, seat_colour, theme_of
from analyser.gui.state.side_counts import Tile
from analyser.poker.cards import Card
from analyser.poker.names import card_sign

_CORNER: Final = 5
_SHADE: Final = QColor("#5b6b64")
_TALL: Final = 40  # from this height on, a card in use says where it lies
_USUAL: Final = 46
"""The height of a card in a window of usual size, to whose size the letters are fitted."""
_LEAST_LETTERS: Final = 9

Texts = frozenset[tuple[str, bool]]
"""Texts of tiles; True for those in bold."""


class CardPainter:
    """Paints cards of the deck, of one size, during one paint event of its view."""

    def __init__(
        self, view: QAbstractScrollArea, size: QSize, faces: CardFaces, seat: int, texts: Texts
    ) -> None:
        """``seat``: in focus, whose colour tiles have; ``texts``: of all tiles, for one size."""
        self._painter = painter = QPainter(view.viewport())
        self._size, self._faces = size, faces
        self._theme = theme = theme_of(view.palette())
        self._ratio, font = view.devicePixelRatioF(), view.font()
        self._band = max(13, round(size.height() * 0.46))
        self._colour = colour = seat_colour(seat)
        self._paper = QColor(faces.paper_colour)
        self._edge = QPen(theme.slot, 1)
        grown = min(max(size.height() / _USUAL, 1.0), 1.5)
        self._small = lettered(font, round(12 * grown))
        self._words = lettered(font, round(13 * grown))
        most = round(13 * grown), min(round(15 * grown), self._band)
        self._on_tiles = [_size_for_all(font, texts, size.width() - 2, each) for each in most]
        colours = colour, self._paper, theme.slot, theme.muted_on_felt
        self._look = f"{self._words.key()} {self._on_tiles} {[each.rgba() for each in colours]}"
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint(self, place: QRect, card: Card, state: CardState) -> None:
        if state.tag:
            self._paint_used(place, card, state.tag)
            return
        foot = 0 if state.tile is None else self._band
        face = self._faces.compact(card, self._size, self._ratio, foot)
        self._painter.setOpacity(0.25 if state.is_out else 1)
        self._painter.drawPixmap(place.topLeft(), face)
        self._painter.setOpacity(1)
        if state.is_out:
            self._cross_out(place)
        elif state.tile is not None:
            self._paint_tile(place, state.tile)

    def paint_ring(self, place: QRect, colour: QColor) -> None:
        """Paint a ring around a card, with a dark line inside it that is seen on the paper."""
        for inset, ink in ((1, colour), (3, QColor(ON_SEAT))):
            ring, corner = QPen(ink, 2), _CORNER - inset / 2
            paint_rounded(self._painter, place, corner, edge=ring, inset=inset)

    def _paint_used(self, place: QRect, card: Card, tag: str) -> None:
        """Paint the place of a card in use: its name, and where it lies."""
        key = f"used {card_sign(card)} {tag} {self._look}"
        paint = partial(self._draw_used, place.size(), card_sign(card), tag)
        paint_cached(self._painter, key, QRectF(place), paint)

    def _draw_used(self, size: QSize, sign: str, tag: str, painter: QPainter) -> None:
        area = QRectF(0, 0, *size.toTuple())
        paint_rounded(painter, area, _CORNER, edge=self._edge, inset=0.5)
        painter.setPen(self._theme.muted_on_felt)
        painter.setFont(self._words)
        if size.height() < _TALL:
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, sign)
            return
        middle = area.center().y() + 1
        above = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        below = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(QRectF(0, 0, size.width(), middle), above, sign)
        most = self._small.pixelSize()
        painter.setFont(fitted(self._small, tag, size.width() - 2, most, _LEAST_LETTERS))
        room = QRect(0, round(middle), size.width(), 99)
        painter.drawText(room, below, elided(painter, tag, room.adjusted(2, 0, -2, 0)))

    def _paint_tile(self, place: QRect, tile: Tile) -> None:
        """Paint what a card would bring into its lower half; many tiles are alike."""
        size = QSize(place.width(), self._band)
        key = f"tile {tile.text} {tile.share} {tile.improves} {self._look}"
        foot = QRectF(place.left(), place.bottom() + 1 - self._band, *size.toTuple())
        paint_cached(self._painter, key, foot, partial(self._draw_tile, size, tile))

    def _draw_tile(self, size: QSize, tile: Tile, painter: QPainter) -> None:
        """Draw what a card would bring, for its foot."""
        paper, place = self._paper, QRectF(0, -_CORNER, size.width(), size.height() + _CORNER)
        if tile.share is not None:
            ground = mixed(mixed(paper, _SHADE, 0.12), self._colour, float(tile.share))
        else:
            ground = self._colour if tile.improves else mixed(paper, _SHADE, 0.22)
        paint_rounded(painter, place, _CORNER, ground)  # its upper corners are cut off
        letters = self._on_tiles[tile.share is not None]
        painter.setFont(lettered(self._words, letters, tile.is_bold))
        painter.setPen(QColor(ON_SEAT))
        painter.drawText(QRectF(0, 0, *size.toTuple()), Qt.AlignmentFlag.AlignCenter, tile.text)

    def _cross_out(self, place: QRect) -> None:
        self._painter.setPen(QPen(self._theme.muted_on_felt, 1.5))
        inner = QRectF(place).adjusted(6, 6, -6, -6)
        self._painter.drawLine(QPointF(inner.bottomLeft()), QPointF(inner.topRight()))


@lru_cache(64)
def _size_for_all(font: QFont, texts: Texts, room: int, most: int) -> int:
    """Return the largest size in pixels up to ``most`` in which all texts fit."""
    every = [fitted(font, text, room, most, _LEAST_LETTERS, bold) for text, bold in texts]
    return min([each.pixelSize() for each in every], default=most)
