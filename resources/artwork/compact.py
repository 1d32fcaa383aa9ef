"""Draws compact faces, 34 to 110 pixels wide: rank and sign side by side, for the deck's grid.

A compact card lies on its side. Every sign has the same room, so that the cards of one column in a
deck line up. One file has all cards, as a viewer draws the whole deck at once. Papers and marks are
groups with names: a mark can be drawn alone, or on paper that is a little wider or higher.
"""

from __future__ import annotations

from collections.abc import Mapping

from . import small, svg
from .inks import SUIT_INKS
from .lettering import BOLD, Nib, glyph
from .outline import Outline
from .suits import SIGNS

WIDTH, HEIGHT = 140.0, 100.0
MIDDLE_X, MIDDLE_Y = WIDTH / 2, HEIGHT / 2

_NIB: Nib = BOLD.lighter(0.95)  # beside a sign of its own height a rank looks heavier than above it
_RANK_SCALE, _SIGN_SCALE = 0.56, 0.55
_GAP = 8.5
_SIGN_ROOM = 96 * _SIGN_SCALE  # the broadest sign


BLANK = "paper"
"""The name of the paper of every card that has none of its own, ``paper-back`` for a back."""


def paper(*printed: str) -> str:
    """Return the blank card, with the parts that are printed all over it."""
    return "\n".join((small.paper(WIDTH, HEIGHT, 10, 1.5), *printed))


def sheet(drawn: Mapping[str, str]) -> str:
    """Return papers and marks by their names as the text of one SVG file."""
    groups = [svg.group(part, name=name) for name, part in drawn.items()]
    return svg.document(WIDTH, HEIGHT, *groups)


def alone(drawn: Mapping[str, str], name: str) -> str:
    """Return one card, its mark on its paper, as SVG text."""
    own = f"{BLANK}-{name}"
    wanted = (own if own in drawn else BLANK, name)
    return sheet({part: drawn[part] for part in wanted if part in drawn})


def _outline(rank_name: str, suit: str) -> Outline:
    """Rank and sign side by side, in the middle of the card."""
    drawn = glyph(rank_name, _NIB)
    width = drawn.width * _RANK_SCALE
    left = MIDDLE_X - (width + _GAP + _SIGN_ROOM) / 2
    sign = SIGNS[suit].scaled(_SIGN_SCALE).moved(left + width + _GAP + _SIGN_ROOM / 2, MIDDLE_Y)
    return drawn.shape.scaled(_RANK_SCALE).moved(left, MIDDLE_Y - _RANK_SCALE * 50) + sign


def mark(rank_name: str, suit: str) -> str:
    """Return the mark of a card; ``rank_name``: as printed, so not ``T``."""
    return svg.path(_outline(rank_name, suit), SUIT_INKS[suit])
