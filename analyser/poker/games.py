"""The games as records in one registry. Adding a game is adding a record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from analyser.poker.cards import DECK, Card
from analyser.poker.errors import (
    CardNotInGameError,
    NoBoardError,
    NoSuchGameError,
    TooManyCardsError,
)
from analyser.poker.translatable import QT_TRANSLATE_NOOP, Phrase

MOST_SEATS: Final = 10


@dataclass(frozen=True, slots=True)
class Game:
    """The rules of one game that matter to its hands.

    Attributes:
        key: how the game is written in the terminal, in Python and in saved tables.
        name: how people call it.
        aliases: other words that mean it.
        dealt: how many cards a seat is dealt.
        most: how many cards a seat can hold beside the board.
        most_alone: how many cards a seat can hold where there are no board cards.
        board: how many cards the full board has; 0 where the game has no board.
    """

    key: str
    name: Phrase
    aliases: tuple[str, ...]
    dealt: int
    most: int
    most_alone: int
    board: int

    def check(self, hole: Sequence[Card], board: Sequence[Card], place: Phrase) -> None:
        """Refuse cards that this game cannot have.

        ``place`` names the seat in the message. Raises NoBoardError, TooManyCardsError,
        CardNotInGameError.
        """
        if board and not self.board:
            raise NoBoardError(game=self.name, cards=" ".join(map(str, board)))
        board_name = Phrase(QT_TRANSLATE_NOOP("analyser", "The board"))
        most = self.most if board else self.most_alone
        for name, cards, limit in ((place, hole, most), (board_name, board, self.board)):
            if len(cards) > limit:
                raise TooManyCardsError(place=name, count=len(cards), game=self.name, most=limit)
        for card in (*hole, *board):
            if card.suit is None:
                raise CardNotInGameError(card=card, game=self.name)

    def fives(self, hole: Sequence[Card], board: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
        """Yield every choice of five cards that the rules allow, cards in the order given."""
        return combinations((*hole, *board), 5)

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards the game is played with."""
        return DECK


ANY: Final = Game(
    key="any",
    name=Phrase(QT_TRANSLATE_NOOP("analyser", "Any cards")),
    aliases=("any cards", "cards"),
    dealt=5,
    most=10,
    most_alone=10,
    board=0,
)
HOLDEM: Final = Game(
    key="holdem",
    name=Phrase(QT_TRANSLATE_NOOP("analyser", "Texas hold'em")),
    aliases=("hold'em", "hold-em", "texas", "texas holdem", "texas hold'em", "texas hold 'em"),
    dealt=2,
    most=2,
    most_alone=7,
    board=5,
)

GAMES: Final = (ANY, HOLDEM)


def find_game(name: str) -> Game:
    """Return the game of this key or alias, in any case. Raises NoSuchGameError."""
    wanted = name.strip().lower()
    for game in GAMES:
        if wanted == game.key or wanted in game.aliases:
            return game
    raise NoSuchGameError(name=name, known=", ".join(game.key for game in GAMES))
