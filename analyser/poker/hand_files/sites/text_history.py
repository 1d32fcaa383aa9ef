"""The common part of the readers of sites' text histories.

Such a file has a line for each event, hand after hand. A site is recognised by the first line of a
hand; the site's own module reads the other lines and fills in a ``TextHistory``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.errors import CardError, HistoryError, TranslatedHistoryError
from analyser.poker.games.game import Game
from analyser.poker.hand_files.amounts import hundredths, pot_in_hundredths
from analyser.poker.hand_files.hand import FileHand, Format, HandSoFar, Player, Trouble, cards_of
from analyser.poker.hand_files.sites.languages import language_of
from analyser.poker.hand_files.text import BadLine, Lines, on_one_line
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase

MOST_LINES: Final = 5_000
"""The most lines of a hand; further lines are ignored."""
LONGEST_LINE: Final = 1_000
"""How many characters of a line are read, several times what sites write: searching for names and
numbers takes time that grows faster than the line."""

_TO: Final = re.compile(r"\bto ")
_BRACKETS: Final = re.compile(r"\[([^\[\]]*)\]")


@dataclass(frozen=True, slots=True)
class Site:
    """A site whose text histories are read.

    Attributes:
        format: the name of the format.
        name: the name of the site.
        sign: a text that the first line of each hand contains, for a quick test.
        begins: tests whether a line with the sign is the first line of a hand: a pattern's
            ``match`` or a function.
        read: reads a hand, from the number of its first line and its lines. Raises CardError.
        asides: the beginnings of lines that may come between hands.
    """

    format: Format
    name: str
    sign: str
    begins: Callable[[str], object]
    read: Callable[[int, Sequence[str]], FileHand]
    asides: tuple[str, ...] = ()

    def is_first_line(self, line: str) -> bool:
        """Whether this line, in any language, is the first of a hand of this site."""
        return self.sign in line and bool(self.begins(line[:LONGEST_LINE]))

    def read_hands(self, lines: Lines) -> Iterator[FileHand | Trouble]:
        """Yield each hand, or why it cannot be read."""
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
            else:
                text = line[:LONGEST_LINE].strip()
                if text.strip(" *#-=_0123456789") and not text.startswith(self.asides):
                    template = QT_TRANSLATE_NOOP("analyser", "“{text}” belongs to no hand")
                    why = Phrase(template, text=on_one_line(text))
                    yield Trouble(number, HistoryError(why=why).phrase)
        if block:
            yield self._read(first, block)

    def _read(self, line: int, block: Sequence[str]) -> FileHand | Trouble:
        try:
            return self.read(line, block)
        except CardError as error:
            language = language_of(block)
            found = error if language is None else TranslatedHistoryError(language=language)
            return Trouble(line, found.phrase)


class TextHistory(HandSoFar):
    """A hand that is read line by line; the keys of its players are their names.

    Names may contain any character, colons and brackets included. So a line is split at a sign only
    if the text before the sign is the name of a player at the table.

    Attributes:
        by_number: the players by the numbers of their seats.
        acted: the players who take part in the hand.
        summed_up: the players who have a line in the summary.
    """

    game: Game

    def __init__(self, line: int, game: Game, hand: str) -> None:
        super().__init__(line, game, hand)
        self.by_number: dict[str, Player] = {}
        self.acted: set[Player] = set()
        self.summed_up: set[Player] = set()
        self._stacks: dict[Player, int] = {}
        self._dead: dict[Player, int] = {}

    def sit_down(self, number: str, name: str) -> None:
        """Add a player with a name and the number of the seat."""
        self.by_number[number] = self.seat(name, name)

    def who(self, text: str, sign: str) -> tuple[Player | None, str]:
        """Return the player whose name is before ``sign``, and the text after it, or (None, "")."""
        at = text.find(sign)
        while at >= 0:
            player = self.players.get(text[:at])
            if player is not None:
                return player, text[at + len(sign) :]
            at = text.find(sign, at + 1)
        return None, ""

    def is_whole(self) -> bool:
        """Whether the summary has a line for each player who takes part in the hand."""
        return self.acted <= self.summed_up

    def hold(self, text: str) -> None:
        """Store a player's whole hand, from "NAME [cards]" or "NAME [old cards] [new cards]".

        The first player of whom two or more cards are given is the hero.
        """
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

    # ------------------------------------------------------------------------------ chips

    def has_stack(self, player: Player, stack: int | None) -> None:
        """Store how many chips a player has at the start, to find when the player is all in.

        ``stack``: in hundredths; None if unknown.
        """
        if stack:
            self._stacks[player] = stack

    def left_of(self, player: Player) -> int | None:
        """Return how many chips a player has left; None if unknown."""
        stack = self._stacks.get(player)
        return None if stack is None else stack - self.bet_by(player) - self._dead.get(player, 0)

    def count_post(self, player: Player, text: str) -> None:
        """Add a blind to a player's bets, but an ante or a dead blind to the dead money."""
        amount = hundredths(text) or 0
        if "&" in text or "+ dead" in text:  # a blind and a dead blind in one amount
            self.bets_are_clear = False
        if "ante" in text or "dead" in text or "missed" in text:
            self.dead_money += amount
            self._dead[player] = self._dead.get(player, 0) + amount
        else:
            self.bet(player, amount)

    def count_bet(self, player: Player, text: str) -> None:
        """Add a bet, call or raise to a player's bets.

        If the text says "to", the amount is all that the player has bet on the street.
        """
        to = _TO.search(text)
        amount = hundredths(text if to is None else text[to.end() :])
        if amount is not None:
            self.bet(player, amount, in_all=to is not None)

    def size_of_pot(self, text: str) -> None:
        """Store the size of the pot, which is the first amount in the text."""
        amount = hundredths(text.partition("|")[0])
        if amount is not None:
            self.pot = pot_in_hundredths(amount)

    def count_uncalled(self, text: str) -> None:
        """Give an uncalled bet back: "Uncalled bet ($2) returned to Ann"."""
        player = self.players.get(text.partition(" returned to ")[2])
        amount = hundredths(text) or 0
        if player is not None and self.bet_by(player) >= amount:
            self.bet(player, -amount)
        elif player is not None:  # more than the bets: it was an ante
            self.dead_money -= amount


def cards_in_brackets(text: str) -> tuple[Card, ...]:
    """Return all cards in brackets in a text. Raises CardError."""
    return site_cards(" ".join(_BRACKETS.findall(text)))


def site_cards(text: str) -> tuple[Card, ...]:
    """Read cards as sites write them: "Ah Kd", "Ah, Kd", "X X Kd". Raises CardError."""
    if "," in text or "X" in text:
        text = text.replace(",", " ").replace("X", "??")
    return cards_of(text)
