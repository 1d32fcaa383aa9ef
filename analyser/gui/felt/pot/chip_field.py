"""A text field for a whole number of chips."""

import re
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

from analyser.gui.look.theme import LEAST_TARGET, MEDIUM, SMALL
from analyser.gui.look.translation import number
from analyser.gui.look.widgets import Labelled, Restyled, TextField
from analyser.gui.state.document import Document
from analyser.poker.table.table import Table

_CHIPS = r"[0-9]+|[0-9]{1,3}([\s,.'\u2019][0-9]{3})+"  # plain, or in groups of three
_LONGEST = "10,000,000"
"""The longest number of chips for which the field has room."""


class ChipField(Labelled, Restyled, TextField):
    """A field for a number of chips; the document keeps what is typed until it is applied."""

    def __init__(
        self,
        document: Document,
        read: Callable[[Table], int | None],
        write: Callable[[int | None], object],
    ) -> None:
        """``read``: the chips of a table, if known; ``write``: the move that changes them."""
        super().__init__(placeholderText=QCoreApplication.translate("ChipField", "chips"))
        self._document, self._read, self._write = document, read, write
        self.textEdited.connect(self._keep)
        self.editingFinished.connect(document.take_in)
        self.take_font()

    def take_font(self) -> None:
        metrics = self.fontMetrics()
        wide = max(metrics.horizontalAdvance(each) for each in (_LONGEST, self.tr("chips")))
        self.setFixedSize(wide + 2 * MEDIUM, max(LEAST_TARGET, metrics.height() + SMALL))

    def follow_table(self) -> None:
        """Show the table's chips, with their digits in groups, unless the user is typing."""
        chips = self._read(self._document.table)
        text = "" if chips is None else number(chips)
        if self.text() != text and not self._document.has_edits:
            self.setText(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape discard what is typed and leave the field."""
        if event.key() == Qt.Key.Key_Escape:
            self._document.drop_edit(self)
            self.follow_table()
        super().keyPressEvent(event)

    def _keep(self, text: str) -> None:
        """Give half-typed chips to the document, which applies them before the user's next move."""
        self._document.keep_edit(self, lambda: self._apply(text))

    def _apply(self, text: str) -> bool:
        """Set the chips to the typed number, unknown for no text; False if it is refused."""
        if text.strip() and not re.fullmatch(_CHIPS, text.strip()):
            sentence = self.tr("“{text}” is not a number of chips; type digits only, such as 101")
            self._document.refused.emit(sentence.format(text=text))
            self.selectAll()
            return False
        digits = "".join(filter(str.isdecimal, text))
        self._write(int(digits) if digits else None)
        self.follow_table()
        return True
