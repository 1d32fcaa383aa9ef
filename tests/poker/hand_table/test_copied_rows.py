"""Rows as lines of text: read back by the reader of lines, and safe to read for people."""

from pathlib import Path

import pytest

from analyser import read_hands
from analyser.poker.generators import finish
from analyser.poker.hand_files.judge import HandRow, UnreadHand
from analyser.poker.hand_table.copied_rows import line_of_row, text_of_rows
from analyser.poker.hand_table.order import all_rows
from analyser.poker.hand_table.table import FileTable
from histories import HOLDEM, NO_SHOWDOWN, STUD_HI_LO


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
