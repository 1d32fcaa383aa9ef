"""The dead cards, which are out of play: small cards on one line with their heading."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from analyser.gui.felt.slots import RING, SlotRow, slot_height
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import SMALL, TIGHT
from analyser.gui.look.widgets import Text
from analyser.gui.state.document import Document
from analyser.poker.table.table import DEAD

_CARD = 24
"""The width of a dead card in the tray's header."""


class DeadStrip(QWidget):
    """The heading and the slots of the dead cards."""

    place = DEAD

    def __init__(self, document: Document, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._cards = 1
        self.row = SlotRow(document, DEAD, faces, self)
        self.heading = Text(self, shrinks=False, ink="muted_on_felt")
        self.heading.setText(self.tr("Dead"))

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The widgets that the Tab key visits, in order."""
        return self.row.slots

    def follow(self) -> None:
        """Show the dead cards; hide the strip if there are none, and the next card is not one."""
        self.row.follow(self.heading.text())
        table = self._document.table
        on_dead = table.active is not None and table.active.place == DEAD
        self.setVisible(bool(table.dead) or on_dead)
        self._cards = len(table.dead) + 1
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = self._heading_width() + self._cards * (_CARD + 2 * RING + TIGHT)
        return QSize(width, slot_height(_CARD))

    def minimumSizeHint(self) -> QSize:
        """Return the room for the heading and one card; the others then cover each other."""
        width = self._heading_width() + 2 * (_CARD + 2 * RING)
        return QSize(min(width, self.sizeHint().width()), slot_height(_CARD))

    def resizeEvent(self, event: QResizeEvent) -> None:
        name, high = self._heading_width(), min(slot_height(_CARD), self.height())
        self.heading.setGeometry(0, 0, name, self.height())
        self.row.setGeometry(name, (self.height() - high) // 2, self.width() - name, high)
        self.row.set_card_width(_CARD)

    def _heading_width(self) -> int:
        return self.heading.sizeHint().width() + SMALL
