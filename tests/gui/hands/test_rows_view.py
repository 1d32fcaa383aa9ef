"""The rows on the screen: cards, words, what is chosen and in focus, keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFont, QPainter, QPalette
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from analyser.gui.hands.file_rows import FileRows
from analyser.gui.hands.rows_view import CARD, RowsView
from analyser.gui.look import announce
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import dark_palette, light_palette, theme_of
from histories import HOLDEM
from not_none import not_none
from tests.gui.hands.conftest import LINES, TableOf

Show = Callable[[str], RowsView]


@pytest.fixture
def show(qtbot: QtBot, model: FileRows, table_of: TableOf) -> Show:
    def show(text: str) -> RowsView:
        model.show_table(table_of(text))
        view = RowsView(CardFaces())
        view.show_model(model)
        view.setPalette(light_palette())
        qtbot.addWidget(view)
        view.resize(300, 500)
        with qtbot.waitExposed(view):
            view.show()
        return view

    return show


def test_who_comes_to_the_rows_hears_one_after_what_is_around_it(
    show: Show, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, heard, text = show(LINES), list[str](), QAccessible.Text

    def hear(event: QAccessibleEvent) -> None:
        row = not_none(not_none(QAccessible.queryAccessibleInterface(view)).child(event.child()))
        heard.append(row.text(text.Name)[:7] + row.text(text.Description))

    monkeypatch.setattr(announce, "are_only_changes_heard", lambda: True)
    view.clearFocus()
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    view.setFocus()
    assert heard == []
    qtbot.waitUntil(lambda: heard == ["Line 1."])
    assert view.chosen_rows.tolist() == [0]  # Orca says of another row that it is not selected
    for _ in range(2):  # whoever came to an end heard nothing
        QTest.keyClick(view, Qt.Key.Key_Up)
    assert heard[1:] == 2 * ["Line 1.Nothing further"]
    view.selectAll()  # then Orca 43 takes the whole view for what has the focus
    view.setAccessibleDescription("5 rows are copied")
    assert view.accessibleDescription() == "5 rows are copied"


def select(view: RowsView, first: int, last: int) -> None:
    rows = QItemSelection(view.model().index(first, 0), view.model().index(last, 0))
    flags = QItemSelectionModel.SelectionFlag
    view.selectionModel().select(rows, flags.Select | flags.Rows)


def test_chosen_rows_are_in_order_focus_and_keys_told_and_letters_followed(
    show: Show, qtbot: QtBot
) -> None:
    view = show(LINES)
    select(view, 3, 4)
    select(view, 0, 1)
    assert view.chosen_rows.tolist() == [0, 1, 3, 4]
    view.clearSelection()
    assert view.chosen_rows.tolist() == []
    with qtbot.waitSignal(view.focused) as heard:
        view.focus_row(3)
    assert (heard.args, view.focused_row) == ([3], 3)
    with qtbot.waitSignal(view.chosen):
        QTest.keyClick(view, Qt.Key.Key_Return)
    streets: list[int] = []
    view.street_asked.connect(streets.append)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(view, key)
    assert streets == [-1, 1]
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.focused_row == 4
    assert view.toolTip()
    for key, row in ((Qt.Key.Key_Home, 0), (Qt.Key.Key_End, view.model().rowCount() - 1)):
        QTest.keyClick(view, key)
        assert view.focused_row == row
    # Rows and cards follow the letters.
    assert view.card.width() == CARD
    height = view.rowHeight(0)
    assert 68 <= height <= 84
    font = QFont(view.font())
    font.setPointSizeF(30)
    view.setFont(font)
    assert view.rowHeight(0) > height
    assert view.card.width() > CARD


@pytest.mark.parametrize("palette", [light_palette(), dark_palette()], ids=["light", "dark"])
def test_a_chosen_row_has_its_ground_and_frame_and_long_words_two_lines(
    show: Show, palette: QPalette, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = show(LINES)
    view.setPalette(palette)
    view.focus_row(1)
    picture, theme = view.viewport().grab().toImage(), theme_of(palette)
    places = [view.visualRect(view.model().index(row, 0)) for row in (0, 1)]
    other, chosen = [picture.pixelColor(place.topRight() + QPoint(-8, 46)) for place in places]
    assert other == theme.panel
    assert chosen != other
    written: list[str] = []
    monkeypatch.setattr(QPainter, "drawText", lambda _, room, *said: written.append(said[-1]))
    view.viewport().grab()
    said = "B: both have a full house; the higher three of a kind wins, fours over threes"
    assert said in written


def test_what_could_not_be_read_stands_in_the_middle_of_its_row(show: Show) -> None:
    view = show("AhKh v KsKd\nAhAh v KsKd")
    view.resize(600, 500)
    picture, panel = view.viewport().grab().toImage(), theme_of(view.palette()).panel
    place = view.visualRect(view.model().index(1, 0))
    inside = place.adjusted(20, 0, -20, -2)  # without the line below it
    written = [
        at - inside.top()
        for at in range(inside.top(), inside.bottom())
        if any(picture.pixelColor(x, at) != panel for x in range(inside.left(), inside.right()))
    ]
    above, below = written[0], inside.height() - written[-1]
    assert abs(above - below) <= view.fontMetrics().height() // 2


def test_cards_of_losers_are_veiled_and_many_overlap_rather_than_leave_the_row(show: Show) -> None:
    view = show(f"{HOLDEM}\n\n\nnonsense")
    picture = view.viewport().grab().toImage()
    row = view.visualRect(view.model().index(0, 0))

    def reds(left: int) -> int:
        """How many pixels are as red as the hearts and diamonds of a card that is not veiled."""
        found = 0
        for x in range(left, left + 60):
            for y in range(row.top() + 8, row.top() + 44):
                colour = picture.pixelColor(x, y)
                found += colour.red() > 160 and colour.green() < 60
        return found

    assert reds(row.left() + 12) > 20
    assert reds(row.left() + 84) == 0, "Bob's queen of diamonds"
    view = show("razz: As2d3h4c5d6h7s v Ks2h3d4s5h6d7c\n" * 2)
    picture = view.viewport().grab().toImage()
    row = view.visualRect(view.model().index(1, 0))
    edge = [picture.pixelColor(row.right() - 6, y) for y in range(row.top() + 8, row.top() + 44)]
    assert {colour.name() for colour in edge} == {theme_of(view.palette()).panel.name()}
