"""Turning a hand of a file into tables for the window, one table for each street."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from analyser.poker.cards import UNKNOWN, Card, known
from analyser.poker.errors import SeatCountError
from analyser.poker.hand_files.hand import FileSeat
from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_files.lines import NAMES
from analyser.poker.table.table import BOARD, Table, new_table

_BOARD_STREETS: Final = (0, 3, 4)
"""How many cards the board has on the streets before it is complete."""
_STUD_STREETS: Final = (3, 4, 5, 6)
"""How many cards each seat of stud has on the streets before the last one."""
_STUD: Final = 7


def tables_of(row: HandRow) -> tuple[Table, ...]:
    """Return a table for each street of a hand, in order; the last one has every card.

    If the earlier cards are not known, as in drawing games, there is only the last table. Without a
    showdown the tables have the seats that did not fold, with unknown cards if these were not
    shown, and the folded seats whose cards the file has.

    Raises SeatCountError if the hand has more seats than a table, and CardInUseError if two seats
    share a card, as in stud after the deck ran out.
    """
    seats = row.seats if len(row.seats) > 1 or not row.source.from_history else _seats_left(row)
    most = row.played.most_seats
    if not 1 <= len(seats) <= most:
        raise SeatCountError(count=len(seats), least=1, most=most)
    holes = [_cards_of(row, seat) for seat in seats]
    pot = row.source.pot
    empty = new_table(row.played, len(seats)).set_pot(None if pot is None else pot.chips)
    for number, seat in enumerate(seats):
        if seat.name not in NAMES:  # "Seat A" is not a player's name: the table shows it anyway
            empty = empty.rename_seat(number, seat.name)
    return tuple([_with_cards(empty, hands, board) for hands, board in _streets(row, holes)])


def _seats_left(row: HandRow) -> tuple[FileSeat, ...]:
    return tuple([seat for seat in row.source.seats if known(seat.cards) or not seat.folded])


def _cards_of(row: HandRow, seat: FileSeat) -> tuple[Card, ...]:
    """Return the cards of a seat, with unknown ones for those that were not shown."""
    missing = row.played.dealt - len(seat.cards) if row.source.from_history else 0
    return seat.cards + (UNKNOWN,) * missing


def _streets(
    row: HandRow, holes: Sequence[tuple[Card, ...]]
) -> list[tuple[Sequence[tuple[Card, ...]], tuple[Card, ...]]]:
    """Return for each street the cards of the seats and the board."""
    complete = (holes, row.board)
    if row.played.board:
        parts = [size for size in _BOARD_STREETS if size < len(row.board)]
        return [*[(holes, row.board[:size]) for size in parts], complete]
    if row.played.dealt == _STUD and all(len(hole) == _STUD for hole in holes):
        parts = list(_STUD_STREETS)
        return [*[([hole[:size] for hole in holes], ()) for size in parts], complete]
    return [complete]


def _with_cards(table: Table, holes: Sequence[tuple[Card, ...]], board: tuple[Card, ...]) -> Table:
    for seat, cards in enumerate(holes):
        table = table.fill(seat, cards)
    return table.fill(BOARD, board) if board else table.activate_first()
