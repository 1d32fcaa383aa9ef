"""A fast run of clicks, double clicks, taps and drags, of which none is lost."""

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from analyser.gui.felt import slots
from analyser.gui.felt.tray import deck_view
from analyser.gui.felt.tray.deck_model import CARDS
from analyser.gui.felt.tray.dragging import Dragged, data_of
from analyser.poker.cards import DECK, Card, parse_cards
from analyser.poker.errors import CardError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM
from analyser.poker.names import card_name
from analyser.poker.table.table import BOARD, Slot, Table, new_table
from drops import drop
from felt_contents import said_of
from frames import is_whole, paint_frame
from mostly_long import mostly_long
from random_user.checks import check_window
from tests.gui.conftest import LEFT, NONE, User

SLOTS = [Slot(place, at) for place in (0, 1, 2) for at in (0, 1)]
SLOTS += [Slot(BOARD, at) for at in range(5)]


class Hand:
    """A hand that clicks, taps and drags by real events, and knows what has to come of it."""

    def __init__(self, user: User, seed: int) -> None:
        self.user = user
        self.random = Random(seed)
        self.expected = user.document.table
        self.dragged: Dragged | None = None
        self.finger = QTest.createTouchDevice()

    def where(self, target: Card | Slot) -> tuple[QWidget, QPoint]:
        if isinstance(target, Card):
            return self.user.deck.viewport(), self.user.where(str(target))
        slot = self.user.slot(*target)
        return slot, slot.card_rect.center()

    def in_window(self, target: Card | Slot) -> QPoint:
        widget, place = self.where(target)
        return widget.mapTo(self.user.window, place)

    def click(self, target: Card | Slot) -> None:
        QTest.mouseClick(self.user.window.windowHandle(), LEFT, NONE, self.in_window(target))
        self.expect(target)

    def double_click(self, target: Card | Slot) -> None:
        QTest.mouseDClick(self.user.window.windowHandle(), LEFT, NONE, self.in_window(target))
        self.expect(target)
        self.expect(target)

    def tap(self, target: Card | Slot) -> None:
        window, place = self.user.window.windowHandle(), self.in_window(target)
        QTest.touchEvent(window, self.finger).press(0, place, window).commit()
        QTest.touchEvent(window, self.finger).release(0, place, window).commit()
        self.expect(target)

    def drag(self, source: Card | Slot, target: Slot | None) -> None:
        window, start = self.user.window.windowHandle(), self.in_window(source)
        QTest.mousePress(window, LEFT, NONE, start)
        QTest.mouseMove(window, start + QPoint(0, -25))
        dragged, self.dragged = self.dragged, None
        assert dragged is not None, source
        QTest.mouseRelease(window, LEFT, NONE, QPoint(2, 2))
        onto = self.where(target)[0] if target is not None else self.user.deck.viewport()
        drop(onto, data_of(dragged))
        if isinstance(source, Card) and target is not None:
            self.move(lambda table: table.put(dragged.card, target))
        elif isinstance(source, Slot):
            self.move(lambda t: t.exchange(source, target) if target else t.empty(source))

    def expect(self, target: Card | Slot) -> None:
        if isinstance(target, Card):
            self.move(lambda table: table.toggle(target))
        elif self.expected.card_at(target) is None:
            self.expected = self.expected.activate(target)
        else:
            self.expected = self.expected.empty(target)

    def move(self, move: Callable[[Table], Table]) -> None:
        with suppress(CardError):  # where the table is full, nothing changes
            self.expected = move(self.expected)

    def do_anything(self) -> None:
        random, table = self.random, self.expected
        held = [slot for slot in SLOTS if table.card_at(slot) is not None]
        unused = [card for card in DECK if table.find(card) is None]
        target: Card | Slot = random.choice(DECK) if random.random() < 0.5 else random.choice(SLOTS)
        act = random.choice(["click"] * 4 + ["double", "tap", "drag", "drag"])
        if act == "double":
            self.double_click(target)
        elif act == "tap":
            self.tap(target)
        elif act == "drag" and held and random.random() < 0.5:
            self.drag(random.choice(held), random.choice([None, *SLOTS]))
        elif act == "drag":
            self.drag(random.choice(unused), random.choice(SLOTS))
        else:
            self.click(target)


def check_what_is_shown(user: User) -> None:
    QApplication.processEvents()  # new panels are shown by an event
    table, answers = user.document.table, user.window.area.answers
    check_window(user.window)
    assert user.content == said_of(table, user.window.odds.standing, answers.looked_at)
    assert user.verdict == user.content.verdict.text
    assert not user.window.area.examples.isVisible()
    for plate, seat in zip(user.window.area.view.seats, user.content.seats, strict=True):
        assert plate.accessibleName() == seat.spoken
    used = {card for _, card in table.known_cards()}
    assert {card for card in DECK if user.model.state(card).tag} == used
    for slot in SLOTS:
        card = table.card_at(slot)
        name = "empty" if card is None else card_name(card)
        assert user.slot(*slot).accessibleName().endswith(f": {name}")


@pytest.mark.parametrize(("seed", "count"), [
    (1, 50), *[pytest.param(seed, 2000, marks=pytest.mark.long) for seed in range(10, 14)],
])  # fmt: skip
def test_a_run_is_whole(user: User, monkeypatch: pytest.MonkeyPatch, seed: int, count: int) -> None:
    user.document.begin(HOLDEM, 3)
    QApplication.processEvents()
    hand = Hand(user, seed)
    stack, begun = user.document.undo_stack, user.document.undo_stack.index()

    def record(widget: QWidget, dragged: Dragged, picture: QPixmap, grip: QPoint) -> None:
        hand.dragged = dragged

    for module in (deck_view, slots):
        monkeypatch.setattr(module, "drag", record)
    for step in range(count):
        before: Table = hand.expected
        hand.do_anything()
        after = user.document.table
        assert after == hand.expected, (seed, step, before)
        check_what_is_shown(user)
    last = user.document.table
    while stack.index() > begun:
        stack.undo()
    check_what_is_shown(user)
    while stack.canRedo():
        stack.redo()
    assert replace(user.document.table, active=None) == replace(last, active=None)


@pytest.mark.skipif(
    os.environ["QT_QPA_PLATFORM"] != "offscreen", reason="other windows may lie over this one"
)
@pytest.mark.parametrize("game", mostly_long(1, [HOLDEM, ANY]), ids=lambda game: game.key)
def test_the_frame_after_a_click_is_whole(user: User, game: Game) -> None:
    """No edge, glow or text of what was there before is left, whatever a card moves or hides."""
    document, generator = user.document, Random(7)
    user.window.resize(1180, 820)
    for _ in range(20):
        cards = generator.sample(DECK, len(DECK))
        table = new_table(game, 2)
        places = [Slot(seat, i) for seat in (0, 1) for i in range(generator.randint(0, game.most))]
        places += [Slot(BOARD, at) for at in range(generator.randint(0, game.board))]
        for place in places:
            table = table.activate(place).place(cards.pop())
        document.restore(table)
        QApplication.processEvents()
        user.click(str(generator.choice(DECK)))
        paint_frame()
        assert is_whole(user.window), str(document.table)


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
    assert (user.document.table, user.document.undo_stack.count()) == (before, count + 2)


def test_a_click_after_a_double_click_is_an_ordinary_one(user: User, nine: QRect) -> None:
    QTest.mouseDClick(user.window.windowHandle(), LEFT, NONE, nine.center())
    click(user, nine.center())
    assert user.cards(1) == "9s"
    assert place_of_nine(user) == nine, "the deck does not move"
    click(user, nine.center())
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
    where = slot.mapTo(user.window, slot.card_rect.center())
    QTest.mouseDClick(user.window.windowHandle(), LEFT, NONE, where)
    assert user.document.table.slots(1)[:9] == (*DECK[10:18], None)
