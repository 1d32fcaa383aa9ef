"""Writes unexpected errors to a log, and shows a report that the user can copy; no table is lost.

Qt only prints exceptions that are raised in slots, so a hook catches all exceptions. The modules
for the report are imported only after an error, so that they do not slow down the start.
"""

from __future__ import annotations

import errno
import sys
import threading
import time
import traceback
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, Qt, Signal
from shiboken6 import isValid

from analyser.gui.state.problem_report import report
from analyser.product import PROGRAM
from analyser.terminal.output import refuse

translate = QCoreApplication.translate

_MOST_BYTES: Final = 200_000
"""About how large the log grows before it becomes the old one."""


def log_file() -> Path:
    """Return the path of the log of unexpected errors."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder) / f"{PROGRAM}.log"


class CrashReporter(QObject):
    """From ``install`` on shows unexpected errors of any thread in a box of the window's thread."""

    _raised = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown: QtWidgets.QDialog | None = None
        self._raised.connect(self._show_box, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        sys.excepthook = self._report_uncaught
        threading.excepthook = lambda args: self._report_uncaught(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )

    def uninstall(self) -> None:
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__

    def _report_uncaught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Write the error to the log and have the window show it; leave if it is Ctrl+C."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        details = report("".join(traceback.format_exception(kind, error, trace)))
        self._raised.emit(details, write_log(details))

    def _show_box(self, details: str, log_trouble: str) -> None:
        # One box at a time: an error in a paint event is repeated at each paint.
        if self._shown is not None and isValid(self._shown):
            return
        box = QtWidgets.QMessageBox(QtWidgets.QApplication.activeWindow())
        box.setIcon(box.Icon.Warning)
        box.setWindowTitle(self.tr("Something went wrong"))
        box.setText(self.tr("Something went wrong in the program. Your table is kept."))
        also = self.tr("You can go on. To report it, copy the details; they are also in {file}.")
        only = self.tr("You can go on. To report it, copy the details; {why}.")
        # For the whole box: the name of a file may look like HTML.
        box.setTextFormat(Qt.TextFormat.PlainText)
        advice = only if log_trouble else also
        box.setInformativeText(advice.format(why=log_trouble, file=log_file()))
        box.setDetailedText(details)
        copy = box.addButton(self.tr("&Copy report"), box.ButtonRole.ActionRole)
        copy.clicked.connect(lambda: QtWidgets.QApplication.clipboard().setText(details))
        box.addButton(box.StandardButton.Close)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._shown = box
        box.open()


def write_log(text: str) -> str:
    """Add a text to the log; return "" or, if that fails, a sentence, also on the error stream."""
    path = log_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not path.is_file():  # opening a pipe would block
            raise OSError(errno.EINVAL, "It is a folder, a pipe or a device", str(path))
        if path.exists() and path.stat().st_size + len(text) > _MOST_BYTES:
            path.replace(f"{path}.1")
        with path.open("a", encoding="utf-8") as log:
            log.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {text}\n")
    except OSError as error:
        trouble = translate("CrashReporter", "the log {file} cannot be written: {why}")
        trouble = trouble.format(file=path, why=error.strerror)
        refuse(trouble)
        return trouble
    return ""
