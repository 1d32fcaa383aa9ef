"""Boards of each kind are counted once; every board and every holding counts."""

import pytest

from analyser.poker.generators import finish
from analyser.poker.odds.ranges.counts import RangeCounts
from analyser.poker.odds.ranges.seats import seat_ranges
from analyser.poker.odds.ranges.ways import lay_boards
from analyser.poker.odds.situation import Situation
from range_situations import check_same_counts, ranges_at

FEW = "3c3d3h3s4c4d4h4s5c5d5h5s6c6d6h6s7c7d7h7s8c8d8h8s"
"""Dead cards that leave few boards, and keep all renamings of suits."""


def counted(situation: Situation) -> RangeCounts:
    return finish(lay_boards.by_boards(situation, seat_ranges(situation))[1])


@pytest.mark.parametrize(("hands", "board", "dead"), [
    (("AA:0.5, KQs", "JJ, AKo, 92s"), "9c4d2d", ""), (("AhKh", "random"), "9c4c2c", ""),
    (("AA, KQs", "TT+, AK", "AA, QQ:0.3, T9s"), "9c4c2c", "8c"),
    (("AhKh", "QQ, AJs", "TT, T9s"), "9d", FEW), (("AA, A2s", "99, KK"), "", FEW),
    (("AA", "KK", "QQ", "random"), "9c4c2c8cTc", ""),
])  # fmt: skip
def test_boards_that_are_alike_change_no_count(
    hands: tuple[str, ...], board: str, dead: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lay_boards, "_AT_ONCE", 300)
    situation = ranges_at(*hands, board=board, dead=dead)
    monkeypatch.setattr(lay_boards, "_WORTH_RENAMING", 0)
    once = counted(situation)
    monkeypatch.setattr(lay_boards, "_WORTH_RENAMING", float("inf"))
    every = counted(situation)
    check_same_counts(once, every)


def test_the_progress_never_goes_back() -> None:
    situation = ranges_at("AA", "KK", "QQ")
    told = [0.0]
    for done in lay_boards.by_boards(situation, seat_ranges(situation))[1]:
        assert done >= told[-1]
        told.append(done)
        if done > 0.06:  # the boards are listed, and the first of them counted
            return
    raise AssertionError(told)
