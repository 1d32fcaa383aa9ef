"""PartyPoker's text histories, in its older and newer form, and other programs' copies of them."""

import re
from collections.abc import Sequence
from typing import ClassVar, Final

from analyser.poker.hand_files.amounts import hundredths
from analyser.poker.hand_files.hand import Player
from analyser.poker.hand_files.sites.site import cards_in_brackets
from analyser.poker.hand_files.sites.text_history import LineHistory, text_site

_HEADER: Final = re.compile(r".*?\*{5} Hand History [Ff]or Game (?P<hand>\w+) \*{5}")
_GAME: Final = re.compile(
    r"(?P<game>(?:Double |Irish )?(?:Texas )?Hold'?em|Short Deck|\bRazz"
    r"|(?:5|Five) Card Draw|(?:[57]|Five|Seven) Card Stud(?: Hi[-/ ]?Lo\b)?"
    r"|(?:[56]-?Card )?Omaha(?: 5)?(?: Hi[-/ ]?Lo\b)?"
    r"|(?<=[NPF]L ).*?(?= - | \$))"
)
_ACT: Final = re.compile(
    r"(?P<name>[^:]+?) (?P<does>(?:posts|calls|bets|raises|shows|doesn't show|balance) .*[\[(\d].*)"
)
_ASIDE: Final = re.compile(r" has (?:left|joined) the table\.| finished in \d+")
"""Lines about other players, which may come before the line with a hand's game."""
_COLLECTED: Final = re.compile(r"\bcollected (?P<amount>[^\s,]*[\d.,]*\d)")


class _History(LineHistory):
    """A hand of PartyPoker, read line by line."""

    seat_line = re.compile(
        r"[Ss]eat ?(?P<number>\d+): (?P<name>.+?) *\( ?(?P<stack>[^()]*)\)(?: - .*)?$"
    )

    def read_dealt(self, text: str) -> None:
        """Store the hero's cards of one line; without a board add them to those of earlier ones."""
        name, bracket, cards = text.rpartition(" [")
        player = self.named(name)
        if player is not None and player.cards and not self.game.board:
            self.deal(player, cards_in_brackets(bracket + cards))
        else:
            super().read_dealt(f"{name if player is None else player.name}{bracket}{cards}")

    def named(self, name: str) -> Player | None:
        """Return the player of this name, which may be longer than at the seat; None if none."""
        longer = (one for one in self.players.values() if name.startswith(f"{one.name} "))
        return self.players.get(name) or next(longer, None)

    def actor(self, text: str) -> tuple[Player | None, str]:
        """Return (player or None, rest); a name may be longer than at its seat, or be a new one."""
        player, does = super().actor(text)
        if player is None or does.partition(" ")[0] not in (*self.words, "has"):
            act = _ACT.fullmatch(text)
            if act is not None:
                return self.named(act["name"]) or self.sit_down("", act["name"]), act["does"]
        return player, does

    def goes_all_in(self, player: Player, rest: str) -> None:
        """Read an all-in, such as "is all-In [80]"; ignore any other text after "is"."""
        if rest.lower().startswith("all-in"):
            self.wagers(player, rest)

    def balances(self, player: Player, rest: str) -> None:
        """Read a player's fold, winnings or cards in the summary, which newer texts have."""
        self.whole = True
        collected = _COLLECTED.search(rest)
        if collected is not None:
            self.pay_amount(player, hundredths(collected["amount"]))
        if "(folded)" in rest:
            player.folded = True
        elif "[" in rest:
            self.show(player, cards_in_brackets(rest[rest.index("[") :].partition("]")[0] + "]"))

    words: ClassVar = {
        **LineHistory.words,
        **dict.fromkeys(["bring-ins", "double", "bets[", "calls[", "raises["], LineHistory.wagers),
        "folds.": LineHistory.folds,
        "doesn't": LineHistory.shows,
        "is": goes_all_in,
        "wins": LineHistory.wins_pot,
        "balance": balances,
    }


def _game(_: re.Match[str], block: Sequence[str]) -> str:
    """Return the name of the game in the first line below the header that tells it."""
    title = next((text for text in block[1:] if text.strip() and not _ASIDE.search(text)), "")
    game = _GAME.search(title)
    return title.partition(" - ")[0] if game is None else game["game"]


PARTYPOKER: Final = text_site(
    "partypoker",
    "PartyPoker",
    "***** Hand History ",
    _HEADER,
    _game,
    _History,
    asides=("Game #", "#Game No", "Table Closed", "Connection Lost"),
    head=(1, 3),
)
