"""Jobs in threads of this process, which begin sooner than processes."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from analyser.poker.hand_files.jobs import pool


def in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read in threads."""

    def threads(jobs: int, **_: object) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(jobs)

    monkeypatch.setattr(pool, "ProcessPoolExecutor", threads)
