"""The file of all answers that were given in practice."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from typing import Any

from analyser.gui.state.file_lock import LineFile
from analyser.poker.practice.score import Result


class PracticeResults(LineFile):
    """The answers, one on each line, the newest last."""

    def __init__(self) -> None:
        super().__init__("practice")

    def results(self) -> list[Result]:
        """Return the answers, the oldest first. Raises OSError."""
        return [result for line in self._lines() if (result := _read(line)) is not None]

    def add(self, result: Result) -> None:
        """Add an answer. Raises OSError."""
        self._lock.acquire(wait=True)
        try:
            self._append(json.dumps(asdict(result)))
        finally:
            self._lock.release()


def _read(line: str) -> Result | None:
    """Read a line; None for one that an other program or a newer version may have written."""
    try:
        data: Any = json.loads(line)
        values = [data[field.name] for field in fields(Result)]
    except (ValueError, RecursionError, KeyError, TypeError):
        return None
    wanted = str, str, str, int, str, bool, float
    return Result(*values) if tuple(map(type, values)) == wanted else None
