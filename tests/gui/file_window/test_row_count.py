"""How many rows are shown, of how many, and of which kind of file."""

from __future__ import annotations

import pytest

from tests.gui.file_window.conftest import LINES, Read

PHH = """\
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
actions = ["d dh p1 AhKh", "d dh p2 QsQd", "p2 cbr 200", "p1 cc",
    "d db Qc2h7d", "d db 8h", "d db 3c"]
"""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (LINES, "5 rows of hands.txt; lines of hands"),
        ("Ah Kh v Qs Qd", "1 row of hands.txt; lines of hands"),
        ("hand 1,hand 2\nAh Kh,Qs Qd\n", "1 row of hands.txt; a CSV file"),
        (PHH, "1 row of hands.txt; PHH, the poker hand history standard"),
        ("", "There is no hand in hands.txt"),
    ],
)
def test_a_whole_file_is_counted_and_its_kind_is_said(read: Read, text: str, said: str) -> None:
    assert read(text).strip.text == said
