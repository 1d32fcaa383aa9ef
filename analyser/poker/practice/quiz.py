"""The records of questions, and the check whether an answer is right."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

from analyser.poker.cards import Card
from analyser.poker.phrases import Phrase
from analyser.poker.records import OMITTED_WHEN_NONE, Record

Hand: TypeAlias = tuple[Card, ...]
"""The cards of a seat, or of the board."""
Kind = Literal["winner", "hand", "nuts", "equity"]
KINDS: Final[tuple[Kind, ...]] = ("winner", "hand", "nuts", "equity")
LEVELS: Final = range(1, 6)
ROUND: Final = 20
"""The number of questions in a round."""
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
