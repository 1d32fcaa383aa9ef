"""The editor of a range, by mouse, key and text, and the range on the felt."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLabel, QMenu
from pytestqt.qtbot import QtBot

from analyser.gui.look.theme import scaled
from analyser.gui.range_editor.matrix_model import NOTHING
from analyser.gui.range_editor.range_editor import RangeEditor
from analyser.gui.range_editor.range_face import RangeFace, fitting_terms, say_how_much
from analyser.gui.state import live_odds
from analyser.gui.state.live_odds import UNTIL_STOPPED
from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import HOLDEM, OMAHA
from analyser.poker.phrases import Phrase
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.table import BOARD, Slot
from not_none import not_none
from tests.gui.conftest import LEFT, SHIFT, Act, Look, User


@pytest.fixture
def editor(own_window: None, user: User, qtbot: QtBot) -> Iterator[RangeEditor]:
    """The editor of seat B, in hold'em, with AhKh in seat A."""
    user.document.begin(HOLDEM, 2)
    user.document.enter("AhKh")
    user.window.edit_range(1)
    editor = not_none(user.window.findChild(RangeEditor))
    qtbot.waitExposed(editor)
    yield editor
    editor.close()


def test_the_matrix_asks_for_more_room_where_letters_are_larger(editor: RangeEditor) -> None:
    """At 200% its letters were hardly larger than at 100%."""

    def room() -> int:
        return editor.sizeHint().height() - 9 * editor.fontMetrics().lineSpacing()

    plain = room()
    editor.setFont(scaled(editor.font(), 2))
    assert room() > 1.2 * plain


def held(user: User, seat: int = 1) -> str:
    return str(user.document.table.seats[seat].range or "")


def where(editor: RangeEditor, hand: str) -> QPoint:
    return editor.matrix.visualRect(editor.model.index_of(hand)).center()


def drag(editor: RangeEditor, *hands: str) -> None:
    ground = editor.matrix.viewport()
    QTest.mousePress(ground, LEFT, pos=where(editor, hands[0]))
    for hand in hands[1:]:
        QTest.mouseMove(ground, where(editor, hand))
    QTest.mouseRelease(ground, LEFT, pos=where(editor, hands[-1]))


def key(editor: RangeEditor, *keys: Qt.Key, shift: bool = False) -> None:
    for each in keys:
        QTest.keyClick(editor.matrix, each, SHIFT if shift else Qt.KeyboardModifier.NoModifier)


def test_clicks_and_drags_change_the_range_at_once(
    editor: RangeEditor, user: User, qtbot: QtBot, act: Act
) -> None:
    ground, before = editor.matrix.viewport(), held(user)
    QTest.mousePress(ground, LEFT, pos=where(editor, "QQ"))
    QTest.mouseMove(ground, where(editor, "JJ"))
    assert editor.model.cell("JJ").weight
    qtbot.waitUntil(lambda: "JJ" in held(user))  # while the button is still held
    QTest.mouseMove(ground, where(editor, "TT"))
    QTest.mouseRelease(ground, LEFT, pos=where(editor, "TT"))
    assert held(user) == "QQ-TT"
    user.document.undo_stack.undo()
    assert held(user) == before
    drag(editor, "QQ")
    assert held(user) == "QQ"
    drag(editor, "AKs")
    assert held(user) == "QQ, AKs"
    drag(editor, "QQ")
    assert held(user) == "AKs"
    drag(editor, "AKs")
    assert user.document.table.seats[1].range is None
    act(editor.matrix, "K K pair")
    assert held(user) == "KK"
    act(editor.matrix, "K K pair")
    assert held(user) == ""
    drag(editor, "AA", "A9s")
    assert held(user) == "AA, A9s+"
    user.document.undo_stack.undo()
    assert held(user) == ""
    user.document.undo_stack.redo()
    drag(editor, "AKs", "AJs")
    assert held(user) == "AA, ATs-A9s"
    user.document.set_range(1, None)
    drag(editor, "AA", "22")
    assert held(user) == "22+"


def test_the_keyboard_toggles_and_carries_hands_on(user: User, editor: RangeEditor) -> None:
    editor.matrix.setFocus()
    key(editor, Qt.Key.Key_Space)
    key(editor, Qt.Key.Key_Right, Qt.Key.Key_Right, shift=True)
    assert held(user) == "AA, AQs+"
    key(editor, Qt.Key.Key_Space)
    key(editor, Qt.Key.Key_Left, shift=True)
    assert held(user) == "AA"
    key(editor, Qt.Key.Key_Left)
    key(editor, Qt.Key.Key_Delete)
    assert held(user) == ""


def test_the_brush_has_a_weight_and_the_best(user: User, editor: RangeEditor, qtbot: QtBot) -> None:
    drag(editor, "QQ")
    assert editor.suits.count() == 6
    item = editor.suits.item(0)
    assert item.checkState() is Qt.CheckState.Checked
    item.setCheckState(Qt.CheckState.Unchecked)
    assert parse_range(held(user)).combos == 5
    drag(editor, "AKs")  # which known cards leave two of
    assert editor.suits.count() == 2 + 1
    assert "The 3 combos of AKs" in [label.text() for label in editor.findChildren(QLabel)]
    user.document.set_range(1, None)
    editor.brush.setValue(25)
    drag(editor, "TT", "99")
    assert held(user) == "TT-99:0.25"
    editor.brush.setValue(100)
    editor.best.setValue(15)
    assert held(user) == str(parse_range("15%"))
    qtbot.waitUntil(lambda: editor.summary.text().startswith("196 combos, 14.78% of hands"))
    assert "&Top 14.8%" in [label.text() for label in editor.findChildren(QLabel)]
    editor.best.setValue(0)
    assert held(user) == ""
    qtbot.waitUntil(lambda: editor.summary.text() == "No hand yet")


def test_a_text_is_read_or_named_and_ranges_are_offered(user: User, editor: RangeEditor) -> None:
    editor.text.setFocus()
    QTest.keyClicks(editor.text, "KK,AA aks")
    assert (held(user), editor.text.text()) == ("KK+, AKs", "KK,AA aks")
    QTest.keyClick(editor.text, Qt.Key.Key_Return)
    assert editor.text.text() == "KK+, AKs"
    assert editor.isVisible()
    user.document.set_range(1, None)
    drag(editor, "QQ")
    QApplication.clipboard().setText("QQ, AKx")
    editor.text.setFocus()
    editor.text.selectAll()
    editor.text.paste()
    assert held(user) == "QQ"
    assert editor.note.text().startswith("“AKx” is not part of a range")

    def offered() -> dict[str, QAction]:
        editor.ranges.aboutToShow.emit()
        return {action.text().replace("&", ""): action for action in editor.ranges.actions()}

    offered()["The best 10%"].trigger()
    assert held(user) == str(parse_range("10%"))
    editor.ranges.save_as("Mine & yours")
    drag(editor, "72o")
    action = next(a for text, a in offered().items() if text.startswith("Mine"))
    action.trigger()
    assert held(user) == str(parse_range("10%"))
    assert user.window.settings.ranges == {"Mine & yours": held(user)}
    menu = offered()["Forget a saved range"].menu()
    assert isinstance(menu, QMenu)
    menu.actions()[0].trigger()
    assert user.window.settings.ranges == {}


def test_a_name_for_the_range_is_asked_for_and_a_broken_saved_range_is_refused(
    user: User, editor: RangeEditor, monkeypatch: pytest.MonkeyPatch
) -> None:
    drag(editor, "AA")
    answers = [("  ", True), ("pairs", False), (" pairs ", True)]
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: answers.pop(0))
    editor.ranges.aboutToShow.emit()
    save = next(a for a in editor.ranges.actions() if "Save this range" in a.text())
    for saved in ({}, {}, {"pairs": "AA"}):
        save.trigger()
        assert user.window.settings.ranges == saved
    user.window.settings.ranges = {"broken": "AKx"}
    editor.ranges.aboutToShow.emit()
    next(a for a in editor.ranges.actions() if a.text() == "broken").trigger()
    assert editor.note.text().startswith("“AKx” is not part of a range")
    assert held(user) == "AA"


def test_each_hand_says_what_it_is_worth_unless_the_answer_is_hidden(
    counting: User, editor: RangeEditor, qtbot: QtBot, accessibles: Look
) -> None:
    counting.document.activate(Slot(BOARD, 0))
    counting.document.enter("QhJh2c")
    counting.document.set_range(1, parse_range("QQ, AKs"))
    qtbot.waitUntil(lambda: counting.window.odds.standing.odds is not None)
    QApplication.processEvents()
    odds = not_none(counting.window.odds.standing.odds)
    hands = not_none(odds.seats[1].hands)
    equity = not_none(hands["QQ"].equity)
    said = f"Q Q pair, 3 of 3 in the range, equity {100 * equity:.2f}%"
    assert said in [found.name for found in accessibles(editor.matrix)]
    qtbot.waitUntil(lambda: editor.made.rowCount() > 0)
    cells = [editor.made.item(row, 0) for row in range(3)]
    assert [cell and cell.text() for cell in cells] == ["top pair or better", "set", "ace high"]
    counting.document.reveal.set_teaching(True)
    assert "Q Q pair, 3 of 3 in the range" in [f.name for f in accessibles(editor.matrix)]
    qtbot.waitUntil(editor.made.isHidden)


def test_hands_keep_what_they_are_worth_while_a_stroke_is_counted(
    counting: User, editor: RangeEditor, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are worth the same beside other hands, and would be painted twice."""
    counting.document.activate(Slot(BOARD, 0))
    counting.document.enter("QhJh2c")
    counting.document.set_range(1, parse_range("QQ, AKs"))
    qtbot.waitUntil(lambda: editor.model.cell("QQ").equity is not None)
    monkeypatch.setattr(live_odds, "AT_ONCE", 0.0)
    worth = {editor.model.cell("QQ").equity}
    editor.model.dataChanged.connect(lambda *_: worth.add(editor.model.cell("QQ").equity))
    drag(editor, "JJ")
    qtbot.waitUntil(lambda: editor.model.cell("JJ").equity is not None)
    assert len(worth) == 1


def test_each_hand_estimated_has_errors(counting: User, editor: RangeEditor, qtbot: QtBot) -> None:
    for seat in (2, 3):
        counting.document.add_seat()
        counting.document.set_range(seat, parse_range("random"))
    counting.document.set_range(0, parse_range("random"))
    counting.document.set_range(1, parse_range("QQ, AKs, 72o:0.01"))
    live = counting.window.odds
    qtbot.waitUntil(lambda: live.standing.may_be_estimated)
    live.estimate(UNTIL_STOPPED)
    qtbot.waitUntil(lambda: editor.model.cell("QQ").error is not None)
    live.cancel()
    cell = editor.model.cell("QQ")
    assert cell.equity is not None
    assert abs(cell.equity - 0.5) < 0.2
    assert "with its standard error" in editor.note.text()
    drawn = not_none(live.standing.odds)
    hands = not_none(drawn.seats[1].hands)
    known = {hand for hand in hands if editor.model.cell(hand).equity is not None}
    assert known == {hand for hand, each in hands.items() if each.standard_error is not None}


def test_the_keyboard_is_at_one_place_of_the_window(
    user: User, editor: RangeEditor, accessibles: Look, qtbot: QtBot
) -> None:
    """Tab around: of each list and table that is left, no line stays in focus."""
    user.document.activate(Slot(BOARD, 0))
    user.document.enter("QhJh2c")
    user.document.set_range(1, parse_range("QQ+"))
    qtbot.waitUntil(lambda: editor.made.rowCount() > 0)
    editor.activateWindow()
    editor.matrix.setFocus()
    cells = QAccessible.Role.Cell, QAccessible.Role.ListItem
    lists = [editor.matrix, editor.suits, editor.made]
    for _ in range(12):
        for view in lists:
            view_is_left = QApplication.focusWidget() is not view
            inside = [each.name for each in accessibles(view) if each.role in cells]
            focused = [each.name for each in accessibles(view) if each.focused]
            assert inside
            assert not (view_is_left and focused), (view.accessibleName(), focused)
        QTest.keyClick(editor.windowHandle(), Qt.Key.Key_Tab)


def test_it_goes_away_with_its_seat_and_with_the_game(user: User, editor: RangeEditor) -> None:
    editor.text.setFocus()
    editor.text.setText("QQ+, half a ran")
    user.document.remove_seat(1)
    editor.text.editingFinished.emit()  # as where the text loses the focus
    assert not editor.isVisible()
    assert len(user.document.table.seats) == 1
    assert not editor.isVisible()
    user.document.add_seat()
    user.window.window_actions.hold_range.trigger()
    assert editor.isVisible()
    assert editor.windowTitle() == "Seat B's range"
    user.document.change_game(OMAHA)
    assert not editor.isVisible()
    assert not user.window.window_actions.hold_range.isEnabled()
    refused: list[str] = []
    user.document.refused.connect(refused.append)
    assert not user.document.enter("QQ+")
    assert refused[0].startswith("“QQ+” is a range, and Omaha has none; give the cards")


def test_a_range_takes_the_place_of_cards_undoably(user: User, editor: RangeEditor) -> None:
    user.window.edit_range(0)
    drag(editor, "QQ")
    assert (user.cards(0), held(user, 0)) == ("", "QQ")
    QTest.keySequence(editor, "Ctrl+Z")
    assert (user.cards(0), user.document.table.cards_of(0)) == ("Ah Kh", parse_cards("AhKh"))


def frame(editor: RangeEditor, hand: str) -> set[str]:
    place = editor.matrix.visualRect(editor.model.index_of(hand))
    picture = editor.matrix.viewport().grab(place).toImage()
    return {picture.pixelColor(x, 2).name() for x in range(6, picture.width() - 6)}


def test_a_category_marks_its_hands(user: User, editor: RangeEditor, qtbot: QtBot) -> None:
    user.document.activate(Slot(BOARD, 0))
    user.document.enter("QhJh2c")
    user.document.set_range(1, parse_range("QQ, KK, AKs, AJ:0.5"))
    qtbot.waitUntil(lambda: editor.made.rowCount() > 0)
    kinds = [editor.made.item(row, 0) for row in range(editor.made.rowCount())]
    names = [kind and kind.text() for kind in kinds]
    assert names[:5] == ["top pair or better", "set", "overpair", "middle pair", "ace high"]
    assert editor.makers.isHidden()
    text = editor.matrix.palette().windowText().color().name()
    editor.made.selectRow(names.index("overpair"))
    assert (editor.made.chosen, editor.makers.text()) == ("overpair", "KK")
    assert (editor.makers.accessibleName(), frame(editor, "KK")) == ("Hands with overpair", {text})
    assert text not in frame(editor, "QQ")
    editor.made.selectRow(names.index("ace high"))
    assert editor.makers.text() == "AKs"
    user.document.set_range(1, parse_range("QQ, KK"))  # ace high is gone, and so is the choice
    qtbot.waitUntil(editor.makers.isHidden)
    assert text not in frame(editor, "KK")


def test_categories_that_are_found_late_are_part_of_the_range_they_were_found_in(
    user: User, editor: RangeEditor, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A stroke has just emptied it, and is not on the table yet.
    monkeypatch.setattr(RangeEditor, "_range", NOTHING)
    editor._counted = editor._range, user.document.table
    editor._take_kinds({Phrase("overpair"): {0: 600}}, 600)
    share = not_none(editor.made.item(0, 1))
    assert share.text() == "100.00%"


def test_what_a_hand_makes_follows_the_board(user: User, editor: RangeEditor, qtbot: QtBot) -> None:
    user.document.activate(Slot(BOARD, 0))
    user.document.enter("QhJh2c")
    user.document.set_range(1, parse_range("QQ, KK"))
    qtbot.waitUntil(lambda: editor.made.rowCount() > 2)
    editor._summarise()  # as after the odds, which change nothing of what the hands make
    assert not editor._counting.is_busy
    editor.made.selectRow(2)
    assert editor.made.chosen == "overpair"
    user.document.activate(Slot(BOARD, 3))
    user.document.enter("Kd")
    qtbot.waitUntil(editor.makers.isHidden)
    editor.made.selectRow(0)
    assert (editor.made.chosen, editor.makers.text()) == ("top pair or better", "KK-QQ")
    user.document.reveal.set_teaching(True)
    qtbot.waitUntil(editor.makers.isHidden)
    assert editor.model.cell("KK").making is None


@pytest.fixture
def face(user: User) -> RangeFace:
    user.enter("AhKh v QQ+, AKs:0.5")
    return user.window.area.seats[1].range_face


def test_it_has_the_name_of_its_seat_and_ends_in_its_room(user: User, face: RangeFace) -> None:
    user.document.rename_seat(1, "<b>Zoë</b>")
    assert face.accessibleName().startswith("Seat B (<b>Zoë</b>)'s range: QQ+")
    assert face.toolTip().startswith("<p>Seat\xa0B\xa0(&lt;b&gt;Zoë&lt;/b&gt;)")
    user.document.set_range(1, parse_range("22+, A2s+, K9s+, Q9s+, J9s+, T9s, 98s, A8o+, KTo+"))
    whole = face.text()
    fitting = fitting_terms(whole, face.rect(), face.fontMetrics())
    assert whole.startswith(fitting.removesuffix(" …"))
    narrow = face.rect().adjusted(0, 0, -face.width() + 1, 0)
    assert fitting_terms(whole, narrow, face.fontMetrics()) == "…"


def test_it_takes_the_place_of_slots_and_opens_the_editor(user: User, face: RangeFace) -> None:
    asked: list[int] = []
    user.document.range_asked.connect(asked.append)
    QTest.mouseClick(face, Qt.MouseButton.LeftButton)
    assert asked == [1]
    editor = user.window.findChild(RangeEditor)
    assert editor is not None
    assert editor.windowTitle() == "Seat B's range"
    editor.close()
    assert face.isVisible()
    assert not user.window.area.seats[1].row.isVisible()
    assert not user.window.area.seats[0].range_face.isVisible()
    assert face.accessibleName() == "Seat B's range: QQ+, AKs:0.5, 20 combos, 1.51% of hands"
    assert "20 combos, 1.51% of hands" in user.answer(1)
    user.document.undo_stack.undo()
    assert not face.isVisible()
    assert not user.window.area.seats[0].row.isHidden()


def test_another_game_or_delete_drops_it_and_says_so(user: User, face: RangeFace) -> None:
    user.document.change_game(OMAHA)
    assert user.prompt == "Ranges and cards without a place here: 1. Undo brings them back."
    user.document.undo_stack.undo()
    assert str(user.document.table.seats[1].range) == "QQ+, AKs:0.5"
    QTest.keyClick(face, Qt.Key.Key_Delete)
    assert user.document.table.seats[1].range is None
    assert user.document.undo_stack.undoText() == "take the range of seat B away"


def test_weights_make_parts_of_combos() -> None:
    assert say_how_much(parse_range("AKs:0.3")) == "1.20 combos, 0.09% of hands"


def test_a_range_of_one_hand_is_not_drawn_as_known_cards(user: User) -> None:
    """AA v KK looked like AsAh v KsKh, and has another share."""
    colours: dict[str, list[set[int]]] = {}
    for text in ("AA v AKo", "AsAh v KsKd"):
        user.document.enter(text)
        QApplication.processEvents()
        seats = user.window.area.seats
        shown = [seat.grab().toImage() for seat in seats]
        colours[text] = [
            {
                image.pixelColor(x, y).rgb()
                for x in range(0, image.width(), 2)
                for y in range(0, image.height(), 2)
                if image.pixelColor(x, y).saturation() > 200
                and (image.pixelColor(x, y).hue() < 20 or image.pixelColor(x, y).hue() > 340)
            }
            for image in shown
        ]
    assert colours["AA v AKo"] == [set(), set()], "no suit has been drawn"
    assert all(colours["AsAh v KsKd"])  # a red one has
