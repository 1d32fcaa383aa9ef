"""The menu of seats to make unknown follows the table."""

from __future__ import annotations

import pytest

from analyser.gui.felt.deck.unknown_seats import UnknownSeats
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import BOARD, Slot
from tests.gui.conftest import User


@pytest.fixture
def menu(user: User) -> UnknownSeats:
    user.document.change_game(HOLDEM)
    user.document.add_seat()
    user.document.add_seat()
    menu = user.window.findChild(UnknownSeats)
    assert menu is not None
    return menu


def listed(menu: UnknownSeats) -> list[tuple[str, str]]:
    """What the menu offers when it opens: texts and keys."""
    menu.aboutToShow.emit()
    return [(a.text().replace("&", ""), a.shortcut().toString()) for a in menu.actions()]


def test_every_seat_is_there_once_the_active_one_first(user: User, menu: UnknownSeats) -> None:
    user.document.activate(Slot(1, 0))
    assert listed(menu) == [
        ("Make seat B unknown", "Ctrl+U"),
        ("Make seat A unknown", ""),
        ("Make seat C unknown", ""),
    ]
    user.document.remove_seat(2)
    user.document.activate(Slot(BOARD, 0))
    assert listed(menu) == [("Make seat A unknown", ""), ("Make seat B unknown", "")]


def test_a_seat_that_is_chosen_becomes_unknown_and_the_key_outlives_the_menu(
    user: User, menu: UnknownSeats
) -> None:
    user.document.activate(Slot(BOARD, 0))
    listed(menu)
    menu.actions()[1].trigger()
    assert [user.cards(seat) for seat in range(3)] == ["", "?? ??", ""]
    assert user.active == Slot(BOARD, 0)
    user.document.activate(Slot(2, 0))
    listed(menu)
    user.document.activate(Slot(BOARD, 0))
    listed(menu)
    user.document.activate(Slot(2, 0))
    user.window.window_actions.make_unknown.trigger()
    assert user.cards(2) == "?? ??"
