"""Rows in words."""

import pytest

from analyser import HandRow
from analyser.poker.hand_table.copied_rows import say_winner
from histories import NO_SHOWDOWN

from .conftest import EULER, Tabled


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
