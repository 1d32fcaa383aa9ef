"""What a call of the bet on the table needs and has, counted beside the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs, Task
from analyser.poker.generators import Steps
from analyser.poker.table.bets import facing

if TYPE_CHECKING:  # loaded by the first count
    from analyser.poker.odds.call import Call
    from analyser.poker.table.table import Table

_AFTER = 16
"""Milliseconds after a move before counting begins, so that the move is painted first."""


class CountedSoon(QObject):
    """Something that a subclass counts a moment after a move, unless the next move cancels it."""

    changed = Signal()  # it has been counted, or is not known any more

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._task: Task | None = None
        self._soon = QTimer(self, singleShot=True, interval=_AFTER)
        self._soon.timeout.connect(self._count)
        document.table_changed.connect(self._follow)

    @property
    def up_to_date(self) -> bool:
        return not self._soon.isActive() and (self._task is None or not self._task.is_busy)

    def start(self, jobs: Jobs) -> None:
        """Begin to count in the thread of ``jobs``; called after the first paint."""
        self._task = Task(jobs)
        self._follow()

    def cancel(self) -> None:
        """Stop counting for this table; what has been counted stays."""
        self._soon.stop()
        if self._task is not None:
            self._task.give_up()

    def stop(self) -> None:
        """Stop counting for good, because another window shows the document."""
        self.cancel()
        self._task = None

    def _follow(self) -> None:
        raise NotImplementedError

    def _count(self) -> None:
        raise NotImplementedError


class LiveCall(CountedSoon):
    """Counts what the seat that faces a bet has in each pot."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(document, parent)
        self._counted: Table | None = None
        self._found: Call | None = None

    @property
    def found(self) -> Call | None:
        """The call of the present table; None if nobody faces a bet, or it is not counted yet."""
        return self._found if self._counted is self._document.table else None

    @property
    def is_awaited(self) -> bool:
        """Whether somebody faces a bet, and what a call needs is being counted."""
        return facing(self._document.table) is not None and not self.up_to_date

    def _follow(self) -> None:
        table = self._document.table
        if self._task is None or table is self._counted:
            return
        self.cancel()
        self._counted, self._found = table, None
        if facing(table) is not None:
            self._soon.start()

    def _count(self) -> None:
        if self._task is not None:
            self._task.start(
                _count(self._document.table),
                self._take,
                refused=lambda _: self._take(None),  # the odds display the reason
            )

    def _take(self, found: Call | None) -> None:
        if isValid(self):  # else the window was closed meanwhile
            self._found = found
            self.changed.emit()


def _count(table: Table) -> Steps[Call | None]:
    from analyser.poker.odds.call import count_call  # loads fractions, so in the thread

    return (yield from count_call(table))
