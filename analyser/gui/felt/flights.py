"""Animations of cards that fly to their slots, which hold them already: no move waits for one."""

from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

DURATION = 150
"""The milliseconds that a flight takes, and the slide of a pane."""
_MOST = 6  # with more cards, as in a deal, none flies: nobody could follow them
_AT_FIRST = 0.35  # the size of a card when it starts, as a part of that at its end


def motion_wanted() -> bool:
    """Whether the system's setting allows animations; many people switch them off."""
    return QApplication.isEffectEnabled(Qt.UIEffect.UI_General)


class Flight(NamedTuple):
    """The way of a card: its picture, the point where it starts, and its rectangle at the end."""

    picture: QPixmap
    start: QPoint
    end: QRect


class FlyingCard(QWidget):
    """A card that flies over the felt and grows; a click reaches the widget below it."""

    def __init__(self, felt: QWidget, flight: Flight) -> None:
        # An empty table imports this module, but does not need these classes.
        from PySide6.QtCore import QEasingCurve, QPropertyAnimation

        super().__init__(felt)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = flight.picture
        first = QRect(QPoint(), flight.end.size() * _AT_FIRST)
        first.moveCenter(flight.start)
        self.animation = QPropertyAnimation(self, b"geometry", self)
        self.animation.setDuration(DURATION)
        self.animation.setStartValue(first)
        self.animation.setEndValue(flight.end)
        self.animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.animation.finished.connect(self.land)
        self.animation.start()
        self.show()

    def land(self) -> None:
        """End the flight: the card in its slot, which lay below, is seen."""
        self.hide()
        self.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(), self._picture)


def flying_over(felt: QWidget) -> list[FlyingCard]:
    """Return the cards that fly now."""
    found = felt.findChildren(FlyingCard, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [card for card in found if not card.isHidden()]


def launch(felt: QWidget, flights: list[Flight]) -> None:
    """End all flights, and start these unless they are many or motion is switched off."""
    for card in flying_over(felt):
        card.land()
    for flight in flights if len(flights) <= _MOST and motion_wanted() else ():
        FlyingCard(felt, flight)
