"""Drags something over a widget and drops it there, with the events that Qt sends."""

from collections.abc import Callable
from typing import Final, cast

from PySide6.QtCore import QLibraryInfo, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

LEFT: Final = Qt.MouseButton.LeftButton
NONE: Final = Qt.KeyboardModifier.NoModifier
COPY: Final = Qt.DropAction.CopyAction
MOVE: Final = Qt.DropAction.MoveAction
BOTH: Final = COPY | MOVE

# Since Qt 6.12 these events take a QPointF and QPoint is deprecated; before, they took QPoint only.
# The cast is for the older version's types.
_point: Final = cast(
    Callable[[int, int], QPoint],
    QPointF if QLibraryInfo.version().segments() >= [6, 12] else QPoint,
)


def drag_over(target: QWidget, data: QMimeData, actions: Qt.DropAction = BOTH) -> QDragEnterEvent:
    """Drag something into a widget; return the event, which is accepted if the widget takes it."""
    event = QDragEnterEvent(_point(5, 5), actions, data, LEFT, NONE)
    event.ignore()
    QApplication.sendEvent(target, event)
    return event


def drag_on(target: QWidget, data: QMimeData) -> None:
    QApplication.sendEvent(target, QDragMoveEvent(_point(5, 5), COPY | MOVE, data, LEFT, NONE))


def let_go(target: QWidget, data: QMimeData, actions: Qt.DropAction = COPY) -> bool:
    event = QDropEvent(QPointF(5, 5), actions, data, LEFT, NONE)
    QApplication.sendEvent(target, event)
    return event.isAccepted()


def drop(target: QWidget, data: QMimeData) -> bool:
    """Drag something into a widget, and drop it if the widget would take it.

    Return whether the widget took it.
    """
    return drag_over(target, data, COPY).isAccepted() and let_go(target, data)
