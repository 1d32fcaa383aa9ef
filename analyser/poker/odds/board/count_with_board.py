"""Exact odds in games with a board: chooses the way of counting by the number of open hands."""

from __future__ import annotations

from typing import Final

from analyser.poker.generators import Steps
from analyser.poker.odds.board.count_early_open_seat import count_early_open_seat
from analyser.poker.odds.board.count_open_seats import count_open_seats
from analyser.poker.odds.board.known_hands import count_known_hands
from analyser.poker.odds.record import Odds
from analyser.poker.odds.situation import Situation

_FAST_TO_COME: Final = 2
"""If one seat is open and at most this many board cards are to come, ``count_open_seats`` is faster
than ``count_early_open_seat``."""


def count_with_board(situation: Situation) -> Steps[Odds]:
    """Count the odds in a game with a board, in steps as ``count_odds`` does."""
    open_seats = sum(missing > 0 for missing in situation.to_seats)
    if not open_seats:
        return count_known_hands(situation)
    if open_seats == 1 and situation.to_board > _FAST_TO_COME:
        return (yield from count_early_open_seat(situation))
    return (yield from count_open_seats(situation))
