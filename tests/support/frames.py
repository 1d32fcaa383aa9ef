"""Whether the frame that answers a click is whole: what the screen has, and what is left to do."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget


class _Paints(QObject):
    """Counts the widgets that are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count, and keep nothing from anybody."""
        self.count += event.type() == QEvent.Type.Paint
        return False


def paint_frame() -> int:
    """Do all that has led to the next frame, up to handing it to the screen.

    Timers, which come after it in the program's own loop, do not run. Returns how many widgets
    were painted.
    """
    application, paints = QApplication.instance(), _Paints()
    assert application is not None
    application.installEventFilter(paints)
    try:
        QApplication.sendPostedEvents()
    finally:
        application.removeEventFilter(paints)
    return paints.count


def on_screen(window: QWidget) -> QImage:
    """Return what the screen shows of a window; offscreen, where nothing can lie over it."""
    picture = window.screen().grabWindow(window.winId(), 0, 0, window.width(), window.height())
    return picture.toImage().convertToFormat(QImage.Format.Format_RGB32)


def painted_anew(window: QWidget) -> QImage:
    """Return what the screen would show if the whole window were painted from nothing."""
    return window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def is_whole(window: QWidget) -> bool:
    """Whether nothing waits to be painted, and the screen has all of the window as it is."""
    return not paint_frame() and on_screen(window) == painted_anew(window)
