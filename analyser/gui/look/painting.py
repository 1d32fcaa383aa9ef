"""Painting pictures into memory, a cache for them, and rectangles with round corners."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPixmapCache


def painted(size: QSize | QSizeF, ratio: float, paint: Callable[[QPainter], object]) -> QPixmap:
    """Return a picture that ``paint`` paints on a transparent background.

    ``size``: in device-independent pixels; ``ratio``: device pixels for each of them.
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
    """Return the picture with this key from Qt's cache; if it is not there, make it."""
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = make()
        QPixmapCache.insert(key, pixmap)
    return pixmap


def painted_once(
    key: str, size: QSize | QSizeF, ratio: float, paint: Callable[[QPainter], object]
) -> QPixmap:
    """Return the picture from the cache, or else paint it as ``painted`` does.

    Use it for shapes that are painted at every move and seldom change.
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
    """Paint a rectangle with round corners: its background and its outline, if given.

    The painter's state is restored.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen if edge is None else edge)
    painter.setBrush(Qt.BrushStyle.NoBrush if ground is None else ground)
    painter.drawRoundedRect(area, corner, corner)
    painter.restore()
