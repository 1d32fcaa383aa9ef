"""Windows that belong to another one have its letters: dialogs, menus, the list of hands."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QChildEvent, QSize, Qt
from PySide6.QtWidgets import QWidget

_USUAL_LETTERS: Final = 18
"""The height of a line in letters of usual size, in device-independent pixels."""


def follow_parent(window: QWidget) -> None:
    """Let a window or a menu have the letters of what it belongs to, and grow with them."""
    window.setAttribute(Qt.WidgetAttribute.WA_WindowPropagation)


def resize_with_letters(window: QWidget, width: int, height: int) -> None:
    """Give a window a size in its usual letters; in larger ones it is larger, up to the screen."""
    factor = max(1.0, window.fontMetrics().height() / _USUAL_LETTERS)
    size = QSize(round(width * factor), round(height * factor))
    size = size.boundedTo(window.screen().availableSize())
    window.resize(size.expandedTo(QSize(width, height)))


def let_child_follow(event: QChildEvent) -> None:
    """Do that for a child that is about to be shown, if it is a window; ``childEvent`` calls it."""
    child = event.child()
    if event.polished() and isinstance(child, QWidget) and child.isWindow():
        follow_parent(child)
