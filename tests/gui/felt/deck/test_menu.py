"""The menu of a card in the deck: where it can go, and back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.felt.deck.menu import deck_menu
from analyser.gui.state.document import Document
from analyser.poker.cards import Card
from analyser.poker.games.registry import HOLDEM, SHORT_DECK_HOLDEM, STUD
from analyser.poker.table.table import BOARD, DEAD, Slot
from tests.gui.conftest import User

# The offscreen screen has neither windows to stack nor a keyboard to grab for a menu.
menus = pytest.mark.qt_log_ignore("^This plugin does not support (raise|grabbing the keyboard)")


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


@pytest.fixture
def table(document: Document) -> Document:
    """Two seats of hold'em, the first one full: As Kd."""
    document.begin(HOLDEM, 2)
    document.enter("As Kd")
    return document


def entries(menu: QMenu) -> list[tuple[str, bool]]:
    return [(a.text().replace("&", ""), a.isEnabled()) for a in menu.actions() if a.text()]


def choose(menu: QMenu, text: str) -> None:
    next(a for a in menu.actions() if a.text().replace("&", "") == text).trigger()


def test_an_unused_card_goes_where_there_is_room(parent: QWidget, table: Document) -> None:
    assert entries(deck_menu(parent, table, Card("2c"))) == [
        ("Give to seat A", False),
        ("Give to seat B", True),
        ("Give to the board", True),
        ("Give to the dead cards", True),
    ]


def test_a_used_card_is_taken_back_or_goes_elsewhere(parent: QWidget, table: Document) -> None:
    assert entries(deck_menu(parent, table, Card("As"))) == [
        ("Take the card back", True),
        ("Give to seat B", True),
        ("Give to the board", True),
        ("Give to the dead cards", True),
    ]
    choose(deck_menu(parent, table, Card("As")), "Give to the board")
    assert table.table.find(Card("As")) == Slot(BOARD, 0)
    choose(deck_menu(parent, table, Card("As")), "Take the card back")
    assert table.table.find(Card("As")) is None


@pytest.mark.parametrize(
    ("text", "slot", "undo"),
    [
        ("Give to seat B", Slot(1, 0), "place two of clubs"),
        ("Give to the board", Slot(BOARD, 0), "place two of clubs"),
        ("Give to the dead cards", Slot(DEAD, 0), "place two of clubs"),
    ],
)
def test_it_gives_the_card_undoably(
    parent: QWidget, table: Document, text: str, slot: Slot, undo: str
) -> None:
    before = table.table
    choose(deck_menu(parent, table, Card("2c")), text)
    assert table.table.find(Card("2c")) == slot
    assert table.undo_stack.undoText() == undo
    table.undo_stack.undo()
    assert table.table == before


def test_a_card_that_is_out_of_the_game_goes_nowhere(parent: QWidget, document: Document) -> None:
    document.begin(SHORT_DECK_HOLDEM, 2)
    assert not any(enabled for _, enabled in entries(deck_menu(parent, document, Card("2c"))))


def test_a_game_without_a_board_has_none_to_give_to(parent: QWidget, document: Document) -> None:
    document.begin(STUD, 2)
    texts = [text for text, _ in entries(deck_menu(parent, document, Card("2c")))]
    assert texts == ["Give to seat A", "Give to seat B", "Give to the dead cards"]


def test_names_are_shown_as_they_are(parent: QWidget, table: Document) -> None:
    table.rename_seat(1, "Fish & <b>Sons</b>")
    action = deck_menu(parent, table, Card("2c")).actions()[1]
    assert action.text() == "Give to Fish && <b>Sons</b>"


@menus
def test_the_card_in_focus_keeps_it_while_its_menu_is_open(user: User) -> None:
    user.document.begin(HOLDEM, 2)
    user.key(Qt.Key.Key_Right)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    QApplication.sendEvent(user.deck, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert user.deck.currentIndex() == user.model.index_of(Card("Ks"))
    choose(menu, "Give to seat B")
    menu.close()
    assert user.cards(1) == "Ks"
    assert user.deck.currentIndex() == user.model.index_of(Card("Ks"))


@menus
def test_a_right_click_opens_it_and_places_nothing(user: User) -> None:
    user.document.begin(HOLDEM, 2)
    where = user.where("9h")
    reason = QContextMenuEvent.Reason.Mouse
    ground = user.deck.viewport()
    event = QContextMenuEvent(reason, where, ground.mapToGlobal(where))
    QApplication.sendEvent(ground, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert user.document.table.is_empty
    choose(menu, "Give to seat B")
    menu.close()
    assert user.cards(1) == "9h"
