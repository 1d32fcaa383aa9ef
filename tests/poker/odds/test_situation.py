"""The situation of a table: which seats take part, and what is still to be dealt."""

from math import comb

import pytest

from analyser.poker.cards import Card, parse_cards
from analyser.poker.errors import (
    ExtraUnknownCardError,
    NotEnoughCardsError,
    RangeGameError,
    SeatCountError,
)
from analyser.poker.games.registry import ANY, HOLDEM, OMAHA, SHORT_DECK_HOLDEM
from analyser.poker.odds.situation import Situation, situation_at, situation_of
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.table import BOARD, DEAD, Slot, new_table


def test_the_cards_of_a_table_are_those_of_its_situation() -> None:
    table = new_table(HOLDEM, 2).place_all(parse_cards("As Ah Ks Kh 2c 7d 9h"))
    table = table.activate(Slot(DEAD, 0)).place_all(parse_cards("Kd Kc"))
    playing = situation_at(table)
    hands = (parse_cards("As Ah"), parse_cards("Ks Kh"))
    board, dead = parse_cards("2c 7d 9h"), parse_cards("Kd Kc")
    assert playing.seats == (0, 1)
    assert playing.situation == Situation(HOLDEM, hands, board, dead)
    assert playing.situation.deals == comb(43, 2)
    table = new_table(HOLDEM, 5).activate(Slot(1, 0)).place_all(parse_cards("As Ah"))
    playing = situation_at(table.make_unknown(3))
    assert playing.seats == (1, 3)
    assert playing.situation.hands == (parse_cards("As Ah"), ())
    assert playing.situation.to_seats == (0, 2)


def test_unknown_cards_are_still_to_come() -> None:
    table = new_table(OMAHA, 2).place_all(parse_cards("As Ah Kd Kh ??"))
    assert situation_at(table) == situation_at(table.make_unknown(1))
    assert situation_at(table).situation.to_seats == (0, 4)
    table = new_table(HOLDEM, 1).place_all(parse_cards("As Ah 2c ?? 9h"))
    assert situation_at(table).situation.board == parse_cards("2c 9h")
    assert situation_at(table).situation.to_board == 3
    known = table.empty(Slot(BOARD, 1))
    assert situation_at(table) == situation_at(known)


def test_an_unknown_card_more_than_the_game_deals_is_refused_by_its_seat() -> None:
    five = parse_cards("2c 3c 4c 5c 7d")
    table = new_table(ANY, 3).activate(Slot(1, 0)).place_all(five).rename_seat(1, "Anna")
    assert situation_at(table).situation.hands == (five,)
    extra = table.activate(Slot(1, 5)).place(Card("??"))
    with pytest.raises(ExtraUnknownCardError) as refusal:
        situation_at(extra)
    assert str(refusal.value) == (
        "Anna has an unknown card beyond the 5 that are dealt in Any cards, so there is no telling "
        "how many are to come; take it back"
    )
    with pytest.raises(ExtraUnknownCardError, match="Seat B has an unknown card beyond the 5"):
        situation_of(ANY, [parse_cards("As"), (*five, Card("??"))])


def test_what_has_no_situation_is_refused() -> None:
    table = new_table(SHORT_DECK_HOLDEM, 2).activate(Slot(DEAD, 0))
    table = table.place_all(table.game.deck.cards[:28]).make_unknown(0).make_unknown(1)
    with pytest.raises(NotEnoughCardsError, match="9 cards would be needed and the deck has 8"):
        situation_at(table)
    with pytest.raises(SeatCountError, match="The number of hands is 0; it must be from 1 to 10"):
        situation_at(new_table(HOLDEM, 3).activate(Slot(BOARD, 0)).place(Card("As")))
    with pytest.raises(RangeGameError, match="Omaha"):
        situation_of(OMAHA, [(), ()], ranges=[None, parse_range("QQ+")])


def test_a_seat_with_a_range_plays_and_the_situation_has_its_range() -> None:
    held = parse_range("QQ+")
    table = new_table(HOLDEM, 3).place_all(parse_cards("AhKh")).set_range(2, held)
    situation, seats = situation_at(table)
    assert seats == (0, 2)
    assert situation.ranges == (None, held)
    assert situation_at(table.set_range(2, None)).situation.ranges == ()
