"""StringTable by number."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyser.poker.hand_table import string_table
from analyser.poker.hand_table.string_table import StringTable


@given(st.lists(st.text(st.characters(), max_size=8)), st.integers(2, 9))
def test_every_text_is_found_by_its_number(written: list[str], remembered: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(string_table, "REMEMBERED", remembered)
        known = StringTable()
        numbers = [known.number(text) for text in written]
    assert [known[number] for number in numbers] == written
    assert all(number < len(known) for number in numbers)
    assert all((number == 0) == (text == "") for number, text in zip(numbers, written, strict=True))


def test_texts_that_were_forgotten_are_kept_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(string_table, "REMEMBERED", 2)
    known = StringTable()
    assert [known.number(text) for text in ("Ann", "Bob", "Ann")] == [1, 2, 3]
    assert (known[1], known[3]) == ("Ann", "Ann")


def test_what_comes_again_is_kept_once_and_half_a_character_too() -> None:
    known = StringTable()
    assert {known.number("Ann") for _ in range(100)} == {1}
    assert known.number("Bob") == 2
    assert len(known) == 3
    assert known.size == len("AnnBob") + 3 * 8
    assert known[known.number("a\ud83cb")] == "a\ud83cb"
