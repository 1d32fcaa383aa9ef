"""Colours that can be read, derived from whatever palette there is."""

from __future__ import annotations

import json
import math
import sys
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette, QStyleHints
from PySide6.QtWidgets import QApplication

from analyser.gui.look import theme as module
from analyser.gui.look.theme import (
    ON_SEAT,
    SEAT_COLOURS,
    Theme,
    ThemeName,
    contrast,
    contrast_asked,
    contrast_palette,
    dark_palette,
    fitted,
    follow_contrast,
    light_palette,
    mixed,
    palette_of,
    scaled,
    seen_on,
    theme_of,
)
from colours import lab_of, linear

BLUE_ON_CREAM = QPalette(QColor("#d9d3c4"), QColor("#efe9da"))
OURS = {
    "light": light_palette(), "dark": dark_palette(), "contrast": contrast_palette(),
    "contrast, black on white": contrast_palette(dark=False),
}  # fmt: skip
PALETTES = OURS | {"system": QPalette(), "custom": BLUE_ON_CREAM}

INKS = json.loads(
    Path(__file__).resolve().parents[3].joinpath("resources", "cards", "inks.json").read_text()
)

SUITS = ("clubs", "diamonds", "hearts", "spades")
DECKS: dict[str, list[QColor]] = {
    name: [QColor(inks[suit]) for suit in SUITS] for name, inks in INKS["palettes"].items()
}


def over(ground: QColor, cover: QColor) -> QColor:
    opaque = QColor(cover)
    opaque.setAlpha(255)
    return mixed(ground, opaque, cover.alphaF())


def felts(theme: Theme) -> list[QColor]:
    """Return what text and marks on the felt lie on: brightest, flat and darkest, and plates."""
    bare = [theme.felt_centre, theme.felt, theme.felt_edge]
    return bare + [over(ground, theme.plate) for ground in bare]


def paper_of(theme: Theme) -> QColor:
    return QColor(INKS["papers"]["dark" if theme.dim_paper else "light"]["paper"])


def test_colours_mix_and_letters_scale_as_far_as_they_have_to() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#767676"), QColor("white")) == pytest.approx(4.54, abs=0.01)
    black, white = QColor("black"), QColor("white")
    assert mixed(black, white, 0).name() == "#000000"
    assert mixed(black, white, 0.5).name() == "#808080"
    assert mixed(black, white, 1).name() == "#ffffff"
    white, grey, black = QColor("white"), QColor("#dddddd"), QColor("black")
    colour = seen_on((white, grey), black, 3)
    assert contrast(colour, grey) == pytest.approx(3, abs=0.15)
    assert contrast(colour, white) > 3
    assert seen_on((white, black), QColor("#808080"), 12) == QColor("#808080")
    points = QFont()
    points.setPointSizeF(10)
    assert scaled(points, 1.3).pointSizeF() == pytest.approx(13)
    pixels = QFont()
    pixels.setPixelSize(20)
    assert scaled(pixels, 0.9, bold=True).pixelSize() == 18
    assert scaled(pixels, 0.9, bold=True).bold()
    assert pixels.pixelSize() == 20


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@pytest.mark.parametrize(("ink", "ground", "least"), [
    *[(ink, "panel", 4.5) for ink in ("text", "muted")],
    *[(f"on_{ground}", ground, 4.5) for ground in ("win", "warning", "error_row")],
    *[("on_mark", mark, 4.5) for mark in ("felt_win", "active")],
    *[("win", "panel", 3), ("edge", "panel", 3), ("warning", "felt", 3)],
])  # fmt: skip
def test_all_that_matters_is_seen(palette: QPalette, ink: str, ground: str, least: float) -> None:
    theme = theme_of(palette)
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= least


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@pytest.mark.parametrize(("ink", "least"), [
    ("felt_win", 4.5), ("on_felt", 4.5), ("muted_on_felt", 4.5), ("active", 3), ("slot", 3),
])  # fmt: skip
def test_all_on_the_felt_can_be_seen(palette: QPalette, ink: str, least: float) -> None:
    theme = theme_of(palette)
    for ground in felts(theme):
        assert contrast(getattr(theme, ink), ground) >= least, ground.name()


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_cards_errors_marks_and_badges_of_ten_seats_can_be_told_apart(palette: QPalette) -> None:
    theme = theme_of(palette)
    paper = paper_of(theme)
    for ground in felts(theme):
        assert contrast(paper, ground) >= 4.5
    for inks in DECKS.values():
        for ink in inks:
            assert contrast(over(paper, theme.veil), over(ink, theme.veil)) >= 3
    # The veil is seen: a card below it is plainly darker than the others.
    assert contrast(paper, over(paper, theme.veil)) >= 1.8
    assert (contrast(theme.error_row, QColor("white")) >= 4.5) == theme.dark
    assert theme.error_row != theme.panel
    assert math.dist(lab(theme.active), lab(theme.felt_win)) > 40
    # The badges of ten seats can be read, seen and told apart.
    seats, letter = [QColor(colour) for colour in SEAT_COLOURS], QColor(ON_SEAT)
    assert len(seats) == 10
    for seat in seats:
        assert contrast(letter, seat) >= 7
        for ground in felts(theme):
            assert contrast(seat, ground) >= 3
    for one, other in combinations(seats, 2):
        assert math.dist(lab(one), lab(other)) > 12
    assert contrast(letter, paper_of(theme)) >= 3  # the outline, on a card


def lab(colour: QColor) -> tuple[float, float, float]:
    """CIE L*a*b* of a colour under daylight."""
    return lab_of(linear(colour.name()))


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@pytest.mark.parametrize("deck", DECKS)
def test_badges_are_lighter_than_suits_and_others(palette: QPalette, deck: str) -> None:
    for seat in map(QColor, SEAT_COLOURS):
        for ink in DECKS[deck]:
            # Lightness is what every eye sees, whatever cones it has.
            assert contrast(seat, ink) >= 2.5
            assert math.dist(lab(seat), lab(ink)) > 35


@pytest.mark.parametrize("palette", OURS.values(), ids=OURS)
@pytest.mark.parametrize(("ink", "ground"), [
    (QPalette.ColorRole.WindowText, QPalette.ColorRole.Window),
    (QPalette.ColorRole.Text, QPalette.ColorRole.Base),
    (QPalette.ColorRole.ButtonText, QPalette.ColorRole.Button),
    (QPalette.ColorRole.ToolTipText, QPalette.ColorRole.ToolTipBase),
    (QPalette.ColorRole.PlaceholderText, QPalette.ColorRole.Base),
    (QPalette.ColorRole.HighlightedText, QPalette.ColorRole.Highlight),
    (QPalette.ColorRole.Link, QPalette.ColorRole.Base),
], ids=lambda role: str(role.name))  # fmt: skip
def test_our_own_palettes_can_be_read(
    palette: QPalette, ink: QPalette.ColorRole, ground: QPalette.ColorRole
) -> None:
    assert contrast(palette.color(ink), palette.color(ground)) >= 4.5


class Hints:
    """A system that asks for more contrast, or does not, and has dark windows, or has not."""

    def __init__(self, preference: Qt.ContrastPreference, scheme: Qt.ColorScheme) -> None:
        self._preference, self._scheme = preference, scheme

    def accessibility(self) -> Hints:
        return self

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self._preference

    def colorScheme(self) -> Qt.ColorScheme:
        return self._scheme


@pytest.fixture
def asking(monkeypatch: pytest.MonkeyPatch) -> None:
    if not hasattr(QStyleHints, "accessibility"):
        pytest.skip("Qt learned of it in 6.10")
    hints = Hints(Qt.ContrastPreference.HighContrast, Qt.ColorScheme.Light)
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: hints)


def test_nobody_asks_for_contrast_here(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not contrast_asked()
    assert palette_of(ThemeName.SYSTEM).resolveMask() == 0  # none of ours

    class Older:
        """The hints of Qt 6.8, which know nothing of contrast."""

    monkeypatch.setattr(module, "QStyleHints", Older)
    monkeypatch.setattr(QGuiApplication, "styleHints", Older)
    assert not contrast_asked()
    follow_contrast(lambda: pytest.fail("nothing changed"))
    assert palette_of(ThemeName.SYSTEM).resolveMask() == 0  # none of ours


@pytest.mark.usefixtures("asking")
def test_who_asks_for_contrast_gets_our_theme_or_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    palette = palette_of(ThemeName.SYSTEM)
    assert theme_of(palette).contrast
    assert not theme_of(palette).dark
    # Who has chosen a theme keeps it.
    assert palette_of(ThemeName.LIGHT) == light_palette()
    assert (theme_of(light_palette()).contrast, theme_of(dark_palette()).contrast) == (False, False)
    monkeypatch.setattr(sys, "platform", "win32")
    assert palette_of(ThemeName.SYSTEM).resolveMask() == 0  # none of ours
    desert = QPalette(QColor("#fffaef"), QColor("#fffaef"))
    desert.setColor(QPalette.ColorRole.WindowText, QColor("#3d3d3d"))
    assert theme_of(desert).contrast


def test_a_theme_takes_what_it_can_once_and_contrast_no_quiet() -> None:
    assert theme_of(dark_palette()).dark
    assert (theme_of(light_palette()).dark, theme_of(BLUE_ON_CREAM).dark) == (False, False)
    palette = light_palette()
    palette.setColor(QPalette.ColorRole.Base, QColor("#fdf6e3"))
    palette.setColor(QPalette.ColorRole.Text, QColor("#073642"))
    theme = theme_of(palette)
    assert theme.panel == QColor("#fdf6e3")
    assert theme.text == QColor("#073642")
    other = dark_palette()
    other.setColor(QPalette.ColorRole.Highlight, QColor("#123456"))  # as a grid of cells does
    assert theme_of(other) is theme_of(dark_palette())
    assert theme_of(light_palette()) is not theme_of(dark_palette())
    other.setColor(QPalette.ColorRole.Base, QColor("#000000"))
    assert theme_of(other).panel == QColor("#000000")
    for palette in (contrast_palette(), contrast_palette(dark=False)):
        theme = theme_of(palette)
        assert theme.contrast
        assert not theme.dim_paper
        assert theme.muted == theme.text == theme.edge == theme.panel_border
        assert theme.muted_on_felt == theme.on_felt
        assert contrast(theme.text, theme.panel) == pytest.approx(21)
    assert palette_of(ThemeName.CONTRAST) == contrast_palette()


def test_no_text_fits_where_there_is_no_room(qapp: QApplication) -> None:
    assert fitted(qapp.font(), "", -5, 14, 11).pixelSize() == 14
    assert fitted(qapp.font(), "Fold.", -5, 14, 11).pixelSize() == 11
