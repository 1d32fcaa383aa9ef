"""A round of practice, or an exam, which can be continued after the program was closed."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from analyser.gui.practice.answer_file import Exam, PracticeResults
from analyser.gui.practice.sheet import Marked
from analyser.poker.dealing import random_seed
from analyser.poker.errors import CardError
from analyser.poker.games.registry import find_game
from analyser.poker.practice.questions import Questions
from analyser.poker.practice.quiz import ROUND, Kind, Question
from analyser.poker.practice.score import Result, boxes_of


class Round:
    """A round: its questions, and the answered ones with their answers.

    ``is_exam``: the right answers are shown only at the end.
    """

    def __init__(self, is_exam: bool, seed: int, questions: Questions) -> None:
        self.is_exam, self.seed, self.questions = is_exam, seed, questions
        self.marked: list[Marked] = []

    @property
    def right(self) -> int:
        return sum(one.is_right for one in self.marked)

    @property
    def longest_streak(self) -> int:
        runs = groupby(one.is_right for one in self.marked)
        return max([len([*run]) for is_right, run in runs if is_right], default=0)

    @property
    def is_over(self) -> bool:
        return len(self.marked) >= ROUND


class Begun(NamedTuple):
    """A new round, or an exam that is continued."""

    results: list[Result]  # the results of all rounds, those of this one included
    round: Round  # the round, with the answers so far
    question: Question | None  # the next question; None if all questions of the exam are answered
    # An unfinished exam that cannot be continued, because this version of the program makes other
    # questions from its seed; None if there is no such exam.
    lost: Exam | None = None


def begin(
    saved: PracticeResults,
    kind: Kind,
    game: str,
    level: int,
    *,
    is_exam: bool = False,
    goes_on: bool = False,
) -> Begun:
    """Begin a round or, if ``goes_on``, resume an exam no other window has. Raises OSError."""
    seed, results = random_seed(), saved.results()
    exam = saved.exam_left() if goes_on and saved.claim_exam() else None
    if exam is not None:
        if round_ := round_again(exam):
            question = None if round_.is_over else next(round_.questions)
            return Begun(results, round_, question)
        saved.end_exam(exam.seed)
    else:  # so that another window can take an exam
        saved.exam_lock.release()
    alike = [one for one in results if (one.kind, one.game) == (kind, game)]
    # An exam depends on its seed only, so that it can be made again.
    boxes = {} if is_exam else boxes_of(alike)
    questions = Questions(seed, kind, find_game(game), level, boxes)
    return Begun(results, Round(is_exam, seed, questions), next(questions), exam)


def round_again(exam: Exam) -> Round | None:
    """Return an unfinished exam as a round; None if this version makes other questions from it."""
    of = exam.results[0]
    try:
        questions = Questions(exam.seed, of.kind, find_game(of.game), of.level)  # type: ignore[arg-type]
    except CardError:
        return None
    round_ = Round(True, exam.seed, questions)
    for result, given in zip(exam.results, exam.given, strict=True):
        question = next(questions)
        if str(question.topic) != result.topic:
            return None
        round_.marked.append(Marked(question, given, result))
    return round_
