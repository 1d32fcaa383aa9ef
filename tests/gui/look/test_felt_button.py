"""The flat button on the felt shows what state it is in, on any felt."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.look.felt_button import FeltButton
from analyser.gui.look.theme import contrast_palette, dark_palette, light_palette, theme_of


@pytest.fixture
def button(qtbot: QtBot) -> FeltButton:
    button = FeltButton("? Unknown card")
    button.setPalette(light_palette())
    qtbot.addWidget(button)
    with qtbot.waitActive(button):
        button.show()
    button.clearFocus()
    return button


def look(button: FeltButton) -> QImage:
    return button.grab().toImage()


def test_it_follows_the_theme_even_while_it_is_disabled(button: FeltButton) -> None:
    before = look(button)
    button.setPalette(dark_palette())
    assert look(button) != before
    button.setPalette(contrast_palette())
    button.setEnabled(False)
    assert theme_of(button.palette()) is theme_of(contrast_palette())


def test_each_state_looks_different_with_room_for_its_text(button: FeltButton) -> None:
    assert button.width() > button.fontMetrics().horizontalAdvance(button.text())
    assert button.height() >= 24
    rest = look(button)
    centre = QPointF(button.rect().center())
    QApplication.sendEvent(button, QEnterEvent(centre, centre, centre))
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    hovered = look(button)
    button.setDown(True)
    pressed = look(button)
    button.setDown(False)
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert look(button) == rest
    button.setFocus(Qt.FocusReason.TabFocusReason)
    focused = look(button)
    button.clearFocus()
    button.setEnabled(False)
    looks = [rest, hovered, pressed, focused, look(button)]
    assert [looks.index(one) for one in looks] == [0, 1, 2, 3, 4]
