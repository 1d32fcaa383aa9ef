"""A picture of the window waits for what is counted beside it."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLoggingCategory
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from analyser.gui.program.window_picture import picture_of, picture_with_answers, write_aside
from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.gui.window.main_window import FIRST_SIZE, MainWindow
from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import new_table

on_linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="needs a cache folder that can be moved"
)
TABLE = new_table(HOLDEM, seats=2).place_all(parse_cards("AhKhQsQdQhJh2c7d"))


def test_a_picture_shows_what_is_counted_beside_the_window(qtbot: QtBot) -> None:
    document = Document()
    document.restore(TABLE)
    window = MainWindow(Settings())
    window.fill(document)
    qtbot.addWidget(window)
    picture = picture_with_answers(window)
    assert not picture.isNull()
    assert window.odds.standing.odds is not None
    assert [seat.win for seat in window.odds.standing.odds.seats] == [10, 34]
    assert window.area.hints.up_to_date
    assert len(window.area.hints.legend) == 2


def test_a_picture_has_the_size_of_a_first_start(qtbot: QtBot) -> None:
    try:
        image = QImage.fromData(picture_of(TABLE))
    finally:
        QLoggingCategory.setFilterRules("")  # it silences a warning for the rest of the program
    assert (image.width(), image.height()) == FIRST_SIZE


def test_a_picture_nobody_asked_for_is_a_file_of_its_own_and_few_stay(tmp_path: Path) -> None:
    one, other = write_aside(b"one"), write_aside(b"other")
    assert one != other
    assert (one.read_bytes(), other.read_bytes()) == (b"one", b"other")
    assert Path(os.environ["XDG_CACHE_HOME"]) in one.parents
    assert len(one.stem.removeprefix("window-")) >= 8
    if os.name == "posix":
        assert stat.S_IMODE(one.stat().st_mode) == 0o600
    pictures = [write_aside(str(number).encode()) for number in range(30)]
    for at, path in enumerate(pictures):
        if path.exists():
            os.utime(path, (at, at))
    last = write_aside(b"last")
    kept = list(last.parent.iterdir())
    assert last in kept
    assert len(kept) == 10


@on_linux
def test_a_picture_not_written_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    with pytest.raises(NotADirectoryError):
        write_aside(b"picture")
