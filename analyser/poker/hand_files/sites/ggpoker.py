"""Text histories of GGPoker and its skins, nearly the same as those of PokerStars."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from analyser.poker.hand_files.hand import FileHand
from analyser.poker.hand_files.sites.games import game_named
from analyser.poker.hand_files.sites.pokerstars import StarsHistory
from analyser.poker.hand_files.sites.text_history import Site

_HEADER: Final = re.compile(r"\s*Poker Hand #(?P<hand>[A-Z]*\d+):\s*(?P<rest>.*)")
_GAME: Final = re.compile(
    # A tournament's name may contain names of games; the last one on the line is the game.
    r"(?:Tournament #.*[ ,])?(?P<game>(?:6\+ ?|[Ss]hort ?[Dd]eck ?)?Hold'?em|Short ?[Dd]eck"
    r"|(?:Omaha|PLO)(?:-\d)?(?: ?(?:H(?:i|igh)?[-/ ]?L(?:o|ow)?\b))?|\d[- ]Card (?:PLO|Omaha))"
    r"(?: (?:No|Pot|Fixed) Limit)? *(?:\(| - )"
)


def _read(line: int, block: Sequence[str]) -> FileHand:
    header = _HEADER.match(block[0])
    assert header is not None
    game = _GAME.match(header["rest"])
    name = header["rest"].partition(" (")[0] if game is None else game["game"]
    return StarsHistory(line, game_named(name), header["hand"]).read(block)


GGPOKER: Final = Site("ggpoker", "GGPoker", "Poker Hand #", _HEADER.match, _read)
