"""Large faces, 84 pixels and wider: corner indices, and pips where tradition puts them."""

from __future__ import annotations

from artwork import courts, svg
from artwork.inks import GOLD, PAPER, SUIT_INKS
from artwork.lettering import TEXT, Glyph, glyph
from artwork.outline import Outline, disc, drawn, number
from artwork.small import paper
from artwork.suits import SIGNS

WIDTH, HEIGHT = 250.0, 350.0
MIDDLE_X, MIDDLE_Y = WIDTH / 2, HEIGHT / 2

_INDEX_X = 26.0  # the line on which rank and sign of an index are centred
_RANK_TOP, _RANK_SCALE = 17.0, 0.4
_SIGN_Y, _SIGN_SCALE = 77.0, 0.27

_LEFT, _CENTRE, _RIGHT = 82.0, 125.0, 168.0
_TOP, _BOTTOM = 66.0, 284.0
_PIP_SCALE = 0.46


def _row(share: float) -> float:
    """The height of a row of pips, as a share of the way from the top row to the bottom row."""
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
    """A large card with the given contents, as SVG text."""
    return svg.document(WIDTH, HEIGHT, paper(WIDTH, HEIGHT, 16, 2.5), *parts)


def twice(name: str, *parts: str) -> str:
    """Parts, and the same turned half round about the middle of the card."""
    turn = f"rotate(180 {number(MIDDLE_X)} {number(MIDDLE_Y)})"
    return svg.group(*parts, name=name) + "\n" + svg.use(name, turn)


def index_rank(drawn_rank: Glyph) -> Outline:
    """A rank in the upper left corner."""
    left = _INDEX_X - drawn_rank.width * _RANK_SCALE / 2
    return drawn_rank.shape.scaled(_RANK_SCALE).moved(left, _RANK_TOP)


def _index(rank_name: str, suit: str) -> str:
    sign = SIGNS[suit].scaled(_SIGN_SCALE).moved(_INDEX_X, _SIGN_Y)
    return svg.path(index_rank(glyph(rank_name, TEXT)) + sign, SUIT_INKS[suit])


def face(rank_name: str, suit: str) -> str:
    """The large face of a card, as SVG text; ``rank_name`` as printed (``10``, not ``T``)."""
    if rank_name == "A":
        return card(twice("index", _index(rank_name, suit)), _ace(suit))
    if rank_name in PIPS:
        return card(_pip_sign(suit), twice("index", _index(rank_name, suit)), _pips(rank_name))
    return card(twice("half", _index(rank_name, suit), *courts.half(rank_name, suit)))


def _pip_sign(suit: str) -> str:
    return svg.defs(svg.named("pip", SIGNS[suit].scaled(_PIP_SCALE), SUIT_INKS[suit]))


def _pips(rank_name: str) -> str:
    uses = []
    for x, y in sorted(PIPS[rank_name], key=lambda place: (place[1], place[0])):
        turn = " rotate(180)" if y > MIDDLE_Y else ""
        uses.append(svg.use("pip", f"translate({number(x)} {number(y)}){turn}"))
    return svg.group(*uses, name="pips")


_SPRIG = drawn(
    "M125 88 C119 80 119 70 125 60 C131 70 131 80 125 88 Z"
    "M118 92 C108 91 101 85 98 75 C108 76 115 82 118 92 Z"
    "M132 92 C142 91 149 85 152 75 C142 76 135 82 132 92 Z"
)
_RULE = "M62 101 H104 M146 101 H188"


def _ace(suit: str) -> str:
    """A large sign with a smaller one laid in, between two sprigs."""
    sign = SIGNS[suit]
    ink = SUIT_INKS[suit]
    centre = (MIDDLE_X, MIDDLE_Y)
    return svg.group(
        svg.path(sign.scaled(1.16).moved(*centre), ink),
        svg.path(sign.scaled(0.42).moved(*centre), PAPER),
        svg.path(sign.scaled(0.3).moved(*centre), GOLD),
        twice(
            "sprig",
            svg.path(_SPRIG + disc(125, 98, 4), ink),
            svg.line(_RULE, GOLD, 2.5),
        ),
        name="ace",
    )
