"""CSV files: our columns found by their names, others kept, dirty ones refused by row."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyser import format_cards
from analyser.poker.hand_files.csv_reader import guarded, read_csv, unguarded

from .conftest import Read, ReadOne


def test_columns_are_found_by_their_names(one: ReadOne) -> None:
    text = "note,Hand 2,GAME,board,hand 1\nfirst,QsQd,holdem,Qc Jh 2h 8h 3c,AhKh\n"
    row = one(text, "hands.csv")
    assert (row.game, row.line, row.winners) == ("holdem", 2, (0,))
    assert [format_cards(hand) for hand in row.hands] == ["Ah Kh", "Qs Qd"]
    assert format_cards(row.board) == "Qc Jh 2h 8h 3c"
    assert row.source.extra_cells == {"note": "first"}


def test_no_kept_column_shares_a_name_with_ours_or_with_another(one: ReadOne) -> None:
    row = one("hand 1,Reason,player 2,note,note,hand\nAhKh,a,b,c,d,e\n", "hands.csv")
    names = ["Reason (input)", "player 2 (input)", "note", "note (input)", "hand (input)"]
    assert dict(row.source.extra_cells) == dict(zip(names, "abcde", strict=True))


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_cells_may_be_parted_in_three_ways(one: ReadOne, delimiter: str) -> None:
    text = "hand 1,hand 2,game\n7c5d4h3s2c,As6d5h3c2s,deuce\n".replace(",", delimiter)
    row = one(text)
    assert (row.game, row.winners) == ("deuce", (0,))


def test_a_game_is_by_default_what_the_cards_look_like(read: Read) -> None:
    rows, _ = read("hand 1,hand 2\nAhKh,QsQd\n8CTSKC9H4S,7D2S5D3SAC\n")
    assert [row.game for row in rows] == ["holdem", "any"]


def test_a_cell_over_several_lines_counts_its_lines(read: Read) -> None:
    rows, (error,) = read('hand 1,note\n"As Kd","one\ntwo"\n\nxx,three\nQsQd,four\n')
    assert [(row.line, row.source.extra_cells["note"]) for row in rows] == [
        (2, "one\ntwo"),
        (6, "four"),
    ]
    assert (error.line, error.message[:21]) == (5, "“xx” is not a card; w")


def test_what_is_wrong_in_a_row_is_an_error_of_its_own(read: Read) -> None:
    text = "hand 1,hand 2,board,game\n,,,\nAhKh,AhQd,,\nAhKh,QsQd,,bridge\n"
    text += "AhKh,,,,x\n,QsQd,,\nAs Kd,Qc,,\n,,Qc,\n"
    rows, errors = read(text)
    assert not rows
    assert [(error.line, error.message.split("; ")[0]) for error in errors] == [
        (3, "Ah is there twice, in seat A and in seat B"),
        (4, "“bridge” is not a game"),
        (5, "The hand cannot be read: it has 5 cells under 4 names"),
        (6, "There is no card here"),
        (7, "Seat B has too few cards: 1"),
        (8, "There is no card here"),
    ]


@pytest.mark.parametrize("below", ["QsQd,x\n" * 300, f"QsQd,{'x' * 9_000}\n" * 30, "\nQsQd,x\n"])
def test_a_quotation_mark_that_is_never_closed_costs_its_line_alone(read: Read, below: str) -> None:
    rows, (error,) = read('hand 1,note\nAsKd,"open\n' + below)
    why = "The hand cannot be read: a quotation mark opens there and is not closed"
    assert (error.line, error.message) == (2, why)
    assert len(rows) == below.count("Q") // 2
    assert rows[-1].line == below.count("\n") + 2


def test_a_line_that_is_no_text_is_an_error_wherever_it_stands(read: Read) -> None:
    nul = "b\0d"
    text = f'{nul}\nhand 1,note\n{nul}\nAsKd,"one\n{nul}\ntwo"\nAsKd,"open\n{nul}\nQsQd,x\n'
    rows, errors = read(text)
    assert [row.line for row in rows] == [4, 9]
    why = "The line is no text"
    messages = [(error.line, error.message[: len(why)]) for error in errors]
    assert messages == [(1, why), (3, why), (5, why), (7, "The hand cannot be "), (8, why)]


def test_a_cell_that_is_too_long_is_refused(read: Read) -> None:
    (row,), (error,) = read(f"{chr(10) * 200}hand 1,note\nAsKd,{'x' * 140_000}\nQsQd,x\n")
    why = "The hand cannot be read: one of its cells is too long"
    assert (row.line, error.line, error.message) == (203, 202, why)


def test_a_header_alone_holds_no_hand(read: Read) -> None:
    assert read("hand 1,hand 2\n") == ([], [])
    assert list(read_csv(iter([]))) == []


@pytest.mark.parametrize(("cell", "written"), [
    ("=1+1", "'=1+1"), ("+49 123", "'+49 123"), ("-5", "'-5"), ("@SUM(A1)", "'@SUM(A1)"),
    ("\tx", "'\tx"), ("'=x", "''=x"), ("''=x", "'''=x"), (" =x", "' =x"), ("\uff1dx", "'\uff1dx"),
    ("'quoted'", "'quoted'"), ("As Kd", "As Kd"), ("", ""),
])  # fmt: skip
def test_a_spreadsheet_runs_no_cell(cell: str, written: str) -> None:
    assert guarded(cell) == written
    assert unguarded(written) == cell


@given(st.text())
def test_the_guard_comes_off_again(cell: str) -> None:
    flat = unguarded(guarded(cell))
    assert unguarded(guarded(flat)) == flat
    assert flat.split() == cell.replace("\0", " ").split()
    assert guarded(cell)[:1] not in set("=+-@\t\r\n")
    assert len(guarded(cell).splitlines()) <= 1


def test_a_line_that_cannot_be_parted_is_no_header(read: Read) -> None:
    rows, errors = read("hand 1,no\rte\nAsKd v QsQd\nAsKd\n", "hands.csv")
    assert [row.line for row in rows] == [2, 3]
    assert [error.line for error in errors] == [1]
