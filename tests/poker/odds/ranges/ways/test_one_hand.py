"""A known hand against a range, beside the count of any two ranges."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from analyser.poker.cards import DECK, format_cards
from analyser.poker.generators import finish
from analyser.poker.odds.ranges.board_classes import BoardClasses
from analyser.poker.odds.ranges.seats import seat_ranges
from analyser.poker.odds.ranges.ways.by_cards import count_by_cards
from analyser.poker.odds.ranges.ways.one_hand import KnownHand, count_one_hand
from range_situations import ranges_at


@pytest.mark.parametrize(
    "hands",
    [
        ("AhKh", "random"),
        ("22+, A2s+:0.5, KhQd:0.01", "AhKh"),
        ("AhKh:0.5, AhKh:0.25", "AK, KK:0.99, 7h7d"),  # a range whose cards others may have
        ("AhAd:0.5", "AdAh:0.3, Ad2d, 99, 22"),
    ],
)
@pytest.mark.parametrize("cards", [3, 4, 5])
def test_the_counts_are_those_of_any_two_ranges(hands: tuple[str, str], cards: int) -> None:
    random = Random(f"{hands} {cards}")
    deck = [card for card in DECK if str(card) not in {"Ah", "Ad", "Kh", "2d"}]
    situation = ranges_at(*hands, board=format_cards(random.sample(deck, cards)))
    first, second = seat_ranges(situation)
    boards = BoardClasses.every(situation.board, situation.unseen, situation.to_board)
    here = finish(count_one_hand(boards, (first, second)))
    there = finish(count_by_cards(boards, (first, second)))
    assert here.deals == there.deals
    for one, other in zip(here.seats, there.seats, strict=True):
        assert (one.wins, one.ties, one.pots) == (other.wins, other.ties, other.pots)
        assert one.categories == other.categories
        assert np.array_equal(one.deals, other.deals)
        assert np.array_equal(one.shares, other.shares)


def test_the_boards_come_to_the_whole() -> None:
    situation = ranges_at("AhKh", "22+:0.5, AK, 76s:0.07", board="Qh7h2c")
    known, other = seat_ranges(situation)
    boards = BoardClasses.every(situation.board, situation.unseen, situation.to_board)
    hand = KnownHand(boards, known, other)
    counts, by_board = hand.counts(), hand.by_board()
    assert by_board.deals.shape == (len(boards),)
    assert by_board.deals.sum() == counts.deals
    assert by_board.wins.sum() == counts.seats[0].wins
    assert by_board.ties.sum() == counts.seats[0].ties
