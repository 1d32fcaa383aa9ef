"""PokerStars' text histories in English: cash games, tournaments and Zoom.

A hand begins with a line with its number and game, and ends with a summary that has a line for each
seat.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from analyser.poker.errors import HandCutShortError, TranslatedHistoryError
from analyser.poker.games.game import Game
from analyser.poker.hand_files.hand import FileHand, Player, cards_of
from analyser.poker.hand_files.sites.games import game_named
from analyser.poker.hand_files.sites.languages import ANOTHER, language_of_table, refuse_translated
from analyser.poker.hand_files.sites.text_history import Site, TextHistory, cards_in_brackets

_HEADER: Final = re.compile(
    r"PokerStars (?:Zoom |Home Game )*(?:Hand|Game) #(?P<hand>\d+):\s+(?P<rest>.*)"
)
_ANY_HEADER: Final = re.compile(
    r"(?!.*\bTable '|PokerStars Tournament #)"
    r"(?>.*?PokerStars\b).*(?:#|n[°º.o]|№|nr|号|編)\D{0,4}\d{6,}",
    re.IGNORECASE,
)
_SEAT: Final = re.compile(
    # Up to the first digit and then to the first " in chips", so that there is one way to read it.
    # Atomic groups, because Python 3.11.2 mistakes a possessive quantifier after a group.
    r"Seat (?P<number>\d+): (?P<name>.+) "
    r"\((?>(?:(?! in chips)[^()\d])*)\d(?>(?:(?! in chips)[^()])*) in chips[^()]*+\)"
)
_RUN: Final = re.compile(r"(FIRST|SECOND|THIRD) (?=FLOP|TURN|RIVER|SHOW)")
_BOARD: Final = re.compile(r"(?:(?P<run>FIRST|SECOND|THIRD) )?Board \[(?P<cards>[^\[\]]*)\]")
_SUMMED_UP: Final = re.compile(
    r" (?:\((?:button|small blind|big blind|button blind)\) )*"
    r"(?:(?P<folded>folded\b)"
    r"|(?:showed|mucked) \[(?P<cards>[^\[\]]*)\]|mucked|collected \(|showed|won \(|lost|did)"
)

_LIMIT: Final = r"(?:No Limit|Pot Limit|Fixed Limit|Limit|Cap No Limit|Cap Pot Limit|NL|PL|FL|Cap)"
_IN_A_MIX: Final = re.compile(rf"\((?P<game>[^()]*?) {_LIMIT}(?:,[^()]*)?\)")
_LIMITED: Final = re.compile(rf"(?P<game>.*?) {_LIMIT}\b")
_TOURNAMENT: Final = re.compile(
    r"(?:Zoom )?Tournament #\d+, (?:(?:Freeroll|\S*\d\S*)(?: [A-Z]{2,3}\b)?(?: - | (?=\S))?)?"
    r"\s*(?P<rest>.*)"
)
_CLUB: Final = re.compile(r"\{[^{}]*\}\s*")

_BETS: Final = frozenset(["posts", "bets ", "bring", "calls", "compl", "raise", "strad"])
"""The first letters of lines in which chips are bet."""
_RUNS: Final = {None: None, "FIRST": 0, "SECOND": 1, "THIRD": 2}


def _begins(line: str) -> object:
    return _HEADER.match(line.lstrip()) or _ANY_HEADER.match(line)


def _read(line: int, block: Sequence[str]) -> FileHand:
    header = _HEADER.match(block[0].strip())
    second = next((text.lstrip() for text in block[1:] if text.strip()), "Table ")
    if header is None or not second.startswith(("Table ", "Seat ")) or "siège" in second:
        raise TranslatedHistoryError(language=language_of_table(second) or ANOTHER)
    return StarsHistory(line, game_named(_game_name(header["rest"])), header["hand"]).read(block)


POKERSTARS: Final = Site("pokerstars", "PokerStars", "PokerStars", _begins, _read)


class StarsHistory(TextHistory):
    """A hand in the form of PokerStars, which other sites use too, read line by line."""

    def __init__(self, line: int, game: Game, hand: str) -> None:
        super().__init__(line, game, hand)
        self._run = 0
        self._total = False
        self._chips: list[tuple[Player | None, str]] = []

    def read(self, block: Sequence[str]) -> FileHand:
        """Return the hand. Raises CardError."""
        if any(text[:1].isspace() for text in block[:2]):
            block = [text.lstrip() for text in block]  # as some archives write it
        summary = self._play(block, self._seats(block))
        for text in block[summary:]:
            self._sum_up(text)
        if not self.cancelled and not (self._total and self.is_whole()):
            raise HandCutShortError
        if any(player.all_in_at is not None for player in self.players.values()):
            self._count_chips()  # bets matter only if somebody is all in: for side pots
        return self.finish()

    def _count_chips(self) -> None:
        for player, does in self._chips:
            if player is None:
                if does:
                    self.count_uncalled(does)
                else:
                    self.new_street()
            elif does.startswith("posts"):
                self.count_post(player, does)
            else:
                self.count_bet(player, does)

    def _seats(self, block: Sequence[str]) -> int:
        """Read the players' seats; return the index in ``block`` of the first line after them."""
        for at, text in enumerate(block[1:], 1):
            if text.startswith("Seat "):
                seat = _SEAT.match(text)
                if seat is not None:
                    self.sit_down(seat["number"], seat["name"])
                    continue
            if self.players and text:
                return at
        raise HandCutShortError

    def _play(self, block: Sequence[str], begin: int) -> int:
        """Read the cards and the actions; return the index of the summary's first line."""
        players = self.players
        for at, text in enumerate(block[begin:], begin):
            if text.startswith("*** "):
                if text.startswith("*** SUMMARY"):
                    return at + 1
                self._heading(text)
            elif text.startswith("Dealt to "):
                self.hold(text[9:])
            else:
                # Most names have no colon, so the text before the first one is looked up.
                name, sign, does = text.partition(": ")
                player = players.get(name) if sign else None
                if player is not None:
                    self._act(player, does)
                elif text:
                    self._other_line(text)
        raise HandCutShortError

    def _heading(self, text: str) -> None:
        street, stars, cards = text.removeprefix("*** ").partition(" ***")
        if not stars or not street or "*" in street:
            return
        run = _RUN.match(street)
        number = None if run is None else _RUNS[run[1]]
        self._run = number or 0
        if run is not None:
            street = street[run.end() :]
        if street.startswith("SHOW"):
            return
        if not street.startswith(("HOLE", "DEAL", "3rd")):
            self._chips.append((None, ""))
        if street[0] in "3456":  # "3rd STREET" .. "6th STREET", and then "RIVER"
            self.dealt = int(street[0])
        elif not self.game.board and street.startswith("RIVER"):
            self.dealt = self.game.dealt
        if number is not None or "[" in cards:
            self.board(cards_in_brackets(cards), number)

    def _other_line(self, text: str) -> None:
        """Read a line that does not begin with the name of a player and a colon."""
        player, does = self.who(text, ": ")
        if player is not None:
            self._act(player, does)
        elif " collected " in text:
            player, _ = self.who(text, " collected ")
            if player is not None:
                self.pay([player], self._run)
                self.acted.add(player)
        elif text.startswith("Uncalled bet"):
            self._chips.append((None, text))
        elif text.startswith("Hand cancelled"):
            self.cancelled = True

    def _act(self, player: Player, does: str) -> None:
        begins = does[:7]
        if begins == "sits ou":
            return
        self.acted.add(player)
        if begins[:5] == "folds":
            self.fold(player)
        elif begins == "shows [":
            self.show(player, cards_of(does[7 : does.find("]")]))
        elif begins[:5] in _BETS:
            self._chips.append((player, does))
            if does[-9:] == "is all-in":
                self.all_in(player)
        elif does[-9:] == "is all-in":
            self.all_in(player)
        elif begins[:5] != "check":
            refuse_translated(does)

    def _sum_up(self, text: str) -> None:
        if text.startswith("Seat "):
            number, _, rest = text[5:].partition(": ")
            player = self.by_number.get(number)
            if player is None or not rest.startswith(player.name):
                return
            summed_up = _SUMMED_UP.match(rest, len(player.name))
            if summed_up is not None:
                self.summed_up.add(player)
                if summed_up["folded"] is not None:
                    self.fold(player)
                if summed_up["cards"]:
                    self.show(player, cards_of(summed_up["cards"]))
        elif text.startswith("Total pot"):
            self._total = True
            self.size_of_pot(text)
        elif "Board [" in text:
            board = _BOARD.match(text)
            if board is not None:
                self.board(cards_of(board["cards"]), _RUNS[board["run"]])
        elif text.startswith("Hand cancelled"):
            self.cancelled = True


def _game_name(header: str) -> str:
    mixed = _IN_A_MIX.search(header)
    if mixed is not None:
        return mixed["game"].strip()
    text = _CLUB.sub("", header)
    tournament = _TOURNAMENT.match(text)
    if tournament is not None:
        text = tournament["rest"]
    limited = _LIMITED.match(text)
    if limited is not None:
        return limited["game"].strip()
    return re.split(r" \(| - ", text, maxsplit=1)[0].strip()
