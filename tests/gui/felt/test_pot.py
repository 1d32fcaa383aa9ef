"""The pot and the bets: said in the pill and at the seats, typed in a panel, shared out, undone."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.felt.pot import PotEditor, PotPill, Tag
from analyser.poker.games import registry
from analyser.poker.table.table import MOST_CHIPS, new_table
from tests.gui.conftest import CTRL, SHIFT, User

CALL = "KcKd v JcTc v AhQh @ JhTs4h, A all in, pot 90, B bets 60"


@pytest.fixture
def pot(user: User) -> PotEditor:
    user.document.begin(registry.OMAHA_HI_LO, 2)
    user.key(Qt.Key.Key_P, CTRL | SHIFT)
    return user.window.area.pot


def write(user: User, chips: str) -> None:
    user.key(Qt.Key.Key_A, CTRL)
    user.key(Qt.Key.Key_Delete)
    user.type(chips)
    user.key(Qt.Key.Key_Return)
    QApplication.processEvents()


def enter(user: User, pot: PotEditor, text: str) -> None:
    pot.pot.setFocus()
    write(user, text)


def pill(user: User) -> PotPill:
    return user.window.area.view.scoreboard.pot


def tags(user: User) -> list[str]:
    """What lies at the seats, and below the needle."""
    return [tag.text for tag in user.window.area.view.findChildren(Tag) if tag.isVisible()]


def test_the_pill_opens_and_closes_the_panel_and_says_the_pot(user: User) -> None:
    assert not pill(user).isVisible(), "one hand wins no pot"
    user.enter("AhKh v QsQd @ QhJh2c")
    panel = user.window.area.pot
    assert (pill(user).isVisible(), pill(user).accessibleDescription()) == (True, "")
    alone = pill(user).grab().toImage()
    user.document.reveal.set_teaching(True)
    assert pill(user).isVisible(), "the pot is no answer"
    user.document.reveal.set_teaching(False)
    pill(user).click()
    assert user.focus() == "Pot"
    user.type("60")
    user.key(Qt.Key.Key_Return)
    assert (user.document.table.pot, panel.isVisible()) == (60, True)
    assert (pill(user).accessibleName(), pill(user).accessibleDescription()) == ("Pot", "Pot 60")
    assert pill(user).grab().toImage() != alone
    pill(user).click()
    assert (panel.isVisible(), user.deck.hasFocus()) == (False, True)
    for key in (Qt.Key.Key_P, Qt.Key.Key_K, Qt.Key.Key_I):
        user.key(key, CTRL | SHIFT)
        assert panel.isVisible()
        user.key(Qt.Key.Key_Escape)
        assert not panel.isVisible()


def test_bets_and_calls_stand_in_the_pill_and_at_the_seats(counting: User, qtbot: QtBot) -> None:
    user = counting
    user.document.enter(CALL)
    assert user.prompt == "Turn"  # also while the call is counted
    qtbot.waitUntil(lambda: user.content.bar.needle is not None)
    said = "Pot 90; Seat B bets 60; Seat C to call 60"
    assert pill(user).accessibleDescription() == said
    assert tags(user) == ["C needs 29%", "all in", "bets 60", "60 to call"]
    assert 0 < pill(user).fit(1) < pill(user).fit(250) < pill(user).fit(900) < 900
    user.document.enter("AhKh v QsQd, A in 30, B in 50")
    user.document.set_all_in(0, True)
    assert pill(user).accessibleDescription() == "Pot 80"
    assert tags(user) == ["all in for 30", "in for 50"]
    user.document.undo()
    assert tags(user) == ["in for 30", "in for 50"]


def test_the_panel_has_a_row_for_each_seat(user: User) -> None:
    user.enter(CALL)
    user.key(Qt.Key.Key_K, CTRL | SHIFT)
    panel = user.window.area.pot
    assert user.focus() == "Seat C to call"
    _, bet, call, put_in, all_in = panel.rows[1]
    assert (bet.text(), call.text(), put_in.text(), all_in.isChecked()) == ("60", "", "", False)
    assert panel.rows[0].all_in.isChecked()
    panel.rows[0].all_in.click()
    assert not user.document.table.seats[0].all_in
    panel.rows[2].bet.setFocus()
    write(user, "30")
    assert [seat.wager for seat in user.document.table.seats] == [None, None, 30]
    assert bet.text() == ""
    user.document.restore(new_table(registry.HOLDEM, 10))
    user.window.window_actions.bets.trigger()
    QApplication.processEvents()
    assert user.focus() == "Seat A is in for"
    assert len(panel.rows) == 10
    assert user.window.area.rect().contains(panel.geometry())


def test_the_winners_panels_say_how_many_chips_they_get(user: User, pot: PotEditor) -> None:
    user.document.enter("As2hKdKc v Ad4dQcQs @ 3c7d8hKs2c")
    enter(user, pot, "101")
    assert [seat.chips for seat in user.content.seats] == ["51 of 101 chips", "50 of 101 chips"]
    user.document.undo_stack.undo()
    assert [seat.chips for seat in user.content.seats] == ["", ""]


@pytest.mark.parametrize(("typed", "chips", "shown"), [
    ("101", 101, "101"), ("1,000", 1000, "1,000"), ("12 345", 12345, "12,345"),
    ("1000000", 10**6, "1,000,000"), ("0", 0, "0"),
])  # fmt: skip
def test_chips_are_grouped(user: User, pot: PotEditor, typed: str, chips: int, shown: str) -> None:
    enter(user, pot, typed)
    assert (user.document.table.pot, pot.pot.text()) == (chips, shown)


def test_the_pot_is_set_and_forgotten_in_words_or_refused(user: User, pot: PotEditor) -> None:
    stack = user.document.undo_stack
    enter(user, pot, "1000")
    assert stack.undoText() == "set the pot to 1,000"
    steps = stack.count()
    enter(user, pot, "1000")
    assert stack.count() == steps
    enter(user, pot, "")
    assert (user.document.table.pot, stack.undoText()) == (None, "forget the pot")
    stack.undo()
    assert pot.pot.text() == "1,000"
    stack.undo()
    assert pot.pot.text() == ""
    enter(user, pot, str(MOST_CHIPS + 1))
    assert user.prompt.startswith(f"Not done: The pot is {MOST_CHIPS + 1}; it must be")
    assert [user.document.table.pot] == [None]
    pot.pot.setFocus()
    user.type("90")
    user.document.deal(1)
    assert (user.document.table.pot, user.document.undo_stack.undoText()) == (90, "deal 1")


@pytest.mark.parametrize("typed", ["abc", "-5", "1x", "5e3", "1.5", "1,5", "10,00"])
def test_what_is_no_number_is_refused_in_words(user: User, pot: PotEditor, typed: str) -> None:
    enter(user, pot, "7")
    enter(user, pot, typed)
    said = f"Not done: “{typed}” is not a number of chips; type digits only, such as 101"
    assert user.prompt == said
    assert (user.document.table.pot, pot.pot.selectedText()) == (7, typed)
    user.type("8")
    user.key(Qt.Key.Key_Return)
    assert user.document.table.pot == 8


def test_side_pots_are_typed_in_one_field_a_seat(user: User) -> None:
    user.document.enter("AhKh v KsQd v 9c9d @ AdKd2c3c4h")
    user.key(Qt.Key.Key_I, CTRL | SHIFT)
    panel = user.window.area.pot
    assert panel.rows[0].put_in.hasFocus()
    for row, chips in zip(panel.rows, ("50", "100", "1000"), strict=True):
        row.put_in.setFocus()
        write(user, chips)
        assert "pot of 0" not in user.content.verdict.reason
    assert [seat.bet for seat in user.document.table.seats] == [50, 100, 1000]
    assert [row.put_in.text() for row in panel.rows] == ["50", "100", "1,000"]
    assert not any(row.put_in.placeholderText() for row in panel.rows)
    said = user.content.verdict.reason.split(" · ")
    assert said[1:] == ["Main pot of 150: A", "Side pot of 100: B", "900 back to C"]
    assert [seat.chips[:10] for seat in user.content.seats] == ["150 of 250", "100 of 250", ""]
    panel.dead_money.setFocus()
    write(user, "5")
    assert user.content.verdict.reason.split(" · ")[1] == "Main pot of 155: A"
    for _ in range(4):
        user.window.window_actions.undo.trigger()
    assert user.document.table.seats[0].bet is None
    assert " · " not in user.content.verdict.reason


def test_what_is_no_number_goes_with_its_seat(user: User, qtbot: QtBot) -> None:
    user.document.enter("AhKh v KsQd v 9c9d @ AdKd2c3c4h")
    panel, document = user.window.area.pot, user.document
    user.key(Qt.Key.Key_I, CTRL | SHIFT)
    write(user, "5x")
    assert "“5x” is not a number of chips" in user.prompt
    user.key(Qt.Key.Key_Escape)
    assert not document.has_edits
    user.key(Qt.Key.Key_I, CTRL | SHIFT)
    field = panel.rows[2].put_in
    field.setFocus()
    user.type("x")
    assert not document.take_in()
    panel.close_panel()
    assert panel.isVisible(), "what cannot be read stays in sight"
    with qtbot.waitSignal(field.destroyed):
        document.show(replace(document.table, seats=document.table.seats[:2]))
    assert document.take_in()


def test_where_bets_make_the_pot_none_is_kept(user: User) -> None:
    user.document.enter("AhKh v KsQd v 9c9d @ AdKd2c3c4h")
    user.document.set_pot(300)
    user.document.set_bet(0, 50)
    gone = "The pot from before is gone: the bets make it"
    assert (user.document.table.pot, user.prompt) == (None, gone)
    user.document.set_bet(1, 100)
    assert user.document.set_pot(1000) is False
    assert "The bets make the pot; give either the pot or the bets" in user.prompt
    assert [user.document.table.pot] == [None]
    user.document.undo_stack.undo()
    user.document.undo_stack.undo()
    assert user.document.table.pot == 300


def test_a_tag_with_many_words_stays_on_its_seat(user: User) -> None:
    """With enlarged text it stuck out of the window and lay over the next seat's."""
    user.window.set_zoom(200)
    user.enter("4d2s v Td9s v 2d4h v 5s9h, pot 1000, B bets 5000")
    for seat, chips in enumerate((1500, 80, 30, 30)):
        user.document.set_bet(seat, chips)
    QApplication.processEvents()
    view = user.window.area.view
    for tag, plate in zip(view._tags[1:], view.seats, strict=True):
        assert tag.text
        assert plate.x() <= tag.x()
        assert tag.geometry().right() <= plate.geometry().right()
