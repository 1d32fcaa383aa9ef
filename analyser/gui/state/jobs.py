"""The one place that knows about threads: work that must not hold up the window."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Generator
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThreadPool, Signal

Job = Callable[[], object]
T = TypeVar("T")

_A_MOMENT = 1e-5
"""Seconds of rest after each step: Python runs one thread at a time, and the window is waiting."""


class Run:
    """Work in steps that is under way, and can be given up: then the window hears no more of it."""

    def __init__(self) -> None:
        self.given_up = False
        self.ended = threading.Event()

    def give_up(self) -> None:
        """End the work as soon as its step is done."""
        self.given_up = True


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

    def run_steps(
        self,
        steps: Generator[float, None, T],
        then: Callable[[T], object],
        progressed: Callable[[float], object],
        failed: Job,
    ) -> Run:
        """Run work that tells how far it is, after the jobs before it.

        ``steps`` yields the share that is done, 0 to 1. In the window, ``progressed`` hears of it
        when another hundredth is done, ``then`` gets the result, and ``failed`` is called where
        there is none because the program is at fault.
        """
        run = Run()
        self._pool.start(lambda: self._go_through(run, steps, then, progressed, failed))
        return run

    def await_briefly(self, run: Run, seconds: float) -> None:
        """Wait for work that is probably short, and hear now what it comes to.

        The thread that waits gives way to the one that works, so a short answer is there sooner
        than by going on beside it, and the next frame has it.
        """
        if run.ended.wait(seconds):
            QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)

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

    def _go_through(
        self,
        run: Run,
        steps: Generator[float, None, T],
        then: Callable[[T], object],
        progressed: Callable[[float], object],
        failed: Job,
    ) -> None:
        def tell(job: Job) -> None:
            # Looked at again in the window: it may give the work up while this is on its way.
            self._done.emit(lambda: run.given_up or job())

        told = 0
        try:
            while not run.given_up:
                share = next(steps)
                time.sleep(_A_MOMENT)
                if int(100 * share) > told:
                    told = int(100 * share)
                    tell(partial(progressed, share))
        except StopIteration as end:
            tell(partial(then, end.value))
        except Exception:  # noqa: BLE001 - a pool drops exceptions; the hook shows every one
            sys.excepthook(*sys.exc_info())
            tell(failed)
        finally:
            steps.close()
            run.ended.set()

    def _go_on(self, then: Job) -> None:
        then()
