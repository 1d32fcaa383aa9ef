"""The answers on the felt: verdict, tags, which cards play, and what is announced."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.felt.content import CardRole, Place
from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import finish
from analyser.poker.nuts.nuts import find_nuts
from analyser.poker.table.table import BOARD, Slot
from tests.gui.conftest import Heard, Look, User


def deal_out(user: User, first: str, second: str, board: str = "") -> None:
    document = user.document
    document.begin(HOLDEM, 2)
    for place, cards in ((0, first), (1, second), (BOARD, board)):
        if cards:
            document.activate(Slot(place, 0))
            document.enter(cards)
    QApplication.processEvents()


def test_the_answer_is_text_that_a_screen_reader_reads(user: User, accessibles: Look) -> None:
    deal_out(user, "9h Ks", "9s Ah", "10s Jd Qc 6d 5c")
    names = {found.name for found in accessibles(user.window)}
    assert {"Verdict: A wins", "Reason: A straight beats ace high"} <= names
    cards = "nine of hearts and king of spades"
    assert f"Seat A, {cards}, Straight, king high, second-nut straight, wins" in names
    assert "Seat A, 100%" in names, "the bar"
    assert "River, five of clubs, 100 \N{EN DASH} 0; current" in names


def test_a_lone_hand_on_a_board_says_how_many_hands_it_beats(counting: User, qtbot: QtBot) -> None:
    counting.document.enter("AsKs @ Qs7s2c")
    qtbot.waitUntil(lambda: bool(counting.content.bar.segments))
    (segment,) = counting.content.bar.segments
    found = finish(find_nuts(HOLDEM, parse_cards("Qs7s2c"), parse_cards("AsKs")))
    assert (found.worse, found.holdings) == (640, 1081)
    assert (segment.number, segment.name) == ("59%", "of all holdings beaten")
    (seat,) = counting.content.seats
    assert (seat.share, seat.deals) == ("59.20%", "640 of 1,081")
    assert not any(street.shares for street in counting.content.rows[0].streets)


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
        "Verdict: Ace high, A-K", "Verdict: Pair of aces, King kicker", "Cleared",
        "Verdict: Two high", "Undone: enter cards",
    ]  # fmt: skip
    deal_out(user, "As", "Ks")
    user.tell()
    spoken.clear()
    user.document.enter("Ah 2c")
    user.tell()
    said = [("Verdict: B is ahead, Both have ace high; the king beats the two", False)]
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
    assert spoken == [("Verdict: A is ahead, A pair beats king high", False)]


@pytest.mark.parametrize("seats", [1, 2])
def test_after_reveal_the_next_key_is_for_the_cards(user: User, seats: int) -> None:
    for _ in range(1, seats):
        user.document.add_seat()
    user.window.window_actions.teach.trigger()
    user.document.activate(Slot(0, 0))
    user.document.enter("As")
    bar = user.window.area.view.scoreboard.bar
    assert bar.accessibleName() == "Show the answer"
    assert user.verdict in ("What have you got?", "Who is ahead?")
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton)
    assert not user.content.is_hidden
    assert user.deck.hasFocus()
    user.type("ks")
    assert user.cards() == "As Ks"


P, R, W, N = CardRole.PLAYS, CardRole.RESTS, CardRole.WAITS, CardRole.NONE


def parts(user: User, place: int) -> list[CardRole]:
    """Which part each card is seen to play."""
    said = {"Plays": P, "Does not play": R, "": N}
    return [said[slot.accessibleDescription()] for slot in user.slots(place)]


def look_at(user: User, seat: int, here: bool = True) -> None:
    strip = user.window.area.view.seats[seat]
    spot = QPointF(strip.rect().center())
    event = QEnterEvent(spot, spot, spot) if here else QEvent(QEvent.Type.Leave)
    QApplication.sendEvent(strip, event)


def test_the_board_shows_the_hand_of_the_seat_that_is_looked_at(user: User) -> None:
    deal_out(user, "9h Ks", "2s Ah", "10s Jd Qc 6d 5c")
    look_at(user, 1)
    assert parts(user, 1) == [R, P]  # the ace plays, the two does not
    assert (parts(user, BOARD), parts(user, 0)) == ([P, P, P, P, R], [R, R])
    look_at(user, 1, here=False)
    assert parts(user, BOARD) == [P, P, P, R, R]
    look_at(user, 1)
    user.slot(1, 0).setFocus()
    user.document.remove_seat(1)
    QApplication.processEvents()
    assert (len(user.window.area.view.seats), parts(user, BOARD)) == (1, [P, P, P, R, R])


def test_before_the_last_card_the_five_of_who_is_ahead_rise(user: User) -> None:
    def roles(*places: tuple[Place, ...]) -> list[list[CardRole]]:
        return [[place.role for place in row if place.card is not None] for row in places]

    deal_out(user, "Ah Kh", "Qs Qd", "Qc Jh 2h")
    assert roles(user.content.rows[0].board) == [[N, N, N]]  # each hand has five cards: no choice
    user.type("8h")
    assert roles(user.content.rows[0].board) == [[W, P, P, P]]
    assert roles(*[seat.places for seat in user.content.seats]) == [[P, P], [N, N]]
    user.document.enter("omaha hi-lo: As2hKdKc v Ad4dQcQs @ 3c7d8hKs")
    a, b = [seat.places for seat in user.content.seats]
    assert roles(a, b) == [[W, W, P, P], [N, N, N, N]]
    assert [place.is_low for place in a] == [True, True, False, False]
