"""Counts in a thread what players who were all in were worth at that moment."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QObject, Signal

from analyser.gui.look.translation import translated
from analyser.gui.state.jobs import Jobs, Task
from analyser.poker.errors import TooManyDealsError
from analyser.poker.generators import Steps, change_steps
from analyser.poker.hand_files.all_ins import count_luck, say_luck, tenths_of
from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_table.filter import Filter
from analyser.poker.hand_table.order import Keys, find_rows
from analyser.poker.hand_table.table import FileTable

_NONE = -1
"""Stands for the share of a row without an all-in, or whose all-ins cannot be counted."""


class Luck(QObject):
    """Counts the equity at the all-ins: of one hand for the felt, or of all hands to sort by it.

    Signals:
        told: what to say of the row with this number; "" if there is nothing to say.
        progressed: the part of all rows that is counted, 0 to 1.
        counted: the sort key of each row, the share in tenths of a per cent; -1 for none.
    """

    told = Signal(int, str)
    progressed = Signal(float)
    counted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        jobs = Jobs(self)
        self._one, self._all = Task(jobs), Task(jobs)

    @property
    def is_counting_all(self) -> bool:
        """Whether all rows are being counted."""
        return self._all.is_busy

    def tell(self, table: FileTable, number: int) -> None:
        """Count the all-ins of a row, unless the thread counts all rows; emits ``told``."""
        if not self._all.is_busy:
            self._one.start(_say(table, number), lambda text: self.told.emit(number, text))

    def count_all(self, table: FileTable) -> None:
        """Count the all-ins of every row; emits ``counted`` when that is done."""
        self.give_up()
        self._all.start(_count_all(table), self.counted.emit, progressed=self.progressed.emit)

    def give_up(self) -> None:
        """Stop counting."""
        self._one.give_up()
        self._all.give_up()

    def close(self) -> None:
        """Stop counting, and wait up to a second until the thread is idle."""
        self.give_up()
        self._all.close()


def _say(table: FileTable, number: int) -> Steps[str]:
    row = table.row(number)
    if not isinstance(row, HandRow):
        return ""
    try:
        found = yield from count_luck(row)
    except TooManyDealsError as error:
        return translated(error.phrase)
    return "" if found is None else translated(say_luck(row, found))


def _count_all(table: FileTable) -> Steps[Keys]:
    keys = np.full(len(table), _NONE, np.int64)
    share = 0.0

    def share_of_all(_: float) -> float:
        return share

    found = yield from change_steps(find_rows(table, Filter(all_in=True)), share_of_all)
    for at, number in enumerate(found.tolist()):
        share = at / len(found)
        yield share
        row = table.row(number)
        assert isinstance(row, HandRow)  # an error is never all in
        try:
            shown = yield from change_steps(count_luck(row), share_of_all)
        except TooManyDealsError:
            continue
        if shown is not None:
            keys[number] = tenths_of(shown.share)
    return keys
