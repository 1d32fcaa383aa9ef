"""PokerStars' text histories in English: cash games, tournaments and Zoom.

A hand begins with a line with its number and game, and ends with a summary, a line for each seat.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final

from analyser.poker.errors import TranslatedHistoryError
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
    return _HEADER.match(line) or _ANY_HEADER.match(line)


def _game(header: re.Match[str] | None, block: Sequence[str]) -> str:
    second = next(filter(None, map(str.strip, block[1:])), "Table ")
    if header is None or not second.startswith(("Table ", "Seat ")) or "siège" in second:
        raise TranslatedHistoryError(language=language_of_table(second) or ANOTHER)
    return game_name(header["rest"].rpartition(" - ")[0] or header["rest"])  # without the date


POKERSTARS: Final = text_site(
    "pokerstars", "PokerStars", "PokerStars", _HEADER, _game, StarsHistory, begins=_begins
)
