"""The four suit signs, about 100 units tall, centred on the origin, and the jokers' star."""

from __future__ import annotations

from math import cos, pi, sin

from .outline import Outline, disc, drawn, polygon

SPADE = drawn(
    "M0 -50 C9 -35 46 -16 46 13 C46 27.5 36 37 24.5 37 C15 37 7 32 3.5 24"
    " C4 36 9 45 18 50 H-18 C-9 45 -4 36 -3.5 24"
    " C-7 32 -15 37 -24.5 37 C-36 37 -46 27.5 -46 13 C-46 -16 -9 -35 0 -50 Z"
)
HEART = drawn(
    "M0 47 C-10 33 -48 12 -48 -17 C-48 -34 -36 -45 -23.5 -45 C-12 -45 -4 -38 0 -27"
    " C4 -38 12 -45 23.5 -45 C36 -45 48 -34 48 -17 C48 12 10 33 0 47 Z"
)
DIAMOND = drawn(
    "M0 -50 C10 -32 26 -13 40 0 C26 13 10 32 0 50 C-10 32 -26 13 -40 0 C-26 -13 -10 -32 0 -50 Z"
)
_LEAVES = disc(0, -26, 23.5) + disc(-25, 11, 23.5) + disc(25, 11, 23.5)
_STALK = drawn("M-9 -14 H9 L15 6 L3.5 16 C4 34 9 44 18 50 H-18 C-9 44 -4 34 -3.5 16 L-15 6 Z")
CLUB = _LEAVES + Outline((_STALK.contours[0].filled(),))

SIGNS: dict[str, Outline] = {"c": CLUB, "d": DIAMOND, "h": HEART, "s": SPADE}
"""The sign of each suit, by the letter the deck's file names use."""


def star(radius: float, x: float, y: float) -> Outline:
    """The jokers' sign: a five-pointed star about a centre; a negative radius points it down."""
    corners = []
    for i in range(10):
        reach = radius if i % 2 == 0 else radius * 0.42
        corners.append((reach * sin(i * pi / 5), -reach * cos(i * pi / 5)))
    return polygon(*corners).moved(x, y)
