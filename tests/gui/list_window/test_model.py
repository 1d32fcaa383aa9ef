"""A list of hands as Qt sees it."""

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from analysed import graded
from analyser.gui.list_window.model import Column, HandsModel, Role
from analyser.gui.look import item_views
from analyser.poker.cards import format_cards
from analyser.poker.games.registry import HOLDEM

SPOKEN = Qt.ItemDataRole.AccessibleTextRole
SHOWN = Qt.ItemDataRole.DisplayRole
UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder

# Best first: lines 4, 2 and 5 equal, 1.
TEXT = "As Kd\nKc Qc 9c 8c 2c\n\nAc Jd 8s 8c As 3d 4d Ad\nKh Qh 9h 8h 2h\n"


@pytest.fixture
def model(qapp: QApplication) -> HandsModel:
    model = HandsModel()
    model.show(graded(TEXT))
    return model


def column(model: HandsModel, number: Column, role: int = SHOWN) -> list[object]:
    return [model.index(row, number).data(role) for row in range(model.rowCount())]


def test_every_column_best_first(model: HandsModel, qapp: QApplication) -> None:
    rows = [[model.index(row, at).data() for at in Column] for row in range(model.rowCount())]
    assert rows == [
        ["1", "Ac Jd 8s 8c As 3d 4d Ad", "Full house, aces full of eights", "172", "4"],
        ["2", "Kc Qc 9c 8c 2c", "Flush, K-Q-9-8-2", "884", "2"],
        ["2", "Kh Qh 9h 8h 2h", "Flush, K-Q-9-8-2", "884", "5"],
        ["4", "As Kd", "High card, A-K", "", "1"],
    ]
    assert model.most_cards == 8
    model = HandsModel()
    model.sort(Column.LINE, DOWN)
    assert (model.rowCount(), model.hands, model.order, model.most_cards) == (0, None, (), 0)
    assert model.headerData(Column.CLASS, Qt.Orientation.Horizontal) == "Rank"


def test_cells_are_read_out_in_full_and_a_row_as_one_sentence(
    model: HandsModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken = [model.index(0, number).data(SPOKEN) for number in Column]
    assert spoken == [
        "Place 1",
        (
            "Cards: ace of clubs, jack of diamonds, eight of spades, eight of clubs, "
            "ace of spades, three of diamonds, four of diamonds and ace of diamonds"
        ),
        "Full house, aces full of eights",
        "172 of 7,462 different hands",
        "Line 4",
    ]
    assert column(model, Column.PLACE, SPOKEN)[1] == "Place 2, equal with 1 other"
    assert column(model, Column.CLASS, SPOKEN)[3] == "No place among all hands yet"
    unused = [format_cards(model.index(row, 1).data(Role.UNUSED)) for row in range(4)]
    assert unused == ["Jd 3d 4d", "", "", ""]
    model.show(graded("As\nKd\nAh\nAc"))
    equal = "Place 1, equal with 2 others"
    assert column(model, Column.PLACE, SPOKEN) == [equal, equal, equal, "Place 4"]
    monkeypatch.setattr(item_views, "is_listened_to", lambda: True)
    model.show(graded(TEXT))
    model.follow_focus(model.index(3, Column.PLACE))
    said = [model.index(3, number).data(SPOKEN) for number in Column]
    assert said[0] == "Place 4, line 1: High card, A-K; ace of spades and king of diamonds"
    assert "".join(said[1:]).strip() == ""
    model.follow_focus(model.index(3, Column.CARDS))
    assert model.index(3, Column.CARDS).data(SPOKEN) == "Cards: ace of spades and king of diamonds"


@pytest.mark.parametrize(
    ("by", "order", "lines"),
    [
        (Column.PLACE, UP, "4 2 5 1"), (Column.PLACE, DOWN, "1 5 2 4"),
        (Column.LINE, UP, "1 2 4 5"), (Column.LINE, DOWN, "5 4 2 1"),
        (Column.CARDS, UP, "4 2 5 1"), (Column.HAND, DOWN, "1 5 2 4"),
        (Column.CLASS, UP, "4 2 5 1"),
    ],
)  # fmt: skip
def test_sorting(model: HandsModel, by: Column, order: Qt.SortOrder, lines: str) -> None:
    model.sort(by, order)
    assert column(model, Column.LINE) == lines.split()
    model.show(graded(TEXT))
    assert column(model, Column.LINE) == lines.split(), "another list is sorted as the last was"


def test_sorting_keeps_what_points_to_a_hand_and_the_rules_of_models(model: HandsModel) -> None:
    kept = [QPersistentModelIndex(model.index(row, Column.LINE)) for row in range(4)]
    model.sort(Column.LINE, UP)
    assert [index.data() for index in kept] == ["4", "2", "5", "1"]
    assert [index.row() for index in kept] == [2, 1, 3, 0]
    warning = QAbstractItemModelTester.FailureReportingMode.Warning
    tester = QAbstractItemModelTester(model, warning, model)
    model.sort(Column.LINE, DOWN)
    model.sort(Column.PLACE, DOWN)
    model.show(graded(""))
    model.sort(Column.LINE, UP)
    model.show(graded("Qc 5h\nAs Jd", HOLDEM, "9c Kh Kd 9s Ah"))
    model.show(graded(TEXT))
    assert tester.model() is model


def test_every_column_has_a_title_and_nothing_is_where_no_cell_is(model: HandsModel) -> None:
    across = Qt.Orientation.Horizontal
    titles = [model.headerData(number, across) for number in Column]
    assert titles == ["Place", "Cards", "What it makes", "Rank of 7,462", "Line"]
    assert all(model.headerData(n, across, Qt.ItemDataRole.ToolTipRole) for n in Column)
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    assert model.data(QModelIndex()) is None
    assert model.flags(QModelIndex()) == Qt.ItemFlag.NoItemFlags
    assert (model.rowCount(model.index(0, 0)), model.columnCount(model.index(0, 0))) == (0, 0)
