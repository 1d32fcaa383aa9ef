"""The outlines of fields, bars and buttons, which the style draws too faint to be seen."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from analyser.gui.look.theme import Theme, seen_on

_FUSION_SHADE: Final = 1.4
"""How many times darker Fusion's outlines are than the window."""
_OUTLINED: Final = (
    "QLineEdit",
    "QPlainTextEdit",
    "QAbstractSpinBox",
    "QComboBox",
    "QPushButton",
    "QToolButton",
    "QCheckBox",
    "QRadioButton",
)
"""What Fusion outlines, by the names of the classes."""
_BARS: Final = ("QSlider", "QScrollBar", "QProgressBar")
"""What it outlines more faintly."""
_BAR_EDGE: Final = 5.0
"""The contrast that their outlines are given, so that 3:1 is left of it."""


def draw_edges(theme: Theme) -> None:
    """Have the style outline fields, bars and buttons in ``theme.edge``, in every window there is.

    Fusion draws them in a darker shade of the colour of the window, which is hardly seen on it.
    That is all that these widgets use the colour of the window for, so they get one whose darker
    shade is the edge. To be called again whenever the palette has changed.
    """
    palette = QPalette(QApplication.palette())
    palette.setResolveMask(0)
    grounds = palette.color(QPalette.ColorRole.Window), theme.panel
    of_bars = theme.edge if theme.contrast else seen_on(grounds, theme.text, _BAR_EDGE)
    for kinds, edge in ((_OUTLINED, theme.edge), (_BARS, of_bars)):
        palette.setColor(QPalette.ColorRole.Window, _outlined_by_fusion(edge))
        for kind in kinds:
            QApplication.setPalette(palette, kind)  # type: ignore[arg-type]  # stub: bytes


def _outlined_by_fusion(edge: QColor) -> QColor:
    """Return the colour of a window in which Fusion draws outlines in the colour of the edge."""
    value = min(edge.valueF() * _FUSION_SHADE, 1)
    return QColor.fromHsvF(max(edge.hueF(), 0), edge.saturationF(), value)
