"""A table in one line, as people write hands: ``AhKh v QsQd @ QhJh2c``."""

from __future__ import annotations

from analyser.poker.cards import format_cards
from analyser.poker.table.table import BOARD, Table


def line_of(table: Table) -> str:
    """Write the hands and the board of a table in the form that the entry reads.

    Seats without cards are left out, and so are the dead cards.

    >>> from analyser.poker.games.registry import HOLDEM
    >>> from analyser.poker.table.entry import enter
    >>> from analyser.poker.table.table import new_table
    >>> line_of(enter(new_table(HOLDEM), "Ah Kh | ?? Qd @ Qh Jh 2c"))
    'AhKh v ??Qd @ QhJh2c'
    """
    held = [table.held(seat) for seat in range(len(table.seats))]
    hands = " v ".join(format_cards(cards, "") for cards in held if cards)
    board = format_cards(table.held(BOARD), "")
    return f"{hands} @ {board}".strip() if board else hands
