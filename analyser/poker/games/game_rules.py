"""The rules of the games as records, which the verb ``games`` writes; a window loads none."""

from __future__ import annotations

from dataclasses import dataclass

from analyser.poker.games.game import Game
from analyser.poker.games.registry import every_game
from analyser.poker.phrases import Phrase
from analyser.poker.records import Record


@dataclass(frozen=True, slots=True, repr=False)
class GameRules(Record):
    """The rules of a game that matter to its hands."""

    key: str  # the game's name in the terminal, in Python and in saved tables
    name: Phrase  # the game's name for readers
    aliases: tuple[str, ...]  # other names of the game
    dealt: int  # the number of cards dealt to a seat
    board: int  # the number of cards on the full board; 0 if the game has no board
    uses: tuple[int, int]  # how many of its own cards a hand uses, from the fewest to the most
    deck: int  # the number of cards in the deck
    high: str  # the ordering that decides who wins the pot, or the first half of it
    low: str  # the ordering that decides who wins the other half; "none" if there is only one
    source: str  # where the rules stand


@dataclass(frozen=True, slots=True, repr=False)
class AllGames(Record):
    """The rules of all games."""

    games: tuple[GameRules, ...]  # the rules of each game


def all_games() -> AllGames:
    """Return the rules of all games, in the order in which they are offered."""
    return AllGames(tuple(map(_rules_of, every_game())))


def _rules_of(game: Game) -> GameRules:
    """Return a game's rules as a record for those who call the package."""
    own = game.hand if not game.board else game.dealt
    least, most = (0 if game.board else own, own) if game.uses is None else (game.uses[0],) * 2
    most = most if game.most_own is None else game.most_own
    low = game.low.name if game.splits and game.low else "none"
    if game.second is not None:
        low = "omaha-high" if game.second.board else game.second.main.name
    return GameRules(
        *(game.key, game.name, game.aliases, game.dealt, game.board, (least, most)),
        *(len(game.deck), game.main.name, low, game.source),
    )
