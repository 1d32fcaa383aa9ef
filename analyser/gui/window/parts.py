"""Makes all widgets and menus of the main window, after the empty window has been painted.

Importing this module loads the widgets, the cards and half of Qt.
"""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QMainWindow

from analyser.gui.felt.area import TableArea
from analyser.gui.felt.pot import PotField
from analyser.gui.felt.spoken_news import ScreenReaderNews
from analyser.gui.felt.tray.unknown_seats import say_make_unknown
from analyser.gui.look.announce import SILENT, is_listened_to
from analyser.gui.look.atomic_file import tried
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.edges import FocusRing
from analyser.gui.look.theme import theme_of
from analyser.gui.look.translation import translated, use_language
from analyser.gui.look.windows import add_top_menu, check
from analyser.gui.state.document import Document
from analyser.gui.state.live_odds import LiveOdds
from analyser.gui.state.settings import Settings
from analyser.gui.window.actions import TABLES, Actions
from analyser.gui.window.header import Header
from analyser.gui.window.open_save_paste import OpenAndSave
from analyser.gui.window.panes import Panes
from analyser.poker.dealing import read_whole_number
from analyser.poker.phrases import Phrase
from analyser.poker.table.offered_game import is_chosen
from analyser.poker.table.streets import next_street
from analyser.poker.table.table import DEAD
from analyser.product import NAME


class Title(QObject):
    """A window's title: its hands, file or number; screen readers hear the answer before it."""

    def __init__(self, window: QMainWindow, document: Document, teller: ScreenReaderNews) -> None:
        super().__init__(window)
        self._window, self._document, self._answer, self._hands = window, document, "", ""
        self.number = 1
        """The number of the window among those of the program, from 1."""
        for changed in (document.changed, document.edited, document.filed):
            changed.connect(self.show)
        teller.told.connect(self._tell)

    def show(self) -> None:
        # Qt replaces [*] by its mark for changes; doubled it is shown as it is.
        title, document = self._title_with(self._answer).replace("[*]", "[*][*]"), self._document
        self._window.setWindowTitle(title + "[*]" * bool(document.file and not self._hands))
        modified = document.is_modified or (bool(document.file) and document.has_edits)
        if modified != self._window.isWindowModified():  # Qt would send an event to every widget
            self._window.setWindowModified(modified)

    def name_hands(self, name: str) -> None:
        """Show whose hands the pane has, if any; screen readers are told that by the pane."""
        self._hands = "" if is_listened_to() else name
        self.show()

    def _title_with(self, answer: str) -> str:
        number = self.number
        table = self.tr("Table {number}").format(number=number) if number > 1 else NAME
        title = self._hands or self._document.file_name or table
        if answer and is_listened_to() and not self._window.isFullScreen():
            title = self.tr("{answer} - {title}").format(answer=answer, title=title)
        return title

    def _tell(self, answer: str, words: str) -> None:
        """Show an answer in the title; before it screen readers say ``words``, if there are any."""
        is_new, window = answer != self._answer, self._window
        if words:  # before the title, else a screen reader would say that too
            # Screen readers say the same words again only if the text is not quite the same.
            window.setAccessibleName(words + SILENT * (words == window.accessibleName()))
        # Else a screen reader would say the answer again.
        elif is_new and is_listened_to() and not window.accessibleName():
            window.setAccessibleName(self._title_with(self._answer))
        self._answer = answer
        self.show()

    def forget_words(self) -> None:
        """Make the accessible name the title again, without answer and ``_tell``'s words."""
        window, name = self._window, self._title_with("") if is_listened_to() else ""
        # Whoever comes back from a dialog hears the card alone, and no title before it.
        if name and QApplication.activeModalWidget() is not None:
            name = SILENT
        if name != (window.accessibleName() or (name and window.windowTitle())):
            window.setAccessibleName(name)


class Parts(QObject):
    """Makes the parts of a main window; connects its actions, and disables impossible ones."""

    def __init__(self, window: QMainWindow, settings: Settings, document: Document) -> None:
        super().__init__(window)
        self._window, self._document = window, document
        use_language(settings.language)
        document.undo_stack.name_again()  # steps of a window in another language
        self.actions = Actions(window, document.undo_stack)
        self.faces = CardFaces()
        self.faces.colours, self.faces.dark = settings.deck, theme_of(window.palette()).dim_paper
        self.odds = LiveOdds(document, window)
        self.area = TableArea(document, self.odds, self.faces)
        FocusRing(window, self.area)
        self.open_and_save = OpenAndSave(document, window)
        self.header = Header(document, self.actions, self.faces, window)
        for title, _ in TABLES["menus"]:
            add_top_menu(window.menuBar(), translated(Phrase(title)))
        self.panes = Panes(self.header, self.area, settings, window.menuBar())
        window.setCentralWidget(self.panes)
        self.panes.add_left(self.actions.table, None)
        # So that their keys work while the menu bar is hidden, and in every part.
        window.addActions([*self.actions.single, *self.actions.seats.actions()])
        self.area.view.addActions(self.actions.boards.actions())
        self.teller = ScreenReaderNews(document, self.area.answers, self.area.deck, window)
        self.area.deck.told.connect(self.teller.say)
        self.title = Title(window, document, self.teller)
        self._connect(document)
        self._update_actions()
        self.odds.next_cards.set_shown(settings.next_card)

    def complete(self, settings: Settings) -> None:
        """Make what nobody sees before the first paint: tool tips and the menus' entries."""
        from analyser.gui.window.menus import fill_menus  # loads the notation of ranges

        self.actions.describe()
        fill_menus(self._window, settings, self._document, self.actions, self.open_and_save)

    def _connect(self, document: Document) -> None:
        actions = self.actions
        for action, called in (
            (actions.pot, lambda: self.area.open_pot_at(PotField.POT)),
            (actions.call, lambda: self.area.open_pot_at(PotField.CALL)),
            (actions.bets, lambda: self.area.open_pot_at(PotField.BETS)),
            (actions.fold, lambda folded: self.area.tray.open_or_fold(not folded)),
            (actions.remove_seat, lambda: document.remove_seat(len(document.table.seats) - 1)),
            (actions.hold_range, lambda: document.range_asked.emit(document.seat_for_range)),
        ):
            action.triggered.connect(called)
        actions.boards.triggered.connect(lambda action: document.set_boards(*action.data()))
        actions.games.triggered.connect(lambda action: document.change_game(action.data()))
        self.area.tray.folded.connect(actions.fold.setChecked)
        self.area.tray.next_card_chosen.connect(actions.next_card.setChecked)
        board = self.area.view.scoreboard
        board.why.clicked.connect(actions.why.trigger)
        board.eye.clicked.connect(self._hide_answer)
        self.area.examples.practice_asked.connect(actions.practice.trigger)
        self.header.left.connect(self.area.deck.setFocus)
        # So that their keys work on the felt.
        self.area.addActions([actions.take_back, actions.unknown])
        document.changed.connect(self._update_actions)
        document.reveal.changed.connect(self._update_actions)

    def _hide_answer(self, hidden: bool) -> None:
        """Hide this answer and those of later tables, or show this one."""
        reveal = self._document.reveal
        if hidden:
            self.actions.teach.setChecked(True)
            reveal.set_teaching(True)  # it may have been on, and this answer revealed
        else:
            reveal.show_answers()

    def ask_number_and_deal(self) -> None:
        from PySide6.QtWidgets import QInputDialog

        title = self.tr("Deal again from a number")
        asks = self.tr("The same number deals the same cards:")
        text, accepted = QInputDialog.getText(self._window, title, asks)
        if accepted:
            tried(self._document.refused.emit, lambda: self._document.deal(read_whole_number(text)))

    def _update_actions(self) -> None:
        table, actions = self._document.table, self.actions
        several, has_cards = len(table.seats) > 1, not table.is_empty
        actions.swap.setEnabled(several)
        actions.remove_seat.setEnabled(several)
        actions.name_seat.setEnabled(has_cards or is_chosen(table))
        actions.reveal.setEnabled(self._document.reveal.hidden)
        for needs_cards in (actions.clear, actions.print, *actions.shares):
            needs_cards.setEnabled(has_cards)
        actions.hold_range.setEnabled(table.game.takes_ranges)
        actions.lows_page.setVisible(table.game.has_low)
        actions.dead.setChecked(table.active is not None and table.active.place == DEAD)
        actions.unknown.setEnabled(table.takes_unknown)
        seat = table.active_seat
        actions.make_unknown.setEnabled(seat is not None)
        name = None if seat is None else translated(table.place_name(seat))
        actions.make_unknown.setText(say_make_unknown(name))
        for along_streets in (actions.street_before, actions.street_after):
            along_streets.setEnabled(len(self._document.street_tables) > 1)
        street = next_street(table)
        actions.name_deals(street, len(table.boards))
        actions.street.setEnabled(street is not None)
        actions.complete.setEnabled(street is not None and bool(table.game.board))
        check(actions.games, table.game.plain)
        for board in actions.boards.actions():
            _, runs_on = board.data()
            lies = 0 < len(table.board) < table.game.board
            board.setEnabled(bool(table.game.board) and (lies or not runs_on))
