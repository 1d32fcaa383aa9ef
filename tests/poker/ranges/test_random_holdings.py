"""Dealing where seats hold ranges: they keep them, and each is left a holding."""

from collections import Counter

import pytest

from analyser.poker.cards import Card, format_cards, parse_cards
from analyser.poker.dealing import Shuffler
from analyser.poker.errors import EmptiedRangeError, NoDealError
from analyser.poker.games.registry import HOLDEM
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.streets import complete_board, deal_seat, deal_street
from analyser.poker.table.table import BOARD, Slot, Table, new_table


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
