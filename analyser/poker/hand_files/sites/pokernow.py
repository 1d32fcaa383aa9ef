"""PokerNow's home games: the log as CSV, whose newest line is mostly the first, and the JSON.

In the log a player is ``"Ann @ id"``; a line such as ``-- starting hand #7 .. --`` begins a hand.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from itertools import chain, takewhile
from typing import ClassVar, Final, NamedTuple

from analyser.poker.cards import Card
from analyser.poker.errors import CardError, HandCutShortError, HistoryError
from analyser.poker.hand_files.hand import CHIPS, Facts, FileHand, Player, Trouble, read_or_trouble
from analyser.poker.hand_files.sites.header import game_named, moment
from analyser.poker.hand_files.sites.pokerstars import game_name
from analyser.poker.hand_files.sites.site import LONGEST_LINE, cards_in_brackets, site_cards
from analyser.poker.hand_files.sites.text_history import LineHistory
from analyser.poker.hand_files.text import LONGEST, BadLine, Lines
from analyser.poker.phrases import N_, Phrase
from analyser.poker.records import Json

SITE: Final = "PokerNow"

_BEGINS: Final = re.compile(
    r"\s*(?=.*\bentry\b)(?:(?:entry|at|order)(?:[,;\t]|\s*$)){3}$|.*-- (?:starting|ending) hand #\d"
)
_HANDS: Final = re.compile(r'"hands"\s*:\s*\[')
_OWNER: Final = re.compile(r'"playerId"\s*:\s*"([^"]*)"')
_AT: Final = re.compile(r"\d{4}-\d\d-\d\d[T ][\d:.]+Z?")
_VALUE: Final = rf'"?(?:{_AT.pattern}|\d+(?:[.,]\d+)?(?:E\+\d+)?)"?'
_ROW: Final = re.compile(
    rf'(?P<before>(?:{_VALUE}[,;\t]){{0,2}})"?(?P<entry>.*?)"?(?P<after>(?:[,;\t]{_VALUE}){{0,2}})\s*$'
)
"""A line of the log, its columns in any order. Saved by a spreadsheet, it has semicolons or tabs,
or a rounded number."""
_LIMIT: Final = re.compile(r"-- (?:starting|ending) hand #(\d+)")
_BEGINNING, _ENDING = "-- starting hand #", "-- ending hand #"
_START: Final = re.compile(
    r"-- starting hand #(?P<number>\d+)(?: \(id: (?P<id>\w+)\))?\s+(?P<game>.*?) *\((?:dealer|dead)"
)
_PLAYER: Final = re.compile(r'"(?P<name>.*?) [@#] (?P<id>[\w-]+)"')
_STACKS: Final = "Player stacks: "
_STACK: Final = re.compile(rf"#\d+ {_PLAYER.pattern} \((?P<stack>[\d.]+)\)")
_BLIND: Final = re.compile(r"a (small|big) blind of (\S+)")
_BOARD: Final = re.compile(r"(?i:flop|turn|river)(?P<second> \(second[^()]*\))?: *(?P<cards>.*)")
_RESTATED: Final = re.compile(r"missed|straddle|bomb pot")
"""What a post is called whose amount is all that the player has bet on the street."""
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
    """An entry of the log."""

    line: int  # the number of the line, from 1
    at: str  # when it was logged
    text: str


def _read_log(lines: Lines) -> Iterator[FileHand | Trouble]:
    """Yield the hands of a log, or of several logs, one after the other."""
    part, heroes = list[_Entry](), list[str]()
    is_newest_first: bool | None = None  # None before the first hand's beginning
    for number, line in lines:
        if isinstance(line, BadLine):
            yield Trouble(number, line.why)
            continue
        entry = _entry(number, line[:LONGEST_LINE])
        if entry is None:
            if _BEGINS.match(line):  # the log of another may follow
                yield from _read_part(part, heroes)
                part, is_newest_first = [], None
                heroes.clear()
            if _BEGINNING in line:
                yield Trouble(number, HistoryError(why=_OTHER_FIELDS).phrase)
        elif not entry.text.startswith(_BEGINNING):
            part.append(entry)
        else:
            if is_newest_first is None:
                of_it = (_STACKS, f"{_ENDING}{_hand_number(entry)} ")
                is_newest_first = any(each.text.startswith(of_it) for each in part)
            whole, part = ([*part, entry], []) if is_newest_first else (part, [entry])
            yield from _read_part(whole, heroes)
    yield from _read_part(part, heroes)


def _entry(number: int, line: str) -> _Entry | None:
    """Return the entry of a line of the log; None if the line is none."""
    row = _ROW.match(line)
    at = None if row is None else _AT.search(row["before"] + row["after"])
    return row and at and _Entry(number, at[0], row["entry"].replace('""', '"'))


def _read_part(part: list[_Entry], heroes: list[str]) -> Iterator[FileHand | Trouble]:
    """Yield the hand that begins in a part of a log, if any, and an error for each other end.

    ``heroes``: as in ``_LogHand``, which may add one.
    """
    played = part if _has_beginning(part) else part[::-1]
    ends = [at for at, each in enumerate(played) if each.text.startswith(_ENDING)]
    for at in ends[_has_beginning(played) :]:
        yield Trouble(played[at].line, HandCutShortError().phrase)
    if not _has_beginning(played):
        return
    end = ends[0] + 1 if ends else len(played)
    # Cards may be shown after the end, until another hand begins, maybe without its first line.
    after = takewhile(lambda each: not each.text.startswith(_STACKS), played[end:])
    block = [*played[:end], *[each for each in after if " shows a " in each.text]]
    line = min(block[0].line, block[end - 1].line)
    numbers = {number for each in block if (number := _hand_number(each))}
    stacks = sum(each.text.startswith(_STACKS) for each in block)
    if len(numbers) == stacks == 1 and block[0].at <= block[-1].at:
        yield read_or_trouble(line, lambda: _LogHand(line, block, heroes).replay())
    else:
        yield Trouble(line, HandCutShortError().phrase)


def _hand_number(entry: _Entry) -> str | None:
    limit = _LIMIT.match(entry.text)
    return limit and limit[1]


def _has_beginning(played: list[_Entry]) -> bool:
    return bool(played) and played[0].text.startswith(_BEGINNING)


class _History(LineHistory):
    """A hand of PokerNow; the keys of its players are their ids or seats."""

    def is_whole(self) -> bool:
        """Whether the hand is told up to its end, with all cards that were shown."""
        return bool(self.paid) and not self.is_short_of_cards()

    def show(self, player: Player, cards: tuple[Card, ...]) -> None:
        """Store cards that a player shows, with those shown before if the hand has room."""
        every = tuple(dict.fromkeys(player.cards + cards))
        super().show(player, every if len(every) <= self.game.dealt else cards)


class _LogHand(_History):
    """A hand read from lines of the log."""

    def __init__(self, line: int, block: Sequence[_Entry], heroes: list[str]) -> None:
        """Begin a hand. ``heroes``: ids found so far for who saved the log; ``end`` adds more."""
        start = _START.match(block[0].text)
        if start is None:
            raise HandCutShortError
        # The oldest logs name no game: there was only one.
        game = game_named(game_name(start["game"].strip("()") or _GAMES["th"]))
        super().__init__(line, game, start["id"] or start["number"])
        self.facts = Facts(SITE, moment(block[0].at), None, CHIPS)
        self._block, self._heroes = block, heroes
        self._blinds: dict[str, str] = {}

    def replay(self) -> FileHand:
        """Return the hand, from its lines in the order of the play. Raises CardError."""
        texts = [each.text for each in self._block]
        return self.read(
            [text if text.startswith(_STACKS) else _PLAYER.sub(r"\g<id>", text) for text in texts]
        )

    def end(self) -> FileHand:
        """Return the hand; the hero is who shows, here or before, what the log's owner holds."""
        if self.dealt_to:
            held, seen = set(self.dealt_to), self.players.items()
            self._heroes += [key for key, one in seen if set(one.cards) == held]
            self.hero = self.players.get(self._heroes[-1]) if self._heroes else None
        if self.hero is not None:
            self.hero.cards = self.dealt_to or ()
        if len(self._blinds) == 2:
            self.facts = self.facts._replace(stakes="{small}/{big}".format_map(self._blinds))
        return super().end()

    def read_hand_line(self, text: str) -> None:
        if text.startswith(_STACKS):
            for seat in _STACK.finditer(text):
                self.seat(seat["id"], seat["name"], stack=seat["stack"])
        elif text.startswith("Your hand is "):
            self.dealt_to = site_cards(text.removeprefix("Your hand is ").rstrip("."))
        elif (board := _BOARD.match(text)) is not None:
            known, _, new = board["cards"].partition("[")
            cards = (*site_cards(known), *cards_in_brackets(f"[{new}"))
            self.take_board(cards, 1 if board["second"] else None)
            self.new_street()
        else:
            super().read_hand_line(text)

    def posts(self, player: Player, rest: str) -> None:
        """Read a blind, an ante or a dead blind; the live blinds are the stakes."""
        post = self.wagers_in_all if _RESTATED.search(rest) else super().posts
        post(player, rest)
        if (blind := _BLIND.match(rest)) is not None:
            self._blinds[blind[1]] = blind[2]

    def shows(self, player: Player, rest: str) -> None:
        """Read the cards that a player shows: "a A♥, K♥."."""
        self.show(player, site_cards(rest.removeprefix("a ").rstrip(".")))

    def collects(self, player: Player, rest: str) -> None:
        """Read a payment: "120 from pot with a pair (on the second run)"."""
        self.run = 1 if " second " in rest else 0
        super().collects(player, rest)

    words: ClassVar = {
        **LineHistory.words,
        **dict.fromkeys(["bets", "calls", "raises"], LineHistory.wagers_in_all),
        **dict.fromkeys(["collected", "gained"], collects),
        "posts": posts,
        "shows": shows,
    }


# ------------------------------------------------------------------------------------ the JSON


def _read_json(lines: Lines) -> Iterator[FileHand | Trouble]:
    first, text = 1, ""
    for number, part in lines:
        first = first if text else number
        text += f"{part}\n"
    decoder, hero, line, counted, at = json.JSONDecoder(), None, first, 0, 0
    while (begin := text.find("{", at)) >= 0:
        if not at or "]" in text[at:begin]:  # the JSON of another game may follow
            if (hands := _HANDS.search(text, begin)) is None:
                return
            hero = _OWNER.search(text, begin, hands.start())
            at = hands.end()
            continue
        line, counted = line + text.count("\n", counted, begin), begin
        try:
            fields, at = decoder.raw_decode(text, begin)
            if at - begin > LONGEST:
                raise HandCutShortError
            yield _JsonHand(line, fields, hero[1] if hero else "").replay()
        except (json.JSONDecodeError, RecursionError):
            yield Trouble(line, HandCutShortError().phrase)
            return
        except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as error:
            found = error if isinstance(error, CardError) else HistoryError(why=_OTHER_FIELDS)
            yield Trouble(line, found.phrase)


_OTHER_FIELDS: Final = Phrase(N_("it lacks a field of PokerNow, or has another value there"))
_BEFORE: Final = {1: 0, 2: 3, 3: 4}
"""How many cards are on the board before the flop, the turn and the river."""
_BLINDS, _WAGERS = (2, 3), (1, 4, 6, 7, 8)
_DEAD, _CARDS, _PAID, _FOLD, _SHOW, _ANTE, _RETURNED = 5, 9, 10, 11, 12, 13, 16
"""The values of the field ``type`` of events; ``_WAGERS`` give all that was bet on the street."""


class _JsonHand(_History):
    """A hand of a JSON file, given as its fields; wrong ones raise KeyError, TypeError etc."""

    def __init__(self, line: int, fields: Mapping[str, Json], hero: str) -> None:
        game = str(fields["gameType"])
        super().__init__(line, game_named(_GAMES.get(game, game)), str(fields["id"]))
        self._fields = fields
        self._unit = 1 if fields.get("cents") else 100
        blinds = [self._in_hundredths(fields[name]) for name in ("smallBlind", "bigBlind")]
        when = _EPOCH + timedelta(seconds=fields["startedAt"] // 1000)
        stakes = "/".join([f"{blind / 100:.2f}".removesuffix(".00") for blind in blinds])
        self.facts = Facts(SITE, when.strftime("%Y-%m-%dT%H:%M:%SZ"), stakes, CHIPS)
        for each in fields["players"]:
            cards = _cards(each.get("hand") or ())
            stack = self._in_hundredths(each["stack"])
            player = self.seat(str(each["seat"]), str(each["name"]), cards, stack)
            if each["id"] == hero:
                self.hero = player

    def _in_hundredths(self, value: Json) -> int:
        return int(value * self._unit)

    def replay(self) -> FileHand:
        for event in self._fields["events"]:
            payload = event["payload"]
            kind, player = payload["type"], self.players.get(str(payload.get("seat")))
            if kind == _CARDS:
                run = (int(payload.get("run") or 1) - 1) or None
                before = self.board_of(run)[: _BEFORE[payload["turn"]]]
                self.board(before + _cards(payload["cards"]), run)
                self.new_street()
            elif player is not None:
                player.acted = True
                self._act(player, kind, payload)
        return self.end()

    def _act(self, player: Player, kind: int, payload: Mapping[str, Json]) -> None:
        """Read an event about a player; ``kind``: its type's number."""
        amount = self._in_hundredths(payload.get("value") or 0)
        if kind == _FOLD:
            player.folded = True
        elif kind in _BLINDS or kind in _WAGERS:
            self.bet(player, amount, in_all=kind in _WAGERS)
        elif kind in (_DEAD, _ANTE):
            self.add_dead(player, amount, is_ante=kind == _ANTE)
        elif kind == _SHOW:
            self.show(player, _cards(payload["cards"]))
        elif kind == _PAID:
            self.pay_amount(player, amount, int(payload.get("runNumber") or 1) - 1)
        elif kind == _RETURNED:
            self.bet(player, -amount)


def _cards(texts: Sequence[str | None]) -> tuple[Card, ...]:
    """Return the cards that the JSON gives, without those that are not shown, which are null."""
    return site_cards(" ".join(filter(None, texts)))
