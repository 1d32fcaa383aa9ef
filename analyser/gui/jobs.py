"""The one place that knows about threads: work that must not hold up the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QThreadPool


class Jobs:
    """Runs jobs one after the other beside the window.

    A job is a function without arguments that touches no widget. ``finish`` waits for all of them;
    the program calls it before it ends, because a thread that outlives Qt takes it down.
    """

    def __init__(self) -> None:
        self._pool = QThreadPool()
        self._pool.setMaxThreadCount(1)

    def run(self, job: Callable[[], object]) -> None:
        """Run a job after those before it."""
        self._pool.start(job)

    def finish(self) -> None:
        """Wait until every job is done."""
        self._pool.waitForDone()
