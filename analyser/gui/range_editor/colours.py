"""The colours of a range: how much of a hand it has, and what the hand is worth."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from analyser.gui.look.theme import ON_SEAT, mixed

INK: Final = QColor(ON_SEAT)
"""The text on a hand that the range has; its contrast is 4.5:1 on all of these grounds."""
HELD: Final = QColor("#e5d048")
"""The ground of a hand that the range has, if its equity is not known."""
_WEAK: Final = QColor("#ff9a4d")
_EVEN: Final = QColor("#ffec99")
_STRONG: Final = QColor("#5fb4ff")
_LIGHT: Final = 128
"""From this lightness on a ground is light."""
_SPREAD: Final = 0.35
"""How far from a half the equity of a hand with the full colour is; few are further from it."""


_HELD_ON_PAPER: Final = QColor("#1f4e80")
"""The same on paper, on which a light colour would be hard to see."""


def held_on(ground: QColor) -> QColor:
    """Return the colour in which a small matrix on this ground shows a hand that the range has."""
    return HELD if ground.lightness() < _LIGHT else _HELD_ON_PAPER


def colour_of_worth(equity: float | None) -> QColor:
    """Return the ground of a hand by its equity: orange below a half and blue above."""
    if equity is None:
        return HELD
    share = min(1.0, abs(equity - 0.5) / _SPREAD)
    return mixed(_EVEN, _STRONG if equity >= 0.5 else _WEAK, share)
