"""The header of the window: the game, the table as text, and the moves that one makes most."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QAction, QFontDatabase, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget
from shiboken6 import isValid

from analyser.gui.felt.lettering import growth
from analyser.gui.felt.view import text_scale
from analyser.gui.look.card_faces import CardFaces, paint_icon
from analyser.gui.look.painting import elided
from analyser.gui.look.theme import SMALL, TIGHT, lettered, theme_of
from analyser.gui.look.translation import capital, key_name, translated
from analyser.gui.look.widgets import GameChoice, control_painter, lay_out
from analyser.gui.look.windows import follow_parent
from analyser.gui.state.document import Document
from analyser.gui.window.actions import Actions
from analyser.gui.window.entry import EntryField
from analyser.poker.games.game import Game
from analyser.poker.names import listed
from analyser.poker.table.written_line import say_options

REFERENCE: Final = (1180, 820)
"""The size of the window for which the measures are made; in a larger one everything grows."""
_LOW: Final = 640
"""In a window less high than this, the header is lower."""
_TARGET: Final = 44
_GAME: Final = 154
_ENTRY: Final = 300
"""The least width of the entry with all buttons beside it."""


class GameBox(GameChoice):
    """The box for the game: its name, as short as necessary, and below it its options."""

    def __init__(self) -> None:
        super().__init__()
        self._options = ""
        self.setAccessibleName(self.tr("Game"))

    def show_game_of(self, document: Document) -> None:
        game = document.table.game
        self.choose(game.plain)
        chosen = say_options(game.options)
        self._options = translated(listed(chosen)) if chosen else ""
        self.setToolTip(capital(self._options))
        self.update()

    @property
    def _short_name(self) -> str:
        game = self.game
        return self.currentText() if game is None or game.short is None else translated(game.short)

    @property
    def short_name_width(self) -> int:
        metrics = self.fontMetrics()
        return metrics.horizontalAdvance(self._short_name) + metrics.height() * 9 // 4 + 2

    def paint_choice(self, painter: QPainter, room: QRect) -> None:
        name = self.currentText()
        if painter.fontMetrics().horizontalAdvance(name) > room.width():
            name = self._short_name
        name, middle = elided(painter, name, room), Qt.AlignmentFlag.AlignVCenter
        if self._options and self.height() >= 2 * painter.fontMetrics().height():
            upper = room.adjusted(0, 0, 0, -self.height() // 2 + 2)
            painter.drawText(upper, Qt.AlignmentFlag.AlignBottom, name)
            painter.setFont(lettered(self.font(), round(painter.fontInfo().pixelSize() * 0.86)))
            painter.setPen(theme_of(self.palette()).muted)
            text = elided(painter, self._options, room)
            painter.drawText(room.adjusted(0, self.height() // 2 + 1, 0, 0), middle, text)
        else:
            painter.drawText(room, middle, name)


class HeaderButton(QToolButton):
    """A button of the header: with a text or, if that is "", with the icon of its action."""

    def __init__(self, parent: QWidget, text: str, action: QAction | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self.setAccessibleName(text)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)  # if it has a menu
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus with the deck
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        if action is not None:
            self.setDefaultAction(action)
            action.changed.connect(self._follow_action)
            self._follow_action()

    def _follow_action(self) -> None:
        action: QAction | None = self.defaultAction()
        if action is None or not isValid(action):
            return  # the window is going
        name = action.text().replace("&", "").rstrip("…")
        if name != self.accessibleName():
            self.setAccessibleName(name)
            # Else its tool tip, which says the name again.
            is_said = action.toolTip().startswith(name)
            self.setAccessibleDescription(key_name(action.shortcut()) if is_said else "")

    def width_for(self, height: int) -> int:
        wide = self.fontMetrics().horizontalAdvance(self._text) + 2 * self.fontMetrics().height()
        return max(height, wide if len(self._text) > 1 else height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = control_painter(self, self.isDown() or self.isChecked())
        if self._text:
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._text)
        else:
            side = round(self.fontMetrics().height() * 1.2)
            place = QRect(0, 0, side, side)
            place.moveCenter(self.rect().center())
            name = "pane" if self.isCheckable() else self.defaultAction().objectName()
            paint_icon(painter, name, place, painter.pen().color())


class Header(QWidget):
    """The game, the table as text, and buttons for the moves that one makes most.

    Where there is little room, buttons go into a menu, and the game at last too.
    """

    left = Signal()  # a game was chosen or cards were entered, so the deck can get the focus again

    def __init__(
        self, document: Document, actions: Actions, faces: CardFaces, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._document = document
        self.setAccessibleName(self.tr("Tools"))
        self.game_box = GameBox()
        self.game_box.activated.connect(self._change_game)
        self.game_box.chosen.connect(self.left)
        self.entry = EntryField(document, faces, self)
        self.entry.setAccessibleName(self.tr("Type or paste cards"))
        self.entry.left.connect(self.left)
        self.share = HeaderButton(self, self.tr("Share"))
        self.share_menu = QMenu(self.tr("Share"), self)
        self.share_menu.addActions([*actions.shares, actions.print])
        self.more = HeaderButton(self, "\N{MIDLINE HORIZONTAL ELLIPSIS}")
        self.more.setAccessibleName(self.tr("More"))
        self._more_menu = QMenu(self)
        self._more_menu.addActions([actions.deal, actions.add_seat, actions.redo])
        self._more_menu.addMenu(self.share_menu)
        for button, menu in ((self.share, self.share_menu), (self.more, self._more_menu)):
            button.setMenu(menu)
            follow_parent(menu)
        self.menus = HeaderButton(self, "\N{TRIGRAM FOR HEAVEN}")
        self.menus.setAccessibleName(self.tr("Menus"))
        self.shows_menus = False
        """Whether there is a button for the menus and the rail, which have no room elsewhere."""
        self.undo = HeaderButton(self, "", actions.undo)
        self.pane = HeaderButton(self, "", actions.why)
        deal = HeaderButton(self, self.tr("Deal"), actions.deal)
        seat = HeaderButton(self, self.tr("+ Seat"), actions.add_seat)
        redo = HeaderButton(self, "", actions.redo)
        self._loose = deal, seat, redo, self.share
        self.buttons = deal, seat, self.undo, redo, self.share, self.more, self.pane
        """The buttons, from left to right."""
        parts = self.menus, self.game_box, self.entry, *self.buttons
        self._row = lay_out(QHBoxLayout(self), *parts, grows=self.entry)
        for before, after in pairwise([self.entry, self.menus, self.game_box, *self.buttons]):
            self.setTabOrder(before, after)
        self._game: Game | None = None
        self._changes_game = False
        document.changed.connect(self._follow)
        self._follow()

    def _change_game(self) -> None:
        game = self.game_box.game
        if game is not None:
            self._changes_game = True  # a hand of a file is first put on the table, in its game
            self._document.change_game(game)
            self._changes_game = False
            self._follow()  # it may have been refused

    def _follow(self) -> None:
        """Show the game, if it is another one: most moves change nothing in the header."""
        game = self._document.table.game
        is_shown = game == self._game and self.game_box.currentData() == game.plain.key
        if not (is_shown or self._changes_game):
            self._game = game
            self.game_box.show_game_of(self._document)
            self.place_parts()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the header for the deck with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    # Laying out -----------------------------------------------------------------------------

    def place_parts(self) -> None:
        """Lay out the parts in the size of the text, and set the height of the header."""
        window, text = self.window(), text_scale(self)
        unit = growth(window.width(), window.height(), REFERENCE)
        is_low = window.height() < _LOW
        font = lettered(self.font(), round(14 * unit * text))
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        self.entry.setFont(lettered(fixed, round(15 * unit * text)))
        for part in (self.menus, self.game_box, *self.buttons, self._more_menu, self.share_menu):
            part.setFont(font)
        side = max(round((_TARGET - 4 * is_low) * unit), round((19 * text + 25) * unit))
        edge = 3 if is_low else round(6 * unit)
        self.setMinimumHeight(side + 2 * edge)
        self._row.setContentsMargins(SMALL, edge, SMALL, edge)
        for field in (self.entry, self.game_box):
            field.setFixedHeight(side)
        for button in (self.menus, *self.buttons):
            button.setFixedSize(button.width_for(side), side)
        self.menus.setVisible(self.shows_menus)
        short, least = self.game_box.short_name_width, round(_ENTRY * unit * text)
        game = max(round(_GAME * unit * (0.4 + 0.6 * text)), short)
        is_brief = self._show_parts(game, is_brief=False) < least
        if is_brief and self._show_parts(short, is_brief=True) < least // 2:
            self._show_parts(0, is_brief=True)
        hint = self.tr("AhKh v QsQd @ QcJh2h    AA v 15%    type or paste")
        if self.entry.fontMetrics().horizontalAdvance(hint) + TIGHT > self.entry.text_area.width():
            hint = self.tr("AhKh v QsQd")
        self.entry.show_hint(hint)

    def _show_parts(self, game_width: int, *, is_brief: bool) -> int:
        """Show what there is room for; return the width left for the entry.

        ``game_width``: 0 for no box of games; ``is_brief``: if a menu has most buttons.
        """
        self.game_box.setVisible(game_width > 0)
        self.game_box.setFixedWidth(game_width)
        self.more.setVisible(is_brief)
        for button in self._loose:
            button.setVisible(not is_brief)
        self._row.activate()
        return self.entry.text_area.width()
