"""Choices and boards that differ by the names of suits are counted once."""

from fractions import Fraction
from itertools import permutations, product

import pytest

from analyser.poker.generators import finish
from analyser.poker.odds.ranges import count_ranges
from analyser.poker.odds.ranges.seats import RangeCounts, choices_of_holdings, seat_ranges
from analyser.poker.odds.ranges.ways import lay_boards
from analyser.poker.odds.situation import Situation
from analyser.poker.ranges.holdings import HOLDINGS
from examples import examples
from range_situations import check_same_counts, ranges_at

PLACES = [
    *[(("AA", "KK"), "", ""), (("AsAh", "KK"), "", ""), (("AK", "AQs, 22"), "", "")],
    *[(("AA", "KK"), "2c", ""), (("AA", "KK"), "", "2c"), (("AA", "KK", "QJs"), "2c", "2d")],
    *[(("AA", "KK"), "2c2d", "3c3d"), (("AK", "AQ", "QJ"), "2c2d", "3h")],
]


def renamed(cards: frozenset[str], names: dict[str, str]) -> frozenset[str]:
    return frozenset(card[0] + names[card[1]] for card in cards)


def kinds(hands: list[list[frozenset[str]]], board: str, dead: str) -> Fraction:
    """By Burnside's lemma: how many choices stay as they are, on average over the renamings."""
    places = [
        frozenset(text[at : at + 2] for at in range(0, len(text), 2)) for text in (board, dead)
    ]
    choices = [each for each in product(*hands) if len(frozenset.union(*each)) == 2 * len(each)]
    counts = []
    for suits in permutations("cdhs"):
        names = dict(zip("cdhs", suits, strict=True))
        if all(renamed(place, names) == place for place in places):
            same = [all(renamed(hand, names) == hand for hand in choice) for choice in choices]
            counts.append(sum(same))
    return Fraction(sum(counts), len(counts))


@pytest.mark.parametrize(("hands", "board", "dead"), PLACES)
def test_how_many_kinds_there_are(hands: tuple[str, ...], board: str, dead: str) -> None:
    situation = ranges_at(*hands, board=board, dead=dead)
    seats = seat_ranges(situation)
    choices = choices_of_holdings(seats)
    first, of_choice = count_ranges.kinds_of_choices(
        choices, seats, situation.board, situation.dead
    )
    assert set(of_choice.tolist()) == set(range(len(first)))
    texts = [[frozenset(map(str, HOLDINGS[number])) for number in seat.holdings] for seat in seats]
    if "AsAh" not in hands:  # then renaming leads out of the range, and the lemma says nothing
        assert len(first) == kinds(texts, board, dead)
    else:
        assert len(first) == 3  # kings of the same two suits, of one of them, of neither


def test_however_little_is_kept_the_counts_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    situation = ranges_at("AKs", "AQs", "QJs", board="2c2d4s")
    places, seats = (situation.board, situation.dead), seat_ranges(situation)

    def shares() -> list[list[float]]:
        count_ranges.cached_counts.cache_clear()
        twice = [finish(count_ranges.count_each_deal(*places, seats)) for _ in range(2)]
        return [seat.shares.tolist() for found in twice for seat in found.seats]

    most = shares()
    assert len(count_ranges.cached_counts(*places)) > 10
    monkeypatch.setattr(count_ranges, "_REMEMBERED", 3)
    assert shares() == most
    assert len(count_ranges.cached_counts(*places)) <= 3


@pytest.mark.parametrize("hands", examples(__file__, "few_kinds.txt"))
def test_no_more_kinds_are_counted_than_the_time_is_estimated_for(hands: tuple[str, ...]) -> None:
    """Six ranges were taken to be counted in seconds, and stood at 0% of half an hour."""
    situation = ranges_at(*hands)
    seats = seat_ranges(situation)
    choices = choices_of_holdings(seats)
    kinds, _ = count_ranges.kinds_of_choices(choices, seats, situation.board, situation.dead)
    assert len(kinds) <= 2 * count_ranges.estimated_choices(situation.board, situation.dead, seats)


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
    monkeypatch.setattr(lay_boards, "_BOARDS_AT_ONCE", 300)
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
