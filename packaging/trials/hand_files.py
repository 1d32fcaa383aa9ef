"""Sample files of each type that a desktop opens, and who wins the hands in them."""

from __future__ import annotations

import json
from typing import Final, NamedTuple

_HAND: Final = """\
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [50, 100]
min_bet = 100
starting_stacks = [1000, 1000]
actions = [
  'd dh p1 AhKh', 'd dh p2 QsQd', 'p1 cbr 1000', 'p2 cc',
  'p1 sm AhKh', 'p2 sm QsQd', 'd db QcJh2h', 'd db 8h', 'd db {river}',
]
players = ['Ann', 'Bob']
"""
"""A hand in PHH: Ann's flush wins unless the river gives Bob four queens."""
_FLUSH: Final = _HAND.format(river="3c")
_QUEENS: Final = _HAND.format(river="Qh")

_STREETS: Final = {"Preflop": [], "Flop": ["Qc", "Jh", "2h"], "Turn": ["8h"], "River": ["3c"]}
_SHOWN: Final = {1: ["Ah", "Kh"], 2: ["Qs", "Qd"]}
_OBJECT: Final = {
    "spec_version": "1.4.7",
    "game_number": "1",
    "game_type": "Holdem",
    "players": [{"id": 1, "seat": 1, "name": "Ann"}, {"id": 2, "seat": 2, "name": "Bob"}],
    "rounds": [
        *({"street": name, "cards": cards, "actions": []} for name, cards in _STREETS.items()),
        {
            "street": "Showdown",
            "actions": [
                {"player_id": player, "action": "Shows Cards", "cards": cards}
                for player, cards in _SHOWN.items()
            ],
        },
    ],
    "pots": [],
}


class HandFile(NamedTuple):
    """A file of hands: its text, and the winner of each hand."""

    text: str
    winners: tuple[str, ...]


HAND_FILES: Final = {
    ".phh": HandFile(_FLUSH, ("Ann",)),
    ".phhs": HandFile(f"[1]\n{_FLUSH}[2]\n{_QUEENS}", ("Ann", "Bob")),
    ".ohh": HandFile(json.dumps({"ohh": _OBJECT}), ("Ann",)),
}
"""A sample file of each type, by its ending."""


def saved_table(cards: str) -> str:
    """Return a table of hold'em with two seats and these cards, in the JSON that is saved."""
    from analyser.poker.cards import parse_cards
    from analyser.poker.games.registry import HOLDEM
    from analyser.poker.table.saved_table import table_to_json
    from analyser.poker.table.table import new_table

    return table_to_json(new_table(HOLDEM, seats=2).place_all(parse_cards(cards)))
