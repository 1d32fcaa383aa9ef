"""PHH, the poker hand history standard: one TOML document a hand, or many parted at ``[n]``.

The format is that of Juho Kim, "Recording and Describing Poker Hands" (2024). What is done with
the cards is read from the actions; whom the hand paid follows from the stacks before and after.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from analyser.poker.cards import UNKNOWN, Card
from analyser.poker.errors import CardError, GameNotJudgedError, HandCutShortError, HistoryError
from analyser.poker.files.hand import FileHand, FileSeat, Trouble, cards_of
from analyser.poker.files.text import LONGEST, BadLine, Lines, on_one_line
from analyser.poker.games.game import Game
from analyser.poker.games.registry import find_game
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Phrase

_HEADER: Final = re.compile(r"\[\s*[0-9]+\s*\]\s*(?:#.*)?")

_GAMES: Final = {
    "FT": "holdem",
    "NT": "holdem",
    "PT": "holdem",
    "NS": "shortdeck",
    "PO": "omaha",
    "FO": "omaha",
    "NO": "omaha",
    "PO/8": "omaha8",
    "FO/8": "omaha8",
    "NO/8": "omaha8",
    "F7S": "stud",
    "F7S/8": "stud8",
    "FR": "razz",
    "N5CD": "draw",
    "F5CD": "draw",
    "N2L1D": "deuce",
    "F2L3D": "deuce",
    "FB": "badugi",
}
_LARGER: Final = {
    ("omaha", 5): "omaha5",
    ("omaha", 6): "omaha6",
    ("omaha8", 5): "omaha5-8",
}
"""Omaha with more cards, by how many a seat is dealt."""

_NO_ACTIONS: Final = Phrase(QT_TRANSLATE_NOOP("analyser", "there is no list of actions in it"))
_MOST_PLAYERS: Final = 30


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
            block.append(text)
    if block:
        yield from _read(first, block)


def larger_omaha(game: Game, dealt: int) -> Game:
    """Return the game of the same kind in which a seat is dealt so many cards."""
    key = _LARGER.get((game.key, dealt))
    return game if key is None else find_game(key)


def _read(line: int, block: Sequence[str]) -> Iterator[FileHand | Trouble]:
    text = "\n".join(block)
    try:
        fields = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        template = QT_TRANSLATE_NOOP("analyser", "it is no TOML ({error})")
        why = Phrase(template, error=on_one_line(str(error), 100))
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


@dataclass(slots=True)
class _Player:
    cards: list[Card] = field(default_factory=list)
    folded: bool = False
    all_in_at: int | None = None


def _hand_of(line: int, fields: dict[str, Any]) -> FileHand:
    variant, actions = fields.get("variant"), fields.get("actions")
    if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        raise HistoryError(why=_NO_ACTIONS)
    key = _GAMES.get(str(variant).upper())
    if key is None:
        raise GameNotJudgedError(name=on_one_line(str(variant)))
    played = _Play(find_game(key), fields, actions)
    played.go_through()
    return played.hand(line)


class _Play:
    """The actions of a hand, gone through one by one."""

    def __init__(self, game: Game, fields: dict[str, Any], actions: Sequence[str]) -> None:
        self._game = game
        self._fields = fields
        self._actions = actions
        self._players: list[_Player] = []
        self._board: list[Card] = []
        self._chips = _Chips.of(fields)
        stacks = fields.get("starting_stacks")
        if isinstance(stacks, list):
            self._player(min(len(stacks), _MOST_PLAYERS))

    def go_through(self) -> None:
        """Deal, fold and show as the actions say. Raises CardError."""
        for action in self._actions:
            words = action.partition("#")[0].split()
            if not words:
                continue
            if words[0] == "d":
                self._deal(action, words)
            else:
                self._act(action, words)

    def _deal(self, action: str, words: Sequence[str]) -> None:
        match words:
            case ["d", "db", *cards]:
                self._board += cards_of("".join(cards))
                self._new_street()
            case ["d", "dh", player, *cards]:
                if self._chips is not None and self._chips.moved:
                    self._new_street()
                self._seat(action, player).cards += cards_of("".join(cards))
            case _:
                raise _unknown(action)

    def _act(self, action: str, words: Sequence[str]) -> None:
        player = self._seat(action, words[0])
        number = self._players.index(player)
        does, rest = words[1] if len(words) > 1 else "", words[2:]
        match does:
            case "f":
                player.folded = True
            case "sd":
                self._new_street()
                _discard(player, cards_of("".join(rest)))
            case "sm":
                shown = () if rest[:1] == ["-"] else cards_of("".join(rest))
                if shown:
                    player.cards = list(shown)
            case "cc" | "cbr" | "pb":
                if self._chips is not None:
                    self._chips.move(number, does, rest)
                    if self._chips.is_all_in(number) and player.all_in_at is None:
                        player.all_in_at = self._dealt(player)
            case _:
                raise _unknown(action)

    def _dealt(self, player: _Player) -> int:
        return len(self._board) if self._game.board else len(player.cards)

    def _new_street(self) -> None:
        if self._chips is not None:
            self._chips.new_street()

    def _seat(self, action: str, word: str) -> _Player:
        """Return the player that "p3" names."""
        if not re.fullmatch("p[1-9][0-9]?", word) or int(word[1:]) > _MOST_PLAYERS:
            raise _unknown(action)
        return self._player(int(word[1:]))

    def _player(self, number: int) -> _Player:
        while len(self._players) < number:
            self._players.append(_Player())
        return self._players[number - 1]

    def hand(self, line: int) -> FileHand:
        """Return what came of it. Raises HandCutShortError."""
        game, players, board = self._game, self._players, tuple(self._board)
        game = larger_omaha(game, max([len(player.cards) for player in players], default=0))
        left = [player for player in players if not player.folded]
        if len(left) > 1 and game.board and len(board) < game.board:
            raise HandCutShortError
        if not left:
            raise HandCutShortError
        if not game.board:
            for player in left:
                if len(player.cards) + len(board) == game.dealt:
                    player.cards += board
            board = ()
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
        paid = None if self._chips is None else self._chips.paid(self._fields)
        return FileHand(
            line,
            game,
            tuple(seats),
            (board,),
            None if hand is None else str(hand),
            (paid,),
            played=True,
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

    def __init__(self, stacks: list[float], antes: list[float], blinds: list[float]) -> None:
        self._stacks = stacks
        self._put = [min(ante, stack) for ante, stack in zip(antes, stacks, strict=True)]
        self._bets = [
            min(blind, stack - put)
            for blind, stack, put in zip(blinds, stacks, self._put, strict=True)
        ]
        self._bring_in = 0.0
        self.moved = False

    @classmethod
    def of(cls, fields: dict[str, Any]) -> _Chips | None:
        """Return the chips at the start; None where the file does not tell them."""
        stacks = _numbers(fields.get("starting_stacks"))
        if not stacks:
            return None
        count = len(stacks)
        antes = _numbers(fields.get("antes")) or [0.0] * count
        blinds = [abs(blind) for blind in _numbers(fields.get("blinds_or_straddles")) or ()]
        blinds = blinds or [0.0] * count
        if len(antes) != count or len(blinds) != count:
            return None
        if count == 2:
            blinds.reverse()  # of two players the second has the button, and the small blind
        chips = cls(stacks, antes, blinds)
        chips._bring_in = (_numbers([fields.get("bring_in", 0)]) or [0.0])[0]
        return chips

    def move(self, player: int, does: str, rest: Sequence[str]) -> None:
        """Take a call, a bet to an amount, or the bring-in. Raises HistoryError."""
        self.moved = True
        if player >= len(self._stacks):
            return
        if does == "cc":
            bet = max(self._bets)
        elif does == "pb":
            bet = self._bring_in
        else:
            bet = _amount(rest[0] if rest else "")
        room = self._stacks[player] - self._put[player]
        self._bets[player] = max(self._bets[player], min(bet, room))

    def is_all_in(self, player: int) -> bool:
        """Whether a player has nothing left to bet."""
        if player >= len(self._stacks):
            return False
        return self._put[player] + self._bets[player] >= self._stacks[player]

    def new_street(self) -> None:
        """Move the bets into the pot."""
        self._put = [put + bet for put, bet in zip(self._put, self._bets, strict=True)]
        self._bets = [0.0] * len(self._bets)
        self.moved = False

    def paid(self, fields: dict[str, Any]) -> frozenset[int] | None:
        """Return the players who got something out of the pot; None where nothing tells."""
        winnings = _numbers(fields.get("winnings"))
        if winnings:
            return frozenset([at for at, amount in enumerate(winnings) if amount > 0])
        finishing = _numbers(fields.get("finishing_stacks"))
        if len(finishing) != len(self._stacks):
            return None
        self.new_street()
        # What nobody called comes back, and is no winning.
        most = max(self._put)
        called = sorted(self._put)[-2] if len(self._put) > 1 else most
        return frozenset(
            [
                at
                for at, (start, put, end) in enumerate(
                    zip(self._stacks, self._put, finishing, strict=True)
                )
                if end - (start - min(put, called)) > 1e-6 * max(1.0, abs(end))
            ]
        )


def _numbers(values: object) -> list[float]:
    """Return a list of numbers, empty where it is none."""
    if not isinstance(values, list):
        return []
    if not all(isinstance(value, int | float) and abs(value) < 1e300 for value in values):
        return []
    return [float(value) for value in values]


def _amount(text: str) -> float:
    if re.fullmatch(r"[0-9]{1,30}(\.[0-9]{1,30})?", text) is None:
        template = QT_TRANSLATE_NOOP("analyser", "“{text}” is no amount of chips")
        raise HistoryError(why=Phrase(template, text=on_one_line(text)))
    return float(text)
