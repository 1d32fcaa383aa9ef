"""Copies rows of hands to the clipboard, and saves them in files, also as pages to print."""

import tempfile
from collections.abc import Generator, Sequence
from functools import partial
from html import escape
from pathlib import Path, PurePath
from typing import Final

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QFont, QPageLayout, QPainter
from PySide6.QtWidgets import QApplication, QMenu

from analyser.gui.hands.file_rows import FileRows
from analyser.gui.hands.rows_view import RowsView
from analyser.gui.look import file_dialogs
from analyser.gui.look.atomic_file import write_atomically
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.paper import Paper, pdf_file, pictures_of
from analyser.gui.look.progress_strip import ProgressStrip
from analyser.gui.look.theme import DeckColours
from analyser.gui.look.translation import labelled, number, said_beside, translated
from analyser.gui.state.jobs import Jobs, Task
from analyser.poker.generators import Steps
from analyser.poker.hand_files.csv_files import CsvFile
from analyser.poker.hand_files.jobs.tables import SqliteFile
from analyser.poker.hand_files.judge import HandRow, UnreadHand
from analyser.poker.hand_table.copied_rows import line_of_row, save_rows, say_winner, text_of_rows
from analyser.poker.hand_table.table import FileTable, Rows
from analyser.poker.phrases import Phrase, visible

_said: Final = said_beside(__file__)
MOST_COPIED: Final = 100_000
"""The most rows that can be copied: the clipboard keeps them in memory, several times over."""
_POINTS: Final = 8.0
"""The size of the letters."""
_CARD: Final = 14
"""The width of a card, in 96ths of an inch."""
_WIDTHS: Final = (9, 27, 12, 16, 11, 25)
"""The widths of the columns, in per cent."""


class ExportMenu(QMenu):
    """Copies the chosen rows, and saves them or all; a job that is stopped leaves no file."""

    def __init__(
        self, strip: ProgressStrip, files: FileRows, view: RowsView, faces: CardFaces
    ) -> None:
        super().__init__(strip)
        self._strip, self._files, self._view, self._faces = strip, files, view, faces
        self.job = Task(Jobs(self))
        self.name = ""
        """The name of what is shown, for the title of a document."""
        self.setTitle(self.tr("E&xport"))
        self.copy_text = self.addAction(self.tr("&Copy"), lambda: self.copy(self._chosen_rows))
        self.copy_csv = self.addAction(self.tr("Copy as C&SV"))
        self.copy_csv.triggered.connect(lambda: self.copy(self._chosen_rows, as_csv=True))
        self.save_all = self.addAction(self.tr("Save &all that is shown…"))
        self.save_all.triggered.connect(lambda: self._ask_and_save(files.rows))
        self.save_chosen = self.addAction(self.tr("Save the c&hosen rows…"))
        self.save_chosen.triggered.connect(lambda: self._ask_and_save(self._chosen_rows))

    def enable(self, *, has_rows: bool, has_chosen: bool) -> None:
        for action in (self.copy_text, self.copy_csv, self.save_chosen):
            action.setEnabled(has_chosen)
        for action in (self.menuAction(), self.save_all):
            action.setEnabled(has_rows)

    @property
    def _chosen_rows(self) -> Rows:
        return self._files.rows[self._view.chosen_rows]

    def copy(self, rows: Rows, *, as_csv: bool = False) -> None:
        """Copy rows to the clipboard as text or as CSV, unless there are too many."""
        table = self._files.table
        if table is None or not len(rows):
            return
        if len(rows) > MOST_COPIED:
            self._strip.show_warning(_said("too-many", count=len(rows), most=MOST_COPIED))
            return
        steps = _rows_as_csv(table, rows) if as_csv else _rows_as_text(table, rows)

        def put(text: str) -> None:
            data = QMimeData()
            data.setText(text)
            if as_csv:
                data.setData("text/csv", text.encode())
            QApplication.clipboard().setMimeData(data)
            said = "copied-one" if len(rows) == 1 else "copied"
            self._strip.show_message(_said(said, count=len(rows)))

        self._strip.work(self.job.start, steps, put)

    def _ask_and_save(self, rows: Rows) -> None:
        names = map(_said, ("csv", "jsonl", "sqlite", "pdf", "txt"))
        title = self.tr("Save rows")
        if path := file_dialogs.ask_where_to_save(self._view, title, "hands.csv", *names):
            self.save(rows, path)

    def save(self, rows: Rows, path: str) -> None:
        """Save rows in a file whose ending says the format; warn if it says none."""
        table, kind = self._files.table, PurePath(path).suffix.lower().replace(".db", ".sqlite")
        assert table is not None  # else there are no rows
        font, colours = self._view.font(), self._faces.colours
        as_pages = pdf_of_rows(table, rows, self.name, font, colours)
        steps = {  # generators, of which only one begins
            ".csv": save_rows(table, rows, path, CsvFile),
            ".jsonl": _save_content(path, text_of_rows(table, rows, _row_as_json), len(rows)),
            ".sqlite": save_rows(table, rows, path, SqliteFile),
            ".pdf": _save_content(path, as_pages, len(rows)),
            ".txt": _save_content(path, _rows_as_text(table, rows), len(rows)),
        }
        if kind not in steps:
            self._strip.show_warning(_said("no-kind", file=path, endings=", ".join(steps)))
            return

        def say(count: int) -> None:
            self._strip.show_message(_said("saved", file=path, count=count))

        self._strip.work(self.job.start, steps[kind], say)


def _save_content(path: str, making: Generator[float, None, str | bytes], count: int) -> Steps[int]:
    """Run ``making``, which returns a file's content, write the file, and return ``count``."""
    content = yield from making
    write_atomically(path, content.encode() if isinstance(content, str) else content)
    return count


def _rows_as_text(table: FileTable, rows: Rows) -> Steps[str]:
    return text_of_rows(table, rows, partial(line_of_row, say=translated))


def _row_as_json(row: HandRow | UnreadHand) -> str:
    """Return a row as ``batch --jsonl`` writes it."""
    text = row.to_json()
    return text if isinstance(row, HandRow) else f'{{"error": {text}}}'


def _rows_as_csv(table: FileTable, rows: Rows) -> Steps[str]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "rows.csv")
        yield from save_rows(table, rows, path)
        return path.read_text(encoding="utf-8") if path.exists() else ""


def pdf_of_rows(
    table: FileTable, rows: Rows, title: str, font: QFont, colours: DeckColours = DeckColours.TWO
) -> Generator[float, None, bytes]:
    """Draw rows as a PDF in steps; return it. Raises FileChangedError, FileGoneError."""
    writer = pdf_file(title)
    writer.setPageOrientation(QPageLayout.Orientation.Landscape)
    painter = QPainter(writer)
    try:
        titles = map(_said, ("hand", "players", "board", "made", "winner", "reason"))
        head = _pdf_row([f"<b>{title}</b>" for title in titles])
        paper = Paper(writer, painter, title, font, _POINTS, colours, gap=0.0, head=head)
        paper.begin()
        for at, row in enumerate(rows.tolist()):
            yield at / len(rows)
            place, *cells = _pdf_cells(found := table.row(row))
            if len(table.files) > 1:
                place = f"{escape(visible(PurePath(found.file).name))}<br>{place}"
            paper.add(_pdf_row([place, *cells], is_dark=at % 2 == 1))
    finally:
        painter.end()
    return writer.content()


def _pdf_row(cells: Sequence[str], *, is_dark: bool = False) -> str:
    """Return a row of the table as HTML: a table of its own, with columns of the same widths."""
    ground = ' bgcolor="#eeeeee"' * is_dark
    wide = zip(_WIDTHS, cells, strict=True)
    parts = [f'<td width="{width}%" valign="middle">{cell}</td>' for width, cell in wide]
    row = f"<tr{ground}>{''.join(parts)}</tr>"
    return f'<table width="100%" cellspacing="0" cellpadding="2">{row}</table>'


def _pdf_cells(row: HandRow | UnreadHand) -> list[str]:
    if isinstance(row, UnreadHand):
        line = "" if row.line is None else number(row.line)
        return [line, "", "", "", "", escape(translated(Phrase(row.message)))]
    hands = [
        labelled(escape(translated(name)), pictures_of(hand, _CARD))
        for name, hand in zip(row.players, row.hands, strict=True)
    ]
    return [
        escape(row.hand or number(row.line)),
        "<br>".join(hands),
        pictures_of(row.board, _CARD),
        "<br>".join([escape(translated(name)) for name in row.categories]),
        escape(translated(say_winner(row))),
        escape(translated(row.reason)),
    ]
