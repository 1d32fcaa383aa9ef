"""The pot beside the seats: how many chips there are to be won."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from analyser.gui.look.theme import LEAST_TARGET, MEDIUM, SMALL, TIGHT
from analyser.gui.look.translation import number
from analyser.gui.look.widgets import Text, TextField, lay_out
from analyser.gui.state.document import Document
from analyser.poker.table.table import Table

_CHIPS = r"[0-9]+|[0-9]{1,3}([\s,.'\u2019][0-9]{3})+"  # plain, or in groups of three
_LONGEST = "10,000,000"
"""The longest number of chips that has room."""


class PotStrip(QWidget):
    """A field for whole chips, shown if pots are split, the pot is known, or it is asked for."""

    place = None  # it holds no cards, so none is ever the next to come here

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self._asked = False
        self._heading = Text(shrinks=False, ink="on_felt")
        self._heading.setText(self.tr("Pot"))
        self.field = TextField(placeholderText=self.tr("chips"))
        self.field.setAccessibleName(self.tr("Pot in chips"))
        self.field.textEdited.connect(self._keep)
        self.field.editingFinished.connect(self._enter)
        lay_out(QHBoxLayout(self), self._heading, self.field, spacing=TIGHT)
        self._take_font()
        self.hide()  # until it has its place among the seats

    @staticmethod
    def belongs_to(table: Table) -> bool:
        """Whether the field is shown without being asked for."""
        return table.game.splits or table.pot is not None

    def changeEvent(self, event: QEvent) -> None:
        """Give the field the room that its letters need."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._take_font()

    def _take_font(self) -> None:
        metrics = self.field.fontMetrics()
        wide = max(metrics.horizontalAdvance(each) for each in (_LONGEST, self.tr("chips")))
        self.field.setFixedSize(wide + 2 * MEDIUM, max(LEAST_TARGET, metrics.height() + SMALL))

    def ask(self) -> None:
        """Show the field in any game, to be typed into."""
        self._asked = True
        self._show()
        self.field.setFocus()
        self.field.selectAll()

    def follow(self) -> None:
        """Show the table as it is; a field that was asked for in vain goes with the next move."""
        self._asked = False
        self._show()

    def _show(self) -> None:
        table = self._document.table
        text = "" if table.pot is None else number(table.pot)
        if self.field.text() != text and not self._document.has_edits:
            self.field.setText(text)
        shown = self._asked or self.belongs_to(table)
        if self.isHidden() == shown:
            self.setVisible(shown)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape drops what is typed."""
        if event.key() == Qt.Key.Key_Escape:
            self._document.drop_edit(self)
            self._show()
        super().keyPressEvent(event)  # which leaves the field

    def _keep(self, text: str) -> None:
        """Let the document take in the pot that is being typed, whatever is done next."""
        self._document.keep_edit(self, lambda: self._apply(text))

    def _enter(self) -> None:
        """Take in what was typed; the field goes if it was only asked for and has no pot."""
        if self._document.take_in():
            self.follow()

    def _apply(self, text: str) -> bool:
        """Set the pot to what was typed; an empty text means that it is not known."""
        if text.strip() and not re.fullmatch(_CHIPS, text.strip()):
            sentence = self.tr("“{text}” is not a number of chips; type digits only, such as 101")
            self._document.refused.emit(sentence.format(text=text))
            self.field.selectAll()
            return False
        digits = "".join(filter(str.isdecimal, text))
        self._document.set_pot(int(digits) if digits else None)
        self.follow()  # the digits are grouped
        return True
