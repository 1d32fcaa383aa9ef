"""The menu with the options of the present game, for the Game menu and the tool bar."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QRect, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup, QColor, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QStyleOptionToolButton, QToolBar, QToolButton, QWidget

from analyser.gui.look.card_faces import icon
from analyser.gui.look.translation import capital, translated
from analyser.gui.state.document import Document
from analyser.poker.cards import RANKS
from analyser.poker.decks import JOKER_KINDS, Joker
from analyser.poker.games.options import Options
from analyser.poker.names import RANK_PLURALS, listed
from analyser.poker.table.written_line import JOKERS, say_options


class MenuButton(QToolButton):
    """A button of a tool bar that opens a menu, with an arrow after its text.

    The button draws the arrow itself, because styles draw a tiny one in the corner.
    """

    def __init__(self) -> None:
        super().__init__(autoRaise=True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._arrow = QIcon()

    def set_arrow(self, arrow: QIcon) -> None:
        """Set the picture of the arrow."""
        self._arrow = arrow
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the button with the arrow after its text.

        An icon without text is centred, so it needs the arrow's width on both sides.
        """
        alone = self.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
        room = 2 * self._arrow_size // 3  # the width of the arrow's picture without the margins
        return super().sizeHint() + QSize(room * (2 if alone else 1), 0)

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        """Turn off the style's own arrow."""
        super().initStyleOption(option)
        option.features &= ~QStyleOptionToolButton.ToolButtonFeature.HasMenu

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, and the arrow that was set by ``set_arrow``."""
        super().paintEvent(event)
        side = self._arrow_size
        place = QRect(self.width() - side - 2, (self.height() - side) // 2, side, side)
        self._arrow.paint(QPainter(self), place)

    @property
    def _arrow_size(self) -> int:
        return self.fontMetrics().height()


class GameOptions(QObject):
    """The options of the game, as a menu and a button. Both are hidden if the game has no options.

    ``menu`` can be added to other menus. ``button`` opens this menu and shows how many options are
    chosen.
    """

    def __init__(self, document: Document, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._in_bar: QAction | None = None
        self.menu = QMenu(self.tr("&Options"), window)
        self.menu.aboutToShow.connect(self._fill)
        self.menu.aboutToShow.connect(self._enter, Qt.ConnectionType.QueuedConnection)
        self._ranks = QMenu(self.tr("&Wild ranks"), window)
        self._jokers = QActionGroup(self)
        self.button = MenuButton()
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setMenu(self.menu)
        self.button.setAccessibleName(self.tr("Options of the game"))
        document.changed.connect(self._follow)
        self._follow()

    def add_to(self, bar: QToolBar) -> None:
        """Add the button to a tool bar; it is shown only if the game has options."""
        self._in_bar = bar.addWidget(self.button)
        self._follow()

    def draw_icons(self, ink: QColor, side: int) -> None:
        """Draw the icons in a colour; ``side``: their width and height."""
        self.button.setIcon(icon("settings", ink, side))
        self.button.set_arrow(icon("more", ink, side))

    def _follow(self) -> None:
        game = self._document.table.game
        for action in (self.menu.menuAction(), self._in_bar):
            if action is not None:
                action.setVisible(bool(game.allows))
        chosen = say_options(game.options)
        several = self.tr("Options ({count})").format(count=len(chosen))
        self.button.setText(several if chosen else self.tr("Options"))
        what = translated(listed(chosen)) if chosen else self.tr("everything as usual")
        # The tip is also its description. Screen readers need not hear that: the move is announced.
        self.button.setToolTip(capital(what))

    # The menu -------------------------------------------------------------------------------

    def _fill(self) -> None:
        """Fill the menu for the present game."""
        self.menu.clear()
        writers: dict[str, Callable[[Options], None]] = {
            "joker": self._add_jokers,
            "wild": self._add_ranks,
            "trips_beat_straight": self._add_trips,
            "no_qualifier": self._add_qualifier,
        }
        game = self._document.table.game
        for name in game.allows:
            writers[name](game.options)

    def _enter(self) -> None:
        """Select the menu's first entry if the button has the focus.

        A screen reader then says this entry.
        """
        if self.button.hasFocus():
            self.menu.setActiveAction(self.menu.actions()[0])

    def _add_jokers(self, now: Options) -> None:
        texts: dict[Joker, str] = {
            "none": self.tr("&No joker"),
            "bug": self.tr("A joker that is a &bug"),
            "wild": self.tr("A joker that is &any card"),
        }
        for kind in JOKER_KINDS:
            undo = self.tr("play with {joker}").format(joker=translated(JOKERS[kind]))
            action = self._add(self.menu, texts[kind], replace(now, joker=kind), undo)
            action.setActionGroup(self._jokers)
            action.setChecked(now.joker == kind)

    def _add_ranks(self, now: Options) -> None:
        self.menu.addMenu(self._ranks)
        self._ranks.clear()
        for rank in reversed(RANKS):
            name = translated(RANK_PLURALS[rank])
            wild = rank in now.wild
            others = tuple(r for r in now.wild if r != rank)
            ranks = others if wild else tuple(sorted((*others, rank)))
            undo = self.tr("take {ranks} as they are") if wild else self.tr("make {ranks} wild")
            action = self._add(
                self._ranks, capital(name), replace(now, wild=ranks), undo.format(ranks=name)
            )
            action.setChecked(wild)

    def _add_trips(self, now: Options) -> None:
        above = not now.trips_beat_straight
        beats = self.tr("let three of a kind beat a straight")
        undo = beats if above else self.tr("let a straight beat three of a kind")
        text = self.tr("&Three of a kind beats a straight")
        options = replace(now, trips_beat_straight=above)
        self._add(self.menu, text, options, undo).setChecked(not above)

    def _add_qualifier(self, now: Options) -> None:
        free = not now.no_qualifier
        undo = self.tr("let any low win") if free else self.tr("ask for a low of eight or better")
        text = self.tr("Any &low wins, not only eight or better")
        self._add(self.menu, text, replace(now, no_qualifier=free), undo).setChecked(not free)

    def _add(self, menu: QMenu, text: str, options: Options, undo: str) -> QAction:
        """Add an entry that sets these options; ``undo``: the name of the undo step."""
        action = menu.addAction(text)
        action.setCheckable(True)
        action.triggered.connect(lambda: self._document.change_options(options, undo))
        return action
