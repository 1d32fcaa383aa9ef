"""Reader of OHH, the open hand history standard: JSON objects ``{"ohh": ..}``, one per hand.

The specification is at https://hh-specs.handhistory.org. Several objects may be on one line, and
an object may have many lines.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeGuard

from analyser.poker.cards import Card
from analyser.poker.errors import CardError, HandCutShortError, HistoryError
from analyser.poker.hand_files.amounts import Pot, pot_of
from analyser.poker.hand_files.hand import (
    CHIPS,
    Facts,
    FileHand,
    HandSoFar,
    Player,
    Trouble,
    cards_of,
)
from analyser.poker.hand_files.sites.header import game_named, moment
from analyser.poker.hand_files.text import LONGEST, BadLine, Lines, on_one_line
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase

Fields: TypeAlias = Mapping[str, object]
"""The fields of a JSON object, of any type."""

_BETS: Final = frozenset(["post sb", "post bb", "straddle", "bet", "raise", "call"])
"""The actions whose chips are a player's bet."""
_DEAD: Final = frozenset(["post ante", "post dead", "added to pot"])
"""The actions whose chips are dead money, and so nobody's bet."""
_PIECE: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[{}]')
_BEGINS: Final = re.compile(r'(?:\{\s*"ohh"|\{\s*$)')

_NO_HAND: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "there is no “ohh” with a hand in it"))


def read_ohh(lines: Lines) -> Iterator[FileHand | Trouble]:
    """Yield each hand, or why it cannot be read."""
    for line, text in _objects(lines):
        if isinstance(text, Trouble):
            yield text
            continue
        try:
            yield _hand_of(line, _parsed(line, text))
        except CardError as error:
            yield Trouble(line, error.phrase)


def _objects(lines: Lines) -> Iterator[tuple[int, str | Trouble]]:
    """Yield for each object the number of its first line and its text, or why it is unreadable."""
    pending = _Pending()
    for number, text in lines:
        if isinstance(text, BadLine):
            yield number, Trouble(number, text.why)
            continue
        if pending.depth and begins_ohh(text):
            # Inner objects are indented, so this is the next hand, and the one before has no end.
            yield pending.first, Trouble(pending.first, HandCutShortError().phrase)
            pending = _Pending()
        yield from pending.take(number, text)
    if pending.depth:
        yield pending.first, Trouble(pending.first, HandCutShortError().phrase)


def begins_ohh(line: str) -> bool:
    """Whether this line may be the first of an OHH file's JSON."""
    return _BEGINS.match(line) is not None


@dataclass(slots=True)
class _Pending:
    """A JSON object whose end has not been read yet.

    Attributes:
        first: the line in which the object begins.
        depth: how many braces are open.
        size: how many characters the object has so far.
        text: these characters, cut if they are too many.
    """

    first: int = 0
    depth: int = 0
    size: int = 0
    text: str = ""

    def take(self, number: int, line: str) -> Iterator[tuple[int, str | Trouble]]:
        """Add the next line; yield the objects that end on it, and errors for text outside objects.

        ``number``: the line's number. Each pair is the number of an object's first line and the
        object's text, or the number of a line and an error.
        """
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
    """Yield an error for text outside objects, unless it has only blanks, commas and brackets."""
    if text.strip(" \t,[]"):
        template = QT_TRANSLATE_NOOP("analyser", "“{text}” belongs to no hand")
        why = Phrase(template, text=on_one_line(text))
        yield number, Trouble(number, HistoryError(why=why).phrase)


def _parsed(first: int, text: str) -> Fields:
    """Return the fields of an object that begins in line ``first``. Raises HistoryError."""
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        template = QT_TRANSLATE_NOOP("analyser", "line {line} is no JSON from “{rest}” on")
        rest = on_one_line(text[error.pos :].strip())
        raise HistoryError(why=Phrase(template, line=first + error.lineno - 1, rest=rest)) from None
    except (ValueError, RecursionError):
        why = Phrase(
            QT_TRANSLATE_NOOP("analyser", "a number is too long or it is nested too deeply")
        )
        raise HistoryError(why=why) from None
    hand = value.get("ohh") if isinstance(value, dict) else None
    if not isinstance(hand, dict):
        raise HistoryError(why=_NO_HAND)
    return hand


def _hand_of(line: int, fields: Fields) -> FileHand:
    number = fields.get("game_number")
    hand = HandSoFar(line, hand=None if number is None else str(number))
    for player in _records(fields.get("players")):
        name = player.get("display") or player.get("name") or ""
        key = _id(player.get("id")) or f"without an id {len(hand.players)}"
        hand.seat(key, str(name), _cards(player.get("cards")))
    _play(hand, _records(fields.get("rounds")))
    hand.game = game_named(str(fields.get("game_type", ""))) if hand.players else None
    if hand.players and "pots" not in fields and hand.is_short_of_cards():
        raise HandCutShortError
    hand.hero = hand.players.get(_id(fields.get("hero_player_id")))
    hand.facts = _facts(fields)
    hand.cancelled = _cancelled(fields)
    hand.pot = _pot(fields)
    _bet(hand, _records(fields.get("rounds")))
    _pay(hand, fields.get("pots"))
    return hand.finish()


def _facts(fields: Fields) -> Facts:
    blinds = [fields.get("small_blind_amount"), fields.get("big_blind_amount")]
    is_known = all(isinstance(blind, int | float) for blind in blinds)
    tournament = fields.get("tournament") or fields.get("tournament_info")
    currency = CHIPS if tournament else fields.get("currency")
    return Facts(
        site=_text(fields.get("site_name")),
        when=moment(f"{fields.get('start_date_utc')}".removesuffix("Z") + "Z"),
        stakes="/".join(map(str, blinds)) if is_known else None,
        unit=_text(currency),
    )


def _play(hand: HandSoFar, rounds: list[Fields]) -> None:
    """Read the streets; if a hand was run twice, some streets occur twice."""
    dealt: dict[Player, tuple[Card, ...]] = {}
    streets: dict[str, tuple[Card, ...]] = {}
    again: dict[str, tuple[Card, ...]] = {}
    for round_ in rounds:
        street, cards = str(round_.get("street", "")).lower(), _cards(round_.get("cards"))
        if cards and street in streets:
            again[street] = cards
        elif cards:
            streets[street] = cards
            hand.board(_joined(streets))
        for action in _records(round_.get("actions")):
            player = hand.players.get(_id(action.get("player_id")))
            if player is not None:
                _act(hand, player, action, dealt)
    if again:
        hand.board(_joined(streets), run=0)
        began = min(list(streets).index(street) for street in again)
        both = dict(list(streets.items())[:began])
        hand.board(_joined(both | again), run=1)


def _act(
    hand: HandSoFar, player: Player, action: Fields, dealt: dict[Player, tuple[Card, ...]]
) -> None:
    """Read one action of a player.

    ``dealt``: the cards dealt to each player, which the action may change.
    """
    does = str(action.get("action", "")).lower()
    if does == "fold":
        hand.fold(player)
    elif does == "dealt cards":
        # A file may list all cards with the player as well, so these may be the same cards.
        dealt[player] = dealt.get(player, ()) + _cards(action.get("cards"))
        hand.show(player, dealt[player])
    elif does in ("shows cards", "mucks cards"):
        hand.show(player, _cards(action.get("cards")))
    if action.get("is_allin") is True:
        hand.all_in(player)


def _bet(hand: HandSoFar, rounds: list[Fields]) -> None:
    """Store the bets and the dead money, if they add up to the pot.

    For a raise most programs give all the chips that the player has bet on the street, others only
    the chips that the raise adds. Of these two meanings, the one that gives the pot is used.
    """
    if hand.pot is None:
        return
    for in_all in (True, False):
        bets, dead = _bets(rounds, in_all)
        most, second = (*sorted(bets.values(), reverse=True), 0, 0)[:2]
        if sum(bets.values()) - (most - second) + sum(dead.values()) == hand.pot.hundredths:
            for key, player in hand.players.items():
                hand.bet(player, bets.get(key, 0))
                hand.add_dead(player, dead.pop(key, 0))
            hand.dead_money += sum(dead.values())  # what the house added
            return


def _bets(rounds: list[Fields], in_all: bool) -> tuple[dict[str, int], dict[str, int]]:
    """Return what each player bet, and each one's dead money, by id, in hundredths.

    ``in_all``: True if the amount of a raise is all that the player has bet on the street.
    """
    bets: dict[str, int] = {}
    dead: dict[str, int] = {}
    for round_ in rounds:
        before = bets.copy()
        for action in _records(round_.get("actions")):
            does, amount = str(action.get("action", "")).lower(), action.get("amount")
            put = pot_of(amount) if _is_positive(amount) else None
            chips = 0 if put is None else put.hundredths
            player = _id(action.get("player_id"))
            if does in _BETS:
                start = before if in_all and does == "raise" else bets
                bets[player] = start.get(player, 0) + chips
            elif does in _DEAD:
                dead[player] = dead.get(player, 0) + chips
    return bets, dead


def _joined(streets: Mapping[str, tuple[Card, ...]]) -> tuple[Card, ...]:
    return tuple([card for cards in streets.values() for card in cards])


def _pay(hand: HandSoFar, pots: object) -> None:
    if not isinstance(pots, list):
        return
    won: dict[Player, int] = {}
    for win in [win for pot in _records(pots) for win in _records(pot.get("player_wins"))]:
        player, amount = hand.players.get(_id(win.get("player_id"))), win.get("win_amount")
        size = pot_of(amount) if _is_positive(amount) else None
        if player is not None and size is not None:
            won[player] = won.get(player, 0) + size.hundredths
    # The file does not say who won which run, unless one player won both.
    if hand.runs == 1 or len(won) == 1:
        for run in range(hand.runs):
            hand.pay(won, run)
    for player, amount in won.items() if hand.was_paid() else ():
        hand.pay_amount(player, amount)


def _pot(fields: Fields) -> Pot | None:
    """Return the sum of all pots; None if there is no pot, or if one lacks an amount above 0."""
    amounts = [pot.get("amount") for pot in _records(fields.get("pots"))]
    positive = [amount for amount in amounts if _is_positive(amount)]
    if not positive or len(positive) < len(amounts):
        return None
    return pot_of(round(sum(positive), 2))


def _cancelled(fields: Fields) -> bool:
    flags = fields.get("flags")
    names = [str(flag).lower() for flag in flags] if isinstance(flags, list) else []
    return any("cancel" in name for name in names)


def _records(values: object) -> list[Fields]:
    if not isinstance(values, list):
        return []
    return [value for value in values if isinstance(value, dict)]


def _cards(value: object) -> tuple[Card, ...]:
    """Read cards from a list or a text; return () for any other value. Raises CardError."""
    if isinstance(value, list):
        return cards_of(" ".join([str(card) for card in value]))
    return cards_of(value) if isinstance(value, str) and value.strip() else ()


def _text(value: object) -> str | None:
    return value if isinstance(value, str) and value else None


def _id(value: object) -> str:
    return "" if value is None else str(value)


def _is_positive(value: object) -> TypeGuard[int | float]:
    return isinstance(value, int | float) and value > 0
