"""Tabs of which the current one is seen at once."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.look.theme import contrast, contrast_palette, dark_palette, light_palette
from analyser.gui.pages.tabs import Pages


@pytest.mark.parametrize("palette", [light_palette(), dark_palette(), contrast_palette()])
def test_the_current_tab_is_marked(qtbot: QtBot, palette: QPalette) -> None:
    window, pages = QWidget(), Pages("Pages")
    layout = QVBoxLayout(window)
    layout.addWidget(pages.tabs)
    layout.addLayout(pages)
    for name in ("One", "Two"):
        pages.add(QWidget(), name)
    window.setPalette(palette)
    qtbot.addWidget(window)
    window.resize(300, 200)
    with qtbot.waitExposed(window):
        window.show()
    bar = pages.tabs
    for at in (0, 1):
        pages.setCurrentIndex(at)
        image = bar.grab().toImage()
        inks = [
            image.pixelColor(bar.tabRect(tab).center().x(), bar.tabRect(tab).bottom() - 1)
            for tab in (0, 1)
        ]
        assert inks[at] == palette.color(QPalette.ColorRole.Highlight)
        assert inks[1 - at] != inks[at]
        assert contrast(inks[at], palette.color(QPalette.ColorRole.Window)) >= 3
