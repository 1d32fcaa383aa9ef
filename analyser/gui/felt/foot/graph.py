"""A small graph of every seat's share from before the flop to now; a click chooses a street."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from analyser.gui.felt.content import StreetContent
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import ON_SEAT, Theme, mixed, scaled, seat_colour, theme_of
from analyser.gui.look.translation import plain_tip
from analyser.gui.look.widgets import Panel

_LETTERS = 0.75
"""The size of the figures, as a multiple of ordinary text."""
_MARK = 8.0  # how large the mark of a seat is
_DUEL = 2
_MOST_STREETS = 4


def paint_street(
    painter: QPainter,
    area: QRectF,
    content: StreetContent,
    around: tuple[StreetContent | None, StreetContent | None],
    theme: Theme,
) -> None:
    """Paint one street of the graph: lines, marks, and the highest share as text.

    With two seats, both shares are written. ``around``: the streets before and after this one; None
    for each that the graph does not have. The texts have the painter's font.
    """
    line = QFontMetricsF(painter.font()).height()
    painter.setPen(theme.on_felt if content.is_now else theme.muted_on_felt)
    foot = QRectF(area.left(), area.bottom() - line, area.width(), line)
    painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, content.name)
    below = 2 * line if len(content.shares) == _DUEL else line
    plot = area.adjusted(0, line + _MARK / 2, 0, -below - _MARK / 2)
    before, after = around
    marks = []
    for at, (seat, share, figure) in enumerate(content.shares):
        here = QPointF(area.center().x(), _height(share, plot))
        painter.setPen(QPen(seat_colour(seat), 2))
        for other, edge in ((before, area.left()), (after, area.right())):
            if other is not None:
                half = (share + other.shares[at][1]) / 2
                painter.drawLine(here, QPointF(edge, _height(half, plot)))
        marks.append((share, seat, here, figure))
    marks.sort(reverse=True)
    for _, seat, here, _ in reversed(marks):
        painter.setPen(QPen(QColor(ON_SEAT), 1))
        painter.setBrush(seat_colour(seat))
        painter.drawEllipse(here, _MARK / 2, _MARK / 2)
    painter.setPen(theme.on_felt)
    best, *others = marks
    above = QRectF(area.left(), best[2].y() - line - _MARK / 2, area.width(), line)
    painter.drawText(above, Qt.AlignmentFlag.AlignCenter, best[3])
    if len(marks) == _DUEL:
        under = QRectF(area.left(), others[0][2].y() + _MARK / 2, area.width(), line)
        painter.drawText(under, Qt.AlignmentFlag.AlignCenter, others[0][3])


class StreetPoint(QAbstractButton):
    """One street of the graph: the seats' marks, the lines to its neighbours, and its name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus with the deck
        self._content: StreetContent | None = None
        self._around: tuple[StreetContent | None, StreetContent | None] = (None, None)
        self.clear()

    def clear(self) -> None:
        """Show no street, so that screen readers no longer read out the last one."""
        self._content = None
        self.setText("")
        self.setToolTip("")
        self.setAccessibleName(self.tr("No street"))
        self.hide()

    def display(
        self, content: StreetContent, before: StreetContent | None, after: StreetContent | None
    ) -> None:
        """Show a street, with lines to the streets before and after it, if there are any."""
        self._content, self._around = content, (before, after)
        self.setText(content.name)
        self.setAccessibleName(content.spoken)
        self.setAccessibleDescription(self.tr("Go to this street"))
        self.setToolTip(plain_tip(content.spoken))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the street, highlighted while it has the focus or the mouse is over it."""
        content = self._content
        if content is None:
            return
        theme, painter = theme_of(self.palette()), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = scaled(self.font(), _LETTERS, bold=content.is_now)
        area = QRectF(self.rect())
        if self.hasFocus() or self.underMouse():
            edge = QPen(theme.active, 2) if self.hasFocus() else None
            ground = mixed(theme.felt, theme.on_felt, 0.12)
            paint_rounded(painter, area.adjusted(1, 1, -1, -1), 5, ground, edge)
        painter.setFont(font)
        paint_street(painter, area, content, self._around, theme)


def _height(share: float, plot: QRectF) -> float:
    return plot.bottom() - share * plot.height()


class StreetGraph(Panel):
    """The graph of all streets, side by side.

    Signals:
        street_asked: the table should go to the street with this number.
    """

    street_asked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Street by street"))
        self._points = [StreetPoint(self) for _ in range(_MOST_STREETS)]
        for number, point in enumerate(self._points):
            point.clicked.connect(lambda _=False, number=number: self.street_asked.emit(number))
        self._shown = 0
        self.hide()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The widgets that the Tab key visits, in order."""
        return tuple(self._points)

    def display(self, streets: Sequence[StreetContent]) -> None:
        """Show these streets."""
        around = (None, *streets), streets, (*streets[1:], None)
        for point in self._points[len(streets) :]:
            point.clear()
        for point, before, street, after in zip(self._points, *around, strict=False):
            point.display(street, before, after)
            point.show()
        self._shown = len(streets)
        self.place_parts()

    def place_parts(self) -> None:
        """Place the streets side by side."""
        wide = self.width() / max(self._shown, 1)
        for at, point in enumerate(self._points[: self._shown]):
            left = round(at * wide)
            point.setGeometry(left, 0, round((at + 1) * wide) - left, self.height())
