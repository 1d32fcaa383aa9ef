"""Double clicks on what moves when it is clicked: both clicks go to the same target."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget


def repeat_if_doubled(widget: QWidget, place: QRect, click: Callable[[], object]) -> None:
    """Click once more if the present click turns out to be the first of a double click.

    To be called before the click is carried out, which may move everything on the felt: Qt would
    give the second click to whatever lies under the resting pointer then.

    Args:
        widget: what was clicked.
        place: the part of it that was clicked, in its coordinates. The second click counts only
            inside the area of the screen that this part has now.
        click: carries out the click.
    """
    _FILTER.place = QRect(widget.mapToGlobal(place.topLeft()), place.size())
    _FILTER.click = click
    if (window := widget.window().windowHandle()) is not None:  # None before it is first shown
        window.installEventFilter(_FILTER)


class _SecondClick(QObject):
    """An event filter of a window: it repeats ``click`` at the second click of a double click.

    The window does not get this second click; all other clicks go on to it.
    """

    place = QRect()
    click: Callable[[], object] | None = None
    _is_second = False

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        """Keep a double click inside ``place`` from the window; repeat ``click`` at its release."""
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
