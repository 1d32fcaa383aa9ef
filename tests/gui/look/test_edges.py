"""Fields and buttons whose outlines can be seen, judged by their pixels."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QScrollBar,
    QSlider,
    QSpinBox,
    QToolButton,
    QWidget,
)

from analyser.gui.look.edges import draw_edges
from analyser.gui.look.theme import (
    contrast,
    contrast_palette,
    dark_palette,
    light_palette,
    theme_of,
)

OURS = {
    "light": light_palette(),
    "dark": dark_palette(),
    "contrast": contrast_palette(),
    "contrast, black on white": contrast_palette(dark=False),
}
FIELDS = (
    *(QLineEdit, QPlainTextEdit, QSpinBox, QComboBox, QPushButton, QToolButton, QCheckBox),
    *(QProgressBar, QScrollBar, QListWidget),
)


@pytest.fixture
def drawn_in(qapp: QApplication) -> Iterator[Callable[[QPalette], None]]:
    """Give the program a palette, with the edges for it."""
    before = QPalette(qapp.palette())

    def draw(palette: QPalette) -> None:
        qapp.setPalette(palette)
        draw_edges(theme_of(palette))

    yield draw
    qapp.setPalette(before)


DrawnIn = Callable[[QPalette], None]


@pytest.mark.parametrize("palette", OURS.values(), ids=OURS)
@pytest.mark.parametrize("kind", FIELDS, ids=lambda kind: str(kind.__name__))
@pytest.mark.parametrize("focused", [False, True], ids=["", "focused"])
def test_the_edge_of_a_field_or_button_can_be_seen(
    drawn_in: DrawnIn, palette: QPalette, kind: type[QWidget], focused: bool
) -> None:
    """On the window and on its own ground."""
    drawn_in(palette)
    window = QWidget()
    field = kind(window)
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
    row = [image.pixelColor(x, 30) for x in range(8, 24 if kind is QCheckBox else 14)]
    grounds = [palette.color(role) for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base)]
    assert max(min(contrast(colour, ground) for ground in grounds) for colour in row) >= 3


@pytest.mark.parametrize("palette", OURS.values(), ids=OURS)
def test_a_sliders_groove_and_handle_are_seen(drawn_in: DrawnIn, palette: QPalette) -> None:
    drawn_in(palette)
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.resize(200, 40)
    image = slider.grab().toImage()
    ground = palette.color(QPalette.ColorRole.Window)
    for column in (5, 150):  # across the handle, and across the groove
        inks = [image.pixelColor(column, row) for row in range(image.height())]
        assert max(contrast(ink, ground) for ink in inks) >= 3


def test_edges_follow_the_palette(drawn_in: DrawnIn) -> None:
    outlines = []
    for palette in (light_palette(), dark_palette()):
        drawn_in(palette)
        field = QLineEdit()
        field.ensurePolished()
        outlines.append(field.palette().color(QPalette.ColorRole.Window).name())
        assert field.palette().color(QPalette.ColorRole.Base) == palette.base().color()
        assert field.palette().color(QPalette.ColorRole.Text) == palette.text().color()
    assert outlines[0] != outlines[1]
