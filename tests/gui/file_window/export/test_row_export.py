"""Which rows are copied and saved, and where."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.look import file_dialogs
from tests.gui.conftest import CTRL, SHIFT, Key
from tests.gui.file_window.conftest import LINES, Read, press, settle


def test_chosen_rows_or_the_text_of_a_field_are_copied(read: Read, qtbot: QtBot) -> None:
    window = read(LINES)
    window.view.setFocus()
    window.view.selectAll()
    press(window, Key.Key_C, CTRL)
    settle(window, qtbot)
    lines = QApplication.clipboard().text().splitlines()
    assert lines[0].startswith("8c Ts Kc 9h 4s v 7d 2s 5d 3s Ac  # Seat B wins: ")
    assert (len(lines), window.strip.text) == (5, "5 rows are copied")
    press(window, Key.Key_C, CTRL | SHIFT)
    settle(window, qtbot)
    assert QApplication.clipboard().text().startswith("file,line,run,hand,game,player 1,player 2,")
    window.filters.text.setText("ace")
    window.filters.text.setFocus()
    window.filters.text.selectAll()
    press(window, Key.Key_C, CTRL)
    assert QApplication.clipboard().text() == "ace"


def test_chosen_rows_are_saved_or_it_is_said_why_not(
    read: Read, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = read(LINES)
    window.view.focus_row(3)
    path = tmp_path / "out.txt"
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: str(path))
    window.window_actions.save_chosen.trigger()
    settle(window, qtbot)
    assert path.read_text().startswith("3h 3d 3s Kc Kd v 4h 4d 4s Qc Qd  # Seat B wins: ")
    for name, why in (("none/out.csv", "No such file"), ("out.doc", "ends in none of")):
        monkeypatch.setattr(
            file_dialogs, "ask_where_to_save", lambda *_, name=name: str(tmp_path / name)
        )
        window.window_actions.save_all.trigger()
        settle(window, qtbot)
        assert why in window.strip.text
