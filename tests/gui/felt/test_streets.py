"""The streets' tiles: their names in each game, going back without loss, and dealing on."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.felt.content import CardRole
from analyser.gui.felt.streets import StreetTile
from analyser.gui.state import side_counts
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs
from analyser.gui.state.side_counts import SideCounts
from analyser.poker.cards import Card
from analyser.poker.errors import TooManyDealsError
from analyser.poker.games.registry import ANY, find_game
from analyser.poker.table.table import BOARD
from tests.gui.conftest import Key, User


def tile(user: User, street: int) -> StreetTile:
    return user.window.area.view.rows[0].tiles[street]


def click(user: User, street: int) -> None:
    """Click the words of a tile."""
    QTest.mouseClick(tile(user, street), Qt.MouseButton.LeftButton, pos=QPoint(20, 8))


@pytest.fixture
def river(holdem: User) -> User:
    holdem.enter("AhKh v QsQd @ QcJh2h8h3c")
    QApplication.processEvents()
    return holdem


def is_back(user: User) -> bool:
    return user.window.document.shown_street is not None


def roles(user: User) -> str:
    return "".join(place.role.name[0] for place in user.content.rows[0].board)


@pytest.mark.parametrize("width", [764, 660, 560])
def test_a_narrow_tile_says_its_street_and_the_shares(
    river: User, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    """Beside an open pane the first tile left out the shares."""
    texts: list[str] = []

    jobs = Jobs()
    river.window.odds.start(jobs)
    every = [tile(river, at) for at in range(4)]
    qtbot.waitUntil(lambda: all(each.content.figures for each in every), timeout=20_000)
    jobs.finish()
    river.window.area.lie_in(QSize(width, 737))
    monkeypatch.setattr(QPainter, "drawText", lambda _, *said: texts.append(said[-1]))
    for at, each in enumerate(every):
        texts.clear()
        each.grab()
        wanted = {each.content.name, each.content.figures}
        if width == 560 and at > 1:  # there the bar alone says the shares
            wanted.remove(each.content.figures)
        assert {*texts} - {""} == wanted
        for slot in each.row.slots:
            if slot.isVisible():  # cards that do not play lie lower
                assert slot.mapTo(each, slot.card_rect.bottomLeft()).y() <= each.height() - 6


@pytest.mark.parametrize("more", ["", "8s9c"])
def test_low_tiles_with_large_letters_cut_no_words(
    holdem: User, monkeypatch: pytest.MonkeyPatch, more: str
) -> None:
    """With the text at 300 %, two boards leave no room for two lines beside the cards."""
    holdem.window.set_zoom(300)
    holdem.enter(f"AhKh v QsQd @ QhJh2c{more} @ Kd8h2h{more.replace('8s9c', '3h4h')}")
    holdem.window.area.lie_in(QSize(1164, 640))
    QApplication.processEvents()
    written: list[tuple[QRect, str]] = []
    monkeypatch.setattr(
        QPainter, "drawText", lambda _, room, *said: written.append((room, said[-1]))
    )
    for row in holdem.window.area.view.rows:
        for each in row.tiles:
            written.clear()
            each.grab()
            names = [room for room, text in written if text == each.content.name]
            assert names
            assert all(each.rect().contains(room) for room in names)


def test_a_click_shows_the_table_as_it_was_and_takes_nothing_away(river: User) -> None:
    before, steps = river.document.table, river.document.undo_stack.count()
    assert (river.verdict, roles(river)) == ("A wins", "RPPPR")
    click(river, 1)
    assert (river.verdict, roles(river)) == ("B is ahead", "NNNLL")
    assert [slot.accessibleDescription() for slot in river.slots(BOARD)][3:] == ["Comes later"] * 2
    assert (river.document.table, river.document.undo_stack.count()) == (before, steps)
    click(river, 3)
    assert (river.verdict, roles(river)) == ("A wins", "RPPPR")
    assert CardRole.LATER not in [place.role for place in river.content.rows[0].board]
    for back in (lambda: river.key(Key.Key_Escape), river.document.add_seat):
        click(river, 0)
        assert is_back(river)
        back()
        assert (is_back(river), "L" in roles(river)) == (False, False)


def test_the_next_street_is_dealt_by_its_button_or_by_enter(holdem: User) -> None:
    holdem.enter("AhKh v QsQd")
    QApplication.processEvents()
    assert tile(holdem, 1).button.isVisible()
    QTest.mouseClick(tile(holdem, 1).button, Qt.MouseButton.LeftButton)
    assert holdem.cards(BOARD).count(" ") == 2
    tile(holdem, 2).setFocus()
    holdem.key(Key.Key_Return)
    assert holdem.cards(BOARD).count(" ") == 3
    assert [tile(holdem, at).button.isVisible() for at in range(4)] == [False, False, False, True]


def test_keys_go_from_tile_to_tile_and_to_the_cards(river: User) -> None:
    tile(river, 1).setFocus()
    heard = []
    for key in (Key.Key_Right, Key.Key_Left, Key.Key_Down, Key.Key_Right, Key.Key_End):
        river.key(key)
        heard.append(river.focus().partition(",")[0].partition(":")[0])
    assert heard == ["Turn", "Flop", "The flop", "The flop", "The flop"]


def test_earlier_shares_are_counted_beside_the_window(counting: User, qtbot: QtBot) -> None:
    counting.document.enter("AhKh v QsQd @ QcJh2h8h")
    figures = ["46 \N{EN DASH} 54", "33 \N{EN DASH} 67", "77 \N{EN DASH} 23", ""]
    qtbot.waitUntil(lambda: [each.figures for each in counting.content.rows[0].streets] == figures)
    click(counting, 0)
    assert counting.verdict == "B is ahead"
    assert counting.content.seats[0].share == "46.21%"
    counting.document.enter("AhKh @ QcJh2h8h")
    click(counting, 1)
    qtbot.waitUntil(lambda: "holdings" in counting.content.bar.spoken)
    click(counting, 0)
    assert counting.content.verdict[:2] == ("Ace-king suited", ""), "without a word of the flop"


def test_the_tray_is_that_of_the_street_shown(counting: User, qtbot: QtBot) -> None:
    def shows(title: str, three: str) -> bool:
        found = counting.window.odds.next_cards.tile(Card("3h"))
        return found is not None and (area.prompt.text, found.text) == (title, three)

    area = counting.window.area
    counting.document.enter("AhKh v QsQd @ QcJh2h8h, pot 90, A bets 60")
    qtbot.waitUntil(lambda: area.tray.has_bet_sizes)
    counting.window.window_actions.next_card.setChecked(True)
    click(counting, 1)
    qtbot.waitUntil(lambda: shows("Turn", "23%"))
    assert not area.tray.has_bet_sizes
    assert counting.cards(BOARD) == "Qc Jh 2h 8h"  # nothing is taken away
    counting.key(Key.Key_Escape)
    qtbot.waitUntil(lambda: shows("If A bets more or less", "0%"))


def test_a_street_that_takes_too_long_is_left_out(
    document: Document, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(situation: object) -> Iterator[float]:
        yield 0.0
        raise TooManyDealsError(deals=10**9)

    monkeypatch.setattr(side_counts, "count_odds", refuses)
    document.enter("AhKh v QsQd @ QcJh2h8h")
    jobs = Jobs()
    odds = SideCounts(document, document)
    odds.start(jobs)
    qtbot.waitUntil(lambda: not odds.is_counting)
    assert odds.odds_on(document.street_tables) == [None] * 3
    assert odds.long_ones(document.street_tables) == []  # nor can it be asked for
    odds.stop()
    jobs.finish()


def test_a_street_that_takes_long_is_counted_only_if_the_user_asks(
    counting: User, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(side_counts, "UNASKED", -1)
    counting.document.enter("5-card omaha: AhKh9s9c3d v QsQd7h6h?? @ 2c7d8s")
    before = tile(counting, 0)
    qtbot.waitUntil(before.button.isVisible)
    assert (before.button.text(), before.accessibleDescription()) == ("Count", "Count")
    assert counting.content.rows[0].streets[0].figures == ""
    assert counting.document.reveal.hidden is False
    counting.document.reveal.set_teaching(True)
    assert not before.button.isVisible()
    counting.document.reveal.set_teaching(False)
    before.setFocus()
    counting.key(Key.Key_Return)
    qtbot.waitUntil(lambda: bool(counting.content.rows[0].streets[0].figures))
    assert not before.button.isVisible()
    assert before.accessibleDescription() == "Show the table as it was"


def test_in_stud_each_street_has_a_tile_and_earlier_ones_show_fewer_cards(user: User) -> None:
    user.document.enter("stud: AsKsQsJs v 9h9d8d7d")
    streets = user.content.rows[0].streets
    assert [each.name for each in streets][:2] == ["Third street", "Fourth street"]
    states = [each.state.name for each in streets]
    assert states == ["DONE", "NOW", "NEXT", "LATER", "LATER"]
    strip = user.window.area.view.rows[0]
    assert strip.accessibleName() == "Streets"
    strip.tiles[0].click()
    faint = [[place.role is CardRole.LATER for place in seat.places] for seat in user.content.seats]
    assert faint == [[False] * 3 + [True] + [False] * 3] * 2
    user.key(Qt.Key.Key_Escape)
    strip.tiles[2].button.click()
    assert [len(user.cards(seat).split()) for seat in (0, 1)] == [5, 5]
    assert user.document.undo_stack.undoText() == "deal the next street"


def test_in_draw_games_a_tile_is_before_the_draw_and_one_after(user: User) -> None:
    user.document.enter("badugi: As2d3h v Kh9d8d7c")
    named = [(each.name, each.state.name) for each in user.content.rows[0].streets]
    assert named == [("Before the draw", "NOW"), ("After the draw", "NEXT")]
    user.document.enter("badugi: As2d3h4c v Kh9d8d7c")
    figures = [(each.figures, each.state.name) for each in user.content.rows[0].streets]
    assert figures == [("", "DONE"), ("100 \N{EN DASH} 0", "NOW")]
    for game in (ANY, find_game("threecard")):
        user.document.begin(game, 2)
        assert (user.window.area.view.rows, user.content.rows[0].streets) == ((), ())
