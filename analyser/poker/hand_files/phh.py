"""PHH, the poker hand history standard: one TOML document a hand, or many parted at ``[n]``.

The format is that of Juho Kim, "Recording and Describing Poker Hands" (2024). What is done with
the cards is read from the actions; whom the hand paid follows from the stacks before and after.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from analyser.poker.cards import UNKNOWN, Card
from analyser.poker.errors import CardError, GameNotJudgedError, HandCutShortError, HistoryError
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
from analyser.poker.hand_files.text import LONGEST, BadLine, Lines, on_one_line
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase

_HEADER: Final = re.compile(r"\[\s*[0-9]+\s*\]\s*(?:#.*)?")

_NUMBER_TYPES: Final = frozenset([int, float])
_TOO_LARGE: Final = 1e300
_UNREAD: Final = re.compile(
    r"(?:author|event|venue|city|region|country|day|month|year|currency|level|table|seat_count)"
    r" = (?:'[^'\x00-\x1f\x7f]*'|\"[^\"\\\x00-\x1f\x7f]*\"|[1-9][0-9]{0,8})"
)
"""Lines that are right and of no use here: most of the time goes into reading TOML."""

_COMMENTS: Final = r"(?:(?:#[^\x00-\x1f\x7f]*+)?\n)*+"
_TEXT: Final = r"[^\"'\\\x00-\x1f\x7f]*+"
_NUMBER: Final = r"(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,15})?"
_VALUE: Final = rf"(?:\"{_TEXT}\"|'{_TEXT}'|{_NUMBER}|true|false)"
_LIST: Final = rf"\[[ \n]*+(?:{_VALUE}(?:,[ \n]*+{_VALUE})*+[ \n]*+)?\]"
_PLAIN_FIELD: Final = re.compile(rf"{_COMMENTS}([a-z_]++) = ({_VALUE}|{_LIST})(?:\n++|\Z)")
"""A field as most files have it: with double quotes instead of single ones its value is JSON."""

_AMOUNT: Final = re.compile(r"[0-9]{1,30}(\.[0-9]{1,30})?")

_GAMES: Final = {
    "FT": HOLDEM,
    "NT": HOLDEM,
    "PT": HOLDEM,
    "NS": SHORT_DECK_HOLDEM,
    "PO": OMAHA,
    "FO": OMAHA,
    "NO": OMAHA,
    "PO/8": OMAHA_HI_LO,
    "FO/8": OMAHA_HI_LO,
    "NO/8": OMAHA_HI_LO,
    "F7S": STUD,
    "F7S/8": STUD_HI_LO,
    "FR": RAZZ,
    "N5CD": DRAW,
    "F5CD": DRAW,
    "N2L1D": DEUCE,
    "F2L3D": DEUCE,
    "FB": BADUGI,
}
_LARGER: Final = {
    (OMAHA.key, 5): FIVE_CARD_OMAHA,
    (OMAHA.key, 6): SIX_CARD_OMAHA,
    (OMAHA_HI_LO.key, 5): FIVE_CARD_OMAHA_HI_LO,
}
"""Omaha with more cards, by how many a seat is dealt."""

_NO_ACTIONS: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "there is no list of actions in it"))
_BETS: Final = ("cc", "cbr", "pb")
_MOST_PLAYERS: Final = 30
_NUMBERS: Final = {f"p{number + 1}": number for number in range(_MOST_PLAYERS)}
"""The players from 0, by how actions call them."""


def read_phh(lines: Lines) -> Iterator[FileHand | Trouble]:
    """Read hand after hand; whatever is wrong with one does not stop the rest."""
    first, size, block = 0, 0, list[str]()
    for number, text in lines:
        if isinstance(text, BadLine):
            yield Trouble(number, text.why)
            continue
        if text.startswith("[") and _HEADER.fullmatch(text.rstrip()):
            if block:
                yield from _read(first, block)
            first, size, block = number, 0, [""]
            continue
        if not block:
            if not text.strip():
                continue
            first = number
        size += len(text)
        if size <= LONGEST:
            block.append("" if _UNREAD.fullmatch(text) else text)
    if block:
        yield from _read(first, block)


def larger_omaha(game: Game, dealt: int) -> Game:
    """Return the game of the same kind in which a seat is dealt so many cards."""
    return _LARGER.get((game.key, dealt), game)


_LONG_NUMBER: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "a number is too long"))


def _read(line: int, block: Sequence[str]) -> Iterator[FileHand | Trouble]:
    text = "\n".join(block)
    try:
        fields = plain_fields(text)
        if fields is None:
            fields = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        template = QT_TRANSLATE_NOOP("analyser", "it is no TOML ({error})")
        # What is no TOMLDecodeError is Python's refusal of a number with thousands of digits.
        is_number = type(error) is ValueError
        why = Phrase(template, error=_LONG_NUMBER if is_number else on_one_line(str(error), 100))
        yield Trouble(line, HistoryError(why=why).phrase)
        return
    if not fields and not text.strip("\n"):
        yield Trouble(line, HandCutShortError().phrase)
        return
    if not fields:
        return  # comments alone
    try:
        yield _hand_of(line, fields)
    except CardError as error:
        yield Trouble(line, error.phrase)


def plain_fields(text: str) -> dict[str, Any] | None:
    """Read what ``tomllib`` would, several times as fast; None where a field is written unusually.

    The reader of JSON is written in C, that of TOML in Python.
    """
    fields: dict[str, Any] = {}
    at = 0
    while at < len(text):
        found = _PLAIN_FIELD.match(text, at)
        if found is None or found[1] in fields:
            return None
        fields[found[1]] = json.loads(found[2].replace("'", '"'))
        at = found.end()
    return fields


@dataclass(slots=True)
class _Player:
    number: int
    cards: list[Card] = field(default_factory=list)
    folded: bool = False
    all_in_at: int | None = None


def _hand_of(line: int, fields: dict[str, Any]) -> FileHand:
    variant, actions = fields.get("variant"), fields.get("actions")
    if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        raise HistoryError(why=_NO_ACTIONS)
    game = _GAMES.get(str(variant).upper())
    if game is None:
        raise GameNotJudgedError(name=on_one_line(str(variant)))
    played = _Play(game, fields, actions)
    played.go_through()
    return played.hand(line)


class _Play:
    """The actions of a hand, gone through one by one."""

    def __init__(self, game: Game, fields: dict[str, Any], actions: Sequence[str]) -> None:
        self._game = game
        self._fields = fields
        self._actions = actions
        self._players: list[_Player] = []
        self._named: dict[str, _Player] = {}
        self._board: list[Card] = []
        self._chips = _Chips(fields)
        stacks = fields.get("starting_stacks")
        if isinstance(stacks, list):
            self._seat_up_to(min(len(stacks), _MOST_PLAYERS) - 1)

    def go_through(self) -> None:
        """Deal, fold and show as the actions say. Raises CardError."""
        for action in self._actions:
            words = (action.partition("#")[0] if "#" in action else action).split()
            if words:
                (self._deal if words[0] == "d" else self._act)(action, words)

    def _deal(self, action: str, words: Sequence[str]) -> None:
        what = words[1:2]
        if what == ["dh"] and len(words) > 2:
            if self._chips.moved:
                self._chips.new_street()
            self._seat(action, words[2]).cards += cards_of("".join(words[3:]))
        elif what == ["db"]:
            self._board += cards_of("".join(words[2:]))
            self._chips.new_street()
        else:
            raise _unknown(action)

    def _act(self, action: str, words: Sequence[str]) -> None:
        player = self._named.get(words[0]) or self._seat(action, words[0])
        does, rest = words[1] if len(words) > 1 else "", words[2:]
        if does == "f":
            player.folded = True
        elif does in _BETS:
            if self._chips.move(player.number, does, rest) and player.all_in_at is None:
                player.all_in_at = self._dealt(player)
        elif does == "sd":
            self._chips.new_street()
            _discard(player, cards_of("".join(rest)))
        elif does == "sm":
            shown = () if rest[:1] == ["-"] else cards_of("".join(rest))
            if shown:
                player.cards = list(shown)
        else:
            raise _unknown(action)

    def _dealt(self, player: _Player) -> int:
        return len(self._board) if self._game.board else len(player.cards)

    def _seat(self, action: str, word: str) -> _Player:
        """Return the player that "p3" names."""
        player = self._named.get(word)
        if player is not None:
            return player
        number = _NUMBERS.get(word)
        if number is None:
            raise _unknown(action)
        self._seat_up_to(number)
        return self._players[number]

    def _seat_up_to(self, number: int) -> None:
        for new in range(len(self._players), number + 1):
            player = self._named[f"p{new + 1}"] = _Player(new)
            self._players.append(player)

    def hand(self, line: int) -> FileHand:
        """Return what came of it. Raises HandCutShortError."""
        game, players, board = self._game, self._players, tuple(self._board)
        game = larger_omaha(game, max([len(player.cards) for player in players], default=0))
        left = [player for player in players if not player.folded]
        if len(left) > 1 and game.board and len(board) < game.board:
            raise HandCutShortError
        if not left:
            raise HandCutShortError
        shared: tuple[Card, ...] = ()
        if not game.board:
            shared, board = board, ()
            for player in left:
                if len(player.cards) + len(shared) == game.dealt:
                    player.cards += shared
        names = self._fields.get("players")
        names = names if isinstance(names, list) else []
        seats = [
            FileSeat(
                str(names[at]) if at < len(names) else f"p{at + 1}",
                tuple(player.cards),
                player.folded,
                player.all_in_at,
            )
            for at, player in enumerate(players)
        ]
        hand = self._fields.get("hand")
        paid = self._chips.paid(self._fields)
        return FileHand(
            line,
            game,
            tuple(seats),
            (board,),
            None if hand is None else str(hand),
            (paid,),
            from_history=True,
            shared=shared,
            pot=self._chips.pot(),
        )


def _unknown(action: str) -> HistoryError:
    template = QT_TRANSLATE_NOOP("analyser", "“{action}” is no action")
    return HistoryError(why=Phrase(template, action=on_one_line(action)))


def _discard(player: _Player, cards: Sequence[Card]) -> None:
    """Take cards out of a hand; of cards that nobody saw, any unknown one."""
    for card in cards:
        if card in player.cards:
            player.cards.remove(card)
        elif UNKNOWN in player.cards:
            player.cards.remove(UNKNOWN)
        elif player.cards:  # one of those that were seen, and nobody knows which
            player.cards = [UNKNOWN] * (len(player.cards) - 1)


class _Chips:
    """What each player has put into the pot, to tell whom the hand paid."""

    def __init__(self, fields: dict[str, Any]) -> None:
        """Take the antes and blinds; where the stacks are not told, nothing moves."""
        stacks = _numbers(fields.get("starting_stacks"))
        count = len(stacks)
        antes = _numbers(fields.get("antes")) or [0.0] * count
        blinds = _numbers(fields.get("blinds_or_straddles")) or [0.0] * count
        if len(antes) != count or len(blinds) != count:
            stacks = antes = blinds = []
        if count == 2:
            blinds = blinds[::-1]  # of two players the second has the button and the small blind
        self._left = [stack - min(ante, stack) for ante, stack in zip(antes, stacks, strict=True)]
        self._stacks = stacks
        self._bets = [min(abs(one), left) for one, left in zip(blinds, self._left, strict=True)]
        self._top = max(self._bets, default=0.0)
        self._bring_in = fields.get("bring_in", 0.0)
        self.moved = False

    def move(self, player: int, does: str, rest: Sequence[str]) -> bool:
        """Take a call, a bet to an amount, or the bring-in; return whether it is all that is left.

        Raises HistoryError.
        """
        self.moved = True
        if does == "cc":
            bet = self._top
        elif does == "cbr":
            bet = _amount(rest[0] if rest else "")
        else:
            bet = (_numbers([self._bring_in]) or [0.0])[0]
        if player >= len(self._stacks):
            return False
        left = self._left[player]
        self._bets[player] = bet = min(bet, left)
        self._top = max(self._top, bet)
        return bet == left

    def new_street(self) -> None:
        """Move the bets into the pot."""
        if self._top:
            self._left = [left - bet for left, bet in zip(self._left, self._bets, strict=True)]
            self._bets = [0.0] * len(self._bets)
            self._top = 0.0
        self.moved = False

    def pot(self) -> Pot | None:
        """Return what the players put in and others called; None where the stacks are not told."""
        if not self._stacks:
            return None
        self.new_street()
        put = sorted(stack - left for stack, left in zip(self._stacks, self._left, strict=True))
        uncalled = put[-1] - put[-2] if len(put) > 1 else 0.0
        return pot_of(round(sum(put) - uncalled, 2))

    def paid(self, fields: dict[str, Any]) -> frozenset[int] | None:
        """Return the players who got something out of the pot; None where nothing tells."""
        winnings = _numbers(fields.get("winnings"))
        if winnings:
            return frozenset([at for at, amount in enumerate(winnings) if amount > 0])
        finishing = _numbers(fields.get("finishing_stacks"))
        if not finishing or len(finishing) != len(self._stacks):
            return None
        self.new_street()
        put = [stack - left for stack, left in zip(self._stacks, self._left, strict=True)]
        # What nobody called comes back, and is no winning.
        called = sorted(put)[-2] if len(put) > 1 else 0.0
        kept = [
            max(left, stack - called) for stack, left in zip(self._stacks, self._left, strict=True)
        ]
        return frozenset(
            [
                at
                for at, (left, end) in enumerate(zip(kept, finishing, strict=True))
                if end - left > 1e-6 * max(1.0, abs(end))
            ]
        )


def _numbers(values: object) -> list[float]:
    """Return a list of numbers, empty where it is none."""
    if not isinstance(values, list) or not _NUMBER_TYPES.issuperset(map(type, values)):
        return []
    # What is no number compares with none, and so is not below the limit either.
    return values if all(abs(value) < _TOO_LARGE for value in values) else []


def _amount(text: str) -> float:
    if _AMOUNT.fullmatch(text) is None:
        template = QT_TRANSLATE_NOOP("analyser", "“{text}” is no amount of chips")
        raise HistoryError(why=Phrase(template, text=on_one_line(text)))
    return float(text)
