"""The bar of filters: what its fields ask for, on as many lines as they need."""

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLayoutItem, QSizePolicy, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.file_window import filter_bar
from analyser.gui.file_window.filter_bar import FilterBar
from analyser.gui.file_window.flow import Flow
from analyser.poker.games.registry import HOLDEM, OMAHA
from analyser.poker.hand_table.filter import EVERYTHING, Filter
from not_none import not_none


@pytest.fixture
def bar(qtbot: QtBot) -> FilterBar:
    bar = FilterBar(["Hand", "Winner", "Cards"])
    qtbot.addWidget(bar)
    bar.offer([HOLDEM, OMAHA], 2, ["Ann", "tie"])
    bar.show()
    return bar


def choose(box: QComboBox, text: str) -> None:
    box.setCurrentIndex(box.findText(text))
    box.activated.emit(box.currentIndex())


@pytest.mark.parametrize(
    ("box", "choice", "wanted"),
    [
        ("shown", "Showdowns", Filter(showdowns_only=True)),
        ("shown", "Paid otherwise", Filter(paid_another=True)),
        ("shown", "Copies too", Filter(copies=True)),
        ("shown", "Errors", Filter(errors_only=True)), ("games", "Omaha", Filter(game="omaha")),
        ("winners", "A tie", Filter(tie=True)), ("winners", "Seat B", Filter(winner=1)),
        ("winners", "Ann", Filter(winner_name="Ann")),
        ("winners", "tie", Filter(winner_name="tie")), ("players", "Ann", Filter(player="Ann")),
    ],
)  # fmt: skip
def test_a_choice_is_a_filter(
    bar: FilterBar, qtbot: QtBot, box: str, choice: str, wanted: Filter
) -> None:
    with qtbot.waitSignal(bar.changed):
        choose(getattr(bar, box), choice)
    assert bar.filter == wanted
    assert bar.reset.isEnabled()
    bar.reset.click()
    assert bar.filter == EVERYTHING


def test_a_text_is_looked_for_after_a_pause_or_at_once_with_enter(bar: FilterBar) -> None:
    heard: list[str] = []
    bar.changed.connect(lambda: heard.append(bar.filter.text))
    QTest.keyClicks(bar.text, "ace")
    assert heard == []
    QTest.keyClick(bar.text, Qt.Key.Key_Return)
    assert heard == ["ace"]
    QTest.keyClick(bar.text, Qt.Key.Key_S)
    (pause,) = [timer for timer in bar.findChildren(QTimer) if timer.isActive()]
    pause.timeout.emit()
    assert heard == ["ace", "aces"]


def test_a_category_comes_from_the_chart_order_is_shown(bar: FilterBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar.changed):
        bar.choose_category(3)
    assert bar.filter == Filter(category=3)
    with qtbot.assertNotEmitted(bar.changed):
        bar.choose_category(3)
    heard: list[tuple[int, Qt.SortOrder]] = []
    bar.order_chosen.connect(lambda *order: heard.append(order))
    choose(bar.order, "Winner")
    bar.backwards.click()
    assert heard == [(1, Qt.SortOrder.AscendingOrder), (1, Qt.SortOrder.DescendingOrder)]
    bar.show_order(2, Qt.SortOrder.AscendingOrder)
    assert (bar.order.currentText(), bar.backwards.isChecked()) == ("Cards", False)


def test_what_was_chosen_stays_so(bar: FilterBar, monkeypatch: pytest.MonkeyPatch) -> None:
    choose(bar.winners, "Ann")
    bar.offer([HOLDEM], 0, ["Abe", "Ann"])
    assert bar.filter == Filter(winner_name="Ann")
    assert not bar.games.isEnabled()
    bar.offer([], 0, [])
    assert bar.filter == EVERYTHING
    assert not bar.players.isEnabled()
    monkeypatch.setattr(filter_bar, "_MOST_NAMES", 3)
    bar.offer([], 0, [f"p{number}" for number in range(10)])
    assert bar.players.count() == 4


class Block(QWidget):
    def __init__(self, expands: bool) -> None:
        super().__init__()
        kind = QSizePolicy.Policy.Expanding if expands else QSizePolicy.Policy.Fixed
        self.setSizePolicy(kind, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(100, 30)


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    flow = Flow()
    parent.setLayout(flow)
    for expands in (True, False, True):
        flow.addWidget(Block(expands))
    parent.show()
    return parent


def places(parent: QWidget) -> list[tuple[int, int, int]]:
    return [
        (block.x(), block.y(), block.width())
        for block in parent.children()
        if isinstance(block, Block)
    ]


@pytest.mark.parametrize(
    ("width", "expected"),
    [
        (316, [(0, 0, 100), (108, 0, 100), (216, 0, 100)]),
        (516, [(0, 0, 200), (208, 0, 100), (316, 0, 200)]),
        (300, [(0, 0, 192), (200, 0, 100), (0, 38, 300)]),
        (120, [(0, 0, 120), (0, 38, 100), (0, 76, 120)]),
    ],
)
def test_what_expands_shares_the_rest_of_a_line(
    parent: QWidget, width: int, expected: list[tuple[int, int, int]]
) -> None:
    flow = not_none(parent.layout())
    parent.resize(width, 200)
    assert (places(parent), flow.heightForWidth(width)) == (expected, expected[-1][1] + 30)
    assert flow.minimumSize() == QSize(100, 30)


def test_what_is_hidden_or_taken_away_takes_no_room(parent: QWidget) -> None:
    parent.children()[1].hide()  # type: ignore[attr-defined]  # a block
    parent.resize(250, 200)
    assert places(parent)[1:] == [(0, 0, 100), (108, 0, 142)]
    flow = not_none(parent.layout())
    assert flow.count() == 3
    taken = flow.takeAt(0)
    assert isinstance(taken, QLayoutItem)
    assert (flow.count(), flow.itemAt(2), flow.takeAt(5)) == (2, None, None)
