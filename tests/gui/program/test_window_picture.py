"""A picture of the window waits for what is counted beside it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLoggingCategory
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from analyser.gui.program.window_picture import picture_of, picture_with_answers
from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.gui.window.main_window import FIRST_SIZE, MainWindow
from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import new_table

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


def test_a_picture_is_written_in_the_size_of_a_first_start(qtbot: QtBot, tmp_path: Path) -> None:
    try:
        assert picture_of(TABLE, tmp_path / "window.png")
    finally:
        QLoggingCategory.setFilterRules("")  # it silences a warning for the rest of the program
    image = QImage(str(tmp_path / "window.png"))
    assert (image.width(), image.height()) == FIRST_SIZE


def test_a_picture_that_cannot_be_written_is_reported(qtbot: QtBot, tmp_path: Path) -> None:
    try:
        assert not picture_of(TABLE, tmp_path / "none" / "window.png")
    finally:
        QLoggingCategory.setFilterRules("")
