"""Text histories in the form of PokerStars: those of GGPoker, and of any ``<Brand> Hand #N:``.

CoinPoker, WePlay, PokerPlanets and ClubGG write so, and converters of the hands of more sites.
"""

import re
from collections.abc import Sequence
from typing import ClassVar, Final

from analyser.poker.hand_files.amounts import hundredths
from analyser.poker.hand_files.hand import Player
from analyser.poker.hand_files.sites.pokerstars import StarsHistory, game_name
from analyser.poker.hand_files.sites.text_history import text_site

_GG_HEADER: Final = re.compile(r"\s*Poker Hand #(?P<hand>[A-Z]*\d+):\s*(?P<rest>.*)")
_GG_GAME: Final = re.compile(
    # A tournament's name may contain names of games; the last one on the line is the game.
    r"(?:Tournament #.*[ ,])?(?P<game>(?:6\+ ?|[Ss]hort ?[Dd]eck ?)?Hold'?em|Short ?[Dd]eck"
    r"|(?:Omaha|PLO)(?:-\d)?(?: ?(?:H(?:i|igh)?[-/ ]?L(?:o|ow)?\b))?|\d[- ]Card (?:PLO|Omaha))"
    r"(?: (?:No|Pot|Fixed) Limit)? *(?:\(| - )"
)


def _gg_game(header: re.Match[str], _: Sequence[str]) -> str:
    game = _GG_GAME.match(header["rest"])
    return header["rest"].partition(" (")[0] if game is None else game["game"]


GGPOKER: Final = text_site("ggpoker", "GGPoker", "Poker Hand #", _GG_HEADER, _gg_game, StarsHistory)

_HEADER: Final = re.compile(
    r"\s*(?P<site>[^\W\d_][\w.&' -]{0,40}?) Hand #(?P<hand>[A-Z]*\d[\w-]*):\s*(?P<rest>.*)"
)


class _History(StarsHistory):
    pot_is_exact = False
    seat_line = re.compile(
        r"Seat (?P<number>\d+): (?P<name>.+?) ?\((?P<stack>[^()\d]*\d[^()]*?) in chips[^()]*\)"
    )
    _splash = 0
    """What the house put into the pot, which the line of the payment does not count."""

    def read_hand_line(self, text: str) -> None:
        if text.startswith("SPLASH dropped"):
            self._splash = hundredths(text) or 0
            self.dead_money += self._splash
        else:
            super().read_hand_line(text)

    def collects(self, player: Player, rest: str) -> None:
        """Read a payment, to the first of which what the house added belongs."""
        amount = hundredths(rest)
        self.pay_amount(player, amount and amount + self._splash, self.run)
        self._splash = 0

    words: ClassVar = {
        **StarsHistory.words,
        "collected": collects,
        "RETURN": StarsHistory.takes_back,
        "ALLIN": StarsHistory.wagers,
    }


def _game(header: re.Match[str], _: Sequence[str]) -> str:
    return game_name(header["rest"])


BRAND: Final = text_site("brand", "CoinPoker", " Hand #", _HEADER, _game, _History)
