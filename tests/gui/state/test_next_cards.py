"""What each card of the deck would bring: shares and hands, while they are counted and hidden."""

from collections import Counter
from collections.abc import Callable, Generator, Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from analyser.gui.pages.page import Page
from analyser.gui.pages.pages_panel import Pages
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs
from analyser.gui.state.settings import Settings
from analyser.gui.state.side_counts import NextCardTiles
from analyser.poker.cards import DECK, Card
from analyser.poker.games.registry import ANY, HOLDEM, RAZZ
from analyser.poker.hints import next_shares
from analyser.poker.hints.next_shares import NextShares
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.table import BOARD, DEAD, Slot, Table
from not_none import not_none
from tests.gui.conftest import CTRL, OpenWindow, User

DESCRIPTION = Qt.ItemDataRole.AccessibleDescriptionRole


@pytest.fixture
def tiles(document: Document) -> Iterator[NextCardTiles]:
    """Tiles of a document that are counted."""
    found, jobs = NextCardTiles(document), Jobs()
    found.start(jobs)
    yield found
    found.cancel()
    jobs.finish()


def settle(qtbot: QtBot, tiles: NextCardTiles) -> None:
    qtbot.waitUntil(lambda: tiles.up_to_date)


def texts(tiles: NextCardTiles) -> dict[str, str]:
    found = {str(card): tiles.tile(card) for card in DECK}
    return {card: tile.text for card, tile in found.items() if tile is not None}


def test_the_deck_shows_the_share_of_the_seat_in_focus(
    tiles: NextCardTiles, document: Document, qtbot: QtBot
) -> None:
    document.enter("AsKs v 9h9d @ Qs7s2c")
    settle(qtbot, tiles)
    shown = texts(tiles)
    assert (tiles.are_shares, len(shown)) == (True, 45)
    said = [shown[card] for card in ("Js", "9s", "2s", "Ah", "Qh", "9c", "8d")]
    assert said == ["100%", "77%", "91%", "98%", "32%", "16%", "34%"]
    with qtbot.waitSignal(tiles.changed):
        document.focus_on(1)
    assert (texts(tiles)["9c"], texts(tiles)["Js"]) == ("84%", "0%")


def test_one_seat_sees_its_hand_in_a_word_and_what_improves_it(
    tiles: NextCardTiles, document: Document, qtbot: QtBot
) -> None:
    document.change_game(HOLDEM)
    document.enter("Ah Kh Qh Jh 2c 7d")
    settle(qtbot, tiles)
    counts = {"royal flush": 1, "flush": 8, "straight": 3, "pair": 16, "high card": 18}
    assert Counter(texts(tiles).values()) == counts
    better = [card for card in DECK if (tile := tiles.tile(card)) is not None and tile.improves]
    assert (len(better), tiles.are_shares) == (18, False)  # not with a pair of the board's
    document.clear()
    document.change_game(RAZZ)
    document.enter("Ah 3h 7s 9d Jc Qs")
    settle(qtbot, tiles)
    assert [texts(tiles)[card] for card in ("Ts", "8s", "Ks")] == ["10 low", "9 low", "J low"]


@pytest.mark.parametrize("prepare", [
    pytest.param(lambda document: None, id="an empty table"),
    pytest.param(lambda document: document.activate(Slot(DEAD, 0)), id="a dead card"),
    pytest.param(lambda document: document.enter("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc"), id="full"),
    pytest.param(lambda document: document.enter("AsKs v ??" + " v ??" * 7), id="too many deals"),
])  # fmt: skip
def test_where_there_is_nothing_to_say_the_cards_are_plain(
    prepare: Callable[[Document], None], tiles: NextCardTiles, document: Document, qtbot: QtBot
) -> None:
    prepare(document)
    settle(qtbot, tiles)
    assert (texts(tiles), tiles.are_shares) == ({}, None)


def test_shares_of_the_last_table_do_not_come_back_where_there_is_nothing_to_say(
    tiles: NextCardTiles, document: Document, qtbot: QtBot
) -> None:
    document.begin(ANY, 2)
    document.enter("9c7h9hAh9d v 9s8s4c5cTd")
    document.empty(Slot(1, 4))
    settle(qtbot, tiles)
    assert tiles.are_shares
    for at in range(4):
        document.empty(Slot(1, at))
    settle(qtbot, tiles)
    assert (texts(tiles), tiles.shares) == ({}, None)
    document.begin(HOLDEM, 2)
    document.enter("AsKs")  # nor does a second hand without a card change one
    settle(qtbot, tiles)
    assert (document.table.active, texts(tiles)) == (Slot(1, 0), {})


def test_tiles_fill_in_as_they_are_counted_and_a_move_drops_them(
    tiles: NextCardTiles, document: Document, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Table] = []
    count = next_shares.count_next_shares

    def slowly(table: Table) -> Generator[NextShares, None, NextShares]:
        begun.append(table)
        steps, first = count(table), NextShares((), {})
        while len(first.with_card) < 4:
            first = next(steps)
            yield first
        while True:
            yield first

    monkeypatch.setattr(next_shares, "count_next_shares", slowly)
    document.enter("AsKs v 9h")
    qtbot.waitUntil(lambda: len(texts(tiles)) > 3)
    assert not tiles.up_to_date
    document.rename_seat(0, "Ann")  # the same cards are not counted again
    assert len(texts(tiles)) > 3
    shown: list[dict[str, str]] = []
    tiles.changed.connect(lambda: shown.append(texts(tiles)))
    document.enter("AsKs v 9d")
    qtbot.waitUntil(lambda: len(begun) == 2)
    assert shown[0] == {}
    qtbot.waitUntil(lambda: len(texts(tiles)) > 3)
    document.enter("AsKs v 9c")
    tiles.cancel()
    assert texts(tiles) == {}
    assert tiles.up_to_date


def test_hidden_answers_and_plain_cards_show_nothing(
    tiles: NextCardTiles, document: Document, qtbot: QtBot
) -> None:
    document.enter("AsKs v 9h9d @ Qs7s2c")
    settle(qtbot, tiles)
    tiles.set_shown(False)
    assert texts(tiles) == {}
    tiles.set_shown(True)
    assert texts(tiles)["Js"] == "100%"
    document.reveal.set_teaching(True)
    assert texts(tiles) == {}
    document.reveal.show_answers()
    assert texts(tiles)["Js"] == "100%"


@pytest.mark.parametrize("key", [Qt.Key.Key_M, Qt.Key.Key_G])
def test_a_key_or_the_switch_shows_plain_cards_and_the_window_remembers(
    user: User, document: Document, open_window: OpenWindow, key: Qt.Key
) -> None:
    tiles, tray = user.window.odds.next_cards, user.window.area.tray
    cards, next_card, _ = tray.switch.choices
    assert next_card.isChecked()
    user.key(key, CTRL)
    assert (tiles.is_shown, Settings().next_card, cards.isChecked()) == (False, False, True)
    again = open_window(document)
    assert not again.window.window_actions.next_card.isChecked()
    assert not again.window.odds.next_cards.is_shown
    next_card.click()
    assert (tiles.is_shown, Settings().next_card) == (True, True)


def test_a_card_says_its_hand_and_the_share_after_it(counting: User, qtbot: QtBot) -> None:
    counting.document.enter("AhKh")
    counting.document.set_range(1, parse_range("QQ+, AKs, 76s"))
    counting.document.activate(Slot(BOARD, 0))
    counting.document.enter("Qh7h2c")
    settle(qtbot, counting.window.odds.next_cards)
    described = counting.model.index_of(Card("9h")).data(DESCRIPTION)
    assert described == "After it Seat A has 95.45%"
    tip = counting.model.index_of(Card("9h")).data(Qt.ItemDataRole.ToolTipRole)
    assert "Would make for Seat A: Flush, A-K-Q-9-7; after it Seat A has 95.45%" in tip
    counting.window.window_actions.why.setChecked(True)
    tabs = not_none(counting.window.findChild(Pages))
    tabs.setCurrentIndex(1)
    page = tabs.currentWidget()
    assert isinstance(page, Page)
    text = "Seat A goes up with 12 next cards, down with 35"
    qtbot.waitUntil(lambda: text in page.accessibleName() + page.toPlainText())
    assert "9 cards make: flush, 75.45% to 95.45% of the pot" in page.toPlainText()
    counting.document.set_range(1, parse_range("AsKc, AsQc"))
    settle(qtbot, counting.window.odds.next_cards)
    assert counting.model.state(Card("As")).tile is None
    described = counting.model.index_of(Card("As")).data(DESCRIPTION)
    assert described.endswith("cannot come, because every deal gives it to another seat")
    counting.document.set_range(1, parse_range("AhQh, KhQd"))  # no deal gives B a hand
    settle(qtbot, counting.window.odds.next_cards)
    assert counting.window.odds.next_cards.shares is None
