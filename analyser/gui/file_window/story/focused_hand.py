"""The hand in focus: described below the rows, and put on the table at one of its streets."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from analyser.gui.file_window.model import FileModel
from analyser.gui.file_window.story.storyteller import Storyteller
from analyser.gui.file_window.view import FileView
from analyser.gui.look.translation import translated
from analyser.gui.state.document import Document
from analyser.poker.errors import CardError
from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_files.street_tables import tables_of

LAST_STREET = -1


class FocusedHand(QObject):
    """Describes the hand in focus in the details panel, and puts it on the table.

    Signals:
        put: the hand is on the table; a sentence that says so.
        refused: the hand cannot be put there; a sentence that says why.
    """

    put = Signal(str)
    refused = Signal(str)

    def __init__(
        self,
        document: Document,
        model: FileModel,
        view: FileView,
        stories: Storyteller,
    ) -> None:
        """``document``: its table gets the hand."""
        super().__init__(view)
        self._document = document
        self._model = model
        self._view = view
        self._stories = stories
        view.chosen.connect(self._put_row)
        view.focused.connect(self._show_story)

    def put_on_table(self, street: int) -> None:
        """Put the hand in focus on the table at a street: 0 is the first."""
        row = self._view.focused_row
        record = None if row is None else self._model.record(row)
        if not isinstance(record, HandRow):
            return
        try:
            tables = tables_of(record)
        except CardError as error:
            self.refused.emit(translated(error.phrase))
            return
        if self._document.show_hand(tables, street, pot_in_cents=record.source.pot_in_cents):
            text = self.tr("The hand is on the table now; undo there brings back what was on it")
            self.put.emit(text)

    def _put_row(self, row: int) -> None:
        self._view.focus_row(row)
        self.put_on_table(LAST_STREET)

    def _show_story(self, row: int) -> None:
        if row < 0:
            self._stories.give_up()
        else:
            self._stories.ask(self._model.number_at(row))
