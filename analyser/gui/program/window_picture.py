"""A picture of the whole window, drawn where nobody sees it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QLoggingCategory
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from analyser.gui.program.application import make_application
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs
from analyser.gui.state.settings import Settings
from analyser.gui.window.main_window import FIRST_SIZE, MainWindow
from analyser.poker.table.table import Table
from analyser.product import PROGRAM


def picture_of(table: Table, path: Path) -> bool:
    """Write a picture of the window with a table in it; return whether it was written."""
    # The offscreen platform warns that it has no window manager that would keep to sizes.
    QLoggingCategory.setFilterRules("default.warning=false")
    running = QApplication.instance()
    application = running or make_application([PROGRAM])
    document = Document(application)
    document.restore(table)
    window = MainWindow(Settings())
    window.fill(document)
    window.resize(*FIRST_SIZE)
    picture = picture_with_answers(window)
    window.hide()
    return picture.save(str(path))


def picture_with_answers(window: MainWindow) -> QPixmap:
    """Show a window, wait for what is counted beside it, and return a picture of it."""
    window.show()
    counting = Jobs()
    window.odds.start(counting)
    counting.finish()
    hints = window.area.hints
    QCoreApplication.processEvents()
    while not hints.up_to_date:
        # Hints come in slices after the frame that answers a move.
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    QCoreApplication.processEvents()  # what has come is laid out by an event of its own
    return window.grab()
