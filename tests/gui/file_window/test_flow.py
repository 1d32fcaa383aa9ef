"""Widgets side by side, on as many lines as they need."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLayoutItem, QSizePolicy, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.file_window.flow import Flow
from not_none import not_none


class Block(QWidget):
    """A widget of a hundred by thirty."""

    def __init__(self, expands: bool) -> None:
        super().__init__()
        kind = QSizePolicy.Policy.Expanding if expands else QSizePolicy.Policy.Fixed
        self.setSizePolicy(kind, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return its size."""
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
    assert places(parent) == expected
    assert flow.heightForWidth(width) == expected[-1][1] + 30
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
