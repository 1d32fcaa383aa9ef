"""A text in the largest letters that fit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from analyser.gui.look.theme import Ink, scaled
from analyser.gui.look.widgets import Text, unbroken

_MOST_MEASURED = 100
"""The size of the cache of measured texts: the same text is measured several times."""


class FittingText(Text):
    """A text in the largest letters that fit into its rectangle, on several lines if necessary."""

    def __init__(
        self, parent: QWidget, sizes: Sequence[float], bold: bool = False, ink: Ink = "on_felt"
    ) -> None:
        self._sizes, self._bold = tuple(sizes), bold
        self._fonts: list[QFont] = []
        self._shown = ""
        super().__init__(parent, ink=ink)

    def setText(self, text: str) -> None:
        """Show a text, and keep it, because asking Qt for it at each measuring is slow."""
        super().setText(text)
        self._shown = text

    def take_font(self) -> None:
        """Make all sizes of the font again, and forget how large the text was in them."""
        self._fonts = [scaled(self.font(), size, bold=self._bold) for size in self._sizes]
        self._metrics = [QFontMetrics(each) for each in self._fonts]
        self._measured = lru_cache(_MOST_MEASURED)(self._measure)

    def fitting(self) -> QFont:
        """Return the largest font in which the whole text fits; if there is none, the smallest."""
        for at, font in enumerate(self._fonts):
            needed = self._needed(at, self.width())
            if needed.height() <= self.height() and needed.width() <= self.width():
                return font
        return self._fonts[-1]

    @property
    def is_whole(self) -> bool:
        """Whether the whole text is visible, because it fits at least in the smallest letters."""
        return self.least_height(self.width()) <= self.height()

    def height_at(self, size: int, width: int) -> int:
        """Return the height of the text within this width; 0 if the text is empty.

        ``size``: the index of a font, 0 for the largest; too large an index means the smallest.
        """
        return self._needed(min(size, len(self._fonts) - 1), width).height()

    def lines_at(self, size: int, width: int) -> int:
        """Return the number of lines of the text within this width.

        ``size``: the index of a font, 0 for the largest; too large an index means the smallest.
        """
        at = min(size, len(self._fonts) - 1)
        return round(self.height_at(at, width) / self._metrics[at].lineSpacing())

    def least_height(self, width: int) -> int:
        """Return the height of the text in its smallest letters; 0 if the text is empty."""
        return self.height_at(len(self._fonts), width)

    def _needed(self, at: int, width: int) -> QRect:
        """Return the bounding rectangle of the text at this width in font number ``at``."""
        return self._measured(self._shown, at, width)

    def _measure(self, text: str, at: int, width: int) -> QRect:
        metrics = self._metrics[at]
        if not text:
            return QRect()
        wide = metrics.horizontalAdvance(text)
        # Most texts are one line, and breaking lines is slow.
        if wide + 4 <= width and "\n" not in text:
            return QRect(0, 0, wide, metrics.height() + 1)  # as high as a wrapped text of one line
        room = QRect(0, 0, width, 10_000)
        flags = self.alignment() | Qt.TextFlag.TextWordWrap
        return metrics.boundingRect(room, flags, unbroken(text))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text."""
        painter = QPainter(self)
        painter.setPen(self.colour)
        painter.setFont(self.fitting())
        flags = self.alignment() | Qt.TextFlag.TextWordWrap
        painter.drawText(self.rect(), flags, unbroken(self.text()))
