"""The window: shown empty at once, then filled with the table and all other parts.

Loading its parts takes as long as starting Qt. So this module imports little, and ``fill`` imports
the rest. Dialogs, pages and the windows of hands are imported when they are first opened, unless
the session has already loaded them in a pause.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QChildEvent, QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QFont, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow

from analyser.gui.look import theme
from analyser.gui.look.announce import is_listened_to
from analyser.gui.look.edges import draw_edges
from analyser.gui.look.theme import DeckColours, ThemeName, scaled, theme_of
from analyser.gui.look.windows import check, let_child_follow, restore_place, run_once
from analyser.gui.state.settings import PLAIN_ZOOM, ZOOMS, Settings
from analyser.product import NAME

if TYPE_CHECKING:
    from analyser.gui.hands.pane import HandsPane
    from analyser.gui.pages.pages_panel import PagesPanel
    from analyser.gui.practice.pane import PracticePane
    from analyser.gui.state.document import Document
    from analyser.gui.window.sharing import Sharing

_KNOWN_AFTER = (500, 3000)  # milliseconds for a fast screen reader, and for a slow one
FIRST_SIZE = (1180, 820)
"""The size of the window on its first start, in device-independent pixels."""


class MainWindow(QMainWindow):
    """One window with one table. Before ``fill`` it is empty, and has only the settings."""

    empty_painted = Signal()  # the first paint event of the empty window is over
    painted = Signal()  # the first paint event of the filled window is over
    restored = Signal()  # the window's saved table has been read
    closing = Signal()  # the window is about to close
    another_wanted = Signal()  # the user wants one more window
    leaving = Signal()  # the user wants to leave the program, and close every window
    language_chosen = Signal()  # the user has chosen another language, which takes other windows
    # The cards in the pane of hands and in the pages have to be drawn again.
    cards_outdated = Signal()

    def __init__(self, settings: Settings) -> None:
        QApplication.setPalette(theme.palette_of(settings.theme))
        super().__init__()
        self.settings = settings
        self._read_pages = False
        """Whether the pages had the focus when they were opened or closed."""
        self.number = 1
        """The number of the window among those of the program, from 1."""
        self._is_filled = False
        self._announces_paint = True
        self._apply_zoom()
        self.setAcceptDrops(True)
        self.setWindowTitle(NAME)

    def restore_place(self) -> None:
        restore_place(self, *FIRST_SIZE, self.settings.geometry_of(self.number))

    def set_number(self, number: int) -> None:
        """Set the number of the window; from 2 on, the title (``parts.Title``) shows it."""
        self.number = self._title.number = number
        self._title.show()

    # Building -------------------------------------------------------------------------------

    def fill(self, document: Document) -> None:
        """Fill the window with a document's table and all other parts."""
        from analyser.gui.window.parts import Parts  # not needed to paint the empty window

        self.document = document
        # Colours first: widgets that already exist would have to change theirs.
        self._use_colours(self.settings.theme)
        draw_edges(theme_of(QApplication.palette()))
        self.parts = parts = Parts(self, self.settings, document)
        self.window_actions, self.odds, self._faces = parts.actions, parts.odds, parts.faces
        self.area, self.panes, self.open_and_save = parts.area, parts.panes, parts.open_and_save
        self.game_box, self.entry = parts.header.game_box, parts.header.entry
        self._title = parts.title
        self._connect()
        self._is_filled = self._announces_paint = True
        self.window_actions.why.setChecked(self.settings.details)
        self.window_actions.full_screen.setChecked(self.isFullScreen())
        self.follow_settings()
        self.window_actions.next_card.setChecked(self.settings.next_card)
        self.area.deck.setFocus()
        self.painted.connect(self._complete)
        self.update()

    # A plain method, once it is connected, gives the window another accessible: Orca would say its
    # title again. So each is a slot from the beginning.
    @Slot()
    def _complete(self) -> None:
        """Make what is hidden at first, after the first paint; moves are queued until then."""
        self.parts.complete(self.settings)
        self.area.complete()
        self.window_actions.draw_icons(theme_of(self.palette()).text)
        if QApplication.focusWidget() is None:  # the window became active before it had a deck
            self.area.deck.setFocus()
        # By now a screen reader knows the window, so it can be told which widget has the focus.
        for after in _KNOWN_AFTER:
            QTimer.singleShot(after, self, self.area.deck.tell_focus)

    def _connect(self) -> None:
        actions, exchange = self.window_actions, self.open_and_save
        self.panes.add_left(actions.left_hands, lambda: self.hands)
        exchange.hands_found.connect(lambda found: self.hands.read(paths=found))
        exchange.hands_pasted.connect(lambda found: self.hands.read_text(text=found))
        self.document.filed.connect(self._add_recent)  # a lambda would keep the window for good
        actions.connect_calls(self)
        actions.quit.triggered.connect(self.close)
        actions.seats.triggered.connect(lambda action: self._visit_place(action.data()))
        actions.board.triggered.connect(lambda: self._visit_place(actions.board.data()))
        actions.type_anywhere.toggled.connect(self._type_anywhere)
        actions.why.toggled.connect(self._show_details)
        self.panes.right_closed.connect(lambda: actions.why.setChecked(False))
        actions.next_card.toggled.connect(self._show_next_card)
        actions.teach.setChecked(self.document.reveal.is_teaching)
        actions.teach.toggled.connect(self.document.reveal.set_teaching)
        theme.follow_contrast(self._follow_contrast)
        self.panes.add_left(actions.practice, lambda: self.practice)
        # Qt returns the value of an enum as plain text.
        actions.themes.triggered.connect(lambda action: self.set_theme(ThemeName(action.data())))
        actions.decks.triggered.connect(lambda action: self.set_deck(DeckColours(action.data())))

    # What the user chooses ------------------------------------------------------------------

    def set_theme(self, name: ThemeName) -> None:
        self.settings.theme = name
        self._use_colours(name)
        self._apply_settings_in_all_windows()

    def _use_colours(self, name: ThemeName) -> None:
        scheme = Qt.ColorScheme
        schemes = {ThemeName.SYSTEM: scheme.Unknown, ThemeName.LIGHT: scheme.Light}
        QApplication.styleHints().setColorScheme(schemes.get(name, scheme.Dark))
        QApplication.setPalette(theme.palette_of(name))

    @Slot()
    def _follow_contrast(self) -> None:
        self.set_theme(self.settings.theme)

    def set_deck(self, colours: DeckColours) -> None:
        self.settings.deck = colours
        self._apply_settings_in_all_windows()

    def _apply_settings_in_all_windows(self) -> None:
        for window in QApplication.topLevelWidgets():
            if isinstance(window, MainWindow):
                window.follow_settings()

    def follow_settings(self) -> None:
        """Apply the saved settings to this window; they may have been changed in another window."""
        if not self._is_filled:
            return
        actions, zoom = self.window_actions, self.settings.zoom
        check(actions.themes, self.settings.theme)
        check(actions.decks, self.settings.deck)
        actions.type_anywhere.setChecked(self.settings.type_anywhere)
        actions.larger.setEnabled(zoom < ZOOMS[-1])
        actions.smaller.setEnabled(zoom > ZOOMS[0])
        actions.plain_size.setEnabled(zoom != PLAIN_ZOOM)
        self._apply_zoom()
        if self._faces.colours != self.settings.deck:
            self._faces.colours = self.settings.deck
            self.cards_outdated.emit()
            self.update()
            self.area.deck.viewport().update()

    @Slot(bool)
    def _show_details(self, shown: bool) -> None:
        self.settings.details = shown
        self._read_pages = self.panes.part_in_focus is self.panes.right
        if shown:
            self.panes.show_page(self.panes.right, self.details)
        else:
            self.panes.close_panes(self.panes.right)

    def read_details(self, shown: bool = True) -> None:
        """Open or close the right pane; a screen reader enters it, and closes it from inside."""
        shown = shown or (is_listened_to() and not self._read_pages)
        self.window_actions.why.setChecked(shown)
        if shown and is_listened_to():
            self.panes.right.focus()

    def show_page(self, tab_index: int) -> None:
        self.window_actions.why.setChecked(True)
        self.details.show_page(tab_index)

    @Slot(bool)
    def _show_next_card(self, shown: bool) -> None:
        self.settings.next_card = shown
        self.odds.next_cards.set_shown(shown)

    def take_back(self) -> None:
        """Take back the last input: a typed rank without a suit, or otherwise the last card."""
        if self.area.deck.typed_rank:
            self.area.deck.forget_typing()
        else:
            self.document.take_back_last()

    def _visit_place(self, place: int) -> None:
        """Make the first empty slot of a seat or the board active, and go to the deck."""
        self.document.visit(place)
        self.area.deck.setFocus()

    @Slot(bool)
    def _type_anywhere(self, anywhere: bool) -> None:
        """Set and save whether keys pick cards in the whole window, or only on the felt."""
        self.settings.type_anywhere = anywhere
        actions, context = self.window_actions, Qt.ShortcutContext
        wanted = context.WindowShortcut if anywhere else context.WidgetWithChildrenShortcut
        for action in (actions.unknown, actions.take_back):
            action.setShortcutContext(wanted)
        self._apply_settings_in_all_windows()

    def show_preferences(self) -> None:
        from analyser.gui.window.preferences import Preferences

        preferences = Preferences(self, self.window_actions, self.settings)
        preferences.language_chosen.connect(self.language_chosen)
        run_once(preferences)

    def set_zoom(self, percent: int) -> None:
        self.settings.zoom = percent
        self._apply_settings_in_all_windows()

    def zoom(self, sizes: int) -> None:
        """Make the text so many of the ``ZOOMS`` larger; -1 is one size smaller."""
        self.set_zoom(ZOOMS[ZOOMS.index(self.settings.zoom) + sizes])

    def _apply_zoom(self) -> None:
        plain = self.settings.zoom == PLAIN_ZOOM
        font = QFont() if plain else scaled(QApplication.font(), self.settings.zoom / 100)
        if font != self.font() or plain:
            self.setFont(font)

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def go_to_entry(self) -> None:
        if self.entry.hasFocus():
            self.entry.selectAll()
        self.entry.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @Slot()
    def _add_recent(self) -> None:
        self.settings.add_recent(self.document.file)

    # Panes and their like: each is imported when it is first opened, see the top of this module -

    @cached_property
    def details(self) -> PagesPanel:
        from analyser.gui.pages.pages_panel import PagesPanel

        panel = PagesPanel(self.document, self.odds, self._faces, self.window_actions.keys)
        self.closing.connect(panel.finish)
        self.cards_outdated.connect(panel.rewrite)
        return panel

    @cached_property
    def practice(self) -> PracticePane:
        from analyser.gui.practice.pane import PracticePane

        pane = PracticePane(self.document, self.settings, self._faces, self.area)
        self.closing.connect(pane.finish)
        pane.asked.connect(self.panes.clear_felt)
        pane.results_shown.connect(lambda: self.panes.show_left("practice", focus=False))
        pane.left.connect(lambda: self.panes.show_left(""))
        self.panes.left_shown.connect(lambda key: pane.take_felt(key == "practice"))
        return pane

    @cached_property
    def hands(self) -> HandsPane:
        from analyser.gui.hands.pane import HandsPane

        pane = HandsPane(self.document, self._faces)
        pane.setParent(self)  # it may ask for files before it is shown
        pane.editor.window_number = lambda: self.number
        pane.opened.connect(self.settings.add_recent)
        pane.left.connect(self.area.deck.setFocus)
        pane.shown.connect(lambda: self.panes.show_left("hands", focus=False))
        names = self._title.name_hands
        self.panes.left_shown.connect(lambda key: names(pane.name if key == "hands" else ""))
        self.window_actions.left_hands.triggered.connect(pane.show_again)
        self.panes.left_shown.connect(pane.leave_felt)
        self.closing.connect(pane.finish)
        self.cards_outdated.connect(pane.view.viewport().update)
        return pane

    def take_panes_of(self, old: MainWindow) -> None:
        """Show the panes that another window showed, with its hands; go on with its practice."""
        shown = old.window_actions.why.isChecked()
        self.window_actions.why.setChecked(shown)
        if shown:
            self.details.turn_to_page_of(old.details)
        if "hands" in vars(old):  # else it was never opened
            self.hands.editor.take_from(old.hands.editor)
        if "practice" in vars(old):
            self.practice.go_on_from(old.practice)
        if key := old.panes.left_key:
            self.panes.show_left(key, focus=False)
        if key == "hands":
            self.hands.show_hands_of(old.hands)

    @cached_property
    def sharing(self) -> Sharing:
        from analyser.gui.window.sharing import Sharing

        sharing = Sharing(self.document, self.odds, self.area, self._faces, self)
        self.closing.connect(sharing.finish)
        return sharing

    def look_up(self, subject: str) -> None:
        """Show a subject of ``RulesView.look_up``, such as "rules" or "cards.md"."""
        self.window_actions.why.setChecked(True)
        self.activateWindow()  # another window may have asked
        self.details.look_up(subject)

    # Events ---------------------------------------------------------------------------------

    def _follow_palette(self) -> None:
        """Draw edges, icons and cards anew in the palette's colours."""
        colours = theme_of(self.palette())
        draw_edges(colours)
        self._faces.dark = colours.dim_paper
        self.window_actions.draw_icons(colours.text)
        self.cards_outdated.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close or leave with Escape what lies over the table; Enter clicks, letters pick cards."""
        key, focus = event.key(), QApplication.focusWidget()
        if not self._is_filled or self.menuBar().hasFocus():
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Escape:
            self.area.deck.forget_typing()
            if self.panes.close_one_over():
                return
            if self.document.shown_street is None:
                self.document.leave_guest()
                if self.panes.left_key and self.panes.left.isHidden():  # nothing shows it now
                    self.panes.show_left("")
            self.area.close_matrix()
            self.area.deck.setFocus()  # before older screen readers hear the new name of a tile
            self.document.look_back(None)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QAbstractButton):
            focus.click()  # as Space does, everywhere and not only on some desktops
        elif not (self.settings.type_anywhere and self.area.deck.take_letter(event)):
            super().keyPressEvent(event)
            if why := self.window_actions.why_not(event):
                self.parts.teller.say(why)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._apply_zoom()
        return super().event(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept any drag except that of a card; useless data is refused when it is dropped."""
        if self._is_filled and self.open_and_save.may_take(event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)  # not a move: the source keeps its file
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self.open_and_save.take(event.mimeData())

    def childEvent(self, event: QChildEvent) -> None:
        super().childEvent(event)
        if event.polished() and self._is_filled:
            let_child_follow(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if not self._is_filled:
            return
        if event.type() == QEvent.Type.WindowStateChange:
            self.window_actions.full_screen.setChecked(self.isFullScreen())
            self._title.show()
        if event.type() == QEvent.Type.PaletteChange:
            self._follow_palette()
        elif event.type() == QEvent.Type.ActivationChange:
            self.follow_settings()
            if not self.isActiveWindow():
                self._title.forget_words()  # else the words would be said at the next focus

    def paintEvent(self, event: QPaintEvent) -> None:
        """Emit ``empty_painted`` or ``painted`` after the first paint of either window."""
        super().paintEvent(event)
        if self._announces_paint:
            self._announces_paint = False
            painted = self.painted if self._is_filled else self.empty_painted
            QTimer.singleShot(0, painted.emit)  # after the widgets in the window are painted

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings.set_geometry_of(self.number, self.saveGeometry())
        self.closing.emit()
        super().closeEvent(event)
