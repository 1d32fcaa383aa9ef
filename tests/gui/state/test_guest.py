"""A hand of a file visits the felt: no step of undo, until it is taken or changed."""

from pytestqt.qtbot import QtBot

from analyser.gui.state.document import Document
from analyser.gui.state.guest import Guest
from analyser.poker.hand_files.format import only_hand_on_tables
from analyser.poker.table.streets import streets_until
from analyser.poker.table.table import BOARD, Slot, Table, new_table
from analyser.poker.table.written_line import whole_line_of
from histories import HOLDEM
from not_none import not_none

OWN = "AhAd v KcKd"
STEP = "put a hand on the table"


def a_guest(refusal: str = "", is_hidden: bool = False) -> Guest:
    """Ann's hand against Bob, on every street of it."""
    only = only_hand_on_tables(HOLDEM)
    return Guest(not_none(only)[0], STEP, "in cents", refusal=refusal, is_hidden=is_hidden)


def visited(document: Document, guest: Guest) -> Guest:
    document.enter(OWN)
    assert document.show_guest(guest)
    return guest


def seen(table: Table) -> str:
    return whole_line_of(table)


def test_a_guest_is_shown_and_left_without_a_step(document: Document) -> None:
    guest = visited(document, a_guest())
    assert (document.table, document.guest) == (guest.table, guest)
    assert seen(document.own_table) == OWN
    assert document.outcome.verdict is not None
    assert document.show_guest(a_guest()), "the next hand, looked at from this one"
    document.leave_guest()
    assert (seen(document.table), document.guest) == (OWN, None)
    assert document.undo_stack.count() == 1
    changes: list[object] = []
    document.changed.connect(lambda: changes.append(1))
    document.leave_guest()
    assert not changes


def test_a_guest_taken_is_one_step_and_undo_brings_back_what_was_there(document: Document) -> None:
    told: list[str] = []
    noted: list[str] = []
    document.told.connect(told.append)
    document.noted.connect(noted.append)
    assert document.take_guest(), "there is none"
    guest = visited(document, a_guest())
    assert document.take_guest()
    assert (document.guest, document.table) == (None, guest.table)
    assert document.undo_stack.undoText() == STEP
    assert told[-1:] == [f"Done: {STEP}"]
    assert noted == ["in cents"]
    document.undo()
    assert seen(document.table) == OWN
    document.redo()
    assert document.table == guest.table


def test_undo_during_a_visit_ends_it_before_it_undoes_what_is_seen(document: Document) -> None:
    visited(document, a_guest())
    document.undo()
    assert (document.guest, seen(document.table)) == (None, OWN)
    document.undo()
    assert document.table.is_empty


def test_a_move_on_a_guest_is_made_on_a_copy(document: Document) -> None:
    guest = visited(document, a_guest())
    last = guest.table.board[-1]
    assert document.pick(last)
    assert (document.guest, document.table.board) == (None, guest.table.board[:-1])
    document.undo()
    assert document.table == guest.table, "the copy before the change"
    document.undo()
    assert seen(document.table) == OWN


def test_another_active_slot_leaves_the_guest(document: Document) -> None:
    guest = visited(document, Guest(a_guest().streets[:2], "", ""))
    slot = Slot(BOARD, 4)
    document.activate(slot)
    assert (document.table.active, document.guest) == (slot, guest)


def test_a_refused_move_does_not_take_the_guest(document: Document) -> None:
    guest = visited(document, a_guest())
    assert not document.place_typed(guest.table.board[0])
    assert document.guest is guest


def test_a_table_that_replaces_a_guest_is_one_step_too(document: Document) -> None:
    visited(document, a_guest())
    document.open(new_table(), "/a")
    document.undo()
    assert seen(document.table) == OWN


def test_a_guest_that_may_not_be_changed_says_why(document: Document, qtbot: QtBot) -> None:
    guest = visited(document, a_guest(refusal="Answer first"))
    for move in (document.take_guest, document.clear, lambda: document.pick(guest.table.board[0])):
        with qtbot.waitSignal(document.refused) as refused:
            assert not move()
        assert refused.args == ["Answer first"]
    assert document.guest is guest


def test_a_guest_waits_for_typed_text_that_cannot_be_read(document: Document) -> None:
    document.keep_edit("pot", lambda: False)
    assert not document.show_guest(a_guest())
    assert document.guest is None


def test_a_guest_waits_for_the_saved_table(document: Document) -> None:
    document.hold()
    assert document.show_guest(a_guest())
    assert document.guest is None
    document.enter(OWN)
    document.restore(document.table)
    document.release()
    assert document.guest is None, "what was typed came later, on a copy"


def test_deal_goes_on_to_the_next_street_of_a_guest(document: Document, qtbot: QtBot) -> None:
    guest = visited(document, a_guest())
    assert document.street_tables == streets_until(guest.table)
    shown: list[int | None] = []
    document.looked_back.connect(lambda: shown.append(document.shown_street))
    document.look_back(1)
    assert document.deal()
    assert document.deal()
    assert shown == [1, 2, None], "the last street is now"
    with qtbot.waitSignal(document.refused) as refused:
        assert not document.deal()
    assert not_none(refused.args)[0].startswith("All the cards of this hand are dealt")
    assert (document.guest, document.undo_stack.count()) == (guest, 1)
    document.deal(7)
    assert [seat.name for seat in document.table.seats] == [""] * len(guest.table.seats)


def test_random_cards_never_come_under_the_names_of_a_hand(document: Document) -> None:
    guest = visited(document, a_guest())
    assert document.take_guest()
    for card in guest.table.board[3:]:
        document.pick(card)
    assert document.deal()
    assert document.table.board == guest.table.board[:4], "the turn as it was"
    document.deal()
    assert document.table == guest.table, "the river as it was"
    document.deal(7)
    assert [seat.name for seat in document.table.seats] == [""] * len(guest.table.seats)
    assert document.table.pot is None
    document.rename_seat(0, "Zoe")
    document.deal(8)
    assert document.table.seats[0].name == "Zoe", "a name of the user's own stays"


def test_the_answer_to_a_question_is_hidden_without_teaching_mode(document: Document) -> None:
    visited(document, a_guest(is_hidden=True)._replace(headline="Who wins?"))
    assert document.reveal.hidden
    document.leave_guest()
    assert not document.reveal.hidden
