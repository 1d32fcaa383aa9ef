"""Starts the program: it shows an empty window at once, and fills it right after.

Loading all modules of a full window takes as long as starting Qt. So this module imports little,
and the other modules are loaded when the empty window is on the screen.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMimeData, QPoint, QTimer
from PySide6.QtGui import QGuiApplication
from shiboken6 import createdByPython

from analyser.gui.program.application import make_application
from analyser.gui.program.collector import Collector
from analyser.gui.program.crash_report import CrashReporter
from analyser.gui.state.settings import Settings
from analyser.gui.window.main_window import MainWindow
from analyser.product import PROGRAM
from analyser.terminal.output import INTERRUPTED

if TYPE_CHECKING:
    from analyser.gui.program.session import Session
    from analyser.gui.state.saved_windows import SavedWindow

_HEARTBEAT: Final = 250
"""Milliseconds after which Ctrl+C is heard at the latest."""
_ASIDE: Final = QPoint(32, 32)
"""The offset of a new window from the one before, in device-independent pixels."""


class Start:
    """Opens one window: first empty, and filled after its first paint."""

    def __init__(
        self,
        path: str | None,
        settings: Settings | None = None,
        saved_window: SavedWindow | None = None,
        comes_back: Callable[[], bool] = lambda: True,
    ) -> None:
        """Make the empty window; for the arguments see ``Session``."""
        self.session: Session | None = None
        self._path = path
        self._saved_window = saved_window
        self._reopens_next_time = comes_back
        self.window = MainWindow(settings or Settings())
        if saved_window is not None:
            self.window.number = saved_window.number
        self.window.restore_place()
        self.window.empty_painted.connect(self._fill_window)

    def open(self, path: str) -> None:
        """Open a saved table or hands, as soon as the window is filled."""
        self._path = path
        if self.session is not None:
            self.session.open(path)
            self.window.raise_()
            self.window.activateWindow()

    def leave_when_painted(self, what: str) -> None:
        """End the program when ``what`` is painted: the empty "frame" or the full "window"."""
        if what == "frame":
            self.window.empty_painted.disconnect(self._fill_window)
            self.window.empty_painted.connect(lambda: os._exit(0))
        else:
            self.window.painted.connect(lambda: os._exit(0))

    def _fill_window(self) -> None:
        from analyser.gui.program.session import Session  # loads all parts of the window

        self.session = Session(self.window, self._path, self._saved_window, self._reopens_next_time)

    def renew(self) -> MainWindow:
        """Show the table in a new window with new texts; return the old one, which is closed."""
        assert self.session is not None  # a window without menus cannot ask for it
        old, self.window = self.window, MainWindow(self.window.settings)
        self.window.restoreGeometry(old.saveGeometry())
        self.session.move_to(self.window)
        self.window.show()
        old.close()  # before the new window's panes need what the old ones hold
        self.window.take_panes_of(old)
        return old


class Windows:
    """All windows of this program, each with its own table and its own file.

    The next start opens those open at the end; the table of one closed before is in the history.
    """

    def __init__(self) -> None:
        self._settings = Settings()
        self._settings.report = self._report
        self.starts: list[Start] = []
        """The open windows, in the order in which they were opened."""
        self._is_leaving = False
        self._collector = Collector()

    def open(self, path: str | None = None, saved_window: SavedWindow | None = None) -> Start:
        """Open a window, the first with the saved others; for the arguments see ``Session``."""
        start = Start(path, self._settings, saved_window, lambda: self._reopens_next_time(start))
        window = start.window
        if self.starts and self._settings.geometry_of(window.number).isEmpty():
            window.move(self._current.window.pos() + _ASIDE)
        if not self.starts:
            window.restored.connect(self._reopen_others)
            window.restored.connect(lambda: self._say_trouble(start))
        window.painted.connect(self._collector.start)
        self._connect(start)
        self.starts.append(start)
        window.show()
        return start

    def _connect(self, start: Start) -> None:
        window = start.window
        # Not bound methods: of such, PySide keeps a reference for every window that there was.
        window.another_wanted.connect(lambda: self._open_another())  # noqa: PLW0108
        window.leaving.connect(lambda: self.leave())  # noqa: PLW0108
        window.language_chosen.connect(lambda: self._change_language(window))
        window.closing.connect(
            lambda: QTimer.singleShot(0, lambda: self._delete_closed(start, window))
        )

    def _change_language(self, chosen_in: MainWindow) -> None:
        """Show every table in a new window, because all texts were made with the old one."""
        for start in self.starts:
            if start.session is None:  # it is filled in the new language
                continue
            old = start.renew()
            self._connect(start)
            old.deleteLater()
            if old is chosen_in:
                start.window.activateWindow()
                start.window.window_actions.preferences.trigger()

    def open_first(self, paths: Sequence[str]) -> Start:
        """Open the first window, and in it one file, several files of hands, or none."""
        start = self.open(paths[0] if len(paths) == 1 else None)
        if len(paths) > 1:
            start.window.restored.connect(lambda: start.window.open_and_save.open_paths(paths))
        return start

    def open_file(self, path: str) -> None:
        """Open a file, which has a saved table or hands, in the current window."""
        self._current.open(path)

    def note_leaving(self) -> None:
        """Record that the program is ending, so that the next start opens its windows again."""
        self._is_leaving = True

    def leave(self) -> None:
        self.note_leaving()
        for start in self.starts:
            start.window.close()

    def finish(self) -> bool:
        """Wait until all files are written; return whether other work is still running."""
        self._is_leaving = True
        sessions = [start.session for start in self.starts if start.session is not None]
        for session in sessions:
            session.finish()
        self._collector.stop()
        return any(session.work_is_left() for session in sessions)

    @property
    def _current(self) -> Start:
        """The active window; if no window is active, the one that was opened last."""
        active = [start for start in self.starts if start.window.isActiveWindow()]
        return (active or self.starts)[-1]

    def _reopens_next_time(self, one: Start) -> bool:
        """Whether the next start opens this: if all windows close at the end, or it is the last."""
        others = [start for start in self.starts if start is not one]
        return self._is_leaving or all(other.window.isHidden() for other in others)

    def _reopen_others(self) -> None:
        while saved_window := self._claim_saved_window(is_new=False):
            self.open(saved_window=saved_window)

    def _open_another(self) -> None:
        self.open(saved_window=self._claim_saved_window(is_new=True)).window.activateWindow()

    def _claim_saved_window(self, *, is_new: bool) -> SavedWindow | None:
        """Return the file of a new window, or of one left open the last time; None if none is."""
        from analyser.gui.state import saved_windows  # not needed for the first window

        if is_new:
            return saved_windows.claim_new()
        return saved_windows.claim_saved([start.window.number for start in self.starts])

    def _say_trouble(self, start: Start) -> None:
        """If the settings had to be reset, tell the user so in the first window."""
        if self._settings.trouble and start.session is not None:
            start.session.document.refused.emit(self._settings.trouble)

    def _report(self, sentence: str) -> None:
        """Tell the user in the active window that a setting could not be saved."""
        if (session := self._current.session) is not None:
            session.document.refused.emit(sentence)

    def _delete_closed(self, start: Start, window: MainWindow) -> None:
        """Delete a closed window, but not the last; another tells of a table in the history."""
        if start.window is window and len(self.starts) > 1 and start in self.starts:
            self.starts.remove(start)
            start.window.deleteLater()
            self._collector.collect_soon()
            closed, other = start.session, self._current.session
            if closed is not None and closed.farewell and other is not None:
                other.document.noted.emit(closed.farewell)


def run(*paths: str, until_painted: str = "") -> int:
    """Open the window and run the program until all windows are closed; return the exit status.

    If a thread still works then, the process ends at once with this status. The caller has stopped
    the collection of garbage, which begins when the window is open, because the start makes none.

    Args:
        paths: one saved table or file of hands, or several files of hands; without a path the
            window has the table of the last session.
        until_painted: measures the start: "frame" ends the program when the empty window has been
            painted, "window" when the full one has; "" runs it until all windows are closed.
    """
    application = make_application([PROGRAM])
    reporter = CrashReporter(application)
    reporter.install()
    windows = Windows()
    start = windows.open_first(paths)
    application.file_opened.connect(windows.open_file)
    application.quit_asked.connect(windows.note_leaving)
    application.commitDataRequest.connect(windows.note_leaving)  # the user is logging out
    if until_painted:
        start.leave_when_painted(until_painted)
    interrupts: list[object] = []
    # Until here Ctrl+C ends the program at once; now there may be something to keep.
    signal.signal(signal.SIGINT, lambda number, _: interrupts.append(number))
    # Python sees a signal only when it runs, which Qt's loop may not let it do for a long time.
    heartbeat = QTimer(interval=_HEARTBEAT)
    heartbeat.timeout.connect(lambda: application.quit() if interrupts else None)
    heartbeat.start()
    status = application.exec()
    work_is_left = windows.finish()
    _let_qt_hold_the_clipboard()
    reporter.uninstall()
    status = INTERRUPTED if interrupts else status
    if work_is_left:  # everything is saved, and Qt would wait for the work
        os._exit(status)
    return status


def _let_qt_hold_the_clipboard() -> None:
    """Give Qt a copy of the clipboard's picture: it frees it after Python has ended."""
    clipboard = QGuiApplication.clipboard()
    data: QMimeData | None = clipboard.mimeData()
    if data is not None and createdByPython(data) and data.hasImage():
        clipboard.setImage(clipboard.image())
