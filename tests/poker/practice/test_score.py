"""What follows from answers for the next question, and a question on the table."""

from analyser.poker.games.registry import DRAW, HOLDEM
from analyser.poker.practice.questions import make_quiz
from analyser.poker.practice.score import Result, boxes_of, table_of, tally

ANSWERS = [
    Result("2026-11-22", "winner", "holdem", 3, "kicker", True, 2.5),
    Result("2026-11-23", "winner", "holdem", 3, "kicker", True, 1.5),
    Result("2026-11-23", "winner", "holdem", 3, "wheel", False, 9.0),
]


def test_answers_move_boxes_and_are_counted_by_topic_and_by_day() -> None:
    assert boxes_of(ANSWERS) == {"kicker": 3, "wheel": 1}
    assert tally(ANSWERS, "topic") == {"kicker": (2, 2), "wheel": (0, 1)}
    assert tally(ANSWERS, "day") == {"2026-11-22": (1, 1), "2026-11-23": (1, 2)}


def test_a_question_lies_on_the_table_and_the_nuts_once_they_are_known() -> None:
    (winner,) = make_quiz("winner", HOLDEM, 3, 1, 7).questions
    table = table_of(winner)
    assert [seat.cards for seat in table.seats] == list(winner.seats)
    assert table.board == winner.board
    (nuts,) = make_quiz("nuts", HOLDEM, 3, 1, 7).questions
    assert table_of(nuts).seats[0].cards == ()
    assert isinstance(nuts.answer, tuple)
    assert table_of(nuts, is_answered=True).seats[0].cards == nuts.answer[0]
    (draw,) = make_quiz("hand", DRAW, 3, 1, 7).questions
    assert table_of(draw).board == ()
