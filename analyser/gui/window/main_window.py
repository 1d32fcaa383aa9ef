"""The window: shown empty at once, then filled with the table and everything around it.

Loading what fills it takes as long again as starting Qt does. So this module imports little, and
``fill`` the rest. Dialogs, pages and the list of hands are imported when they are opened.
"""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

from PySide6.QtCore import QChildEvent, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QFont,
    QKeyEvent,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QApplication, QMainWindow

from analyser.gui.look.announce import announce
from analyser.gui.look.edges import draw_edges
from analyser.gui.look.theme import (
    MEDIUM,
    SMALL,
    TIGHT,
    DeckColours,
    ThemeName,
    follow_contrast,
    palette_of,
    scaled,
    theme_of,
)
from analyser.gui.state.settings import PLAIN_ZOOM, ZOOMS, Settings
from analyser.product import NAME

if TYPE_CHECKING:
    from PySide6.QtWidgets import QSplitter

    from analyser.gui.felt.area import TableArea
    from analyser.gui.file_window.window import FileWindow
    from analyser.gui.list_window.window import ListWindow
    from analyser.gui.look.card_faces import CardFaces
    from analyser.gui.look.widgets import ChoiceBox, TextField
    from analyser.gui.pages.details import Details
    from analyser.gui.range_editor.range_editor import RangeEditor
    from analyser.gui.state.document import Document
    from analyser.gui.state.live_odds import LiveOdds
    from analyser.gui.window.actions import Actions
    from analyser.gui.window.exchange import Exchange
    from analyser.gui.window.game_options import GameOptions
    from analyser.gui.window.help import HelpDialog
    from analyser.gui.window.history import HistoryDialog
    from analyser.gui.window.pictures import Pictures
    from analyser.gui.window.recent_files import RecentFiles

FIRST_SIZE = (1180, 820)
"""The size of the window on its first start, in device-independent pixels."""


class MainWindow(QMainWindow):
    """One window, one table. All parts but the settings are there from ``fill`` on.

    Signals:
        empty_painted: the empty window has been painted for the first time, and that event is over.
        painted: the same of the window with everything in it.
        restored: what was kept of the window is back.
        closing: the window is about to close.
        another_wanted: the user wants one more window.
        leaving: the user wants to leave the program, and close every window.
    """

    empty_painted = Signal()
    painted = Signal()
    restored = Signal()
    closing = Signal()
    another_wanted = Signal()
    leaving = Signal()

    document: Document
    odds: LiveOdds
    window_actions: Actions
    area: TableArea
    exchange: Exchange
    pictures: Pictures
    options: GameOptions
    recent: RecentFiles
    game_box: ChoiceBox
    entry: TextField
    _faces: CardFaces
    _halves: QSplitter

    def __init__(self, settings: Settings) -> None:
        """Make the empty window, in the colours that it will have when it is filled."""
        palette = palette_of(settings.theme)
        if palette is not None:
            QApplication.setPalette(palette)
        super().__init__()
        self.settings = settings
        self.details: Details | None = None
        self._icon_side = 0
        self.list_window: ListWindow | None = None
        self._help: HelpDialog | None = None
        self._range_editor: RangeEditor | None = None
        self._file_window: FileWindow | None = None
        self.history: HistoryDialog | None = None
        self.number = 1
        """Which of several windows it is."""
        self._is_filled = False
        self._announces_paint = True
        self._take_font()
        self.setAcceptDrops(True)
        self.setWindowTitle(NAME)

    def restore_place(self) -> None:
        """Take the size and place of the last run, or a size that suits a first one."""
        self.resize(*FIRST_SIZE)
        geometry = self.settings.geometry_of(self.number)
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)

    def set_number(self, number: int) -> None:
        """Say which of several windows it is: 2 and more are named by it."""
        self.number = number
        self._show_file()

    # Building -------------------------------------------------------------------------------

    def fill(self, document: Document) -> None:
        """Put a document's table into the window, and everything around it."""
        # Rules, cards and half of Qt: the empty window is painted without them.
        from analyser.gui.felt.area import TableArea
        from analyser.gui.look.card_faces import CardFaces
        from analyser.gui.state.live_odds import LiveOdds
        from analyser.gui.window.actions import Actions
        from analyser.gui.window.exchange import Exchange
        from analyser.gui.window.game_options import GameOptions
        from analyser.gui.window.pictures import Pictures
        from analyser.gui.window.recent_files import RecentFiles

        self.document = document
        self.window_actions = Actions(self, document.undo_stack)
        # Colours come first: widgets that are there already would have to change theirs.
        self.set_theme(self.settings.theme)
        theme = theme_of(QApplication.palette())
        draw_edges(theme)
        self._faces = CardFaces()
        self._faces.colours, self._faces.dark = self.settings.deck, theme.dim_paper
        self.odds = LiveOdds(document)
        self.area = TableArea(document, self.odds, self._faces, theme, self.font())
        self.exchange = Exchange(document, self.odds, self)
        self.pictures = Pictures(document, self.area, self._faces, self)
        self.options = GameOptions(document, self)
        self.recent = RecentFiles(self.settings, self)
        self._lay_out()
        self._connect()
        self._is_filled = self._announces_paint = True
        self._draw_icons()
        self.window_actions.check_deck(self.settings.deck)
        self.window_actions.reveal.setEnabled(False)
        self.window_actions.why.setChecked(self.settings.details)
        self.window_actions.type_anywhere.setChecked(self.settings.type_anywhere)
        self.window_actions.hints.setChecked(self.settings.hints)
        self.area.hints.set_shown(self.settings.hints)
        self.area.deck.setFocus()
        self.painted.connect(self._complete)
        self.update()

    def _complete(self) -> None:
        """Make what the painted window can wait for: nothing in it is seen, and no move is made.

        Moves wait in the document until the kept table is back, which is later.
        """
        self.area.complete()

    def _lay_out(self) -> None:
        from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

        # As in fill.
        from analyser.gui.window.menus import fill_menu_bar
        from analyser.gui.window.tool_bar import ToolBar

        tools = ToolBar(self.document, self.window_actions, self.options)
        self.game_box, self.entry = tools.game_box, tools.entry
        tools.left.connect(self.area.deck.setFocus)
        self.addToolBar(tools)
        fill_menu_bar(self.menuBar(), self.document, self.window_actions, self.options, self.recent)
        centre = QWidget()
        layout = QVBoxLayout(centre)
        layout.setContentsMargins(MEDIUM, SMALL, MEDIUM, SMALL)
        layout.setSpacing(TIGHT + 2)
        layout.addWidget(self.area, 1)
        self._halves = QSplitter()
        self._halves.addWidget(centre)
        self._halves.setChildrenCollapsible(False)
        self.setCentralWidget(self._halves)

    def _connect(self) -> None:
        # As in fill.
        from analyser.gui.window.moves import Moves
        from analyser.poker.table.table import BOARD

        Moves(self.document, self.window_actions, self)
        actions, exchange = self.window_actions, self.exchange
        actions.new.triggered.connect(self.another_wanted)
        actions.open.triggered.connect(exchange.open)
        actions.open_hands.triggered.connect(self._open_hands)
        exchange.hands_found.connect(self._show_files)
        exchange.hands_pasted.connect(self._show_pasted)
        self.recent.chosen.connect(exchange.open_path)
        self.document.changed.connect(self._show_file)
        self.document.filed.connect(self._follow_file)
        self.document.edited.connect(self._show_file)
        actions.undo.triggered.connect(self.document.undo)
        actions.redo.triggered.connect(self.document.redo)
        actions.save.triggered.connect(exchange.save)
        actions.save_as.triggered.connect(exchange.save_as)
        actions.history.triggered.connect(self._go_back)
        actions.copy.triggered.connect(exchange.copy)
        actions.copy_odds.triggered.connect(exchange.copy_odds)
        actions.paste.triggered.connect(exchange.paste)
        actions.copy_picture.triggered.connect(self.pictures.copy)
        actions.save_picture.triggered.connect(self.pictures.save)
        actions.print.triggered.connect(self.pictures.print)
        self.closing.connect(self.pictures.finish)
        actions.close.triggered.connect(self.close)
        actions.quit.triggered.connect(self._leave)
        actions.enter.triggered.connect(self._go_to_entry)
        actions.pot.triggered.connect(self.area.ask_pot)
        actions.hold_range.triggered.connect(lambda: self.edit_range(self._seat_to_edit()))
        self.area.range_asked.connect(self.edit_range)
        actions.take_back.triggered.connect(self._take_back)
        actions.seats.triggered.connect(lambda action: self._visit(action.data()))
        actions.board.triggered.connect(lambda: self._visit(BOARD))
        actions.larger.triggered.connect(lambda: self._zoom(1))
        actions.smaller.triggered.connect(lambda: self._zoom(-1))
        actions.plain_size.triggered.connect(lambda: self.set_zoom(PLAIN_ZOOM))
        actions.full_screen.triggered.connect(self._fill_screen)
        actions.type_anywhere.toggled.connect(self._type_anywhere)
        self.area.addActions([actions.take_back, actions.unknown])  # where their keys always count
        actions.why.toggled.connect(self._show_details)
        actions.hints.toggled.connect(self._show_hints)
        actions.teach.toggled.connect(self._teach)
        actions.reveal.triggered.connect(self.document.reveal.show_answers)
        follow_contrast(self._follow_contrast)
        actions.hands.triggered.connect(self._compare_hands)
        actions.preferences.triggered.connect(self._prefer)
        actions.help.triggered.connect(lambda: self.help.look_up(self.help.rules))
        actions.kinds.triggered.connect(lambda: self.help.look_up(self.help.kinds))
        actions.keys.triggered.connect(lambda: self.help.look_up(self.help.keys))
        actions.about.triggered.connect(self._about)
        # Qt hands back a plain text for a name it was given.
        actions.themes.triggered.connect(lambda action: self.set_theme(ThemeName(action.data())))
        actions.decks.triggered.connect(lambda action: self.set_deck(DeckColours(action.data())))

    # What the user chooses ------------------------------------------------------------------

    def set_theme(self, name: ThemeName) -> None:
        """Use the colours of a theme or the system's own, and remember it."""
        self.settings.theme = name
        self.window_actions.check_theme(name)
        hints = QApplication.styleHints()
        if name is ThemeName.SYSTEM:
            hints.unsetColorScheme()
        else:
            light = name is ThemeName.LIGHT
            hints.setColorScheme(Qt.ColorScheme.Light if light else Qt.ColorScheme.Dark)
        QApplication.setPalette(palette_of(name) or QPalette())

    def _follow_contrast(self) -> None:
        """Use the colours that the system asks for now, where it is asked."""
        self.set_theme(self.settings.theme)

    def set_deck(self, colours: DeckColours) -> None:
        """Print the cards in other inks, and remember it."""
        self.settings.deck = colours
        self._faces.colours = colours
        self.window_actions.check_deck(colours)
        self.update()
        self.area.deck.viewport().update()
        self._restyle_pages()

    def _show_details(self, shown: bool) -> None:
        """Open or close the pages beside the table, and remember it."""
        self.settings.details = shown
        if self.details is None and shown:
            from analyser.gui.pages.details import Details

            theme = theme_of(self.palette())
            self.details = Details(self.document, self.odds, self._faces, theme)
            self.details.left.connect(self.area.deck.setFocus)
            self._halves.addWidget(self.details)
            self._halves.setStretchFactor(0, 1)
        if self.details is not None:
            self.details.setVisible(shown)

    def _show_hints(self, shown: bool) -> None:
        """Show on the unused cards what comes of them, or not, and remember it."""
        self.settings.hints = shown
        self.area.hints.set_shown(shown)

    def _teach(self, hidden: bool) -> None:
        """Hide the answers of each new table until they are asked for."""
        self.document.reveal.set_teaching(hidden)
        self.window_actions.reveal.setEnabled(hidden)

    def _take_back(self) -> None:
        """Take back what was typed last: a rank without its suit, or a card."""
        if self.area.deck.is_typing:
            self.area.deck.forget_typing()
        else:
            self.document.take_back_last()

    def _visit(self, place: int) -> None:
        """Let the next card go to a place, and say so; cards can be typed at once."""
        if self.document.visit(place):
            announce(self, self.area.prompt.text)
        self.area.deck.setFocus()

    def _type_anywhere(self, anywhere: bool) -> None:
        """Let keys without Ctrl mean cards in the whole window or on the felt only; remember it."""
        self.settings.type_anywhere = anywhere
        context = Qt.ShortcutContext
        self.window_actions.unknown.setShortcutContext(
            context.WindowShortcut if anywhere else context.WidgetWithChildrenShortcut
        )
        self.window_actions.take_back.setShortcutContext(
            self.window_actions.unknown.shortcutContext()
        )

    def set_zoom(self, percent: int) -> None:
        """Write everything in the window in letters of so many percent, and remember it."""
        self.settings.zoom = percent
        self._take_font()

    def _zoom(self, step: int) -> None:
        at = ZOOMS.index(self.settings.zoom) + step
        self.set_zoom(ZOOMS[min(max(at, 0), len(ZOOMS) - 1)])

    def _take_font(self) -> None:
        """Take the system's font, as large as is wished."""
        percent = self.settings.zoom
        plain = percent == PLAIN_ZOOM
        self.setFont(QFont() if plain else scaled(QApplication.font(), percent / 100))

    def _fill_screen(self) -> None:
        """Fill the screen, or go back to the window as it was."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _go_to_entry(self) -> None:
        self.entry.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.entry.selectAll()

    def _follow_file(self) -> None:
        if self.document.file:
            self.recent.add(self.document.file)
        self._show_file()

    def _show_file(self) -> None:
        """Name the window by its file, with a mark if that has not all that is on the table."""
        file = self.document.file
        if file:
            from analyser.poker.phrases import visible  # the empty window needs no phrases

            # Qt puts its mark where [*] is, and takes it doubled for itself.
            title = visible(PurePath(file).name).replace("[*]", "[*][*]") + "[*]"
        elif self.number > 1:
            title = self.tr("Table {number}").format(number=self.number)
        else:
            title = NAME
        self.setWindowTitle(title)
        modified = self.document.is_modified or (bool(file) and self.document.has_edits)
        if modified != self.isWindowModified():  # else every widget of the window would hear of it
            self.setWindowModified(modified)

    def _leave(self) -> None:
        self.leaving.emit()
        self.close()

    # Other windows --------------------------------------------------------------------------

    def _compare_hands(self) -> None:
        if self.list_window is None:
            from analyser.gui.list_window.window import ListWindow

            self.list_window = ListWindow(self.document, self._faces, self)
            self.list_window.help_asked.connect(self.window_actions.help.trigger)
            self.closing.connect(self.list_window.finish)
            self.window_actions.decks.triggered.connect(self.list_window.update)
        self.list_window.bring()

    @property
    def file_window(self) -> FileWindow:
        """The window for files of hands; made when it is first asked for."""
        if self._file_window is None:
            from analyser.gui.file_window.window import FileWindow

            self._file_window = FileWindow(self.document, self._faces, self.settings, self)
            self.destroyed.connect(self._file_window.deleteLater)
            self._file_window.opened.connect(self.recent.add)
            self._file_window.help_asked.connect(self.window_actions.help.trigger)
            self.closing.connect(self._file_window.finish)
            self.window_actions.decks.triggered.connect(self._file_window.update)
        return self._file_window

    def _open_hands(self) -> None:
        """Show the window for files of hands, and where it has none yet, ask for one."""
        self.file_window.bring()
        if self.file_window.is_empty:
            self.file_window.opening.ask_for_files()

    def _show_files(self, paths: list[str]) -> None:
        self.file_window.read(paths)

    def _show_pasted(self, text: str) -> None:
        self.file_window.read_text(text)

    def edit_range(self, seat: int) -> None:
        """Let the range of a seat be edited, in a window beside this one."""
        if self._range_editor is None:
            from analyser.gui.range_editor.range_editor import RangeEditor

            theme = theme_of(self.palette())
            self._range_editor = RangeEditor(self.document, self.odds, self.settings, theme, self)
            self.closing.connect(self._range_editor.close)
        self._range_editor.edit(seat)

    def _seat_to_edit(self) -> int:
        """Return the active seat, or else the first with a range, or the last of all."""
        table = self.document.table
        if table.active_seat is not None:
            return table.active_seat
        ranges = [number for number, seat in enumerate(table.seats) if seat.range is not None]
        return ranges[0] if ranges else len(table.seats) - 1

    def _go_back(self) -> None:
        if self.history is None:
            from analyser.gui.window.history import HistoryDialog

            self.history = HistoryDialog(self.document, self)
        self.history.show()
        self.history.activateWindow()

    def _prefer(self) -> None:
        from analyser.gui.window.preferences import Preferences

        actions = self.window_actions
        dialog = Preferences(self, actions.themes, actions.decks, [actions.type_anywhere])
        dialog.finished.connect(dialog.deleteLater)
        dialog.exec()

    @property
    def help(self) -> HelpDialog:
        """What there is to look up; made when it is first asked for."""
        if self._help is None:
            from analyser.gui.window.help import HelpDialog

            self._help = HelpDialog(
                self, self.window_actions, self._faces, theme_of(self.palette())
            )
        return self._help

    def _about(self) -> None:
        from analyser.gui.window.about import AboutBox

        box = AboutBox(self)
        box.finished.connect(box.deleteLater)
        box.exec()

    # Events ---------------------------------------------------------------------------------

    def _restyle(self) -> None:
        theme = theme_of(self.palette())
        draw_edges(theme)
        self._faces.dark = theme.dim_paper
        self._draw_icons()
        self.area.set_theme(theme)
        self._restyle_pages()
        self.window_actions.check_deck(self._faces.colours)

    def _draw_icons(self) -> None:
        """Draw the icons in the theme's ink, as large as the letters beside them."""
        theme, self._icon_side = theme_of(self.palette()), self.fontMetrics().height()
        self.window_actions.set_theme(theme, self._icon_side)
        self.options.set_theme(theme, self._icon_side)

    def _restyle_pages(self) -> None:
        theme = theme_of(self.palette())
        for pages in (self.details, self._help, self._range_editor):
            if pages is not None:
                pages.set_theme(theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that nothing in the window wanted: cards, and Escape back to the deck."""
        if not self._is_filled or self.menuBar().hasFocus():
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self.area.deck.forget_typing()
            self.area.deck.setFocus()
        elif not (self.settings.type_anywhere and self.area.deck.take_letter(event)):
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Follow the size of the system's font, of which the window's is so many percent."""
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._take_font()
        return super().event(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and text, and whatever else has to be refused in words; but no card."""
        from analyser.gui.felt.dragging import read_dragged  # as in fill

        if self._is_filled and read_dragged(event.mimeData()) is None:
            event.setDropAction(Qt.DropAction.CopyAction)  # what is dropped stays where it is
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        """Read what was dropped."""
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self.exchange.take(event.mimeData())

    def childEvent(self, event: QChildEvent) -> None:
        """Let dialogs and other windows have letters of this window's size."""
        super().childEvent(event)
        if event.polished() and self._is_filled:
            from analyser.gui.look.windows import let_child_follow  # as in fill

            let_child_follow(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow palette, font, the window's state, and the deck that another window has chosen."""
        super().changeEvent(event)
        if not self._is_filled:
            return
        if event.type() == QEvent.Type.FontChange:
            self.area.set_font(self.font())
            if self.fontMetrics().height() != self._icon_side:
                self._draw_icons()
        if event.type() == QEvent.Type.WindowStateChange:
            self.window_actions.full_screen.setChecked(self.isFullScreen())
        if event.type() == QEvent.Type.PaletteChange:
            self._restyle()
        elif event.type() == QEvent.Type.ActivationChange:
            self.window_actions.check_theme(self.settings.theme)
            if self._faces.colours != self.settings.deck:
                self.set_deck(self.settings.deck)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Announce once that the window has been painted empty, and once that it is complete."""
        super().paintEvent(event)
        if self._announces_paint:
            self._announces_paint = False
            painted = self.painted if self._is_filled else self.empty_painted
            QTimer.singleShot(0, painted.emit)  # when the widgets in the window are painted too

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window's place."""
        self.settings.set_geometry_of(self.number, self.saveGeometry())
        self.closing.emit()
        super().closeEvent(event)
