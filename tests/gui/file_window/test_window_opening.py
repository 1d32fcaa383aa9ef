"""Which hands are read: from dialogs, the clipboard, and what is dropped."""

import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from analyser.gui.file_window.window import FileWindow
from drops import drop
from tests.gui.conftest import CTRL, Key, User
from tests.gui.file_window.conftest import HISTORIES, LINES, press, settle


def test_the_menu_asks_for_a_file_where_there_is_none(
    user: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    (tmp_path / "a.txt").write_text(LINES)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(tmp_path / "a.txt")], ""))
    user.key(Key.Key_O, CTRL | Qt.KeyboardModifier.AltModifier)
    window = user.window.file_window
    settle(window, qtbot)
    assert window.isVisible()
    assert window.model.rowCount() == 5
    assert user.window.settings.recent_files == [str(tmp_path / "a.txt")]
    window.finish()


def test_a_folder_is_read_as_one(
    window: FileWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    (tmp_path / "a.txt").write_text(LINES)
    (tmp_path / "b.txt").write_text(HISTORIES)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    window.empty.folder.click()
    settle(window, qtbot)
    assert window.strip.text.startswith("10 rows of ")
    assert window.strip.text.endswith("; files of several kinds")


def test_files_and_texts_can_be_dropped(window: FileWindow, tmp_path: Path, qtbot: QtBot) -> None:
    for name in ("a.txt", "b.txt"):
        (tmp_path / name).write_text(LINES)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / name)) for name in ("a.txt", "b.txt")])
    assert drop(window, data)
    settle(window, qtbot)
    assert window.strip.text == "10 rows of a.txt and 1 more; lines of hands"
    data = QMimeData()
    data.setText(HISTORIES)
    assert drop(window, data)
    settle(window, qtbot)
    assert window.strip.text == "5 rows of the pasted text; PokerStars histories"
    for link in ("file://", "file:///a%00b", "https://example.org/a.txt"):
        data = QMimeData()
        data.setUrls([QUrl(link)])
        assert drop(window, data)
        assert window.strip.text == "Only files of hands can be read here"
        window.strip.show_message("")
    data = QMimeData()
    data.setText("hello")
    assert drop(window, data)
    assert window.strip.text == "Only files of hands can be read here"


def test_a_zip_file_that_is_dropped_is_read_as_a_folder(
    user: User, tmp_path: Path, qtbot: QtBot
) -> None:
    with ZipFile(tmp_path / "hands.zip", "w") as archive:
        archive.writestr("2024/a.txt", LINES)
        archive.writestr("b.txt", HISTORIES)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "hands.zip"))])
    assert drop(user.window, data)
    window = user.window.file_window
    settle(window, qtbot)
    assert window.isVisible()
    assert window.strip.text.startswith("10 rows of ")
    window.finish()


@pytest.mark.skipif(sys.platform == "win32", reason="no file has such a name there")
def test_a_title_has_no_signs_that_hide(window: FileWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "a\u202etxt\nb[*].txt"
    path.write_text(LINES)
    window.read([str(path)])
    settle(window, qtbot)
    assert window.windowTitle() == "Hands in atxt b[*][*].txt"
    assert window.strip.text == "5 rows of atxt b[*].txt; lines of hands"


def test_hands_are_pasted_in_either_window(user: User, window: FileWindow, qtbot: QtBot) -> None:
    QApplication.clipboard().setText("hello")
    press(window, Key.Key_V, CTRL)
    assert window.strip.text == "There are no hands to paste; copy several of them"
    QApplication.clipboard().setText(LINES)
    press(window, Key.Key_V, CTRL)
    settle(window, qtbot)
    assert window.model.rowCount() == 5
    QApplication.clipboard().setText(LINES * 2)
    user.key(Key.Key_V, CTRL)
    settle(window, qtbot)
    assert window.model.rowCount() == 10


def test_a_file_that_was_read_is_there_at_once(
    window: FileWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "many.txt").write_text(LINES * 300)
    (tmp_path / "few.txt").write_text(LINES)
    kept = []
    for name in ("many.txt", "few.txt", "many.txt"):
        window.read([str(tmp_path / name)])
        settle(window, qtbot)
        assert window.model.table is not None
        kept.append(window.model.table.database)
    assert kept[0] == kept[2] != kept[1]
    assert window.strip.text == "1,500 rows of many.txt; lines of hands"
    assert window.summary.totals.text().startswith("Hands: 1,200\n")
