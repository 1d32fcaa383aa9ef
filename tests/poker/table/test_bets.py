"""Bets on a table: they stay with their seats, and with the game."""

import pytest

from analyser.poker.errors import NumberError, PotAndBetsError
from analyser.poker.games.registry import HOLDEM, OMAHA
from analyser.poker.table.bets import (
    MOST_FOLDED,
    chips_to_win,
    has_bets,
    set_bet,
    set_others,
    set_to_call,
)
from analyser.poker.table.table import MOST_CHIPS, new_table


def test_a_bet_goes_with_its_seat_and_with_another_game() -> None:
    table = set_to_call(set_others(set_bet(new_table(HOLDEM, 3), 2, 80), [20], 10), 40)
    assert [seat.bet for seat in table.swap_seats(0, 2).seats] == [80, None, None]
    assert [seat.bet for seat in table.remove_seat(0).deal(7).seats] == [None, 80]
    other = table.change_game(OMAHA)
    assert ([seat.bet for seat in other.seats], other.stakes) == ([None, None, 80], table.stakes)


def test_the_chips_to_be_won_are_the_pot_or_all_bets() -> None:
    table = set_bet(new_table(HOLDEM, 2), 0, 80)
    assert (has_bets(table), chips_to_win(table)) == (True, 80)
    assert chips_to_win(set_others(table, [20], 10)) == 110
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
        set_to_call(table, chips)
    with pytest.raises(NumberError, match="The bet is"):
        set_others(table, [chips], 0)


def test_no_more_hands_have_folded_than_a_file_has_players() -> None:
    table = set_bet(new_table(HOLDEM, 2), 0, 80)
    assert len(set_others(table, [1] * MOST_FOLDED, 0).stakes.folded_bets) == MOST_FOLDED
    with pytest.raises(NumberError, match="The number of bets of folded hands is 31; it must be"):
        set_others(table, [1] * (MOST_FOLDED + 1), 0)
