"""The list of the sites whose histories are read.

A new site needs a module in this package, an entry in ``SITES``, and its name in ``Format`` in
``hand_files/hand.py``. See the README of ``hand_files``.
"""

from typing import Final

from analyser.poker.hand_files.sites.bovada import BOVADA
from analyser.poker.hand_files.sites.fulltilt import FULL_TILT
from analyser.poker.hand_files.sites.ipoker import IPOKER
from analyser.poker.hand_files.sites.other_brands import BRAND, GGPOKER
from analyser.poker.hand_files.sites.partypoker import PARTYPOKER
from analyser.poker.hand_files.sites.poker888 import POKER_888
from analyser.poker.hand_files.sites.pokerstars import POKERSTARS
from analyser.poker.hand_files.sites.site import Site
from analyser.poker.hand_files.sites.winamax import WINAMAX
from analyser.poker.hand_files.sites.wpn import WPN

SITES: Final[tuple[Site, ...]] = (
    *(POKERSTARS, GGPOKER, WINAMAX, FULL_TILT, PARTYPOKER, POKER_888, BOVADA, WPN, IPOKER),
    BRAND,  # the last, as it would take the hands of others
)
