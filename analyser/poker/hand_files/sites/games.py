"""Finds games by the names that poker sites give them."""

from __future__ import annotations

import re
from typing import Final

from analyser.poker.errors import GameNotJudgedError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import game_or_none
from analyser.poker.hand_files.text import on_one_line

_SPEED: Final = re.compile(r"speed|twister", re.IGNORECASE)


def game_named(name: str) -> Game:
    """Return the game that has this name on a poker site, such as "Omaha H/L".

    Raises GameNotJudgedError.
    """
    game = game_or_none(_SPEED.sub("", name))
    if game is None:
        raise GameNotJudgedError(name=on_one_line(name.strip()))
    return game
