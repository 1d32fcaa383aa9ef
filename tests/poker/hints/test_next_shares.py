"""The shares with every next card of a table, beside counting the table with that card on it."""

from itertools import pairwise
from random import Random

import pytest

from analyser.poker import errors
from analyser.poker.cards import DECK, Card
from analyser.poker.games.game import Game
from analyser.poker.games.registry import BADUGI, DRAW, HOLDEM, OMAHA_HI_LO, STUD
from analyser.poker.generators import finish
from analyser.poker.hints.next_shares import NextShares, count_next_shares, has_next_shares
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.situation import situation_at
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.table import BOARD, DEAD, Slot, Table
from tables import table_of


def shares(table: Table) -> NextShares:
    return finish(count_next_shares(table))


def check(table: Table, found: NextShares, random: Random) -> None:
    """Check a few cards against the odds of the table with the card on it."""
    assert table.active is not None
    unseen = [card for card in table.game.deck if table.find(card) is None]
    assert set(found.with_card) == set(unseen)
    jack = [card for card in unseen if str(card) == "Js"]
    for card in [*random.sample(unseen, 6), *jack]:
        try:
            odds = odds_of(situation_at(table.place(card)).situation)
        except (errors.NoDealError, errors.EmptiedRangeError):
            assert found.with_card[card] is None
        else:
            assert found.with_card[card] == tuple([seat.share for seat in odds.seats])


DRAW_2_WILD = DRAW.with_options({"joker": "bug"})


@pytest.mark.parametrize(("game", "seats", "board", "dead"), [
    (HOLDEM, ("AsKs", "9h9d"), "", ""), (HOLDEM, ("AsKs", "9h9d", "9c8c"), "Qs7s2c", "2d"),
    (HOLDEM, ("AsKs", "9h"), "Qs7s2c", ""), (HOLDEM, ("AsKs", "??"), "Qs7s2c4d", ""),
    (OMAHA_HI_LO, ("AsKsQd2h", "9h9dTc"), "8s7s2c", ""),
    (STUD, ("AsKsQd2h9c8c", "9h9dTc8d7d6d"), "", ""),
    (BADUGI, ("As2d3c", "4h5d6c"), "", "7s"), (DRAW_2_WILD, ("AsKsQd2h", "9h9dTc8c7c"), "", ""),
])  # fmt: skip
def test_each_card_is_counted_as_if_it_were_there(
    game: Game, seats: tuple[str, ...], board: str, dead: str
) -> None:
    table = table_of(game, *seats, board=board, dead=dead)
    assert has_next_shares(table)
    check(table, shares(table), Random(str(seats)))


@pytest.mark.parametrize(("hands", "board"), [
    (("AhKh", "22+, A2s+:0.5"), "Qs7s2c"), (("22+, A2s+:0.5", "AhKh"), "Qs7s2c4d"),
    (("QQ+, AKs", "A5s-A2s, TT"), "Ts7s2c4d"), (("AhKh", "QQ, 76s", "T9s"), "Ts7s2c4d"),
    (("QsQd", "AhKh, AhQh"), "2c7d9h4s"), (("AhKh", "JsJd, JsJh", "T9s"), "2c7d9h4s"),
])  # fmt: skip
def test_ranges_are_counted_from_the_flop_on(hands: tuple[str, ...], board: str) -> None:
    known = ("AhKh", "QsQd")
    table = table_of(HOLDEM, *[hand if hand in known else "" for hand in hands], board=board)
    for seat, hand in enumerate(hands):
        if hand not in known:
            table = table.set_range(seat, parse_range(hand))
    table = table.activate_first()
    assert has_next_shares(table)
    found = shares(table)
    check(table, found, Random(board))
    last = len(table.board) - 1
    assert has_next_shares(table.activate(Slot(BOARD, last))) == (last == 3)  # not for the flop's


def test_a_card_in_the_active_place_is_replaced() -> None:
    table = table_of(HOLDEM, "AsKs", "9h9d", board="Qs7s2c")
    turned = table.activate(Slot(BOARD, 3)).place(Card("4d")).activate(Slot(BOARD, 3))
    assert shares(turned) == shares(table)


def test_what_has_been_counted_grows() -> None:
    steps = count_next_shares(table_of(HOLDEM, "AsKs", "9h"))
    grown = [next(steps) for _ in range(12)]
    assert all(one.with_card.items() <= two.with_card.items() for one, two in pairwise(grown))
    assert 0 < grown[-1].done < 1
    alike = grown[-1].with_card
    assert alike[Card("2c")] == alike[Card("2d")]  # counted once


def test_without_two_seats_or_a_place_in_play_there_is_nothing_to_count() -> None:
    two = table_of(HOLDEM, "AsKs", "9h9d", board="Qs7s2c4d5d")
    assert two.active is None
    for table in (
        two, two.activate(Slot(DEAD, 0)), table_of(HOLDEM, "AsKs", ""), table_of(HOLDEM, "AsKs"),
    ):  # fmt: skip
        assert not has_next_shares(table)


def test_too_many_deals_are_refused_before_the_first_card() -> None:
    table = table_of(HOLDEM, "AsKs", *["??"] * 6, board="Qs7s2c")
    with pytest.raises(errors.TooManyDealsError):
        next(count_next_shares(table))
    held = table_of(HOLDEM, "", "", "", "", board="Qs7s2c")
    for seat in range(4):
        held = held.set_range(seat, parse_range("random"))
    with pytest.raises(errors.TooManyDealsError):
        next(count_next_shares(held.activate_first()))


def test_a_share_is_said_if_it_is_known() -> None:
    table = table_of(HOLDEM, "QsQd", "", board="2c7d9h4s").set_range(1, parse_range("AhKh, AhQh"))
    found = shares(table.activate_first())
    said = [found.say_with(1, Card(card), "Bob") for card in ("Ac", "Ah", "2c")]
    assert said[0] == "after it Bob has 100.00%"
    assert said[1:] == [
        "the ace of hearts cannot come, because every deal gives it to another seat",
        None,
    ]
    assert found.of(2, Card("Ac")) is None
    assert len(DECK) - len(found.with_card) == 6
