"""Winamax's text histories: cash games, tournaments and Go Fast."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from analyser.poker.hand_files.hand import FileHand
from analyser.poker.hand_files.sites.common_lines import LineHistory
from analyser.poker.hand_files.sites.games import game_named
from analyser.poker.hand_files.sites.text_history import Site

_HEADER: Final = re.compile(
    r"\s*Winamax Poker - .*\bHandId: #(?P<hand>[\d-]+) - "
    r"(?P<game>.*?) (?i:no limit|pot limit|fixed limit)\b"
)


def _read(line: int, block: Sequence[str]) -> FileHand:
    header = _HEADER.match(block[0])
    assert header is not None
    return LineHistory(line, game_named(header["game"]), header["hand"]).read(block)


WINAMAX: Final = Site("winamax", "Winamax", "Winamax Poker - ", _HEADER.match, _read)
