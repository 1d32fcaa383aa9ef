"""Rows in words."""

import pytest

from analyser import HandRow
from analyser.poker.generators import finish
from analyser.poker.hand_table.copied_rows import say_low, say_made, say_winner
from analyser.poker.hand_table.filter import Filter
from analyser.poker.hand_table.order import find_rows
from histories import NO_SHOWDOWN

from .conftest import EULER, Tabled

PLAYERS_WORDS = {
    "AhKh v QsQd @ Qc Jh 2h 8h 3c": ["nut flush", "set of queens"],
    "AhKh v AdKd @ Qc Js 2h 8h 3c": ["ace high", "ace high"],
    "AhKh v QsQd @ Qc Jh 2h": ["ace high", "top set, queens"],
}


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
    assert list(map(str, say_made(row))) == PLAYERS_WORDS.get(line, made)
    assert say_low(row) == low


@pytest.mark.parametrize(("game", "hands", "made"), [
    ("razz", "8h6d4c3s2hKcKd,9h7d5c4s2dQcQd", ["low 8-6-4-3-2", "low 9-7-5-4-2"]),
    ("razz", "8h8d4c4s2h2cKd,9h7d5c3sAdQcQd", ["one pair", "low 9-7-5-3-A"]),
    ("deuce", "7h5d4c3s2h,6h5c4d3c2d", ["low 7-5-4-3-2", "straight"]),
])  # fmt: skip
def test_lows_alone_are_rank_rows(tabled: Tabled, game: str, hands: str, made: list[str]) -> None:
    row = tabled(f"hand 1,hand 2,game\n{hands},{game}\n", "x.csv").row(0)
    assert isinstance(row, HandRow)
    assert list(map(str, say_made(row))) == made


def test_who_was_left_alone_has_taken_the_pot(tabled: Tabled) -> None:
    table = tabled(NO_SHOWDOWN)
    row = table.row(0)
    assert isinstance(row, HandRow)
    assert (row.winners, say_winner(row)) == ((), "Bob")
    assert finish(find_rows(table, Filter(winner_name="Bob"))).tolist() == [0]


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
    lows = [say_low(row) for row in rows]
    assert lows == ["7-5-3-2-A", "", "7-5-3-2-A"]
