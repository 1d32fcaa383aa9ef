"""Text histories of Bovada, Ignition and Bodog, in which players are named by their position.

Every player's cards are in them. Lines that are damaged are skipped.
"""

import re
from collections.abc import Sequence
from typing import ClassVar, Final

from analyser.poker.hand_files.amounts import hundredths
from analyser.poker.hand_files.hand import FileHand, NextHandError, Player
from analyser.poker.hand_files.sites.site import cards_in_brackets
from analyser.poker.hand_files.sites.text_history import LineHistory, text_site

_HEADER: Final = re.compile(
    r".*?(?:Bovada|Ignition|Bodog)[^#]{0,30}? Hand #(?P<hand>C?\d+)(?P<rest>.*)"
)
_GAME: Final = re.compile(
    r"(?P<game>(?:[567] ?CARD ?)?(?:HOLDEM|OMAHA|STUD)?\d?(?:[ _]?(?:Hi-?/?Lo|HL(?![a-z])))?)"
)
_WON: Final = re.compile(r" \$?\d[\d.,]* +(?:with|\[)")
_NAMED: Final = re.compile(r"(?=HOLDEM|OMAHA|[567] ?CARD)")


class _History(LineHistory):
    """A hand of Bovada, read line by line."""

    seat_line = re.compile(
        r"Seat ?\+?(?P<number>\d+)(?: \[ME\])?: ?(?P<name>[^($]*?)"
        r" ?\(?(?P<stack>[^(\s]*) in chips\)?"
    )

    def read(self, block: Sequence[str]) -> FileHand:
        """Return the hand, without the lines that repeat the line before them.

        Some files have every line twice; only a payment may be there twice on purpose.
        """
        pairs = zip(("", *block), block, strict=False)
        once = [text if text != before or "esult" in text else "" for before, text in pairs]
        return super().read(once)

    def read_seat(self, text: str) -> bool:
        """Read a player, in the summary a winner; False only for another line before it."""
        found = self.seat_line.match(text)
        if found is None:
            winner = self.by_number.get(text[5:].partition(": ")[0])
            if self.in_summary and winner is not None and _WON.search(text):
                self.winners.append((winner, None))
            return self.in_summary
        if self.in_summary:
            raise NextHandError(self.lines)
        name = found["name"].replace("[ME]", "").strip()
        # Stud has no positions.
        player = self.sit_down(found["number"], name or f"Seat+{found[1]}", found["stack"])
        if "[ME]" in text:
            self.hero = player
        return True

    def actor(self, text: str) -> tuple[Player | None, str]:
        """Return (player, rest of the line); player is None if the line is not about one."""
        name, _, does = text.partition(" : ")
        word, bracket, rest = does.partition("(")
        if bracket and " " not in word:  # "Folds(timeout)"
            does = word + rest[rest.find(")") + 1 :]
        return self.players.get(name.replace("[ME]", "").strip()), does

    def read_hand_line(self, text: str) -> None:
        if text.startswith("Card dealt to table"):
            self.new_street()
            self.take_board(cards_in_brackets(text))
        elif text.startswith("Total Pot("):
            self.whole = True
            self.size_of_pot(text)
        else:
            super().read_hand_line(text)

    def receives(self, player: Player, rest: str) -> None:
        """Read the cards that a player is dealt: "dealt to a spot [Th Tc]"."""
        self.deal(player, cards_in_brackets(rest))

    def goes_all_in(self, player: Player, rest: str) -> None:
        """Read an all-in as a bet of all remaining chips; if they are not known, of the line's."""
        if player.left is None:
            self.wagers(player, rest)
        else:
            self.bet(player, player.left)
        self.all_in(player)

    def collects(self, player: Player, rest: str) -> None:
        """Read a payment: "Hand result $23.73" or "Hand result-Side pot $158.27"."""
        if rest.lower().startswith("result"):
            self.pay_amount(player, hundredths(rest))

    words: ClassVar = (
        dict.fromkeys(["Ante/Small", "Small", "Big", "Bring_in", "Bets"], LineHistory.wagers)
        | dict.fromkeys(["Call", "Calls"], LineHistory.wagers)
        | dict.fromkeys(["Fold", "Folds"], LineHistory.folds)
        | {"Checks": LineHistory.checks, "Mucks": LineHistory.shows, "Ante": LineHistory.antes}
        | {"Posts": LineHistory.posts, "Raises": LineHistory.wagers_in_all, "All-in": goes_all_in}
        | {"Return": LineHistory.takes_back, "Card": receives, "Hand": collects}
    )


def _game(header: re.Match[str], _: Sequence[str]) -> str:
    """Return the name of the game in the header; if none is known, the whole end of it."""
    named = _NAMED.search(header["rest"])
    game = None if named is None else _GAME.match(header["rest"], named.start())
    return header["rest"] if game is None else game["game"]


BOVADA: Final = text_site("bovada", "Bovada", " Hand #", _HEADER, _game, _History, head=(0, 3))
