"""Faults that people once met in the window, each as they met it, many in two states at once."""

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.pages.page import Page
from analyser.gui.pages.pages_panel import Pages
from analyser.gui.picture import felt_picture
from analyser.gui.state import live_odds
from analyser.gui.state.document import Document
from analyser.gui.state.guest import hand_of_file
from analyser.gui.state.live_odds import UNTIL_STOPPED
from analyser.gui.state.settings import ZOOMS
from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import HOLDEM, OMAHA, OMAHA_HI_LO, find_game
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.saved_table import table_from_json
from analyser.poker.table.table import DEAD, Slot, Table, new_table
from felt_contents import said_of
from tests.gui.conftest import CTRL, SHIFT, Key, Look, OpenWindow, User


def test_the_tray_is_in_sight_when_the_next_card_goes_there(user: User) -> None:
    """With ten seats at 1024 by 700 it was not."""
    assert (user.window.width(), user.window.height()) == (1024, 700)
    user.document.begin(HOLDEM, 10)
    user.document.deal(4)
    user.document.empty(Slot(0, 0))
    user.key(Key.Key_D, CTRL)
    QApplication.processEvents()
    assert user.active == Slot(DEAD, 0)
    slot = user.slot(DEAD, 0)
    assert slot.visibleRegion().boundingRect() == slot.rect()


def begin_to_type(user: User, where: str) -> None:
    if where == "pot":
        user.key(Key.Key_P, CTRL | Qt.KeyboardModifier.ShiftModifier)
        user.type("60")
        return
    user.window.area.view.seats[0].edit_name()
    (field,) = user.window.area.view.seats[0].findChildren(QLineEdit)
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    QTest.keyClicks(field, "Ann")


def has_typed(user: User, where: str) -> bool:
    table = user.document.table
    return (table.pot == 60) if where == "pot" else (table.seats[0].name == "Ann")


@pytest.mark.parametrize("where", ["name", "pot"])
def test_redo_and_undo_find_what_is_typed_as_a_step_of_its_own(user: User, where: str) -> None:
    """A move was made inside Redo, which ended the program, and inside Undo, which lost it."""
    user.enter("AhKh v QsQd")
    user.key(Key.Key_T, CTRL)
    user.key(Key.Key_Z, CTRL)
    stack, before = user.document.undo_stack, user.document.table
    begin_to_type(user, where)
    user.window.window_actions.redo.trigger()
    QApplication.processEvents()
    assert has_typed(user, where)
    assert not stack.canRedo()  # something new was done
    user.window.window_actions.undo.trigger()
    assert user.document.table == before
    begin_to_type(user, where)
    user.window.window_actions.undo.trigger()
    QApplication.processEvents()
    assert user.document.table == before
    assert stack.canRedo()
    user.window.window_actions.redo.trigger()
    assert has_typed(user, where)


@pytest.mark.parametrize("where", ["name", "pot"])
def test_what_is_typed_is_saved_or_has_a_star(user: User, where: str, tmp_path: Path) -> None:
    """The file lacked it, and the title did not show that."""
    file = tmp_path / "table.handtable"
    user.enter("AhKh v QsQd")
    user.document.set_saved(str(file))
    begin_to_type(user, where)
    assert user.window.isWindowModified()
    user.window.open_and_save.save()
    assert not user.window.isWindowModified()
    assert has_typed(user, where)
    saved = table_from_json(file.read_text("utf-8"))
    assert (saved.pot, saved.seats[0].name) == ((60, "") if where == "pot" else (None, "Ann"))


@pytest.mark.parametrize("action", ["copy", "copy_odds", "copy_picture", "save_as"])
def test_copies_have_typed_text(user: User, action: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("analyser.gui.look.file_dialogs.ask_where_to_save", lambda *arguments: "")
    user.enter("AhKh v QsQd @ QhJh2c7d8h")
    begin_to_type(user, "name")
    getattr(user.window.window_actions, action).trigger()
    assert has_typed(user, "name")
    user.window.sharing.finish()


@pytest.mark.parametrize("goes_elsewhere", [
    lambda user: user.key(Key.Key_B, CTRL), lambda user: user.key(Key.Key_D, CTRL),
    lambda user: user.key(Key.Key_2, CTRL),
    lambda user: user.window.area.tray.dead.click(),
], ids=["board", "dead", "seat", "click"])  # fmt: skip
def test_a_name_stays_if_cards_go_on(user: User, goes_elsewhere: Callable[[User], None]) -> None:
    """It was lost: these are no moves, so nothing took it in."""
    user.document.begin(HOLDEM, 2)
    begin_to_type(user, "name")
    goes_elsewhere(user)
    assert has_typed(user, "name")


def test_a_picture_tells_of_the_deal_there(user: User, monkeypatch: pytest.MonkeyPatch) -> None:
    """It read labels that are only written at one size, and told of the deal before."""
    drawn: list[str] = []

    def draw(picture: felt_picture.FeltPicture) -> QImage:
        drawn.append(picture.title)
        return QImage()

    monkeypatch.setattr(felt_picture, "image_of", draw)
    user.document.begin(find_game("draw"), 5)
    for number in (1, 2):
        user.document.deal(number)
        user.window.area.tray.fold(True)
        QApplication.processEvents()
    user.window.window_actions.copy_picture.trigger()
    user.window.sharing.finish()
    user.window.window_actions.teach.trigger()
    user.window.window_actions.copy_picture.trigger()
    user.window.sharing.finish()
    table = user.document.table
    assert drawn == [said_of(table).title, said_of(table, is_hidden=True).title]


def name_field(user: User, seat: int = 0) -> QLineEdit:
    (field,) = user.window.area.view.seats[seat].findChildren(QLineEdit)
    return field


def page_text(user: User, tab: int) -> str:
    user.window.window_actions.why.setChecked(True)
    pages = user.window.details
    pages.findChildren(Pages)[0].setCurrentIndex(tab)
    QApplication.processEvents()
    page = pages.findChildren(Pages)[0].currentWidget()
    assert isinstance(page, Page)
    return page.toPlainText()


def test_a_names_field_is_called_what_its_seat_is_called(user: User) -> None:
    user.document.begin(HOLDEM, 2)
    user.document.rename_seat(0, "Ann")
    assert name_field(user).accessibleName() == "Name of Ann"
    user.document.swap_seats(0, 1)
    assert [name_field(user, seat).accessibleName() for seat in (0, 1)] == [
        "Name of seat A",
        "Name of Ann",
    ]
    user.document.rename_seat(1, "Seat B")
    user.document.rename_seat(1, "")
    assert name_field(user, 1).accessibleName() == "Name of seat B"


def test_a_typed_rank_is_forgotten_when_the_next_card_goes_elsewhere(user: User) -> None:
    """It waited for its suit, and the line said "Next: seat C"."""
    user.document.begin(HOLDEM, 2)
    user.enter("AhKhQsQd")
    user.deck.setFocus()
    user.type("a")
    user.key(Key.Key_T, CTRL)
    assert user.prompt == "Seat C's first card"
    assert not user.deck.typed_rank


@pytest.mark.parametrize("unknown", ["cards", "one card"])
def test_unknown_cards_are_cards_on_every_page(counting: User, unknown: str) -> None:
    """Why and Lows said "no cards yet" of what Odds counted."""
    counting.enter("AhKh v ?? ??" if unknown == "cards" else "AhKh v ??")
    counting.window.window_actions.why.setChecked(True)
    boxes = counting.window.details.choice
    boxes.setCurrentIndex(boxes.findText("Seat B"))
    for tab in (0, 3):
        assert page_text(counting, tab) == "The cards of Seat B are unknown."


@pytest.mark.parametrize("change", [
    lambda document: document.set_pot(60), lambda document: document.rename_seat(0, "Ann"),
    lambda document: document.add_seat(), lambda document: document.swap_seats(0, 1),
    lambda document: document.exchange(Slot(0, 0), Slot(0, 1)),
    lambda document: document.pick(parse_cards("2s")[0]) and document.undo(),
], ids=["pot", "name", "seat", "swap", "order", "undo"])  # fmt: skip
def test_what_is_revealed_stays_so(user: User, change: Callable[[Document], object]) -> None:
    user.enter("AhKh v QsQd @ QhJh2c")
    user.document.reveal.set_teaching(True)
    user.document.reveal.show_answers()
    change(user.document)
    assert not user.document.reveal.hidden
    user.document.pick(parse_cards("2s")[0])
    assert user.document.reveal.hidden


def test_there_is_nothing_to_reveal_twice(user: User) -> None:
    user.enter("AhKh v QsQd @ QhJh2c")
    user.window.window_actions.teach.trigger()
    reveal = user.window.window_actions.reveal
    assert reveal.isEnabled()
    reveal.trigger()
    assert not reveal.isEnabled()
    user.document.pick(parse_cards("2s")[0])
    assert reveal.isEnabled()
    user.window.window_actions.teach.trigger()
    assert not reveal.isEnabled()


def test_no_size_of_text_is_offered_that_is_there(user: User) -> None:
    actions = user.window.window_actions
    sizes = actions.larger, actions.smaller, actions.plain_size
    for percent, offers in (
        (ZOOMS[0], [True, False, True]),
        (100, [True, True, False]),
        (ZOOMS[-1], [False, True, True]),
    ):
        user.window.set_zoom(percent)
        assert [size.isEnabled() for size in sizes] == offers


def test_who_wins_high_and_low_is_hidden_from_the_ear_too(user: User, accessibles: Look) -> None:
    """Their cards were still called "Best five, ahead", with their names."""
    user.document.begin(OMAHA_HI_LO, 2)
    user.enter("As 2h Kd Kc 3c 7d 8h Ks 2c Ad 4d Qc Qs")
    QApplication.processEvents()

    def heard() -> str:
        return " ".join(
            [each.name + each.description for each in accessibles(user.window.area)]
            + [part.toolTip() for part in user.window.area.findChildren(QWidget)]
        )

    secrets = user.content.seats[0].title, user.content.verdict.text, "Plays"
    assert [secret for secret in secrets if secret not in heard()] == []
    user.window.window_actions.teach.trigger()
    QApplication.processEvents()
    assert [secret for secret in secrets if secret in heard()] == []


def test_an_estimate_can_be_stopped_while_it_is_hidden(counting: User, qtbot: QtBot) -> None:
    too_many(counting, qtbot)
    live, board = counting.window.odds, counting.window.area.view.scoreboard
    live.estimate(UNTIL_STOPPED)
    qtbot.waitUntil(lambda: live.standing.odds is not None)
    counting.window.window_actions.teach.trigger()
    assert board.stop.isVisible()
    assert counting.shares() == ()
    board.stop.click()
    assert (live.is_counting, board.stop.isVisible()) == (False, False)


def too_many(user: User, qtbot: QtBot) -> None:
    user.document.begin(OMAHA, 3)
    user.document.enter("AhKhQsJd")
    user.document.make_unknown(1)
    user.document.make_unknown(2)
    qtbot.waitUntil(lambda: user.window.odds.standing.may_be_estimated)


def test_an_estimate_stopped_after_a_pot_is_offered_again(
    counting: User, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There were neither odds nor the button."""
    too_many(counting, qtbot)
    live = counting.window.odds
    # Until it is stopped no deal has been drawn.
    monkeypatch.setattr(live_odds, "_estimate", lambda *_: (0.0 for _ in count()))
    live.estimate()
    counting.document.set_pot(60)
    live.cancel()
    assert live.standing.may_be_estimated
    assert live.standing.table is counting.document.table
    assert counting.window.area.view.scoreboard.bar.accessibleName() == "Estimate"


@pytest.mark.parametrize(("change", "seats"), [
    (lambda document: document.set_pot(60), (0, 1)),
    (lambda document: document.swap_seats(0, 1), (1, 0)),
    (lambda document: document.add_seat(), (0, 1)),
    (lambda document: document.open(new_table()) and document.undo(), (0, 1)),
    (lambda document: document.clear() and document.undo(), (0, 1)),
], ids=["pot", "swap", "seat", "another hand", "undo"])  # fmt: skip
def test_a_played_hand_goes_on_whatever_was_changed_beside_its_cards(
    document: Document,
    streets: tuple[Table, ...],
    change: Callable[[Document], object],
    seats: tuple[int, int],
) -> None:
    """Other cards were dealt, without a word."""
    document.show_hand(hand_of_file(streets, False))
    document.open(streets[0])
    change(document)
    before = document.table
    document.deal_street()
    assert document.table.board == streets[1].board
    document.complete_board()
    assert (document.table.board, document.table.seats) == (streets[2].board, before.seats)
    assert document.table.seats[seats[0]].cards == streets[0].seats[0].cards
    assert document.table.pot == before.pot


def test_the_matrix_of_a_range_goes_with_its_seat(user: User) -> None:
    """It edited the seat that came after, or the one before."""
    user.document.begin(HOLDEM, 3)
    for seat, held in enumerate(("AA", "KK, 72o", "QQ")):
        user.document.set_range(seat, parse_range(held))
    user.document.range_asked.emit(1)

    def shown() -> dict[int, str]:
        panels = {seat.place: seat.panel for seat in user.window.area.view.seats}
        return {
            place: str(panel.model.range)
            for place, panel in panels.items()
            if panel is not None and panel.isVisible()
        }

    assert shown() == {1: "KK, 72o"}
    user.document.remove_seat(0)
    assert shown() == {0: "KK, 72o"}
    user.document.swap_seats(0, 1)
    assert shown() == {1: "KK, 72o"}
    user.document.undo()
    assert shown() == {0: "KK, 72o"}
    user.document.remove_seat(0)
    assert shown() == {}
    assert str(user.document.table.seats[0].range) == "QQ"


def test_the_number_of_a_deal_deals_it_again_beside_ranges(user: User) -> None:
    user.enter("AhKh v QQ+")
    user.document.deal(7)
    dealt = user.document.table
    assert user.document.undo_stack.undoText() == "deal 7"
    user.document.deal(7)
    assert user.document.table == dealt


def test_a_pot_that_cannot_be_read_stays_with_its_refusal(user: User) -> None:
    """With the next move the text went, and the refusal too."""
    user.document.begin(HOLDEM, 2)
    user.key(Key.Key_P, CTRL | SHIFT)
    user.type("12x")
    field = user.window.area.pot.pot
    for _ in range(2):
        user.window.window_actions.add_seat.trigger()
        assert field.isVisible()
        assert field.text() == "12x"
        assert user.prompt.startswith("Not done: “12x” is not a number of chips")
    user.click("As")
    assert (field.text(), user.cards(0)) == ("12x", "")
    field.setFocus()
    user.key(Key.Key_Escape)
    user.window.window_actions.add_seat.trigger()
    assert len(user.document.table.seats) == 3
    user.key(Key.Key_Escape)
    assert not field.isVisible()


def test_what_is_chosen_in_one_window_holds_in_the_other(open_window: OpenWindow) -> None:
    one, other = open_window(Document()), open_window(Document())
    one.window.window_actions.hands.trigger()
    one.window.activateWindow()
    one.window.window_actions.type_anywhere.setChecked(False)
    one.window.set_zoom(150)
    one.window.window_actions.decks.actions()[1].trigger()
    actions = other.window.window_actions
    assert not actions.type_anywhere.isChecked()
    assert other.window.font() == one.window.font()
    assert actions.decks.actions()[1].isChecked()
    looks = [each.deck.viewport().grab().toImage() for each in (one, other)]
    assert looks[0] == looks[1]
    assert actions.plain_size.isEnabled()
    actions.larger.trigger()
    assert one.window.font() == other.window.font()
