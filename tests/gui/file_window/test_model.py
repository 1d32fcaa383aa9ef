"""The model of a file of hands: what cells say, and how it sorts beside the window."""

from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from PySide6 import QtCore
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from analyser import HandRow, UnreadHand, analyse
from analyser.gui.file_window import model as model_module
from analyser.gui.file_window.model import FileColumn, FileModel, FileRole
from analyser.poker.cards import parse_cards
from analyser.poker.generators import finish
from analyser.poker.hand_table import table as table_module
from analyser.poker.hand_table.filter import EVERYTHING, Filter
from analyser.poker.hand_table.table import FileTable
from histories import POKERSTARS
from tests.gui.file_window.conftest import TableOf

SHOWN = QtCore.Qt.ItemDataRole.DisplayRole
SPOKEN = QtCore.Qt.ItemDataRole.AccessibleTextRole
DOWN, UP = QtCore.Qt.SortOrder.AscendingOrder, QtCore.Qt.SortOrder.DescendingOrder
LINES = """\
8C TS KC 9H 4S 7D 2S 5D 3S AC
AhKh v QsQd @ Qc Jh 2h 8h 3c
nonsense
AhKh v AdKd @ Qc Js 2h 8h 3c

Ac Jd 8s 8c As 3d 4d
"""


@pytest.fixture
def model(qtbot: QtBot) -> Iterator[FileModel]:
    model = FileModel()
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(model, fatal, model)
    yield model
    model.close()
    assert tester.model() is model


@pytest.fixture
def filled(model: FileModel, table_of: TableOf) -> FileModel:
    model.show_table(table_of(LINES))
    return model


def shown(model: FileModel, column: FileColumn, role: int = SHOWN) -> list[object]:
    return [model.data(model.index(row, column), role) for row in range(model.rowCount())]


def arranged(qtbot: QtBot, model: FileModel, ask: Callable[[], object]) -> None:
    with qtbot.waitSignal(model.arranged):
        ask()


def class_of(cards: str) -> str:
    return f"{analyse(cards).high.class_:,}"


def numbers(model: FileModel) -> list[int]:
    found: list[int] = model.rows.tolist()
    return found


def test_without_a_table_it_is_empty_and_has_titles(model: FileModel) -> None:
    assert (model.rowCount(), model.columnCount()) == (0, len(FileColumn))
    assert model.table is None
    model.grow()
    model.sort(FileColumn.CLASS)
    model.set_filter(Filter(text="Ah"))
    assert not model.is_arranging
    for role in (SHOWN, QtCore.Qt.ItemDataRole.ToolTipRole):
        titles = [model.headerData(at, QtCore.Qt.Orientation.Horizontal, role) for at in FileColumn]
        assert all(isinstance(title, str) and title for title in titles)
        assert len(set(titles)) == len(FileColumn)
    assert model.headerData(0, QtCore.Qt.Orientation.Vertical) is None


def test_what_every_column_shows_and_says(filled: FileModel, table_of: TableOf) -> None:
    columns = {column: shown(filled, column) for column in FileColumn}
    assert columns[FileColumn.PLACE] == ["1", "2", "3", "4", "6"]
    assert columns[FileColumn.PLAYERS] == [*["Seat A, Seat B"] * 2, "", "Seat A, Seat B", "Seat A"]
    assert columns[FileColumn.HANDS][:3] == ["8c Ts Kc 9h 4s | 7d 2s 5d 3s Ac", "Ah Kh | Qs Qd", ""]
    assert columns[FileColumn.BOARD] == ["", "Qc Jh 2h 8h 3c", "", "Qc Js 2h 8h 3c", ""]
    assert columns[FileColumn.MADE] == [
        *("high card | high card", "nut flush | set of queens", ""),
        *("ace high | ace high", "two pair"),
    ]
    assert columns[FileColumn.WINNER] == ["Seat B", "Seat A", "", "Seat A and Seat B", ""]
    assert columns[FileColumn.REASON][1] == "a flush beats three of a kind"
    assert str(columns[FileColumn.REASON][2]).startswith("“nonsense” cannot be read here")
    assert columns[FileColumn.CLASS] == [
        *(class_of("7d 2s 5d 3s Ac"), class_of("Ah Kh Jh 2h 8h"), ""),
        *(class_of("Ah Kh Qc Js 8h"), class_of("Ac As 8s 8c Jd")),
    ]
    assert columns[FileColumn.LOW] == ["7-5-3-2-A", "", "", "", "J-8-4-3-A"]
    assert columns[FileColumn.ALL_IN] == [""] * 5
    hands = shown(filled, FileColumn.HANDS, FileRole.HANDS)
    assert hands[1] == (parse_cards("AhKh"), parse_cards("QsQd"))
    boards = shown(filled, FileColumn.BOARD, FileRole.HANDS)
    assert (boards[:2], hands[2], boards[2]) == ([(), (parse_cards("Qc Jh 2h 8h 3c"),)], (), ())
    assert shown(filled, FileColumn.WINNER, FileRole.HANDS) == [None] * 5
    assert [filled.number_at(row) for row in range(5)] == [0, 1, 2, 3, 4]
    kinds = [type(record) for record in shown(filled, FileColumn.LOW, FileRole.RECORD)]
    assert kinds == [HandRow, HandRow, UnreadHand, HandRow, HandRow]
    assert filled.data(QtCore.QModelIndex()) is None
    assert filled.data(filled.index(0, 0), QtCore.Qt.ItemDataRole.FontRole) is None

    def said(row: int, column: FileColumn) -> object:
        return filled.data(filled.index(row, column), SPOKEN)

    assert said(1, FileColumn.WINNER) == "Line 2, Winner: Seat A"
    assert said(1, FileColumn.HANDS) == (
        "Line 2, Cards: ace of hearts and king of hearts; queen of spades and queen of diamonds"
    )
    assert said(0, FileColumn.BOARD) == "Line 1, Board: nothing"
    assert said(3, FileColumn.WINNER) == "Line 4, Winner: Seat A and Seat B"
    assert said(2, FileColumn.CLASS) == "Line 3, Rank: nothing"
    filled.show_table(table_of("\n\n\n".join(POKERSTARS.values())))
    places = shown(filled, FileColumn.PLACE)
    assert places[:3] == ["1001", "1002", "1002, run 2"]
    assert "Ann" in str(shown(filled, FileColumn.PLAYERS))


def test_sorting_by_any_column_but_what_seats_were_worth(qtbot: QtBot, filled: FileModel) -> None:
    orders = {}
    for column in FileColumn:
        if column is not FileColumn.ALL_IN:
            arranged(qtbot, filled, partial(filled.sort, column, DOWN))
            orders[column] = numbers(filled)
    assert orders[FileColumn.PLACE] == [0, 1, 2, 3, 4]
    assert orders[FileColumn.HANDS] == orders[FileColumn.MADE] == [1, 4, 3, 0, 2]
    assert (orders[FileColumn.CLASS], orders[FileColumn.LOW]) == ([1, 4, 3, 0, 2], [0, 4, 1, 2, 3])
    assert orders[FileColumn.WINNER] == [1, 3, 0, 2, 4]
    arranged(qtbot, filled, lambda: filled.sort(FileColumn.CLASS, UP))
    assert numbers(filled) == [0, 3, 4, 1, 2]
    arranged(qtbot, filled, lambda: filled.sort(FileColumn.PLACE))
    filled.sort(FileColumn.ALL_IN)
    assert not filled.is_arranging
    keys = np.array([-1, 500, -1, 200, 700])
    arranged(qtbot, filled, lambda: filled.sort_by_values(keys))
    assert numbers(filled) == [3, 1, 4, 0, 2]
    arranged(qtbot, filled, lambda: filled.sort_by_values(keys, backwards=True))
    assert numbers(filled) == [4, 1, 3, 0, 2]


def test_what_was_worth_is_shown_when_it_is_known(qtbot: QtBot, filled: FileModel) -> None:
    texts: dict[int, str] = {}
    filled.show_all_in(texts)
    arranged(qtbot, filled, lambda: filled.sort(FileColumn.CLASS))
    texts[3] = "all in on the turn with 18.2%, won"
    with qtbot.waitSignal(filled.dataChanged) as told:
        filled.all_in_changed(3)
    index = told.args[0]
    assert (index.row(), index.column(), filled.data(index)) == (2, FileColumn.ALL_IN, texts[3])
    assert filled.data(index, SPOKEN) == "Line 4, All in: all in on the turn with 18.2%, won"


def test_filters_and_order_keep_what_points_to_rows(qtbot: QtBot, filled: FileModel) -> None:
    arranged(qtbot, filled, lambda: filled.sort(FileColumn.CLASS, UP))
    arranged(qtbot, filled, lambda: filled.set_filter(Filter(showdowns_only=True)))
    assert (numbers(filled), filled.filter) == ([0, 3, 1], Filter(showdowns_only=True))
    arranged(qtbot, filled, lambda: filled.sort(FileColumn.PLACE))
    assert numbers(filled) == [0, 1, 3]
    arranged(qtbot, filled, lambda: filled.set_filter(EVERYTHING))
    assert numbers(filled) == [0, 1, 2, 3, 4]
    kept = [QtCore.QPersistentModelIndex(filled.index(row, 1)) for row in range(5)]
    arranged(qtbot, filled, lambda: filled.sort(FileColumn.CLASS))
    assert [filled.number_at(index.row()) for index in kept] == [0, 1, 2, 3, 4]
    assert [filled.row_of(number) for number in range(5)] == [index.row() for index in kept]
    arranged(qtbot, filled, lambda: filled.set_filter(Filter(errors_only=True)))
    assert (filled.row_of(0), filled.row_of(2), filled.number_at(0)) == (None, 0, 2)


def test_a_large_selection_is_given_up(qtbot: QtBot, model: FileModel, table_of: TableOf) -> None:
    """Qt would follow every row of it: of half a million that takes a minute."""
    model.show_table(table_of(LINES * 100))
    selection = QtCore.QItemSelectionModel(model)
    for last, rows in ((20, 21), (400, 0)):
        flags = QtCore.QItemSelectionModel.SelectionFlag.ClearAndSelect
        selection.select(QtCore.QItemSelection(model.index(0, 0), model.index(last, 9)), flags)
        arranged(qtbot, model, lambda: model.sort(FileColumn.CLASS))
        assert len(selection.selectedRows()) == rows
        arranged(qtbot, model, lambda: model.sort(FileColumn.PLACE))


def test_a_large_sort_gives_its_memory_back(
    qtbot: QtBot, model: FileModel, table_of: TableOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int] = []
    monkeypatch.setattr(model_module, "_MANY", 100)
    monkeypatch.setattr(model_module, "_give_back_memory", lambda: given.append(1))
    model.show_table(table_of(LINES * 400))
    arranged(qtbot, model, lambda: model.sort(FileColumn.CLASS))
    assert given == [1]
    monkeypatch.undo()
    model_module._give_back_memory()  # whatever the system is
    arranged(qtbot, model, lambda: model.set_filter(Filter(errors_only=True)))
    assert given == [1]


def test_only_the_last_wish_is_fulfilled(qtbot: QtBot, model: FileModel, table_of: TableOf) -> None:
    model.show_table(table_of(LINES * 400))
    seen: list[list[int]] = []
    model.arranged.connect(lambda: seen.append(numbers(model)[:3]))
    for column in (FileColumn.REASON, FileColumn.WINNER, FileColumn.PLAYERS):
        model.sort(column)
    arranged(qtbot, model, lambda: model.set_filter(Filter(errors_only=True)))
    model.close()
    QtCore.QCoreApplication.processEvents()
    assert seen == [[2, 7, 12]]
    assert not model.is_arranging


@pytest.fixture
def row_by_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "_A_STEP", 0.0)


def being_read(folder: Path, count: int) -> tuple[FileTable, Generator[float, None, None]]:
    """A file of 1,000 rows of which some steps are read, and the steps that are left."""
    path = folder / "hands.txt"
    path.write_text(LINES * 200)
    table = FileTable(path)
    steps = table.read()
    for _ in range(count):
        next(steps)
    return table, steps


@pytest.mark.usefixtures("row_by_row")
def test_rows_that_come_later_are_behind(qtbot: QtBot, model: FileModel, tmp_path: Path) -> None:
    table, steps = being_read(tmp_path, 1)
    model.show_table(table)
    early = model.rowCount()
    for _ in range(20):
        next(steps)
    with qtbot.waitSignal(model.rowsInserted) as told:
        model.grow()
    assert (told.args[1:], numbers(model)) == ([early, len(table) - 1], list(range(len(table))))
    finish(steps)
    with qtbot.assertNotEmitted(model.modelReset):
        model.grow()
        model.grow()
    assert model.rowCount() == len(table) == 1_000


@pytest.mark.usefixtures("row_by_row")
def test_later_rows_are_sorted_as_well(qtbot: QtBot, model: FileModel, tmp_path: Path) -> None:
    table, steps = being_read(tmp_path, 20)
    model.show_table(table)
    arranged(qtbot, model, lambda: model.sort(FileColumn.CLASS))
    arranged(qtbot, model, lambda: model.set_filter(Filter(showdowns_only=True)))
    assert 0 < model.rowCount() < 600
    finish(steps)
    arranged(qtbot, model, model.grow)
    assert model.rowCount() == 600
    assert [number % 5 for number in numbers(model)] == [1] * 200 + [3] * 200 + [0] * 200
    table, steps = being_read(tmp_path, 20)
    model.show_table(table)
    model.sort(FileColumn.CLASS)
    finish(steps)
    model.grow()  # while it sorts what was there
    qtbot.waitUntil(lambda: model.rowCount() == 1_000 and not model.is_arranging)
    assert [number % 5 for number in numbers(model)[::200]] == [1, 4, 3, 0, 2]


def test_another_table_begins_anew(qtbot: QtBot, filled: FileModel, table_of: TableOf) -> None:
    arranged(qtbot, filled, lambda: filled.sort(FileColumn.CLASS))
    arranged(qtbot, filled, lambda: filled.set_filter(Filter(errors_only=True)))
    arranged(qtbot, filled, lambda: filled.show_table(table_of(LINES[:30])))
    assert (numbers(filled), filled.filter) == ([0], EVERYTHING)
    arranged(qtbot, filled, lambda: filled.show_table(None))
    assert filled.rowCount() == 0
