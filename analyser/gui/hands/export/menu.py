"""The menu that copies rows, and saves them in files."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMenu, QWidget

from analyser.gui.hands.export.output import Output
from analyser.gui.hands.file_rows import FileRows
from analyser.gui.hands.rows_view import RowsView
from analyser.gui.look import file_dialogs
from analyser.gui.look.card_faces import CardFaces
from analyser.poker.hand_table.table import FileTable, Rows


class ExportMenu(QMenu):
    """Copies and saves the chosen rows of a file or a list, or saves all that are shown."""

    def __init__(
        self, parent: QWidget, output: Output, files: FileRows, view: RowsView, faces: CardFaces
    ) -> None:
        super().__init__(parent)
        self._output, self._files, self._view, self._faces = output, files, view, faces
        self.name = ""
        """The name of what is shown, for the title of a document."""
        self.setTitle(self.tr("E&xport"))
        self.copy_text = self.addAction(self.tr("&Copy"), lambda: self._copy(output.copy_text))
        self.copy_csv = self.addAction(self.tr("Copy as C&SV"), lambda: self._copy(output.copy_csv))
        self.save_all = self.addAction(
            self.tr("Save &all that is shown…"), lambda: self._save(files.rows)
        )
        self.save_chosen = self.addAction(
            self.tr("Save the c&hosen rows…"), lambda: self._save(self._chosen)
        )

    def enable(self, *, has_rows: bool, has_chosen: bool) -> None:
        for action in (self.copy_text, self.copy_csv, self.save_chosen):
            action.setEnabled(has_chosen)
        for action in (self.menuAction(), self.save_all):
            action.setEnabled(has_rows)

    @property
    def _chosen(self) -> Rows:
        return self._files.rows[self._view.chosen_rows]

    def _copy(self, copy: Callable[[FileTable, Rows], object]) -> None:
        if self._files.table is not None and len(rows := self._chosen):
            copy(self._files.table, rows)

    def _save(self, rows: Rows) -> None:
        if self._files.table is None or not len(rows):
            return
        names = (
            self.tr("Cells of a spreadsheet (*.csv)"),
            self.tr("JSON, one hand on a line (*.jsonl)"),
            self.tr("Database (*.sqlite)"),
            self.tr("Document (*.pdf)"),
            self.tr("Text (*.txt)"),
        )
        title = self.tr("Save rows")
        if path := file_dialogs.ask_where_to_save(self._view, title, "hands.csv", *names):
            font, colours = self._view.font(), self._faces.colours
            self._output.save(self._files.table, rows, path, self.name, font, colours)
