"""Names and bets: they stay with their seats, and with the game."""

import unicodedata

import pytest
from hypothesis import given, strategies as st

from analyser.poker.errors import NumberError, PotAndBetsError
from analyser.poker.games.registry import HOLDEM, OMAHA
from analyser.poker.table.bets import (
    MOST_FOLDED,
    ContestedPot,
    Facing,
    chips_to_win,
    facing,
    has_bets,
    set_all_in,
    set_bet,
    set_stakes,
    set_to_call,
    set_wager,
)
from analyser.poker.table.table import MOST_CHIPS, Table, new_table
from analyser.poker.table.table_state import LONGEST_NAME, tidy_name
from tables import table_of


def test_a_bet_goes_with_its_seat_and_with_another_game() -> None:
    table = set_to_call(set_stakes(set_bet(new_table(HOLDEM, 3), 2, 80), [20], 10), 2, 40)
    assert [seat.bet for seat in table.swap_seats(0, 2).seats] == [80, None, None]
    assert [seat.bet for seat in table.remove_seat(0).deal(7).seats] == [None, 80]
    other = table.change_game(OMAHA)
    assert ([seat.bet for seat in other.seats], other.stakes) == ([None, None, 80], table.stakes)
    assert [seat.to_call for seat in table.swap_seats(0, 2).seats] == [40, None, None]


def test_the_chips_to_be_won_are_the_pot_or_all_bets() -> None:
    table = set_bet(new_table(HOLDEM, 2), 0, 80)
    assert (has_bets(table), chips_to_win(table)) == (True, 80)
    assert chips_to_win(set_stakes(table, [20], 10)) == 110
    assert chips_to_win(set_bet(new_table(HOLDEM, 2).set_pot(7), 0, 80)) == 7
    assert chips_to_win(new_table(HOLDEM, 2)) is None


def test_no_pot_is_set_beside_bets_that_make_it() -> None:
    table = set_bet(new_table(HOLDEM, 2).set_pot(7), 0, 80)
    with pytest.raises(PotAndBetsError, match="either the pot or the bets"):
        table.set_pot(100)
    assert table.set_pot(None).pot is None


@pytest.mark.parametrize("chips", [-1, MOST_CHIPS + 1])
def test_bets_have_limits(chips: int) -> None:
    table = new_table(HOLDEM, 2)
    with pytest.raises(NumberError, match="The bet is"):
        set_bet(table, 0, chips)
    with pytest.raises(NumberError, match="The bet is"):
        set_to_call(table, 0, chips)
    with pytest.raises(NumberError, match="The bet is"):
        set_wager(table, 0, chips)
    with pytest.raises(NumberError, match="The bet is"):
        set_stakes(table, [chips], 0)


def test_no_more_hands_have_folded_than_a_file_has_players() -> None:
    table = set_bet(new_table(HOLDEM, 2), 0, 80)
    assert len(set_stakes(table, [1] * MOST_FOLDED, 0).stakes.folded_bets) == MOST_FOLDED
    with pytest.raises(NumberError, match="The number of bets of folded hands is 31; it must be"):
        set_stakes(table, [1] * (MOST_FOLDED + 1), 0)


@pytest.fixture
def three() -> Table:
    """Three hands of hold'em and a pot of 90."""
    return table_of(HOLDEM, "KcKd", "JcTc", "AhQh", board="JhTs4h").set_pot(90)


def test_all_who_have_not_matched_a_bet_face_it(three: Table) -> None:
    assert facing(three) is None
    bet = set_wager(set_wager(three, 0, 30), 1, 60)  # one bet only
    pots = (ContestedPot(90 + 3 * 60, (0, 1, 2)),)
    assert facing(bet) == Facing(1, 0, 60, 90, pots)
    said = set_to_call(set_to_call(bet, 0, 60), 2, 40)  # A has called, C has 20 in
    assert facing(said) == Facing(1, 2, 40, 90, (ContestedPot(90 + 60 + 60 + 40, (0, 1, 2)),))
    assert facing(set_wager(three, 1, 0)) is facing(set_wager(three, 1, None)) is None


def test_a_seat_that_is_all_in_can_win_only_the_pot_before_the_bet(three: Table) -> None:
    bet = set_all_in(set_wager(three, 1, 60), 0, True)
    pots = ContestedPot(90, (0, 1, 2)), ContestedPot(120, (1, 2))
    assert facing(bet) == Facing(1, 2, 60, 90, pots)
    assert facing(set_all_in(bet, 2, True)) is None
    assert facing(set_all_in(bet, 0, False)) != facing(bet)
    assert facing(set_all_in(bet, 1, True)) == facing(bet), "who is all in with the bet"
    assert set_all_in(set_to_call(bet, 2, 60), 2, True).seats[2].to_call is None


def test_without_a_bettor_it_is_the_other_of_two_seats(three: Table) -> None:
    two = set_to_call(three.remove_seat(0), 1, 30)
    assert facing(two) == Facing(0, 1, 30, 90, (ContestedPot(150, (0, 1)),))
    assert facing(set_to_call(three, 1, 30)) == Facing(
        None, 1, 30, 90, (ContestedPot(90 + 30 * 2 + 30, (0, 1, 2)),)
    )


def test_a_bet_beside_what_seats_are_in_for_makes_side_pots(three: Table) -> None:
    bets = three.set_pot(None)
    for seat, chips in enumerate((30, 20, 20)):
        bets = set_bet(bets, seat, chips)
    bets = set_all_in(set_stakes(bets, [10], 5), 0, True)
    assert facing(bets) is None
    pots = ContestedPot(30 * 3 + 10 + 5, (0, 1, 2)), ContestedPot(100, (1, 2))
    assert facing(set_wager(bets, 1, 60)) == Facing(1, 2, 60, None, pots)
    assert facing(set_wager(three.remove_seat(2).remove_seat(0), 0, 60)) is None


@pytest.mark.parametrize(("name", "kept"), [
    ("  Ann   of\tGreen\nGables ", "Ann of Green Gables"),
    ("Ann\x00\x07\x1b[31m", "Ann[31m"),
    ("\u202eevil\u202c \u200bAnn\ufeff", "evil Ann"),
    ("\u2066Ann\u2069\u00ad", "Ann"),
    ("\ud800Ann", "?Ann"),
    ("\u2028Ann\u2029Bob\u0085Cy", "Ann Bob Cy"),
    ("<img src=x>", "<img src=x>"),  # text, and shown as text
    ("Zoë 🂡 张", "Zoë 🂡 张"),
    ("\u200b\u200e", ""),
])  # fmt: skip
def test_a_name_is_one_line_of_which_all_is_seen(name: str, kept: str) -> None:
    assert tidy_name(name) == kept
    assert new_table().rename_seat(0, name).seats[0].name == kept


@given(st.text(st.characters(), max_size=400))
def test_no_name_is_long_or_holds_what_nobody_sees(name: str) -> None:
    kept = tidy_name(name)
    assert len(kept) <= LONGEST_NAME == 60
    assert kept == kept.strip()
    assert all(unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Zl", "Zp") for char in kept)
    assert tidy_name(kept) == kept


def test_a_long_name_is_cut_at_its_end() -> None:
    assert tidy_name("x" * 60) == "x" * 60
    assert tidy_name("x" * 61) == "x" * 59 + "…"
    assert tidy_name("x" * 58 + " yz") == "x" * 58 + "…"
