"""Money at the end of a text: read, written and read back exactly, or refused by its words."""

import re
from collections.abc import Callable

import pytest

from analyser import analyse, compare, equity
from analyser.poker.errors import CardError, DeadMoneyError, NumberError, PotAndBetsError
from analyser.poker.games.registry import HOLDEM
from analyser.poker.hand_files.lines import read_line
from analyser.poker.table.table import new_table
from analyser.poker.table.written_line import line_of, whole_line_of
from analyser.poker.text.enter import enter
from analyser.poker.text.read_text import read_entry
from analyser.poker.text.refusals import NobodyError, NoHandsYetError
from examples import examples

CARDS = "KcKd v JcTc v AhQh @ JhTs4h"


@pytest.mark.parametrize(("money", "found"), examples(__file__, "money.txt"))
def test_money_is_read_in_any_order_and_written_in_one(money: str, found: str) -> None:
    table = enter(new_table(HOLDEM, 2), f"{CARDS}, {money}")
    written = line_of(table)
    assert written == f"{CARDS}, {found}"
    again = enter(new_table(HOLDEM, 2), written)
    assert (again, line_of(again)) == (table, written)
    assert read_entry(f"{CARDS}, {money}").written.startswith(f"{CARDS}, ")


def test_what_a_seat_does_may_stand_before_its_colon() -> None:
    table = enter(new_table(HOLDEM, 2), "Ann all in 30: AhKh v Bob in for 40: QsQd")
    assert [seat.name for seat in table.seats] == ["Ann", "Bob"]
    assert line_of(table) == "AhKh v QsQd, A all in 30, B in 40"
    copied = "Texas hold'em\nBoard: QhJh2c\nSeat A: AhKh\nSeat B: QsQd\nA all in\npot 90\n"
    assert line_of(enter(new_table(HOLDEM, 2), copied)).endswith("2c, A all in, pot 90")


@pytest.mark.parametrize("money", ["B bets 60", "seat A in 30", "seat B all in"])
@pytest.mark.parametrize("names", [("B", "A"), ("", "A")])
def test_a_player_called_like_a_seat_is_no_seat(names: tuple[str, str], money: str) -> None:
    table = enter(new_table(HOLDEM, 2), "AhKh v QsQd")
    for seat, name in enumerate(names):
        table = table.rename_seat(seat, name)
    table = enter(table, money)
    assert enter(new_table(), whole_line_of(table)) == table
    is_first = money == ("B bets 60" if names[0] else "") or "seat A" in money
    assert any((table.seats[0].wager, table.seats[0].bet, table.seats[0].all_in)) is is_first


@pytest.mark.parametrize(("money", "said"), examples(__file__, "not_whole.txt"))
def test_chips_that_are_not_whole_or_said_twice_are_refused(money: str, said: str) -> None:
    with pytest.raises(CardError, match=said):
        enter(new_table(HOLDEM, 2), f"{CARDS}, {money}")


@pytest.mark.parametrize("text", [
    "Ann: AhKh all in v Bob: QsQd", "AhKh (all in) vs QsQd", "Ann: AhKh all-in\nBob: QsQd",
])  # fmt: skip
def test_a_seat_that_is_said_to_be_all_in_behind_its_cards_is_not_passed_over(text: str) -> None:
    with pytest.raises(NobodyError, match=r"all.in” is of nobody here; write a seat's letter"):
        enter(new_table(), text)


def test_dead_money_goes_with_the_bets_of_a_text_but_not_with_its_pot() -> None:
    text = "AhKh v QsQd @ QhJh2c8s3c"
    result = compare(f"{text}, A in 30, B in 30", dead_money=10)
    assert result.pots is not None
    assert result.pots[0].chips == 70
    for money in ("pot 90", "A to call 60", "pot 90, A to call 60"):
        with pytest.raises(DeadMoneyError, match="count it into the pot"):
            compare(f"{text}, {money}", dead_money=10)


def test_a_player_may_be_named_and_money_alone_goes_to_the_table() -> None:
    table = enter(new_table(HOLDEM, 2), "Ann: AhKh Bob: QsQd @ QhJh2c, pot 90, Bob bets 60")
    assert [seat.wager for seat in table.seats] == [None, 60]
    again = enter(table, "pot 40, Ann bets 20")
    assert (again.pot, [seat.wager for seat in again.seats]) == (40, [20, None])
    assert again.board == table.board
    assert line_of(new_table(HOLDEM, 2).set_pot(5)) == ""  # no seat has a card


def test_a_pot_is_not_given_beside_the_bets_that_make_it_nor_too_large() -> None:
    with pytest.raises(PotAndBetsError):
        enter(new_table(HOLDEM, 2), f"{CARDS}, A in 30, pot 90")
    with pytest.raises(NumberError):
        enter(new_table(HOLDEM, 2), f"{CARDS}, pot {10**30}")


@pytest.mark.parametrize("text", [
    "Ann: AhKh\nBob: QsQd\nPot is 90, Bob bets 60\nBoard: QhJh2c\nCall or fold?",
    "Ann: AhKh\npot 90\nBob: QsQd\nBob bets 60\nFlop: QhJh2c",
])  # fmt: skip
def test_money_on_a_line_of_its_own_is_read_wherever_it_stands(text: str) -> None:
    money = read_entry(text).money
    assert [(each.kind, each.chips) for each in money] == [("pot", 90), ("bets", 60)]


@pytest.mark.parametrize("boards", ["", " @ QhJh2c8s3c @ QhJh2c9d4h"])
def test_a_bet_of_nobody_on_its_own_line_is_refused_but_not_a_hand_as_played(boards: str) -> None:
    with pytest.raises(NobodyError, match="“Bob bets 60 into 90” is of nobody"):
        read_entry(f"AhKh v QsQd{boards}\nBob bets 60 into 90")
    assert not read_entry(f"AhKh v QsQd{boards}\nBob bets 60 into 90\nAnn calls").money


@pytest.mark.parametrize(
    "money", ["pot 90, B bets 60", "pot 90, A all in", "pot 90, C to call 60", "A in 30"]
)
def test_what_the_program_writes_of_bets_is_read_by_whoever_has_no_table(money: str) -> None:
    text = f"{CARDS}, {money}"
    assert equity(text).seats == equity(CARDS).seats
    assert compare(text).reason == compare(CARDS).reason
    money = money.removeprefix("pot 90, ")
    assert analyse(f"AhQh @ JhTs4h, {money.replace('B', 'A').replace('C', 'A')}").made
    line = read_line(1, text)
    assert line == read_line(1, CARDS)


@pytest.mark.parametrize("money", ["pot 50", "A all in", "pot 50, A to call 5"])
def test_money_without_a_hand_is_refused(money: str) -> None:
    with pytest.raises(NoHandsYetError, match=f"{money}” yet; .* v QsQd, {money}$"):
        enter(new_table(), money)


@pytest.mark.parametrize("money", ["pot", "B bets", "A bets 60 into"])
@pytest.mark.parametrize("read", [equity, compare, lambda text: read_line(1, text)])
def test_money_beyond_all_chips_is_refused(money: str, read: Callable[[str], object]) -> None:
    named = "The bet" if money == "B bets" else "The pot"
    with pytest.raises(NumberError, match=f"{named} is {10**39}; it must be"):
        read(f"{CARDS}, {money} {10**39}")


@pytest.mark.parametrize("money", ["D bets 60", "to call 60", "$60 to call", "call 60"])
@pytest.mark.parametrize("read", [equity, compare, lambda text: read_line(1, text)])
def test_a_bet_of_nobody_is_refused_everywhere(money: str, read: Callable[[str], object]) -> None:
    with pytest.raises(NobodyError, match=re.escape(f"“{money}” is of nobody here")):
        read(f"{CARDS}, pot 90, {money}")
    with pytest.raises(NobodyError, match=re.escape(f"“{money}” is of nobody here")):
        enter(new_table(HOLDEM, 2), f"{CARDS}, pot 90, {money}")
