"""Where the parts of a plate with the matrix of a range lie."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRect

from analyser.gui.felt.geometry import AROUND_MATRIX, BESIDE
from analyser.gui.felt.sizes import Sizes
from analyser.gui.look.theme import LEAST_TARGET

FRAME: Final = 2
"""What the field of the text has above and below it, in device-independent pixels."""


class RangePlate(NamedTuple):
    """The parts of a plate with the matrix of a range; what has no room is empty.

    ``size``: how many hands it has, or what is wrong with the text; ``slider``: the best hands;
    ``kinds``: what it makes on the board; ``hand``: the one in focus, spelled out.
    """

    matrix: QRect
    name: QRect
    field: QRect
    size: QRect
    slider: QRect
    kinds: QRect
    hand: QRect


def range_plate(place: QRect, sizes: Sizes) -> RangePlate:
    """Return where the parts of a plate with a matrix lie; only the plate's size counts."""
    width, height = place.width(), place.height()
    edge, gap, inset = sizes.px(18 + 4), sizes.px(14), sizes.px(12)
    words = min(round(BESIDE * sizes.unit * sizes.text), width * 2 // 5)
    around = sizes.px(sizes.between(AROUND_MATRIX, 6))
    cell = max(min((height - 2 * around) // 13, (width - edge - gap - inset - words) // 13), 1)
    matrix = QRect(edge, (height - 13 * cell) // 2, 13 * cell, 13 * cell)
    left, top = matrix.right() + 1 + gap, sizes.px(10)
    foot = height - sizes.px(16)  # above a bet that lies on the edge
    rows: list[QRect] = []
    for high, space in (
        (sizes.line(14), 4),
        (max(sizes.line(14) + sizes.px(sizes.between(16, 8)), LEAST_TARGET) + 2 * FRAME, 4),
        (2 * sizes.line(13), 0), (max(sizes.px(20), LEAST_TARGET), 0),
    ):  # fmt: skip
        fits = top + high <= foot - sizes.line(14) or not rows
        rows.append(QRect(left, top, width - left - inset, high) if fits else QRect())
        top += (high + sizes.px(space)) if fits else 0
    name, field, size, slider = rows
    hand = QRect(left, foot - sizes.line(14), name.width(), sizes.line(14))
    kinds = QRect(left, top, name.width(), max(hand.top() - sizes.px(4) - top, 0))
    return RangePlate(matrix, name, field, size, slider, kinds, hand)
