"""Shapes made of cubic curves, and the little SVG needed to write them down.

Every shape of the deck is an :class:`Outline`. Lines are kept as curves too, so that moving,
turning, mirroring and splitting need only one operation each; ``d`` writes them as lines again.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

Point = tuple[float, float]

CIRCLE = 0.5523
"""Handle length, as a share of the radius, with which a cubic comes closest to a quarter circle."""


@dataclass(frozen=True, slots=True)
class Contour:
    """A line or the edge of a shape: a start point, then three points for each cubic piece."""

    points: tuple[Point, ...]
    closed: bool = True

    def pieces(self) -> list[tuple[Point, Point, Point, Point]]:
        """Return the cubic pieces, each with its own start point."""
        p = self.points
        return [(p[i], p[i + 1], p[i + 2], p[i + 3]) for i in range(0, len(p) - 1, 3)]

    def mapped(self, change: Callable[[Point], Point]) -> Contour:
        """Return the contour with ``change``, an affine map, applied to all points and handles."""
        return Contour(tuple(change(point) for point in self.points), self.closed)

    def backwards(self) -> Contour:
        """Return the same line drawn from its end to its start."""
        return Contour(self.points[::-1], self.closed)

    def area(self) -> float:
        """Return the signed area of the polygon through all points; only its sign is used."""
        return sum(
            x0 * y1 - x1 * y0
            for (x0, y0), (x1, y1) in zip(
                self.points, self.points[1:] + self.points[:1], strict=True
            )
        )

    def filled(self) -> Contour:
        """Return the contour in the direction that fills, so that overlaps are filled too."""
        return self if self.area() >= 0 else self.backwards()

    def hollow(self) -> Contour:
        """Return the contour in the direction that cuts a hole into the contour around it."""
        return self.filled().backwards()


@dataclass(frozen=True, slots=True)
class Outline:
    """A shape: contours filled by the non-zero rule, in the units of the drawing that it is in."""

    contours: tuple[Contour, ...]

    def __add__(self, other: Outline) -> Outline:
        return Outline(self.contours + other.contours)

    def mapped(self, change: Callable[[Point], Point]) -> Outline:
        """Return the shape with ``change``, an affine map, applied to all points and handles."""
        return Outline(tuple(contour.mapped(change) for contour in self.contours))

    def moved(self, dx: float, dy: float) -> Outline:
        """Return the shape moved to the right and down."""
        return self.mapped(lambda p: (p[0] + dx, p[1] + dy))

    def scaled(self, x: float, y: float | None = None) -> Outline:
        """Return the shape scaled about the origin; without ``y``, by ``x`` in both directions."""
        factor = x if y is None else y
        return self.mapped(lambda p: (p[0] * x, p[1] * factor))

    def turned(self, degrees: float) -> Outline:
        """Return the shape turned clockwise about the origin (y points down)."""
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return self.mapped(lambda p: (p[0] * cos - p[1] * sin, p[0] * sin + p[1] * cos))

    def mirrored(self, axis: float) -> Outline:
        """Return the shape mirrored left to right in the vertical line ``x = axis``.

        Each contour is also reversed, so that contours that filled still fill.
        """
        flipped = self.mapped(lambda p: (2 * axis - p[0], p[1]))
        return Outline(tuple(contour.backwards() for contour in flipped.contours))

    def d(self) -> str:
        """Return the shape as the ``d`` attribute of an SVG path."""
        return "".join(_written(contour) for contour in self.contours)


class Trace:
    """A line that is drawn piece by piece."""

    def __init__(self, x: float, y: float, square: float = CIRCLE) -> None:
        """Start at a point; ``square``: how far ``rise`` and ``fall`` bulge towards the corner."""
        self._points: list[Point] = [(x, y)]
        self._square = square

    def line(self, x: float, y: float) -> Trace:
        """Add a straight line to a point."""
        return self.curve(self._points[-1], (x, y), (x, y))

    def curve(self, first: Point, second: Point, end: Point) -> Trace:
        """Add a cubic curve to ``end``, with two handles."""
        self._points += [first, second, end]
        return self

    def rise(self, x: float, y: float) -> Trace:
        """Add a quarter of an oval that begins upright and ends level."""
        x0, y0 = self._points[-1]
        k = self._square
        return self.curve((x0, y0 + k * (y - y0)), (x - k * (x - x0), y), (x, y))

    def fall(self, x: float, y: float) -> Trace:
        """Add a quarter of an oval that begins level and ends upright."""
        x0, y0 = self._points[-1]
        k = self._square
        return self.curve((x0 + k * (x - x0), y0), (x, y - k * (y - y0)), (x, y))

    def open(self) -> Contour:
        """Return the line as it is, to draw it as a stroke."""
        return Contour(tuple(self._points), closed=False)

    def closed(self) -> Contour:
        """Return the line with its end joined to its start, to fill it."""
        if self._points[-1] != self._points[0]:
            self.line(*self._points[0])
        return Contour(tuple(self._points))


def oval(cx: float, cy: float, rx: float, ry: float, square: float = CIRCLE) -> Contour:
    """Return an ellipse; with a ``square`` above ``CIRCLE`` its corners are fuller."""
    trace = Trace(cx - rx, cy, square)
    return trace.rise(cx, cy - ry).fall(cx + rx, cy).rise(cx, cy + ry).fall(cx - rx, cy).closed()


def disc(cx: float, cy: float, radius: float) -> Outline:
    """Return a filled circle."""
    return Outline((oval(cx, cy, radius, radius).filled(),))


def polygon(*points: Point) -> Outline:
    """Return a filled polygon; its corners may be in either direction."""
    trace = Trace(*points[0])
    for point in points[1:]:
        trace.line(*point)
    return Outline((trace.closed().filled(),))


def lozenge(x: float, y: float, half_width: float, half_height: float) -> Outline:
    """Return a diamond with straight sides around a centre."""
    return polygon(
        (x, y - half_height), (x + half_width, y), (x, y + half_height), (x - half_width, y)
    )


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> Outline:
    """Return a rectangle whose corners are rounded by ``radius``."""
    if radius == 0:
        return polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    right, bottom = x + width, y + height
    trace = Trace(x, y + radius).rise(x + radius, y).line(right - radius, y)
    trace.fall(right, y + radius).line(right, bottom - radius)
    trace.rise(right - radius, bottom).line(x + radius, bottom)
    return Outline((trace.fall(x, bottom - radius).closed().filled(),))


def drawn(path: str) -> Outline:
    """Return the shape that is written in ``path``, with SVG's commands M, L, H, V, C and Z."""
    contours: list[Contour] = []
    trace: Trace | None = None
    here: Point = (0.0, 0.0)
    for command, text in re.findall(r"([MLHVCZ])([^MLHVCZ]*)", path):
        numbers = [float(number) for number in text.replace(",", " ").split()]
        if command == "M":
            if trace is not None:
                contours.append(trace.open())
            here = (numbers[0], numbers[1])
            trace = Trace(*here)
            continue
        if trace is None:
            raise ValueError(f"path text has to start with M: {path!r}")
        if command == "Z":
            contours.append(trace.closed())
            trace = None
            continue
        for end in _steps(command, numbers, here):
            here = end[-1]
            if len(end) == 1:
                trace.line(*here)
            else:
                trace.curve(*end)
    if trace is not None:
        contours.append(trace.open())
    return Outline(tuple(contours))


def _steps(command: str, numbers: Sequence[float], here: Point) -> Iterable[list[Point]]:
    """Return the pieces of one command: [end] for a line, [handle, handle, end] for a curve."""
    if command == "H":
        return [[(x, here[1])] for x in numbers]
    if command == "V":
        return [[(here[0], y)] for y in numbers]
    pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
    size = 3 if command == "C" else 1
    return [pairs[i : i + size] for i in range(0, len(pairs), size)]


def number(value: float) -> str:
    """Write a coordinate to a hundredth of a unit, without needless zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _written(contour: Contour) -> str:
    text = f"M{_pair(contour.points[0])}"
    pieces = contour.pieces()
    if contour.closed and pieces and _is_line(pieces[-1]):
        pieces.pop()  # Z draws it
    for piece in pieces:
        start, first, second, end = piece
        if not _is_line(piece):
            text += f"C{_pair(first)} {_pair(second)} {_pair(end)}"
        elif number(start[1]) == number(end[1]):
            text += f"H{number(end[0])}"
        elif number(start[0]) == number(end[0]):
            text += f"V{number(end[1])}"
        else:
            text += f"L{_pair(end)}"
    return text + ("Z" if contour.closed else "")


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _is_line(piece: tuple[Point, Point, Point, Point]) -> bool:
    start, first, second, end = piece
    return first in (start, end) and second in (start, end)
