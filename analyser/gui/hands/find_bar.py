"""What of the hands is shown, and in which order: the field that finds, the chips, the menu."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from analyser.gui.hands.faces import Arrangement
from analyser.gui.look.painting import elided, paint_rounded
from analyser.gui.look.theme import LEAST_TARGET, MEDIUM, SMALL, TIGHT, mixed, theme_of
from analyser.gui.look.translation import in_english, plain_tip, translated
from analyser.gui.look.widgets import TextField, lay_out
from analyser.gui.look.windows import add_choice, check, offer
from analyser.poker.hand_table.search import Filter, SortBy
from analyser.poker.hand_table.table import Contents
from analyser.poker.phrases import Phrase, tables_in

_FIELD: Final = 40
"""The least height of the field."""
PAUSE: Final = 250
"""Milliseconds without a key before the typed text is searched for."""

_TABLES: Final = tables_in(Path(__file__).with_name("find_bar.txt"))
_OF_HISTORIES: Final = (SortBy.POT, SortBy.HERO, SortBy.WHEN, SortBy.STAKES, SortBy.LUCK)


class Chip(QPushButton):
    """A filter that is on or off; its words are what is looked for."""

    paints_focus = True

    def __init__(self, text: str, words: str) -> None:
        super().__init__(text)
        self.setCheckable(True)
        self.words = words

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance(self.text()) + 2 * MEDIUM
        return QSize(width, max(LEAST_TARGET, metrics.height() + SMALL))

    def paintEvent(self, event: QPaintEvent) -> None:
        # The window's, because a button's own palette has the colour of edges as its ground.
        theme, on = theme_of(self.window().palette()), self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        lit = 0.2 if self.underMouse() else 0.1
        ground = theme.win if on else mixed(theme.panel, theme.text, lit)
        edge = QPen(theme.text if self.hasFocus() else theme.edge, 2 if self.hasFocus() else 1)
        pen = edge if self.hasFocus() or theme.contrast else None
        paint_rounded(painter, area, area.height() / 2, ground, pen)
        painter.setPen(theme.on_win if on else theme.text)
        text = elided(painter, self.text(), self.rect().adjusted(SMALL, 0, -SMALL, 0))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, text)


class FindBar(QWidget):
    """The field, the chips of the usual filters, and a menu with the rest and the order."""

    changed = Signal()  # the user has changed the filter or the order
    left = Signal()  # the user wants to go to the rows

    def __init__(self) -> None:
        super().__init__()
        self.text = TextField(
            clearButtonEnabled=True, placeholderText=self.tr("Find: flush, Ann, AhKh, all in")
        )
        self.text.setAccessibleName(self.tr("Find hands"))
        about = self.tr("Words, cards and amounts that a hand must have")
        self.text.setAccessibleDescription(about)
        tip = self.tr(
            "Words, cards and amounts that a hand must have: Ann flush, As Kd, pot > 50, "
            "lost > 20, when >= 2024-05, all in, came from behind, split pot"
        )
        self.text.setToolTip(plain_tip(tip))
        self.pause = QTimer(self, singleShot=True, interval=PAUSE)
        self.every = Chip(self.tr("All"), "")
        self.behind = Chip(self.tr("Came from behind"), "came from behind")
        self.split = Chip(self.tr("Split"), "split pot")
        self.chips = QButtonGroup(self)
        self._usual = self.every, self.behind, self.split
        for chip in self._usual:
            self.chips.addButton(chip)
        self.more = Chip("⋯", "")
        self.more.setCheckable(False)
        self.menu = QMenu(self.more, toolTipsVisible=True)
        self.more.setMenu(self.menu)
        self.text.setMinimumHeight(_FIELD)
        self._english = ""  # what is typed; kept, as the language may change before it is asked
        self._game: str | None = None  # the key of the game that is chosen; None for every game
        self._shown, self._games = QActionGroup(self), QActionGroup(self)
        self.orders = QActionGroup(self)
        self._fill_menu()
        row = lay_out(QHBoxLayout(), *self._usual, self.more, None, spacing=TIGHT)
        lay_out(QVBoxLayout(self), self.text, row, margins=(2, 2, 2, 2))  # for the ring
        self._connect()
        self.offer(Contents())
        self.reset()

    @property
    def filter(self) -> Filter:
        chips = [chip.words for chip in (self.behind, self.split) if chip.isChecked()]
        every = self._english, *chips, self._shown.checkedAction().data()
        errors_only, copies = self.errors.isChecked(), self._copies.isChecked()
        return Filter(self._game, " ".join(filter(None, every)), errors_only, copies)

    @property
    def arrangement(self) -> Arrangement:
        order = self.orders.checkedAction().data()
        return Arrangement(self.filter, order, self.reverse.isChecked())

    def reset(self, order: SortBy = SortBy.PLACE, backwards: bool = False) -> None:
        """Show all hands in an order, without emitting the signal."""
        self._set_search("", None)
        self.every.setChecked(True)
        self._shown.actions()[0].setChecked(True)
        self.show_order(order, backwards)

    def take_from(self, other: FindBar) -> None:
        """Choose what is chosen in another bar, without emitting the signal."""
        self._set_search(other._english, other._game)
        for own, its in zip(self._switches, other._switches, strict=True):
            own.setChecked(its.isChecked())
        self._name_order()

    def _set_search(self, english_text: str, game_key: str | None) -> None:
        self.text.setText(english_text)  # which is read in every language
        self._english, self._game = english_text, game_key
        self.pause.stop()
        check(self._games, game_key)

    def show_errors(self, shown: bool) -> None:
        """Reset the filters; then show only what could not be read or, if not ``shown``, all."""
        now = self.arrangement
        self.reset(now.by, now.backwards)
        (self.errors if shown else self._shown.actions()[0]).setChecked(True)
        self.changed.emit()

    def show_order(self, order: SortBy, backwards: bool) -> None:
        check(self.orders, order)
        self.reverse.setChecked(backwards)
        self._name_order()

    @property
    def said_order(self) -> str:
        backwards, text = self.reverse.isChecked(), self.tr("Sorted by: {order}")
        text = self.tr("Sorted by: {order}, reversed") if backwards else text
        return text.format(order=self.orders.checkedAction().text())

    def _name_order(self) -> None:
        """Have the button say the order first, as the focus comes back to it from its menu."""
        parts = self.said_order, self.tr("More filters, and the order")
        self.more.setAccessibleName(". ".join(parts))

    def offer(self, contents: Contents, *, is_history: bool = False) -> None:
        """Offer the games and orders that suit the hands; the history is found by words only."""
        games = [(translated(game.name), game.key) for game in contents.games]
        self._games_menu.clear()
        offer(self._games, [(self.tr("Any game"), None), *games])
        check(self._games, self._game)
        self._games_menu.addActions(self._games.actions())
        self._games_menu.menuAction().setVisible(len(contents.games) > 1)
        needs = dict.fromkeys(_OF_HISTORIES, contents.history)
        needs |= {SortBy.LOW: contents.low, SortBy.CLASS: contents.class_}
        for action in self.orders.actions():
            action.setVisible(needs.get(action.data(), True))
        for part in (*self._usual, self.more):
            part.setVisible(not is_history)

    # Building -----------------------------------------------------------------------------------

    def _fill_menu(self) -> None:
        for text, words, tip in _TABLES["shown"]:
            action = add_choice(self._shown, translated(Phrase(text)), words)
            action.setToolTip(translated(Phrase(tip)))
            self.menu.addAction(action)
        self._copies, self.errors = self._shown.actions()[-2:]
        self._games_menu = self.menu.addMenu(self.tr("Game"))
        self.menu.addSeparator()
        order = self.menu.addMenu(self.tr("Sort by"))
        for text, name in _TABLES["orders"]:
            order.addAction(add_choice(self.orders, translated(Phrase(text)), SortBy[name]))
        order.addSeparator()
        self.reverse = QAction(self.tr("Reversed"), order, checkable=True)
        order.addAction(self.reverse)
        menus = *self._shown.actions(), *self.orders.actions(), self.reverse
        self._switches: list[Chip | QAction] = [*self._usual, *menus]

    def _connect(self) -> None:
        self.text.textChanged.connect(self._search_soon)
        for follows in (self.pause.stop, self.changed, self.left):
            self.text.returnPressed.connect(follows)
        self.pause.timeout.connect(self.changed)
        self.changed.connect(self._name_order)
        self.chips.buttonClicked.connect(lambda _: self.changed.emit())
        for chooses in (self._shown, self.orders, self.reverse):
            chooses.triggered.connect(lambda _: self.changed.emit())
        self._games.triggered.connect(self._choose_game)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on to the rows with Down, which the field leaves to the bar."""
        if event.key() == Qt.Key.Key_Down:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _search_soon(self, text: str) -> None:
        self._english = in_english(text)
        self.pause.start()

    def _choose_game(self, game: QAction) -> None:
        self._game = game.data()
        self.changed.emit()
