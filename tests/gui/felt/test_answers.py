"""The answers on the felt: verdict, tags, which cards play, and what is announced."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from analyser.gui.felt.content import CardRole
from analyser.gui.look.felt_button import TemporaryButton
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import BOARD, Slot
from not_none import not_none
from tests.gui.conftest import Heard, Look, User


def deal_out(user: User, first: str, second: str, board: str = "") -> None:
    document = user.document
    document.begin(HOLDEM, 2)
    for place, cards in ((0, first), (1, second), (BOARD, board)):
        if cards:
            document.activate(Slot(place, 0))
            document.enter(cards)
    QApplication.processEvents()


def test_a_verdict_is_text_that_a_screen_reader_reads(user: User, accessibles: Look) -> None:
    deal_out(user, "9h Ks", "9s Ah", "10s Jd Qc 6d 5c")
    names = {found.name for found in accessibles(user.window)}
    assert "Verdict: Seat A wins, a straight beats high card" in names
    assert {"Seat A wins", "a straight beats high card", "Wins"} <= names
    assert {"Result of Seat A", "Straight, king high", "High card, A-Q-J-10-9"} <= names
    widths = {strip.answer.width() for strip in user.window.area.seats}
    assert max(widths) - min(widths) <= 1


def test_a_new_hand_or_verdict_is_announced_once(user: User, spoken: Heard) -> None:
    for move in (
        lambda: user.document.enter("As Kd"),
        lambda: user.document.activate(Slot(0, 4)),
        lambda: user.document.enter("Ad"),
        user.document.clear,
        lambda: user.document.enter("2c"),
        user.document.undo,
    ):
        move()
        user.tell()
    assert [text for text, _ in spoken] == [
        "High card, A-K", "Pair of aces, king kicker", "Cleared", "High card, 2",
        "Undone: enter cards",
    ]  # fmt: skip
    deal_out(user, "As", "Ks")
    user.tell()
    spoken.clear()
    user.document.enter("Ah 2c")
    user.tell()
    said = [("Verdict: Seat B leads, both have ace high; the king beats the two", False)]
    assert spoken == said
    user.document.activate(Slot(0, 0))
    user.tell()
    assert spoken == said
    deal_out(user, "As Ad", "Ks")
    user.tell()
    spoken.clear()
    user.document.empty(Slot(1, 0))
    user.tell()
    assert spoken == []
    user.document.enter("Ks")
    user.tell()
    assert spoken == [("Verdict: Seat A leads, a pair beats high card", False)]


@pytest.mark.parametrize("seats", [1, 2])
def test_after_reveal_the_next_key_is_for_the_cards(user: User, seats: int) -> None:
    for _ in range(1, seats):
        user.document.add_seat()
    user.window.window_actions.teach.trigger()
    user.document.activate(Slot(0, 0))
    user.document.enter("As")
    reveal = not_none(user.window.area.verdict.findChild(TemporaryButton))
    assert reveal.isVisible()
    QTest.mouseClick(reveal, Qt.MouseButton.LeftButton)
    assert reveal.isHidden()
    assert user.deck.hasFocus()
    user.type("ks")
    assert user.cards() == "As Ks"


@pytest.mark.parametrize(
    ("cards", "is_level"), [("AhKh v QsQd @ Qh7h2c", True), ("AhKh v QQ+ @ Qh7h2c", False)]
)
def test_the_shares_of_two_hands_are_on_one_line_and_that_of_a_range_is_below_its_words(
    user: User, cards: str, is_level: bool
) -> None:
    user.document.begin(HOLDEM, 2)
    user.enter(cards)
    tops = []
    answers = user.window.area.answers
    seats = tuple([seat._replace(share="50.00%") for seat in answers.content.seats])
    answers.content = answers.content._replace(seats=seats)
    answers.changed.emit()
    for strip in user.window.area.seats:
        shown = [each for each in strip.findChildren(QLabel) if each.isVisible()]
        (figure,) = [each for each in shown if each.text() == "50.00%"]
        tops.append(figure.mapTo(user.window, figure.rect().topLeft()).y())
        assert is_level or strip.answer.figure_top == figure.y()
    assert (tops[0] == tops[1]) is is_level


P, W, R, N = CardRole.PLAYS, CardRole.WINS, CardRole.RESTS, CardRole.NONE


def parts(user: User, place: int) -> list[CardRole]:
    """Which part each card is seen to play."""
    said = {"Plays": P, "Plays in the hand that wins": W, "Does not play": R, "": N}
    return [said[slot.accessibleDescription()] for slot in user.slots(place)]


def look_at(user: User, seat: int, here: bool = True) -> None:
    strip = user.window.area.seats[seat]
    spot = QPointF(strip.rect().center())
    event = QEnterEvent(spot, spot, spot) if here else QEvent(QEvent.Type.Leave)
    QApplication.sendEvent(strip, event)


def test_the_board_shows_the_hand_of_the_seat_that_is_looked_at(user: User) -> None:
    deal_out(user, "9h Ks", "2s Ah", "10s Jd Qc 6d 5c")
    look_at(user, 1)
    assert parts(user, 1) == [R, N]  # the ace plays, the two does not
    assert (parts(user, BOARD), parts(user, 0)) == ([W, W, W, W, R], [P, P])
    look_at(user, 1, here=False)
    assert parts(user, BOARD) == [W, W, W, R, R]
    look_at(user, 1)
    user.slot(1, 0).setFocus()
    user.document.remove_seat(1)
    QApplication.processEvents()
    assert (len(user.window.area.seats), parts(user, BOARD)) == (1, [P, P, P, R, R])
