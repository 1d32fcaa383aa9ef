"""Bets of other sizes in place of the deck: what each needs, and a click that makes it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from analyser.gui.felt.tray.tray import Tray
from analyser.gui.look.theme import contrast_palette
from analyser.gui.look.widgets import Text
from analyser.poker.names import seat_letter
from tests.gui.conftest import CTRL, Heard, Key, User

THREE = "KcKd v JcTc v AhQh @ JhTs4h, A all in, pot 90, B bets 60"


@pytest.fixture
def tray(counting: User, qtbot: QtBot) -> Iterator[Tray]:
    """The tray of a table on which C faces a bet of 60, beside A who is all in."""
    counting.document.enter(THREE)
    found = counting.window.area.tray
    qtbot.waitUntil(found.bet_sizes.isVisible)
    yield found
    counting.window.odds.next_cards.set_shown(True)


def test_each_size_says_what_it_needs_and_is_worth(tray: Tray) -> None:
    assert [tile.accessibleName() for tile in tray.bet_sizes.tiles] == [
        "half the pot, 45: Call. +22.08, needs 25%, has 37%",
        "two thirds, 60: Call. +18.67, needs 29%, has 37%",
        "the pot, 90: Call. +11.86, needs 33%, has 38%",
        "one and a half, 135: Close. +1.64, needs 38%, has 38%",
        "twice the pot, 180: Fold. \N{MINUS SIGN}8.57, needs 40%, has 38%",
    ]
    pots = [text.text() for text in tray.bet_sizes.findChildren(Text) if text.isVisible()]
    said = "Main pot 90: C has 35.88% against A and B.  Side pot 120: C has 38.65% against B."
    prompt, words = tray.prompt, ("If B bets more or less", "90 in the pot before the bet")
    assert (pots, prompt.text, prompt.quiet) == ([said], *words)
    tray.setPalette(contrast_palette())  # in which each tile has an edge
    for tile in tray.bet_sizes.tiles:
        assert tray.rect().contains(tile.geometry())
        assert tile.grab().toImage().pixelColor(1, 20).lightnessF() > 0.9
    tray.setPalette(QPalette())
    assert not tray.unknown.isVisible()
    QTest.mouseClick(tray.switch.choices[1], Qt.MouseButton.LeftButton)
    assert prompt.quiet.endswith(f" · {pots[0]}"), "beside cards, too"


def test_a_click_makes_the_bet_undo_takes_it_back(tray: Tray, counting: User, qtbot: QtBot) -> None:
    biggest = tray.bet_sizes.tiles[-1]
    QTest.mouseClick(biggest, Qt.MouseButton.LeftButton)
    assert counting.document.table.seats[1].wager == 180
    qtbot.waitUntil(lambda: counting.window.odds.live_call.found is not None)
    assert tray.bet_sizes.tiles[-1].accessibleName().startswith("twice the pot, 180: Fold.")
    counting.document.undo()
    assert counting.document.table.seats[1].wager == 60
    counting.document.enter("B bets 100")
    qtbot.waitUntil(lambda: tray.bet_sizes.tiles[2].bet == 100)
    assert tray.bet_sizes.tiles[2].accessibleName().startswith("111% of the pot, 100: ")


def test_the_key_goes_through_all_three_and_a_card_brings_the_deck(
    tray: Tray, counting: User, qtbot: QtBot, spoken: Heard
) -> None:
    def shown() -> tuple[str, bool, bool]:
        tiles = counting.window.odds.next_cards
        return tray.switch.text, tray.bet_sizes.isVisible(), tiles.is_shown

    assert shown() == ("Bet sizes", True, True)
    seen = []
    for _ in range(3):
        counting.key(Key.Key_M, CTRL)
        seen.append(shown())
        counting.tell()
        assert spoken.pop()[0] == seen[-1][0]
    assert seen == [
        ("Cards", False, False), ("Next card", False, True), ("Bet sizes", True, False),
    ]  # fmt: skip
    counting.deck.setFocus()
    counting.type("2c")
    assert shown()[:2] == ("Cards", False)
    qtbot.waitUntil(lambda: counting.window.odds.live_call.up_to_date)
    assert shown()[:2] == ("Cards", False), "the next street does not take the deck away"
    tray.switch.choices[2].click()
    assert shown()[:2] == ("Bet sizes", True)


def test_without_a_bet_or_while_hidden_there_is_no_such_choice(tray: Tray, counting: User) -> None:
    choice = tray.switch.choices[2]
    assert choice.isVisible()
    counting.window.window_actions.teach.setChecked(True)
    assert (choice.isVisible(), tray.bet_sizes.isVisible()) == (False, False)
    counting.window.window_actions.teach.setChecked(False)
    assert choice.isVisible()
    counting.document.set_wager(1, None)
    assert (choice.isVisible(), tray.bet_sizes.isVisible()) == (False, False)
    assert tray.prompt.text == "Turn"


def test_who_faces_a_bet_is_in_focus_until_another_is_clicked(tray: Tray, counting: User) -> None:
    document = counting.document
    assert seat_letter(document.seat_in_focus) == "C"
    document.set_wager(1, None)
    assert seat_letter(document.seat_in_focus) == "B", "it is ahead of two others"
    document.focus_on(1)
    counting.document.enter(THREE)
    assert seat_letter(document.seat_in_focus) == "B"
