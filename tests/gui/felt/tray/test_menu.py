"""The menu of a card in the deck, and that of seats to make unknown."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QMenu, QWidget

from analyser.gui.felt.tray.tray import deck_menu
from analyser.gui.state.document import Document
from analyser.poker.cards import Card
from analyser.poker.games.registry import HOLDEM, SHORT_DECK_HOLDEM, STUD
from analyser.poker.table.table import BOARD, DEAD, Slot
from tests.gui.conftest import User, ask_for_menu, menus, take, words


@pytest.fixture
def table(document: Document) -> Document:
    """Two seats of hold'em, the first one full: As Kd."""
    document.begin(HOLDEM, 2)
    document.enter("As Kd")
    return document


def entries(menu: QMenu) -> list[tuple[str, bool]]:
    enabled = [action.isEnabled() for action in menu.actions() if action.text()]
    return list(zip(words(menu), enabled, strict=True))


def test_a_card_is_offered_where_there_is_room_for_it(around: QWidget, table: Document) -> None:
    assert entries(deck_menu(around, table, Card("2c"))) == [
        ("Give to seat A", False), ("Give to seat B", True), ("Give to the board", True),
        ("Give to the dead cards", True),
    ]  # fmt: skip
    assert entries(deck_menu(around, table, Card("As"))) == [
        ("Take the card back", True), ("Give to seat B", True), ("Give to the board", True),
        ("Give to the dead cards", True),
    ]  # fmt: skip
    take(deck_menu(around, table, Card("As")), "Give to the board")
    assert table.table.find(Card("As")) == Slot(BOARD, 0)
    take(deck_menu(around, table, Card("As")), "Take the card back")
    assert table.table.find(Card("As")) is None
    table.rename_seat(1, "Fish & <b>Sons</b>")
    action = deck_menu(around, table, Card("2c")).actions()[1]
    assert action.text() == "Give to Fish && <b>Sons</b>"


@pytest.mark.parametrize(
    ("text", "place"), [("seat B", 1), ("the board", BOARD), ("the dead cards", DEAD)]
)
def test_it_gives_a_card_undoably(around: QWidget, table: Document, text: str, place: int) -> None:
    before = table.table
    take(deck_menu(around, table, Card("2c")), f"Give to {text}")
    assert table.table.find(Card("2c")) == Slot(place, 0)
    assert table.undo_stack.undoText() == "place two of clubs"
    table.undo_stack.undo()
    assert table.table == before


def test_games_without_a_board_or_a_card_give_nothing(around: QWidget, document: Document) -> None:
    document.begin(STUD, 2)
    texts = [text for text, _ in entries(deck_menu(around, document, Card("2c")))]
    assert texts == ["Give to seat A", "Give to seat B", "Give to the dead cards"]
    document.begin(SHORT_DECK_HOLDEM, 2)
    assert not any(enabled for _, enabled in entries(deck_menu(around, document, Card("2c"))))


@menus
def test_the_menu_of_the_card_in_focus_and_by_a_right_click(user: User) -> None:
    user.document.begin(HOLDEM, 2)
    user.key(Qt.Key.Key_Right)
    menu = ask_for_menu(user.deck, QPoint(), QContextMenuEvent.Reason.Keyboard)
    assert user.deck.currentIndex() == user.model.index_of(Card("Ks"))
    take(menu, "Give to seat B")
    assert (user.cards(1), user.deck.currentIndex()) == ("Ks", user.model.index_of(Card("Ks")))
    menu = ask_for_menu(user.deck.viewport(), user.where("9h"))
    assert user.cards(1) == "Ks"
    take(menu, "Give to seat B")
    assert user.cards(1) == "Ks 9h"


@pytest.fixture
def seats_menu(user: User) -> QMenu:
    user.document.change_game(HOLDEM)
    user.document.add_seat()
    user.document.add_seat()
    menus = user.window.findChildren(QMenu)
    (menu,) = [each for each in menus if each.title() == "Make a seat un&known"]
    return menu


def listed(menu: QMenu) -> list[tuple[str, str]]:
    menu.aboutToShow.emit()
    return [(a.text().replace("&", ""), a.shortcut().toString()) for a in menu.actions()]


def test_every_seat_is_there_once_the_active_first(user: User, seats_menu: QMenu) -> None:
    user.document.activate(Slot(1, 0))
    assert listed(seats_menu) == [
        ("Make seat B unknown", "Ctrl+U"), ("Make seat A unknown", ""),
        ("Make seat C unknown", ""),
    ]  # fmt: skip
    user.document.remove_seat(2)
    user.document.activate(Slot(BOARD, 0))
    assert listed(seats_menu) == [("Make seat A unknown", ""), ("Make seat B unknown", "")]


def test_a_chosen_seat_becomes_unknown_by_menu_or_key(user: User, seats_menu: QMenu) -> None:
    user.document.activate(Slot(BOARD, 0))
    listed(seats_menu)
    seats_menu.actions()[1].trigger()
    assert [user.cards(seat) for seat in range(3)] == ["", "?? ??", ""]
    assert user.active == Slot(BOARD, 0)
    user.document.activate(Slot(2, 0))
    listed(seats_menu)
    user.document.activate(Slot(BOARD, 0))
    listed(seats_menu)
    user.document.activate(Slot(2, 0))
    user.window.window_actions.make_unknown.trigger()
    assert user.cards(2) == "?? ??"
