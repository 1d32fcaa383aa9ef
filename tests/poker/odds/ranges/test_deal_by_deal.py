"""Ways to count that are chosen only for some situations, beside all deals of small ones."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from random import Random

import pytest

from analyser.poker.errors import CardError, NoDealError
from analyser.poker.generators import finish
from analyser.poker.odds.ranges.board_classes import BoardClasses
from analyser.poker.odds.ranges.counts import RangeCounts
from analyser.poker.odds.ranges.range_odds import range_odds
from analyser.poker.odds.ranges.seats import SeatRange, seat_ranges
from analyser.poker.odds.ranges.ways.by_cards import count_by_cards
from analyser.poker.odds.ranges.ways.by_ranks import count_by_ranks
from analyser.poker.odds.ranges.ways.each_choice import count_each_choice
from analyser.poker.odds.ranges.ways.lay_boards import Way
from analyser.poker.odds.record import Odds
from analyser.poker.odds.situation import Situation
from every_range import check_ranges, enumerate_ranges
from mostly_long import mostly_long
from range_situations import small_situation


@pytest.mark.parametrize("way", [count_by_cards, count_each_choice])
@pytest.mark.parametrize("seed", mostly_long(12, range(300)))
def test_two_and_three_ranges_are_counted_on_boards_as_deal_by_deal(way: Way, seed: int) -> None:
    def on_boards(situation: Situation, seats: Sequence[SeatRange]) -> RangeCounts:
        boards = BoardClasses.every(situation.board, situation.unseen, situation.to_board)
        return finish(way(boards, seats))

    situation = small_situation(Random(f"boards {seed}"), 2 + seed // 3 % 2, 3 + seed % 3, 9)
    check(situation, partial(counted_in, on_boards))


@pytest.mark.parametrize("seed", mostly_long(24, range(300)))
def test_two_ranges_are_counted_by_ranks_as_deal_by_deal(seed: int) -> None:
    """Alone, or beside a known hand."""

    def by_ranks(situation: Situation, seats: Sequence[SeatRange]) -> RangeCounts:
        return finish(count_by_ranks(situation, seats))

    random, seats, board = Random(f"by ranks {seed}"), 2 + seed % 2, seed // 2 % 6
    situations = (small_situation(random, seats, board, 11 - board // 2) for _ in count())
    situation = next(each for each in situations if sum(map(bool, each.to_seats)) < 3)
    check(situation, partial(counted_in, by_ranks))


def counted_in(
    way: Callable[[Situation, Sequence[SeatRange]], RangeCounts], situation: Situation
) -> Odds:
    seats = seat_ranges(situation)
    counts = way(situation, seats)
    if not counts.deals:
        raise NoDealError
    return range_odds(situation, seats, counts)


def check(situation: Situation, counted: Callable[[Situation], Odds]) -> None:
    plain = enumerate_ranges(situation)
    try:
        odds = counted(situation)
    except CardError:  # no deal fits
        assert not plain.boards
        return
    check_ranges(odds, plain)
