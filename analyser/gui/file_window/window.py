"""The window for a file of hands: who won each hand, with what, and why.

Long work is done in threads, in steps, so that it can be stopped: a file may have a million hands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QStackedLayout, QVBoxLayout, QWidget

from analyser.gui.file_window.actions import FileActions
from analyser.gui.file_window.all_ins import AllIns
from analyser.gui.file_window.cache_folder import table_cache
from analyser.gui.file_window.empty_page import EmptyPage
from analyser.gui.file_window.export.output import Output
from analyser.gui.file_window.filter_bar import FilterBar
from analyser.gui.file_window.model import FileColumn, FileModel
from analyser.gui.file_window.page import TablePage
from analyser.gui.file_window.row_count import say_row_count
from analyser.gui.file_window.rows_view import FileView
from analyser.gui.file_window.story.details_panel import DetailsPanel
from analyser.gui.file_window.story.storyteller import Storyteller
from analyser.gui.file_window.summary import Summary
from analyser.gui.file_window.table_reader import TableReader
from analyser.gui.look import file_dialogs
from analyser.gui.look.atomic_file import local_path
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import MEDIUM, theme_of
from analyser.gui.look.translation import number
from analyser.gui.look.widgets import lay_out
from analyser.gui.look.windows import enlarge_targets, restore_place
from analyser.gui.look.work_window import ProgressStrip, WorkWindow
from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.poker.errors import CardError
from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_files.recognise import holds_several
from analyser.poker.hand_files.street_tables import tables_of
from analyser.poker.hand_table.search import read_search
from analyser.poker.hand_table.table import FileTable, Rows
from analyser.poker.phrases import visible

_ENDINGS: Final = "*.zip *.txt *.csv *.phh *.phhs *.ohh"
_LAST_STREET: Final = -1
"""The index of the last street of any hand."""
_FILE_ORDER: Final = int(FileColumn.PLACE), Qt.SortOrder.AscendingOrder
"""The column and the direction of the order in the file."""


class FileWindow(WorkWindow):
    """The window for files of hands; it can put a hand on the table of the main window.

    Signals:
        opened: the window begins to read one file, which has this path.
    """

    opened = Signal(str)

    def __init__(
        self, document: Document, faces: CardFaces, settings: Settings, main: QWidget
    ) -> None:
        """``main``: the main window; not the parent, so that it can lie in front of this window."""
        super().__init__(ProgressStrip())
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self._document = document
        self._settings = settings
        self._main = main
        self._table: FileTable | None = None
        self._tables: list[FileTable] = []
        self._name = self._not_whole = ""
        self.model = FileModel(self)
        self.reader = TableReader(self)
        self.all_ins = AllIns(self)
        self.output = Output(self)
        self.view = FileView(self.model, faces)
        self.filters = FilterBar([title for title, _ in self.model.titles().values()])
        self.summary = Summary(self.model)
        self.details = DetailsPanel()
        self.stories = Storyteller(self.details)
        self.empty = EmptyPage()
        self.pages = QStackedLayout()
        self.window_actions = FileActions(self)
        self._order = _FILE_ORDER
        self._faces = faces
        self._build()
        self._connect()
        self.setFont(main.font())
        main.installEventFilter(self)
        self.restyle()
        self._enable()
        self.strip.show_message(self.tr("No file is open"))
        self.setAcceptDrops(True)
        restore_place(self, 1180, 800, settings.files_geometry)

    # Opening ------------------------------------------------------------------------------------

    def ask_for_files(self) -> None:
        """Let the user choose files, and read them."""
        hands = self.tr("Files of hands ({endings})").format(endings=_ENDINGS)
        every = self.tr("All files ({endings})").format(endings="*")
        if paths := file_dialogs.ask_for_files(self, self.tr("Open a file of hands"), hands, every):
            self.read(paths)

    def _ask_for_folder(self) -> None:
        if path := file_dialogs.ask_for_folder(self, self.tr("Open a folder of hands")):
            self.read([path])

    def _paste(self) -> None:
        """Read the hands in the clipboard; if there are fewer than two, show a warning."""
        text = QApplication.clipboard().text()
        if holds_several(text):
            self.read_text(text)
        else:
            sentence = self.tr("There are no hands to paste; copy several of them")
            self.strip.show_warning(sentence)

    def read(self, paths: Sequence[str]) -> None:
        """Read files and folders as one table, which replaces the open one, and show the window."""
        whole = [str(Path(path).absolute()) for path in paths]
        name = visible(Path(whole[0]).name or whole[0])
        if len(whole) > 1:
            name = self.tr("{file} and {count} more").format(file=name, count=len(whole) - 1)
        self._begin(FileTable(whole, cache=table_cache()), name)
        if len(whole) == 1 and not Path(whole[0]).is_dir():
            self.opened.emit(whole[0])

    def read_text(self, text: str) -> None:
        """Read a pasted text with hands, and show the window."""
        self._begin(FileTable(text=text), self.tr("the pasted text"))

    @property
    def is_empty(self) -> bool:
        """Whether no file is open."""
        return self._table is None

    def _begin(self, table: FileTable, name: str) -> None:
        self._give_up()
        self._forget(keep=1)  # a thread may still be reading the last one
        self._tables.append(table)
        self._table, self._name = None, name  # no rows are counted before the table is set below
        self._not_whole = ""
        title = self.tr("Hands in {file}").format(file=name)
        # Qt would replace a single [*] by its mark for unsaved changes.
        self.setWindowTitle(title.replace("[*]", "[*][*]"))
        self.filters.begin()
        self.all_ins.begin(table)
        self.stories.begin(table)
        self.view.begin()
        self.view.show_order(*_FILE_ORDER)
        self.model.show_table(table)
        self._table = table
        self.model.show_all_in(self.all_ins.texts)
        self.pages.setCurrentIndex(1)
        self.strip.show_message(self.tr("Reading {file} …").format(file=name))
        self.strip.begin()
        self.reader.read(table)
        self._enable()
        self.bring()
        self.view.setFocus()

    # Building -----------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setWindowTitle(self.tr("A file of hands"))
        for action in (self.window_actions.open, self.window_actions.open_folder):
            self.strip.row.addWidget(self.window_actions.buttons[action])
        margins = MEDIUM, MEDIUM, MEDIUM, MEDIUM
        lay_out(QVBoxLayout(self), self.strip, self.pages, grows=self.pages, margins=margins)
        self.pages.addWidget(self.empty)
        self.pages.addWidget(
            TablePage(self.filters, self.view, self.summary, self.details, self.window_actions)
        )
        enlarge_targets(self)

    def _connect(self) -> None:
        self.empty.files.clicked.connect(self.ask_for_files)
        self.empty.folder.clicked.connect(self._ask_for_folder)
        self.empty.paste.clicked.connect(self._paste)
        self.reader.grown.connect(self._grow)
        self.reader.progressed.connect(self.strip.set_share)
        self.reader.finished.connect(self._end_reading)
        self.reader.failed.connect(self._fail_reading)
        self.model.arranged.connect(self._show_arranged)
        self.filters.changed.connect(self._filter)
        self.filters.order_chosen.connect(self.view.show_order)
        self.view.sorted_by.connect(self._sort)
        self.all_ins.counted.connect(self._sort_by_all_in)
        self.summary.category_chosen.connect(self.filters.choose_category)
        self.summary.found.connect(self._offer)
        self.view.focused.connect(self._enable)
        self.view.selection_changed.connect(self._enable)
        self.view.looked_at.connect(self._look_at)
        self.view.chosen.connect(self._put_row_on_table)
        self.view.focused.connect(self._tell_story)
        self.details.street_chosen.connect(self._put_on_table)
        self.all_ins.found.connect(self.model.all_in_changed)
        self.all_ins.progressed.connect(self.strip.set_share)
        actions = self.window_actions
        for action, called in (
            (actions.open, self.ask_for_files),
            (actions.open_folder, self._ask_for_folder),
            (actions.paste, self._paste),
            (actions.use, lambda: self._put_on_table(_LAST_STREET)),
            (actions.step, lambda: self._put_on_table(0)),
            (actions.copy_text, lambda: self._copy(self.output.copy_text)),
            (actions.copy_csv, lambda: self._copy(self.output.copy_csv)),
            (actions.save_all, lambda: self._save(self.model.rows)),
            (actions.save_chosen, lambda: self._save(self.view.chosen_rows)),
            (actions.find, self.filters.text.setFocus),
        ):
            action.triggered.connect(called)

    # Reading ------------------------------------------------------------------------------------

    def _grow(self) -> None:
        first = self.model.rowCount() == 0
        self.model.grow()
        if first and self.model.rowCount():
            self.view.fit()
            self.view.focus_row(0)

    def _end_reading(self) -> None:
        self.rest()
        self._grow()
        self.model.leave_out_copies()
        self.view.fit()
        self.details.keep_room(not self.view.isColumnHidden(FileColumn.ALL_IN))
        self.strip.show_message(say_row_count(self.model, self._name))
        self.summary.follow(self.model.filter)
        self.summary.look_for_names()

    def _fail_reading(self, why: str) -> None:
        self.rest()
        self._not_whole = why
        self.strip.show_warning(why)

    def _offer(self) -> None:
        """Fill the filter's lists with the games, seats and players' names of the file."""
        self.filters.offer(self.summary.games, self.summary.seats, self.summary.names)

    def _show_arranged(self) -> None:
        self.rest()
        self.summary.follow(self.model.filter)
        if self._table is not None and not self.reader.is_reading:
            rows = say_row_count(self.model, self._name)
            if self._not_whole:
                self.strip.show_warning(f"{rows} · {self._not_whole}")
            else:
                self.strip.show_message(rows)
        self._enable()

    def _look_at(self, numbers: list[int]) -> None:
        if not self.view.isColumnHidden(FileColumn.ALL_IN):
            self.all_ins.look_at(numbers)

    # Filters and order --------------------------------------------------------------------------

    def _filter(self) -> None:
        if self.model.table is None or self.filters.filter == self.model.filter:
            return
        try:
            read_search(self.filters.filter.text)
        except CardError as error:
            self.warn(error)
            return
        self.model.set_filter(self.filters.filter)
        self.strip.begin()

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        """Sort by a column as the user asks; to sort by all-ins, first count them in all rows."""
        self.filters.show_order(column, order)
        if column != FileColumn.ALL_IN:
            self._order = column, order
            self.strip.begin()
            self.rest()
        elif self.model.table is None or self.reader.is_reading:
            self.strip.show_warning(self.tr("Wait until all is read; then sort by it"))
            self.view.show_order(*self._order)
        else:
            self.strip.show_message(self.tr("Counting what every all-in was worth …"))
            self.strip.begin()
            self.all_ins.count_all()

    def _sort_by_all_in(self) -> None:
        header, by_all_in = self.view.horizontalHeader(), int(FileColumn.ALL_IN)
        order = header.sortIndicatorOrder()
        if self.model.table is not None and header.sortIndicatorSection() == by_all_in:
            self._order = by_all_in, order
            keys = self.all_ins.texts.sort_keys(self.model.count)
            self.model.sort_by_values(keys, order == Qt.SortOrder.DescendingOrder)

    # The hand in focus --------------------------------------------------------------------------

    def _tell_story(self, row: int) -> None:
        if row < 0:
            self.stories.clear()
        else:
            self.stories.ask(self.model.number_at(row))

    def _put_row_on_table(self, row: int) -> None:
        self.view.focus_row(row)
        self._put_on_table(_LAST_STREET)

    def _put_on_table(self, street: int) -> None:
        """Put the focused hand on the main window's poker table; do nothing for an error.

        ``street``: the index of the street to show, or ``_LAST_STREET``.
        """
        row = self.view.focused_row
        record = None if row is None else self.model.record(row)
        if not isinstance(record, HandRow):
            return
        try:
            tables = tables_of(record)
        except CardError as error:
            self.warn(error)
            return
        if self._document.show_hand(tables, street, pot_in_cents=record.source.pot_in_cents):
            text = self.tr("The hand is on the table now; undo there brings back what was on it")
            self.strip.show_message(text)
            self._main.show()
            self._main.activateWindow()

    # Copying and saving ------------------------------------------------------------------------

    def _copy(self, copy: Callable[[FileTable, Rows], object]) -> None:
        """Copy the selected rows to the clipboard with ``copy``, which copies text or CSV."""
        if self._table is not None and len(self.view.chosen_rows):
            copy(self._table, self.view.chosen_rows)

    def _save(self, rows: Rows) -> None:
        """Let the user choose a file, and save these rows in it."""
        if self._table is None or not len(rows):
            return
        kinds = (
            self.tr("Cells of a spreadsheet (*.csv)"),
            self.tr("Text (*.txt)"),
            self.tr("Document (*.pdf)"),
        )
        path = file_dialogs.ask_where_to_save(self, self.tr("Save rows"), "hands.csv", *kinds)
        if path:
            font, colours = self.font(), self._faces.colours
            self.output.save(self._table, rows, path, self._name, font, colours)

    # Work beside the window ---------------------------------------------------------------------

    def stop(self) -> None:
        """Stop the work that is running; keep the rows that have been read."""
        if self.reader.is_reading:
            self.reader.give_up()
            self._end_reading()
            stopped = self.tr("Stopped; rows that were read: {count}")
            self._fail_reading(stopped.format(count=number(len(self.model.rows))))
        if self.all_ins.is_counting_all:
            self.all_ins.give_up()
            self.view.show_order(*self._order)
            self.strip.show_warning(self.tr("Stopped; the order is as it was"))
        if self.output.is_busy:
            self.output.give_up()
            self.strip.show_warning(self.tr("Stopped; nothing was copied or saved"))
        self.rest()

    def end_work(self) -> None:
        """Cancel all work, wait until it has ended, and close all files."""
        self._give_up()
        self.model.show_table(None)  # so that no view asks for rows of a closed file
        for worker in (self.reader, self.model, self.all_ins, self.stories, self.summary):
            worker.close()
        self.output.close()
        self._forget()

    def _forget(self, keep: int = 0) -> None:
        """Close the tables of all files that were read, except the ``keep`` newest tables."""
        while len(self._tables) > keep:
            self._tables.pop(0).close()

    def _give_up(self) -> None:
        self.reader.give_up()
        self.all_ins.give_up()
        self.output.give_up()

    @property
    def is_working(self) -> bool:
        """Whether a file is read, rows are sorted, copied or saved, or all-ins are counted."""
        counting = self.all_ins.is_counting_all or self.model.is_arranging
        return counting or self.reader.is_reading or self.output.is_busy

    def _enable(self) -> None:
        row = self.view.focused_row
        hand = row is not None and not self.view.is_error(self.model.index(row, 0))
        chosen = self.view.selectionModel().hasSelection()
        self.window_actions.enable(hand=hand, chosen=chosen, shown=len(self.model.rows) > 0)

    # Events -------------------------------------------------------------------------------------

    def restyle(self) -> None:
        """Draw the icons in the theme's colours, as large as the letters."""
        self.window_actions.draw_icons(theme_of(self.palette()).text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Adopt a new font of the main window, because this window does not inherit it."""
        if watched is self._main and event.type() == QEvent.Type.FontChange:
            self.setFont(self._main.font())
        return super().eventFilter(watched, event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files and text."""
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        """Read the dropped files or text."""
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        dropped = event.mimeData()
        if files := [path for path in map(local_path, dropped.urls()) if path]:
            self.read(files)
        elif dropped.hasText() and holds_several(dropped.text()):
            self.read_text(dropped.text())
        else:
            self.strip.show_warning(self.tr("Only files of hands can be read here"))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save the window's geometry, and stop long work.

        The window keeps its rows until it is opened again.
        """
        if self.isVisible():  # else its geometry was saved when it was closed
            self._settings.files_geometry = self.saveGeometry()
        super().closeEvent(event)
