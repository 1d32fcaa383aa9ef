"""The file with the user's answers in practice, also those of an exam that is not finished."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, fields
from typing import NamedTuple

from analyser.gui.state.data_folder import FileLock, LineFile
from analyser.poker.practice.score import Result
from analyser.poker.records import Json


class Exam(NamedTuple):
    """An unfinished exam: its seed, and the results and the texts of the answers so far."""

    seed: int
    results: list[Result]
    given: list[str]


class PracticeResults(LineFile):
    """The file of answers; some lines say that an exam is over. One window holds ``exam_lock``."""

    def __init__(self) -> None:
        super().__init__("practice")
        self.exam_lock = FileLock(self.file.with_name("practice-exam.lock"))

    def results(self) -> list[Result]:
        return [result for line in self._lines() if (result := _result(_parse(line)))]

    def add(self, result: Result, exam: int | None = None, given: str = "") -> None:
        """Add an answer, in an exam with its seed and the answer as text. Raises OSError."""
        of_exam = {} if exam is None else {"exam": exam, "given": given}
        self._add(asdict(result) | of_exam)

    def claim_exam(self) -> bool:
        """Lock the current exam; return False if another window has it or locks are impossible."""
        with suppress(OSError):
            return self.exam_lock.acquire()
        return False

    def end_exam(self, seed: int) -> None:
        """Record that the exam with this seed is over, and release its lock. Raises OSError."""
        self._add({"over": seed})
        self.exam_lock.release()

    def exam_left(self) -> Exam | None:
        """Return the unfinished exam with the latest answer; None without one. Raises OSError."""
        exams: dict[int, Exam] = {}
        for line in self._lines():
            data = _parse(line)
            if type(seed := data.get("over")) is int:
                exams.pop(seed, None)
            elif (result := _result(data)) and type(seed := data.get("exam")) is int:
                # So that the exam with the latest answer is the last.
                exam = exams.pop(seed, Exam(seed, [], []))
                exam.results.append(result)
                exam.given.append(str(data.get("given")))
                exams[seed] = exam
        return list(exams.values())[-1] if exams else None

    def _add(self, data: dict[str, object]) -> None:
        with self._lock:
            self._append(json.dumps(data))


def _parse(line: str) -> dict[str, Json]:
    """Return the fields in a line of the file; an empty dict if the line is not a JSON object."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def _result(data: dict[str, Json]) -> Result | None:
    """Return the result with these fields; None if fields are missing or of other types."""
    try:
        values = [data[field.name] for field in fields(Result)]
    except KeyError:
        return None
    wanted = str, str, str, int, str, bool, float
    return Result(*values) if tuple(map(type, values)) == wanted else None
