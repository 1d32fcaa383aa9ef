"""Cards that fly: to their places, for a moment, and never in anybody's way."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.felt.flights import DURATION, Flight, Flights, motion_wanted
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import new_table
from tests.gui.conftest import User


@pytest.fixture(params=[True])
def motion(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    wanted = bool(request.param)
    monkeypatch.setattr(QApplication, "isEffectEnabled", lambda effect: wanted)
    return wanted


still = pytest.mark.parametrize("motion", [False], indirect=True)


def flight() -> Flight:
    """A red card from the lower right to the upper left."""
    picture = QPixmap(40, 60)
    picture.fill(QColor("red"))
    return Flight(picture, QPoint(250, 150), QRect(20, 20, 40, 60))


@pytest.mark.usefixtures("motion")
def test_a_flight_ends_or_lands_and_a_swarm_is_there_at_once(around: QWidget, qtbot: QtBot) -> None:
    layer = Flights(around)
    assert layer.animation.duration() == DURATION <= 150
    layer.launch([flight()])
    assert layer.under_way == 1
    assert layer.isVisible()
    assert layer.size() == around.size()
    qtbot.waitUntil(lambda: layer.under_way == 0)
    assert layer.isHidden()
    for _ in range(5):
        layer.launch([flight()])
        assert layer.under_way == 1
    qtbot.waitUntil(lambda: layer.under_way == 0)
    layer.launch([flight()] * 6)
    assert layer.under_way == 6
    layer.launch([flight()] * 7)
    assert layer.under_way == 0
    assert layer.isHidden()


@pytest.mark.usefixtures("motion")
def test_a_card_grows_on_its_way_from_the_deck_to_its_place(around: QWidget) -> None:
    places = [flight().place_at(progress) for progress in (0.0, 0.5, 1.0)]
    assert (places[0].center(), places[-1]) == (QPoint(250, 150), QRect(20, 20, 40, 60))
    assert [place.width() for place in places] == sorted(place.width() for place in places)
    layer = Flights(around)
    layer.launch([flight()])
    layer.animation.pause()
    layer.animation.setCurrentTime(DURATION - 1)
    image = around.grab().toImage()
    assert image.pixelColor(40, 50) == QColor("red")


@still
def test_if_less_motion_is_asked_nothing_flies(around: QWidget, motion: bool, user: User) -> None:
    assert motion_wanted() is motion
    layer = Flights(around)
    layer.launch([flight()])
    assert layer.under_way == 0
    assert layer.isHidden()
    user.document.begin(HOLDEM, 2)
    user.click("As")
    assert (user.cards(), user.window.area.flights.under_way) == ("As", 0)
    user.document.enter("Ah v Qs")
    bar = user.window.area.view.scoreboard.bar
    assert bar.animation.state() == bar.animation.State.Stopped


@pytest.mark.usefixtures("motion")
def test_a_flight_is_in_nobodys_way_and_no_saved_table_flies_in(user: User) -> None:
    user.document.restore(new_table(HOLDEM, 2).deal(4).clear_seat(0))
    assert user.window.area.flights.under_way == 0
    user.document.begin(HOLDEM, 2)
    user.click("As")
    assert (user.window.area.flights.under_way, user.cards()) == (1, "As")
    flights = user.window.area.flights
    assert flights.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    user.click("Kd")
    slot = user.slot(0, 0)
    assert user.window.area.childAt(slot.mapTo(user.window.area, slot.rect().center())) is slot
    user.click_slot(0, 0)
    assert user.cards() == "Kd"
