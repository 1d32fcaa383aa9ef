"""Small faces, 40 to 77 pixels wide: one large rank, one large sign, and room beside both.

The rank stands in the upper left corner and the sign in the lower right, so the upper right and the
lower left stay free for a badge.
"""

from __future__ import annotations

from . import svg
from .inks import BORDER, PAPER, SUIT_INKS
from .lettering import BOLD, glyph
from .outline import Outline, box
from .suits import SIGNS

WIDTH, HEIGHT = 100.0, 140.0

_RANK_LEFT, _RANK_TOP, _RANK_SCALE = 10.0, 11.0, 0.54
_SIGN_X, _SIGN_Y, _SIGN_SCALE = 62.0, 99.5, 0.59


def paper(
    width: float = WIDTH, height: float = HEIGHT, radius: float = 8.5, edge: float = 1.6
) -> str:
    """The blank card: rounded, with a border that lies wholly inside the picture.

    The border is what paper laid on border leaves uncovered; a stroke would not reach the edge of
    the picture in full strength when pixels are few.
    """
    inner = box(edge, edge, width - 2 * edge, height - 2 * edge, radius - edge)
    return svg.path(box(0, 0, width, height, radius), BORDER) + "\n" + svg.path(inner, PAPER)


def rank(name: str) -> Outline:
    """A rank in its place on a small card."""
    drawn = glyph(name, BOLD)
    return drawn.shape.scaled(_RANK_SCALE).moved(_RANK_LEFT, _RANK_TOP)


def face(rank_name: str, suit: str) -> str:
    """The small face of a card, as SVG text; ``rank_name`` as printed (``10``, not ``T``)."""
    sign = SIGNS[suit].scaled(_SIGN_SCALE).moved(_SIGN_X, _SIGN_Y)
    return svg.document(WIDTH, HEIGHT, paper(), svg.path(rank(rank_name) + sign, SUIT_INKS[suit]))
