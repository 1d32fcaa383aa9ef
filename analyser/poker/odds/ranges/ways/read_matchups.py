"""Counts the deals of two seats before the flop as sums over the table of all matchups.

The categories that a seat makes do not depend on the other seat's unknown cards. So they are
counted for each seat alone, as if the seven cards of its hand and the board were a board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from analyser.poker.cards import DECK, Card
from analyser.poker.games.registry import HOLDEM
from analyser.poker.odds.board.known_hands import count_known_hands
from analyser.poker.odds.ranges.counts import RangeCounts, Sums
from analyser.poker.odds.ranges.seats import SeatRange, seat_ranges
from analyser.poker.odds.record import Odds, odds_from_counts
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.matchups import BOARDS, holding_cards, matchups

_SEVEN_CARDS = replace(HOLDEM, ranges=False, dealt=0, board=HOLDEM.dealt + HOLDEM.board)
"""Hold'em in which a seat's two cards are on the board too."""


def count_two_ranges(first: SeatRange, second: SeatRange) -> RangeCounts:
    """Count wins and ties, not categories, of two ranges before the flop without dead cards."""
    table = matchups()
    counts = RangeCounts.zero([first, second])
    for counted, seat, other in zip(counts.seats, (first, second), (second, first), strict=True):
        weights = other.spread().astype(np.float64)
        counted.deals = seat.weights * _left(seat, weights) * BOARDS
        counted.add_won(seat.weights * (table.wins[seat.holdings] @ weights), 1)
        counted.add_won(seat.weights * (table.ties[seat.holdings] @ weights), 2)
    counts.deals = int(counts.seats[0].deals.sum())
    return counts


def count_two_hands(situation: Situation) -> Odds:
    """Return the odds of two hands before the flop, known or not, without dead cards."""
    first, second = seat_ranges(situation)
    counts = count_two_ranges(first, second)
    wins, losses = (seat.wins for seat in counts.seats)
    verdicts = {(0b01, 0): wins, (0b10, 0): losses, (0b11, 0): counts.seats[0].ties}
    return odds_from_counts(situation, verdicts, categories_of_each(situation.hands, counts.deals))


def categories_of_each(hands: Sequence[Sequence[Card]], deals: int) -> list[dict[str, int]]:
    """Return for each of two seats how many deals give it each category."""
    by_category = []
    for hand, other in (hands, hands[::-1]):
        alone = count_known_hands(Situation(_SEVEN_CARDS, ((),), tuple(hand), tuple(other)))
        # Each set of seven cards stands for equally many deals: the ways to divide it between hand
        # and board, times the ways to deal the other seat.
        ways = deals // alone.boards
        counts = alone.seats[0].categories
        by_category.append({name: ways * count for name, count in counts.items()})
    return by_category


def _left(seat: SeatRange, weights: Sums) -> Sums:
    """Return for each holding of a seat the sum of the weights that share no card with it."""
    cards = holding_cards()
    with_card = np.bincount(cards.ravel(), np.repeat(weights, 2), len(DECK))
    one, other = cards[seat.holdings].T
    left: Sums = weights.sum() - with_card[one] - with_card[other] + weights[seat.holdings]
    return left
