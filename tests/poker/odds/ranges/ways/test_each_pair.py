"""Every two holdings compared, beside counting them by cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

from analyser.poker.cards import DECK, format_cards
from analyser.poker.odds.ranges.board_classes import BoardClasses
from analyser.poker.odds.ranges.counts import RangeCounts
from analyser.poker.odds.ranges.seats import SeatRange, seat_ranges
from analyser.poker.odds.ranges.ways.by_cards import count_by_cards
from analyser.poker.odds.ranges.ways.each_pair import count_each_pair
from analyser.poker.odds.situation import Situation
from range_situations import ranges_at
from situations import finished


def both(situation: Situation) -> tuple[RangeCounts, RangeCounts]:
    seats: Sequence[SeatRange] = seat_ranges(situation)
    boards = BoardClasses.every(situation.board, situation.unseen, situation.to_board)
    return (
        finished(count_by_cards(boards, seats)),
        finished(count_each_pair(boards, seats)),
    )


@pytest.mark.parametrize(
    "hands",
    [
        ("random", "random"),
        ("random", "22+, A2s+:0.5, KhQd:0.01"),
        ("22+, T9s", "22+, T9s"),
        ("AhKh", "random"),
        ("AhAd, KK", "KsKd"),
    ],
)
@pytest.mark.parametrize("cards", [3, 4, 5])
def test_both_ways_count_the_same(hands: tuple[str, str], cards: int) -> None:
    random = Random(f"{hands} {cards}")
    deck = [card for card in DECK if str(card) not in {"Ah", "Ad", "Kh", "Ks", "Kd"}]
    # A whole flop of everything against everything takes pair by pair too long.
    count = 5 if cards == 3 and hands == ("random", "random") else cards
    board = format_cards(random.sample(deck, count))
    classes, pairs = both(ranges_at(*hands, board=board))
    assert classes.deals == pairs.deals
    for one, other in zip(classes.seats, pairs.seats, strict=True):
        assert (one.wins, one.ties, one.pots) == (other.wins, other.ties, other.pots)
        assert one.categories == other.categories
        assert np.array_equal(one.deals, other.deals)
        assert np.array_equal(one.shares, other.shares)
