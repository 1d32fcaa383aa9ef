"""When a hand was played, its stakes and its unit, in the first lines of every site."""

import pytest

from analyser.poker.hand_files.hand import Facts
from analyser.poker.hand_files.sites.header import facts_of, game_named, moment
from examples import examples


@pytest.mark.parametrize(("text", "expected"), examples(__file__, "moments.txt"))
def test_the_moment_in_the_form_of_iso_8601(text: str, expected: str) -> None:
    assert moment(text) == (expected or None)


@pytest.mark.parametrize(("text", "stakes", "unit"), [
    ("Hold'em No Limit ($0.50/$1.00 USD) - 2020/01/02", "$0.50/$1.00", "USD"),
    ("Hold'em No Limit (Rs. 5/Rs. 10 INR)", "Rs. 5/Rs. 10", "INR"),
    ("Hold'em No Limit (5/10)", "5/10", "chips"), ("NLH (₮0.01/₮0.02)", "₮0.01/₮0.02", "USDT"),
    ("Tournament #7, $5+$0.50 USD Hold'em - Level II (15/30)", "15/30", "chips"),
    ("Level10(1,000/2,000(300))", "1,000/2,000", "chips"),
    ("Holdem no limit (20/100/200)", "20/100/200", "chips"),
    ("Holdem no limit (0.50€/1€) - 2023/01/02", "0.50€/1€", "EUR"),
    ("25\xa0$/50\xa0$ Blinds Pot Limit Omaha - *** 21 04 2016 16:34:37", "25 $/50 $", "USD"),
    ("$75/$150 Blinds\nTournament #1 $1 + $0.10", "$75/$150", "chips"),
    ("$25 USD NL Texas Hold'em - Sunday", None, "USD"),
    ("Bovada Hand #1 TBL#2 HOLDEM\nSeat 1: Dealer ($26.30 in chips)", None, "USD"),
    ("Stakes-Antes(60/120-10) $6 USD Buy-in Trny:1", "60/120", "chips"),
    ("1/2 Blinds No Limit Holdem\nTable Amarillo (Play Money)", "1/2", "chips"),
])  # fmt: skip
def test_stakes_and_unit(text: str, stakes: str | None, unit: str) -> None:
    assert facts_of("site", text) == Facts("site", moment(text), stakes, unit)


@pytest.mark.parametrize(("name", "key"), [
    *(("NLO8", "omaha8"), ("PLO8", "omaha8"), ("NLHE", "holdem")),
    *(("5CPLO", "omaha5"), ("6CPLO", "omaha6"), ("PLO5-8", "omaha5-8")),
    *(("7CS", "stud"), ("5CD", "draw"), ("2-7 TD", "deuce")),
])  # fmt: skip
def test_short_names_of_games(name: str, key: str) -> None:
    assert game_named(name).key == key
