"""Ranges as values."""

import copy
import pickle
from typing import Any

import pytest

from analyser.poker.cards import Card, parse_cards
from analyser.poker.errors import ArgumentError, CardError
from analyser.poker.ranges.holdings import HOLDINGS_OF
from analyser.poker.ranges.notation import parse_range
from analyser.poker.ranges.range import RANDOM, Range


def test_how_much_a_range_is() -> None:
    range_ = parse_range("QQ+, AKs")
    assert (range_.combos, range_.percent, range_.weighted) == (22, 1.66, False)
    assert range_.hands == {"AA": 1.0, "KK": 1.0, "QQ": 1.0, "AKs": 1.0}
    assert (RANDOM.combos, RANDOM.percent, len(RANDOM.hands)) == (1326, 100.0, 169)
    range_ = parse_range("QQ:0.5, AKs:0.25, AhKd")
    assert (range_.combos, range_.weighted) == (5, True)
    assert range_.hands == {"QQ": 0.5, "AKs": 0.25, "AKo": 1 / 12}
    assert parse_range("QQ:0.05").combos == 0.3


def test_cards_take_holdings_away() -> None:
    range_ = parse_range("AA, AKs").without(parse_cards("As Kd"))
    assert str(range_) == "AhAd, AhAc, AdAc, AhKh, AcKc"
    assert range_.without([]) == range_


def test_ranges_are_equal_where_their_weights_are() -> None:
    range_ = Range.of(dict.fromkeys(HOLDINGS_OF["AA"], 100))
    assert range_ == parse_range("AA")
    assert len({range_, parse_range("AA"), parse_range("AA:0.5")}) == 2
    assert copy.copy(range_) == pickle.loads(pickle.dumps(range_)) == range_
    assert repr(range_) == "parse_range('AA')"
    assert (str(Range.of({})), repr(Range.of({}))) == ("", "Range.of({})")


@pytest.mark.parametrize("weights", [(), (0,) * 1325, (101,) + (0,) * 1325, (-1,) + (0,) * 1325])
def test_other_weights_are_no_range(weights: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="weights"):
        Range(weights)


@pytest.mark.parametrize("weights", [5, [100], {1326: 100}, {-1: 100}, {"AA": 100}, {0: 101}])
def test_other_holdings_are_no_range(weights: Any) -> None:
    with pytest.raises(ArgumentError, match="weights"):
        Range.of(weights)


def test_some_holdings_get_another_weight_and_the_others_keep_theirs() -> None:
    pair = HOLDINGS_OF["AA"]
    changed = parse_range("AA, KK:0.5").with_weight(pair[:1], 25)
    assert [changed.weights[number] for number in pair] == [25, *[100] * 5]
    assert changed.with_weight(pair, 0) == parse_range("KK:0.5")


def test_a_range_is_a_set_of_holdings() -> None:
    range_ = parse_range("QQ+, AKs")
    assert len(range_) == 22 == len([*range_])
    assert all(held in range_ for held in range_)
    assert ("AhKh" in range_, "KhAh" in range_, "AhKd" in range_) == (True, True, False)
    assert [Card("Qs"), Card("Qd")] in range_
    assert len(parse_range("QQ:0.5")) == 6
    assert (len(RANDOM), len(Range.of({})), list(Range.of({}))) == (1326, 0, [])


def test_ranges_are_joined_cut_and_taken_away() -> None:
    one, other = parse_range("QQ+, AKs"), parse_range("KK:0.5, AKs, JJ")
    assert str(one | other) == "JJ+, AKs"
    assert str(one & other) == "AKs, KK:0.5"
    assert str(one - other) == "AA, QQ, KK:0.5"
    assert (one - one, one | one, one & one) == (Range.of({}), one, one)
    for wrong in (None, "QQ", {1}):
        with pytest.raises(TypeError):
            one | wrong  # type: ignore[operator]


@pytest.mark.parametrize("wrong", ["Ah", "AhKhQh", "AhJo", "Ah??", 7, None, Card("Ah"), ()])
def test_a_range_has_two_cards_or_not_and_nothing_else(wrong: object) -> None:
    with pytest.raises(CardError):
        wrong in RANDOM  # noqa: B015 - asking is what fails
