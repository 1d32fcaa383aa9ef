"""The strips of slots that belong to no seat: the board, and the tray of dead cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from analyser.gui.felt.content import Place
from analyser.gui.felt.measures import RING, card_height
from analyser.gui.felt.slots import SlotRow
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import SMALL, TIGHT
from analyser.gui.look.widgets import Text
from analyser.gui.state.document import Document
from analyser.poker.table.table import DEAD

_DEAD_CARD = 18  # the width of a dead card


class SharedStrip(QWidget):
    """The heading and the slots of the board or of the dead cards."""

    def __init__(
        self, document: Document, place: int, name: str, faces: CardFaces, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.place = place
        self.row = SlotRow(document, place, faces, self)
        self._name = name
        self.heading = Text(self, shrinks=False, ink="muted_on_felt")
        self.heading.setText(name)
        self._document, self._cards = document, 1

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The widgets that the Tab key visits, in order."""
        return self.row.slots

    def set_place(self, place: QRect, card: int, heading: int) -> None:
        """Move to a rectangle of the felt.

        ``card``: the width of a card; ``heading``: the height of the heading, 0 to hide it.
        """
        self.setGeometry(place)
        self.heading.setGeometry(0, 0, place.width(), heading)
        self.heading.setVisible(heading > 0)
        self.row.setGeometry(0, heading, place.width(), card_height(card))
        self.row.set_card_width(card)

    def follow(self) -> None:
        """Show the cards that the current poker table has in these slots."""
        self.row.follow(self._name)

    def display(self, places: Sequence[Place]) -> None:
        """Mark which cards play in the hand that is shown."""
        self.row.display(places)


class DeadStrip(SharedStrip):
    """The dead cards, which are out of play: small cards on one line with their heading."""

    def follow(self) -> None:
        """Show the dead cards; hide the strip if there are none, and the next card is not one."""
        super().follow()
        active = self._document.table.active
        on_dead = active is not None and active.place == DEAD
        self.setVisible(bool(self._document.table.dead) or on_dead)
        self._cards = len(self._document.table.dead) + 1
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the room for the heading and the cards."""
        width = self._heading_width() + self._cards * (_DEAD_CARD + 2 * RING + TIGHT)
        return QSize(width, card_height(_DEAD_CARD))

    def minimumSizeHint(self) -> QSize:
        """Return the room for the heading and one card; the others then cover each other."""
        width = self._heading_width() + 2 * (_DEAD_CARD + 2 * RING)
        return QSize(min(width, self.sizeHint().width()), card_height(_DEAD_CARD))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the heading and the cards on one line."""
        name, high = self._heading_width(), card_height(_DEAD_CARD)
        self.heading.setGeometry(0, 0, name, self.height())
        self.row.setGeometry(name, (self.height() - high) // 2, self.width() - name, high)
        self.row.set_card_width(_DEAD_CARD)

    def _heading_width(self) -> int:
        return self.heading.sizeHint().width() + SMALL
