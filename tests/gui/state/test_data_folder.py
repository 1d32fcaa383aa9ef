"""A lock keeps others out, in this process and in others, and ends with its process."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from analyser.gui.state.data_folder import FileLock

HOLDING = """
import sys
from pathlib import Path
from analyser.gui.state.data_folder import FileLock
lock = FileLock(Path(sys.argv[1]))
print(lock.acquire(), flush=True)
sys.stdin.read()
"""


def test_one_holds_it_at_a_time_and_threads_wait(tmp_path: Path) -> None:
    path = tmp_path / "a" / "table.lock"
    one, other = FileLock(path), FileLock(path)
    assert one.acquire()
    assert one.acquire()  # it is its own already
    assert not other.acquire()
    one.release()
    one.release()
    assert other.acquire()
    assert not one.acquire()
    other.release()
    lock = FileLock(tmp_path / "table.lock")
    order: list[str] = []
    has_begun = threading.Event()

    def second() -> None:
        has_begun.set()
        with lock:
            order.append("second")

    with lock:
        thread = threading.Thread(target=second)
        thread.start()
        assert has_begun.wait(60)
        thread.join(0.05)  # a thread that did not wait would come first
        order.append("first")
    thread.join(60)
    assert order == ["first", "second"]


def test_a_killed_process_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "table.lock"
    lock = FileLock(path)
    program = [sys.executable, "-c", HOLDING, str(path)]
    with subprocess.Popen(
        program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        assert not lock.acquire()
        holder.kill()
        holder.wait()
        assert lock.acquire(wait=True)
    lock.release()


def test_where_nothing_can_be_written_there_is_no_lock(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="file"):
        FileLock(tmp_path / "file" / "table.lock").acquire()
