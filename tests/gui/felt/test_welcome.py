"""What an empty felt offers, and that it never stands in the way."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from analyser.gui.felt.welcome import Welcome
from analyser.gui.look.felt_button import FeltButton
from analyser.gui.look.theme import dark_palette, theme_of
from analyser.gui.look.widgets import Text
from analyser.poker.games.registry import ANY, HOLDEM, RAZZ
from analyser.poker.table.table import BOARD
from tests.gui.conftest import LEFT, User


@pytest.fixture
def welcome(user: User) -> Welcome:
    return user.window.area.welcome


def test_one_click_asks_for_a_hand_or_a_winner_or_deals(user: User, welcome: Welcome) -> None:
    user.document.begin(RAZZ, 3)
    QTest.mouseClick(welcome.any, LEFT)
    assert (user.document.table.game, len(user.document.table.seats)) == (ANY, 1)
    assert user.document.table.is_empty
    assert user.document.undo_stack.undoText() == "play Any cards"
    title = welcome.findChildren(QLabel)[0]
    assert title.text() == "What would you like to know?"
    QTest.mouseClick(welcome.holdem, LEFT)
    assert (user.document.table.game, len(user.document.table.seats)) == (HOLDEM, 2)
    assert user.document.undo_stack.undoText() == "play Texas hold'em"
    assert title.text() == "Now click the cards of each seat"
    user.document.undo_stack.undo()
    assert title.text() == "What would you like to know?"
    QTest.mouseClick(welcome.deal, LEFT)
    assert user.document.table.game is HOLDEM
    assert [len(user.cards(place).split()) for place in (0, 1, BOARD)] == [2, 2, 5]
    assert user.verdict.startswith("Verdict: ")
    user.document.undo_stack.undo()
    assert user.document.table.is_empty
    QTest.mouseClick(welcome.holdem, LEFT)
    user.type("as")
    assert user.cards() == "As"


def test_it_goes_with_the_first_card_and_follows_the_theme(user: User, welcome: Welcome) -> None:
    assert welcome.isVisible()
    user.click("As")
    assert not welcome.isVisible()
    assert user.window.area.verdict.isVisible()
    user.click("As")
    assert welcome.isVisible()
    assert not user.window.area.verdict.isVisible()

    def ink() -> QColor:
        return welcome.findChildren(Text)[0].colour

    theme = theme_of(dark_palette())
    assert ink() != theme.on_felt
    welcome.setPalette(dark_palette())
    assert ink() == theme.on_felt


@pytest.mark.parametrize("seats", [1, 2, 3, 6, 10])
@pytest.mark.parametrize("game", [ANY, HOLDEM], ids=lambda game: game.key)
def test_it_covers_no_slot(user: User, welcome: Welcome, game: object, seats: int) -> None:
    user.document.begin(game, seats)  # type: ignore[arg-type]
    QApplication.processEvents()

    def place(widget: Welcome | FeltButton) -> QRect:
        return QRect(widget.mapTo(user.window, QPoint()), widget.size())

    for number in (*range(seats), *([BOARD] if game is HOLDEM else [])):
        for slot in user.slots(number):
            spot = slot.mapTo(user.window, slot.rect().center())
            for button in (welcome.any, welcome.holdem, welcome.deal):
                assert not place(button).contains(spot)


@pytest.mark.parametrize("size", [(900, 200), (520, 110), (300, 260), (700, 60)])
def test_choices_keep_inside_whatever_room_there_is(qtbot: QtBot, size: tuple[int, int]) -> None:
    welcome = Welcome(None)  # type: ignore[arg-type]
    qtbot.addWidget(welcome)
    welcome.resize(*size)
    welcome.show()
    shown = [
        part
        for kind in (FeltButton, QLabel)
        for part in welcome.findChildren(kind)
        if part.isVisible()
    ]
    assert len(shown) >= 3
    for at, part in enumerate(shown):
        assert welcome.rect().contains(part.geometry()), (part, part.geometry())
        for other in shown[:at]:
            assert not part.geometry().intersects(other.geometry())
