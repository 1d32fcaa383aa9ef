"""The odds on each street of a hand, counted in the background."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs, Task
from analyser.gui.state.live_odds import count
from analyser.poker.errors import CardError
from analyser.poker.odds.situation import Situation, situation_at
from analyser.poker.table.table import Table

if TYPE_CHECKING:  # loaded by the first count
    from analyser.poker.odds.record import Odds

_AFTER = 50
"""Milliseconds to wait before the earlier streets are counted; the table's odds come first."""
_AFTER_A_STROKE = 500
"""Milliseconds before the earlier streets are counted if a seat has a range.

A range is painted in many strokes; before the flop each would take seconds, so only the last one is
counted."""
_MOST_KEPT = 64
"""The number of streets whose odds are cached."""


class StreetOdds(QObject):
    """Counts in the background the odds on each street up to the present one.

    Signals:
        changed: the odds on one more street are known, or would take too long to count.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._task: Task | None = None
        self._known: dict[Situation, Odds | None] = {}
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._count)
        document.table_changed.connect(self._give_up)
        document.changed.connect(self._count_soon)
        document.reveal.changed.connect(self._count_soon)

    @property
    def is_counting(self) -> bool:
        """Whether a street is being counted, or is about to be."""
        return self._task is not None and (self._soon.isActive() or self._task.is_busy)

    def start(self, jobs: Jobs) -> None:
        """Begin to count the odds in the thread of ``jobs``, after the odds of the table."""
        self._task = Task(jobs)
        self._count_soon()

    def stop(self) -> None:
        """Stop counting for good, because the thread is about to end."""
        self._give_up()
        self._soon.stop()
        self._task = None

    def give_way(self) -> None:
        """Cancel the count, so that the odds of the table come first, and start it again later."""
        self._give_up()
        self._count_soon()

    def _count_soon(self) -> None:
        self._soon.start(_AFTER_A_STROKE if self._document.table.has_ranges else _AFTER)

    def _give_up(self) -> None:
        if self._task is not None:
            self._task.give_up()

    def of(self, tables: Sequence[Table]) -> list[Odds | None]:
        """Return the odds on each street of a hand; None if they are not known.

        ``tables``: the poker table as it was on each street.
        """
        return [self._known.get(situation) for situation in _situations(tables)]

    def _count(self) -> None:
        """Count the odds on the next street whose odds are not known yet.

        Skip a street that would take too long.
        """
        if self._task is None or self._document.reveal.hidden:
            return
        tables = self._document.street_tables
        earlier = _situations(tables[:-1])
        missing = [each for each in earlier if each not in self._known]
        if not missing:
            return
        if len(self._known) > _MOST_KEPT:
            self._known.clear()
        situation = missing[0]

        def take(odds: Odds | None) -> None:
            self._known[situation] = odds
            if isValid(self):  # else its window has been closed
                self.changed.emit()
                self._count()

        self._task.start(
            count(situation), take, refused=lambda _: take(None), failed=lambda: take(None)
        )


def _situations(tables: Sequence[Table]) -> list[Situation]:
    try:
        return [situation_at(table).situation for table in tables]
    except CardError:
        return []
