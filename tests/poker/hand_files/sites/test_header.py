"""When a hand was played, its stakes and its unit, in the first lines of every site."""

import pytest

from analyser.poker.hand_files.hand import Facts
from analyser.poker.hand_files.sites.header import facts_of, game_named, moment


@pytest.mark.parametrize(("text", "expected"), [
    ("Hand #1: Hold'em - 2020/01/02 3:04:05 ET", "2020-01-02T03:04:05-05:00"),
    ("2020/07/02 3:04:05 ET", "2020-07-02T03:04:05-04:00"),
    ("2020/03/08 1:59:59 ET", "2020-03-08T01:59:59-05:00"),  # summer time begins at two o'clock
    ("2020/03/08 2:00:00 ET", "2020-03-08T02:00:00-04:00"),
    ("2020/11/01 2:00:00 ET", "2020-11-01T02:00:00-05:00"),
    ("2006/04/01 3:04:05 ET", "2006-04-01T03:04:05-05:00"),  # the rules of before 2007
    ("2006/04/02 3:04:05 ET", "2006-04-02T03:04:05-04:00"),
    ("2006/10/28 3:04:05 ET", "2006-10-28T03:04:05-04:00"),
    ("2016/11/11 17:24:28 BRT [2016/11/11 14:24:28 ET]", "2016-11-11T14:24:28-05:00"),
    ("9:16:24 WET - 2013/04/18 [04:16:24 ET - 2013/04/18]", "2013-04-18T04:16:24-04:00"),
    ("2019-01-02 03:04:05 UTC", "2019-01-02T03:04:05Z"), ("2020-1-2T3:04:05.678Z",
                                                         "2020-01-02T03:04:05Z"),
    ("2023/01/02 13:14:21", "2023-01-02T13:14:21"), ("2023/01/02 UTC", "2023-01-02"),
    ("*** 02 01 2012 15:50:02", "2012-01-02T15:50:02"),
    ("31/12/2020 15:50", "2020-12-31T15:50:00"),
    ("Sunday,December 9, 14:29:49 CEST 2012", "2012-12-09T14:29:49+02:00"),
    ("15:13 CET - Wed, July 21, 2010", "2010-07-21T15:13:00"),
    ("2023/02/30 1:00", None), ("2023/01/02 25:00", None), ("May 12", None), ("3:04:05", None),
])  # fmt: skip
def test_the_moment_in_the_form_of_iso_8601(text: str, expected: str | None) -> None:
    assert moment(text) == expected


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
