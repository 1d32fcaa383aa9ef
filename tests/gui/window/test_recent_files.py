"""The menu of recent files: what is there, in order, until the user clears it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from analyser.gui.state.settings import Settings
from analyser.gui.window.recent_files import RecentFiles


@pytest.fixture
def menu(around: QWidget) -> RecentFiles:
    return RecentFiles(Settings(), around)


def entries(menu: RecentFiles) -> list[QAction]:
    menu.aboutToShow.emit()
    return [action for action in menu.actions() if not action.isSeparator()]


def files(folder: Path, *names: str) -> list[str]:
    paths = [folder / name for name in names]
    for path in paths:
        path.parent.mkdir(exist_ok=True)
        path.touch()
    return [str(path) for path in paths]


def test_the_last_file_is_first_and_each_is_there_once(menu: RecentFiles, tmp_path: Path) -> None:
    a, b = files(tmp_path, "night/a & b.handtable", "night/b.handtable")
    for path in (a, b, a):
        menu.add(path)
    first, second, clear = entries(menu)
    assert first.text() == "&1 a && b.handtable  (night)"
    assert (second.text(), first.toolTip()) == ("&2 b.handtable  (night)", a)
    assert clear.text() == "&Clear this list"
    chosen: list[str] = []
    menu.chosen.connect(chosen.append)
    second.trigger()
    assert chosen == [b]


def test_missing_files_drop_out_and_users_clear_it(menu: RecentFiles, tmp_path: Path) -> None:
    gone, there = files(tmp_path, "gone/a", "there/a")
    for path in (gone, there, str(tmp_path), "\0"):
        menu.add(path)
    shutil.rmtree(tmp_path / "gone")
    assert [action.text() for action in entries(menu)] == ["&1 a  (there)", "&Clear this list"]
    assert Settings().recent_files == [there]
    for path in files(tmp_path, "a", "b"):
        menu.add(path)
    entries(menu)[-1].trigger()
    (nothing,) = entries(menu)
    assert nothing.text() == "No file yet"
    assert not nothing.isEnabled()
    assert Settings().recent_files == []
