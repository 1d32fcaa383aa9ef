"""A field for a number of whole chips of the table."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from analyser.gui.look.theme import LEAST_TARGET, MEDIUM, SMALL
from analyser.gui.look.translation import number
from analyser.gui.look.widgets import TextField
from analyser.gui.state.document import Document
from analyser.poker.table.table import Table

_CHIPS = r"[0-9]+|[0-9]{1,3}([\s,.'\u2019][0-9]{3})+"  # plain, or in groups of three
_LONGEST = "10,000,000"
"""The longest number of chips that has room."""


class ChipField(TextField):
    """Chips of the table to read and to type in; what is typed waits in the document."""

    def __init__(
        self,
        document: Document,
        read: Callable[[Table], int | None],
        write: Callable[[int | None], object],
    ) -> None:
        """``read`` returns the chips of a table, ``write`` makes the move that changes them."""
        super().__init__()
        self.setPlaceholderText(self.tr("chips"))
        self._document, self._read, self._write = document, read, write
        self.textEdited.connect(self._keep)
        self._take_font()

    def changeEvent(self, event: QEvent) -> None:
        """Take the room that the letters need."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._take_font()

    def _take_font(self) -> None:
        metrics = self.fontMetrics()
        wide = max(metrics.horizontalAdvance(each) for each in (_LONGEST, self.tr("chips")))
        self.setFixedSize(wide + 2 * MEDIUM, max(LEAST_TARGET, metrics.height() + SMALL))

    def follow(self) -> None:
        """Show the chips of the table, the digits in groups, unless something is being typed."""
        chips = self._read(self._document.table)
        text = "" if chips is None else number(chips)
        if self.text() != text and not self._document.has_edits:
            self.setText(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape drops what is typed, and leaves the field."""
        if event.key() == Qt.Key.Key_Escape:
            self._document.drop_edit(self)
            self.follow()
        super().keyPressEvent(event)

    def _keep(self, text: str) -> None:
        """Let the document take in the chips that are being typed, whatever is done next."""
        self._document.keep_edit(self, lambda: self._apply(text))

    def _apply(self, text: str) -> bool:
        """Change the chips to what was typed; an empty text means that they are not known."""
        if text.strip() and not re.fullmatch(_CHIPS, text.strip()):
            sentence = self.tr("“{text}” is not a number of chips; type digits only, such as 101")
            self._document.refused.emit(sentence.format(text=text))
            self.selectAll()
            return False
        digits = "".join(filter(str.isdecimal, text))
        self._write(int(digits) if digits else None)
        self.follow()
        return True
