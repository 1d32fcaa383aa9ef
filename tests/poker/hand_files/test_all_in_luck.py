"""Street by street: who was ahead, and what those all in were worth at that moment."""

from fractions import Fraction

import pytest

from analyser import equity
from analyser.poker.generators import finish
from analyser.poker.hand_files.all_in_luck import (
    ahead_on,
    all_ins,
    count_luck,
    most_surprising,
    say_all_in,
    say_luck,
    street_name,
    tenths_of,
)
from analyser.poker.hand_files.street_tables import streets_of
from histories import BADUGI, HOLDEM, NO_SHOWDOWN, STUD_HI_LO, TWICE

from .conftest import FORMS, Read, ReadOne


def test_who_was_ahead_on_each_street(one: ReadOne) -> None:
    row = one(HOLDEM)
    ahead = {dealt: ahead_on(row, dealt) for dealt in streets_of(row.played)}
    assert ahead == {0: (1,), 3: (1,), 4: (0,), 5: (0,)}
    names = [street_name(row, dealt) for dealt in ahead]
    assert names == ["before the flop", "on the flop", "on the turn", "on the river"]


@pytest.mark.parametrize("form", FORMS)
def test_what_an_all_in_was_worth_before_the_flop(one: ReadOne, form: str) -> None:
    """Folded cards, told or not, are not dead: Dora showed a seven and it is in the deck."""
    row = one(FORMS[form])
    found = all_ins(row)
    odds = equity(["AhKh", "QsQd"])
    shares = {"pokerstars": [1], "phh": [0], "ohh": [0, 1]}[form]
    assert [each.seat for each in found] == shares
    assert [each.share for each in found] == [odds.seats[seat].share for seat in shares]
    assert {each.dealt for each in found} == {0}


def test_luck_is_what_was_taken_beside_what_the_cards_were_worth(one: ReadOne) -> None:
    row = one(FORMS["ohh"])
    won, lost = all_ins(row)
    assert say_luck(row, won) == (
        "All in before the flop, Ann had 46.21% of 200: worth 92.43. Ann put in 100 and took 200: "
        "107.57 more than the cards were worth."
    )
    assert say_luck(row, lost).endswith(
        "put in 100 and took 0: 107.57 less than the cards were worth."
    )
    assert say_all_in(row, won) == "all in before the flop with 46%"
    assert say_all_in(row, lost) == "Bob all in before the flop with 54%"


def test_a_player_asks_about_the_hero_or_else_the_most_surprising(one: ReadOne) -> None:
    row = one(HOLDEM)
    luck = finish(count_luck(row))
    assert luck is not None
    assert (row.hands[luck.seat], luck.dealt) == (row.dealt_to, 0)
    assert luck.share == equity(["AhKh", "QsQd"]).seats[0].share
    row = one(FORMS["ohh"])
    found = all_ins(row)
    assert finish(count_luck(row)) == most_surprising(row, found) == found[0]
    assert most_surprising(row, found[1:]) == found[1]
    assert most_surprising(row, ()) is None
    assert finish(count_luck(one(NO_SHOWDOWN))) is None


def test_runs_of_a_hand_had_the_same_odds_and_luck_may_be_a_share_alone(read: Read) -> None:
    rows, _ = read(TWICE)
    first = all_ins(rows[0])[0]
    assert say_luck(rows[0], first).endswith("% of the pot.")
    # Both runs of a hand had the same odds.
    odds = equity(["KcKhTh5c", "AsAd7c2d"], board="Ks9h4d", game="omaha")
    for row in rows:
        found = all_ins(row)
        shares = [(at, seat.share) for at, seat in enumerate(odds.seats)]
        assert [(each.seat, each.share) for each in found] == shares
        assert sum((each.share for each in found), Fraction()) == 1


def test_stud_goes_by_the_cards_that_were_dealt(one: ReadOne) -> None:
    row = one(STUD_HI_LO)
    streets = streets_of(row.played)
    assert [street_name(row, dealt) for dealt in streets] == [
        f"on {name} street" for name in ("third", "fourth", "fifth", "sixth", "seventh")
    ]
    assert streets == (3, 4, 5, 6, 7)
    assert all_ins(row) == ()
    street = "*** 6th STREET ***"
    told = f"Ann: bets $0.08 and is all-in\nAnn: is all-in\nCem: calls $0.08\n{street}"
    text = STUD_HI_LO.replace(street, told)
    row = one(text)
    (found,) = all_ins(row)
    odds = equity(["9sKhKcKdQd", "As2d3h4c8c"], game="stud8")
    assert (found.seat, found.dealt, found.share) == (0, 5, odds.seats[0].share)


@pytest.mark.parametrize("text", [BADUGI, NO_SHOWDOWN, "AhKh v QsQd @ Qc Jh 2h 8h 3c"])
def test_there_are_no_streets_where_nobody_knows_them(one: ReadOne, text: str) -> None:
    assert all_ins(one(text)) == ()


def test_a_share_in_tenths_of_a_per_cent_is_rounded_half_up() -> None:
    shares = equity(["AhKh", "QsQd"]).seats
    assert [tenths_of(seat.share) for seat in shares] == [462, 538]
    assert (tenths_of(Fraction(1, 2000)), tenths_of(Fraction(999, 2_000_000))) == (1, 0)
