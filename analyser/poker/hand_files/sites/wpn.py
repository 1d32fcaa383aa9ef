"""Text histories of the Winning Poker Network (Americas Cardroom and others), in both its forms."""

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import ClassVar, Final

from analyser.poker.errors import GameNotJudgedError, HandCutShortError
from analyser.poker.games.game import Game
from analyser.poker.hand_files.amounts import hundredths
from analyser.poker.hand_files.hand import FileHand, Player
from analyser.poker.hand_files.sites.header import facts_of, game_named
from analyser.poker.hand_files.sites.site import Site, cards_in_brackets
from analyser.poker.hand_files.sites.text_history import LineHistory, text_site

_NAME: Final = "Winning Poker Network"
_HEADER: Final = re.compile(
    r"\s*(?:Game )?Hand #(?P<hand>\d+) - (?:.* - )?(?P<game>[^()]*?) ?\([^()]*Limit\) - "
)
_OLD_HAND: Final = re.compile(r"\s*Game ID: (?P<hand>\d+) (?P<rest>.*)")
_OLD_GAME: Final = re.compile(r"\(([^()]*)\)")  # the last that names a game
_CAME_BACK: Final = re.compile(r"(?:Bets|Collects): ?([\d.,]*\d)")


class _OldHistory(LineHistory):
    """A hand in the old form of the Winning Poker Network, read line by line."""

    seat_line = re.compile(r"Seat (?P<number>\d+): (?P<name>.+) \((?P<stack>[^()]*)\)\.?$")

    def actor(self, text: str) -> tuple[Player | None, str]:
        """Return (player, rest of the line); player is None if the line is not about one."""
        return super().actor(text.lstrip("*").removeprefix("Player "))

    def read_hand_line(self, text: str) -> None:
        if text.startswith("------ Summary"):
            self.in_summary = True
        elif text.startswith("Pot: "):
            self.size_of_pot(text)
        elif text.startswith("Game ended"):
            self.whole = True
        else:
            super().read_hand_line(text)

    def receives(self, player: Player, rest: str) -> None:
        """Read a dealt card: "card: [5d]" or "a card."."""
        cards = cards_in_brackets(rest)
        if cards and self.hero is None:
            self.hero = player
        self.deal(player, cards)

    def shows(self, player: Player, rest: str) -> None:
        """Read a hand shown or not, and a payment: "(does not show: [Qs Qd]). Bets: 20."."""
        self.show(player, cards_in_brackets(rest))
        self.sums_up(player, rest)

    def sums_up(self, player: Player, rest: str) -> None:
        """Read a payment from the summary, which is more exact: "Bets: 80. Collects: 198.50."."""
        amounts = [hundredths(amount) for amount in _CAME_BACK.findall(rest)]
        if len(amounts) == 2 and amounts[1]:
            self.pay_amount(player, amounts[1])

    words: ClassVar = {
        **LineHistory.words,
        **dict.fromkeys(["has", "straddle", "caps", "allin"], LineHistory.wagers),
        **dict.fromkeys(["does", "doesn't"], sums_up),
        **dict.fromkeys(["mucks", "shows:"], shows),
        "received": receives,
        "ante": LineHistory.antes,
    }


_NEW: Final = text_site("wpn", _NAME, "", _HEADER, lambda header, _: header["game"])


def _begins(line: str) -> object:
    return "Game started at: " in line or _HEADER.match(line)


def _read(line: int, block: Sequence[str]) -> FileHand:
    if _HEADER.match(block[0]) is not None:
        return _NEW.read(line, block)
    hand = next(filter(None, map(_OLD_HAND.match, block[1:])), None)
    if hand is None:
        raise HandCutShortError
    names = _OLD_GAME.findall(hand["rest"]) or [hand["rest"]]
    old = _OldHistory(line, _last_game(names), hand["hand"])
    old.facts = facts_of(_NAME, "\n".join(block[:2]))._replace(unit=None)  # no sign
    return old.read(block)


def _last_game(names: Sequence[str]) -> Game:
    """Return the game of the last name that is one. Raises GameNotJudgedError if none is."""
    for name in reversed(names):
        with suppress(GameNotJudgedError):
            return game_named(name)
    return game_named(names[-1])


_TOURNAMENT: Final = ("<", "Title:", "Entry #:", "Begin Time:", "Buyin to Payout:", "Play Type:")
_GAME: Final = ("Game Type:", "Bet Limit Type:")

WPN: Final = Site("wpn", _NAME, "", _begins, _read, asides=(*_TOURNAMENT, *_GAME))
