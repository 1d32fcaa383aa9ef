"""Waits until the program has done its work, and notes what goes wrong with it meanwhile."""

import re
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Final
from unittest.mock import patch

from PySide6.QtCore import (
    QEvent,
    QEventLoop,
    QMessageLogContext,
    QObject,
    QTimerEvent,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

LONG_PATIENCE: Final = 300.0
"""Seconds within which what counts all hands of a file has ended."""
_PATIENCE: Final = 60.0
"""The same for whatever else is waited for."""

_NO_FAULT: Final = re.compile(r"^This plugin does not support ")
"""What the offscreen screen says that has neither a window manager nor a keyboard to grab."""


class Fault(Exception):  # noqa: N818 - it is the program's, not an error of this one
    """The program did what it must never do."""


class _Alarm(QObject):
    """Ends event loops after a while, without signal connections, which PySide never frees."""

    def __init__(self) -> None:
        super().__init__()
        self._loops: dict[int, QEventLoop] = {}

    def end(self, loop: QEventLoop, after: int) -> None:
        self._loops[self.startTimer(after)] = loop

    def timerEvent(self, event: QTimerEvent) -> None:
        self.killTimer(event.timerId())
        self._loops.pop(event.timerId()).quit()


class Waiting:
    """A user who waits for the program, and notes every fault of the program."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.last = "the start"
        """What was done last, as faults name it."""
        self._loops = 0
        self._waiting = 0
        self._alarm = _Alarm()

    def settle(self) -> None:
        """Handle all events that are waiting, in a loop like the program's own."""
        loop = QEventLoop()
        self._alarm.end(loop, after=0)  # heard after all else that is there to be handled
        self._run_loop(loop)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _wait(self, milliseconds: int) -> None:
        """Handle events for this number of milliseconds."""
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
        """Handle events until ``is_so`` returns True, and then return True.

        After ``seconds`` return False; but raise Fault if they are not fewer than the usual
        patience.
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

    # Faults ---------------------------------------------------------------------------------

    def raise_faults(self) -> None:
        if self.faults:
            found, self.faults = self.faults, []
            raise Fault(f"{self.last}: " + "\n".join(found))

    @contextmanager
    def _noting_faults(self) -> Iterator[None]:
        """Note Qt's messages, and exceptions that nobody catches, in any thread."""
        with (
            _message_handler(self._take_message),
            patch.object(sys, "excepthook", self._take_error),
            patch.object(threading, "excepthook", lambda args: self._take_error(*args[:3])),
        ):
            yield

    def _take_message(self, kind: QtMsgType, _: QMessageLogContext, text: str) -> None:
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) or _NO_FAULT.match(text):
            return
        self.faults.append(f"Qt says: {text}")

    def _take_error(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.faults.append("".join(traceback.format_exception(kind, error, trace)))


@contextmanager
def _message_handler(handler: Callable[..., object]) -> Iterator[None]:
    before = qInstallMessageHandler(handler)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
