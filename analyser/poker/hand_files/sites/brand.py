"""Text histories of all other sites that write ``<Brand> Hand #N:`` in the form of PokerStars.

CoinPoker, WePlay, PokerPlanets and ClubGG do, and converters write the hands of more sites so.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar, Final

from analyser.poker.hand_files.amounts import hundredths
from analyser.poker.hand_files.hand import Player
from analyser.poker.hand_files.sites.common_lines import text_site
from analyser.poker.hand_files.sites.pokerstars import StarsHistory, game_name

_HEADER: Final = re.compile(
    r"\s*(?P<site>[^\W\d_][\w.&' -]{0,40}?) Hand #(?P<hand>[A-Z]*\d[\w-]*):\s*(?P<rest>.*)"
)


class _History(StarsHistory):
    _splash = 0
    """What the house put into the pot, which the line of the payment does not count."""

    def other(self, text: str) -> None:
        """Read a line about the whole hand, not a player."""
        if text.startswith("SPLASH dropped"):
            self._splash = hundredths(text) or 0
            self.dead_money += self._splash
        else:
            super().other(text)

    def takes_back(self, player: Player, rest: str) -> None:
        """Read an uncalled bet: "RETURN ₮1.35"."""
        self.bet(player, -(hundredths(rest) or 0))

    def collects(self, player: Player, rest: str) -> None:
        """Read a payment, to the first of which what the house added belongs."""
        amount = hundredths(rest)
        self.pay_amount(player, amount and amount + self._splash, self.run)
        self._splash = 0

    words: ClassVar = {
        **StarsHistory.words,
        "collected": collects,
        "RETURN": takes_back,
        "ALLIN": StarsHistory.wagers,
    }


def _game(header: re.Match[str], _: Sequence[str]) -> str:
    return game_name(header["rest"])


BRAND: Final = text_site("brand", "CoinPoker", " Hand #", _HEADER, _game, _History)
