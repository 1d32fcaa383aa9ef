"""One run of the window: application, document, saved state, and the work beside it."""

from __future__ import annotations

import logging
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QLoggingCategory, QTimer
from PySide6.QtWidgets import QApplication

from analyser.gui.card_faces import application_icon
from analyser.gui.document import Document
from analyser.gui.jobs import Jobs
from analyser.gui.main_window import MainWindow
from analyser.gui.settings import Settings, load_table, save_table, table_file
from analyser.gui.trouble import TroubleHook
from analyser.poker.analysis import prepare
from analyser.poker.errors import CardError

APPLICATION_ID = "io.github.hand_analyser.HandAnalyser"
_SAVE_DELAY = 300  # milliseconds without a change before the table is written

_log = logging.getLogger("analyser")


def make_application(arguments: list[str]) -> QApplication:
    """Create the application object with its names and style."""
    application = QApplication(arguments)
    application.setApplicationName("hand-analyser")
    application.setApplicationDisplayName("Hand Analyser")
    application.setDesktopFileName(APPLICATION_ID)
    application.setStyle("Fusion")  # the one style that follows every palette on every system
    return application


class Session:
    """Ties a window to what outlives it: settings, the saved table, and background work."""

    def __init__(self) -> None:
        self.settings = Settings()
        self.document = Document()
        self.jobs = Jobs()
        self._restore()
        self.window = MainWindow(self.document, self.settings)
        self._saving = QTimer(self.window, singleShot=True, interval=_SAVE_DELAY)
        self._saving.timeout.connect(self._save)
        self.document.changed.connect(self._saving.start)
        self.window.painted.connect(self._prepare)
        self.window.closing.connect(self.finish)

    def finish(self) -> None:
        """Write the table, and wait for all work to end."""
        self._saving.stop()
        self._save()
        self.jobs.finish()

    def _restore(self) -> None:
        try:
            self.document.restore(load_table(table_file()))
        except FileNotFoundError:
            pass  # the first run
        except (OSError, CardError) as error:
            # A file that cannot be read is kept beside the one that will be written.
            path = table_file()
            kept = path.with_suffix(".unreadable.json")
            path.replace(kept)
            _log.error("The saved table could not be read and is kept as %s: %s", kept, error)

    def _save(self) -> None:
        table = self.document.table
        self.jobs.run(lambda: save_table(table, table_file()))

    def _prepare(self) -> None:
        """Build the tables of all hands now that the window is there, before the first click."""
        self.window.setWindowIcon(application_icon())
        self.jobs.run(prepare)


def run(path: str | None) -> int:
    """Open the window and return the exit status when it is closed."""
    application = make_application(sys.argv[:1])
    trouble = TroubleHook(application)
    trouble.install()
    session = Session()
    if path is not None:
        session.window.open_table(path)
    session.window.show()
    # Python sees Ctrl+C in the terminal only when it runs: look in now and then.
    signal.signal(signal.SIGINT, lambda *_: application.quit())
    heartbeat = QTimer(interval=500)
    heartbeat.timeout.connect(lambda: None)
    heartbeat.start()
    status = application.exec()
    session.finish()
    trouble.uninstall()
    return status


def picture_of(cards: str, path: Path) -> bool:
    """Write a picture of the window with some cards in it; return whether it was written."""
    # The offscreen platform warns that it has no window manager to tell the sizes to.
    QLoggingCategory.setFilterRules("default.warning=false")
    application = make_application(["hand-analyser"])
    document = Document()
    document.enter(cards)
    window = MainWindow(document, Settings())
    window.show()
    application.processEvents()
    return window.grab().save(str(path))
