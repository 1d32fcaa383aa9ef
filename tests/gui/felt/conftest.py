"""What several tests of the felt begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import Slot

if TYPE_CHECKING:
    from tests.gui.conftest import User


@pytest.fixture
def holdem(user: User) -> User:
    """Two empty seats of hold'em, seat A's first slot active."""
    user.document.change_game(HOLDEM)
    user.document.add_seat()
    user.document.activate(Slot(0, 0))
    QApplication.processEvents()
    return user
