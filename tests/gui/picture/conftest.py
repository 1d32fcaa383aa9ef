"""Tables and looks to draw."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from analyser.gui.felt.content import FeltContent
from analyser.gui.look.theme import DeckColours, light_palette, theme_of
from analyser.gui.picture.pieces import Looks
from analyser.poker.table.table import Table
from felt_contents import counted, said_of


@pytest.fixture
def looks(qapp: QApplication) -> Looks:
    return Looks(theme_of(light_palette()), DeckColours.TWO, qapp.font())


@pytest.fixture
def show() -> Callable[[Table], FeltContent]:
    return lambda table: said_of(table, counted(table))
