"""Rounds of questions: a seed gives the same questions on every system and in every version."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import cycle, islice
from typing import Final

from analyser.poker.dealing import Shuffler, random_seed
from analyser.poker.errors import NumberError, QuestionGameError, WildQuestionsError
from analyser.poker.games.game import Game
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase
from analyser.poker.practice.equity import equity_topics, make_equity
from analyser.poker.practice.hand import hand_topics, make_hand
from analyser.poker.practice.nuts import NUTS_TOPICS, make_nuts
from analyser.poker.practice.record import LEVELS, MOST_QUESTIONS, Kind, Question, Quiz
from analyser.poker.practice.schedule import Schedule
from analyser.poker.practice.showdown import Rank
from analyser.poker.practice.topics import Topic, topics_of
from analyser.poker.practice.winner import make_deal

_Maker = Callable[[], Question | None]

_TRIES: Final = 40
"""How often a topic is tried before another one takes its place."""


def kinds_of(game: Game) -> tuple[Kind, ...]:
    """Return the kinds of questions that a game has: without a board two of them."""
    return ("winner", "hand", "nuts", "equity") if game.board else ("winner", "hand")


class Questions(Iterator[Question]):
    """Endless questions of one kind.

    Attributes:
        boxes: for each topic its box, from 1; whoever asks changes it after an answer.
    """

    def __init__(
        self, seed: int, kind: Kind, game: Game, level: int, boxes: Mapping[str, int] | None = None
    ) -> None:
        """Start a round. Raises QuestionGameError, WildQuestionsError, NumberError."""
        if kind not in kinds_of(game):
            raise QuestionGameError(kind=kind, game=game.name)
        if game.deck.has_wild:
            raise WildQuestionsError
        self.boxes: Mapping[str, int] = {} if boxes is None else boxes
        self._shuffler = Shuffler(seed)
        self._kind, self._game, self._level = kind, game, level
        splits: list[str] = []
        self._makers: dict[str, _Maker] = {}
        if kind == "winner":
            topics = [topic for topic in topics_of(game) if level in topic.levels]
            splits = [topic.name for topic in topics if topic.split]
            self._makers = {topic.name: partial(self._winner, topic) for topic in topics}
        elif kind == "hand":
            for name, ranks in hand_topics(game, level).items():
                self._makers[name] = partial(self._hand, name, ranks)
        else:
            make = self._nuts if kind == "nuts" else self._equity
            names = NUTS_TOPICS if kind == "nuts" else equity_topics(game, level)
            self._makers = {name: partial(make, name) for name in names}
        self._schedule = Schedule(tuple(self._makers), splits)

    def __next__(self) -> Question:
        """Make the next question."""
        order = self._schedule.order(self._shuffler, self.boxes)
        tried = cycle(topic for topic in order for _ in range(_TRIES))
        question = None
        while question is None:
            question = self._makers[next(tried)]()
        self._schedule.count(question.topic)
        return question

    def _winner(self, topic: Topic) -> Question | None:
        found = make_deal(self._shuffler, self._game, topic, self._level)
        return None if found is None else self._question(topic.name, *found)

    def _hand(self, topic: Phrase, ranks: Sequence[Rank] | None) -> Question | None:
        found = make_hand(self._shuffler, self._game, ranks)
        if found is None:
            return None
        hole, board, name, text = found
        return self._question(topic, (hole,), board, str(name), text)

    def _nuts(self, topic: Phrase) -> Question | None:
        found = make_nuts(self._shuffler, self._game, topic, self._level)
        return None if found is None else self._question(topic, (), *found)

    def _equity(self, topic: Phrase) -> Question | None:
        found = make_equity(self._shuffler, self._game, topic)
        return None if found is None else self._question(topic, *found)

    def _question(self, topic: Phrase, *found: object) -> Question:
        return Question(self._kind, self._game.key, self._level, topic, *found)  # type: ignore[arg-type]


def make_quiz(kind: Kind, game: Game, level: int, count: int, seed: int | None = None) -> Quiz:
    """Return a round whose questions are made while they are read.

    ``seed``: by default drawn afresh. Raises QuestionGameError, WildQuestionsError, NumberError.
    """
    for what, value, least, most in (
        (QT_TRANSLATE_NOOP("analyser", "The level"), level, LEVELS[0], LEVELS[-1]),
        (QT_TRANSLATE_NOOP("analyser", "The number of questions"), count, 1, MOST_QUESTIONS),
    ):
        if not least <= value <= most:
            raise NumberError(what=Phrase(what), value=value, least=least, most=most)
    used = random_seed() if seed is None else seed
    return Quiz(used, islice(Questions(used, kind, game, level), count))
