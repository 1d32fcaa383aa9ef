"""Whole numbers as people type them, and what can be a path."""

from __future__ import annotations

from pathlib import Path

import pytest

from analyser.api_arguments import read_whole_number, refuse_no_path
from analyser.poker.errors import ArgumentError, NotANumberError


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


@pytest.mark.parametrize("path", ["", "\0", "\ud800", 3, b"hands.txt", None])
def test_what_no_file_can_have_as_its_path_is_refused(path: object) -> None:
    with pytest.raises(ArgumentError, match="the path of a file or of a folder"):
        refuse_no_path(path)


def test_a_path_need_not_exist() -> None:
    for path in ("-", "no such file", Path("no such file")):
        refuse_no_path(path)
