"""The window for a file of hands: opening, sorting, filtering, the main table, what takes long."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSize, Qt, QUrl
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from analyser import format_cards
from analyser.gui.files.file_model import FileColumn
from analyser.gui.files.files_window import FilesWindow
from analyser.gui.look import save_dialog
from analyser.gui.look.theme import ThemeName
from analyser.gui.state.settings import Settings
from analyser.poker.file_table import origin
from analyser.poker.files import streets
from analyser.poker.games.registry import HOLDEM as HOLDEM_GAME
from analyser.poker.table.table import BOARD
from histories import HOLDEM

from .conftest import HISTORIES, LINES, Read, column, settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.gui.conftest import Look, User

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton
DOWN, UP = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder


def press(window: FilesWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(window.windowHandle(), key, modifiers)


def drop(window: FilesWindow, data: QMimeData) -> None:
    copy, place = Qt.DropAction.CopyAction, QPoint(50, 50)
    enter = QDragEnterEvent(place, copy, data, LEFT, NONE)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(place), copy, data, LEFT, NONE))


# Opening -------------------------------------------------------------------------------------


def test_before_there_is_a_file_it_says_what_to_do(window: FilesWindow) -> None:
    assert window.is_empty
    assert window.empty.isVisible()
    assert window.strip.text == "No file is open"
    assert not window.commands.save.isEnabled()


def test_a_file_of_lines(read: Read) -> None:
    window = read(LINES)
    assert window.windowTitle() == "Hands in hands.txt"
    assert window.strip.text == "5 rows of hands.txt; lines of hands"
    assert column(window, FileColumn.WINNER) == [
        "Seat B",
        "Seat A",
        "",
        "Seat B",
        "Seat A and Seat B",
    ]
    assert "is there twice" in column(window, FileColumn.REASON)[2]
    assert [window.view.isColumnHidden(each) for each in
            (FileColumn.PLAYERS, FileColumn.BOARD, FileColumn.ALL_IN)] == [True] * 3  # fmt: skip


def test_histories_have_names_boards_and_all_ins(read: Read) -> None:
    window = read(HISTORIES)
    assert window.strip.text == "5 rows of hands.txt; PokerStars histories"
    assert column(window, FileColumn.WINNER) == ["Ann", "", "Ann", "Bob", "Ann; low: Cem"]
    for each in (FileColumn.PLAYERS, FileColumn.BOARD, FileColumn.ALL_IN):
        assert not window.view.isColumnHidden(each)


def test_the_menu_asks_for_a_file_where_there_is_none(
    user: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    (tmp_path / "a.txt").write_text(LINES)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(tmp_path / "a.txt")], ""))
    user.key(Key.Key_O, CTRL | Qt.KeyboardModifier.AltModifier)
    window = user.window.files
    settle(window, qtbot)
    assert window.isVisible()
    assert window.model.rowCount() == 5
    assert user.window.settings.recent_files == [str(tmp_path / "a.txt")]
    window.finish()


def test_a_folder_is_read_as_one(
    window: FilesWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    (tmp_path / "a.txt").write_text(LINES)
    (tmp_path / "b.txt").write_text(HISTORIES)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    window.empty.folder.click()
    settle(window, qtbot)
    assert window.strip.text.startswith("10 rows of ")
    assert window.strip.text.endswith("; files of several kinds")


def test_several_files_and_texts_can_be_dropped(
    window: FilesWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    for name in ("a.txt", "b.txt"):
        (tmp_path / name).write_text(LINES)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / name)) for name in ("a.txt", "b.txt")])
    drop(window, data)
    settle(window, qtbot)
    assert window.strip.text == "10 rows of a.txt and 1 more; lines of hands"
    data = QMimeData()
    data.setText(HISTORIES)
    drop(window, data)
    settle(window, qtbot)
    assert window.strip.text == "5 rows of the pasted text; PokerStars histories"
    data = QMimeData()
    data.setText("hello")
    drop(window, data)
    assert window.strip.text == "Only files of hands can be read here"


def test_hands_can_be_pasted(window: FilesWindow, qtbot: QtBot) -> None:
    QApplication.clipboard().setText("hello")
    press(window, Key.Key_V, CTRL)
    assert window.strip.text == "There are no hands to paste; copy several of them"
    QApplication.clipboard().setText(LINES)
    press(window, Key.Key_V, CTRL)
    settle(window, qtbot)
    assert window.model.rowCount() == 5


def test_what_is_pasted_into_the_main_window_comes_here(user: User, qtbot: QtBot) -> None:
    QApplication.clipboard().setText(LINES)
    user.key(Key.Key_V, CTRL)
    settle(user.window.files, qtbot)
    assert user.window.files.model.rowCount() == 5
    user.window.files.finish()


def test_an_empty_file_and_none(window: FilesWindow, tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "a.txt").write_text("")
    window.read([str(tmp_path / "a.txt")])
    settle(window, qtbot)
    assert window.strip.text == "There is no hand in a.txt"
    window.read([str(tmp_path / "none.txt")])
    settle(window, qtbot)
    assert "cannot be read" in window.strip.text


def test_a_file_that_changed_is_said_and_can_be_opened_again(
    read: Read, tmp_path: Path, qtbot: QtBot
) -> None:
    window = read("# so that the table has to read again\n" + LINES * 300)
    (tmp_path / "hands.txt").write_text(LINES)
    window.view.scrollToBottom()
    window.model.index(1400, FileColumn.REASON).data()
    assert "has changed since it was read" in window.strip.text


# Order and choice ----------------------------------------------------------------------------


def test_a_click_on_a_header_sorts(read: Read, qtbot: QtBot) -> None:
    window = read(LINES)
    header = window.view.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(FileColumn.HANDS) + 20, header.height() // 2)
    QTest.mouseClick(header.viewport(), LEFT, NONE, place)
    settle(window, qtbot)
    assert column(window, FileColumn.PLACE) == ["5", "4", "2", "1", "3"]
    assert window.filters.order.currentText() == "Cards"
    QTest.mouseClick(header.viewport(), LEFT, NONE, place)
    settle(window, qtbot)
    assert column(window, FileColumn.PLACE) == ["1", "2", "4", "5", "3"]
    assert window.filters.backwards.isChecked()


def test_the_keyboard_sorts_as_well(read: Read, qtbot: QtBot) -> None:
    window = read(LINES)
    window.filters.order.setFocus()
    for _ in range(FileColumn.WINNER):
        QTest.keyClick(window.filters.order, Key.Key_Down)
    settle(window, qtbot)
    assert column(window, FileColumn.PLACE) == ["2", "5", "1", "4", "3"]
    assert window.view.horizontalHeader().sortIndicatorSection() == FileColumn.WINNER
    QTest.keyClick(window.filters.backwards, Key.Key_Space)
    settle(window, qtbot)
    assert column(window, FileColumn.PLACE) == ["1", "4", "5", "2", "3"]


def test_the_row_in_focus_stays_so_where_the_order_changes(read: Read, qtbot: QtBot) -> None:
    window = read(LINES)
    window.view.focus_row(3)
    window.view.show_order(FileColumn.HANDS, UP)
    settle(window, qtbot)
    assert window.view.focused_row == 1
    assert window.details.headline.text().startswith("Seat B wins: ")


def test_a_filter_shows_some_rows_and_says_how_many(read: Read, qtbot: QtBot) -> None:
    window = read(LINES)
    QTest.keyClicks(window.filters.text, "full house")
    QTest.keyClick(window.filters.text, Key.Key_Return)
    settle(window, qtbot)
    assert column(window, FileColumn.PLACE) == ["4"]
    assert window.strip.text == "1 of 5 rows of hands.txt"
    window.filters.reset.click()
    settle(window, qtbot)
    assert window.model.rowCount() == 5
    assert not window.filters.reset.isEnabled()


def test_errors_and_hands_paid_otherwise_can_be_looked_at_alone(read: Read, qtbot: QtBot) -> None:
    wrong = HOLDEM.replace("Ann collected", "Bob: [the] (x) collected").replace("#1001", "#3001")
    window = read(HISTORIES + "\n\n\n" + wrong + "\n\n\nPokerStars Hand #7:  Bridge ($1/$2)\n")
    window.filters.shown.setCurrentIndex(2)
    window.filters.shown.activated.emit(2)
    settle(window, qtbot)
    assert column(window, FileColumn.PLACE) == ["3001"]
    window.filters.shown.setCurrentIndex(3)
    window.filters.shown.activated.emit(3)
    settle(window, qtbot)
    assert column(window, FileColumn.WINNER) == [""]


def test_a_bar_of_the_chart_filters_and_lets_go(read: Read, qtbot: QtBot) -> None:
    window = read(LINES)
    chart = window.summary.chart
    assert [(bar.name, bar.count) for bar in chart.chart.bars] == [
        ("Straight flush", 1), ("Full house", 1), ("Two pair", 1), ("High card", 1)
    ]  # fmt: skip
    where = chart.visualRect(chart.chart.index(1)).center()
    QTest.mouseClick(chart.viewport(), LEFT, NONE, where)
    settle(window, qtbot)
    assert column(window, FileColumn.PLACE) == ["4"]
    assert len(chart.chart.bars) == 4
    assert "Hands: 1" in window.summary.totals.text()
    QTest.mouseClick(chart.viewport(), LEFT, NONE, where)
    settle(window, qtbot)
    assert window.model.rowCount() == 5


def test_totals_are_below_the_chart(read: Read) -> None:
    window = read(LINES)
    assert window.summary.totals.text().splitlines() == [
        "Hands: 4", "Seat A wins: 1", "Seat B wins: 2", "Ties: 1", "Errors: 1"
    ]  # fmt: skip


# On the table --------------------------------------------------------------------------------


def test_a_double_click_puts_a_hand_on_the_table(user: User, read: Read, qtbot: QtBot) -> None:
    window = read(HISTORIES)
    where = window.view.visualRect(window.model.index(0, FileColumn.WINNER)).center()
    QTest.mouseClick(window.view.viewport(), LEFT, NONE, where)
    with qtbot.waitActive(user.window):
        QTest.mouseDClick(window.view.viewport(), LEFT, NONE, where)
    table = user.document.table
    assert table.game == HOLDEM_GAME
    assert [seat.name for seat in table.seats] == ["Ann", "Bob: [the] (x)"]
    assert (user.cards(0), user.cards(1)) == ("Ah Kh", "Qs Qd")
    assert (user.cards(BOARD), table.pot) == ("Qc Jh 2h 8h 3c", 112)
    assert user.verdict == "Verdict: Ann wins, a flush beats three of a kind"
    user.document.undo_stack.undo()
    assert user.document.table.is_empty


def test_a_pot_in_cents_is_said_where_the_hand_is_laid(user: User, read: Read) -> None:
    window = read(HOLDEM.replace("Total pot $112", "Total pot $12.50"))
    window.view.setFocus()
    press(window, Key.Key_Return)
    assert user.document.table.pot == 1250
    assert user.window.area.prompt.text == "The pot is counted in cents: 1,250"


def test_a_pot_in_whole_chips_is_not_remarked_on(user: User, read: Read) -> None:
    window = read(HOLDEM)
    window.view.setFocus()
    press(window, Key.Key_Return)
    assert user.document.table.pot == 112
    assert "cents" not in user.window.area.prompt.text


def test_street_by_street_it_is_dealt_as_it_was(user: User, read: Read) -> None:
    window = read(HISTORIES)
    window.view.setFocus()
    press(window, Key.Key_Return, CTRL | SHIFT)
    boards = [format_cards(user.document.table.board)]
    for _ in range(3):
        user.window.commands.street.trigger()
        boards.append(format_cards(user.document.table.board))
    assert boards == ["", "Qc Jh 2h", "Qc Jh 2h 8h", "Qc Jh 2h 8h 3c"]


def test_enter_puts_the_row_in_focus_and_a_button_one_street(
    user: User, read: Read, qtbot: QtBot
) -> None:
    window = read(HISTORIES)
    window.view.setFocus()
    press(window, Key.Key_Down)
    press(window, Key.Key_Down)
    qtbot.waitUntil(lambda: window.details.headline.text().startswith("Ann wins: four of a kind"))
    press(window, Key.Key_Return)
    assert len(user.document.table.board) == 5
    turn = window.details.buttons[2]
    assert turn.text() == "Turn"
    turn.click()
    assert format_cards(user.document.table.board) == "Ks 9h 4d Kd"


def test_an_error_cannot_be_put_on_the_table(read: Read, qtbot: QtBot) -> None:
    window = read(LINES)
    window.view.focus_row(2)
    assert not window.commands.use.isEnabled()
    window.view.chosen.emit(2)
    qtbot.waitUntil(lambda: "is there twice" in window.details.headline.text())


# All-ins -------------------------------------------------------------------------------------


def test_rows_in_sight_are_counted(read: Read, qtbot: QtBot) -> None:
    window = read(HISTORIES)
    qtbot.waitUntil(
        lambda: column(window, FileColumn.ALL_IN)[:3:2] == [
            "Bob: [the] (x) lost with 53.8% before the flop",
            "Ann won with 87.0% on the flop",
        ]
    )  # fmt: skip
    assert column(window, FileColumn.ALL_IN)[1] == ""


def test_the_hand_in_focus_is_told_street_by_street(read: Read, qtbot: QtBot) -> None:
    window = read(HISTORIES)
    qtbot.waitUntil(lambda: "lost with 53.8% before the flop" in window.details.all_in.text())
    assert window.details.ahead.text() == (
        "Bob: [the] (x) was ahead before the flop; Bob: [the] (x) was ahead on the flop; "
        "Ann was ahead on the turn; Ann was ahead on the river"
    )


def test_sorting_by_all_ins_counts_all(read: Read, qtbot: QtBot) -> None:
    window = read(HISTORIES)
    window.view.show_order(FileColumn.ALL_IN, UP)
    settle(window, qtbot)
    assert column(window, FileColumn.PLACE)[:3] == ["1002, run 2", "1001", "1002"]
    window.view.show_order(FileColumn.ALL_IN, DOWN)
    settle(window, qtbot)
    assert column(window, FileColumn.PLACE)[:3] == ["1002", "1001", "1002, run 2"]


def test_counting_can_be_stopped_and_the_order_stays(
    read: Read, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = read(HISTORIES)
    window.all_ins.give_up()
    window.all_ins.begin(window.model.table)

    def endless(situation: object) -> object:
        while True:
            yield 0.5

    monkeypatch.setattr(streets, "count_odds", endless)
    window.strip._patience.setInterval(0)
    window.view.show_order(FileColumn.ALL_IN, UP)
    qtbot.waitUntil(lambda: window.strip.is_busy)
    window.strip.stop.click()
    assert window.strip.text == "Stopped; the order is as it was"
    assert window.view.horizontalHeader().sortIndicatorSection() == FileColumn.PLACE
    qtbot.waitUntil(lambda: not window.strip.is_busy)


# Out of the window ---------------------------------------------------------------------------


def test_chosen_rows_are_copied(read: Read, qtbot: QtBot) -> None:
    window = read(LINES)
    window.view.setFocus()
    window.view.selectAll()
    press(window, Key.Key_C, CTRL)
    settle(window, qtbot)
    lines = QApplication.clipboard().text().splitlines()
    assert lines[0].startswith("8c Ts Kc 9h 4s v 7d 2s 5d 3s Ac  # Seat B wins: ")
    assert len(lines) == 5
    assert window.strip.text == "5 rows are copied"
    press(window, Key.Key_C, CTRL | SHIFT)
    settle(window, qtbot)
    assert QApplication.clipboard().text().startswith("file,line,run,hand,game,player 1,player 2,")


def test_in_a_text_field_ctrl_c_copies_the_text(read: Read) -> None:
    window = read(LINES)
    window.filters.text.setText("ace")
    window.filters.text.setFocus()
    window.filters.text.selectAll()
    press(window, Key.Key_C, CTRL)
    assert QApplication.clipboard().text() == "ace"


@pytest.mark.parametrize("kind", ["csv", "txt", "pdf"])
def test_rows_are_saved(
    read: Read, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    window = read(LINES)
    path = tmp_path / f"out.{kind}"
    monkeypatch.setattr(save_dialog, "ask_where_to_save", lambda *_: str(path))
    window.commands.save_all.trigger()
    settle(window, qtbot)
    assert window.strip.text.startswith(f"Saved as {path}; rows: ")
    assert path.stat().st_size > 100


def test_only_the_chosen_rows_are_saved(
    read: Read, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = read(LINES)
    window.view.focus_row(3)
    path = tmp_path / "out.txt"
    monkeypatch.setattr(save_dialog, "ask_where_to_save", lambda *_: str(path))
    window.commands.save_chosen.trigger()
    settle(window, qtbot)
    assert path.read_text().startswith("3h 3d 3s Kc Kd v 4h 4d 4s Qc Qd  # Seat B wins: ")


def test_what_cannot_be_saved_is_said(
    read: Read, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = read(LINES)
    for name, why in (("none/out.csv", "No such file"), ("out.doc", "ends in none of")):
        monkeypatch.setattr(
            save_dialog, "ask_where_to_save", lambda *_, name=name: str(tmp_path / name)
        )
        window.commands.save_all.trigger()
        settle(window, qtbot)
        assert why in window.strip.text


# Keys, speech and looks ----------------------------------------------------------------------


def test_f1_opens_the_help_of_the_main_window(
    user: User, window: FilesWindow, qtbot: QtBot
) -> None:
    press(window, Key.Key_F1)
    qtbot.waitUntil(user.window.help.isActiveWindow)
    assert user.window.help.tabs.currentWidget() is user.window.help.rules
    user.window.help.close()


def test_the_next_one_has_the_size_of_the_last(
    user: User, window: FilesWindow, qtbot: QtBot
) -> None:
    window.resize(760, 560)  # within the screen that tests have
    window.close()
    main = user.window
    another = FilesWindow(main.document, main._faces, Settings(), main)
    qtbot.addWidget(another)
    assert another.size() == QSize(760, 560)
    another.finish()


def test_escape_closes_and_what_was_read_is_kept(read: Read) -> None:
    window = read(LINES)
    press(window, Key.Key_Escape)
    assert not window.isVisible()
    window.bring()
    assert window.model.rowCount() == 5


def test_closing_the_main_window_closes_it(user: User, read: Read) -> None:
    window = read(LINES)
    user.window.close()
    assert not window.isVisible()


def test_cells_are_named_by_their_row_and_what_is_there(read: Read, accessibles: Look) -> None:
    window = read(LINES)
    names = [found.name for found in accessibles(window.view)]
    assert any(name.startswith("Line 4") and "Seat B" in name for name in names), names[:40]
    assert any("king of clubs" in name for name in names)


def test_every_part_has_a_name(read: Read, accessibles: Look) -> None:
    window = read(HISTORIES)
    unnamed = [
        found
        for found in accessibles(window)
        if found.focusable and not found.name and found.role is not QAccessible.Role.List
    ]
    assert unnamed == []


def test_bars_are_read_out(read: Read, accessibles: Look) -> None:
    window = read(LINES)
    names = [found.name for found in accessibles(window.summary.chart)]
    assert "Full house: 1 hands, 25.0%" in names


def test_a_theme_is_followed(user: User, read: Read) -> None:
    window = read(LINES)
    before = window.grab().toImage()
    user.window.set_theme(ThemeName.DARK)
    QApplication.processEvents()
    assert window.view.theme.dark
    assert window.grab().toImage() != before


def test_a_file_that_may_not_be_read_is_refused(
    window: FilesWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.txt"
    path.write_text(LINES)

    def refuse(*_: object, **__: object) -> object:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(origin, "open_file", refuse)
    window.read([str(path)])
    settle(window, qtbot)
    assert "Permission denied" in column(window, FileColumn.REASON)[0]
