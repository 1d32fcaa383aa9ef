"""The colours of hands that are in a range: by equity, or one colour if no equity is known."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from analyser.gui.look.theme import ON_SEAT, mixed

INK: Final = QColor(ON_SEAT)
"""The colour of text on a hand in the range. It has a contrast of at least 4.5:1 to every colour
that ``colour_of_equity`` returns."""
IN_RANGE: Final = QColor("#e5d048")
"""The background of a hand in the range, if its equity is not known."""
_WEAK: Final = QColor("#ff9a4d")
_EVEN: Final = QColor("#ffec99")
_STRONG: Final = QColor("#5fb4ff")
_LIGHT: Final = 128
"""A background of at least this lightness, of 0 to 255, counts as light."""
_SPREAD: Final = 0.35
"""A hand whose equity is at least this far from one half has the full colour, orange or blue."""


_IN_RANGE_ON_PAPER: Final = QColor("#1f4e80")
"""The colour of a hand in the range on a light background, where ``IN_RANGE`` is hard to see."""


def colour_in_range(ground: QColor) -> QColor:
    """Return the colour of hands in the range for a small matrix; ``ground``: its background."""
    return IN_RANGE if ground.lightness() < _LIGHT else _IN_RANGE_ON_PAPER


def colour_of_equity(equity: float | None) -> QColor:
    """Return the background of a hand in the range: orange below an equity of one half, blue above.

    The nearer the equity is to one half, the paler is the colour. If the equity is None, which
    means that it is not known, return ``IN_RANGE``.
    """
    if equity is None:
        return IN_RANGE
    share = min(1.0, abs(equity - 0.5) / _SPREAD)
    return mixed(_EVEN, _STRONG if equity >= 0.5 else _WEAK, share)
