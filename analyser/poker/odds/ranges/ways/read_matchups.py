"""Two seats before the flop: sums over the table of all matchups.

What a seat ends up with does not depend on what the other one has, only on the cards that are known
of it. So that is counted for each seat alone, and because it does not matter which cards are its
own, all seven of hand and board are dealt to one board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from analyser.poker.cards import DECK, Card
from analyser.poker.games.registry import HOLDEM
from analyser.poker.odds.board.known_hands import count_known_hands
from analyser.poker.odds.odds import Odds, odds_from_counts
from analyser.poker.odds.ranges.counts import RangeCounts, Sums, two_seats
from analyser.poker.odds.ranges.seats import SeatRange, seat_ranges
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.matchups import BOARDS, holding_cards, matchups

_SEVEN_CARDS = replace(HOLDEM, ranges=False, dealt=0, board=HOLDEM.dealt + HOLDEM.board)


def count_two_ranges(first: SeatRange, second: SeatRange) -> RangeCounts:
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


def count_two_hands(situation: Situation) -> Odds:
    """Count two seats on an empty board with the full deck, each known in full, in part or not."""
    first, second = seat_ranges(situation)
    counts = count_two_ranges(first, second)
    wins, losses = (seat.wins for seat in counts.seats)
    verdicts = {(0b01, 0): wins, (0b10, 0): losses, (0b11, 0): counts.seats[0].ties}
    return odds_from_counts(situation, verdicts, categories_of_each(situation.hands, counts.deals))


def categories_of_each(hands: Sequence[Sequence[Card]], deals: int) -> list[dict[str, int]]:
    """Return for each of two seats in how many deals it ends up with each category.

    ``hands``: what is known of them, the rest being dealt; ``deals``: how many deals there are.
    """
    by_category = []
    for hand, other in (hands, hands[::-1]):
        alone = count_known_hands(Situation(_SEVEN_CARDS, ((),), tuple(hand), tuple(other)))
        # Whatever a seat ends up with, its cards can be shared out and the other one be dealt in
        # as many ways.
        ways = deals // alone.boards
        counts = alone.seats[0].categories
        by_category.append({name: ways * count for name, count in counts.items()})
    return by_category


def _left(seat: SeatRange, weights: Sums) -> Sums:
    """Return the weight that is left to the other seat beside each holding."""
    cards = holding_cards()
    with_card = np.bincount(cards.ravel(), np.repeat(weights, 2), len(DECK))
    one, other = cards[seat.holdings].T
    left: Sums = weights.sum() - with_card[one] - with_card[other] + weights[seat.holdings]
    return left
