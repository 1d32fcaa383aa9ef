"""The verdict, the panels side by side, and what is announced."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from analyser.poker.cards import Card
from analyser.poker.games.registry import HOLDEM, find_game
from analyser.poker.table.table import BOARD, Slot

if TYPE_CHECKING:
    from tests.gui.conftest import Look, User


def deal_out(user: User, first: str, second: str, board: str = "") -> None:
    """Give two seats of hold'em their cards, and the board its own."""
    document = user.document
    document.change_game(HOLDEM)
    document.add_seat()
    for place, cards in ((0, first), (1, second), (BOARD, board)):
        if cards:
            document.activate(Slot(place, 0))
            document.enter(cards)
    QApplication.processEvents()


def tags(user: User) -> list[str]:
    words = {"Wins", "Leads", "Tie"}
    seats = range(len(user.document.table.seats))
    return [next(iter(words & set(user.panel(seat))), "") for seat in seats]


def test_with_one_seat_there_is_no_verdict(user: User) -> None:
    user.enter("As Kd Qc Jh Ts")
    assert user.verdict == ""
    assert "Straight, ace high" in user.panel()


def test_two_empty_seats_say_what_to_do(user: User) -> None:
    user.document.add_seat()
    QApplication.processEvents()
    assert user.verdict == "Verdict: No verdict yet, give two seats cards to compare"
    assert user.panel(1) == ["Seat B", "No cards yet", "Click one of its slots, then a card."]


@pytest.mark.parametrize(
    ("first", "second", "board", "verdict", "tagged"),
    [
        (
            "9h Ks", "9s Ah", "10s Jd Qc 6d 5c",
            "Seat A wins, a straight beats high card", ["Wins", ""],
        ),
        (
            "Qc 5h", "5d Jd", "Tc Jh Qd Ks Ah",
            "Seat A and Seat B tie, everyone plays the board: Straight, ace high",
            ["Tie", "Tie"],
        ),
        (
            "As Ah", "Ks Kh", "",
            "Seat A leads, both have one pair; the pair decides, ace over king", ["Leads", ""],
        ),
        (
            "2c 7d", "8c 9d", "8h 9h 2h",
            "Seat B leads, two pair beats one pair", ["", "Leads"],
        ),
    ],
)  # fmt: skip
def test_the_verdict_says_who_wins_and_why(
    user: User, first: str, second: str, board: str, verdict: str, tagged: list[str]
) -> None:
    deal_out(user, first, second, board)
    assert user.verdict == f"Verdict: {verdict}"
    assert tags(user) == tagged


def test_the_first_tie_breaker_that_differs_is_marked_in_both_panels(
    user: User, accessibles: Look
) -> None:
    deal_out(user, "Ah Kh", "As Qs", "Ad Jh 2c 7d 9s")
    names = {found.name for found in accessibles(user.window)}
    assert "Tie-breakers: A-K-J-9; the first kicker decides: king" in names
    assert "Tie-breakers: A-Q-J-9; the first kicker decides: queen" in names
    user.document.clear()
    QApplication.processEvents()
    assert not any("decides:" in found.name for found in accessibles(user.window))


@pytest.mark.parametrize(
    ("first", "second", "board"),
    [("9h Ks", "9s Ah", "10s Jd Qc 6d 5c"), ("Qc 5h", "5d Jd", "Tc Jh Qd Ks Ah")],
)
def test_where_no_tie_breaker_decides_none_is_marked(
    user: User, accessibles: Look, first: str, second: str, board: str
) -> None:
    deal_out(user, first, second, board)
    assert not any("decides:" in found.name for found in accessibles(user.window))


def test_seats_are_called_by_their_names(user: User) -> None:
    deal_out(user, "As Ah", "Ks Kh")
    user.document.rename_seat(0, "Ann")
    assert user.verdict.startswith("Verdict: Ann leads, ")
    assert user.panel(0)[0] == "Ann"


def test_a_verdict_is_text_that_a_screen_reader_reads(user: User, accessibles: Look) -> None:
    deal_out(user, "9h Ks", "9s Ah", "10s Jd Qc 6d 5c")
    names = {found.name for found in accessibles(user.window)}
    assert "Verdict: Seat A wins, a straight beats high card" in names
    assert {"Seat A wins", "a straight beats high card"} <= names
    assert {"Result of Seat A", "Straight, king high", "High card, A-Q-J-T-9"} <= names


def test_the_only_seats_hand_is_announced_when_it_changes(
    user: User, spoken: list[tuple[str, bool]]
) -> None:
    user.document.enter("As Kd")
    user.document.activate(Slot(0, 4))
    user.document.enter("Ad")
    user.document.clear()
    user.document.enter("2c")
    assert spoken == [
        ("High card, A-K", False),
        ("One pair, aces, king kicker", False),
        ("High card, 2", False),
    ]


def test_a_new_verdict_is_announced_once(user: User, spoken: list[tuple[str, bool]]) -> None:
    deal_out(user, "As", "Ks")
    spoken.clear()
    user.document.enter("Ah 2c")
    assert spoken == [
        (
            "Verdict: Seat B leads, both have high card; the second card decides, king over two",
            False,
        )
    ]
    translated = list(spoken)
    user.document.activate(Slot(0, 0))
    assert spoken == translated


def test_a_verdict_that_comes_back_is_announced_again(
    user: User, spoken: list[tuple[str, bool]]
) -> None:
    deal_out(user, "As Ad", "Ks")
    spoken.clear()
    user.document.empty(Slot(1, 0))
    assert spoken == []
    user.document.enter("Ks")
    assert spoken == [("Verdict: Seat A leads, one pair beats high card", False)]


def test_panels_come_and_go_with_the_seats(user: User) -> None:
    for count in (2, 3, 2, 1):
        if count > len(user.document.table.seats):
            user.document.add_seat()
        else:
            user.document.remove_seat(0)
        QApplication.processEvents()
        panels = user.window.results.panels
        assert len(panels) == min(count, 2)
        assert all(panel.isVisible() for panel in panels)
        lefts = [panel.x() for panel in panels]
        assert lefts == sorted(set(lefts))
        widths = {panel.width() for panel in panels}
        assert max(widths) - min(widths) <= 1


def test_of_many_seats_the_winner_stands_beside_the_chosen_one(user: User) -> None:
    user.document.change_game(HOLDEM)
    for _ in range(3):
        user.document.add_seat()
    user.document.activate(Slot(0, 0))
    user.document.enter("2c 7d  Ah Ad  Kh Kd  Qh Qd")
    assert user.window.results.seats == (1, 2)  # the winner, and who came nearest
    user.document.activate(Slot(3, 0))
    assert user.window.results.seats == (1, 3)
    user.document.activate(Slot(0, 1))
    assert user.window.results.seats == (0, 1)
    assert user.panel(1)[0] == "Seat B"


def test_the_answer_is_hidden_until_it_is_asked_for(user: User) -> None:
    user.document.add_seat()
    user.window.commands.teach.trigger()
    user.document.activate(Slot(0, 0))
    user.document.enter("As Ad Kc Qd Jh  2s 2d Ks Qs Js")
    assert user.verdict.startswith("Verdict: What is it?")
    assert "One pair" not in " ".join(user.panel(0))
    reveal = user.window.results.verdict.findChild(QPushButton)
    assert reveal is not None
    reveal.click()
    assert user.verdict.startswith("Verdict: Seat A wins")
    assert "One pair, aces, K-Q-J kickers" in user.panel(0)
    user.document.pick(Card("2s"))
    assert user.verdict.startswith("Verdict: What is it?")
    user.window.commands.reveal.trigger()
    assert user.verdict.startswith("Verdict: Seat A leads")
    user.window.commands.teach.trigger()
    assert not user.window.commands.reveal.isEnabled()
    user.document.pick(Card("3s"))
    assert user.verdict.startswith("Verdict: Seat A")


@pytest.mark.parametrize("seats", [1, 2])
def test_after_reveal_the_next_key_is_for_the_cards(user: User, seats: int) -> None:
    for _ in range(1, seats):
        user.document.add_seat()
    user.window.commands.teach.trigger()
    user.document.activate(Slot(0, 0))
    user.document.enter("As")
    reveal = user.window.results.verdict.findChild(QPushButton)
    assert reveal is not None
    QTest.mouseClick(reveal, Qt.MouseButton.LeftButton)
    assert reveal.isHidden()
    assert user.deck.hasFocus()
    user.type("ks")
    assert user.cards() == "As Ks"


def test_who_wins_the_high_and_ties_for_the_low_does_not_win_both(user: User) -> None:
    user.document.change_game(find_game("omaha8"))
    user.document.add_seat()
    user.document.activate(Slot(0, 0))
    user.document.enter("As 3s Kh Kd  Ad 3d Jh 9d  2c 4d 8h Ks Qd")
    assert "Wins both" not in user.panel(0)
    assert "High and low" in user.panel(0)
    assert "Ties low" in user.panel(1)
