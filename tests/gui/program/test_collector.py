"""Which thread collects Python's garbage, and when."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from analyser.gui.program import collector
from analyser.gui.program.collector import Collector
from analyser.gui.program.start import Windows
from analyser.gui.state.jobs import Jobs

Collections = list[tuple[threading.Thread, int]]


@pytest.fixture
def collections() -> Iterator[Collections]:
    """The thread and the generation of each collection."""
    found: Collections = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            found.append((threading.current_thread(), info["generation"]))

    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)


@pytest.fixture
def of_window() -> Iterator[Collector]:
    """A collector that is not at work yet; Python is, as it is at the start."""
    gc.collect()  # what other tests have left, here: its end in a job's thread crashes
    gc.enable()
    made = Collector()
    yield made
    made.stop()


def make_much() -> None:
    kept = [[number] for number in range(50_000)]
    assert len(kept) == 50_000


def test_the_window_collects(of_window: Collector, collections: Collections, qtbot: QtBot) -> None:
    """The end of a Qt object in another thread can lock both for ever."""
    jobs = Jobs()
    jobs.run(make_much)
    jobs.finish()
    assert any(thread is not threading.main_thread() for thread, _ in collections)

    of_window.start()
    collections.clear()
    kept: list[object] = []
    jobs.run(lambda: kept.extend([number] for number in range(50_000)))
    jobs.finish()
    assert collections == []
    qtbot.waitUntil(lambda: collections != [])
    assert {thread for thread, _ in collections} == {threading.main_thread()}


def test_what_is_left_of_a_qt_object_is_ended(of_window: Collector, qtbot: QtBot) -> None:
    of_window.start()
    of_window.start()  # once more, which changes nothing
    left = QObject()
    left.itself = left  # type: ignore[attr-defined]
    is_there = weakref.ref(left)
    del left
    kept = [[number] for number in range(50_000)]
    qtbot.waitUntil(lambda: is_there() is None)
    assert kept


def test_all_objects_wait_for_a_quiet_moment_unless_they_are_too_many(
    of_window: Collector, collections: Collections, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "MANY", 20_000)
    gc.disable()
    gc.collect()
    collections.clear()
    kept = [[number] for number in range(50_000)]
    of_window.collect_if_due()
    assert [generation for _, generation in collections] == [1]
    of_window.collect_if_due()
    assert [generation for _, generation in collections] == [1, 2]
    monkeypatch.setattr(collector, "TOO_MANY", 90_000)
    for _ in range(2):
        kept += [[number] for number in range(50_000)]
        of_window.collect_if_due()
    assert [generation for _, generation in collections] == [1, 2, 1, 2]
    collections.clear()
    of_window.collect_if_due()
    assert collections == []


def test_python_collects_again_afterwards(of_window: Collector, collections: Collections) -> None:
    of_window.start()
    of_window.stop()
    make_much()
    assert collections != []
    gc.disable()
    of_window.stop()
    assert not gc.isenabled()


def test_the_windows_of_the_program_collect_in_their_thread(qtbot: QtBot) -> None:
    gc.enable()
    windows = Windows()
    start = windows.open()
    try:
        qtbot.waitUntil(lambda: not gc.isenabled())
        qtbot.waitUntil(lambda: start.session is not None and start.session.restored)
        windows.leave()
    finally:
        windows.finish()
    assert gc.isenabled()
