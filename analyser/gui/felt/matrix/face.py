"""A range in the place of a seat's cards, where its matrix is not open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontDatabase, QFontMetrics, QPen

from analyser.gui.felt.lettering import Lettering
from analyser.gui.look.card_faces import CardFaces, corner_of
from analyser.gui.look.painting import paint_rounded, paint_shadow
from analyser.gui.look.theme import CARD_ASPECT, LEAST_LETTERS, ON_SEAT, lettered
from analyser.gui.look.translation import translate
from analyser.poker.cards import UNKNOWN, Card
from analyser.poker.names import RANK_SIGNS

if TYPE_CHECKING:  # most seats have cards and no range
    from analyser.poker.ranges.range import Range

_NOTHING = "…"
_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


def paint_range(
    to: Lettering, place: QRect, faces: CardFaces, held: Range, cards: Sequence[Card]
) -> None:
    """Paint two backs, two cards without suits, or the range as text on a field.

    ``cards``: two of the only hand in the range, unknown ones for all hands; else empty.
    """
    painter = to.painter
    if not cards:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        inside, text = place.adjusted(6, 4, -6, -4), _NOTHING
        for letters in range(to.sizes.letters(14), to.sizes.px(LEAST_LETTERS), -1):
            if text == _NOTHING:  # in so large letters not even one term fits
                painter.setFont(lettered(font, letters, bold=True))
                text = fitting_terms(str(held), inside, painter.fontMetrics())
        needed = painter.fontMetrics().boundingRect(inside, _WRAPPED, text).height()
        field = QRect(place.left(), 0, place.width(), min(needed + to.sizes.px(20), place.height()))
        field.moveCenter(place.center())
        paint_rounded(painter, QRectF(field), 8, to.theme.panel, QPen(to.theme.slot, 1))
        painter.setPen(to.theme.text)
        painter.drawText(field, _WRAPPED, text)
        return
    width = (place.width() - to.sizes.px(6)) // 2
    for at, card in enumerate(cards):
        room = QRectF(place.left() + at * (width + to.sizes.px(6)), place.top(), width, 0)
        room.setHeight(round(width * CARD_ASPECT))
        if card is UNKNOWN:
            faces.lay(painter, card, room.toRect(), to.theme)
        else:
            _paint_rank(to, room, faces, card, str(held)[2:3])


def _paint_rank(to: Lettering, room: QRectF, faces: CardFaces, card: Card, kind: str) -> None:
    """Paint a card without a suit; ``kind``: "s", "o" or "", which is spelled out at its foot."""
    painter, edge, corner = to.painter, QPen(QColor(ON_SEAT), 1), corner_of(round(room.width()))
    paint_shadow(painter, room, corner, to.theme)
    paint_rounded(painter, room, corner, QColor(faces.paper_colour), edge)
    painter.setPen(edge)
    painter.setFont(lettered(painter.font(), round(room.height() * 0.42), bold=True))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, RANK_SIGNS[card.rank])
    kinds = {"s": translate("Ranges", "suited"), "o": translate("Ranges", "offsuit")}
    painter.setFont(lettered(painter.font(), round(room.width() * 0.2)))
    foot = room.adjusted(0, room.height() * 0.74, 0, -room.height() * 0.05)
    painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, kinds.get(kind, ""))


def fitting_terms(text: str, room: QRect, metrics: QFontMetrics) -> str:
    """Return as many terms of a range's text as fit, with "…" at the end if some are left out."""
    terms = text.split(", ")
    for count in range(len(terms), 0, -1):
        text = ", ".join(terms[:count]) + ("\N{NO-BREAK SPACE}…" if count < len(terms) else "")
        needed = metrics.boundingRect(QRect(0, 0, room.width(), 10_000), _WRAPPED, text)
        if needed.height() <= room.height() and needed.width() <= room.width():
            return text
    return _NOTHING
