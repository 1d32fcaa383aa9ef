"""The common reader of most sites: headings, lines that begin with a player's name, a summary.

A site's own module says how its seats are written, and which words say what a player does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final

from analyser.poker.cards import Card
from analyser.poker.errors import HandCutShortError
from analyser.poker.games.game import Game
from analyser.poker.hand_files.amounts import hundredths
from analyser.poker.hand_files.hand import FileHand, Player
from analyser.poker.hand_files.sites.languages import refuse_translated
from analyser.poker.hand_files.sites.text_history import TextHistory, cards_in_brackets, site_cards

Act = Callable[[Any, Player, str], None]
"""A method of a history: reads what a player does, from the text after the word for it."""

_HEADING: Final = re.compile(
    r"\*{2,3} ?(?:Dealing\b ?)?(?P<street>[^*]*?)(?: (?P<run>[123]))? ?\*{2,3} ?:?(?P<cards>.*)"
)
_NUMBERED: Final = {
    name: number
    for number, names in enumerate(["3rd third", "4th fourth", "5th fifth", "6th sixth"], 3)
    for name in names.split()
} | {"7th": 7, "seventh": 7}
"""The streets of stud by the first words of their headings."""
_BEFORE_BETS: Final = frozenset(
    ["", "hole", "down", "pre-flop", "preflop", "first-bet", "ante/blinds", "3rd", "third"]
)
"""The first words of headings that begin no new street, so that blinds count as its bets."""
_RUN: Final = re.compile(r"(?:Board|pot) ([123])\b")
_ROLES: Final = re.compile(r"(?: \((?:button|small blind|big blind)\))*[ ,]*")
_CANCELLED: Final = re.compile(r"hand (?:#\d+ )?(?:has been )?cancell?ed", re.IGNORECASE)
_OTHER_BEGINNINGS: Final = ("**", "Seat", "seat", "Dealt to ")
"""Beginnings of lines that are not about a player, unless a player has such a name."""
_ALL_IN: Final = re.compile(r"all[- ]?in\b", re.IGNORECASE)


class LineHistory(TextHistory):
    """A hand of a site that writes a line for each event, read line by line.

    A site may replace ``seat_line``, a pattern that matches a player's line, with the groups
    ``number``, ``name`` and ``stack``. It may add to ``words``: for each word after a player's
    name, the method that reads what the player does.

    Attributes:
        run: the run that the lines are about, from 0.
        in_summary: whether the summary has begun.
        whole: whether the end of the hand has been read.
    """

    seat_line: ClassVar[re.Pattern[str]] = re.compile(
        r"Seat (?P<number>\d+): (?P<name>.+) \((?P<stack>[^()]*)\)"
    )

    def __init__(self, line: int, game: Game, hand: str) -> None:
        super().__init__(line, game, hand)
        self.run = 0
        self.in_summary = False
        self.whole = False
        self._long_names: tuple[int, list[tuple[str, Player]]] = (0, [])
        self._winners: list[Player] = []

    def read(self, block: Sequence[str]) -> FileHand:
        """Return the hand, read from the lines that follow its first line. Raises CardError."""
        for line in block[1:]:
            text = line.strip()  # some sites and archives indent lines, or end them with a space
            if text.startswith(_OTHER_BEGINNINGS) and self.is_act(text):
                self.read_line(text)
            elif text[:2] == "**":
                self.heading(text)
            elif text[:4] in {"Seat", "seat"} and self.about_seat(text):
                continue
            elif text[:9] == "Dealt to ":
                self.hold(text[9:])
            else:
                self.read_line(text)
        if not self.was_paid():
            self.pay(self._winners)
        for player in self.players.values():
            if player not in self.acted and not player.cards:  # the player is sitting out
                self.fold(player)
        if not self.players or not (self.whole or self.cancelled):
            raise HandCutShortError
        return self.finish()

    def read_line(self, text: str) -> None:
        """Read a line about a player or about the whole hand."""
        player, does = self.actor(text)
        if player is None:
            self.other(text)
            return
        word, _, rest = does.partition(" ")
        act = self.words.get(word)
        if act is not None:
            self.acted.add(player)
            act(self, player, rest)
        else:
            refuse_translated(does)
            self.other(text)  # a player's name may be "Total" or "Game", words of such lines

    def is_act(self, text: str) -> bool:
        """Whether a line says what a player does."""
        player, does = self.actor(text)
        return player is not None and does.partition(" ")[0] in self.words

    def actor(self, text: str) -> tuple[Player | None, str]:
        """Return the player whose name begins a text, and the rest; None if no name begins it.

        If several names fit, the longest is taken.
        """
        count, names = self._long_names
        if count != len(self.players):
            names = [(f"{name} ", one) for name, one in self.players.items() if " " in name]
            names.sort(key=lambda pair: len(pair[0]), reverse=True)
            self._long_names = (len(self.players), names)
        for name, player in names:
            if text.startswith(name):
                return player, text[len(name) :]
        name, _, rest = text.partition(" ")
        return self.players.get(name), rest

    # ------------------------------------------------------------------------------ whole lines

    def heading(self, text: str) -> None:
        """Read a heading, such as "*** TURN *** [Qc Jh 2h] [8h]" or "** Dealing turn ** [ 8h ]"."""
        found = _HEADING.match(text)
        if found is None:
            return
        street = found["street"].lower().partition(" ")[0]
        run = None if found["run"] is None else int(found["run"]) - 1
        self.run = run or 0
        if street == "summary":
            self.in_summary = True
        elif street not in _BEFORE_BETS:
            self.new_street()
        if self.game.board:
            self.take_board(cards_in_brackets(found["cards"]), run)
        elif street == "river":
            self.dealt = self.game.dealt
        else:
            self.dealt = _NUMBERED.get(street, self.dealt)

    def take_board(self, cards: tuple[Card, ...], run: int | None = None) -> None:
        """Store the whole board so far, or add a turn or river card that is given alone.

        ``run``: the number of the run, from 0; None for a board that all runs share.
        """
        if 0 < len(cards) < 3:
            known = self.board_of(run)
            cards = known[: 5 - len(cards)] + cards if len(known) > 2 else ()
        if cards:
            self.board(cards, run)

    def about_seat(self, text: str) -> bool:
        """Read a line about a seat, at the start or in the summary; False for another line."""
        if self.in_summary:
            number, _, rest = text[5:].partition(": ")
            player = self.by_number.get(number)
            if player is not None and rest.startswith(player.name):
                self.sum_up(player, _ROLES.sub("", rest[len(player.name) :], count=1))
            return True
        found = self.seat_line.match(text)
        if found is None:
            return False
        self.sit_down(found["number"], found["name"])
        self.has_stack(self.players[found["name"]], hundredths(found["stack"]))
        return True

    def sum_up(self, player: Player, does: str) -> None:
        """Read a player's line in the summary; ``does``: the text after the player's name."""
        if does.startswith(("folded", "didn't bet")):
            self.fold(player)
        elif does.startswith(("showed [", "mucked [")):
            self.shows(player, does.partition(" ")[2])
        if does.startswith(("won", "collected", "did not show and won")) or " and won " in does:
            self._winners.append(player)

    def other(self, text: str) -> None:
        """Read a line about the whole hand, not a player."""
        if text.startswith("Board"):
            run = _RUN.match(text)
            self.take_board(cards_in_brackets(text), int(run[1]) - 1 if run else None)
        elif text.startswith("Total pot"):
            self.whole = True
            self.size_of_pot(text)
        elif text.startswith("Uncalled bet"):
            self.count_uncalled(text)
        elif _CANCELLED.match(text):
            self.cancelled = True

    # ------------------------------------------------------------------------ what players do

    def checks(self, player: Player, _: str) -> None:
        """Ignore a check."""

    def folds(self, player: Player, _: str) -> None:
        """Store that a player folds."""
        self.fold(player)

    def shows(self, player: Player, rest: str) -> None:
        """Read the cards that a player shows or mucks: "[8c Td]", "show [8c Td]".

        Other text, such as "hand", is ignored.
        """
        before, bracket, cards = rest.partition("[")
        if bracket and before.strip() in {"", "show", "cards"}:
            self.show(player, site_cards(cards.partition("]")[0]))

    def posts(self, player: Player, rest: str) -> None:
        """Read a blind, an ante or a dead blind."""
        self.count_post(player, rest)
        self._go_all_in(player, rest)

    def antes(self, player: Player, rest: str) -> None:
        """Read an ante."""
        self.posts(player, f"ante {rest}")

    def wagers(self, player: Player, rest: str) -> None:
        """Read a bet, call or raise from the ``rest`` of a line, after the player's name."""
        self.count_bet(player, rest)
        self._go_all_in(player, rest)

    def collects(self, player: Player, rest: str) -> None:
        """Read a payment: "$20 from main pot (HI)" or "the side pot ($20) with a pair"."""
        run = _RUN.search(rest)
        amount = hundredths(rest.partition("(")[2] if rest[:1].isalpha() else rest)
        self.pay_amount(player, amount, self.run if run is None else int(run[1]) - 1)

    def _go_all_in(self, player: Player, rest: str) -> None:
        left = self.left_of(player)
        if _ALL_IN.search(rest) or (left is not None and left <= 0):
            self.all_in(player)

    words: ClassVar[Mapping[str, Act]] = MappingProxyType(
        {
            "checks": checks,
            "folds": folds,
            "shows": shows,
            "mucks": shows,
            "posts": posts,
            "antes": antes,
            "collected": collects,
            "wins": collects,
            "ties": collects,
        }
        | dict.fromkeys(["bets", "bring-in", "brings", "calls", "completes", "raises"], wagers)
    )
