"""Helpers for windows, dialogs and menus: fonts, sizes and places, shortcuts and buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QChildEvent, QPoint, QSize, Qt
from PySide6.QtWidgets import QMenu, QWidget

from analyser.gui.look.theme import LEAST_TARGET

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QDialog

_USUAL_LETTERS: Final = 18
"""The height of a line of text in the usual font size, in device-independent pixels."""
_TITLE_BAR: Final = 24
"""The approximate height of a title bar, which is unknown before a window is shown."""


def follow_parent(window: QWidget) -> None:
    """Let a window or a menu inherit its parent's font, now and whenever that font changes."""
    window.setAttribute(Qt.WidgetAttribute.WA_WindowPropagation)


def letters_factor(widget: QWidget) -> float:
    """Return the factor by which a widget's text is larger than usual; at least 1."""
    return max(1.0, widget.fontMetrics().height() / _USUAL_LETTERS)


def restore_place(window: QWidget, width: int, height: int, kept: QByteArray) -> None:
    """Give a window the geometry of its last use; at its first use, give it this size.

    ``kept``: the geometry of the last use, from ``saveGeometry``; empty at the first use. The
    window is made small enough for the screen, which may be smaller than at the last use.
    """
    window.resize(width, height)
    if not kept.isEmpty():
        window.restoreGeometry(kept)
    if not (window.isMaximized() or window.isFullScreen()):
        room = window.screen().availableSize() - QSize(0, _TITLE_BAR)
        window.resize(window.size().boundedTo(room))


def let_child_follow(event: QChildEvent) -> None:
    """Call ``follow_parent`` for a child window or a menu that is about to be shown.

    Call this in ``childEvent``.

    Buttons and fields of a child window are also made high enough to be clicked, even those of Qt's
    own dialogs. A menu is not searched for any: it has none, and the search would delay its first
    paint.
    """
    child = event.child()
    if event.polished() and isinstance(child, QWidget) and child.isWindow():
        follow_parent(child)
        if not isinstance(child, QMenu):
            enlarge_targets(child)


def enlarge_targets(window: QWidget) -> None:
    """Make buttons and fields high enough to be clicked easily.

    Buttons and fields that are parts of other fields keep their height.
    """
    # Imported late: the start of the program needs this module, but none of these classes.
    from PySide6.QtWidgets import (
        QAbstractButton,
        QAbstractSpinBox,
        QComboBox,
        QLineEdit,
        QSlider,
        QTabBar,
    )

    for kind in (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QSlider):
        for target in window.findChildren(kind):
            around = target.parentWidget()
            if not isinstance(around, QLineEdit | QAbstractSpinBox | QTabBar):
                target.setMinimumHeight(max(target.minimumHeight(), LEAST_TARGET))


def add_action(
    window: QWidget, text: str, shortcut: str, called: Callable[..., object] | None = None
) -> QAction:
    """Add an action with a shortcut to a window and return it.

    ``called``: called without arguments when the action is triggered.
    """
    # Imported late too: only the windows beside the main one need them.
    from PySide6.QtGui import QAction, QKeySequence

    action = QAction(text, window)
    action.setShortcut(QKeySequence(shortcut))
    window.addAction(action)
    if called is not None:
        action.triggered.connect(called)
    return action


def run_once(dialog: QDialog) -> None:
    """Show a modal dialog until the user closes it, and then delete it."""
    dialog.finished.connect(dialog.deleteLater)
    dialog.exec()


def open_menu(menu: QMenu, where: QPoint) -> None:
    """Open a menu at a point of the screen, and delete it when it is closed."""
    follow_parent(menu)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(where)
