"""The shapes that the window is made of, by mouse and by keys."""

from collections.abc import Callable

import pytest
from PySide6 import QtGui
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QPushButton,
    QTableView,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from analyser.gui.look import announce, widgets
from analyser.gui.look.felt_button import FeltButton, FeltSwitch
from analyser.gui.look.item_views import show_rows
from analyser.gui.look.painting import unbroken
from analyser.gui.look.theme import contrast_palette, dark_palette, light_palette, scaled, theme_of
from analyser.gui.look.widgets import ChoiceBox, FramedPanel, Panel, Text, TextField
from tests.gui.conftest import Look, menus

Show = Callable[[QWidget, QSize], QWidget]


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    """Show a widget in a size, inside a wide window of its own."""
    windows = []

    def shown(widget: QWidget, size: QSize) -> QWidget:
        around = QWidget()
        windows.append(around)
        qtbot.addWidget(around)
        around.resize(1000, 300)
        widget.setParent(around)
        widget.resize(size)
        with qtbot.waitExposed(around):
            around.show()
        return widget

    return shown


def picture(widget: QWidget, ratio: float = 1) -> QtGui.QImage:
    """Paint a widget into a picture with so many pixels for each of its own."""
    image = QtGui.QImage(widget.size() * ratio, QtGui.QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QtGui.QPainter(image)
    widget.render(painter, QPoint(), QtGui.QRegion(), QWidget.RenderFlag.DrawChildren)
    painter.end()
    return image


def columns_with_ink(image: QtGui.QImage) -> list[int]:
    return [
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y).alpha() > 128 for y in range(image.height()))
    ]


def test_a_panel_has_round_corners_and_is_a_group(show: Show, accessibles: Look) -> None:
    panel = FramedPanel()
    panel.setPalette(contrast_palette())
    image = picture(show(panel, QSize(80, 40)))
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(40, 20).name() == "#000000"
    assert image.pixelColor(40, 0).name() == "#ffffff"
    panel = Panel()
    panel.setAccessibleName("Result of Seat A")
    layout = QVBoxLayout(panel)
    layout.setContentsMargins(0, 0, 0, 0)
    text = Text()
    text.show_text("Two pair")
    layout.addWidget(text)
    show(panel, QSize(80, 40))
    assert (layout.geometry(), panel.minimumSizeHint()) == (panel.rect(), layout.totalMinimumSize())
    found = [(one.role, one.name) for one in accessibles(panel)]
    roles = QtGui.QAccessible.Role
    assert found == [(roles.Grouping, "Result of Seat A"), (roles.StaticText, "Two pair")]


@menus  # a tool tip is raised
def test_a_text_is_whole_or_ends_in_its_room_in_its_colour(show: Show) -> None:
    shrinking, stiff = Text(), Text(shrinks=False)
    for text in (shrinking, stiff):
        text.show_text("Two pair, aces and eights")
    assert stiff.minimumSizeHint().width() >= stiff.fontMetrics().horizontalAdvance("Two pair")
    assert shrinking.sizePolicy().horizontalPolicy() == Text().sizePolicy().Policy.Ignored
    text = Text()
    text.show_text("Two pair")
    wide = text.fontMetrics().horizontalAdvance("Two pair") + 40
    inked = columns_with_ink(picture(show(text, QSize(wide, 24))))
    assert inked
    assert inked[-1] < wide - 30
    text = Text()
    text.show_text("Two pair, aces and eights, jack kicker")
    narrow = text.fontMetrics().horizontalAdvance("Two pair, aces")
    cut = picture(show(text, QSize(narrow, 24)))
    assert not text.is_shown_whole
    assert text.toolTip() == ""  # else Qt would describe the text by itself
    help_event = QtGui.QHelpEvent(QEvent.Type.ToolTip, QPoint(1, 1), text.mapToGlobal(QPoint(1, 1)))
    QApplication.sendEvent(text, help_event)
    assert QToolTip.text() == "Two pair, aces and eights, jack kicker"
    QToolTip.hideText()
    assert columns_with_ink(cut)[-1] < narrow
    dots = text.fontMetrics().elidedText(text.text(), Qt.TextElideMode.ElideRight, narrow)
    assert dots.endswith("…")
    text.show_text(dots)
    assert picture(text) == cut
    text = Text()
    text.show_text("M M M M")
    text.setPalette(dark_palette())
    text.set_ink("felt_win")
    image = picture(show(text, QSize(120, 24)))
    inks = {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    }
    assert theme_of(dark_palette()).felt_win.name() in inks


def test_a_text_field_deletes_a_word_with_the_keys_for_it(show: Show) -> None:
    field = TextField()
    show(field, QSize(200, 30))
    field.setText("Ah Kh")
    QTest.keyClick(field, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == "Ah "
    field.home(False)
    QTest.keyClick(field, Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == ""


@pytest.fixture
def box(show: Show) -> ChoiceBox:
    """A box of three games, the first of them chosen."""
    box = ChoiceBox()
    box.addItems(["Any cards", "Stud", "Draw"])
    show(box, box.sizeHint())
    return box


def test_a_box_has_a_label_where_its_name_is_its_choice(box: ChoiceBox, qtbot: QtBot) -> None:
    """As on Linux: of a box one heard what was chosen, and not what for."""
    box.hide()
    box.setAccessibleName("Level")
    with qtbot.waitExposed(box):
        box.show()
    found = QtGui.QAccessible.queryAccessibleInterface(box)
    assert found is not None
    label = QtGui.QAccessible.RelationFlag.Label
    names = [each.text(QtGui.QAccessible.Text.Name) for each, _ in found.relations(label)]
    assert names == ["Level"]


def test_screen_readers_hear_what_the_arrows_choose(
    box: ChoiceBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Older ones were silent, newer ones said first its label: "Window Light combo box Light"."""
    with monkeypatch.context() as older:
        older.setattr(announce, "are_only_changes_heard", lambda: True)
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.accessibleDescription() == "Stud"
    monkeypatch.setattr(announce, "READ_NAMES", ("offscreen",))
    monkeypatch.setattr(announce, "is_listened_to", lambda: True)
    monkeypatch.setattr(announce, "are_announcements_heard", lambda: True)
    told: list[QtGui.QAccessibleEvent] = []
    monkeypatch.setattr(QtGui.QAccessible, "updateAccessibility", told.append)
    QTest.keyClick(box, Qt.Key.Key_Down)
    (now,) = told
    assert (now.object(), now.type()) == (box.view(), QtGui.QAccessible.Event.Focus)
    assert now.child() == box.currentIndex()


def test_a_box_leaves_letters_and_the_wheel_alone_and_follows_the_arrows(box: ChoiceBox) -> None:
    QTest.keyClicks(box, "std2")
    assert box.currentText() == "Any cards"
    for turn in (-120, 120):
        middle = QPointF(box.rect().center())
        event = QtGui.QWheelEvent(
            middle, box.mapToGlobal(middle), QPoint(), QPoint(0, turn),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(box, event)
        assert not event.isAccepted()
        assert box.currentText() == "Any cards"
    chosen: list[bool] = []
    box.chosen.connect(lambda: chosen.append(True))
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert (box.currentText(), chosen) == ("Stud", [])


def test_wrapped_text_has_two_lines_and_whole_ranks(show: Show) -> None:
    text = Text(wraps=True)
    show(text, QSize(200, 60))
    before = text.height()
    text.setFont(scaled(text.font(), 2))
    assert text.height() == pytest.approx(2 * before, abs=4)
    text = Text(wraps=True)
    show(text, QSize(200, 60))
    pictures = []
    for words in (8, 40, 50):
        text.show_text("too long " * words)
        pictures.append(picture(text))
    assert pictures[0] != pictures[1] == pictures[2]
    said = "Pair of aces, K-Q-10 kickers"
    assert unbroken(said).replace("\u2060", "") == said
    assert unbroken("ace-to-five; seven-card") == "ace-to-five; seven-card"
    gap = "\N{NO-BREAK SPACE}"
    assert unbroken("Side pot  ·  20 back") == f"Side{gap}pot{gap}{gap}·  20{gap}back"
    assert unbroken(f"{'a ' * 20}  ·  b").startswith("a a a")
    metrics = QtGui.QFontMetrics(QApplication.font())
    if not metrics.averageCharWidth():
        pytest.skip("without a font no text has a width")
    assert metrics.horizontalAdvance(unbroken(said)) == metrics.horizontalAdvance(said)
    room = QRect(0, 0, metrics.horizontalAdvance("Pair of aces, K-Q-"), 1000)
    wrapped = Qt.TextFlag.TextWordWrap
    assert metrics.boundingRect(room, wrapped, said).width() > (
        metrics.boundingRect(room, wrapped, unbroken(said)).width()
    )


def test_a_space_among_cards_opens_no_list(box: ChoiceBox, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second card chose a game from the list that opened."""
    opened: list[bool] = []
    monkeypatch.setattr(QComboBox, "showPopup", lambda box: opened.append(True))
    QTest.keyClicks(box, "as kd")
    assert (opened, box.currentText()) == ([], "Any cards")
    QTest.keyClick(box, Qt.Key.Key_Down)
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert (opened, box.currentText()) == ([True], "Stud")


@menus
def test_a_list_that_was_left_without_a_choice_is_at_the_choice(
    box: ChoiceBox, qtbot: QtBot
) -> None:
    box.showPopup()
    for key, chosen in ((Qt.Key.Key_Escape, 0), (Qt.Key.Key_Return, 1)):
        box.showPopup()
        QTest.keyClick(box.view(), Qt.Key.Key_Down)
        QTest.keyClick(box.view(), key)
        qtbot.waitUntil(lambda: not box.view().isVisible())
        QApplication.processEvents()
        assert (box.currentIndex(), box.view().currentIndex().row()) == (chosen, chosen)


def test_the_list_of_a_box_has_its_name(box: ChoiceBox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QComboBox, "showPopup", lambda box: None)
    box.setAccessibleName("Game")
    box.showPopup()
    assert box.view().accessibleName() == "Game"


@pytest.fixture
def button(qtbot: QtBot) -> FeltButton:
    button = FeltButton("? Unknown card")
    button.setPalette(light_palette())
    qtbot.addWidget(button)
    with qtbot.waitActive(button):
        button.show()
    button.clearFocus()
    return button


def look(button: FeltButton) -> QtGui.QImage:
    return button.grab().toImage()


def test_it_follows_the_theme_even_while_it_is_disabled(button: FeltButton) -> None:
    before = look(button)
    button.setPalette(dark_palette())
    assert look(button) != before
    button.setPalette(contrast_palette())
    button.setEnabled(False)
    assert theme_of(button.palette()) is theme_of(contrast_palette())


def test_each_state_looks_different_with_room_for_its_text(button: FeltButton) -> None:
    assert button.width() > button.fontMetrics().horizontalAdvance(button.text())
    assert button.height() >= 24
    rest = look(button)
    centre = QPointF(button.rect().center())
    QApplication.sendEvent(button, QtGui.QEnterEvent(centre, centre, centre))
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    hovered = look(button)
    button.setDown(True)
    pressed = look(button)
    button.setDown(False)
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert look(button) == rest
    button.setFocus(Qt.FocusReason.TabFocusReason)
    focused = look(button)
    button.clearFocus()
    button.setEnabled(False)
    looks = [rest, hovered, pressed, focused, look(button)]
    assert [looks.index(one) for one in looks] == [0, 1, 2, 3, 4]


def test_a_screen_reader_comes_to_a_field_before_its_text_is_selected(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, accessibles: Look
) -> None:
    """It said the text in two pieces and then the field, and nothing of an empty field."""
    monkeypatch.setattr(widgets, "is_listened_to", lambda: True)
    field = TextField(placeholderText="QQ+")
    field.setText("AhKh")
    assert accessibles(field)[0].description == ""  # no other text beside it
    qtbot.addWidget(field)
    with qtbot.waitActive(field):
        field.show()
    field.clearFocus()
    field.setFocus(Qt.FocusReason.TabFocusReason)
    assert (field.hasFocus(), field.hasSelectedText()) == (True, False)
    qtbot.waitUntil(lambda: field.selectedText() == "AhKh")


def test_in_a_table_of_rows_a_click_chooses_one_and_tab_leaves(qtbot: QtBot) -> None:
    window, table, button = QWidget(), QTableView(), QPushButton("after it")
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(table)
    column.addWidget(button)
    model = QtGui.QStandardItemModel(window)
    for _ in range(3):
        model.appendRow([QtGui.QStandardItem("a"), QtGui.QStandardItem("b")])
    table.setModel(model)
    show_rows(table)
    with qtbot.waitActive(window):
        window.show()
    cell = table.visualRect(model.index(1, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    chosen = [(index.row(), index.column()) for index in table.selectedIndexes()]
    assert chosen == [(1, 0), (1, 1)]
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert table.state() is not table.State.EditingState
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert button.hasFocus()


@pytest.fixture
def switch(qtbot: QtBot) -> FeltSwitch:
    """A switch with three choices, the second of which is on."""
    made = FeltSwitch(("Cards", "Next card", "Bet sizes"))
    qtbot.addWidget(made)
    made.show_choice(1)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_a_click_or_an_arrow_key_chooses(switch: FeltSwitch, accessibles: Look) -> None:
    chosen: list[int] = []
    switch.chosen.connect(chosen.append)
    cards, next_card, bets = switch.choices
    QTest.mouseClick(cards, Qt.MouseButton.LeftButton)
    switch.show_choice(0)
    cards.setFocus()
    QTest.keyClick(cards, Qt.Key.Key_Right)
    assert next_card.hasFocus()
    assert chosen == [0, 1]
    switch.show_choice(1)
    QTest.keyClick(next_card, Qt.Key.Key_Right)
    assert (chosen, bets.isChecked()) == ([0, 1, 2], True)
    assert {"Cards", "Next card", "Bet sizes"} <= {found.name for found in accessibles(switch)}


def test_the_choice_that_is_on_looks_on_and_moves_nothing(switch: FeltSwitch) -> None:
    on = [choice.grab().toImage().pixelColor(6, 6).lightnessF() for choice in switch.choices]
    assert on[1] > max(on[0], on[2])
    widths = [choice.width() for choice in switch.choices]
    switch.show_choice(0)
    QApplication.processEvents()
    assert [choice.width() for choice in switch.choices] == widths
