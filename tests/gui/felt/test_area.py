"""The felt: its cloth, what is made later, and the deck that folds away."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QWidget

from analyser.gui.felt.slots import DeadStrip
from analyser.gui.look.theme import Theme, dark_palette, light_palette, theme_of
from analyser.gui.look.widgets import Text
from analyser.poker.table.table import DEAD
from not_none import not_none
from tests.gui.conftest import User

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


@pytest.mark.parametrize("palette", [light_palette(), dark_palette()], ids=["light", "dark"])
def test_the_cloth_follows_the_theme_and_is_lit_from_above(user: User, palette: QPalette) -> None:
    theme: Theme = theme_of(palette)
    area = user.window.area
    area.setPalette(palette)
    for child in area.findChildren(QWidget, options=DIRECT):
        child.hide()
    image = area.grab().toImage()
    light = image.pixelColor(image.width() // 2, round(image.height() * 0.45))
    corner = image.pixelColor(image.width() - 14, image.height() - 14)
    assert light.lightnessF() > theme.felt.lightnessF() > corner.lightnessF()
    for colour in (light, corner):
        assert abs(colour.hueF() - theme.felt.hueF()) < 0.02


def test_a_tray_and_a_pot_that_come_later_open_no_window_and_follow_the_theme(user: User) -> None:
    opened = set(QApplication.topLevelWidgets())
    user.document.visit_dead(True)
    user.document.set_pot(7)
    user.window.window_actions.pot.trigger()
    assert user.window.area.pot.isVisible()
    assert set(QApplication.topLevelWidgets()) == opened
    theme = theme_of(dark_palette())
    user.window.area.setPalette(dark_palette())
    assert user.slot(DEAD, 0).theme == theme
    tray = not_none(user.window.area.findChild(DeadStrip))
    for strip, ink in ((user.window.area.pot, theme.on_felt), (tray, theme.muted_on_felt)):
        assert strip.findChildren(Text)[0].colour == ink


@pytest.fixture
def full(user: User) -> User:
    """Two seats of hold'em and a whole board: no place is empty."""
    user.document.enter("AhKh v QsQd @ QhJh2c7d3s")
    QApplication.processEvents()
    return user


def test_on_a_larger_felt_the_texts_grow_with_the_cards(full: User) -> None:
    window, area = full.window, full.window.area

    def looks() -> tuple[int, int, int]:
        verdict, name = area.view.scoreboard.verdict, area.seats[0].name
        card = area.seats[0].row.slots[0].place.width()
        return verdict.font().pixelSize(), name.font().pixelSize(), card

    window.resize(1180, 820)
    before = looks()
    window.resize(2360, 1640)
    after = looks()
    assert all(large > 1.4 * small for large, small in zip(after, before, strict=True))
    window.resize(1180, 820)
    assert looks() == before


def test_a_felt_that_scrolls_shows_a_refusal_and_the_deck_and_never_moves_sideways(
    user: User,
) -> None:
    user.window.set_zoom(300)
    user.document.enter("AhKh v QsQd @ QhJh2c")
    QApplication.processEvents()
    area, scroll = user.window.area, user.window.panes.felt
    down, sideways = scroll.verticalScrollBar(), scroll.horizontalScrollBar()
    area.tray.ask(False)
    down.setValue(0)

    def is_seen(part: QWidget) -> bool:
        return (
            scroll.viewport().rect().contains(part.rect().translated(part.mapTo(scroll, QPoint())))
        )

    assert not is_seen(area.prompt)
    user.document.enter("AhAh")
    assert is_seen(area.prompt)
    down.setValue(0)
    area.tray.ask(True)
    assert is_seen(area.tray)
    area.seats[-1].setFocus()
    assert (down.value() < down.maximum(), sideways.value()) == (True, 0)
