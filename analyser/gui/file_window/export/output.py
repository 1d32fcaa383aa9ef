"""Copies and saves rows of a file of hands: to the clipboard and into files."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Generator
from pathlib import Path, PurePath
from typing import Final, TypeVar

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from analyser.gui.file_window.export.paper import pdf_of_rows
from analyser.gui.look.atomic_file import why_not, write_atomically
from analyser.gui.look.theme import DeckColours
from analyser.gui.look.translation import number, translated
from analyser.gui.state.jobs import Jobs, Task
from analyser.poker.errors import CardError
from analyser.poker.generators import Steps
from analyser.poker.hand_table.columns import Rows
from analyser.poker.hand_table.saving import save_csv
from analyser.poker.hand_table.table import FileTable
from analyser.poker.hand_table.text import text_of_rows

T = TypeVar("T")

MOST_COPIED: Final = 100_000
"""The most rows that are copied: a clipboard holds them in memory, several times over."""


class Output(QObject):
    """Copies and saves rows in a thread, one job at a time.

    Signals:
        begun: work is under way.
        progressed: the share of it that is done, 0 to 1.
        noted: it is done; a sentence that says so.
        refused: it was not done; a sentence that says why.
        ended: no work is under way any more.
    """

    begun = Signal()
    progressed = Signal(float)
    noted = Signal(str)
    refused = Signal(str)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task = Task(Jobs(self))

    @property
    def is_busy(self) -> bool:
        """Whether work is under way."""
        return self._task.is_busy

    def copy_text(self, table: FileTable, rows: Rows) -> None:
        """Copy rows as text."""
        if self._may_copy(rows):
            self._begin(text_of_rows(table, rows, translated), lambda text: self._copy(text, rows))

    def copy_csv(self, table: FileTable, rows: Rows) -> None:
        """Copy rows as CSV."""
        if self._may_copy(rows):
            self._begin(_csv_text(table, rows), lambda text: self._copy(text, rows, "text/csv"))

    def save(
        self,
        table: FileTable,
        rows: Rows,
        path: str,
        title: str,
        font: QFont,
        colours: DeckColours = DeckColours.TWO,
    ) -> None:
        """Save rows in a file of the format that its ending names: .csv, .txt or .pdf.

        Title, font and card colours are used in a PDF only.
        """
        kind = PurePath(path).suffix.lower()
        if kind == ".csv":
            self._begin(save_csv(table, rows, path), lambda count: self._say_saved(path, count))
        elif kind == ".txt":
            text = text_of_rows(table, rows, translated)
            self._begin(_written(path, text), lambda _: self._say_saved(path, len(rows)))
        elif kind == ".pdf":
            pdf = pdf_of_rows(table, rows, title, font, colours)
            self._begin(_written(path, pdf), lambda _: self._say_saved(path, len(rows)))
        else:
            sentence = self.tr("“{file}” ends in none of .csv, .txt and .pdf; name it with one")
            self.refused.emit(sentence.format(file=path))

    def give_up(self) -> None:
        """Stop the work under way; it leaves no file."""
        if self._task.is_busy:
            self._task.give_up()
            self.ended.emit()

    def close(self) -> None:
        """Stop the work under way, and wait until it has ended."""
        self.give_up()
        self._task.close()

    def _begin(self, steps: Steps[T], then: Callable[[T], object]) -> None:
        self.give_up()

        def done(answer: T) -> None:
            self.ended.emit()
            then(answer)

        self._task.start(
            steps,
            done,
            refused=self._refuse,
            progressed=self.progressed.emit,
            failed=self.ended.emit,
        )
        self.begun.emit()

    def _refuse(self, error: CardError | OSError) -> None:
        self.ended.emit()
        self.refused.emit(why_not(error))

    def _may_copy(self, rows: Rows) -> bool:
        if len(rows) <= MOST_COPIED:
            return True
        sentence = self.tr("These are {count} rows, and {most} are the most to copy; save them")
        self.refused.emit(sentence.format(count=number(len(rows)), most=number(MOST_COPIED)))
        return False

    def _copy(self, text: str, rows: Rows, kind: str = "") -> None:
        data = QMimeData()
        data.setText(text)
        if kind:
            data.setData(kind, text.encode())
        QApplication.clipboard().setMimeData(data)
        if len(rows) == 1:
            self.noted.emit(self.tr("1 row is copied"))
        else:
            self.noted.emit(self.tr("{count} rows are copied").format(count=number(len(rows))))

    def _say_saved(self, path: str, count: int) -> None:
        sentence = self.tr("Saved as {file}; rows: {count}")
        self.noted.emit(sentence.format(file=path, count=number(count)))


def _written(path: str, making: Generator[float, None, str | bytes]) -> Steps[None]:
    """Make the content, then write it into a file atomically."""
    content = yield from making
    write_atomically(path, content.encode() if isinstance(content, str) else content)


def _csv_text(table: FileTable, rows: Rows) -> Steps[str]:
    """Return rows as a CSV file has them."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "rows.csv")
        yield from save_csv(table, rows, path)
        return path.read_text(encoding="utf-8") if path.exists() else ""
