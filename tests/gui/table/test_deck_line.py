"""The line below the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import BOARD, Slot

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.gui.conftest import User


def settle(qtbot: QtBot, user: User) -> None:
    qtbot.waitUntil(lambda: user.window.area.hints.up_to_date)


def royal_draw(user: User) -> None:
    """AhKh against QsQd / Qh Jh 2c 7d, the last card to come."""
    document = user.document
    document.change_game(HOLDEM)
    document.add_seat()
    for place, cards in ((0, "AhKh"), (1, "QsQd"), (BOARD, "QhJh2c7d")):
        document.activate(Slot(place, 0))
        document.enter(cards)


def hover(user: User, card: str) -> None:
    QTest.mouseMove(user.deck.viewport(), user.where(card))


def preview(user: User) -> str:
    return user.window.area.deck_line.preview


def test_it_explains_the_badges_that_are_shown(user: User, qtbot: QtBot) -> None:
    line = user.window.area.deck_line
    assert line.legend == []
    empty = line.grab().toImage()
    royal_draw(user)
    settle(qtbot, user)
    assert line.legend == ["A Seat A wins", "B Seat B wins", "△ better, but loses"]
    assert line.grab().toImage() != empty


def test_the_card_under_the_pointer_says_what_it_would_do(user: User) -> None:
    royal_draw(user)
    hover(user, "Th")
    assert preview(user) == (
        "With the ten of hearts: Seat A wins, a royal flush beats three of a kind"
    )
    hover(user, "2h")
    assert preview(user) == "With the two of hearts: Seat B wins, a full house beats a flush"
    hover(user, "As")
    assert preview(user).startswith("With the ace of spades: Seat B wins, ")
    hover(user, "Ah")
    assert preview(user) == ""


def test_it_says_what_a_single_seat_would_have(user: User) -> None:
    user.document.enter("As Kd Qh Jh")
    hover(user, "Tc")
    assert preview(user) == "With the ten of clubs: Straight, ace high"


def test_the_card_in_focus_speaks_where_there_is_no_pointer(user: User) -> None:
    royal_draw(user)
    user.deck.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(4):
        user.key(Qt.Key.Key_Right)
    assert preview(user) == (
        "With the ten of spades: Seat A wins, a straight beats three of a kind"
    )
    user.window.entry.setFocus()
    assert preview(user) == ""


def test_looking_at_cards_announces_nothing(user: User, spoken: list[tuple[str, bool]]) -> None:
    royal_draw(user)
    spoken.clear()
    hover(user, "Th")
    hover(user, "Ts")
    assert preview(user) != ""
    assert spoken == []


def test_a_move_writes_it_anew(user: User) -> None:
    user.document.enter("As Kd Qh Jh")
    hover(user, "Tc")
    user.click("Tc")
    assert preview(user) == ""
    user.document.undo_stack.undo()
    assert preview(user) == "With the ten of clubs: Straight, ace high"


def test_a_class_is_told_nothing_before_the_reveal(user: User) -> None:
    user.document.enter("As Kd Qh Jh")
    user.window.commands.teach.setChecked(True)
    hover(user, "Tc")
    assert preview(user) == ""
    user.window.commands.reveal.trigger()
    assert preview(user) == "With the ten of clubs: Straight, ace high"


def test_a_long_sentence_is_cut_and_the_window_stays_as_wide(user: User) -> None:
    royal_draw(user)
    user.document.rename_seat(0, "Somebody with a very long name " * 12)
    width = user.window.width()
    hover(user, "Th")
    user.window.grab()
    assert user.window.width() == width
    QTest.mouseMove(user.deck.viewport(), QPoint(0, 0))
