"""Teaching mode: one object says whether answers may be seen, and everything asks it."""

from __future__ import annotations

from analyser.gui.state.document import Document
from analyser.poker.table.table import Slot


def test_nothing_is_hidden_unless_somebody_teaches(document: Document) -> None:
    assert not document.reveal.hidden
    document.enter("As Kd")
    assert not document.reveal.hidden
    document.reveal.set_teaching(True)
    document.reveal.show_answers()
    document.activate(Slot(0, 5))
    assert not document.reveal.hidden


def test_an_answer_is_revealed_until_other_cards_come(document: Document) -> None:
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
