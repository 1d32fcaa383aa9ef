"""Reading a file beside the window."""

import threading
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from analyser.gui.hands.file_rows import FileRows
from analyser.poker.hand_table.table import FileTable

EULER = "8C TS KC 9H 4S 7D 2S 5D 3S AC\n"


class SlowTable(FileTable):
    """Reads on only when somebody has looked at what is there."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.may_go_on = threading.Semaphore(0)

    def read(self) -> Generator[float, None, None]:
        seen = 0
        for share in super().read():
            if len(self) > seen:
                seen = len(self)
                assert self.may_go_on.acquire(timeout=300)
            yield share


@pytest.fixture
def reader(qtbot: QtBot) -> Iterator[FileRows]:
    reader = FileRows()
    yield reader
    reader.close()


def test_rows_are_told_while_they_come(qtbot: QtBot, reader: FileRows, tmp_path: Path) -> None:
    path = tmp_path / "hands.txt"
    path.write_text(EULER * 20_000)
    table = SlowTable(path)
    counts: list[int] = []
    shares: list[float] = []
    reader.grown.connect(lambda: counts.append(len(table)))
    reader.grown.connect(table.may_go_on.release)
    reader.progressed.connect(shares.append)
    with qtbot.waitSignal(reader.finished):
        reader.read(table)
    assert counts[-1] == 20_000
    assert len(counts) > 2
    assert (counts, shares) == (sorted(set(counts)), sorted(shares))
    assert 0 < shares[0] <= shares[-1] < 1


def test_a_file_without_hands_ends_too(qtbot: QtBot, reader: FileRows, tmp_path: Path) -> None:
    path = tmp_path / "hands.txt"
    path.write_text("")
    with qtbot.assertNotEmitted(reader.grown), qtbot.waitSignal(reader.finished):
        reader.read(FileTable(path))
    with qtbot.assertNotEmitted(reader.finished), qtbot.waitSignal(reader.failed) as told:
        reader.read(FileTable(tmp_path / "nowhere.txt"))
    assert told.args == ["The file cannot be read: No such file or directory"]
    assert not reader.is_reading


def test_giving_up_keeps_what_is_there(qtbot: QtBot, reader: FileRows, tmp_path: Path) -> None:
    path = tmp_path / "hands.txt"
    path.write_text(EULER * 20_000)
    table = SlowTable(path)
    with qtbot.waitSignal(reader.grown):
        reader.read(table)
    assert reader.is_reading
    with qtbot.assertNotEmitted(reader.finished):
        reader.stop_reading()
        table.may_go_on.release()
        reader.close()
        QCoreApplication.processEvents()
    count = len(table)
    assert 0 < count < 20_000
    assert table.row(count - 1) is table.row(count - 1)
