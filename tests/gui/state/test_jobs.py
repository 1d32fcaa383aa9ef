"""Work beside the window."""

import sys
import threading
from collections.abc import Callable, Generator
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from analyser.gui.state import jobs as jobs_module
from analyser.gui.state.jobs import Jobs, Task, give_way, one_step, work_is_left
from analyser.poker.errors import CardError, NoCardsError


@pytest.fixture
def jobs(qtbot: QtBot) -> Jobs:
    return Jobs()


def test_jobs_run_in_turn_finish_waits_and_errors_stop_nothing(
    jobs: Jobs, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[int] = []
    threads = set()

    def job(number: int) -> None:
        threads.add(threading.get_ident())
        done.append(number)

    for number in range(20):
        jobs.run(lambda number=number: job(number))  # type: ignore[misc]  # a loop's own number
    jobs.finish()
    assert done == list(range(20))
    assert threading.get_ident() not in threads
    order: list[tuple[str, int]] = []
    here = threading.get_ident()
    jobs.run(
        lambda: order.append(("job", threading.get_ident())),
        then=lambda: order.append(("then", threading.get_ident())),
    )
    qtbot.waitUntil(lambda: len(order) == 2)
    assert [what for what, _ in order] == ["job", "then"]
    assert order[0][1] != here
    assert order[1][1] == here
    begun, may_end = threading.Event(), threading.Event()
    ended: list[bool] = []

    def wait() -> None:
        begun.set()
        ended.append(may_end.wait(60))

    jobs.run(wait)
    assert begun.wait(60)
    assert not ended
    may_end.set()
    jobs.finish()
    assert ended == [True]
    caught: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: caught.append(kind))
    after: list[str] = []
    jobs.run(lambda: 1 // 0, then=lambda: after.append("then"))
    jobs.run(lambda: after.append("next"))
    jobs.finish()
    assert (caught, after) == ([ZeroDivisionError], ["next"])


def test_cancelled_work_may_hang_alone(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever left the program waited for it: 46 s for a file of 1 MB."""
    monkeypatch.setattr(jobs_module, "CLOSES_WITHIN", 1)
    begun, may_end, faults = threading.Event(), threading.Event(), list[object]()
    monkeypatch.setattr(sys, "excepthook", lambda *error: faults.append(error))

    def steps() -> Generator[float, None, None]:
        yield 0.0
        begun.set()
        may_end.wait(60)
        raise ValueError("the file has been closed")

    jobs = Jobs()
    task = Task(jobs)
    task.start(steps(), faults.append)
    assert begun.wait(60)
    task.close()
    assert work_is_left()
    may_end.set()
    qtbot.waitUntil(lambda: not work_is_left())
    assert faults == []


def counted(until: int, wait: threading.Event | None = None) -> Generator[float, None, str]:
    for step in range(until):
        if wait is not None and step == until // 2:
            assert wait.wait(60)
        yield step / until
    return f"counted to {until}"


def test_every_hundredth_and_the_result_are_delivered(jobs: Jobs, qtbot: QtBot) -> None:
    shares: list[float] = []
    results: list[str] = []
    here = threading.get_ident()
    threads = set()

    def progressed(share: float) -> None:
        threads.add(threading.get_ident())
        shares.append(share)

    jobs.run_steps(counted(1000), results.append, progressed=progressed)
    qtbot.waitUntil(lambda: bool(results))
    assert results == ["counted to 1000"]
    assert ([int(100 * share) for share in shares], threads) == (list(range(1, 100)), {here})


def test_nothing_is_delivered_of_work_given_up_even_on_its_way(jobs: Jobs, qtbot: QtBot) -> None:
    heard: list[object] = []
    go_on = threading.Event()
    run = jobs.run_steps(
        counted(10, go_on),
        heard.append,
        progressed=heard.append,
        failed=lambda: heard.append("failed"),
    )
    later: list[str] = []
    qtbot.waitUntil(lambda: heard == [0.1, 0.2, 0.3, 0.4])
    jobs.run_steps(counted(3), later.append)
    run.give_up()
    go_on.set()
    qtbot.waitUntil(lambda: later == ["counted to 3"])
    assert heard == [0.1, 0.2, 0.3, 0.4]
    heard.clear()
    run = jobs.run_steps(counted(2), heard.append, progressed=heard.append)
    jobs.finish()  # done, and the deliveries wait for the window
    run.give_up()
    QCoreApplication.processEvents()
    assert heard == []


@pytest.mark.parametrize(("error", "is_taken", "delivered"), [
    (NoCardsError(), True, "refused"), (OSError("no room"), True, "refused"),
    (OSError("no room"), False, "failed"), (ZeroDivisionError(), True, "failed"),
])  # fmt: skip
def test_a_refusal_is_delivered_and_any_other_error_goes_to_the_hook(
    jobs: Jobs,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    error: Exception,
    is_taken: bool,
    delivered: str,
) -> None:
    def fail() -> None:
        raise error

    caught: list[object] = []
    heard: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda _, value, __: caught.append(value))

    def refused(why: CardError | OSError) -> None:
        heard.extend(("refused", why))

    jobs.run_steps(
        one_step(fail),
        lambda _: heard.append("done"),
        refused=refused if is_taken else None,
        failed=lambda: heard.append("failed"),
    )
    qtbot.waitUntil(lambda: bool(heard))
    if delivered == "refused":
        assert (heard, caught) == (["refused", error], [])
    else:
        assert (heard, caught) == (["failed"], [error])


def test_a_short_result_is_delivered_at_once_a_long_one_later(jobs: Jobs, qtbot: QtBot) -> None:
    heard: list[str] = []
    run = jobs.run_steps(counted(3), heard.append, progressed=lambda _: heard.append("step"))
    run.deliver_within(5)
    assert heard == ["counted to 3"]
    QCoreApplication.processEvents()
    assert heard == ["counted to 3"]  # nor the steps before it
    heard.clear()
    go_on = threading.Event()
    run = jobs.run_steps(counted(4, go_on), heard.append)
    run.deliver_within(0.005)
    assert heard == []
    go_on.set()
    qtbot.waitUntil(lambda: heard == ["counted to 4"])
    assert run.is_over


def test_a_task_delivers_the_last_run_only_and_is_not_busy_then(jobs: Jobs, qtbot: QtBot) -> None:
    task, heard = Task(jobs), list[str]()
    go_on = threading.Event()
    busy = [task.is_busy]
    task.start(counted(4, go_on), heard.append)
    task.start(counted(5), heard.append)
    busy.append(task.is_busy)
    go_on.set()
    qtbot.waitUntil(lambda: bool(heard))
    assert (heard, [*busy, task.is_busy]) == (["counted to 5"], [False, True, False])
    said = list[object]()

    def again(_: str) -> None:
        said.append(task.is_busy)
        task.start(counted(3), said.append)

    task.start(counted(2), again)
    qtbot.waitUntil(lambda: said == [False, "counted to 3"])


@pytest.mark.parametrize("end", [Task.give_up, Task.close])
def test_a_task_that_is_given_up_delivers_nothing(jobs: Jobs, end: Callable[[Task], None]) -> None:
    task, heard, before = Task(jobs), list[object](), jobs.children()
    task.start(counted(3), heard.append, progressed=heard.append, patience=1)
    end(task)
    assert jobs.children() == before  # they may outlive the task
    assert not task.is_busy
    jobs.finish()
    QCoreApplication.processEvents()
    assert heard == []


def test_the_progress_of_a_task_is_shown_after_its_patience(jobs: Jobs, qtbot: QtBot) -> None:
    task, heard = Task(jobs), list[object]()
    go_on = threading.Event()
    task.start(counted(4, go_on), heard.append, progressed=heard.append, patience=1)
    qtbot.waitUntil(lambda: 0.25 in heard)
    assert [share for share in heard if share not in (0.0, 0.25)] == []
    go_on.set()
    qtbot.waitUntil(lambda: "counted to 4" in heard)
    heard.clear()
    task.start(counted(100), heard.append, progressed=heard.append, patience=3_600_000)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == ["counted to 100"]


class Clock:
    """Goes on by what somebody sleeps, and by nothing else."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.then: Callable[[], object] = lambda: None
        """What others do while somebody sleeps."""

    def perf_counter(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.then()


@pytest.mark.parametrize(("asks", "at_least", "at_most"), [
    ("never", 0.0, 0.0001), ("once", 0.012, 0.014), ("on and on", 0.04, 0.042),
])  # fmt: skip
def test_work_in_steps_gives_way_while_it_is_asked_to(
    jobs: Jobs, monkeypatch: pytest.MonkeyPatch, asks: str, at_least: float, at_most: float
) -> None:
    """On and on, it rests forty milliseconds before each step, so that it ends some day."""
    clock = Clock()
    monkeypatch.setattr(jobs_module, "time", clock)
    monkeypatch.setattr(jobs_module._Asked, "at", 0.0)
    begun: list[float] = []

    def steps() -> Generator[float, None, None]:
        for _ in range(3):
            if asks == "once":
                give_way()
            begun.append(clock.now)
            yield 0.5

    if asks == "on and on":
        clock.then = give_way
    jobs.run_steps(steps(), lambda _: None)
    jobs.finish()
    rests = [later - earlier for earlier, later in pairwise(begun)]
    assert len(rests) == 2
    assert all(at_least <= rest <= at_most for rest in rests)


def test_work_one_waits_for_rests_for_nobody(jobs: Jobs, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    clock.then = give_way
    monkeypatch.setattr(jobs_module, "time", clock)
    is_awaited, ended = threading.Event(), list[float]()

    def steps() -> Generator[float, None, float]:
        is_awaited.wait(60)
        yield 0.5
        return clock.now

    def wait(_: float) -> bool:
        is_awaited.set()
        jobs.finish()
        return True

    run = jobs.run_steps(steps(), ended.append)
    monkeypatch.setattr(run.ended, "wait", wait)
    run.deliver_within(60)
    assert ended == [clock.now] == [Clock().now]
