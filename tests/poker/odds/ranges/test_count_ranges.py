"""Odds of ranges, whichever way they are counted, beside a plain count of every deal."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import count
from math import comb
from random import Random

import numpy as np
import pytest

from analyser.poker import errors
from analyser.poker.cards import parse_cards
from analyser.poker.errors import CardError, EmptiedRangeError, NoDealError, TooManyDealsError
from analyser.poker.games.registry import DRAW, HOLDEM
from analyser.poker.generators import finish
from analyser.poker.odds.board.count_one_open_seat import count_one_open_seat
from analyser.poker.odds.count import count_odds, odds_of
from analyser.poker.odds.ranges.board_classes import BoardClasses
from analyser.poker.odds.ranges.count_ranges import (
    alike_cards,
    count_each_deal,
    count_range_odds,
    refuse_long_counts,
    shares_against_a_range,
)
from analyser.poker.odds.ranges.distinct_boards import distinct_boards, suit_renamings
from analyser.poker.odds.ranges.seats import (
    RangeCounts,
    SeatRange,
    choices_of_holdings,
    range_odds,
    seat_ranges,
    too_many_for_ranges,
)
from analyser.poker.odds.ranges.ways.by_cards import count_by_cards
from analyser.poker.odds.ranges.ways.by_ranks import count_by_ranks
from analyser.poker.odds.ranges.ways.lay_boards import Way, by_boards, count_each_choice
from analyser.poker.odds.record import Odds
from analyser.poker.odds.situation import Situation, situation_of
from every_range import check_ranges, enumerate_ranges
from mostly_long import mostly_long
from range_situations import ranges_at, small_situation
from situations import finished, hands_at


def on_boards(situation: Situation, seats: Sequence[SeatRange]) -> RangeCounts:
    return finished(by_boards(situation, seats)[1])


def deal_by_deal(situation: Situation, seats: Sequence[SeatRange]) -> RangeCounts:
    return finished(count_each_deal(situation.board, situation.dead, seats))


CASES = [
    *((2, 5, 9), (2, 4, 9), (2, 3, 9), (2, 2, 9), (2, 1, 9), (2, 0, 10)),
    *((3, 5, 8), (3, 4, 8), (3, 3, 9), (3, 2, 9), (3, 1, 10)),
    *((4, 5, 10), (4, 4, 10), (5, 5, 11)),
]


@pytest.mark.parametrize(("seats", "board", "left"), CASES)
@pytest.mark.parametrize("seed", mostly_long(3, range(25)))
def test_every_way_is_equal_to_a_plain_count(seats: int, board: int, left: int, seed: int) -> None:
    situation = small_situation(Random(f"{seats} {board} {seed}"), seats, board, left)
    check(situation, odds_of, partial(counted_in, on_boards), partial(counted_in, deal_by_deal))


KNOWN = [
    (("QQ+, AKs", "AKo, TT-88"), "", 965_739_456, [678_165_864, 245_833_092]),
    (("22+", "AK"), "", 1_972_574_208, [1_110_456_504, 852_256_044]),
    (("random", "random"), "2c7d9h", 1_258_543_440, [616_250_961, 616_250_961]),
    (("random", "random"), "", 2_781_381_002_400, [1_334_125_369_292, 1_334_125_369_292]),
    (("QQ+", "AKs", "JJ-TT"), "", 789_554_304, [414_487_656, 227_396_016, 142_903_440]),
    (("AsAh", "random"), "", 2_097_572_400, [1_781_508_418, 304_661_670]),
    (("AhKh", "random"), "Qh7h2c", 1_070_190, [773_989, 288_487]),
]


@pytest.mark.parametrize(("hands", "board", "deals", "wins"), KNOWN)
def test_known_counts(hands: tuple[str, ...], board: str, deals: int, wins: list[int]) -> None:
    shares: list[float] = []
    odds = finish(count_range_odds(ranges_at(*hands, board=board)), shares.append)
    assert shares == sorted(shares)
    assert all(0 <= share < 1 for share in shares)
    assert (odds.boards, odds.scale) == (deals, 1)
    assert [seat.win for seat in odds.seats] == wins


@pytest.mark.parametrize("hand", ["AhKh", "AhKd", "7c7d"])
@pytest.mark.parametrize("board", ["", "Qh7h2c", "Qh7h2c4d"])
def test_random_and_an_unknown_hand_have_the_same_counts(hand: str, board: str) -> None:
    unknown, random = (odds_of(ranges_at(hand, one, board=board)) for one in ("??", "random"))
    for one, other in zip(unknown.seats, random.seats, strict=True):
        counts = [(seat.win, seat.tie, seat.lose, seat.share) for seat in (one, other)]
        assert counts[0] == counts[1]
        assert one.categories == other.categories
    assert (unknown.scale, random.scale) == (None, 1)
    is_none = [seat.hands is None for seat in (*unknown.seats, *random.seats)]
    assert is_none == [True, True, True, False]
    half = odds_of(ranges_at(hand, "random:0.5", board=board))
    assert (half.boards, half.scale) == (50 * random.boards, 100)
    whole = random.seats[1].categories
    assert half.seats[1].categories == {name: 50 * count for name, count in whole.items()}


def test_weights_are_counted_in_whole_units() -> None:
    plain = odds_of(ranges_at("QQ, AKs", "JJ", board="9c4d2h"))
    half = odds_of(ranges_at("QQ:0.5, AKs:0.5", "JJ", board="9c4d2h"))
    both = odds_of(ranges_at("QQ:0.5, AKs:0.5", "JJ:0.25", board="9c4d2h"))
    assert (plain.scale, half.scale, both.scale) == (1, 100, 10_000)
    assert (half.boards, both.boards) == (50 * plain.boards, 50 * 25 * plain.boards)
    assert [seat.equity for seat in plain.seats] == [seat.equity for seat in both.seats]
    assert half.seats[0].combos == 5
    assert half.seats[0].hands is not None
    assert half.seats[0].hands["QQ"].combos == 3


def test_known_cards_of_other_seats_are_no_holdings_but_other_ranges_leave_them() -> None:
    known = odds_of(ranges_at("AsAh", "AA, KK", board="9c4d2h")).seats[1]
    ranged = odds_of(ranges_at("AsAh, KsKh", "AA, KK", board="9c4d2h")).seats[1]
    assert (known.combos, ranged.combos) == (7, 12)
    seat = odds_of(ranges_at("AsAh, AsAd, AhAd", "AsAd, AsAh, KK", board="9c4d2h")).seats[1]
    assert seat.hands is not None
    assert seat.hands["AA"].equity is None
    assert seat.hands["KK"].equity is not None


@pytest.mark.parametrize("board", ["", "9c", "9c4d", "9c4d2h", "9c4d2h2s"])
def test_a_partly_known_hand_is_every_holding_with_its_card(board: str) -> None:
    part = odds_of(ranges_at("Ah??", "QQ:0.5", board=board))
    others = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    aces = ",".join(f"Ah{card}" for card in others if card != "Ah")
    whole = odds_of(ranges_at(aces, "QQ:0.5", board=board))
    assert (part.boards, part.seats[0].win) == (whole.boards, whole.seats[0].win)
    assert part.seats[0].hands is None


def test_before_the_flop_two_ranges_have_no_categories_and_a_known_hand_has() -> None:
    ranges = odds_of(ranges_at("QQ+", "AKs"))
    assert [seat.categories for seat in ranges.seats] == [{}, {}]
    known = odds_of(ranges_at("AhKh", "QQ+"))
    assert [sum(seat.categories.values()) for seat in known.seats] == [known.boards] * 2


@pytest.mark.parametrize("hands", [("AA, KQs:0.5", "QQ, AKo:0.3"), ("AhKh", "QQ, AKo:0.3", "22")])
@pytest.mark.parametrize("dead", ["Ac", "AcQd"])
def test_two_ranges_before_the_flop_are_counted_by_ranks_beside_dead_cards_and_a_known_hand(
    hands: tuple[str, ...], dead: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    situation = ranges_at(*hands, dead=dead)
    expected = counted_in(deal_by_deal, situation)
    monkeypatch.setattr("analyser.poker.odds.ranges.count_ranges._EACH_KNOWN", (1.0,) * 6)
    shares: list[float] = []
    odds = finish(count_range_odds(situation), shares.append)
    assert shares == sorted(shares)
    assert all(0 <= share < 1 for share in shares)
    assert odds.boards == expected.boards
    for seat, other in zip(odds.seats, expected.seats, strict=True):
        assert (seat.win, seat.tie, seat.share) == (other.win, other.tie, other.share)
        assert seat.categories == other.categories
        both = [each.hands or {} for each in (seat, other)]
        equities = [{hand: of.equity for hand, of in each.items()} for each in both]
        assert equities[0] == pytest.approx(equities[1])


@pytest.mark.parametrize("board", ["", "9c4d2h"])
def test_a_range_alone_wins_every_deal(board: str) -> None:
    odds = odds_of(ranges_at("AA, KQs", board=board))
    assert [(seat.win, seat.equity) for seat in odds.seats] == [(odds.boards, 1)]


def test_a_range_that_the_known_cards_leave_empty_and_too_much_work_are_refused() -> None:
    with pytest.raises(EmptiedRangeError, match="leave no holding of the range “QQ”; add hands"):
        odds_of(ranges_at("QQ", "AhKh", board="QsQdQh"))
    steps = count_odds(ranges_at("random", "random", "random"))
    with pytest.raises(TooManyDealsError, match=r"million million ways to deal .*--estimate"):
        next(steps)


@pytest.mark.parametrize(("hands", "board"), [
    (("AA", "AA", "AA"), ""), (("AhKh", "AhQh, AhJh", "22"), ""),
    (("AhAs, AhAd", "AhAc"), "2c3c4c"),
])  # fmt: skip
def test_ranges_that_no_deal_fits(hands: tuple[str, ...], board: str) -> None:
    ranged = [f"{hand}, {hand}" for hand in hands]
    with pytest.raises(NoDealError, match="No deal gives every seat a holding of its range"):
        odds_of(ranges_at(*ranged, board=board))


def test_sums_that_floating_point_cannot_hold_are_counted_one_by_one() -> None:
    """Seven seats of two holdings each, whose weights have nothing in common."""
    hands = [f"{rank}s{rank}h, {rank}d{rank}c:0.99" for rank in "6789TJQ"]
    situation = ranges_at(*hands, board="AsKd2c3h5s")
    odds = odds_of(situation)
    assert odds.boards == 199**7 > 1 << 53
    check_ranges(odds, enumerate_ranges(situation))


PLACES = [
    *[(("AA", "random"), "9c4d2h", "", 1), (("AA", "random"), "9c4d2d", "", 2)],
    *[(("AA", "random"), "9c4c2c", "", 6), (("AhKh", "22+"), "9c4c2c", "", 2)],
    *[(("AhKh", "22+"), "", "3h3d3c3s", 6), (("AA", "random"), "2c2d", "3c3d", 4)],
    *[(("AsAh", "KcQs, KdQh"), "2c2d", "", 2), (("AA", "22+"), "", "", 24)],
]


@pytest.mark.parametrize(("hands", "board", "dead", "ways"), PLACES)
def test_renamings_without_effect(hands: tuple[str, ...], board: str, dead: str, ways: int) -> None:
    situation = ranges_at(*hands, board=board, dead=dead)
    found = suit_renamings(situation.board, situation.dead, seat_ranges(situation))
    assert (found[0], len(found)) == (0, ways)


def test_listing_the_boards_tells_its_progress() -> None:
    """A count of three wide ranges stood at 0% for as long as its boards were listed."""
    situation = ranges_at("AA", "KK")
    shares = [*distinct_boards(situation.unseen, 3, np.zeros(1, np.intp))]
    assert shares == sorted(shares)
    assert shares[0] == 0 < shares[-2] < shares[-1] < 1


@pytest.mark.parametrize("hands", [("AsAh", ""), ("7c", "QsJs"), ("QsJs", "??"), ("2c", "2d2h")])
def test_one_unknown_hand(hands: tuple[str, str]) -> None:
    of = hands_at(HOLDEM, "/".join(hands))
    assert odds_of(of) == finished(count_one_open_seat(of))


@pytest.mark.parametrize("board", ["", "Kh", "Ah9c"])
@pytest.mark.parametrize("hands", ["AsAd/KdKc/", "AsAd/KsQs/Jc", "7c7d/2h3h/As9s/QhQd/??"])
def test_one_unknown_hand_beside_known_hands(hands: str, board: str) -> None:
    of = hands_at(HOLDEM, hands, board)
    assert finished(count_range_odds(of)) == finished(count_one_open_seat(of))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(20))
def test_the_number_of_deals_is_exact_for_a_few_ranges(seats: int, seed: int) -> None:
    situation = small_situation(Random(seed), seats, 3, 10)
    try:
        held = seat_ranges(situation)
    except EmptiedRangeError:
        return
    choices = len(choices_of_holdings(held))
    deals = choices * comb(len(situation.unseen) - sum(situation.to_seats), 2)
    assert str(too_many_for_ranges(situation, held)).startswith(f"There are {deals:,} ways to deal")


@pytest.mark.parametrize(("hands", "board", "deals"), [
    (["random"] * 3, "2c7d9h", "1,136,464,726,320"),
    (["AsAh", *["random"] * 3], "", "about 1,553 million million"),
])  # fmt: skip
def test_a_card_is_dealt_to_one_seat_only(hands: list[str], board: str, deals: str) -> None:
    situation = ranges_at(*hands, board=board)
    assert f"There are {deals} ways" in str(too_many_for_ranges(situation, seat_ranges(situation)))


def test_for_more_ranges_the_number_is_about_right() -> None:
    situation = ranges_at(*["99+"] * 4, board="2c7d9h")
    held = seat_ranges(situation)
    message = str(too_many_for_ranges(situation, held))
    said = message.removeprefix("There are about ").partition(" ")[0]
    deals = len(choices_of_holdings(held)) * comb(41, 2)
    assert int(said.replace(",", "")) == pytest.approx(deals, rel=0.12)


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


def check(situation: Situation, *ways: Callable[[Situation], Odds]) -> None:
    plain = enumerate_ranges(situation)
    for counted in ways:
        try:
            odds = counted(situation)
        except CardError:  # no deal fits
            assert not plain.boards
            continue
        check_ranges(odds, plain)
        assert all(seat.categories for seat in odds.seats)


@pytest.mark.parametrize("seed", range(15))
def test_small_decks_by_a_plain_count(seed: int) -> None:
    random = Random(seed)
    while True:
        situation = small_situation(random, 2, random.choice([3, 4]), left=9)
        known = [seat for seat, hand in enumerate(situation.hands) if len(hand) == 2]
        if known and situation.ranges:
            break
    try:
        found = shares_against_a_range(situation, known[0])
    except errors.EmptiedRangeError:
        assert enumerate_ranges(situation).boards == 0
        return
    for card in situation.unseen:
        plain = enumerate_ranges(replace(situation, board=(*situation.board, card)))
        seats = tuple([seat.share for seat in plain.seats])
        assert found[card] == (seats if plain.boards else None)


def test_cards_that_only_a_renaming_of_suits_tells_apart_are_alike() -> None:
    groups = alike_cards(ranges_at("AhKh", "QQ", board="2c7d9h"))
    assert [card for cards in groups for card in cards if len(cards) > 1] == []
    groups = alike_cards(ranges_at("AhKh", "QQ, AsKs:0.5", board="2c7c9h"))
    assert max(map(len, groups)) == 1  # the range tells spades from diamonds
    groups = alike_cards(ranges_at("AhKh", "QQ", board="2c7c9h"))
    alike = [set(map(str, cards)) for cards in groups if len(cards) > 1]
    assert len(alike) == 13
    assert {"As", "Ad"} in alike
    joker = DRAW.with_options({"joker": "wild"})
    hands = [parse_cards(text) for text in ("AsKsJo", "9h9d")]
    situation = situation_of(joker, hands)
    groups = alike_cards(situation)
    assert sorted(card for cards in groups for card in cards) == sorted(situation.unseen)


def test_counts_that_take_too_long_together_are_refused() -> None:
    situation = ranges_at("AhKh", "QQ+", "random", board="2c7d9h")
    refuse_long_counts([situation])
    with pytest.raises(errors.TooManyDealsError):
        refuse_long_counts([situation] * 10_000)
