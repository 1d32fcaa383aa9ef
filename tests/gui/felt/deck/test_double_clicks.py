"""Double clicks on cards and slots that move when they are clicked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from analyser.gui.felt.deck.model import CARDS
from analyser.poker.cards import DECK, Card, parse_cards
from analyser.poker.games.registry import ANY, HOLDEM
from analyser.poker.table.table import BOARD, Slot, new_table
from tests.gui.conftest import LEFT, NONE, User


@pytest.fixture
def nine(user: User) -> QRect:
    """Return where 9s lies in the window; a click on it completes a hand, and moves the deck."""
    table = new_table(HOLDEM, 3)
    for slot, cards in ((Slot(0, 0), "Td 6d"), (Slot(BOARD, 0), "3d As Ah Jh 7d")):
        table = table.activate(slot)
        for card in parse_cards(cards):
            table = table.place(card)
    user.document.restore(table.activate(Slot(1, 0)))
    QApplication.processEvents()
    return place_of_nine(user)


def place_of_nine(user: User) -> QRect:
    deck = user.deck
    place = deck.visualRect(user.model.index_of(Card("9s")))
    return QRect(deck.viewport().mapTo(user.window, place.topLeft()), place.size())


def click(user: User, where: QPoint) -> None:
    QTest.mouseClick(user.window.windowHandle(), LEFT, NONE, where)


@pytest.mark.parametrize("down", [5, 30, 55])
def test_a_double_click_is_two_clicks_on_one_card(user: User, nine: QRect, down: int) -> None:
    """Wherever the pointer rests: the deck may leave it, or move another card below it."""
    before, count = user.document.table, user.document.undo_stack.count()
    where = nine.topLeft() + QPoint(20, down)
    QTest.mouseDClick(user.window.windowHandle(), LEFT, NONE, where)
    assert user.document.table == before
    assert user.document.undo_stack.count() == count + 2


def test_a_click_after_a_double_click_is_an_ordinary_one(user: User, nine: QRect) -> None:
    QTest.mouseDClick(user.window.windowHandle(), LEFT, NONE, nine.center())
    click(user, nine.center())
    assert user.cards(1) == "9s"
    assert place_of_nine(user) != nine
    click(user, place_of_nine(user).center())
    assert user.cards(1) == ""


def test_a_second_click_beside_the_place_picks_what_lies_there(user: User, nine: QRect) -> None:
    """Though Qt calls two quick clicks that are a few pixels apart a double click."""
    click(user, nine.bottomRight() - QPoint(1, 10))
    assert user.cards(1) == "9s"
    window, beside = user.window.windowHandle(), nine.bottomRight() + QPoint(3, -10)
    index = user.deck.indexAt(user.deck.viewport().mapFrom(user.window, beside))
    kind, at = QEvent.Type, user.window.mapToGlobal(beside)
    for each in (kind.MouseButtonPress, kind.MouseButtonDblClick, kind.MouseButtonRelease):
        QApplication.sendEvent(window, QMouseEvent(each, beside, at, LEFT, LEFT, NONE))
    assert user.document.table.find(CARDS[index.row()]) == Slot(1, 1)


def test_a_double_click_on_a_slot_takes_back_no_neighbour(user: User) -> None:
    """Without its last card a hand needs less room, so its other cards move below the pointer."""
    table = new_table(ANY, 3)
    for seat in (0, 1):
        for at in range(9):
            table = table.put(DECK[10 * seat + at], Slot(seat, at))
    user.document.restore(table)
    QApplication.processEvents()
    slot = user.slot(1, 8)
    where = slot.mapTo(user.window, slot.place.center())
    QTest.mouseDClick(user.window.windowHandle(), LEFT, NONE, where)
    assert user.document.table.slots(1)[:9] == (*DECK[10:18], None)
