"""A range on the felt: in the place of cards, with its text and how much it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from analyser.gui.range_editor.range_editor import RangeEditor
from analyser.gui.range_editor.range_face import RangeFace, fitting_terms, say_how_much
from analyser.poker.games.registry import OMAHA
from analyser.poker.ranges.notation import parse_range
from tests.gui.conftest import User


@pytest.fixture
def face(user: User) -> RangeFace:
    user.enter("AhKh v QQ+, AKs:0.5")
    return user.window.area.seats[1].range_face


def test_it_has_the_name_of_its_seat_and_ends_in_its_room(user: User, face: RangeFace) -> None:
    user.document.rename_seat(1, "<b>Zoë</b>")
    assert face.accessibleName().startswith("Seat B (<b>Zoë</b>)'s range: QQ+")
    assert face.toolTip().startswith("<p>Seat\xa0B\xa0(&lt;b&gt;Zoë&lt;/b&gt;)")
    user.document.set_range(
        1, parse_range("22+, A2s+, K9s+, Q9s+, J9s+, T9s, 98s, 87s, A8o+, KTo+")
    )
    whole = face.text()
    fitting = fitting_terms(whole, face.rect(), face.fontMetrics())
    assert whole.startswith(fitting.removesuffix(" …"))
    narrow = face.rect().adjusted(0, 0, -face.width() + 1, 0)
    assert fitting_terms(whole, narrow, face.fontMetrics()) == "…"


def test_it_takes_the_place_of_slots_and_opens_the_editor(user: User, face: RangeFace) -> None:
    asked: list[int] = []
    user.document.range_asked.connect(asked.append)
    QTest.mouseClick(face, Qt.MouseButton.LeftButton)
    assert asked == [1]
    editor = user.window.findChild(RangeEditor)
    assert editor is not None
    assert editor.windowTitle() == "Seat B's range"
    editor.close()
    assert face.isVisible()
    assert not user.window.area.seats[1].row.isVisible()
    assert not user.window.area.seats[0].range_face.isVisible()
    assert face.accessibleName() == "Seat B's range: QQ+, AKs:0.5, 20 combos, 1.51% of hands"
    assert "20 combos, 1.51% of hands" in user.answer(1)
    user.document.undo_stack.undo()
    assert not face.isVisible()
    assert user.window.area.seats[0].row.isVisible()


def test_another_game_or_delete_drops_it_and_says_so(user: User, face: RangeFace) -> None:
    user.document.change_game(OMAHA)
    assert user.prompt == "Ranges and cards without a place here: 1. Undo brings them back."
    user.document.undo_stack.undo()
    assert str(user.document.table.seats[1].range) == "QQ+, AKs:0.5"
    QTest.keyClick(face, Qt.Key.Key_Delete)
    assert user.document.table.seats[1].range is None
    assert user.document.undo_stack.undoText() == "take the range of seat B away"


def test_weights_make_parts_of_combos() -> None:
    assert say_how_much(parse_range("AKs:0.3")) == "1.20 combos, 0.09% of hands"
