"""OHH, the open hand history standard: JSON objects ``{"ohh": ..}``, one after the other.

The specification is that of https://hh-specs.handhistory.org. Objects may share a line, have one
each, or go over many.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from analyser.poker.cards import Card
from analyser.poker.errors import CardError, GameNotJudgedError, HandCutShortError, HistoryError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import (
    BADUGI,
    DRAW,
    HOLDEM,
    OMAHA,
    OMAHA_HI_LO,
    RAZZ,
    SHORT_DECK_HOLDEM,
    STUD,
    STUD_HI_LO,
)
from analyser.poker.hand_files.hand import FileHand, FileSeat, Pot, Trouble, cards_of, pot_of
from analyser.poker.hand_files.phh import larger_omaha
from analyser.poker.hand_files.text import LONGEST, BadLine, Lines, on_one_line
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase

_GAMES: Final = {
    "holdem": HOLDEM,
    "omaha": OMAHA,
    "omahahilo": OMAHA_HI_LO,
    "omaha8": OMAHA_HI_LO,
    "stud": STUD,
    "studhilo": STUD_HI_LO,
    "stud8": STUD_HI_LO,
    "draw": DRAW,
    "razz": RAZZ,
    "badugi": BADUGI,
    "shortdeck": SHORT_DECK_HOLDEM,
}
_STREETS: Final = ("flop", "turn", "river")
_PIECE: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[{}]')
_BEGINS: Final = re.compile(r'(?:\{\s*"ohh"|\{\s*$)')

_NO_HAND: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "there is no “ohh” with a hand in it"))


def read_ohh(lines: Lines) -> Iterator[FileHand | Trouble]:
    """Read hand after hand; whatever is wrong with one does not stop the rest."""
    for line, text in _objects(lines):
        if isinstance(text, Trouble):
            yield text
            continue
        try:
            yield _hand_of(line, _parsed(text))
        except CardError as error:
            yield Trouble(line, error.phrase)


def _objects(lines: Lines) -> Iterator[tuple[int, str | Trouble]]:
    """Yield the text of each object, with the line where it begins."""
    pending = _Pending()
    for number, text in lines:
        if isinstance(text, BadLine):
            yield number, Trouble(number, text.why)
            continue
        if pending.depth and _BEGINS.match(text):
            # Objects inside are indented: this is the next one, and the last has no end.
            yield pending.first, Trouble(pending.first, HandCutShortError().phrase)
            pending = _Pending()
        yield from pending.take(number, text)
    if pending.depth:
        yield pending.first, Trouble(pending.first, HandCutShortError().phrase)


@dataclass(slots=True)
class _Pending:
    """An object of which the end is still to come.

    Attributes:
        first: the line where it begins.
        depth: how many braces are open.
        text: what there is of it, and ``size`` how much that is, also where it is too much.
    """

    first: int = 0
    depth: int = 0
    size: int = 0
    text: str = ""

    def take(self, number: int, line: str) -> Iterator[tuple[int, str | Trouble]]:
        """Take one line more, and yield the objects that it completes."""
        start = 0
        for piece in _PIECE.finditer(line):
            sign = piece[0]
            if sign == "{":
                if not self.depth:
                    yield from _stray(number, line[start : piece.start()])
                    self.first, self.size, self.text, start = number, 0, "", piece.start()
                self.depth += 1
            elif sign == "}" and self.depth:
                self.depth -= 1
                if not self.depth:
                    self._add(line[start : piece.end()])
                    yield self.first, self._whole()
                    start = piece.end()
        if self.depth:
            self._add(line[start:] + "\n")
        else:
            yield from _stray(number, line[start:])

    def _add(self, text: str) -> None:
        self.size += len(text)
        if self.size <= LONGEST:
            self.text += text

    def _whole(self) -> str | Trouble:
        if self.size <= LONGEST:
            return self.text
        why = Phrase(QT_TRANSLATE_NOOP("analyser", "it is too long"))
        return Trouble(self.first, HistoryError(why=why).phrase)


def _stray(number: int, text: str) -> Iterator[tuple[int, Trouble]]:
    """Report text between two objects that is neither blank nor a comma of a list."""
    if text.strip(" \t,[]"):
        template = QT_TRANSLATE_NOOP("analyser", "“{text}” belongs to no hand")
        why = Phrase(template, text=on_one_line(text))
        yield number, Trouble(number, HistoryError(why=why).phrase)


def _parsed(text: str) -> Mapping[str, Any]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        template = QT_TRANSLATE_NOOP("analyser", "it is no JSON ({error})")
        why = Phrase(template, error=on_one_line(str(error), 100))
        raise HistoryError(why=why) from None
    hand = value.get("ohh") if isinstance(value, dict) else None
    if not isinstance(hand, dict):
        raise HistoryError(why=_NO_HAND)
    return hand


def _hand_of(line: int, fields: Mapping[str, Any]) -> FileHand:
    players = [_Player.of(each) for each in _records(fields.get("players"))]
    by_id = {player.id: player for player in players if player.id}
    streets: list[tuple[str, tuple[Card, ...]]] = []
    dealt = 0
    for round_ in _records(fields.get("rounds")):
        street = str(round_.get("street", "")).lower()
        cards = _cards(round_.get("cards"))
        if cards:
            streets.append((street, cards))
            dealt += len(cards)
        for action in _records(round_.get("actions")):
            player = by_id.get(_id(action.get("player_id")))
            if player is not None:
                player.act(action, dealt)
    if not players:
        raise HandCutShortError
    game = _game_of(fields, max(len(player.cards) for player in players))
    boards = _boards(streets)
    shared: tuple[Card, ...] = ()
    if not game.board:
        shared, boards = boards[0], ((),)
        _share(players, game, shared)
    hero = by_id.get(_id(fields.get("hero_player_id")))
    number = fields.get("game_number")
    left = sum(not player.folded for player in players)
    if left > 1 and game.board and "pots" not in fields and len(boards[0]) < game.board:
        raise HandCutShortError
    return FileHand(
        line,
        game,
        tuple([player.seat(game) for player in players]),
        boards,
        None if number is None else str(number),
        _collected(fields, players, len(boards)),
        hero.cards or None if hero is not None else None,
        from_history=True,
        cancelled=_cancelled(fields),
        shared=shared,
        pot=_pot(fields) if len(boards) == 1 else None,
    )


@dataclass(slots=True)
class _Player:
    """What a hand tells of one player."""

    id: str
    name: str
    cards: tuple[Card, ...]
    dealt: tuple[Card, ...] = ()
    folded: bool = False
    all_in_at: int | None = None

    @classmethod
    def of(cls, fields: Mapping[str, Any]) -> _Player:
        name = fields.get("display") or fields.get("name") or ""
        return cls(_id(fields.get("id")), str(name), _cards(fields.get("cards")))

    def act(self, action: Mapping[str, Any], board: int) -> None:
        """Take one action of the player, with so many cards on the board."""
        does = str(action.get("action", "")).lower()
        if does == "fold":
            self.folded = True
        elif does == "dealt cards":
            self.dealt += _cards(action.get("cards"))
            self._know(self.dealt)
        elif does in ("shows cards", "mucks cards"):
            self._know(_cards(action.get("cards")))
        if action.get("is_allin") is True and self.all_in_at is None:
            self.all_in_at = board

    def _know(self, cards: tuple[Card, ...]) -> None:
        if len(cards) >= len(self.cards):
            self.cards = cards

    def seat(self, game: Game) -> FileSeat:
        """Return the seat as every reader does."""
        all_in_at = self.all_in_at if game.board else None
        return FileSeat(self.name, self.cards, self.folded, all_in_at)


def _game_of(fields: Mapping[str, Any], dealt: int) -> Game:
    name = str(fields.get("game_type", ""))
    game = _GAMES.get(re.sub(r"[^a-z0-9]", "", name.lower()))
    if game is None:
        raise GameNotJudgedError(name=on_one_line(name))
    return larger_omaha(game, dealt)


def _boards(streets: list[tuple[str, tuple[Card, ...]]]) -> tuple[tuple[Card, ...], ...]:
    """Return the board of each run: where it was run twice, streets come twice."""
    first: dict[str, tuple[Card, ...]] = {}
    second: dict[str, tuple[Card, ...]] = {}
    for street, cards in streets:
        (second if street in first else first)[street] = cards
    if not second:
        return (_joined(first),)
    began = min(list(first).index(street) for street in second)
    shared = dict(list(first.items())[:began])
    return _joined(first), _joined(shared | second)


def _joined(streets: Mapping[str, tuple[Card, ...]]) -> tuple[Card, ...]:
    return tuple([card for cards in streets.values() for card in cards])


def _share(players: list[_Player], game: Game, shared: tuple[Card, ...]) -> None:
    """Give every player the card that they share where a deck ran out."""
    for player in players:
        if len(player.cards) + len(shared) == game.dealt:
            player.cards += shared


def _collected(
    fields: Mapping[str, Any], players: list[_Player], runs: int
) -> tuple[frozenset[int] | None, ...]:
    pots = fields.get("pots")
    if not isinstance(pots, list):
        return (None,)
    ids = {
        _id(win.get("player_id"))
        for pot in _records(pots)
        for win in _records(pot.get("player_wins"))
        if _is_positive(win.get("win_amount"))
    }
    paid = frozenset([at for at, player in enumerate(players) if player.id in ids])
    # Of two runs nothing says which of them paid whom, unless one player got it all.
    return (paid,) if runs == 1 or len(paid) == 1 else (None,)


def _pot(fields: Mapping[str, Any]) -> Pot | None:
    """Return what all pots together hold, where that is said of every one."""
    amounts: list[Any] = [pot.get("amount") for pot in _records(fields.get("pots"))]
    if not amounts or not all(map(_is_positive, amounts)):
        return None
    return pot_of(round(sum(amounts), 2))


def _cancelled(fields: Mapping[str, Any]) -> bool:
    flags = fields.get("flags")
    names = [str(flag).lower() for flag in flags] if isinstance(flags, list) else []
    return any("cancel" in name for name in names)


def _records(values: object) -> list[Mapping[str, Any]]:
    if not isinstance(values, list):
        return []
    return [value for value in values if isinstance(value, dict)]


def _cards(value: object) -> tuple[Card, ...]:
    """Read cards that are a list, a text or missing. Raises CardError."""
    if isinstance(value, list):
        return cards_of(" ".join([str(card) for card in value]))
    return cards_of(value) if isinstance(value, str) and value.strip() else ()


def _id(value: object) -> str:
    return "" if value is None else str(value)


def _is_positive(value: object) -> bool:
    return isinstance(value, int | float) and value > 0
