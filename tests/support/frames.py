"""Checks whether the frame that answers a click is complete, and nothing is left to paint."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget


class _Paints(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count the paint event; return False, so that the widget gets it."""
        self.count += event.type() == QEvent.Type.Paint
        return False


def paint_frame() -> int:
    """Do all that leads to the next frame, except timers; return how many widgets were painted."""
    application, paints = QApplication.instance(), _Paints()
    assert application is not None
    application.installEventFilter(paints)
    try:
        QApplication.sendPostedEvents()
    finally:
        application.removeEventFilter(paints)
    return paints.count


def on_screen(window: QWidget) -> QImage:
    """Return the picture that the screen shows of a window; offscreen no other window covers it."""
    picture = window.screen().grabWindow(window.winId(), 0, 0, window.width(), window.height())
    return picture.toImage().convertToFormat(QImage.Format.Format_RGB32)


def painted_anew(window: QWidget) -> QImage:
    """Return the picture that the screen would show if the whole window were painted again."""
    return window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def is_whole(window: QWidget) -> bool:
    """Whether no widget waits to be painted, and the screen shows the window as it is now."""
    return not paint_frame() and on_screen(window) == painted_anew(window)
