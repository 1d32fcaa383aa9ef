"""What lies on the felt, painted: its light, shadows below cards, veils, plates and glows.

Only the colours come from the theme; none of these knows what a card or a seat is. Shadows, of
which a table has many alike, are kept; the rest is quick enough to be painted anew each time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPixmapCache, QRadialGradient

from analyser.gui.look.theme import CORNER, Theme

_LIGHT_AT: Final = 0.42
"""How far down the felt the light falls, as a share of its height: on the board."""
_SHADOW_STEPS: Final = 5
_GLOW_STEPS: Final = 7
RING: Final = 2.5
"""The width of the ring around what wins or leads, in device-independent pixels."""
GLOW: Final = 9.0
"""How far a glow reaches beyond what it lies around, in device-independent pixels."""


def kept(key: str, size: QSize, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """Return what ``paint`` paints on nothing; painted once for a key, and then kept for a while.

    For shapes that are painted at every move and seldom change.
    """
    whole = f"{key} {size.width()}x{size.height()} {ratio}"
    pixmap = QPixmap()
    if not QPixmapCache.find(whole, pixmap):
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
        painter.end()
        QPixmapCache.insert(whole, pixmap)
    return pixmap


def paint_felt(painter: QPainter, area: QRectF, theme: Theme, corner: float = CORNER) -> None:
    """Paint the felt with a soft light on it; in high contrast it has one colour."""
    gradient = QRadialGradient(QPointF(0, 0), 1)
    for place, colour in ((0, theme.felt_centre), (0.55, theme.felt), (1, theme.felt_edge)):
        gradient.setColorAt(place, colour)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(area.left() + area.width() / 2, area.top() + area.height() * _LIGHT_AT)
    # The gradient is a circle of one unit, stretched over the felt's corners.
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
    """Paint the shadow of a card before the card; none in high contrast.

    It falls down, and reaches an eleventh of the card's width beyond its lower edge.
    """
    if theme.contrast:
        return
    ratio = painter.device().devicePixelRatioF()
    key = f"shadow {card.width()} {card.height()} {corner} {ratio} {theme.shade.rgba()}"
    shadow = QPixmap()
    if not QPixmapCache.find(key, shadow):
        shadow = _shadow(card.size(), corner, ratio, theme.shade)
        QPixmapCache.insert(key, shadow)
    around = 2 * _reach(card.width())
    painter.drawPixmap(card.topLeft() - QPointF(around, around), shadow)


def _reach(width: float) -> float:
    """How far the shadow of a card of a width reaches to either side."""
    return max(width / 22, 2.0)


def _shadow(size: QSizeF, corner: float, ratio: float, shade: QColor) -> QPixmap:
    """Draw a shadow, with twice its reach on every side."""
    reach = _reach(size.width())
    whole = size.grownBy(QMarginsF(2 * reach, 2 * reach, 2 * reach, 2 * reach))
    pixmap = QPixmap((whole * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_shadow(painter, QRectF(QPointF(2 * reach, 2 * reach), size), corner, shade)
    painter.end()
    return pixmap


def draw_shadow(painter: QPainter, card: QRectF, corner: float, shade: QColor) -> None:
    """Paint the shadow of a card anew, as it has to be outside the window's thread or on paper."""
    reach = _reach(card.width())
    layer_shade = QColor(shade)
    layer_shade.setAlphaF(shade.alphaF() / _SHADOW_STEPS)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(layer_shade)
    for step in range(_SHADOW_STEPS):
        out = reach * step / (_SHADOW_STEPS - 1)
        layer = card.adjusted(-out, -out, out, out).translated(0, reach * 0.9)
        painter.drawRoundedRect(layer, corner + out, corner + out)
    painter.restore()


def paint_veil(painter: QPainter, card: QRectF, corner: float, theme: Theme) -> None:
    """Paint the veil over a card that does not play, after the card."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.veil)
    painter.drawRoundedRect(card, corner, corner)
    painter.restore()


def paint_plate(
    painter: QPainter, area: QRectF, theme: Theme, mark: QColor | None = None, strength: float = 1
) -> None:
    """Paint the plate below a seat, before what lies on it.

    Args:
        painter: paints in device-independent pixels.
        area: the plate, without the glow.
        theme: has the plate's colours.
        mark: the colour of the ring and the glow of a seat that wins, leads or ties; without it
            the plate has an outline only.
        strength: of the glow, 0 to 1, for a seat that begins to glow.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.plate_edge, 1) if mark is None else Qt.PenStyle.NoPen)
    painter.setBrush(theme.plate)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), CORNER + 4, CORNER + 4)
    painter.restore()
    if mark is not None:
        paint_glow(painter, area, CORNER + 4, theme, mark, strength)


def paint_glow(
    painter: QPainter,
    area: QRectF,
    corner: float,
    theme: Theme,
    colour: QColor,
    strength: float = 1,
) -> None:
    """Paint a ring around a card or a plate, and the light that it throws on the felt.

    The ring lies on the edge of the area; ``strength`` is that of the light, 0 to 1. In high
    contrast there is a stronger ring and no light.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    light = QColor(colour)
    for step in range(0 if theme.contrast else _GLOW_STEPS):
        out = GLOW * (step + 1) / _GLOW_STEPS
        light.setAlphaF(0.30 * strength * (1 - step / _GLOW_STEPS) ** 2)
        painter.setPen(QPen(light, 2 * GLOW / _GLOW_STEPS))
        painter.drawRoundedRect(area.adjusted(-out, -out, out, out), corner + out, corner + out)
    painter.setPen(QPen(colour, RING * 1.6 if theme.contrast else RING))
    painter.drawRoundedRect(area, corner, corner)
    painter.restore()
