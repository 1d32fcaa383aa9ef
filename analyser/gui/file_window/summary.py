"""The panel beside the table of a file of hands: the chart of categories, and the totals."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout

from analyser.gui.file_window.categories_chart import Bar, CategoriesChart
from analyser.gui.file_window.model import FileModel
from analyser.gui.look.theme import MEDIUM, SMALL
from analyser.gui.look.translation import capital, number, translated
from analyser.gui.look.widgets import FramedPanel, bold, lay_out
from analyser.gui.state.jobs import Jobs, Task, one_step
from analyser.poker.games.game import Game
from analyser.poker.generators import Steps
from analyser.poker.hand_files.lines import NAMES
from analyser.poker.hand_table.categories import CATEGORIES
from analyser.poker.hand_table.filter import EVERYTHING, Filter
from analyser.poker.hand_table.table import FileTable
from analyser.poker.hand_table.totals import TableTotals, totals_of
from analyser.poker.names import seat_name

_COUNT_PAUSE: Final = 300
"""Milliseconds between two counts while the file is being read."""

_Both = tuple[TableTotals, TableTotals]
"""The totals of the shown rows, and those of the rows shown without the filter by category."""


class Summary(FramedPanel):
    """Counts in a thread how often each category and each seat wins, and shows the totals.

    Signals:
        category_chosen: the user wants to see only hands that this category wins; None: all hands.
        found: the games, the seats and the players' names in the file are known now.
    """

    category_chosen = Signal(object)
    found = Signal()

    def __init__(self, model: FileModel) -> None:
        super().__init__()
        self.model = model
        jobs = Jobs(self)
        self._counting, self._naming = Task(jobs), Task(jobs)
        self._filter = EVERYTHING
        self._is_stale = False
        self.games: tuple[Game, ...] = ()
        self.seats = 0
        self.names: tuple[str, ...] = ()
        title = QLabel(self.tr("Winning hands"))
        title.setFont(bold())
        self.chart = CategoriesChart()
        self.totals = QLabel(textFormat=Qt.TextFormat.PlainText)
        self.totals.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        parts, margins = (title, self.chart, self.totals), (MEDIUM, SMALL, MEDIUM, SMALL)
        lay_out(QVBoxLayout(self), *parts, grows=self.chart, margins=margins)
        self.setAccessibleName(self.tr("Totals of the rows that are shown"))
        self._soon = QTimer(self, singleShot=True, interval=_COUNT_PAUSE)
        self._soon.timeout.connect(self._count)
        model.rowsInserted.connect(self._count_soon)
        model.modelReset.connect(self._count)
        self.chart.chosen_changed.connect(lambda: self.category_chosen.emit(self.chart.chosen))

    @property
    def is_busy(self) -> bool:
        """Whether a thread is counting rows or looking for names, or is about to begin."""
        waiting = self._soon.isActive() or self._is_stale
        return waiting or self._counting.is_busy or self._naming.is_busy

    def follow(self, wanted: Filter) -> None:
        """Count the rows that are shown; ``wanted`` is the filter that they have passed."""
        self._filter = wanted
        self.chart.choose(wanted.category)
        self._count()

    def look_for_names(self) -> None:
        """Look for the players' names in the file; emits ``found`` when they are known."""
        table = self.model.table
        if table is not None:
            self._naming.start(one_step(lambda: table.names), self._take_names)

    def close(self) -> bool:
        """Cancel counting, wait up to a second until the thread is idle, and close the panel.

        Return True if the panel was closed, as ``QWidget.close`` does.
        """
        self._soon.stop()
        for task in (self._counting, self._naming):
            task.close()
        return super().close()

    def _count_soon(self) -> None:
        """Count the rows after a short delay, once for all rows that were read in the meantime."""
        if not self._soon.isActive():
            self._soon.start()

    def _count(self) -> None:
        """Count the rows now or, if a count is running, as soon as it has ended."""
        self._is_stale = True
        if self.model.table is None or self._counting.is_busy:
            return
        self._is_stale = False
        self._counting.start(_totals(self.model.table, self._filter), self._show)

    def _show(self, both: _Both) -> None:
        shown, of_any = both
        bars = [
            Bar(CATEGORIES.index(name), capital(translated(name)), count)
            for name, count in of_any.categories
        ]
        self.chart.show_bars(bars)
        self.chart.choose(self._filter.category)
        self.totals.setText("\n".join(self._lines(shown)))
        if self._is_stale:
            self._count()

    def _lines(self, totals: TableTotals) -> list[str]:
        lines = [self.tr("Hands: {count}").format(count=number(totals.rows))]
        for seat, count in enumerate(totals.wins):
            text = self.tr("{seat} wins: {count}")
            lines.append(text.format(seat=translated(seat_name(seat)), count=number(count)))
        for text, count, always in (
            (self.tr("Ties: {count}"), totals.ties, True),
            (self.tr("Without a showdown: {count}"), totals.no_showdown, False),
            (self.tr("Paid otherwise: {count}"), totals.paid_another, False),
            (self.tr("Errors: {count}"), totals.errors, True),
        ):
            if count or always:
                lines.append(text.format(count=number(count)))
        return lines

    def _take_names(self, names: tuple[str, ...]) -> None:
        if self.model.table is None:
            return
        contents = self.model.table.contents
        self.seats = min(contents.seats, len(NAMES))
        self.names = tuple([name for name in names if name not in NAMES])
        self.games = contents.games
        self.found.emit()


def _totals(table: FileTable, wanted: Filter) -> Steps[_Both]:
    """Return the totals of the rows shown, and of those that would be shown with any category."""
    shown = yield from totals_of(table, wanted)
    if wanted.category is None:
        return shown, shown
    return shown, (yield from totals_of(table, replace(wanted, category=None)))
