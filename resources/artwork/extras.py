"""Jokers, backs and the unknown card, in both sizes."""

from __future__ import annotations

from artwork import large, small, svg
from artwork.inks import BACK, BACK2, GOLD, JOKER, JOKER2, PAPER, UNKNOWN
from artwork.lettering import BOLD, glyph
from artwork.outline import Outline, box, disc, drawn, polygon

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


def _star(radius: float, x: float, y: float) -> Outline:
    star = Outline(())
    points = []
    for i in range(10):
        reach = radius if i % 2 == 0 else radius * 0.45
        corner = polygon((0, -reach), (0, 0)).turned(36 * i)
        points.append(corner.contours[0].points[0])
    star = polygon(*points)
    return star.moved(x, y)


def small_joker(ink: str) -> str:
    return svg.document(
        small.WIDTH, small.HEIGHT, small.paper(),
        svg.path(_star(24, 34, 36), ink), *_jester(0.76, 55, 98, ink),
    )  # fmt: skip


def large_joker(ink: str) -> str:
    return large.card(
        large.twice("index", svg.path(_star(18, 26, 36), ink)), *_jester(1.4, 125, 175, ink)
    )


def small_unknown() -> str:
    mark = glyph("?", BOLD)
    shape = mark.shape.scaled(0.8).moved(50 - mark.width * 0.4, 30)
    return svg.document(small.WIDTH, small.HEIGHT, small.paper(), svg.path(shape, UNKNOWN))


def large_unknown() -> str:
    mark = glyph("?", BOLD)
    shape = mark.shape.scaled(1.5).moved(125 - mark.width * 0.75, 100)
    return large.card(svg.path(shape, UNKNOWN))


def small_back(ink: str) -> str:
    tiles = Outline(())
    for row in range(9):
        for column in range(6):
            x, y = 17 + column * 13.2, 17.4 + row * 13.15
            tiles += polygon((x, y - 4.5), (x + 4.5, y), (x, y + 4.5), (x - 4.5, y))
    return svg.document(
        small.WIDTH, small.HEIGHT, small.paper(), svg.path(box(6, 6, 88, 128, 5), ink),
        svg.path(tiles, PAPER, 0.9),
    )  # fmt: skip


def large_back(ink: str) -> str:
    tiles = Outline(())
    for row in range(15):
        for column in range(10):
            x, y = 35 + column * 20.0, 35 + row * 20.0
            tiles += polygon((x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y))
    return large.card(svg.path(box(14, 14, 222, 322, 9), ink), svg.path(tiles, PAPER, 0.9))


def faces() -> dict[str, str]:
    """The extra cards' SVG text by ``family/name``."""
    return {
        "small/Jo": small_joker(JOKER), "large/Jo": large_joker(JOKER),
        "small/Jo2": small_joker(JOKER2), "large/Jo2": large_joker(JOKER2),
        "small/unknown": small_unknown(), "large/unknown": large_unknown(),
        "small/back": small_back(BACK), "large/back": large_back(BACK),
        "small/back2": small_back(BACK2), "large/back2": large_back(BACK2),
    }  # fmt: skip
