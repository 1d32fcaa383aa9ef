"""Garbage collection in the window's thread only, to avoid a deadlock.

By default Python collects garbage in any thread. In a job's thread this might delete Qt objects,
such as those of a closed window. Qt would then hold one of its locks and wait for Python's lock,
while the window's thread holds Python's lock and waits for Qt's.
"""

import gc
from typing import Final

from PySide6.QtCore import QTimer

_PAUSE: Final = 1000
"""Milliseconds between two checks, and before the first one, which comes after the start."""
MANY: Final = 70_000
"""From this many new objects on, a collection covers all objects, not only the young generation."""
_FEW: Final = 7_000
"""With fewer new objects than this since the last check, the program is idle. Only then is there a
full collection: it takes 30 ms beside a hundred thousand hands, and several times that while hands
are read."""
TOO_MANY: Final = 3_000_000
"""From this many new objects on, a full collection does not wait: there may be some hundred
megabytes of garbage."""


class Collector:
    """Collects garbage in the window's thread; from ``start`` to ``stop`` no other thread does."""

    def __init__(self) -> None:
        self._timer = QTimer(interval=_PAUSE)
        self._timer.timeout.connect(self.collect_if_due)
        self._made = 0

    def start(self) -> None:
        """Turn off Python's automatic collection, and start the timer."""
        gc.disable()
        self._timer.start()

    def stop(self) -> None:
        """Turn Python's automatic collection on again; do nothing if it was not turned off.

        No job may be running any more: its thread might delete a closed window's objects.
        """
        if self._timer.isActive():
            self._timer.stop()
            gc.enable()

    def collect_soon(self) -> None:
        """Collect all garbage as soon as the program is idle, for a window is being deleted."""
        self._made = MANY  # its few objects hold megabytes: by number they would be due after 40
        QTimer.singleShot(0, self.collect_if_due)  # then it is deleted

    def collect_if_due(self) -> None:
        """Collect garbage if enough objects were made, usually among the newer ones alone."""
        made, (enough, *_) = gc.get_count()[0], gc.get_threshold()
        all_made = self._made + made
        if all_made > (MANY if made < _FEW else TOO_MANY):
            self._made = 0
            gc.collect()
        elif made > enough:
            self._made = all_made
            gc.collect(1)
