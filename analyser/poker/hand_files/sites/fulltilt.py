"""Full Tilt Poker's text histories: cash games, tournaments and Rush."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from analyser.poker.hand_files.hand import FileHand
from analyser.poker.hand_files.sites.common_lines import LineHistory
from analyser.poker.hand_files.sites.games import game_named
from analyser.poker.hand_files.sites.text_history import Site

_HEADER: Final = re.compile(
    r".*?Full ?Tilt ?Poker(?:\.\w+)? Game #(?P<hand>\d+)[^:]{0,12}:\s*(?P<rest>.*)"
)
_LIMITED: Final = re.compile(
    r"(?:\S*\d )?(?:CAP |Cap )?(?:No Limit|Pot Limit|Fixed Limit|Limit|NL|PL|FL) (?P<game>.+)"
)


def _read(line: int, block: Sequence[str]) -> FileHand:
    header = _HEADER.match(block[0])
    assert header is not None
    games = [_LIMITED.match(part.strip()) for part in header["rest"].split(" - ")]
    name = next((game["game"] for game in reversed(games) if game is not None), header["rest"])
    return LineHistory(line, game_named(name), header["hand"]).read(block)


FULL_TILT: Final = Site("fulltilt", "Full Tilt", "Game #", _HEADER.match, _read)
