"""The pane with the hands of a file: what it says, its keys, and the hand on the felt."""

from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.hands import file_rows
from analyser.gui.hands.pane import HandSource, HandsPane
from analyser.gui.look.theme import ThemeName, theme_of
from analyser.poker.generators import Steps
from analyser.poker.hand_files import all_in_luck, batch
from analyser.poker.hand_table.search import EVERYTHING, SortBy
from analyser.poker.hand_table.table import FileTable
from analyser.poker.table.table import BOARD
from analyser.poker.table.written_line import line_of
from histories import HOLDEM, NO_SHOWDOWN, TWICE
from not_none import not_none
from tests.gui.conftest import ALT, CTRL, Heard, Key, Look, User
from tests.gui.hands.conftest import HISTORIES, LINES, Read, settle, words

OWN = "AhAd v KcKd"


def press(pane: HandsPane, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(pane.view, key)


# On the felt -----------------------------------------------------------------------------------


def test_browsing_is_no_step_and_taking_or_changing_a_hand_is_one(
    user: User, pane: HandsPane, read: Read
) -> None:
    user.document.enter(OWN)
    read(HISTORIES)
    assert pane.view.hasFocus()
    assert user.verdict == "Ann wins"
    press(pane, Key.Key_Down)
    assert user.content.verdict[:4] == ("Bob wins", "Everybody else folded", "", True)
    assert user.content.bar.spoken == "Bob, 100%"
    press(pane, Key.Key_Down)
    assert pane.view.focused_row == 2
    assert user.document.table.game.key == "omaha"
    assert user.document.undo_stack.count() == 1, "browsing is no step"
    press(pane, Key.Key_Return)
    assert (user.document.guest, user.document.undo_stack.count()) == (None, 2)
    assert user.deck.hasFocus()
    assert pane.strip.text == "The hand is on the table now; Undo brings back what was there"
    user.document.undo()
    assert line_of(user.document.table) == OWN
    user.document.enter(OWN)
    read(HOLDEM)
    user.window.window_actions.pot.trigger()
    user.document.pick(user.document.table.board[-1])
    assert user.window.area.pot.isVisible()
    assert pane.strip.text == "Changed: a copy of this hand is on the table"
    user.document.undo()
    user.document.undo()
    assert line_of(user.document.table) == OWN
    assert pane.strip.text == ""
    read("AhKh v " + " v ".join(["2c3c"] * 10))
    assert pane.strip.text or not pane.files.rowCount()
    assert line_of(user.document.table) == OWN


def test_the_luck_is_said_and_left_and_right_show_the_streets(
    user: User, pane: HandsPane, read: Read, qtbot: QtBot
) -> None:
    user.document.hold()  # as at a start that opens a file
    read(HOLDEM)
    user.document.release()
    panel = user.window.area.luck
    user.window.area.tray.open_or_fold(False)  # folded, so that there is room
    qtbot.waitUntil(panel.isVisible)
    reason = user.content.verdict.reason
    assert reason == "A flush beats a set; all in before the flop with 46%"
    user.window.window_actions.teach.trigger()
    assert not panel.isVisible()
    user.window.window_actions.teach.trigger()
    assert panel.words.text().startswith("All in before the flop, Ann had 46.21% of 112")
    assert panel.accessibleName().startswith("Luck: All in")
    assert panel.geometry().bottom() < user.window.area.tray.geometry().top()
    user.document.leave_guest()
    assert not panel.isVisible()
    read(HOLDEM)
    shown = []
    for key in (Key.Key_Left, Key.Key_Left, Key.Key_Left, Key.Key_Left, Key.Key_Right):
        press(pane, key)
        shown.append(user.document.shown_street)
    assert shown == [2, 1, 0, 0, 1]
    user.document.deal()
    assert user.document.shown_street == 2
    assert user.document.table.seats[0].name == "Ann"
    for at, street in ((4, None), (0, 1), (2, 1)):  # a card is a part of its tile, and stays
        user.click_slot(BOARD, at)
        assert (user.document.shown_street, pane.visit.is_shown) == (street, True)
    bets = "calls 15\nBob: checks\n*** FLOP *** [2h 7s Kd]\nBob: bets 15\nAnn: folds"
    read(NO_SHOWDOWN.replace("folds", bets, 1))
    press(pane, Key.Key_Left)
    assert (user.verdict, user.document.shown_street) == ("Seven-two offsuit", 0)
    press(pane, Key.Key_Right)
    assert [user.verdict, user.document.shown_street] == ["Bob wins", None]


def test_the_table_comes_back_with_escape_or_with_the_rail(
    user: User, pane: HandsPane, read: Read
) -> None:
    user.document.enter(OWN)
    read(HOLDEM)
    user.key(Key.Key_Escape)  # from the pane to the felt
    user.key(Key.Key_Escape)
    assert (user.document.guest, line_of(user.document.table)) == (None, OWN)
    pane.view.setFocus()
    press(pane, Key.Key_Return)
    assert user.document.undo_stack.count() == 2, "Enter shows it and takes it"
    user.document.undo()
    pane.view.focus_row(0)
    user.key(Key.Key_1, ALT)
    assert (pane.isVisible(), user.document.guest) == (False, None)
    user.key(Key.Key_2, ALT)
    assert (pane.view.hasFocus(), pane.visit.is_shown) == (True, True)


# What it says ----------------------------------------------------------------------------------


def test_without_hands_it_offers_the_ways_to_get_some(pane: HandsPane) -> None:
    assert (pane.source, pane.heading.text()) == (HandSource.NONE, "Hands")
    assert pane.unread.text() == ""  # a screen reader says it of the pane, though it is hidden
    assert pane.empty.isVisible()
    assert [button.text() for button in pane.empty.buttons] == [
        "Open &files…", "Open a f&older…", "Past&e hands", "A &list of your own", "&My hands",
    ]  # fmt: skip


def test_hands_are_counted_by_what_wins_and_what_could_not_be_read_opens(
    read: Read, qtbot: QtBot, tmp_path: Path
) -> None:
    pane = read(LINES)
    assert (pane.heading.text(), pane.from_where.text()) == ("4 hands", "hands.txt")
    pane.setFixedWidth(290)
    assert words(pane)[0].startswith("B: ")
    assert pane.unread.text() == "1 could not be read"
    pane.open_errors.click()
    settle(pane, qtbot)
    assert pane.heading.text() == "1 could not be read"
    assert pane.heading.width() >= pane.heading.sizeHint().width(), "it is cut"
    assert "is there twice" in words(pane)[0]
    pane.open_errors.click()
    settle(pane, qtbot)
    assert (pane.heading.text(), len(words(pane))) == ("4 hands", 4)
    assert pane.by_hand.text() == (
        "By hand: straight flush 25%, full house 25%, two pair 25%, high card 25% · "
        "Seat A wins: 1 · Seat B wins: 2 · Split: 1"
    )
    for height in (820, 560):
        pane.window().resize(1180, height)
        for _ in range(2):
            assert pane.by_hand.isVisible() == (height == 820), "a low pane needs it for rows"
            pane.read([str(tmp_path / "hands.txt")])
            settle(pane, qtbot)
    pane.show_history()
    for height in (820, 821):
        pane.window().resize(1180, height)
        told = pane.heading.toolTip(), pane.from_where.accessibleDescription()
        assert (pane.by_hand.isVisible(), told) == (False, ("", "")), "no table, no totals"


def test_files_that_are_empty_gone_or_closed_to_us(
    read: Read, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pane = read(LINES * 60)
    (tmp_path / "hands.txt").unlink()  # its rows are shown all the same
    pane.view.scrollToBottom()
    assert words(pane)[-1].startswith("A and B: ")
    assert (pane.heading.text(), read("").heading.text()) == ("240 hands", "0 hands")
    pane.read([str(tmp_path / "none.txt")])
    settle(pane, qtbot)
    assert "cannot be read" in pane.strip.text
    error = PermissionError(13, "Permission denied", "hands.txt")
    monkeypatch.setattr(batch, "open_file", Mock(side_effect=error))
    assert "Permission denied" in read(LINES).strip.text


def test_every_part_has_a_name_letters_and_theme_of_the_window(
    user: User, read: Read, accessibles: Look
) -> None:
    pane = read(LINES)
    assert pane.accessibleName() == "Hands pane"
    names = {found.name for found in accessibles(pane)}
    assert {"Find hands", "Hands from: hands.txt", "Came from behind"} <= names
    assert pane.view.accessibleName() == "hands.txt, 4 hands, 1 could not be read"
    assert pane.from_where.accessibleDescription().startswith("By hand: ")
    assert any(name.startswith("Line 4. Seat B: both have a full house") for name in names), names
    unnamed = [
        found
        for found in accessibles(pane)
        if found.focusable and not found.name and found.role is not QAccessible.Role.List
    ]
    assert unnamed == []
    before = pane.grab().toImage()
    user.window.set_theme(ThemeName.DARK)
    QApplication.processEvents()
    assert theme_of(pane.view.palette()).dark
    assert pane.grab().toImage() != before
    height = pane.view.rowHeight(0)
    user.window.set_zoom(150)
    QApplication.processEvents()
    assert pane.view.rowHeight(0) > height
    user.window.set_zoom(100)


# Order and filters -----------------------------------------------------------------------------


def sort_by(pane: HandsPane, by: SortBy) -> None:
    next(each for each in pane.find_bar.orders.actions() if each.data() is by).trigger()


def test_a_new_order_is_heard_once_and_the_row_in_focus_stays(
    read: Read, qtbot: QtBot, spoken: Heard
) -> None:
    pane = read(LINES)
    pane.view.focus_row(2)
    best, reverse = pane.find_bar.orders.actions()[1], pane.find_bar.reverse
    for choice, took_long in ((best, False), (reverse, True), (reverse, False), (reverse, True)):
        spoken.clear()
        choice.trigger()
        if took_long:
            pane.strip.patience.timeout.emit()
        settle(pane, qtbot)
        order = "Sorted by: The best hand" + ", reversed" * pane.find_bar.reverse.isChecked()
        assert pane.find_bar.more.accessibleName() == f"{order}. More filters, and the order"
        # The focus comes back to the button, which says it at once.
        assert [text for text, _ in spoken] == [order] * took_long
        assert words(pane)[not_none(pane.view.focused_row)].startswith("B: both have a full")


def test_hands_are_sorted_by_luck_and_found_by_words(user: User, read: Read, qtbot: QtBot) -> None:
    pane = read(HISTORIES)
    before = words(pane)
    sort_by(pane, SortBy.LUCK)
    settle(pane, qtbot)
    assert words(pane)[:3] == [before[2], before[3], before[0]]
    text = pane.find_bar.text
    user.key(Key.Key_F, CTRL)
    assert text.hasFocus()
    QTest.keyClick(text, Key.Key_Down)
    assert pane.view.hasFocus()
    text.setText("pot > much")
    QTest.keyClick(text, Key.Key_Return)
    assert pane.strip.text.startswith("“pot > much” compares with nothing; write an amount")
    assert (pane.files.arrangement.filter, len(words(pane))) == (EVERYTHING, 5)
    text.setText("pot > 1 flush")
    QTest.keyClick(text, Key.Key_Return)
    settle(pane, qtbot)
    assert (len(words(pane)), pane.heading.text(), pane.visit.is_shown) == (1, "1 of 5 hands", True)
    assert pane.view.hasFocus()
    text.setText("royal flush")
    QTest.keyClick(text, Key.Key_Return)
    settle(pane, qtbot)
    assert (pane.heading.text(), pane.visit.is_shown) == ("0 of 5 hands", False)


def test_a_hand_in_two_files_counts_once_or_each_time(
    pane: HandsPane, qtbot: QtBot, tmp_path: Path
) -> None:
    for name in ("a.txt", "b.txt"):
        (tmp_path / name).write_text(HOLDEM)
    pane.read([str(tmp_path)])
    settle(pane, qtbot)
    assert pane.heading.text() == "1 hand"
    copies = next(a for a in pane.find_bar.menu.actions() if a.text() == "Copies too")
    copies.trigger()
    settle(pane, qtbot)
    assert (len(words(pane)), pane.heading.text()) == (2, "2 hands")


# Work that is stopped --------------------------------------------------------------------------


def test_reading_is_stopped_and_said(
    pane: HandsPane, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = FileTable.read

    def endless(table: FileTable) -> Steps[None]:
        yield from whole(table)
        while True:
            yield 0.5

    monkeypatch.setattr(FileTable, "read", endless)
    pane.strip.patience.setInterval(0)
    pane.read_text(LINES)
    qtbot.waitUntil(lambda: len(words(pane)) == 5 and pane.strip.is_busy)
    sort_by(pane, SortBy.LUCK)
    qtbot.waitUntil(lambda: not pane.files.arranging.is_busy)
    press(pane, Key.Key_Escape)
    assert pane.strip.text == "Stopped; rows that were read: 5"
    press(pane, Key.Key_Escape)  # stops sorting all of them, as they never were sorted
    settle(pane, qtbot)
    assert pane.find_bar.arrangement.by is pane.files.arrangement.by is SortBy.PLACE
    press(pane, Key.Key_Escape)
    assert pane.strip.text == ""


def test_counting_is_stopped_and_the_order_stays(
    read: Read, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pane = read(HISTORIES)
    pane.luck.give_up()

    def endless(situation: object) -> object:
        while True:
            yield 0.5

    monkeypatch.setattr(all_in_luck, "count_odds", endless)
    pane.strip.patience.setInterval(0)
    sort_by(pane, SortBy.LUCK)
    qtbot.waitUntil(lambda: pane.strip.is_busy)
    sort_by(pane, SortBy.POT)
    qtbot.waitUntil(lambda: not pane.strip.is_busy)
    sort_by(pane, SortBy.LUCK)
    qtbot.waitUntil(lambda: pane.strip.is_busy)
    pane.strip.stop.click()
    assert pane.strip.text == "Stopped; the order is as it was"
    qtbot.waitUntil(lambda: not pane.strip.is_busy)
    monkeypatch.setattr(file_rows, "find_rows", lambda _, wanted, *__: endless(wanted))
    pane.find_bar.text.setText("Ann")
    qtbot.waitUntil(lambda: pane.strip.is_busy)
    monkeypatch.undo()
    pane.strip.stop.click()
    settle(pane, qtbot)
    assert (pane.find_bar.text.text(), pane.strip.text) == ("", "")


def test_a_double_click_takes_a_hand(user: User, pane: HandsPane, read: Read) -> None:
    read(TWICE)
    place = pane.view.visualRect(pane.files.index(1, 0)).center()
    QTest.mouseClick(pane.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(pane.view.viewport(), Qt.MouseButton.LeftButton, pos=place + QPoint(1, 0))
    assert user.document.undo_stack.undoText() == "put a hand on the table"
