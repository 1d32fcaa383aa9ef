"""The window: puts the parts together and connects them. Nothing is decided here.

Dialogs are imported when they are opened: loading their classes would delay the first paint.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QMainWindow,
    QSizePolicy,
    QSplitter,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from analyser.arguments import read_whole_number
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import (
    MEDIUM,
    SMALL,
    TIGHT,
    DeckColours,
    ThemeName,
    palette_of,
    theme_of,
)
from analyser.gui.look.translation import said
from analyser.gui.look.widgets import TextField
from analyser.gui.results.results import Results
from analyser.gui.state.document import Document
from analyser.gui.state.live_odds import LiveOdds
from analyser.gui.state.settings import Settings
from analyser.gui.table.table_area import TableArea
from analyser.gui.table.unknown_seats import UnknownSeats, say_make_unknown
from analyser.gui.window.actions import check, make_actions, say_street
from analyser.gui.window.exchange import Exchange
from analyser.gui.window.game_options import GameOptions
from analyser.poker.errors import NotANumberError
from analyser.poker.games.registry import GAMES
from analyser.poker.table.streets import next_street
from analyser.poker.table.table import DEAD

if TYPE_CHECKING:
    from analyser.gui.hands.hands_window import HandsWindow
    from analyser.gui.pages.details import Details
    from analyser.gui.window.help import HelpDialog


class MainWindow(QMainWindow):
    """One window, one table. Its place and size are those of the frame around it, if there is one.

    Signals:
        painted: the window has been painted for the first time.
        closing: the window is about to close.
    """

    painted = Signal()
    closing = Signal()

    def __init__(self, document: Document, settings: Settings) -> None:
        super().__init__()
        self.document = document
        self._settings = settings
        self._faces = CardFaces()
        self._faces.colours = settings.deck
        self.odds = LiveOdds(document)
        self._was_painted = False
        theme = theme_of(QApplication.palette())
        self.area = TableArea(document, self._faces, theme, self.font())
        self.exchange = Exchange(document, self.odds, self.area.hints, self._faces, self)
        self.results = Results(document, self.odds, self._faces, theme, self.font())
        self.commands = make_actions(self, document.undo_stack)
        self.game_box = QComboBox()
        self.options = GameOptions(document, self)
        self.entry = TextField(clearButtonEnabled=True)
        self.details: Details | None = None
        self._help: HelpDialog | None = None
        self.hands: HandsWindow | None = None
        self._halves = QSplitter()
        self._build()
        self._build_menus()
        self._connect()
        self.set_theme(settings.theme)
        self._restyle()
        self._follow()
        self.commands.reveal.setEnabled(False)
        self.commands.why.setChecked(settings.details)
        self.commands.hints.setChecked(settings.hints)
        self.area.hints.set_shown(settings.hints)
        self.area.deck.setFocus()

    # Building -------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setWindowTitle("Hand Analyser")
        for game in GAMES:
            self.game_box.addItem(said(game.name), game.key)
        self.game_box.setAccessibleName(self.tr("Game"))
        self.game_box.setAccessibleDescription(self.tr("The game that is played"))
        self.game_box.setMinimumHeight(32)
        self.entry.setPlaceholderText(self.tr("Type or paste cards: AhKh 10s …"))
        self.entry.setAccessibleName(self.tr("Type or paste cards"))
        for clear in self.entry.findChildren(QToolButton):  # Qt leaves its button without a name
            clear.setAccessibleName(self.tr("Clear the text"))
        self.entry.setMinimumSize(220, 32)
        self.entry.setMaximumWidth(420)
        self.addToolBar(self._tool_bar())
        centre = QWidget()
        layout = QVBoxLayout(centre)
        layout.setContentsMargins(MEDIUM, SMALL, MEDIUM, SMALL)
        layout.setSpacing(TIGHT + 2)
        layout.addWidget(self.area, 3)
        layout.addWidget(self.results, 1)
        self._halves.addWidget(centre)
        self._halves.setChildrenCollapsible(False)
        self.setCentralWidget(self._halves)

    def _tool_bar(self) -> QToolBar:
        do = self.commands
        bar = QToolBar(self.tr("Tools"), movable=False, floatable=False)
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        bar.addWidget(_room(MEDIUM - 2 * TIGHT))
        bar.addWidget(self.game_box)
        self.options.add_to(bar)
        bar.addWidget(_room(TIGHT))
        bar.addActions([do.deal, do.clear, do.undo, do.redo, do.add_seat, do.why])
        do.why.setCheckable(True)
        # The undo actions' texts grow with what they would undo; the bar keeps the short word.
        for action, text in (
            (do.clear, self.tr("Clear")),
            (do.undo, self.tr("Undo")),
            (do.redo, self.tr("Redo")),
            (do.add_seat, self.tr("Add seat")),
        ):
            action.setIconText(text)
        bar.addWidget(_room())
        bar.addWidget(self.entry)
        bar.addWidget(_room(MEDIUM - 2 * TIGHT))
        for more in bar.findChildren(QToolButton, "qt_toolbar_ext_button"):
            more.setAccessibleName(self.tr("More tools"))
        return bar

    def _build_menus(self) -> None:
        do, bar = self.commands, self.menuBar()
        file = bar.addMenu(self.tr("&File"))
        file.addActions([do.open, do.save, do.save_picture])
        file.addSeparator()
        file.addAction(do.quit)
        edit = bar.addMenu(self.tr("&Edit"))
        edit.addActions([do.undo, do.redo])
        edit.addSeparator()
        edit.addActions([do.copy, do.copy_odds, do.copy_picture, do.paste, do.enter])
        edit.addSeparator()
        edit.addAction(do.clear)
        game = bar.addMenu(self.tr("&Game"))
        game.addActions(do.games.actions())
        game.addSeparator()
        game.addMenu(self.options.menu)
        game.addActions([do.deal, do.deal_number, do.street, do.complete])
        game.addSeparator()
        game.addActions([do.add_seat, do.swap, do.remove_seat])
        game.addSeparator()
        game.addAction(do.unknown)
        game.addMenu(UnknownSeats(self.document, do.make_unknown, self))
        game.addActions([do.dead, do.pot])
        do.dead.setCheckable(True)
        game.addSeparator()
        game.addAction(do.hands)
        view = bar.addMenu(self.tr("&View"))
        view.addActions(do.themes.actions())
        view.addSeparator()
        view.addActions(do.decks.actions())
        view.addSeparator()
        view.addActions([do.why, do.hints, do.teach, do.reveal])
        do.hints.setCheckable(True)
        do.teach.setCheckable(True)
        view.addSeparator()
        view.addAction(do.preferences)
        help_menu = bar.addMenu(self.tr("&Help"))
        help_menu.addActions([do.help, do.kinds, do.keys])
        help_menu.addSeparator()
        help_menu.addAction(do.about)

    def _connect(self) -> None:
        do, document, exchange = self.commands, self.document, self.exchange
        do.open.triggered.connect(exchange.open)
        do.save.triggered.connect(exchange.save)
        do.quit.triggered.connect(self._quit)
        do.copy.triggered.connect(exchange.copy)
        do.copy_odds.triggered.connect(exchange.copy_odds)
        do.paste.triggered.connect(exchange.paste)
        do.enter.triggered.connect(self._go_to_entry)
        do.clear.triggered.connect(document.clear)
        do.deal.triggered.connect(self._deal)
        do.deal_number.triggered.connect(self._deal_number)
        do.street.triggered.connect(document.deal_street)
        do.complete.triggered.connect(document.complete_board)
        do.add_seat.triggered.connect(document.add_seat)
        do.swap.triggered.connect(lambda: document.swap_seats(0, 1))
        do.remove_seat.triggered.connect(
            lambda: document.remove_seat(len(document.table.seats) - 1)
        )
        self.addAction(do.make_unknown)  # for its key; its menu lists it only while it is open
        do.unknown.triggered.connect(document.place_unknown)
        do.make_unknown.triggered.connect(document.make_active_unknown)
        do.dead.triggered.connect(document.visit_dead)
        do.pot.triggered.connect(self.area.ask_pot)
        do.copy_picture.triggered.connect(exchange.copy_picture)
        do.save_picture.triggered.connect(exchange.save_picture)
        do.why.toggled.connect(self._show_details)
        do.hints.toggled.connect(self._show_hints)
        do.teach.toggled.connect(self._teach)
        for asked in (do.reveal.triggered, self.results.verdict.reveal_asked):
            asked.connect(self.area.hints.reveal)
        do.reveal.triggered.connect(self.results.reveal)
        self.results.verdict.left.connect(self.area.deck.setFocus)
        do.hands.triggered.connect(self._compare_hands)
        do.preferences.triggered.connect(self._prefer)
        do.help.triggered.connect(lambda: self.help.look_up(self.help.rules))
        do.kinds.triggered.connect(lambda: self.help.look_up(self.help.kinds))
        do.keys.triggered.connect(lambda: self.help.look_up(self.help.keys))
        do.about.triggered.connect(self._about)
        do.games.triggered.connect(lambda action: document.change_game(action.data()))
        # Qt hands back a plain text for a name it was given.
        do.themes.triggered.connect(lambda action: self.set_theme(ThemeName(action.data())))
        do.decks.triggered.connect(lambda action: self.set_deck(DeckColours(action.data())))
        self.game_box.activated.connect(lambda at: document.change_game(GAMES[at]))
        self.entry.returnPressed.connect(self._enter)
        document.changed.connect(self._follow)

    # What the user chooses ------------------------------------------------------------------

    def set_theme(self, name: ThemeName) -> None:
        """Use the light, the dark or the system's colours, and remember it."""
        self._settings.theme = name
        check(self.commands.themes, name)
        hints = QApplication.styleHints()
        if name is ThemeName.SYSTEM:
            hints.unsetColorScheme()
        else:
            dark = name is ThemeName.DARK
            hints.setColorScheme(Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light)
        QApplication.setPalette(palette_of(name) or QPalette())

    def set_deck(self, colours: DeckColours) -> None:
        """Print the cards in other inks, and remember it."""
        self._settings.deck = colours
        self._faces.colours = colours
        check(self.commands.decks, colours)
        self.update()
        self.area.deck.viewport().update()
        self._restyle_pages()

    def _show_details(self, shown: bool) -> None:
        """Open or close the pages beside the table, and remember it."""
        self._settings.details = shown
        if self.details is None and shown:
            from analyser.gui.pages.details import Details

            theme = theme_of(self.palette())
            self.details = Details(self.document, self.odds, self._faces, theme)
            self.details.set_teaching(self.commands.teach.isChecked())
            self.details.left.connect(self.area.deck.setFocus)
            for asked in (self.commands.reveal.triggered, self.results.verdict.reveal_asked):
                asked.connect(self.details.reveal)
            self._halves.addWidget(self.details)
            self._halves.setStretchFactor(0, 1)
        if self.details is not None:
            self.details.setVisible(shown)

    def _show_hints(self, shown: bool) -> None:
        """Show on the unused cards what comes of them, or not, and remember it."""
        self._settings.hints = shown
        self.area.hints.set_shown(shown)

    def _teach(self, hidden: bool) -> None:
        """Hide the answers of each new table until they are asked for."""
        self.area.hints.set_teaching(hidden)
        self.results.set_teaching(hidden)
        if self.details is not None:
            self.details.set_teaching(hidden)
        self.commands.reveal.setEnabled(hidden)

    def _enter(self) -> None:
        if self.document.enter(self.entry.text()):
            self.entry.clear()
        else:
            self.entry.selectAll()

    def _go_to_entry(self) -> None:
        self.entry.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.entry.selectAll()

    def _deal(self) -> None:
        self.document.deal()

    def _deal_number(self) -> None:
        from PySide6.QtWidgets import QInputDialog

        text, accepted = QInputDialog.getText(
            self, self.tr("Deal by number"), self.tr("The same number deals the same cards:")
        )
        if not accepted:
            return
        try:
            seed = read_whole_number(text)
        except NotANumberError as error:
            self.document.refused.emit(said(error.phrase))
        else:
            self.document.deal(seed)

    def _compare_hands(self) -> None:
        if self.hands is None:
            from analyser.gui.hands.hands_window import HandsWindow

            self.hands = HandsWindow(self.document, self._faces, self)
            self.closing.connect(self.hands.finish)
            self.commands.decks.triggered.connect(self.hands.update)
        self.hands.show()
        self.hands.activateWindow()

    def _prefer(self) -> None:
        from analyser.gui.window.preferences import Preferences

        Preferences(self, self.commands.themes, self.commands.decks).exec()

    @property
    def help(self) -> HelpDialog:
        """What there is to look up; made when it is first asked for."""
        if self._help is None:
            from analyser.gui.window.help import HelpDialog

            self._help = HelpDialog(self, self._faces, theme_of(self.palette()))
        return self._help

    def _quit(self) -> None:
        self.window().close()

    def _about(self) -> None:
        from analyser.gui.window.about import AboutBox

        AboutBox(self).exec()

    # Following ------------------------------------------------------------------------------

    def _follow(self) -> None:
        table, do = self.document.table, self.commands
        several = len(table.seats) > 1
        do.swap.setEnabled(several)
        do.remove_seat.setEnabled(several)
        do.clear.setEnabled(not table.is_empty)
        for needs_cards in (do.copy, do.copy_odds, do.copy_picture, do.save_picture):
            needs_cards.setEnabled(not table.is_empty)
        do.dead.setChecked(table.active is not None and table.active.place == DEAD)
        do.unknown.setEnabled(table.takes_unknown)
        seat = table.active_seat
        do.make_unknown.setEnabled(seat is not None)
        name = None if seat is None else said(table.place_name(seat))
        do.make_unknown.setText(say_make_unknown(name))
        street = next_street(table)
        do.street.setText(say_street(street))
        do.street.setEnabled(street is not None)
        do.complete.setEnabled(street is not None)
        check(do.games, table.game.plain)
        self.game_box.setCurrentIndex(GAMES.index(table.game.plain))

    def _restyle(self) -> None:
        theme = theme_of(self.palette())
        self._faces.dark = theme.dark
        self.commands.set_theme(theme)
        self.options.set_theme(theme)
        self.area.set_theme(theme)
        self.results.set_theme(theme)
        self._restyle_pages()
        check(self.commands.decks, self._faces.colours)

    def _restyle_pages(self) -> None:
        theme = theme_of(self.palette())
        for pages in (self.details, self._help):
            if pages is not None:
                pages.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette, whoever changes it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._restyle()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell once that the window is there."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window's place."""
        self._settings.geometry = self.window().saveGeometry()
        self.closing.emit()
        super().closeEvent(event)


def _room(width: int | None = None) -> QWidget:
    """Return an empty widget of a width, or one that takes all the width there is."""
    room = QWidget()
    room.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    if width is not None:
        room.setFixedWidth(width)
    return room
