"""The window as a whole: keys, text, focus, themes, and room for everything."""

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6 import QtWidgets
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QColor, QPalette, QStyleHints
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from analyser.gui.felt.examples import EXAMPLES
from analyser.gui.look import file_dialogs as saving, theme
from analyser.gui.look.felt_button import FeltButton
from analyser.gui.look.theme import DeckColours, ThemeName, dark_palette, light_palette, theme_of
from analyser.gui.look.translation import plain_tip
from analyser.gui.state.document import Document
from analyser.gui.state.saved_windows import load_table
from analyser.gui.state.settings import Settings
from analyser.gui.window.header import Header
from analyser.poker.cards import DECK
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM, STUD_HI_LO
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.table import BOARD, new_table
from analyser.product import NAME
from not_none import not_none
from tests.gui.conftest import CTRL, SHIFT, Key, OpenWindow, ReusedWindow, User


def test_an_emptied_window_serves_the_next_test(reused_window: ReusedWindow, qtbot: QtBot) -> None:
    """A new one for each test takes longer than the tests themselves."""
    window = reused_window.empty(qtbot)
    assert window.document.enter("AhKh v QsQd @ QhJh2c, pot 90")
    window.window_actions.pot.trigger()
    assert reused_window.empty(qtbot) is window


def test_undo_and_redo_have_keys_and_say_what_they_do(user: User) -> None:
    user.type("as")
    assert user.window.window_actions.undo.text() == "&Undo place ace of spades"
    header = not_none(user.window.findChild(Header))
    assert header.undo.accessibleName() == "Undo place ace of spades"
    user.type("kd")
    user.key(Key.Key_Z, CTRL)
    assert user.cards() == "As"
    user.key(Key.Key_Z, CTRL)
    assert user.cards() == ""
    user.key(Key.Key_Z, CTRL | SHIFT)
    assert user.cards() == "As"
    user.key(Key.Key_Y, CTRL)
    assert (user.cards(), user.window.window_actions.redo.text().strip()) == ("As Kd", "&Redo")


def test_a_teacher_deals_street_by_street_or_the_board_at_once(user: User) -> None:
    user.document.begin(HOLDEM, 2)
    street, complete = user.window.window_actions.street, user.window.window_actions.complete
    told = []
    while street.isEnabled():
        told.append(street.text().replace("&", ""))
        user.key(Key.Key_N, CTRL | SHIFT)
        told.append(user.document.undo_stack.undoText())
    assert told == [
        "Deal the hands", "deal the hands", "Deal the flop", "deal the flop",
        "Deal the turn", "deal the turn", "Deal the river", "deal the river",
    ]  # fmt: skip
    assert street.text() == "Deal the ne&xt street"
    assert not complete.isEnabled()
    assert [len(user.cards(place).split()) for place in (0, 1, BOARD)] == [2, 2, 5]
    user.key(Key.Key_Z, CTRL)
    assert (len(user.cards(BOARD).split()), street.text()) == (4, "Deal the &river")
    user.document.restore(new_table())
    assert not user.window.window_actions.street.isEnabled()
    assert not user.window.window_actions.complete.isEnabled()
    assert not user.document.deal_street()
    assert user.prompt.startswith("Not done: There is nothing left to deal: in Any cards")
    assert not user.document.complete_board()
    assert user.document.undo_stack.count() == 0
    user.document.change_game(HOLDEM)
    user.enter("As Kd Qh")
    user.key(Key.Key_R, CTRL | SHIFT)
    assert user.cards() == "As Kd"
    assert user.cards(BOARD).startswith("Qh ")
    assert len(user.cards(BOARD).split()) == 5
    assert user.document.undo_stack.undoText() == "complete the board"


def test_keys_add_swap_clear_and_remove_seats_and_quit(user: User, qtbot: QtBot) -> None:
    user.document.enter("As")
    user.key(Key.Key_T, CTRL)
    assert len(user.document.table.seats) == 2
    user.key(Key.Key_E, CTRL)
    assert user.cards(1) == "As"
    user.key(Key.Key_Backspace, CTRL)
    assert user.document.table.is_empty
    user.key(Key.Key_T, CTRL | SHIFT)
    assert [len(user.document.table.seats)] == [1]
    with qtbot.waitSignal(user.window.closing):
        user.key(Key.Key_Q, CTRL)
    assert not user.window.isVisible()


def test_what_cannot_be_done_now_is_greyed(user: User) -> None:
    actions = user.window.window_actions

    def possible() -> set[str]:
        names = ("undo", "redo", "copy", "clear", "swap", "remove_seat", "add_seat", "deal")
        return {name for name in names if getattr(actions, name).isEnabled()}

    assert possible() == {"add_seat", "deal"}
    user.type("as")
    assert possible() == {"add_seat", "deal", "undo", "copy", "clear"}
    user.document.add_seat()
    assert possible() == {"add_seat", "deal", "undo", "copy", "clear", "swap", "remove_seat"}
    user.key(Key.Key_Z, CTRL)
    assert possible() == {"add_seat", "deal", "undo", "redo", "copy", "clear"}


@pytest.fixture(params=["entry", "name"])
def field(request: pytest.FixtureRequest, user: User) -> QtWidgets.QLineEdit:
    """A text field with “one two” in it, and a table with two cards."""
    user.document.enter("As Kd")
    field: QtWidgets.QLineEdit = user.window.entry
    if request.param == "name":
        field = user.window.area.view.seats[0].name
        user.window.area.view.seats[0].edit_name()
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "one two")
    return field


def test_in_a_text_field_text_is_copied_and_pasted(user: User, field: QtWidgets.QLineEdit) -> None:
    field.selectAll()
    user.key(Key.Key_C, CTRL)
    assert QtWidgets.QApplication.clipboard().text() == "one two"
    QtWidgets.QApplication.clipboard().setText("before")
    field.deselect()
    user.key(Key.Key_C, CTRL)
    assert QtWidgets.QApplication.clipboard().text() == "before"
    before = user.document.table
    QtWidgets.QApplication.clipboard().setText("Qh")
    user.key(Key.Key_V, CTRL)
    assert (field.text(), user.document.table) == ("one twoQh", before)


def test_in_a_text_field_undo_and_backspace_are_own(user: User, field: QtWidgets.QLineEdit) -> None:
    before = user.document.table
    user.key(Key.Key_Z, CTRL)
    assert field.text() == ("any cards: AsKd" if field is user.window.entry else "")
    user.key(Key.Key_Z, CTRL)
    assert user.document.table == before
    user.key(Key.Key_Z, CTRL | SHIFT)
    assert (field.text(), user.document.table) == ("one two", before)
    user.key(Key.Key_Backspace, CTRL)
    assert (field.text(), user.document.table) == ("one ", before)


def test_after_a_refusal_that_names_the_place_the_text_can_be_mended(user: User) -> None:
    user.enter("AhKh Ah")
    assert user.window.entry.text() == "AhKh Ah"
    assert user.below == "Ah is there twice, 1st and 3rd"
    assert user.window.entry.hasFocus()
    user.key(Key.Key_Backspace)
    user.key(Key.Key_Backspace)
    user.key(Key.Key_Return)
    assert user.cards() == "Ah Kh"
    user.document.clear()
    user.document.change_game(HOLDEM)
    user.document.enter("Ah Kh Qd")
    user.enter("Qd")
    assert user.below == "Qd is already on the board"
    user.document.rename_seat(0, "Ann")
    user.enter("Ah")
    assert user.below == "Ah is already in Ann"


def way_of_tab(user: User) -> list[QtWidgets.QWidget]:
    user.window.game_box.setFocus()
    way: list[QtWidgets.QWidget] = []
    while (focused := QtWidgets.QApplication.focusWidget()) is not None and focused not in way[:1]:
        way.append(focused)
        user.key(Key.Key_Tab)
        assert len(way) < 30
    return way


def names_of(widgets: list[QtWidgets.QWidget]) -> list[str]:
    return [w.text() if isinstance(w, FeltButton) else w.accessibleName() for w in widgets]


def test_tab_goes_over_everything_in_reading_order_and_comes_back(user: User) -> None:
    alone = names_of(way_of_tab(user))
    user.document.begin(HOLDEM, 2)
    QtWidgets.QApplication.processEvents()
    way = way_of_tab(user)
    names = names_of(way)
    above = ["Game", "Deal", "Add a seat", "Share", "Why", "Table", "Hands", "Practice"]
    below = ["?", "Dead", "", "The 52 cards", "Type or paste cards"]
    plates = ["Seat A, No cards yet", "Seat B, No cards yet"]
    streets = ["Before; current", "Flop, empty", "Turn, empty", "River, empty"]
    above_now = [*above[:3], "Undo play Texas hold'em", *above[3:]]
    assert names == [*above_now, *plates, *streets, *below]
    assert alone == [*above, *[example.question for example in EXAMPLES], *below]
    for widget in reversed(way):
        user.key(Key.Key_Backtab, SHIFT)
        assert QtWidgets.QApplication.focusWidget() is widget


def test_every_action_can_be_reached_from_the_menus(user: User) -> None:
    def below(menu: QtWidgets.QMenu) -> set[str]:
        found = set()
        for action in menu.actions():
            inner = action.menu()
            found |= below(inner) if isinstance(inner, QtWidgets.QMenu) else {action.text()}
        return found

    reached: set[str] = set()
    for top in user.window.menuBar().actions():
        menu = top.menu()
        assert isinstance(menu, QtWidgets.QMenu)
        reached |= below(menu)
    actions = user.window.window_actions
    names = """open save quit undo redo copy paste enter clear deal deal_number street complete
        add_seat swap remove_seat dead pot manual rules kinds keys_page problem about
        table left_hands practice hands history"""
    for name in names.split():
        assert getattr(actions, name).text() in reached
    for group in (actions.games, actions.themes, actions.decks):
        assert {action.text() for action in group.actions()} <= reached


def test_no_menu_is_longer_than_one_can_take_in(user: User) -> None:
    def longest(menu: QtWidgets.QMenu) -> int:
        entries = [action for action in menu.actions() if not action.isSeparator()]
        lists = user.window.window_actions.games.actions()
        inner = [each.menu() for each in entries]
        below = [longest(each) for each in inner if isinstance(each, QtWidgets.QMenu)]
        return max(0 if set(lists) <= set(entries) else len(entries), *below, 0)

    tops = [action.menu() for action in user.window.menuBar().actions()]
    texts = [action.text() for action in user.window.menuBar().actions()]
    assert texts == ["&File", "&Edit", "&Table", "&View", "&Help"]
    for top in tops:
        assert isinstance(top, QtWidgets.QMenu)
        assert 5 <= longest(top) <= 15


def test_a_start_paints_every_part_of_the_window_alone(user: User) -> None:
    tops = [widget for widget in QtWidgets.QApplication.topLevelWidgets() if widget.isVisible()]
    assert tops == [user.window]
    assert user.deck.hasFocus()
    told: list[bool] = []
    user.window.painted.connect(lambda: told.append(True))
    user.window.repaint()
    QtWidgets.QApplication.processEvents()
    assert told == []
    user.document.enter("Qs Qh 7d 7c Kc 8h 8s Tc 9c 3h")
    QtWidgets.QApplication.processEvents()
    image = user.window.grab().toImage()
    area = user.window.area
    for part in (area, user.deck, area.view.scoreboard, *area.view.seats):
        corner = part.mapTo(user.window, QPoint())
        colours = {
            image.pixel(corner.x() + x, corner.y() + y)
            for x in range(0, part.width(), 3)
            for y in range(0, part.height(), 3)
        }
        assert len(colours) > 20, part


def test_the_game_is_changed_by_keyboard_and_from_the_menu(user: User) -> None:
    user.window.game_box.setFocus()
    user.key(Key.Key_Down)
    assert user.document.table.game is HOLDEM
    assert user.window.window_actions.games.checkedAction().data() is HOLDEM
    user.document.undo_stack.undo()
    assert user.window.game_box.currentText() == "Any cards"
    user.window.window_actions.games.actions()[1].trigger()
    assert user.document.table.game is HOLDEM
    assert user.window.game_box.currentText() == "Texas hold'em"


def answer(monkeypatch: pytest.MonkeyPatch, kind: type, method: str, *values: object) -> None:
    monkeypatch.setattr(kind, method, lambda *_, **__: values)


def test_save_keeps_its_file(user: User, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[object] = []

    def ask(*question: object) -> str:
        asked.extend(question)
        return ""

    monkeypatch.setattr(saving, "ask_where_to_save", ask)
    user.key(Key.Key_S, CTRL)
    assert asked[2:] == ["table.handtable", "Tables (*.handtable *.json)"]
    one, other = tmp_path / "one.handtable", tmp_path / "other[*].handtable"
    asked = [str(one), str(other)]
    monkeypatch.setattr(saving, "ask_where_to_save", lambda *_: asked.pop(0))
    assert user.window.windowTitle() == NAME
    user.document.enter("As Kd")
    user.key(Key.Key_S, CTRL)
    assert user.window.windowTitle() == "one.handtable[*]"
    assert not user.window.isWindowModified()
    user.document.enter("2c")
    assert user.window.isWindowModified()
    user.key(Key.Key_S, CTRL)
    assert not user.window.isWindowModified()
    assert load_table(one) == user.document.table
    user.document.enter("3c")
    user.key(Key.Key_S, CTRL | SHIFT)
    assert user.window.windowTitle() == "other[*][*].handtable[*]"
    assert load_table(other) == user.document.table
    assert load_table(one) != user.document.table
    assert (asked, user.window.settings.recent_files) == ([], [str(other), str(one)])


def test_a_table_is_saved_anew(user: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "mine.json"
    user.document.enter("As Kd")
    monkeypatch.setattr(saving, "ask_where_to_save", lambda *_: str(path))
    user.key(Key.Key_S, CTRL)
    assert user.prompt == f"Saved as {path}"
    saved = user.document.table
    user.document.clear()
    monkeypatch.setattr(saving, "ask_for_file", lambda *each: each[2](str(path)))
    user.key(Key.Key_O, CTRL)
    assert user.document.table == saved
    user.key(Key.Key_Z, CTRL)
    assert user.document.table.is_empty
    menus = user.window.findChildren(QtWidgets.QMenu)
    (recent,) = (menu for menu in menus if menu.title() == "Open &recent")
    recent.aboutToShow.emit()
    recent.actions()[0].trigger()
    assert user.document.table == saved
    assert not user.window.isWindowModified()


def test_a_place_that_cannot_be_written_is_named_and_cancelling_changes_nothing(
    user: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder").mkdir()
    monkeypatch.setattr(saving, "ask_where_to_save", lambda *_: str(tmp_path / "folder"))
    user.window.window_actions.save.trigger()
    assert user.prompt.startswith("Not done: ")
    assert str(tmp_path / "folder") in user.prompt
    before, prompt = user.document.table, user.prompt
    monkeypatch.setattr(saving, "ask_where_to_save", lambda *_: "")
    monkeypatch.setattr(saving, "ask_for_file", lambda *_: None)
    answer(monkeypatch, QtWidgets.QInputDialog, "getText", "7", False)
    for action in (user.window.window_actions.save, user.window.window_actions.open,
                   user.window.window_actions.deal_number):  # fmt: skip
        action.trigger()
    assert user.document.table is before
    assert user.prompt == prompt


def test_a_number_deals_its_cards(user: User, monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, QtWidgets.QInputDialog, "getText", " 7 ", True)
    user.window.window_actions.deal_number.trigger()
    assert user.document.table == new_table(ANY).deal(7)
    assert user.document.undo_stack.undoText() == "deal 7"


@pytest.mark.parametrize(("text", "start", "end"), [
    *[
        (text, f"“{text[:100]}", "” is not a whole number; type digits only, such as 7")
        for text in ("seven", "", "9" * 5000)
    ],
    ("-1", "The seed is -1; it must be a whole number", ""),
], ids=lambda text: text[:12])  # fmt: skip
def test_what_is_no_number_of_a_deal_deals_nothing(
    user: User, monkeypatch: pytest.MonkeyPatch, text: str, start: str, end: str
) -> None:
    answer(monkeypatch, QtWidgets.QInputDialog, "getText", text, True)
    user.window.window_actions.deal_number.trigger()
    assert user.document.table.is_empty
    assert user.prompt.startswith(f"Not done: {start}")
    assert user.prompt.endswith(end)
    assert len(user.prompt) < 400


def felt(user: User) -> QColor:
    image = user.window.area.grab().toImage()
    return image.pixelColor(image.width() // 2, 2)


def test_themes_follow_system_and_contrast_unless_chosen(
    user: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert user.window.window_actions.themes.checkedAction().data() == ThemeName.SYSTEM
    light = felt(user)
    QtWidgets.QApplication.setPalette(dark_palette())
    QtWidgets.QApplication.processEvents()
    assert felt(user).lightness() < light.lightness()
    QtWidgets.QApplication.setPalette(light_palette())
    QtWidgets.QApplication.processEvents()
    assert felt(user) == light
    system, lit, dark, _ = user.window.window_actions.themes.actions()
    before = felt(user)
    dark.trigger()
    QtWidgets.QApplication.processEvents()
    assert Settings().theme is ThemeName.DARK
    assert QtWidgets.QApplication.palette().color(QPalette.ColorRole.Base) == dark_palette().color(
        QPalette.ColorRole.Base
    )
    dark_felt = felt(user)
    lit.trigger()
    QtWidgets.QApplication.processEvents()
    assert Settings().theme is ThemeName.LIGHT
    assert felt(user).lightness() > dark_felt.lightness()
    dark.trigger()
    QtWidgets.QApplication.processEvents()
    assert felt(user) != before
    system.trigger()
    QtWidgets.QApplication.processEvents()
    assert felt(user) == before
    assert Settings().theme is ThemeName.SYSTEM
    if not hasattr(QStyleHints, "accessibility"):
        pytest.skip("Qt learned of it in 6.10")
    monkeypatch.setattr(sys, "platform", "linux")
    assert not theme_of(user.window.palette()).contrast
    monkeypatch.setattr(theme, "contrast_asked", lambda: True)
    hints = QtWidgets.QApplication.styleHints()
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    QtWidgets.QApplication.processEvents()
    assert theme_of(user.window.palette()).contrast
    assert Settings().theme is ThemeName.SYSTEM
    monkeypatch.setattr(theme, "contrast_asked", lambda: False)
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.NoPreference)
    QtWidgets.QApplication.processEvents()
    assert not theme_of(user.window.palette()).contrast


def test_a_chosen_deck_is_used(user: User, document: Document, open_window: OpenWindow) -> None:
    two = user.picture("9c")
    user.window.window_actions.decks.actions()[1].trigger()
    four = user.picture("9c")
    assert four != two
    assert Settings().deck is DeckColours.FOUR
    again = open_window(document)
    assert again.picture("9c") == four
    assert again.window.window_actions.decks.checkedAction().data() == DeckColours.FOUR


HOSTILE = '<img src="file:///tmp/x.png"> & <b>Ann</b>'


def tips(user: User) -> list[str]:
    found = [widget.toolTip() for widget in user.window.findChildren(QtWidgets.QWidget)]
    found += [action.toolTip() for action in user.window.findChildren(QAction)]
    model = user.deck.model()
    for row in range(model.rowCount()):
        found.append(str(model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole) or ""))
    return [tip for tip in found if tip]


@pytest.mark.parametrize("game", [ANY, HOLDEM, STUD_HI_LO], ids=lambda game: str(game.key))
def test_no_name_is_read_as_html(user: User, game: Game) -> None:
    """A name could show pictures otherwise, or open files, when the pointer rests on it."""
    document = user.document
    document.begin(game, 3)
    user.window.window_actions.why.setChecked(True)
    moves: list[Callable[[], object]] = [
        lambda: [document.rename_seat(seat, HOSTILE) for seat in range(3)],
        lambda: document.deal(3), lambda: document.clear_seat(1), lambda: document.deal_seat(1),
        lambda: document.make_unknown(2), document.undo_stack.undo,
        lambda: document.swap_seats(0, 1), lambda: document.give(DECK[0], 0),
        lambda: document.remove_seat(2),
    ]  # fmt: skip
    if game is HOLDEM:
        moves += [
            lambda: document.clear_seat(0),
            lambda: document.set_range(0, parse_range("QQ+, AKs:0.5")),
            lambda: document.rename_seat(0, f"{HOSTILE}!"),
        ]
    seen = 0
    for move in moves:
        move()
        QtWidgets.QApplication.processEvents()
        for tip in tips(user):
            seen += "Ann" in tip
            assert not re.search("<img|<b>", tip) or plain_tip(tip) == tip
    assert seen > 30
    for label in user.window.findChildren(QtWidgets.QLabel):
        if "Ann" in label.text():
            assert label.textFormat() == Qt.TextFormat.PlainText, label
