"""The files that keep games and lists of one's own for the next start; windows share the games."""

import json
from contextlib import suppress
from typing import NamedTuple

from analyser.gui.state.data_folder import OWN_GAMES, LineFile, record_of
from analyser.poker.errors import CardError
from analyser.poker.games.game import Game
from analyser.poker.games.own_games import own_game_beside, rules_of
from analyser.poker.games.registry import game_or_none, remove_game


class OwnList(NamedTuple):
    """A list of hands as it is typed, with the board that they share and the game, if chosen."""

    hands: str = ""
    board: str = ""
    game: Game | None = None


class KeptList(LineFile):
    """The file of the list of one window."""

    def __init__(self, number: int) -> None:
        """``number``: that of the window, which no other window has."""
        super().__init__("list" if number == 1 else f"list-{number}")

    def read(self) -> OwnList:
        """Return the list, empty if there is none; ``trouble`` says if it could not be read.

        Raises OSError if its file cannot be put aside; then it must not be overwritten.
        """
        lines = None
        with suppress(OSError):
            lines = self._lines()
        match record_of("".join((lines or [])[-1:])):
            case {"hands": str(hands), "board": str(board), "game": str(key)}:
                return OwnList(hands, board, game_or_none(key))
        if lines != []:
            self._put_file_aside()
        return OwnList()

    def write(self, kept: OwnList) -> None:
        """Replace the list. Raises OSError."""
        key = "" if kept.game is None else kept.game.key
        with self._lock:
            self._write([json.dumps(kept._asdict() | {"game": key})])


class KeptGames(LineFile):
    """The rules of the user's own games, one on each line as JSON, as ``own_game`` takes them."""

    def __init__(self) -> None:
        super().__init__(OWN_GAMES)

    def load(self) -> None:
        """Add all these games to the list of games. Raises OSError."""
        for line in self._lines():
            with suppress(CardError, ValueError, TypeError, KeyError):
                own_game_beside(json.loads(line))

    def keep(self, game: Game) -> None:
        """Keep a game of one's own for the next start. Raises OSError."""
        with self._lock:
            if (line := _line_of(game)) not in self._lines():
                self._append(line)

    def remove(self, game: Game) -> None:
        """Remove a game from the file and from the list of games. Raises OSError."""
        with self._lock:
            if (line := _line_of(game)) in (lines := self._lines()):
                self._write([each for each in lines if each != line])
        remove_game(game)


def _line_of(game: Game) -> str:
    return json.dumps(rules_of(game), ensure_ascii=False)
