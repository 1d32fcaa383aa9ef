"""Copies rows of a file of hands to the clipboard, and saves rows in files."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path, PurePath
from typing import Final, TypeVar

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from analyser.gui.hands.export.paper import pdf_of_rows
from analyser.gui.look.atomic_file import write_atomically
from analyser.gui.look.progress_strip import ProgressStrip
from analyser.gui.look.theme import DeckColours
from analyser.gui.look.translation import number, translate, translated
from analyser.gui.state.jobs import Jobs, Task
from analyser.poker.generators import Steps
from analyser.poker.hand_files.csv_writer import CsvFile
from analyser.poker.hand_files.jobs.sqlite import SqliteFile
from analyser.poker.hand_table.copied_rows import line_of_row, save_rows, text_of_rows
from analyser.poker.hand_table.table import FileTable, Rows

T = TypeVar("T")

ENDINGS: Final = ".csv", ".jsonl", ".sqlite", ".pdf", ".txt"
"""The endings of the files in which rows are saved."""
MOST_COPIED: Final = 100_000
"""The most rows that can be copied: the clipboard keeps them in memory, several times over."""


class Output(Task):
    """Copies and saves rows in a thread, one job at a time; a stopped job leaves no file."""

    def __init__(self, strip: ProgressStrip) -> None:
        """``strip``: shows the progress and the messages."""
        super().__init__(Jobs(strip))
        self.strip = strip

    def copy_text(self, table: FileTable, rows: Rows) -> None:
        """Copy rows to the clipboard as text, unless there are more than ``MOST_COPIED``."""
        if self._may_copy(rows):
            text = text_of_rows(table, rows, partial(line_of_row, say=translated))
            self._do(text, lambda text: self._copy(text, rows))

    def copy_csv(self, table: FileTable, rows: Rows) -> None:
        """Copy rows to the clipboard as CSV, unless there are more than ``MOST_COPIED``."""
        if self._may_copy(rows):
            self._do(_csv_text(table, rows), lambda text: self._copy(text, rows, "text/csv"))

    def save(
        self,
        table: FileTable,
        rows: Rows,
        path: str,
        title: str,
        font: QFont,
        colours: DeckColours = DeckColours.TWO,
    ) -> None:
        """Save rows in a file whose ending says the format, one of ``ENDINGS``; else warn."""
        kind = PurePath(path).suffix.lower()
        content: Generator[float, None, str | bytes]
        if (
            draft := {".csv": CsvFile, ".sqlite": SqliteFile, ".db": SqliteFile}.get(kind)
        ) is not None:
            self._do(
                save_rows(table, rows, path, draft), lambda count: self._say_saved(path, count)
            )
            return
        if kind == ".txt":
            content = text_of_rows(table, rows, partial(line_of_row, say=translated))
        elif kind == ".jsonl":
            content = text_of_rows(table, rows, lambda row: row.to_json())
        elif kind == ".pdf":
            content = pdf_of_rows(table, rows, title, font, colours)
        else:
            why = translate("Output", "“{file}” ends in none of these; name it with one: {endings}")
            self.strip.show_warning(why.format(file=path, endings=", ".join(ENDINGS)))
            return
        self._do(_written(path, content), lambda _: self._say_saved(path, len(rows)))

    def _do(self, steps: Steps[T], then: Callable[[T], object]) -> None:
        self.strip.work(self.start, steps, then)

    def _may_copy(self, rows: Rows) -> bool:
        if len(rows) <= MOST_COPIED:
            return True
        sentence = translate(
            "Output", "These are {count} rows, and {most} are the most to copy; save them"
        ).format(count=number(len(rows)), most=number(MOST_COPIED))
        self.strip.show_warning(sentence)
        return False

    def _copy(self, text: str, rows: Rows, kind: str = "") -> None:
        data = QMimeData()
        data.setText(text)
        if kind:
            data.setData(kind, text.encode())
        QApplication.clipboard().setMimeData(data)
        sentence = translate("Output", "1 row is copied")
        if len(rows) > 1:
            sentence = translate("Output", "{count} rows are copied")
        self.strip.show_message(sentence.format(count=number(len(rows))))

    def _say_saved(self, path: str, count: int) -> None:
        sentence = translate("Output", "Saved as {file}; rows: {count}")
        self.strip.show_message(sentence.format(file=path, count=number(count)))


def _written(path: str, making: Generator[float, None, str | bytes]) -> Steps[None]:
    """Run ``making``, which returns the content of a file, and write the file atomically."""
    content = yield from making
    write_atomically(path, content.encode() if isinstance(content, str) else content)


def _csv_text(table: FileTable, rows: Rows) -> Steps[str]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "rows.csv")
        yield from save_rows(table, rows, path)
        return path.read_text(encoding="utf-8") if path.exists() else ""
