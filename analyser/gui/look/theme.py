"""Colours, spacing and font sizes of the window.

Everything is derived from a palette. So the system's own colours are respected, and a test can pass
any palette, because Qt's colour scheme cannot be set on every platform. The light, dark and
high-contrast themes have palettes of their own.
"""

import sys
from bisect import bisect_left
from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QGuiApplication, QPalette, QStyleHints

# One spacing scale, in device-independent pixels.
TIGHT = 4
SMALL = 8
MEDIUM = 12
LARGE = 16
CORNER = 8
"""The radius of a panel's corners."""
LEAST_TARGET = 32
"""The least height of a button or a field, in device-independent pixels."""
CARD_WIDTH = 44
"""The narrowest card that is easy to read and to click."""
CARD_ASPECT = 7 / 5
"""The height of a card divided by its width, as of a playing card of 2.5 by 3.5 inches."""

_EDGE: Final = 3.5
"""The contrast of outlines: the 3:1 that WCAG 2.2 requires and a little more, because Fusion draws
some of them lighter."""
_EXTREME: Final = 20.0
"""A palette whose text has more contrast than this is high contrast; black on white has 21."""


class ThemeName(StrEnum):
    """The themes a user can choose; the values are saved in the settings."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "high-contrast"


class DeckColours(StrEnum):
    """The colours of the four suits; the values are the names of their palettes in inks.py."""

    TWO = "two-colour"
    FOUR = "four-colour"
    SAFE = "colour-blind-safe"


class Theme(NamedTuple):
    """The colours for which a palette has no role.

    Text has a contrast of at least 4.5:1 on its background. Other shapes have at least 3:1 to what
    is around them, anywhere on the felt. All colours are opaque except those called translucent.
    """

    dark: bool  # whether the palette is a dark one
    # Whether the palette is a high-contrast one, without muted colours and soft light.
    contrast: bool
    # Whether the cards have the darker paper, which does not glare in a dark window.
    dim_paper: bool
    felt: QColor  # the felt if it is painted in one colour
    felt_centre: QColor  # the felt in the middle of its light
    felt_edge: QColor  # the felt at its edge; the gradient goes from the centre to here
    on_felt: QColor  # text on the felt and on a plate
    muted_on_felt: QColor  # less prominent text on the felt and on a plate
    slot: QColor  # the outline of an empty slot on the felt
    # The ring around the active slot, and around the card in focus. Gold is only for what wins or
    # leads.
    active: QColor
    plate: QColor  # translucent, painted on the felt behind the parts of one seat
    shade: QColor  # translucent, the darkest part of a card's shadow
    scoreboard: QColor  # translucent, painted on the felt behind the answer
    lit: QColor  # translucent, painted on the felt behind what is shown now, such as a street
    veil: QColor  # translucent, painted over a card that does not play
    felt_win: QColor  # on the felt, what is decided: the verdict and the frame of a seat that wins
    on_mark: QColor  # text on ``felt_win`` and ``active``
    # panel, panel_border, muted: the background, outline and muted text of the result panels.
    panel: QColor
    panel_border: QColor
    text: QColor  # text in a panel
    muted: QColor
    edge: QColor  # the outline of a field, a bar or a button, on a panel and on the window
    # win, on_win: in a panel, the background and text of the tag of a seat that wins, leads or
    # ties.
    win: QColor
    on_win: QColor
    # warning, on_warning: the background and text of a refusal.
    warning: QColor
    on_warning: QColor
    refused: QColor  # in a panel, what is wrong with a typed text, and the line below it
    # error_row, on_error_row: the background and text of a row, in a list, that has an error. There
    # may be many, so the background does not glare in a dark window.
    error_row: QColor
    on_error_row: QColor


Ink = Literal[
    "text", "refused", "on_warning", "on_felt", "muted_on_felt", "felt_win", "slot", "active"
]
"""The colours of a theme in which texts and tags are painted."""


def ink_of(palette: QPalette, ink: Ink) -> QColor:
    """Return the colour called ``ink`` in the theme that suits a palette."""
    colour: QColor = getattr(theme_of(palette), ink)
    return colour


_FELT: Final = {
    "felt": ("#215d45", "#183a2e", "#000000", "#ffffff"),
    "felt_centre": ("#28674c", "#1f4a3a", "#000000", "#ffffff"),
    "felt_edge": ("#103a2b", "#0b1f18", "#000000", "#ffffff"),
    "on_felt": ("#ffffff", "#eef4f0", "#ffffff", "#000000"),
    "muted_on_felt": ("#d6e9df", "#b6cdc2", "#ffffff", "#555555"),
    "slot": ("#9cc4b3", "#7fa898", "#ffffff", "#555555"),
    "active": ("#a5e8ff", "#8fdcf7", "#00e5ff", "#bfeaf7"),
    "plate": ("#4d04140d", "#59000000", "#00000000", "#00000000"),
    "scoreboard": ("#8004140d", "#80000000", "#00000000", "#00000000"),
    "lit": ("#12ffffff", "#12ffffff", "#00000000", "#00000000"),
    "veil": ("#75123a2b", "#66091a14", "#66000000", "#82ffffff"),
    "felt_win": ("#ffd15c", "#f7c64f", "#ffe600", "#a06a00"),
}
"""The colours of the felt by their names in ``Theme``: light, dark, in high contrast, on paper."""
_PAPER: Final = "#fffffe"

SEAT_COLOURS: Final = (
    "#7cbaff", "#ffab66", "#c4f542", "#d8cbca", "#5cf283",
    "#d3a79d", "#cddcef", "#52c654", "#f9f4ec", "#a9b0c0",
)  # fmt: skip
"""The colours of seats A to J, on cards, on the felt and in bars. Blue and orange come first,
because every eye tells them apart; any two differ by 12 in CIE76, neighbours by 22, for normal and
for colour-blind eyes. They never colour text, and never stand without a letter or a name."""
ON_SEAT: Final = "#0f1a24"
"""The colour of letters on ``SEAT_COLOURS``, and of the outlines around them."""


def seat_colour(seat: int) -> QColor:
    """Return the colour of a seat, on which letters have the colour ``ON_SEAT``."""
    return QColor(SEAT_COLOURS[seat % len(SEAT_COLOURS)])


_MOST_THEMES: Final = 100
"""The number of palettes whose themes are cached: a change of theme brings a few new ones."""
_THEMES: Final[dict[int, Theme]] = {}


def theme_of(palette: QPalette) -> Theme:
    """Return the light, dark or high-contrast theme that suits a palette.

    Only its colours of window, base and text matter. Widgets call this whenever they paint, so
    themes are cached by the palettes' keys; ``follow_contrast`` empties the cache.
    """
    key = palette.cacheKey()
    theme = _THEMES.get(key)
    if theme is None:
        if len(_THEMES) >= _MOST_THEMES:
            _THEMES.clear()
        # Disabled widgets have the same theme.
        roles, active = QPalette.ColorRole, QPalette.ColorGroup.Active
        used = roles.Window, roles.WindowText, roles.Base, roles.Text
        colours = [palette.color(active, role).rgb() for role in used]
        theme = _THEMES[key] = _theme(contrast_asked(), *colours)
    return theme


@lru_cache(maxsize=16)  # our palettes, the system's, and Qt's for some classes of widgets
def _theme(asked: bool, window_rgb: int, ink_rgb: int, base_rgb: int, text_rgb: int) -> Theme:
    """Return the theme of these RGB values; ``asked``: if the system asks for more contrast."""
    window, text, base = QColor(window_rgb), QColor(ink_rgb), QColor(base_rgb)
    dark = window.lightnessF() < text.lightnessF()
    on_paper = window == QColor(_PAPER)
    strong = on_paper or _has_high_contrast(window, text, asked)  # without light and shadows
    kind = 3 if on_paper else 2 if strong else 1 if dark else 0
    return Theme(
        dark=dark,
        contrast=strong,
        dim_paper=dark and not strong,
        shade=QColor(0, 0, 0, 90),
        on_mark=QColor("#10251d"),
        panel=base,
        panel_border=text if strong else mixed(window, text, 0.2),
        text=QColor(text_rgb),
        muted=text if strong else mixed(base, text, 0.72),
        edge=text if strong else seen_on((window, base), text, _EDGE),
        win=QColor("#7ed3a4" if dark else "#1d6b45"),
        on_win=QColor("#0b2417" if dark else "#ffffff"),
        warning=QColor("#ffe3a3"),
        on_warning=QColor("#4a2f00"),
        refused=QColor("#ffb86b" if dark else "#8a4b00"),
        error_row=QColor("#4a3508" if dark else "#ffe3a3"),
        on_error_row=QColor("#ffe3a3" if dark else "#4a2f00"),
        **{name: QColor(colours[kind]) for name, colours in _FELT.items()},
    )


def _has_high_contrast(window: QColor, text: QColor, asked: bool) -> bool:
    """Whether a palette, our own or the system's, is for high contrast, or it is ``asked`` for."""
    if contrast(window, text) > _EXTREME:
        return True
    ours = (light_palette(), dark_palette())
    return asked and window not in [p.color(QPalette.ColorRole.Window) for p in ours]


def contrast_asked() -> bool:
    """Return whether the system's setting asks for more contrast; False before Qt 6.10."""
    if not hasattr(QStyleHints, "accessibility"):
        return False
    hints = QGuiApplication.styleHints()  # keep it: its accessibility hints are deleted with it
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def follow_contrast(changed: Callable[[], object]) -> None:
    """Call ``changed`` when the system asks for more contrast or no longer, from Qt 6.10 on."""
    if hasattr(QStyleHints, "accessibility"):
        hints = QGuiApplication.styleHints()
        hints.accessibility().contrastPreferenceChanged.connect(lambda _: _THEMES.clear())
        hints.accessibility().contrastPreferenceChanged.connect(changed)


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of two opaque colours as WCAG 2.2 defines it, 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    """Return the relative luminance as WCAG 2.2 defines it, 0 for black to 1 for white."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in _red_green_blue(colour)
    ]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def _red_green_blue(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def seen_on(grounds: Sequence[QColor], ink: QColor, ratio: float) -> QColor:
    """Return the faintest mixture of ``ink`` and ``grounds[0]`` that can be seen on all grounds.

    ``ratio``: the least contrast of the mixture on each of ``grounds``; if none has it, ``ink``.
    """

    def is_seen(percent: int) -> bool:
        colour = mixed(grounds[0], ink, percent / 100)
        return all(contrast(colour, ground) >= ratio for ground in grounds)

    # By halves, as the start waits for it: the more ink, the more is seen.
    percent = bisect_left(range(100), True, key=is_seen)
    return mixed(grounds[0], ink, percent / 100)


def mixed(ground: QColor, ink: QColor, share: float) -> QColor:
    """Return a mixture of two colours; ``share``: the part of ``ink`` in the mixture, 0 to 1."""
    both = zip(_red_green_blue(ground), _red_green_blue(ink), strict=True)
    return QColor.fromRgbF(*[below + (above - below) * share for below, above in both])


def light_palette() -> QPalette:
    """Return the palette of the light theme."""
    return _palette("#f3f5f6", "#ffffff", "#1a1f26", "#e7eaed", "#155bc4", "#ffffff")


def dark_palette() -> QPalette:
    """Return the palette of the dark theme."""
    return _palette("#1b1e23", "#24282e", "#e9ecef", "#2e333a", "#8fdcf7", "#08131f")


def contrast_palette(dark: bool = True) -> QPalette:
    """Return the palette of the high-contrast theme, white on black or black on white."""
    if dark:
        return _palette("#000000", "#000000", "#ffffff", "#000000", "#ffe600", "#000000", 0.85)
    return _palette("#ffffff", "#ffffff", "#000000", "#ffffff", "#0b2fc4", "#ffffff", 0.85)


def paper_palette() -> QPalette:
    """Return the palette for paper: black on white, without a coloured felt."""
    return _palette(_PAPER, "#ffffff", "#000000", "#ffffff", "#0b6a86", "#ffffff")


def palette_of(name: ThemeName) -> QPalette:
    """Return the palette of a theme; an empty one for the system's own palette.

    For the theme SYSTEM, return our high-contrast palette if the system asks for more contrast.
    Windows is an exception: the system's palette then already has the colours that the user chose.
    """
    if name is ThemeName.LIGHT:
        return light_palette()
    if name is ThemeName.DARK:
        return dark_palette()
    if name is ThemeName.CONTRAST:
        return contrast_palette()
    if contrast_asked() and sys.platform != "win32":
        scheme = QGuiApplication.styleHints().colorScheme()
        return contrast_palette(dark=scheme == Qt.ColorScheme.Dark)
    return QPalette()


def _palette(
    window: str, base: str, text: str, button: str, accent: str, on_accent: str, faint: float = 0.66
) -> QPalette:
    """Return a palette; ``faint``: the part of ``text`` in placeholders, of disabled texts less."""
    role = QPalette.ColorRole
    palette = QPalette(QColor(button), QColor(window))
    letters = role.WindowText, role.Text, role.ButtonText
    for colour, kinds in (
        (window, (role.Window,)),
        (base, (role.Base, role.ToolTipBase)),
        (button, (role.Button, role.AlternateBase)),
        (text, (*letters, role.ToolTipText)),
        (accent, (role.Highlight, role.Accent, role.Link)),
        (on_accent, (role.HighlightedText,)),
    ):
        for kind in kinds:
            palette.setColor(kind, QColor(colour))
    palette.setColor(role.PlaceholderText, mixed(QColor(base), QColor(text), faint))
    for kind in letters:
        disabled = mixed(QColor(window), QColor(text), faint - 0.21)
        palette.setColor(QPalette.ColorGroup.Disabled, kind, disabled)
    return palette


def scaled(font: QFont, factor: float, bold: bool = False) -> QFont:
    """Return a font ``factor`` times as large, such as ``CAPTION``, not bold unless ``bold``."""
    result = QFont(font)
    if font.pointSizeF() > 0:
        result.setPointSizeF(font.pointSizeF() * factor)
    else:
        result.setPixelSize(round(font.pixelSize() * factor))
    result.setBold(bold)
    return result


CAPTION = 0.9


@lru_cache(256)  # Qt looks up a new font when it first writes, which takes as long as writing
def lettered(font: QFont, pixels: int, bold: bool = False) -> QFont:
    """Return a font of this size in device-independent pixels, as the felt's geometry gives it."""
    result = QFont(font)
    result.setPixelSize(max(pixels, 1))
    result.setBold(bold)
    return result


@lru_cache(1024)  # lines are broken, and letters shrunk, at each paint
def advance(font: QFont, text: str) -> int:
    """Return the width of a line of text in device-independent pixels."""
    return QFontMetrics(font).horizontalAdvance(text)


LEAST_LETTERS = 11
"""The size in pixels down to which letters shrink before a text is cut."""


def fitted(font: QFont, text: str, room: float, most: int, least: int, bold: bool = False) -> QFont:
    """Return a font of at most ``most`` pixels in which a text fits; if none, of ``least``."""
    largest = lettered(font, most, bold)
    wide = advance(largest, text)
    fits = wide <= max(room, 0) or least >= most
    return largest if fits else lettered(font, max(int(most * (room - 2) / wide), least), bold)
