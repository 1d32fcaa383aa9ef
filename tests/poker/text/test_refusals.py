"""The part of a text that an error is about is found where it lies."""

import pytest

from analyser.poker.errors import CardError
from analyser.poker.table.table import new_table
from analyser.poker.text.enter import enter
from analyser.poker.text.refusals import fault_in


def marked(text: str) -> str | None:
    """The part of a text that is underlined while it is typed."""
    with pytest.raises(CardError) as refusal:
        enter(enter(new_table(), "3c3d v 4c4d @ 5c6c7c8c9c"), text)
    place = fault_in(text, refusal.value)
    return None if place is None else f"{place[0]}:{text[place[0] : sum(place)]}"


@pytest.mark.parametrize(("text", "part"), [
    ("AhAh v KsKd", "2:Ah"), ("AsKs v 9h9d @ Qs7s2x", "18:2x"), ("AhKh v A♥Qd", "7:A♥"),
    ("AhKh v hello", "7:hello"), ("AhKh v QQs", "7:QQs"), ("AhKh v QsQd v", "12:v"),
    ("AhKh v QsQd\nQhJh2x", "16:2x"), ("AhKh v QsQd @ 2c3c4c5c6c7c", None), ("turn JoAs", None),
    ("AhKh v JoJo", None), ("Ann: AhKh\nBob: QsQd\nand the Qx", "24:the"),
    ("AhKh v QsQd, pot 1.5", "17:1.5"),
])  # fmt: skip
def test_the_wrong_part_of_a_text_is_found(text: str, part: str | None) -> None:
    assert marked(text) == part
