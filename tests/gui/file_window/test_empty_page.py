"""The page before there is a file: what it says, and the ways it offers."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from analyser.gui.file_window.empty_page import EmptyPage


def test_every_way_to_bring_hands_is_said_and_has_a_button(qtbot: QtBot) -> None:
    page = EmptyPage()
    qtbot.addWidget(page)
    said = " ".join(label.text() for label in page.findChildren(QLabel))
    for word in ("drop", "paste", "folder", "PHH", "OHH", "CSV", "PokerStars"):
        assert word in said
    assert [button.text() for button in page.findChildren(QPushButton)] == [
        "Open &files…",
        "Open a f&older…",
        "Past&e",
    ]
