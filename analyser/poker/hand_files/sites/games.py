"""The games by the names that poker sites give them."""

from __future__ import annotations

import re
from typing import Final

from analyser.poker.errors import GameNotJudgedError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import (
    BADUGI,
    DEUCE,
    DRAW,
    FIVE_CARD_OMAHA,
    FIVE_CARD_OMAHA_HI_LO,
    HOLDEM,
    LOWBALL,
    OMAHA,
    OMAHA_HI_LO,
    RAZZ,
    SHORT_DECK_HOLDEM,
    SIX_CARD_OMAHA,
    STUD,
    STUD_HI_LO,
)
from analyser.poker.hand_files.text import on_one_line

_HI_LO: Final = re.compile(r"hi(?:gh)?lo(?:w)?$|hl$|8?orbetter$")
_SPEED: Final = re.compile(r"speed|twister")
_IN_FIGURES: Final = {"five": "5", "six": "6", "seven": "7"}
_NOISE: Final = re.compile(r"[^a-z0-9]")

_GAMES: Final = {
    "holdem": HOLDEM,
    "texasholdem": HOLDEM,
    "omaha": OMAHA,
    "plo": OMAHA,
    "omaha8": OMAHA_HI_LO,
    "plo8": OMAHA_HI_LO,
    "5cardomaha": FIVE_CARD_OMAHA,
    "omaha5": FIVE_CARD_OMAHA,
    "omaha5card": FIVE_CARD_OMAHA,
    "plo5": FIVE_CARD_OMAHA,
    "5cardplo": FIVE_CARD_OMAHA,
    "6cardomaha": SIX_CARD_OMAHA,
    "omaha6": SIX_CARD_OMAHA,
    "plo6": SIX_CARD_OMAHA,
    "6cardplo": SIX_CARD_OMAHA,
    "courchevel": FIVE_CARD_OMAHA,
    "7cardstud": STUD,
    "7cardsstud": STUD,
    "7card": STUD,
    "7stud": STUD,
    "stud": STUD,
    "7stud8": STUD_HI_LO,
    "razz": RAZZ,
    "5carddraw": DRAW,
    "singledraw27lowball": DEUCE,
    "tripledraw27lowball": DEUCE,
    "27singledraw": DEUCE,
    "27tripledraw": DEUCE,
    "lowball27": DEUCE,
    "a5tripledraw": LOWBALL,
    "badugi": BADUGI,
    "6plusholdem": SHORT_DECK_HOLDEM,
    "shortdeck": SHORT_DECK_HOLDEM,
    "shortdeckholdem": SHORT_DECK_HOLDEM,
}
"""The games by their names in lower case, without signs and without "Hi" or "Hi/Lo"."""
_SPLIT: Final = {
    OMAHA.key: OMAHA_HI_LO,
    FIVE_CARD_OMAHA.key: FIVE_CARD_OMAHA_HI_LO,
    STUD.key: STUD_HI_LO,
}
"""The game in which high and low share the pot, by the key of the game in which high wins all."""


def game_named(name: str) -> Game:
    """Return the game by its name at a site, such as "Omaha H/L". Raises GameNotJudgedError."""
    tight = _SPEED.sub("", _NOISE.sub("", name.lower().replace("+", "plus")))
    for word, figure in _IN_FIGURES.items():
        tight = tight.replace(word, figure)
    high, split = _HI_LO.subn("", tight)
    game = _GAMES.get(high) or _GAMES.get(tight.removesuffix("hi"))
    if split and game is not None:
        game = _SPLIT.get(game.key)
    if game is None:
        raise GameNotJudgedError(name=on_one_line(name.strip()))
    return game
