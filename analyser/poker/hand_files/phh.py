"""Reader of PHH, the poker hand history format: TOML with one hand, or many below headers ``[n]``.

The format is described in Juho Kim, "Recording and Describing Poker Hands" (2024). The cards are
read from the actions; who was paid is computed from the stacks before and after the hand.
"""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from analyser.poker.cards import UNKNOWN, Card
from analyser.poker.errors import GameNotJudgedError, HandCutShortError, HistoryError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import GAMES
from analyser.poker.hand_files.hand import (
    Facts,
    FileHand,
    HandSoFar,
    Player,
    Trouble,
    read_or_trouble,
    wrong,
)
from analyser.poker.hand_files.sites.header import moment
from analyser.poker.hand_files.sites.site import site_cards
from analyser.poker.hand_files.text import TOO_DEEP, BadLine, Lines, blocks_of
from analyser.poker.phrases import N_, Phrase, shortened

Fields: TypeAlias = Mapping[str, object]
"""The fields of a hand's document, of any type."""

_HEADER: Final = re.compile(r"\[\s*[0-9]+\s*\]\s*(?:#.*)?")

_NUMBER_TYPES: Final = frozenset([int, float])
_TOO_LARGE: Final = 1e300  # so that its hundredths are finite, too
# Atomic groups, because Python 3.11.2 mistakes a possessive quantifier after a group.
_COMMENTS: Final = r"(?>(?:(?:#[^\x00-\x1f\x7f]*+)?\n)*)"
_TEXT: Final = r"[^\"'\\\x00-\x1f\x7f]*+"
_NUMBER: Final = r"(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,15})?"
_VALUE: Final = rf"(?:\"{_TEXT}\"|'{_TEXT}'|{_NUMBER}|true|false)"
_LIST: Final = rf"\[[ \n]*+(?:{_VALUE}(?>(?:,[ \n]*+{_VALUE})*)[ \n]*+)?\]"
_PLAIN_FIELD: Final = re.compile(rf"{_COMMENTS}([a-z_]++) = ({_VALUE}|{_LIST})(?:\n++|\Z)")
"""A field in the usual notation: with double quotes in place of single ones, its value is JSON."""

_STRING_OR_COMMENT: Final = re.compile(
    r"\"{3}(?:\\.|[^\\])*?(?:\"{3}|\Z)|'{3}.*?(?:'{3}|\Z)"
    r"|\"(?>(?:\\.|[^\"\\\n])*)\"?|'[^'\n]*+'?|(?P<comment>#[^\n]*+)",
    re.DOTALL,
)
_MOST_PARTS: Final = 10
_DEEP_KEY: Final = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{_MOST_PARTS}}}", re.ASCII)
"""A key such as ``a.b.c`` with far more parts than any history has: the time that ``tomllib`` needs
grows with the square of the number of parts."""

_AMOUNT: Final = re.compile(r"[0-9]{1,30}(\.[0-9]{1,30})?")

_GAMES: Final = {code: game for game in GAMES for code in game.codes}
_BETS: Final = ("cc", "cbr", "pb")
_MOST_PLAYERS: Final = 30
_MOST_ACTIONS: Final = 5_000
"""The most actions of a hand that are read; real hands have a hundred or two."""
_NUMBERS: Final = {f"p{number + 1}": number for number in range(_MOST_PLAYERS)}
"""The numbers of the players, from 0, by their names in actions."""


def read_phh(lines: Lines) -> Iterator[FileHand | Trouble]:
    """Yield each hand, or why it cannot be read."""
    for first, block, _ in blocks_of(lines, begins_phh):
        if isinstance(block, BadLine):
            yield Trouble(first, block.why)
        elif (found := read_or_trouble(first, _read, first, block)) is not None:
            yield found


def begins_phh(line: str) -> bool:
    """Whether a line is the header of a hand in PHH."""
    return line.startswith("[") and _HEADER.fullmatch(line.rstrip()) is not None


_LONG_KEY: Final = Phrase(N_("a key has too many parts"))


def _read(line: int, block: Sequence[str]) -> FileHand | None:
    """Read a hand; None for comments alone. Raises CardError."""
    text = "\n".join(["" if begins_phh(block[0]) else block[0], *block[1:]])
    fields = plain_fields(text)
    if fields is None:
        fields = _toml(line, text)
    if not fields and not text.strip("\n"):
        raise HandCutShortError
    return _hand_of(line, fields) if fields else None


def _toml(first: int, text: str) -> dict[str, object]:
    """Return the fields of any TOML text, which begins in line ``first``. Raises HistoryError."""
    bare = _STRING_OR_COMMENT.sub(lambda found: "" if found["comment"] else "s", text)
    if _DEEP_KEY.search(bare):
        raise wrong("no-toml", error=_LONG_KEY)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _no_toml(first, text, str(error)) from None
    except (ValueError, RecursionError):
        raise wrong("no-toml", error=TOO_DEEP) from None


def _no_toml(first: int, text: str, error: str) -> HistoryError:
    """Say on which line of the file a text stops being valid TOML, by ``tomllib``'s ``error``."""
    lines = text.rstrip("\n").split("\n")
    place = re.search(r"at line ([0-9]+), column ([0-9]+)", error)
    line, column = (int(place[1]), int(place[2])) if place else (len(lines), 1)
    found = lines[min(line, len(lines)) - 1]
    rest = shortened(found[column - 1 :].strip() or found, 60)
    return wrong("no-toml-from", line=first + line - 1, rest=rest)


def plain_fields(text: str) -> dict[str, object] | None:
    """Return the fields of simple TOML; None for any other text.

    Simple TOML has only strings without escapes, numbers, truth values, and lists of these. It is
    read with Python's JSON reader, which is written in C and so is faster than ``tomllib``.
    """
    fields: dict[str, object] = {}
    at = 0
    while at < len(text):
        found = _PLAIN_FIELD.match(text, at)
        if found is None or found[1] in fields:
            return None
        fields[found[1]] = json.loads(found[2].replace("'", '"'))
        at = found.end()
    return fields


def _hand_of(line: int, fields: Fields) -> FileHand:
    variant, actions = fields.get("variant"), fields.get("actions")
    if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        raise wrong("no-actions")
    game = _GAMES.get(str(variant).upper())
    if game is None:
        raise GameNotJudgedError(name=shortened(str(variant), 60))
    return _Replay(line, game, fields).play(actions)


def _facts(fields: Fields) -> Facts:
    """Return when, where and for what a hand was played; None for a value of a wrong type."""
    day = "-".join([str(fields.get(name)) for name in ("year", "month", "day")])
    blinds = _numbers([fields.get(name) for name in ("small_bet", "big_bet")])
    blinds = blinds or _numbers(fields.get("blinds_or_straddles"))
    stakes = "/".join([str(blind) for blind in blinds if blind][:2])
    site, unit = (fields.get(name) for name in ("venue", "currency"))
    return Facts(
        site=site if isinstance(site, str) else None,
        when=moment(f"{day} {fields.get('time', '')} {fields.get('time_zone', '')}"),
        stakes=stakes or None,
        unit=unit if isinstance(unit, str) else None,
    )


class _Replay(HandSoFar):
    """Applies the actions of a hand, one by one."""

    game: Game

    def __init__(self, line: int, game: Game, fields: Fields) -> None:
        number, names = fields.get("hand"), fields.get("players")
        super().__init__(line, game, None if number is None else str(number))
        self.facts = _facts(fields)
        self._fields = fields
        self._names = names if isinstance(names, list) else []
        self._moved = False
        """Whether a player has checked, called or bet on this street."""
        given = fields.get("starting_stacks")
        count = len(given) if isinstance(given, list) else 0
        if count and self._names and len(self._names) != count:
            raise wrong("many-names", names=len(self._names), stacks=count)
        self._add_players_up_to(min(count, _MOST_PLAYERS) - 1)
        self._has_all_players = count > 0
        stacks = _numbers(given)
        none = [0.0] * len(stacks)
        antes = _numbers(fields.get("antes")) or none
        blinds = _numbers(fields.get("blinds_or_straddles")) or none
        self._counts = 0 < len(stacks) == len(antes) == len(blinds) <= _MOST_PLAYERS
        if not self._counts:
            return
        if len(stacks) == 2:
            blinds = blinds[::-1]  # of two players the second has the button and the small blind
        for player, stack, ante, blind in zip(
            self.players.values(), stacks, antes, blinds, strict=True
        ):
            player.stack = round(100 * stack)
            self.add_dead(player, min(round(100 * ante), player.stack), is_ante=True)
            self._bet_in_all(player, round(100 * abs(blind)))

    def _bet_in_all(self, player: Player, amount: int) -> None:
        """Set a player's bet on this street, at most all-in; nothing if chips are not counted."""
        if self._counts and player.left is not None:
            self.bet(player, min(amount, player.left + player.on_street), in_all=True)

    def play(self, actions: Sequence[str]) -> FileHand:
        """Apply all actions in their order, and return the hand. Raises CardError."""
        if len(actions) > _MOST_ACTIONS:
            raise wrong("many-actions", count=len(actions))
        for action in actions:
            words = (action.partition("#")[0] if "#" in action else action).split()
            if words:
                (self._deal if words[0] == "d" else self._act)(action, words)
        left = [len(player.cards) for player in self.players.values() if not player.folded]
        if self.is_short_of_cards() or min(left) < 1 <= max(left):
            raise HandCutShortError
        bets = sorted([player.bet for player in self.players.values()])
        called = bets[-2] if len(bets) > 1 else 0
        paid = self._paid_players(called)
        if paid is not None:
            self.pay(paid)
        if self._counts:
            self.pot = sum(bets[:-1]) + called + self.dead_money
        return self.finish()

    def _deal(self, action: str, words: Sequence[str]) -> None:
        """Deal the cards of an action, such as "d dh p1 AhKh"; ``words``: its words."""
        what = words[1:2]
        if what == ["dh"] and len(words) > 2:
            if self._moved:
                self.new_street()
            player = self.players.get(words[2]) or self._player(action, words[2])
            self.deal(player, site_cards("".join(words[3:])))
        elif what == ["db"]:
            cards = site_cards("".join(words[2:]))
            self.add_to_board(cards, "flop" if len(cards) == 3 else "")
            self.new_street()
        else:
            raise _no_such_action(action)

    def new_street(self) -> None:
        super().new_street()
        self._moved = False

    def _act(self, action: str, words: Sequence[str]) -> None:
        """Apply what a player does, such as "p3 cbr 250"; ``words``: the action's words."""
        player = self.players.get(words[0]) or self._player(action, words[0])
        does, rest = words[1] if len(words) > 1 else "", words[2:]
        if does == "f":
            player.folded = True
        elif does in _BETS:
            self._moved = True
            self._bet_in_all(player, self._bet_after(does, rest))
        elif does == "sd":
            self.new_street()
            _discard(player, site_cards("".join(rest)))
        elif does == "sm":
            shown = () if rest[:1] == ["-"] else site_cards("".join(rest))
            if shown:  # always the whole hand
                player.cards = shown
        else:
            raise _no_such_action(action)

    def _bet_after(self, does: str, rest: Sequence[str]) -> int:
        """Return all that a player has bet on the street after a move, such as "cbr 250"."""
        if does == "cc":
            return self.top_bet
        if does == "cbr":
            return round(100 * _chips_in(rest[0] if rest else ""))
        return round(100 * (_numbers([self._fields.get("bring_in")]) or [0.0])[0])

    def _player(self, action: str, word: str) -> Player:
        """Return the player of a word such as "p3", made if need be. Raises HistoryError."""
        number = _NUMBERS.get(word)
        if number is None or self._has_all_players:
            raise _no_such_action(action)
        self._add_players_up_to(number)
        return self.players[word]

    def _add_players_up_to(self, number: int) -> None:
        """Add the players that are missing up to this number, from 0, and that one."""
        for new in range(len(self.players), number + 1):
            key = f"p{new + 1}"
            self.seat(key, str(self._names[new]) if new < len(self._names) else key)

    def _paid_players(self, called: int) -> list[Player] | None:
        """Return who won chips, if it is known; what was bet beyond ``called`` came back."""
        players = list(self.players.values())
        winnings = _numbers(self._fields.get("winnings"))
        if winnings:
            return [one for one, won in zip(players, winnings, strict=False) if won > 0]
        finishing = _numbers(self._fields.get("finishing_stacks"))
        if not self._counts or len(finishing) != len(_numbers(self._fields["starting_stacks"])):
            return None
        return [
            player
            for player, end in zip(players, finishing, strict=False)
            if 100 * end - (player.left or 0) - max(player.bet - called, 0) > 0.5
        ]


def _no_such_action(action: str) -> HistoryError:
    return wrong("no-action", action=shortened(action, 60))


def _discard(player: Player, discarded: Sequence[Card]) -> None:
    """Remove each card or, if it is not known, an unknown one; without one all become unknown."""
    cards = list(player.cards)
    for card in discarded:
        if card in cards:
            cards.remove(card)
        elif UNKNOWN in cards:
            cards.remove(UNKNOWN)
        elif cards:  # the file does not say which of the known cards it was
            cards = [UNKNOWN] * (len(cards) - 1)
    player.cards = tuple(cards)


def _numbers(values: object) -> list[float]:
    """Return a list of numbers as it is; [] for any other value, or if a number is too large."""
    if not isinstance(values, list) or not _NUMBER_TYPES.issuperset(map(type, values)):
        return []
    # NaN is not below the limit, as comparisons with NaN are false.
    return values if all(abs(value) < _TOO_LARGE for value in values) else []


def _chips_in(text: str) -> float:
    if _AMOUNT.fullmatch(text) is None:
        raise wrong("no-amount", text=shortened(text, 60))
    return float(text)
