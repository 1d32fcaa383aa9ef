"""Reads a file of hands beside the window, and says when there are more rows."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from analyser.gui.state.jobs import Jobs, Run
from analyser.poker.hand_files.batch import say_unreadable
from analyser.poker.hand_table.table import FileTable

_LOOK_FIRST: Final = 10
"""Milliseconds between two looks for the first rows, which somebody is waiting for."""
_LOOK_AGAIN: Final = 40
"""Milliseconds after which new rows are shown: about as often as a screen can follow."""


class TableReader(QObject):
    """Fills one table after the other.

    Signals:
        grown: there are more rows.
        progressed: so much has been read, 0 to 1.
        finished: everything has been read.
        failed: it cannot be read at all, or not to its end; in words.
    """

    grown = Signal()
    progressed = Signal(float)
    finished = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = Jobs(self)
        self._watch = QTimer(self)
        self._watch.timeout.connect(self._look)
        self._seen = 0
        self._run: Run[str | None] | None = None
        self._table: FileTable | None = None

    @property
    def is_reading(self) -> bool:
        """Whether a table is being filled."""
        return self._run is not None and not self._run.is_over

    def read(self, table: FileTable) -> None:
        """Fill a table; what was being read is given up."""
        self.give_up()
        self._table, self._seen = table, 0
        self._watch.start(_LOOK_FIRST)
        self._run = self._jobs.run_steps(
            _steps(table), self._finish, self.progressed.emit, self._fail
        )

    def give_up(self) -> None:
        """Stop reading; the rows that are there stay."""
        self._watch.stop()
        if self._run is not None:
            self._run.give_up()
            self._run = None
        if self._table is not None:
            self._table.stop()

    def close(self) -> None:
        """Stop reading, and wait until it has stopped."""
        self.give_up()
        self._jobs.finish()

    def _look(self) -> None:
        if self._table is not None and len(self._table) > self._seen:
            self._seen = len(self._table)
            self._watch.setInterval(_LOOK_AGAIN)
            self.grown.emit()

    def _end(self) -> None:
        self._watch.stop()
        self._run = None
        self._look()

    def _finish(self, error: str | None) -> None:
        self._end()
        if error is None:
            self.finished.emit()
        else:
            self.failed.emit(error)

    def _fail(self) -> None:
        self._end()
        self.failed.emit(self.tr("The file could not be read to its end"))


def _steps(table: FileTable) -> Generator[float, None, str | None]:
    """Read, and return why it cannot be done; None where it can."""
    try:
        yield from table.read()
    except OSError as error:
        return say_unreadable(error)
    return None
