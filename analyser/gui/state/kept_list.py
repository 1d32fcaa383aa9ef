"""The file that keeps a list of one's own hands for the next start; all windows share it."""

import json
from typing import NamedTuple

from analyser.gui.state.data_folder import LineFile, record_of
from analyser.poker.games.game import Game
from analyser.poker.games.registry import game_or_none


class OwnList(NamedTuple):
    """A list of hands as it is typed, with the board that they share and the game, if chosen."""

    hands: str = ""
    board: str = ""
    game: Game | None = None


class KeptList(LineFile):
    """The file of the list."""

    def __init__(self) -> None:
        super().__init__("list")

    def read(self) -> OwnList:
        """Return the list; an empty one if there is none, or none that can be read."""
        match record_of("".join(self._lines()[-1:])):
            case {"hands": str(hands), "board": str(board), "game": str(key)}:
                return OwnList(hands, board, game_or_none(key))
        return OwnList()

    def write(self, kept: OwnList) -> None:
        """Replace the list. Raises OSError."""
        key = "" if kept.game is None else kept.game.key
        with self._lock:
            self._write([json.dumps(kept._asdict() | {"game": key})])
