"""A round of practice under way, and an exam that is continued at the next start."""

from __future__ import annotations

from typing import NamedTuple

from analyser.gui.practice.answer_file import Exam
from analyser.gui.practice.sheet import Marked
from analyser.poker.errors import CardError
from analyser.poker.games.registry import find_game
from analyser.poker.practice.question import ROUND, Question
from analyser.poker.practice.quiz import Questions
from analyser.poker.practice.score import Result


class Round:
    """A round under way: its questions, and what was answered.

    Attributes:
        is_exam: whether it is an exam, which says only at the end what was right.
        seed: the seed of its questions.
        questions: the source of its questions.
        results: the answers so far.
        marked: the questions so far with what was answered.
        streak, longest: how many answers in a row were right, now and at most.
    """

    def __init__(self, is_exam: bool, seed: int, questions: Questions) -> None:
        self.is_exam, self.seed, self.questions = is_exam, seed, questions
        self.results: list[Result] = []
        self.marked: list[Marked] = []
        self.streak = self.longest = 0

    def add(self, result: Result, marked: Marked) -> None:
        """Count an answer."""
        self.results.append(result)
        self.marked.append(marked)
        self.streak = self.streak + 1 if result.right else 0
        self.longest = max(self.longest, self.streak)

    @property
    def right(self) -> int:
        """How many answers were right."""
        return sum(result.right for result in self.results)

    @property
    def is_over(self) -> bool:
        """Whether all questions are answered."""
        return len(self.results) >= ROUND


class Begun(NamedTuple):
    """A round that begins, or an exam that is continued.

    Attributes:
        earlier: the answers of earlier rounds.
        round: the round, with the answers so far.
        question: the next question; None if all questions of the exam are answered.
        lost: an unfinished exam that cannot be continued, as its seed gives other questions now.
    """

    earlier: list[Result]
    round: Round
    question: Question | None
    lost: Exam | None = None


def round_again(exam: Exam) -> Round | None:
    """Return an exam with the answers so far; None if its seed gives other questions now."""
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
        round_.add(result, Marked(question, given, result.right))
    return round_
