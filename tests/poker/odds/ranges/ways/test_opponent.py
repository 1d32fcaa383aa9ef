"""What is left of a range beside a board and a holding, beside going through it."""

from __future__ import annotations

import pytest

from analyser.poker.odds.ranges.board_classes import BoardClasses
from analyser.poker.odds.ranges.seats import seat_ranges
from analyser.poker.odds.ranges.ways.opponent import OpponentRange
from analyser.poker.ranges.matchups import holding_cards
from range_situations import ranges_at


@pytest.mark.parametrize("board", ["9c4d2h", "9c4d2hAs", "9c4d2hAsKd"])
def test_what_is_left(board: str) -> None:
    situation = ranges_at("AK, KK:0.5, 99", "TT+:0.25, KQs", board=board)
    one, other = seat_ranges(situation)
    boards = BoardClasses.every(situation.board, situation.unseen, situation.to_board)
    meets = boards.meets(one.holdings)
    left = OpponentRange(other, one.holdings).left(boards.runouts, meets)
    others = list(zip(holding_cards()[other.holdings].tolist(), other.weights, strict=True))
    for at in range(0, len(boards), 97):
        runout = set(boards.runouts[at].tolist())
        for place, cards in enumerate(holding_cards()[one.holdings].tolist()):
            taken = runout | set(cards)
            expected = sum(weight for held, weight in others if not taken & set(held))
            assert left[at, place] == (0 if runout & set(cards) else expected)
