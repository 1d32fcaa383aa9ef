"""Slots one by one, in rows and in the tray of the dead cards."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QColor, QContextMenuEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.felt.content import CardRole, Place
from analyser.gui.felt.slots import CardSlot, DeadStrip, lift
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import CARD_WIDTH, theme_of
from analyser.gui.state.document import Document
from analyser.poker.cards import Card
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.saved_table import table_from_json, table_to_json
from analyser.poker.table.table import BOARD, DEAD, Slot, new_table
from not_none import not_none
from tests.gui.conftest import CTRL, Act, Key, Look, User, ask_for_menu, menus, take, words


def test_a_seat_shows_five_slots_and_one_more_than_it_holds(user: User) -> None:
    user.enter("As Kd Qc Jh 2c")
    QApplication.processEvents()
    assert len(user.slots()) == 6
    user.enter("3c 4c 5c 6c 7c")
    QApplication.processEvents()
    assert len(user.slots()) == 10


def test_slots_say_what_they_hold_and_are_large_enough_to_hit(holdem: User) -> None:
    holdem.document.rename_seat(1, "Ann")
    holdem.enter("As Kd 10h")
    assert [slot.accessibleName() for slot in holdem.slots(0)] == [
        "Seat A, card 1: ace of spades",
        "Seat A, card 2: king of diamonds",
    ]
    assert [slot.accessibleName() for slot in holdem.slots(1)] == [
        "Seat B (Ann), card 1: ten of hearts",
        "Seat B (Ann), card 2: empty",
    ]
    assert holdem.slot(BOARD, 4).accessibleName() == "The river: empty"
    for place in (0, 1, BOARD):
        for slot in holdem.slots(place):
            assert slot.width() >= CARD_WIDTH
            assert slot.height() >= CARD_WIDTH


def test_a_double_click_or_delete_takes_the_card_of_a_slot_back(holdem: User) -> None:
    """The first takes the card back, the second finds the slot empty and active already."""
    holdem.enter("As Kd")
    place = holdem.slot(0, 0).mapTo(holdem.window, holdem.slot(0, 0).rect().center())
    QTest.mouseClick(holdem.window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(holdem.window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    assert (holdem.cards(), holdem.active) == ("Kd", Slot(0, 0))
    assert holdem.document.undo_stack.count() == 3  # game, seat, cards, one card back
    holdem.enter("As Kd")
    holdem.slot(0, 0).setFocus()
    holdem.key(Key.Key_Delete)
    assert holdem.cards() == "Kd"
    assert holdem.document.undo_stack.undoText() == "take back ace of spades"
    holdem.key(Key.Key_Delete)
    assert holdem.cards() == "Kd"


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_a_slot_is_chosen_by_keyboard(holdem: User, key: Qt.Key) -> None:
    holdem.slot(1, 1).setFocus()
    holdem.key(key)
    assert holdem.active == Slot(1, 1)


def test_arrows_home_and_end_walk_along_the_slots(user: User) -> None:
    user.enter("As")
    QApplication.processEvents()
    user.slot(0, 0).setFocus()
    walked = []
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_End, Key.Key_Right,
                Key.Key_Home, Key.Key_Left):  # fmt: skip
        user.key(key)
        walked.append(user.focus())
    assert [name.removeprefix("Seat A, card ")[0] for name in walked] == list("2325SS5"), (
        "beyond the end lies the plate"
    )


def test_the_active_slot_looks_different(user: User) -> None:
    user.document.begin(HOLDEM, 2)
    QApplication.processEvents()
    user.deck.setFocus()

    def looks() -> list[QImage]:
        return [slot.grab().toImage() for slot in user.slots()]

    first = looks()
    assert first[0] != first[1]
    user.document.activate(Slot(0, 1))
    assert looks() == [first[1], first[0]]


def menu_of(user: User, place: int, at: int, reason: QContextMenuEvent.Reason) -> QMenu:
    slot = user.slot(place, at)
    return ask_for_menu(slot, slot.rect().center(), reason)


BY_MOUSE = QContextMenuEvent.Reason.Mouse


def test_an_unknown_card_says_so_and_looks_like_no_other(holdem: User) -> None:
    holdem.enter("As ??")
    holdem.document.rename_seat(1, "Ann")
    holdem.document.make_unknown(1)
    assert holdem.slot(0, 1).accessibleName() == "Seat A, card 2: unknown"
    assert holdem.slot(1, 0).accessibleName() == "Seat B (Ann), card 1: unknown"
    holdem.document.clear()
    holdem.enter("As ?? Kd")
    holdem.document.activate(Slot(BOARD, 0))
    looks = [holdem.slot(place, at).grab().toImage() for place in (0, 1) for at in (0, 1)]
    assert [looks.index(look) for look in looks] == [0, 1, 2, 3]
    holdem.document.toggle_unknown(Slot(1, 1))
    assert holdem.slot(1, 1).grab().toImage() == looks[1]


@pytest.mark.parametrize("focused", [0, 1])
def test_the_key_means_the_slot_that_has_the_focus(holdem: User, focused: int) -> None:
    """Not the active one, which is the first."""
    holdem.slot(1, focused).setFocus()
    holdem.type("?")
    assert holdem.cards(1) == "??"
    assert holdem.slot(1, focused).accessibleName().endswith("unknown")
    holdem.slot(1, focused).setFocus()
    holdem.type("?")
    assert (holdem.cards(1), holdem.cards(0)) == ("", "")


def test_a_screen_reader_takes_a_card_back_and_chooses_a_slot(
    holdem: User, act: Act, qtbot: QtBot, accessibles: Look
) -> None:
    holdem.enter("As Kd")
    with qtbot.waitSignal(holdem.document.changed):
        act(holdem.window, "Seat A, card 2: king of diamonds")
    assert (holdem.cards(), holdem.active) == ("As", Slot(0, 1))
    holdem.document.make_unknown(1)
    with qtbot.waitSignal(holdem.document.changed):
        act(holdem.window, "Seat B, card 1: unknown")
    assert (holdem.cards(1), holdem.active) == ("??", Slot(1, 0))
    holdem.document.activate(Slot(0, 0))
    found = next(a for a in accessibles(holdem.window) if a.name == "Seat B, card 1: empty")
    assert found.role == QAccessible.Role.Button
    with qtbot.waitSignal(holdem.document.changed):  # Qt shows the button pressed for a moment
        act(holdem.window, "Seat B, card 1: empty")
    assert holdem.active == Slot(1, 0)


@menus
def test_a_slot_has_a_menu(holdem: User) -> None:
    holdem.enter("As")
    menu = menu_of(holdem, 0, 0, BY_MOUSE)
    assert [(a.text().replace("&", ""), a.isEnabled()) for a in menu.actions() if a.text()] == [
        ("Unknown card", True), ("Random card", True), ("Take the card back", True),
        ("Make seat A unknown", True), ("Give a range…", True),
    ]  # fmt: skip
    take(menu, "Unknown card")
    assert holdem.cards() == "??"
    menu = menu_of(holdem, 0, 0, BY_MOUSE)
    assert menu.actions()[0].isChecked()
    take(menu, "Unknown card")
    assert holdem.cards() == ""
    menu = menu_of(holdem, 0, 0, BY_MOUSE)
    assert [a.isEnabled() for a in menu.actions()[:3]] == [True, True, False]
    take(menu, "Make seat A unknown")
    assert holdem.cards() == "?? ??"
    take(menu_of(holdem, 0, 1, BY_MOUSE), "Take the card back")
    assert holdem.cards() == "??"


@menus
def test_a_slot_gets_a_random_card(holdem: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("analyser.gui.state.document.random_seed", lambda: 5)  # no ace of spades
    holdem.enter("As Kd Qh")
    for place, at in ((1, 1), (BOARD, 0), (0, 0)):
        before = holdem.document.table
        take(menu_of(holdem, place, at, BY_MOUSE), "Random card")
        dealt = {*holdem.document.table.known_cards()} - {*before.known_cards()}
        assert [slot for slot, _ in dealt] == [Slot(place, at)]
        assert holdem.document.undo_stack.undoText() == "deal a card"
        holdem.document.undo_stack.undo()
        assert holdem.document.table == before


@menus
def test_menus_offer_what_can_be_done_there(holdem: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("analyser.gui.look.windows.is_listened_to", lambda: True)
    slot = holdem.slot(0, 0)
    menu = menu_of(holdem, 0, 0, QContextMenuEvent.Reason.Keyboard)
    assert menu.activeAction() is menu.actions()[0]
    assert menu.pos() == slot.mapToGlobal(slot.rect().bottomLeft())
    menu.close()

    def offered(place: int) -> list[str]:
        menu = menu_of(holdem, place, 0, BY_MOUSE)
        menu.close()
        return words(menu)

    holdem.document.visit_dead(True)
    holdem.click("9c")
    assert offered(BOARD) == ["Unknown card", "Random card", "Take the card back"]
    assert offered(DEAD) == ["Take the card back"]
    take(menu_of(holdem, DEAD, 0, BY_MOUSE), "Take the card back")
    assert holdem.document.table.is_empty


def slot_alone(
    around: QWidget, card: str, part: CardRole, *, is_low: bool = False, stands_for: str = ""
) -> CardSlot:
    slot = CardSlot(Slot(0, 0), Document(), CardFaces(), around)
    slot.set_card_width(60, 200)
    slot.show_card(Card(card), active=False)
    slot.show_place(Place(Card(card), part, is_low, stands_for=stands_for))
    slot.show()
    return slot


@pytest.mark.parametrize(("part", "says", "raised"), [
    (CardRole.NONE, "", True), (CardRole.PLAYS, "Plays", True),
    (CardRole.RESTS, "Does not play", False), (CardRole.LATER, "Comes later", True),
    (CardRole.WAITS, "", False),
])  # fmt: skip
def test_a_part_is_place_and_text(around: QWidget, part: CardRole, says: str, raised: bool) -> None:
    slot = slot_alone(around, "As", part)
    high = slot_alone(around, "As", CardRole.NONE).card_rect.top()
    assert slot.accessibleDescription() == says
    assert slot.card_rect.top() == (high if raised else high + lift(60))
    assert slot.rect().contains(slot.card_rect)
    empty = slot_alone(around, "As", CardRole.NONE)
    empty.show_card(None, active=True)
    assert empty.card_rect == slot_alone(around, "As", CardRole.PLAYS).card_rect


def test_what_plays_what_does_not_and_what_comes_later_look_different(around: QWidget) -> None:
    def paper(part: CardRole, *, is_low: bool = False) -> float:
        slot = slot_alone(around, "As", part, is_low=is_low)
        spot = slot.card_rect.right() - 6, slot.card_rect.center().y()
        return float(slot.grab().toImage().pixelColor(*spot).lightnessF())

    assert paper(CardRole.RESTS) < 0.8 < paper(CardRole.PLAYS)
    assert paper(CardRole.RESTS, is_low=True) == paper(CardRole.PLAYS), "a low is never veiled"
    assert paper(CardRole.RESTS) < paper(CardRole.WAITS) < paper(CardRole.PLAYS)
    parts = (CardRole.PLAYS, CardRole.RESTS, CardRole.WAITS, CardRole.LATER)
    looks = [slot_alone(around, "As", part).grab().toImage() for part in parts]
    assert all(one != other for at, one in enumerate(looks) for other in looks[:at])


def test_a_low_and_what_a_wild_card_stands_for_are_written_below_the_card(around: QWidget) -> None:
    plain = slot_alone(around, "2s", CardRole.NONE)
    low = slot_alone(around, "2s", CardRole.RESTS, is_low=True)
    wild = slot_alone(around, "2s", CardRole.NONE, stands_for="K♠")
    both = slot_alone(around, "2s", CardRole.PLAYS)
    both.show_place(Place(Card("2s"), CardRole.PLAYS, is_low=True, is_high=True))
    assert low.accessibleDescription() == "Plays in the low"
    assert both.accessibleDescription() == "Plays in the high, Plays in the low"
    assert wild.accessibleDescription() == "stands for K♠"
    pictures = [slot.grab().toImage() for slot in (plain, low, wild, both)]
    top = plain.card_rect.bottom() - 2
    below = [picture.copy(0, top, plain.width(), 12) for picture in pictures]
    assert all(one != other for at, one in enumerate(below) for other in below[:at])
    both.set_card_width(36, 200)
    image, blue = both.grab().toImage(), QColor(theme_of(around.palette()).active)
    rows = [[image.pixelColor(x, y) == blue for x in range(44)] for y in range(image.height())]
    ends = [(row.index(True), 43 - row[::-1].index(True)) for row in rows if any(row)]
    # A word that is cut has letters at the ends of some rows of the tab, but not of others.
    assert len({*ends[2:-2]}) == 1


def test_the_tabs_of_lows_are_in_one_line_whether_cards_are_raised_or_not(around: QWidget) -> None:
    blue = QColor(theme_of(around.palette()).active)

    def tab(part: CardRole, unit: float = 1) -> list[int]:
        slot = slot_alone(around, "2s", part, is_low=True)
        slot.set_card_width(round(90 * unit), 300, round(6 * unit))
        image = slot.grab().toImage()
        middle = round(image.width() / 2 - 18 * unit)
        return [y for y in range(image.height()) if image.pixelColor(middle, y) == blue]

    assert tab(CardRole.RESTS) == tab(CardRole.PLAYS) != []
    assert len(tab(CardRole.PLAYS, 1.5)) > 1.3 * len(tab(CardRole.PLAYS))  # grows with the window


def test_no_ring_cuts_what_is_written_below_the_card(around: QWidget) -> None:
    """The ring of the focus, and that below the pointer, ran through the tab of a low."""
    slot = slot_alone(around, "2s", CardRole.RESTS, is_low=True)
    tab = QRect(slot.width() // 2 - 6, slot.card_rect.bottom() - 2, 12, 10)
    plain = slot.grab(tab).toImage()
    slot.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert slot.grab(tab).toImage() == plain


def test_slots_lie_side_by_side_or_each_partly_over_the_last(user: User) -> None:
    user.document.enter("As")
    row = user.window.area.view.seats[0].row
    for width in (400, 200):
        row.resize(width, row.height())
        row.set_card_width(60)
        lefts = [slot.x() for slot in user.slots()]
        steps = {later - earlier for earlier, later in pairwise(lefts)}
        assert max(steps) - min(steps) <= 1
        assert lefts[-1] + user.slots()[-1].width() <= width
        assert (max(steps) > 60) == (width == 400)


def tray_is_there(user: User) -> bool:
    return any(strip.isVisible() for strip in user.window.area.findChildren(DeadStrip))


def tray_is_between_hands_and_deck(user: User) -> bool:
    def span(widget: QWidget) -> tuple[int, int]:
        top = widget.mapTo(user.window, QPoint()).y()
        return top, top + widget.height()

    tray = span(not_none(user.window.area.findChild(DeadStrip)))
    hands = [span(slot)[0] for place in (0, BOARD) for slot in user.slots(place)]
    return max(hands) <= tray[0] and tray[1] <= span(user.deck)[0]


def test_the_tray_comes_and_goes_and_arrows_walk_over_it(holdem: User) -> None:
    dead = holdem.window.window_actions.dead
    assert not tray_is_there(holdem)
    holdem.key(Key.Key_D, CTRL)
    assert tray_is_there(holdem)
    assert holdem.active == Slot(DEAD, 0)
    assert dead.isChecked()
    assert holdem.prompt == "A dead card"
    holdem.key(Key.Key_D, CTRL)
    assert not tray_is_there(holdem)
    assert holdem.active == Slot(0, 0)
    assert not dead.isChecked()
    holdem.document.visit_dead(True)
    holdem.document.enter("As Kd 2c")
    holdem.slot(DEAD, 0).setFocus()
    holdem.key(Key.Key_Right)
    assert holdem.focus() == "Dead, card 2: king of diamonds"
    holdem.key(Key.Key_End)
    assert holdem.focus() == "Dead, card 4: empty"
    holdem.key(Key.Key_Tab)
    assert any(choice.hasFocus() for choice in holdem.window.area.tray.switch.choices)
    holdem.key(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert holdem.focus() == "Dead, card 4: empty"


def test_picked_cards_lie_in_the_tray_while_it_is_active(holdem: User, qtbot: QtBot) -> None:
    holdem.key(Key.Key_D, CTRL)
    for card in ("As", "Kd", "2c"):
        holdem.click(card)
    assert holdem.cards(DEAD) == "As Kd 2c"
    assert holdem.prompt == "A dead card"
    holdem.click_slot(0, 0)
    holdem.click("Qh")
    assert holdem.cards(0) == "Qh"
    assert tray_is_there(holdem)
    assert [slot.accessibleName() for slot in holdem.slots(DEAD)] == [
        "Dead, card 1: ace of spades", "Dead, card 2: king of diamonds",
        "Dead, card 3: two of clubs", "Dead, card 4: empty",
    ]  # fmt: skip
    holdem.document.clear()
    for there, slot in ((True, "the dead cards, card 1"), (False, "seat A, card 1")):
        with qtbot.waitSignal(holdem.document.told) as told:
            holdem.document.visit_dead(there)
        assert told.args == [f"The next card goes to {slot}"]


def test_a_dead_card_is_taken_back_and_the_others_close_up(holdem: User) -> None:
    holdem.document.visit_dead(True)
    holdem.document.enter("As Kd 2c")
    holdem.click("Kd")
    assert (holdem.cards(DEAD), len(holdem.slots(DEAD))) == ("As 2c", 3)
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


def test_the_tray_keeps_its_place_and_many_cards_have_room(holdem: User) -> None:
    holdem.document.visit_dead(True)
    holdem.document.enter("As")
    for move in (holdem.document.add_seat, lambda: holdem.document.remove_seat(2)):
        move()
        QApplication.processEvents()
        assert tray_is_between_hands_and_deck(holdem)
    holdem.document.visit_dead(True)
    holdem.document.enter("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2d 3d")
    QApplication.processEvents()
    assert (holdem.window.width(), len(holdem.slots(DEAD))) == (1024, 17)
