"""The one place that knows about threads: work that must not hold up the window."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Generator
from functools import partial
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QThreadPool, Signal

from analyser.poker.generators import finish

Job = Callable[[], object]
T = TypeVar("T")

_A_MOMENT = 1e-5
"""Seconds of rest after each step: Python runs one thread at a time, and the window is waiting."""


_A_WHILE = 0.012
"""Seconds for which work rests after somebody asked it to give way."""
_PATIENCE = 0.04
"""Seconds for which it rests at most before its next step, so that it ends some day."""


class _Asked:
    """When work in steps was last asked to give way."""

    at = 0.0


def give_way() -> None:
    """Have work in steps rest for a while, as the window is busy in many small pieces.

    A table asks its model for every cell that it paints. Each time Python may be at work elsewhere,
    and a moment of rest between two steps is not enough then.
    """
    _Asked.at = time.perf_counter()


def _rest() -> None:
    """Rest for a moment, or as long as the window wants it."""
    time.sleep(_A_MOMENT)
    until = time.perf_counter() + _PATIENCE
    while _Asked.at + _A_WHILE > (now := time.perf_counter()) and now < until:
        time.sleep(_A_WHILE / 12)


class _GivenUpError(Exception):
    """Somebody gave the work up while it was under way."""


class Run(Generic[T]):
    """Work in steps that is under way. Its result is handed over once, unless it is given up."""

    def __init__(self) -> None:
        self.is_over = False
        """Whether the window wants no more of it: it was given up, or its result is there."""
        self.ended = threading.Event()
        self.result: T | None = None

    def give_up(self) -> None:
        """End the work as soon as its step is done."""
        self.is_over = True

    def result_within(self, seconds: float) -> T | None:
        """Wait for work that is probably short; return its result, or None where it takes longer.

        What is returned here is not handed over again. The thread that waits gives way to the one
        that works, so a short answer is there sooner than by going on beside it, and the next frame
        has it.
        """
        if not self.ended.wait(seconds) or self.is_over:
            return None
        self.is_over = self.result is not None
        return self.result


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
    ) -> Run[T]:
        """Run work that reports how far it is, after the jobs before it.

        ``steps`` yields the share that is done, 0 to 1. In the window, ``progressed`` gets it when
        another hundredth is done, ``then`` gets the result, and ``failed`` is called where there is
        none because the program is at fault.
        """
        run: Run[T] = Run()
        self._pool.start(lambda: self._go_through(run, steps, then, progressed, failed))
        return run

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
        run: Run[T],
        steps: Generator[float, None, T],
        then: Callable[[T], object],
        progressed: Callable[[float], object],
        failed: Job,
    ) -> None:
        def announce(job: Job) -> None:
            # Looked at again in the window: it may give the work up while this is on its way.
            self._done.emit(lambda: run.is_over or job())

        announced = 0

        def after_step(share: float) -> None:
            nonlocal announced
            if run.is_over:
                raise _GivenUpError
            _rest()
            if int(100 * share) > announced:
                announced = int(100 * share)
                announce(partial(progressed, share))

        try:
            if not run.is_over:
                run.result = result = finish(steps, after_step)
                announce(partial(then, result))
        except _GivenUpError:
            pass
        except Exception:  # noqa: BLE001 - a pool drops exceptions; the hook shows every one
            sys.excepthook(*sys.exc_info())
            announce(failed)
        finally:
            steps.close()
            run.ended.set()

    def _go_on(self, then: Job) -> None:
        then()
