"""Which rows are copied and saved, and where: those that are chosen, or all that are shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from analyser.gui.file_window.export.output import Output
from analyser.gui.file_window.model import FileModel
from analyser.gui.file_window.view import FileView
from analyser.gui.look import save_dialog
from analyser.gui.look.card_faces import CardFaces
from analyser.poker.hand_table.columns import Rows
from analyser.poker.hand_table.table import FileTable


class RowExport(QObject):
    """Gives rows of a view to an ``Output``, whose signals report the result."""

    def __init__(
        self, window: QWidget, model: FileModel, view: FileView, faces: CardFaces, output: Output
    ) -> None:
        """``window``: the one that the dialog belongs to; its letters are those of a PDF."""
        super().__init__(window)
        self._window = window
        self._model = model
        self._view = view
        self._faces = faces
        self._output = output
        self._name = ""

    def begin(self, name: str) -> None:
        """Say the name of another file, which is the title of a PDF."""
        self._name = name

    def copy_text(self) -> None:
        """Copy the chosen rows as text."""
        self._copy(self._output.copy_text)

    def copy_csv(self) -> None:
        """Copy the chosen rows as cells of a spreadsheet."""
        self._copy(self._output.copy_csv)

    def save_all(self) -> None:
        """Ask for a file, and save all rows that are shown."""
        self._save(self._model.rows)

    def save_chosen(self) -> None:
        """Ask for a file, and save the chosen rows."""
        self._save(self._view.chosen_rows)

    def _copy(self, copy: Callable[[FileTable, Rows], object]) -> None:
        if self._model.table is not None and len(self._view.chosen_rows):
            copy(self._model.table, self._view.chosen_rows)

    def _save(self, rows: Rows) -> None:
        if self._model.table is None or not len(rows):
            return
        kinds = ";;".join(
            [
                self.tr("Cells of a spreadsheet (*.csv)"),
                self.tr("Text (*.txt)"),
                self.tr("Document (*.pdf)"),
            ]
        )
        window, name = self._window, self._name
        path = save_dialog.ask_where_to_save(window, self.tr("Save rows"), "hands.csv", kinds)
        if path:
            font, colours = window.font(), self._faces.colours
            self._output.save(self._model.table, rows, path, name, font, colours)
