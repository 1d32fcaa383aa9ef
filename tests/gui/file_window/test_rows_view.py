"""The table on the screen: what is chosen, in sight and in focus, and its columns."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from analyser.gui.file_window.model import FileColumn, FileModel
from analyser.gui.file_window.rows_view import CARD, FileView
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import dark_palette, light_palette, theme_of
from histories import HOLDEM
from tests.gui.file_window.conftest import LINES, TableOf

Show = Callable[[str], FileView]


@pytest.fixture
def show(qtbot: QtBot, table_of: TableOf) -> Iterator[Show]:
    models: list[FileModel] = []

    def show(text: str) -> FileView:
        model = FileModel()
        models.append(model)
        model.show_table(table_of(text))
        view = FileView(model, CardFaces())
        view.setPalette(light_palette())
        qtbot.addWidget(view)
        view.resize(1000, 300)
        with qtbot.waitExposed(view):
            view.show()
        view.fit()
        return view

    yield show
    for model in models:
        model.close()


def select(view: FileView, first: int, last: int) -> None:
    rows = QItemSelection(view.model().index(first, 0), view.model().index(last, 0))
    flags = QItemSelectionModel.SelectionFlag
    view.selectionModel().select(rows, flags.Select | flags.Rows)


def test_chosen_rows_are_in_order_and_focus_and_enter_told(show: Show, qtbot: QtBot) -> None:
    view = show(LINES)
    select(view, 3, 4)
    select(view, 0, 1)
    assert view.chosen_rows.tolist() == [0, 1, 3, 4]
    view.clearSelection()
    assert view.chosen_rows.tolist() == []
    with qtbot.waitSignal(view.focused) as heard:
        view.focus_row(3)
    assert (heard.args, view.focused_row) == ([3], 3)
    with qtbot.waitSignal(view.chosen) as heard:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert heard.args == [3]
    assert view.is_error(view.model().index(2, 0))
    assert not view.is_error(view.model().index(3, 0))


def test_what_is_in_sight_is_told_when_scrolling_pauses(show: Show, qtbot: QtBot) -> None:
    view = show(LINES * 100)
    with qtbot.waitSignal(view.looked_at) as heard:
        view.verticalScrollBar().setValue(200)
    (rows,) = heard.args
    assert rows[0] == 200
    assert 5 <= len(rows) <= 12


@pytest.mark.parametrize("palette", [light_palette(), dark_palette()], ids=["light", "dark"])
def test_an_error_has_the_ground_that_the_theme_has_for_it(show: Show, palette: QPalette) -> None:
    view = show(LINES)
    theme = theme_of(palette)
    view.setPalette(palette)
    picture = view.viewport().grab().toImage()
    places = [view.visualRect(view.model().index(row, 0)).topRight() for row in (2, 3)]
    error, hand = [picture.pixelColor(place - QPoint(4, -4)) for place in places]
    assert error == theme.error_row
    assert hand != error


def test_the_winner_is_in_sight_and_cards_on_small_screens(show: Show) -> None:
    view = show(HOLDEM)
    header = view.horizontalHeader()
    assert header.sectionViewportPosition(FileColumn.WINNER) < 200
    answers = FileColumn.PLACE, FileColumn.WINNER, FileColumn.REASON
    assert [header.visualIndex(each) for each in answers] == [0, 1, 2]
    picture = view.grab().toImage()
    place = view.visualRect(view.model().index(0, FileColumn.HANDS))
    origin = view.viewport().mapTo(view, place.topLeft())
    above = origin.y() + (place.height() - CARD.height()) // 2 - 3
    ink = [
        QColor(picture.pixel(origin.x() + x, above + down)).lightness() < 128
        for x in range(10, 200)
        for down in (-1, 0)
    ]
    assert sum(ink[:140]) > 60  # above the ace and the king of Ann
    assert sum(ink[180:]) == 0  # above Bob's queens
    view = show("AhKd v AsQd v 8s8c @ Ac7d7h2s3c\n")
    view.resize(940, 300)
    view.fit()
    cards = view.visualRect(view.model().index(0, FileColumn.HANDS))
    assert cards.right() < view.viewport().width()


def test_rows_columns_and_cards_follow_the_letters(show: Show) -> None:
    view = show(LINES)
    assert view.card == CARD
    height, width = view.rowHeight(0), view.columnWidth(FileColumn.WINNER)
    font = QFont(view.font())
    font.setPointSizeF(30)
    view.setFont(font)
    assert view.rowHeight(0) >= view.fontMetrics().height() > height
    assert view.columnWidth(FileColumn.WINNER) > width
    assert view.rowHeight(0) > view.card.height() > view.fontMetrics().height()
