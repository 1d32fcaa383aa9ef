"""Ranges as values, and dealing where seats hold them."""

import copy
import pickle
from collections import Counter
from typing import Any

import pytest

from analyser.poker.cards import Card, format_cards, parse_cards
from analyser.poker.dealing import Shuffler
from analyser.poker.errors import ArgumentError, CardError, EmptiedRangeError, NoDealError
from analyser.poker.games.registry import HOLDEM
from analyser.poker.ranges.holdings import HOLDINGS_OF
from analyser.poker.ranges.notation import parse_range
from analyser.poker.ranges.range import RANDOM, Range
from analyser.poker.table.streets import complete_board, deal_seat, deal_street
from analyser.poker.table.table import BOARD, Slot, Table, new_table


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


def table_with(*ranges: str, board: str = "") -> Table:
    table = new_table(HOLDEM, len(ranges) + 1)
    for seat, text in enumerate(ranges, 1):
        table = table.set_range(seat, parse_range(text))
    if board:
        table = table.activate(Slot(BOARD, 0)).place_all(parse_cards(board))
    return table


def seen(table: Table) -> set[Card]:
    return {card for _, card in table.known_cards()}


@pytest.mark.parametrize("seed", range(40))
def test_a_deal_keeps_the_ranges_and_leaves_each_a_holding(seed: int) -> None:
    dealt = table_with("AhKh, AsKs", "AhQh, AsQs").deal(seed)
    assert [str(seat.range) for seat in dealt.seats[1:]] == ["AsKs, AhKh", "AsQs, AhQh"]
    assert len(seen(dealt)) == 2 + 5
    assert not seen(dealt) & {*parse_cards("AhAs")}  # one holding each, and no ace twice
    left = [seat.range.without(seen(dealt)) for seat in dealt.seats[1:] if seat.range]
    assert all(any(held.weights) for held in left)
    assert dealt == table_with("AhKh, AsKs", "AhQh, AsQs").deal(seed)


@pytest.mark.parametrize("seed", range(40))
def test_the_board_takes_no_range_its_last_holding(seed: int) -> None:
    table = table_with("QsQd", "JsJd, JsJh", board="2c3c")
    river = complete_board(table, seed)
    assert not seen(river) & {*parse_cards("QsQdJs")}
    flop = deal_street(table, seed)
    assert not seen(flop) & {*parse_cards("QsQdJs")}


def test_dealing_to_a_seat_with_a_range_gives_it_one_of_its_hands() -> None:
    table = table_with("QQ, AhKh:0.5", board="QsQd2c")
    hands = Counter(format_cards(deal_seat(table, 1, seed).cards_of(1)) for seed in range(600))
    assert set(hands) == {"Qc Qh", "Kh Ah"}
    assert 340 < hands["Qc Qh"] < 460  # twice as likely: 400 of 600
    dealt = deal_seat(table, 1, 3)
    assert dealt.seats[1].range is None
    assert dealt.active == table.active == Slot(BOARD, 3)


def test_ranges_that_are_left_nothing_refuse_the_deal() -> None:
    with pytest.raises(EmptiedRangeError):
        complete_board(table_with("QQ", board="QsQdQc"), 1)
    with pytest.raises(NoDealError):
        table_with("AsAh", "AsAd").deal(1)
    with pytest.raises(NoDealError):
        table_with("AA", "AA", "AA").set_aside(Shuffler(1))
    with pytest.raises(EmptiedRangeError):
        deal_seat(table_with("QQ", board="QsQdQc"), 1, 1)
