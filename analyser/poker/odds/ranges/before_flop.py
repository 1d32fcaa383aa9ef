"""Two seats on an empty board: sums over the table of all matchups."""

from __future__ import annotations

import numpy as np

from analyser.poker.cards import DECK
from analyser.poker.odds.ranges.counts import RangeCounts, Sums, two_seats
from analyser.poker.odds.ranges.seats import SeatRange
from analyser.poker.ranges.matchups import BOARDS, holding_cards, matchups


def count_before_flop(first: SeatRange, second: SeatRange) -> RangeCounts:
    """Count two seats on an empty board with the full deck."""
    table = matchups()
    seats = (first, second)
    deals, wins, ties = [], [], []
    for seat, other in (seats, seats[::-1]):
        weights = other.spread().astype(np.float64)
        deals.append(seat.weights * _left(seat, weights) * BOARDS)
        wins.append(seat.weights * (table.wins[seat.holdings] @ weights))
        ties.append(seat.weights * (table.ties[seat.holdings] @ weights))
    return two_seats(seats, deals, wins, ties)


def _left(seat: SeatRange, weights: Sums) -> Sums:
    """Return the weight that is left to the other seat beside each holding."""
    cards = holding_cards()
    with_card = np.bincount(cards.ravel(), np.repeat(weights, 2), len(DECK))
    one, other = cards[seat.holdings].T
    left: Sums = weights.sum() - with_card[one] - with_card[other] + weights[seat.holdings]
    return left
