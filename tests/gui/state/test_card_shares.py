"""The signs on unused cards where a known hand meets ranges: exact, and counted beside."""

from __future__ import annotations

import time
from collections.abc import Generator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.look.badges import Look
from analyser.gui.pages.page import Page
from analyser.gui.pages.tabs import Pages
from analyser.gui.state import card_shares
from analyser.poker.cards import DECK, Card
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.ranges import next_cards
from analyser.poker.odds.ranges.next_cards import NextCardShares
from analyser.poker.odds.situation import Situation
from analyser.poker.odds.wording import say_share
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.table import BOARD, Slot
from not_none import not_none
from range_situations import ranges_at
from tests.gui.conftest import User

DESCRIPTION = Qt.ItemDataRole.AccessibleDescriptionRole


@pytest.fixture
def counting(counting: User) -> User:
    """A window that counts: AhKh against a range in hold'em, and no board yet."""
    counting.document.enter("AhKh")
    counting.document.set_range(1, parse_range("QQ+, AKs, 76s"))
    return counting


def board(user: User, cards: str, qtbot: QtBot) -> None:
    user.document.activate(Slot(BOARD, 0))
    user.document.enter(cards)
    qtbot.waitUntil(lambda: user.window.area.hints.up_to_date)


def looks(user: User) -> dict[str, int]:
    badges = {str(card): user.window.area.hints.badge(card) for card in DECK}
    return {card: badge.look for card, badge in badges.items() if badge is not None}


def test_cards_say_whether_the_known_hand_gets_more(counting: User, qtbot: QtBot) -> None:
    board(counting, "Qh7h2c", qtbot)
    signs = looks(counting)
    raising = {card for card, look in signs.items() if look == Look.UP}
    assert raising == {*(f"{rank}h" for rank in "2345689TJ"), "As", "Ad", "Ac"}
    falling = {card for card in signs if card not in raising}
    assert {signs[card] for card in falling} == {Look.DOWN}
    assert falling == {"7c", "7d", "7s"}, "what all others cost is no news"
    badges = [counting.window.area.hints.badge(Card(card)) for card in signs]
    figures = [badge.sign for badge in badges if badge is not None and len(badge.sign) > 1]
    assert figures == ["+49"] * 7, "the five largest, and what equals them"
    assert len({badge.shade for badge in badges if badge is not None}) > 1
    assert counting.window.area.legend.texts == [
        "+ more for Seat A",
        "\N{MINUS SIGN} less for Seat A",
        "±9 percent of equity",
    ]
    counting.hover("9h")
    assert counting.window.area.deck_line.preview == (
        "With the nine of hearts: Seat A: Flush, A-K-Q-9-7; "
        "Seat A goes up from 46.07% to 95.45% equity"
    )
    described = counting.model.index_of(Card("Ks")).data(DESCRIPTION)
    assert described.startswith("Would make for Seat A: Pair of kings")
    there = odds_of(ranges_at("AhKh", "QQ+, AKs, 76s", board="Qh7h2cKs"))
    share = say_share(there.seats[0].share)
    assert described.endswith(f"; Seat A goes down from 46.07% to {share} equity")
    counting.window.window_actions.why.setChecked(True)
    tabs = not_none(counting.window.findChild(Pages))
    tabs.setCurrentIndex(1)
    page = tabs.currentWidget()
    assert isinstance(page, Page)
    text = "Seat A goes up with 12 next cards, down with 35"
    qtbot.waitUntil(lambda: text in page.accessibleName() + page.toPlainText())
    assert "9 cards make: flush, 75.45% to 95.45% equity" in page.toPlainText()


def test_a_card_that_changes_nothing_and_one_that_cannot_come(counting: User, qtbot: QtBot) -> None:
    counting.document.set_range(1, parse_range("AsKc, AcKs"))
    board(counting, "2c7d9h4s", qtbot)
    assert looks(counting) == {}, "that nothing changes is no news"
    assert counting.window.area.legend.texts == []
    same = counting.model.index_of(Card("Qd")).data(DESCRIPTION)
    assert same.endswith("; Seat A stays at 50.00% equity")
    counting.document.set_range(1, parse_range("AsKc, AsQc"))
    qtbot.waitUntil(lambda: counting.window.area.hints.up_to_date)
    assert counting.model.state(Card("As")).badge is None
    assert (
        counting.model.index_of(Card("As"))
        .data(DESCRIPTION)
        .endswith("; the ace of spades cannot come, because every deal gives it to another seat")
    )


def test_the_signs_follow_moved_seats_and_go_with_ranges(counting: User, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: counting.window.area.hints.up_to_date)
    assert [counting.window.odds.card_shares.found] == [None]
    board(counting, "Qh7h2c", qtbot)
    counting.document.activate(Slot(0, 1))  # another card in the place of the king
    qtbot.waitUntil(lambda: counting.window.area.hints.up_to_date)
    assert [counting.window.odds.card_shares.found] == [None]
    assert not {Look.UP, Look.DOWN} & set(looks(counting).values())
    counting.document.activate(Slot(BOARD, 3))
    counting.document.swap_seats(0, 1)
    qtbot.waitUntil(lambda: counting.window.area.hints.up_to_date)
    found = not_none(counting.window.odds.card_shares.found)
    assert (found.seat, counting.window.area.legend.texts[0]) == (1, "+ more for Seat B")
    counting.document.set_range(0, None)
    qtbot.waitUntil(lambda: counting.window.area.hints.up_to_date)
    assert counting.window.odds.card_shares.found is None
    assert not {Look.UP, Look.DOWN} & set(looks(counting).values())


def test_a_long_count_says_how_far_it_is_and_can_be_stopped(
    counting: User, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Situation] = []

    def forever(situation: Situation, seat: int) -> Generator[float, None, NextCardShares]:
        begun.append(situation)
        while True:
            time.sleep(0.002)
            yield 0.4

    monkeypatch.setattr(next_cards, "count_next_cards", forever)
    shares = counting.window.odds.card_shares
    monkeypatch.setattr(card_shares, "LONG", 1)
    counting.document.activate(Slot(BOARD, 0))
    counting.document.enter("Qh7h2c")
    legend = counting.window.area.legend
    qtbot.waitUntil(lambda: legend.texts == ["… 40% of the signs counted; Ctrl+G stops it"])
    counting.key(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert not shares.is_counting
    assert legend.texts == []
    counting.key(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)  # on again
    qtbot.waitUntil(lambda: len(begun) == 2)
    counting.document.undo_stack.undo()  # a change gives it up as well
    assert not shares.is_counting


def test_what_cannot_be_counted_leaves_the_usual_signs(
    counting: User, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    counting.document.set_range(1, parse_range("AhQh, KhQd"))
    board(counting, "2c7d9h4s", qtbot)
    assert counting.window.odds.card_shares.found is None
    QApplication.processEvents()
    assert not {Look.UP, Look.DOWN} & set(looks(counting).values())
