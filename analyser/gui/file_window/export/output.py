"""Rows of a file of hands on their way out of the window: to the clipboard and into files."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Generator
from pathlib import Path, PurePath
from typing import Any, Final, TypeVar

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from analyser.gui.look.atomic_file import why_not, write_atomically
from analyser.gui.look.theme import DeckColours
from analyser.gui.look.translation import number, translated
from analyser.gui.state.jobs import Jobs, Run
from analyser.poker.errors import CardError
from analyser.poker.hand_table.columns import Rows
from analyser.poker.hand_table.order import Steps
from analyser.poker.hand_table.saving import save_csv
from analyser.poker.hand_table.table import FileTable
from analyser.poker.hand_table.text import text_of_rows

T = TypeVar("T")

MOST_COPIED: Final = 100_000
"""The most rows that are copied: a clipboard holds them in memory, several times over."""


class Output(QObject):
    """Copies and saves rows beside the window, one after the other.

    Signals:
        begun: something is under way.
        progressed: the share of it that is done, 0 to 1.
        said: it is done; in words.
        refused: it was not done; why.
        ended: nothing is under way any more.
    """

    begun = Signal()
    progressed = Signal(float)
    said = Signal(str)
    refused = Signal(str)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = Jobs(self)
        self._run: Run[Any] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is under way."""
        return self._run is not None

    def copy_text(self, table: FileTable, rows: Rows) -> None:
        """Copy rows as text."""
        if self._may_copy(rows):
            self._begin(text_of_rows(table, rows, translated), lambda text: self._copy(text, rows))

    def copy_csv(self, table: FileTable, rows: Rows) -> None:
        """Copy rows as cells of a spreadsheet, divided by commas."""
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
        """Save rows in a file of the kind that its ending names: .csv, .txt or .pdf.

        Title, font and the inks of the cards are those of a PDF.
        """
        kind = PurePath(path).suffix.lower()
        if kind == ".csv":
            self._begin(save_csv(table, rows, path), lambda count: self._say_saved(path, count))
        elif kind == ".txt":
            text = text_of_rows(table, rows, translated)
            self._begin(_written(path, text), lambda _: self._say_saved(path, len(rows)))
        elif kind == ".pdf":
            from analyser.gui.file_window.export.paper import (
                pdf_of_rows,  # which loads half of QtGui
            )

            pdf = pdf_of_rows(table, rows, title, font, colours)
            self._begin(_written(path, pdf), lambda _: self._say_saved(path, len(rows)))
        else:
            sentence = self.tr("“{file}” ends in none of .csv, .txt and .pdf; name it with one")
            self.refused.emit(sentence.format(file=path))

    def give_up(self) -> None:
        """Stop what is under way; no file is left of it."""
        if self._run is not None:
            self._run.give_up()
            self._end()

    def close(self) -> None:
        """Stop what is under way, and wait until that has ended."""
        self.give_up()
        self._jobs.finish()

    def _begin(self, steps: Steps[T], then: Callable[[T], object]) -> None:
        self.give_up()

        def done(answer: T | CardError | OSError) -> None:
            self._end()
            if isinstance(answer, CardError):
                self.refused.emit(translated(answer.phrase))
            elif isinstance(answer, OSError):
                self.refused.emit(why_not(answer))
            else:
                then(answer)

        self._run = self._jobs.run_steps(_or_error(steps), done, self.progressed.emit, self._end)
        self.begun.emit()

    def _end(self) -> None:
        self._run = None
        self.ended.emit()

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
            self.said.emit(self.tr("1 row is copied"))
        else:
            self.said.emit(self.tr("{count} rows are copied").format(count=number(len(rows))))

    def _say_saved(self, path: str, count: int) -> None:
        sentence = self.tr("Saved as {file}; rows: {count}")
        self.said.emit(sentence.format(file=path, count=number(count)))


def _or_error(steps: Steps[T]) -> Steps[T | CardError | OSError]:
    """Return the refusal in place of the result where there is one."""
    try:
        return (yield from steps)
    except (CardError, OSError) as error:
        return error


def _written(path: str, making: Generator[float, None, str | bytes]) -> Steps[None]:
    """Write what is made into a file, all of it at once."""
    content = yield from making
    write_atomically(path, content.encode() if isinstance(content, str) else content)


def _csv_text(table: FileTable, rows: Rows) -> Steps[str]:
    """Return rows as a CSV file has them."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "rows.csv")
        yield from save_csv(table, rows, path)
        return path.read_text(encoding="utf-8") if path.exists() else ""
