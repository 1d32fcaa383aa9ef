"""Tables and looks to draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from analyser.gui.look.theme import DeckColours, light_palette, theme_of
from analyser.gui.picture.content import Content, content_of
from analyser.gui.picture.drawing import Looks
from analyser.gui.state.jobs import Jobs
from analyser.poker.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.gui.conftest import User


@pytest.fixture
def looks(qapp: QApplication) -> Looks:
    """The light theme, with two colours."""
    return Looks(theme_of(light_palette()), DeckColours.TWO, qapp.font())


@pytest.fixture
def show(user: User) -> Iterator[Callable[[Table], Content]]:
    """Show a table in the window with its odds, and read what a picture of it says."""
    jobs = Jobs()
    user.window.odds.start(jobs)

    def shown(table: Table) -> Content:
        user.document.restore(table)
        jobs.finish()
        QApplication.processEvents()
        return content_of(user.document, user.window.area)

    yield shown
    user.window.odds.cancel()
    jobs.finish()
