"""Asking for the file to save in, written whole or not at all; only ordinary files are read."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6 import QtWidgets
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from analyser.gui.look import atomic_file
from analyser.gui.look.file_dialogs import ask_where_to_save
from analyser.poker.hand_files.text import UnusualFileError
from not_none import not_none

Ask = Callable[..., str]


@pytest.fixture
def ask(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Ask where to save a table while somebody types a name, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    parent = QtWidgets.QWidget()
    qtbot.addWidget(parent)

    def type_name(typed: str, then: Callable[[], None]) -> None:
        dialog = QtWidgets.QApplication.activeModalWidget()
        assert isinstance(dialog, QtWidgets.QFileDialog)
        field = not_none(dialog.findChild(QtWidgets.QLineEdit))
        assert field.text() == "table.handtable"
        dialog.setDirectory(str(tmp_path))
        field.setText(typed)
        buttons = not_none(dialog.findChild(QtWidgets.QDialogButtonBox))
        QTimer.singleShot(0, then)  # in the loop of the dialog's own question, should there be one
        buttons.button(QtWidgets.QDialogButtonBox.StandardButton.Save).click()

    def asked(typed: str, then: Callable[[], None] = lambda: None) -> str:
        QTimer.singleShot(0, lambda: type_name(typed, then))
        return ask_where_to_save(parent, "Save table", "table.handtable", "Tables (*.handtable)")

    return asked


@pytest.mark.parametrize(("typed", "name"), [
    ("mine", "mine.handtable"), ("mine.handtable", "mine.handtable"),
    ("mine.json", "mine.json"), ("my best hand", "my best hand.handtable"),
])  # fmt: skip
def test_a_name_without_an_ending_gets_one(ask: Ask, tmp_path: Path, typed: str, name: str) -> None:
    assert ask(typed) == str(tmp_path / name)


def test_a_file_written_over_is_the_one_with_the_ending(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "mine.handtable").touch()
    questions: list[str] = []

    def refuse() -> None:
        question = QtWidgets.QApplication.activeModalWidget()
        assert isinstance(question, QtWidgets.QMessageBox)
        questions.append(question.text())
        dialog = question.parent()
        assert isinstance(dialog, QtWidgets.QFileDialog)
        QTimer.singleShot(0, dialog.reject)
        question.button(QtWidgets.QMessageBox.StandardButton.No).click()

    assert (ask("mine", refuse), len(questions)) == ("", 1)
    assert "mine.handtable" in questions[0]
    assert [path.name for path in tmp_path.iterdir()] == ["mine.handtable"]


def test_the_kind_that_is_chosen_gives_the_ending(qtbot: QtBot, tmp_path: Path) -> None:
    parent = QtWidgets.QWidget()
    qtbot.addWidget(parent)

    def choose_a_kind() -> None:
        dialog = QtWidgets.QApplication.activeModalWidget()
        assert isinstance(dialog, QtWidgets.QFileDialog)
        dialog.setDirectory(str(tmp_path))
        dialog.selectNameFilter("Document (*.pdf)")
        dialog.filterSelected.emit("Document (*.pdf)")
        field = not_none(dialog.findChild(QtWidgets.QLineEdit))
        field.setText("mine")
        buttons = not_none(dialog.findChild(QtWidgets.QDialogButtonBox))
        buttons.button(QtWidgets.QDialogButtonBox.StandardButton.Save).click()

    QTimer.singleShot(0, choose_a_kind)
    kinds = "Picture (*.png)", "Document (*.pdf)"
    assert ask_where_to_save(parent, "Save picture", "hand.png", *kinds) == str(
        tmp_path / "mine.pdf"
    )


def test_a_file_is_replaced_whole_and_read_up_to_the_size_expected(tmp_path: Path) -> None:
    path = tmp_path / "cards.txt"
    for content in (b"As Kd", b"\x00\xff", b""):
        atomic_file.write_atomically(str(path), content)
        assert (path.read_bytes(), list(tmp_path.iterdir())) == (content, [path])
    # A file is read up to the size that is expected.
    path.write_bytes(b"As\r\n\x00\xff")
    assert atomic_file.read_file(str(path), 6) == b"As\r\n\x00\xff"
    with pytest.raises(atomic_file.LargeFileError):
        atomic_file.read_file(str(path), 5)
    with path.open("wb") as file:
        file.truncate(1 << 40)  # which takes no room
    with pytest.raises(atomic_file.LargeFileError):
        atomic_file.read_file(str(path), 1_000)
    with pytest.raises(UnusualFileError):
        atomic_file.read_file(str(tmp_path), 1_000)
    with pytest.raises(FileNotFoundError):
        atomic_file.read_file(str(tmp_path / "none"), 1_000)


@pytest.mark.parametrize("name", ["folder", "none/cards.txt"])
def test_what_cannot_be_written_is_named_and_changes_nothing(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match=name):
        atomic_file.write_atomically(str(tmp_path / name), b"As Kd")
    assert [found.name for found in tmp_path.rglob("*")] == ["folder"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither in its folders")
def test_a_pipe_is_not_waited_for_and_a_device_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "endless").symlink_to("/dev/zero")
    for name in ("pipe", "endless"):
        with pytest.raises(UnusualFileError):
            atomic_file.read_file(str(tmp_path / name), 1_000)


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="a file of Linux's")
def test_a_file_that_does_not_say_its_size_is_read_no_further(tmp_path: Path) -> None:
    link = tmp_path / "maps"
    link.symlink_to("/proc/self/maps")
    assert link.stat().st_size == 0
    with pytest.raises(atomic_file.LargeFileError):
        atomic_file.read_file(str(link), 10)


@pytest.mark.parametrize(
    ("content", "text"), [(b"As Kd\n", "As Kd\n"), ("\ufeffA♠".encode(), "A♠"), (b"", "")]
)
def test_a_text_is_read(tmp_path: Path, content: bytes, text: str) -> None:
    (tmp_path / "cards.txt").write_bytes(content)
    assert atomic_file.read_short_text(str(tmp_path / "cards.txt"), "") == text


@pytest.mark.parametrize("content", [b"As\0Kd", b"\xff\xfe", b"A" * (atomic_file.LONGEST_TEXT + 1)])
def test_what_is_no_text_is_not_read(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "cards.txt").write_bytes(content)
    with pytest.raises(OSError, match="no text"):
        atomic_file.read_short_text(str(tmp_path / "cards.txt"), "no text")
