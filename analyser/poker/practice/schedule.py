"""Answers to questions, and which topic comes next: by Leitner's boxes, in a round that is mixed.

Sebastian Leitner's boxes ("So lernt man lernen", 1972): a topic starts in the first of five boxes.
A right answer moves the topic one box up, a wrong answer moves it back into the first. The topics
of a box are asked half as often as those of the box before, so mistakes come back sooner.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from analyser.poker.dealing import Shuffler
from analyser.poker.games.registry import find_game
from analyser.poker.phrases import Phrase
from analyser.poker.practice.quiz import Question
from analyser.poker.table.table import Table, new_table

BOXES: Final = 5
_MOST: Final = 3
"""A topic is put last if it would be asked in more than one of this many questions."""
_AGAIN: Final = 5
"""How often a topic that is due is listed before all topics are listed once."""
_SPLITS: Final = 22
_FEWEST_SPLITS, _MOST_SPLITS = 16, 29
"""How many of a hundred questions have a split pot: usually, at least, and at most."""


def next_box(box: int, is_right: bool) -> int:
    """Return a topic's box after an answer: one up, at most the last; if wrong the first."""
    return min(box + 1, BOXES) if is_right else 1


class Schedule:
    """Chooses the next topic of a round, and counts how often each topic was asked."""

    def __init__(self, topics: Sequence[Phrase], splits: Collection[Phrase] = ()) -> None:
        """Start a round; ``splits``: the topics, among ``topics``, in which hands split the pot."""
        self._topics = topics
        self._splits = splits
        self._asked: Counter[Phrase] = Counter()

    def order(self, shuffler: Shuffler, boxes: Mapping[str, int]) -> list[Phrase]:
        """Return the topics in the order in which to try to deal them, the chosen one first.

        A deal of a rare hand may fail. So a topic that is due is in the list several times, to be
        tried again before the others. A topic is due if it has not been asked too often, and if it
        agrees with ``_wants_split``.
        """
        asked = self._asked.total() + 1
        split = self._wants_split(shuffler, asked)
        found: list[Phrase] = []
        left = list(self._topics)
        while left:
            weights = [1 << BOXES - boxes.get(topic, 1) for topic in left]
            drawn = shuffler.below(sum(weights))
            reached = accumulate(weights)
            found.append(left.pop(next(at for at, sum_ in enumerate(reached) if drawn < sum_)))

        def excess(topic: Phrase) -> tuple[bool, int]:
            too_often = _MOST * (self._asked[topic] + 1) > max(asked, _MOST)
            return (topic in self._splits) != split, self._asked[topic] if too_often else 0

        due = [topic for topic in found if excess(topic) == (False, 0)]
        return due * _AGAIN + sorted(found, key=excess)

    def count(self, topic: Phrase) -> None:
        """Record that a topic was asked once more."""
        self._asked[topic] += 1

    def _wants_split(self, shuffler: Shuffler, asked: int) -> bool:
        """Whether question number ``asked`` is to be a split pot: at random, within bounds."""
        chance = shuffler.below(100) < _SPLITS
        if not self._splits:
            return False
        splits = sum(self._asked[topic] for topic in self._splits)
        if 100 * splits < _FEWEST_SPLITS * (asked - 3):
            return True
        return chance and 100 * (splits + 1) <= _MOST_SPLITS * max(asked, 7)


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
    """Put a question on a table; of the nuts one seat, with them if ``is_answered``, else empty."""
    seats = question.seats
    if not seats:
        seats = (question.answer[0],) if is_answered else ()  # type: ignore[index, assignment]
    table = new_table(find_game(question.game), max(1, len(seats)))
    for seat, cards in enumerate(seats):
        table = table.fill(seat, cards)
    return table.lay_boards(question.boards or [question.board])
