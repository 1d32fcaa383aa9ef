"""The felt: its cloth, what is made later, and the deck that folds away."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QImage, QPalette, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.felt import area as table_area
from analyser.gui.felt.foot.fitting_text import FittingText
from analyser.gui.look.theme import Theme, dark_palette, light_palette, theme_of
from analyser.gui.look.widgets import Text, TextField
from analyser.gui.state.document import Document
from analyser.poker.games.game import Game
from analyser.poker.games.registry import DRAW, HOLDEM, SHORT_DECK_HOLDEM
from analyser.poker.table.table import BOARD, DEAD, Slot
from not_none import not_none
from tests.gui.conftest import Key, Look, OpenWindow, User

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


@pytest.mark.parametrize("palette", [light_palette(), dark_palette()], ids=["light", "dark"])
def test_the_cloth_follows_the_theme_and_is_lit_from_above(user: User, palette: QPalette) -> None:
    theme: Theme = theme_of(palette)
    area = user.window.area
    area.setPalette(palette)
    for child in area.findChildren(QWidget, options=DIRECT):
        child.hide()
    image = area.grab().toImage()
    light = image.pixelColor(image.width() // 2, round(image.height() * 0.36))
    corner = image.pixelColor(image.width() - 14, image.height() - 14)
    assert light.lightnessF() > theme.felt.lightnessF() > corner.lightnessF()
    for colour in (light, corner):
        assert abs(colour.hueF() - theme.felt.hueF()) < 0.02


def test_a_tray_and_a_pot_that_come_later_open_no_window_and_follow_the_theme(user: User) -> None:
    opened = set(QApplication.topLevelWidgets())
    user.document.visit_dead(True)
    user.document.set_pot(7)
    assert user.window.area.pot.isVisible()
    assert set(QApplication.topLevelWidgets()) == opened
    theme = theme_of(dark_palette())
    user.window.area.setPalette(dark_palette())
    assert user.slot(DEAD, 0).theme == theme
    (tray,) = [strip for strip in user.strips() if strip.place == DEAD]
    for strip, ink in ((user.window.area.pot, theme.on_felt), (tray, theme.muted_on_felt)):
        assert strip.findChildren(Text)[0].colour == ink


@pytest.fixture
def full(user: User) -> User:
    """Two seats of hold'em and a whole board: no place is empty."""
    user.document.enter("AhKh v QsQd @ QhJh2c7d3s")
    QApplication.processEvents()
    return user


@pytest.fixture
def folded(full: User) -> User:
    full.window.area.fold(True)
    QApplication.processEvents()
    return full


def deck_height(user: User) -> int:
    box = not_none(user.deck.parentWidget())
    return box.height()


def timers(area: QWidget) -> list[QTimer]:
    """The timers of the felt itself: the one that folds the deck."""
    return area.findChildren(QTimer, options=DIRECT)


def come_to_rest(area: QWidget) -> None:
    """Do what happens when nothing has been done for a while."""
    for timer in timers(area):
        timer.timeout.emit()


def test_folded_by_key_or_button_the_deck_gives_its_room_to_the_hands(full: User) -> None:
    area = full.window.area
    cards = full.slot(0, 0).width(), full.slot(BOARD, 0).width()
    assert deck_height(full) > 100
    area.fold(True)
    assert deck_height(full) <= 1
    assert full.slot(0, 0).width() > cards[0]
    area.fold(False)
    assert deck_height(full) > 100
    assert (full.slot(0, 0).width(), full.slot(BOARD, 0).width()) == cards
    for folded in (True, False):
        full.key(Key.Key_F, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
        assert full.window.area.is_folded is folded
        assert full.window.window_actions.fold.isChecked() is folded
    button = full.window.area.deck_line.fold
    assert button.text() == "Hide the deck"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert deck_height(full) <= 1
    assert button.text() == "Show the deck"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert deck_height(full) > 100


@pytest.mark.parametrize("game", [HOLDEM, SHORT_DECK_HOLDEM, DRAW.with_options({"joker": "wild"})])
def test_nothing_of_a_folded_deck_is_seen(user: User, game: Game) -> None:
    user.document.begin(game, 2)
    user.document.enter("AhKhTh9h8h v QsQdTs9s8s" if game.dealt > 2 else "AhKh v QsQd @ QhJh9c8h6c")
    user.window.area.fold(True)
    QApplication.processEvents()
    box = not_none(user.deck.parentWidget())
    image = QImage(box.size(), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    box.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    assert not any(image.pixelColor(x, 0).alpha() for x in range(image.width()))


def test_a_full_table_folds_its_deck_after_a_moment_of_rest(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(table_area, "FOLDS_AFTER", 30)
    document = Document()
    area = open_window(document).window.area
    with qtbot.waitSignal(area.folded):
        document.enter("AhKh v QsQd @ QhJh2c7d3s")
    assert area.is_folded


def test_a_table_with_room_folds_nothing(user: User) -> None:
    user.document.begin(HOLDEM, 2)
    area = user.window.area
    user.document.enter("AhKh v QsQd @ QhJh2c7d")
    assert not any(timer.isActive() for timer in timers(area))
    assert not area.is_folded
    assert area.deck_line.fold.isHidden()


def test_the_deck_folds_unless_the_pointer_is_on_a_card(full: User) -> None:
    area, deck = full.window.area, full.deck
    deck.setFocus(Qt.FocusReason.TabFocusReason)
    come_to_rest(area)
    assert deck_height(full) <= 1
    assert deck.hasFocus()
    full.key(Key.Key_Right)
    assert deck_height(full) > 100
    assert any(timer.isActive() for timer in timers(area)), "it folds again after the next rest"
    area = full.window.area
    full.hover("9c")
    come_to_rest(area)
    assert not area.is_folded


def test_what_is_typed_tab_an_empty_place_or_the_focus_brings_the_deck(folded: User) -> None:
    folded.deck.setFocus(Qt.FocusReason.OtherFocusReason)
    folded.window.area.fold(True)
    folded.type("3s")
    assert not folded.window.area.is_folded
    assert folded.cards(BOARD) == "Qh Jh 2c 7d"
    folded.window.area.fold(True)
    folded.window.area.deck_line.dead.setFocus()
    for _ in range(20):
        folded.key(Key.Key_Tab)
        if folded.deck.hasFocus():
            break
    assert folded.deck.hasFocus()
    assert not folded.window.area.is_folded
    assert deck_height(folded) > 100
    folded.window.area.fold(True)
    folded.click_slot(BOARD, 4)
    assert folded.active == Slot(BOARD, 4)
    assert not folded.window.area.is_folded
    assert deck_height(folded) > 100
    assert folded.window.area.deck_line.fold.isHidden()
    folded.window.area.fold(True)
    document = folded.document
    folded.window.area.seats[1].stops[0].setFocus()
    document.open(document.table.add_seat().deal(7).remove_seat(0).remove_seat(0))
    assert len(folded.window.area.seats) == 1
    assert deck_height(folded) <= 1 or not folded.window.area.is_folded


def test_of_a_folded_deck_nothing_is_seen_but_all_heard(folded: User, accessibles: Look) -> None:
    names = {found.name for found in accessibles(folded.window)}
    assert "Ace of hearts, in seat A" in names
    assert "Nine of clubs" in names
    assert folded.deck.isVisible()
    assert folded.deck.focusPolicy() & Qt.FocusPolicy.TabFocus
    box = not_none(folded.deck.parentWidget())
    place = QRect(box.mapTo(folded.window, QPoint()), box.size())
    below = folded.window.area.deck_line
    assert place.height() <= 1
    assert place.bottom() <= below.mapTo(folded.window, QPoint()).y()


def test_on_a_larger_felt_the_texts_grow_with_the_cards(full: User) -> None:
    window, area = full.window, full.window.area

    def looks() -> tuple[float, float, int]:
        headline = area.verdict.findChildren(FittingText)[0]
        name = area.seats[0].findChildren(TextField)[0]
        card = area.seats[0].row.slots[0].place.width()
        return headline.fitting().pointSizeF(), name.font().pointSizeF(), card

    window.resize(1180, 820)
    before = looks()
    window.resize(2360, 1640)
    after = looks()
    assert all(large > 1.4 * small for large, small in zip(after, before, strict=True))
    window.resize(1180, 820)
    assert looks() == before
