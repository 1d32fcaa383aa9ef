"""Measures how long the window cannot react: the time that the window's thread needs for an event.

Other programs on the machine do not count, because the processor time of that thread is measured.
"""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QThread
from PySide6.QtWidgets import QApplication

BOUND: Final = 0.050
"""The most seconds that an event may take."""


class Stall(NamedTuple):
    """An event: how many seconds of work it took, and its name."""

    work: float
    event: str

    def __str__(self) -> str:
        return f"{self.event}: {1000 * self.work:.0f} ms of work"


class Stopwatch:
    """Measures how long events take.

    Events in an inner loop, such as that of a menu or a dialog, are measured separately, and not as
    a part of the event that opened it.

    Attributes:
        stalls: the time of every event, in the order in which the events ended.
    """

    def __init__(self, now: Callable[[], float] = time.thread_time) -> None:
        """``now``: returns the time in seconds."""
        self.stalls: list[Stall] = []
        self._now = now
        self._loops: list[int] = []
        self._elsewhere = 0.0
        """Seconds that events of inner loops took within the event that is open."""

    def measure(self, name: str, loop: int, deliver: Callable[[], bool]) -> bool:
        """Deliver an event, and note how long it took; return what ``deliver`` returns.

        ``loop``: the number of the loop. An event inside another one of the same loop is not noted.
        """
        if self._loops and self._loops[-1] == loop:
            return deliver()
        before, self._elsewhere, begun = self._elsewhere, 0.0, self._now()
        self._loops.append(loop)
        try:
            return deliver()
        finally:
            self._loops.pop()
            took = self._now() - begun
            self.stalls.append(Stall(took - self._elsewhere, name))
            self._elsewhere = before + took


class WatchedApplication(QApplication):
    """An application that measures each event while it has a stopwatch."""

    stopwatch: Stopwatch | None = None

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        deliver = super().notify
        if self.stopwatch is None:
            return deliver(receiver, event)
        # Asked first: the receiver may be gone afterwards.
        name = f"{event.type().name} of {type(receiver).__name__}"
        loop = QThread.currentThread().loopLevel()
        return self.stopwatch.measure(name, loop, lambda: deliver(receiver, event))
