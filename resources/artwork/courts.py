"""The courts: double-headed figures of our own, flat and geometric.

Only the upper half is drawn here; the card repeats it turned round.  A figure uses the suit's ink,
gold and paper, and shades of the ink as its lighter tones; the right half of the face lies in shade.
Every suit weaves its own pattern into the robes and gives its courts their own things to hold.
"""

from __future__ import annotations

from artwork import svg
from artwork.inks import GOLD, PAPER, SUIT_INKS
from artwork.outline import Outline, box, disc, drawn, polygon
from artwork.suits import SIGNS

LEFT, RIGHT, TOP, MIDDLE = 50.0, 200.0, 22.0, 175.0
AXIS = 125.0

_FRAME = f"M{LEFT:g} {MIDDLE:g} V{TOP:g} H{RIGHT:g} V{MIDDLE:g}"


def _both(shape: Outline) -> Outline:
    """A shape and its mirror image in the card's axis."""
    return shape + shape.mirrored(AXIS)


def half(rank: str, suit: str) -> list[str]:
    """The upper half of a court card: frame, sign and figure, as SVG elements."""
    ink = SUIT_INKS[suit]
    sign = SIGNS[suit].scaled(0.34).moved(LEFT + 25, TOP + 30)
    figure = {"J": _jack, "Q": _queen, "K": _king}[rank]
    return [
        *figure(suit, ink),
        svg.line(_FRAME, ink, 1.6),
        svg.path(sign, ink),
    ]


# -- what all figures share ---------------------------------------------------------------------

_FACE = drawn("M104 82 H146 V106 C146 120 136 131 125 134 C114 131 104 120 104 106 Z")
_SHADE = drawn("M125 82 H146 V106 C146 120 136 131 125 134 Z")
_FEATURES = (
    "M110 98 C113 95.5 117 95.5 120 97.5 L122.5 112 H126"  # brow runs into the nose
    "M130 97.5 C133 95.5 137 95.5 140 98"
    "M111.5 103 C114 105 117 105 119 103 M131 103 C133 105 136 105 138.5 103"
)
_MOUTH = drawn("M119.5 120 C122 118.4 124 118.6 125 119.4 C126 118.6 128 118.4 130.5 120"
               " C128 123.4 122 123.4 119.5 120 Z")  # fmt: skip
_SHOULDERS = drawn(
    "M50 175 V166 C56 150 80 142 106 138 H144 C170 142 194 150 200 166 V175 Z"
)


def _face(ink: str) -> list[str]:
    return [
        svg.line(_FACE, ink, 1.6, fill=PAPER),
        svg.path(_SHADE, ink, 0.16),
        svg.line(_FEATURES, ink, 1.7),
        svg.path(_MOUTH, ink),
    ]


def _weave(suit: str) -> Outline:
    """The suit's pattern for the hem of the robe, from frame to frame."""
    cells = [LEFT + 7.5 + 15 * i for i in range(10)]
    if suit == "d":
        shapes = [polygon((x, 162), (x + 6, 169), (x, 176), (x - 6, 169)) for x in cells]
    elif suit == "h":
        shapes = [drawn(f"M{x - 6} 175 C{x - 6} 161 {x + 6} 161 {x + 6} 175 Z") for x in cells]
    elif suit == "c":
        shapes = [disc(x, 169, 4.6) for x in cells]
    else:
        shapes = [polygon((x, 161), (x + 6, 175), (x - 6, 175)) for x in cells]
    total = shapes[0]
    for shape in shapes[1:]:
        total += shape
    return total


def _robe(suit: str, ink: str) -> list[str]:
    return [
        svg.path(_SHOULDERS, ink),
        svg.path(box(LEFT, 160, RIGHT - LEFT, 15), PAPER),
        svg.path(box(LEFT, 158, RIGHT - LEFT, 2.6), GOLD),
        svg.path(_weave(suit), ink),
    ]


# -- king -----------------------------------------------------------------------------------------

_CROWN = drawn("M101 82 L94 46 L110 60 L125 36 L140 60 L156 46 L149 82 Z")
_BEARD = drawn(
    "M104 100 C108 112 112 115 117 115.5 H133 C138 115 142 112 146 100 C151 128 140 148 125 156"
    " C110 148 99 128 104 100 Z"
)
_LIP = drawn("M118.5 121 H131.5 C130 125 120 125 118.5 121 Z")
_HAIR = drawn("M104 82 C92 86 92 114 101 122 C104 114 104 98 104 82 Z")


def _king(suit: str, ink: str) -> list[str]:
    stones = disc(125, 72, 4) + _both(disc(110, 74, 3))
    tips = disc(125, 34, 4.5) + _both(disc(94, 44, 4))
    return [
        *_robe(suit, ink),
        svg.path(_both(_HAIR), ink),
        *_face(ink),
        svg.path(_BEARD, ink),
        svg.path(_LIP, PAPER),
        svg.line(_CROWN, ink, 1.6, fill=GOLD),
        svg.path(stones + tips, ink),
    ]


# -- queen ----------------------------------------------------------------------------------------

_LOCKS = drawn(
    "M125 62 C100 62 94 80 95 100 C96 120 90 132 86 146 L112 140 V110 H138 V140 L164 146"
    " C160 132 154 120 155 100 C156 80 150 62 125 62 Z"
)
_DIADEM = drawn("M100 80 C108 73 142 73 150 80 L154 56 L139 66 L125 46 L111 66 L96 56 Z")


def _queen(suit: str, ink: str) -> list[str]:
    return [
        *_robe(suit, ink),
        svg.path(_LOCKS, ink),
        svg.path(drawn("M114 126 H136 V142 L125 158 L114 142 Z"), PAPER),
        *_face(ink),
        svg.line(_DIADEM, ink, 1.6, fill=GOLD),
        svg.path(disc(125, 64, 4), ink),
    ]


# -- jack -----------------------------------------------------------------------------------------

_BOB = drawn("M100 78 C94 96 95 118 99 128 L108 126 V88 H142 V126 L151 128 C155 118 156 96 150 78 Z")
_CAP = drawn("M96 84 C92 62 108 50 128 50 C148 50 160 60 156 76 L150 84 C136 78 114 78 96 84 Z")
_FEATHER = drawn("M146 72 C156 60 172 46 188 44 C186 60 174 74 152 80 Z")


def _jack(suit: str, ink: str) -> list[str]:
    return [
        *_robe(suit, ink),
        svg.path(_BOB, ink),
        svg.path(drawn("M114 126 H136 V140 L125 146 L114 140 Z"), PAPER),
        *_face(ink),
        svg.line(_CAP, ink, 1.6, fill=GOLD),
        svg.line(_FEATHER, ink, 1.6, fill=PAPER),
    ]
