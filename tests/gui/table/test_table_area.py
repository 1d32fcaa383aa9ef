"""The line above the deck that says what comes next, or why something was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from analyser.gui.look.theme import dark_palette, theme_of
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import BOARD, DEAD, Slot

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.gui.conftest import Act, Look, User


def test_an_empty_table_says_what_to_do(user: User) -> None:
    assert user.prompt == (
        "Click a card to give it to seat A, or type it: A S is the ace of spades."
    )


def test_the_line_says_where_the_next_card_goes(user: User) -> None:
    user.document.change_game(HOLDEM)
    user.document.enter("As")
    assert user.prompt == "Next: seat A, card 2"
    user.document.activate(Slot(BOARD, 3))
    assert user.prompt == "Next: the board, card 4"
    user.document.rename_seat(0, "Ann")
    user.document.activate(Slot(0, 0))
    assert user.prompt == "Next: Ann, card 1"


def test_a_refusal_stands_until_the_next_move(user: User) -> None:
    user.document.enter("zz")
    assert user.prompt.startswith("Not done: “zz” is not a card")
    user.click("As")
    assert user.prompt == "Next: seat A, card 2"


def test_a_refusal_stands_out(user: User) -> None:
    def ground() -> str:
        prompt = user.window.area.prompt
        return prompt.grab().toImage().pixelColor(8, prompt.height() // 2).name()

    quiet = ground()
    user.document.enter("zz")
    assert ground() != quiet
    user.document.enter("As")
    assert ground() == quiet


def test_a_refusal_is_announced_at_once_in_its_own_words(
    user: User, spoken: list[tuple[str, bool]]
) -> None:
    user.document.enter("AhKh Ah")
    assert spoken == [("Ah is there twice, 1st and 3rd", True)]


def test_a_note_goes_away_by_itself(user: User, qtbot: QtBot) -> None:
    prompt = user.window.area.prompt
    user.document.deal(7)
    assert user.prompt == "Dealt; the number 7 deals these cards again"
    prompt._timer.setInterval(0)
    user.document.noted.emit("for a moment")
    assert user.prompt == "for a moment"
    qtbot.waitUntil(lambda: user.prompt == "Next: seat A, card 6")


def test_the_line_can_be_read_by_a_screen_reader(user: User, accessibles: Look) -> None:
    user.document.enter("As")
    assert "Next: seat A, card 2" in {found.name for found in accessibles(user.window.area.prompt)}


@pytest.mark.parametrize("refused", [True, False])
def test_the_felt_and_the_line_follow_the_theme(user: User, refused: bool) -> None:
    if refused:
        user.document.enter("zz")
    theme = theme_of(dark_palette())
    user.window.area.set_theme(theme)
    image = user.window.area.grab().toImage()
    assert image.pixelColor(image.width() // 2, 2) == theme.felt
    prompt = user.window.area.prompt.grab().toImage()
    ground = prompt.pixelColor(8, prompt.height() // 2)
    assert (ground == theme.warning) == refused


def test_a_tray_and_a_pot_never_open_a_window_of_their_own(user: User) -> None:
    opened = set(QApplication.topLevelWidgets())
    user.document.visit_dead(True)
    user.document.set_pot(7)
    assert user.window.area.pot.isVisible()
    assert set(QApplication.topLevelWidgets()) == opened


def test_a_tray_and_a_pot_that_come_later_follow_the_theme(user: User) -> None:
    user.document.visit_dead(True)
    user.document.set_pot(7)
    theme = theme_of(dark_palette())
    user.window.area.set_theme(theme)
    assert user.slot(DEAD, 0).theme == theme
    for strip in (user.window.area.pot, user.strips()[-1]):
        heading = strip.findChildren(QLabel)[0]
        assert heading.palette().color(QPalette.ColorRole.WindowText) == theme.on_felt


# Unknown cards -------------------------------------------------------------------------------


def test_a_button_places_an_unknown_card_and_leaves_the_focus_where_it_was(user: User) -> None:
    user.document.change_game(HOLDEM)
    user.deck.setFocus()
    button = user.window.area.prompt.unknown
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert user.cards() == "??"
    assert user.prompt == "Next: seat A, card 2"
    assert user.deck.hasFocus()
    assert button.width() >= 24
    assert button.height() >= 24


def test_the_button_works_by_keyboard_and_by_screen_reader(
    user: User, act: Act, qtbot: QtBot
) -> None:
    button = user.window.area.prompt.unknown
    button.setFocus()
    user.key(Qt.Key.Key_Space)
    assert user.cards() == "??"
    with qtbot.waitSignal(user.document.changed):
        act(button, "Unknown card")
    assert user.cards() == "?? ??"


def test_the_button_is_off_where_no_unknown_card_can_be_placed(user: User) -> None:
    button, action = user.window.area.prompt.unknown, user.window.commands.unknown
    user.document.change_game(HOLDEM)

    def usable() -> bool:
        assert button.isEnabled() == action.isEnabled()
        return button.isEnabled()

    assert usable()
    user.document.visit_dead(True)
    assert not usable()
    user.document.visit_dead(False)
    assert usable()
    user.document.deal(7)
    assert not usable()


def test_a_refusal_leaves_the_button_its_room(user: User) -> None:
    button = user.window.area.prompt.unknown
    before = button.geometry()
    user.document.enter("z" * 39)
    QApplication.processEvents()
    assert button.geometry() == before


def test_an_unknown_opponent_is_said_to_be_one(user: User) -> None:
    user.document.change_game(HOLDEM)
    user.document.add_seat()
    user.document.activate(Slot(0, 0))
    user.enter("AhKh ?? ??")
    assert user.panel(1)[:1] == ["Seat B"]
    assert "Unknown cards" in user.panel(1)
    assert user.verdict == "Verdict: No verdict yet, the cards of Seat B are unknown"
    user.enter("Qh Jh 2c 3c 4d")
    assert user.active is None
