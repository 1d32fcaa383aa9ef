"""Fields and buttons whose outlines can be seen, judged by their pixels."""

from __future__ import annotations

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


@pytest.mark.parametrize("palette", OURS.values(), ids=OURS)
@pytest.mark.parametrize("kind", FIELDS, ids=lambda kind: str(kind.__name__))
@pytest.mark.parametrize("focused", [False, True], ids=["", "focused"])
def test_the_edge_of_a_field_or_a_button_can_be_seen_on_the_window_and_on_its_own_ground(
    qapp: QApplication, palette: QPalette, kind: type[QWidget], focused: bool
) -> None:
    before = QPalette(qapp.palette())
    qapp.setPalette(palette)
    draw_edges(theme_of(palette))
    try:
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
    finally:
        qapp.setPalette(before)

    if kind is QCheckBox:  # whose edge is that of the box beside the text
        row = [image.pixelColor(x, 30) for x in range(8, 24)]
    else:
        row = [image.pixelColor(x, 30) for x in range(8, 14)]
    grounds = [palette.color(role) for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base)]
    seen = max(min(contrast(colour, ground) for ground in grounds) for colour in row)
    assert seen >= 3


@pytest.mark.parametrize("palette", OURS.values(), ids=OURS)
def test_the_groove_and_the_handle_of_a_slider_can_be_seen(
    qapp: QApplication, palette: QPalette
) -> None:
    before = QPalette(qapp.palette())
    qapp.setPalette(palette)
    draw_edges(theme_of(palette))
    try:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.resize(200, 40)
        image = slider.grab().toImage()
    finally:
        qapp.setPalette(before)
    ground = palette.color(QPalette.ColorRole.Window)
    for column in (5, 150):  # across the handle, and across the groove
        inks = [image.pixelColor(column, row) for row in range(image.height())]
        assert max(contrast(ink, ground) for ink in inks) >= 3


def test_edges_follow_the_palette(qapp: QApplication) -> None:
    before = QPalette(qapp.palette())
    outlines = []
    try:
        for palette in (light_palette(), dark_palette()):
            qapp.setPalette(palette)
            draw_edges(theme_of(palette))
            field = QLineEdit()
            field.ensurePolished()
            outlines.append(field.palette().color(QPalette.ColorRole.Window).name())
            assert field.palette().color(QPalette.ColorRole.Base) == palette.base().color()
            assert field.palette().color(QPalette.ColorRole.Text) == palette.text().color()
    finally:
        qapp.setPalette(before)
    assert outlines[0] != outlines[1]
