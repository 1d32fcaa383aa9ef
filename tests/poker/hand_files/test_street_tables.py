"""A hand of a file on the table: names, cards and pot, street by street."""

import pytest

from analyser import format_cards
from analyser.poker.cards import UNKNOWN
from analyser.poker.errors import CardInUseError, SeatCountError
from analyser.poker.hand_files.street_tables import tables_of
from analyser.poker.results.outcome import outcome_of
from analyser.poker.table.table import Table
from histories import BADUGI, HOLDEM, NO_SHOWDOWN, PHH, STUD_HI_LO, TWICE, hand, ohh, ohh_text

from .conftest import FORMS, SHARED_SEVENTH, Read, ReadOne


def seats(table: Table) -> dict[str, str]:
    seats = range(len(table.seats))
    return {table.seat_name(seat): format_cards(table.cards_of(seat)) for seat in seats}


@pytest.mark.parametrize("form", FORMS)
def test_a_hand_comes_street_by_street(one: ReadOne, form: str) -> None:
    row = one(FORMS[form])
    streets = tables_of(row)
    boards = [format_cards(table.board) for table in streets]
    assert boards == ["", "Qc Jh 2h", "Qc Jh 2h 8h", "Qc Jh 2h 8h 3c"]
    for table in streets:
        assert list(seats(table).values()) == ["Ah Kh", "Qs Qd"]
        assert table.game is row.played
    verdict = outcome_of(streets[-1]).verdict
    assert verdict is not None
    assert verdict.winners == row.winners


@pytest.mark.parametrize(("text", "pot"), [
    (HOLDEM, 112), (PHH, 2000), (ohh_text(ohh()), 200), (STUD_HI_LO, 42), (TWICE, 200),
    (HOLDEM.replace("Total pot $112", "Total pot $1,112.50"), 111250),
    ("AhKh v QsQd\n", None), (ohh_text(ohh(pots=[])), None),
    # Its bets, which are no whole chips, do not come along.
    (hand("side_pot").replace("$48 to $50", "$48.50 to $50.50").replace("ante $1", "ante $0.50")
     .replace("raises $49", "raises $48.50").replace("$153", "$154").replace("$98", "$97"), 251),
])  # fmt: skip
def test_the_pot_comes_along(read: Read, text: str, pot: int | None) -> None:
    for *_, table in map(tables_of, read(text)[0]):
        assert (table.pot, any(seat.bet for seat in table.seats)) == (pot, False)


def test_the_runs_of_a_hand_are_boards_of_one_table(read: Read) -> None:
    rows, _ = read(TWICE)
    assert [row.run for row in rows] == [1, 2]
    for row in rows:
        streets = tables_of(row)
        assert [[format_cards(board) for board in table.boards] for table in streets] == [
            ["", ""],
            ["Ks 9h 4d"] * 2,
            ["Ks 9h 4d Kd", "Ks 9h 4d Ac"],
            ["Ks 9h 4d Kd 2s", "Ks 9h 4d Ac 3h"],
        ]
        assert streets[-1].common == 3
        outcome = outcome_of(streets[-1])
        assert outcome.headline == "Ann and Bob win a board each"
        assert outcome.pot == (100, 100)


def test_side_pots_are_shared_out_on_each_board(read: Read) -> None:
    # Ann, who was in for 50 of 251 chips, was shown with half of all of them.
    text = hand("side_pot").replace(
        "*** TURN *** [Qc Jh 2h] [8h]", "*** FIRST TURN *** [Qc Jh 2h] [8h]"
    )
    text = text.replace(
        "*** RIVER *** [Qc Jh 2h 8h] [3c]\n",
        "*** FIRST RIVER *** [Qc Jh 2h 8h] [3c]\n*** SECOND TURN *** [Qc Jh 2h] [8s]\n"
        "*** SECOND RIVER *** [Qc Jh 2h 8s] [3d]\n",
    )
    text = text.replace("Board [Q", "FIRST Board [Q").replace(
        "[Qc Jh 2h 8h 3c]\nSeat", "[Qc Jh 2h 8h 3c]\nSECOND Board [Qc Jh 2h 8s 3d]\nSeat"
    )
    first, _ = read(text)[0]
    table = tables_of(first)[-1]
    outcome = outcome_of(table)
    assert [seat.name for seat in table.seats] == ["Ann", "Bob", "Cem"]
    assert [run.pot for run in outcome.runs] == [(77, 49, 0), (0, 125, 0)]


def test_a_line_of_two_boards_is_two_rows_and_one_table(read: Read) -> None:
    rows, _ = read("AsKs v 9h9d @ Qs7s2c4s8d @ Qs7s2c9c3h\n")
    assert [(row.run, row.winners) for row in rows] == [(1, (0,)), (2, (1,))]
    assert {tables_of(row)[-1] for row in rows} == {tables_of(rows[0])[-1]}
    assert len(tables_of(rows[0])[-1].boards) == 2


def test_the_two_boards_of_a_bomb_pot_are_on_one_table(read: Read) -> None:
    rows, _ = read(hand("pokernow_more"))
    bomb = rows[0]
    assert tables_of(bomb)[-1].common == 0
    assert [len(board) for board in tables_of(bomb)[-1].boards] == [5, 5]


def test_a_letter_of_ours_is_no_name(one: ReadOne) -> None:
    """Seats were named "Seat A", so that two were called "Seat B" when the first had gone."""
    row = one("AhKh v QsQd\n")
    (table,) = tables_of(row)
    assert [seat.name for seat in table.seats] == ["", ""]


def test_stud_is_dealt_card_by_card_and_of_a_draw_the_end_is_known(one: ReadOne) -> None:
    row = one(STUD_HI_LO)
    streets = tables_of(row)
    assert [len(table.seats[0].cards) for table in streets] == [3, 4, 5, 6, 7]
    assert seats(streets[0]) == {"Ann": "9s Kh Kc", "Cem": "As 2d 3h"}
    row = one(BADUGI)
    (table,) = tables_of(row)
    assert seats(table) == {"Ann": "8c 5d 7s Th", "Hero": "As 3h 5h Kc"}


def test_who_was_left_has_unknown_cards_and_who_folded_has_none(one: ReadOne) -> None:
    row = one(NO_SHOWDOWN)
    (table,) = tables_of(row)
    assert seats(table) == {"Bob": "2c 7d"}
    row = one(NO_SHOWDOWN.replace("Dealt to Bob [2c 7d]\n", ""))
    (table,) = tables_of(row)
    assert table.cards_of(0) == (UNKNOWN, UNKNOWN)


def test_lines_come_with_their_board_and_the_usual_names(one: ReadOne) -> None:
    row = one("AhKh v QsQd @ QcJh2h\n")
    assert [format_cards(table.board) for table in tables_of(row)] == ["", "Qc Jh 2h"]
    row = one("8C TS KC 9H 4S 7D 2S 5D 3S AC\n")
    assert seats(tables_of(row)[-1]) == {"Seat A": "8c Ts Kc 9h 4s", "Seat B": "7d 2s 5d 3s Ac"}


def test_what_no_table_can_hold_is_refused_by_name(one: ReadOne) -> None:
    row = one(SHARED_SEVENTH)
    with pytest.raises(CardInUseError):
        tables_of(row)
    dealt = ", ".join(f"'d dh p{number} ????'" for number in range(1, 12))
    row = one(f"variant = 'NT'\nactions = [{dealt}, 'd db QcJh2h8h3c']\n")
    with pytest.raises(SeatCountError):
        tables_of(row)
