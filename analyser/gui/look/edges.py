"""Outlines of fields, bars and buttons, and the ring of the focus; those of Qt are too faint."""

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QFocusFrame, QWidget
from shiboken6 import isValid

from analyser.gui.look.theme import Theme, seen_on, theme_of

_FUSION_SHADE: Final = 1.4
"""The factor by which Fusion's outlines are darker than the palette's window colour."""
_FIELDS: Final = ("QAbstractSpinBox", "QCheckBox", "QComboBox", "QLineEdit")
_BUTTONS: Final = ("QPushButton", "QToolButton")
_OUTLINED: Final = (*_FIELDS, *_BUTTONS, "QListWidget", "QPlainTextEdit", "QRadioButton")
"""The classes of widgets that the style Fusion outlines."""
_BARS: Final = ("QSlider", "QScrollBar", "QProgressBar")
"""The classes of widgets that Fusion outlines more faintly than those in ``_OUTLINED``."""
_BAR_EDGE: Final = 5.0
"""The contrast of the colour set for bars; Fusion's fainter outline then still has 3:1."""


def draw_edges(theme: Theme) -> None:
    """Give fields, bars and buttons visible outlines; call this after each change of palette.

    Qt's style Fusion draws their outlines in a darker shade of the palette's window colour, which
    they use for nothing else. So they get a palette in which that shade is ``theme.edge``.
    """
    palette = QPalette(QApplication.palette())
    palette.setResolveMask(0)
    grounds = palette.color(QPalette.ColorRole.Window), theme.panel
    of_bars = theme.edge if theme.contrast else seen_on(grounds, theme.text, _BAR_EDGE)
    for kinds, edge in ((_OUTLINED, theme.edge), (_BARS, of_bars)):
        palette.setColor(QPalette.ColorRole.Window, _window_colour_for(edge))
        for kind in kinds:
            QApplication.setPalette(palette, kind)  # type: ignore[arg-type]  # stub: bytes


def _window_colour_for(edge: QColor) -> QColor:
    """Return the window colour from which Fusion makes outlines of the colour ``edge``."""
    value = min(edge.valueF() * _FUSION_SHADE, 1)
    return QColor.fromHsvF(max(edge.hueF(), 0), edge.saturationF(), value)


_WITHOUT_RING: Final = (*_FIELDS, *_BUTTONS, "QAbstractScrollArea", "QAbstractSlider")
"""Classes of Qt whose focus is hardly seen; subclasses that ``paints_focus`` paint a ring.

By their names, because loading those that an empty table does not show takes time."""


class FocusRing(QObject):
    """Puts Qt's frame, as wide as its style has it, around what has the focus in a window."""

    def __init__(self, window: QWidget, felt: QWidget) -> None:
        super().__init__(window)
        self._window, self._felt = window, felt
        self._frame: QFocusFrame | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_focus)

    def _follow_focus(self, _: QWidget | None, now: QWidget | None) -> None:
        if self._frame is not None and isValid(self._frame):  # it goes with its neighbours
            self._frame.setWidget(None)  # type: ignore[arg-type]  # the stub does not allow None
        if now is None or getattr(now, "paints_focus", False):
            return
        if not any(map(now.inherits, _WITHOUT_RING)):
            return
        top = now.window()
        while (below := top.parentWidget()) is not None:  # a dialog, maybe of another dialog
            top = below.window()
        if top is self._window:
            if self._frame is None or not isValid(self._frame):
                self._frame = QFocusFrame()
            self._frame.setWidget(now)
            around = now.parentWidget() or now
            layout = around.layout()
            if layout is not None and around.rect() == now.geometry():
                layout.setContentsMargins(2, 2, 2, 2)  # the frame of a view in a dialog of Qt's
            theme, palette = theme_of(now.palette()), QPalette(now.palette())
            ink = theme.active if self._felt.isAncestorOf(now) else theme.text
            palette.setColor(QPalette.ColorRole.WindowText, ink)
            self._frame.setPalette(palette)
