"""The tool bar: the game, its options, the actions used most, and a line to type cards into."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QToolBar, QToolButton, QWidget

from analyser.gui.look.theme import LEAST_TARGET, MEDIUM, TIGHT
from analyser.gui.look.translation import translated
from analyser.gui.look.widgets import ChoiceBox, TextField
from analyser.gui.state.document import Document
from analyser.gui.window.actions import Actions
from analyser.gui.window.game_options import GameOptions
from analyser.poker.games.registry import GAMES


class ToolBar(QToolBar):
    """Follows the game of a document, and enters cards into it.

    Signals:
        left: a game was chosen or cards were entered, and the keyboard may go back to the deck.
    """

    left = Signal()

    def __init__(self, document: Document, do: Actions, options: GameOptions) -> None:
        super().__init__(movable=False, floatable=False)
        self.setWindowTitle(self.tr("Tools"))
        self._document = document
        self.game_box = ChoiceBox()
        self.entry = TextField(clearButtonEnabled=True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._build_game_box()
        self._build_entry()
        self.addWidget(_room(MEDIUM - 2 * TIGHT))
        self.addWidget(self.game_box)
        options.add_to(self)
        self.addWidget(_room(TIGHT))
        self.addActions([do.deal, do.clear, do.undo, do.redo, do.add_seat, do.why])
        # The undo actions' texts grow with what they would undo; the bar keeps the short word.
        for action, text in (
            (do.clear, self.tr("Clear")),
            (do.undo, self.tr("Undo")),
            (do.redo, self.tr("Redo")),
            (do.add_seat, self.tr("Add seat")),
        ):
            action.setIconText(text)
        self.addWidget(_room())
        self.addWidget(self.entry)
        self.addWidget(_room(MEDIUM - 2 * TIGHT))
        for button in self.findChildren(QToolButton):
            if not isinstance(button.parentWidget(), TextField):
                button.setMinimumHeight(LEAST_TARGET)
        for more in self.findChildren(QToolButton, "qt_toolbar_ext_button"):
            more.setAccessibleName(self.tr("More tools"))
        for button in self.findChildren(QToolButton):
            button.setMinimumHeight(LEAST_TARGET)
        document.changed.connect(self._follow)
        self._follow()

    def _build_game_box(self) -> None:
        for game in GAMES:
            self.game_box.addItem(translated(game.name), game.key)
        self.game_box.setAccessibleName(self.tr("Game"))
        self.game_box.setAccessibleDescription(self.tr("The game that is played"))
        self.game_box.setMinimumHeight(LEAST_TARGET)
        self.game_box.activated.connect(lambda at: self._document.change_game(GAMES[at]))
        self.game_box.chosen.connect(self.left)

    def _build_entry(self) -> None:
        self.entry.setPlaceholderText(self.tr("Type AhKh v QsQd @ QhJh2c"))
        self.entry.setAccessibleName(self.tr("Type or paste cards"))
        self.entry.setMinimumSize(220, LEAST_TARGET)
        self.entry.setMaximumWidth(420)
        self.entry.returnPressed.connect(self._enter)

    def _enter(self) -> None:
        if self._document.enter(self.entry.text()):
            self.entry.clear()
            self.left.emit()
        else:
            self.entry.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the entry with Escape; what is written there stays, to be mended."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _follow(self) -> None:
        self.game_box.setCurrentIndex(GAMES.index(self._document.table.game.plain))


def _room(width: int | None = None) -> QWidget:
    """Return an empty widget of a width, or one that takes all the width there is."""
    room = QWidget()
    room.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    if width is not None:
        room.setFixedWidth(width)
    return room
