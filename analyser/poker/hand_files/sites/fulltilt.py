"""Full Tilt Poker's text histories: cash games, tournaments and Rush."""

import re
from collections.abc import Sequence
from typing import Final

from analyser.poker.hand_files.sites.text_history import text_site

_HEADER: Final = re.compile(
    r".*?Full ?Tilt ?Poker(?:\.\w+)? Game #(?P<hand>\d+)[^:]{0,12}:\s*(?P<rest>.*)"
)
_LIMITED: Final = re.compile(
    r"(?:\S*\d )?(?:CAP |Cap )?(?:No Limit|Pot Limit|Fixed Limit|Limit|NL|PL|FL) (?P<game>.+)"
)


def _game(header: re.Match[str], _: Sequence[str]) -> str:
    games = [_LIMITED.match(part.strip()) for part in header["rest"].split(" - ")]
    return next((game["game"] for game in reversed(games) if game is not None), header["rest"])


FULL_TILT: Final = text_site("fulltilt", "Full Tilt", "Game #", _HEADER, _game)
