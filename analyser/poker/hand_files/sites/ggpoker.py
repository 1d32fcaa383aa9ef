"""Text histories of GGPoker and its skins, nearly the same as those of PokerStars."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from analyser.poker.hand_files.sites.common_lines import text_site
from analyser.poker.hand_files.sites.pokerstars import StarsHistory

_HEADER: Final = re.compile(r"\s*Poker Hand #(?P<hand>[A-Z]*\d+):\s*(?P<rest>.*)")
_GAME: Final = re.compile(
    # A tournament's name may contain names of games; the last one on the line is the game.
    r"(?:Tournament #.*[ ,])?(?P<game>(?:6\+ ?|[Ss]hort ?[Dd]eck ?)?Hold'?em|Short ?[Dd]eck"
    r"|(?:Omaha|PLO)(?:-\d)?(?: ?(?:H(?:i|igh)?[-/ ]?L(?:o|ow)?\b))?|\d[- ]Card (?:PLO|Omaha))"
    r"(?: (?:No|Pot|Fixed) Limit)? *(?:\(| - )"
)


def _game(header: re.Match[str], _: Sequence[str]) -> str:
    game = _GAME.match(header["rest"])
    return header["rest"].partition(" (")[0] if game is None else game["game"]


GGPOKER: Final = text_site("ggpoker", "GGPoker", "Poker Hand #", _HEADER, _game, StarsHistory)
