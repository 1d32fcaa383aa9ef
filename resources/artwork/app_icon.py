"""The application's icon: a spade that has been checked, on a card, in a fan of three.

Below 48 pixels the fan turns to mush, so the small icon keeps the checked spade alone.  These files
use plain colours of their own: a desktop shows them as they are.
"""

from __future__ import annotations

from artwork import svg
from artwork.outline import Outline, box, drawn
from artwork.suits import SPADE

SIZE = 512.0

FELT, FELT_EDGE = "#0f5c4a", "#0a4437"
CARD, SHADED, EDGE = "#ffffff", "#d5e2dc", "#0a4437"
INK, GOLD = "#12161c", "#f2b63c"

_CHECK = "M-25 5 L-7 23 L27 -17"


def _card(degrees: float, dx: float) -> Outline:
    """A card turned about a point below the fan."""
    return box(-98, -150, 196, 274, 26).moved(0, -190).turned(degrees).moved(256 + dx, 466)


def _spade(scale: float, x: float, y: float) -> Outline:
    return SPADE.scaled(scale).moved(x, y)


def _check(scale: float, x: float, y: float) -> Outline:
    return drawn(_CHECK).scaled(scale).moved(x, y)


def full() -> str:
    """The icon for 48 pixels and more."""
    return svg.document(
        SIZE, SIZE,
        svg.path(box(16, 16, 480, 480, 108), FELT),
        *(
            svg.line(_card(turn, dx), EDGE, 8, fill=fill)
            for turn, dx, fill in ((-24, -14, SHADED), (24, 14, SHADED), (0, 0, CARD))
        ),
        svg.path(_spade(1.72, 256, 262), INK),
        svg.line(_check(1.4, 256, 266), GOLD, 22),
    )  # fmt: skip


def simple() -> str:
    """The icon for 16 to 32 pixels."""
    return svg.document(
        SIZE, SIZE,
        svg.path(box(16, 16, 480, 480, 108), FELT),
        svg.path(_spade(4.1, 256, 252), CARD),
        svg.line(_check(3.1, 256, 268), FELT, 62),
    )  # fmt: skip
