"""Rows in words, as lines of text and as CSV: safe to read for people, and read back equal."""

from pathlib import Path

import numpy as np
import pytest

from analyser import read_hands
from analyser.poker.generators import finish
from analyser.poker.hand_files.csv_files import CsvFile
from analyser.poker.hand_files.judge import HandRow, UnreadHand
from analyser.poker.hand_table.copied_rows import line_of_row, save_rows, say_winner, text_of_rows
from analyser.poker.hand_table.search import SortBy, all_rows, find_rows
from analyser.poker.hand_table.table import FileTable
from histories import HOLDEM, NO_SHOWDOWN, STUD_HI_LO

from .conftest import EULER, Mixed, Tabled


def text_of(text: str) -> str:
    table = FileTable(text=text)
    finish(table.read())
    written = finish(text_of_rows(table, all_rows(len(table)), line_of_row))
    table.close()
    return written


def test_a_line_has_the_cards_and_what_comes_of_them_or_is_a_comment() -> None:
    assert text_of(HOLDEM) == (
        "Ah Kh v Qs Qd @ Qc Jh 2h 8h 3c  # Ann wins: a flush beats three of a kind\n"
    )
    assert text_of("As Kd Qh\n").startswith("As Kd Qh  # ")
    without = NO_SHOWDOWN.replace("Dealt to Bob [2c 7d]\n", "")
    assert text_of(without) == "# Everybody else folded\n"
    assert text_of("AhAh v KsKd\n").startswith("# line 1: ")
    assert "# Ann wins the high" in text_of(STUD_HI_LO)
    assert "# bob leads" in text_of("ann: AhKh v bob: QsQd @ QcJh2c\n"), "names stay as they are"


@pytest.mark.parametrize(
    "text", [HOLDEM, "AhKh v QsQd\nAhAh v KsKd\n8C TS KC 9H 4S 7D 2S 5D 3S AC\n"]
)
def test_it_reads_back(tmp_path: Path, text: str) -> None:
    (tmp_path / "a.txt").write_text(text)
    (tmp_path / "b.txt").write_text(text_of(text))
    first, second = (
        [(row.hands, row.board, row.winners) for row in read_hands(tmp_path / name)
         if isinstance(row, HandRow)]
        for name in ("a.txt", "b.txt")
    )  # fmt: skip
    assert first == second


def test_a_message_stays_on_its_line() -> None:
    error = UnreadHand("a.txt", None, "one\ntwo\rthree" + "x" * 1000)
    line = line_of_row(error)
    assert line.startswith("# line 0: one two three")
    assert len(line) < 500


@pytest.mark.parametrize(("line", "winner", "made", "low"), [
    (EULER, "Seat B", ["high card", "high card"], "7-5-3-2-A"),
    ("AhKh v QsQd @ Qc Jh 2h 8h 3c", "Seat A", ["flush", "three of a kind"], ""),
    ("AhKh v AdKd @ Qc Js 2h 8h 3c", "Seat A and Seat B", ["high card"] * 2, ""),
    ("Ac Jd 8s 8c As 3d 4d", "", ["two pair"], "J-8-4-3-A"),
    ("AhKh v QsQd @ Qc Jh 2h", "", ["high card", "three of a kind"], ""),
])  # fmt: skip
def test_lines(tabled: Tabled, line: str, winner: str, made: list[str], low: str) -> None:
    table = tabled(line)
    row = table.row(0)
    assert isinstance(row, HandRow)
    assert (say_winner(row), list(map(str, row.categories))) == (winner, made)


def test_who_was_left_alone_has_taken_the_pot(tabled: Tabled) -> None:
    table = tabled(NO_SHOWDOWN)
    row = table.row(0)
    assert isinstance(row, HandRow)
    assert (row.winners, say_winner(row)) == ((), "Bob")


def test_high_and_low_are_told_apart(tabled: Tabled) -> None:
    table = tabled(
        "hand 1,hand 2,board,game\n"
        "KhKcQsJs,As3dTsTh,KdKs2c5h7d,omaha8\n"
        "KhKcQsJs,As3dTsTh,KdKs2cQh7d,omaha8\n"
        "As3dTsTh,9c8c9d8d,KdKs2c5h7d,omaha8\n",
        "x.csv",
    )
    rows = [row for row in map(table.row, range(3)) if isinstance(row, HandRow)]
    winners = [say_winner(row) for row in rows]
    assert winners == ["Seat A; low: Seat B", "Seat A", "Seat A"]


def test_rows_are_saved_in_the_order_given_and_as_json_like_the_terminal(
    mixed: Mixed, tmp_path: Path
) -> None:
    table, rows = mixed
    order = finish(find_rows(table, by=SortBy.REASON, backwards=True))
    count = finish(save_rows(table, order, tmp_path / "ours.csv"))
    hands = [row for number in order if isinstance(row := rows[number], HandRow)]
    assert count == len(hands)
    with CsvFile(tmp_path / "plain.csv") as plain:
        for row in hands:
            plain.add(row)
    assert (tmp_path / "ours.csv").read_bytes() == (tmp_path / "plain.csv").read_bytes()
    again = [row for row in read_hands(tmp_path / "ours.csv") if isinstance(row, HandRow)]
    one, other = ([(row.hands, row.board, row.players) for row in each] for each in (again, hands))
    assert one == other
    # Rows as JSON are those of the terminal.
    lines = finish(
        text_of_rows(table, all_rows(len(table)), lambda row: row.to_json())
    ).splitlines()
    assert lines == [row.to_json() for row in rows]


def test_giving_up_and_no_rows_leave_no_file(mixed: Mixed, tmp_path: Path) -> None:
    table, _ = mixed
    assert finish(save_rows(table, np.zeros(0, np.int32), tmp_path / "ours.csv")) == 0
    # Giving up leaves no file.
    steps = save_rows(table, all_rows(len(table)), tmp_path / "ours.csv")
    shares = [next(steps) for _ in range(4)]
    assert shares == sorted(shares)
    steps.close()
    assert list(tmp_path.iterdir()) == []
