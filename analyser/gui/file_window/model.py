"""A file of hands as a Qt model: a row for every hand and every error.

The model makes the text of a cell only when a view asks for it. A thread sorts and filters the
numbers of the rows; until the thread has finished, the model shows the previous rows.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import lru_cache
from typing import Any, Final

import numpy as np
from PySide6.QtCore import QModelIndex, QObject, Qt, Signal

from analyser.gui.look.item_views import SILENT, Index, RowsModel
from analyser.gui.look.translation import card_names, number, translated
from analyser.gui.state.jobs import Jobs, Task, give_way
from analyser.poker.cards import Card, format_cards
from analyser.poker.generators import Steps
from analyser.poker.hand_files.judge import HandRow, UnreadHand
from analyser.poker.hand_table.copied_rows import say_low, say_made, say_winner
from analyser.poker.hand_table.filter import EVERYTHING, Filter
from analyser.poker.hand_table.order import Keys, SortBy, all_rows, find_rows, sort_by_keys
from analyser.poker.hand_table.record import values_of
from analyser.poker.hand_table.table import FileTable, Rows


class FileColumn(IntEnum):
    """The columns of the table of a file, from the left."""

    PLACE = 0
    """The file's own id of the hand, or else the line where it begins."""
    PLAYERS = 1
    HANDS = 2
    """The cards of each seat."""
    BOARD = 3
    MADE = 4
    """The name of each hand."""
    WINNER = 5
    REASON = 6
    CLASS = 7
    LOW = 8
    """The best low, in games that have one."""
    ALL_IN = 9
    """How the all-ins ended; another object provides these texts, see ``show_all_in``."""


class FileRole(IntEnum):
    """The roles of a cell's data, in addition to Qt's own roles."""

    HANDS = Qt.ItemDataRole.UserRole
    """The cards to draw: in HANDS a tuple for each seat, in BOARD one tuple."""
    RECORD = Qt.ItemDataRole.UserRole + 1
    """The row itself, a ``HandRow`` or a ``UnreadHand``."""


_COLUMNS: Final = tuple(FileColumn)
# Qt asks some thousand times for each picture of a table, and looking up its names takes longer
# than the answers do.
_DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)
_SPOKEN: Final = int(Qt.ItemDataRole.AccessibleTextRole)
_ALIGNMENT: Final = int(Qt.ItemDataRole.TextAlignmentRole)
_ROLES: Final = frozenset([_DISPLAY, _SPOKEN, _ALIGNMENT, *map(int, FileRole)])
_MOST_KEPT: Final = 200
"""The largest span of selected rows for which Qt keeps the selection when rows are sorted."""
_MANY: Final = 100_000
"""For more rows the memory that sorting them took is worth giving back."""
_READ_AHEAD: Final = 48
"""How many of the first rows are unpacked before a new order is shown: more than a screen has."""
_ALMOST: Final = 0.999
_REMEMBERED: Final = 1 << 13
"""The number of cells whose texts are cached: more than a screen shows."""
_SORTED_BY: Final = SortBy.__members__ | {FileColumn.MADE.name: SortBy.CATEGORY}
"""The sort criterion of each column that has one, by the column's name."""


@dataclass(frozen=True, slots=True, eq=False)
class Arrangement:
    """Which rows of a table are shown, and in which order.

    Attributes:
        filter: only rows that pass this filter are shown.
        by: the column to sort by; None to sort by ``keys``.
        backwards: True to sort in descending order.
        keys: a number for each row of the table; None if there is a column to sort by.
    """

    filter: Filter = EVERYTHING
    by: SortBy | None = SortBy.PLACE
    backwards: bool = False
    keys: Keys | None = None

    @property
    def is_as_read(self) -> bool:
        """Whether all rows are shown, in the order of the file."""
        return self.filter == EVERYTHING and self.by is SortBy.PLACE and not self.backwards


_AS_READ: Final = Arrangement()


class FileModel(RowsModel):
    """The rows of a file of hands that pass a filter, in the order that the user has chosen.

    Signals:
        arranged: other rows are shown now, or the same rows in another order.
    """

    columns = FileColumn
    numbers = (FileColumn.CLASS,)
    arranged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table: FileTable | None = None
        """The table that is shown."""
        self.count = 0
        """How many rows of the table had been read when the rows were last looked for."""
        self.rows: Rows = all_rows(0)
        """The numbers of the rows that are shown, from the top down."""
        self.arrangement = _AS_READ
        self._all_in: Mapping[int, str] = {}
        self._words = lru_cache(_REMEMBERED)(self._shown)
        self._task = Task(Jobs(self))

    # What is shown ----------------------------------------------------------------------------

    @property
    def filter(self) -> Filter:
        """The filter: the model shows only rows that pass it."""
        return self.arrangement.filter

    @property
    def is_arranging(self) -> bool:
        """Whether a thread is filtering or sorting."""
        return self._task.is_busy

    def show_table(self, table: FileTable | None) -> None:
        """Show another table: all of its rows, in the order of the file. None: show no rows."""
        self._task.give_up()
        self.beginResetModel()
        self.table = table
        self.count = 0 if table is None else len(table)
        self.arrangement = _AS_READ
        self.rows = all_rows(self.count)
        self._all_in = {}
        self._words.cache_clear()
        self.endResetModel()
        self.arranged.emit()

    def grow(self) -> None:
        """Show also the rows that have been read since the last call, sorted and filtered.

        If a thread is sorting or filtering now, they are shown after that.
        """
        count = 0 if self.table is None else len(self.table)
        if count == self.count:
            return
        before, self.count = self.count, count
        give_way()  # let the window's thread paint first
        if self.arrangement.is_as_read and not self.is_arranging:
            self.beginInsertRows(QModelIndex(), before, count - 1)
            self.rows = all_rows(count)
            self.endInsertRows()
        elif not self.is_arranging:
            self._arrange()

    def leave_out_copies(self) -> None:
        """Look for the rows again if there are copies, which are known when all has been read."""
        if self.table is not None and self.table.copies:
            self._arrange()

    def number_at(self, row: int) -> int:
        """Return the number that a row has in the table; ``row``: its position in the view."""
        return int(self.rows[row])

    def row_of(self, number: int) -> int | None:
        """Return the position in the view of the row with this number; None if it is hidden."""
        found = np.flatnonzero(self.rows == number)
        return int(found[0]) if len(found) else None

    def record(self, row: int) -> HandRow | UnreadHand:
        """Return the row at this position of the view."""
        assert self.table is not None  # else there are no rows
        return self.table.row(self.number_at(row))

    def show_all_in(self, texts: Mapping[int, str]) -> None:
        """Show these texts about all-ins; the keys are the numbers of rows.

        Call ``all_in_changed`` when the mapping gets a text for another row.
        """
        self._all_in = texts

    def all_in_changed(self, number: int) -> None:
        """Show the new text about all-ins in the row with this number."""
        row = self.row_of(number)
        if row is not None:
            index = self.index(row, FileColumn.ALL_IN)
            self.dataChanged.emit(index, index)

    # Order and choice ---------------------------------------------------------------------------

    def set_filter(self, wanted: Filter) -> None:
        """Filter the rows in a thread; emits ``arranged`` when it has finished."""
        self._change(replace(self.arrangement, filter=wanted))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column, in a thread; emits ``arranged`` when it has finished.

        This does nothing for the column ALL_IN, because the model does not know its pot shares: use
        ``sort_by_values``.
        """
        if column == FileColumn.ALL_IN:
            return
        backwards = order == Qt.SortOrder.DescendingOrder
        by = _SORTED_BY[FileColumn(column).name]
        self._change(replace(self.arrangement, by=by, backwards=backwards, keys=None))

    def sort_by_values(self, keys: Keys, backwards: bool = False) -> None:
        """Sort by a value for each row of the table; in descending order if ``backwards``.

        Rows with a value below 0 have nothing to sort by, and come last.
        """
        self._change(replace(self.arrangement, by=None, keys=keys, backwards=backwards))

    def close(self) -> None:
        """Cancel sorting and filtering, and wait up to a second until their thread is idle."""
        self._task.close()

    def _change(self, arrangement: Arrangement) -> None:
        self.arrangement = arrangement
        self._arrange()

    def _arrange(self) -> None:
        self._task.give_up()
        if self.table is not None:
            count = self.count
            steps = rows_in_order(self.table, count, self.arrangement)
            self._task.start(steps, lambda rows: self._show(count, rows))

    def _show(self, count: int, rows: Rows) -> None:
        if len(rows) == len(self.rows) and self._can_follow_selection():
            self._show_sorted(rows)
        else:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()
        self.arranged.emit()
        if self.count > count:
            self._arrange()

    def _can_follow_selection(self) -> bool:
        """Whether the selection is small enough for Qt to keep it while the rows are sorted.

        Qt would move every row between the first and the last selected one, which takes a minute
        for half a million rows. So a larger selection is dropped.
        """
        rows = [index.row() for index in self.persistentIndexList()]
        return len(rows) <= _MOST_KEPT and max(rows, default=0) - min(rows, default=0) <= _MOST_KEPT

    def _show_sorted(self, rows: Rows) -> None:
        self.layoutAboutToBeChanged.emit()
        before, self.rows = self.rows, rows
        if self.persistentIndexList():
            places = np.full(self.count, -1, np.int32)
            places[rows] = np.arange(len(rows), dtype=np.int32)
            self.follow_rows(lambda row: int(places[before[row]]))
        self.layoutChanged.emit()

    # What Qt asks -------------------------------------------------------------------------------

    def rowCount(self, parent: Index | None = None) -> int:
        """Return how many rows pass the filter; a row is a hand or an error."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's data for a role; None for a role that the cell does not use."""
        if role not in _ROLES or not index.isValid():
            return None
        row, column = index.row(), _COLUMNS[index.column()]
        if role == _DISPLAY:
            give_way()
            return self._words_of(column, row)
        if role == _ALIGNMENT:
            return self.alignment(column)
        if role == _SPOKEN:
            return self._spoken(column, row)
        return self.record(row) if role == FileRole.RECORD else self._cards(column, row)

    # How it is said -----------------------------------------------------------------------------

    def titles(self) -> dict[int, tuple[str, str]]:
        """Return the title of each column, and the text of the title's tool tip."""
        return {
            FileColumn.PLACE: (
                self.tr("Hand"),
                self.tr("The file's own number of the hand, or the line where it begins"),
            ),
            FileColumn.PLAYERS: (self.tr("Players"), self.tr("Who showed a hand")),
            FileColumn.HANDS: (
                self.tr("Cards"),
                self.tr("What each of them held; sorted, the best hands come first"),
            ),
            FileColumn.BOARD: (self.tr("Board"), self.tr("The cards that all share")),
            FileColumn.MADE: (
                self.tr("What each made"),
                self.tr("In a player's words; sorted, the best hands come first"),
            ),
            FileColumn.WINNER: (self.tr("Winner"), self.tr("By the cards, or who was left alone")),
            FileColumn.REASON: (self.tr("Reason"), self.tr("What decided, or what is wrong")),
            FileColumn.CLASS: (
                self.tr("Rank"),
                self.tr("The winning hand's rank among all the hands of its game, 1 the best"),
            ),
            FileColumn.LOW: (self.tr("Best low"), self.tr("The best low of all hands")),
            FileColumn.ALL_IN: (
                self.tr("All in"),
                self.tr("What a player who was all in was worth at that moment"),
            ),
        }

    def _cards(self, column: FileColumn, row: int) -> tuple[tuple[Card, ...], ...] | None:
        if column not in (FileColumn.HANDS, FileColumn.BOARD):
            return None
        record = self.record(row)
        if isinstance(record, UnreadHand):
            return ()
        if column == FileColumn.HANDS:
            return record.hands
        return (record.board,) if record.board else ()

    def _words_of(self, column: FileColumn, row: int) -> str:
        if column is FileColumn.ALL_IN:
            return self._all_in.get(self.number_at(row), "")
        return self._words(column, self.number_at(row))

    def _shown(self, column: FileColumn, row_number: int) -> str:
        assert self.table is not None
        record = self.table.row(row_number)
        if column is FileColumn.PLACE:
            return self._place(record)
        if isinstance(record, UnreadHand):
            return translated(record.message) if column is FileColumn.REASON else ""
        match column:
            case FileColumn.REASON:
                return translated(record.reason)
            case FileColumn.PLAYERS:
                return ", ".join(map(translated, record.players))
            case FileColumn.HANDS:
                return " | ".join(map(format_cards, record.hands))
            case FileColumn.BOARD:
                return format_cards(record.board)
            case FileColumn.MADE:
                return " | ".join(map(translated, say_made(record)))
            case FileColumn.WINNER:
                return translated(say_winner(record))
            case FileColumn.CLASS:
                class_ = values_of(record).get("class_")
                return number(class_) if class_ else ""
        return say_low(record)

    def _place(self, record: HandRow | UnreadHand) -> str:
        if isinstance(record, UnreadHand) or record.hand is None:
            return "" if record.line is None else number(record.line)
        if record.run == 1:
            return record.hand
        return self.tr("{hand}, run {run}").format(hand=record.hand, run=record.run)

    def _spoken(self, column: FileColumn, row: int) -> str:
        if self.is_silent(column):
            return SILENT
        record = self.record(row)
        where = self.tr("Line {line}").format(line=number(record.line or 0))
        if self.is_sentence(column):
            return self._sentence(where, record, row)
        title, _ = self.titles()[column]
        shows_cards = column in (FileColumn.HANDS, FileColumn.BOARD)
        words = "" if shows_cards else self._words_of(column, row)
        if shows_cards:
            words = "; ".join(map(card_names, self._cards(column, row) or ()))
        if self.column_in_focus is None:
            text = self.tr("{where}, {column}: {words}")
            return text.format(where=where, column=title, words=words or self.tr("nothing"))
        if shows_cards and words:  # only a cell of the deck may have a name that begins with a card
            return self.tr("{column}: {words}").format(column=title, words=words)
        return words or SILENT  # the screen reader says the column's title first

    def _sentence(self, where: str, record: HandRow | UnreadHand, row: int) -> str:
        reason = self._words_of(FileColumn.REASON, row)
        if isinstance(record, UnreadHand):
            return self.tr("{where}. Error: {reason}").format(where=where, reason=reason)
        winner = self._words_of(FileColumn.WINNER, row)
        title, _ = self.titles()[FileColumn.WINNER]
        words = ", ".join(filter(None, (winner, reason)))
        text = self.tr("{where}, {column}: {words}")
        return text.format(where=where, column=title, words=words)


def rows_in_order(table: FileTable, count: int, wanted: Arrangement) -> Steps[Rows]:
    """Filter and sort the first ``count`` rows; then unpack those that will be visible."""
    if wanted.by is not None:
        rows = yield from find_rows(table, wanted.filter, wanted.by, wanted.backwards, count)
    else:
        assert wanted.keys is not None  # without a column there are keys
        rows = yield from find_rows(table, wanted.filter, count=count)
        rows = sort_by_keys(rows, wanted.keys[rows], wanted.backwards)
    if len(rows) > _MANY:
        _give_back_memory()
    for first in rows[:_READ_AHEAD].tolist():
        yield _ALMOST
        table.row(first)
    return rows


def _give_back_memory() -> None:
    """Return to the system what was freed: on Linux a thread keeps some 60 MB of a large sort."""
    if sys.platform == "linux":
        getattr(ctypes.CDLL(None), "malloc_trim", int)(0)  # not every Linux has it
