"""Questions as records, and whether an answer is right."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from analyser.poker.cards import Card
from analyser.poker.phrases import Phrase

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
"""An equity that is guessed is right within this distance."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question and its answer.

    Attributes:
        kind: what is asked.
        game: the game's key.
        level: 1 to 5.
        topic: what the question is about; it would give the answer away.
        seats: the cards of each seat; none if the nuts are asked for.
        board: the cards that all seats share.
        answer: of a ``winner`` the seats that win, in games with a high and a low by the names
            ``high`` and ``low``; of a ``hand`` its category; of ``nuts`` all pairs of cards that
            make it; the ``equity`` of the first seat, 0 to 1.
        text: why this is the answer.
    """

    kind: Kind
    game: str
    level: int
    topic: Phrase
    seats: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]
    answer: Answer
    text: Phrase

    def is_right(self, given: object) -> bool:
        """Whether an answer is right: of the nuts one pair is enough, an equity has to be near."""
        if isinstance(self.answer, float):
            assert isinstance(given, float)
            return abs(self.answer - given) <= CLOSE
        if self.kind == "nuts":
            assert isinstance(given, Collection)
            return any(set(pair) == set(given) for pair in self.answer)  # type: ignore[arg-type]
        return given == self.answer


@dataclass(frozen=True, slots=True)
class Quiz:
    """Some questions, and the seed that makes them again."""

    seed: int
    questions: Iterable[Question]
