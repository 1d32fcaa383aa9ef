"""The colours of a range: how much of a hand it has, and what the hand is worth."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from analyser.gui.look.theme import ON_SEAT, mixed

INK: Final = QColor(ON_SEAT)
"""What is written on a hand that is held; it keeps 4.5:1 on all of these grounds."""
HELD: Final = QColor("#e5d048")
"""The ground of a hand that is held, where nobody knows what it is worth."""
_WEAK: Final = QColor("#ff9a4d")
_EVEN: Final = QColor("#ffec99")
_STRONG: Final = QColor("#5fb4ff")
_LIGHT: Final = 128
"""From this lightness on a ground is light."""
_SPREAD: Final = 0.35
"""How far from a half a hand is worth what has all of its colour; few are worth more or less."""


_HELD_ON_PAPER: Final = QColor("#1f4e80")
"""The same on paper, where a light colour would be lost."""


def held_on(ground: QColor) -> QColor:
    """Return the colour of a hand that is held, on this ground of a small matrix."""
    return HELD if ground.lightness() < _LIGHT else _HELD_ON_PAPER


def colour_of_worth(equity: float | None) -> QColor:
    """Return the ground of a hand: orange below a half and blue above, which no eye mixes up."""
    if equity is None:
        return HELD
    share = min(1.0, abs(equity - 0.5) / _SPREAD)
    return mixed(_EVEN, _STRONG if equity >= 0.5 else _WEAK, share)
