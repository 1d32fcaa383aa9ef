"""Rounds of practice, exams that go on after the program was closed, and the file of answers."""

import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, fields
from itertools import groupby
from typing import NamedTuple, TypeAlias

from analyser.gui.state.data_folder import FileLock, LineFile, record_of
from analyser.poker.dealing import random_seed
from analyser.poker.errors import CardError
from analyser.poker.games.registry import find_game
from analyser.poker.practice.questions import Questions
from analyser.poker.practice.quiz import ROUND, Kind, Question
from analyser.poker.practice.schedule import Result, boxes_of
from analyser.poker.records import Json


class Chosen(NamedTuple):
    """What is practised: a kind of questions, the key of a game, and a level."""

    kind: Kind
    game: str
    level: int

    def alike(self, results: Iterable[Result]) -> list[Result]:
        """Return the results of the same kind of question in the same game."""
        return [one for one in results if (one.kind, one.game) == (self.kind, self.game)]


class Exam(NamedTuple):
    """An unfinished exam: its seed, and the results of the answers so far with their texts."""

    seed: int
    answers: list[tuple[Result, str]]


class PracticeResults(LineFile):
    """The file of answers; some lines say that an exam is over. One window holds ``exam_lock``."""

    def __init__(self) -> None:
        super().__init__("practice")
        self.exam_lock = FileLock(self.file.with_name("practice-exam"))

    def results(self) -> list[Result]:
        return [result for line in self._lines() if (result := _read_result(record_of(line)))]

    def add(self, result: Result, exam: int | None = None, given: str = "") -> None:
        """Add an answer, in an exam with its seed and the answer as text. Raises OSError."""
        of_exam = {} if exam is None else {"exam": exam, "given": given}
        self._append_record(asdict(result) | of_exam)

    def claim_exam(self) -> bool:
        """Lock the current exam; return False if another window has it or locks are impossible."""
        with suppress(OSError):
            return self.exam_lock.acquire()
        return False

    def end_exam(self, seed: int) -> None:
        """Record that the exam with this seed is over, and release its lock. Raises OSError."""
        self._append_record({"over": seed})
        self.exam_lock.release()

    def exam_left(self) -> Exam | None:
        """Return the unfinished exam with the latest answer; None without one. Raises OSError."""
        exams: dict[int, Exam] = {}
        for line in self._lines():
            data = record_of(line)
            if type(seed := data.get("over")) is int:
                exams.pop(seed, None)
            elif (result := _read_result(data)) and type(seed := data.get("exam")) is int:
                # So that the exam with the latest answer is the last.
                exam = exams.pop(seed, Exam(seed, []))
                exam.answers.append((result, str(data.get("given"))))
                exams[seed] = exam
        return list(exams.values())[-1] if exams else None

    def _append_record(self, data: dict[str, object]) -> None:
        """Add a line, in turn with the threads that do the same."""
        with self._lock:
            self._append(json.dumps(data))


class Marked(NamedTuple):
    """A question, the answer given, in words, and whether it was right, with day and time."""

    question: Question
    given: str
    result: Result


class Round:
    """The questions and answers of a round; an exam shows the right ones only at the end."""

    def __init__(
        self, is_exam: bool, seed: int, chosen: Chosen, boxes: Mapping[str, int] | None = None
    ) -> None:
        self.is_exam, self.seed, self.chosen = is_exam, seed, chosen
        self.questions = Questions(seed, chosen.kind, find_game(chosen.game), chosen.level, boxes)
        self.marked: list[Marked] = []

    @property
    def right(self) -> int:
        return sum(one.result.right for one in self.marked)

    @property
    def longest_streak(self) -> int:
        runs = groupby(one.result.right for one in self.marked)
        return max([len([*run]) for is_right, run in runs if is_right], default=0)

    @property
    def is_over(self) -> bool:
        return len(self.marked) >= ROUND


Begun: TypeAlias = tuple[list[Result], Round, Question | None, Exam | None]
"""The results of all rounds, and a new round, or an exam that is continued, with its answers.

Then the next question, None if all of the exam are answered; and an exam that cannot be continued,
because this version of the program makes other questions from its seed, None if there is none.
"""


def begin(
    saved: PracticeResults, chosen: Chosen, *, is_exam: bool = False, goes_on: bool = False
) -> Begun:
    """Begin a round or, if ``goes_on``, resume an exam no other window has. Raises OSError."""
    seed, results = random_seed(), saved.results()
    exam = saved.exam_left() if goes_on and saved.claim_exam() else None
    if exam is not None:
        if round_ := resume_exam(exam):
            return results, round_, None if round_.is_over else next(round_.questions), None
        saved.end_exam(exam.seed)
    else:  # so that another window can take an exam
        saved.exam_lock.release()
    # An exam depends on its seed only, so that it can be made again.
    boxes = {} if is_exam else boxes_of(chosen.alike(results))
    round_ = Round(is_exam, seed, chosen, boxes)
    return results, round_, next(round_.questions), exam


def resume_exam(exam: Exam) -> Round | None:
    """Return an unfinished exam as a round; None if this version makes other questions from it."""
    of, _ = exam.answers[0]
    try:
        round_ = Round(True, exam.seed, Chosen(of.kind, of.game, of.level))  # type: ignore[arg-type]
    except CardError:
        return None
    for result, given in exam.answers:
        question = next(round_.questions)
        if str(question.topic) != result.topic:
            return None
        round_.marked.append(Marked(question, given, result))
    return round_


def _read_result(data: dict[str, Json]) -> Result | None:
    """Return the result with these fields; None if fields are missing or of other types."""
    values: list[Json] = [data.get(field.name) for field in fields(Result)]
    wanted = str, str, str, int, str, bool, float
    return Result(*values) if tuple(map(type, values)) == wanted else None
