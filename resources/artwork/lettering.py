"""Draws the ranks in letters made for this deck: a sturdy grotesque, its capitals 100 units high.

A round stroke is the area under an elliptic nib that moves along a line. The nib is broad in
upright strokes and a little thinner in level strokes, because strokes of equal width look heavier
if they are level. Straight glyphs are polygons, which are thinner where strokes meet. Each glyph's
left edge is x = 0, its baseline y = 100; round shapes are a little higher, so that they look as
tall as flat ones.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import hypot

from .outline import Contour, Outline, Point, Trace, box, oval, polygon

CAP = 100.0
SQUARE = 0.6
"""Fullness of the bowls: between a circle (0.55) and a sports-shirt numeral (0.7)."""

OVER = 1.2
"""Overshoot of round shapes beyond the cap height and the baseline."""


@dataclass(frozen=True, slots=True)
class Nib:
    """Stroke weights: ``stem`` for uprights, ``bar`` for level strokes."""

    stem: float
    bar: float

    def lighter(self, share: float) -> Nib:
        """Return a nib with both weights times ``share``."""
        return Nib(self.stem * share, self.bar * share)


@dataclass(frozen=True, slots=True)
class Glyph:
    """A drawn rank and its width; the height is always ``CAP``."""

    shape: Outline
    width: float


BOLD = Nib(18.5, 15)
"""For small cards, where a rank has about 25 pixels."""

TEXT = Nib(16.5, 13.5)
"""For the corners of large cards."""


def glyph(rank: str, nib: Nib) -> Glyph:
    """Return the glyph of a rank as printed (``10``, not ``T``), of ``?``, or a JOKER letter."""
    return _GLYPHS[rank](nib)


def swept(line: Contour, nib: Nib) -> Outline:
    """Return the area under an elliptic nib that moves along a smooth line; ends are cut square.

    To get it, stretch y until the nib is a circle, offset the line by half a stem to both sides,
    and press the result back.
    """
    stretch = nib.stem / nib.bar
    stretched = line.mapped(lambda p: (p[0], p[1] * stretch))
    sides = [_offset(stretched, side * nib.stem / 2) for side in (1, -1)]
    left, right = (
        Contour(tuple(side), line.closed).mapped(lambda p: (p[0], p[1] / stretch)) for side in sides
    )
    if line.closed:
        outer, inner = sorted((left, right), key=lambda c: abs(c.area()), reverse=True)
        return Outline((outer.filled(), inner.hollow()))
    back = right.points[::-1]
    seam = (left.points[-1], back[0])
    rim = Contour((*left.points, *seam, *back, back[-1], left.points[0], left.points[0]))
    return Outline((rim.filled(),))


def _offset(line: Contour, distance: float) -> list[Point]:
    """Return the points of a contour's offset curve, at a distance to its left.

    Each piece of the contour is split in three for accuracy.
    """
    points: list[Point] = []
    for piece in line.pieces():
        for step in range(3):
            start, end = (_beside(piece, (step + i) / 3, distance) for i in (0, 1))
            (x0, y0), (dx0, dy0) = start
            (x1, y1), (dx1, dy1) = end
            # Hermite to Bezier: a handle is a third of the derivative, over a third of the piece.
            handles = ((x0 + dx0 / 9, y0 + dy0 / 9), (x1 - dx1 / 9, y1 - dy1 / 9))
            points += [*([] if points else [(x0, y0)]), *handles, (x1, y1)]
    return points


def _beside(
    piece: tuple[Point, Point, Point, Point], t: float, distance: float
) -> tuple[Point, Point]:
    """Return the point at ``t`` on the offset curve of a cubic, and the derivative there.

    The derivative of an offset curve is that of the curve itself, times 1 + distance * curvature.
    """
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = piece
    s = 1 - t
    x, y = (
        s**3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t**3 * d
        for a, b, c, d in ((ax, bx, cx, dx), (ay, by, cy, dy))
    )
    vx, vy = (
        3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
        for a, b, c, d in ((ax, bx, cx, dx), (ay, by, cy, dy))
    )
    wx, wy = (
        6 * (s * (c - 2 * b + a) + t * (d - 2 * c + b))
        for a, b, c, d in ((ax, bx, cx, dx), (ay, by, cy, dy))
    )
    speed = hypot(vx, vy)
    if speed < 1e-6:  # a line's ends, whose handles lie on the points
        vx, vy = dx - ax, dy - ay
        length = hypot(vx, vy)
        return (x + vy / length * distance, y - vx / length * distance), (0.0, 0.0)
    growth = 1 + distance * (vx * wy - vy * wx) / speed**3
    return (x + vy / speed * distance, y - vx / speed * distance), (vx * growth, vy * growth)


def _bowl(left: float, top: float, right: float, bottom: float, nib: Nib) -> Outline:
    """Return a closed ring that fills a box; if its inside is very narrow, that is squarer."""
    x, y = (left + right) / 2, (top + bottom) / 2
    rx, ry = (right - left) / 2, (bottom - top) / 2
    counter = rx - nib.stem
    fullness = SQUARE + (0.14 if counter < 8 else 0)
    outer = oval(x, y, rx, ry, SQUARE)
    inner = oval(x, y, counter, ry - nib.bar, fullness)
    return Outline((outer.filled(), inner.hollow()))


def _two(nib: Nib) -> Glyph:
    s, b, width = nib.stem, nib.bar, 61.0
    left, right, top = s / 2, width - s / 2 - 1, b / 2 - OVER
    line = Trace(left + 0.5, 32, SQUARE).rise(30.5, top).fall(right, 30)
    line.curve((right, 54), (left, 58), (left, CAP - b + 1))
    return Glyph(swept(line.open(), nib) + box(0, CAP - b, width, b), width)


def _three(nib: Nib) -> Glyph:
    s, b, width = nib.stem, nib.bar, 62.0
    left, right = s / 2, width - s / 2
    top, middle, bottom = b / 2 - OVER, 47.0, CAP - b / 2 + OVER
    upper = Trace(left + 2, 26, SQUARE).rise(30, top).fall(right - 2.5, 27).rise(30, middle)
    lower = Trace(30, middle, SQUARE).fall(right, 73).rise(30.5, bottom).fall(left, 73)
    tongue = box(20, middle - b / 2, 11, b)
    return Glyph(swept(upper.open(), nib) + swept(lower.open(), nib) + tongue, width)


def _four(nib: Nib) -> Glyph:
    s, b, width = nib.stem, nib.bar, 67.0
    right = width - 11  # of the stem
    left = right - s
    foot = CAP - 21  # lower edge of the crossbar
    slope = 1.0 * s  # level width of the diagonal
    outer = polygon(
        (right, 0), (right, CAP), (left, CAP), (left, foot), (0, foot), (0, foot - b), (left - 3, 0)
    )
    lean = (left - 3) / (foot - b)  # of the diagonal, in units across for each unit down
    counter = polygon((left, (slope - 3) / lean), (left, foot - b), (slope, foot - b))
    bar = box(right - 1, foot - b, width - right + 1, b)
    return Glyph(outer + Outline((counter.contours[0].hollow(),)) + bar, width)


def _five(nib: Nib) -> Glyph:
    s, b, width = nib.stem, nib.bar, 62.0
    left, right, bottom = s / 2, width - s / 2, CAP - b / 2 + OVER
    top = 34 + b / 2
    bowl = Trace(12, top + 4, SQUARE).curve((17, top + 2), (23, top), (31, top))
    bowl.fall(right, 67).rise(30.5, bottom).fall(left, 71)
    flag = box(7.5, 0, width - 11.5, b)
    stem = polygon((7.5, 0), (7.5 + s * 0.9, 0), (4 + s * 0.9, top + 6), (15, 54.5), (3.8, 54.5))
    return Glyph(swept(bowl.open(), nib) + flag + stem, width)


def _six(nib: Nib) -> Glyph:
    s, b, width = nib.stem, nib.bar, 63.0
    left, right, top = s / 2, width - s / 2, b / 2 - OVER
    tail = Trace(left, 70, SQUARE).line(left, 50).curve((left, 20), (21, top), (34, top))
    tail.curve((43, top), (right - 3, 14), (right - 1.5, 25.5))
    return Glyph(_bowl(0, 38, width, CAP + OVER, nib) + swept(tail.open(), nib), width)


def _seven(nib: Nib) -> Glyph:
    s, b, width = nib.stem, nib.bar, 60.0
    leg = (
        Trace(width, b)
        .curve((46, 36), (37, 64), (35.5, CAP))
        .line(35.5 - s * 1.04, CAP)
        .curve((16, 66), (25, 38), (width - s * 1.15, b - 2))
        .line(width, 0)
    )
    return Glyph(box(0, 0, width, b) + Outline((leg.closed().filled(),)), width)


def _eight(nib: Nib) -> Glyph:
    width, waist = 63.0, 47.0
    upper = _bowl(2.5, -OVER, width - 2.5, waist + nib.bar / 2, nib)
    return Glyph(upper + _bowl(0, waist - nib.bar / 2, width, CAP + OVER, nib), width)


def _nine(nib: Nib) -> Glyph:
    six = _six(nib)
    return Glyph(six.shape.turned(180).moved(six.width, CAP), six.width)


def _ten(nib: Nib) -> Glyph:
    """The glyph of 10: a one and a nought set tight, and thinner, so that they look no darker."""
    thin = nib.lighter(0.92)
    s, width, right = thin.stem, 86.0, 26.0
    left = right - s
    one = polygon(
        (right, 0), (right, CAP), (left, CAP), (left, 25), (0, 30), (0, 15), (left + 3, 0)
    )
    nought = _bowl(right + 7.5, -OVER, width, CAP + OVER, thin)
    return Glyph(one + nought, width)


def _jack(nib: Nib) -> Glyph:
    s, b, width = nib.stem, nib.bar, 56.0
    left, right, bottom = s / 2, width - s / 2, CAP - b / 2 + OVER
    line = Trace(right, 0, SQUARE).line(right, 68).rise(27, bottom).fall(left, 70)
    return Glyph(swept(line.open(), nib), width)


def _queen(nib: Nib) -> Glyph:
    s, width = nib.stem, 76.0
    tail = polygon(
        (38, 69), (38 + s * 0.95, 69), (width + 1.5, CAP + OVER), (width - s, CAP + OVER)
    )
    return Glyph(_bowl(0, -OVER, width - 2, CAP + OVER, nib) + tail, width)


def _king(nib: Nib) -> Glyph:
    s, width = nib.stem, 72.0
    arm = polygon((width - 3 - s * 1.2, 0), (width - 2, 0), (s - 2, 70), (s - 2, 44))
    leg = polygon((27, 47), (27 + s * 0.78, 30), (width, CAP), (width - s * 1.22, CAP))
    return Glyph(box(0, 0, s, CAP) + arm + leg, width)


def _ace(nib: Nib) -> Glyph:
    s, b, width = nib.stem, nib.bar, 77.0
    middle, apex, foot = width / 2, s * 0.6, s * 1.06
    legs = polygon(
        (middle - apex, 0), (middle + apex, 0), (width, CAP), (width - foot, CAP),
        (middle, 21), (foot, CAP), (0, CAP),
    )  # fmt: skip
    return Glyph(legs + box(16, CAP - 21 - b, width - 32, b), width)


def _letter_o(nib: Nib) -> Glyph:
    return Glyph(_bowl(0, -OVER, 74, CAP + OVER, nib), 74)


def _letter_e(nib: Nib) -> Glyph:
    s, b, width = nib.stem, nib.bar, 58.0
    middle = box(0, 48 - b / 2, width - 6, b)
    return Glyph(
        box(0, 0, s, CAP) + box(0, 0, width, b) + middle + box(0, CAP - b, width, b), width
    )


def _letter_r(nib: Nib) -> Glyph:
    s, b, width = nib.stem, nib.bar, 68.0
    waist = 57.0
    bowl = Trace(s / 2, b / 2, SQUARE).line(38, b / 2).fall(width - s / 2 - 2, waist / 2)
    bowl.rise(38, waist - b / 2).line(s / 2, waist - b / 2)
    leg = polygon((28, 50), (28 + s * 1.1, 50), (width, CAP), (width - s * 1.18, CAP))
    return Glyph(box(0, 0, s, CAP) + swept(bowl.open(), nib) + leg, width)


def _question(nib: Nib) -> Glyph:
    s, b, width = nib.stem, nib.bar, 58.0
    left, right, top = s / 2, width - s / 2, b / 2 - OVER
    line = Trace(left, 31, SQUARE).rise(29, top).fall(right, 28)
    line.curve((right, 47), (29, 44), (29, 68))
    dot = Outline((oval(29, CAP - s * 0.58, s * 0.6, s * 0.58, SQUARE).filled(),))
    return Glyph(swept(line.open(), nib) + dot, width)


_GLYPHS: dict[str, Callable[[Nib], Glyph]] = {
    "2": _two, "3": _three, "4": _four, "5": _five, "6": _six, "7": _seven, "8": _eight,
    "9": _nine, "10": _ten, "J": _jack, "Q": _queen, "K": _king, "A": _ace, "O": _letter_o,
    "E": _letter_e, "R": _letter_r, "?": _question,
}  # fmt: skip
