"""Colours that can be read, derived from whatever palette there is."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QFont, QPalette

from analyser.gui.look.theme import dark_palette, light_palette, mixed, scaled, theme_of

BLUE_ON_CREAM = QPalette(QColor("#d9d3c4"), QColor("#efe9da"))
PALETTES = {
    "light": light_palette(),
    "dark": dark_palette(),
    "system": QPalette(),
    "custom": BLUE_ON_CREAM,
}


def luminance(colour: QColor) -> float:
    """Relative luminance as WCAG 2.2 defines it, 0 for black to 1 for white."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Contrast ratio as WCAG 2.2 defines it, 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_the_yardstick_is_right() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#767676"), QColor("white")) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("on_felt", "felt"),
        ("muted_on_felt", "felt"),
        ("text", "panel"),
        ("muted", "panel"),
        ("on_badge", "badge"),
        ("on_win", "win"),
        ("on_warning", "warning"),
    ],
)
def test_every_text_can_be_read(palette: QPalette, ink: str, ground: str) -> None:
    theme = theme_of(palette)
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@pytest.mark.parametrize(
    ("shape", "ground"),
    [("active", "felt"), ("slot", "felt"), ("on_felt", "felt"), ("win", "panel")],
)
def test_every_shape_that_matters_can_be_seen(palette: QPalette, shape: str, ground: str) -> None:
    theme = theme_of(palette)
    assert contrast(getattr(theme, shape), getattr(theme, ground)) >= 3


@pytest.mark.parametrize("palette", [light_palette(), dark_palette()], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (QPalette.ColorRole.WindowText, QPalette.ColorRole.Window),
        (QPalette.ColorRole.Text, QPalette.ColorRole.Base),
        (QPalette.ColorRole.ButtonText, QPalette.ColorRole.Button),
        (QPalette.ColorRole.ToolTipText, QPalette.ColorRole.ToolTipBase),
        (QPalette.ColorRole.PlaceholderText, QPalette.ColorRole.Base),
        (QPalette.ColorRole.HighlightedText, QPalette.ColorRole.Highlight),
        (QPalette.ColorRole.Link, QPalette.ColorRole.Base),
    ],
    ids=lambda role: str(role.name),
)
def test_our_own_palettes_can_be_read(
    palette: QPalette, ink: QPalette.ColorRole, ground: QPalette.ColorRole
) -> None:
    assert contrast(palette.color(ink), palette.color(ground)) >= 4.5


def test_a_palette_is_dark_where_its_text_is_lighter_than_its_ground() -> None:
    assert theme_of(dark_palette()).dark
    assert not theme_of(light_palette()).dark
    assert not theme_of(BLUE_ON_CREAM).dark


def test_panels_take_the_palettes_own_colours() -> None:
    palette = light_palette()
    palette.setColor(QPalette.ColorRole.Base, QColor("#fdf6e3"))
    palette.setColor(QPalette.ColorRole.Text, QColor("#073642"))
    theme = theme_of(palette)
    assert theme.panel == QColor("#fdf6e3")
    assert theme.text == QColor("#073642")


def test_mixing_goes_from_the_ground_to_the_ink() -> None:
    black, white = QColor("black"), QColor("white")
    assert mixed(black, white, 0).name() == "#000000"
    assert mixed(black, white, 0.5).name() == "#808080"
    assert mixed(black, white, 1).name() == "#ffffff"


def test_the_type_scale_keeps_to_points_or_pixels() -> None:
    points = QFont()
    points.setPointSizeF(10)
    assert scaled(points, 1.3).pointSizeF() == pytest.approx(13)
    pixels = QFont()
    pixels.setPixelSize(20)
    assert scaled(pixels, 0.9, bold=True).pixelSize() == 18
    assert scaled(pixels, 0.9, bold=True).bold()
    assert pixels.pixelSize() == 20
