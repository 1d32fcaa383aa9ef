"""Flat buttons for the felt; buttons in Qt's own style would draw too much attention."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import LEAST_TARGET, MEDIUM, SMALL, mixed, theme_of


class FeltButton(QAbstractButton):
    """A button that looks like an empty place for a card.

    It is lighter under the pointer and while it is pressed.
    """

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        # Repainted when the pointer enters or leaves.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus with the deck
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size that the text needs."""
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance(self.text().replace("&", "")) + 2 * MEDIUM
        return QSize(width, max(LEAST_TARGET, metrics.height() + SMALL))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint background, outline and text."""
        theme = theme_of(self.palette())
        lit = 0.0
        if self.isEnabled():
            lit = 0.24 if self.isDown() else 0.12 if self.underMouse() else 0.0
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1 if self.isEnabled() else 0.45)
        ground = mixed(theme.felt, theme.on_felt, lit)
        edge = QPen(theme.active, 2) if self.hasFocus() else QPen(theme.slot, 1)
        paint_rounded(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, ground, edge)
        painter.setPen(theme.on_felt)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(self.rect(), flags, self.text())


class TemporaryButton(FeltButton):
    """A button that is hidden most of the time.

    Signals:
        gone: the button was hidden while it had the focus. The focus should then be set elsewhere.
            Otherwise Qt would move it to the next widget, such as the name of a seat, and a card
            typed next would get into the name.
    """

    gone = Signal()

    def hideEvent(self, event: QHideEvent) -> None:
        """Emit ``gone`` if the button had the focus."""
        if self.hasFocus() and not event.spontaneous():
            self.gone.emit()
        super().hideEvent(event)
