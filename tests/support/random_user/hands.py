"""A user's mouse and keyboard, by events like those that the system sends."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Final
from unittest.mock import patch

from PySide6.QtCore import QKeyCombination, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QInputMethodEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget
from shiboken6 import isValid

from analyser.gui.felt import slots
from analyser.gui.felt.tray import deck_view, dragging
from analyser.gui.felt.tray.dragging import Dragged
from random_user.waiting import Waiting

LEFT: Final = Qt.MouseButton.LeftButton
RIGHT: Final = Qt.MouseButton.RightButton
NONE: Final = Qt.KeyboardModifier.NoModifier


def keys_named(names: str) -> tuple[Qt.Key, ...]:
    """Return the keys with these names, such as “Tab Return F10”."""
    return tuple([Qt.Key[f"Key_{name}"] for name in names.split()])


class Hands(Waiting, ABC):
    """A user who clicks, drags, presses keys and writes."""

    rng: Random
    """Decides about the move that is being made."""
    _dragged: Dragged | None = None

    @property
    @abstractmethod
    def window(self) -> QWidget:
        """The window in use, which gets keys that are meant for no other."""

    # The mouse ------------------------------------------------------------------------------

    def click(
        self,
        widget: QWidget,
        where: QPoint | None = None,
        button: Qt.MouseButton = LEFT,
        keys: Qt.KeyboardModifier = NONE,
    ) -> None:
        handle, (place,) = self._on_screen(widget, [where or widget.rect().center()])
        if handle is not None:
            QTest.mouseClick(handle, button, keys, place)

    def double_click(self, widget: QWidget, where: QPoint) -> None:
        handle, (place,) = self._on_screen(widget, [where])
        if handle is not None:
            QTest.mouseDClick(handle, LEFT, NONE, place)

    def pull(self, widget: QWidget, way: list[QPoint]) -> None:
        handle, places = self._on_screen(widget, way)
        if handle is None:
            return
        QTest.mousePress(handle, LEFT, NONE, places[0])
        for place in places[1:]:
            QTest.mouseMove(handle, place)
        QTest.mouseRelease(handle, LEFT, NONE, places[-1])

    @staticmethod
    def _on_screen(widget: QWidget, points: list[QPoint]) -> tuple[QWindow | None, list[QPoint]]:
        """Return a widget's window, and these points in it; None if a point is not to be seen."""
        window = widget.window()
        handle: QWindow | None = window.windowHandle()
        places = [widget.mapTo(window, point) for point in points]
        if handle is None or not widget.isVisible():
            return None, places
        room = QRect(QPoint(), handle.size())  # on a small screen the widget may be larger
        return handle if all(room.contains(place) for place in places) else None, places

    @contextmanager
    def _dragging_by_hand(self) -> Iterator[None]:
        """Note what begins to be dragged, because Qt's own loop would wait for a real mouse."""

        def begin(_widget: QWidget, dragged: Dragged, *_: object) -> None:
            self._dragged = dragged

        with ExitStack() as patches:
            for module in (dragging, deck_view, slots):
                patches.enter_context(patch.object(module, "drag", begin))
            yield

    def take_dragged(self) -> Dragged | None:
        """Return what the mouse has begun to drag, and forget it; None if it drags nothing."""
        dragged, self._dragged = self._dragged, None
        return dragged

    # The keyboard ---------------------------------------------------------------------------

    def key(
        self, key: Qt.Key, keys: Qt.KeyboardModifier = NONE, window: QWidget | None = None
    ) -> None:
        """Press a key in a window, whose focused widget or shortcut gets it."""
        if window is None:
            window = self.window
        if not window.isActiveWindow():
            window.activateWindow()
            self.settle()
        if not isValid(window):  # what was written before has closed it
            return
        handle = window.windowHandle()
        if handle is not None:
            QTest.keyClick(handle, key, keys)

    def press(self, action: QAction) -> None:
        keys = action.shortcut()
        if keys.isEmpty() or not action.isEnabled():
            action.trigger()
            return
        pressed: QKeyCombination = keys[0]  # type: ignore[index]  # the stub forgets it
        self.key(pressed.key(), pressed.keyboardModifiers())

    def write(self, field: QWidget, text: str) -> None:
        """Replace the text of a field as an input method does, which can write every letter."""
        field.setFocus()
        if isinstance(field, QLineEdit | QPlainTextEdit):
            field.selectAll()
        if not text:  # an input method that has nothing to write replaces nothing
            QTest.keyClick(field, Qt.Key.Key_Delete)
            return
        event = QInputMethodEvent("", [])
        event.setCommitString(text)
        QApplication.sendEvent(field, event)

    def somewhere_in(self, area: QRect) -> QPoint:
        """Return any point of an area."""
        across, down = (self.rng.randrange(max(1, size)) for size in (area.width(), area.height()))
        return QPoint(area.left() + across, area.top() + down)
