"""What an empty felt shows: living examples."""

from fractions import Fraction
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.felt import examples
from analyser.gui.felt.examples import EXAMPLES, Example, table_of
from analyser.gui.state.jobs import Jobs
from analyser.poker.games.registry import HOLDEM
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.situation import situation_at
from analyser.poker.results.outcome import outcome_of
from not_none import not_none
from tests.gui.conftest import User


def test_an_empty_felt_shows_examples_until_a_game_is_chosen_or_a_card_is_there(user: User) -> None:
    area = user.window.area
    assert area.examples.isVisible()
    assert not area.seats[0].isVisible()
    assert user.verdict == "Which cards?"
    user.document.begin(HOLDEM, 2)
    assert not area.examples.isVisible()
    user.document.undo()
    user.click("As")
    assert not area.examples.isVisible()
    assert area.seats[0].isVisible()


def test_words_of_examples_do_not_cover_each_other_at_300_percent(
    user: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    user.window.set_zoom(300)
    QApplication.processEvents()
    written: dict[str, QRect] = {}
    monkeypatch.setattr(
        QPainter, "drawText", lambda _, room, *said: written.__setitem__(said[-1], room)
    )
    for tile in user.window.area.examples.tiles:
        tile.show_shares([Fraction(1, 2)] * 2 if tile.example.seats > 1 else [])
        written.clear()
        tile.grab()
        for one, other in combinations(written.values(), 2):
            assert not one.intersects(other) or one.top() == other.top()
        assert all(tile.rect().contains(room) for room in written.values())


def test_the_cards_that_do_not_play_in_an_example_lie_lower() -> None:
    table = table_of(EXAMPLES[0])
    hand = not_none(outcome_of(table).hands[0])
    cards = table.seats[0].cards
    assert {*cards[: -EXAMPLES[0].rests]} == {*hand.high.best}
    assert not any(example.rests for example in EXAMPLES[1:])


@pytest.mark.parametrize("example", EXAMPLES[:-1], ids=lambda example: example.question)
def test_an_example_is_put_on_the_table_and_can_be_undone(user: User, example: Example) -> None:
    (tile,) = [each for each in user.window.area.examples.tiles if each.example is example]
    assert tile.accessibleName() == example.question
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert user.document.table == table_of(example)
    user.document.undo()
    assert user.window.area.examples.isVisible()


def test_the_shares_in_the_examples_are_counted(own_window: None, user: User, qtbot: QtBot) -> None:
    jobs = Jobs()
    shown = user.window.area.examples
    user.window.odds.start(jobs)
    several = [tile for tile in shown.tiles if tile.example.seats > 1]
    qtbot.waitUntil(lambda: all(tile.shares for tile in several), timeout=20_000)
    for tile in several[:1]:
        odds = odds_of(situation_at(table_of(tile.example)).situation)
        assert tile.shares == tuple([seat.share for seat in odds.seats])
    assert not shown.grab().isNull()
    jobs.finish()


def test_a_share_without_room_is_left_out_and_not_cut(
    user: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts: list[str] = []

    class Listening(QPainter):
        def drawText(self, *args: object) -> None:  # type: ignore[override]
            texts.append(str(args[-1]))

    (tile,) = [each for each in user.window.area.examples.tiles if "low" in each.text()]
    tile.resize(180, tile.height())
    tile.show_shares([Fraction(88, 100), Fraction(12, 100)])
    monkeypatch.setattr(examples, "QPainter", Listening)
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
