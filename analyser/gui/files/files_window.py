"""The window for a file of hands: who won each of them, with what, and why.

Whatever takes time is done beside the window, in steps that can be given up: a file may have a
million hands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from analyser.gui.files.all_ins import AllIns
from analyser.gui.files.details_panel import DetailsPanel
from analyser.gui.files.empty_page import EmptyPage
from analyser.gui.files.file_model import FileColumn, FileModel
from analyser.gui.files.file_view import FileView
from analyser.gui.files.filter_bar import FilterBar
from analyser.gui.files.flow import Flow
from analyser.gui.files.hand_story import HandStory
from analyser.gui.files.output import Output
from analyser.gui.files.storyteller import Storyteller
from analyser.gui.files.summary import Summary
from analyser.gui.files.table_reader import TableReader
from analyser.gui.look import save_dialog
from analyser.gui.look.card_faces import CardFaces, icon
from analyser.gui.look.progress_strip import ProgressStrip
from analyser.gui.look.theme import LEAST_TARGET, MEDIUM, SMALL, theme_of
from analyser.gui.look.translation import number, translated
from analyser.gui.look.windows import add_action, button_for
from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.poker.errors import CardError
from analyser.poker.file_table.columns import Rows
from analyser.poker.file_table.table import FileTable
from analyser.poker.files.on_table import tables_of
from analyser.poker.files.recognise import holds_several
from analyser.poker.files.rows import HandRow

_ENDINGS: Final = "*.txt *.csv *.phh *.phhs *.ohh"


class FilesWindow(QWidget):
    """A window of its own beside the table's, which it can put a hand on.

    Signals:
        opened: the path of a file that was read.
        help_asked: the rules of poker are to be shown.
    """

    opened = Signal(str)
    help_asked = Signal()

    def __init__(
        self, document: Document, faces: CardFaces, settings: Settings, main: QWidget
    ) -> None:
        """``main``: the window of the table. It may be in front of this one."""
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        theme = theme_of(self.palette())
        self._document = document
        self._faces = faces
        self._settings = settings
        self._main = main
        self._table: FileTable | None = None
        self._tables: list[FileTable] = []
        self._name = ""
        self._order = (int(FileColumn.PLACE), Qt.SortOrder.AscendingOrder)
        self.setFont(main.font())
        main.installEventFilter(self)
        self.model = FileModel(self)
        self.reader = TableReader(self)
        self.all_ins = AllIns(self)
        self.output = Output(self)
        self.stories = Storyteller(self)
        self.view = FileView(self.model, faces, theme)
        self.strip = ProgressStrip(theme)
        titles = [self.model.headerData(each, Qt.Orientation.Horizontal) for each in FileColumn]
        self.filters = FilterBar(titles)
        self.summary = Summary(self.model, theme)
        self.details = DetailsPanel(theme)
        self.empty = EmptyPage()
        self.pages = QStackedWidget()
        self._buttons: dict[QAction, QPushButton] = {}
        self._build()
        self._connect()
        self._restyle()
        self._enable()
        self.strip.show_message(self.tr("No file is open"))
        self.setAcceptDrops(True)
        self._restore_place()

    def _restore_place(self) -> None:
        """Take the size and place of the last use, or a size that suits a first one."""
        self.resize(1180, 800)
        geometry = self._settings.files_geometry
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)

    # Opening ------------------------------------------------------------------------------------

    def ask_for_files(self) -> None:
        """Ask for files, and read them."""
        from PySide6.QtWidgets import QFileDialog  # which delays the window when it is loaded

        kinds = ";;".join(
            [
                self.tr("Files of hands ({endings})").format(endings=_ENDINGS),
                self.tr("All files ({endings})").format(endings="*"),
            ]
        )
        paths, _ = QFileDialog.getOpenFileNames(self, self.tr("Open a file of hands"), "", kinds)
        if paths:
            self.read(paths)

    def ask_for_folder(self) -> None:
        """Ask for a folder, and read all its files as one."""
        from PySide6.QtWidgets import QFileDialog  # as above

        path = QFileDialog.getExistingDirectory(self, self.tr("Open a folder of hands"))
        if path:
            self.read([path])

    def read(self, paths: Sequence[str]) -> None:
        """Read files and folders as one, in place of what is shown, and show the window."""
        whole = [str(Path(path).absolute()) for path in paths]
        name = Path(whole[0]).name or whole[0]
        if len(whole) > 1:
            name = self.tr("{file} and {count} more").format(file=name, count=len(whole) - 1)
        self._begin(FileTable(whole), name)
        if len(whole) == 1 and not Path(whole[0]).is_dir():
            self.opened.emit(whole[0])

    def read_text(self, text: str) -> None:
        """Read a text that was pasted, and show the window."""
        self._begin(FileTable(text=text), self.tr("the pasted text"))

    def paste(self) -> None:
        """Read the hands that the clipboard has; say so where it has none."""
        text = QApplication.clipboard().text()
        if holds_several(text):
            self.read_text(text)
        else:
            self.strip.show_warning(self.tr("There are no hands to paste; copy several of them"))

    def bring(self) -> None:
        """Show the window, in front of others."""
        self.show()
        self.activateWindow()

    @property
    def is_empty(self) -> bool:
        """Whether no file is open."""
        return self._table is None

    def _begin(self, table: FileTable, name: str) -> None:
        self._give_up()
        self._forget(keep=1)  # the last one may still be read for a moment
        self._tables.append(table)
        self._table, self._name = table, name
        self.setWindowTitle(self.tr("Hands in {file}").format(file=name))
        self.filters.begin()
        self.all_ins.begin(table)
        self.stories.begin(table)
        self.view.begin()
        self.view.show_order(FileColumn.PLACE, Qt.SortOrder.AscendingOrder)
        self.model.show_table(table)
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
        self.open = add_action(self, self.tr("&Open…"), "Ctrl+O")
        self.open_folder = add_action(self, self.tr("Open a fol&der…"), "Ctrl+Shift+O")
        self.use = add_action(self, self.tr("Put on the &table"), "Ctrl+Return")
        self.step = add_action(self, self.tr("Street b&y street"), "Ctrl+Shift+Return")
        self.copy_text = add_action(self, self.tr("&Copy"), "Ctrl+C")
        self.copy_csv = add_action(self, self.tr("Copy as C&SV"), "Ctrl+Shift+C")
        self.save_all = add_action(self, self.tr("Save &all rows that are shown…"), "Ctrl+S")
        self.save_chosen = add_action(self, self.tr("Save the c&hosen rows…"), "Ctrl+Shift+S")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(MEDIUM, MEDIUM, MEDIUM, MEDIUM)
        whole.setSpacing(SMALL)
        for action in (self.open, self.open_folder):
            self.strip.row.addWidget(self._button(action))
        self.save = QPushButton(self.tr("Sa&ve"))
        self.save.setMinimumHeight(LEAST_TARGET)
        menu = QMenu(self.save)
        menu.addActions([self.save_all, self.save_chosen])
        self.save.setMenu(menu)
        self.pages.addWidget(self.empty)
        self.pages.addWidget(self._table_page())
        whole.addWidget(self.strip)
        whole.addWidget(self.pages, 1)

    def _table_page(self) -> QWidget:
        page = QWidget()
        room = QScrollArea(widgetResizable=True)  # large letters need more than small screens have
        room.setFrameShape(QFrame.Shape.NoFrame)
        room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        room.setWidget(page)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SMALL)
        self.halves = QSplitter()
        self.halves.setChildrenCollapsible(False)
        self.halves.setHandleWidth(SMALL)
        self.halves.addWidget(self.view)
        self.halves.addWidget(self.summary)
        self.halves.setStretchFactor(0, 1)
        buttons = Flow()
        for action in (self.use, self.step):
            buttons.addWidget(self._button(action))
        gap = QWidget()
        gap.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        buttons.addWidget(gap)
        for action in (self.copy_text, self.copy_csv):
            buttons.addWidget(self._button(action))
        buttons.addWidget(self.save)
        column.addWidget(self.filters)
        column.addWidget(self.halves, 1)
        column.addWidget(self.details)
        column.addLayout(buttons)
        return room

    def _button(self, action: QAction) -> QPushButton:
        button = self._buttons[action] = button_for(action)
        return button

    def _connect(self) -> None:
        self.empty.files_asked.connect(self.ask_for_files)
        self.empty.folder_asked.connect(self.ask_for_folder)
        self.empty.paste_asked.connect(self.paste)
        self.reader.grown.connect(self._grow)
        self.reader.progressed.connect(self.strip.set_share)
        self.reader.finished.connect(self._end_reading)
        self.reader.failed.connect(self._fail_reading)
        self.model.arranged.connect(self._show_arranged)
        self.model.failed.connect(self.strip.show_warning)
        self.filters.changed.connect(self._filter)
        self.filters.order_chosen.connect(self.view.show_order)
        self.summary.category_chosen.connect(self.filters.choose_category)
        self.summary.found.connect(self._offer)
        self.view.sorted_by.connect(self._sort)
        self.view.chosen.connect(self._put_row)
        self.view.focused.connect(self._show_story)
        self.view.selection_changed.connect(self._enable)
        self.view.looked_at.connect(self._look_at)
        self.details.street_chosen.connect(self._put_street)
        self.stories.told.connect(self._take_story)
        self.stories.counted.connect(self._take_all_in)
        self.all_ins.found.connect(self.model.all_in_changed)
        self.all_ins.progressed.connect(self.strip.set_share)
        self.all_ins.counted.connect(self._sort_by_all_in)
        self.output.begun.connect(self.strip.begin)
        self.output.progressed.connect(self.strip.set_share)
        self.output.said.connect(self.strip.show_message)
        self.output.refused.connect(self.strip.show_warning)
        self.output.ended.connect(self._rest)
        self.strip.stop_asked.connect(self.stop)
        self._connect_actions()

    def _connect_actions(self) -> None:
        self.open.triggered.connect(self.ask_for_files)
        self.open_folder.triggered.connect(self.ask_for_folder)
        self.use.triggered.connect(lambda: self._put(-1))
        self.step.triggered.connect(lambda: self._put(0))
        self.copy_text.triggered.connect(lambda: self._copy(self.output.copy_text))
        self.copy_csv.triggered.connect(lambda: self._copy(self.output.copy_csv))
        self.save_all.triggered.connect(lambda: self._save(self.model.rows))
        self.save_chosen.triggered.connect(lambda: self._save(self.view.chosen_rows))
        for text, shortcut, do in (
            (self.tr("Paste hands"), "Ctrl+V", self.paste),
            (self.tr("Find"), "Ctrl+F", self.filters.text.setFocus),
            (self.tr("Rules of poker"), "F1", self.help_asked.emit),
            (self.tr("Close"), "Ctrl+W", self.close),
            (self.tr("Stop, or close"), "Esc", self._escape),
        ):
            add_action(self, text, shortcut).triggered.connect(do)

    # Reading ------------------------------------------------------------------------------------

    def _grow(self) -> None:
        first = self.model.rowCount() == 0
        self.model.grow()
        if first and self.model.rowCount():
            self.view.fit()
            self.view.focus_row(0)

    def _end_reading(self) -> None:
        self._rest()
        self._grow()
        self.view.fit()
        self.details.keep_room(not self.view.isColumnHidden(FileColumn.ALL_IN))
        self._show_count()
        self.summary.follow(self.filters.filter)
        self.summary.look_for_names()

    def _fail_reading(self, why: str) -> None:
        self._rest()
        self.strip.show_warning(why)

    def _offer(self) -> None:
        """Offer in the filters what there is in the file."""
        self.filters.offer(self.summary.games, self.summary.seats, self.summary.names)

    def _show_count(self) -> None:
        every = 0 if self.model.snapshot is None else len(self.model.snapshot)
        shown, gaps = len(self.model.rows), {"file": self._name, "count": number(every)}
        if not every:
            text = self.tr("There is no hand in {file}")
        elif self.reader.is_reading:
            text = self.tr("Reading {file} …")
        elif shown < every:
            gaps["shown"] = number(shown)
            text = self.tr("{shown} of {count} rows of {file}")
        elif every == 1:
            text = self.tr("1 row of {file}; {kind}")
        else:
            text = self.tr("{count} rows of {file}; {kind}")
        self.strip.show_message(text.format(kind=self._kind(), **gaps))

    def _kind(self) -> str:
        """Say what kind of file it is."""
        table = self._table
        return {
            "lines": self.tr("lines of hands"),
            "csv": self.tr("a CSV file"),
            "phh": self.tr("PHH, the poker hand history standard"),
            "ohh": self.tr("OHH, the open hand history standard"),
            "pokerstars": self.tr("PokerStars histories"),
            "mixed": self.tr("files of several kinds"),
            None: "",
        }[None if table is None else table.format]

    # Order and choice ---------------------------------------------------------------------------

    def _filter(self) -> None:
        if self._table is not None and self.filters.filter != self.model.filter:
            self.model.set_filter(self.filters.filter)
            self.strip.begin()

    def _show_arranged(self) -> None:
        self._rest()
        self.summary.follow(self.filters.filter)
        if self._table is not None and not self.reader.is_reading:
            self._show_count()
        self._enable()

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        """Follow the order that was asked for; what has to be counted first takes its time."""
        self.filters.show_order(column, order)
        if column != FileColumn.ALL_IN:
            self._order = (column, order)
            self.strip.begin()
            if not self.model.is_arranging:
                self._rest()
        elif self._table is None or self.reader.is_reading:
            self.strip.show_warning(self.tr("Wait until all is read; then sort by it"))
            self.view.show_order(*self._order)
        else:
            self.strip.show_message(self.tr("Counting what every all-in was worth …"))
            self.strip.begin()
            self.all_ins.count_all()

    def _sort_by_all_in(self) -> None:
        header = self.view.horizontalHeader()
        order = header.sortIndicatorOrder()
        if self.model.snapshot is not None and header.sortIndicatorSection() == FileColumn.ALL_IN:
            self._order = (int(FileColumn.ALL_IN), order)
            keys = self.all_ins.texts.sort_keys(len(self.model.snapshot))
            self.model.sort_by_values(keys, order == Qt.SortOrder.DescendingOrder)

    def _look_at(self, numbers: list[int]) -> None:
        if not self.view.isColumnHidden(FileColumn.ALL_IN):
            self.all_ins.look_at(numbers)

    # The row in focus ---------------------------------------------------------------------------

    def _show_story(self, row: int) -> None:
        if row < 0:
            self.details.show_story(None)
        else:
            self.stories.ask(self.model.number_at(row))
        self._enable()

    def _take_story(self, number_: int, story: HandStory) -> None:
        if number_ == self._focused_number:
            self.details.show_story(story)

    def _take_all_in(self, number_: int, text: str) -> None:
        if number_ == self._focused_number:
            self.details.show_all_in(text)

    @property
    def _focused_number(self) -> int | None:
        row = self.view.focused_row
        return None if row is None else self.model.number_at(row)

    def _put_row(self, row: int) -> None:
        self.view.focus_row(row)
        self._put(-1)

    def _put_street(self, street: int) -> None:
        self._put(street)

    def _put(self, street: int) -> None:
        """Put the hand in focus on the table as it was on a street; -1 is the last."""
        row = self.view.focused_row
        record = None if row is None else self.model.record(row)
        if not isinstance(record, HandRow):
            return
        try:
            tables = tables_of(record)
        except CardError as error:
            self.strip.show_warning(translated(error.phrase))
            return
        pot = record.told.pot
        in_cents = pot is not None and pot.in_cents
        if self._document.show_hand(tables, street, pot_in_cents=in_cents):
            text = self.tr("The hand is on the table now; undo there brings back what was on it")
            self.strip.show_message(text)
            self._main.show()
            self._main.activateWindow()

    # Copying and saving -------------------------------------------------------------------------

    def _copy(self, copy: Callable[[FileTable, Rows], object]) -> None:
        if self._table is not None and len(self.view.chosen_rows):
            copy(self._table, self.view.chosen_rows)

    def _save(self, rows: Rows) -> None:
        if self._table is None or not len(rows):
            return
        kinds = ";;".join(
            [
                self.tr("Cells of a spreadsheet (*.csv)"),
                self.tr("Text (*.txt)"),
                self.tr("Document (*.pdf)"),
            ]
        )
        path = save_dialog.ask_where_to_save(self, self.tr("Save rows"), "hands.csv", kinds)
        if path:
            colours = self._faces.colours
            self.output.save(self._table, rows, path, self._name, self.font(), colours)

    # Work beside the window ---------------------------------------------------------------------

    def stop(self) -> None:
        """Stop what takes long; what is there stays."""
        if self.reader.is_reading:
            self.reader.give_up()
            self._end_reading()
            self.strip.show_warning(
                self.tr("Stopped; rows that were read: {count}").format(
                    count=number(len(self.model.rows))
                )
            )
        if self.all_ins.is_counting_all:
            self.all_ins.give_up()
            self.view.show_order(*self._order)
            self.strip.show_warning(self.tr("Stopped; the order is as it was"))
        if self.output.is_busy:
            self.output.give_up()
            self.strip.show_warning(self.tr("Stopped; nothing was copied or saved"))
        self._rest()

    def finish(self) -> None:
        """Close, give up all work and wait until it has ended."""
        self.close()
        self._give_up()
        self.model.show_table(None)  # nobody has anything to ask for any more
        for worker in (self.reader, self.model, self.all_ins, self.stories, self.summary):
            worker.close()
        self.output.close()
        self._forget()

    def _forget(self, keep: int = 0) -> None:
        """Let go of tables that nobody reads any more, but for so many."""
        while len(self._tables) > keep:
            self._tables.pop(0).close()

    def _give_up(self) -> None:
        self.reader.give_up()
        self.all_ins.give_up()
        self.output.give_up()

    def _rest(self) -> None:
        busy = self.reader.is_reading or self.all_ins.is_counting_all or self.output.is_busy
        if not busy and not self.model.is_arranging:
            self.strip.end()

    def _escape(self) -> None:
        if self.strip.is_busy:
            self.stop()
        else:
            self.close()

    def _enable(self) -> None:
        row = self.view.focused_row
        hand = row is not None and not self.view.is_error(self.model.index(row, 0))
        for action in (self.use, self.step):
            action.setEnabled(hand)
        chosen = self.view.selectionModel().hasSelection()
        for action in (self.copy_text, self.copy_csv, self.save_chosen):
            action.setEnabled(chosen)
        self.save_all.setEnabled(len(self.model.rows) > 0)
        self.save.setEnabled(len(self.model.rows) > 0)

    # Events -------------------------------------------------------------------------------------

    def _restyle(self) -> None:
        theme = theme_of(self.palette())
        for part in (self.view, self.strip, self.summary, self.details):
            part.set_theme(theme)
        for action, name in ((self.open, "open"), (self.copy_text, "copy")):
            self._buttons[action].setIcon(icon(name, theme.text))
        self.save.setIcon(icon("save", theme.text))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Have the letters of the main window, which this one is no part of."""
        if watched is self._main and event.type() == QEvent.Type.FontChange:
            self.setFont(self._main.font())
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette, whoever changes it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._restyle()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and text."""
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        """Read what was dropped."""
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self._take(event.mimeData())

    def _take(self, dropped: QMimeData) -> None:
        files = [url.toLocalFile() for url in dropped.urls() if url.isLocalFile()]
        if files:
            self.read(files)
        elif dropped.hasText() and holds_several(dropped.text()):
            self.read_text(dropped.text())
        else:
            self.strip.show_warning(self.tr("Only files of hands can be read here"))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window's place, and give up what takes long; what was read is kept."""
        if self.isVisible():  # or it was closed before, and its place is known
            self._settings.files_geometry = self.saveGeometry()
        if self.strip.is_busy:
            self.stop()
        super().closeEvent(event)
