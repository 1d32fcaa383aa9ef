"""Jobs in threads of this process, which begin sooner than processes."""

from __future__ import annotations

from multiprocessing.connection import Connection, Pipe
from threading import Thread
from types import SimpleNamespace
from typing import Any

import pytest

from analyser.poker.hand_files.jobs import pool


def in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read in threads."""
    monkeypatch.setattr(pool, "_begin", begin_thread)


def begin_thread(*arguments: Any) -> SimpleNamespace:
    """Begin what looks like a process, and ends only when no more pieces come."""
    ended, end = Pipe(duplex=False)
    thread = Thread(target=_read_all, args=(end, *arguments))
    thread.start()
    return SimpleNamespace(sentinel=ended, kill=lambda: None, join=thread.join)


def _read_all(end: Connection, *arguments: Any) -> None:
    with end:
        pool._read_all(*arguments)
