"""Boards that differ by the names of suits: one of each kind is counted, and none is left out."""

from itertools import combinations, permutations
from math import comb

import numpy as np
import pytest

from analyser.poker.generators import finish
from analyser.poker.odds.ranges.distinct_boards import distinct_boards, renamings
from analyser.poker.odds.ranges.seats import seat_ranges
from range_situations import ranges_at

PLACES = [
    *[(("AA", "random"), "9c4d2h", "", 1), (("AA", "random"), "9c4d2d", "", 2)],
    *[(("AA", "random"), "9c4c2c", "", 6), (("AhKh", "22+"), "9c4c2c", "", 2)],
    *[(("AhKh", "22+"), "", "3h3d3c3s", 6), (("AA", "random"), "2c2d", "3c3d", 4)],
    *[(("AsAh", "KcQs, KdQh"), "2c2d", "", 2), (("AA", "22+"), "", "", 24)],
]


@pytest.mark.parametrize(("hands", "board", "dead", "ways"), PLACES)
def test_renamings_without_effect(hands: tuple[str, ...], board: str, dead: str, ways: int) -> None:
    situation = ranges_at(*hands, board=board, dead=dead)
    found = renamings(situation.board, situation.dead, seat_ranges(situation))
    assert (found[0], len(found)) == (0, ways)


@pytest.mark.parametrize(("hands", "board", "dead", "ways"), PLACES)
def test_of_boards_that_are_alike_the_least_is_counted(
    hands: tuple[str, ...], board: str, dead: str, ways: int
) -> None:
    situation = ranges_at(*hands, board=board, dead=dead)
    to_come = min(2, situation.to_board)
    found = renamings(situation.board, situation.dead, seat_ranges(situation))
    runouts, times = finish(distinct_boards(situation.unseen, to_come, found))
    suits = list(permutations(range(4)))
    numbers = [card.number for card in situation.unseen]
    kinds: dict[tuple[int, ...], int] = {}
    for cards in combinations(numbers, to_come):
        renamed = [[suits[way][card // 13] * 13 + card % 13 for card in cards] for way in found]
        least = min(tuple(sorted(one)) for one in renamed)
        kinds[least] = kinds.get(least, 0) + 1
    assert dict(zip(map(tuple, runouts.tolist()), times.tolist(), strict=True)) == kinds
    assert times.sum() == comb(len(numbers), to_come)


def test_listing_the_boards_tells_its_progress() -> None:
    """A count of three wide ranges stood at 0% for as long as its boards were listed."""
    situation = ranges_at("AA", "KK")
    shares = [*distinct_boards(situation.unseen, 3, np.zeros(1, np.intp))]
    assert shares == sorted(shares)
    assert shares[0] == 0 < shares[-2] < shares[-1] < 1
