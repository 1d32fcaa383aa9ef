"""The small badges on unused cards, which say what each card would change if it were dealt."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache, partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from analyser.gui.look.painting import painted
from analyser.gui.look.theme import ON_SEAT, SEAT_COLOURS, mixed

_PAPER: Final = QColor("#ffffff")
_INK: Final = QColor("#17202b")
_QUIET: Final = QColor("#4f5864")
_SHADES: Final = (1.0, 0.5, 0.2)
"""The part of its full colour that a badge has, by its shade: the higher the shade, the paler."""


class Look(IntEnum):
    """The badges that name no seat. Each can be recognised by its shape, without its colour.

    The ``look`` of a badge is one of these negative numbers or, if the badge names a seat, the
    number of this seat, 0 for the first. The badges of the seats are discs, squares and hexagons in
    turn.
    """

    SAME = -1
    """The outline of a rectangle: the card changes nothing."""
    MAKES = -2
    """A filled rectangle: with the card, the only seat makes a better hand."""
    TIE = -3
    """A lozenge: seats tie."""
    VAIN = -4
    """A triangle without letters: a seat improves but is still behind."""
    UP = -5
    """A house, which points up: a known hand gets more of the pot against ranges."""
    DOWN = -6
    """A house upside down: a known hand gets less of the pot against ranges."""


_COLOURS: Final[dict[int, tuple[QColor, QColor]]] = {
    Look.SAME: (_PAPER, _QUIET),
    Look.MAKES: (_INK, _PAPER),
    Look.VAIN: (_INK, _PAPER),
    Look.TIE: (QColor("#4a4f57"), _PAPER),
    Look.UP: (QColor("#1f5fa8"), _PAPER),
    Look.DOWN: (QColor("#a3480a"), _PAPER),
}
"""The colours of background and letters of the badges that name no seat."""
_HEXAGON: Final = ((0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75), (0.0, 0.25))
"""The corners of the badges of every third seat, in a square from (0, 0) to (1, 1)."""
_POLYGONS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    Look.TIE: ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)),
    Look.VAIN: ((0.5, 0.1), (1.0, 0.95), (0.0, 0.95)),
    Look.UP: ((0.5, 0.0), (1.0, 0.35), (1.0, 1.0), (0.0, 1.0), (0.0, 0.35)),
    Look.DOWN: ((0.5, 1.0), (1.0, 0.65), (1.0, 0.0), (0.0, 0.0), (0.0, 0.65)),
}
"""The corners of the badges that are polygons and name no seat, in the same coordinates."""


class Badge(NamedTuple):
    """A badge on an unused card.

    Attributes:
        sign: the text on the badge, at most four characters, such as "A" or "+100".
        look: the number of the seat that is ahead with the card, or one of ``Look``.
        vain: whether the badge has a triangle, because a seat improves but is still behind.
        shade: how pale the badge is: 0 for a card that changes much, 1 for less, 2 for little.
    """

    sign: str
    look: int
    vain: bool = False
    shade: int = 0


_MOST_DRAWN: Final = 500
"""The largest number of cached pictures; a window that is being resized needs ever new sizes."""
_VAIN: Final = Badge("", Look.VAIN)


class Badges:
    """Draws badges, and caches the pictures."""

    def __init__(self, font: QFont) -> None:
        letters = QFont(font)
        letters.setBold(True)
        self._drawn = lru_cache(_MOST_DRAWN)(partial(_drawn, letters))

    def pixmap(self, badge: Badge, height: int, ratio: float) -> QPixmap:
        """Return the picture of a badge, but without its triangle, which ``paint`` adds.

        ``height``: the height of the picture in device-independent pixels. ``ratio``: the number of
        device pixels for each device-independent pixel.
        """
        return self._drawn(badge, height, ratio)

    def paint(self, painter: QPainter, badge: Badge, card: QRectF, height: int) -> None:
        """Paint a badge at the foot of a card, and its triangle, if any, in the upper right corner.

        ``height``: the badge's height in device-independent pixels.
        """
        ratio = painter.device().devicePixelRatioF()
        if badge.sign:
            picture = self.pixmap(badge, height, ratio)
            left = card.center().x() - picture.width() / ratio / 2
            painter.drawPixmap(QPointF(left, card.bottom() - height + 1), picture)
        if badge.vain:
            side = max(8, round(height * 0.6))
            corner = QPointF(card.right() - side - 3, card.top() + 3)
            painter.drawPixmap(corner, self.pixmap(_VAIN, side, ratio))


def _drawn(font: QFont, badge: Badge, height: int, ratio: float) -> QPixmap:
    font.setPixelSize(round(height * 0.72))
    advance = QFontMetricsF(font).horizontalAdvance(badge.sign)
    # A lozenge has less room for letters.
    least = height * 1.3 if badge.look == Look.TIE else height
    width = round(max(least, advance + height * 0.5))
    ground, ink = colours_of(badge.look, badge.shade)

    def paint(painter: QPainter) -> None:
        painter.setPen(QPen(ink, 1))
        painter.setBrush(ground)
        paint_shape(painter, badge.look, QRectF(0.5, 0.5, width - 1, height - 1))
        painter.setFont(font)
        painter.drawText(QRectF(0, 0, width, height), Qt.AlignmentFlag.AlignCenter, badge.sign)

    return painted(QSize(width, height), ratio, paint)


def colours_of(look: int, shade: int = 0) -> tuple[QColor, QColor]:
    """Return the background colour of a badge and the colour of its letters.

    ``look`` and ``shade`` are those of the ``Badge``. The contrast between the two colours is at
    least 4.5:1.
    """
    if shade:
        return mixed(_PAPER, colours_of(look)[0], _SHADES[shade]), _INK
    if look < 0:
        return _COLOURS[look]
    return QColor(SEAT_COLOURS[look % len(SEAT_COLOURS)]), QColor(ON_SEAT)


def paint_shape(painter: QPainter, look: int, place: QRectF) -> None:
    """Paint the shape of a badge in the painter's pen and brush."""
    if look in (Look.SAME, Look.MAKES):
        painter.drawRoundedRect(place, 4, 4)
    elif look in _POLYGONS or look % 3 == 2:
        corners = _POLYGONS.get(look, _HEXAGON)
        painter.drawPolygon(
            [
                QPointF(place.left() + x * place.width(), place.top() + y * place.height())
                for x, y in corners
            ]
        )
    elif look % 3 == 0:
        painter.drawEllipse(place)
    else:
        painter.drawRoundedRect(place, 2, 2)
