"""Dragging cards: the data of a drag, and the slot that the card comes from."""

import os
from typing import NamedTuple

from PySide6.QtCore import QEvent, QMimeData, QPoint
from PySide6.QtGui import QDrag, QDropEvent, QPixmap
from PySide6.QtWidgets import QWidget

from analyser.poker.cards import UNKNOWN, Card
from analyser.poker.table.table import Slot

_FORMAT = "application/x-hand-analyser-card"
_PROGRAM = str(os.getpid())
DRAG_DISTANCE = 10
"""The pixels that the mouse has to move with its button down before a drag begins."""


class Dragged(NamedTuple):
    """A card being dragged; ``source`` is the slot it comes from, None if it is from the deck."""

    card: Card
    source: Slot | None


def data_of(dragged: Dragged) -> QMimeData:
    """Return a dragged card as MIME data: in a format of this program, and as text for others."""
    source = "" if dragged.source is None else f"{dragged.source.place} {dragged.source.at}"
    data = QMimeData()
    data.setData(_FORMAT, f"{_PROGRAM} {dragged.card} {source}".encode())
    data.setText(str(dragged.card))
    return data


def read_dragged(data: QMimeData) -> Dragged | None:
    """Return the dragged card; None if something else is being dragged."""
    if not data.hasFormat(_FORMAT):
        return None
    program, text, *source = bytes(data.data(_FORMAT).data()).decode().split()
    card = UNKNOWN if text == str(UNKNOWN) else Card(text)
    if program != _PROGRAM or not source:
        return Dragged(card, None)  # another program's slots are not ours
    return Dragged(card, Slot(int(source[0]), int(source[1])))


def drag(widget: QWidget, dragged: Dragged, picture: QPixmap, grip: QPoint) -> None:
    """Run the drag of a card until it is dropped; ``grip``: where the mouse holds the picture."""
    carried = QDrag(widget)
    carried.setMimeData(data_of(dragged))
    carried.setPixmap(picture)
    carried.setHotSpot(grip)
    carried.exec()


class TakesCards:
    """A mixin for widgets on which a dragged card can be dropped."""

    def dragEnterEvent(self, event: QDropEvent) -> None:
        dragged = read_dragged(event.mimeData())
        if dragged is not None and self.takes_dragged(dragged):
            event.acceptProposedAction()
            self.show_dragged_over(True)

    def dragMoveEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()

    def dragLeaveEvent(self, event: QEvent) -> None:
        self.show_dragged_over(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self.show_dragged_over(False)
        dragged = read_dragged(event.mimeData())
        if dragged is not None and self.takes_dragged(dragged):
            event.acceptProposedAction()
            self.take_dropped(dragged)

    def takes_dragged(self, dragged: Dragged) -> bool:  # for subclasses
        """Whether this card can be dropped here."""
        return True

    def show_dragged_over(self, is_over: bool) -> None:  # for subclasses
        """Show whether a card that can be dropped here is over the widget."""

    def take_dropped(self, dragged: Dragged) -> None:  # for subclasses
        """Take a card that was dropped here."""
