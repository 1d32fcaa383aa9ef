"""Jokers, backs and the unknown card, in both sizes."""

from __future__ import annotations

from . import courts, large, small, svg
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
    """A star for a rank, and a jester's cap for a sign."""
    return svg.document(
        small.WIDTH, small.HEIGHT, small.paper(),
        svg.path(star(25, 33, 38), ink), *_jester(0.72, 56, 101, ink),
    )  # fmt: skip


def large_joker(ink: str) -> str:
    """Double-headed like the courts; its index is a star and the word down the side."""
    index = star(15, 26, 32)
    for place, letter in enumerate("JOKER"):
        drawn_letter = glyph(letter, TEXT)
        shape = drawn_letter.shape.scaled(0.17)
        index += shape.moved(26 - drawn_letter.width * 0.085, 55 + 22 * place)
    figure = large.twice("half", svg.path(index, ink), *courts.joker(ink))
    return large.card(figure, *courts.middle("*", ink))


def small_unknown() -> str:
    """A question mark: a card that nobody has seen."""
    mark = glyph("?", BOLD)
    shape = mark.shape.scaled(0.8).moved(50 - mark.width * 0.4, 30)
    return svg.document(small.WIDTH, small.HEIGHT, small.paper(), svg.path(shape, UNKNOWN))


def large_unknown() -> str:
    """A question mark: a card that nobody has seen."""
    mark = glyph("?", BOLD)
    shape = mark.shape.scaled(1.5).moved(125 - mark.width * 0.75, 100)
    return large.card(svg.path(shape, UNKNOWN))


def _lattice(x: float, y: float, cell: float, columns: int, rows: int, line: float) -> Outline:
    """The diamonds between crossing diagonals, over a field of square cells.

    What lies between the lines is drawn, on paper, because it has no overlaps and so takes a
    renderer half the time that stroking the lines does. Diamonds at the rim are cut in half by it.
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


def small_back(ink: str) -> str:
    """A wide lattice with gold studs, plain enough for 44 pixels."""
    lattice = (14.0, 16.0, 18.0, 4, 6)
    return svg.document(
        small.WIDTH, small.HEIGHT, small.paper(),
        svg.path(box(6, 6, 88, 128, 5), ink),
        svg.path(box(14.5, 16.5, 71, 107), PAPER),
        svg.path(_lattice(*lattice, line=2), ink),
        svg.path(_studs(*lattice, 5.5), GOLD),
        svg.line(box(11, 11, 78, 118, 3), PAPER, 2),
    )  # fmt: skip


def large_back(ink: str) -> str:
    """A lattice with gold studs round a panel that holds two spades, foot to foot."""
    lattice = (27.0, 28.0, 196 / 12, 12, 18)
    emblem = SPADE.scaled(0.42).moved(125, 175 - 21)
    return large.card(
        svg.path(box(13, 13, 224, 324, 9), ink),
        svg.path(box(27.5, 28.5, 195, 293), PAPER),
        svg.path(_lattice(*lattice, line=1.6), ink),
        svg.path(_studs(*lattice, 4.2), GOLD),
        svg.line(box(21, 21, 208, 308, 5), PAPER, 2),
        svg.line(lozenge(125, 175, 65.33, 98), PAPER, 3, fill=ink),
        svg.line(lozenge(125, 175, 57, 85.5), GOLD, 1.8),
        large.twice("emblem", svg.path(emblem, PAPER), svg.path(disc(125, 111, 3.4), GOLD)),
    )


def faces() -> dict[str, str]:
    """The extra cards' SVG text by ``family/name``."""
    return {
        "small/Jo": small_joker(JOKER), "large/Jo": large_joker(JOKER),
        "small/Jo2": small_joker(JOKER2), "large/Jo2": large_joker(JOKER2),
        "small/unknown": small_unknown(), "large/unknown": large_unknown(),
        "small/back": small_back(BACK), "large/back": large_back(BACK),
        "small/back2": small_back(BACK2), "large/back2": large_back(BACK2),
    }  # fmt: skip
