"""Python's garbage, collected by the thread of the window alone.

Left to itself Python collects in whatever thread makes the object that is one too many. In a job's
thread this ends what is left of Qt's objects, of a closed window for example, beside the window: Qt
has a lock by then and waits for Python, while the window has Python and waits for that lock, for
ever.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimerEvent

_PAUSE: Final = 1000
"""Milliseconds between two looks at how much has been made: a start and the first rows of a file
that is named there come before the first."""
MANY: Final = 70_000
"""Objects after which all are to be looked through, and not the young ones alone."""
_FEW: Final = 7_000
"""Objects of a quiet pause. Looking through all takes 30 ms beside a hundred thousand hands, and
several times that while they are read, so it waits until nothing much is going on."""
TOO_MANY: Final = 3_000_000
"""Objects after which it waits no longer: some hundred megabytes may be garbage."""


class Collector(QObject):
    """Collects garbage in its own thread; from ``start`` to ``stop`` no other thread does."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = 0
        self._made = 0

    def start(self) -> None:
        """Take over from Python; does nothing the second time."""
        gc.disable()
        self._timer = self._timer or self.startTimer(_PAUSE)

    def stop(self) -> None:
        """Give it back to Python. By now no job may be under way that could meet a closed window.

        If it was not taken, this does nothing.
        """
        if self._timer:
            self.killTimer(self._timer)
            self._timer = 0
            gc.enable()

    def timerEvent(self, event: QTimerEvent) -> None:
        """Look once more."""
        del event
        self.look()

    def look(self) -> None:
        """Collect if there is enough to look at, the young objects mostly."""
        made, (enough, *_) = gc.get_count()[0], gc.get_threshold()
        all_made = self._made + made
        if all_made > (MANY if made < _FEW else TOO_MANY):
            self._made = 0
            gc.collect()
        elif made > enough:
            self._made = all_made
            gc.collect(1)
