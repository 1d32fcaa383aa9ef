"""A bar that shows which part of all deals is won, tied and lost.

The won part is filled, the tied part striped and the lost part empty, so that the bar can be read
without its colours.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QPixmap

from analyser.gui.look.painting import painted
from analyser.gui.look.theme import Theme, mixed

BAR = "bar"
"""The scheme of the address of a bar's picture on a page."""
_ROUND = 3.0
_TINT = 0.5
"""The part of the winning colour, 0 to 1, in the filled area; its edge has the full colour."""


def bar(width: int, height: int, filled: float, striped: float = 0.0) -> str:
    """Return a bar as HTML; ``filled`` and ``striped`` are parts of its width, 0 to 1."""
    address = f"{BAR}:{width}/{height}/{filled:.4f}/{striped:.4f}"
    return f'<img src="{address}" width="{width}" height="{height}">'


def bar_picture(path: str, theme: Theme, ratio: float) -> QPixmap:
    """Draw the bar whose address in the HTML ends in ``path``, as in ``120/12/0.5/0.1``.

    Args:
        path: the width, the height, and the filled and the striped part of the width.
        theme: the theme whose colours are used.
        ratio: device pixels for each device-independent pixel.
    """
    width, height, filled, striped = map(float, path.split("/"))
    area = QRectF(0, 0, width, height)
    return painted(
        area.size(), ratio, lambda painter: paint_bar(painter, area, filled, striped, theme)
    )


def paint_bar(painter: QPainter, area: QRectF, filled: float, striped: float, theme: Theme) -> None:
    """Paint a bar into an area; ``filled`` and ``striped`` are parts of its width, 0 to 1."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = area.adjusted(0.5, 0.5, -0.5, -0.5)
    shape = QPainterPath()
    shape.addRoundedRect(outline, _ROUND, _ROUND)
    painter.setClipPath(shape)
    painter.fillRect(area, theme.panel)
    end = area.left() + area.width() * filled
    painter.fillRect(
        QRectF(area.topLeft(), QSizeF(area.width() * filled, area.height())),
        mixed(theme.panel, theme.win, _TINT),
    )
    stripes = QRectF(end, area.top(), area.width() * striped, area.height())
    painter.fillRect(stripes, QBrush(theme.win, Qt.BrushStyle.BDiagPattern))
    painter.setPen(QPen(theme.win, 1.5))
    for part in (filled, filled + striped):
        if 0 < part < 1:
            edge = area.left() + area.width() * part
            painter.drawLine(QPointF(edge, area.top()), QPointF(edge, area.bottom()))
    painter.setClipping(False)
    painter.setPen(QPen(theme.edge, 1))
    painter.drawPath(shape)
    painter.restore()
