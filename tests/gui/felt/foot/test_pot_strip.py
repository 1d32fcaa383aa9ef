"""The pot: typed in chips, shared out, undone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from analyser.gui.felt.foot.bets import Chips
from analyser.gui.felt.foot.pot_strip import PotStrip
from analyser.poker.games.game import Game
from analyser.poker.games.registry import (
    FIVE_CARD_OMAHA_HI_LO,
    GAMES,
    HOLDEM,
    OMAHA_HI_LO,
    STUD_HI_LO,
)
from analyser.poker.table.table import MOST_CHIPS
from tests.gui.conftest import CTRL, SHIFT, User


@pytest.fixture
def pot(user: User) -> PotStrip:
    user.document.begin(OMAHA_HI_LO, 2)
    QApplication.processEvents()
    return user.window.area.pot


def enter(user: User, pot: PotStrip, text: str) -> None:
    """Type over what is in the field, as a user does, and press Enter."""
    pot.field.setFocus()
    pot.field.selectAll()
    user.key(Qt.Key.Key_Delete)
    for letter in text:
        user.key(Qt.Key(ord(letter.upper())))
    user.key(Qt.Key.Key_Return)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_the_field_is_there_where_high_and_low_share_the_pot(user: User, game: Game) -> None:
    user.document.change_game(game)
    QApplication.processEvents()
    split = {OMAHA_HI_LO, FIVE_CARD_OMAHA_HI_LO, STUD_HI_LO}
    assert user.window.area.pot.isVisible() == (game in split)


def test_beside_what_it_takes_to_call_it_is_read_together_with_it(pot: PotStrip) -> None:
    """It lay in the opposite corner; Tab goes from one to the other, too."""
    line = pot.parentWidget()
    assert line is not None
    assert pot.x() > line.width() / 2, "before the buttons"
    pot.ask(Chips.CALL)
    QApplication.processEvents()
    call = pot.bets.to_call
    assert pot.y() == call.y() == 0
    assert 0 <= call.mapTo(line, QPoint()).x() - pot.geometry().right() < 2 * call.width()
    assert pot.stops == (pot.field, *pot.bets.stops)
    pot.follow()
    QApplication.processEvents()
    assert pot.x() > line.width() / 2, "where it was"


def test_in_another_game_it_is_asked_for_and_stays_while_there_is_a_pot(user: User) -> None:
    user.document.change_game(HOLDEM)
    pot = user.window.area.pot
    user.key(Qt.Key.Key_P, CTRL | SHIFT)
    assert user.focus() == "Pot in chips"
    assert pot.isVisible()
    user.type("60")
    user.key(Qt.Key.Key_Return)
    assert user.document.table.pot == 60
    user.window.area.deck.setFocus()
    assert pot.isVisible()
    user.document.undo_stack.undo()
    assert not pot.isVisible()


def test_a_field_that_was_asked_for_in_vain_goes_with_the_next_move(user: User) -> None:
    user.key(Qt.Key.Key_P, CTRL | SHIFT)
    assert user.window.area.pot.isVisible()
    user.click("As")
    assert not user.window.area.pot.isVisible()
    assert user.document.undo_stack.count() == 1


def test_the_winners_panels_say_how_many_chips_they_get(user: User, pot: PotStrip) -> None:
    user.document.activate(user.document.table.activate_first().active)  # type: ignore[arg-type]
    user.enter("As 2h Kd Kc 3c 7d 8h Ks 2c Ad 4d Qc Qs")
    enter(user, pot, "101")
    assert "Wins high: 51 chips" in user.answer(0)
    assert "Wins low: 50 chips" in user.answer(1)
    user.document.undo_stack.undo()
    assert "Wins high" in user.answer(0)


@pytest.mark.parametrize(
    ("typed", "chips", "shown"),
    [
        ("101", 101, "101"),
        ("1,000", 1000, "1,000"),
        ("12 345", 12345, "12,345"),
        ("1000000", 10**6, "1,000,000"),
        ("0", 0, "0"),
    ],
)
def test_whole_chips_are_read_and_grouped(
    user: User, pot: PotStrip, typed: str, chips: int, shown: str
) -> None:
    enter(user, pot, typed)
    assert user.document.table.pot == chips
    assert pot.field.text() == shown


def test_the_pot_is_set_and_forgotten_in_words_or_refused(user: User, pot: PotStrip) -> None:
    stack = user.document.undo_stack
    enter(user, pot, "1000")
    assert stack.undoText() == "set the pot to 1,000"
    steps = stack.count()
    enter(user, pot, "1000")
    assert stack.count() == steps
    enter(user, pot, "")
    assert (user.document.table.pot, stack.undoText()) == (None, "forget the pot")
    stack.undo()
    assert pot.field.text() == "1,000"
    stack.undo()
    assert pot.field.text() == ""
    enter(user, pot, str(MOST_CHIPS + 1))
    assert user.prompt.startswith(f"Not done: The pot is {MOST_CHIPS + 1}; it must be")
    assert [user.document.table.pot] == [None]
    pot.field.setFocus()
    user.type("90")
    user.document.deal(1)
    assert user.document.table.pot == 90
    assert user.document.undo_stack.undoText() == "deal"


@pytest.mark.parametrize("typed", ["abc", "-5", "1x", "5e3", "1.5", "1,5", "10,00"])
def test_what_is_no_number_of_chips_is_refused_in_words(
    user: User, pot: PotStrip, typed: str
) -> None:
    enter(user, pot, "7")
    enter(user, pot, typed)
    assert user.prompt == (
        f"Not done: “{typed}” is not a number of chips; type digits only, such as 101"
    )
    assert user.document.table.pot == 7
    assert pot.field.selectedText() == typed
    user.type("8")
    user.key(Qt.Key.Key_Return)
    assert user.document.table.pot == 8
