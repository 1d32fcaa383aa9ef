"""Writes all that a file says of a hand as a line of JSON, and reads it back.

The line is an object with the fields of ``FileHand`` that differ from their defaults, by name.
Cards are texts such as "Ah Kd"; a seat is a list of the fields of ``FileSeat``; a game is its key
or, if options are chosen, a list of its key and the options; the seats that were paid are lists.
Any program can read this, and reading it runs nothing: the file may come from somebody else.
"""

import json
from collections.abc import Callable, Iterable
from typing import Any, Final

from analyser.poker.cards import DECK, JOKERS, UNKNOWN, Card, written
from analyser.poker.games.game import Game
from analyser.poker.games.registry import find_game
from analyser.poker.hand_files.hand import Facts, FileHand, FileSeat
from analyser.poker.records import Json

_CARDS: Final = {str(card): card for card in (*DECK, *JOKERS, UNKNOWN)}
# Made once: ``json.dumps`` with other separators would make an encoder for each hand.
_encode: Final = json.JSONEncoder(separators=(",", ":")).encode


def pack(hand: FileHand) -> str:
    """Write a hand as a line of JSON, in ASCII."""
    fields = {
        name: write(value) if (write := _WRITE.get(name)) else value
        for name, value in zip(FileHand._fields, hand, strict=True)
        if value is not (default := _DEFAULTS.get(name, ...)) and value != default
    }
    return _encode(fields)


def unpack(text: str) -> FileHand:
    """Read a hand that ``pack`` has written."""
    fields = json.loads(text)
    for name, read in _READ.items():
        if name in fields:
            fields[name] = read(fields[name])
    return FileHand(**fields)


def pack_game(game: Game) -> Json:
    """Return a game as its key or, if options are chosen, as a list of the key and the options."""
    chosen = game.options.chosen()
    return [game.key, chosen] if chosen else game.key


def unpack_game(written: Json) -> Game:
    """Return the game that ``pack_game`` has written."""
    if isinstance(written, str):
        return find_game(written)
    key, chosen = written
    return find_game(key).with_options(chosen)


def _seat(written: list[Json]) -> FileSeat:
    name, cards, *rest = written
    return FileSeat(name, _cards(cards), *rest)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple([_CARDS[card] for card in text.split()])


def _for_each(one: Callable[[Any], object]) -> Callable[[Iterable[Any]], tuple[object, ...]]:
    return lambda many: tuple([one(each) for each in many])


_DEFAULTS: Final = FileHand._field_defaults
_WRITE: Final[dict[str, Callable[[Any], Json]]] = {
    "seats": _for_each(lambda seat: (seat.name, written(seat.cards), *seat[2:])),
    "game": pack_game,
    "boards": _for_each(written),
    "collected": _for_each(lambda paid: None if paid is None else sorted(paid)),
    "dealt_to": written,
    "shared": written,
    "extra_cells": dict,
}
"""How the fields that JSON has no form for are written."""
_READ: Final[dict[str, Callable[[Json], object]]] = {
    "seats": _for_each(_seat),
    "game": unpack_game,
    "boards": _for_each(_cards),
    "collected": _for_each(lambda paid: None if paid is None else frozenset(paid)),
    "dealt_to": _cards,
    "shared": _cards,
    "facts": lambda facts: Facts(*facts),
    "bets": tuple,
}
"""How the fields whose form JSON does not keep are read."""
