"""PokerNow's home games: the log as CSV, whose newest line is mostly the first, and the JSON.

In the log a player is ``"Ann @ id"``; a line such as ``-- starting hand #7 .. --`` begins a hand.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from itertools import chain
from typing import Any, Final, NamedTuple

from analyser.poker.errors import CardError, HandCutShortError, HistoryError
from analyser.poker.hand_files.amounts import hundredths
from analyser.poker.hand_files.hand import (
    CHIPS,
    Facts,
    FileHand,
    HandSoFar,
    Player,
    Trouble,
    read_or_trouble,
)
from analyser.poker.hand_files.sites.header import game_named, moment
from analyser.poker.hand_files.sites.pokerstars import game_name
from analyser.poker.hand_files.sites.text_history import LONGEST_LINE, cards_in_brackets, site_cards
from analyser.poker.hand_files.text import LONGEST, BadLine, Lines, on_one_line
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase

SITE: Final = "PokerNow"

_BEGINS: Final = re.compile(r"\s*entry,at,order\s*$|.*-- (?:starting|ending) hand #\d")
_HANDS: Final = re.compile(r'"hands"\s*:\s*\[')
_ROW: Final = re.compile(r'"?(?P<entry>.*?)"?,(?P<at>\d{4}-\d\d-\d\dT[^,"]*),\d+\s*$')
_LIMIT: Final = re.compile(r"-- (?P<word>starting|ending) hand #(?P<number>\d+)")
_START: Final = re.compile(
    r"-- starting hand #(?P<number>\d+)(?: \(id: (?P<id>\w+)\))?\s+"
    r"(?:\((?P<game>[^()]+)\)|(?P<plain>[^()]+?)) *\((?:dealer|dead)"
)
_PLAYER: Final = r'"(?P<name>.*?) @ (?P<id>[\w-]+)"'
_STACK: Final = re.compile(rf"#\d+ {_PLAYER} \((?P<stack>[\d.]+)\)")
_ACT: Final = re.compile(rf"{_PLAYER} (?P<does>\w+) ?(?P<rest>.*)")
_BOARD: Final = re.compile(r"(?:Flop|Turn|River)(?P<second> \(second[^()]*\))?: *(?P<cards>.*)")
_BACK: Final = re.compile(rf"Uncalled bet of (?P<amount>[\d.]+) returned to {_PLAYER}")
_SECOND: Final = re.compile(r"\bsecond (?:run|board)\b")
_GAMES: Final = {"th": "hold'em"}
"""Our names for those of the JSON that are no name of a game."""
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


def is_pokernow(lines: Sequence[str]) -> bool:
    """Whether a text that begins with these lines is a log or the JSON of PokerNow."""
    if lines and lines[0].lstrip().startswith("{"):
        return _HANDS.search("".join(lines)) is not None
    return any(map(_BEGINS.match, lines))


def read_pokernow(lines: Lines) -> Iterator[FileHand | Trouble]:
    """Yield each hand, or why it cannot be read; in the order of the file."""
    for number, line in lines:
        if isinstance(line, BadLine):
            yield Trouble(number, line.why)
        elif line.strip():
            following = chain([(number, line)], lines)
            is_json = line.lstrip().startswith("{")
            yield from _read_json(following) if is_json else _read_log(following)
            return


# ------------------------------------------------------------------------------------- the log


class _Entry(NamedTuple):
    """A line of the log: what it says, and when that was."""

    text: str
    at: str


def _read_log(lines: Lines) -> Iterator[FileHand | Trouble]:
    first, number, block = 0, "", list[_Entry]()
    for at, line in lines:
        if isinstance(line, BadLine):
            yield Trouble(at, line.why)
            continue
        row = _ROW.match(line[:LONGEST_LINE])
        if row is None:
            continue
        entry = _Entry(row["entry"].replace('""', '"'), row["at"])
        limit = _LIMIT.match(entry.text)
        if block and limit is not None and limit["number"] == number:
            block.append(entry)
            played = block if limit["word"] == "ending" else block[::-1]
            yield read_or_trouble(first, _read_block, first, played)
            block = []
        elif limit is not None:
            if block:  # a hand that was not yet over, or whose other end is missing
                yield Trouble(first, HandCutShortError().phrase)
            first, number, block = at, limit["number"], [entry]
        elif block:
            block.append(entry)
    if block:
        yield Trouble(first, HandCutShortError().phrase)


def _read_block(line: int, block: Sequence[_Entry]) -> FileHand:
    return _LogHand(line, block[0]).read(block)


class _Hand(HandSoFar):
    """A hand of PokerNow; the keys of its players are their ids or seats."""

    def __init__(self, line: int, game: str, hand: str) -> None:
        super().__init__(line, game_named(game), hand)

    def end(self) -> FileHand:
        """Return the hand. Raises HandCutShortError."""
        self.fold_idle()
        if not self.players or not self.was_paid() or self.is_short_of_cards():
            raise HandCutShortError
        return self.finish()


class _LogHand(_Hand):
    def __init__(self, line: int, first: _Entry) -> None:
        start = _START.match(first.text)
        if start is None:
            template = QT_TRANSLATE_NOOP("analyser", "“{text}” names no game")
            raise HistoryError(why=Phrase(template, text=on_one_line(first.text)))
        name = game_name(start["game"] or start["plain"])
        super().__init__(line, name, start["id"] or start["number"])
        self.facts = Facts(SITE, moment(first.at), None, CHIPS)
        self._blinds: dict[str, str] = {}
        self._held = ""

    def read(self, block: Sequence[_Entry]) -> FileHand:
        """Return the hand, from its lines in the order of the play. Raises CardError."""
        for text, _ in block:
            act = _ACT.match(text)
            if act is not None:
                self._act(act)
            elif text.startswith("Player stacks: "):
                for seat in _STACK.finditer(text):
                    self.seat(seat["id"], seat["name"], stack=seat["stack"])
            elif text.startswith("Your hand is "):
                self._held = text.removeprefix("Your hand is ").rstrip(".")
            elif (board := _BOARD.match(text)) is not None:
                self._deal_board(board)
            elif (back := _BACK.match(text)) is not None and back["id"] in self.players:
                self.bet(self.players[back["id"]], -(hundredths(back["amount"]) or 0))
        self._find_hero()
        if len(self._blinds) == 2:
            self.facts = self.facts._replace(stakes="{small}/{big}".format_map(self._blinds))
        return self.end()

    def _find_hero(self) -> None:
        """The log does not say who saved it, only which cards; who showed them is the hero."""
        self.dealt_to = site_cards(self._held) if self._held else None
        for player in self.players.values() if self.dealt_to else ():
            if set(player.cards) == set(self.dealt_to or ()):
                self.hero = player

    def _deal_board(self, board: re.Match[str]) -> None:
        known, _, new = board["cards"].partition("[")
        cards = (*site_cards(known), *cards_in_brackets(f"[{new}"))
        self.board(cards, run=1 if board["second"] else None)
        self.new_street()

    def _act(self, act: re.Match[str]) -> None:
        player, does, rest = self.players.get(act["id"]), act["does"], act["rest"]
        if player is None:
            return
        player.acted = True
        if does == "folds":
            player.folded = True
        elif does in ("calls", "bets", "raises"):
            self.bet(player, hundredths(rest) or 0, in_all=True)
        elif does == "posts":
            self._post(player, rest)
        elif does == "shows":
            self.show(player, site_cards(rest.removeprefix("a ").rstrip(".")))
        elif does == "collected":
            self.pay_amount(player, hundredths(rest), run=1 if _SECOND.search(rest) else 0)

    def _post(self, player: Player, rest: str) -> None:
        amount, is_ante = hundredths(rest) or 0, "ante" in rest or "bomb" in rest
        if is_ante or "missing" in rest or "dead" in rest:
            self.add_dead(player, amount, is_ante)
        else:
            self.bet(player, amount)
        for name in ("small", "big"):
            if rest.startswith(f"a {name} blind of "):
                self._blinds[name] = rest.split()[4]


# ------------------------------------------------------------------------------------ the JSON


def _read_json(lines: Lines) -> Iterator[FileHand | Trouble]:
    first, text = 1, ""
    for number, part in lines:
        first = first if text else number
        text += f"{part}\n"
    hands = _HANDS.search(text)
    hero = re.search(r'"playerId"\s*:\s*"([^"]*)"', text[: hands.start() if hands else 0])
    decoder, at = json.JSONDecoder(), hands.end() if hands else len(text)
    line, counted = first, 0
    while (begin := text.find("{", at)) >= 0:
        line, counted = line + text.count("\n", counted, begin), begin
        try:
            fields, at = decoder.raw_decode(text, begin)
            if at - begin > LONGEST:
                raise HandCutShortError
            yield _JsonHand(line, fields, hero[1] if hero else "").read()
        except (json.JSONDecodeError, RecursionError):
            yield Trouble(line, HandCutShortError().phrase)
            return
        except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as error:
            found = error if isinstance(error, CardError) else HistoryError(why=_OTHER_FIELDS)
            yield Trouble(line, found.phrase)


_OTHER_FIELDS: Final = Phrase(
    QT_TRANSLATE_NOOP("analyser", "it lacks a field of PokerNow, or has another value there")
)
_BEFORE: Final = {1: 0, 2: 3, 3: 4}
"""How many cards are on the board before the flop, the turn and the river."""
_CHECK, _CALL, _BET, _CARDS, _PAID, _FOLD, _SHOW, _RETURNED = 0, 7, 8, 9, 10, 11, 12, 16
"""The values of the field ``type`` of events; those from 1 to 6 are blinds, antes and straddles."""


class _JsonHand(_Hand):
    def __init__(self, line: int, fields: Mapping[str, Any], hero: str) -> None:
        game = str(fields["gameType"])
        super().__init__(line, _GAMES.get(game, game), str(fields["id"]))
        self._fields = fields
        self._unit = 1 if fields.get("cents") else 100
        blinds = [self._amount(fields[name]) for name in ("smallBlind", "bigBlind")]
        self._blinds = blinds
        when = _EPOCH + timedelta(seconds=fields["startedAt"] // 1000)
        stakes = "/".join([f"{blind / 100:.2f}".removesuffix(".00") for blind in blinds])
        self.facts = Facts(SITE, when.strftime("%Y-%m-%dT%H:%M:%SZ"), stakes, CHIPS)
        for each in fields["players"]:
            cards = site_cards(" ".join(each.get("hand") or ()))
            stack = self._amount(each["stack"])
            player = self.seat(str(each["seat"]), str(each["name"]), cards, stack)
            if each["id"] == hero:
                self.hero = player

    def _amount(self, value: Any) -> int:
        return int(value * self._unit)

    def read(self) -> FileHand:
        """Return the hand. Raises CardError, or an error for a field of another kind."""
        for event in self._fields["events"]:
            payload = event["payload"]
            kind, player = payload["type"], self.players.get(str(payload.get("seat")))
            if kind == _CARDS:
                run = (int(payload.get("run") or 1) - 1) or None
                before = self.board_of(run)[: _BEFORE[payload["turn"]]]
                self.board(before + site_cards(" ".join(payload["cards"])), run)
                self.new_street()
            elif player is not None:
                player.acted = True
                self._act(player, kind, payload)
        return self.end()

    def _act(self, player: Player, kind: int, payload: Mapping[str, Any]) -> None:
        amount = self._amount(payload.get("value") or 0)
        if kind == _FOLD:
            player.folded = True
        elif kind in (_CALL, _BET):
            self.bet(player, amount, in_all=True)
        elif kind == _SHOW:
            self.show(player, site_cards(" ".join(payload["cards"])))
        elif kind == _PAID:
            self.pay_amount(player, amount, int(payload.get("runNumber") or 1) - 1)
        elif kind == _RETURNED:
            self.bet(player, -amount)
        elif _CHECK < kind < _CALL:
            self._post(player, kind, amount)

    def _post(self, player: Player, kind: int, amount: int) -> None:
        """Read a post by its size: the small blind of nobody who has to post it is dead."""
        ante = self._fields.get("ante")
        is_ante = bool(self._fields.get("bombPot")) or (
            ante is not None and amount == self._amount(ante)
        )
        if kind in (2, 3) and not self._fields.get("bombPot"):
            self.bet(player, amount)
        elif is_ante or amount == self._blinds[0]:
            self.add_dead(player, amount, is_ante)
        else:
            self.bet(player, amount)
