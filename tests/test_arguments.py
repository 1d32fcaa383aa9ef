"""Whole numbers as people type them."""

from __future__ import annotations

import pytest

from analyser.arguments import read_whole_number
from analyser.poker.errors import NotANumberError


@pytest.mark.parametrize(
    ("text", "number"), [("7", 7), (" 007 ", 7), ("-1", -1), ("+5", 5), ("9" * 30, 10**30 - 1)]
)
def test_digits_are_a_number(text: str, number: int) -> None:
    assert read_whole_number(text) == number


@pytest.mark.parametrize(
    "text", ["", " ", "seven", "1.5", "1e3", "0x7", "1_000", "1 000", "--1", "٣", "²", "9" * 31]
)
def test_nothing_else_is(text: str) -> None:
    with pytest.raises(NotANumberError) as refusal:
        read_whole_number(text)
    assert str(refusal.value) == f"“{text}” is not a whole number; type digits only, such as 7"
