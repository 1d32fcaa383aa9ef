"""A list of one's own: typed, pasted, dealt, ranked, mended, saved and opened."""

from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock, patch

import pytest
from PySide6.QtCore import QMimeData
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.hands.list_editor import LONGEST_LINE, LONGEST_TEXT
from analyser.gui.hands.pane import HandSource, HandsPane
from analyser.gui.look import file_dialogs
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.state import data_folder as data_folder_module
from analyser.gui.state.data_folder import data_folder
from analyser.gui.state.kept_files import KeptList, OwnList
from analyser.poker.games.game import Game
from analyser.poker.games.registry import DRAW, GAMES, HOLDEM, OMAHA, RAZZ
from analyser.poker.generators import finish
from analyser.poker.hand_table.table import FileTable
from analyser.poker.results.hand_list import deal_text
from analyser.poker.table.written_line import line_of
from tests.gui.conftest import CTRL, SHIFT, Heard, Key, User
from tests.gui.hands.conftest import settle, words

THREE = "3c 4h 5d 6c 7s\nKc Qc 9c 8c 2c\nKd Qd 9d 8d 2d"


@pytest.fixture
def hands(user: User, pane: HandsPane, qtbot: QtBot) -> HandsPane:
    focused, text = list[bool](), pane.editor.text
    text.textChanged.connect(lambda: focused.append(text.hasFocus()))
    user.key(Key.Key_L, CTRL | SHIFT)
    assert all(focused)  # Orca 43 is silent if the text changes before it has the focus
    pane.pause.setInterval(10)
    settle(pane, qtbot)
    return pane


Write = Callable[[str], None]


@pytest.fixture
def write(hands: HandsPane, qtbot: QtBot) -> Write:
    def write(text: str) -> None:
        hands.editor.text.setPlainText(text)
        settle(hands, qtbot)

    return write


def choose(hands: HandsPane, game: Game) -> None:
    hands.editor.games.setCurrentIndex(GAMES.index(game) + 1)


def test_what_is_typed_is_read_after_a_while_and_ranked(hands: HandsPane, qtbot: QtBot) -> None:
    assert hands.source is HandSource.LIST
    assert hands.editor.text.hasFocus()
    QTest.keyClicks(hands.editor.text, "KcQc9c8c2c")
    assert hands.pause.isActive()
    assert words(hands) == []
    QTest.keyClick(hands.editor.text, Key.Key_Return)
    QTest.keyClicks(hands.editor.text, "3c4h5d6c7s")
    settle(hands, qtbot)
    assert words(hands) == ["Flush, K-Q-9-8-2", "Straight, seven high"]
    assert hands.heading.text() == "2 hands"
    assert hands.editor.text.hasFocus()


def test_equal_hands_share_a_place_nobody_wins_and_an_empty_list_has_none(
    hands: HandsPane, write: Write
) -> None:
    write(THREE)
    faces = [hands.files.face(row) for row in range(3)]
    assert [face.beside for face in faces] == ["1", "1", "3"]
    assert [face.spoken[:27] for face in faces[1:]] == [
        "1st, tied: Flush, K-Q-9-8-2", "3rd: Straight, seven high. ",
    ]  # fmt: skip
    assert hands.by_hand.text() == "By hand: flush 67%, straight 33%"
    write("AsAdKsKdQc2c3c\nAhAcKhKcQd2d3d\nAsAdKhKcQs2c3c6h7h9h")
    assert [hands.files.face(row).spoken.partition("kicker. ")[2] for row in (0, 2)] == [
        "ace and king of spades, ace and king of diamonds, queen, two and three of clubs", "",
    ]  # fmt: skip
    write("")
    assert words(hands) == []
    assert not hands.export.save_all.isEnabled()


def test_hands_share_a_board_in_games_that_have_one_and_the_next_start_has_them(
    user: User, hands: HandsPane, write: Write, qtbot: QtBot
) -> None:
    choose(hands, DRAW)
    assert not hands.editor.board.isEnabled()
    choose(hands, HOLDEM)
    hands.editor.board.setText("9c Kh Kd 9s Ah")
    write("Qc 5h\nAs Jd")
    assert words(hands)[0] == "Two pair, aces and kings, jack kicker"
    hands.view.focus_row(0)
    hands.use.trigger()
    assert line_of(user.document.table).endswith("AsJd @ 9cKhKd9sAh")
    hands.editor.board.setText("9c Kh Kx")
    write("Qc 5h")
    assert hands.unread.text() == "1 could not be read"
    hands.editor.text.setPlainText("Qc 5d")
    hands.finish()
    later = HandsPane(user.document, CardFaces())
    qtbot.addWidget(later)
    assert later.editor.lines == ""
    later.own_list.trigger()
    assert (later.editor.lines, later.editor.games.game) == ("Qc 5d @ 9c Kh Kx", HOLDEM)
    later.finish()


@pytest.mark.parametrize("how", ["left", "cut", "a folder", "too large"])
def test_a_list_of_the_same_window_that_cannot_be_read_is_put_aside_or_left(
    user: User, pane: HandsPane, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    user.window.set_number(2)
    folder, cut = data_folder(), '{"hands": "AsAd", "boa'
    folder.mkdir(parents=True, exist_ok=True)
    list_2 = folder / "list-2.jsonl"
    if how == "a folder":
        list_2.mkdir()
    else:
        list_2.write_text(cut)
    if how == "left":
        for name in ("read_file", "put_aside"):
            monkeypatch.setattr(data_folder_module, name, Mock(side_effect=PermissionError))
    elif how == "too large":
        monkeypatch.setattr(data_folder_module, "_MOST_BYTES", len(cut) - 1)
    pane.begin_list()
    settle(pane, qtbot)
    (kept,) = folder.glob("list*.jsonl")
    left = (
        f"The list of the last time cannot be read; {kept} is not changed, so this list is not kept"
    )
    aside = f"A file of the program cannot be read; it is kept as {kept}"
    assert pane.strip.text == (left if how == "left" else aside)
    pane.editor.text.setPlainText("KsKd")
    pane.finish()
    assert kept.is_dir() if how == "a folder" else kept.read_text() == cut
    assert ("KsKd" in list_2.read_text()) == (how != "left")


def test_a_list_that_is_not_kept_is_told_of_once_and_tried_again(
    hands: HandsPane, write: Write, spoken: Heard
) -> None:
    """As in a folder that is read-only, where no lock can be made: the list is named, not it."""
    kept = KeptList(1)
    lock = kept.file.with_suffix(".lock")
    lock.unlink(missing_ok=True)
    lock.mkdir(parents=True)
    for text in ("As Kd", "As Kc"):
        write(text)
        hands.editor.dealing.close()
        QApplication.processEvents()
    (said,) = [text for text, _ in spoken if "kept" in text]
    assert said.startswith(f"The list cannot be kept for the next start: {kept.file}: ")
    lock.rmdir()
    hands.finish()
    assert kept.read() == OwnList("As Kc")


def test_a_mistake_hides_no_other_line_and_is_mended_in_its_line(
    hands: HandsPane, write: Write, qtbot: QtBot, spoken: Heard
) -> None:
    write(f"{THREE}\n\nAh Zz")
    assert len(words(hands)) == 3
    unread, opens = hands.unread.text(), hands.open_errors.accessibleDescription()
    assert (unread, opens) == ("1 could not be read", "1 could not be read")
    (mark,) = hands.editor.text.extraSelections()
    assert mark.cursor.blockNumber() == 4
    hands.open_errors.click()
    settle(hands, qtbot)
    assert "Zz" in words(hands)[0]
    write(f"{THREE}\n\nAh Zz\nZy")
    heard = spoken[-1][0], hands.view.accessibleName()
    assert heard == ("2 could not be read", "your list, 2 could not be read")
    text, came = hands.editor.text, list[bool]()
    text.cursorPositionChanged.connect(lambda: came.append(text.hasFocus()))
    hands.view.setFocus()
    assert hands.view.chosen_rows.tolist() == [0]
    hands.use.trigger()
    assert came == [True]
    assert (text.textCursor().blockNumber(), text.textCursor().positionInBlock()) == (4, 5)
    hands.open_errors.click()
    with patch.object(FileTable, "row", autospec=True, side_effect=FileTable.row) as row:
        write(f"{THREE}\n" * 100)
    assert len({asked.args[1] for asked in row.call_args_list}) < 100  # of 300, those in sight
    assert (text.extraSelections(), len(words(hands))) == ([], 300)


def test_dealing_fills_the_list_as_games_do(hands: HandsPane, qtbot: QtBot) -> None:
    editor = hands.editor
    editor.text.setPlainText("As Kd")
    for game in (HOLDEM, OMAHA, RAZZ, DRAW):
        choose(hands, game)
        cards = editor.cards
        bounds = cards.value(), cards.minimum(), cards.maximum()
        assert bounds == (game.dealt, game.least, game.most_without_board)
    editor.count.setValue(40)
    editor.seed.setText("7")
    editor.deal.click()
    hands.pause.timeout.emit()  # a change of a moment ago would be read now
    settle(hands, qtbot)
    assert editor.text.toPlainText() == finish(deal_text(DRAW, 40, 5, 7))
    assert len(words(hands)) == 40
    assert hands.strip.text == "Each hand is from a whole deck; 7 deals these hands again"
    editor.text.undo()
    assert editor.text.toPlainText() == "As Kd"
    editor.seed.setText("x")
    QTest.keyClick(editor.seed, Key.Key_Return)
    assert "“x”" in hands.strip.text
    assert editor.text.toPlainText() == "As Kd"


def test_a_list_is_saved_and_opened(
    hands: HandsPane, write: Write, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "list.txt"
    chosen = [str(path)]
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: chosen[0])
    monkeypatch.setattr(
        file_dialogs, "ask_for_file", lambda *each: chosen[0] and each[2](chosen[0])
    )
    write(THREE)
    hands.save_list.trigger()
    assert (path.read_text(), hands.strip.text) == (THREE, f"Saved as {path}")
    write("")
    hands.open_list.trigger()
    settle(hands, qtbot)
    assert len(words(hands)) == 3
    for content in (b"\xff\xfe\x00", None):
        path.unlink() if content is None else path.write_bytes(content)
        hands.open_list.trigger()
        assert hands.strip.text
        assert hands.editor.text.toPlainText() == THREE
        hands.strip.clear()
    chosen[0] = str(tmp_path / "none" / "list.txt")
    hands.save_list.trigger()
    assert "No such file" in hands.strip.text
    chosen[0] = ""
    hands.strip.clear()
    hands.save_list.trigger()
    hands.open_list.trigger()
    assert hands.strip.text == ""


def test_many_hands_are_pasted_and_undone_at_once_but_no_text_that_is_far_too_long(
    hands: HandsPane, qtbot: QtBot
) -> None:
    text, data = hands.editor.text, QMimeData()
    for long in ("A" * (LONGEST_LINE + 1), "As Kd\n" * (LONGEST_TEXT // 6 + 1)):
        data.setText(long)
        text.insertFromMimeData(data)
        assert ("too many for a list" in hands.strip.text, text.toPlainText()) == (True, "")
        hands.strip.clear()
    data.setText("As Kd Qh Jc 9s\n" * 500)
    text.insertFromMimeData(data)
    settle(hands, qtbot)
    assert hands.heading.text() == "500 hands"
    text.undo()
    assert text.toPlainText() == ""
