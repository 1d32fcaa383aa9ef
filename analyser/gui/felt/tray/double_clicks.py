"""Sends both clicks of a double click to the same target, even if the first click moves it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget


def repeat_if_doubled(widget: QWidget, place: QRect, click: Callable[[], object]) -> None:
    """Click once more if the present click turns out to be the first of a double click.

    Call this before the click is carried out. The click may move everything on the felt, and Qt
    would then give the second click to whatever lies under the resting pointer.

    Args:
        widget: the widget that was clicked.
        place: the part of the widget that was clicked, in the widget's coordinates. The second
            click counts only inside the area of the screen that this part covers now.
        click: carries out the click.
    """
    _FILTER.place = QRect(widget.mapToGlobal(place.topLeft()), place.size())
    _FILTER.click = click
    if (window := widget.window().windowHandle()) is not None:  # None before it is first shown
        window.installEventFilter(_FILTER)


class _SecondClick(QObject):
    """An event filter of a window: it repeats ``click`` at the second click of a double click.

    The window does not get this second click; it gets all other clicks.
    """

    place = QRect()
    click: Callable[[], object] | None = None
    _is_second = False

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        """Repeat ``click`` when the second click of a double click inside ``place`` is released.

        Return True for the events of this second click, so that the window does not get them.
        """
        if not isinstance(event, QMouseEvent) or event.button() == Qt.MouseButton.NoButton:
            return False
        if event.type() != QEvent.Type.MouseButtonRelease:
            # Qt sends a press with this flag first, then one of the type of a double click.
            doubled = event.type() == QEvent.Type.MouseButtonDblClick or bool(
                event.flags() & Qt.MouseEventFlag.MouseEventCreatedDoubleClick
            )
            here = self.place.contains(event.globalPosition().toPoint())
            self._is_second = doubled and here and event.button() == Qt.MouseButton.LeftButton
            return self._is_second
        window.removeEventFilter(self)
        second, click = self._is_second, self.click
        self._is_second, self.click = False, None
        if second and click is not None:
            click()
        return second


_FILTER: Final = _SecondClick()
