"""Painting: the felt, shadows, veils and glows, round corners, and pictures kept in a cache.

Only the colours come from the theme. Nothing here knows what a card or a seat is.
Shapes are painted each time, which takes no longer than to look up and copy a picture. Only the
light and what ``paint_cached`` paints come from Qt's cache.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache

from analyser.gui.look.theme import ON_SEAT, Theme

_LIGHT_AT: Final = 0.42
"""How far the centre of the light is from the top, as a part of the felt's height."""
_LIGHT: Final = QSize(512, 512)
"""The size of the picture of the light, in pixels: enough for a gradient so soft."""
_SHADOW_STEPS: Final = 5


def painted(size: QSize | QSizeF, ratio: float, paint: Callable[[QPainter], object]) -> QPixmap:
    """Return what ``paint`` paints; ``ratio``: a screen's pixels for each of the ``size``."""
    pixmap = QPixmap((QSizeF(size) * ratio).toSize())
    if pixmap.isNull():  # an empty size, as on a felt without room
        return pixmap
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return pixmap


_ENGINES: Final = QtGui.QPaintEngine.Type
_RASTERS: Final = _ENGINES.Raster, _ENGINES.OpenGL2, _ENGINES.CoreGraphics


def paints_pixels(painter: QPainter) -> bool:
    """Whether a painter paints pixels, for which cached pictures are best, and not vectors."""
    return painter.paintEngine().type() in _RASTERS


def cached(key: str, make: Callable[[], QPixmap]) -> QPixmap:
    """Return the picture with this key from Qt's cache. If the cache does not have it, make it."""
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = make()
        QPixmapCache.insert(key, pixmap)
    return pixmap


def paint_cached(
    painter: QPainter, key: str, place: QRectF, paint: Callable[[QPainter], object]
) -> None:
    """Paint with a place's corner as origin: on screens from Qt's cache, on paper as vectors."""
    if paints_pixels(painter):
        ratio, size = painter.device().devicePixelRatioF(), place.size()
        whole = f"{key} {size.width()}x{size.height()} {ratio}"
        painter.drawPixmap(place.topLeft(), cached(whole, lambda: painted(size, ratio, paint)))
        return
    painter.save()
    painter.translate(place.topLeft())
    paint(painter)
    painter.restore()


class KeptPicture:
    """What a widget shows, which on a screen is painted anew only when it looks otherwise."""

    def __init__(self) -> None:
        self._looks: object = None
        self._picture = QPixmap()

    def paint(
        self, painter: QPainter, size: QSize, looks: object, paint: Callable[[QPainter], object]
    ) -> None:
        """Paint with ``paint``, or on a screen what it painted before if ``looks`` are as then."""
        if not paints_pixels(painter):
            paint(painter)
            return
        ratio = painter.device().devicePixelRatioF()
        if (size, ratio, looks) != self._looks:
            self._looks = size, ratio, looks
            self._picture = painted(size, ratio, paint)
        painter.drawPixmap(0, 0, self._picture)


def elided(painter: QPainter, text: str, room: QRect) -> str:
    """Return a text, cut at its end if the room is too narrow."""
    return painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())


# A longer part may be wider than its room, and has to break somewhere.
_SHORT: Final = 36
_BETWEEN_RANKS: Final = re.compile("(?<=[0-9AKQJ])-(?=[0-9AKQJ])")


def unbroken(text: str) -> str:
    """Return a text that, when drawn, has no line break in the middle of what belongs together.

    There is no break within ranks such as K-Q-10, before a "·", or within a short part between two
    "·", such as who wins a side pot.
    """
    gap, parts = "\N{NO-BREAK SPACE}", text.split("  ·  ")
    if len(parts) > 1:
        parts = [part.replace(" ", gap) if len(part) <= _SHORT else part for part in parts]
    return _BETWEEN_RANKS.sub("-\u2060", f"{gap}{gap}·  ".join(parts))


def write_wrapped(
    painter: QPainter,
    room: QRect,
    text: str,
    fonts: Iterable[QFont],
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
) -> None:
    """Write lines of text in the first font that holds all, else what fits and an ellipsis."""

    def needed(shown: str) -> QRect:
        return painter.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, shown)

    for font in fonts:
        painter.setFont(font)
        if needed(text).height() <= room.height() and needed(text).width() <= room.width():
            break
    words, shown = text.split(" "), text
    while len(words) > 1 and needed(shown).height() > room.height():
        words.pop()
        shown = f"{' '.join(words)}…"
    painter.drawText(room, side | Qt.TextFlag.TextWordWrap, shown)


def paint_rounded(
    painter: QPainter,
    place: QRectF | QRect,
    corner: float,
    ground: QColor | None = None,
    edge: QPen | None = None,
    inset: float = 0,
) -> None:
    """Paint a rectangle with round corners, inside a place, and leave the painter as it was."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen if edge is None else edge)
    painter.setBrush(Qt.BrushStyle.NoBrush if ground is None else ground)
    area = QRectF(place).adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(area, corner, corner)
    painter.restore()


def paint_parts(
    painter: QPainter,
    area: QRectF,
    corner: float,
    parts: Sequence[tuple[QColor, float]],
    gap: float = 1,
) -> list[QRectF]:
    """Paint a bar of parts, each a colour and its share of the width; return where each lies."""
    shape, places, left = QPainterPath(), [], area.left()
    shape.addRoundedRect(area, corner, corner)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(shape)
    for at, (ground, share) in enumerate(parts):
        wide = area.width() * share
        shown = max(wide - (gap if at < len(parts) - 1 else 0), 0.5)
        places.append(QRectF(left, area.top(), shown, area.height()))
        painter.fillRect(places[-1], ground)
        left += wide
    painter.restore()
    return places


def paint_ring_on_felt(
    painter: QPainter, place: QRect, corner: float, theme: Theme, inset: float = 1
) -> None:
    """Paint the ring of the focus just inside the outline of a place, which may be as bright."""
    ring = QPen(theme.active, 4.0 if theme.contrast else 3.0)
    paint_rounded(painter, place, corner - 2, edge=ring, inset=inset + ring.widthF() / 2)


def tile_edge(theme: Theme, ring: QColor | None = None) -> QPen | None:
    """Return the outline of a tile: its ``ring``, if any, or what high contrast gives every one."""
    if ring is not None:
        return QPen(ring, 4 if theme.contrast else 2)
    return QPen(theme.slot, 2) if theme.contrast else None


def paint_felt(painter: QPainter, area: QRect, theme: Theme, answer: QRect) -> None:
    """Paint the felt with a soft light, darker at the answer; in high contrast in one colour.

    On a screen one picture of the light is stretched: a gradient takes four times as long.
    """
    if paints_pixels(painter):
        key = f"light {theme.felt_centre.rgb()} {theme.felt.rgb()} {theme.felt_edge.rgb()}"
        draw = partial(_draw_light, QRect(QPoint(), _LIGHT), theme)
        painter.drawPixmap(area, cached(key, lambda: painted(_LIGHT, 1, draw)))
    else:
        _draw_light(area, theme, painter)
    painter.fillRect(answer, theme.scoreboard)
    if theme.contrast:
        painter.fillRect(answer.left(), answer.bottom(), answer.width(), 2, theme.on_felt)


def _draw_light(area: QRect, theme: Theme, painter: QPainter) -> None:
    gradient = QtGui.QRadialGradient(QPointF(0, 0), 1)
    for place, colour in ((0, theme.felt_centre), (0.55, theme.felt), (1, theme.felt_edge)):
        gradient.setColorAt(place, colour)
    painter.save()
    painter.translate(area.left() + area.width() / 2, area.top() + area.height() * _LIGHT_AT)
    # The gradient is a circle with a radius of 1, stretched beyond the felt's corners.
    painter.scale(area.width() * 0.66, area.height() * 0.8)
    painter.fillRect(QRectF(-0.5 / 0.66, -_LIGHT_AT / 0.8, 1 / 0.66, 1 / 0.8), gradient)
    painter.restore()


def paint_shadow(painter: QPainter, card: QRectF, corner: float, theme: Theme) -> None:
    """Paint the shadow of a card, before the card; in high contrast there is none."""
    reach, shade = max(card.width() / 22, 2.0), QColor(theme.shade)
    shade.setAlphaF(shade.alphaF() / _SHADOW_STEPS)
    for step in range(0 if theme.contrast else _SHADOW_STEPS):
        out = reach * step / (_SHADOW_STEPS - 1)
        layer = card.adjusted(-out, -out, out, out).translated(0, reach * 0.9)
        paint_rounded(painter, layer, corner + out, shade)


def paint_veil(painter: QPainter, card: QRectF, corner: float, theme: Theme) -> None:
    """Paint a veil over a card that does not play, in high contrast a stroke too, on the card."""
    paint_rounded(painter, card, corner, theme.veil)
    if theme.contrast:
        inside = card.adjusted(corner, corner, -corner, -corner)
        painter.setPen(QPen(QColor(ON_SEAT), 2))
        painter.drawLine(inside.bottomLeft(), inside.topRight())


def paint_needle(painter: QPainter, at: float, top: float, bottom: float) -> None:
    """Paint the needle that says which share a call needs, dark with a bright edge."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for width, ink in ((5, QColor("#ffffff")), (2, QColor(ON_SEAT))):
        painter.setPen(QPen(ink, width))
        painter.drawLine(QPointF(at, top), QPointF(at, bottom))
