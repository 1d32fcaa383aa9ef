"""Animations of cards that fly to their slots, which hold them already: no move waits for one."""

from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

DURATION = 150
"""The milliseconds that a flight takes."""
_MOST = 6  # with more cards, as in a deal, none flies: nobody could follow them


def motion_wanted() -> bool:
    """Whether the system's setting allows animations; many people switch them off."""
    return QApplication.isEffectEnabled(Qt.UIEffect.UI_General)


class Flight(NamedTuple):
    """A card that flies: its picture, the point where it starts, and its rectangle at the end."""

    picture: QPixmap
    start: QPoint
    end: QRect

    def place_at(self, progress: float) -> QRect:
        """Return the card's rectangle at ``progress``, 0 to 1; the card grows as it flies."""
        way = self.end.center() - self.start
        place = QRect(QPoint(0, 0), self.end.size() * (0.35 + 0.65 * progress))
        place.moveCenter(self.start + QPoint(round(way.x() * progress), round(way.y() * progress)))
        return place


class Flights(QWidget):
    """A layer above the felt on which cards fly. A click reaches the widget below the layer."""

    def __init__(self, parent: QWidget) -> None:
        # An empty table imports this module, but does not need that class.
        from PySide6.QtCore import QEasingCurve

        super().__init__(parent)
        self._felt = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.under_way: list[Flight] = []
        self._progress = 0.0
        self.animation = QVariantAnimation(self, duration=DURATION, startValue=0.0, endValue=1.0)
        self.animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.animation.valueChanged.connect(self._move)
        self.animation.finished.connect(self._land)
        self.hide()

    def launch(self, flights: list[Flight]) -> None:
        """End all flights, and start these unless they are many or motion is switched off."""
        self.animation.stop()
        self.under_way = flights if len(flights) <= _MOST and motion_wanted() else []
        if self.under_way:
            self.resize(self._felt.size())
            self.raise_()
            self._progress = 0.0
            self.show()
            self.animation.start()
        else:
            self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for flight in self.under_way:
            painter.drawPixmap(flight.place_at(self._progress), flight.picture)

    def _move(self, progress: float) -> None:
        before = [flight.place_at(self._progress) for flight in self.under_way]
        self._progress = progress
        for old, flight in zip(before, self.under_way, strict=True):
            self.update(old.united(flight.place_at(self._progress)).adjusted(-2, -2, 2, 2))

    def _land(self) -> None:
        """End all flights: the cards that were hidden below them are seen at their places."""
        self.under_way = []
        self.hide()
