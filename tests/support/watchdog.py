"""How long the window is deaf: what each event takes of the thread that paints and listens.

Other programs on the machine have no part in it: an event is measured by the processor time of
that thread. Time for which the thread waits, for Python's lock or for a file, is the rest that
the clock shows once the time is taken off for which it was ready and another program ran; Linux
tells that apart.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QObject, QThread
from PySide6.QtWidgets import QApplication

BOUND: Final = 0.050
"""The most seconds that an event may take."""


@dataclass(frozen=True, slots=True)
class Stall:
    """What one event took, in seconds.

    Attributes:
        work: processor time of the window's thread.
        wait: time for which that thread waited for something of the program's own: a lock, another
            thread, a file; 0 where the system does not tell it apart.
        event: which event it was, and of what.
    """

    work: float = 0.0
    wait: float = 0.0
    event: str = ""

    def __str__(self) -> str:
        return f"{self.event}: {1000 * self.work:.0f} ms of work, {1000 * self.wait:.0f} of waiting"


Listener = Callable[[Stall], object]


@dataclass(slots=True)
class Clocks:
    """The clocks of a thread at a moment, in seconds: its work, its time ready, and the wall's."""

    work: float
    ready: float
    clock: float


@dataclass(slots=True)
class _Open:
    """An event that is being handled: in which loop, since when, and what other loops took."""

    loop: int
    begun: Clocks
    nested: Clocks


class Heard(Protocol):
    """What tells a listener of every event, if there is one."""

    listener: Listener | None


class Stopwatch:
    """Measures events.

    What is handled in a loop of its own, such as that of a menu or a dialog, counts by itself and
    not as a part of what opened it.
    """

    def __init__(self, now: Callable[[], Clocks]) -> None:
        """Begin; ``now`` reads the clocks."""
        self._now = now
        self._open: list[_Open] = []

    def measure(
        self, name: str, loop: int, deliver: Callable[[], bool], listener: Listener
    ) -> bool:
        """Deliver an event in a loop; tell how long it took, unless it is a part of another one."""
        if self._open and self._open[-1].loop == loop:
            return deliver()
        one = _Open(loop, self._now(), Clocks(0, 0, 0))
        self._open.append(one)
        try:
            return deliver()
        finally:
            self._open.pop()
            end, begun, nested = self._now(), one.begun, one.nested
            took = Clocks(end.work - begun.work, end.ready - begun.ready, end.clock - begun.clock)
            if self._open:
                outer = self._open[-1].nested
                outer.work += took.work
                outer.ready += took.ready
                outer.clock += took.clock
            work = took.work - nested.work
            wait = took.clock - nested.clock - work - (took.ready - nested.ready)
            listener(Stall(work, max(0.0, wait), name))


class WatchedApplication(QApplication):
    """An application that measures each event while somebody watches, and nothing else changed."""

    listener: Listener | None = None
    """Hears of every event; None where nobody watches."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._stopwatch = Stopwatch(_now)

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        """Deliver an event, and measure it."""
        deliver = super().notify
        if self.listener is None:
            return deliver(receiver, event)
        # Asked first: the receiver may be gone afterwards.
        name = f"{event.type().name} of {type(receiver).__name__}"
        loop = QThread.currentThread().loopLevel()
        return self._stopwatch.measure(name, loop, lambda: deliver(receiver, event), self.listener)


def _now() -> Clocks:
    work = time.thread_time()
    if sys.platform != "linux":
        return Clocks(work, 0.0, work)  # waiting is not told apart
    figures = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat").read_text().split()
    return Clocks(work, int(figures[1]) / 1e9, time.perf_counter())


class Watch:
    """Keeps the longest stalls of a stretch of time, the longest first."""

    def __init__(self, application: Heard, most: int = 5) -> None:
        """Begin to watch; ``most``: how many stalls are kept."""
        self._application = application
        self._most = most
        self.stalls: list[Stall] = []
        self.events = 0
        application.listener = self._take

    def end(self) -> None:
        """Watch no longer."""
        self._application.listener = None

    @property
    def longest(self) -> Stall:
        """The stall with the most work."""
        return self.stalls[0] if self.stalls else Stall()

    def _take(self, stall: Stall) -> None:
        self.events += 1
        if len(self.stalls) < self._most or stall.work > self.stalls[-1].work:
            self.stalls = sorted([*self.stalls, stall], key=lambda s: -s.work)[: self._most]
