"""The felt: its cloth, what is made later, the deck that folds away, and cards that fly."""

from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFontInfo, QPainter, QPalette, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.felt.examples import EXAMPLES, Example, table_of
from analyser.gui.felt.flights import DURATION, Flight, flying_over, launch, motion_wanted
from analyser.gui.felt.pot import Tag
from analyser.gui.felt.slots import DeadStrip
from analyser.gui.look.theme import Theme, dark_palette, light_palette, theme_of
from analyser.gui.look.widgets import Text
from analyser.gui.state.jobs import Jobs
from analyser.poker.games.registry import HOLDEM
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.situation import situation_at
from analyser.poker.results.outcome import outcome_of
from analyser.poker.table.table import DEAD, new_table
from not_none import not_none
from tests.gui.conftest import User


@pytest.mark.parametrize("palette", [light_palette(), dark_palette()], ids=["light", "dark"])
def test_the_cloth_follows_the_theme_and_is_lit_from_above(user: User, palette: QPalette) -> None:
    theme: Theme = theme_of(palette)
    area = user.window.area
    area.setPalette(palette)
    for child in area.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        child.hide()
    image = area.grab().toImage()
    light = image.pixelColor(image.width() // 2, round(image.height() * 0.45))
    corner = image.pixelColor(image.width() - 14, image.height() - 14)
    assert light.lightnessF() > theme.felt.lightnessF() > corner.lightnessF()
    for colour in (light, corner):
        assert abs(colour.hueF() - theme.felt.hueF()) < 0.02
    assert image.pixelColor(0, 0) == palette.window().color()  # rounded off


def test_a_tray_and_a_pot_that_come_later_open_no_window_and_follow_the_theme(user: User) -> None:
    opened = set(QApplication.topLevelWidgets())
    user.document.visit_dead(True)
    user.document.set_pot(7)
    user.window.window_actions.pot.trigger()
    assert user.window.area.pot.isVisible()
    assert set(QApplication.topLevelWidgets()) == opened
    theme = theme_of(dark_palette())
    user.window.area.setPalette(dark_palette())
    assert theme_of(user.slot(DEAD, 0).palette()) == theme
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

    def looks() -> list[int]:
        QApplication.processEvents()  # a menu bar of another height gives the rest its room later
        verdict, name = area.view.scoreboard.verdict, area.view.seats[0].name
        card, bar = area.view.seats[0].row.slots[0].card_rect, window.menuBar()
        texts = verdict, name, bar, bar.findChildren(QMenu)[0]
        return [bar.height(), card.width(), *[QFontInfo(each.font()).pixelSize() for each in texts]]

    window.resize(1180, 820)
    before = looks()
    assert before[0] == 24
    window.resize(2360, 1640)
    after = looks()
    assert all(large > 1.4 * small for large, small in zip(after, before, strict=True))
    window.resize(1180, 820)
    assert looks() == before


def test_a_felt_that_scrolls_shows_refusal_and_deck_and_never_moves_sideways(user: User) -> None:
    user.window.set_zoom(300)
    user.document.enter("AhKh v QsQd @ QhJh2c")
    QApplication.processEvents()
    area, scroll = user.window.area, user.window.panes.felt
    down, sideways = scroll.verticalScrollBar(), scroll.horizontalScrollBar()
    area.tray.open_or_fold(False)
    down.setValue(0)

    def is_seen(part: QWidget) -> bool:
        place = part.rect().translated(part.mapTo(scroll, QPoint()))
        return scroll.viewport().rect().contains(place)

    assert not is_seen(area.prompt)
    user.document.enter("AhAh")
    assert is_seen(area.prompt)
    down.setValue(0)
    area.tray.open_or_fold(True)
    assert is_seen(area.tray)
    area.view.scoreboard.why.setFocus()
    assert (down.value() < down.maximum(), sideways.value()) == (True, 0)


@pytest.fixture(params=[True])
def motion(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    wanted = bool(request.param)
    monkeypatch.setattr(QApplication, "isEffectEnabled", lambda effect: wanted)
    return wanted


def flight() -> Flight:
    """A red card from the lower right to the upper left."""
    picture = QPixmap(40, 60)
    picture.fill(QColor("red"))
    return Flight(picture, QPoint(250, 150), QRect(20, 20, 40, 60))


@pytest.mark.usefixtures("motion")
def test_a_flight_ends_or_lands_and_a_swarm_is_there_at_once(around: QWidget, qtbot: QtBot) -> None:
    for _ in range(5):
        launch(around, [flight()])
        (card,) = flying_over(around)
        assert card.isVisible()
        assert card.animation.duration() == DURATION <= 150
    qtbot.waitUntil(lambda: not flying_over(around))
    qtbot.waitUntil(lambda: not around.findChildren(QWidget))
    launch(around, [flight()] * 6)
    assert len(flying_over(around)) == 6
    launch(around, [flight()] * 7)
    assert not flying_over(around)


@pytest.mark.usefixtures("motion")
def test_a_card_grows_on_its_way_from_the_deck_to_its_place(around: QWidget) -> None:
    launch(around, [flight()])
    (card,) = flying_over(around)
    card.animation.pause()
    places = []
    for time in (0, DURATION // 2, DURATION - 1):
        card.animation.setCurrentTime(time)
        places.append(card.geometry())
    assert (places[0].center(), places[-1]) == (QPoint(250, 150), QRect(20, 20, 40, 60))
    assert [place.width() for place in places] == sorted(place.width() for place in places)
    image = around.grab().toImage()
    assert image.pixelColor(40, 50) == QColor("red")


@pytest.mark.parametrize("motion", [False], indirect=True)
def test_if_less_motion_is_asked_nothing_flies(around: QWidget, motion: bool, user: User) -> None:
    assert motion_wanted() is motion
    launch(around, [flight()])
    assert not flying_over(around)
    user.document.begin(HOLDEM, 2)
    user.click("As")
    assert (user.cards(), flying_over(user.window.area)) == ("As", [])
    user.document.enter("Ah v Qs")
    bar = user.window.area.view.scoreboard.bar
    assert bar.animation.state() == bar.animation.State.Stopped


@pytest.mark.usefixtures("motion")
def test_a_flight_is_in_nobodys_way_and_no_saved_table_flies_in(user: User) -> None:
    user.document.restore(new_table(HOLDEM, 2).deal(4).clear_seat(0))
    assert not flying_over(user.window.area)
    user.document.begin(HOLDEM, 2)
    user.click("As")
    assert (len(flying_over(user.window.area)), user.cards()) == (1, "As")
    user.click("Kd")
    slot = user.slot(0, 0)
    assert user.window.area.childAt(slot.mapTo(user.window.area, slot.rect().center())) is slot
    user.click_slot(0, 0)
    assert user.cards() == "Kd"


def test_an_empty_felt_shows_examples_until_a_game_is_chosen_or_a_card_is_there(user: User) -> None:
    area = user.window.area
    assert (area.examples.isVisible(), area.view.seats[0].isVisible()) == (True, False)
    assert user.verdict == "Which cards?"
    user.document.begin(HOLDEM, 2)
    assert not area.examples.isVisible()
    user.document.undo()
    area.examples.tiles[0].setFocus()
    user.key(Qt.Key.Key_Return)
    assert (area.examples.isVisible(), area.deck.hasFocus()) == (False, True)
    user.document.undo()
    user.click("As")
    assert (area.examples.isVisible(), area.view.seats[0].isVisible()) == (False, True)


def test_words_of_examples_do_not_cover_each_other_at_300_percent(
    user: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    user.window.resize(800, 560)
    user.window.set_zoom(300)
    QApplication.processEvents()
    written: dict[str, QRect] = {}
    monkeypatch.setattr(
        QPainter, "drawText", lambda _, room, *said: written.__setitem__(said[-1], room)
    )
    for tile in user.window.area.examples.tiles:
        tile.show_shares([Fraction(1, 2)] * 2 if tile.example.seat_count > 1 else [])
        written.clear()
        tile.grab()
        for one, other in combinations(written.values(), 2):
            assert not one.intersects(other) or one.top() == other.top()
        assert all(tile.rect().contains(room) for room in written.values())


def test_the_cards_that_do_not_play_in_an_example_lie_lower() -> None:
    table = table_of(EXAMPLES[0])
    hand = not_none(outcome_of(table).hands[0])
    assert {*table.seats[0].cards[: -EXAMPLES[0].unplayed_count]} == {*hand.high.best}
    assert not any(example.unplayed_count for example in EXAMPLES[1:])


@pytest.mark.parametrize("example", EXAMPLES[:-1], ids=lambda example: example.question)
def test_an_example_is_put_on_the_table_and_can_be_undone(user: User, example: Example) -> None:
    (tile,) = [each for each in user.window.area.examples.tiles if each.example is example]
    assert tile.accessibleName() == example.question
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert user.document.table == table_of(example)
    user.document.undo()
    assert user.window.area.examples.isVisible()


def test_a_hands_name_lies_above_the_chips(user: User, monkeypatch: pytest.MonkeyPatch) -> None:
    written, draw = list[QRect](), QPainter.drawText

    def note(*said: Any) -> None:
        written.append(said[1])
        draw(*said)

    monkeypatch.setattr(QPainter, "drawText", note)
    user.window.resize(840, 820)
    user.document.enter("AhKh v QsQd v JcJd v 9c9d @ QhJh2c, A in 30, B in 90, C in 60, D in 120")
    plate = user.window.area.view.seats[1]
    plate.grab()
    tag = next(each for each in user.window.findChildren(Tag) if each.text == "in for 90")
    assert max(room.bottom() for room in written) < tag.y() - plate.y()


def test_the_shares_in_the_examples_are_counted(own_window: None, user: User, qtbot: QtBot) -> None:
    jobs = Jobs()
    shown = user.window.area.examples
    user.window.odds.start(jobs)
    several = [tile for tile in shown.tiles if tile.example.seat_count > 1]
    qtbot.waitUntil(lambda: all(tile.shares for tile in several), timeout=20_000)
    for tile in several[:1]:
        odds = odds_of(situation_at(table_of(tile.example)).situation)
        assert tile.shares == tuple([seat.share for seat in odds.seats])
    assert not shown.grab().isNull()
    jobs.finish()


def test_a_share_without_room_is_left_out(user: User, monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[str] = []
    (tile,) = [each for each in user.window.area.examples.tiles if "low" in each.text()]
    tile.resize(180, tile.height())
    tile.show_shares([Fraction(88, 100), Fraction(12, 100)])
    monkeypatch.setattr(QPainter, "drawText", lambda _, *said: texts.append(said[-1]))
    tile.grab()
    assert texts[-1] == "88%"  # and no "1…" after it


def test_ranges_end_within_a_narrow_example(user: User) -> None:
    (tile,) = [each for each in user.window.area.examples.tiles if "range" in each.text()]
    tile.resize(260, 170)
    image = tile.grab().toImage()
    edge = [image.pixelColor(image.width() - 6, y) for y in range(20, image.height() - 20)]
    assert max(colour.lightness() for colour in edge) < 220  # the felt, and no range's paper


def test_the_last_example_opens_the_practice(user: User) -> None:
    asked: list[bool] = []
    user.window.window_actions.practice.triggered.disconnect()
    user.window.area.examples.practice_asked.connect(lambda: asked.append(True))
    QTest.mouseClick(user.window.area.examples.tiles[-1], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert asked == [True]
    actions = user.window.window_actions
    actions.practice.triggered.connect(lambda _=False: user.window.panes.show_left("practice"))
