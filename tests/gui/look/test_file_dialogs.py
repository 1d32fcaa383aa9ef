"""Asking for the file to save something in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from analyser.gui.look.file_dialogs import ask_where_to_save
from not_none import not_none

Ask = Callable[..., str]


@pytest.fixture
def ask(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Ask where to save a table while somebody types a name, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    parent = QWidget()
    qtbot.addWidget(parent)

    def type_name(typed: str, then: Callable[[], None]) -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        field = not_none(dialog.findChild(QLineEdit))
        assert field.text() == "table.handtable"
        dialog.setDirectory(str(tmp_path))
        field.setText(typed)
        buttons = not_none(dialog.findChild(QDialogButtonBox))
        QTimer.singleShot(0, then)  # in the loop of the dialog's own question, should there be one
        buttons.button(QDialogButtonBox.StandardButton.Save).click()

    def asked(typed: str, then: Callable[[], None] = lambda: None) -> str:
        QTimer.singleShot(0, lambda: type_name(typed, then))
        return ask_where_to_save(parent, "Save table", "table.handtable", "Tables (*.handtable)")

    return asked


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("mine", "mine.handtable"),
        ("mine.handtable", "mine.handtable"),
        ("mine.json", "mine.json"),
        ("my best hand", "my best hand.handtable"),
    ],
)
def test_a_name_without_an_ending_gets_one(ask: Ask, tmp_path: Path, typed: str, name: str) -> None:
    assert ask(typed) == str(tmp_path / name)


def test_a_file_written_over_is_the_one_with_the_ending(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "mine.handtable").touch()
    questions: list[str] = []

    def refuse() -> None:
        question = QApplication.activeModalWidget()
        assert isinstance(question, QMessageBox)
        questions.append(question.text())
        dialog = question.parent()
        assert isinstance(dialog, QFileDialog)
        QTimer.singleShot(0, dialog.reject)
        question.button(QMessageBox.StandardButton.No).click()

    assert (ask("mine", refuse), len(questions)) == ("", 1)
    assert "mine.handtable" in questions[0]
    assert [path.name for path in tmp_path.iterdir()] == ["mine.handtable"]


def test_the_kind_that_is_chosen_gives_the_ending(qtbot: QtBot, tmp_path: Path) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)

    def choose_a_kind() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        dialog.setDirectory(str(tmp_path))
        dialog.selectNameFilter("Document (*.pdf)")
        dialog.filterSelected.emit("Document (*.pdf)")
        field = not_none(dialog.findChild(QLineEdit))
        field.setText("mine")
        buttons = not_none(dialog.findChild(QDialogButtonBox))
        buttons.button(QDialogButtonBox.StandardButton.Save).click()

    QTimer.singleShot(0, choose_a_kind)
    kinds = "Picture (*.png);;Document (*.pdf)"
    assert ask_where_to_save(parent, "Save picture", "hand.png", kinds) == str(
        tmp_path / "mine.pdf"
    )
