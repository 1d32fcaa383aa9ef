"""Reads a file of hands in a thread, and reports new rows."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from analyser.gui.look.translation import translated
from analyser.gui.state.jobs import Jobs, Task
from analyser.poker.errors import CardError
from analyser.poker.hand_files.batch import say_unreadable
from analyser.poker.hand_table.table import FileTable

_FIRST_CHECK: Final = 10
"""Milliseconds between two checks for the first rows, which the user waits for."""
_NEXT_CHECK: Final = 40
"""Milliseconds between two checks for more rows: about as often as a screen is repainted."""


class TableReader(QObject):
    """Reads a file of hands in a thread; reading another file cancels the first."""

    grown = Signal()  # there are more rows
    progressed = Signal(float)  # the part of the file that has been read, 0 to 1
    finished = Signal()  # everything has been read
    failed = Signal(str)  # the file cannot be read, or not to its end; the sentence says why

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task = Task(Jobs(self))
        self._watch = QTimer(self)
        self._watch.timeout.connect(self._look)
        self._seen = 0
        self._table: FileTable | None = None

    @property
    def is_reading(self) -> bool:
        return self._task.is_busy

    def read(self, table: FileTable) -> None:
        """Read the files of a table into its rows; if another table is being read, cancel that."""
        self.give_up()
        self._table, self._seen = table, 0
        self._watch.start(_FIRST_CHECK)
        self._task.start(
            table.read(),
            self._finish,
            refused=self._refuse,
            progressed=self.progressed.emit,
            failed=lambda: self._fail(self.tr("The file could not be read to its end")),
        )

    def give_up(self) -> None:
        """Stop reading; keep the rows that have been read."""
        self._watch.stop()
        self._task.give_up()
        if self._table is not None:
            self._table.stop()

    def close(self) -> None:
        self.give_up()
        self._task.close()

    def _look(self) -> None:
        if self._table is not None and len(self._table) > self._seen:
            self._seen = len(self._table)
            self._watch.setInterval(_NEXT_CHECK)
            self.grown.emit()

    def _end(self) -> None:
        self._watch.stop()
        self._look()

    def _finish(self, _: object) -> None:
        self._end()
        self.finished.emit()

    def _refuse(self, error: CardError | OSError) -> None:
        self._fail(
            say_unreadable(error) if isinstance(error, OSError) else translated(error.phrase)
        )

    def _fail(self, why: str) -> None:
        self._end()
        self.failed.emit(why)
