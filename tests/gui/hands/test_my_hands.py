"""The history "My hands": found by cards and words, shown on the felt, taken and forgotten."""

from unittest.mock import Mock

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from analyser.gui.hands.pane import HandsPane
from analyser.gui.state.document import Document
from analyser.gui.state.hand_history import HandHistory, PastHand, entry_of
from analyser.poker.table.written_line import line_of
from felt_contents import laid
from tests.gui.conftest import CTRL, SHIFT, Heard, Key, User
from tests.gui.hands.conftest import settle, words


@pytest.fixture
def history() -> HandHistory:
    history = HandHistory()
    for line in ("2c2d v 3c3d", "QQ+ v AhKh", "AhKh v QsQd @ QhJh2c"):
        history.add(entry_of(laid(line), "" if "+" in line else "Seat B leads"))
    return history


@pytest.fixture
def past(user: User, history: HandHistory, qtbot: QtBot) -> HandsPane:
    del history  # is there before the pane
    user.key(Key.Key_H, CTRL | SHIFT)
    pane = user.window.hands
    settle(pane, qtbot)
    return pane


def test_hands_ranges_too_are_shown_and_taken(
    user: User, past: HandsPane, document: Document
) -> None:
    assert past.isVisible()
    assert past.from_where.accessibleName() == "Hands from: My hands"
    past.view.focus_row(1)
    past.show_history()
    assert past.view.focused_row == 1
    assert words(past) == ["Seat B leads", "QQ+ v AhKh", "Seat B leads"]
    user.window.hands.view.setFocus()
    for _ in range(2):
        QTest.keyClick(past.view, Key.Key_Down)
    assert line_of(document.table) == "2c2d v 3c3d"
    assert not document.undo_stack.canUndo()
    QTest.keyClick(past.view, Key.Key_Return)
    assert document.undo_stack.undoText() == "go back to 2c2d v 3c3d"
    assert past.strip.text.startswith("The hand is on the table now")
    # Who looks at the hand that lies on the table, and leaves it, hears of no such thing.
    past.view.focus_row(1)
    past.view.focus_row(2)
    document.leave_guest()
    assert (line_of(document.table), past.strip.text) == ("2c2d v 3c3d", "")
    QTest.keyClick(past.view, Key.Key_Return)
    document.undo()  # what was there is the same hand, and not a changed one
    assert past.strip.text.startswith("The hand is on the table now")
    document.undo()
    assert document.table.is_empty


def test_cards_and_words_find_hands(past: HandsPane, qtbot: QtBot, spoken: Heard) -> None:
    for text, found in (("2c2d", 1), ("AhKh", 2), ("QQ+", 1), ("9s", 0), ("", 3)):
        past.find_bar.text.setText(text)
        QTest.keyClick(past.find_bar.text, Key.Key_Return)
        settle(past, qtbot)
        assert len(words(past)) == found, text
        assert spoken.pop()[0] == (f"{found} of 3 hands" if text else "3 hands")
    past.find_bar.text.setText("QhJh")
    QTest.keyClick(past.find_bar.text, Key.Key_Return)
    past.find_bar.text.setText("Ann pot < 20")
    QTest.keyClick(past.find_bar.text, Key.Key_Return)
    assert past.strip.text.startswith("“Ann pot < 20” finds hands of files only")
    spoken.clear()
    past.begin_list()
    assert not any(text for text, _ in spoken)  # how many hands the history has is no news
    past.show_history()
    past.forget.trigger()
    assert words(past) == []


def test_forgotten_hands_can_be_brought_back(past: HandsPane, history: HandHistory) -> None:
    past.forget.trigger()
    assert len(words(past)) == len(history.entries()) == 0
    assert past.heading.text() == "No hands yet"
    assert past.strip.text == "All hands are forgotten; the same menu brings them back"
    assert past.forget.text() == "&Bring the forgotten hands back"
    history.add(entry_of(laid("4c4d v 5c5d"), ""))
    past.forget.trigger()
    assert [entry.line for entry in history.entries()] == [
        "4c4d v 5c5d", "AhKh v QsQd @ QhJh2c", "QQ+ v AhKh", "2c2d v 3c3d",
    ]  # fmt: skip
    assert len(words(past)) == 4
    assert past.forget.text() == "&Forget all hands"


def test_what_cannot_be_deleted_or_read_is_said(
    past: HandsPane, history: HandHistory, document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    history.add(PastHand("x", "<b>4c4d</b>", "", "nonsense"))
    past.show_history()
    for row in (1, 0):
        past.view.focus_row(row)
    assert past.strip.text.startswith("This is not a table that can be opened")
    assert document.table.is_empty
    refuse = Mock(side_effect=OSError(13, "Permission denied"))
    monkeypatch.setattr(HandHistory, "clear", refuse)
    past.forget.trigger()
    assert "Permission denied" in past.strip.text
    past.strip.clear()
    monkeypatch.setattr(HandHistory, "entries", refuse)
    past.show_history()
    assert "Permission denied" in past.strip.text
    assert len(words(past)) == 4
