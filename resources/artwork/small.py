"""Draws small faces, 40 to 77 pixels wide: one large rank, one large sign, and room beside both.

The rank is in the upper left corner and the sign in the lower right, so that a badge has room in
the upper right and in the lower left.
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
    """Return the blank card, with round corners and a border inside the picture's edge.

    The border is drawn as a shape that the paper covers except at the edge. As a line it would be
    too faint at the picture's edge if pixels are few.
    """
    inner = box(edge, edge, width - 2 * edge, height - 2 * edge, radius - edge)
    return svg.path(box(0, 0, width, height, radius), BORDER) + "\n" + svg.path(inner, PAPER)


def rank(name: str) -> Outline:
    """Return a rank in its place on a small card."""
    drawn = glyph(name, BOLD)
    return drawn.shape.scaled(_RANK_SCALE).moved(_RANK_LEFT, _RANK_TOP)


def face(rank_name: str, suit: str) -> str:
    """Return the small face of a card as SVG text; ``rank_name``: as printed, so not ``T``."""
    sign = SIGNS[suit].scaled(_SIGN_SCALE).moved(_SIGN_X, _SIGN_Y)
    return svg.document(WIDTH, HEIGHT, paper(), svg.path(rank(rank_name) + sign, SUIT_INKS[suit]))
