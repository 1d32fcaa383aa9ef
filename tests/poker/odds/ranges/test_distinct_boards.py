"""Boards that differ by the names of suits: the renamings that keep all else, and the progress."""

import numpy as np
import pytest

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


def test_listing_the_boards_tells_its_progress() -> None:
    """A count of three wide ranges stood at 0% for as long as its boards were listed."""
    situation = ranges_at("AA", "KK")
    shares = [*distinct_boards(situation.unseen, 3, np.zeros(1, np.intp))]
    assert shares == sorted(shares)
    assert shares[0] == 0 < shares[-2] < shares[-1] < 1
