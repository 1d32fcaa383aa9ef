"""Copies rows of a file of hands to the clipboard, and saves rows in files."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Generator
from pathlib import Path, PurePath
from typing import Final, TypeVar

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from analyser.gui.file_window.export.paper import pdf_of_rows
from analyser.gui.look.atomic_file import write_atomically
from analyser.gui.look.theme import DeckColours
from analyser.gui.look.translation import number, translated
from analyser.gui.look.work_window import WorkWindow
from analyser.gui.state.jobs import Jobs, Task
from analyser.poker.generators import Steps
from analyser.poker.hand_table.columns import Rows
from analyser.poker.hand_table.copied_rows import text_of_rows
from analyser.poker.hand_table.saving import save_csv
from analyser.poker.hand_table.table import FileTable

T = TypeVar("T")

MOST_COPIED: Final = 100_000
"""The most rows that can be copied: the clipboard keeps them in memory, several times over."""


class Output(QObject):
    """Copies and saves rows in a thread, one job at a time."""

    def __init__(self, window: WorkWindow) -> None:
        """``window``: the window whose strip shows the progress and the messages."""
        super().__init__(window)
        self._window = window
        self._task = Task(Jobs(self))

    @property
    def is_busy(self) -> bool:
        """Whether a job is running."""
        return self._task.is_busy

    def copy_text(self, table: FileTable, rows: Rows) -> None:
        """Copy rows as text."""
        if self._may_copy(rows):
            text = text_of_rows(table, rows, translated)
            self._start(text, lambda text: self._copy(text, rows))

    def copy_csv(self, table: FileTable, rows: Rows) -> None:
        """Copy rows as CSV."""
        if self._may_copy(rows):
            self._start(_csv_text(table, rows), lambda text: self._copy(text, rows, "text/csv"))

    def save(
        self,
        table: FileTable,
        rows: Rows,
        path: str,
        title: str,
        font: QFont,
        colours: DeckColours = DeckColours.TWO,
    ) -> None:
        """Save rows in a file, in the format of the file's ending: .csv, .txt or .pdf.

        ``title``, ``font`` and ``colours``, the colours of the suits, are used only in a PDF.
        """
        kind = PurePath(path).suffix.lower()
        if kind == ".csv":
            self._start(save_csv(table, rows, path), lambda count: self._say_saved(path, count))
        elif kind == ".txt":
            text = text_of_rows(table, rows, translated)
            self._start(_written(path, text), lambda _: self._say_saved(path, len(rows)))
        elif kind == ".pdf":
            pdf = pdf_of_rows(table, rows, title, font, colours)
            self._start(_written(path, pdf), lambda _: self._say_saved(path, len(rows)))
        else:
            sentence = self.tr("“{file}” ends in none of .csv, .txt and .pdf; name it with one")
            self._window.strip.show_warning(sentence.format(file=path))

    def give_up(self) -> None:
        """Stop the job; no half-written file is left."""
        self._task.give_up()

    def close(self) -> None:
        """Cancel the job, and wait for a while until the thread is idle."""
        self._task.close()

    def _start(self, steps: Steps[T], then: Callable[[T], object]) -> None:
        self._window.work(self._task.start, steps, then)

    def _may_copy(self, rows: Rows) -> bool:
        if len(rows) <= MOST_COPIED:
            return True
        sentence = self.tr("These are {count} rows, and {most} are the most to copy; save them")
        sentence = sentence.format(count=number(len(rows)), most=number(MOST_COPIED))
        self._window.strip.show_warning(sentence)
        return False

    def _copy(self, text: str, rows: Rows, kind: str = "") -> None:
        data = QMimeData()
        data.setText(text)
        if kind:
            data.setData(kind, text.encode())
        QApplication.clipboard().setMimeData(data)
        sentence = self.tr("1 row is copied")
        if len(rows) > 1:
            sentence = self.tr("{count} rows are copied").format(count=number(len(rows)))
        self._window.strip.show_message(sentence)

    def _say_saved(self, path: str, count: int) -> None:
        sentence = self.tr("Saved as {file}; rows: {count}")
        self._window.strip.show_message(sentence.format(file=path, count=number(count)))


def _written(path: str, making: Generator[float, None, str | bytes]) -> Steps[None]:
    """Run ``making``, which returns the content of a file, and write the file atomically."""
    content = yield from making
    write_atomically(path, content.encode() if isinstance(content, str) else content)


def _csv_text(table: FileTable, rows: Rows) -> Steps[str]:
    """Return the text of a CSV file of these rows."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "rows.csv")
        yield from save_csv(table, rows, path)
        return path.read_text(encoding="utf-8") if path.exists() else ""
