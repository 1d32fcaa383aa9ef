"""All widgets and menus of the main window, made after the empty window has been painted.

Importing this module loads the widgets, the cards and half of Qt.
"""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow, QSplitter, QVBoxLayout, QWidget

from analyser.gui.felt.area import TableArea
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import MEDIUM, SMALL, theme_of
from analyser.gui.look.widgets import lay_out
from analyser.gui.look.windows import run_once
from analyser.gui.state.document import Document
from analyser.gui.state.live_odds import LiveOdds
from analyser.gui.state.settings import Settings
from analyser.gui.window.about import AboutBox
from analyser.gui.window.actions import Actions
from analyser.gui.window.exchange import Exchange
from analyser.gui.window.game_options import GameOptions
from analyser.gui.window.menus import fill_menu_bar
from analyser.gui.window.moves import Moves
from analyser.gui.window.preferences import Preferences
from analyser.gui.window.recent_files import RecentFiles
from analyser.gui.window.tool_bar import ToolBar


class Parts:
    """Makes the parts of a main window, and connects the actions that need only these parts."""

    def __init__(self, window: QMainWindow, settings: Settings, document: Document) -> None:
        theme = theme_of(window.palette())
        self.actions = Actions(window, document.undo_stack)
        self.faces = CardFaces()
        self.faces.colours, self.faces.dark = settings.deck, theme.dim_paper
        self.odds = LiveOdds(document)
        self.area = TableArea(document, self.odds, self.faces, window.font())
        self.exchange = Exchange(document, window)
        self.options = GameOptions(document, window)
        self.recent = RecentFiles(settings, window)
        self.tools = ToolBar(document, self.actions, self.options, self.faces)
        self.halves = QSplitter()
        """The table, and the pages beside it."""
        self._lay_out(window, document)
        Moves(document, self.actions, window)
        self._connect(document, window)
        self.area.hints.set_shown(settings.hints)

    def _lay_out(self, window: QMainWindow, document: Document) -> None:
        window.addToolBar(self.tools)
        fill_menu_bar(window.menuBar(), document, self.actions, self.options, self.recent)
        centre = QWidget()
        lay_out(QVBoxLayout(centre), self.area, margins=(MEDIUM, SMALL, MEDIUM, SMALL))
        self.halves.addWidget(centre)
        self.halves.setChildrenCollapsible(False)
        window.setCentralWidget(self.halves)

    def _connect(self, document: Document, window: QMainWindow) -> None:
        actions, exchange = self.actions, self.exchange
        for action, called in (
            (actions.undo, document.undo),
            (actions.redo, document.redo),
            (actions.open, exchange.open),
            (actions.save, exchange.save),
            (actions.save_as, exchange.save_as),
            (actions.paste, exchange.paste),
            (actions.pot, self.area.ask_pot),
            (actions.fold, self.area.fold),
            (actions.reveal, document.reveal.show_answers),
            (actions.preferences, lambda: run_once(Preferences(window, actions))),
            (actions.about, lambda: run_once(AboutBox(window))),
        ):
            action.triggered.connect(called)
        self.area.folded.connect(actions.fold.setChecked)
        self.recent.chosen.connect(exchange.open_path)
        self.tools.left.connect(self.area.deck.setFocus)
        self.area.addActions([actions.take_back, actions.unknown])  # for their keys on the felt
