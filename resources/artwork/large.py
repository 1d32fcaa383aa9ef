"""Draws large faces, 78 pixels and wider: corner indices, and pips in the traditional places."""

from __future__ import annotations

from . import courts, svg
from .inks import GOLD, PAPER, SUIT_INKS
from .lettering import TEXT, Glyph, glyph
from .outline import Outline, disc, drawn, number, oval
from .small import paper
from .suits import SIGNS

WIDTH, HEIGHT = 250.0, 350.0
MIDDLE_X, MIDDLE_Y = WIDTH / 2, HEIGHT / 2

_INDEX_X = 27.0  # the line on which rank and sign of an index are centred
_RANK_TOP, _RANK_SCALE = 16.0, 0.47
_SIGN_Y, _SIGN_SCALE = 87.0, 0.33

_LEFT, _CENTRE, _RIGHT = 80.0, 125.0, 170.0
_TOP, _BOTTOM = 66.0, 284.0
_PIP_SCALE = 0.46


def _row(share: float) -> float:
    """Return the y of a row of pips; ``share``: 0 for the top row, 1 for the bottom row."""
    return _TOP + share * (_BOTTOM - _TOP)


def _pair(share: float) -> list[tuple[float, float]]:
    return [(_LEFT, _row(share)), (_RIGHT, _row(share))]


def _single(share: float) -> list[tuple[float, float]]:
    return [(_CENTRE, _row(share))]


_QUAD = _pair(0) + _pair(1)
_SIX = _QUAD + _pair(1 / 2)
_EIGHT_SIDES = _QUAD + _pair(1 / 3) + _pair(2 / 3)

PIPS: dict[str, list[tuple[float, float]]] = {
    "2": _single(0) + _single(1),
    "3": _single(0) + _single(1 / 2) + _single(1),
    "4": _QUAD,
    "5": _QUAD + _single(1 / 2),
    "6": _SIX,
    "7": _SIX + _single(1 / 4),
    "8": _SIX + _single(1 / 4) + _single(3 / 4),
    "9": _EIGHT_SIDES + _single(1 / 2),
    "10": _EIGHT_SIDES + _single(1 / 6) + _single(5 / 6),
}
"""Where each number card has its pips, in card units; those below the middle are turned round."""


def card(*parts: str) -> str:
    """Return a large card with these parts, as SVG text."""
    return svg.document(WIDTH, HEIGHT, paper(WIDTH, HEIGHT, 17, 2.5), *parts)


def twice(name: str, *parts: str) -> str:
    """Return parts together with the same parts turned by half a circle about the card's middle."""
    turn = f"rotate(180 {number(MIDDLE_X)} {number(MIDDLE_Y)})"
    return svg.group(*parts, name=name) + "\n" + svg.use(name, turn)


def index_rank(drawn_rank: Glyph) -> Outline:
    """Return a rank in its place in the upper left corner."""
    left = _INDEX_X - drawn_rank.width * _RANK_SCALE / 2
    return drawn_rank.shape.scaled(_RANK_SCALE).moved(left, _RANK_TOP)


def _index(rank_name: str, suit: str) -> str:
    sign = SIGNS[suit].scaled(_SIGN_SCALE).moved(_INDEX_X, _SIGN_Y)
    return svg.path(index_rank(glyph(rank_name, TEXT)) + sign, SUIT_INKS[suit])


def face(rank_name: str, suit: str) -> str:
    """Return the large face of a card as SVG text; ``rank_name``: as printed, so not ``T``."""
    if rank_name == "A":
        return card(twice("index", _index(rank_name, suit)), _ace(suit))
    if rank_name in PIPS:
        return card(_pip_sign(suit), twice("index", _index(rank_name, suit)), _pips(rank_name))
    figure = twice("half", _index(rank_name, suit), *courts.half(rank_name, suit))
    return card(figure, *courts.middle(suit, SUIT_INKS[suit]))


def _pip_sign(suit: str) -> str:
    return svg.defs(svg.named("pip", SIGNS[suit].scaled(_PIP_SCALE), SUIT_INKS[suit]))


def _pips(rank_name: str) -> str:
    uses = []
    for x, y in sorted(PIPS[rank_name], key=lambda place: (place[1], place[0])):
        turn = " rotate(180)" if y > MIDDLE_Y else ""
        uses.append(svg.use("pip", f"translate({number(x)} {number(y)}){turn}"))
    return svg.group(*uses, name="pips")


_SPRIG = drawn(
    "M125 72 C118 63 118 51 125 40 C132 51 132 63 125 72 Z"
    "M117 77 C105 76 97 69 93 57 C105 58 114 65 117 77 Z"
    "M133 77 C145 76 153 69 157 57 C145 58 136 65 133 77 Z"
)
_RULE = "M72 84 H108 M142 84 H178"
_INLINES: dict[str, Outline] = {
    "c": Outline(tuple(oval(x, y, 16, 16) for x, y in ((0, -26), (-25, 11), (25, 11)))),
    "d": SIGNS["d"].scaled(0.76),
    "h": SIGNS["h"].scaled(0.8).moved(0, -1),
    "s": drawn(
        "M-19 29 C-31 32 -38.5 24 -38.5 13 C-38.5 -9 -9 -23 0 -37"
        " C9 -23 38.5 -9 38.5 13 C38.5 24 31 32 19 29"
    ),
}
"""A fine line inside the edge of each ace's sign, in the units of the sign."""


def _ace(suit: str) -> str:
    """A large sign with a fine line and a smaller sign inside, between two sprigs.

    By custom the ace of spades is the deck's showpiece, so its sign is the largest.
    """
    sign, ink = SIGNS[suit], SUIT_INKS[suit]
    size = 1.6 if suit == "s" else 1.45
    drop = {"c": -1, "d": 0, "h": -2, "s": 8}[suit]  # to the middle of the sign's broad part
    return svg.group(
        svg.path(sign.scaled(size).moved(MIDDLE_X, MIDDLE_Y), ink),
        svg.line(_INLINES[suit].scaled(size).moved(MIDDLE_X, MIDDLE_Y), PAPER, 1.8),
        svg.path(sign.scaled(0.48).moved(MIDDLE_X, MIDDLE_Y + drop), PAPER),
        svg.path(sign.scaled(0.36).moved(MIDDLE_X, MIDDLE_Y + drop), GOLD),
        twice("sprig", svg.path(_SPRIG + disc(125, 84, 4), ink), svg.line(_RULE, GOLD, 2.5)),
        name="ace",
    )
