"""The colours of hands in a range: they show how much of a hand is in it, and its equity."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from analyser.gui.look.theme import ON_SEAT, mixed

INK: Final = QColor(ON_SEAT)
"""The colour of text on a hand in the range; its contrast is 4.5:1 on all these backgrounds."""
IN_RANGE: Final = QColor("#e5d048")
"""The background of a hand in the range, if its equity is not known."""
_WEAK: Final = QColor("#ff9a4d")
_EVEN: Final = QColor("#ffec99")
_STRONG: Final = QColor("#5fb4ff")
_LIGHT: Final = 128
"""A background of at least this lightness counts as light."""
_SPREAD: Final = 0.35
"""The distance from an equity of one half at which a hand has the full colour; few have more."""


_IN_RANGE_ON_PAPER: Final = QColor("#1f4e80")
"""The colour of a hand in the range on a light background, where ``IN_RANGE`` is hard to see."""


def colour_in_range(ground: QColor) -> QColor:
    """Return the colour of hands that are in the range, in a small matrix on this background."""
    return IN_RANGE if ground.lightness() < _LIGHT else _IN_RANGE_ON_PAPER


def colour_of_equity(equity: float | None) -> QColor:
    """Return the background of a hand by its equity: orange below one half, and blue above.

    If ``equity`` is None, which means not known, return a colour that is the same for all hands.
    """
    if equity is None:
        return IN_RANGE
    share = min(1.0, abs(equity - 0.5) / _SPREAD)
    return mixed(_EVEN, _STRONG if equity >= 0.5 else _WEAK, share)
