"""Work beside the window."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING

import pytest

from analyser.gui.jobs import Jobs

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def jobs(qtbot: QtBot) -> Jobs:
    return Jobs()


def test_jobs_run_one_after_the_other_in_another_thread(jobs: Jobs) -> None:
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


def test_finish_waits_for_a_job_that_has_begun(jobs: Jobs) -> None:
    begun, may_end = threading.Event(), threading.Event()
    ended: list[bool] = []

    def job() -> None:
        begun.set()
        ended.append(may_end.wait(5))

    jobs.run(job)
    assert begun.wait(5)
    assert not ended
    may_end.set()
    jobs.finish()
    assert ended == [True]


def test_what_comes_then_is_done_in_the_windows_thread(jobs: Jobs, qtbot: QtBot) -> None:
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


def test_an_error_reaches_the_hook_and_the_next_job_runs(
    jobs: Jobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    caught: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: caught.append(kind))
    done: list[str] = []
    jobs.run(lambda: 1 // 0, then=lambda: done.append("then"))
    jobs.run(lambda: done.append("next"))
    jobs.finish()
    assert caught == [ZeroDivisionError]
    assert done == ["next"]
