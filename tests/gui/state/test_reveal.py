"""Teaching mode: one object says whether answers may be seen, and everything asks it."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from analyser.gui.pages.page import Page
from analyser.gui.state.document import Document
from analyser.poker.table.table import Slot
from tests.gui.conftest import User


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


def test_pages_opened_while_somebody_teaches_hide_their_answers_too(user: User) -> None:
    user.document.enter("As Ad Kc Qd Jh")
    user.window.window_actions.teach.trigger()
    user.window.window_actions.why.setChecked(True)
    QApplication.processEvents()
    page = next(page for page in user.window.findChildren(Page) if page.accessibleName() == "Why")
    assert page.toPlainText() == "The answer is hidden until you reveal it."
    user.window.document.reveal.show_answers()
    assert page.toPlainText().startswith("Sorting by rank")
