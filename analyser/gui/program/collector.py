"""Python's garbage, collected by the thread of the window alone.

Left to itself Python collects in whatever thread makes the object that is one too many. In the
thread of a job that ends what is left of Qt's objects, of a closed window for example, beside the
window: Qt has a lock by then and waits for Python, while the window has Python and waits for that
lock, for ever.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimerEvent

_PAUSE: Final = 1000
"""Milliseconds between two looks at how much has been made. What is made at the start stays for
good, and a file that is named there has its rows before the first look."""
_MANY: Final = 70_000
"""Objects after which all are looked through, and not the young ones alone; as Python has it."""


class Collector(QObject):
    """Collects garbage in the thread it was made in; while it does, no other thread collects."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = 0
        self._made = 0

    def start(self) -> None:
        """Take over from Python; does nothing where that was done before."""
        gc.disable()
        self._timer = self._timer or self.startTimer(_PAUSE)

    def stop(self) -> None:
        """Give it back to Python, once no other thread has work that is under way."""
        if self._timer:
            self.killTimer(self._timer)
            self._timer = 0
            gc.enable()

    def timerEvent(self, event: QTimerEvent) -> None:
        """Collect if there is enough to look at, the young objects mostly."""
        del event
        made, (enough, *_) = gc.get_count()[0], gc.get_threshold()
        if made <= enough:
            return
        self._made += made
        if self._made > _MANY:
            self._made = 0
            gc.collect()
        else:
            gc.collect(1)
