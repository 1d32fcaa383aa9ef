"""Origins: opened once each, as far as they can stay open, and their format found once."""

import gc
import io
import sys
from pathlib import Path
from typing import BinaryIO

import pytest

from analyser.poker.hand_files import origin
from analyser.poker.hand_files.batch import open_batch
from analyser.poker.hand_files.format import find_format
from analyser.poker.hand_files.text import open_file

from .conftest import EULER


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[BinaryIO | str]]:
    """What is opened, and of which files the format is looked for."""
    seen: dict[str, list[BinaryIO | str]] = {"opened": [], "formats": []}

    def opened(file: str) -> BinaryIO:
        stream = open_file(file)
        seen["opened"].append(stream)
        return stream

    def found(head: bytes, name: str) -> object:
        seen["formats"].append(name)
        return find_format(head, name)

    monkeypatch.setattr(origin, "open_file", opened)
    monkeypatch.setattr(origin, "find_format", found)
    return seen


@pytest.mark.parametrize(("files", "times"), [(1, 1), (3, 2)])
def test_a_single_file_is_opened_once_and_each_format_is_found_once(
    tmp_path: Path, counted: dict[str, list[BinaryIO | str]], files: int, times: int
) -> None:
    for name in range(files):
        (tmp_path / f"{name}.txt").write_text(EULER)
    batch = open_batch(tmp_path)
    assert len(list(batch)) == files
    assert (len(counted["opened"]), len(counted["formats"])) == (times * files, files)
    assert all(isinstance(one, io.BufferedReader) and one.closed for one in counted["opened"])


def test_an_unread_file_is_closed(tmp_path: Path, counted: dict[str, list[BinaryIO | str]]) -> None:
    (tmp_path / "hands.txt").write_text(EULER)
    batch = open_batch(tmp_path / "hands.txt")
    (stream,) = counted["opened"]
    assert isinstance(stream, io.BufferedReader)
    assert not stream.closed
    del batch
    gc.collect()
    assert stream.closed


def test_the_standard_input_is_read_once_and_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.BytesIO(EULER.encode() * 3)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(stream))
    batch = open_batch("-")
    assert (batch.format, len(list(batch))) == ("lines", 3)
    assert not stream.closed
