"""Windows that belong to another one have its letters: dialogs, menus, the list of hands."""

from __future__ import annotations

from PySide6.QtCore import QChildEvent, Qt
from PySide6.QtWidgets import QWidget


def follow_parent(window: QWidget) -> None:
    """Let a window or a menu have the letters of what it belongs to, and grow with them."""
    window.setAttribute(Qt.WidgetAttribute.WA_WindowPropagation)


def let_child_follow(event: QChildEvent) -> None:
    """Do that for a child that is about to be shown, if it is a window; ``childEvent`` calls it."""
    child = event.child()
    if event.polished() and isinstance(child, QWidget) and child.isWindow():
        follow_parent(child)
