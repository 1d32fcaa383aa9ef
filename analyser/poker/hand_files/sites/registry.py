"""The sites whose text histories are read; a new one is a module beside this, and a line here."""

from __future__ import annotations

from typing import Final

from analyser.poker.hand_files.sites.pokerstars import POKERSTARS
from analyser.poker.hand_files.sites.text_history import Site

SITES: Final[tuple[Site, ...]] = (POKERSTARS,)
