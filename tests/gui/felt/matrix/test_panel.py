"""A seat's range in its plate: by mouse, key and text, and where its matrix is not open."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAction, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QMenu, QToolTip
from pytestqt.qtbot import QtBot

from analyser.gui.felt.matrix.face import fitting_terms
from analyser.gui.felt.matrix.panel import RangePanel
from analyser.gui.felt.plate import SeatPlate
from analyser.gui.felt.words.range_words import say_how_much
from analyser.gui.state import live_odds
from analyser.gui.state.live_odds import UNTIL_STOPPED
from analyser.gui.window.menus import NamedRanges
from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import HOLDEM, OMAHA
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.table import BOARD, Slot
from not_none import not_none
from tests.gui.conftest import LEFT, SHIFT, Act, Look, User, menus


@pytest.fixture
def panel(own_window: None, user: User) -> RangePanel:
    """The matrix of seat B, in hold'em, with AhKh in seat A."""
    user.document.begin(HOLDEM, 2)
    user.document.enter("AhKh")
    user.window.window_actions.hold_range.trigger()
    return not_none(user.window.area.view.seats[1].panel)


def matrices(user: User) -> tuple[int, ...]:
    """The seats whose matrix is open."""
    return user.window.area.view.matrices


def held(user: User, seat: int = 1) -> str:
    return str(user.document.table.seats[seat].range or "")


def where(panel: RangePanel, hand: str) -> QPoint:
    return panel.matrix.visualRect(panel.model.index_of(hand)).center()


def give_range_on_a_flop(user: User, text: str) -> None:
    user.document.activate(Slot(BOARD, 0))
    user.document.enter("QhJh2c")
    user.document.set_range(1, parse_range(text))


def drag(panel: RangePanel, *hands: str) -> None:
    ground = panel.matrix.viewport()
    QTest.mousePress(ground, LEFT, pos=where(panel, hands[0]))
    for hand in hands[1:]:
        QTest.mouseMove(ground, where(panel, hand))
    QTest.mouseRelease(ground, LEFT, pos=where(panel, hands[-1]))


def key(panel: RangePanel, *keys: Qt.Key, shift: bool = False) -> None:
    for each in keys:
        QTest.keyClick(panel.matrix, each, SHIFT if shift else Qt.KeyboardModifier.NoModifier)


def test_clicks_and_drags_change_the_range_at_once(
    panel: RangePanel, user: User, qtbot: QtBot, act: Act
) -> None:
    ground, before = panel.matrix.viewport(), held(user)
    QTest.mousePress(ground, LEFT, pos=where(panel, "QQ"))
    QTest.mouseMove(ground, where(panel, "JJ"))
    assert panel.model.cells["JJ"].weight
    qtbot.waitUntil(lambda: "JJ" in held(user))  # while the button is still held
    QTest.mouseMove(ground, where(panel, "TT"))
    QTest.mouseRelease(ground, LEFT, pos=where(panel, "TT"))
    assert held(user) == "QQ-TT"
    user.document.undo_stack.undo()
    assert held(user) == before
    drag(panel, "QQ")
    assert held(user) == "QQ"
    drag(panel, "AKs")
    assert held(user) == "QQ, AKs"
    drag(panel, "QQ")
    assert held(user) == "AKs"
    drag(panel, "AKs")
    assert user.document.table.seats[1].range is None
    act(panel.matrix, "K K pair")
    assert held(user) == "KK"
    act(panel.matrix, "K K pair")
    assert held(user) == ""
    drag(panel, "AA", "A9s")
    assert held(user) == "AA, A9s+"
    user.document.undo_stack.undo()
    assert held(user) == ""
    user.document.undo_stack.redo()
    drag(panel, "AKs", "AJs")
    assert held(user) == "AA, ATs-A9s"
    user.document.set_range(1, None)
    drag(panel, "AA", "22")
    assert held(user) == "22+"


def test_the_keyboard_toggles_and_carries_hands_on(user: User, panel: RangePanel) -> None:
    panel.matrix.setFocus()
    key(panel, Qt.Key.Key_Space)
    key(panel, Qt.Key.Key_Right, Qt.Key.Key_Right, shift=True)
    assert held(user) == "AA, AQs+"
    key(panel, Qt.Key.Key_Space)
    key(panel, Qt.Key.Key_Left, shift=True)
    assert held(user) == "AA"
    key(panel, Qt.Key.Key_Left)
    key(panel, Qt.Key.Key_Delete)
    assert held(user) == ""


def test_a_hand_has_a_weight_and_suits_in_a_popover(user: User, panel: RangePanel) -> None:
    drag(panel, "QQ")
    panel.matrix.asked.emit()  # as the context key does
    popover = not_none(panel.popover)
    assert (popover.suits.count(), popover.weight.value()) == (6, 100)
    assert popover.weight.accessibleName() == "QQ: weight and suits" != popover.accessibleName()
    item = popover.suits.item(0)
    assert item.checkState() is Qt.CheckState.Checked
    item.setCheckState(Qt.CheckState.Unchecked)
    assert parse_range(held(user)).combos == 5
    popover.weight.setValue(50)
    assert parse_range(held(user)).combos == 2.5
    popover.close()
    assert panel.size_line.text().endswith("painted at 50%")
    drag(panel, "AKs")  # of which known cards leave three
    panel.matrix.asked.emit()
    assert popover.suits.count() == 3
    for stop in (popover.weight, popover.suits, popover.weight):  # Tab stays inside
        assert stop.hasFocus()
        QTest.keyClick(stop, Qt.Key.Key_Tab)
    QTest.keyClick(popover.suits, Qt.Key.Key_A)  # it chooses no card
    QTest.keyClick(popover.suits, Qt.Key.Key_Escape)
    assert not popover.isVisible()
    panel.matrix.asked.emit()
    QTest.mouseClick(user.window.area.view, LEFT)
    assert (panel.matrix.hasFocus(), popover.isVisible()) == (True, False)
    user.document.set_range(1, None)
    drag(panel, "TT", "99")
    assert held(user) == "TT-99:0.5"


def test_the_slider_takes_the_best_hands(user: User, panel: RangePanel) -> None:
    panel.best.setValue(15)
    assert held(user) == str(parse_range("15%"))
    assert panel.size_line.text() == "154 of 196 combos, 14.8% of all"
    assert panel.size_line.buddy() is panel.size_line  # else it is said beside the verdict
    panel.best.setValue(0)
    assert held(user) == ""


def test_a_text_is_read_or_named_and_ranges_are_offered(user: User, panel: RangePanel) -> None:
    panel.text.setFocus()
    QTest.keyClicks(panel.text, "KK,AA aks")
    assert (held(user), panel.text.text()) == ("KK+, AKs", "KK,AA aks")
    QTest.keyClick(panel.text, Qt.Key.Key_Return)
    assert panel.text.text() == "KK+, AKs"
    assert panel.isVisible()
    user.document.set_range(1, None)
    drag(panel, "QQ")
    QApplication.clipboard().setText("QQ, AKx")
    panel.text.setFocus()
    panel.text.selectAll()
    panel.text.paste()
    assert held(user) == "QQ"
    assert panel.size_line.text().startswith("“AKx” is not part of a range")
    panel.matrix.setFocus()
    assert (panel.text.text(), panel.size_line.text()) == ("QQ", "QQ, 6 combos")


def offered(user: User) -> dict[str, QAction]:
    """The ranges with a name, as they are offered now."""
    menu = not_none(user.window.findChild(NamedRanges))
    menu.aboutToShow.emit()
    return {action.text().replace("&", ""): action for action in menu.actions()}


def test_ranges_have_names(user: User, panel: RangePanel) -> None:
    offered(user)["The best 10%"].trigger()
    assert held(user) == str(parse_range("10%"))
    not_none(user.window.findChild(NamedRanges)).save_as("Mine & yours")
    drag(panel, "72o")
    next(a for text, a in offered(user).items() if text.startswith("Mine")).trigger()
    assert held(user) == str(parse_range("10%"))
    assert user.window.settings.ranges == {"Mine & yours": held(user)}
    menu = offered(user)["Forget a saved range"].menu()
    assert isinstance(menu, QMenu)
    menu.actions()[0].trigger()
    assert user.window.settings.ranges == {}


def test_a_name_for_the_range_is_asked_for_and_a_broken_saved_range_is_refused(
    user: User, panel: RangePanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    drag(panel, "AA")
    answers = [("  ", True), ("pairs", False), (" pairs ", True)]
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: answers.pop(0))
    save = offered(user)["Save the range of seat B…"]
    for saved in ({}, {}, {"pairs": "AA"}):
        save.trigger()
        assert user.window.settings.ranges == saved
    user.window.settings.ranges = {"broken": "AKx"}
    offered(user)["broken"].trigger()
    assert user.prompt.startswith("Not done: “AKx” is not part of a range")
    assert held(user) == "AA"


def test_each_hand_says_what_it_is_worth_unless_the_answer_is_hidden(
    counting: User, panel: RangePanel, qtbot: QtBot, accessibles: Look
) -> None:
    give_range_on_a_flop(counting, "QQ, AKs")
    qtbot.waitUntil(lambda: counting.window.odds.standing.odds is not None)
    QApplication.processEvents()
    odds = not_none(counting.window.odds.standing.odds)
    hands = not_none(odds.seats[1].hands)
    equity = not_none(hands["QQ"].equity)
    said = f"Q Q pair, 3 of 3 in the range, {100 * equity:.2f}%"
    assert said in [found.name for found in accessibles(panel.matrix)]
    qtbot.waitUntil(lambda: panel.kinds.count() > 0)
    rows = [panel.kinds.item(row).text() for row in range(2)]
    assert rows == ["set", "ace high"]
    counting.document.reveal.set_teaching(True)
    assert "Q Q pair, 3 of 3 in the range" in [f.name for f in accessibles(panel.matrix)]
    qtbot.waitUntil(panel.kinds.isHidden)


def test_hands_keep_what_they_are_worth_while_a_stroke_is_counted(
    counting: User, panel: RangePanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are worth the same beside other hands, and would be painted twice."""
    give_range_on_a_flop(counting, "QQ, AKs")
    qtbot.waitUntil(lambda: panel.model.cells["QQ"].equity is not None)
    monkeypatch.setattr(live_odds, "AT_ONCE", 0.0)
    worth = {panel.model.cells["QQ"].equity}
    panel.model.dataChanged.connect(lambda *_: worth.add(panel.model.cells["QQ"].equity))
    drag(panel, "JJ")
    qtbot.waitUntil(lambda: panel.model.cells["JJ"].equity is not None)
    assert len(worth) == 1


def test_each_hand_estimated_has_errors(counting: User, panel: RangePanel, qtbot: QtBot) -> None:
    for seat in (2, 3):
        counting.document.add_seat()
        counting.document.set_range(seat, parse_range("random"))
    counting.document.set_range(0, parse_range("random"))
    counting.document.set_range(1, parse_range("QQ, AKs, 72o:0.01"))
    counting.document.range_asked.emit(1)
    live, panel = counting.window.odds, not_none(counting.window.area.view.seats[1].panel)
    qtbot.waitUntil(lambda: live.standing.may_be_estimated)
    live.estimate(UNTIL_STOPPED)
    qtbot.waitUntil(lambda: panel.model.cells["QQ"].error is not None)
    live.cancel()
    cell = panel.model.cells["QQ"]
    assert abs(not_none(cell.equity) - 0.5) < 0.2
    assert "±" in str(panel.model.data(panel.model.index_of("QQ"), Qt.ItemDataRole.ToolTipRole))
    drawn = not_none(live.standing.odds)
    hands = not_none(drawn.seats[1].hands)
    known = {hand for hand in hands if panel.model.cells[hand].equity is not None}
    assert known == {hand for hand, each in hands.items() if each.standard_error is not None}


def test_the_keyboard_is_at_one_place_of_the_plate(
    counting: User, panel: RangePanel, accessibles: Look, qtbot: QtBot
) -> None:
    """Tab around: of each list that is left, no line stays in focus."""
    give_range_on_a_flop(counting, "QQ+")
    qtbot.waitUntil(lambda: panel.kinds.count() > 0)
    panel.matrix.setFocus()
    cells = QAccessible.Role.Cell, QAccessible.Role.ListItem
    visited = []
    for _ in range(4):
        visited.append(QApplication.focusWidget())
        for view in (panel.matrix, panel.kinds):
            inside = [each.name for each in accessibles(view) if each.role in cells]
            focused = [each.name for each in accessibles(view) if each.focused]
            assert inside
            assert QApplication.focusWidget() is view or not focused, view.accessibleName()
        counting.key(Qt.Key.Key_Tab)
    assert visited == [*panel.tab_stops]


def test_it_goes_away_with_its_seat_and_with_the_game(user: User, panel: RangePanel) -> None:
    panel.text.setFocus()
    panel.text.setText("QQ+, half a ran")
    user.document.remove_seat(1)
    assert len(user.document.table.seats) == 1
    assert matrices(user) == ()
    user.document.add_seat()
    user.window.window_actions.hold_range.trigger()
    assert matrices(user) == (1,)  # the active seat
    named = not_none(user.window.findChild(NamedRanges)).menuAction()
    assert named.isEnabled()
    user.key(Qt.Key.Key_Escape)
    assert matrices(user) == ()
    user.document.change_game(OMAHA)
    user.document.range_asked.emit(0)
    assert matrices(user) == ()
    assert not any(each.isEnabled() for each in (user.window.window_actions.hold_range, named))
    refused: list[str] = []
    user.document.refused.connect(refused.append)
    assert not user.document.enter("QQ+")
    assert refused[0].startswith("“QQ+” is a range, and Omaha has none; give the cards")


def test_a_range_takes_the_place_of_cards_undoably(user: User, panel: RangePanel) -> None:
    user.document.range_asked.emit(0)
    drag(not_none(user.window.area.view.seats[0].panel), "QQ")
    assert (user.cards(0), held(user, 0)) == ("", "QQ")
    user.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (user.cards(0), user.document.table.cards_of(0)) == ("Ah Kh", parse_cards("AhKh"))


def test_the_cards_are_seen_again_once_the_range_is_undone(user: User, panel: RangePanel) -> None:
    plate = user.window.area.view.seats[0]
    user.document.activate(Slot(0, 0))
    user.document.enter("QQ+")
    assert matrices(user)
    assert plate.row.isHidden()
    user.document.undo()
    assert not plate.row.isHidden()


def test_a_click_on_a_kind_keeps_its_hands(counting: User, panel: RangePanel, qtbot: QtBot) -> None:
    document = counting.document
    give_range_on_a_flop(counting, "QQ, KK, AKs, AJ:0.5")

    def rows() -> list[str]:
        return [panel.kinds.item(row).text() for row in range(panel.kinds.count())]

    made = ["set", "overpair", "smaller pair", "ace high"]
    qtbot.waitUntil(lambda: rows()[:4] == made)
    place = panel.kinds.visualItemRect(panel.kinds.item(1)).center()
    QTest.mouseClick(panel.kinds.viewport(), LEFT, pos=place)
    assert held(counting) == "KK"
    qtbot.waitUntil(lambda: rows() == ["overpair"])
    document.undo()
    assert held(counting) == "KK-QQ, AKs, AJs:0.5, AJo:0.5"
    document.activate(Slot(BOARD, 3))
    document.enter("Kd")
    qtbot.waitUntil(lambda: rows()[:2] == ["set", "top pair"])


def plate_with(user: User, text: str) -> SeatPlate:
    user.enter(text)
    QApplication.processEvents()
    return user.window.area.view.seats[1]


@menus
def test_a_long_range_ends_in_its_room(panel: RangePanel) -> None:
    whole = "22+, A2s+, K9s+, Q9s+, J9s+, T9s, 98s, A8o+, KTo+"
    panel.text.setText(whole)
    QApplication.sendEvent(panel.text, QHelpEvent(QEvent.Type.ToolTip, QPoint(), QPoint()))
    assert (panel.text.is_cut, QToolTip.text()) == (True, whole)
    metrics = panel.fontMetrics()
    fitting = fitting_terms(whole, QRect(0, 0, 160, 40), metrics)
    assert fitting.endswith("\u00a0…")
    assert whole.startswith(fitting.removesuffix("\u00a0…"))
    assert fitting_terms(whole, QRect(0, 0, 1, 40), metrics) == "…"


def test_of_three_seats_the_one_in_focus_shows_its_matrix(user: User) -> None:
    view = user.window.area.view
    user.enter("QQ+ v AhKh")
    assert matrices(user) == (0,)
    user.enter("QQ+ v 22-44 v AhKh")
    assert matrices(user) == (0,)
    user.document.focus_on(1)
    QApplication.processEvents()
    assert matrices(user) == (1,)
    assert [seat.panel is not None and seat.panel.isVisible() for seat in view.seats] == [
        False, True, False,
    ]  # fmt: skip
    left = [seat.x() for seat in view.seats]
    assert left == sorted(left)
    assert view.seats[1].width() > view.seats[0].width() == view.seats[2].width()
    user.document.focus_on(2)
    assert matrices(user) == ()


def test_on_a_narrow_felt_only_one_of_two_seats_shows_its_matrix(user: User) -> None:
    user.window.resize(1180, 820)
    user.document.enter("QQ+ v 15%")
    QApplication.processEvents()
    assert matrices(user) == (0, 1)
    user.window.resize(900, 820)
    QApplication.processEvents()
    assert matrices(user) == (0,)
    cell = not_none(user.window.area.view.seats[0].panel).matrix.cell_size
    assert min(cell.width(), cell.height()) >= 20
    user.document.focus_on(1)
    assert matrices(user) == (1,)
    user.document.focus_on(0)
    user.document.enter("AhKh v 15%")
    assert matrices(user) == (1,)


def test_a_range_of_one_hand_is_two_cards_until_they_are_clicked(user: User) -> None:
    seat = plate_with(user, "AhKh v QQ")
    assert matrices(user) == ()
    inside = seat.rect().center() - QPoint(seat.width() // 2 - 60, 0)
    QTest.mouseClick(seat, LEFT, pos=inside)
    assert matrices(user) == (1,)
    assert user.focus() == "The 169 starting hands"
    user.key(Qt.Key.Key_Escape)
    assert matrices(user) == ()


def test_delete_takes_a_range_away(user: User) -> None:
    seat = plate_with(user, "AhKh v QQ+, AKs:0.5")
    assert seat.accessibleName() == "Seat B, QQ+, AKs:0.5, 13.50 of 20 combos, 1.5% of all"
    assert not seat.row.isVisible()
    user.document.change_game(OMAHA)
    assert user.prompt == "Ranges and cards without a place here: 1. Undo brings them back."
    user.document.undo_stack.undo()
    assert str(user.document.table.seats[1].range) == "QQ+, AKs:0.5"
    QTest.keyClick(user.window.area.view.seats[1], Qt.Key.Key_Delete)
    assert user.document.table.seats[1].range is None
    assert user.document.undo_stack.undoText() == "take the range of seat B away"


def test_combos_are_those_that_the_known_cards_and_weights_leave() -> None:
    """126 were said to be possible where 114 are."""
    known = parse_cards("Ts7s2c")
    assert say_how_much(parse_range("15%"), known) == "184 of 196 combos, 14.8% of all"
    assert say_how_much(parse_range("AKs:0.3"), ()) == "1.20 combos, 0.1% of all"


def test_a_range_of_one_hand_is_not_drawn_as_known_cards(user: User) -> None:
    """AA v KK looked like AsAh v KsKh, and has another share."""
    colours: dict[str, list[set[int]]] = {}
    for text in ("AA v AKo", "AsAh v KsKd"):
        user.document.enter(text)
        QApplication.processEvents()
        seats = user.window.area.view.seats
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
