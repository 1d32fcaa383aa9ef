"""Answers to questions: a record of each, their totals, and the boxes for the next questions."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from analyser.poker.games.registry import find_game
from analyser.poker.practice.quiz import Question
from analyser.poker.practice.schedule import next_box
from analyser.poker.table.table import Table, new_table


@dataclass(frozen=True, slots=True)
class Result:
    """One answer that a user has given."""

    day: str  # the date, such as 2026-11-23
    # kind, game, level, topic: as in the question.
    kind: str
    game: str
    level: int
    topic: str
    right: bool  # whether the answer was right
    seconds: float  # how long it took


def boxes_of(results: Iterable[Result]) -> dict[str, int]:
    """Return each topic's box, 1 to 5; ``results``: of one kind and game, the oldest first."""
    boxes: dict[str, int] = {}
    for result in results:
        boxes[result.topic] = next_box(boxes.get(result.topic, 1), result.right)
    return boxes


def tally(results: Iterable[Result], by: str) -> Mapping[str, tuple[int, int]]:
    """Return (right answers, all answers) by topic, or by another field of the results."""
    found: dict[str, tuple[int, int]] = {}
    for result in results:
        right, every = found.get(getattr(result, by), (0, 0))
        found[getattr(result, by)] = right + result.right, every + 1
    return found


def table_of(question: Question, is_answered: bool = False) -> Table:
    """Put a question on a table; for the nuts with one seat, empty unless ``is_answered``."""
    seats = question.seats
    if not seats:
        seats = (question.answer[0],) if is_answered else ()  # type: ignore[index, assignment]
    table = new_table(find_game(question.game), max(1, len(seats)))
    for seat, cards in enumerate(seats):
        table = table.fill(seat, cards)
    return table.lay_boards(question.boards or [question.board])
