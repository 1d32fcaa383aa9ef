"""Every choice of holdings compared, beside counting them by cards."""

from random import Random

import pytest

from analyser.poker.cards import DECK, format_cards
from analyser.poker.generators import finish
from analyser.poker.odds.ranges.board_classes import BoardClasses
from analyser.poker.odds.ranges.seats import seat_ranges
from analyser.poker.odds.ranges.ways.by_cards import count_by_cards
from analyser.poker.odds.ranges.ways.each_choice import count_each_choice
from range_situations import check_same_counts, ranges_at


@pytest.mark.parametrize(
    "hands",
    [
        ("random", "random"),
        ("random", "22+, A2s+:0.5, KhQd:0.01"),
        ("22+, T9s", "22+, T9s"),
        ("AhKh", "random"),
        ("AhAd, KK", "KsKd"),
        ("22+, A2s+:0.5, KhQd:0.01", "AhKh"),
        ("AhKh:0.5, AhKh:0.25", "AK, KK:0.99, 7h7d"),  # a range whose cards others may have
        ("AhAd:0.5", "AdAh:0.3, Ad2d, 99, 22"),
        ("KsKd, QsQd:0.5", "AA, KK, 76s", "TT+, AK:0.25"),
    ],
)
@pytest.mark.parametrize("cards", [3, 4, 5])
def test_both_ways_count_the_same(hands: tuple[str, ...], cards: int) -> None:
    random = Random(f"{hands} {cards}")
    deck = [card for card in DECK if str(card) not in {"Ah", "Ad", "Kh", "Ks", "Kd", "2d"}]
    # A whole flop of everything against everything takes choice by choice too long.
    count = 5 if cards == 3 and hands == ("random", "random") else cards
    board = format_cards(random.sample(deck, count))
    situation = ranges_at(*hands, board=board)
    seats = seat_ranges(situation)
    boards = BoardClasses.every(situation.board, situation.unseen, situation.to_board)
    found, expected = (finish(way(boards, seats)) for way in (count_each_choice, count_by_cards))
    check_same_counts(found, expected)
