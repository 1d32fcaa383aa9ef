"""The one place that knows about threads: work that must not hold up the window."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Generator
from functools import partial
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractEventDispatcher, QObject, QThreadPool, Signal

from analyser.poker.generators import finish

Job = Callable[[], object]
T = TypeVar("T")

_A_MOMENT = 1e-5
"""Seconds of rest after each step: Python runs one thread at a time, and the window is waiting."""


_PATIENCE = 0.02
"""Seconds for which work that gives way waits at most before its next step."""


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


class _Attention(QObject):
    """Knows whether the window's thread has anything to do just now."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._idle = threading.Event()
        self._idle.set()
        dispatcher = QAbstractEventDispatcher.instance()
        if dispatcher is not None:
            dispatcher.awake.connect(self._idle.clear)
            dispatcher.aboutToBlock.connect(self._idle.set)

    def give_way(self) -> None:
        """Wait until the window has nothing to do, but not for ever."""
        self._idle.wait(_PATIENCE)


class Jobs(QObject):
    """Runs jobs one after the other beside the window.

    A job is a function without arguments that touches no widget. ``finish`` waits for all of them;
    the program calls it before it ends, because a thread that outlives Qt takes it down.
    """

    _done = Signal(object)

    def __init__(self, parent: QObject | None = None, *, give_way: bool = False) -> None:
        """``give_way``: whether work in steps rests while the window has anything to do.

        Painting a table goes in and out of Python for every cell, and each time Python may be at
        work elsewhere: a moment of rest is not enough then.
        """
        super().__init__(parent)
        self._attention = _Attention(self) if give_way else None
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
            time.sleep(_A_MOMENT)
            if self._attention is not None:
                self._attention.give_way()
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
