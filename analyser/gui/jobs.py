"""The one place that knows about threads: work that must not hold up the window."""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QThreadPool, Signal

Job = Callable[[], object]


class Jobs(QObject):
    """Runs jobs one after the other beside the window.

    A job is a function without arguments that touches no widget. ``finish`` waits for all of them;
    the program calls it before it ends, because a thread that outlives Qt takes it down.
    """

    _done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool()
        self._pool.setMaxThreadCount(1)
        # Emitted in the job's thread, received in the window's: Qt queues what crosses over.
        self._done.connect(self._go_on)

    def run(self, job: Job, then: Job | None = None) -> None:
        """Run a job after those before it, and when it has succeeded ``then`` in the window."""
        self._pool.start(lambda: self._work(job, then))

    def finish(self) -> None:
        """Wait until every job is done."""
        self._pool.waitForDone()

    def _work(self, job: Job, then: Job | None) -> None:
        try:
            job()
        except Exception:  # noqa: BLE001 - a pool drops exceptions; the hook shows every one
            sys.excepthook(*sys.exc_info())
        else:
            if then is not None:
                self._done.emit(then)

    def _go_on(self, then: Job) -> None:
        then()
