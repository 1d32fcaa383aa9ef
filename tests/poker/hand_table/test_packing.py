"""Hands are packed into JSON that any program can read, and unpacked without loss."""

import json

import pytest

from analyser import HandRow
from analyser.poker.games.registry import OMAHA_HI_LO
from analyser.poker.hand_files.all_ins import came_from_behind
from analyser.poker.hand_files.hand import FileHand, FileSeat
from analyser.poker.hand_table.packing import pack, unpack
from histories import HOLDEM, NO_SHOWDOWN, PHH, STUD_HI_LO, TWICE

from .conftest import CSV, EULER, Tabled

HANDS = [EULER, CSV, HOLDEM, TWICE, STUD_HI_LO, NO_SHOWDOWN, PHH, "joker bug: AhKhJo v 2c3c4c"]


@pytest.mark.parametrize("text", HANDS)
def test_what_was_packed_is_unpacked(tabled: Tabled, text: str) -> None:
    table = tabled(text, "x.phh" if text is PHH else "x")
    rows = [row for row in map(table.row, range(len(table))) if isinstance(row, HandRow)]
    assert rows
    for row in rows:
        packed = pack(row.source)
        assert unpack(packed) == row.source
        assert packed.isascii()


def test_only_what_differs_from_the_defaults_is_written() -> None:
    hand = FileHand(line=3, seats=(FileSeat("Ann", ()),), game=OMAHA_HI_LO, hand="7\ud800")
    assert json.loads(pack(hand)) == {
        "line": 3,
        "seats": [["Ann", "", False, None]],
        "game": "omaha8",
        "hand": "7\ud800",
    }


def test_a_game_has_its_options() -> None:
    game = OMAHA_HI_LO.with_options({"no_qualifier": True})
    packed = pack(FileHand(line=1, seats=(), game=game))
    assert json.loads(packed)["game"] == ["omaha8", {"no_qualifier": True}]
    assert unpack(packed).game == game


@pytest.mark.parametrize(("text", "behind"), [
    ("AhKh v QsQd @ Qc Jh 2h 8h 3c", True),
    ("AhKh v QsQd @ Qc Jh 2h 8s 3c", False),
    ("AhKh v AsKs @ Qc Jh 2h 8s 3c", False),
    ("AhKh v QsQd @ Ac Ks 2h Qh 2c", True),
    ("AhKh v QsQd @ Qc Jh 2h", False),
    (EULER, False),
])  # fmt: skip
def test_who_came_from_behind(tabled: Tabled, text: str, behind: bool) -> None:
    row = tabled(text).row(0)
    assert isinstance(row, HandRow)
    assert came_from_behind(row) == behind
