"""Every move becomes a step of the history or a refusal in words."""

import gc
import weakref
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from analyser.gui.state import document as document_module
from analyser.gui.state.document import Document
from analyser.gui.state.guest import Guest, hand_of_file
from analyser.poker.cards import DECK, UNKNOWN, Card, parse_cards
from analyser.poker.games.registry import ANY, HOLDEM, OMAHA
from analyser.poker.ranges.notation import parse_range
from analyser.poker.results.outcome import outcome_of
from analyser.poker.table.streets import deal_street
from analyser.poker.table.table import BOARD, DEAD, Slot, Table, new_table
from analyser.poker.table.written_line import line_of
from examples import examples


def cards(document: Document, seat: int = 0) -> str:
    return " ".join(map(str, document.table.seats[seat].cards))


def test_a_picked_card_is_placed_and_picked_again_or_emptied_taken_back(document: Document) -> None:
    assert document.pick(Card("As"))
    assert document.pick(Card("Kd"))
    assert cards(document) == "As Kd"
    assert document.pick(Card("As"))
    assert (cards(document), document.table.active) == ("Kd", Slot(0, 0))
    assert document.empty(Slot(0, 1))
    assert (cards(document), document.undo_stack.undoText()) == ("", "take back king of diamonds")
    document.activate(Slot(0, 4))
    assert (document.table.active, document.undo_stack.count()) == (Slot(0, 4), 4)


def test_every_change_is_told_once_with_the_outcome_ready(document: Document) -> None:
    seen = []
    document.changed.connect(lambda: seen.append(document.outcome == outcome_of(document.table)))
    document.pick(Card("As"))
    document.enter("Kd Qc")
    document.undo_stack.undo()
    document.activate(Slot(0, 3))
    document.deal(7)
    assert seen == [True] * 5


def test_undo_and_redo_say_in_words_what_they_do(document: Document) -> None:
    document.pick(Card("As"))
    document.add_seat()
    document.rename_seat(1, "Ann")
    document.swap_seats(0, 1)
    document.change_game(HOLDEM)
    document.remove_seat(0)
    document.pick(Card("As"))
    document.deal(1)
    document.clear()
    stack = document.undo_stack
    assert [stack.text(step) for step in range(stack.count())] == [
        "place ace of spades", "add a seat", "name seat B", "swap seats", "play Texas hold'em",
        "remove Ann", "take back ace of spades", "deal 1", "clear the table",
    ]  # fmt: skip


def test_undoing_everything_and_redoing_it_gives_every_table_again(document: Document) -> None:
    tables = [document.table]
    document.changed.connect(lambda: tables.append(document.table))
    document.enter("As Kd Qc")
    document.pick(Card("Kd"))
    document.add_seat()
    document.change_game(HOLDEM)
    document.deal(3)
    document.rename_seat(0, "Bob")
    document.open(new_table(ANY, 3))
    document.changed.disconnect()
    assert len(tables) == 8
    for table in reversed(tables[:-1]):
        document.undo_stack.undo()
        assert document.table == table
    for table in tables[1:]:
        document.undo_stack.redo()
        assert document.table == table


@pytest.mark.parametrize(("text", "why"), examples(__file__, "not_entered.txt"))
def test_a_text_that_is_refused_changes_nothing_and_is_named(
    document: Document, refusals: list[str], text: str, why: str
) -> None:
    document.enter("Ah")
    before = document.table
    assert not document.enter(text)
    assert document.table is before
    assert (document.undo_stack.count(), len(refusals)) == (1, 1)
    assert refusals[0].startswith(why)


def test_a_pick_of_a_used_card_is_not_refused(document: Document, refusals: list[str]) -> None:
    document.enter("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc")
    assert document.pick(Card("Jc"))
    assert (refusals, document.table.active) == ([], Slot(0, 9))


SEED = "it must be a whole number from 0 to 18446744073709551615"


@pytest.mark.parametrize(("move", "why"), [
    (partial(Document.pick, card=Card("As")), "Every place is full, so As was not placed"),
    (Document.place_unknown, "Every place is full, so ?? was not placed"),
    (Document.add_seat, "The number of hands is 11; it must be from 1 to 10"),
    (partial(Document.deal, seed=-1), f"The seed is -1; {SEED}"),
])  # fmt: skip
def test_a_move_that_is_refused_changes_nothing_and_is_named(
    document: Document, refusals: list[str], move: Callable[[Document], bool], why: str
) -> None:
    full = new_table(HOLDEM, 10).place_all(DECK[:25])
    document.restore(full)
    assert not move(document)
    assert len(refusals) == 1
    assert refusals[0].startswith(why)
    assert document.table == full
    assert not document.undo_stack.canUndo()


def test_moves_that_change_nothing_and_a_restored_table_leave_no_step(document: Document) -> None:
    assert (document.clear(), document.change_game(ANY)) == (False, False)
    assert not document.rename_seat(0, "  ")
    assert not document.empty(Slot(0, 0))
    assert document.undo_stack.count() == 0
    document.pick(Card("As"))
    document.restore(new_table(HOLDEM, 2))
    assert not document.undo_stack.canUndo()
    assert document.table.game is HOLDEM


def test_the_same_number_deals_the_same_cards_and_is_said(document: Document) -> None:
    document.begin(HOLDEM, 2)
    assert document.deal(7)
    dealt = document.table
    document.clear()
    assert document.deal(7)
    assert (document.table, [len(seat.cards) for seat in dealt.seats]) == (dealt, [2, 2])
    assert len(dealt.board) == 5
    document.deal()
    dealt = document.table
    document.deal(int(document.undo_stack.undoText().removeprefix("deal ")))
    assert document.table == dealt


def test_what_another_game_has_no_place_for_is_told(document: Document, qtbot: QtBot) -> None:
    document.add_seat()
    document.activate(Slot(0, 0))
    document.enter("As Ad Ac Ah Ks")
    with qtbot.waitSignal(document.noted) as told:
        document.change_game(HOLDEM)
    assert told.args == ["Cards without a place in this game: 3. Undo brings them back."]
    document.undo_stack.undo()
    with qtbot.assertNotEmitted(document.noted):
        document.clear()
        document.change_game(HOLDEM)
    document.clear()
    document.enter("AhKh v QQ+")
    with qtbot.waitSignal(document.noted) as told:
        document.change_options(HOLDEM.with_options({"joker": "bug"}).options, "")
    assert told.args == ["Ranges and cards without a place here: 1. Undo brings them back."]
    document.undo_stack.undo()
    assert document.table.has_ranges


ONE_RANGE = "Ranges and cards without a place here: 1. Undo brings them back."


@pytest.mark.parametrize(("before", "text", "note"), examples(__file__, "no_place.txt"))
def test_what_the_game_of_a_typed_text_has_no_place_for_is_told(
    document: Document, before: str, text: str, note: str
) -> None:
    document.enter(before)
    notes: list[str] = []
    document.noted.connect(notes.append)
    old = document.table
    document.enter(text)
    assert notes == ([note] if note else [])
    if document.table != old:
        document.undo_stack.undo()
    assert document.table == old


def test_a_typed_text_and_the_menu_tell_the_same(document: Document) -> None:
    notes: list[str] = []
    document.noted.connect(notes.append)
    document.enter("AhKh v QQ+")
    document.enter("omaha: @ 9h8h7h")
    document.undo_stack.undo()
    document.change_game(OMAHA)
    assert notes == [ONE_RANGE] * 2


def slots(document: Document, seat: int = 0) -> str:
    return " ".join("*" if card is None else str(card) for card in document.table.slots(seat))


@pytest.fixture
def holdem(document: Document) -> Document:
    document.restore(new_table(HOLDEM, 2))
    return document


def test_unknown_cards_are_placed_but_not_as_dead(holdem: Document, refusals: list[str]) -> None:
    for _ in range(3):
        assert holdem.place_unknown()
    assert [slots(holdem, seat) for seat in (0, 1)] == ["?? ??", "?? *"]
    assert holdem.undo_stack.undoText() == "place an unknown card"
    holdem.undo_stack.undo()
    assert slots(holdem, 1) == "* *"
    holdem.activate(Slot(DEAD, 0))
    assert not holdem.place_unknown()
    assert refusals[0].startswith("“??” cannot be a dead card")


def test_a_chosen_slot_gives_its_card_back_and_is_where_the_next_one_goes(holdem: Document) -> None:
    holdem.enter("Ah ??")
    holdem.choose(Slot(0, 1))
    assert (slots(holdem), holdem.table.active) == ("Ah *", Slot(0, 1))
    holdem.choose(Slot(0, 0))
    assert (slots(holdem), holdem.table.active) == ("* *", Slot(0, 0))
    assert holdem.undo_stack.undoText() == "take back ace of hearts"
    holdem.choose(Slot(1, 1))
    assert (slots(holdem), holdem.table.active, holdem.undo_stack.count()) == ("* *", Slot(1, 1), 3)
    holdem.undo_stack.undo()
    assert slots(holdem) == "Ah *"


def test_a_card_or_a_whole_seat_becomes_unknown_in_one_step_each(holdem: Document) -> None:
    holdem.enter("AhKh")
    assert holdem.make_active_unknown()
    assert [slots(holdem, seat) for seat in (0, 1)] == ["Ah Kh", "?? ??"]
    assert holdem.table.active == Slot(BOARD, 0)
    assert holdem.undo_stack.undoText() == "make seat B unknown"
    assert not holdem.make_active_unknown()
    holdem.undo_stack.undo()
    assert slots(holdem, 1) == "* *"
    # An unknown card is placed, emptied and replaced in one step each.
    assert holdem.toggle_unknown(Slot(0, 0))
    assert (slots(holdem), holdem.table.active) == ("?? Kh", Slot(1, 0))
    assert holdem.toggle_unknown(Slot(0, 0))
    assert (slots(holdem), holdem.undo_stack.undoText()) == ("* Kh", "take back an unknown card")
    assert holdem.table.active == Slot(0, 0)
    holdem.restore(new_table(HOLDEM, 2))
    holdem.enter("?? Kh")
    holdem.activate(Slot(0, 0))
    holdem.pick(Card("Ah"))
    assert slots(holdem) == "Ah Kh"
    holdem.undo_stack.undo()
    assert holdem.table.card_at(Slot(0, 0)) is UNKNOWN


def test_only_cards_that_were_known_are_missed(holdem: Document) -> None:
    notes: list[str] = []
    holdem.noted.connect(notes.append)
    holdem.enter("Ah ?? ?? ?? 9c ??")
    holdem.change_game(ANY)
    assert notes == ["Cards without a place in this game: 1. Undo brings them back."]


def test_ranges_are_undone_stroke_by_stroke(document: Document) -> None:
    document.change_game(HOLDEM)
    for text, stroke in (("AA", 1), ("KK+", 1), ("QQ+", 2)):
        assert document.set_range(0, parse_range(text), stroke)
    assert not document.set_range(0, parse_range("QQ+"), 3)
    document.undo_stack.undo()
    assert str(document.table.seats[0].range) == "KK+"
    document.undo_stack.undo()
    assert document.table.seats[0].range is None
    document.undo_stack.redo()
    assert str(document.table.seats[0].range) == "KK+"
    document.set_range(0, parse_range("AA"))
    document.set_range(0, parse_range("KK"))
    document.undo_stack.undo()
    assert str(document.table.seats[0].range) == "AA"


def test_a_table_belongs_to_the_file_it_was_opened_from(document: Document) -> None:
    assert (document.file, document.is_modified) == ("", False)
    document.enter("As Kd")
    assert (document.file, document.is_modified) == ("", False)  # no file to differ from
    opened = new_table().place_all(parse_cards("2c 2d"))
    document.open(opened, "/a")
    assert (document.file, document.is_modified) == ("/a", False)
    document.activate(Slot(0, 5))
    assert (document.file, document.is_modified) == ("/a", False)
    document.enter("3c")
    assert (document.file, document.is_modified) == ("/a", True)
    undo, redo = document.undo_stack.undo, document.undo_stack.redo
    for step, file in ((undo, "/a"), (undo, ""), (redo, "/a")):
        step()
        assert (document.file, document.is_modified) == (file, False)


def test_what_is_undone_after_saving_differs_from_the_file(document: Document) -> None:
    heard: list[str] = []
    document.filed.connect(lambda: heard.append(document.file))
    document.enter("As")
    document.set_saved("/a")
    assert (document.file, document.is_modified) == ("/a", False)
    document.undo_stack.undo()
    assert (document.file, document.is_modified) == ("/a", True)
    document.undo_stack.redo()
    assert (document.file, document.is_modified) == ("/a", False)
    document.enter("Kd")
    document.set_saved("/b")
    assert heard == ["/a", "/b"]


def test_a_hand_of_the_history_has_no_file_and_one_that_waited_has(document: Document) -> None:
    document.open(new_table().place_all(parse_cards("2c")), "/a")
    document.show_guest(Guest([new_table().place_all(parse_cards("3c"))], "go back to 3c"))
    document.take_guest()
    assert document.undo_stack.undoText() == "go back to 3c"
    assert (document.file, document.is_modified) == ("", False)
    document.undo_stack.undo()
    assert (document.file, document.is_modified) == ("/a", False)
    document.restore(new_table())
    document.hold()
    document.open(new_table().place_all(parse_cards("2c")), "/a")
    assert document.file == ""
    document.release()
    assert (document.file, document.is_modified) == ("/a", False)


def test_moves_that_waited_are_told_and_merged_like_others(document: Document) -> None:
    told: list[str] = []
    document.told.connect(told.append)
    document.change_game(HOLDEM)
    document.enter("AhKh v QsQd")
    told.clear()
    document.hold()
    document.clear()
    for text in ("QQ", "QQ+"):
        document.set_range(1, parse_range(text), stroke=7)
    steps = document.undo_stack.count()
    document.release()
    assert told == ["Cleared"]
    assert document.undo_stack.count() == steps + 2


def test_a_table_saved_again_stays_in_its_file_through_undo_and_redo(document: Document) -> None:
    """After Redo it had no file, and after Undo that of before the hand was opened."""
    document.open(new_table().place_all(parse_cards("2c")), "/a")
    document.set_saved("/b")
    document.show_guest(Guest([new_table().place_all(parse_cards("3c"))], "go back to 3c"))
    document.take_guest()
    document.set_saved("/c")
    files = []
    for step in (document.undo, document.undo, document.redo, document.redo):
        step()
        files.append(document.file)
    assert files == ["/b", "", "/b", "/c"]
    document.restore(new_table())
    document.open(new_table().place_all(parse_cards("2c")), "/a")
    document.open(new_table().place_all(parse_cards("3c")), "/b")
    document.undo_stack.undo()
    document.enter("4c")
    document.set_saved("/a")
    document.undo_stack.undo()
    assert (document.file, document.is_modified) == ("/a", True)


@pytest.mark.parametrize(("text", "seat"), [
    ("AsKs v 9h9d @ Qs7s2c", 0), ("9h9d v AsKs @ Qs7s2c", 1), ("AhKh v QsQd @ QcJh2h8h", 1),
    ("AsAd v KhKd v 8c8d @ Qh8s3c5d", 2), ("AsKs v AhKh @ Qs7s2c", 0), ("AsKs v 9h9d", 0),
    ("stud: AhKhQhJh v 9s9d9c2h2d4s5s", 0),  # who is dealt the next card
])  # fmt: skip
def test_the_deck_speaks_of_who_is_behind_or_of_the_one_ahead_of_many(
    document: Document, text: str, seat: int
) -> None:
    document.enter(text)
    assert document.seat_in_focus == seat
    document.reveal.set_teaching(True)
    assert document.seat_in_focus == 0, "else it would give the answer away"
    document.focus_on(1)
    assert document.seat_in_focus == 1


def test_a_thousand_steps_can_be_undone(document: Document) -> None:
    card = Card("As")
    for _ in range(1_050):
        document.pick(card)
    assert document.undo_stack.count() == 1_000
    while document.undo_stack.canUndo():
        document.undo_stack.undo()
    document.enter("Kd")
    assert document.table.find(Card("Kd")) is not None


def test_a_hand_that_was_played_goes_on_and_any_other_at_random(
    document: Document, streets: tuple[Table, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    def play() -> bool:
        return document.show_hand(hand_of_file(streets, False)) and document.open(streets[0])

    document.open(new_table().place_all(parse_cards("2c")), "/a")
    document.show_hand(hand_of_file(streets, False))
    assert document.table == streets[-1]
    assert (document.undo_stack.undoText(), document.file) == ("put a hand on the table", "")
    document.undo_stack.undo()
    assert document.file == "/a"
    assert play()
    assert document.table == streets[0]
    document.activate(Slot(BOARD, 3))
    document.deal_street()
    assert document.table == streets[1]
    document.undo_stack.undo()
    document.complete_board()
    assert document.table == streets[2]
    play()
    document.rename_seat(1, "Ann")
    document.deal_street()
    assert document.table == streets[1].rename_seat(1, "Ann")
    document.rename_seat(0, "Bob")
    document.complete_board()
    assert document.table == streets[-1].rename_seat(1, "Ann").rename_seat(0, "Bob")
    monkeypatch.setattr(document_module, "random_seed", lambda: 7)
    play()
    document.exchange(Slot(0, 0), Slot(1, 0))
    changed = document.table
    document.deal_street()
    assert document.table == deal_street(changed, 7)


def test_a_last_range_is_counted_among_what_has_no_place(document: Document, qtbot: QtBot) -> None:
    document.change_game(HOLDEM)
    painted = [parse_range("AA")]
    document.keep_edit("stroke", lambda: document.set_range(0, painted.pop()))
    with qtbot.waitSignal(document.noted) as noted:
        document.change_game(ANY)
    assert noted.args == [ONE_RANGE]


def test_a_document_ends_with_its_changes_or_its_window(qapp: QApplication) -> None:
    """Python may clear away a change first, which its stack would end once more."""
    left = Document()
    left.pick(Card("As"))
    change = left.undo_stack.command(0)
    is_there = weakref.ref(left)
    del left
    gc.collect()  # now the change, which is held from outside, comes before what it holds
    assert is_there() is not None
    del change
    gc.collect()
    assert is_there() is None
    window = QObject()
    left = Document(window)
    left.pick(Card("As"))
    delete(window)
    is_there = weakref.ref(left)
    del left
    gc.collect()
    assert is_there() is None


def test_nothing_is_hidden_unless_somebody_teaches_until_revealed(document: Document) -> None:
    assert not document.reveal.hidden
    document.enter("As Kd")
    assert not document.reveal.hidden
    document.reveal.set_teaching(True)
    document.reveal.show_answers()
    document.activate(Slot(0, 5))
    assert not document.reveal.hidden
    document.clear()
    document.enter("As Kd")
    document.reveal.set_teaching(True)
    hidden = [document.reveal.hidden]
    document.reveal.show_answers()
    hidden.append(document.reveal.hidden)
    document.enter("Qd")
    hidden.append(document.reveal.hidden)
    document.undo_stack.undo()
    hidden.append(document.reveal.hidden)
    assert hidden == [True, False, True, False]
    document.reveal.set_teaching(False)
    told: list[bool] = []
    document.reveal.changed.connect(lambda: told.append(document.reveal.hidden))
    document.reveal.set_teaching(True)
    document.reveal.show_answers()
    document.reveal.set_teaching(False)
    assert told == [True, False, False]


def test_chosen_suits_are_said_and_undo_takes_them_back(document: Document, qtbot: QtBot) -> None:
    before = document.table
    with qtbot.waitSignal(document.noted) as noted:
        assert document.enter("8-8 against A-2 on K-K-9-5-9")
    assert noted.args == ["No suits given: no flush assumed"]
    assert line_of(document.table) == "8d8h v As2c @ KcKd9h5s9c"
    document.undo_stack.undo()
    assert document.table == before
