"""The window for a file of hands: what it shows of a file, its keys, speech and looks."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from analyser.gui.file_window.empty_page import EmptyPage
from analyser.gui.file_window.model import FileColumn
from analyser.gui.file_window.window import FileWindow
from analyser.gui.look import item_views
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import ThemeName, theme_of
from analyser.gui.state.settings import Settings
from analyser.poker.hand_files import origin
from histories import PHH
from not_none import not_none
from tests.gui.conftest import CTRL, Heard, Key, Look, User
from tests.gui.file_window.conftest import HISTORIES, LINES, Read, column, press, settle


def test_without_a_file_it_says_what_to_do(window: FileWindow, user: User, qtbot: QtBot) -> None:
    assert window.is_empty
    assert window.empty.isVisible()
    assert window.strip.text == "No file is open"
    assert not window.window_actions.save.isEnabled()
    assert window.details.focusPolicy() & Qt.FocusPolicy.TabFocus
    press(window, Key.Key_F1)
    qtbot.waitUntil(user.window.isActiveWindow)
    assert not_none(user.window.details).rules.isVisible()


def test_a_file_of_lines_has_totals_and_is_announced(read: Read, spoken: Heard) -> None:
    window = read(LINES)
    assert [text for text, _ in spoken if "no hand" in text] == []
    assert "5 rows of hands.txt; lines of hands" in [text for text, _ in spoken]
    assert window.windowTitle() == "Hands in hands.txt"
    assert window.strip.text == "5 rows of hands.txt; lines of hands"
    winners = ["Seat B", "Seat A", "", "Seat B", "Seat A and Seat B"]
    assert column(window, FileColumn.WINNER) == winners
    assert "is there twice" in column(window, FileColumn.REASON)[2]
    assert [window.view.isColumnHidden(each) for each in
            (FileColumn.PLAYERS, FileColumn.BOARD, FileColumn.ALL_IN)] == [True] * 3  # fmt: skip
    assert window.summary.totals.text().splitlines() == [
        "Hands: 4", "Seat A wins: 1", "Seat B wins: 2", "Ties: 1", "Errors: 1"
    ]  # fmt: skip


def test_histories_have_names_boards_and_all_ins(read: Read, qtbot: QtBot) -> None:
    window = read(HISTORIES)
    assert window.strip.text == "5 rows of hands.txt; PokerStars histories"
    assert column(window, FileColumn.WINNER) == ["Ann", "Bob", "Ann", "Bob", "Ann; low: Cem"]
    for each in (FileColumn.PLAYERS, FileColumn.BOARD, FileColumn.ALL_IN):
        assert not window.view.isColumnHidden(each)
    qtbot.waitUntil(
        lambda: column(window, FileColumn.ALL_IN)[:3:2] == [
            "Bob: [the] (x) all in before the flop with 53.8%, lost",
            "Ann all in on the flop with 87.0%, won",
        ]
    )  # fmt: skip
    assert column(window, FileColumn.ALL_IN)[1] == ""


def test_an_empty_file_and_none(
    window: FileWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.txt").write_text("")
    window.read([str(tmp_path / "a.txt")])
    settle(window, qtbot)
    assert window.strip.text == "There is no hand in a.txt"
    window.read([str(tmp_path / "none.txt")])
    settle(window, qtbot)
    assert "cannot be read" in window.strip.text
    path = tmp_path / "a.txt"
    path.write_text(LINES)

    def refuse(*_: object, **__: object) -> object:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(origin, "open_file", refuse)
    window.read([str(path)])
    settle(window, qtbot)
    assert "Permission denied" in window.strip.text


def test_rows_are_shown_when_the_file_is_gone(read: Read, tmp_path: Path) -> None:
    window = read(LINES * 300)
    (tmp_path / "hands.txt").unlink()
    window.view.scrollToBottom()
    assert window.model.index(1499, FileColumn.WINNER).data() == "Seat A and Seat B"
    assert window.strip.text == "1,500 rows of hands.txt; lines of hands"


def test_ctrl_q_quits_from_here_too(user: User, window: FileWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(user.window.leaving):
        press(window, Key.Key_Q, CTRL)


def test_it_closes_with_its_rows_and_the_next_has_its_size(
    user: User, window: FileWindow, qtbot: QtBot, read: Read
) -> None:
    window.resize(760, 560)  # within the screen that tests have
    window.close()
    main = user.window
    another = FileWindow(main.document, CardFaces(), Settings(), main)
    qtbot.addWidget(another)
    assert another.size() == QSize(760, 560)
    another.finish()
    window = read(LINES)
    press(window, Key.Key_Escape)
    assert not window.isVisible()
    window.bring()
    assert window.model.rowCount() == 5
    user.window.close()
    assert not window.isVisible()


def test_cells_bars_and_every_part_have_names(read: Read, accessibles: Look) -> None:
    window = read(LINES)
    names = [found.name for found in accessibles(window.view)]
    assert any(name.startswith("Line 4") and "Seat B" in name for name in names), names[:40]
    assert any("king of clubs" in name for name in names)
    names = [found.name for found in accessibles(window.summary.chart)]
    assert "Full house: 1 hands, 25.0%" in names
    window = read(HISTORIES)
    unnamed = [
        found
        for found in accessibles(window)
        if found.focusable and not found.name and found.role is not QAccessible.Role.List
    ]
    assert unnamed == []


def test_it_has_letters_and_theme_of_the_main_window(user: User, read: Read) -> None:
    user.window.set_zoom(150)
    window = user.window.file_window
    assert window.font() == user.window.font()
    assert window.font().pointSizeF() > QApplication.font().pointSizeF()
    window.finish()
    user.window.set_zoom(100)
    window = read(LINES)
    before = window.grab().toImage()
    user.window.set_theme(ThemeName.DARK)
    QApplication.processEvents()
    assert theme_of(window.view.palette()).dark
    assert window.grab().toImage() != before


@pytest.fixture
def listened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(item_views, "is_listened_to", lambda: True)


def said_of(window: FileWindow, row: int) -> list[object]:
    """What is heard of a row that the keyboard comes to: a screen reader says all its cells."""
    cells = [window.model.index(row, column) for column in FileColumn]
    said = [cell.data(Qt.ItemDataRole.AccessibleTextRole) for cell in cells]
    return [text for text in said if text.strip()]


@pytest.mark.usefixtures("listened")
def test_a_row_is_heard_as_one_sentence_and_a_cell_alone(read: Read) -> None:
    window = read("AhKh v QsQd @ QhJh2c8s8c\nAhKh v AhQd @ QhJh2c8s8c\n")
    window.view.focus_row(0)
    assert said_of(window, 0) == ["Line 1, Winner: Seat B, a full house beats a pair"]
    assert said_of(window, 1) == ["Line 2. Error: Ah is there twice, in seat A and in seat B"]
    window.view.setCurrentIndex(window.model.index(0, FileColumn.WINNER))
    assert (said_of(window, 0)[1:], len(said_of(window, 1))) == (["Seat B"], 1)
    window.view.setCurrentIndex(window.model.index(0, FileColumn.HANDS))
    assert str(said_of(window, 0)[1]).startswith("Cards: ace of hearts")  # no card of the deck


def test_every_way_to_bring_hands_is_said_and_has_a_button(qtbot: QtBot) -> None:
    page = EmptyPage()
    qtbot.addWidget(page)
    said = " ".join(label.text() for label in page.findChildren(QLabel))
    for word in ("drop", "paste", "folder", "PHH", "OHH", "CSV", "PokerStars"):
        assert word in said
    assert [button.text() for button in page.findChildren(QPushButton)] == [
        "Open &files…", "Open a f&older…", "Past&e",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (LINES, "5 rows of hands.txt; lines of hands"),
        ("Ah Kh v Qs Qd", "1 row of hands.txt; lines of hands"),
        ("hand 1,hand 2\nAh Kh,Qs Qd\n", "1 row of hands.txt; a CSV file"),
        (PHH, "1 row of hands.txt; PHH, the poker hand history standard"),
        ("", "There is no hand in hands.txt"),
    ],
)
def test_a_whole_file_is_counted_and_its_kind_is_said(read: Read, text: str, said: str) -> None:
    assert read(text).strip.text == said


def test_actions_have_own_keys_signs_and_wait_for_rows(window: FileWindow, read: Read) -> None:
    keys = [action.shortcut().toString() for action in window.findChildren(QAction)]
    keys = [key for key in keys if key]
    assert len(keys) == len(set(keys)) == 13
    font = window.font()
    font.setPointSizeF(24)
    window.setFont(font)
    actions = window.window_actions
    for button in (actions.buttons[actions.open], actions.save):
        assert not button.icon().isNull()
        assert button.iconSize().height() == button.fontMetrics().height() > 20
    window = read(LINES)
    actions = window.window_actions
    waiting = (actions.use, actions.step, actions.copy_text, actions.save_chosen)
    assert all(action.isEnabled() for action in waiting)
    window.view.clearSelection()
    assert [action.isEnabled() for action in waiting] == [True, True, False, False]
    window.view.focus_row(2)  # an error
    assert [action.isEnabled() for action in waiting] == [False, False, True, True]
