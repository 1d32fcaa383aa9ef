"""Cards that are dragged, and dropped on slots, on the deck and elsewhere."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QDrag, QDragLeaveEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from analyser.gui.felt import slots
from analyser.gui.felt.tray import deck_view, dragging
from analyser.gui.felt.tray.dragging import DRAG_DISTANCE, Dragged, data_of, read_dragged
from analyser.poker.cards import UNKNOWN, Card
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import BOARD, DEAD, Slot
from drops import drag_over, let_go
from tests.gui.conftest import LEFT, NONE, User


@pytest.fixture
def holdem(user: User) -> User:
    """Two seats of hold'em: As Kd / 2c, and the second slot of seat B active."""
    user.document.begin(HOLDEM, 2)
    user.document.enter("As Kd 2c")
    QApplication.processEvents()
    return user


def drop(target: QWidget, dragged: Dragged) -> bool:
    data = data_of(dragged)
    return drag_over(target, data).isAccepted() and let_go(target, data)


def dragged_from(user: User, place: int, at: int) -> Dragged:
    card = user.document.table.card_at(Slot(place, at))
    assert card is not None
    return Dragged(card, Slot(place, at))


@pytest.mark.parametrize("dragged", [
    Dragged(Card("As"), None), Dragged(Card("Th"), Slot(3, 1)),
    Dragged(Card("Jo"), Slot(BOARD, 4)), Dragged(UNKNOWN, Slot(DEAD, 0)),
])  # fmt: skip
def test_what_is_carried_is_read_again_and_other_things_are_no_cards(dragged: Dragged) -> None:
    data = data_of(dragged)
    assert (read_dragged(data), data.text()) == (dragged, str(dragged.card))
    other = QMimeData()
    other.setText("As")
    assert read_dragged(other) is None


def test_the_slot_of_another_program_is_not_one_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dragging, "_PROGRAM", "1")
    data = data_of(Dragged(Card("As"), Slot(0, 0)))
    monkeypatch.setattr(dragging, "_PROGRAM", "2")
    assert read_dragged(data) == Dragged(Card("As"), None)


def test_a_card_is_dropped_on_a_slot_the_deck_or_where_it_was(holdem: User) -> None:
    assert drop(holdem.slot(1, 0), dragged_from(holdem, 0, 0))
    assert (holdem.cards(0), holdem.cards(1)) == ("2c Kd", "As")
    holdem.document.undo_stack.undo()
    assert (holdem.cards(0), holdem.cards(1)) == ("As Kd", "2c")
    assert drop(holdem.slot(BOARD, 2), Dragged(Card("9h"), None))
    assert holdem.document.table.card_at(Slot(BOARD, 2)) is Card("9h")
    assert holdem.document.undo_stack.undoText() == "place nine of hearts"
    holdem.document.undo_stack.undo()
    before, count = holdem.document.table, holdem.document.undo_stack.count()
    assert drop(holdem.slot(0, 0), dragged_from(holdem, 0, 0))
    assert (holdem.document.table, holdem.document.undo_stack.count()) == (before, count)
    assert drop(holdem.deck.viewport(), dragged_from(holdem, 0, 1))
    assert (holdem.cards(), holdem.active) == ("As", Slot(0, 1))
    assert not drop(holdem.deck.viewport(), Dragged(Card("9h"), None))
    holdem.document.undo_stack.undo()
    before = holdem.document.table
    for target in (holdem.window, holdem.window.area, holdem.window.area.view.scoreboard):
        assert not drop(target, dragged_from(holdem, 0, 0))
    assert holdem.document.table is before


def test_an_unknown_card_is_refused_by_the_tray(holdem: User) -> None:
    holdem.document.place_unknown()
    holdem.document.visit_dead(True)
    QApplication.processEvents()
    before = holdem.document.table
    assert drop(holdem.slot(DEAD, 0), dragged_from(holdem, 1, 1))
    assert holdem.prompt.startswith("Not done: ")
    assert holdem.document.table == before


@pytest.mark.parametrize("source", [Slot(0, 1), Slot(7, 0), Slot(0, 99), Slot(DEAD, 5)])
def test_a_slot_that_has_changed_meanwhile_gives_nothing_away(holdem: User, source: Slot) -> None:
    """The card is another table's, or an undo came in between."""
    late = Dragged(Card("9h"), source)
    assert drop(holdem.slot(BOARD, 0), late)
    assert (holdem.cards(0), holdem.cards(BOARD)) == ("As Kd", "9h")
    before = holdem.document.table
    drop(holdem.deck.viewport(), late)
    assert holdem.document.table is before


def test_the_slot_under_a_card_shows_it_until_the_card_is_gone(holdem: User) -> None:
    slot = holdem.slot(0, 0)
    slot.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)  # as a drop before has left it
    plain = slot.grab().toImage()
    assert drag_over(slot, data_of(Dragged(Card("9h"), None))).isAccepted()
    assert slot.grab().toImage() != plain
    QApplication.sendEvent(slot, QDragLeaveEvent())
    assert slot.grab().toImage() == plain


Taken = list[tuple[Dragged, QPixmap]]


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> Taken:
    """What has been dragged with the mouse or a finger, each with its picture."""
    drags: Taken = []

    def record(widget: QWidget, dragged: Dragged, picture: QPixmap, grip: QPoint) -> None:
        drags.append((dragged, picture))

    for module in (deck_view, slots):
        monkeypatch.setattr(module, "drag", record)
    return drags


def pull(widget: QWidget, start: QPoint, far: int) -> None:
    QTest.mousePress(widget, LEFT, NONE, start)
    QTest.mouseMove(widget, start + QPoint(far, 0))
    QTest.mouseRelease(widget, LEFT, NONE, start + QPoint(far, 0))


@pytest.fixture(params=["deck", "slot"])
def pulled(holdem: User, request: pytest.FixtureRequest) -> tuple[QWidget, QPoint, Dragged]:
    """A card of the deck or of seat A: its widget, a place on it, and what is to be dragged."""
    if request.param == "deck":
        return holdem.deck.viewport(), holdem.where("9h"), Dragged(Card("9h"), None)
    slot = holdem.slot(0, 0)
    return slot, slot.rect().center(), Dragged(Card("As"), Slot(0, 0))


def test_a_finger_drags_a_card_with_its_picture_as_the_mouse_does(
    holdem: User, taken: Taken, pulled: tuple[QWidget, QPoint, Dragged]
) -> None:
    before, window = holdem.document.table, holdem.window.windowHandle()
    widget, start, expected = pulled
    pull(widget, start, DRAG_DISTANCE + 60)
    place, finger = widget.mapTo(holdem.window, start), QTest.createTouchDevice()
    end = place + QPoint(DRAG_DISTANCE + 60, 0)
    QTest.touchEvent(window, finger).press(0, place, window).commit()
    QTest.touchEvent(window, finger).move(0, end, window).commit()
    QTest.touchEvent(window, finger).release(0, end, window).commit()
    assert [dragged for dragged, _ in taken] == [expected, expected]
    assert min(picture.width() for _, picture in taken) > 20
    assert holdem.document.table is before


def test_a_trembling_hand_or_one_without_a_card_drags_nothing(holdem: User, taken: Taken) -> None:
    empty = holdem.slot(BOARD, 0)
    pull(empty, empty.rect().center(), DRAG_DISTANCE + 60)
    pull(holdem.deck.viewport(), holdem.where("As"), DRAG_DISTANCE + 60)  # it is in seat A
    assert taken == []
    pull(holdem.deck.viewport(), holdem.where("9h"), DRAG_DISTANCE - 5)
    assert holdem.cards(1) == "2c 9h"
    slot = holdem.slot(0, 0)
    pull(slot, slot.rect().center(), DRAG_DISTANCE - 5)
    assert (holdem.cards(0), taken) == ("Kd", [])


def test_a_drag_holds_a_card_where_gripped(holdem: User, monkeypatch: pytest.MonkeyPatch) -> None:
    carried: list[object] = []

    def finish(drag: QDrag) -> Qt.DropAction:
        carried.extend((read_dragged(drag.mimeData()), drag.hotSpot(), drag.pixmap().size()))
        return Qt.DropAction.IgnoreAction

    monkeypatch.setattr(QDrag, "exec", finish)
    picture, grip = QPixmap(30, 40), QPoint(7, 9)
    dragging.drag(holdem.window, Dragged(Card("As"), None), picture, grip)
    assert carried == [Dragged(Card("As"), None), grip, picture.size()]
