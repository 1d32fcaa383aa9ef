"""A layout that places widgets side by side, on as many lines as necessary."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem

from analyser.gui.look.theme import SMALL


class Flow(QLayout):
    """Lays widgets out on as many lines as needed, from the left or ``centred``."""

    def __init__(self, *, centred: bool = False) -> None:
        super().__init__()
        self._centred = centred
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(SMALL)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Return horizontal: the layout takes all the width, but only the height that it needs."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        return sum([_height(line) for line in lines]) + self.spacing() * (len(lines) - 1)

    def minimumSize(self) -> QSize:
        width = max([item.minimumSize().width() for item in self._items], default=0)
        height = max([item.minimumSize().height() for item in self._items], default=0)
        return QSize(width, height)

    def sizeHint(self) -> QSize:
        width = sum([item.sizeHint().width() + self.spacing() for item in self._items])
        return QSize(width, _height(self._items))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        top = rect.top()
        for line in self._lines(rect.width()):
            wide = sum([item.sizeHint().width() for item in line]) + self.spacing() * (
                len(line) - 1
            )
            left = rect.left() + (max(0, rect.width() - wide) // 2 if self._centred else 0)
            for item in line:
                size = QSize(item.sizeHint().width(), _height(line))
                item.setGeometry(QRect(QPoint(left, top), size))
                left += size.width() + self.spacing()
            top += _height(line) + self.spacing()

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        left = 0
        for item in self._items:
            if item.isEmpty():
                continue
            needs = item.sizeHint().width()
            if not lines or needs > left:
                lines.append([])
                left = width
            lines[-1].append(item)
            left -= needs + self.spacing()
        return lines


def _height(line: list[QLayoutItem]) -> int:
    return max([item.sizeHint().height() for item in line], default=0)
