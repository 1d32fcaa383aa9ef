"""Starts the window: an empty frame at once, and what goes into it right after.

Loading everything a full window needs takes as long again as starting Qt does. So this module and
what it imports are few and light; the rest is loaded when the frame is on the screen.
"""

from __future__ import annotations

import gc
import os
import signal
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from analyser.gui.look.theme import palette_of
from analyser.gui.program.application import FIRST_SIZE, make_application
from analyser.gui.program.crash_report import TroubleHook
from analyser.gui.state.settings import Settings
from analyser.product import NAME, PROGRAM

if TYPE_CHECKING:
    from analyser.gui.program.session import Session


class Frame(QMainWindow):
    """The window before it is filled: its place, its title and its colours.

    Signals:
        painted: the frame has been painted for the first time, and that event is over.
    """

    painted = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._was_painted = False
        self.setWindowTitle(NAME)
        self.resize(*FIRST_SIZE)
        if not settings.geometry.isEmpty():
            self.restoreGeometry(settings.geometry)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell once that the frame is there."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.painted.emit)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let the contents close as if they were the window."""
        contents = self.centralWidget()
        if contents is not None:
            contents.close()
        super().closeEvent(event)


class Start:
    """Shows the frame, and fills it when it has been painted."""

    def __init__(self, path: str | None) -> None:
        """Make the frame; ``path`` names a saved table to open in it."""
        self.session: Session | None = None
        self._path = path
        self._settings = Settings()
        palette = palette_of(self._settings.theme)
        if palette is not None:
            QApplication.setPalette(palette)
        self.frame = Frame(self._settings)
        self.frame.painted.connect(self._fill)

    def open(self, path: str) -> None:
        """Open a saved table, as soon as there is a window to show it in."""
        self._path = path
        if self.session is not None:
            self.session.open(path)
            self.frame.raise_()
            self.frame.activateWindow()

    def leave_when_painted(self, what: str) -> None:
        """End the program at once when the "frame" or the full "window" has been painted."""

        def leave() -> None:
            os._exit(0)

        if what == "frame":
            self.frame.painted.disconnect(self._fill)
            self.frame.painted.connect(leave)
        else:  # after _fill, which is connected before

            def wait() -> None:
                assert self.session is not None
                self.session.window.painted.connect(leave)

            self.frame.painted.connect(wait)

    def _fill(self) -> None:
        from analyser.gui.program.session import Session

        self.session = Session(self._settings, self._path)
        self.session.window.painted.connect(gc.enable)
        self.frame.setCentralWidget(self.session.window)
        self.session.window.area.deck.setFocus()


def run(path: str | None, until_painted: str = "") -> int:
    """Open the window and return the exit status when it is closed.

    ``until_painted``: to measure how long a start takes, leave as soon as the "frame", or the
    "window" with all its cards, has been painted.

    Nothing made while starting is garbage, so collecting waits until the window is there.
    """
    application = make_application([PROGRAM])
    trouble = TroubleHook(application)
    trouble.install()
    start = Start(path)
    application.file_opened.connect(start.open)
    if until_painted:
        start.leave_when_painted(until_painted)
    start.frame.show()
    # Python sees Ctrl+C in the terminal only when it runs: look in now and then.
    signal.signal(signal.SIGINT, lambda *_: application.quit())
    heartbeat = QTimer(interval=500)
    heartbeat.timeout.connect(lambda: None)
    heartbeat.start()
    status = application.exec()
    if start.session is not None:
        start.session.finish()
    trouble.uninstall()
    return status
