"""Pages with tabs."""

from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPalette, QPen, QShortcut
from PySide6.QtWidgets import QStackedLayout, QTabBar, QWidget

from analyser.gui.look.theme import LEAST_TARGET, scaled, theme_of

_LINE: Final = 3
"""The thickness of the line below the current tab, in device-independent pixels."""


class MarkedTabs(QTabBar):
    """Plain names with a line below the current one."""

    def tabSizeHint(self, index: int) -> QSize:
        return super().tabSizeHint(index).expandedTo(QSize(0, LEAST_TARGET))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        highlight = self.palette().color(QPalette.ColorRole.Highlight)
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.panel_border)
        for at in filter(self.isTabVisible, range(self.count())):
            place, is_current = self.tabRect(at), at == self.currentIndex()
            painter.setFont(scaled(self.font(), 1, bold=is_current))
            painter.setPen(theme.text if is_current else theme.muted)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
            painter.drawText(place, flags, self.tabText(at))
            if is_current:
                line = QRect(place.left() + 2, place.bottom() - _LINE + 1, place.width() - 4, _LINE)
                painter.fillRect(line, highlight)
            if is_current and self.hasFocus():
                painter.setPen(QPen(highlight, 2))
                painter.drawRect(place.adjusted(1, 1, -1, -_LINE))


class Pages(QStackedLayout):
    """A stack of pages and its tabs; screen readers would say "layered pane" for a QTabWidget's."""

    def __init__(self, name: str) -> None:
        """Begin without pages; ``name``: the accessible name of the tabs."""
        super().__init__()
        self.tabs = MarkedTabs(documentMode=True, expanding=False)
        self.tabs.setAccessibleName(name)
        self.tabs.currentChanged.connect(self.setCurrentIndex)
        self.currentChanged.connect(self.tabs.setCurrentIndex)
        keys = QKeySequence.StandardKey
        for key, by in ((keys.NextChild, 1), (keys.PreviousChild, -1)):
            QShortcut(key, self.tabs, partial(self._turn_pages, by))

    def add(self, page: QWidget, title: str) -> None:
        """Add a page with its tab, once the layout is in a window: else the page flashes as one."""
        self.addWidget(page)
        self.tabs.addTab(title)

    def _turn_pages(self, by: int) -> None:
        shown = [at for at in range(self.count()) if self.tabs.isTabVisible(at)]
        following = shown.index(self.currentIndex()) + by
        self.tabs.setCurrentIndex(shown[following % len(shown)])
