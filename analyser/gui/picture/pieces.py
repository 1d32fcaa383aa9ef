"""Draws cards and texts of the picture to share, one by one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from analyser.gui.felt.content import CardRole, FeltContent, Place
from analyser.gui.felt.measures import EDGE, RING, lift, step_of
from analyser.gui.look.card_faces import LARGE_FROM, corner_of, face_svg
from analyser.gui.look.painting import draw_shadow, paint_rounded, paint_veil
from analyser.gui.look.theme import CAPTION, CARD_ASPECT, SMALL, DeckColours, Ink, Theme, scaled
from analyser.gui.look.translation import translate
from analyser.gui.look.widgets import largest_fitting
from analyser.gui.range_editor.range_face import BESIDE, fitting_terms, paint_small_matrix
from analyser.poker.cards import UNKNOWN, Card
from analyser.product import NAME

if TYPE_CHECKING:  # most seats have cards and no range
    from analyser.poker.ranges.range import Range

WIDTH: Final = 1200
HEIGHT: Final = 675
"""The height for an aspect ratio of 16 to 9, which most sites show without cutting."""
MARGIN: Final = 30
HEAD: Final = 50
"""The height of the line above the felt, and of the one below it."""
TAG_EDGES: Final = 2 * SMALL + 2
"""The width of a tag's margins together."""
TOGETHER: Final = 2
"""The space between two small cards."""
_CAPTION_SIZE: Final = 17

LEFT: Final = Qt.AlignmentFlag.AlignLeft
RIGHT: Final = Qt.AlignmentFlag.AlignRight
TOP: Final = Qt.AlignmentFlag.AlignTop
MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignHCenter
WRAP: Final = Qt.TextFlag.TextWordWrap


@dataclass(frozen=True, slots=True)
class Looks:
    """How a picture of the table looks.

    Attributes:
        theme: the colours of the felt and the texts.
        colours: the colours of the four suits.
        font: the family of the letters.
        streets: whether the picture has the graph of each seat's share on each street.
    """

    theme: Theme
    colours: DeckColours
    font: QFont
    streets: bool = False


class Drawing:
    """Draws cards and texts with a painter.

    Attributes:
        placed: the rectangles of all places for cards that have been drawn, in this order.
    """

    def __init__(self, painter: QPainter, looks: Looks) -> None:
        self.painter = painter
        self.placed: list[QRectF] = []
        self.theme = looks.theme
        self.family = looks.font
        self._colours = looks.colours

    def colour(self, ink: Ink) -> QColor:
        """Return a colour of the theme."""
        colour: QColor = getattr(self.theme, ink)
        return colour

    def captions(self, content: FeltContent) -> None:
        """Draw the captions around the felt: the game, pot, dead cards and the program's name."""
        font = QFont(self.family)
        font.setPixelSize(_CAPTION_SIZE)
        head = QRect(MARGIN + EDGE, 0, WIDTH - 2 * (MARGIN + EDGE), HEAD)
        foot = head.translated(0, HEIGHT - HEAD)
        self.text(head, content.game, scaled(font, 1, bold=True), "muted_on_felt")
        self.text(head, content.pot, font, "muted_on_felt", RIGHT | MIDDLE)
        self.text(foot, NAME, font, "muted_on_felt", RIGHT | MIDDLE)
        if content.dead:
            word = translate("Picture", "Dead")
            self.text(foot, word, font, "muted_on_felt")
            left = foot.left() + QFontMetrics(font).horizontalAdvance(word) + SMALL
            self.cards(content.dead, left, foot.center().y() - 16, 23)

    def text(
        self,
        room: QRect,
        text: str,
        font: QFont | Sequence[QFont],
        ink: Ink = "on_felt",
        flags: Qt.AlignmentFlag = LEFT | MIDDLE,
    ) -> None:
        """Draw one line, with an ellipsis if it does not fit.

        If several fonts are given, draw the text wrapped, in the first of them in which it fits.
        """
        how = int(flags) | int(Qt.TextFlag.TextDontClip)
        if isinstance(font, QFont):
            metrics = QFontMetrics(font)
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        else:
            font, how = largest_fitting(font, text, room), int(flags) | int(WRAP)
        self.painter.setFont(font)
        self.painter.setPen(self.colour(ink))
        self.painter.drawText(room, how, text)

    def card(self, card: Card, place: QRectF) -> None:
        """Draw a card. Of an unknown card, draw the back."""
        face: Card | str = "back" if card is UNKNOWN else card
        family = "large" if place.width() >= LARGE_FROM else "small"
        svg = face_svg(face, family, self._colours, self.theme.dim_paper)
        QSvgRenderer(QByteArray(svg)).render(self.painter, place)

    def cards(self, cards: Iterable[Card], left: int, top: int, width: int) -> int:
        """Draw small cards in a row; return where the left edge of one more card would be."""
        for card in cards:
            self.card(card, QRectF(left, top, width, round(width * CARD_ASPECT)))
            left += width + TOGETHER
        return left

    def place(self, place: Place, area: QRectF) -> None:
        """Draw a slot: its card or, if the slot is empty, an outline.

        A card that does not play is dimmed, and a card of the winning hand has a ring.
        """
        self.placed.append(area)
        corner = corner_of(area.width())
        if place.card is None:
            dashes = QPen(self.theme.slot, 1.5, Qt.PenStyle.DashLine)
            paint_rounded(self.painter, area.adjusted(1, 1, -1, -1), corner, edge=dashes)
            return
        if not self.theme.contrast:
            draw_shadow(self.painter, area, corner, self.theme.shade)
        self.card(place.card, area)
        if place.part is CardRole.RESTS:
            paint_veil(self.painter, area, corner, self.theme)
        if place.part is CardRole.WINS:
            ring = QPen(self.theme.felt_win, 2.5)
            paint_rounded(self.painter, area.adjusted(-1, -1, 1, 1), corner + 1, edge=ring)

    def row(self, places: Sequence[Place], room: QRect, width: int) -> None:
        """Draw places for cards side by side, each with its card or an outline if it is empty.

        If the room is too narrow, each card overlaps the card before it.
        """
        step = step_of(len(places), width, room.width())
        height = round(width * CARD_ASPECT)
        for at, place in enumerate(places):
            raised = place.part in (CardRole.PLAYS, CardRole.WINS)
            top = room.top() + RING + (0 if raised else lift(width))
            self.place(place, QRectF(room.left() + RING + round(at * step), top, width, height))

    def range(self, held: Range, room: QRect, font: QFont) -> None:
        """Draw a range as a small matrix, and beside it as text in letters that fit."""
        side = min(room.height(), room.width() * 3 // 5)
        matrix = QRectF(room.left(), room.top() + (room.height() - side) // 2, side, side)
        paint_small_matrix(self.painter, matrix, held, self.theme)
        beside = room.adjusted(side + SMALL, 0, 0, 0)
        fonts = [scaled(font, size, bold=True) for size in (1.0, CAPTION, 0.8, 0.7)]
        texts = [(fitting_terms(str(held), beside, QFontMetrics(each)), each) for each in fonts]
        # The largest letters with the longest text.
        text, letters = max(texts, key=lambda each: len(each[0]))
        self.painter.setFont(letters)
        self.painter.setPen(self.theme.on_felt)
        self.painter.drawText(beside, int(BESIDE), text)

    def tag(self, right: int, middle: int, text: str, font: QFont, ground: Ink) -> int:
        """Draw a tag with its right edge at ``right``; return its left edge."""
        metrics = QFontMetrics(font)
        width, height = metrics.horizontalAdvance(text) + TAG_EDGES, metrics.height() + 4
        area = QRect(right - width, middle - height // 2, width, height)
        paint_rounded(self.painter, QRectF(area), height / 2, self.colour(ground))
        self.text(area, text, font, "on_mark", CENTRE | MIDDLE)
        return area.left()
