"""The pill beside the verdict that says the pot, and the tags with chips at the seats."""

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from analyser.gui.look.felt_button import FeltButton
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import LEAST_LETTERS, MEDIUM, ON_SEAT, SMALL, fitted, scaled, theme_of
from analyser.gui.look.translation import with_key, with_semicolons

_CHIP: Final = "#ffd15c"


class Chips(Enum):
    """Which field of the panel below the pill is asked for."""

    POT = auto()
    CALL = auto()
    BETS = auto()


class PotPill(FeltButton):
    """The pot, the bet and the call, side by side; without a pot a button to say one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(self.tr("+ Pot"), parent)
        self._parts: tuple[tuple[str, str], ...] = ()
        self._shown = 0
        self.setAccessibleName(self.tr("Pot"))
        self.setToolTip(with_key(self.tr("The pot and the bets"), "Ctrl+Shift+P"))

    def display(self, parts: tuple[tuple[str, str], ...]) -> None:
        """Show these parts, each of words and chips."""
        if parts != self._parts:
            self._parts = parts
            self.setText("" if parts else self.tr("+ Pot"))
            said = with_semicolons([" ".join(part) for part in parts])
            self.setAccessibleDescription(said)
            self.update()

    def fit(self, room: int) -> int:
        """Show as many parts as fit in a room; return the width that they take."""
        self._shown = len(self._parts)
        while self._shown > 1 and self._width() > room:
            self._shown -= 1
        return self._width()

    def _width(self) -> int:
        plain, bold = self.fontMetrics(), QFontMetrics(scaled(self.font(), 1.0, bold=True))
        if not self._parts:
            return plain.horizontalAdvance(self.text()) + 2 * MEDIUM
        return sum(
            plain.horizontalAdvance(words) + SMALL + bold.horizontalAdvance(chips) + 2 * MEDIUM
            for words, chips in self._parts[: self._shown]
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter, theme = QPainter(self), theme_of(self.palette())
        plain, bold = self.font(), scaled(self.font(), 1.0, bold=True)
        left, middle = 0, Qt.AlignmentFlag.AlignVCenter
        for at, (words, chips) in enumerate(self._parts[: self._shown]):
            if at:
                painter.setPen(QPen(theme.slot, 1))
                inset = self.height() // 4
                painter.drawLine(left, inset, left, self.height() - inset)
            left += MEDIUM
            texts = (words, plain, theme.muted_on_felt), (chips, bold, theme.on_felt)
            for text, font, ink in texts:
                painter.setFont(font)
                painter.setPen(ink)
                wide = painter.fontMetrics().horizontalAdvance(text)
                painter.drawText(QRect(left, 0, wide + 2, self.height()), middle, text)
                left += wide + SMALL
            left += MEDIUM - SMALL


class Tag(QWidget):
    """A dark tag on the felt with a few words; before an amount of chips it has a chip."""

    def __init__(self, parent: QWidget, *, has_chip: bool = True) -> None:
        super().__init__(parent)
        self.text, self._has_chip = "", has_chip
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_text(self, text: str) -> None:
        self.text = text
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(scaled(self.font(), 1.0, bold=True))
        chip = metrics.height() if self._has_chip else 0
        return QSize(metrics.horizontalAdvance(self.text) + chip + 22, metrics.height() + 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        white = QColor("#ffffff")
        paint_rounded(painter, self.rect(), 9, QColor(ON_SEAT), QPen(white, 1.3), inset=1)
        left, high = 10, self.fontMetrics().height()
        if self._has_chip:
            middle, reach = QPointF(left + high / 2 - 2, self.height() / 2), high / 2 - 1.5
            painter.setPen(Qt.PenStyle.NoPen)
            for size, ink in ((1.0, _CHIP), (0.62, ON_SEAT), (0.38, _CHIP)):
                painter.setBrush(QColor(ink))
                painter.drawEllipse(middle, reach * size, reach * size)
            left += high
        painter.setPen(white)
        room, most = self.rect().adjusted(left, 0, -10, 0), self.font().pixelSize()
        font = fitted(self.font(), self.text, room.width(), most, LEAST_LETTERS, bold=True)
        painter.setFont(font)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text)
