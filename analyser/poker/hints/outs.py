"""Outs: the cards that put a seat ahead on the flop or the turn."""

from dataclasses import dataclass
from functools import lru_cache

from analyser.poker.cards import Card
from analyser.poker.hints.next_card import NextCards, next_cards
from analyser.poker.odds.situation import FLOP
from analyser.poker.table.table import BOARD, Table


@dataclass(frozen=True, slots=True)
class Outs:
    """The outs of a seat that is behind; for a single seat, the cards that improve its hand."""

    seat: int  # the number of the seat
    # The outs: not those with which the seat only splits the pot, or the high.
    cards: tuple[Card, ...]
    unseen: int  # how many cards can come
    to_come: int  # how many cards of the board are still to come
    overtaken: int  # with how many cards nobody who is ahead now leads, or shares the lead


@lru_cache(maxsize=8)  # the window asks for them each time the pointer moves to something else
def find_outs(table: Table) -> tuple[Outs, ...]:
    """Return the outs on flop or turn of each seat that is behind, or of the only one.

    Empty with several boards, or if a seat has an unknown card, or too few cards are left.
    """
    game, board = table.game, table.board
    seats = [seat for seat in range(len(table.seats)) if table.plays(seat)]
    known = all(len(table.seats[seat].cards) == game.dealt for seat in seats)
    slot = table.room_in(BOARD)
    if not seats or not known or slot is None or not FLOP <= len(board) < game.board:
        return ()
    if table.more_boards:  # a card helps on one board: each table of ``on_each_board`` has its own
        return ()
    following = next_cards(table, slot)
    assert following is not None  # seats have cards, whose hands the next board card changes
    to_come = game.board - len(board)
    if len(following.cards) < to_come:  # all others are dead cards
        return ()
    ahead = frozenset(following.winners)
    overtaken = sum(ahead.isdisjoint(each.winners) for each in following.cards)
    counts = len(following.cards), to_come, overtaken
    return tuple(
        [
            Outs(seat, _outs_of_seat(following, seat, len(seats) == 1), *counts)
            for seat in seats
            if seat not in ahead
        ]
    )


def _outs_of_seat(following: NextCards, seat: int, alone: bool) -> tuple[Card, ...]:
    found = reversed(following.outs(seat))
    return tuple([each.card for each in found if alone or len(each.winners) == 1])
