"""What kind of file it is, by what is in it; and what all readers do alike."""

import pytest

from analyser import format_cards
from analyser.poker.hand_files.format import READERS, find_format
from analyser.poker.hand_files.hand import Format
from examples import examples
from histories import HOLDEM, PHH, TRIPLE_DRAW

from .conftest import FORMS, Read, ReadOne


@pytest.mark.parametrize(("text", "name", "expected"), examples(__file__, "formats.txt"))
def test_the_format_is_found_out(text: str, name: str, expected: str) -> None:
    assert find_format(text.encode(), name) == expected


@pytest.mark.parametrize(
    ("form", "number", "dealt_to"),
    [("pokerstars", 1001, "Ah Kh"), ("phh", 7, None), ("ohh", 2001, "Ah Kh")],
)
def test_histories_say_the_same(one: ReadOne, form: str, number: int, dealt_to: str | None) -> None:
    row = one(FORMS[form])
    assert (row.line, row.hand, row.run, row.game) == (1, str(number), 1, "holdem")
    assert [name[:3] for name in row.players] == ["Ann", "Bob"]
    assert [format_cards(hand) for hand in row.hands] == ["Ah Kh", "Qs Qd"]
    assert format_cards(row.board) == "Qc Jh 2h 8h 3c"
    assert (row.winners, row.low_winners, row.collected, row.showdown) == ((0,), (), (0,), True)
    assert row.reason == "a flush beats three of a kind"
    assert (None if row.dealt_to is None else format_cards(row.dealt_to)) == dealt_to


@pytest.mark.parametrize(("first", "second"), [
    (HOLDEM, HOLDEM), (PHH, f"[2]\n{TRIPLE_DRAW}"), (FORMS["ohh"], FORMS["ohh"]),
    ("hand 1\nAsKd\n", "QsQd\n"), ("AsKd\n", "QsQd\n"),
])  # fmt: skip
def test_bad_lines_stop_nothing(read: Read, first: str, second: str) -> None:
    rows, (error,) = read(first.encode() + b"A\0B\n" + second.encode())
    assert (len(rows), error.line) == (2, first.count("\n") + 1)
    assert "no text" in error.message


@pytest.mark.parametrize("form", READERS)
def test_empty_lines_hold_no_hand(form: Format) -> None:
    assert list(READERS[form](iter([(1, ""), (2, " ")]))) == []
