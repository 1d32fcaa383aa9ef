"""Fields and buttons whose outlines can be seen, judged by their pixels."""

from collections.abc import Callable, Iterator

import pytest
from PySide6 import QtWidgets
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette

from analyser.gui.look import theme
from analyser.gui.look.edges import draw_edges

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
