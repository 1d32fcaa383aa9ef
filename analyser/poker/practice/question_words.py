"""Questions as sentences, and the answers to choose from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, cast

from analyser.poker.games.registry import find_game
from analyser.poker.names import board_title, seat_name
from analyser.poker.odds.record import game_categories
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase
from analyser.poker.practice.quiz import Hand, Kind, Question

_WHO: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "Who wins?"))
_WHO_ON_EACH: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "Who wins which board?"))
_WHO_OF_EACH: Final = QT_TRANSLATE_NOOP("analyser", "Who wins {half}, and who {other}?")
_ASKED: Final[Mapping[Kind, Phrase]] = {
    "hand": Phrase(QT_TRANSLATE_NOOP("analyser", "What is this hand?")),
    "nuts": Phrase(QT_TRANSLATE_NOOP("analyser", "Which two cards make the best hand?")),
    "equity": Phrase(
        QT_TRANSLATE_NOOP("analyser", "How much of the pot does Seat A get on average?")
    ),
}
_SPLIT: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "Split pot"))
_NO_LOW: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "No low"))
_HALVES: Final = (
    Phrase(QT_TRANSLATE_NOOP("analyser", "High")),
    Phrase(QT_TRANSLATE_NOOP("analyser", "Low")),
)


class AnswerChoices(NamedTuple):
    """Answers, one of which is to be chosen."""

    title: str  # the half of the pot or the board if a question asks for each, otherwise ""
    names: Sequence[Phrase]  # the answers
    right: int  # the index of the right answer
    # The index of the answer "split pot" if the user then has to say which seats share the pot;
    # None if only two seats can share it.
    split: int | None = None
    # The seats that share the pot; empty if ``split`` is not the right answer.
    sharing: Sequence[int] = ()


def ask(question: Question) -> Phrase:
    """Return the sentence that asks a question."""
    if question.boards is not None:
        return _WHO_ON_EACH
    if question.kind == "winner":
        half, other = find_game(question.game).halves
        is_shared = isinstance(question.answer, Mapping)
        return Phrase(_WHO_OF_EACH, half=half, other=other) if is_shared else _WHO
    return _ASKED[question.kind]


def boards_of(question: Question) -> list[tuple[Phrase, Hand]]:
    """Return each board with its title: "Board", or if there are several "Board 1", "Board 2"."""
    boards = question.boards or ([question.board] if question.board else [])
    return [(board_title(at, len(boards)), board) for at, board in enumerate(boards)]


def answer_choices(question: Question) -> Sequence[AnswerChoices]:
    """Return the answers to choose from: one set, or one for each half of the pot or each board.

    Empty if the answer is a number or cards, which the user gives without choosing from a list.
    """
    answer = question.answer
    if question.kind == "hand":
        names = game_categories(find_game(question.game))
        return (AnswerChoices("", names, [str(name) for name in names].index(str(answer))),)
    if question.kind != "winner":
        return ()
    seats = len(question.seats)
    if question.boards is not None:
        assert isinstance(answer, Mapping)
        parts = zip(boards_of(question), answer.values(), strict=True)
        return tuple([_who_wins(title, winners, seats) for (title, _), winners in parts])
    if isinstance(answer, Mapping):
        game = find_game(question.game)
        titles = game.halves if game.second else _HALVES
        high, low = answer.values()
        return (
            _who_wins(titles[0], high, seats),
            _who_wins(titles[1], low, seats, *([] if game.second else [_NO_LOW])),
        )
    return (_who_wins("", cast("Sequence[int]", answer), seats),)


def _who_wins(title: str, winners: Sequence[int], seats: int, *nobody: Phrase) -> AnswerChoices:
    names = [*map(seat_name, range(seats)), _SPLIT, *nobody]
    right = winners[0] if len(winners) == 1 else seats if winners else seats + 1
    split = seats if seats > 2 else None
    sharing = winners if right == split else ()
    return AnswerChoices(title, names, right, split, sharing)
