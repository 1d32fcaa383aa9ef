"""Keys that never die, and every game played by them alone."""

import pytest
from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.felt.content import CardRole
from analyser.gui.felt.slots import CardSlot
from analyser.gui.felt.words.card_marks import marked_places
from analyser.gui.pages.pages_panel import Pages
from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.gui.window.preferences import Preferences
from analyser.poker.cards import UNKNOWN, format_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import GAMES, HOLDEM, STUD
from analyser.poker.results.outcome import outcome_of
from analyser.poker.table.table import BOARD, DEAD, Slot, new_table
from analyser.poker.text.enter import enter
from mostly_long import mostly_long
from not_none import not_none
from tests.gui.conftest import ALT, CTRL, Heard, Key, OpenWindow, User, menus


def stops(user: User) -> list[QtWidgets.QWidget]:
    return [
        widget
        for widget in user.window.findChildren(QtWidgets.QWidget)
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and widget.isVisible()
        and widget.isEnabled()
        and widget.window() is user.window
        and not isinstance(widget, QtWidgets.QLineEdit)
    ]


def test_a_card_can_be_typed_wherever_the_focus_is(user: User) -> None:
    user.window.resize(1400, 900)  # a pane that covers what gets the focus would close
    user.document.open(new_table(HOLDEM, 3).deal(4))
    user.window.window_actions.why.setChecked(True)
    (tabs,) = user.window.details.findChildren(Pages)
    tried = set()
    for tab in range(tabs.count()):
        tabs.setCurrentIndex(tab)
        QtWidgets.QApplication.processEvents()
        for widget in stops(user):
            user.document.open(new_table(HOLDEM, 3).deal(4).clear())
            QtWidgets.QApplication.processEvents()
            if (
                not widget.isVisible()
                or not widget.isEnabled()
                or (tab and type(widget).__name__ in tried)
            ):
                continue
            widget.setFocus()
            assert widget.hasFocus()
            user.type("as10h")
            assert user.cards() == "As Th", widget
            tried.add(type(widget).__name__)
    assert {"CardSlot", "ChoiceBox", "Page", "MarkedTabs", "DeckView", "FeltButton"} <= tried


def test_typed_cards_go_on_after_a_click_on_a_slot_or_tab(holdem: User) -> None:
    holdem.click_slot(1, 0)
    assert isinstance(QtWidgets.QApplication.focusWidget(), CardSlot)
    holdem.type("askd")
    assert holdem.cards(1) == "As Kd"
    holdem.click_slot(1, 0)
    holdem.type("qh")
    assert holdem.cards(1) == "Qh Kd"
    holdem.document.clear()
    holdem.key(Key.Key_Tab)
    holdem.slot(1, 0).setFocus(Qt.FocusReason.TabFocusReason)
    holdem.type("as")
    assert holdem.cards(0) == "As"  # where the prompt says that the next card goes


def test_in_a_field_letters_are_text_and_other_keys_are_left_to_others(holdem: User) -> None:
    for field in holdem.window.findChildren(QtWidgets.QLineEdit):
        if field.isVisible():
            field.setFocus()
            holdem.type("as")
            assert field.text() == "as"
            field.clear()
    assert holdem.document.table.is_empty
    holdem.slot(0, 0).setFocus()
    holdem.key(Key.Key_A, ALT)
    holdem.key(Key.Key_S, ALT)
    assert holdem.document.table.is_empty
    assert not holdem.deck.typed_rank
    for letters in ("xyz", "s", "0", "h"):
        holdem.type(letters)
        assert not holdem.deck.typed_rank
    assert holdem.document.table.is_empty


@menus
def test_in_an_open_menu_letters_are_the_menus(holdem: User) -> None:
    menu = holdem.window.menuBar().actions()[0].menu()
    assert isinstance(menu, QtWidgets.QMenu)
    menu.popup(QPoint(5, 5))
    holdem.type("7h")
    menu.close()
    assert holdem.document.table.is_empty


def test_typing_anywhere_can_be_turned_off_and_that_is_remembered(
    holdem: User, document: Document, open_window: OpenWindow, qtbot: QtBot
) -> None:
    dialog = Preferences(holdem.window, holdem.window.window_actions, holdem.window.settings)
    qtbot.addWidget(dialog)
    (switch,) = dialog.findChildren(QtWidgets.QCheckBox)
    assert switch.isChecked()
    switch.click()
    assert not Settings().type_anywhere
    holdem.window.game_box.setFocus()
    holdem.type("as?")
    holdem.key(Key.Key_Backspace)
    assert holdem.document.table.is_empty
    holdem.deck.setFocus()
    holdem.type("as?")
    assert holdem.cards() == "As ??"
    holdem.key(Key.Key_Backspace)
    assert holdem.cards() == "As"
    document.clear()
    again = open_window(document)
    again.slot(0, 0).setFocus()
    again.type("as")
    assert again.document.table.is_empty
    again.window.window_actions.type_anywhere.trigger()
    again.type("as")
    assert again.cards() == "As"


def test_backspace_takes_back_card_after_card_a_rank_first(holdem: User) -> None:
    holdem.type("askdqhjh")
    holdem.window.game_box.setFocus()
    left = []
    for _ in range(5):
        holdem.key(Key.Key_Backspace)
        left.append((holdem.cards(0), holdem.cards(1)))
    assert left == [("As Kd", "Qh"), ("As Kd", ""), ("As", ""), ("", ""), ("", "")]
    assert holdem.active == Slot(0, 0)
    holdem.key(Key.Key_Z, CTRL)
    assert holdem.cards() == "As"
    holdem.document.clear()
    holdem.type("ask")
    holdem.key(Key.Key_Backspace)
    assert (holdem.cards(), holdem.deck.typed_rank) == ("As", "")
    holdem.key(Key.Key_Backspace)
    assert holdem.cards() == ""
    holdem.type("as")
    holdem.window.entry.setFocus()
    holdem.type("kd")
    holdem.key(Key.Key_Backspace)
    assert (holdem.window.entry.text(), holdem.cards()) == ("k", "As")
    holdem.slot(0, 0).setFocus()
    holdem.key(Key.Key_Backspace)
    assert holdem.cards() == ""
    holdem.type("kd")
    holdem.slot(0, 0).setFocus()
    holdem.key(Key.Key_Delete)
    assert holdem.cards() == ""
    holdem.document.open(new_table(HOLDEM, 2).deal(1))
    holdem.deck.setFocus()
    holdem.key(Key.Key_Backspace)
    assert holdem.active == Slot(BOARD, 4)
    holdem.type("?")
    holdem.key(Key.Key_Backspace)
    assert UNKNOWN not in holdem.document.table.cards_of(BOARD)
    assert len(holdem.document.table.board) == 4


def test_keys_go_to_every_place_or_name_the_full_or_missing(user: User, spoken: Heard) -> None:
    user.key(Key.Key_Z, CTRL)
    user.tell()
    assert spoken == [("Undo: not possible now", False)]
    user.document.begin(HOLDEM, 10)
    for number in (3, 1, 9, 10):
        user.window.entry.setFocus()
        user.key(Key(Key.Key_0 + number % 10), CTRL)
        assert user.active == Slot(number - 1, 0)
        letter = "ABCDEFGHIJ"[number - 1]
        assert user.prompt == f"The next card goes to seat {letter}, card 1"
        user.tell()
        assert spoken[-1] == (user.prompt, False)
        assert user.deck.hasFocus()
    user.key(Key.Key_B, CTRL)
    assert (user.active, user.prompt) == (Slot(BOARD, 0), "The next card goes to the flop, card 1")
    user.type("asks")
    user.key(Key.Key_1, CTRL)
    user.key(Key.Key_B, CTRL)
    assert user.active == Slot(BOARD, 2)
    assert user.document.undo_stack.count() == 3  # the game, and two cards
    user.document.restore(new_table(HOLDEM, 2))
    user.type("askd")
    before = user.document.table
    user.key(Key.Key_1, CTRL)
    assert user.prompt == "Not done: There is no room for another card: seat A"
    user.key(Key.Key_3, CTRL)
    assert user.prompt == "Not done: There is no seat C; add one first"
    user.document.begin(STUD, 2)
    user.key(Key.Key_B, CTRL)
    assert user.prompt == "Not done: There is no board in Seven-card stud"
    user.key(Key.Key_Z, CTRL)
    assert user.document.table == before


def choose(user: User, row: int) -> None:
    box = user.window.game_box
    box.showPopup()
    view = box.view()
    QTest.mouseMove(view.viewport(), view.visualRect(view.model().index(row, 0)).center())
    QTest.mouseClick(
        view.viewport(),
        Qt.MouseButton.LeftButton,
        pos=view.visualRect(view.model().index(row, 0)).center(),
    )


@menus
def test_after_a_game_was_chosen_cards_are_typed(user: User, qtbot: QtBot) -> None:
    user.window.game_box.setFocus()
    choose(user, 1)
    qtbot.waitUntil(lambda: user.document.table.game is HOLDEM)
    qtbot.waitUntil(user.deck.hasFocus)
    user.type("as2c")
    assert user.document.table.game is HOLDEM
    assert user.cards() == "As 2c"


def test_the_entry_is_left_by_success_and_by_escape_which_brings_the_table_back(
    holdem: User,
) -> None:
    holdem.enter("AhKh v QsQd @ QhJh2c")
    assert holdem.deck.hasFocus()
    holdem.type("3d")
    assert holdem.cards(BOARD) == "Qh Jh 2c 3d"
    holdem.document.clear()
    holdem.enter("Ah Zz")
    assert holdem.window.entry.hasFocus()
    holdem.key(Key.Key_Escape)
    assert holdem.deck.hasFocus()
    assert holdem.window.entry.text() == ""
    holdem.type("as")
    assert holdem.cards() == "As"
    holdem.key(Key.Key_L, CTRL)
    assert holdem.window.entry.selectedText() == "As v -"
    holdem.key(Key.Key_Up)
    assert holdem.window.entry.text() == "AhKh v QsQd @ QhJh2c", "what was refused is forgotten"


@pytest.mark.parametrize("place", [0, BOARD])
def test_escape_goes_back_to_the_cards(holdem: User, place: int) -> None:
    holdem.slot(place, 0).setFocus()
    holdem.type("a")
    holdem.key(Key.Key_Escape)
    assert holdem.deck.hasFocus()
    assert not holdem.deck.typed_rank


def test_f11_fills_the_screen_and_ctrl_slash_shows_every_key(user: User) -> None:
    user.key(Key.Key_F11)
    assert user.window.isFullScreen()
    assert user.window.window_actions.full_screen.isChecked()
    user.key(Key.Key_F11)
    assert not user.window.isFullScreen()
    assert not user.window.window_actions.full_screen.isChecked()
    assert user.window.size().width() == 1024
    user.key(Key.Key_Slash, CTRL)
    rules = user.window.details.rules
    assert rules.subject.currentText() == "Keys"
    page = rules.page.toPlainText()
    for key in ("Ctrl+1", "Ctrl+9", "Ctrl+0", "Ctrl+B", "Backspace", "Ctrl+/", "F11", "Ctrl++",
                "Ctrl+-", "Ctrl+Alt+0"):  # fmt: skip
        assert key in page.replace(", ", "\n").split("\n"), key


def looks(user: User) -> list[tuple[str, tuple[int, ...], float]]:
    QtWidgets.QApplication.processEvents()
    QtWidgets.QApplication.processEvents()
    return [
        (type(widget).__name__, widget.geometry().getRect(), widget.font().pointSizeF())  # type: ignore[misc]
        for widget in user.window.panes.findChildren(QtWidgets.QWidget)
        if widget.isVisible() and not (isinstance(widget, QtWidgets.QLabel) and not widget.text())
    ]


@pytest.mark.parametrize("seats", [0, 1, 2, 5])
def test_the_text_grows_at_once_as_if_it_had_been_so_from_the_start(
    document: Document, open_window: OpenWindow, seats: int
) -> None:
    """Every widget, whatever it was given when it was made, is where a new window has it."""
    document.open(new_table(HOLDEM, seats).deal(4) if seats else new_table(HOLDEM, 2))
    user = open_window(document)
    before = looks(user)
    for _ in range(3):
        user.key(Key.Key_Plus, CTRL)
    assert Settings().zoom == 150
    again = open_window(document)
    assert looks(user) == looks(again)
    assert looks(user) != before
    again.window.close()
    user.window.activateWindow()
    user.key(Key.Key_0, CTRL | ALT)
    assert (Settings().zoom, looks(user)) == (100, before)


def test_the_text_grows_between_bounds_and_with_that_of_the_system(user: User) -> None:
    plain = user.window.font().pointSizeF()
    for _ in range(12):
        user.key(Key.Key_Equal, CTRL)
    assert user.window.font().pointSizeF() == pytest.approx(3 * plain)
    for _ in range(12):
        user.key(Key.Key_Minus, CTRL)
    assert user.window.font().pointSizeF() == pytest.approx(0.75 * plain)
    large = [text for text in user.window.findChildren(QtWidgets.QLabel) if text.isVisible()]
    assert large
    assert all(text.font().pointSizeF() < 2 * plain for text in large)
    before = QtWidgets.QApplication.font()
    user.window.set_zoom(150)
    larger = QtWidgets.QApplication.font()
    larger.setPointSizeF(before.pointSizeF() + 4)
    try:
        QtWidgets.QApplication.setFont(larger)
        QtWidgets.QApplication.processEvents()
        assert user.window.font().pointSizeF() == pytest.approx(1.5 * larger.pointSizeF())
        user.window.set_zoom(100)
        assert user.window.font().pointSizeF() == pytest.approx(larger.pointSizeF())
        offer = user.window.area.prompt.offer
        assert isinstance(offer, QtWidgets.QAbstractButton)
        assert offer.fontMetrics().height() > QtGui.QFontMetrics(before).height()
    finally:
        QtWidgets.QApplication.setFont(before)


def test_a_window_that_was_maximised_is_as_wide_as_before(user: User) -> None:
    user.document.begin(HOLDEM, 2)
    user.document.deal(1)
    user.document.visit(DEAD)
    user.window.resize(1180, 820)
    QtWidgets.QApplication.processEvents()
    user.window.resize(2560, 1440)
    QtWidgets.QApplication.processEvents()
    assert user.window.minimumSizeHint().width() <= 1024
    user.window.resize(1180, 820)
    QtWidgets.QApplication.processEvents()
    assert (user.window.width(), user.window.height()) == (1180, 820)
    user.window.showMaximized()
    QtWidgets.QApplication.processEvents()
    user.window.showNormal()
    QtWidgets.QApplication.processEvents()
    assert (user.window.width(), user.window.height()) == (1180, 820)


@pytest.mark.parametrize("game", mostly_long(10, GAMES[::-1]), ids=lambda game: game.key)
def test_a_table_is_typed_and_judged(user: User, game: Game) -> None:
    dealt = new_table(game, 2).deal(7)
    hands = " v ".join(format_cards(seat.cards).replace(" ", "") for seat in dealt.seats)
    board = " @ " + format_cards(dealt.board).replace(" ", "") if game.board else ""
    QTest.keyClick(user.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    field = not_none(QApplication.focusWidget())
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field, f"{game.key}: {hands}{board}")
    QTest.keyClick(field, Qt.Key.Key_Return)
    table, outcome = user.document.table, user.document.outcome
    assert table.game == game
    assert [seat.cards for seat in table.seats] == [seat.cards for seat in dealt.seats]
    assert not_none(outcome.verdict).final


def test_cards_of_two_games_are_not_called_high_and_low() -> None:
    table = enter(new_table(), "drawmaha: AsKd9c9d2h v QsQdJhJcTs @ 9h8s2c3d4h")
    seats, board = marked_places(table, outcome_of(table), None, is_hidden=False)
    every = [place for places in (*seats, board) for place in places]
    assert not any(place.is_low or place.is_high for place in every)
    playing = [str(place.card) for place in every if place.role is CardRole.PLAYS]
    assert playing == ["9c", "9d", "Qs", "Qd", "Jh", "Jc", "Ts", "9h", "8s", "4h"]
