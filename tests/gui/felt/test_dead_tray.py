"""The tray of the dead cards: gone to by key or menu, filled by picking, gone when it is empty."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.felt.board import DeadStrip
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.saved_table import table_from_json, table_to_json
from analyser.poker.table.table import BOARD, DEAD, Slot, new_table
from tests.gui.conftest import CTRL, Key, User


def tray_is_there(user: User) -> bool:
    return any(isinstance(strip, DeadStrip) for strip in user.strips())


def tray_is_between_hands_and_deck(user: User) -> bool:
    def span(widget: QWidget) -> tuple[int, int]:
        top = widget.mapTo(user.window, QPoint()).y()
        return top, top + widget.height()

    (tray,) = [span(strip) for strip in user.strips() if strip.place == DEAD]
    hands = [span(strip) for strip in user.strips() if strip.place != DEAD]
    return max(bottom for _, bottom in hands) <= tray[0] and tray[1] <= span(user.deck)[0]


def test_the_tray_comes_and_goes_and_arrows_walk_over_it(holdem: User) -> None:
    dead = holdem.window.window_actions.dead
    assert not tray_is_there(holdem)
    holdem.key(Key.Key_D, CTRL)
    assert tray_is_there(holdem)
    assert holdem.active == Slot(DEAD, 0)
    assert dead.isChecked()
    assert holdem.prompt.startswith("Click a card to give it to the dead cards")
    holdem.key(Key.Key_D, CTRL)
    assert not tray_is_there(holdem)
    assert holdem.active == Slot(0, 0)
    assert not dead.isChecked()
    holdem.document.visit_dead(True)
    holdem.document.enter("As Kd 2c")
    holdem.slot(1, 0).setFocus()
    holdem.key(Key.Key_Tab)
    assert holdem.focus() == "Dead, card 1: ace of spades"
    holdem.key(Key.Key_Right)
    assert holdem.focus() == "Dead, card 2: king of diamonds"
    holdem.key(Key.Key_End)
    assert holdem.focus() == "Dead, card 4: empty"
    holdem.key(Key.Key_Tab)
    assert holdem.focus() == "The 52 cards"
    holdem.key(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert holdem.focus() == "Dead, card 4: empty"


def test_picked_cards_lie_in_the_tray_while_it_is_active(holdem: User, qtbot: QtBot) -> None:
    holdem.key(Key.Key_D, CTRL)
    for card in ("As", "Kd", "2c"):
        holdem.click(card)
    assert holdem.cards(DEAD) == "As Kd 2c"
    assert holdem.prompt == "A dead card. Click a place of a seat to go on there."
    holdem.click_slot(0, 0)
    holdem.click("Qh")
    assert holdem.cards(0) == "Qh"
    assert tray_is_there(holdem)
    assert [slot.accessibleName() for slot in holdem.slots(DEAD)] == [
        "Dead, card 1: ace of spades",
        "Dead, card 2: king of diamonds",
        "Dead, card 3: two of clubs",
        "Dead, card 4: empty",
    ]
    holdem.document.clear()
    for there, slot in ((True, "the dead cards, card 1"), (False, "seat A, card 1")):
        with qtbot.waitSignal(holdem.document.told) as told:
            holdem.document.visit_dead(there)
        assert told.args == [f"The next card goes to {slot}"]


def test_a_dead_card_is_taken_back_and_the_others_close_up(holdem: User) -> None:
    holdem.document.visit_dead(True)
    holdem.document.enter("As Kd 2c")
    holdem.click("Kd")
    assert holdem.cards(DEAD) == "As 2c"
    assert len(holdem.slots(DEAD)) == 3
    holdem.slot(DEAD, 0).setFocus()
    holdem.key(Key.Key_Delete)
    assert holdem.cards(DEAD) == "2c"
    assert holdem.document.undo_stack.undoText() == "take back ace of spades"


def test_undo_and_a_saved_table_bring_the_tray_back_with_its_cards(holdem: User) -> None:
    holdem.document.visit_dead(True)
    holdem.document.enter("As Kd")
    holdem.document.clear()
    assert not tray_is_there(holdem)
    holdem.key(Key.Key_Z, CTRL)
    assert tray_is_there(holdem)
    assert holdem.cards(DEAD) == "As Kd"
    text = table_to_json(holdem.document.table)
    holdem.document.open(new_table(HOLDEM, 2))
    assert not tray_is_there(holdem)
    holdem.document.open(table_from_json(text))
    assert holdem.cards(DEAD) == "As Kd"
    assert tray_is_there(holdem)


def test_many_dead_cards_are_scrolled_to(holdem: User) -> None:
    holdem.document.visit_dead(True)
    holdem.document.enter("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2d 3d 4d")
    QApplication.processEvents()
    assert holdem.window.width() == 1024
    assert len(holdem.slots(DEAD)) == 17


def test_the_tray_keeps_its_place_when_seats_come_and_go(holdem: User) -> None:
    holdem.document.visit_dead(True)
    holdem.document.enter("As")
    holdem.document.add_seat()
    QApplication.processEvents()
    assert {strip.place for strip in holdem.strips()} == {0, BOARD, 1, 2, DEAD}
    assert tray_is_between_hands_and_deck(holdem)
    holdem.document.remove_seat(2)
    QApplication.processEvents()
    assert {strip.place for strip in holdem.strips()} == {0, BOARD, 1, DEAD}
    assert tray_is_between_hands_and_deck(holdem)
