"""Threads for work that must not block the window. No other GUI module starts a thread."""

import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Generic, TypedDict, TypeVar, Unpack

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from analyser.poker.errors import CardError
from analyser.poker.generators import Steps, finish

Job = Callable[[], object]
T = TypeVar("T")

_STEP_PAUSE = 1e-5
"""Seconds of sleep after each step, so that the window's thread gets to run Python."""
_GIVE_WAY_PAUSE = 0.012
"""Seconds for which work in steps pauses after each call of ``give_way``."""
_LONGEST_PAUSE = 0.04
"""The longest pause in seconds between two steps, however often ``give_way`` is called."""
LONG = 500
"""Milliseconds of counting before the window shows the progress and offers to cancel."""
CLOSES_WITHIN = 1000
"""Milliseconds to wait for cancelled work to end."""


class Callbacks(TypedDict, total=False):
    """What to call in the window's thread, besides what takes the result."""

    # None to treat these errors as bugs.
    refused: Callable[[CardError | OSError], object] | None
    # Called with the part that is done, 0 to 1, each time its percentage changes.
    progressed: Callable[[float], object]
    failed: Job  # called after a bug


class _Asked:
    """When ``give_way`` was last called, in seconds of ``time.perf_counter``."""

    at = 0.0


def give_way() -> None:
    """Make work in steps pause for a while, so that the window's thread can run Python.

    A Qt table view, for example, calls its model for every cell that it paints. Each of these calls
    may have to wait for the other thread: the usual sleep between two steps is too short for them.
    """
    _Asked.at = time.perf_counter()


def _rest() -> None:
    """Sleep for a moment, or longer if ``give_way`` was called."""
    time.sleep(_STEP_PAUSE)
    until = time.perf_counter() + _LONGEST_PAUSE
    while _Asked.at + _GIVE_WAY_PAUSE > (now := time.perf_counter()) and now < until:
        time.sleep(_GIVE_WAY_PAUSE / 12)


def ignore(*_: object) -> None:
    """Do nothing. This is the default callback for progress and for failures."""


def one_step(job: Callable[[], T]) -> Steps[T]:
    """Wrap a function as work in steps, with a single step."""
    yield 0.0
    return job()


class _GivenUpError(Exception):
    """Raised between two steps if the work has been cancelled."""


class SteppedRun(Generic[T]):
    """One run of work in steps. The result is delivered once, unless the run is cancelled."""

    def __init__(
        self, steps: Steps[T], then: Callable[[T], object], **also: Unpack[Callbacks]
    ) -> None:
        self._steps, self._then, self._refused = steps, then, also.get("refused")
        self._progressed = also.get("progressed", ignore)
        self._failed = also.get("failed", ignore)
        self.is_over = False
        """Whether the run was cancelled, or its result has been delivered."""
        self._is_awaited = False
        self.ended = threading.Event()
        self.outcome: Job | None = None
        """The call that delivers the result or the error; None before the end, or if cancelled."""

    def give_up(self) -> None:
        """Cancel the work after its current step; nothing is delivered."""
        self.is_over = True

    def work(self, tell: Callable[[Job], object]) -> None:
        """Do the work in this thread; ``tell`` has its argument called in the window's thread."""
        announced = 0

        def after_step(share: float) -> None:
            nonlocal announced
            if self.is_over:
                raise _GivenUpError
            if not self._is_awaited:
                _rest()
            if int(100 * share) > announced:
                announced = int(100 * share)
                # Checked again in the window's thread, which may cancel the run meanwhile.
                tell(lambda: None if self.is_over else self._progressed(share))

        try:
            if not self.is_over:
                self.outcome = partial(self._then, finish(self._steps, after_step))
        except _GivenUpError:
            pass
        except Exception as error:  # noqa: BLE001 - a pool drops exceptions; the hook shows every one
            if self._refused is not None and isinstance(error, CardError | OSError):
                self.outcome = partial(self._refused, error)
            # Then the error may come from files that were closed.
            elif not (self.is_over and work_is_left()):
                sys.excepthook(*sys.exc_info())
                self.outcome = self._failed
        finally:
            self._steps.close()
            tell(self.deliver)  # it checks for cancellation again
            self.ended.set()

    def deliver(self) -> None:
        """Deliver the result or the error, once, unless the run was cancelled."""
        if not self.is_over and self.outcome is not None:
            self.is_over = True
            outcome, self.outcome = self.outcome, None
            outcome()

    def deliver_within(self, seconds: float) -> None:
        """Wait for work that is probably short, and deliver its result if it ends in time.

        While this thread waits, it does not compete with the working thread for the GIL, which
        need not rest between its steps. So the result of short work is painted in the next frame.
        """
        self._is_awaited = True
        if self.ended.wait(seconds):
            self.deliver()
        self._is_awaited = False


class Jobs(QObject):
    """Runs jobs one after the other in a background thread.

    A job is a function without arguments that uses no widget. Before the program ends, it must call
    ``finish``, which waits for all jobs, because a thread that outlives Qt crashes. If a job does
    not end (see ``work_is_left``), the process has to exit at once. If the object may be deleted
    before the program ends, call ``close``: the thread of a job that still ran would delete it, and
    crash.
    """

    _done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool()
        self._pool.setMaxThreadCount(1)
        self._is_closed = False
        # Emitted in the job's thread, received in the window's: Qt queues the call.
        self._done.connect(self._call_in_window)

    @property
    def is_busy(self) -> bool:
        return self._pool.activeThreadCount() > 0

    def run(self, job: Job, then: Job | None = None) -> None:
        """Run a job after the earlier ones; ``then`` in the window's thread, unless it failed."""
        self.run_steps(one_step(job), ignore if then is None else lambda _: then())

    def run_steps(
        self, steps: Steps[T], then: Callable[[T], object], **also: Unpack[Callbacks]
    ) -> SteppedRun[T]:
        """Run a generator in the background thread, after the earlier jobs; not after ``close``.

        All callbacks are called in the window's thread: ``then`` at the end with the value that
        the generator returns. An error without its own callback is a bug, for ``sys.excepthook``.
        """
        run = SteppedRun(steps, then, **also)
        if self._is_closed:
            run.give_up()
        else:
            self._pool.start(lambda: run.work(self._done.emit))
        return run

    def finish(self, within: int = -1) -> None:
        """Wait for every job, but only ``within`` milliseconds (-1: no limit); then leave them."""
        if not self._pool.waitForDone(within):
            self.setParent(None)
            _left_behind.append(self)

    def close(self) -> None:
        """Wait until every job is done; run none that the results delivered then ask for."""
        self._is_closed = True
        self.finish()

    def _call_in_window(self, job: Job) -> None:
        """Run a job that a thread has sent to the window's own thread."""
        job()


_left_behind: list[Jobs] = []


def work_is_left() -> bool:
    """Whether a job still runs that ``Jobs.finish`` has left, as on a disk that hangs."""
    return any(jobs.is_busy for jobs in _left_behind)


class Task:
    """One kind of work, which runs at most once at a time: a new run cancels the one before."""

    def __init__(self, jobs: Jobs) -> None:
        self._jobs = jobs
        self._run: SteppedRun[Any] | None = None
        self._share = 0.0
        self._progressed: Callable[[float], object] = ignore
        # Without a parent: ``jobs`` may live longer.
        self._patience = QTimer(singleShot=True)
        self._patience.timeout.connect(self._show_progress)

    @property
    def is_busy(self) -> bool:
        return self._run is not None and not self._run.is_over

    def start(
        self,
        steps: Steps[T],
        then: Callable[[T], object],
        *,
        patience: int = 0,
        **also: Unpack[Callbacks],
    ) -> None:
        """Cancel the last run and start one; ``patience``: milliseconds before ``progressed``."""
        self.give_up()
        self._share = 0.0
        self._progressed = also.get("progressed", ignore)
        also["progressed"] = self._note_progress
        self._run = self._jobs.run_steps(steps, then, **also)
        if patience:
            self._patience.start(patience)

    def deliver_within(self, seconds: float) -> None:
        """Wait so long at most for the result, and deliver it at once if it is there."""
        if self._run is not None:
            self._run.deliver_within(seconds)

    def give_up(self) -> None:
        """Cancel the present run. Its result is not delivered."""
        self._patience.stop()
        if self._run is not None:
            self._run.give_up()
            self._run = None

    def close(self) -> None:
        """Cancel the present run, and wait up to a second for all jobs of the thread to end."""
        self.give_up()
        self._jobs.finish(CLOSES_WITHIN)

    def _note_progress(self, share: float) -> None:
        """Remember the progress; report it once the patience has run out."""
        self._share = share
        if not self._patience.isActive():
            self._progressed(share)

    def _show_progress(self) -> None:
        if self.is_busy:
            self._progressed(self._share)
