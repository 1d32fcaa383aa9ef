"""The range of a seat, which the felt shows in place of the seat's cards: a small matrix and text.

A range with only one of the 169 hands is drawn as two cards without suits, a range of all hands as
two backs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from analyser.gui.look.card_faces import CardFaces, corner_of
from analyser.gui.look.painting import paint_rounded, paint_shadow, painted_once
from analyser.gui.look.theme import CARD_ASPECT, ON_SEAT, SMALL, Theme, mixed, theme_of
from analyser.gui.look.translation import hundredths, plain_tip, translate
from analyser.gui.look.translation import percent as percentage_of
from analyser.gui.range_editor.colours import colour_in_range
from analyser.gui.range_editor.grid import SIDE, hand_at
from analyser.poker.cards import UNKNOWN, Card
from analyser.poker.names import RANK_SIGNS

if TYPE_CHECKING:  # most seats have cards and no range
    from analyser.poker.ranges.range import Range

BESIDE: Final = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
"""The alignment of a range's text beside its small matrix."""


class RangeFace(QAbstractButton):
    """A button that shows a range; a click asks to edit the range.

    Signals:
        taken_away: the user wants to remove the range.
    """

    taken_away = Signal()

    def __init__(self, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._cards: Sequence[Card] = ()
        self._width = self._step = 0
        self._range: Range | None = None
        self._name = ""
        self.setAccessibleName(self.tr("Range"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def follow(self, range_: Range | None, name: str) -> None:
        """Show a range; hide the button if ``range_`` is None. ``name``: the seat's name."""
        if range_ is not None and (range_, name) != (self._range, self._name):
            text = self.tr("{seat}'s range: {range}, {summary}")
            said = text.format(seat=name, range=range_, summary=say_how_much(range_))
            self.setAccessibleName(said)
            self.setToolTip(plain_tip(said))
            self.setText(str(range_))
        self._range, self._name = range_, name
        self.setVisible(range_ is not None)
        self.update()

    def show_cards(self, cards: Sequence[Card]) -> None:
        """Draw these cards instead of the matrix; if there are none, draw the matrix."""
        if tuple(cards) != self._cards:
            self._cards = tuple(cards)
            self.update()

    def set_card_width(self, width: int, step: int) -> None:
        """Draw cards this wide; ``step``: the distance between the left edges of two cards."""
        self._width, self._step = width, step
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On Delete or Backspace, ask to remove the range; on Enter, ask to edit it."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.taken_away.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint two cards, or the small matrix and beside it as much of the text as fits."""
        if self._range is None:
            return
        theme, painter = theme_of(self.palette()), QPainter(self)
        if self._cards:
            self._paint_cards(painter, theme)
        else:
            side = max(1, min(self.height() - 4, self.width() * 3 // 5))
            matrix = QRect(2, (self.height() - side) // 2, side, side)
            self._paint_matrix(painter, matrix, self._range, theme)
            beside = self.rect().adjusted(side + SMALL + 2, 2, -2, -2)
            painter.setPen(theme.on_felt)
            text = fitting_terms(self.text(), beside, self.fontMetrics())
            painter.drawText(beside, BESIDE, text)
        if self.hasFocus() or self.underMouse():
            painter.setPen(QPen(theme.active if self.hasFocus() else theme.on_felt, 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    def _paint_cards(self, painter: QPainter, theme: Theme) -> None:
        """Paint two cards in the place of the seat's own cards: backs, or ranks without suits."""
        height = round(self._width * CARD_ASPECT)
        top = (self.height() - height) // 2
        for at, card in enumerate(self._cards):
            place = QRectF(at * self._step, top, self._width, height)
            paint_shadow(painter, place, corner_of(self._width), theme)
            if card is UNKNOWN:
                picture = self._faces.pixmap("back", self._width, self.devicePixelRatioF())
                painter.drawPixmap(place.topLeft(), picture)
            else:
                self._paint_rank(painter, place, card)

    def _paint_rank(self, painter: QPainter, place: QRectF, card: Card) -> None:
        """Paint a card without a suit, as the hand has several, with what the hand is at its foot.

        A known card would look the same as this one with a suit.
        """
        edge = QPen(QColor(ON_SEAT), 1)
        paint_rounded(painter, place, corner_of(self._width), QColor(self._faces.paper), edge)
        painter.setPen(edge)
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(max(round(place.height() * 0.42), 1))
        painter.setFont(font)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, RANK_SIGNS[card.rank])
        kinds = {"s": translate("Ranges", "suited"), "o": translate("Ranges", "offsuit")}
        font.setBold(False)
        font.setPixelSize(max(round(place.width() * 0.2), 1))
        painter.setFont(font)
        foot = place.adjusted(0, place.height() * 0.74, 0, -place.height() * 0.05)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, kinds.get(self.text()[-1:], ""))

    def _paint_matrix(self, painter: QPainter, place: QRect, range_: Range, theme: Theme) -> None:
        def paint(onto: QPainter) -> None:
            paint_small_matrix(onto, QRectF(0, 0, place.width(), place.height()), range_, theme)

        key = f"range {hash(range_)} {theme.felt_edge.name()} {theme.slot.name()}"
        painter.drawPixmap(
            place.topLeft(), painted_once(key, place.size(), self.devicePixelRatioF(), paint)
        )


def paint_small_matrix(painter: QPainter, place: QRectF, range_: Range, theme: Theme) -> None:
    """Paint a range as a small matrix, in which colour shows how much of a hand is in the range."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    hands, step, full = range_.hands, place.width() / SIDE, colour_in_range(theme.felt_edge)
    for row in range(SIDE):
        for column in range(SIDE):
            cell = QRectF(place.x() + column * step, place.y() + row * step, step, step)
            share = hands.get(hand_at(row, column), 0.0)
            painter.fillRect(cell.toAlignedRect(), mixed(theme.felt_edge, full, share))
    painter.setPen(QPen(theme.slot, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(place.toRect().adjusted(0, 0, -1, -1))
    painter.restore()


def fitting_terms(text: str, room: QRect, metrics: QFontMetrics) -> str:
    """Return as many terms of a range's text as fit, with "…" at the end if some are left out."""
    terms = text.split(", ")
    for count in range(len(terms), 0, -1):
        text = ", ".join(terms[:count]) + (" …" if count < len(terms) else "")
        needed = metrics.boundingRect(QRect(0, 0, room.width(), 10_000), BESIDE, text)
        if needed.height() <= room.height() and needed.width() <= room.width():
            return text
    return "…"


def say_how_much(range_: Range) -> str:
    """Return the number of a range's holdings, and their share: "22 combos, 1.66% of hands"."""
    combos, share = hundredths(sum(range_.weights)), round(100 * range_.percent)
    text = translate("Ranges", "{combos} combos, {percent} of hands")
    return text.format(combos=combos, percent=percentage_of(share, decimals=2))


def say_how_many(range_: Range) -> str:
    """Return the number of a range's holdings: "22 combos"."""
    return translate("Ranges", "{combos} combos").format(combos=hundredths(sum(range_.weights)))
