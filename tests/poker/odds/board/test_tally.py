"""What is counted of boards: winners, and what each seat makes."""

import numpy as np

from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import HOLDEM, OMAHA_HI_LO
from analyser.poker.odds.board.runouts import Ways
from analyser.poker.odds.board.tally import BoardTally, WinnerCodes, winners_of
from analyser.poker.odds.record import HighLowSeatOdds
from analyser.poker.odds.situation import situation_of
from analyser.poker.ranking.classes import high_classes
from analyser.poker.ranking.high import Category
from analyser.poker.ranking.rank_tables import ClassNumbers


def add(tally: BoardTally, seats: ClassNumbers, lows: WinnerCodes | None, ways: Ways) -> None:
    """Add boards on which all seats have these hands."""
    tally.add_winners(winners_of(seats), lows, ways)
    for seat, values in enumerate(seats):
        tally.add_values(seat, values, ways)


def test_the_seats_with_the_best_class_win() -> None:
    classes = np.array([[10, 7, 3], [10, 5, 4], [12, 5, 3]], np.uint16)
    assert winners_of(classes).tolist() == [0b011, 0b110, 0b101]


def test_what_is_taken_back_is_not_counted() -> None:
    hands = [parse_cards("AsAh"), parse_cards("KsKh")]
    tally = BoardTally(HOLDEM, 2, [0])
    add(tally, np.array([[1, 20], [20, 1]], np.uint16), None, np.array([6.0, 4.0]))
    add(tally, np.array([[20], [1]], np.uint16), None, np.array([-3.0]))
    one, other = tally.odds(situation_of(HOLDEM, hands)).seats
    assert (one.win, other.win) == (6, 1)
    assert one.categories["royal flush"] == 6
    assert one.categories["four of a kind"] == 1


def test_every_class_is_counted_for_its_category() -> None:
    classes = high_classes(HOLDEM.high)
    tally = BoardTally(HOLDEM, 1, [0])
    values = np.arange(1, len(classes.ranks) + 1, dtype=np.uint16)
    add(tally, values[np.newaxis], None, np.ones(len(values)))
    (seat,) = tally.odds(situation_of(HOLDEM, [()])).seats
    assert seat.categories["royal flush"] == 1
    assert seat.categories["straight flush"] == 9
    flushes = sum(rank[0] == Category.FLUSH for rank in classes.ranks)
    assert seat.categories["flush"] == flushes
    assert sum(seat.categories.values()) == len(values)


def test_winners_of_the_low_are_counted_beside_those_of_the_high() -> None:
    hands = [parse_cards("AsAh2s3h"), parse_cards("KdKcQdJc")]
    tally = BoardTally(OMAHA_HI_LO, 2, [0, 0b01])
    values = np.array([[1, 1, 9], [2, 2, 1]], np.uint16)
    add(tally, values, np.array([0, 1, 1]), np.array([5.0, 3.0, 2.0]))
    one, _ = tally.odds(situation_of(OMAHA_HI_LO, hands)).seats
    assert isinstance(one, HighLowSeatOdds)
    assert (one.win, one.low_win, one.no_low, one.scoop) == (8, 5, 5, 8)
