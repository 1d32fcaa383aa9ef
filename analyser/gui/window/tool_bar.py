"""The tool bar: the game, its options, the most used actions, and a field to type cards into."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QToolBar, QToolButton, QWidget

from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import LEAST_TARGET, MEDIUM, SMALL, TIGHT
from analyser.gui.look.translation import translated
from analyser.gui.look.widgets import ChoiceBox, fill
from analyser.gui.state.document import Document
from analyser.gui.window.actions import Actions
from analyser.gui.window.entry import EntryField
from analyser.gui.window.game_options import GameOptions
from analyser.poker.games.registry import GAMES

_WORDS: Final = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_ICONS: Final = Qt.ToolButtonStyle.ToolButtonIconOnly
_LEAST_ENTRY: Final = 220


class ToolBar(QToolBar):
    """A tool bar that shows and changes the game, and has a field to enter cards.

    If the window is too narrow for the buttons' texts, the bar shows only icons, so that the field
    is always visible.

    Signals:
        left: a game was chosen or cards were entered, so the deck can get the focus again.
    """

    left = Signal()

    def __init__(
        self, document: Document, actions: Actions, options: GameOptions, faces: CardFaces
    ) -> None:
        super().__init__(movable=False, floatable=False)
        self.setWindowTitle(self.tr("Tools"))
        self._document = document
        self.game_box = ChoiceBox()
        self.entry = EntryField(faces)
        self.setToolButtonStyle(_WORDS)
        self._options = options.button
        self._wide: int | None = None
        """The width of the bar with texts; None if it has to be measured again."""
        self._shown_options = self._options.text()
        self.toolButtonStyleChanged.connect(self._options.setToolButtonStyle)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._build_game_box()
        self._build_entry()
        self.addWidget(_room(MEDIUM - 2 * TIGHT))
        self.addWidget(self.game_box)
        options.add_to(self)
        self.addWidget(_room(TIGHT))
        self.addActions(
            [actions.deal, actions.clear, actions.undo, actions.redo, actions.add_seat, actions.why]
        )
        # The undo actions' texts name the step and so grow long; the bar keeps the short word.
        for action, text in (
            (actions.clear, self.tr("Clear")),
            (actions.undo, self.tr("Undo")),
            (actions.redo, self.tr("Redo")),
            (actions.add_seat, self.tr("Add seat")),
        ):
            action.setIconText(text)
        self.addWidget(_room(SMALL))
        self.addWidget(self.entry)
        self.addWidget(_room(MEDIUM - 2 * TIGHT))
        for more in self.findChildren(QToolButton, "qt_toolbar_ext_button"):
            more.setAccessibleName(self.tr("More tools"))
            more.setMinimumHeight(LEAST_TARGET)
        for button in self._buttons():
            button.setMinimumSize(LEAST_TARGET, LEAST_TARGET)
        self._take_font()
        document.changed.connect(self._follow)
        self._follow()

    def _buttons(self) -> list[QToolButton]:
        """Return the buttons of the actions and of the options."""
        every = [self.widgetForAction(action) for action in self.actions()]
        return [button for button in every if isinstance(button, QToolButton)]

    def _build_game_box(self) -> None:
        fill(self.game_box, [(translated(game.name), game.key) for game in GAMES])
        self.game_box.setAccessibleName(self.tr("Game"))
        self.game_box.setAccessibleDescription(self.tr("The game that is played"))
        self.game_box.setMinimumHeight(LEAST_TARGET)
        self.game_box.activated.connect(lambda at: self._document.change_game(GAMES[at]))
        self.game_box.chosen.connect(self.left)

    def _build_entry(self) -> None:
        self.entry.setAccessibleName(self.tr("Type or paste cards"))
        self.entry.setMinimumHeight(LEAST_TARGET)
        self.entry.returnPressed.connect(self._enter)

    def _enter(self) -> None:
        text = self.entry.text()
        if self._document.enter(text):
            self.entry.remember(text)
            self.entry.clear()
            self.left.emit()
        else:
            self.entry.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the field when Escape is pressed. The text stays, so that it can be corrected."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the buttons' texts if they do not fit."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Fit the icons and the field to another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._take_font()
            self._fit()

    def _take_font(self) -> None:
        """Fit the icons and the field to the font."""
        # Invalid means the style's own; to ask the style would load its class.
        self.setIconSize(QSize())
        icon = max(self.iconSize().height(), self.fontMetrics().height())
        self.setIconSize(QSize(icon, icon))
        self._wide = None

    def _fit(self) -> None:
        """Show the buttons' texts and the field's example, as far as there is room."""
        if self._wide is None:
            self._use(_WORDS, brief=False)
            self._wide = self.sizeHint().width()
        if self._wide <= self.width():
            self._use(_WORDS, brief=False)
            return
        self._use(_ICONS, brief=False)
        if self.sizeHint().width() > self.width():
            self._use(_ICONS, brief=True)

    def _use(self, style: Qt.ToolButtonStyle, brief: bool) -> None:
        """Show the buttons in this style, with texts or only with icons.

        ``brief``: whether the field shows a shorter example.
        """
        hint = self.tr("AhKh v QsQd") if brief else self.tr("Type AhKh v QsQd @ QhJh2c")
        self.entry.setPlaceholderText(hint)
        room = self.fontMetrics().horizontalAdvance(hint) + 2 * MEDIUM
        self.entry.setMinimumWidth(room if brief else max(_LEAST_ENTRY, room))
        if style != self.toolButtonStyle():
            self.setToolButtonStyle(style)

    def _follow(self) -> None:
        if self._options.text() != self._shown_options:
            self._shown_options = self._options.text()
            self._wide = None
            self._fit()
        self.game_box.setCurrentIndex(GAMES.index(self._document.table.game.plain))


def _room(width: int) -> QWidget:
    """Return an empty widget of this width."""
    room = QWidget()
    room.setFixedWidth(width)
    return room
