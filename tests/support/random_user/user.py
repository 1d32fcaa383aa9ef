"""A user of the real window who does anything, and does the same again from the same seed.

What a move does depends on the seed, its number and the table it meets, and on nothing else: moves
can be left out, and the others stay as they are. That is how a failure is made short.
"""

from __future__ import annotations

import hashlib
import re
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Final, TextIO
from unittest.mock import patch

from PySide6.QtCore import (
    QEvent,
    QEventLoop,
    QKeyCombination,
    QMessageLogContext,
    QObject,
    QPoint,
    QRect,
    Qt,
    QThread,
    QTimer,
    QTimerEvent,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QAction, QCursor, QInputMethodEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QWidget,
)
from shiboken6 import isValid

from analyser.gui.hands import hands_window
from analyser.gui.look import save_dialog
from analyser.gui.program import session
from analyser.gui.program.start import Start, Windows
from analyser.gui.ranges import range_editor
from analyser.gui.state import document, live_odds
from analyser.gui.state.document import Document
from analyser.gui.table import deck_view, dragging, slots, table_area
from analyser.gui.table.dragging import Dragged
from analyser.gui.window.main_window import MainWindow
from analyser.poker.table.saved_table import table_to_json
from random_user.files import file_to_open, file_to_save, hands_to_open, make_files
from random_user.texts import NAMES

LEFT: Final = Qt.MouseButton.LeftButton
RIGHT: Final = Qt.MouseButton.RightButton
NONE: Final = Qt.KeyboardModifier.NoModifier

_NO_FAULT: Final = re.compile(r"^This plugin does not support ")
"""What the offscreen screen says that has neither a window manager nor a keyboard to grab."""
_LONG: Final = 3_600_000
_PATIENCE: Final = 60.0
"""Seconds within which whatever is waited for has come."""
LONG_PATIENCE: Final = 300.0
"""The same for what counts all hands of a file."""
_DOUBLE_CLICK: Final = 20
"""Milliseconds for which a list that drops down ignores clicks, which may be double ones."""
_MOST_WINDOWS: Final = 3
_SAVES_EVERY: Final = 5
"""After how many moves tables are saved: the hands of the history must not depend on a pause."""


class Fault(Exception):  # noqa: N818 - it is the program's, not an error of this one
    """The program did what it must never do."""


class _Alarm(QObject):
    """Ends loops after a while, without the connections to signals that PySide never frees."""

    def __init__(self) -> None:
        super().__init__()
        self._loops: dict[int, QEventLoop] = {}

    def end(self, loop: QEventLoop, after: int) -> None:
        """End a loop after so many milliseconds."""
        self._loops[self.startTimer(after)] = loop

    def timerEvent(self, event: QTimerEvent) -> None:
        """End the loop whose time has come."""
        self.killTimer(event.timerId())
        self._loops.pop(event.timerId()).quit()


class RandomUser:
    """Makes moves by real events, answers every menu and dialog, and notes every fault."""

    def __init__(
        self, seed: int, folder: Path, trace: TextIO | None = None, saves_after: int = _LONG
    ) -> None:
        """Begin with one window; ``folder`` is empty, for files to open and to save in.

        ``trace``: gets a line on each move, by which two runs can be compared. ``saves_after``: how
        many milliseconds after a change the table is saved, beside every fifth move.
        """
        self._saves_after = saves_after
        self.trace = trace
        self.seed = seed
        self.folder = folder
        self.faults: list[str] = []
        self.rng = Random(seed)
        self.moves = 0
        self.last = "the start"
        self._dragged: Dragged | None = None
        self._door = Random(seed)
        self._base = QThread.currentThread().loopLevel()
        self._loops = 0
        self._waiting = 0
        self._alarm = _Alarm()
        self._answering = 0
        self._door_watch: list[QTimer] = []
        self._patches = ExitStack()
        make_files(folder, Random(seed))

    # From the start to the end --------------------------------------------------------------

    def __enter__(self) -> RandomUser:
        """Open the window, and listen to whatever goes wrong from now on."""
        enter = self._patches.enter_context
        enter(_message_handler(self._take_message))
        enter(patch.object(sys, "excepthook", self._take_error))
        enter(patch.object(threading, "excepthook", lambda args: self._take_error(*args[:3])))
        for module in (document, live_odds, hands_window):
            enter(patch.object(module, "random_seed", lambda: self.rng.randrange(10**9)))
        # What happens after a pause would make a slow machine go another way.
        enter(patch.object(table_area, "FOLDS_AFTER", _LONG))
        enter(patch.object(deck_view, "_TYPING_PAUSE", _LONG))
        for dragging_module in (dragging, deck_view, slots):
            enter(patch.object(dragging_module, "drag", self._begin_to_drag))
        enter(patch.object(save_dialog, "ask_where_to_save", self._choose_to_save))
        enter(patch.object(QFileDialog, "getOpenFileName", self._choose_to_open))
        enter(patch.object(QFileDialog, "getOpenFileNames", self._choose_hands))
        enter(patch.object(QFileDialog, "getExistingDirectory", self._choose_folder))
        enter(patch.object(session, "_SAVE_DELAY", self._saves_after))
        enter(patch.object(range_editor, "_PAUSE", 0))
        enter(_staying_when_all_windows_are_closed())
        enter(_double_clicking_within(_DOUBLE_CLICK))
        QCursor.setPos(0, 0)
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            self.leave()
        finally:
            self._patches.close()
        if kind is None:
            self.raise_faults()

    def start(self) -> None:
        """Start the program, as after a restart."""
        self.windows = Windows()
        self.windows.open()
        self.wait_until(self.is_ready)

    def leave(self) -> None:
        """End the program as it ends when its last window is closed."""
        self.close_popups()
        self.windows.leave()
        self.windows.finish()
        for start in self.windows.starts:
            start.window.deleteLater()
        self.settle()

    def is_ready(self) -> bool:
        """Whether every window that is open has its table."""
        sessions = [start.session for start in self.windows.starts]
        return all(one is not None and one.restored for one in sessions)

    # Moves ----------------------------------------------------------------------------------

    def make_move(self, number: int) -> None:
        """Make the move of a number, and check what can be checked at once. Raises Fault."""
        from random_user.checks import check_window
        from random_user.moves import choose

        self.rng = Random(f"{self.seed} {number}")
        self._door = Random(f"{self.seed} {number} door")
        self.moves += 1
        kind = choose(self.rng)
        self.last = f"move {number}, {kind.name}"
        self._watch_door()
        try:
            kind.do(self)
            self.settle()
            self.close_popups()
        finally:
            self._door_watch[0].stop()
        self.keep_a_window()
        if number % _SAVES_EVERY == 0:
            self._end_pauses_before_saving()
        self.raise_faults()
        for window in self.open_windows():
            check_window(window)
        if self.trace is not None:
            self._write_trace(self.trace, number, kind.name)

    def _end_pauses_before_saving(self) -> None:
        """Have every table saved, and its hand remembered, as after a while without a change."""
        for start in self._starts():
            if start.session is not None and start.session._saving.isActive():
                start.session._saving.stop()
                start.session._saving.timeout.emit()

    def _write_trace(self, trace: TextIO, number: int, kind: str) -> None:
        """Write a line on a move: which it was, and a digest of every table there is then."""
        tables = [table_to_json(window.document.table) for window in self.open_windows()]
        digest = hashlib.sha256("".join(tables).encode()).hexdigest()[:16]
        print(number, kind, len(tables), digest, file=trace, flush=True)

    def keep_a_window(self) -> None:
        """Start again where the last window has been closed, and wait for new ones."""
        if not self.open_windows():
            self.leave()
            self.start()
        self.wait_until(self.is_ready)
        while len(self.open_windows()) > _MOST_WINDOWS:
            self.open_windows()[-1].close()
            self.settle()

    def raise_faults(self) -> None:
        """Raise what has been noted, if anything. Raises Fault."""
        if self.faults:
            found, self.faults = self.faults, []
            raise Fault(f"{self.last}: " + "\n".join(found))

    # What there is --------------------------------------------------------------------------

    def open_windows(self) -> list[MainWindow]:
        """Return the windows with tables that are open, the oldest first."""
        return [start.window for start in self._starts() if start.window.isVisible()]

    def _starts(self) -> list[Start]:
        return [start for start in self.windows.starts if not start.is_closed]

    def shown_windows(self) -> list[QWidget]:
        """Return every window that is shown, in an order that does not depend on its address."""
        shown = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w.isWindow()]
        places = {id(window): at for at, window in enumerate(self.open_windows())}

        def place(window: QWidget) -> tuple[int, str, str]:
            at = places.get(id(window), places.get(id(window.parent()), len(places)))
            return at, type(window).__name__, window.windowTitle()

        return sorted(shown, key=place)

    @property
    def window(self) -> MainWindow:
        """The window in use."""
        windows = self.open_windows()
        active = [window for window in windows if window.isActiveWindow()]
        return (active or windows)[0]

    @property
    def document(self) -> Document:
        """The document of the window in use."""
        return self.window.document

    # Hands ----------------------------------------------------------------------------------

    def click(
        self,
        widget: QWidget,
        where: QPoint | None = None,
        button: Qt.MouseButton = LEFT,
        keys: Qt.KeyboardModifier = NONE,
    ) -> None:
        """Press and release a mouse button over a widget, wherever the system sends that."""
        handle, (place,) = self._on_screen(widget, [where or widget.rect().center()])
        if handle is not None:
            QTest.mouseClick(handle, button, keys, place)

    def double_click(self, widget: QWidget, where: QPoint) -> None:
        """Click twice so quickly that Qt makes the second press a double click."""
        handle, (place,) = self._on_screen(widget, [where])
        if handle is not None:
            QTest.mouseDClick(handle, LEFT, NONE, place)

    def pull(self, widget: QWidget, way: list[QPoint]) -> None:
        """Press the mouse over a widget, move it along a way, and release it."""
        handle, places = self._on_screen(widget, way)
        if handle is None:
            return
        QTest.mousePress(handle, LEFT, NONE, places[0])
        for place in places[1:]:
            QTest.mouseMove(handle, place)
        QTest.mouseRelease(handle, LEFT, NONE, places[-1])

    @staticmethod
    def _on_screen(widget: QWidget, points: list[QPoint]) -> tuple[QWindow | None, list[QPoint]]:
        """Return the window of a widget, None where it is not in sight, and points in that."""
        window = widget.window()
        handle: QWindow | None = window.windowHandle()
        places = [widget.mapTo(window, point) for point in points]
        if handle is None or not widget.isVisible():
            return None, places
        room = QRect(QPoint(), handle.size())  # on a small screen the widget may be larger
        return handle if all(room.contains(place) for place in places) else None, places

    def key(
        self, key: Qt.Key, keys: Qt.KeyboardModifier = NONE, window: QWidget | None = None
    ) -> None:
        """Press a key in a window; it goes to where the focus is there, or to an action."""
        if window is None:
            window = self.window
        if not window.isActiveWindow():
            window.activateWindow()
            self.settle()
        if not isValid(window):  # what was written before has closed it
            return
        handle = window.windowHandle()
        if handle is not None:
            QTest.keyClick(handle, key, keys)

    def press(self, action: QAction) -> None:
        """Press the keys of an action, or choose it in its menu where it has none."""
        keys = action.shortcut()
        if keys.isEmpty() or not action.isEnabled():
            action.trigger()
            return
        pressed: QKeyCombination = keys[0]  # type: ignore[index]  # the stub forgets it
        self.key(pressed.key(), pressed.keyboardModifiers())

    def write(self, field: QWidget, text: str) -> None:
        """Replace the text of a field as an input method does, which knows every letter."""
        field.setFocus()
        if isinstance(field, QLineEdit | QPlainTextEdit):
            field.selectAll()
        if not text:  # an input method that has nothing to write replaces nothing
            QTest.keyClick(field, Qt.Key.Key_Delete)
            return
        event = QInputMethodEvent("", [])
        event.setCommitString(text)
        QApplication.sendEvent(field, event)

    def somewhere_in(self, area: QRect) -> QPoint:
        """Return any point of an area."""
        return QPoint(
            area.left() + self.rng.randrange(max(1, area.width())),
            area.top() + self.rng.randrange(max(1, area.height())),
        )

    def take_dragged(self) -> Dragged | None:
        """Return what the mouse has begun to drag, once; None where it drags nothing."""
        dragged, self._dragged = self._dragged, None
        return dragged

    # Waiting --------------------------------------------------------------------------------

    def settle(self) -> None:
        """Let everything that is on its way arrive, in a loop as the program's own."""
        loop = QEventLoop()
        self._alarm.end(loop, after=0)  # heard after all else that is there to be handled
        self._run_loop(loop)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def let_lists_listen(self) -> None:
        """Wait until a list that has dropped down no longer takes a click for a double one."""
        self._wait(2 * _DOUBLE_CLICK)

    def rest(self) -> None:
        """Wait until nothing is under way in any window; what may take long is given up.

        For moves that look at what comes of it: what they do must not depend on how fast it came.
        """
        from random_user.checks import is_at_rest, is_soon_counted

        for window in self.open_windows():
            if not is_soon_counted(window.document.table):
                window.odds.cancel()
        self.wait_until(
            lambda: self._is_written() and all(map(is_at_rest, self.open_windows())), LONG_PATIENCE
        )
        self.settle()

    def _is_written(self) -> bool:
        """Whether all tables and hands that are to be kept are."""
        sessions = [start.session for start in self._starts()]
        return not any(one and one.jobs._pool.activeThreadCount() for one in sessions)

    def _wait(self, milliseconds: int) -> None:
        """Let some time pass."""
        loop = QEventLoop()
        self._alarm.end(loop, after=milliseconds)
        self._waiting += 1
        try:
            self._run_loop(loop)
        finally:
            self._waiting -= 1

    def _run_loop(self, loop: QEventLoop) -> None:
        self._loops += 1
        try:
            loop.exec()
        finally:
            self._loops -= 1

    def wait_until(self, is_so: Callable[[], bool], seconds: float = _PATIENCE) -> bool:
        """Let time pass until something is so; return whether it has become so.

        Raises Fault where the usual patience ends.
        """
        end = time.monotonic() + seconds
        while not is_so():
            if time.monotonic() > end:
                if seconds >= _PATIENCE:
                    raise Fault(f"{self.last}: nothing came within {seconds:g} s")
                return False
            self._wait(2)
        self.raise_faults()
        return True

    # Menus and dialogs ----------------------------------------------------------------------

    def _watch_door(self) -> None:
        """Answer a dialog that waits for it in a loop of its own, as soon as nothing else is up.

        Each dialog that opens out of another one has a timer of its own: one is not heard again
        before its last call has returned.
        """
        depth = self._answering
        while len(self._door_watch) <= depth:
            timer = QTimer(singleShot=True)
            timer.timeout.connect(self._look_for_dialogs)
            self._door_watch.append(timer)
        # While time passes, not all the time: there may be work beside the window.
        self._door_watch[depth].start(2 if self._waiting else 0)

    def _look_for_dialogs(self) -> None:
        waits = QThread.currentThread().loopLevel() > self._base + self._loops + self._answering
        dialog = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if waits and dialog is not None:
            self._answering += 1
            self._watch_door()
            try:
                self.answer(dialog)
            finally:
                self._door_watch[self._answering].stop()
                self._answering -= 1
        self._watch_door()

    def close_popups(self) -> None:
        """Answer what is still open, and close it."""
        for attempt in range(8):
            popup = QApplication.activePopupWidget() or QApplication.activeModalWidget()
            if popup is None:
                return
            if attempt < 3:
                self.answer(popup)
            else:
                popup.close()
            self.settle()

    def answer(self, dialog: QWidget) -> None:
        """Do something with a menu or a dialog; most of the time it is over then."""
        from random_user.moves import use_any_part

        rng = self._door
        if dialog.inherits("QComboBoxPrivateContainer"):
            self.let_lists_listen()
        if isinstance(dialog, QMenu):
            self._choose_from(dialog)
        elif rng.random() < 0.3:
            fields = dialog.findChildren(QLineEdit)
            if fields:
                self.write(fields[0], rng.choice((*NAMES, "7", "123456")))
            if isValid(dialog):
                self.key(Qt.Key.Key_Return, window=dialog)
        elif rng.random() < 0.5 and not isinstance(dialog, QMessageBox):
            use_any_part(self, dialog, rng)
        elif isinstance(dialog, QDialog):
            dialog.reject()
        else:
            dialog.close()

    def _choose_from(self, menu: QMenu) -> None:
        actions = [a for a in menu.actions() if a.isEnabled() and not a.isSeparator()]
        if not actions or self._door.random() < 0.15:
            self.key(Qt.Key.Key_Escape, window=menu)
            return
        action = self._door.choice(actions)
        self.click(menu, menu.actionGeometry(action).center())

    def _choose_to_save(self, _parent: QWidget, _title: str, _name: str, kinds: str) -> str:
        if self.rng.random() < 0.1:
            return ""
        endings = re.findall(r"\*(\.\w+)", kinds)
        return str(file_to_save(self.folder, self.rng, *endings))

    def _choose_to_open(self, *_: object) -> tuple[str, str]:
        if self.rng.random() < 0.1:
            return "", ""
        return str(file_to_open(self.folder, self.rng)), ""

    def _choose_hands(self, *_: object) -> tuple[list[str], str]:
        count = self.rng.choice((0, 1, 1, 1, 1, 3))
        return [str(hands_to_open(self.folder, self.rng)) for _ in range(count)], ""

    def _choose_folder(self, *_: object) -> str:
        return str(self.rng.choice((self.folder / "hands", self.folder / "hands" / "more", "")))

    def _begin_to_drag(self, _widget: QWidget, dragged: Dragged, *_: object) -> None:
        self._dragged = dragged

    # Faults ---------------------------------------------------------------------------------

    def _take_message(self, kind: QtMsgType, _: QMessageLogContext, text: str) -> None:
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) or _NO_FAULT.match(text):
            return
        self.faults.append(f"Qt says: {text}")

    def _take_error(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.faults.append("".join(traceback.format_exception(kind, error, trace)))


@contextmanager
def _message_handler(
    handler: Callable[[QtMsgType, QMessageLogContext, str], object],
) -> Iterator[None]:
    before = qInstallMessageHandler(handler)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


@contextmanager
def _double_clicking_within(milliseconds: int) -> Iterator[None]:
    before = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(milliseconds)
    try:
        yield
    finally:
        QApplication.setDoubleClickInterval(before)


@contextmanager
def _staying_when_all_windows_are_closed() -> Iterator[None]:
    quits = QApplication.quitOnLastWindowClosed()
    QApplication.setQuitOnLastWindowClosed(False)
    try:
        yield
    finally:
        QApplication.setQuitOnLastWindowClosed(quits)
