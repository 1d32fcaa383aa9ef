"""PokerStars' text histories in English: cash games, tournaments and Zoom.

A hand begins with a line that names it and its game, and ends with a summary, one line for each
seat. Players' names may hold anything, colons and brackets included, so a line is never cut at a
sign: it is looked up which of the names seated at the table it begins with.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from analyser.poker.cards import Card
from analyser.poker.errors import (
    CardError,
    GameNotJudgedError,
    HandCutShortError,
    HistoryError,
    TranslatedHistoryError,
)
from analyser.poker.games.game import Game
from analyser.poker.games.registry import (
    BADUGI,
    DEUCE,
    DRAW,
    FIVE_CARD_OMAHA,
    FIVE_CARD_OMAHA_HI_LO,
    HOLDEM,
    OMAHA,
    OMAHA_HI_LO,
    RAZZ,
    SHORT_DECK_HOLDEM,
    SIX_CARD_OMAHA,
    STUD,
    STUD_HI_LO,
)
from analyser.poker.hand_files.hand import FileHand, FileSeat, Pot, Trouble, cards_of, pot_of
from analyser.poker.hand_files.text import BadLine, Lines, on_one_line
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase

MOST_LINES: Final = 5_000
"""The most lines of a hand; what follows belongs to none."""
LONGEST_LINE: Final = 1_000
"""The most characters of a line that are read, several times what PokerStars writes: names and
numbers are searched for in time that grows faster than the line."""

_HEADER: Final = re.compile(
    r"PokerStars (?:Zoom |Home Game )*(?:Hand|Game) #(?P<hand>\d+):\s+(?P<rest>.*)"
)
_ANY_HEADER: Final = re.compile(
    r"(?!.*\bTable ')(?>.*?PokerStars\b).*(?:#|n[°º.o]|№|nr|号|編)\D{0,4}\d{6,}", re.IGNORECASE
)
_SEAT: Final = re.compile(
    # Up to the first digit and then to the first " in chips", so that there is one way to read it.
    r"Seat (?P<number>\d+): (?P<name>.+) "
    r"\((?:(?! in chips)[^()\d])*+\d(?:(?! in chips)[^()])*+ in chips[^()]*+\)"
)
_RUN: Final = re.compile(r"(FIRST|SECOND) (?=FLOP|TURN|RIVER|SHOW)")
_BRACKETS: Final = re.compile(r"\[([^\[\]]*)\]")
_BOARD: Final = re.compile(r"(?P<run>FIRST |SECOND )?Board \[(?P<cards>[^\[\]]*)\]")
_TOTAL: Final = re.compile(r"Total pot [^\d\s]*(?P<amount>\d[\d,]*(?:\.\d+)?)")
_SUMMED_UP: Final = re.compile(
    r" (?:\((?:button|small blind|big blind)\) )*"
    r"(?:(?P<folded>folded (?:before|on|after) )"
    r"|(?:showed|mucked) \[(?P<cards>[^\[\]]*)\]|mucked|collected \(|showed|won \(|lost|did)"
)

_LIMIT: Final = r"(?:No Limit|Pot Limit|Fixed Limit|Limit|Cap No Limit|Cap Pot Limit|NL|PL|FL|Cap)"
_IN_A_MIX: Final = re.compile(rf"\((?P<game>[^()]*?) {_LIMIT}(?:,[^()]*)?\)")
_LIMITED: Final = re.compile(rf"(?P<game>.*?) {_LIMIT}\b")
_TOURNAMENT: Final = re.compile(
    r"Tournament #\d+, (?:(?:Freeroll|\S*\d\S*)(?: [A-Z]{3}\b)?(?: (?=\S))?)?\s*(?P<rest>.*)"
)
_CLUB: Final = re.compile(r"\{[^{}]*\}\s*")

_GAMES: Final = {
    "hold'em": HOLDEM,
    "omaha": OMAHA,
    "omaha hi/lo": OMAHA_HI_LO,
    "5 card omaha": FIVE_CARD_OMAHA,
    "5 card omaha hi/lo": FIVE_CARD_OMAHA_HI_LO,
    "6 card omaha": SIX_CARD_OMAHA,
    "courchevel": FIVE_CARD_OMAHA,
    "courchevel hi/lo": FIVE_CARD_OMAHA_HI_LO,
    "7 card stud": STUD,
    "7 card stud hi/lo": STUD_HI_LO,
    "razz": RAZZ,
    "5 card draw": DRAW,
    "single draw 2-7 lowball": DEUCE,
    "triple draw 2-7 lowball": DEUCE,
    "2-7 single draw": DEUCE,
    "2-7 triple draw": DEUCE,
    "badugi": BADUGI,
    "6+ hold'em": SHORT_DECK_HOLDEM,
}
"""The games by PokerStars' names in lower case, "H/L" being "Hi/Lo"."""

_TABLE: Final = {
    "Tisch": QT_TRANSLATE_NOOP("analyser", "German"),
    "Platz": QT_TRANSLATE_NOOP("analyser", "German"),
    "Siège": QT_TRANSLATE_NOOP("analyser", "French"),
    "Asiento": QT_TRANSLATE_NOOP("analyser", "Spanish"),
    "Mesa": QT_TRANSLATE_NOOP("analyser", "Spanish or Portuguese"),
    "Lugar": QT_TRANSLATE_NOOP("analyser", "Portuguese"),
    "Tavolo": QT_TRANSLATE_NOOP("analyser", "Italian"),
    "Posto": QT_TRANSLATE_NOOP("analyser", "Italian"),
    "Tafel": QT_TRANSLATE_NOOP("analyser", "Dutch"),
    "Stoel": QT_TRANSLATE_NOOP("analyser", "Dutch"),
    "Bord": QT_TRANSLATE_NOOP("analyser", "Danish, Norwegian or Swedish"),
    "Plads": QT_TRANSLATE_NOOP("analyser", "Danish"),
    "Plass": QT_TRANSLATE_NOOP("analyser", "Norwegian"),
    "Plats": QT_TRANSLATE_NOOP("analyser", "Swedish"),
    "Стол": QT_TRANSLATE_NOOP("analyser", "Russian"),
    "Место": QT_TRANSLATE_NOOP("analyser", "Russian"),
    "Stół": QT_TRANSLATE_NOOP("analyser", "Polish"),
    "Miejsce": QT_TRANSLATE_NOOP("analyser", "Polish"),
    "Stůl": QT_TRANSLATE_NOOP("analyser", "Czech"),
    "Asztal": QT_TRANSLATE_NOOP("analyser", "Hungarian"),
    "Pöytä": QT_TRANSLATE_NOOP("analyser", "Finnish"),
    "Τραπέζι": QT_TRANSLATE_NOOP("analyser", "Greek"),
    "Masa": QT_TRANSLATE_NOOP("analyser", "Turkish or Romanian"),
    "桌": QT_TRANSLATE_NOOP("analyser", "Chinese"),
    "テーブル": QT_TRANSLATE_NOOP("analyser", "Japanese"),
}
"""How the lines of tables and seats begin in translated histories."""
_ANOTHER: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "not English"))


def is_first_line(line: str) -> bool:
    """Whether a hand begins with this line, in whatever language."""
    start = line[:LONGEST_LINE]
    if "PokerStars" not in start:
        return False
    return _HEADER.match(start) is not None or _ANY_HEADER.match(start) is not None


def read_pokerstars(lines: Lines) -> Iterator[FileHand | Trouble]:
    """Read hand after hand; whatever is wrong with one does not stop the rest."""
    first, block = 0, list[str]()
    for number, line in lines:
        if not line and isinstance(line, BadLine):
            yield Trouble(number, line.why)
        elif "PokerStars" in line and is_first_line(line):
            if block:
                yield _read(first, block)
            first, block = number, [line[:LONGEST_LINE]]
        elif block:
            if len(block) < MOST_LINES:
                block.append(line if len(line) <= LONGEST_LINE else line[:LONGEST_LINE])
        elif line[:LONGEST_LINE].strip(" *#0123456789"):
            template = QT_TRANSLATE_NOOP("analyser", "“{text}” belongs to no hand")
            why = Phrase(template, text=on_one_line(line[:LONGEST_LINE]))
            yield Trouble(number, HistoryError(why=why).phrase)
    if block:
        yield _read(first, block)


def _read(line: int, block: Sequence[str]) -> FileHand | Trouble:
    try:
        return _History(line, block).read()
    except CardError as error:
        return Trouble(line, error.phrase)


@dataclass(slots=True)
class _Player:
    """What a history tells of one seat."""

    name: str
    cards: tuple[Card, ...] = ()
    folded: bool = False
    acted: bool = False
    summed_up: bool = False
    all_in_at: int | None = None


class _History:
    """One hand, read line by line."""

    def __init__(self, line: int, block: Sequence[str]) -> None:
        self._line = line
        self._block = block
        self._players: dict[str, _Player] = {}
        self._by_number: dict[str, _Player] = {}
        self._hero: _Player | None = None
        self._dealt_up = False
        self._run = 0
        self._twice = False
        self._board: tuple[Card, ...] = ()
        self._boards: dict[int, tuple[Card, ...]] = {}
        self._dealt = 0
        self._paid: dict[int, set[str]] = {}
        """Who was paid for each run, by name."""
        self._cancelled = False
        self._total = False
        self._pot: Pot | None = None

    def read(self) -> FileHand:
        """Return the hand. Raises CardError."""
        header = _HEADER.match(self._block[0].strip())
        language = _translation(self._block)
        if header is None or language is not None:
            raise TranslatedHistoryError(language=language or _ANOTHER)
        game = _game_of(header["rest"])
        summary = self._play(self._seats(), game)
        for text in self._block[summary:]:
            self._sum_up(text)
        return self._result(header["hand"], game)

    # The parts of a history ------------------------------------------------------------------

    def _seats(self) -> int:
        """Read who sits where; return at which line the play begins."""
        for at, text in enumerate(self._block[1:], 1):
            if text.startswith("Seat "):
                seat = _SEAT.match(text)
                if seat is not None:
                    player = _Player(seat["name"])
                    self._players[player.name] = self._by_number[seat["number"]] = player
                    continue
            if self._players:
                return at
        raise HandCutShortError

    def _play(self, begin: int, game: Game) -> int:
        """Read what is dealt and done; return at which line the summary begins."""
        players = self._players
        for at, text in enumerate(self._block[begin:], begin):
            if text.startswith("*** "):
                if text.startswith("*** SUMMARY"):
                    return at + 1
                self._heading(text, game)
            elif text.startswith("Dealt to "):
                self._deal(text)
            else:
                # Names without a colon are the usual ones: what is before the first is looked up.
                name, sign, does = text.partition(": ")
                player = players.get(name) if sign else None
                if player is not None:
                    self._act(player, does)
                elif text:
                    self._other_line(text)
        raise HandCutShortError

    def _heading(self, text: str, game: Game) -> None:
        street, stars, cards = text.removeprefix("*** ").partition(" ***")
        if not stars or not street or "*" in street:
            return
        run = _RUN.match(street)
        self._run = 1 if run is not None and run[1] == "SECOND" else 0
        self._twice = self._twice or self._run == 1
        if run is not None:
            street = street[run.end() :]
        if street.startswith("SHOW"):
            return
        if street[0] in "3456":  # "3rd STREET" .. "6th STREET", and then "RIVER"
            self._dealt = int(street[0])
        elif not game.board and street.startswith("RIVER"):
            self._dealt = game.dealt
        if run is not None:
            self._take_board(cards, self._run)
        elif "[" in cards:
            self._take_board(cards, None)

    def _take_board(self, text: str, run: int | None) -> None:
        cards = cards_of(" ".join(_BRACKETS.findall(text)))
        if run is None:
            if len(cards) >= len(self._board):
                self._board = cards
                self._dealt = max(self._dealt, len(cards))
        elif len(cards) >= len(self._boards.get(run, ())):
            self._boards[run] = cards

    def _other_line(self, text: str) -> None:
        """Read a line that does not begin with a plain name and a colon."""
        player, does = self._who(text, ": ")
        if player is not None:
            self._act(player, does)
        elif " collected " in text:
            player, _ = self._who(text, " collected ")
            if player is not None:
                self._paid.setdefault(self._run, set()).add(player.name)
                player.acted = True
        elif text.startswith("Hand cancelled"):
            self._cancelled = True

    def _act(self, player: _Player, does: str) -> None:
        begins = does[:7]
        if begins == "sits ou":
            return
        player.acted = True
        if begins[:5] == "folds":
            player.folded = True
        elif begins == "shows [":
            self._show(player, does[7 : does.find("]")])
        elif does[-9:] == "is all-in" and player.all_in_at is None:
            player.all_in_at = self._dealt

    def _deal(self, text: str) -> None:
        """Read "Dealt to NAME [cards]", or "[cards kept] [new cards]"."""
        at = text.find(" [", 9)
        while at >= 0:
            player = self._players.get(text[9:at])
            if player is not None:
                cards = cards_of(" ".join(_BRACKETS.findall(text, at)))
                if self._hero is None and len(cards) > 1 and not player.cards:
                    self._hero = player
                player.cards = cards
                player.acted = True
                return
            at = text.find(" [", at + 1)

    def _sum_up(self, text: str) -> None:
        if text.startswith("Seat "):
            number, _, rest = text[5:].partition(": ")
            player = self._by_number.get(number)
            if player is None or not rest.startswith(player.name):
                return
            summed_up = _SUMMED_UP.match(rest, len(player.name))
            if summed_up is not None:
                player.summed_up = True
                player.folded = player.folded or summed_up["folded"] is not None
                self._show(player, summed_up["cards"] or "")
        elif text.startswith("Total pot"):
            self._total = True
            total = _TOTAL.match(text)
            self._pot = None if total is None else pot_of(total["amount"])
        elif "Board [" in text:
            board = _BOARD.match(text)
            if board is not None:
                run = {None: None, "FIRST ": 0, "SECOND ": 1}[board["run"]]
                self._twice = self._twice or run == 1
                self._take_board(f"[{board['cards']}]", run)
        elif text.startswith("Hand cancelled"):
            self._cancelled = True

    def _show(self, player: _Player, text: str) -> None:
        """Take cards that a player shows, unless more of them are known."""
        cards = cards_of(text)
        if len(cards) >= len(player.cards):
            player.cards = cards

    def _who(self, text: str, sign: str) -> tuple[_Player | None, str]:
        """Return the player whose name stands before a sign, and what comes after it."""
        at = text.find(sign)
        while at >= 0:
            player = self._players.get(text[:at])
            if player is not None:
                return player, text[at + len(sign) :]
            at = text.find(sign, at + 1)
        return None, ""

    # The result ------------------------------------------------------------------------------

    def _result(self, hand: str, game: Game) -> FileHand:
        players = list(self._players.values())
        if not self._cancelled and (
            not self._total or any(player.acted and not player.summed_up for player in players)
        ):
            raise HandCutShortError
        boards = self._all_boards()
        shared: tuple[Card, ...] = ()
        if not game.board and any(boards):
            (shared,), boards = boards[:1], ((),)
            for player in players:
                if len(player.cards) + len(shared) == game.dealt:
                    player.cards += shared
        collected = [
            frozenset([at for at, name in enumerate(self._players) if name in paid])
            for paid in [self._paid.get(run, ()) for run in range(len(boards))]
        ]
        return FileHand(
            self._line,
            game,
            tuple([_seat_of(player) for player in players]),
            boards,
            hand,
            tuple(collected) if self._paid else (None,),
            self._hero.cards if self._hero is not None else None,
            from_history=True,
            cancelled=self._cancelled,
            shared=shared,
            pot=None if len(boards) > 1 else self._pot,
        )

    def _all_boards(self) -> tuple[tuple[Card, ...], ...]:
        first = self._boards.get(0, self._board)
        return (first, self._boards.get(1, self._board)) if self._twice else (first,)


def _seat_of(player: _Player) -> FileSeat:
    return FileSeat(player.name, player.cards, player.folded, player.all_in_at)


def _game_of(header: str) -> Game:
    """Return the game that the first line names. Raises GameNotJudgedError."""
    name = _game_name(header)
    game = _GAMES.get(name.lower().replace("h/l", "hi/lo"))
    if game is None:
        raise GameNotJudgedError(name=on_one_line(name))
    return game


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


def _translation(block: Sequence[str]) -> Phrase | None:
    """Return the language of a history by the line below the first; None where it is English."""
    second = block[1] if len(block) > 1 else ""
    if not second.strip():
        second = next((text for text in block[1:] if text.strip()), "Table ")
    if "siège" in second:
        return Phrase(_TABLE["Siège"])
    if second.startswith(("Table ", "Seat ")):
        return None
    for word, language in _TABLE.items():
        if second.startswith(word):
            return Phrase(language)
    return _ANOTHER
