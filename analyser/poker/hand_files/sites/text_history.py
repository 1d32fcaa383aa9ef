"""What the text histories of all sites have in common; a module beside this one adds a site.

Such a file is a line per event, hand after hand. A site is known by its first lines; how the rest
of a hand is worded is up to the site's own module, which fills in a ``TextHistory``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.errors import CardError, HistoryError
from analyser.poker.games.game import Game
from analyser.poker.hand_files.hand import (
    FileHand,
    Format,
    HandSoFar,
    Player,
    Trouble,
    cards_of,
)
from analyser.poker.hand_files.text import BadLine, Lines, on_one_line
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase

MOST_LINES: Final = 5_000
"""The most lines of a hand; what follows is ignored."""
LONGEST_LINE: Final = 1_000
"""The most characters of a line that are read, several times what sites write: names and numbers
are searched for in time that grows faster than the line."""

_BRACKETS: Final = re.compile(r"\[([^\[\]]*)\]")


@dataclass(frozen=True, slots=True)
class Site:
    """A site whose text histories are read.

    Attributes:
        format: the name of the format.
        sign: what the first line of each hand contains; lines without it are not looked at.
        begins: whether a hand begins with a line that contains the sign.
        read: reads the lines of one hand, which begins in a line of the file. Raises CardError.
    """

    format: Format
    sign: str
    begins: Callable[[str], bool]
    read: Callable[[int, Sequence[str]], FileHand]

    def is_first_line(self, line: str) -> bool:
        """Whether a hand of this site begins with this line, in any language."""
        return self.sign in line and self.begins(line[:LONGEST_LINE])

    def read_hands(self, lines: Lines) -> Iterator[FileHand | Trouble]:
        """Yield hand after hand; a hand that cannot be read does not stop the rest."""
        sign, first, block = self.sign, 0, list[str]()
        for number, line in lines:
            if not line and isinstance(line, BadLine):
                yield Trouble(number, line.why)
            elif sign in line and self.is_first_line(line):
                if block:
                    yield self._read(first, block)
                first, block = number, [line[:LONGEST_LINE]]
            elif block:
                if len(block) < MOST_LINES:
                    block.append(line if len(line) <= LONGEST_LINE else line[:LONGEST_LINE])
            elif line[:LONGEST_LINE].strip(" *#0123456789"):
                template = QT_TRANSLATE_NOOP("analyser", "“{text}” belongs to no hand")
                why = Phrase(template, text=on_one_line(line[:LONGEST_LINE]))
                yield Trouble(number, HistoryError(why=why).phrase)
        if block:
            yield self._read(first, block)

    def _read(self, line: int, block: Sequence[str]) -> FileHand | Trouble:
        try:
            return self.read(line, block)
        except CardError as error:
            return Trouble(line, error.phrase)


class TextHistory(HandSoFar):
    """A hand that is read line by line; its players are known by their names.

    Names may contain anything, colons and brackets included. So a line is never split at a sign
    alone: what is before the sign has to be the name of somebody at the table.

    Attributes:
        by_number: the players by the numbers of their seats.
        acted: the players who take part in the hand.
        summed_up: the players for whom the summary has a line.
    """

    game: Game

    def __init__(self, line: int, game: Game, hand: str) -> None:
        super().__init__(line, game, hand)
        self.by_number: dict[str, Player] = {}
        self.acted: set[Player] = set()
        self.summed_up: set[Player] = set()

    def sit_down(self, number: str, name: str) -> None:
        """Add a player by name and by the number of the seat."""
        self.by_number[number] = self.seat(name, name)

    def who(self, text: str, sign: str) -> tuple[Player | None, str]:
        """Return the player whose name is before a sign, and what follows the sign."""
        at = text.find(sign)
        while at >= 0:
            player = self.players.get(text[:at])
            if player is not None:
                return player, text[at + len(sign) :]
            at = text.find(sign, at + 1)
        return None, ""

    def is_whole(self) -> bool:
        """Whether the summary has a line for everybody who takes part."""
        return self.acted <= self.summed_up

    def hold(self, text: str) -> None:
        """Read "NAME [cards]", or "NAME [cards of before] [new cards]": all that a player holds."""
        at = text.find(" [")
        while at >= 0:
            player = self.players.get(text[:at])
            if player is not None:
                cards = cards_in_brackets(text[at:])
                if self.hero is None and len(cards) > 1 and not player.cards:
                    self.hero = player
                player.cards = cards
                self.acted.add(player)
                return
            at = text.find(" [", at + 1)


def cards_in_brackets(text: str) -> tuple[Card, ...]:
    """Read all cards of a text that are in brackets. Raises CardError."""
    return cards_of(" ".join(_BRACKETS.findall(text)))
