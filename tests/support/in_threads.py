"""Runs jobs in threads of this process, which start faster than processes."""

import os
import pickle
from collections.abc import Callable
from functools import partial
from threading import Thread
from types import SimpleNamespace
from typing import IO, Any

import pytest

from analyser.poker.hand_files.jobs import pool


def in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fixture with which files are read in threads instead of processes."""
    monkeypatch.setattr(pool, "begin_process", begin_thread)


def read_all(pieces: IO[bytes], results: IO[bytes]) -> None:
    """Read pieces and write their results, until the sender ends."""
    pool.read_all(partial(pickle.load, pieces), results)


def begin_thread(run: Callable[[IO[bytes], IO[bytes]], None] = read_all) -> Any:
    """Start a thread in place of a process; it ends when no more pieces come."""
    (pieces, stdin), (stdout, results) = os.pipe(), os.pipe()

    def work() -> None:
        with open(pieces, "rb") as first, open(results, "wb") as second:  # noqa: PTH123 - by number
            run(first, second)

    thread = Thread(target=work)
    thread.start()
    return SimpleNamespace(
        stdin=open(stdin, "wb"),  # noqa: PTH123 - by its number, for longer
        stdout=open(stdout, "rb"),  # noqa: PTH123
        kill=lambda: None,
        wait=thread.join,
    )
