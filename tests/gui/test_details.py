"""The pages beside the table: what they say, show and keep."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QComboBox, QTabWidget
from pytestqt.qtbot import QtBot

from analyser.gui.details import Details, Page
from analyser.gui.document import Document
from analyser.gui.main_window import MainWindow
from analyser.gui.settings import Settings
from analyser.gui.steps_html import spoken
from analyser.poker.explain import explain_hand
from analyser.poker.explain_lows import explain_lows


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    """A window with the pages open and a hand on the table."""
    window = MainWindow(Document(), Settings())
    qtbot.addWidget(window)
    window.resize(1180, 820)
    window.show()
    window.commands.why.trigger()
    window.document.enter("Ac Jd 8s 8c As 3d 4d")
    return window


def details(window: MainWindow) -> Details:
    assert window.details is not None
    return window.details


def page(window: MainWindow) -> Page:
    shown = details(window).findChild(QTabWidget)
    assert shown is not None
    current = shown.currentWidget()
    assert isinstance(current, Page)
    return current


def test_they_are_not_even_loaded_until_asked_for(qtbot: QtBot) -> None:
    window = MainWindow(Document(), Settings())
    qtbot.addWidget(window)
    assert window.details is None


def test_the_page_has_every_title_and_sentence(window: MainWindow) -> None:
    hand = window.document.outcome.hands[0]
    assert hand is not None
    text = page(window).toPlainText()
    steps = explain_hand(window.document.table.game, hand)
    assert len(steps) > 5
    for step in steps:
        assert step.title in text
        for sentence in step.says:
            assert sentence in text


def test_a_screen_reader_hears_the_cards_by_name(window: MainWindow) -> None:
    heard = page(window).accessibleDescription()
    assert "ace of clubs, ace of spades, eight of spades" in heard
    hand = window.document.outcome.hands[0]
    assert hand is not None
    assert heard == spoken(explain_hand(window.document.table.game, hand))


def test_the_lows_have_a_page(window: MainWindow) -> None:
    tabs = details(window).findChild(QTabWidget)
    assert tabs is not None
    tabs.setCurrentIndex(1)
    hand = window.document.outcome.hands[0]
    assert hand is not None
    for step in explain_lows(window.document.table.game, hand):
        assert step.title in page(window).toPlainText()


def test_pictures_are_drawn_and_those_that_do_not_play_are_fainter(window: MainWindow) -> None:
    def picture(address: str) -> QImage:
        kind = QTextDocument.ResourceType.ImageResource.value
        found = page(window).loadResource(kind, QUrl(address))
        assert isinstance(found, QImage)
        return found

    plain, faded = picture("card:As"), picture("card:As/faded")
    assert plain.size() == faded.size()
    middle = plain.rect().center()
    assert plain.pixelColor(middle).alpha() == 255
    assert 0 < faded.pixelColor(middle).alpha() < 128


def test_it_follows_the_table_and_the_chosen_seat(window: MainWindow) -> None:
    window.document.add_seat()
    window.document.enter("Kh Kd Ks 2c 2d")
    seats = details(window).findChild(QComboBox)
    assert seats is not None
    assert [seats.itemText(at) for at in range(seats.count())] == ["Seat A", "Seat B"]
    before = page(window).toPlainText()
    seats.setCurrentIndex(1)
    assert page(window).toPlainText() != before
    assert "king of hearts" in page(window).accessibleDescription()
    window.document.clear()
    assert page(window).toPlainText() == ""


def test_whether_they_are_open_is_remembered(window: MainWindow, qtbot: QtBot) -> None:
    assert Settings().details
    again = MainWindow(Document(), Settings())
    qtbot.addWidget(again)
    assert again.details is not None
    window.commands.why.trigger()
    assert not Settings().details
    assert not details(window).isVisible()
