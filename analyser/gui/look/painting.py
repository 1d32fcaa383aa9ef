"""Painting: the felt, shadows, veils and glows, round corners, and pictures kept in a cache.

Only the colours come from the theme. Nothing here knows what a card or a seat is.
``paint_shadow`` caches shadows, because a felt has many equal ones. All other functions paint their
shapes each time; ``painted_once`` caches what its caller paints.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPixmapCache, QRadialGradient

from analyser.gui.look.theme import CORNER, Theme

_LIGHT_AT: Final = 0.42
"""How far the centre of the light is from the top, as a part of the felt's height."""
_SHADOW_STEPS: Final = 5
_GLOW_STEPS: Final = 7
RING: Final = 2.5
"""The width of the ring around a card or seat that wins or leads, in device-independent pixels."""
GLOW: Final = 9.0
"""How far a glow extends beyond the card or plate, in device-independent pixels."""


def painted(size: QSize | QSizeF, ratio: float, paint: Callable[[QPainter], object]) -> QPixmap:
    """Return a picture that ``paint`` paints on a transparent background.

    ``size``: the size in device-independent pixels. ``ratio``: the number of device pixels for each
    device-independent pixel.
    """
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


def cached(key: str, make: Callable[[], QPixmap]) -> QPixmap:
    """Return the picture with this key from Qt's cache. If the cache does not have it, make it."""
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = make()
        QPixmapCache.insert(key, pixmap)
    return pixmap


def painted_once(
    key: str, size: QSize | QSizeF, ratio: float, paint: Callable[[QPainter], object]
) -> QPixmap:
    """Return the picture with this key and size from Qt's cache; paint it if it is not cached.

    ``size``, ``ratio`` and ``paint`` are those of ``painted``. Use this for shapes that are painted
    at every move and seldom change.
    """
    whole = f"{key} {size.width()}x{size.height()} {ratio}"
    return cached(whole, lambda: painted(size, ratio, paint))


def paint_rounded(
    painter: QPainter,
    area: QRectF,
    corner: float,
    ground: QColor | None = None,
    edge: QPen | None = None,
) -> None:
    """Paint a rectangle with round corners, with its background and its outline, if given.

    Afterwards the painter's state is as before.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen if edge is None else edge)
    painter.setBrush(Qt.BrushStyle.NoBrush if ground is None else ground)
    painter.drawRoundedRect(area, corner, corner)
    painter.restore()


def paint_felt(painter: QPainter, area: QRectF, theme: Theme, corner: float = CORNER) -> None:
    """Paint the felt with a soft light on it. In high contrast, the felt has one colour."""
    gradient = QRadialGradient(QPointF(0, 0), 1)
    for place, colour in ((0, theme.felt_centre), (0.55, theme.felt), (1, theme.felt_edge)):
        gradient.setColorAt(place, colour)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(area.left() + area.width() / 2, area.top() + area.height() * _LIGHT_AT)
    # The gradient is a circle with a radius of 1, stretched beyond the felt's corners.
    width, height = area.width() * 0.66, area.height() * 0.8
    painter.scale(width, height)
    painter.setBrush(gradient)
    felt = QRectF(
        -area.width() / 2 / width,
        -area.height() * _LIGHT_AT / height,
        area.width() / width,
        area.height() / height,
    )
    painter.drawRoundedRect(felt, corner / width, corner / height)
    painter.restore()


def paint_shadow(painter: QPainter, card: QRectF, corner: float, theme: Theme) -> None:
    """Paint the shadow of a card; call this before painting the card.

    In high contrast there is no shadow.

    The shadow extends an eleventh of the card's width beyond the card's lower edge.
    """
    if theme.contrast:
        return
    reach = _reach(card.width())
    size = card.size().grownBy(QMarginsF(2 * reach, 2 * reach, 2 * reach, 2 * reach))
    inside = QRectF(QPointF(2 * reach, 2 * reach), card.size())
    shadow = painted_once(
        f"shadow {corner} {theme.shade.rgba()}",
        size,
        painter.device().devicePixelRatioF(),
        lambda onto: draw_shadow(onto, inside, corner, theme.shade),
    )
    painter.drawPixmap(card.topLeft() - inside.topLeft(), shadow)


def _reach(width: float) -> float:
    """Return how far the shadow of a card of this width extends to either side."""
    return max(width / 22, 2.0)


def draw_shadow(painter: QPainter, card: QRectF, corner: float, shade: QColor) -> None:
    """Paint the shadow of a card without the cache. This works in any thread and on paper."""
    reach = _reach(card.width())
    layer_shade = QColor(shade)
    layer_shade.setAlphaF(shade.alphaF() / _SHADOW_STEPS)
    for step in range(_SHADOW_STEPS):
        out = reach * step / (_SHADOW_STEPS - 1)
        layer = card.adjusted(-out, -out, out, out).translated(0, reach * 0.9)
        paint_rounded(painter, layer, corner + out, layer_shade)


def paint_veil(painter: QPainter, card: QRectF, corner: float, theme: Theme) -> None:
    """Paint a veil over a card that does not play; call this after painting the card."""
    paint_rounded(painter, card, corner, theme.veil)


def paint_plate(
    painter: QPainter, area: QRectF, theme: Theme, mark: QColor, strength: float = 1
) -> None:
    """Paint the plate behind a seat that is ahead, with a ring on its edge and a glow around it.

    Call this before painting what lies on the plate. In high contrast the ring is thicker, and
    there is no glow.

    Args:
        painter: paints in device-independent pixels.
        area: the plate, without the glow.
        theme: the plate's colours.
        mark: the colour of ring and glow.
        strength: the strength of the glow, 0 to 1, for its animation.
    """
    paint_rounded(painter, area.adjusted(0.5, 0.5, -0.5, -0.5), CORNER + 4, theme.plate)
    light = QColor(mark)
    for step in range(0 if theme.contrast else _GLOW_STEPS):
        out = GLOW * (step + 1) / _GLOW_STEPS
        light.setAlphaF(0.30 * strength * (1 - step / _GLOW_STEPS) ** 2)
        edge = QPen(light, 2 * GLOW / _GLOW_STEPS)
        paint_rounded(painter, area.adjusted(-out, -out, out, out), CORNER + 4 + out, edge=edge)
    ring = QPen(mark, RING * 1.6 if theme.contrast else RING)
    paint_rounded(painter, area, CORNER + 4, edge=ring)
