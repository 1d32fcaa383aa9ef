"""Light, shadow, plates and outlines of fields and buttons, by pixels; rings: test_contrast.py."""

from collections.abc import Callable, Iterator

import pytest
from PySide6 import QtWidgets
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette, QPicture
from PySide6.QtWidgets import QApplication

from analyser.gui.look import theme
from analyser.gui.look.edges import draw_edges
from analyser.gui.look.painting import KeptPicture, paint_felt, paint_shadow, paint_veil
from analyser.gui.look.theme import (
    contrast,
    contrast_palette,
    dark_palette,
    light_palette,
    theme_of,
)

PALETTES = {"light": light_palette(), "dark": dark_palette(), "contrast": contrast_palette()}
CARD = QRectF(40, 30, 88, 123)
WIDTH, HEIGHT = 168, 190
FELT = QRect(0, 0, WIDTH, HEIGHT)


def painted(
    paint: Callable[[QPainter], None], ground: QColor | Qt.GlobalColor = Qt.GlobalColor.white
) -> QImage:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(ground)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def lightness(image: QImage, x: float, y: float) -> float:
    return image.pixelColor(int(x), int(y)).lightnessF()


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_text_can_be_read_on_any_pixel_of_the_felt(palette: QPalette) -> None:
    theme = theme_of(palette)
    image = painted(lambda p: paint_felt(p, FELT, theme, QRect()))
    for x in range(0, WIDTH, 6):
        for y in range(0, HEIGHT, 6):
            for ink in (theme.on_felt, theme.muted_on_felt, theme.felt_win):
                assert contrast(ink, image.pixelColor(x, y)) >= 4.5


@pytest.mark.parametrize("palette", [light_palette(), dark_palette()], ids=["light", "dark"])
def test_the_light_falls_on_the_middle_of_the_felt_and_fades_to_its_edge(palette: QPalette) -> None:
    theme = theme_of(palette)
    image = painted(lambda p: paint_felt(p, FELT, theme, QRect()))
    at = round(HEIGHT * 0.42)
    assert image.pixelColor(WIDTH // 2, at) == theme.felt_centre
    across = [lightness(image, x, at) for x in range(WIDTH // 2, WIDTH - 1, 8)]
    assert across == sorted(across, reverse=True)
    assert contrast(theme.felt_centre, image.pixelColor(WIDTH - 6, HEIGHT - 6)) > 1.3


def test_the_felt_has_one_colour_and_no_shadows_in_high_contrast() -> None:
    theme = theme_of(contrast_palette())
    image = painted(lambda p: paint_felt(p, FELT, theme, QRect()))
    expected = {image.pixel(0, 0)}
    assert {image.pixel(x, y) for x in range(0, WIDTH, 4) for y in range(0, HEIGHT, 4)} == expected
    image = painted(lambda p: paint_shadow(p, CARD, 6, theme_of(contrast_palette())))
    assert image == painted(lambda p: None)


@pytest.mark.parametrize("palette", [light_palette(), dark_palette()], ids=["light", "dark"])
@pytest.mark.usefixtures("qapp")
def test_a_shadow_is_darkest_right_below_the_card_and_soon_gone(palette: QPalette) -> None:
    image = painted(lambda p: paint_shadow(p, CARD, 6, theme_of(palette)))
    middle = CARD.center().x()
    below = [lightness(image, middle, CARD.bottom() + down) for down in range(12)]
    assert below == sorted(below)
    assert below[0] < 0.85
    assert (below[-1], lightness(image, middle, CARD.top() - 6)) == (1, 1)


def test_a_shadow_is_as_sharp_as_the_screen(qapp: QApplication) -> None:
    theme = theme_of(light_palette())
    once = painted(lambda p: paint_shadow(p, CARD, 6, theme))
    twice = QImage(once.size() * 2, once.format())
    twice.setDevicePixelRatio(2)
    twice.fill(Qt.GlobalColor.white)
    painter = QPainter(twice)
    paint_shadow(painter, CARD, 6, theme)
    painter.end()
    for down in range(12):
        x, y = CARD.center().x(), CARD.bottom() + down
        assert lightness(twice, 2 * x, 2 * y) == pytest.approx(lightness(once, x, y), abs=0.06)


def test_a_kept_picture_is_painted_anew_on_paper_and_if_it_looks_otherwise() -> None:
    kept, times = KeptPicture(), []
    screen, paper = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied), QPicture()
    for device, looks in ((screen, 1), (screen, 1), (paper, 1), (screen, 1), (screen, 2)):
        with QPainter(device) as painter:
            kept.paint(painter, QSize(8, 8), looks, lambda onto: times.append(onto.device()))
    assert (len(times), times[1]) == (3, paper)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_a_veil_dims_the_card_and_nothing_around_it(palette: QPalette) -> None:
    image = painted(lambda p: paint_veil(p, CARD, 6, theme_of(palette)))
    assert 0.3 < lightness(image, CARD.center().x(), CARD.top() + 12) < 0.8
    for x, y in (
        (CARD.left(), CARD.top()),
        (CARD.left() - 2, CARD.center().y()),
        (CARD.center().x(), CARD.bottom() + 1),
    ):
        assert lightness(image, x, y) > 0.95


OURS = {
    "light": theme.light_palette(), "dark": theme.dark_palette(),
    "contrast": theme.contrast_palette(),
    "contrast, black on white": theme.contrast_palette(dark=False),
}  # fmt: skip
FIELDS = [
    "QLineEdit", "QPlainTextEdit", "QSpinBox", "QComboBox", "QPushButton", "QToolButton",
    "QCheckBox", "QProgressBar", "QScrollBar", "QListWidget",
]  # fmt: skip


@pytest.fixture
def drawn_in(qapp: QtWidgets.QApplication) -> Iterator[Callable[[QPalette], None]]:
    before = QPalette(qapp.palette())

    def draw(palette: QPalette) -> None:
        qapp.setPalette(palette)
        draw_edges(theme.theme_of(palette))

    yield draw
    qapp.setPalette(before)


DrawnIn = Callable[[QPalette], None]


@pytest.mark.parametrize("palette", OURS.values(), ids=OURS)
@pytest.mark.parametrize("kind", FIELDS)
@pytest.mark.parametrize("focused", [False, True], ids=["", "focused"])
def test_the_edge_of_a_field_or_button_can_be_seen(
    drawn_in: DrawnIn, palette: QPalette, kind: str, focused: bool
) -> None:
    """On the window and on its own ground."""
    drawn_in(palette)
    window = QtWidgets.QWidget()
    field = getattr(QtWidgets, kind)(window)
    field.setGeometry(10, 10, 80, 40)
    window.resize(100, 60)
    window.show()
    if focused:
        window.activateWindow()
        field.setFocus()
    else:
        window.setFocus()
    image = window.grab().toImage()
    # The edge of a check box is that of the box beside the text.
    row = [image.pixelColor(x, 30) for x in range(8, 24 if kind == "QCheckBox" else 14)]
    grounds = [palette.color(role) for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base)]
    assert max(min(theme.contrast(colour, ground) for ground in grounds) for colour in row) >= 3


@pytest.mark.parametrize("palette", OURS.values(), ids=OURS)
def test_a_sliders_groove_and_handle_are_seen(drawn_in: DrawnIn, palette: QPalette) -> None:
    drawn_in(palette)
    slider = QtWidgets.QSlider(Qt.Orientation.Horizontal)
    slider.resize(200, 40)
    image = slider.grab().toImage()
    ground = palette.color(QPalette.ColorRole.Window)
    for column in (5, 150):  # across the handle, and across the groove
        inks = [image.pixelColor(column, row) for row in range(image.height())]
        assert max(theme.contrast(ink, ground) for ink in inks) >= 3


def test_edges_follow_the_palette(drawn_in: DrawnIn) -> None:
    outlines = []
    for palette in (theme.light_palette(), theme.dark_palette()):
        drawn_in(palette)
        field = QtWidgets.QLineEdit()
        field.ensurePolished()
        outlines.append(field.palette().color(QPalette.ColorRole.Window).name())
        assert field.palette().color(QPalette.ColorRole.Base) == palette.base().color()
        assert field.palette().color(QPalette.ColorRole.Text) == palette.text().color()
    assert outlines[0] != outlines[1]
