"""The pot and the bets below the deck: typed in chips, shared out, undone."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.felt.foot.bets import BetsStrip, Chips
from analyser.gui.felt.foot.pot_strip import PotStrip
from analyser.gui.look.widgets import Text
from analyser.poker.games import registry
from analyser.poker.games.game import Game
from analyser.poker.table.table import MOST_CHIPS, new_table
from tests.gui.conftest import CTRL, SHIFT, User


@pytest.fixture
def pot(user: User) -> PotStrip:
    user.document.begin(registry.OMAHA_HI_LO, 2)
    QApplication.processEvents()
    return user.window.area.pot


def write(user: User, chips: str) -> None:
    user.key(Qt.Key.Key_A, CTRL)
    user.key(Qt.Key.Key_Delete)
    user.type(chips)
    user.key(Qt.Key.Key_Return)
    QApplication.processEvents()


def enter(user: User, pot: PotStrip, text: str) -> None:
    pot.field.setFocus()
    write(user, text)


@pytest.mark.parametrize("game", registry.GAMES, ids=lambda game: str(game.key))
def test_the_field_is_there_where_high_and_low_share_the_pot(user: User, game: Game) -> None:
    user.document.change_game(game)
    QApplication.processEvents()
    split = {registry.OMAHA_HI_LO, registry.FIVE_CARD_OMAHA_HI_LO, registry.STUD_HI_LO}
    assert user.window.area.pot.isVisible() == (game in split)


def test_beside_what_it_takes_to_call_it_is_read_together_with_it(pot: PotStrip) -> None:
    """It lay in the opposite corner; Tab goes from one to the other, too."""
    line = pot.parentWidget()
    assert line is not None
    pot.ask(Chips.CALL)
    QApplication.processEvents()
    call = pot.bets.to_call
    assert pot.y() == call.y() == 0
    assert 0 <= call.mapTo(line, QPoint()).x() - pot.geometry().right() < 2 * call.width()
    assert pot.stops == (pot.field, *pot.bets.stops)


def test_in_another_game_it_is_asked_for_and_stays_while_there_is_a_pot(user: User) -> None:
    user.document.change_game(registry.HOLDEM)
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
    chips = [seat.chips for seat in user.content.seats]
    assert chips == ["51 of 101", "50 of 101"]
    user.document.undo_stack.undo()
    assert [seat.chips for seat in user.content.seats] == ["", ""]


@pytest.mark.parametrize(
    ("typed", "chips", "shown"),
    [
        ("101", 101, "101"), ("1,000", 1000, "1,000"), ("12 345", 12345, "12,345"),
        ("1000000", 10**6, "1,000,000"), ("0", 0, "0"),
    ],
)  # fmt: skip
def test_chips_are_grouped(user: User, pot: PotStrip, typed: str, chips: int, shown: str) -> None:
    enter(user, pot, typed)
    assert (user.document.table.pot, pot.field.text()) == (chips, shown)


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
    assert (user.document.table.pot, user.document.undo_stack.undoText()) == (90, "deal")


@pytest.mark.parametrize("typed", ["abc", "-5", "1x", "5e3", "1.5", "1,5", "10,00"])
def test_what_is_no_number_is_refused_in_words(user: User, pot: PotStrip, typed: str) -> None:
    enter(user, pot, "7")
    enter(user, pot, typed)
    said = f"Not done: “{typed}” is not a number of chips; type digits only, such as 101"
    assert user.prompt == said
    assert (user.document.table.pot, pot.field.selectedText()) == (7, typed)
    user.type("8")
    user.key(Qt.Key.Key_Return)
    assert user.document.table.pot == 8


@pytest.fixture
def bets(user: User) -> BetsStrip:
    user.document.enter("AhKh v KsQd v 9c9d @ AdKd2c3c4h")
    QApplication.processEvents()
    return user.window.area.pot.bets


def foot(user: User) -> list[str]:
    return list(user.content.lines)


def test_side_pots_are_typed_in_one_field_a_seat(user: User, bets: BetsStrip) -> None:
    assert not bets.isVisible()
    user.key(Qt.Key.Key_I, CTRL | SHIFT)
    assert bets.bets[0].hasFocus()
    for field, chips in zip(bets.bets, ("50", "100", "1000"), strict=True):
        field.setFocus()
        write(user, chips)
    assert [seat.bet for seat in user.document.table.seats] == [50, 100, 1000]
    assert [field.text() for field in bets.bets] == ["50", "100", "1,000"]
    assert foot(user) == [
        "Main pot of 150: A", "Side pot of 100: B", "900 back to C",
    ]  # fmt: skip
    assert [seat.chips for seat in user.content.seats] == ["150 of 250", "100 of 250", ""]
    bets.dead_money.setFocus()
    write(user, "5")
    assert foot(user)[0] == "Main pot of 155: A"
    for _ in range(4):
        user.window.window_actions.undo.trigger()
    QApplication.processEvents()
    assert (user.document.table.seats[0].bet, foot(user)) == (None, [])
    assert not bets.isVisible()


def test_what_it_takes_to_call_is_typed_with_the_pot(user: User, bets: BetsStrip) -> None:
    user.key(Qt.Key.Key_K, CTRL | SHIFT)
    assert bets.to_call.hasFocus()
    assert user.window.area.pot.field.isVisible()
    write(user, "50")
    assert (bets.to_call.text(), user.document.table.seats[0].to_call) == ("50", 50)
    assert bets.isVisible()
    user.window.window_actions.bets.trigger()
    assert bets.heightForWidth(400) > bets.heightForWidth(2000) == bets.sizeHint().height()
    assert bets.hasHeightForWidth()
    assert bets.bets[1].accessibleName() == "Seat B is in for, in chips"
    user.key(Qt.Key.Key_P, CTRL | SHIFT)
    user.type("100")
    user.key(Qt.Key.Key_K, CTRL | SHIFT)
    assert bets.to_call.hasFocus()
    user.type("50")
    user.key(Qt.Key.Key_I, CTRL | SHIFT)
    assert bets.bets[0].hasFocus()
    table = user.document.table
    assert (table.pot, table.seats[0].to_call) == (100, 50)
    for _ in range(2):
        user.document.undo()
    user.key(Qt.Key.Key_K, CTRL | SHIFT)
    user.window.area.pot.field.setFocus()
    write(user, "100")
    assert (user.document.table.pot, bets.to_call.isVisible()) == (100, True)
    bets.to_call.setFocus()
    write(user, "50")
    assert user.document.table.seats[0].to_call == 50


def test_fields_asked_for_in_vain_go_with_a_move_or_undo(user: User, bets: BetsStrip) -> None:
    user.key(Qt.Key.Key_I, CTRL | SHIFT)
    assert bets.isVisible()
    user.document.add_seat()
    assert not bets.isVisible()
    user.window.window_actions.bets.trigger()
    assert len(bets.bets) == 4
    user.document.remove_seat(3)
    assert (len(bets.bets), bets.isVisible()) == (3, False)
    user.document.set_pot(100)
    user.key(Qt.Key.Key_I, CTRL | SHIFT)
    write(user, "50")
    user.window.window_actions.undo.trigger()
    assert (user.document.table.pot, bets.isVisible()) == (100, False)


def test_what_is_no_number_goes_with_its_seat(user: User, bets: BetsStrip, qtbot: QtBot) -> None:
    user.key(Qt.Key.Key_I, CTRL | SHIFT)
    write(user, "5x")
    assert "“5x” is not a number of chips" in user.prompt
    user.key(Qt.Key.Key_Escape)
    assert not user.document.has_edits
    document = user.document
    user.key(Qt.Key.Key_I, CTRL | SHIFT)
    field = bets.bets[2]
    field.setFocus()
    user.type("x")
    assert not document.take_in()
    with qtbot.waitSignal(field.destroyed):
        document.show(replace(document.table, seats=document.table.seats[:2]))
    assert document.take_in()


def test_ten_seats_have_brief_labels(user: User) -> None:
    user.document.restore(new_table(registry.HOLDEM, 10))
    user.window.resize(1180, 820)
    user.window.window_actions.bets.trigger()
    QApplication.processEvents()
    bets = user.window.area.pot.bets
    said = [label.text() for label in bets.findChildren(Text) if label.isVisible()]
    assert sorted(said) == ["Dead money", "In for", *[f"Seat {seat}" for seat in "ABCDEFGHIJ"]]
    user.document.restore(new_table(registry.HOLDEM, 2))
    user.window.window_actions.bets.trigger()
    QApplication.processEvents()
    said = [label.text() for label in bets.findChildren(Text) if label.isVisible()]
    assert sorted(said) == ["Dead money", "Seat A is in for", "Seat B is in for"]


def test_where_bets_make_the_pot_none_is_asked_for_or_kept(user: User, bets: BetsStrip) -> None:
    user.document.set_pot(300)
    user.document.set_bet(0, 50)
    gone = "The pot of before is gone: the bets make it"
    assert (user.document.table.pot, user.prompt) == (None, gone)
    user.document.set_bet(1, 100)
    assert user.document.set_pot(1000) is False
    assert "The bets make the pot; give either the pot or the bets" in user.prompt
    assert [user.document.table.pot] == [None]
    user.document.undo_stack.undo()
    user.document.undo_stack.undo()
    assert user.document.table.pot == 300
    user.document.set_pot(None)
    user.document.set_to_call(50)
    assert user.window.area.pot.field.isVisible()
    user.document.set_bet(0, 50)
    assert not user.window.area.pot.field.isVisible()
