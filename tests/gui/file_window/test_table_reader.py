"""Reading a file of hands beside the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from analyser.gui.file_window.table_reader import TableReader
from analyser.poker.hand_table.table import FileTable

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

EULER = "8C TS KC 9H 4S 7D 2S 5D 3S AC\n"


@pytest.fixture
def reader(qtbot: QtBot) -> Iterator[TableReader]:
    reader = TableReader()
    yield reader
    reader.close()


def test_rows_are_told_while_they_come(qtbot: QtBot, reader: TableReader, tmp_path: Path) -> None:
    path = tmp_path / "hands.txt"
    path.write_text(EULER * 100_000)
    table = FileTable(path)
    counts: list[int] = []
    shares: list[float] = []
    reader.grown.connect(lambda: counts.append(len(table)))
    reader.progressed.connect(shares.append)
    with qtbot.waitSignal(reader.finished, timeout=60_000):
        reader.read(table)
    assert counts[-1] == 100_000
    assert len(counts) > 2
    assert counts == sorted(set(counts))
    assert shares == sorted(shares)
    assert 0 < shares[0] <= shares[-1] < 1


def test_a_file_without_hands_ends_as_well(
    qtbot: QtBot, reader: TableReader, tmp_path: Path
) -> None:
    path = tmp_path / "hands.txt"
    path.write_text("")
    with qtbot.assertNotEmitted(reader.grown), qtbot.waitSignal(reader.finished):
        reader.read(FileTable(path))


def test_a_file_that_cannot_be_read_is_said(
    qtbot: QtBot, reader: TableReader, tmp_path: Path
) -> None:
    with qtbot.assertNotEmitted(reader.finished), qtbot.waitSignal(reader.failed) as told:
        reader.read(FileTable(tmp_path / "nowhere.txt"))
    assert told.args == ["The file cannot be read: No such file or directory"]
    assert not reader.is_reading


def test_giving_up_keeps_what_is_there(qtbot: QtBot, reader: TableReader, tmp_path: Path) -> None:
    path = tmp_path / "hands.txt"
    path.write_text(EULER * 300_000)
    table = FileTable(path)
    with qtbot.waitSignal(reader.grown, timeout=20_000):
        reader.read(table)
    assert reader.is_reading
    with qtbot.assertNotEmitted(reader.finished, wait=100):
        reader.give_up()
    reader.close()
    count = len(table)
    assert 0 < count < 300_000
    assert table.row(count - 1) is table.row(count - 1)


def test_another_file_takes_the_place_of_the_one_that_is_read(
    qtbot: QtBot, reader: TableReader, tmp_path: Path
) -> None:
    for name, lines in (("long", 300_000), ("short", 3)):
        (tmp_path / name).write_text(EULER * lines)
    first, second = FileTable(tmp_path / "long"), FileTable(tmp_path / "short")
    reader.read(first)
    with qtbot.waitSignal(reader.finished, timeout=20_000):
        reader.read(second)
    assert len(second) == 3
    assert len(first) < 300_000
