"""The strips of slots that belong to no seat: the board, and the tray of dead cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from analyser.gui.felt.content import Place
from analyser.gui.felt.measures import card_height
from analyser.gui.felt.slots import SlotRow
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import SMALL
from analyser.gui.look.widgets import Text
from analyser.gui.state.document import Document


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
    """The tray of dead cards, which are out of play: small cards on one line with their heading."""

    def set_place(self, place: QRect, card: int, heading: int) -> None:
        """Lay out the heading and the cards on one line."""
        self.setGeometry(place)
        name = self.heading.sizeHint().width() + SMALL
        self.heading.setGeometry(0, 0, name, place.height())
        self.row.setGeometry(name, 0, place.width() - name, place.height())
        self.row.set_card_width(card)
