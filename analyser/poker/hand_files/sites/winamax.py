"""Winamax's text histories: cash games, tournaments and Go Fast."""

import re
from typing import Final

from analyser.poker.hand_files.sites.text_history import text_site

_HEADER: Final = re.compile(
    r"\s*Winamax Poker - .*\bHandId: #(?P<hand>[\d-]+) - "
    r"(?P<game>.*?) (?i:no limit|pot limit|fixed limit)\b"
)

WINAMAX: Final = text_site(
    "winamax", "Winamax", "Winamax Poker - ", _HEADER, lambda header, _: header["game"]
)
