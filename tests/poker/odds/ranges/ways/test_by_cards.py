"""Ranges counted by their cards: the same counts as choice by choice."""

from collections.abc import Callable, Generator, Sequence
from random import Random

import numpy as np
import pytest

from analyser.poker.cards import DECK, format_cards, parse_cards
from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import finish
from analyser.poker.odds.count import count_odds
from analyser.poker.odds.ranges.board_classes import BoardClasses
from analyser.poker.odds.ranges.seats import RangeCounts, SeatRange, seat_ranges
from analyser.poker.odds.ranges.ways.by_cards import cached_count, count_by_cards
from analyser.poker.odds.ranges.ways.lay_boards import count_each_choice
from analyser.poker.odds.situation import situation_of
from analyser.poker.ranges.notation import parse_range
from analyser.poker.ranges.range import RANDOM, Range
from examples import examples
from range_situations import check_same_counts, ranges_at

Way = Callable[[BoardClasses, Sequence[SeatRange]], Generator[float, None, RangeCounts]]


@pytest.mark.parametrize("way", [count_by_cards, count_each_choice])
def test_seats_that_want_the_same_cards_have_no_deal(way: Way) -> None:
    same, other = Range.of({0: 100}), Range.of({500: 100, 700: 100})
    board = [DECK[at] for at in (50, 49, 48, 47, 46)]
    seats = seat_ranges(situation_of(HOLDEM, [(), (), ()], board, ranges=[same, same, other]))
    assert finish(way(BoardClasses.every(board, (), 0), seats)).deals == 0


STROKES = [
    # The second seat's range: it grows, loses a hand, gets heavier, lighter, another, everything.
    *("QQ, AK, 87s, 55", "QQ, AK, 87s, 55, 44, A5s", "QQ, AK, 87s, A5s", "QQ, AK:0.5, 87s, A5s"),
    *("QQ, AK:0.5, 87s, A5s:0.25", "QQ, AK:0.5, 87s, A5s", "QQ, AK:0.5, 76s, A5s"),
    *("QQ, AK:0.5, 76s, A5s, AsKd", "random"),
]


def test_a_range_that_is_painted_is_counted_as_if_it_were_new() -> None:
    """Only what came or went is counted: the counts are the same to the last bit."""
    board = parse_cards("QhJh2c8s")

    def counted(*texts: str) -> RangeCounts:
        ranges = [parse_range(text) for text in texts]
        spot = situation_of(HOLDEM, [()] * len(ranges), board, ranges=ranges)
        boards = BoardClasses.every(board, spot.unseen, spot.to_board)
        return finish(count_by_cards(boards, seat_ranges(spot)))

    def told(counts: RangeCounts) -> list[object]:
        arrays = [np.concatenate((seat.deals, seat.shares)).tobytes() for seat in counts.seats]
        whole = [(seat.wins, seat.ties, seat.pots, seat.categories) for seat in counts.seats]
        return [counts.deals, arrays, whole]

    strokes: list[tuple[str, ...]] = [("JJ+, AK, KQs", each, "JJ+, AK, KQs") for each in STROKES]
    strokes += [(*strokes[0][:2], "AA, 22"), (*strokes[1][:2], "AA, 22")]
    strokes += [("JJ+, AK, KQs", stroke) for stroke in STROKES]
    painted = [told(counted(*stroke)) for stroke in strokes]
    for stroke, found in zip(strokes, painted, strict=True):
        cached_count.cache_clear()
        assert told(counted(*stroke)) == found


def test_three_random_hands_on_a_flop_are_counted() -> None:
    flop = [DECK[at] for at in (10, 23, 0)]
    odds = finish(count_odds(situation_of(HOLDEM, [(), (), ()], flop, ranges=[RANDOM] * 3)))
    assert odds.boards == 1_136_464_726_320
    assert [round(seat.equity, 12) for seat in odds.seats] == [round(1 / 3, 12)] * 3


@pytest.mark.parametrize("hands", examples(__file__, "both_ways.txt"))
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
