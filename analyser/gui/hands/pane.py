"""The pane with hands: of files and folders, of a list of one's own, or of the history."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QMenu, QVBoxLayout

from analyser.gui.hands.cache_folder import table_cache
from analyser.gui.hands.empty_page import EmptyPage
from analyser.gui.hands.export import ExportMenu
from analyser.gui.hands.faces import Arrangement, HandRows
from analyser.gui.hands.file_rows import FileRows, luck_of, say_totals
from analyser.gui.hands.find_bar import FindBar
from analyser.gui.hands.list_editor import ListEditor
from analyser.gui.hands.past_rows import PastRows
from analyser.gui.hands.rows_view import RowsView
from analyser.gui.look import file_dialogs
from analyser.gui.look.announce import announce
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.progress_strip import ProgressStrip
from analyser.gui.look.theme import SMALL, scaled
from analyser.gui.look.translation import as_typed, in_english, said_beside
from analyser.gui.look.widgets import PaneButton, Panel, TakesKeys, Text, lay_out, show_name_as_tip
from analyser.gui.look.windows import add_action
from analyser.gui.state.document import Document
from analyser.gui.state.hand_history import HandHistory
from analyser.gui.state.jobs import Jobs, Task, give_way
from analyser.gui.state.visit import Visit
from analyser.poker.errors import CardError
from analyser.poker.generators import finish
from analyser.poker.hand_files.format import holds_several
from analyser.poker.hand_files.judge import UnreadHand
from analyser.poker.hand_table.search import SortBy, TableTotals, totals_of
from analyser.poker.hand_table.table import Contents, FileTable
from analyser.poker.phrases import visible

_said: Final = said_beside(__file__)
_ENDINGS: Final = "*.zip *.gz *.txt *.csv *.json *.xml *.phh *.phhs *.ohh"
PAUSE: Final = 250
"""Milliseconds without a key before a typed list is read."""
_LEAST_BUTTON: Final = 40
_LINES: Final = 36
"""How many lines high a pane is that shows totals below its rows."""
_REST: Final = 80
"""Milliseconds on a row before its luck is counted: longer than a key that is held repeats in."""


class HandSource(Enum):
    """Where the hands of the pane come from."""

    NONE = "none"
    FILES = "files"
    LIST = "list"
    HISTORY = "history"


class HandsPane(TakesKeys, Panel):
    """Lists hands of all sources; the felt shows the one in focus, until the user comes back."""

    opened = Signal(str)  # the pane begins to read one file, which has this path
    shown = Signal()  # the pane has hands to show, and should be seen
    left = Signal()  # a hand was taken to the table; the felt should get the focus

    def __init__(self, document: Document, faces: CardFaces) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Hands pane"))
        self._document = document
        self.source = HandSource.NONE
        self.name = self._not_whole = ""
        """Whose hands the pane has: the name of a file or of a list; "" for none."""
        self._said: list[str] = []
        """How many hands, how many not read, whose, and in which order, as known to the ear."""
        self._tables: list[FileTable] = []
        self._history = HandHistory()
        self.files, self.past = FileRows(self), PastRows(self)
        self.totals, self.luck = Task(Jobs(self)), Task(Jobs(self))
        self.visit = Visit(document, self)
        self.view = RowsView(faces)
        self.strip = ProgressStrip(lambda: self.is_working, self.stop, self.view)
        self.heading = QLabel(textFormat=Qt.TextFormat.PlainText)
        self.from_where = PaneButton()
        self.from_where.setMinimumWidth(_LEAST_BUTTON)  # else the heading would be cut
        show_name_as_tip(self.from_where)
        self.editor = ListEditor(self.strip)
        self.find_bar = FindBar()
        self.export = ExportMenu(self.strip, self.files, self.view, faces)
        self._work = self.editor.dealing, self.export.job
        """What Stop ends, beside reading and sorting."""
        self.by_hand = Text(shrinks=False)
        self.by_hand.setWordWrap(True)
        self.unread = Text(shrinks=False, ink="refused")
        self.open_errors = PaneButton(self.tr("Open"))
        self.pause = QTimer(self, singleShot=True, interval=PAUSE)
        self.rest = QTimer(self, singleShot=True, interval=_REST)
        self.repeat_in: Callable[[HandsPane], object] = lambda _: None
        """Shows in another pane what was chosen to be shown here."""
        self._make_actions()
        self.empty = EmptyPage(self.ways)
        self._lay_out()
        self._connect()
        self._show_source(HandSource.NONE, "")

    # Sources ------------------------------------------------------------------------------------

    def ask_for_files(self) -> None:
        kinds = _said("files", endings=_ENDINGS), _said("every-file", endings="*")
        file_dialogs.ask_for_files(self, self.tr("Open a file of hands"), self.read, *kinds)

    def _ask_for_folder(self) -> None:
        file_dialogs.ask_for_files(self, self.tr("Open a folder of hands"), self.read)

    def _paste(self) -> None:
        """Read the hands in the clipboard; if there are fewer than two, show a warning."""
        text = QApplication.clipboard().text()
        if holds_several(text):
            self.read_text(text)
        else:
            self.strip.show_warning(_said("none-to-paste"))

    def read(self, paths: Sequence[str]) -> None:
        """Read files and folders as one source, which replaces the one before."""
        self.repeat_in = lambda pane: pane.read(paths)
        whole = [str(Path(path).absolute()) for path in paths]
        name, only = visible(Path(whole[0]).name or whole[0]), len(whole) == 1
        if not only:
            name = _said("more", file=name, count=len(whole) - 1)
        elif Path(whole[0]).is_dir():
            name = _said("folder", name=name)
        self._begin_reading(FileTable(whole, cache=table_cache()), HandSource.FILES, name)
        if only and not Path(whole[0]).is_dir():
            self.opened.emit(whole[0])

    def read_text(self, text: str) -> None:
        self.repeat_in = lambda pane: pane.read_text(text)
        self._begin_reading(FileTable(text=text), HandSource.FILES, _said("pasted"))

    def begin_list(self) -> None:
        """Show the list of one's own, with the keyboard in it."""
        self.repeat_in = HandsPane.begin_list
        self.editor.setVisible(True)
        self.shown.emit()
        self.editor.text.setFocus()  # first: Orca 43 is silent if the text changes before the focus
        self.editor.bring_back()
        self._read_list()
        self.editor.tell_unread()

    def show_hands_of(self, other: HandsPane) -> None:
        """Show the hands that another pane shows, with its filters and its order."""
        other.repeat_in(self)
        self.find_bar.take_from(other.find_bar)
        self._arrange()

    def show_history(self) -> None:
        self.repeat_in = HandsPane.show_history
        self._leave_source()
        self._reset_filters()
        self._show_source(HandSource.HISTORY, self.tr("My hands"))
        self._read_history(self.find_bar.arrangement)
        self.shown.emit()
        self.view.setFocus()

    def _begin_reading(self, table: FileTable, source: HandSource, name: str) -> None:
        self._leave_source()
        while len(self._tables) > 1:  # a thread may still be reading the last one
            self._tables.pop(0).close()
        self._tables.append(table)
        self.export.name, self._not_whole = name, ""
        is_list, wanted = source is HandSource.LIST, self.files.arrangement
        if not (is_list and self.source is source):
            self._reset_filters(SortBy.HANDS if is_list else SortBy.PLACE)
            wanted = self.find_bar.arrangement
        self.by_hand.clear()
        self.strip.clear()
        self._show_source(source, name)  # before the rows, else those of the last are announced
        self.files.read(table, wanted, is_ranked=is_list)
        self.strip.begin()
        self.shown.emit()
        if not is_list:
            self.view.setFocus()

    def _show_source(self, source: HandSource, name: str) -> None:
        """Show the parts of the pane for a source; ``name``: what its hands are called."""
        self.source, self.name = source, name
        is_empty = source is HandSource.NONE
        if self.view.model() is not self._rows_model:
            self.visit.leave()
            self.view.show_model(self._rows_model)
            self.view.selectionModel().selectionChanged.connect(lambda *_: self._enable_actions())
        self.view.setVisible(not is_empty)
        if any(button.hasFocus() for button in self.empty.buttons):
            self.view.setFocus()  # else Qt would move it out of the pane
        self.empty.setVisible(is_empty)
        self.editor.setVisible(source is HandSource.LIST)
        self.find_bar.setVisible(not is_empty)
        self.find_bar.offer(Contents(), is_history=source is HandSource.HISTORY)
        self.forget.setVisible(source is HandSource.HISTORY)
        self.setFocusProxy(self.empty.buttons[0] if is_empty else self.view)
        self._describe()

    @property
    def _rows_model(self) -> HandRows:
        return self.past if self.source is HandSource.HISTORY else self.files

    @property
    def _table(self) -> FileTable | None:
        """The table of the rows that are shown; None for the history, and at first."""
        return None if self.source is HandSource.HISTORY else self.files.table

    def _read_history(self, wanted: Arrangement) -> None:
        """Show the hands of the history so arranged, and in the strip what went wrong."""
        self.strip.tried(lambda: self.past.show_entries(self._history.entries(), wanted))
        self._history.tell_trouble(self.strip.show_warning)
        self._follow_rows()

    def _forget(self) -> None:
        """Delete all hands of the history or, chosen again, bring them back."""
        if not self.strip.tried(self._history.clear_or_bring_back):
            return
        self._read_history(self.past.arrangement)
        now = "forgotten" if self._history.cleared else "back"
        self.forget.setText(_said(f"if-{now}"))
        self.strip.show_message(_said(now))

    # A list of one's own ------------------------------------------------------------------------

    def _read_list_after_typing(self) -> None:
        if not self.editor.dealing.is_busy:  # what is dealt takes its place, and is read then
            self._read_list()

    def _read_list(self) -> None:
        """Show the hands of the user's own list, as it is in the editor, and keep it."""
        self.pause.stop()
        self.editor.keep()
        table = FileTable(text=in_english(self.editor.lines), game=self.editor.games.game)
        self._begin_reading(table, HandSource.LIST, _said("own-list"))

    # Reading ------------------------------------------------------------------------------------

    def _focus_some_row(self) -> None:
        """Focus the first row if none has the focus; the felt shows no hand that is not there."""
        if self.view.focused_row is None:
            if self._rows_model.rowCount() and self.source is not HandSource.LIST:
                self.view.focus_row(0)
            else:
                self.visit.leave()
        self._describe()

    def _end_reading(self, why: str) -> None:
        """Show what was read; ``why``: a sentence if that is not all, else ""."""
        self.files.finish()
        table = self.files.table
        assert table is not None  # else nothing is read
        self.find_bar.offer(table.contents)
        if self.source is HandSource.LIST:
            wrong = table.select("SELECT line FROM hands WHERE error AND line", ())
            self.editor.mark([line for (line,) in finish(wrong)] if table.contents.errors else [])
        self._follow_rows()
        self._not_whole = why
        if why:
            self.strip.show_warning(why)

    def _follow_rows(self) -> None:
        """Start the totals of the rows now shown, focus a row, and announce what has changed."""
        order, took_long = self.find_bar.said_order, self.strip.is_busy
        self.strip.rest()
        if self._table is not None:
            steps = totals_of(self._table, self.files.arrangement.filter)
            self.totals.start(steps, self._show_totals)
        self._focus_some_row()
        self._enable_actions()
        # Of a quick new order its button has just spoken.
        now = [self.heading.text(), self.unread.text(), self.name, order if took_long else ""]
        said = [text for text in dict.fromkeys(now) if text and text not in self._said]
        if self._rows_model.count and not self.is_working:
            self._said = [*now, order]
            if said:
                announce(self, ", ".join(said))

    def _reset_filters(self, order: SortBy = SortBy.PLACE) -> None:
        """Reset the filters, use an order, and announce again whatever is then shown."""
        self.find_bar.reset(order)
        self._said = [self.find_bar.said_order]

    def _describe(self) -> None:
        """Say how many hands there are, from where, how many could not be read, and who won."""
        rows, table = self._rows_model.rowCount(), self._table
        errors = 0 if table is None else table.contents.errors
        copies = 0 if table is None or self.find_bar.filter.copies else table.copies
        every = self._rows_model.count - errors - copies
        only = self.find_bar.filter.errors_only
        which = {0: "hands" if self.source is HandSource.FILES else "no-hands", 1: "hand"}
        text = _said(which.get(rows, "hands"), count=rows)
        if only or rows < every:
            text = _said("unread" if only else "some-hands", count=rows, all=every)
        self.heading.setText(self.tr("Hands") if self.source is HandSource.NONE else text)
        name = self.name or self.tr("Open")
        self.from_where.setAccessibleName(_said("from", name=name))
        self.unread.show_text(_said("unread", count=errors) if errors else "", "")
        said = name, text, self.unread.text() * (not only)
        self.view.setAccessibleName(", ".join(filter(None, said)))
        self.open_errors.setText(self.tr("Back to the hands") if only else self.tr("Open"))
        self.open_errors.setAccessibleDescription(self.unread.text() * (not only))
        self.unread.setVisible(bool(errors) and not only)
        self.open_errors.setVisible(bool(errors) or only)
        text = "" if table is None else self.by_hand.text()  # a low pane has it only in tips
        self.heading.setToolTip(text)
        self.from_where.setAccessibleDescription(text)
        self._fit_to_size()

    def _fit_to_size(self) -> None:
        """Cut the name of the source to the room beside the heading; hide totals in a low pane."""
        letters, name = self.from_where.fontMetrics(), self.name or self.tr("Open")
        room = self.width() - self.heading.sizeHint().width() - 6 * letters.height()
        shown = letters.elidedText(name, Qt.TextElideMode.ElideMiddle, min(max(room, 0), 170))
        self.from_where.setText(shown)
        is_high = self.height() > _LINES * self.fontMetrics().height()
        self.by_hand.setVisible(is_high and bool(self.heading.toolTip()))

    # Filters and order --------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Show the rows that the user asks for, in this order."""
        wanted = self.find_bar.arrangement
        self.strip.clear()
        self.strip.begin(_said("counting-luck") if wanted.by is SortBy.LUCK else "")
        try:
            self._rows_model.arrange(wanted)
        except CardError as error:
            self.strip.warn(as_typed(error, self.find_bar.text.text()))
        self.strip.rest()

    # The hand in focus --------------------------------------------------------------------------

    def _show_hand(self, row: int) -> None:
        """Show a hand on the felt; -1 for none."""
        give_way()  # let the window's thread paint the hand first
        self.luck.give_up()
        if row < 0:
            self.visit.leave()
            return
        if not (self.is_working or self._not_whole):
            self.strip.clear()
        try:
            guest = self._rows_model.guest(row)
        except CardError as error:
            self.visit.leave()
            self.strip.warn(error)
            return
        self.visit.show(guest)
        give_way()  # and now paint it

    def show_again(self) -> None:
        """Show the hand in focus on the felt, when the user comes back to the pane."""
        row = self.view.focused_row
        if row is not None and not self.visit.is_shown:
            self._show_hand(row)

    def leave_felt(self, key: str) -> None:
        """Take the hand off the felt if the page now shown, ``key``, is not this pane's."""
        if key != "hands" and self.visit.is_shown:
            self.visit.leave()

    def _count_luck(self) -> None:
        table, row = self._table, self.view.focused_row
        if table is not None and row is not None:
            self.luck.start(luck_of(table, self.files.number_at(row)), self.visit.tell_luck)

    def _take(self) -> None:
        """Take the hand in focus to the table, or go to the line of an error in the list."""
        row = self.view.focused_row
        if row is None:
            return
        record = None if self._table is None else self.files.record(row)
        if self.source is HandSource.LIST and isinstance(record, UnreadHand):
            self.editor.go_to(record.line or 1)
            return
        if not self.visit.is_shown:
            self._show_hand(row)
        if self.visit.take():
            self.left.emit()

    # Work beside the window ---------------------------------------------------------------------

    @property
    def is_working(self) -> bool:
        """Whether hands are read, sorted, dealt, copied or saved, or all-ins are counted."""
        busy = any(task.is_busy for task in self._work)
        return busy or self.files.reading.is_busy or self.files.arranging.is_busy

    def stop(self) -> None:
        """Stop all work that ``is_working`` speaks of, and say what was stopped."""
        self.editor.dealing.give_up()
        if self.files.reading.is_busy:
            self.files.stop_reading()
            self._end_reading(_said("stopped-reading", count=len(self._tables[-1])))
        elif self.files.arranging.is_busy:
            wanted = self.files.arrangement
            self.files.keep_order()
            now = self.files.arrangement
            self.find_bar.show_order(now.by, now.backwards)
            if now != wanted:
                self.strip.show_warning(_said("stopped-sorting"))
            else:  # it was a search: without it all hands come back
                self.find_bar.show_errors(False)
        if self.export.job.is_busy:
            self.export.job.give_up()
            self.strip.show_warning(_said("stopped-saving"))
        self.strip.rest()

    def finish(self) -> None:
        """Cancel all work, wait until it has ended, and close all files."""
        self.editor.keep()
        self._leave_source()
        for timer in (self.pause, self.rest, self.find_bar.pause):
            timer.stop()
        self.files.show_table(None)  # so that no view asks for rows of a closed file
        for worker in (self.files, self.luck, self.totals, *self._work):
            worker.close()
        while self._tables:
            self._tables.pop().close()

    def _leave_source(self) -> None:
        """Take the hand off the felt and end all reading in silence, before other hands come."""
        self.visit.leave()
        self.rest.stop()
        self.files.stop()
        for task in (self.luck, *self._work):
            task.give_up()

    # Building -----------------------------------------------------------------------------------

    def _make_actions(self) -> None:
        self.open = add_action(self, self.tr("Open &files…"), self.ask_for_files)
        self.open_folder = add_action(self, self.tr("Open a f&older…"), self._ask_for_folder)
        self.paste = add_action(self, self.tr("Past&e hands"), self._paste)
        self.own_list = add_action(self, self.tr("A &list of your own"), self.begin_list)
        self.open_list = add_action(self, self.tr("Open a list to edit…"), self.editor.open_file)
        self.save_list = add_action(self, self.tr("Save the list…"), self.editor.save_file)
        self.my_hands = add_action(self, self.tr("&My hands"), self.show_history)
        self.forget = add_action(self, self.tr("&Forget all hands"), self._forget)
        self.use = add_action(self, self.tr("Take to the &table"), self._take)
        self.ways = [self.open, self.open_folder, self.paste, self.own_list, self.my_hands]
        self._own_keys = {
            "Ctrl+C": self.export.copy_text,
            "Ctrl+Shift+C": self.export.copy_csv,
            "Ctrl+S": self.export.save_all,
            "Ctrl+Shift+S": self.export.save_chosen,
            "Ctrl+V": self.paste,
        }
        """The keys that mean something else in the pane than on the felt."""
        find = add_action(self, self.tr("Find"), self.find_bar.text.setFocus, "Ctrl+F")
        find.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _lay_out(self) -> None:
        menu = QMenu(self.from_where)
        menu.addActions([*self.ways, self.forget])
        menu.addSeparator()
        menu.addActions([self.open_list, self.save_list])
        menu.addMenu(self.export)
        self.from_where.setMenu(menu)
        head = lay_out(QHBoxLayout(), self.heading, None, self.from_where)
        foot = lay_out(QHBoxLayout(), self.unread, None, self.open_errors)
        parts = self.empty, self.editor, self.find_bar, self.view, self.by_hand, self.strip
        margins = SMALL, 0, SMALL, 0
        lay_out(QVBoxLayout(self), head, *parts, foot, grows=self.view, margins=margins)
        self.take_font()

    def _connect(self) -> None:
        self.files.grown.connect(self._focus_some_row)
        self.files.progressed.connect(self.strip.set_share)
        self.files.finished.connect(self._end_reading)
        self.files.arranged.connect(self._follow_rows)
        self.past.arranged.connect(self._follow_rows)
        self.find_bar.changed.connect(self._arrange)
        self.find_bar.left.connect(self.view.setFocus)
        self.view.focused.connect(self._show_hand)
        self.view.chosen.connect(self._take)
        self.view.street_asked.connect(self._document.step_street)
        self.visit.shown.connect(self.rest.start)
        self.visit.told.connect(self.strip.show_quietly)
        self.editor.changed.connect(self.pause.start)
        self.editor.replaced.connect(self.begin_list)
        self.pause.timeout.connect(self._read_list_after_typing)
        self.rest.timeout.connect(self._count_luck)
        bar = self.find_bar
        self.open_errors.clicked.connect(lambda: bar.show_errors(not bar.filter.errors_only))

    def _show_totals(self, totals: TableTotals) -> None:
        self.by_hand.show_text(say_totals(totals))
        self._describe()

    def _enable_actions(self) -> None:
        has_rows = self._table is not None and self.files.rowCount() > 0
        chosen = self._table is not None and self.view.selectionModel().hasSelection()
        self.export.enable(has_rows=has_rows, has_chosen=chosen)
        self.save_list.setEnabled(self.source is HandSource.LIST)

    def take_font(self) -> None:
        self.heading.setFont(scaled(self.font(), 20 / 14, bold=True))
        self._describe()

    # Events -------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_to_size()

    def takes(self, event: QKeyEvent) -> bool:
        """Whether the key is one of the pane's own, which then come before the window's."""
        return self._action_of_key(event) is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape stops the work, or takes a message away; with neither it leaves the pane."""
        action = self._action_of_key(event)
        if action is not None:
            action.trigger()
        elif event.key() == Qt.Key.Key_Escape and self.strip.is_busy:
            self.stop()
        elif event.key() == Qt.Key.Key_Escape and self.strip.text:
            self.strip.clear()
        else:
            super().keyPressEvent(event)

    def _action_of_key(self, event: QKeyEvent) -> QAction | None:
        """Return what a key does on the rows; None elsewhere, as in a field to type in."""
        if not self.view.hasFocus():
            return None
        return self._own_keys.get(QKeySequence(event.keyCombination()).toString())
