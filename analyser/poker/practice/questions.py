"""Rounds of questions; a seed gives the same questions on every system and in every version."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import cycle, islice
from typing import Final

from analyser.poker import errors
from analyser.poker.dealing import Shuffler, random_seed
from analyser.poker.games.game import Game
from analyser.poker.phrases import N_, Phrase
from analyser.poker.practice.equity import equity_topics, make_equity
from analyser.poker.practice.hand import hand_topics, make_hand
from analyser.poker.practice.nuts import NUTS_TOPICS, make_nuts
from analyser.poker.practice.quiz import LEVELS, MOST_QUESTIONS, Dealt, Kind, Question, Quiz
from analyser.poker.practice.schedule import Schedule
from analyser.poker.practice.winner import make_deal
from analyser.poker.practice.winner_topics import topics_of

_TRIES: Final = 40
"""How often each entry of ``Schedule.order`` is tried before the next one."""


def kinds_of(game: Game) -> tuple[Kind, ...]:
    """Return the kinds of questions a game has: "nuts" and "equity" need a board and highs."""
    if game.second is not None:
        return ("winner",)
    is_full = game.board and game.high_counts
    return ("winner", "hand", "nuts", "equity") if is_full else ("winner", "hand")


class Questions(Iterator[Question]):
    """An endless round of questions of one kind."""

    def __init__(
        self, seed: int, kind: Kind, game: Game, level: int, boxes: Mapping[str, int] | None = None
    ) -> None:
        """Start a round; ``boxes``: each topic's box, the first one for all by default.

        Raises QuestionGameError, WildQuestionsError, NumberError.
        """
        if kind not in kinds_of(game):
            raise errors.QuestionGameError(kind=kind, game=game.name)
        if kind == "nuts" and not game.has_nuts:
            raise errors.UncountedNutsError(game=game.name)
        if game.deck.has_wild:
            raise errors.WildQuestionsError
        # For each topic its box, from 1 (see ``schedule``); the caller changes it after an answer.
        self.boxes: Mapping[str, int] = {} if boxes is None else boxes
        self._shuffler = shuffler = Shuffler(seed)
        self._kind, self._game, self._level = kind, game, level
        self._makers = _makers(shuffler, kind, game, level)
        winner = topics_of(game) if kind == "winner" else {}
        splits = [name for name in self._makers if name in winner and winner[name].split]
        self._schedule = Schedule(tuple(self._makers), splits)

    def __next__(self) -> Question:
        """Make the next question."""
        order = self._schedule.order(self._shuffler, self.boxes)
        tried = cycle(topic for topic in order for _ in range(_TRIES))
        topic = next(tried)
        while (found := self._makers[topic]()) is None:
            topic = next(tried)
        self._schedule.count(topic)
        return Question(self._kind, self._game.key, self._level, topic, *found)


def _makers(
    shuffler: Shuffler, kind: Kind, game: Game, level: int
) -> Mapping[Phrase, Callable[[], Dealt | None]]:
    """Return for each topic of a level what tries to make its question; None if that fails."""
    match kind:
        case "winner":
            return {
                Phrase(name): partial(make_deal, shuffler, game, topic, level)
                for name, topic in topics_of(game).items()
                if level in topic.levels
            }
        case "hand":
            topics = hand_topics(game, level).items()
            return {name: partial(make_hand, shuffler, game, ranks) for name, ranks in topics}
        case "nuts":
            return {name: partial(make_nuts, shuffler, game, name, level) for name in NUTS_TOPICS}
    names = equity_topics(game, level)
    return {name: partial(make_equity, shuffler, game, name) for name in names}


def make_quiz(kind: Kind, game: Game, level: int, count: int, seed: int | None = None) -> Quiz:
    """Return a round whose questions are made as they are read, only once; no seed: at random.

    Raises QuestionGameError, WildQuestionsError, UncountedNutsError, NumberError.
    """
    errors.refuse_number(N_("The level"), level, LEVELS[0], LEVELS[-1])
    errors.refuse_number(N_("The number of questions"), count, 1, MOST_QUESTIONS)
    used = random_seed() if seed is None else seed
    return Quiz(used, islice(Questions(used, kind, game, level), count))
