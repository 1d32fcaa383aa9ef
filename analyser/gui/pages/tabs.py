"""Pages with tabs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QTabBar, QTabWidget

from analyser.gui.look.theme import LEAST_TARGET

_LINE: Final = 3
"""How thick the line below the current tab is, in device-independent pixels."""


class MarkedTabs(QTabBar):
    """Tabs that draw a line below the current one, as some themes do not mark it otherwise."""

    def tabSizeHint(self, index: int) -> QSize:
        """Return the size that a tab needs, but at least the smallest size of a target."""
        return super().tabSizeHint(index).expandedTo(QSize(0, LEAST_TARGET))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tabs, and the line."""
        super().paintEvent(event)
        if self.currentIndex() >= 0:
            place = self.tabRect(self.currentIndex())
            line = QRect(place.left() + 2, place.bottom() - _LINE + 1, place.width() - 4, _LINE)
            QPainter(self).fillRect(line, self.palette().color(QPalette.ColorRole.Highlight))


class Pages(QTabWidget):
    """Pages with marked tabs above them."""

    def __init__(self) -> None:
        super().__init__()
        self.setTabBar(MarkedTabs())
        self.setDocumentMode(True)
