"""Windows that belong to another one have its letters: dialogs, menus, the list of hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QChildEvent, QPoint, QSize, Qt
from PySide6.QtWidgets import QMenu, QWidget

from analyser.gui.look.theme import LEAST_TARGET

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QDialog, QPushButton

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
    """Do that for a child that is about to be shown, if it is a window; ``childEvent`` calls it.

    What is clicked in it is made as high as a finger needs it, in Qt's own dialogs as well. A menu
    has none of that, and looking would take time: a window has some before it is first painted.
    """
    child = event.child()
    if event.polished() and isinstance(child, QWidget) and child.isWindow():
        follow_parent(child)
        if not isinstance(child, QMenu):
            enlarge_targets(child)


def enlarge_targets(window: QWidget) -> None:
    """Make buttons and fields as high as a target has to be, but for Qt's own parts of them."""
    # Not at the top: a start needs this module, and none of these classes.
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


def add_action(window: QWidget, text: str, shortcut: str) -> QAction:
    """Give a window an action with a key of its own."""
    # As above: the list and the table of hands need it, and no start.
    from PySide6.QtGui import QAction, QKeySequence

    action = QAction(text, window)
    action.setShortcut(QKeySequence(shortcut))
    window.addAction(action)
    return action


def button_for(action: QAction) -> QPushButton:
    """Return a button that does what an action does, and is enabled while the action is."""
    from PySide6.QtGui import QKeySequence
    from PySide6.QtWidgets import QPushButton

    button = QPushButton(action.text())
    button.setMinimumHeight(LEAST_TARGET)
    button.setToolTip(action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
    button.clicked.connect(action.trigger)
    action.enabledChanged.connect(button.setEnabled)
    return button


def run_once(dialog: QDialog) -> None:
    """Show a modal dialog until it is closed, and delete it."""
    dialog.finished.connect(dialog.deleteLater)
    dialog.exec()


def open_menu(menu: QMenu, where: QPoint) -> None:
    """Open a menu that is made for this once."""
    follow_parent(menu)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(where)
