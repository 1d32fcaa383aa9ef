"""The bets on a table: what each seat has bet, what it takes to call, and dead money."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from analyser.poker.errors import refuse_number
from analyser.poker.phrases import QT_TRANSLATE_NOOP
from analyser.poker.table.table import MOST_CHIPS, Table

MOST_FOLDED: Final = 30
"""The most folded players whose bets can be set; a file of hands has no more players either."""


def has_bets(table: Table) -> bool:
    """Whether the bet of any seat is known."""
    return any(seat.bet is not None for seat in table.seats)


def chips_to_win(table: Table) -> int | None:
    """Return how many chips can be won; None if neither the pot nor a bet is known.

    It is the pot or, if that is unknown, the sum of all bets and the dead money.
    """
    if table.pot is not None or not has_bets(table):
        return table.pot
    bets = [seat.bet or 0 for seat in table.seats]
    return sum(bets) + sum(table.stakes.folded_bets) + table.stakes.dead_money


def set_to_call(table: Table, chips: int | None) -> Table:
    """Set how many chips it takes to call; None for unknown. Raises NumberError."""
    return replace(table, stakes=table.stakes._replace(to_call=_checked(chips)))


def set_bet(table: Table, seat: int, chips: int | None) -> Table:
    """Set how many chips a seat has bet; None for unknown. Raises NumberError.

    If no seat has a bet any more, the bets of folded players and the dead money are removed too.
    """
    seats = list(table.seats)
    seats[seat] = replace(seats[seat], bet=_checked(chips))
    table = replace(table, seats=tuple(seats))
    return table if has_bets(table) else set_others(table, (), 0)


def set_others(table: Table, folded_bets: Sequence[int], dead_money: int) -> Table:
    """Set the bets of folded players without a seat, and the dead money. Raises NumberError."""
    what = QT_TRANSLATE_NOOP("analyser", "The number of bets of folded hands")
    refuse_number(what, len(folded_bets), 0, MOST_FOLDED)
    for chips in (*folded_bets, dead_money):
        _checked(chips)
    stakes = table.stakes._replace(folded_bets=tuple(folded_bets), dead_money=dead_money)
    return replace(table, stakes=stakes)


def _checked(chips: int | None) -> int | None:
    if chips is not None:
        refuse_number(QT_TRANSLATE_NOOP("analyser", "The bet"), chips, 0, MOST_CHIPS)
    return chips
