"""The list of the sites whose histories are read; ``text_history`` reads Full Tilt and Winamax.

A new site needs a module in this package, an entry in ``SITES``, and its name in ``Format`` in
``hand_files/hand.py``. See the README of ``hand_files``.
"""

import re
from collections.abc import Sequence
from typing import Final

from analyser.poker.hand_files.sites.bovada import BOVADA
from analyser.poker.hand_files.sites.ipoker import IPOKER
from analyser.poker.hand_files.sites.partypoker import PARTYPOKER
from analyser.poker.hand_files.sites.poker888 import POKER_888
from analyser.poker.hand_files.sites.pokerstars import BRAND, GGPOKER, POKERSTARS
from analyser.poker.hand_files.sites.site import Site
from analyser.poker.hand_files.sites.text_history import text_site
from analyser.poker.hand_files.sites.wpn import WPN

_FULL_TILT_HEADER: Final = re.compile(
    r".*?Full ?Tilt ?Poker(?:\.\w+)? Game #(?P<hand>\d+)[^:]{0,12}:\s*(?P<rest>.*)"
)
_LIMITED: Final = re.compile(
    r"(?:\S*\d )?(?:CAP |Cap )?(?:No Limit|Pot Limit|Fixed Limit|Limit|NL|PL|FL) (?P<game>.+)"
)


def _full_tilt_game(header: re.Match[str], _: Sequence[str]) -> str:
    """Return the name of the game in the last part of the header that tells it."""
    games = [_LIMITED.match(part.strip()) for part in header["rest"].split(" - ")]
    return next((game["game"] for game in reversed(games) if game is not None), header["rest"])


FULL_TILT: Final = text_site("fulltilt", "Full Tilt", "Game #", _FULL_TILT_HEADER, _full_tilt_game)


_WINAMAX_HEADER: Final = re.compile(
    r"\s*Winamax Poker - .*\bHandId: #(?P<hand>[\d-]+) - "
    r"(?P<game>.*?) (?i:no limit|pot limit|fixed limit)\b"
)

WINAMAX: Final = text_site(
    "winamax", "Winamax", "Winamax Poker - ", _WINAMAX_HEADER, lambda header, _: header["game"]
)


SITES: Final[tuple[Site, ...]] = (
    *(POKERSTARS, GGPOKER, WINAMAX, FULL_TILT, PARTYPOKER, POKER_888, BOVADA, WPN, IPOKER),
    BRAND,  # the last, as it would take the hands of others
)
