"""What several tests of the felt begin with."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from analyser.poker.games.registry import HOLDEM
from tests.gui.conftest import User


@pytest.fixture
def holdem(user: User) -> User:
    """Two empty seats of hold'em, seat A's first slot active."""
    user.document.begin(HOLDEM, 2)
    QApplication.processEvents()
    return user
