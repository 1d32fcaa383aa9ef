"""Colours, spacing and type of the window.

Everything is derived from a palette, so that the system's own colours are respected and a test can
hand in any palette: Qt's colour scheme cannot be set on every platform. Light and Dark bring a
palette of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtGui import QColor, QFont, QPalette

# One spacing scale, in device-independent pixels.
TIGHT = 4
SMALL = 8
MEDIUM = 12
LARGE = 16
CORNER = 8
"""Radius of a panel's corners."""
CARD_WIDTH = 44
"""The narrowest card that reads well, and the narrowest comfortable target."""
CARD_ASPECT = 7 / 5
"""Height of a card over its width, that of a playing card of 2.5 by 3.5 inches."""


class ThemeName(StrEnum):
    """The themes a user can choose; the values are what the settings keep."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class DeckColours(StrEnum):
    """The inks of the four suits; the values are the palettes' names in inks.json."""

    TWO = "two-colour"
    FOUR = "four-colour"
    SAFE = "colour-blind-safe"


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours that a palette has no role for. All text colours keep 4.5:1 on their ground.

    Attributes:
        dark: whether the palette is a dark one.
        felt: the ground that the cards lie on; ``on_felt`` and ``muted_on_felt`` are read on it.
        slot: the outline of an empty slot on the felt.
        active: the ring around the slot that the next card goes to, and around the card in focus.
        panel, panel_border, muted: the ground, outline and quieter text of the result panels.
        badge, on_badge: the tag on a used card.
        win, on_win: the tag of a seat that wins, leads or ties.
        warning, on_warning: the ground and text of a refusal.
    """

    dark: bool
    felt: QColor
    on_felt: QColor
    muted_on_felt: QColor
    slot: QColor
    active: QColor
    panel: QColor
    panel_border: QColor
    text: QColor
    muted: QColor
    badge: QColor
    on_badge: QColor
    win: QColor
    on_win: QColor
    warning: QColor
    on_warning: QColor


def theme_of(palette: QPalette) -> Theme:
    """Return the theme that goes with a palette."""
    window = palette.color(QPalette.ColorRole.Window)
    text = palette.color(QPalette.ColorRole.WindowText)
    dark = window.lightnessF() < text.lightnessF()
    return Theme(
        dark=dark,
        felt=QColor("#1b3b2f" if dark else "#2a6a50"),
        on_felt=QColor("#eef4f0" if dark else "#ffffff"),
        muted_on_felt=QColor("#b3c9bf" if dark else "#dbeae3"),
        slot=QColor("#6d9485" if dark else "#9cc4b3"),
        active=QColor("#ffcf57"),
        panel=palette.color(QPalette.ColorRole.Base),
        panel_border=mixed(window, text, 0.2),
        text=palette.color(QPalette.ColorRole.Text),
        muted=mixed(palette.color(QPalette.ColorRole.Base), text, 0.72),
        badge=QColor("#10251d"),
        on_badge=QColor("#ffffff"),
        win=QColor("#7ed3a4" if dark else "#1d6b45"),
        on_win=QColor("#0b2417" if dark else "#ffffff"),
        warning=QColor("#ffe3a3"),
        on_warning=QColor("#4a2f00"),
    )


def mixed(ground: QColor, ink: QColor, share: float) -> QColor:
    """Return ``ink`` laid over ``ground``, ``share`` of it from 0 to 1."""

    def between(below: float, above: float) -> float:
        return below + (above - below) * share

    return QColor.fromRgbF(
        between(ground.redF(), ink.redF()),
        between(ground.greenF(), ink.greenF()),
        between(ground.blueF(), ink.blueF()),
    )


def light_palette() -> QPalette:
    """Return the palette of the light theme."""
    return _palette("#f3f5f6", "#ffffff", "#1a1f26", "#e7eaed", "#1f6feb", "#ffffff")


def dark_palette() -> QPalette:
    """Return the palette of the dark theme."""
    return _palette("#1b1e23", "#24282e", "#e9ecef", "#2e333a", "#5b9dff", "#08131f")


def palette_of(name: ThemeName) -> QPalette | None:
    """Return the palette of a theme; None for the system's own."""
    match name:
        case ThemeName.LIGHT:
            return light_palette()
        case ThemeName.DARK:
            return dark_palette()
    return None


def _palette(window: str, base: str, text: str, button: str, accent: str, on: str) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette(QColor(button), QColor(window))
    for kind, colour in (
        (role.Window, window),
        (role.Base, base),
        (role.AlternateBase, button),
        (role.Button, button),
        (role.ToolTipBase, base),
        (role.WindowText, text),
        (role.Text, text),
        (role.ButtonText, text),
        (role.ToolTipText, text),
        (role.Highlight, accent),
        (role.Accent, accent),
        (role.Link, accent),
        (role.HighlightedText, on),
    ):
        palette.setColor(kind, QColor(colour))
    quiet = mixed(QColor(base), QColor(text), 0.66)
    palette.setColor(role.PlaceholderText, quiet)
    for kind in (role.WindowText, role.Text, role.ButtonText):
        disabled = mixed(QColor(window), QColor(text), 0.45)
        palette.setColor(QPalette.ColorGroup.Disabled, kind, disabled)
    return palette


def scaled(font: QFont, factor: float, bold: bool = False) -> QFont:
    """Return a font of the one type scale: 0.9 for captions, 1 for text, 1.3 for titles."""
    result = QFont(font)
    if font.pointSizeF() > 0:
        result.setPointSizeF(font.pointSizeF() * factor)
    else:
        result.setPixelSize(round(font.pixelSize() * factor))
    result.setBold(bold)
    return result


CAPTION = 0.9
TITLE = 1.3
