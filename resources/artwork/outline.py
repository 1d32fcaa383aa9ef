"""Shapes made of cubic curves, and the little SVG needed to write them down.

Every shape of the deck is an :class:`Outline`.  Keeping lines as curves too makes moving, turning,
mirroring and splitting one operation each; the writer turns them back into lines.
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
    """One pen movement: a start point, then three points for each cubic piece."""

    points: tuple[Point, ...]
    closed: bool = True

    def pieces(self) -> list[tuple[Point, Point, Point, Point]]:
        """The cubic pieces, each with its own start point."""
        p = self.points
        return [(p[i], p[i + 1], p[i + 2], p[i + 3]) for i in range(0, len(p) - 1, 3)]

    def mapped(self, change: Callable[[Point], Point]) -> Contour:
        """The contour with every point, handles too, moved by an affine change."""
        return Contour(tuple(change(point) for point in self.points), self.closed)

    def backwards(self) -> Contour:
        """The same line drawn from its end to its start."""
        return Contour(self.points[::-1], self.closed)

    def area(self) -> float:
        """Signed area of the polygon through all points; only the sign is relied upon."""
        return sum(
            x0 * y1 - x1 * y0
            for (x0, y0), (x1, y1) in zip(
                self.points, self.points[1:] + self.points[:1], strict=True
            )
        )

    def filled(self) -> Contour:
        """The contour run the way that fills: overlapping filled contours add up to one shape."""
        return self if self.area() >= 0 else self.backwards()

    def hollow(self) -> Contour:
        """The contour run the other way: it cuts a hole into the filled contour around it."""
        return self.filled().backwards()


@dataclass(frozen=True, slots=True)
class Outline:
    """A shape: contours filled by the non-zero rule, in the units of whatever it is drawn on."""

    contours: tuple[Contour, ...]

    def __add__(self, other: Outline) -> Outline:
        return Outline(self.contours + other.contours)

    def mapped(self, change: Callable[[Point], Point]) -> Outline:
        """The shape with every point, handles too, moved by an affine change."""
        return Outline(tuple(contour.mapped(change) for contour in self.contours))

    def moved(self, dx: float, dy: float) -> Outline:
        """The shape moved to the right and down."""
        return self.mapped(lambda p: (p[0] + dx, p[1] + dy))

    def scaled(self, x: float, y: float | None = None) -> Outline:
        """Scaled about the origin, by the same factor both ways unless two are given."""
        factor = x if y is None else y
        return self.mapped(lambda p: (p[0] * x, p[1] * factor))

    def turned(self, degrees: float) -> Outline:
        """Turned clockwise (y points down) about the origin."""
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return self.mapped(lambda p: (p[0] * cos - p[1] * sin, p[0] * sin + p[1] * cos))

    def mirrored(self, axis: float) -> Outline:
        """Mirrored left to right in the vertical line ``x = axis``.

        Each contour is also run backwards, so that what filled still fills.
        """
        flipped = self.mapped(lambda p: (2 * axis - p[0], p[1]))
        return Outline(tuple(contour.backwards() for contour in flipped.contours))

    def d(self) -> str:
        """The shape as the ``d`` attribute of an SVG path."""
        return "".join(_written(contour) for contour in self.contours)


class Trace:
    """A pen line under construction, piece by piece."""

    def __init__(self, x: float, y: float, square: float = CIRCLE) -> None:
        """Start at a point; ``square`` is how far the swings below bulge towards their corner."""
        self._points: list[Point] = [(x, y)]
        self._square = square

    def line(self, x: float, y: float) -> Trace:
        """Go straight to a point."""
        return self.curve(self._points[-1], (x, y), (x, y))

    def curve(self, first: Point, second: Point, end: Point) -> Trace:
        """Go to ``end`` along a cubic with two handles."""
        self._points += [first, second, end]
        return self

    def rise(self, x: float, y: float) -> Trace:
        """A quarter swing that leaves upright and arrives level."""
        x0, y0 = self._points[-1]
        k = self._square
        return self.curve((x0, y0 + k * (y - y0)), (x - k * (x - x0), y), (x, y))

    def fall(self, x: float, y: float) -> Trace:
        """A quarter swing that leaves level and arrives upright."""
        x0, y0 = self._points[-1]
        k = self._square
        return self.curve((x0 + k * (x - x0), y0), (x, y - k * (y - y0)), (x, y))

    def open(self) -> Contour:
        """The line as it is, for stroking."""
        return Contour(tuple(self._points), closed=False)

    def closed(self) -> Contour:
        """The line brought back to its start, for filling."""
        if self._points[-1] != self._points[0]:
            self.line(*self._points[0])
        return Contour(tuple(self._points))


def oval(cx: float, cy: float, rx: float, ry: float, square: float = CIRCLE) -> Contour:
    """An ellipse, or with more than ``CIRCLE`` for ``square`` one with fuller corners."""
    trace = Trace(cx - rx, cy, square)
    return trace.rise(cx, cy - ry).fall(cx + rx, cy).rise(cx, cy + ry).fall(cx - rx, cy).closed()


def disc(cx: float, cy: float, radius: float) -> Outline:
    """A filled circle."""
    return Outline((oval(cx, cy, radius, radius).filled(),))


def polygon(*points: Point) -> Outline:
    """A filled polygon, its corners in either order."""
    trace = Trace(*points[0])
    for point in points[1:]:
        trace.line(*point)
    return Outline((trace.closed().filled(),))


def lozenge(x: float, y: float, half_width: float, half_height: float) -> Outline:
    """A diamond with straight sides about a centre."""
    return polygon(
        (x, y - half_height), (x + half_width, y), (x, y + half_height), (x - half_width, y)
    )


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> Outline:
    """A rectangle, its corners rounded by ``radius``."""
    if radius == 0:
        return polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    right, bottom = x + width, y + height
    trace = Trace(x, y + radius).rise(x + radius, y).line(right - radius, y)
    trace.fall(right, y + radius).line(right, bottom - radius)
    trace.rise(right - radius, bottom).line(x + radius, bottom)
    return Outline((trace.fall(x, bottom - radius).closed().filled(),))


def drawn(path: str) -> Outline:
    """A shape from path text with the absolute commands M, L, H, V, C and Z."""
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
    """The pieces of one drawing command: [end] for a line, [handle, handle, end] for a curve."""
    if command == "H":
        return [[(x, here[1])] for x in numbers]
    if command == "V":
        return [[(here[0], y)] for y in numbers]
    pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
    size = 3 if command == "C" else 1
    return [pairs[i : i + size] for i in range(0, len(pairs), size)]


def number(value: float) -> str:
    """A coordinate to a hundredth of a unit, without needless zeros."""
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
