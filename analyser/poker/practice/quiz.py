"""Questions as records and as sentences, the answers to choose from, and which are right."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias, cast

from analyser.poker.cards import Card
from analyser.poker.games.registry import find_game
from analyser.poker.names import board_title, seat_name
from analyser.poker.odds.record import game_categories
from analyser.poker.phrases import Phrase, sentences_beside
from analyser.poker.records import OMITTED_WHEN_NONE, Record

Hand: TypeAlias = tuple[Card, ...]
"""The cards of a seat, or of the board."""
Kind = Literal["winner", "hand", "nuts", "equity"]
KINDS: Final[tuple[Kind, ...]] = ("winner", "hand", "nuts", "equity")
LEVELS: Final = range(1, 6)
ROUND: Final = 20
"""The questions of a round and of an exam; of a quiz in Python and in the terminal by default."""
MOST_QUESTIONS: Final = 10_000

Answer: TypeAlias = (
    Sequence[int] | Mapping[str, Sequence[int]] | str | Sequence[Collection[Card]] | float
)
CLOSE: Final = 0.05
"""A guessed equity is right if it differs from the exact one by no more than this."""


class Dealt(NamedTuple):
    """What is dealt for a question; the fields are those of ``Question``."""

    seats: tuple[Hand, ...]
    board: Hand
    answer: Answer
    text: Phrase
    boards: tuple[Hand, ...] | None = None


@dataclass(frozen=True, slots=True, repr=False)
class Question(Record):
    """A question and its answer.

    Attributes:
        kind: what is asked.
        game: the game's key.
        level: 1 to 5.
        topic: the subject of the question, not to be shown before the answer.
        seats: the cards of each seat; empty if the nuts are asked for.
        board: the cards that all seats share; with several boards those of the first.
        answer: for kind ``winner`` the numbers of the seats that win, in split games under the keys
            ``high`` and ``low``, with several boards under ``board 1``, ``board 2``, or ``board 1
            high``, ``board 1 low`` and so on; for ``hand`` the name of the hand's category; for
            ``nuts`` all pairs of cards that make the nuts; for ``equity`` the equity of the first
            seat, 0 to 1.
        text: why this is the answer.
        boards: all boards if there are several; else None, which JSON leaves out.
    """

    kind: Kind
    game: str
    level: int
    topic: Phrase
    seats: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]
    answer: Answer
    text: Phrase
    boards: tuple[tuple[Card, ...], ...] | None = field(default=None, metadata=OMITTED_WHEN_NONE)

    def is_right(self, given: object) -> bool:
        """Whether an answer is right, for the nuts one pair, for equity within ``CLOSE``."""
        if isinstance(self.answer, float):
            assert isinstance(given, float)
            return abs(self.answer - given) <= CLOSE
        if self.kind == "nuts":
            assert isinstance(given, Collection)
            return any(set(pair) == set(given) for pair in self.answer)  # type: ignore[arg-type]
        return given == self.answer


@dataclass(frozen=True, slots=True, repr=False)
class Quiz(Record):
    """A round of questions, and the seed that makes the same questions again."""

    seed: int
    questions: Iterable[Question]


# ------------------------------------------------------------------------------------ in words


_say: Final = sentences_beside(__file__)


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
    if question.kind != "winner":
        return _say(question.kind)
    game = find_game(question.game)
    if question.boards is not None:
        return _say("who-of-each-half-on-each-board" if game.has_halves else "who-on-each-board")
    half, other = game.halves
    return _say("who-of-each-half", half=half, other=other) if game.has_halves else _say("who")


def boards_of(question: Question) -> list[tuple[Phrase, Hand]]:
    """Return each board with its title: "Board", or if there are several "Board 1", "Board 2"."""
    boards = question.boards or ([question.board] if question.board else [])
    return [(board_title(at, len(boards)), board) for at, board in enumerate(boards)]


def answer_choices(question: Question) -> Sequence[AnswerChoices]:
    """Return what to choose from, for each half of each board; empty for equity and the nuts."""
    answer = question.answer
    if question.kind == "hand":
        names = game_categories(find_game(question.game))
        return (AnswerChoices("", names, [str(name) for name in names].index(str(answer))),)
    if question.kind != "winner":
        return ()
    game, seats = find_game(question.game), len(question.seats)
    halves = game.halves if game.second else (_say("high"), _say("low"))
    boards = [title for title, _ in boards_of(question)] if question.boards else [""]
    parts = [
        (_answer_title(board, half), [_say("no-low")] if half is halves[1] and game.splits else [])
        for board in boards
        for half in (halves if game.has_halves else [""])
    ]
    won = [*answer.values()] if isinstance(answer, Mapping) else [cast("Sequence[int]", answer)]
    return [
        _seat_choices(title, winners, seats, *no_low)
        for (title, no_low), winners in zip(parts, won, strict=True)
    ]


def _answer_title(board: str, half: str) -> str:
    if board and half:
        return _say("half-of-board", board=board, half=half)
    return board or half


def _seat_choices(title: str, winners: Sequence[int], seats: int, *no_low: Phrase) -> AnswerChoices:
    """Return the choices between the seats, a split pot and, if given, no low."""
    names = [*map(seat_name, range(seats)), _say("split"), *no_low]
    right = winners[0] if len(winners) == 1 else seats if winners else seats + 1
    split = seats if seats > 2 else None
    sharing = winners if right == split else ()
    return AnswerChoices(title, names, right, split, sharing)
