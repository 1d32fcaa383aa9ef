"""CSV files: columns, guard and dirty rows, and the table that is written, read back equal."""

import errno
import os
from contextlib import suppress
from operator import attrgetter
from pathlib import Path
from unittest.mock import Mock

import pytest
from hypothesis import given, strategies as st

from analyser import HandRow, UnreadHand, format_cards, read_hands
from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import HOLDEM
from analyser.poker.hand_files.csv_files import CsvFile, guarded, names_of, read_csv, unguarded
from analyser.poker.hand_files.hand import FileHand, FileSeat
from analyser.poker.hand_files.judge import judge
from analyser.poker.hand_files.text import UnusualFileError
from histories import POKERSTARS

from .conftest import Read, ReadOne, rows_of, write


def answer(row: HandRow) -> tuple[object, ...]:
    """What is equal of a row that was written and read again."""
    parts = "hand", "run", "game", "players", "hands", "board", "winners", "low_winners", "showdown"
    return attrgetter(*parts)(row)


def test_the_columns_have_their_order() -> None:
    assert ",".join(names_of((2, ["note"]))) == (
        "file,line,run,hand,game,player 1,player 2,hand 1,hand 2,board,winners,low winners,"
        "category 1,category 2,showdown,reason,note"
    )


def test_many_rows_are_written_before_the_end_and_widened_at_it(read: Read, tmp_path: Path) -> None:
    (two,), _ = read("AhKh v QsQd @ QhJh2c8s3c\n")
    (three,), _ = read("AhKh v QsQd v 9d9c @ QhJh2c8s3c\n")
    path = tmp_path / "out.csv"
    cells = write(path, [two] * 600 + [three] * 600 + [two] * 900)
    assert [each["hand 3"] for each in cells] == [""] * 600 + ["9d 9c"] * 600 + [""] * 900
    assert len(list(read_hands(path))) == 2100


def test_a_row_is_one_line(read: Read, tmp_path: Path) -> None:
    rows, _ = read('hand 1,hand 2,note\n7c5d4h3s2c,As6d5h3c2s,"one\ntwo"\n', game="deuce")
    (cells,) = write(tmp_path / "out.csv", rows)
    assert (tmp_path / "out.csv").read_text().count("\n") == 2
    assert cells == {
        "file": str(tmp_path / "hands.txt"), "line": "2", "run": "1", "hand": "", "game": "deuce",
        "player 1": "Seat A", "player 2": "Seat B", "hand 1": "7c 5d 4h 3s 2c",
        "hand 2": "As 6d 5h 3c 2s", "board": "", "winners": "1", "low winners": "",
        "category 1": "high card", "category 2": "high card", "showdown": "true",
        "reason": rows[0].reason, "note": "one two",
    }  # fmt: skip


def test_what_is_exported_reads_back_equal(read: Read, tmp_path: Path) -> None:
    rows, _ = read("\n\n".join(POKERSTARS.values()))
    assert len(rows) == 6
    write(tmp_path / "out.csv", rows)
    again = rows_of(tmp_path / "out.csv")
    assert list(map(answer, again)) == list(map(answer, rows))
    write(tmp_path / "again.csv", again)
    once_more = rows_of(tmp_path / "again.csv")
    assert list(map(answer, once_more)) == list(map(answer, rows))


def test_columns_grow_with_the_file(read: Read, tmp_path: Path) -> None:
    rows, _ = read("AsKd\nAhKh v QsQd\nAhKh v QsQd v JcTc v 2c2d\n9c9d v 8c8d\n")
    kept, _ = read("hand 1,note,=x\nAsKd,n,=1+1\n", "kept.csv")
    cells = write(tmp_path / "out.csv", [*rows, *kept, *rows])
    seconds = ["", "Qs Qd", "Qs Qd", "8c 8d"]
    assert [each["hand 2"] for each in cells] == [*seconds, "", *seconds]
    assert [each["hand 4"] for each in cells][2] == "2c 2d"
    assert [each["note"] for each in cells] == ["", "", "", "", "n", "", "", "", ""]
    assert cells[4]["'=x"] == "'=1+1"


def test_ten_seats_are_the_most(read: Read, tmp_path: Path) -> None:
    hands = " v ".join(f"{rank}c{rank}d" for rank in "23456789TJ")
    rows, _ = read(hands)
    (cells,) = write(tmp_path / "out.csv", rows)
    assert cells["hand 10"] == "Jc Jd"


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"])), min_size=2, max_size=2))
def test_no_name_is_a_formula(tmp_path_factory: pytest.TempPathFactory, names: list[str]) -> None:
    held = zip(names, ("AhKh", "QsQd"), strict=True)
    seats = [FileSeat(name, parse_cards(cards)) for name, cards in held]
    board = parse_cards("Qc Jh 2h 8h 3c")
    source = FileHand(line=1, game=HOLDEM, seats=tuple(seats), boards=(board,), from_history=True)
    path = tmp_path_factory.mktemp("export") / "out.csv"
    (cells,) = write(path, list(judge(source, "=cmd")))
    assert not any(cell[:1] in set("=+-@\t\r\n") for cell in cells.values() if cell)
    (row,) = rows_of(path)
    for name, again in zip(names, row.players, strict=True):
        words = name.replace("\0", " ").split()
        assert again.split() == words or not words  # who has no name is called by the seat


def test_a_table_is_replaced_at_the_end_or_nothing_is_left(read: Read, tmp_path: Path) -> None:
    rows, _ = read("AhKh v QsQd\n")
    before = set(tmp_path.iterdir())
    with suppress(KeyboardInterrupt), CsvFile(tmp_path / "out.csv") as table:
        table.add(rows[0])
        raise KeyboardInterrupt
    with CsvFile(tmp_path / "empty.csv"):
        pass
    assert set(tmp_path.iterdir()) == before
    # A table that was there is replaced at the end.
    path = tmp_path / "out.csv"
    path.write_text("before")
    with CsvFile(path) as table:
        table.add(rows[0])
        assert path.read_text() == "before"
    assert path.read_text().startswith("file,line,run,hand,game,")


def test_a_folder_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        CsvFile(tmp_path / "nowhere" / "out.csv")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a pipe with a name")
def test_a_pipe_or_device_is_not_replaced(tmp_path: Path) -> None:
    """An administrator's ``--csv /dev/null`` made an ordinary file of the device."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, tmp_path):
        with pytest.raises(UnusualFileError):
            CsvFile(path)
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


def test_a_file_of_ours_may_have_hands_without_cards(read: Read, tmp_path: Path) -> None:
    """Everybody folded, and nobody's cards are known: still a row."""
    text = POKERSTARS["no showdown"].replace("Dealt to Bob [2c 7d]\n", "")
    rows, _ = read(text)
    (cells,) = write(tmp_path / "out.csv", rows)
    assert "hand 1" not in cells
    found = list(read_hands(tmp_path / "out.csv"))
    assert not any(isinstance(one, UnreadHand) for one in found)


def test_a_full_disk_is_an_error_of_the_file_that_was_asked_for(
    read: Read, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows, _ = read("AhKh v QsQd\n")
    path = tmp_path / "out.csv"
    refuse = Mock(side_effect=OSError(errno.ENOSPC, "No space left on device", "a draft"))

    def write_and_fail() -> None:
        with CsvFile(path) as table:
            table.add(rows[0])
            refuse()

    with pytest.raises(OSError, match="No space") as while_it_is_written:
        write_and_fail()
    table = CsvFile(path)
    table.add(rows[0])
    monkeypatch.setattr(os, "replace", refuse)  # which Path.replace calls
    with pytest.raises(OSError, match="No space") as at_the_end:
        table.__exit__(None, None, None)
    assert {while_it_is_written.value.filename, at_the_end.value.filename} == {str(path)}
    assert not path.exists()


def test_the_rest_of_a_draft_that_cannot_be_written_is_no_further_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was not written yet is written when the draft is closed, and there is no room either."""
    table = CsvFile(tmp_path / "out.csv")
    error = OSError(errno.ENOSPC, "No space left on device")
    stream = table._stream
    with monkeypatch.context() as patch:
        patch.setattr(stream, "close", Mock(side_effect=error))
        table.__exit__(OSError, error, None)
    stream.close()
    assert error.filename == str(tmp_path / "out.csv")
    assert not list(tmp_path.iterdir())


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
