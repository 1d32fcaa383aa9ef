"""The application's icon: a spade that has been checked, on a card, in a fan of three.

Below 48 pixels the fan cannot be recognised, so the small icon shows only the checked spade. These
files have fixed colours, because a desktop shows the files unchanged.
"""

from __future__ import annotations

from . import svg
from .outline import Outline, box, drawn
from .suits import SPADE

SIZE = 512.0

FELT, FELT_EDGE = "#0f5c4a", "#0a4437"
CARD, SHADED, EDGE = "#ffffff", "#d5e2dc", "#0a4437"
INK, GOLD = "#12161c", "#f2b63c"

_CHECK = "M-24 3 L-7 20 L25 -19"


def _card(degrees: float) -> Outline:
    """A card of the fan, turned about the middle of its foot; the outer two are a little lower."""
    return box(-112, -312, 224, 312, 30).turned(degrees).moved(256, 428 if degrees else 406)


def _spade(scale: float, x: float, y: float) -> Outline:
    return SPADE.scaled(scale).moved(x, y)


def _check(scale: float, x: float, y: float) -> Outline:
    return drawn(_CHECK).scaled(scale).moved(x, y)


def full() -> str:
    """Return the icon for sizes of 48 pixels and more, as SVG text."""
    return svg.document(
        SIZE, SIZE,
        svg.path(box(16, 16, 480, 480, 108), FELT),
        *(
            svg.line(_card(turn), EDGE, 10, fill=fill)
            for turn, fill in ((-19, GOLD), (19, SHADED), (0, CARD))
        ),
        svg.path(_spade(2.0, 256, 250), INK),
        svg.line(_check(1.6, 256, 261), CARD, 29),
    )  # fmt: skip


def simple() -> str:
    """Return the icon for sizes of 16 to 32 pixels, as SVG text."""
    return svg.document(
        SIZE, SIZE,
        svg.path(box(0, 0, 512, 512, 112), FELT),
        svg.path(_spade(4.4, 256, 256), CARD),
        svg.line(_check(3.5, 256, 270), FELT, 60),
    )  # fmt: skip
