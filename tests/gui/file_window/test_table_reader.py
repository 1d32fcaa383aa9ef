"""Reading a file beside the window, and what its all-ins were worth."""

import threading
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from analyser.gui.file_window.all_ins import AllIns, AllInTexts, Found
from analyser.gui.file_window.table_reader import TableReader
from analyser.poker.errors import TooManyDealsError
from analyser.poker.hand_table.table import FileTable
from histories import HOLDEM, NO_SHOWDOWN, TWICE
from tests.gui.file_window.conftest import TableOf

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
def reader(qtbot: QtBot) -> Iterator[TableReader]:
    reader = TableReader()
    yield reader
    reader.close()


def test_rows_are_told_while_they_come(qtbot: QtBot, reader: TableReader, tmp_path: Path) -> None:
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


def test_a_file_without_hands_ends_too(qtbot: QtBot, reader: TableReader, tmp_path: Path) -> None:
    path = tmp_path / "hands.txt"
    path.write_text("")
    with qtbot.assertNotEmitted(reader.grown), qtbot.waitSignal(reader.finished):
        reader.read(FileTable(path))
    with qtbot.assertNotEmitted(reader.finished), qtbot.waitSignal(reader.failed) as told:
        reader.read(FileTable(tmp_path / "nowhere.txt"))
    assert told.args == ["The file cannot be read: No such file or directory"]
    assert not reader.is_reading


def test_giving_up_keeps_what_is_there(qtbot: QtBot, reader: TableReader, tmp_path: Path) -> None:
    path = tmp_path / "hands.txt"
    path.write_text(EULER * 20_000)
    table = SlowTable(path)
    with qtbot.waitSignal(reader.grown):
        reader.read(table)
    assert reader.is_reading
    with qtbot.assertNotEmitted(reader.finished):
        reader.give_up()
        table.may_go_on.release()
        reader.close()
        QCoreApplication.processEvents()
    count = len(table)
    assert 0 < count < 20_000
    assert table.row(count - 1) is table.row(count - 1)


@pytest.fixture
def table(table_of: TableOf) -> FileTable:
    return table_of("\n\n\n".join([HOLDEM, NO_SHOWDOWN, TWICE]))


@pytest.fixture
def all_ins(table: FileTable) -> Iterator[AllIns]:
    all_ins = AllIns()
    all_ins.begin(table)
    yield all_ins
    all_ins.close()


def test_texts_are_kept_by_number() -> None:
    texts = AllInTexts()
    for number, text, tenths in ((5, "Ann won", 182), (3000, "", -1), (7, "Ann won", 182)):
        texts.add(Found(number, text, tenths))
    assert dict(texts) == {5: "Ann won", 7: "Ann won", 3000: ""}
    assert (len(texts), texts.get(6), texts.get(10**6)) == (3, None, None)
    assert texts.sort_keys(9).tolist() == [-1, -1, -1, -1, -1, 182, -1, 182, -1]
    assert texts.sort_keys(5000).tolist()[7:] == [182, *[-1] * 4992]


def test_rows_that_are_looked_at_are_counted_one_by_one(all_ins: AllIns, qtbot: QtBot) -> None:
    heard: list[int] = []
    all_ins.found.connect(heard.append)
    all_ins.look_at([2, 1])
    all_ins.look_at([0, 1])
    qtbot.waitUntil(lambda: {0, 1} <= set(heard))
    assert all_ins.texts[0] == "Bob: [the] (x) all in before the flop with 53.8%, lost"
    assert all_ins.texts[1] == ""
    with qtbot.assertNotEmitted(all_ins.found, wait=20):
        all_ins.look_at([0, 1])


def test_all_are_counted_and_another_table_begins_anew(all_ins: AllIns, qtbot: QtBot) -> None:
    with qtbot.waitSignal(all_ins.counted):
        all_ins.count_all()
    assert not all_ins.is_counting_all
    assert all_ins.texts.sort_keys(4).tolist() == [538, -1, 870, 130]
    with qtbot.waitSignal(all_ins.counted):  # at once: all are known
        all_ins.count_all()
    all_ins.begin(None)
    assert len(all_ins.texts) == 0
    with qtbot.assertNotEmitted(all_ins.found, wait=20):
        all_ins.look_at([0])  # there is none


def test_what_cannot_be_counted_is_said_and_stops_nothing(
    all_ins: AllIns, table: FileTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(situation: object) -> object:
        raise TooManyDealsError(deals="many")

    with monkeypatch.context() as patch, qtbot.waitSignal(all_ins.found):
        patch.setattr("analyser.poker.hand_files.all_ins.count_odds", refuse)
        all_ins.look_at([0])
    assert all_ins.texts[0] == "too many deals to count"
    with qtbot.waitSignal(all_ins.found):
        all_ins.look_at([3])
    assert all_ins.texts[3].startswith("Bob all in")
