"""Draws jokers, backs and the unknown card for the large, small and compact cards."""

from __future__ import annotations

from . import compact, courts, large, small, svg
from .inks import BACK, BACK2, GOLD, JOKER, JOKER2, PAPER, UNKNOWN
from .lettering import BOLD, TEXT, glyph
from .outline import Outline, box, disc, drawn, lozenge, polygon
from .suits import SPADE, star

# A jester's cap with three bells, about 100 units wide, centred on the origin.
_CAP = drawn(
    "M-30 30 C-30 8 -34 -6 -47 -8 C-40 -26 -22 -24 -13 -10 C-12 -26 -8 -36 0 -42"
    " C8 -36 12 -26 13 -10 C22 -24 40 -26 47 -8 C34 -6 30 8 30 30 Z"
)
_BELLS = disc(-47, -4, 7) + disc(47, -4, 7) + disc(0, -44, 7)
_BAND = box(-33, 31, 66, 11, 4)


def _jester(scale: float, x: float, y: float, ink: str) -> list[str]:
    return [
        svg.path((_CAP + _BAND).scaled(scale).moved(x, y), ink),
        svg.path(_BELLS.scaled(scale).moved(x, y), GOLD),
    ]


def small_joker(ink: str) -> str:
    """A small joker: a star in place of the rank, and a jester's cap in place of the sign."""
    return svg.document(
        small.WIDTH, small.HEIGHT, small.paper(),
        svg.path(star(25, 33, 38), ink), *_jester(0.72, 56, 101, ink),
    )  # fmt: skip


def large_joker(ink: str) -> str:
    """A large joker, double-headed like the courts; a star and the word are its index."""
    index = star(15, 26, 32)
    for place, letter in enumerate("JOKER"):
        drawn_letter = glyph(letter, TEXT)
        shape = drawn_letter.shape.scaled(0.17)
        index += shape.moved(26 - drawn_letter.width * 0.085, 55 + 22 * place)
    figure = large.twice("half", svg.path(index, ink), *courts.joker(ink))
    return large.card(figure, *courts.middle("*", ink))


def compact_joker(ink: str) -> str:
    """The mark of a compact joker: a star for the rank, and a jester's cap for the sign."""
    cap = _jester(0.52, 97, compact.MIDDLE_Y, ink)
    return "\n".join((svg.path(star(26, 39, 53), ink), *cap))


def _lattice(x: float, y: float, cell: float, columns: int, rows: int, line: float) -> Outline:
    """The diamonds between crossing diagonal lines, in a rectangle of square cells.

    The diamonds are drawn in the colour of paper instead of the lines. They do not overlap, so a
    renderer draws them in half the time. The rectangle's edge cuts the outer diamonds in half.
    """
    reach = cell / 2 - line * 0.7071  # half a diagonal, less half a line measured along it
    right, bottom = x + cell * columns, y + cell * rows
    middles = [
        (x + cell * column / 2, y + cell * row / 2)
        for row in range(2 * rows + 1)
        for column in range(2 * columns + 1)
        if (row + column) % 2
    ]
    diamonds = Outline(())
    for cx, cy in middles:
        corners = ((cx, cy - reach), (cx + reach, cy), (cx, cy + reach), (cx - reach, cy))
        diamonds += polygon(
            *((min(max(px, x), right), min(max(py, y), bottom)) for px, py in corners)
        )
    return diamonds


def _studs(x: float, y: float, cell: float, columns: int, rows: int, size: float) -> Outline:
    """A small lozenge on every other crossing inside a lattice."""
    studs = Outline(())
    for row in range(1, rows):
        for column in range(1, columns):
            if (row + column) % 2 == 0:
                studs += lozenge(x + cell * column, y + cell * row, size, size)
    return studs


def _small_pattern(ink: str) -> list[str]:
    """The pattern of a small back: a wide lattice with gold studs, still clear at 44 pixels."""
    lattice = (14.0, 16.0, 18.0, 4, 6)
    return [
        svg.path(box(6, 6, 88, 128, 5), ink),
        svg.path(box(14.5, 16.5, 71, 107), PAPER),
        svg.path(_lattice(*lattice, line=2), ink),
        svg.path(_studs(*lattice, 5.5), GOLD),
        svg.line(box(11, 11, 78, 118, 3), PAPER, 2),
    ]


def _compact_pattern(ink: str) -> list[str]:
    """The pattern of a compact back: the small pattern turned on its side."""
    lattice = (16.0, 14.0, 18.0, 6, 4)
    return [
        svg.path(box(6, 6, 128, 88, 5), ink),
        svg.path(box(16.5, 14.5, 107, 71), PAPER),
        svg.path(_lattice(*lattice, line=2), ink),
        svg.path(_studs(*lattice, 5.5), GOLD),
        svg.line(box(11, 11, 118, 78, 3), PAPER, 2),
    ]


def _large_pattern(ink: str) -> list[str]:
    """The pattern of a large back: a lattice with gold studs, still clear at 78 pixels."""
    lattice = (28.0, 29.5, 24.25, 8, 12)
    return [
        svg.path(box(13, 13, 224, 324, 9), ink),
        svg.path(box(28.5, 30, 193, 290), PAPER),
        svg.path(_lattice(*lattice, line=1.9), ink),
        svg.path(_studs(*lattice, 5.5), GOLD),
        svg.line(box(20.5, 20.5, 209, 309, 5), PAPER, 2.2),
    ]


def small_back(ink: str) -> str:
    """The back of a small card: only the pattern."""
    return svg.document(small.WIDTH, small.HEIGHT, small.paper(), *_small_pattern(ink))


def large_back(ink: str) -> str:
    """The back of a large card: the pattern around a panel with two spades, foot to foot."""
    emblem = SPADE.scaled(0.44).moved(125, 175 - 22)
    return large.card(
        *_large_pattern(ink),
        svg.line(lozenge(125, 175, 72.75, 109.1), PAPER, 3, fill=ink),
        svg.line(lozenge(125, 175, 63.5, 95.2), GOLD, 2),
        large.twice("emblem", svg.path(emblem, PAPER), svg.path(disc(125, 106, 3.8), GOLD)),
    )


def _query(x: float, y: float, scale: float, radius: float, ring: float) -> list[str]:
    """A question mark in a gold ring, on a medallion that lies over the pattern of a back.

    Args:
        x: the middle of the medallion, from the left.
        y: the middle of the medallion, from above.
        scale: the scale of the question mark.
        radius: the radius of the medallion.
        ring: how far inside the medallion's edge the gold ring lies; 0 for no ring.
    """
    mark = glyph("?", BOLD)
    shape = mark.shape.scaled(scale).moved(x - mark.width * scale / 2, y - 50 * scale)
    gold = [svg.line(disc(x, y, radius - ring), GOLD, 2)] if ring else []
    return [
        svg.line(disc(x, y, radius), PAPER, 3, fill=UNKNOWN),
        *gold,
        svg.path(shape, PAPER),
    ]


def small_unknown() -> str:
    """A small card for an unknown one: a back with a question mark."""
    query = _query(50, 70, 0.46, 33, 0)
    pattern = _small_pattern(UNKNOWN)
    return svg.document(small.WIDTH, small.HEIGHT, small.paper(), *pattern, *query)


def large_unknown() -> str:
    """A large card for an unknown one: a back with a question mark."""
    return large.card(*_large_pattern(UNKNOWN), *_query(125, 175, 0.92, 69, 9))


_JOKERS = {"Jo": JOKER, "Jo2": JOKER2}
_BACKS = {"back": BACK, "back2": BACK2}


def compact_parts() -> dict[str, str]:
    """Return papers and marks of the compact family beside those of the 52 cards, by name."""
    query = "\n".join(_query(compact.MIDDLE_X, compact.MIDDLE_Y, 0.46, 33, 0))
    printed = {
        f"{compact.BLANK}-{name}": compact.paper(*_compact_pattern(ink))
        for name, ink in {**_BACKS, "unknown": UNKNOWN}.items()
    }
    marks = {name: compact_joker(ink) for name, ink in _JOKERS.items()}
    return {compact.BLANK: compact.paper(), **printed, **marks, "unknown": query}


def faces() -> dict[str, str]:
    """Return the SVG text of the extra cards by ``family/name``, such as ``small/back``."""
    files: dict[str, str] = {}
    for family, joker, back, unknown in (
        ("large", large_joker, large_back, large_unknown),
        ("small", small_joker, small_back, small_unknown),
    ):
        files |= {f"{family}/{name}": joker(ink) for name, ink in _JOKERS.items()}
        files |= {f"{family}/{name}": back(ink) for name, ink in _BACKS.items()}
        files[f"{family}/unknown"] = unknown()
    return files
