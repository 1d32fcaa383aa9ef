"""Starts the window: empty at once, and filled right after.

Loading everything a full window needs takes as long again as starting Qt does. So this module and
what it imports are few and light; the rest is loaded when the empty window is on the screen.
"""

from __future__ import annotations

import gc
import os
import signal
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from analyser.gui.program.application import make_application
from analyser.gui.program.crash_report import CrashReporter
from analyser.gui.state.settings import Settings
from analyser.gui.window.main_window import MainWindow
from analyser.product import PROGRAM

if TYPE_CHECKING:
    from analyser.gui.program.session import Session


class Start:
    """Shows the empty window, and fills it when that has been painted."""

    def __init__(self, path: str | None) -> None:
        """Make the window; ``path`` names a saved table to open in it."""
        self.session: Session | None = None
        self._path = path
        self.window = MainWindow(Settings())
        self.window.restore_place()
        self.window.empty_painted.connect(self._fill)
        self.window.painted.connect(gc.enable)

    def open(self, path: str) -> None:
        """Open a saved table, as soon as there is a table to show it on."""
        self._path = path
        if self.session is not None:
            self.session.open(path)
            self.window.raise_()
            self.window.activateWindow()

    def leave_when_painted(self, what: str) -> None:
        """End the program at once when the empty "frame" or the full "window" has been painted."""
        if what == "frame":
            self.window.empty_painted.disconnect(self._fill)
            self.window.empty_painted.connect(lambda: os._exit(0))
        else:
            self.window.painted.connect(lambda: os._exit(0))

    def _fill(self) -> None:
        from analyser.gui.program.session import Session

        self.session = Session(self.window, self._path)


def run(path: str | None, until_painted: str = "") -> int:
    """Open the window and return the exit status when it is closed.

    ``until_painted``: to measure how long a start takes, leave as soon as the "frame", or the
    "window" with all its cards, has been painted.

    Nothing made while starting is garbage, so collecting waits until the window is there.
    """
    application = make_application([PROGRAM])
    reporter = CrashReporter(application)
    reporter.install()
    start = Start(path)
    application.file_opened.connect(start.open)
    if until_painted:
        start.leave_when_painted(until_painted)
    start.window.show()
    # Python sees Ctrl+C in the terminal only when it runs: look in now and then.
    signal.signal(signal.SIGINT, lambda *_: application.quit())
    heartbeat = QTimer(interval=500)
    heartbeat.timeout.connect(lambda: None)
    heartbeat.start()
    status = application.exec()
    if start.session is not None:
        start.session.finish()
    reporter.uninstall()
    return status
