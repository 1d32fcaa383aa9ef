"""The file of the user's own games."""

from __future__ import annotations

import json
from contextlib import suppress

from analyser.gui.state.data_folder import OWN_GAMES, LineFile
from analyser.poker.errors import CardError
from analyser.poker.games.game import Game
from analyser.poker.games.own_games import own_game_beside, rules_of
from analyser.poker.games.registry import remove_game


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
