"""The four suit signs, about 100 units tall, centred on the origin where the eye puts the middle."""

from __future__ import annotations

from artwork.outline import Outline, disc, drawn

_STEM = "M-3.5 14 C-3.5 32 -8 43 -18 50 H18 C8 43 3.5 32 3.5 14 Z"

SPADE = drawn(
    "M0 -50 C7 -36 46 -15 46 14 C46 28 36 37 24.5 37 C15 37 7 32 3.5 24"
    " C4 36 9 45 18 50 H-18 C-9 45 -4 36 -3.5 24"
    " C-7 32 -15 37 -24.5 37 C-36 37 -46 28 -46 14 C-46 -15 -7 -36 0 -50 Z"
)
HEART = drawn(
    "M0 47 C-7 35 -48 10 -48 -17 C-48 -34 -36 -45 -23.5 -45 C-12 -45 -4 -38 0 -27"
    " C4 -38 12 -45 23.5 -45 C36 -45 48 -34 48 -17 C48 10 7 35 0 47 Z"
)
DIAMOND = drawn(
    "M0 -50 C9 -33 25 -13 39 0 C25 13 9 33 0 50 C-9 33 -25 13 -39 0 C-25 -13 -9 -33 0 -50 Z"
)
CLUB = Outline(
    tuple(
        contour.filled()
        for shape in (
            disc(0, -26, 23.5), disc(-24.5, 12, 23.5), disc(24.5, 12, 23.5),
            drawn("M-10 -12 H10 L16 14 L-16 14 Z"),
            drawn(_STEM),
        )
        for contour in shape.contours
    )
)  # fmt: skip

SIGNS: dict[str, Outline] = {"c": CLUB, "d": DIAMOND, "h": HEART, "s": SPADE}
"""The sign of each suit, by the letter the deck's file names use."""
