"""PokerStars' text histories in English, and those in their form: of GGPoker, and other brands'.

A hand begins with a line with its number and game, and ends with a summary, a line for each seat.
CoinPoker, WePlay, PokerPlanets and ClubGG begin hands with ``<Brand> Hand #N:``; so do converters.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final

from analyser.poker.errors import TranslatedHistoryError
from analyser.poker.hand_files.amounts import hundredths
from analyser.poker.hand_files.hand import Player
from analyser.poker.hand_files.sites.languages import ANOTHER, language_of_table
from analyser.poker.hand_files.sites.text_history import LineHistory, text_site

_HEADER: Final = re.compile(
    r"\s*PokerStars (?:Zoom |Home Game )*(?:Hand|Game) #(?P<hand>\d+):\s+(?P<rest>.*)"
)
_ANY_HEADER: Final = re.compile(
    r"(?!.*\bTable '|PokerStars Tournament #)"
    r"(?>.*?PokerStars\b).*(?:#|n[°º.o]|№|nr|号|編)\D{0,4}\d{6,}",
    re.IGNORECASE,
)

_LIMIT: Final = re.compile(r"\b(?:(?:Cap |Fixed )?(?:No |Pot )?Limit|Cap|NL|PL|FL)\b")
_IN_A_MIX: Final = re.compile(r"\((?P<game>[^()]* Limit)(?:,[^()]*)?\)")
_TOURNAMENT: Final = re.compile(
    # The price may have blanks: "Rs. 0.44+Rs. 0.06 INR".
    r"(?:Zoom )?Tournament #\d+, (?:(?:Freeroll|(?:Rs\. )?\S*\d\S*(?:(?<=\.) \S*\d\S*)*)"
    r"(?: [A-Z]{2,3}\b)?(?: - | (?=\S))?)?\s*(?P<rest>.*)"
)
_CLUB: Final = re.compile(r"\{[^{}]*\}\s*")


class StarsHistory(LineHistory):
    """A hand in the form of PokerStars, which other sites use too, read line by line."""

    colon = ": "
    pot_is_exact = True
    seat_line = re.compile(
        # Up to the first digit and then to the first " in chips", so that there is one way to read
        # it. Atomic groups: Python 3.11.2 mistakes a possessive quantifier after a group.
        r"Seat (?P<number>\d+): (?P<name>.+) "
        r"\((?P<stack>(?>(?:(?! in chips)[^()\d])*)\d(?>(?:(?! in chips)[^()])*)) in chips[^()]*+\)"
    )

    def actor(self, text: str) -> tuple[Player | None, str]:
        """Return (player, rest of the line); player is None if the line is not about one."""
        if self.in_summary:
            return None, ""
        player, does = self.player_before(text, ": ")
        if player is None and " collected " in text:
            player, does = self.player_before(text, " collected ")
            does = f"collected {does}"
        return player, does

    words: ClassVar = {
        **LineHistory.words,
        **dict.fromkeys(["discards", "draws", "stands", "doesn't"], LineHistory.checks),
        **dict.fromkeys(["straddle", "straddles"], LineHistory.wagers),
    }


@lru_cache(maxsize=64)  # hand after hand is of one table or tournament
def game_name(header: str) -> str:
    """Return the name of the game from the first line of a hand, without the hand's number."""
    name = _CLUB.sub("", header)
    mixed, tournament = _IN_A_MIX.search(header), _TOURNAMENT.match(name)
    if tournament is not None:
        name = tournament["rest"]
    name = re.split(r" \(| - ", name, maxsplit=1)[0] if mixed is None else mixed["game"]
    return _LIMIT.sub("", name).strip()


def _begins(line: str) -> object:
    """Return what matched if a line begins a hand, in any language; else None."""
    return _HEADER.match(line) or _ANY_HEADER.match(line)


def _game(header: re.Match[str] | None, block: Sequence[str]) -> str:
    """Return the site's name of the game; TranslatedHistoryError if a line is not English."""
    second = next(filter(None, map(str.strip, block[1:])), "Table ")
    if header is None or not second.startswith(("Table ", "Seat ")) or "siège" in second:
        raise TranslatedHistoryError(language=language_of_table(second) or ANOTHER)
    return game_name(header["rest"].rpartition(" - ")[0] or header["rest"])  # without the date


POKERSTARS: Final = text_site(
    "pokerstars", "PokerStars", "PokerStars", _HEADER, _game, StarsHistory, begins=_begins
)


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

_BRAND_HEADER: Final = re.compile(
    r"\s*(?P<site>[^\W\d_][\w.&' -]{0,40}?) Hand #(?P<hand>[A-Z]*\d[\w-]*):\s*(?P<rest>.*)"
)


class _BrandHistory(StarsHistory):
    """A hand of a room whose files are like those of PokerStars, such as CoinPoker."""

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
        """Read a payment; add what the house put in to the first, whose amount lacks it."""
        amount = hundredths(rest)
        self.pay_amount(player, amount and amount + self._splash, self.run)
        self._splash = 0

    words: ClassVar = {
        **StarsHistory.words,
        "collected": collects,
        "RETURN": StarsHistory.takes_back,
        "ALLIN": StarsHistory.wagers,
    }


def _brand_game(header: re.Match[str], _: Sequence[str]) -> str:
    return game_name(header["rest"])


BRAND: Final = text_site("brand", "CoinPoker", " Hand #", _BRAND_HEADER, _brand_game, _BrandHistory)
