"""Ways to read a text as a file, and the same hand as every history has it."""

import csv
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from analyser import HandRow, UnreadHand, read_hands
from analyser.poker.hand_files.csv_files import CsvFile
from histories import HOLDEM, PHH, ohh, ohh_text

Read = Callable[..., tuple[list[HandRow], list[UnreadHand]]]
ReadOne = Callable[..., HandRow]

EULER = "8C TS KC 9H 4S 7D 2S 5D 3S AC\n"
FORMS = {"pokerstars": HOLDEM, "phh": PHH, "ohh": ohh_text(ohh())}
"""The same hand as histories of every kind have it."""
SHARED_SEVENTH = (
    "variant = 'F7S'\nactions = ['d dh p1 AhKh2c', 'd dh p2 QsQd3c', 'd dh p1 4d', 'd dh p2 5d', "
    "'d dh p1 6s', 'd dh p2 7s', 'd dh p1 8h', 'd dh p2 9h', 'd db Ks', 'p1 sm', 'p2 sm']\n"
)
"""Stud in which the deck ran out: the last card is everybody's."""


def write(path: Path, found: Iterable[HandRow | UnreadHand]) -> list[dict[str, str]]:
    """Write the rows as CSV, errors left out, and return their cells."""
    with CsvFile(path) as table:
        for row in found:
            if isinstance(row, HandRow):
                table.add(row)
    with path.open(newline="", encoding="utf-8") as stream:
        return list(csv.DictReader(stream))


def rows_of(path: Path, **arguments: Any) -> list[HandRow]:
    """Read the rows of a file, errors left out."""
    return [row for row in read_hands(path, **arguments) if isinstance(row, HandRow)]


@pytest.fixture
def read(tmp_path: Path) -> Read:
    """Write a file of this text or these bytes, and return its rows and its errors."""

    def from_file(
        text: str | bytes, name: str = "hands.txt", **arguments: Any
    ) -> tuple[list[HandRow], list[UnreadHand]]:
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        found = list(read_hands(path, **arguments))
        rows = [one for one in found if isinstance(one, HandRow)]
        return rows, [one for one in found if isinstance(one, UnreadHand)]

    return from_file


@pytest.fixture
def one(read: Read) -> ReadOne:
    def from_file(text: str | bytes, name: str = "hands.txt", **arguments: Any) -> HandRow:
        (row,), errors = read(text, name, **arguments)
        assert not errors
        return row

    return from_file
