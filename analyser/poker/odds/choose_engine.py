"""Chooses the fastest way of counting.

Each way refuses what would take it longer than about a minute: the limits are in ``limits``. The
records of odds are in ``record``.
"""

from typing import Final

import numpy as np

from analyser.poker.generators import Steps
from analyser.poker.odds.board.count_one_open_seat import count_one_open_seat
from analyser.poker.odds.board.count_open_seats import count_open_seats
from analyser.poker.odds.board.tally import count_known_hands
from analyser.poker.odds.deal_by_deal import count_plainly, needs_plain_counting
from analyser.poker.odds.no_board.count_without_board import count_without_board
from analyser.poker.odds.ranges.count_ranges import count_range_odds
from analyser.poker.odds.record import Odds
from analyser.poker.odds.several_boards import count_each_board
from analyser.poker.odds.situation import Situation

_FAST_TO_COME: Final = 2
"""If one seat is open and at most this many board cards are to come, ``count_one_open_seat`` is
faster than ``count_range_odds``."""

# The C library of Linux returns freed memory to the system unless larger arrays have been freed
# before. Without this line each count of ranges gets new memory, and takes up to twice as long.
np.empty(1 << 23, np.uint8)


def count_in_steps(situation: Situation) -> Steps[Odds]:
    """Count the odds; see ``count_odds``, which loads this module when it is needed."""
    if situation.more_boards:
        return (yield from count_each_board(situation, count_in_steps))
    if needs_plain_counting(situation):
        return (yield from count_plainly(situation))
    open_seats = sum(map(bool, situation.to_seats))
    if situation.ranges or _is_early_in_holdem(situation, open_seats):
        return (yield from count_range_odds(situation))
    if not situation.game.board:
        return (yield from count_without_board(situation))
    if not open_seats:
        return count_known_hands(situation)
    if open_seats == 1:
        return (yield from count_one_open_seat(situation))
    return (yield from count_open_seats(situation))


def _is_early_in_holdem(situation: Situation, open_seats: int) -> bool:
    """True if most of the board is to come, and a seat is open beside known hands or another."""
    if not situation.game.takes_ranges or situation.to_board <= _FAST_TO_COME:
        return False
    if len(situation.hands) == 2 and not situation.board and not situation.dead:
        return open_seats > 0  # the table of matchups has it
    return open_seats == 1 < len(situation.hands)
