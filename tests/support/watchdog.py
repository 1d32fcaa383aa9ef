"""How long the window is deaf: what each event takes of the thread that paints and listens.

Other programs on the machine have no part in it: an event is measured by the processor time of
that thread.
"""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QThread
from PySide6.QtWidgets import QApplication

BOUND: Final = 0.050
"""The most seconds that an event may take."""


class Stall(NamedTuple):
    """What one event took: seconds of the thread's work; and which it was, and of what."""

    work: float
    event: str

    def __str__(self) -> str:
        return f"{self.event}: {1000 * self.work:.0f} ms of work"


class Stopwatch:
    """Measures events.

    What is handled in a loop of its own, such as that of a menu or a dialog, counts by itself and
    not as a part of what opened it.

    Attributes:
        stalls: what every event took, in the order in which they ended.
    """

    def __init__(self, now: Callable[[], float] = time.thread_time) -> None:
        """Begin; ``now`` reads the clock."""
        self.stalls: list[Stall] = []
        self._now = now
        self._loops: list[int] = []
        self._elsewhere = 0.0
        """Seconds that events of inner loops took within the event that is open."""

    def measure(self, name: str, loop: int, deliver: Callable[[], bool]) -> bool:
        """Deliver an event in a loop, and note how long it took unless it is a part of another."""
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
    """An application that measures each event while it has a stopwatch; all else is as always."""

    stopwatch: Stopwatch | None = None

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        """Deliver an event, and measure it."""
        deliver = super().notify
        if self.stopwatch is None:
            return deliver(receiver, event)
        # Asked first: the receiver may be gone afterwards.
        name = f"{event.type().name} of {type(receiver).__name__}"
        loop = QThread.currentThread().loopLevel()
        return self.stopwatch.measure(name, loop, lambda: deliver(receiver, event))
