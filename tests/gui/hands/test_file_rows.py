"""The rows of a file of hands: what cells say, how they sort, and what all-ins were worth."""

from collections.abc import Callable, Generator
from dataclasses import replace
from functools import partial
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6 import QtCore
from pytestqt.qtbot import QtBot

from analyser.gui.hands import file_rows as model_module
from analyser.gui.hands.faces import FACE
from analyser.gui.hands.file_rows import FileRows, luck_of
from analyser.poker.cards import parse_cards
from analyser.poker.errors import TooManyDealsError
from analyser.poker.generators import finish
from analyser.poker.hand_table import table as table_module
from analyser.poker.hand_table.search import EVERYTHING, Filter, SortBy, find_rows
from analyser.poker.hand_table.table import FileTable
from histories import HOLDEM, NO_SHOWDOWN, POKERSTARS, TWICE
from not_none import not_none
from tests.gui.hands.conftest import TableOf

LINES = """\
8C TS KC 9H 4S 7D 2S 5D 3S AC
AhKh v QsQd @ Qc Jh 2h 8h 3c
nonsense
AhKh v AdKd @ Qc Js 2h 8h 3c

Ac Jd 8s 8c As 3d 4d
"""


@pytest.fixture
def filled(model: FileRows, table_of: TableOf) -> FileRows:
    model.show_table(table_of(LINES))
    return model


def arranged(qtbot: QtBot, model: FileRows, ask: Callable[[], object]) -> None:
    with qtbot.waitSignal(model.arranged):
        ask()


def sort_by(model: FileRows, by: SortBy, backwards: bool = False) -> None:
    model.arrange(replace(model.arrangement, by=by, backwards=backwards))


def show_only(model: FileRows, wanted: Filter) -> None:
    model.arrange(replace(model.arrangement, filter=wanted))


def numbers(model: FileRows) -> list[int]:
    found: list[int] = model.rows.tolist()
    return found


def test_without_a_table_it_is_empty(model: FileRows) -> None:
    assert model.rowCount() == 0
    assert model.table is None
    model.grow()
    sort_by(model, SortBy.CLASS)
    show_only(model, Filter(text="Ah"))
    assert not model.arranging.is_busy
    assert model.data(QtCore.QModelIndex()) is None


def test_what_a_row_shows_and_says(filled: FileRows) -> None:
    face = filled.face(1)
    assert face.hands == (parse_cards("AhKh"), parse_cards("QsQd"))
    assert (face.winners, face.words) == (frozenset([0]), "A: a flush beats three of a kind")
    assert face.spoken == (
        "Line 2. Seat A: a flush beats three of a kind. ace of hearts and king of hearts. "
        "queen of spades and queen of diamonds"
    )
    index = filled.index(1, 0)
    assert filled.data(index, QtCore.Qt.ItemDataRole.AccessibleTextRole) == face.spoken
    assert filled.data(index, QtCore.Qt.ItemDataRole.FontRole) is None
    assert filled.data(index, FACE) is face
    error = filled.face(2)
    assert (error.is_error, error.beside, filled.guest(2)) == (True, "Line 3", None)
    assert filled.index(2, 0).data(QtCore.Qt.ItemDataRole.ToolTipRole) == error.words
    assert error.spoken.startswith("Line 3. Error: “nonsense” cannot be read here")
    assert filled.face(4).words == "Two pair, aces and eights, jack kicker"


def test_an_error_among_several_files_names_its_file(model: FileRows, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("AhKh v QsQd\n7c7d v 2s2c\nno\n")
    (tmp_path / "b.txt").write_text("7\n7c7d v 2s2c\n")
    table = FileTable(tmp_path)
    finish(table.read())
    model.show_table(table)
    errors = [face for row in range(model.rowCount()) if (face := model.face(row)).is_error]
    assert [face.beside for face in errors] == ["a.txt, Line 3", "b.txt, Line 1"]
    assert errors[0].spoken.startswith("a.txt, Line 3. Error: ")
    said = model.index(model.rowCount() - 2).data(QtCore.Qt.ItemDataRole.AccessibleTextRole)
    assert said.endswith("write rank and suit, a card number, suit and rank or rank and suit")
    assert len(said.split()) <= 30
    table.close()


def test_the_hero_s_cards_result_and_run_are_shown(model: FileRows, table_of: TableOf) -> None:
    model.show_table(table_of(NO_SHOWDOWN))
    assert model.face(0).hands == (parse_cards("2c7d"),)
    assert "two of clubs and seven of diamonds" in model.face(0).spoken
    model.show_table(table_of("\n\n\n".join(POKERSTARS.values())))
    faces = [model.face(row) for row in range(3)]
    assert [(face.beside, face.won) for face in faces] == [
        ("+56.50", True), ("run 1", None), ("run 2", None),
    ]  # fmt: skip
    lost = table_of(HOLDEM.replace("Dealt to Ann [Ah Kh]", "Dealt to Bob: [the] (x) [Qs Qd]"))
    model.show_table(lost)
    assert (model.face(0).beside[0], model.face(0).won) == ("\N{MINUS SIGN}", False)


def test_a_hand_is_a_guest_with_its_streets(model: FileRows, table_of: TableOf) -> None:
    model.show_table(table_of(HOLDEM))
    guest = not_none(model.guest(0))
    assert [len(table.board) for table in guest.streets] == [0, 3, 4, 5]
    assert (guest.step, guest.note) == ("put a hand on the table", "")
    cents = HOLDEM.replace("Total pot $112 ", "Total pot $112.50 ")
    model.show_table(table_of(cents))
    guest = not_none(model.guest(0))
    assert guest.note == "The pot is counted in cents: 11,250"


def test_sorting(qtbot: QtBot, filled: FileRows) -> None:
    orders = {}
    for by in reversed(SortBy):
        arranged(qtbot, filled, partial(sort_by, filled, by))
        orders[by] = numbers(filled)
    assert orders[SortBy.PLACE] == [0, 1, 3, 4]
    assert orders[SortBy.HANDS] == [1, 4, 3, 0]
    assert (orders[SortBy.CLASS], orders[SortBy.LOW]) == ([1, 4, 3, 0], [0, 4, 1, 3])
    assert orders[SortBy.WINNER] == [1, 3, 0, 4]


def test_filters_and_order_keep_what_points_to_rows_until_another_table_comes(
    qtbot: QtBot, filled: FileRows, table_of: TableOf
) -> None:
    assert filled.rowCount() == 5
    arranged(qtbot, filled, filled.finish)  # all is read: errors and copies are left out
    assert numbers(filled) == [0, 1, 3, 4]
    arranged(qtbot, filled, lambda: sort_by(filled, SortBy.CLASS, backwards=True))
    arranged(qtbot, filled, lambda: show_only(filled, Filter(text="showdown")))
    assert (numbers(filled), filled.arrangement.filter) == ([0, 3, 1], Filter(text="showdown"))
    arranged(qtbot, filled, lambda: sort_by(filled, SortBy.PLACE))
    assert numbers(filled) == [0, 1, 3]
    arranged(qtbot, filled, lambda: show_only(filled, EVERYTHING))
    assert numbers(filled) == [0, 1, 3, 4]
    kept = [QtCore.QPersistentModelIndex(filled.index(row, 0)) for row in range(4)]
    arranged(qtbot, filled, lambda: sort_by(filled, SortBy.CLASS))
    assert [filled.number_at(index.row()) for index in kept] == [0, 1, 3, 4]
    arranged(qtbot, filled, lambda: show_only(filled, Filter(errors_only=True)))
    assert numbers(filled) == [2]
    arranged(qtbot, filled, lambda: filled.show_table(table_of(LINES[:30])))
    assert (numbers(filled), filled.arrangement.filter) == ([0], EVERYTHING)
    arranged(qtbot, filled, lambda: filled.show_table(None))
    assert filled.rowCount() == 0


def test_a_large_selection_is_given_up(qtbot: QtBot, model: FileRows, table_of: TableOf) -> None:
    """Qt would follow every row of it: of half a million that takes a minute."""
    model.show_table(table_of(LINES * 100))
    selection = QtCore.QItemSelectionModel(model)
    arranged(qtbot, model, model.finish)
    for last, rows in ((20, 21), (300, 0)):
        flags = QtCore.QItemSelectionModel.SelectionFlag.ClearAndSelect
        selection.select(QtCore.QItemSelection(model.index(0, 0), model.index(last, 0)), flags)
        arranged(qtbot, model, lambda: sort_by(model, SortBy.CLASS))
        assert len(selection.selectedRows()) == rows
        arranged(qtbot, model, lambda: sort_by(model, SortBy.PLACE))


def test_a_large_sort_gives_its_memory_back(
    qtbot: QtBot, model: FileRows, table_of: TableOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int] = []
    monkeypatch.setattr(model_module, "_MANY", 100)
    monkeypatch.setattr(model_module, "_give_back_memory", lambda: given.append(1))
    model.show_table(table_of(LINES * 400))
    arranged(qtbot, model, lambda: sort_by(model, SortBy.CLASS))
    assert given == [1]


def test_only_the_last_wish_is_fulfilled(qtbot: QtBot, model: FileRows, table_of: TableOf) -> None:
    model.show_table(table_of(LINES * 400))
    seen: list[list[int]] = []
    model.arranged.connect(lambda: seen.append(numbers(model)[:3]))
    for by in (SortBy.REASON, SortBy.WINNER, SortBy.PLAYERS):
        sort_by(model, by)
    arranged(qtbot, model, lambda: show_only(model, Filter(errors_only=True)))
    model.close()
    QtCore.QCoreApplication.processEvents()
    assert seen == [[2, 7, 12]]
    assert not model.arranging.is_busy


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
def test_rows_that_come_later_are_behind(qtbot: QtBot, model: FileRows, tmp_path: Path) -> None:
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
def test_later_rows_are_sorted_as_well(qtbot: QtBot, model: FileRows, tmp_path: Path) -> None:
    table, steps = being_read(tmp_path, 20)
    model.show_table(table)
    arranged(qtbot, model, lambda: sort_by(model, SortBy.CLASS))
    arranged(qtbot, model, lambda: show_only(model, Filter(text="showdown")))
    assert 0 < model.rowCount() < 600
    finish(steps)
    arranged(qtbot, model, model.grow)
    assert model.rowCount() == 600
    assert [number % 5 for number in numbers(model)] == [1] * 200 + [3] * 200 + [0] * 200
    table, steps = being_read(tmp_path, 20)
    model.show_table(table)
    sort_by(model, SortBy.CLASS)
    finish(steps)
    model.grow()  # while it sorts what was there
    qtbot.waitUntil(lambda: model.rowCount() == 800 and not model.arranging.is_busy)
    assert [number % 5 for number in numbers(model)[::200]] == [1, 4, 3, 0]


def test_reading_is_stopped_while_rows_are_arranged(
    qtbot: QtBot, model: FileRows, tmp_path: Path
) -> None:
    table, _ = being_read(tmp_path, 20)
    model.show_table(table)
    arranged(qtbot, model, lambda: show_only(model, Filter(text="flush")))
    show_only(model, EVERYTHING)
    model.stop_reading()
    model.finish()
    qtbot.waitUntil(lambda: not model.arranging.is_busy)
    assert model.rowCount() == len(table) - table.contents.errors


def test_the_luck_of_the_hero_is_told_and_counted_hand_by_hand_or_it_is_said_why_not(
    table_of: TableOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of("\n\n\n".join([HOLDEM, NO_SHOWDOWN, TWICE, "nonsense"]))
    said, clause = finish(luck_of(table, 0))
    assert said.startswith("All in before the flop, Ann had 46.21% of 112: worth 51.76. ")
    assert clause == "all in before the flop with 46%"
    assert finish(luck_of(table, 1)) == ("", "")
    assert {len(table.shares) for _ in find_rows(table, by=SortBy.LUCK, count=3)} == {0, 1, 2}
    refuse = Mock(side_effect=TooManyDealsError(deals="many"))
    monkeypatch.setattr("analyser.poker.hand_files.all_in_luck.count_odds", refuse)
    assert "many" in finish(luck_of(table, 0))[0]
