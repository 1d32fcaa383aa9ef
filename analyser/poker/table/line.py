"""Writing a table on one line, such as ``AhKh v QsQd @ QhJh2c`` or ``AhKh v QQ+, AKs``."""

from __future__ import annotations

from analyser.poker.cards import format_cards
from analyser.poker.table.table import BOARD, Table


def line_of(table: Table) -> str:
    """Write the hands, the ranges and the board of a table as text that ``enter`` can read.

    Empty seats and dead cards are left out.

    >>> from analyser.poker.games.registry import HOLDEM
    >>> from analyser.poker.table.entry import enter
    >>> from analyser.poker.table.table import new_table
    >>> line_of(enter(new_table(HOLDEM), "Ah Kh | ?? Qd @ Qh Jh 2c"))
    'AhKh v ??Qd @ QhJh2c'
    """
    hands = " v ".join(filter(None, [_hand(table, seat) for seat in range(len(table.seats))]))
    board = format_cards(table.cards_of(BOARD), "")
    return f"{hands} @ {board}".strip() if board else hands


def _hand(table: Table, seat: int) -> str:
    held = table.seats[seat].range
    if held is None:
        return format_cards(table.cards_of(seat), "")
    text = str(held)
    return f"{text}:1" if _is_cards(text) else text


def _is_cards(text: str) -> bool:
    """Whether the text of a range would be read as cards: it is one holding of weight 1."""
    return len(text) == 4 and text[1].islower() and text[3].islower()
